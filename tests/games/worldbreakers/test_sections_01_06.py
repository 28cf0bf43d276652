"""What no scenario can show of reading cards, components, card types, resources and set-up (WB-01 to WB-06)."""

from __future__ import annotations

from collections import Counter
from typing import cast

import msgspec
import pytest

from arkade.cardtext import CardPool
from arkade.games.worldbreakers.deck_rules import cannot_be_in_deck
from arkade.games.worldbreakers.decks import PRECONSTRUCTED
from arkade.games.worldbreakers.language import LANGUAGE, POOL, Card, make_faces
from arkade.games.worldbreakers.printed import FOLLOWER, GUILD_NAMES, LOCATION, WORLDBREAKER, Face
from arkade.games.worldbreakers.state import Worldbreakers
from arkade.kernel import PASS, ArkadeError
from arkade.kernel.chance import seeded
from arkade.table.printed import stats
from tests.games.worldbreakers.tables import FACES, GAME, cards_in, names_in, new

TYPES = ("worldbreaker", "event", "follower", "location")
STANDING = [f"{guild} standing" for guild in GUILD_NAMES]
DECKS = list(PRECONSTRUCTED)


def cards_of(type_: str) -> list[Card]:
    return [card for card in POOL.cards if card.type == type_]


def with_text(text: str, **fields: object) -> Face:
    """What is printed on a follower with this text."""
    table = {"name": "Tester", "number": "test", "guild": "neutral", "type": "follower", "health": 1, "text": text}
    return make_faces(POOL.with_cards([{**table, **fields}], Card, LANGUAGE))[-1]


# -- reading cards ---------------------------------------------------------------------------------


@pytest.mark.rule("WB-01.03")
def test_the_text_of_a_card_is_its_abilities_and_no_flavor() -> None:
    for card, abilities in zip(POOL.cards, POOL.abilities, strict=True):
        assert card.text.split("\n") == [ability.text() for ability in abilities] or not card.text, card.name
    with pytest.raises(ArkadeError):
        with_text("Overwhelm.\nThe steppe remembers every rider.")


@pytest.mark.rule("WB-01.04")
def test_a_keyword_has_its_whole_rule_without_a_reminder() -> None:
    assert [card.name for card in POOL.cards if "(" in card.text] == []
    assert with_text("Overwhelm.").overwhelm
    with pytest.raises(ArkadeError):
        with_text("Overwhelm. (If this follower defeats a blocker, gain 2 power.)")


# -- components ------------------------------------------------------------------------------------


@pytest.mark.rule("WB-02.04")
def test_the_table_has_two_standing_trackers_for_each_guild() -> None:
    g = new(1, "preconstructed")
    g.standing[:] = [1] * 8
    trackers = Counter(name for seat in g.view(None).seats for name in seat.counters if name in STANDING)
    assert trackers == dict.fromkeys(STANDING, 2)


@pytest.mark.rule("WB-02.10")
def test_who_chooses_nothing_gets_a_ready_to_play_deck_for_each_player() -> None:
    g = cast("Worldbreakers", GAME.new(1))
    for seat in (0, 1):
        (leader,) = names_in(g, "worldbreaker", seat)
        deck = next(deck for deck in PRECONSTRUCTED.values() if deck.worldbreaker == leader)
        assert sorted(names_in(g, "deck", seat) + names_in(g, "hand", seat)) == sorted(deck.cards)


# -- card types ------------------------------------------------------------------------------------


@pytest.mark.rule("WB-03.01")
def test_every_card_is_of_one_of_four_types() -> None:
    assert all(cards_of(type_) for type_ in TYPES)
    assert sum(len(cards_of(type_)) for type_ in TYPES) == len(POOL.cards) == 112
    with pytest.raises(ArkadeError, match="type"):
        with_text("Overwhelm.", type="relic")


@pytest.mark.rule("WB-03.02")
def test_a_worldbreaker_shows_guild_text_and_its_signature_cards_and_nothing_else() -> None:
    for card in cards_of("worldbreaker"):
        assert set(stats(card)) == {"number", "guild", "type", "signature_cards"}
        assert card.text
        assert list(card.signature_cards) == [other.name for other in POOL.cards if other.signature_of == card.name]
        assert len(card.signature_cards) == 3


@pytest.mark.rule("WB-03.07")
def test_a_signature_card_may_be_in_a_deck_only_with_the_worldbreaker_that_lists_it() -> None:
    leaders = [face for face in FACES if face.kind == WORLDBREAKER]
    for card in POOL.cards:
        if card.signature_of:
            faults = [cannot_be_in_deck(FACES[GAME.face(card.name)], leader) for leader in leaders]
            listed = [card.name in cast("Card", GAME.card(leader.name)).signature_cards for leader in leaders]
            assert listed.count(True) == 1
            assert [fault is None for fault in faults] == listed


@pytest.mark.parametrize(
    ("type_", "more"),
    [
        pytest.param("event", set(), marks=pytest.mark.rule("WB-03.08")),
        pytest.param("follower", {"strength", "health"}, marks=pytest.mark.rule("WB-03.10")),
        pytest.param("location", set(), marks=pytest.mark.rule("WB-03.13")),
    ],
)
def test_a_card_shows_cost_standing_and_what_its_type_has(type_: str, more: set[str]) -> None:
    for card in cards_of(type_):
        shown = set(stats(card))
        assert shown >= {"number", "guild", "type", "cost"} | more, card.name
        assert shown <= {"number", "guild", "type", "cost", "standing", "traits", "signature_of"} | more, card.name
        assert ("standing" in shown) == (card.guild != "neutral"), card.name
        assert ("signature_of" in shown) == (card.signature_of != ""), card.name


@pytest.mark.rule("WB-03.08")
def test_every_event_has_a_text() -> None:
    assert [card.name for card in cards_of("event") if not card.text] == []


@pytest.mark.rule("WB-03.13")
def test_a_location_lists_its_stages_in_their_order_and_nothing_else_has_stages() -> None:
    for card, face in zip(POOL.cards, FACES, strict=True):
        numerals = [
            line.partition(":")[0] for line in card.text.split("\n") if line.partition(":")[0] in ("I", "II", "III")
        ]
        assert numerals == ["I", "II", "III"][: len(face.stages)]
        assert (len(numerals) > 0) == (face.kind == LOCATION)
    with pytest.raises(ArkadeError, match="stage I comes next, not stage II"):
        with_text("II: Gain 1 power.\nI: Gain 1 power.", type="location", health=None)


@pytest.mark.rule("WB-03.03")
@pytest.mark.parametrize("decks", [["earth", "stars"], ["moon", "void"]])
def test_each_player_has_the_own_worldbreaker_in_play_from_the_first_decision_to_the_last(decks: list[str]) -> None:
    g = new(5, "preconstructed", decks=decks)
    leaders = [PRECONSTRUCTED[name].worldbreaker for name in decks]
    chance = seeded(5)
    while not g.over:
        for seat in (0, 1):
            assert names_in(g, "worldbreaker", seat) == [leaders[seat]]
            assert g.controller(g.worldbreaker(seat)) == g.owner[g.worldbreaker(seat)] == seat
        options = g.options(g.asked[0])
        g.choose(g.asked[0], options[chance.below(len(options))])
    assert [names_in(g, "worldbreaker", seat) for seat in (0, 1)] == [[leader] for leader in leaders]


@pytest.mark.rule("WB-03.04")
@pytest.mark.parametrize(("guild", "deck"), list(enumerate(DECKS)))
def test_the_guild_of_the_worldbreaker_decides_the_standing_at_the_start(guild: int, deck: str) -> None:
    g = new(2, "preconstructed", decks=[deck, "earth"])
    assert [g.guild_standing(0, other) for other in range(4)] == [int(other == guild) for other in range(4)]
    assert [g.guild_standing(1, other) for other in range(4)] == [1, 0, 0, 0]


@pytest.mark.rule("WB-03.14")
def test_the_number_of_a_card_has_no_effect_and_no_illustrator_or_set_is_known() -> None:
    renumbered = [msgspec.structs.replace(card, number="00000") for card in POOL.cards]
    twins = make_faces(CardPool(renumbered, POOL.abilities, POOL.content))
    assert [rules_of(face) for face in twins] == [rules_of(face) for face in make_faces(POOL)]
    for entry in ("illustrator", "set"):
        with pytest.raises(ArkadeError, match=entry):
            with_text("Overwhelm.", **{entry: "x"})


def rules_of(face: Face) -> list[object]:
    """All that the rules look at on a face."""
    numbers = [face.kind, face.guild, face.cost, *face.requirement, face.strength, face.health, face.storage]
    words = [face.hidden, face.lethal, face.overwhelm, face.stationary, face.bloodshed, face.x_guild, face.listens]
    effects = [effect.key for effect in face.stages] + [trigger.effect.key for trigger in face.triggers]
    statics = [static.clause() for static in face.statics]
    return [face.name, face.signature_of, *face.traits, *numbers, *words, *effects, *statics]


@pytest.mark.rule("WB-03.17")
def test_the_guilds_play_differently() -> None:
    followers = [count(guild, FOLLOWER, "") for guild in range(4)]
    assert sorted(followers)[-2] < followers[0] == max(followers)
    assert max(strength_for_mythium(guild) for guild in range(4)) == strength_for_mythium(0)
    assert [guild for guild in range(4) if count(guild, -1, "stationary counter")] == [1]
    assert [guild for guild in range(4) if count(guild, -1, "no player can attack")] == [1]
    assert max(range(4), key=lambda guild: count(guild, -1, "develop a")) == 1
    assert max(range(4), key=lambda guild: count(guild, -1, "defeat a follower")) == 2
    assert max(range(4), key=lambda guild: count(guild, FOLLOWER, "Blocks:")) == 2
    assert max(range(4), key=price_of_locations) == 2
    assert max(range(4), key=lambda guild: count(guild, -1, "wound")) == 3
    assert max(range(4), key=lambda guild: count(guild, -1, "defending player")) == 3


def in_guild(guild: int, kind: int = -1) -> list[tuple[Face, Card]]:
    """The cards of a guild, of one type or of all but Worldbreakers."""
    pairs = zip(FACES, POOL.cards, strict=True)
    return [
        (face, card)
        for face, card in pairs
        if face.guild == guild and face.kind != WORLDBREAKER and kind in (-1, face.kind)
    ]


def count(guild: int, kind: int, words: str) -> int:
    return sum(words.casefold() in card.text.casefold() for _, card in in_guild(guild, kind))


def strength_for_mythium(guild: int) -> float:
    faces = [face for face, _ in in_guild(guild, FOLLOWER)]
    return sum(face.strength for face in faces) / sum(face.cost for face in faces)


def price_of_locations(guild: int) -> float:
    costs = [face.cost for face, _ in in_guild(guild, LOCATION)]
    return sum(costs) / len(costs)


# -- resources -------------------------------------------------------------------------------------


@pytest.mark.rule("WB-05.10")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_power_mythium_and_standing_of_both(viewer: int | None) -> None:
    g = new(3, "preconstructed", decks=["moon", "void"])
    g.power[:] = [3, 7]
    g.mythium[:] = [11, 2]
    g.standing[:] = [1, 2, 3, 4, 5, 6, 7, 8]
    seen = [[seat.counters[name] for name in ("power", "mythium", *STANDING)] for seat in g.view(viewer).seats]
    assert seen == [[3, 11, 1, 2, 3, 4], [7, 2, 5, 6, 7, 8]]


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("WB-06.04")
def test_decks_are_shuffled_so_that_any_card_may_be_in_an_opening_hand() -> None:
    hands = [tuple(names_in(new(seed, "preconstructed"), "hand", 0)) for seed in range(60)]
    assert len(set(hands)) == 60
    assert {name for hand in hands for name in hand} == set(PRECONSTRUCTED["earth"].cards)


@pytest.mark.rule("WB-06.04")
def test_players_see_their_own_hands_at_once_and_nobody_elses() -> None:
    g = new(1, "preconstructed")
    for seat in (0, 1):
        assert all(g.knows(seat, card) for card in cards_in(g, "hand", seat))
        assert not any(g.knows(viewer, card) for viewer in (1 - seat, None) for card in cards_in(g, "hand", seat))
        assert not any(g.knows(seat, card) for card in cards_in(g, "deck", seat))


@pytest.mark.rule("WB-06.05")
def test_either_player_may_be_the_first_and_is_asked_first() -> None:
    firsts = Counter(new(seed, "preconstructed").asked for seed in range(60))
    assert set(firsts) == {(0,), (1,)}
    assert min(firsts.values()) > 15


@pytest.mark.rule("WB-06.05")
@pytest.mark.parametrize("mode", ["preconstructed", "constructed"])
@pytest.mark.parametrize("seat", [0, 1])
def test_players_may_agree_who_is_first(mode: str, seat: int) -> None:
    for seed in range(10):
        assert GAME.new(seed, mode, {"first player": f"P{seat + 1}"}).asked == (seat,)


@pytest.mark.rule("WB-06.08")
@pytest.mark.parametrize("put_back", range(6))
def test_after_a_mulligan_the_hand_has_5_cards_and_none_that_was_set_aside(put_back: int) -> None:
    g = new(4, "preconstructed")
    (seat,) = g.asked
    aside = cards_in(g, "hand", seat)[:put_back]
    for card in aside:
        g.choose(seat, next(option for option in g.options(seat) if option[1] == card))
    g.choose(seat, PASS)
    assert (len(cards_in(g, "hand", seat)), len(cards_in(g, "deck", seat))) == (5, 25)
    assert set(aside) <= set(cards_in(g, "deck", seat))
    assert g.asked == (1 - seat,)
