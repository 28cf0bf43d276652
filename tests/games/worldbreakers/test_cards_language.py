"""The cards of Worldbreakers: what is known about each, what its words make of it, and what faulty words are told."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from arkade.cardtext import CardPool, load_cards
from arkade.games.worldbreakers import printed
from arkade.games.worldbreakers.language import LANGUAGE, POOL, Card, make_faces
from arkade.games.worldbreakers.printed import GUILD_NAMES, TYPE_NAMES, X_COST, Face
from arkade.kernel import ArkadeError

FACTS: dict[str, dict[str, Any]] = {
    fact["name"]: fact
    for fact in tomllib.loads(Path(__file__).with_name("facts.toml").read_text(encoding="utf-8"))["card"]
}
FACES = {face.name: face for face in make_faces(POOL)}
CARDS = {card.name: card for card in POOL.cards}
GUILDS = ("earth", "stars", "moon", "void")

every_card = pytest.mark.parametrize("name", list(FACTS))


# -- what is known ---------------------------------------------------------------------------------


def test_the_pool_holds_the_known_cards_and_no_others() -> None:
    assert list(CARDS) == list(FACTS)


@every_card
def test_a_card_is_as_it_is_known(name: str) -> None:
    fact, card, face = FACTS[name], CARDS[name], FACES[name]
    assert card.number == fact["number"]
    assert card.designed == fact.get("designed", False)
    assert TYPE_NAMES[face.kind] == fact["type"]
    assert (GUILD_NAMES[face.guild].casefold() if face.guild >= 0 else "neutral") == fact["guild"]
    assert face.cost == (X_COST if fact.get("cost") == "X" else fact.get("cost", 0))
    assert face.requirement == [fact.get("standing", {}).get(guild, 0) for guild in GUILDS]
    assert (face.strength, face.health) == (fact.get("strength", 0), fact.get("health", 0))
    assert face.traits == fact.get("traits", [])
    assert face.signature_of == fact.get("signature_of", "")
    assert len(face.stages) == fact.get("stages", 0)


@every_card
def test_a_cards_keywords_stand_in_its_text(name: str) -> None:
    assert sorted(keywords_of(FACES[name], CARDS[name])) == sorted(FACTS[name].get("keywords", []))


def keywords_of(face: Face, card: Card) -> list[str]:
    """The keywords that the rules see on a face. Migrate is no property of a card but part of an ability."""
    flags = {
        "Hidden": face.hidden,
        "Lethal": face.lethal,
        "Overwhelm": face.overwhelm,
        "Stationary": face.stationary,
        "Migrate": "Migrate →" in card.text,
        f"Bloodshed {face.bloodshed}": face.bloodshed > 0,
        f"Storage {face.storage}": face.storage > 0,
    }
    return [word for word, printed_on_it in flags.items() if printed_on_it]


@pytest.mark.rule("WB-02.05")
@pytest.mark.rule("WB-02.06")
@pytest.mark.rule("WB-02.07")
def test_the_cards_are_as_many_as_the_box_holds() -> None:
    kinds = Counter((str(card.guild), card.type == "worldbreaker", bool(card.signature_of)) for card in POOL.cards)
    for guild in GUILDS:
        assert (kinds[guild, True, False], kinds[guild, False, True], kinds[guild, False, False]) == (1, 3, 19)
    assert kinds["neutral", False, False] == 20
    assert sum(kinds.values()) == 112
    assert sum(card.designed for card in POOL.cards) == 19


@pytest.mark.rule("WB-03.07")
def test_signature_cards_name_a_worldbreaker_of_their_guild() -> None:
    for card in POOL.cards:
        if card.signature_of:
            assert (CARDS[card.signature_of].type, CARDS[card.signature_of].guild) == ("worldbreaker", card.guild)


@pytest.mark.rule("WB-03.16")
def test_a_card_belongs_to_the_guild_of_its_requirement() -> None:
    for card in POOL.cards:
        if card.type != "worldbreaker":
            guilds: set[str] = set(card.standing)
            assert guilds == ({card.guild} - {"neutral"}), card.name


def test_numbers_are_given_once() -> None:
    assert len({card.number for card in POOL.cards}) == len(POOL.cards)


def test_no_card_is_scripted() -> None:
    assert [card.name for card in POOL.cards if card.script] == []


# -- words and what they make ----------------------------------------------------------------------


def test_every_effect_has_its_number() -> None:
    for number, effect in enumerate(POOL.effects):
        assert effect.key == number
    for face in FACES.values():
        for effect in [*face.stages, *[trigger.effect for trigger in face.triggers]]:
            assert POOL.effects[effect.key] is effect
        assert face.play is None or POOL.effects[face.play.key] is face.play


def test_only_events_are_played_for_an_effect() -> None:
    for face in FACES.values():
        assert (face.play is not None) == (face.kind == printed.EVENT), face.name


@pytest.mark.parametrize(
    ("name", "events", "forced", "first"),
    [
        ("Dogtamer", [printed.ENTERS], False, False),
        ("Kalari Adept", [printed.ATTACKS], False, False),
        ("Khutulun, the True Daughter", [printed.YOUR_ATTACK], False, False),
        ("Sly Sentinel", [printed.BLOCKS], False, False),
        ("Baleful Viper", [printed.BREACH], False, False),
        ("Natty Matron", [printed.RALLY], False, False),
        ("Marco Polo, Robed in Silk", [printed.PLAYED_LOCATION], False, False),
        ("The Muhandasat, Council of Engineers", [printed.DREW_LOCATION], False, False),
        ("Confident Suitor", [printed.OVERWHELMED, printed.BREACH_POWER], True, False),
        ("Mothkeeper", [printed.GAINED_POWER], False, True),
        ("Peaceful Engineer", [printed.DEVELOPED], False, True),
        ("Solomon's Throne", [printed.LOCATION_DAMAGED], False, False),
        ("Novice Cutpurse", [printed.BLOCKED], False, False),
        ("Resourceful Aide", [printed.YOUR_ATTACK], False, True),
        ("Serendipitous Witness", [printed.DEFEAT], True, True),
        ("Callous Closer", [printed.DEFEAT], False, True),
        ("Stupefy", [printed.COMBAT_ENDED], False, False),
        ("Consumed by the Dust", [printed.COMBAT_ENDING], False, False),
        ("Raid the Mines", [printed.GAINED_POWER_IN_COMBAT], False, False),
        ("Silent Assassin", [printed.ATTACKS], False, False),
    ],
)
def test_an_ability_waits_for_what_its_words_say(name: str, events: list[int], forced: bool, first: bool) -> None:
    triggers = FACES[name].triggers
    assert [trigger.event for trigger in triggers] == events
    assert {trigger.forced for trigger in triggers} == {forced}
    assert {trigger.first_each_round for trigger in triggers} == {first}


def test_interrupts_before_paying_are_ways_to_save() -> None:
    source, development = FACES["Straight to the Source"].saving, FACES["Surprising Development"].saving
    assert source is not None
    assert development is not None
    assert (source.way, source.most, source.off) == (printed.REVEAL_LOCATIONS, 2, 1)
    assert (development.way, development.most, development.off) == (printed.DAMAGE_LOCATION, 1, 3)


@pytest.mark.rule("WB-30.17")
def test_x_is_limited_by_a_guild() -> None:
    face = FACES["Exploitative Extraction"]
    assert (face.cost, face.x_guild) == (X_COST, printed.STARS)


# -- faulty words ----------------------------------------------------------------------------------


def faces_from(folder: Path, text: str, **fields: object) -> list[Face]:
    """The faces of a file with one card: a follower, unless its fields say otherwise."""
    path = folder / "games" / "worldbreakers" / "cards" / "mine.toml"
    path.parent.mkdir(parents=True)
    values: dict[str, object] = {"number": "1", "guild": "neutral", "type": "follower", "health": 1, **fields}
    lines = [f"{key} = {value!r}" for key, value in values.items() if value is not None]
    path.write_text("\n".join(["[[card]]", "name = 'Tester'", *lines, f"text = '''\n{text}'''"]), encoding="utf-8")
    pool: CardPool[Card] = load_cards([path], Card, LANGUAGE)
    return make_faces(pool)


def test_a_misspelt_word_is_named_with_the_word_that_was_meant(tmp_path: Path) -> None:
    with pytest.raises(ArkadeError) as fault:
        faces_from(tmp_path, "Enters: Gain 3 mytium.")
    words = str(fault.value)
    assert words.startswith('worldbreakers/cards/mine.toml: "Tester": line 8: expected ')
    assert words.endswith("after 'Gain 3', found 'mytium' (did you mean 'mythium'?)")


@pytest.mark.parametrize(
    ("text", "fields", "words"),
    [
        ("Enters: Put a +2/+1 counter on a follower.", {}, "there are +1/+1 counters, but no +2/+1 counters"),
        ("Enters: Attack with exactly 2 followers.", {}, "found 'followers'"),
        ("Enters: Attack with exactly 2 follower.", {}, "attack with exactly 1 follower, not with 2"),
        ("Enters: Ready up to 0 followers.", {}, "'up to' needs a number of 1 or more"),
        ("Gain 1 power.", {}, "'Gain 1 power.' needs a word such as 'Enters:' before it"),
        ("I: Gain 1 power.", {}, "only locations have stages"),
        ("II: Gain 1 power.", {"type": "location", "health": None}, "stage I comes next, not stage II"),
        ("Hidden.", {"type": "location", "health": None}, "a location has at least one stage"),
        ("Rally: Draw a card.", {"type": "event", "health": None}, "an event says what happens when it is played"),
        ("Overwhelm.", {"health": None}, "followers have health, and nothing else has"),
        ("Gain 1 power.", {"type": "event"}, "followers have health, and nothing else has"),
        ("Do this X times: draw a card.", {"type": "event", "health": None, "cost": "X"}, "a cost of X needs the line"),
        ("Draw a card.", {"script": "draw"}, "all cards of this game are written in words"),
        ("Response: Draw a card.", {}, "'Response:' can't be followed by"),
        ("Enters: After you gain power → draw a card.", {}, "'Enters:' can't be followed by After you gain power"),
        ("Response: When you gain power → draw a card.", {}, "a Response says 'After', an Interrupt says 'When'"),
        ("Interrupt: After you gain power → draw a card.", {}, "'Interrupt:' can't be followed by After"),
        ("Response: The first time each round that combat → draw a card.", {}, "has no first time each round"),
    ],
)
def test_words_that_make_no_card_are_refused(text: str, fields: dict[str, object], words: str, tmp_path: Path) -> None:
    with pytest.raises(ArkadeError) as fault:
        faces_from(tmp_path, text, **fields)
    assert words in str(fault.value)
    assert '"Tester"' in str(fault.value)


def test_a_designers_card_needs_no_python(tmp_path: Path) -> None:
    text = "Lethal.\nAttacks: If you control a location, this follower deals 2 wounds to each wounded follower."
    (face,) = faces_from(tmp_path, text)
    assert face.lethal
    assert [trigger.event for trigger in face.triggers] == [printed.ATTACKS]
