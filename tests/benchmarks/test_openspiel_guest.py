"""A guest of OpenSpiel's plays by its own rules, and its own sampler deals the worlds that our kernel imagines."""

from __future__ import annotations

from random import Random

import pyspiel  # type: ignore[import-not-found]
import pytest
from benchmarks.openspiel_guest import ACT, Guest
from benchmarks.openspiel_yardstick import their_position

from arkade.bots import Eye, make_bot
from arkade.kernel import Illegal, State

GAMES = ("gin_rummy", "leduc_poker")
WORLDS = 20


def seen(theirs: pyspiel.State, seat: int) -> str:
    return str(theirs.information_state_string(seat) if knows_all(theirs) else theirs.observation_string(seat))


def knows_all(theirs: pyspiel.State) -> bool:
    return bool(theirs.get_game().get_type().provides_information_state_string)


def guest(game: str, decisions: int = 1) -> Guest:
    return Guest(their_position(game, decisions, 1))


@pytest.mark.parametrize("game", GAMES)
def test_the_options_are_the_legal_actions(game: str) -> None:
    theirs = their_position(game, 1, 1)
    match = Guest(theirs).match
    seat = theirs.current_player()
    assert match.asked == (seat,)
    assert [action for _, action, _ in match.options(seat)] == theirs.legal_actions()
    with pytest.raises(Illegal):
        match.choose(seat, (ACT, -7, 0))


@pytest.mark.parametrize("game", GAMES)
def test_a_world_differs_only_in_what_the_seat_does_not_see(game: str) -> None:
    visitor = guest(game)
    true = visitor.theirs(visitor.match)
    seat = visitor.match.asked[0]
    others = set()
    for seed in range(WORLDS):
        world = Eye(visitor.match, seat).sample(seed)
        assert seen(visitor.theirs(world), seat) == seen(true, seat)
        others.add(seen(visitor.theirs(world), 1 - seat))
    assert len(others) > 1


@pytest.mark.parametrize("game", GAMES)
def test_worlds_dealt_anew_for_a_rival_keep_what_the_rival_sees_and_change_the_rest(game: str) -> None:
    visitor = guest(game)
    seat = visitor.match.asked[0]
    world = Eye(visitor.match, seat).sample("first")
    while world.asked[0] == seat:
        world.choose(seat, world.options(seat)[-1])
    rival = 1 - seat
    before = visitor.theirs(world).clone()
    mine = set()
    for seed in range(WORLDS):
        imagined = visitor.theirs(world.determinize(rival, seed))
        assert seen(imagined, rival) == seen(before, rival)
        mine.add(seen(imagined, seat))
    assert len(mine) > 1


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_deals_the_same_world(game: str) -> None:
    visitor = guest(game)
    seat = visitor.match.asked[0]
    worlds = [visitor.theirs(Eye(visitor.match, seat).sample("again")) for _ in range(2)]
    assert str(worlds[0]) == str(worlds[1])


def played_out(visitor: Guest, g: State, seed: int) -> tuple[float, ...]:
    dice = Random(seed)
    while not g.over:
        seat = g.asked[0]
        g.choose(seat, dice.choice(g.options(seat)))
    return g.scores


@pytest.mark.parametrize("game", GAMES)
def test_games_end_with_scores_that_share_one_win(game: str) -> None:
    visitor = guest(game)
    for seed in range(WORLDS):
        scores = played_out(visitor, Eye(visitor.match, visitor.match.asked[0]).sample(seed), seed)
        assert all(0 <= score <= 1 for score in scores)
        assert sum(scores) == pytest.approx(1)


def test_a_copy_is_not_moved_on_with_its_original_or_the_other_way_round() -> None:
    visitor = guest("gin_rummy")
    world = Eye(visitor.match, visitor.match.asked[0]).sample(1)
    seat = world.asked[0]
    before = str(visitor.theirs(world))
    played_out(visitor, world.copy(), 1)
    assert str(visitor.theirs(world)) == before
    left_behind = world.copy()
    world.choose(seat, world.options(seat)[0])
    with pytest.raises(AssertionError, match="moved on"):
        visitor.theirs(left_behind)


def test_the_position_that_was_brought_stays_as_it_is() -> None:
    theirs = their_position("gin_rummy", 1, 1)
    before = str(theirs)
    visitor = Guest(theirs)
    played_out(visitor, visitor.match, 1)
    assert str(theirs) == before


def test_the_master_takes_a_sure_win() -> None:
    """With a pair and the last word in Leduc poker, raising or calling beats giving up."""
    theirs = pyspiel.load_game("leduc_poker").new_initial_state()
    for action in (4, 0, 1, 1, 5, 1, 2):
        theirs.apply_action(action)
    visitor = Guest(theirs)
    seat = theirs.current_player()
    chosen = make_bot("master:200", "sure").choose(Eye(visitor.match, seat))
    fold = (ACT, 0, 0)
    assert chosen in visitor.match.options(seat)
    assert chosen != fold
