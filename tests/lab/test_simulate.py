"""Many games: who wins is counted right, and nothing that fails is hidden."""

from __future__ import annotations

import msgspec
import pytest

import arkade
from arkade.bots import Eye, RandomBot, make_bot
from arkade.bots.explanation import NOTHING_TO_EXPLAIN, Explanation
from arkade.kernel import CONCEDE, ArkadeError, Option
from arkade.lab import Result, Simulation, simulate
from tests.lab.tiny import fail, tiny_game


class Rigged:
    """A bot that always gives the same kind of answer."""

    name = "rigged"

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def explain(self) -> Explanation:
        return NOTHING_TO_EXPLAIN


class Loser(Rigged):
    """Gives up at once."""

    def choose(self, eye: Eye) -> Option:
        return CONCEDE


class Crasher(Rigged):
    def choose(self, eye: Eye) -> Option:
        raise LookupError("this bot has lost its way")


class Cheater(Rigged):
    def choose(self, eye: Eye) -> Option:
        return (10, 10_000, 0)


class First(Rigged):
    def choose(self, eye: Eye) -> Option:
        return eye.options[0]


class Last(Rigged):
    def choose(self, eye: Eye) -> Option:
        return eye.options[-1]


def without_times(result: Result) -> Result:
    return msgspec.structs.replace(result, seconds=0, decisions_per_second=0, games_per_second=0)


def test_the_bot_that_never_gives_up_wins_whatever_its_seat() -> None:
    game = arkade.load("sample")
    assert simulate(game, [RandomBot, Loser], 6).result().wins == [6, 0]
    assert simulate(game, [Loser, RandomBot], 6).result().wins == [0, 6]


def test_wins_and_draws_are_those_that_a_plain_recount_finds() -> None:
    game = arkade.load("sample")
    wins, draws, decisions = [0, 0], 0, 0
    for number in range(40):
        seat_of_bot = [0, 1] if number % 2 == 0 else [1, 0]
        g = game.new(f"recount/{number}", "free", {"seats": 2})
        bots = [make_bot("random", f"recount/{number}/{bot}") for bot in (0, 1)]
        turn = 0
        while not g.over:
            seats = [decision.seat for decision in g.decisions]
            seat = seats[turn % len(seats)]
            g.choose(seat, bots[seat_of_bot.index(seat)].choose(Eye(g, seat)))
            turn += 1
        decisions += turn
        outcome = g.outcome()
        assert outcome is not None
        if outcome == (0.5, 0.5):
            draws += 1
        else:
            wins[seat_of_bot.index(outcome.index(1.0))] += 1
    result = simulate(game, [RandomBot, RandomBot], 40, "recount", "free").result()
    assert (result.wins, result.draws, result.decisions) == (wins, draws, decisions)
    assert draws > 0
    assert min(wins) > 0
    assert sum(result.wins) + result.draws == result.finished == 40


def test_every_bot_sits_at_every_seat_equally_often() -> None:
    simulation = Simulation(arkade.load("sample"), [RandomBot] * 3)
    seatings = [tuple(simulation.seating(number)) for number in range(6)]
    assert seatings[:3] == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    assert seatings[3:] == seatings[:3]


def test_the_same_seed_gives_the_same_result() -> None:
    game = arkade.load("sample")
    first, second = (without_times(simulate(game, [RandomBot] * 3, 30, "same").result()) for _ in range(2))
    assert first == second
    assert without_times(simulate(game, [RandomBot] * 3, 30, "other").result()) != first


def test_a_game_is_the_same_whether_or_not_others_were_played_before() -> None:
    game = arkade.load("sample")
    alone = Simulation(game, [First, RandomBot], "alone")
    alone.play(7)
    series = Simulation(game, [First, RandomBot], "alone")
    for number in range(7):
        series.play(number)
    before = (series.decisions, list(series.wins))
    series.play(7)
    assert series.decisions - before[0] == alone.decisions
    assert [now - then for now, then in zip(series.wins, before[1], strict=True)] == alone.wins


def test_partners_win_together() -> None:
    result = simulate(arkade.load("sample"), [RandomBot] * 4, 40, mode="teams").result()
    assert result.wins[0] == result.wins[2]
    assert result.wins[1] == result.wins[3]
    assert result.wins[0] + result.wins[1] + result.draws == 40


def test_the_crew_wins_together_and_a_loss_of_the_crew_is_no_draw() -> None:
    game = arkade.load("sample")
    won = simulate(game, [RandomBot] * 3, 30, mode="together").result()
    assert len(set(won.wins)) == 1
    assert won.wins[0] > 0
    assert won.draws == 0
    lost = simulate(game, [RandomBot, RandomBot, Loser], 6, mode="together").result()
    assert (lost.finished, lost.wins, lost.draws) == (6, [0, 0, 0], 0)


@pytest.mark.parametrize(("bot", "words"), [(Crasher, "LookupError: this bot has lost its way"), (Cheater, "K-03")])
def test_a_bot_that_fails_is_counted_and_its_game_kept(bot: type[Crasher] | type[Cheater], words: str) -> None:
    game = arkade.load("sample")
    simulation = simulate(game, [RandomBot, bot], 4, "failing")
    result = simulation.result()
    assert (result.games, result.finished, result.errors) == (4, 0, 4)
    assert result.wins == [0, 0]
    assert [fault.number for fault in simulation.faults] == [0, 1, 2, 3]
    assert words in simulation.faults[0].words
    replayed = game.replay(simulation.faults[0].record)
    assert not replayed.over
    assert replayed.choices == len(simulation.faults[0].record.choices)


def test_a_fault_in_the_rules_is_kept_with_the_record_that_shows_it_again() -> None:
    game = tiny_game()
    simulation = simulate(game, [First, Last], 2)
    assert simulation.result().wins == [0, 1]
    (fault,) = simulation.faults
    assert (fault.number, fault.words) == (0, "ZeroDivisionError: the rules have a fault")
    with pytest.raises(ZeroDivisionError):
        game.replay(fault.record)


def test_a_fault_in_the_set_up_is_kept_too() -> None:
    game = tiny_game(fail)
    simulation = simulate(game, [First, Last], 2)
    assert simulation.result().errors == 2
    assert simulation.faults[1].record.choices == []
    with pytest.raises(KeyError):
        game.replay(simulation.faults[1].record)


def test_a_game_that_does_not_end_is_an_error() -> None:
    simulation = Simulation(arkade.load("sample"), [RandomBot, RandomBot], limit=5)
    simulation.play(0)
    assert simulation.faults[0].words == "RuntimeError: the game did not end within 5 decisions"
    assert len(simulation.faults[0].record.choices) == 5
    assert simulation.result().decisions == 5


def test_figures_fit_each_other() -> None:
    result = simulate(arkade.load("sample"), [RandomBot] * 2, 10).result()
    assert result.decisions_per_second == pytest.approx(result.decisions / result.seconds)
    assert result.games_per_second == pytest.approx(10 / result.seconds)


@pytest.mark.parametrize(
    ("bots", "mode", "options", "words"),
    [
        (1, None, {}, "is for 2, 3, 4 seats, not 1"),
        (2, "teams", {}, "is for 4 seats, not 2"),
        (2, "solo", {}, "unknown mode"),
        (2, None, {"seats": 3}, "3 seats need 3 bots, not 2"),
        (2, None, {"weather": 1}, "unknown setting"),
    ],
)
def test_wrong_settings_are_refused_before_anything_is_played(
    bots: int, mode: str | None, options: dict[str, object], words: str
) -> None:
    with pytest.raises(ArkadeError, match=words):
        Simulation(arkade.load("sample"), [RandomBot] * bots, 0, mode, options)
