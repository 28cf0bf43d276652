# arkade: interpreted
"""Decks: the ready ones, decks as text, and the validator that names each fault of a deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, cast

import msgspec

from arkade.cardtext import decks
from arkade.cardtext.decks import DeckEntry, Fault, count_cards, find_deck, load_decks, number_of_cards
from arkade.games.arackhan_wars.deck_rules import (
    DECK_RULES,
    DECK_SIZE,
    MOST_INITIATIVE,
    MOST_POINTS,
    MOST_STEALTH,
    WITH_EXTENSION,
    DeckRules,
    copies_rule,
    counts_as_initiative,
    counts_as_stealth,
)
from arkade.games.arackhan_wars.printed import CREATURE, FACTION_NAMES, LAND, SPELL, Face
from arkade.kernel import Table
from arkade.kernel.errors import unknown

FOLDER: Final = Path(__file__).parent / "decks"
DECKS: Final = "decks"
EXTENSION: Final = "extension"
PREBUILT_MODE: Final = "prebuilt"
KINDS: Final = ("pre-built", "publisher", "house")
FORM: Final = "a deck is a mapping with 'faction' (a name) and 'cards' (a list of names)"


class Deck(DeckEntry, frozen=True, kw_only=True):
    """Cards of a faction, by their names. `without_extension` says which cards others take the place of where the
    rulebook alone is played (AK-24.04)."""

    faction: str
    kind: Literal["pre-built", "publisher", "house", ""] = ""
    without_extension: dict[str, str] = msgspec.field(default_factory=dict)


class Totals(msgspec.Struct, frozen=True):
    """What a deck adds up to, for the validator and for everybody who builds one."""

    cards: int
    points: int
    value: int
    creatures: int
    lands: int
    spells: int
    initiative: int
    stealth: int

    @property
    def unused_points(self) -> int:
        """AK-04.02: no fault, but worth knowing."""
        return max(MOST_POINTS - self.points, 0)


# -- reading and writing ---------------------------------------------------------------------------


def shelf_place(deck: Deck) -> tuple[int, int]:
    """Where a ready deck stands among the others: by kind, then by faction."""
    return KINDS.index(deck.kind), FACTION_NAMES.index(deck.faction)


DECK_SOURCES: Final = [path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.toml"))]
READY: Final = {deck.name: deck for deck in sorted(load_decks(DECK_SOURCES, Deck).values(), key=shelf_place)}
"""AK-24.01, AK-24.03: the pre-built decks and those of the publisher, and for each faction one of our own with the
cards that no other has; all by name."""
PREBUILT: Final = {name: deck for name, deck in READY.items() if deck.kind == "pre-built"}


def deck_of(value: Any, ready: Mapping[str, Deck] = READY) -> Deck:
    """A deck from what a setting or a scenario says: the name of a ready deck, the text of a deck, or a mapping."""
    if isinstance(value, str) and "\n" in value:
        return read_deck_text(value)
    return find_deck(value, ready, Deck, FORM)


def read_deck_text(text: str) -> Deck:
    """A deck from its text: the faction on the first line, then the cards."""
    faction, cards = decks.read_deck_text(text, "faction")
    return Deck(faction=faction, cards=cards)


def write_deck_text(deck: Deck) -> str:
    """The text of a deck, which `read_deck_text` reads again."""
    return decks.write_deck_text(deck.faction, deck.cards)


def fitted(deck: Deck, rules: DeckRules) -> Deck:
    """AK-24.04: a deck as it is played by these rules."""
    if rules.extension or not deck.without_extension:
        return deck
    return msgspec.structs.replace(deck, cards=tuple(deck.without_extension.get(name, name) for name in deck.cards))


# -- what a match is played with -------------------------------------------------------------------


def match_rules(table: Table) -> DeckRules:
    """AK-24.02, AK-24.04: the rules for decks of a match."""
    return DECK_RULES[bool(table.options[EXTENSION])]


def is_ready_made(table: Table) -> bool:
    """AK-24.01, AK-24.03: whether everybody knows that both decks are ready ones: because there are no others, or
    because they were chosen at the table."""
    chosen_at_the_table = DECKS in table.options and table.options[DECKS] is None
    return chosen_at_the_table or table.mode == PREBUILT_MODE


def ready_decks(table: Table) -> Mapping[str, Deck]:
    """AK-24.01, AK-24.03: the ready decks of the game by name, as a match of it has them."""
    return cast("Mapping[str, Deck]", table.game.decks)


def offered_decks(table: Table) -> list[Deck]:
    """AK-24.01, AK-24.03: the ready decks of a mode."""
    decks = ready_decks(table)
    return [decks[name] for name in (PREBUILT if table.mode == PREBUILT_MODE else READY)]


def faces_of(table: Table, deck: Deck) -> list[int]:
    """The cards of a deck as it is played in a match, as faces."""
    return [table.game.face(name) for name in fitted(deck, match_rules(table)).cards]


def offered_lists(table: Table, faces: Sequence[Face], faction: int) -> list[list[int]]:
    """The ready decks of a faction that may be chosen in a match, as faces."""
    rules = match_rules(table)
    lists = [faces_of(table, deck) for deck in offered_decks(table) if faction_of(deck) == faction]
    return [numbers for numbers in lists if rules.refuse([faces[number] for number in numbers], faction) is None]


# -- counting --------------------------------------------------------------------------------------


FacesByName = Mapping[str, Face]
"""AK-04.09: all that there are, by their names in small letters."""


def faces_by_name(faces: Sequence[Face]) -> FacesByName:
    return {face.name.casefold(): face for face in faces}


def totals_of(deck: Deck, by_name: FacesByName) -> Totals:
    """AK-04.03, AK-04.04: what a deck adds up to; cards that nobody knows count as cards and no more."""
    known = [by_name[name.casefold()] for name in deck.cards if name.casefold() in by_name]
    return Totals(
        cards=len(deck.cards),
        points=sum(face.deck_value for face in known),
        value=sum(face.value for face in known),
        creatures=sum(face.kind == CREATURE for face in known),
        lands=sum(face.kind == LAND for face in known),
        spells=sum(face.kind == SPELL for face in known),
        initiative=sum(map(counts_as_initiative, known)),
        stealth=sum(map(counts_as_stealth, known)),
    )


# -- validating ------------------------------------------------------------------------------------


def faults_of(deck: Deck, by_name: FacesByName, rules: DeckRules = WITH_EXTENSION) -> list[Fault]:
    """Everything that keeps a deck from play (AK-24.02); an empty list for a legal deck."""
    totals = totals_of(deck, by_name)
    return [*faction_faults(deck), *card_faults(deck, by_name, rules), *total_faults(totals, rules)]


def faction_of(deck: Deck) -> int:
    """The number of a deck's faction; -1 where there is none of that name."""
    names = [name.casefold() for name in FACTION_NAMES]
    return names.index(deck.faction.casefold()) if deck.faction.casefold() in names else -1


def faction_faults(deck: Deck) -> list[Fault]:
    """AK-02.18: one of the four factions."""
    if faction_of(deck) >= 0:
        return []
    return [Fault("AK-02.18", str(unknown("faction", deck.faction, FACTION_NAMES)))]


def card_faults(deck: Deck, by_name: FacesByName, rules: DeckRules) -> list[Fault]:
    """AK-04.05 to AK-04.09, AK-23.14 to AK-23.16, AK-24.04: each card that has no place in the deck, each once."""
    faction = faction_of(deck)
    faults: list[Fault] = []
    for name, count in count_cards(deck.cards).items():
        face = by_name.get(name.casefold())
        if face is None:
            faults.append(Fault("AK-04.05", str(unknown("card", name, [known.name for known in by_name.values()]))))
        else:
            faults += [*place_faults(face, faction, rules), *copies_faults(face, count, rules)]
    return faults


def place_faults(face: Face, faction: int, rules: DeckRules) -> list[Fault]:
    """AK-04.05, AK-24.04: a card that no deck of this faction may have. Where there is no such faction (-1), that is
    fault enough, and each card is looked at as one of its own."""
    rule = rules.cannot_be_in_deck(face, face.faction if faction < 0 else faction)
    if rule is None:
        return []
    if rule == "AK-04.05":
        whose = f"belongs to the {FACTION_NAMES[face.faction]}, not to the {FACTION_NAMES[faction]}"
        return [Fault(rule, f"{face.name!r} {whose}")]
    return [Fault(rule, f"{face.name!r} has or grants an Attribute that the rulebook alone does not have")]


def copies_faults(face: Face, count: int, rules: DeckRules) -> list[Fault]:
    """AK-04.06, AK-23.14, AK-23.15: too many copies of a card."""
    most = rules.most_copies(face)
    if count <= most:
        return []
    allowed = "once is allowed" if most == 1 else f"at most {most} times are allowed"
    what = "is Legendary and" if face.legendary else "is"
    return [Fault(copies_rule(face), f"{face.name!r} {what} in the deck {count} times; {allowed}")]


def total_faults(totals: Totals, rules: DeckRules) -> list[Fault]:
    """AK-04.01, AK-04.02, AK-04.04, AK-23.13: what the whole deck has too much or too little of."""
    faults: list[Fault] = []
    if totals.cards != DECK_SIZE:
        words = f"the deck has {number_of_cards(totals.cards)}; exactly {DECK_SIZE} are needed"
        faults.append(Fault("AK-04.01", words))
    if totals.points > MOST_POINTS:
        faults.append(Fault("AK-04.02", f"the deck has {totals.points} points; at most {MOST_POINTS} are allowed"))
    if totals.initiative > MOST_INITIATIVE:
        words = f"the deck has {totals.initiative} cards with Initiative; at most {MOST_INITIATIVE} are allowed"
        faults.append(Fault("AK-04.04", words))
    if rules.extension and totals.stealth > MOST_STEALTH:
        words = f"the deck has {totals.stealth} cards with Stealth; at most {MOST_STEALTH} are allowed"
        faults.append(Fault("AK-23.13", words))
    return faults


def broken_rules(value: Any, faces: Sequence[Face], ready: Mapping[str, Deck] = READY) -> list[str]:
    """The rules that a deck breaks, for scenarios."""
    return [fault.rule for fault in faults_of(deck_of(value, ready), faces_by_name(faces))]
