"""Interruption: Ctrl-C waits for the decision at hand and never costs a result that is there; a second one is at once.

The signals are real ones, which this process sends to itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from signal import SIG_IGN, SIGINT, default_int_handler, getsignal, raise_signal, signal
from threading import Thread

import pytest

import arkade
from arkade.bots import Eye, RandomBot
from arkade.kernel import Option
from arkade.lab.interruption import INTERRUPTION
from arkade.lab.playing import play_on
from arkade.lab.processes import in_processes, in_turn


@pytest.fixture(autouse=True)
def as_at_a_terminal() -> Iterator[None]:
    """Ctrl-C does here what it does in a program, and nothing is left over."""
    before = signal(SIGINT, default_int_handler)
    yield
    assert not INTERRUPTION.is_wanted
    assert getsignal(SIGINT) is default_int_handler
    signal(SIGINT, before)


def interrupted_at(number: int) -> int:
    """Work during which somebody presses Ctrl-C, if its number is 2."""
    if number == 2:
        raise_signal(SIGINT)
    return number


def press_three_times(started: list[int]) -> None:
    for time in (1, 2, 3):
        started.append(time)
        raise_signal(SIGINT)


def fail_when_interrupted() -> None:
    raise_signal(SIGINT)
    raise ZeroDivisionError


class Interrupted(RandomBot):
    """A bot that is interrupted while it thinks about its third decision; `chosen` counts how often it has chosen."""

    def __init__(self) -> None:
        super().__init__("interrupted")
        self.chosen = 0

    def choose(self, eye: Eye) -> Option:
        if self.chosen == 2:
            raise_signal(SIGINT)
        option = super().choose(eye)
        self.chosen += 1
        return option


def test_a_decision_is_made_before_the_game_is_interrupted() -> None:
    g = arkade.load("sample").new("interrupted")
    bot = Interrupted()
    with pytest.raises(KeyboardInterrupt), INTERRUPTION:
        play_on(g, [bot, bot])
    assert (bot.chosen, g.choices, g.over) == (3, 3, False)


def test_a_result_that_is_there_is_taken_before_the_rest_is_given_up() -> None:
    taken: list[int] = []
    with pytest.raises(KeyboardInterrupt):
        taken.extend(in_processes(interrupted_at, range(5), 1))
    assert taken == [0, 1, 2]


def test_an_interruption_during_the_last_task_is_not_forgotten() -> None:
    taken: list[int] = []
    with pytest.raises(KeyboardInterrupt):
        taken.extend(in_turn(interrupted_at, range(3)))
    assert taken == [0, 1, 2]


def test_an_interruption_is_met_by_whoever_gives_up_the_rest() -> None:
    results = in_turn(interrupted_at, range(5))
    assert list(islice(results, 3)) == [0, 1, 2]
    with pytest.raises(KeyboardInterrupt):
        results.close()


def test_the_second_one_does_not_wait() -> None:
    started: list[int] = []
    with pytest.raises(KeyboardInterrupt), INTERRUPTION:
        press_three_times(started)
    assert started == [1, 2]


def test_what_went_wrong_is_told_even_if_somebody_wanted_to_stop() -> None:
    with pytest.raises(ZeroDivisionError), INTERRUPTION:
        fail_when_interrupted()


def test_a_program_that_ignores_the_signal_goes_on_ignoring_it() -> None:
    """So does a run that a shell has started in the background."""
    signal(SIGINT, SIG_IGN)
    assert list(in_turn(interrupted_at, range(5))) == [0, 1, 2, 3, 4]
    assert getsignal(SIGINT) is SIG_IGN
    signal(SIGINT, default_int_handler)


def test_games_can_be_played_in_a_thread_which_gets_no_signals() -> None:
    done: list[int] = []
    thread = Thread(target=lambda: done.extend(in_turn(abs, range(3))))
    thread.start()
    thread.join()
    assert done == [0, 1, 2]
