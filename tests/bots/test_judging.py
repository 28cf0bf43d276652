"""What bots do in imagined worlds: let things settle, guess replies, open ballots again, pick."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import arkade
from arkade.bots import Eye
from arkade.bots.judging import evaluation_of, pick, reopen_ballots, reply, settle, values_after
from arkade.kernel import HAND, ArkadeError, State
from arkade.kernel.chance import seeded
from arkade.kernel.evaluation import Evaluation
from tests.lab.tiny import tiny_game


def tidepool(seed: int = 3, seats: int = 2) -> Any:
    return arkade.load("sample").new(seed, "free", {"seats": seats}, listening=False)


def eye_of(g: State) -> Evaluation:
    return evaluation_of(g, None)


def test_a_position_settles_when_nothing_is_under_way() -> None:
    g = tidepool()
    g.choose(0, g.options(0)[0])
    settle(g, eye_of(g), seeded(1))
    assert g.round == 2 or g.over
    assert eye_of(g).is_at_rest(g)


def test_a_position_at_rest_is_left_alone() -> None:
    g = tidepool()
    before = g.digest()
    settle(g, eye_of(g), seeded(1))
    assert g.digest() == before


def test_options_are_judged_without_changing_the_world() -> None:
    g = tidepool()
    before = g.digest()
    values = values_after(g, 0, g.options(0)[0], eye_of(g), seeded(1))
    assert g.digest() == before
    assert values[0] == pytest.approx(1 - values[1])


def test_a_game_without_an_evaluation_is_refused_in_words() -> None:
    with pytest.raises(ArkadeError, match="Tiny does not say how to judge a position; only random can play it"):
        evaluation_of(tiny_game().new(1), None)


def test_a_reply_is_what_looks_best_from_the_other_seat() -> None:
    """With 10 pearls of 12 whoever can win at once mostly does; reactions and the tide leave some doubt."""
    winning = {"Diver", "Beachcomber"}
    wanted = {*winning, "Lookout", "Net"}
    g = next(g for g in map(tidepool, range(5000)) if {g.name(card) for card in g.pile(HAND, 1)} == wanted)
    g.pearls = [0, 10]
    replies = Counter(g.name(reply(g, 1, eye_of(g), seeded(number))[1]) in winning for number in range(60))
    assert replies[True] > 42


def test_a_reply_does_not_depend_on_what_the_thinking_seat_holds() -> None:
    """Leak 14: the other seat guesses what the thinking seat holds."""
    for seed in range(12):
        g = tidepool(seed)
        g.choose(0, g.options(0)[seed % 4])
        lookalikes = [g.determinize(1, f"hand {number}") for number in range(4)]
        assert len({tuple(other.face[card] for card in other.pile(HAND, 0)) for other in lookalikes}) > 1
        answers = {reply(other, 1, eye_of(g), seeded("same luck")) for other in lookalikes}
        assert len(answers) == 1


def test_votes_that_a_world_has_drawn_at_random_are_cast_again() -> None:
    g = tidepool(seats=3)
    g.choose(1, g.options(1)[0])
    world = Eye(g, 0).sample(1)
    assert world.ballots[1] != ()
    assert list(world.asked) == [0, 2]
    reopen_ballots(world, 0)
    assert list(world.ballots) == [(), (), ()]
    assert list(world.asked) == [0, 1, 2]
    assert len(world.options(1)) == 4


def test_the_own_vote_stays_cast() -> None:
    g = tidepool(seats=3)
    g.choose(0, g.options(0)[0])
    world = Eye(g, 0).sample(1)
    reopen_ballots(world, 0)
    assert world.ballots[0] == g.ballots[0]
    assert world.asked == (1, 2)


def test_without_a_temperature_the_best_is_picked_and_of_equals_the_first() -> None:
    assert pick([0.2, 0.7, 0.7, 0.1], 0.0, seeded(1)) == 1


def test_with_a_temperature_the_better_is_picked_the_more_often() -> None:
    chance = seeded("warm")
    counts = Counter(pick([0.5, 0.6, 0.2], 0.1, chance) for _ in range(3000))
    assert 2.4 < counts[1] / counts[0] < 3.1
    assert 0 < counts[2] < counts[0] / 8
