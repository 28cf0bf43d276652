"""A tiny game of one question, of which some forms fail: what the lab must bring to light."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arkade.kernel import PASS, Game, Layout, Mode, Option, Question, RuleBook, State, Verb, Verbs, ZonePlan


def prompt(g: State, seat: int, *args: int) -> str:
    return "Go on?"


def candidates(g: State, seat: int, *args: int) -> list[Option]:
    return [(1, 0, 0), PASS]


def answer(g: State, seat: int, option: Option, *args: int) -> None:
    if option == PASS:
        g.end([1.0, 0.0])
    else:
        raise ZeroDivisionError("the rules have a fault")


def start(g: State) -> None:
    g.then(ask)


def ask(g: State) -> None:
    g.ask(0, GO_ON)


def fail(g: State) -> None:
    raise KeyError("no set-up")


GO_ON = Question("go on", prompt, candidates, answer)


def tiny_game(begin: Callable[[Any], None] = start) -> Game:
    """Seat 0 is asked once: passing ends the game, going on meets the fault in the rules."""
    return Game(
        name="tiny",
        title="Tiny",
        summary="One question.",
        version="1",
        modes=[Mode("only", "the only mode", (2,))],
        cards=[],
        rules=RuleBook(""),
        zones=ZonePlan([]),
        questions=[GO_ON],
        verbs=Verbs([Verb(1, "go on")]),
        layout=Layout(lambda g: 0, lambda g: ""),
        empty=State,
        start=begin,
    )
