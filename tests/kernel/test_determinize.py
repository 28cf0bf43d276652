"""Determinize: worlds that fit what a seat knows, and nothing that it does not."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

import arkade
from arkade import ArkadeError
from arkade.kernel import PASS, SPECTATOR, State
from tests.kernel.plays import DECK_OF, FIELD_OF, HAND_OF, TAKE
from tests.kernel.toys import play, table


def names(g: State, cards: list[int]) -> list[str]:
    return [g.name(card) for card in cards]


def test_what_the_seat_knows_stays_and_the_rest_is_dealt_anew() -> None:
    g = play("mulligan")
    mine, theirs = g.pile(HAND_OF, 0), g.pile(HAND_OF, 1)
    worlds = [g.determinize(0, seed) for seed in range(40)]
    assert {tuple(names(world, mine)) for world in worlds} == {tuple(names(g, mine))}
    assert len({tuple(names(world, theirs)) for world in worlds}) > 20
    assert len({tuple(names(world, world.pile(DECK_OF, 0))) for world in worlds}) > 20


def test_cards_keep_to_their_pools_and_none_is_lost() -> None:
    g = play("mulligan", seats=3)
    world = g.determinize(1, "pools")
    for pool in range(3):
        cards = [card for card in range(len(g.face)) if g.pool[card] == pool]
        assert Counter(names(world, cards)) == Counter(names(g, cards))
    assert (world.zone, world.owner, world.pool) == (g.zone, g.owner, g.pool)


def test_every_unknown_card_is_equally_likely_everywhere() -> None:
    g = table()
    cards = g.add_cards([0, 1, 2, 3], g.at(DECK_OF, 1), 1, 1)
    tops = Counter(g.determinize(0, seed).face[cards[-1]] for seed in range(2000))
    assert sorted(tops) == [0, 1, 2, 3]
    assert all(430 < count < 570 for count in tops.values())


def test_a_card_that_the_seat_has_seen_anywhere_stays_where_it_is() -> None:
    g = play("mulligan")
    seen = g.pile(DECK_OF, 1)[0]
    g.look(seen, 0)
    assert {g.determinize(0, seed).name(seen) for seed in range(20)} == {g.name(seen)}
    assert len({g.determinize(1, seed).name(seen) for seed in range(20)}) > 1


def test_what_others_know_of_a_card_stays_known_to_them() -> None:
    g = play("mulligan")
    assert g.determinize(0, 1).known == g.known


def test_the_same_seed_gives_the_same_world_and_each_seat_its_own() -> None:
    g = play("mulligan")
    assert g.determinize(0, 5).digest() == g.determinize(0, 5).digest()
    assert g.determinize(0, 5).digest() != g.determinize(0, 6).digest()
    assert g.determinize(0, 5).chance.words() != g.determinize(1, 5).chance.words()


def test_the_dice_of_a_world_do_not_foretell_those_of_the_game() -> None:
    g = play("say")
    assert g.determinize(0, 1).chance.words() != g.chance.words()


def test_the_game_itself_does_not_change() -> None:
    g = play("mulligan")
    g.choose(1, g.options(1)[0])
    before = g.digest()
    world = g.determinize(0, 1)
    world.choose(0, PASS)
    assert g.digest() == before


def test_a_spectator_knows_no_hand() -> None:
    g = play("mulligan")
    hands = {tuple(names(g.determinize(SPECTATOR, seed), g.pile(HAND_OF, 0))) for seed in range(20)}
    assert len(hands) > 10


@pytest.mark.parametrize("seat", [2, -1, 7, 9])
def test_a_seat_that_is_not_there_is_an_error_in_words(seat: int) -> None:
    with pytest.raises(ArkadeError, match=rf"^there is no seat {seat}: the seats are 0 to 1$"):
        play("say").determinize(seat, 1)


# -- ballots ----------------------------------------------------------------------------------------------


def test_a_seat_keeps_its_own_ballot_and_others_have_voted_at_random() -> None:
    g = play("vote", seats=3)
    g.choose(0, g.options(0)[0])
    g.choose(1, g.options(1)[0])
    worlds = [g.determinize(0, seed) for seed in range(30)]
    assert {world.ballots[0] for world in worlds} == {g.ballots[0]}
    assert {world.ballots[1] for world in worlds} == {((TAKE, card, 0),) for card in g.pile(HAND_OF, 1)}
    assert {world.ballots[2] for world in worlds} == {()}
    assert {world.asked for world in worlds} == {(2,)}


def test_a_closed_ballot_of_several_parts_is_made_anew_as_a_whole() -> None:
    g = play("mulligan")
    g.choose(1, g.options(1)[0])
    g.choose(1, PASS)
    ballots = {g.determinize(0, seed).ballots[1] for seed in range(60)}
    assert {len(ballot) for ballot in ballots} == {1, 2, 3, 4}
    assert {ballot[-1] for ballot in ballots} == {PASS}
    assert all(len(set(ballot)) == len(ballot) for ballot in ballots)


def test_a_ballot_that_is_still_open_begins_anew() -> None:
    g = play("mulligan")
    g.choose(1, g.options(1)[0])
    world = g.determinize(0, 1)
    assert world.ballots[1] == ()
    assert len(world.options(1)) == 4


def test_the_view_of_the_seat_is_the_same_to_the_byte_while_others_vote() -> None:
    g = play("mulligan", seats=3)
    g.choose(0, g.options(0)[1])
    g.choose(1, g.options(1)[0])
    g.choose(2, PASS)
    for seat in range(3):
        view = msgspec.json.encode(g.view(seat))
        assert {msgspec.json.encode(g.determinize(seat, seed).view(seat)) for seed in range(10)} == {view}


def test_a_world_can_be_played_to_its_end() -> None:
    g = play("vote", seats=3)
    g.choose(1, g.options(1)[0])
    world = g.determinize(0, 3)
    for seat in (0, 2):
        world.choose(seat, world.options(seat)[0])
    assert world.over
    assert [len(world.pile(FIELD_OF, seat)) for seat in range(3)] == [1, 1, 1]


def test_a_world_tells_neither_the_seed_nor_the_choices_of_the_match() -> None:
    g = arkade.load("sample").new("a secret seed", "free", {"seats": 2})
    g.choose(0, g.options(0)[0])
    world = g.determinize(1, 5)
    assert world.table.seed == ""
    assert world.record().choices == []
    assert world.choices == 0
    assert (g.table.seed, len(g.record().choices)) == ("a secret seed", 1)
    assert world.determinize(0, 6).table is world.table


def test_two_games_that_a_seat_can_not_tell_apart_give_it_the_same_worlds() -> None:
    g = play("mulligan", seats=3)
    for seat in range(3):
        others = [g.determinize(seat, f"truth {number}") for number in range(5)]
        assert len({other.digest() for other in others}) == 5
        assert {other.determinize(seat, 1).digest() for other in others} == {g.determinize(seat, 1).digest()}
