"""The cards of AracKhan Wars: what is known about each, what its words make of it, and what faulty words are told."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from arkade.cardtext import CardPool, load_cards
from arkade.games.arackhan_wars import printed
from arkade.games.arackhan_wars.deck_rules import DECK_SIZE, WITH_EXTENSION
from arkade.games.arackhan_wars.language import LANGUAGE, POOL, Card, make_faces
from arkade.games.arackhan_wars.printed import Face, Group, Influence
from arkade.kernel import ArkadeError
from tests.docs.pages import blocks

FACTS: dict[str, dict[str, Any]] = {
    fact["name"]: fact
    for fact in tomllib.loads(Path(__file__).with_name("facts.toml").read_text(encoding="utf-8"))["card"]
}
FACES = {face.name: face for face in make_faces(POOL)}
CARDS = {card.name: card for card in POOL.cards}

EXAMPLES = [line for block in blocks("docs/card-language.md", "arackhan_wars") for line in block.text.splitlines()]

every_card = pytest.mark.parametrize("name", list(FACTS))


# -- facts as the rules keep them ------------------------------------------------------------------


def constant(name: str) -> int:
    """`while active` is WHILE_ACTIVE."""
    number = getattr(printed, name.upper().replace(" ", "_"))
    assert isinstance(number, int)
    return number


def united(names: list[str], bits: dict[str, int]) -> int:
    return sum(bits[name] for name in names)


ATTRIBUTES = {name: 1 << place for place, name in enumerate(printed.ATTRIBUTE_NAMES)} | {"all": printed.ALL_ATTRIBUTES}
FAMILIES = {name: 1 << place for place, name in enumerate(printed.FAMILIES)}
KINDS = {name: kind for kind, name in printed.TYPE_NAMES.items()}


def known_group(fact: dict[str, Any]) -> tuple[int, ...]:
    return (
        constant(fact["zone"]),
        constant(fact.get("side", "both")),
        united(fact["kinds"], KINDS) if "kinds" in fact else printed.ANY_TYPE,
        united(fact.get("families", []), FAMILIES),
        fact.get("least value", 0),
        fact.get("most value", printed.NO_LIMIT),
        united(fact.get("attributes", []), ATTRIBUTES),
    )


def group_of(group: Group) -> tuple[int, ...]:
    value = (group.least_value, group.most_value)
    return (group.zone, group.sides, group.kinds, group.families, *value, group.attributes)


def known_influence(fact: dict[str, Any]) -> dict[str, object]:
    return {
        "label": printed.LABEL_NAMES.index(fact["label"]),
        "reach": known_group(fact["reach"]),
        "when": constant(fact.get("when", "always")),
        "per": constant(f"per {fact['per']}") if "per" in fact else printed.ONCE,
        "group": known_group(fact["group"]) if "group" in fact else None,
        "versus": united(fact.get("versus", []), ATTRIBUTES),
        "attack": fact.get("attack", 0),
        "defense": fact.get("defense", 0),
        "range_bonus": fact.get("range", 0),
        "gains": united(fact.get("gains", []), ATTRIBUTES),
        "losses": united(fact.get("losses", []), ATTRIBUTES),
        "limits": sum(constant(name) for name in fact.get("limits", [])),
        "family_groups": united(fact.get("families", []), FAMILIES),
        "waived": known_group(fact["waived"]) if "waived" in fact else None,
        "between": tuple(fact.get("between", ())),
    }


def influence_of(influence: Influence) -> dict[str, object]:
    groups = {"reach": influence.reach, "group": influence.group, "waived": influence.waived}
    found: dict[str, object] = {name: None if group is None else group_of(group) for name, group in groups.items()}
    others = known_influence({"label": "Skill", "reach": {"zone": "itself"}}).keys() - groups.keys()
    return found | {name: getattr(influence, name) for name in others}


# -- what is known ---------------------------------------------------------------------------------


def test_the_pool_holds_the_known_cards_and_no_others() -> None:
    assert list(CARDS) == list(FACTS)


@every_card
def test_a_card_is_as_it_is_known(name: str) -> None:
    fact, card, face = FACTS[name], CARDS[name], FACES[name]
    assert card.number == fact["number"]
    assert printed.TYPE_NAMES[face.kind] == fact["type"]
    assert printed.FACTION_NAMES[face.faction] == fact["faction"]
    assert (face.value, face.deck_value) == (fact["value"], fact["deck_value"])
    assert (face.attack, face.can_attack) == (fact.get("attack", 0), "attack" in fact)
    assert face.defense == fact.get("defense", 0)
    assert face.families == united([fact["family"]] if "family" in fact else [], FAMILIES)
    assert face.legendary == fact.get("legendary", False)
    assert (face.is_global, face.stays) == (fact.get("scope") == "global", fact.get("stays", False))
    assert min(WITH_EXTENSION.most_copies(face), DECK_SIZE) == fact.get("copies", DECK_SIZE)


@every_card
def test_a_cards_attributes_stand_in_its_text(name: str) -> None:
    face = FACES[name]
    numbers = {"Movement": f" {face.stride}", "Ranged Attack": f" {face.range}"}
    found = [
        word + numbers.get(word, "") for word, bit in ATTRIBUTES.items() if face.attributes & bit and word != "all"
    ]
    assert sorted(found) == sorted(FACTS[name].get("attributes", []))


@every_card
def test_a_cards_words_change_what_is_known_of_it(name: str) -> None:
    known = [known_influence(fact) for fact in FACTS[name].get("influences", [])]
    assert [influence_of(influence) for influence in FACES[name].influences] == known


@every_card
def test_what_else_a_card_says_stands_on_its_face(name: str) -> None:
    fact, face = FACTS[name], FACES[name]
    assert (face.action is not None) == ("action" in fact)
    assert face.once_per_round == (fact.get("action") == "once per Round")
    assert face.stride_bonus == fact.get("moves farther", 0)
    assert face.trophies == united(fact.get("trophies", []), ATTRIBUTES)
    assert face.bonus == (constant(f"scores {fact['scores']}") if "scores" in fact else 0)
    assert list(face.banned_rounds) == fact.get("not placed in", [])
    known = [known_group(fact["destroys"])] if "destroys" in fact else []
    assert [group_of(group) for group in face.destroys_at_round_end] == known


@pytest.mark.rule("AK-02.01")
@pytest.mark.rule("AK-02.18")
def test_the_cards_are_as_many_as_the_set_holds() -> None:
    kinds = Counter((str(card.faction), str(card.type)) for card in POOL.cards)
    found = {name: [kinds[name, kind] for kind in KINDS] for name in printed.FACTION_NAMES}
    assert found == {"Grey Order": [27, 3, 10], "Whitelands": [22, 3, 11], "Blight": [23, 2, 9], "Nakka": [23, 3, 8]}
    assert Counter(card.scope for card in POOL.cards if card.type == "spell") == {"global": 24, "local": 14}


@pytest.mark.rule("AK-02.21")
def test_a_card_with_one_number_uses_it_for_both() -> None:
    for card in POOL.cards:
        if card.deck_value is None:
            assert FACES[card.name].deck_value == card.value
        else:
            assert FACES[card.name].deck_value == card.deck_value != card.value


def test_numbers_are_given_once() -> None:
    assert len({card.number for card in POOL.cards}) == len(POOL.cards)


def test_every_card_is_the_games_own_and_written_in_words() -> None:
    assert [card.name for card in POOL.cards if card.script or card.designed] == []


# -- words and what they make ----------------------------------------------------------------------


def test_every_action_has_its_number() -> None:
    for face in FACES.values():
        if face.action is not None:
            assert POOL.effects[face.action.key] is face.action


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("skill: this card get +1 attack.", "Skill: This card gets +1 Attack."),
        ("Skill: Adjacent allied creatures gains flight.", "Skill: Adjacent allied creatures gain Flight."),
        (
            "Benefit: Adjacent lands and creatures get +1 Defense.",
            "Benefit: Adjacent creatures and lands get +1 Defense.",
        ),
        (
            "Effect: Enemy creatures cannot attack, lose Flight and get -1 Defense.",
            "Effect: Enemy creatures get -1 Defense, lose Flight and cannot attack.",
        ),
        (
            "Effect: Enemy creatures lose all attributes and all skills.",
            "Effect: Enemy creatures lose all Skills and all Attributes.",
        ),
        ("Weakness: This card gets +1 Attack and gets +1 Attack.", "Weakness: This card gets +2 Attack."),
        (
            "Skill: While this card is active, this card gains Swarm.",
            "Skill: While this card is active, it gains Swarm.",
        ),
        (
            "Action: Trade the places of an allied creature and another allied creature.",
            "Action: Trade the places of 2 allied creatures.",
        ),
        ("action, once per round: reactivate this card.", "Action, once per Round: Reactivate this card."),
        ("Action: Move a allied creature up to 1 spaces.", "Action: Move an allied creature 1 space."),
        (
            "Effect: Allied Musician or Dancer creatures cannot attack.",
            "Effect: Allied Dancer or Musician creatures cannot attack.",
        ),
        ("Skill: when the round ends -> destroy every spell.", "Skill: When the Round ends → destroy every spell."),
        (
            "Weakness: This card cannot be placed in rounds 7, 8 and 9.",
            "Weakness: This card cannot be placed in Rounds 7, 8 and 9.",
        ),
    ],
)
def test_a_text_has_one_canonical_form(written: str, canonical: str) -> None:
    assert LANGUAGE.write(LANGUAGE.read(written)) == canonical
    assert LANGUAGE.write(LANGUAGE.read(canonical)) == canonical


@pytest.mark.parametrize("text", EXAMPLES)
def test_an_example_in_the_documentation_is_canonical_and_has_one_meaning(text: str) -> None:
    assert LANGUAGE.write(LANGUAGE.read(text)) == text
    assert LANGUAGE.meanings(text) == 1


def test_a_ban_from_groups_can_be_waived_only_if_it_is_a_weakness() -> None:
    fog, mercenary = FACES["The Fog"].influences[0], FACES["White Plains Mercenary"].influences[0]
    assert fog.limits & (printed.NEVER_IN_GROUPS | printed.BANNED_FROM_GROUPS) == printed.NEVER_IN_GROUPS
    assert mercenary.limits == printed.BANNED_FROM_GROUPS


# -- faulty words ----------------------------------------------------------------------------------


def faces_from(folder: Path, text: str, **fields: object) -> list[Face]:
    """The faces of a file with one card: a creature, unless its fields say otherwise."""
    path = folder / "games" / "arackhan_wars" / "cards" / "mine.toml"
    path.parent.mkdir(parents=True)
    values = {"faction": "Nakka", "type": "creature", "value": 3, "attack": 1, "defense": 1, **fields}
    lines = [f"{key} = {value!r}" for key, value in values.items() if value is not None]
    path.write_text("\n".join(["[[card]]", "name = 'Tester'", *lines, f"text = '''\n{text}'''"]), encoding="utf-8")
    pool: CardPool[Card] = load_cards([path], Card, LANGUAGE)
    return make_faces(pool)


LAND: dict[str, object] = {"type": "land", "attack": None}
SPELL: dict[str, object] = {
    "type": "spell", "attack": None, "defense": None, "scope": "global", "discard": "when the Round ends",
}  # fmt: skip


def test_a_misspelt_word_is_named_with_the_word_that_was_meant(tmp_path: Path) -> None:
    with pytest.raises(ArkadeError) as fault:
        faces_from(tmp_path, "Skill: Adjacent alied creatures get +1 Attack.")
    words = str(fault.value)
    assert words.startswith('arackhan_wars/cards/mine.toml: "Tester": line 9: expected ')
    assert words.endswith("after 'Adjacent', found 'alied' (did you mean 'allied'?)")


@pytest.mark.parametrize(
    ("text", "fields", "words"),
    [
        ("Benefit: This card gets +1 Attack.", {}, "lands have Benefits, and nothing else has"),
        ("Skill: This card gets +1 Defense.", LAND, "creatures have Skills, and nothing else has"),
        ("Effect: This card gets +1 Defense.", LAND, "spells have Effects, and nothing else has"),
        ("Skill: This card gains Movement.", {}, "can't give Movement or Ranged Attack, because they need a number"),
        ("Skill: Adjacent lands and spells get +1 Defense.", {}, "creatures and lands, of one type, or of cards"),
        ("Skill: Allied 5th Legion creatures get +1 Attack.", {}, "there is no family '5th legion'"),
        (
            "Skill: This card can be attacked by at most 2 creature at a time.",
            {},
            "at most 1 creature attack at a time",
        ),
        (
            "Skill: When the game ends → destroy every spell.",
            {},
            "'destroy every spell' can't follow 'When the game ends'",
        ),
        (
            "Skill: When the Round ends → score the values of the cards under this card.",
            {},
            "can't follow 'When the Round",
        ),
        ("Action: Move this card 2 space.", {}, "a text can say '1 space' or 'up to 2 spaces'"),
        ("Action: Move 1 or 3 allied creatures to any space, one by one.", {}, "1 or 2 cards, 2 or 3 cards"),
        ("Action: Trade the places of 3 allied creatures.", {}, "a text can speak of 2 cards here"),
        ("Reactivate this card.", {}, "'Reactivate this card.' needs the word 'Action:' before it"),
        ("Action: When the Round ends → reactivate this card.", {}, "and nothing to wait for"),
        ("Action: Reactivate this card.\nAction: Reactivate this card.", {}, "a card has one Action at most"),
        ("Flight.", {"attack": None}, "a creature has an attack"),
        ("Flight.", {"defense": None}, "creatures and lands have a defense, and spells have none"),
        ("Flight.", {"type": "land"}, "lands and global spells have no attack"),
        ("Flight.", {**SPELL, "attack": 2}, "lands and global spells have no attack"),
        ("Flight.", {**SPELL, "defense": 2}, "creatures and lands have a defense, and spells have none"),
        ("Flight.", {**SPELL, "scope": None}, "spells have a scope and a discard line, and nothing else has"),
        ("Flight.", {"discard": "when the Round ends"}, "spells have a scope and a discard line, and nothing else has"),
        ("Flight.", {"family": "Goblin"}, "there is no family 'Goblin'"),
        ("", {**LAND, "family": "Rat"}, "only creatures belong to a family"),
        ("Flight.", {"script": "fly"}, "all cards of this game are written in words"),
        ("Flight.", {"faction": "Red Army"}, "Invalid enum value 'Red Army'"),
    ],
)
def test_words_that_make_no_card_are_refused(text: str, fields: dict[str, object], words: str, tmp_path: Path) -> None:
    with pytest.raises(ArkadeError) as fault:
        faces_from(tmp_path, text, **fields)
    assert words in str(fault.value)
    assert '"Tester"' in str(fault.value)


def test_a_designers_card_needs_no_python(tmp_path: Path) -> None:
    text = (
        "Swarm.\nSkill: While there is an adjacent enemy land, allied Rat creatures of value 3 or less get +2 Attack."
    )
    (face,) = faces_from(tmp_path, text, family="Rat")
    (influence,) = face.influences
    assert face.attributes == printed.SWARM
    assert influence.group is not None
    assert group_of(influence.group) == known_group({"zone": "adjacent", "side": "enemy", "kinds": ["land"]})
    assert (influence.when, influence.attack, influence.reach.most_value) == (printed.WHILE_ANY, 2, 3)
