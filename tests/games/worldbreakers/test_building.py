"""Deck building after the draft: which cards, in which steps, in secret, and what others still know afterwards."""

from __future__ import annotations

import msgspec
import pytest

from arkade import Illegal
from arkade.games.worldbreakers.building import ADD, CHANGE, LEAD, MOST_CHANGES, TAKE_OUT
from arkade.games.worldbreakers.printed import WORLDBREAKER
from arkade.games.worldbreakers.state import Worldbreakers
from arkade.kernel import PASS, SPECTATOR, Option
from arkade.kernel.chance import seeded
from arkade.kernel.phrases import find_option
from tests.games.worldbreakers.tables import (
    FACES,
    GAME,
    KHUTULUN,
    POLO,
    build,
    building,
    cards_in,
    first_card_to_add,
    names_in,
    option_words,
    playing,
    say,
    zone,
)

OF_KHUTULUN = sorted(face.name for face in FACES if face.signature_of == KHUTULUN)
OF_POLO = sorted(face.name for face in FACES if face.signature_of == POLO)


def refusal(g: Worldbreakers, seat: int, phrase: str) -> str:
    """The rule that forbids what these words mean."""
    with pytest.raises(Illegal) as refused:
        g.choose(seat, find_option(g, seat, phrase))
    return refused.value.rule


def fill(g: Worldbreakers, seat: int, count: int) -> None:
    for _ in range(count):
        g.choose(seat, first_card_to_add(g, seat))


def starved(usable: int) -> Worldbreakers:
    """Deck building in which P1's pool has only so many cards that are neither Worldbreakers nor signature cards."""
    g = building(3)
    drafted = [card for card in cards_in(g, "pool", 0) if not is_own(g, card)]
    for card in drafted[usable:]:
        g.move(card, zone(g, "pool", 1))
    return g


def is_own(g: Worldbreakers, card: int) -> bool:
    face = g.faces[g.face[card]]
    return face.kind == WORLDBREAKER or face.signature_of != ""


# -- the steps -------------------------------------------------------------------------------------


@pytest.mark.rule("WB-21.15")
def test_the_worldbreaker_comes_first() -> None:
    g = building(1)
    assert g.asked == (0, 1)
    leaders = sorted(face.name for face in FACES if face.kind == WORLDBREAKER)
    assert sorted(option_words(g, 0)) == [f"play with {name}" for name in leaders]
    assert refusal(g, 0, "add Confident Suitor") == "WB-21.15"
    assert refusal(g, 0, "pass") == "WB-21.15"


@pytest.mark.rule("WB-21.15")
@pytest.mark.rule("WB-20.01")
def test_a_deck_is_done_with_30_cards_not_before_and_not_with_more() -> None:
    g = building(1)
    say(g, 0, f"play with {KHUTULUN}")
    fill(g, 0, 29)
    assert refusal(g, 0, "pass") == "WB-21.15"
    fill(g, 0, 1)
    assert option_words(g, 0) == ["change something", "pass"]
    assert refusal(g, 0, f"add {OF_KHUTULUN[0]}") == "WB-20.01"
    say(g, 0, "pass")
    assert g.asked == (1,)


@pytest.mark.rule("WB-21.15")
@pytest.mark.rule("WB-20.03")
def test_only_the_signature_cards_of_the_chosen_worldbreaker_can_be_added() -> None:
    g = building(1)
    say(g, 0, f"play with {KHUTULUN}")
    for name in OF_POLO:
        assert refusal(g, 0, f"add {name}") == "WB-20.03"
    say(g, 0, *(f"add {name}" for name in OF_KHUTULUN))


@pytest.mark.rule("WB-20.04")
def test_a_drafted_deck_needs_no_signature_cards() -> None:
    g = building(1)
    build(g, 0, KHUTULUN)
    build(g, 1, POLO)
    held = cards_in(g, "deck", 0) + cards_in(g, "hand", 0)
    assert len(held) == 30
    assert not [card for card in held if g.faces[g.face[card]].signature_of]


@pytest.mark.rule("WB-20.02")
def test_a_card_is_added_once() -> None:
    g = building(1)
    say(g, 0, f"play with {KHUTULUN}", "add Confident Suitor")
    assert refusal(g, 0, "add Confident Suitor") == "WB-20.02"


@pytest.mark.rule("WB-20.07")
def test_a_worldbreaker_can_not_be_added() -> None:
    g = building(1)
    say(g, 0, f"play with {KHUTULUN}")
    assert refusal(g, 0, f"add {POLO}") == "WB-20.07"


@pytest.mark.rule("WB-21.15")
def test_a_deck_is_built_from_the_own_pool() -> None:
    g = building(1)
    say(g, 0, f"play with {KHUTULUN}")
    foreign = next(card for card in cards_in(g, "pool", 1) if not is_own(g, card))
    with pytest.raises(Illegal) as refused:
        g.choose(0, (ADD, foreign, 0))
    assert refused.value.rule == "K-03"


@pytest.mark.rule("WB-21.16")
def test_a_pool_with_fewer_than_30_usable_cards_is_played_whole() -> None:
    g = starved(20)
    say(g, 0, f"play with {KHUTULUN}")
    fill(g, 0, 20)
    assert refusal(g, 0, "pass") == "WB-21.16"
    say(g, 0, *(f"add {name}" for name in OF_KHUTULUN))
    assert "23 of 23 cards" in g.prompt(0)
    say(g, 0, "pass")
    build(g, 1, POLO)
    assert len(cards_in(g, "deck", 0)) + len(cards_in(g, "hand", 0)) == 23


@pytest.mark.rule("WB-21.16")
def test_27_drafted_cards_and_the_signature_cards_are_enough() -> None:
    g = starved(27)
    say(g, 0, f"play with {KHUTULUN}", *(f"add {name}" for name in OF_KHUTULUN))
    fill(g, 0, 26)
    assert refusal(g, 0, "pass") == "WB-21.15"
    fill(g, 0, 1)
    assert PASS in g.options(0)


# -- changing one's mind ---------------------------------------------------------------------------


def test_a_card_can_be_taken_out_again() -> None:
    g = building(1)
    say(g, 0, f"play with {KHUTULUN}", "add Confident Suitor", "change something")
    assert {option[0] for option in g.options(0)} == {TAKE_OUT, LEAD, 66}
    say(g, 0, "take out Confident Suitor")
    assert "0 of 30 cards" in g.prompt(0)
    assert "add Confident Suitor" in option_words(g, 0)


def test_a_change_can_be_left_undone() -> None:
    g = building(1)
    say(g, 0, f"play with {KHUTULUN}", "add Confident Suitor", "change something", "change nothing")
    assert "1 of 30 cards: Confident Suitor." in g.prompt(0)


@pytest.mark.rule("WB-21.17")
def test_another_worldbreaker_takes_the_old_signature_cards_out() -> None:
    g = building(1)
    say(g, 0, f"play with {KHUTULUN}", "add Confident Suitor")
    fill(g, 0, 2)
    say(g, 0, "change something", f"play with {POLO}")
    assert g.prompt(0).startswith(f"Add a card to your deck. {POLO}, 2 of 30 cards:")
    assert refusal(g, 0, "add Confident Suitor") == "WB-20.03"
    say(g, 0, f"add {OF_POLO[0]}")


def test_changes_have_an_end() -> None:
    g = building(1)
    say(g, 0, f"play with {KHUTULUN}")
    for _ in range(MOST_CHANGES):
        say(g, 0, "change something", "change nothing")
    assert (CHANGE, 0, 0) not in g.options(0)


def test_players_who_choose_at_random_are_done_soon() -> None:
    steps = []
    for seed in range(20):
        g = building(seed)
        chance = seeded(seed)
        count = 0
        while g.question is not None and g.question.name == "deck building":
            seat = g.asked[0]
            g.choose(seat, g.options(seat)[chance.below(len(g.options(seat)))])
            count += 1
        steps.append(count)
    assert max(steps) < 200
    assert sum(steps) / len(steps) < 90


# -- secrecy ---------------------------------------------------------------------------------------


@pytest.mark.rule("WB-21.18")
def test_nothing_is_seen_of_a_deck_before_both_are_ready() -> None:
    g = building(1)
    views = [msgspec.json.encode(g.view(viewer)) for viewer in (1, None)]
    say(g, 0, f"play with {KHUTULUN}", "add Confident Suitor", "change something", f"play with {POLO}")
    fill(g, 0, 30)
    assert [msgspec.json.encode(g.view(viewer)) for viewer in (1, None)] == views
    say(g, 0, "pass")
    assert [line.text for line in g.view(1).log][-1] == "P1 has chosen."
    assert cards_in(g, "worldbreaker", 0) == []


@pytest.mark.rule("WB-21.18")
def test_the_log_tells_the_opponent_the_worldbreaker_and_no_step_of_the_building() -> None:
    g = building(1)
    start = len(g.view(1).log), len(g.view(0).log)
    say(g, 0, f"play with {POLO}", "add Silkworm Terrarium", "change something", "take out Silkworm Terrarium")
    fill(g, 0, 30)
    say(g, 0, "pass")
    build(g, 1, KHUTULUN)
    told = [line.text for line in g.view(1).log][start[0] :]
    assert f"P1 plays with {POLO}." in told
    of_p1 = [text for text in told if text.startswith("P1")]
    assert not [text for text in of_p1 if "add" in text or "take out" in text or "change" in text]
    own = [line.text for line in g.view(0).log][start[1] :]
    assert "P1: take out Silkworm Terrarium" in own
    assert not [line for line in g.view(None).log if ": add" in line.text]


@pytest.mark.rule("WB-21.15")
def test_worldbreakers_are_revealed_together() -> None:
    g = building(1)
    build(g, 0, KHUTULUN)
    assert not any(card.name == KHUTULUN for card in g.view(1).zones[zone(g, "worldbreaker", 0)].cards)
    build(g, 1, POLO)
    assert names_in(g, "worldbreaker", 0) == [KHUTULUN]
    assert names_in(g, "worldbreaker", 1) == [POLO]


@pytest.mark.rule("WB-21.18")
def test_others_know_of_the_cards_left_out_only_those_that_no_deck_could_hold() -> None:
    g = playing(4)
    for viewer in (1, None):
        seen = [card.name for card in g.view(viewer).zones[zone(g, "pool", 0)].cards]
        impossible = [face.name for face in FACES if face.kind == WORLDBREAKER or face.signature_of]
        assert sorted(map(str, seen)) == sorted({*impossible} - {KHUTULUN, *OF_KHUTULUN})
        assert not g.view(viewer).zones[zone(g, "deck", 0)].cards
    own = [card.name for card in g.view(0).zones[zone(g, "pool", 0)].cards]
    assert sorted(map(str, own)) == sorted(names_in(g, "pool", 0))


@pytest.mark.rule("WB-21.18")
def test_worlds_exchange_a_deck_with_what_was_left_out_and_nothing_between_players() -> None:
    g = playing(4)
    of_p1 = [card for card in range(len(g.face)) if g.owner[card] == 0]
    of_p2 = [card for card in range(len(g.face)) if g.owner[card] == 1]
    true_deck = {g.face[card] for card in cards_in(g, "deck", 0)}
    own_deck = {g.face[card] for card in cards_in(g, "deck", 1)}
    differing = 0
    for seed in range(10):
        world = g.determinize(1, seed)
        assert sorted(world.face[card] for card in of_p1) == sorted(g.face[card] for card in of_p1)
        assert sorted(world.face[card] for card in of_p2) == sorted(g.face[card] for card in of_p2)
        assert {world.face[card] for card in cards_in(g, "deck", 1)} == own_deck
        deck = {world.face[card] for card in cards_in(g, "deck", 0)}
        differing += deck != true_deck
        assert not [face for face in deck if FACES[face].signature_of not in ("", KHUTULUN)]
    assert differing == 10


def test_worlds_of_a_spectator_exchange_drafted_cards_between_players() -> None:
    g = playing(4)
    mine = {g.face[card] for card in range(len(g.face)) if g.owner[card] == 0}
    worlds = [g.determinize(SPECTATOR, seed) for seed in range(5)]
    for world in worlds:
        assert {world.face[card] for card in range(len(g.face)) if g.owner[card] == 0} != mine
        assert sorted(world.face) == sorted(g.face)
        for seat, leader in ((0, KHUTULUN), (1, POLO)):
            held = [FACES[world.face[card]] for card in cards_in(g, "deck", seat)]
            assert {face.signature_of for face in held} <= {"", leader}


def test_the_numbers_of_cards_in_a_deck_tell_nothing() -> None:
    """A number that a signature card had before may be in a deck without any signature card."""
    found = 0
    for seed in range(6):
        g = building(seed)
        numbers = {card for card in cards_in(g, "pool", 0) if g.faces[g.face[card]].signature_of}
        build(g, 0, KHUTULUN)
        build(g, 1, POLO)
        found += len(numbers & {*cards_in(g, "deck", 0), *cards_in(g, "hand", 0)})
    assert found > 6


def test_a_finished_ballot_of_the_opponent_is_made_anew_in_every_world() -> None:
    g = building(2)
    build(g, 0, KHUTULUN)
    ballots = {g.determinize(1, seed).ballots[0] for seed in range(6)}
    assert len(ballots) == 6
    for ballot in ballots:
        assert ballot[-1] == PASS
    options: list[Option] = g.options(1)
    assert options == g.determinize(1, 9).options(1)
    assert GAME.why_not(g, 1, options[0]) is None
