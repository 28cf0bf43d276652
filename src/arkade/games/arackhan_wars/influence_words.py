"""How an influence says itself: the words of a Skill, Benefit, Effect or Weakness from what it reaches and changes."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import listing
from arkade.games.arackhan_wars.conditions import CardCount, Situation, TokenCount
from arkade.games.arackhan_wars.printed import (
    AGAINST_ATTACKER,
    AGAINST_TARGET,
    ALL_ATTRIBUTES,
    ALWAYS,
    ATTRIBUTE_NAMES,
    BANNED_FROM_GROUPS,
    CREATURES_ADJACENT,
    CREATURES_IN_GROUPS,
    DEACTIVATED,
    DIES_AFTER_ATTACK,
    DIES_ON_FAILURE,
    FAMILIES,
    IMMUNE,
    INVERTED,
    ITSELF,
    MOVES_AT_TURN_END,
    NEVER_ATTACKS,
    NEVER_IN_GROUPS,
    NOT_ATTACKABLE,
    NOT_BY_CREATURES,
    NOT_IN_WINDOW,
    NOT_RIGHT_OR_BOTTOM,
    ONCE,
    ONE_CREATURE,
    ONLY_ADJACENT_TARGETS,
    ONLY_EVEN_TARGETS,
    ONLY_FAR_TARGETS,
    ONLY_IN_GROUPS,
    ONLY_WITH_FAMILY,
    PER_EXTRA_TOKEN,
    PER_GROUP,
    PURE_GROUPS,
    SILENCED,
    STRIKES_ALLIES,
    SWARMS_BY_NAME,
    UNCHANGEABLE,
    WAIVES_GROUP_BAN,
    WHILE_ACTIVE,
    Influence,
)
from arkade.games.arackhan_wars.selectors import names_in, noun_of, with_attributes

LIMIT_WORDS: Final = {
    NEVER_ATTACKS: "cannot attack",
    ONLY_FAR_TARGETS: "cannot attack adjacent cards",
    ONLY_ADJACENT_TARGETS: "can attack only adjacent cards",
    ONLY_EVEN_TARGETS: "can attack only cards of even value",
    ONLY_IN_GROUPS: "can attack only in Group Attacks",
    NEVER_IN_GROUPS: "cannot take part in Group Attacks",
    ONLY_WITH_FAMILY: "can take part in Group Attacks only with {family} creatures",
    NOT_IN_WINDOW: "cannot attack in the Initiative window",
    NOT_RIGHT_OR_BOTTOM: "cannot attack the cards at {its} right and bottom borders",
    BANNED_FROM_GROUPS: "cannot take part in Group Attacks",
    NOT_ATTACKABLE: "cannot be attacked",
    NOT_BY_CREATURES: "cannot be attacked by creatures",
    CREATURES_IN_GROUPS: "can be attacked by creatures only in Group Attacks",
    PURE_GROUPS: "can be attacked only by groups of creatures without spells or by spells without creatures",
    ONE_CREATURE: "can be attacked by at most 1 creature at a time",
    CREATURES_ADJACENT: "can be attacked by creatures only from adjacent spaces",
    DEACTIVATED: "count{s} as deactivated",
    DIES_AFTER_ATTACK: "{are} destroyed after {they} attack{s}",
    DIES_ON_FAILURE: "{are} destroyed if one of {its} attacks fails",
    UNCHANGEABLE: "ignore{s} what other cards do to {its} Attack and Defense",
    INVERTED: "{have} {its} Attack and Defense exchanged",
    IMMUNE: "{are} not affected by enemy spells",
    STRIKES_ALLIES: "also strike{s} adjacent allied creatures with {its} Omnistrike",
    SWARMS_BY_NAME: "count{s} only creatures of {its} own name for Swarm",
    MOVES_AT_TURN_END: "may move to any space when your turn ends",
    WAIVES_GROUP_BAN: "let{s} {waived} take part in {its} Group Attacks despite their Weaknesses",
}
"""Each limit as it is said of a card or of several."""


def words_of(influence: Influence) -> str:
    """The whole sentence, without its label and its full stop."""
    words = f"{subject(influence)} {listing(changes(influence))}{reason(influence)}"
    if influence.when in (ALWAYS, AGAINST_TARGET, AGAINST_ATTACKER):
        return words
    return f"while {Situation(influence.when, influence.group).clause()}, {words}"


def subject(influence: Influence) -> str:
    """Whom it reaches."""
    if influence.reach.zone == ITSELF:
        return "it" if influence.when == WHILE_ACTIVE else "this card"
    cards = noun_of(influence.reach, many=True)
    return f"{cards} adjacent to both {listing(list(influence.between))}" if influence.between else cards


def changes(influence: Influence) -> list[str]:
    """What it changes, in a fixed order."""
    s = "s" if influence.reach.zone == ITSELF else ""
    found: list[str] = []
    numbers = {"Attack": influence.attack, "Defense": influence.defense}
    added = [f"{number:+} {name}" for name, number in numbers.items() if number]
    if added:
        found.append(f"get{s} {listing(added)}")
    if influence.range_bonus:
        found.append(f"get{s} {influence.range_bonus:+} range")
    if influence.gains:
        found.append(f"gain{s} {listing(names_in(influence.gains, ATTRIBUTE_NAMES))}")
    lost = losses(influence)
    if lost:
        found.append(f"lose{s} {listing(lost)}")
    return found + limits(influence)


def losses(influence: Influence) -> list[str]:
    lost = ["all Skills"] if influence.limits & SILENCED else []
    if influence.losses == ALL_ATTRIBUTES:
        return [*lost, "all Attributes"]
    return lost + names_in(influence.losses, ATTRIBUTE_NAMES)


def limits(influence: Influence) -> list[str]:
    """The limits in the order of their bits."""
    one = influence.reach.zone == ITSELF
    blanks = {
        "s": "s" if one else "",
        "are": "is" if one else "are",
        "have": "has" if one else "have",
        "its": "its" if one else "their",
        "they": "it" if one else "they",
        "family": " or ".join(names_in(influence.family_groups, FAMILIES)),
        "waived": "" if influence.waived is None else noun_of(influence.waived, many=True),
    }
    return [words.format(**blanks) for limit, words in LIMIT_WORDS.items() if influence.limits & limit]


def reason(influence: Influence) -> str:
    """Behind the change: how often it counts, or against whom."""
    if influence.when == AGAINST_TARGET:
        return f" against creatures {with_attributes(influence.versus)}"
    if influence.when == AGAINST_ATTACKER:
        return f" against attacks by creatures {with_attributes(influence.versus)}"
    if influence.per == ONCE:
        return ""
    if influence.per == PER_EXTRA_TOKEN:
        return f" for each {TokenCount().clause()}"
    assert influence.group is not None
    counted = CardCount(influence.group).clause()
    if influence.per == PER_GROUP:
        return f" for each {counted}"
    beside = counted.removeprefix("adjacent ")
    return f" for each {beside} adjacent to {'it' if influence.reach.zone == ITSELF else 'them'}"
