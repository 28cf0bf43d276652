"""Advice: what anybody at the table would say where the answer is plain. Bots think only about what is left."""

from __future__ import annotations

from typing import Final

from arkade.games.ark_ship.assigning import ASSIGN, ASSIGNING, READY_OPTION, WRITE
from arkade.games.ark_ship.decoding import gain_of
from arkade.games.ark_ship.evaluating import ACTING, CALMING, DEFER, SOOTHE
from arkade.games.ark_ship.goals import REVEAL, REVEALING
from arkade.games.ark_ship.printed import COLUMNS
from arkade.games.ark_ship.signals import (
    ANY_VALUE,
    APPLYING_ALL,
    APPLYING_SOME,
    CHOOSING_COLUMN,
    CHOOSING_SIGNAL,
    CHOOSING_VALUE,
    MOVE_COLUMN,
    MOVING_POINT,
    SETTING_POINT,
)
from arkade.games.ark_ship.skill_tests import LEAST_SUCCESS, REROLL, REROLLING
from arkade.games.ark_ship.state import ArkShip
from arkade.games.ark_ship.stress import TAKING
from arkade.kernel.question import PASS, Option

NEARER_TO_DEATH: Final = 2
"""As how much stress a sickness box counts when somebody is to be spared."""

UNDER_WAY: Final = (
    APPLYING_ALL, APPLYING_SOME, CHOOSING_COLUMN, CHOOSING_SIGNAL, CHOOSING_VALUE, MOVING_POINT, SETTING_POINT,
    REROLLING,
)  # fmt: skip
"""Questions in the middle of something whose rest is plain."""


def advise(g: ArkShip, seat: int, options: list[Option]) -> list[Option]:
    """The options that are worth a thought."""
    question = g.question
    if question is ASSIGNING:
        return worth_planning(options)
    if question is ACTING:
        return [option for option in options if option[0] != DEFER]
    if question is REVEALING:
        return [option for option in options if option[0] == REVEAL] or options
    if question is CALMING:
        return calmed(g, options)
    if question is REROLLING:
        return rerolled(g, options)
    if question is TAKING:
        crew, taker = g.question_args[0], g.question_args[1]
        return [options[0]] if frailty(g, taker) < frailty(g, crew) else [PASS]
    if question in UNDER_WAY:
        gains = [gain(g, option) for option in options]
        return [options[gains.index(max(gains))]]
    return options


def worth_planning(options: list[Option]) -> list[Option]:
    """AS-12.03, AS-25.08: write down a name and reveal a goal when it is time; send everybody, then be ready. Bots do
    not change their minds."""
    for verb in (WRITE, REVEAL, ASSIGN):
        found = [option for option in options if option[0] == verb]
        if found:
            return found
    return [READY_OPTION] if READY_OPTION in options else [PASS]


def calmed(g: ArkShip, options: list[Option]) -> list[Option]:
    """AS-11.02: whoever has most stress."""
    tense = [g.stress[option[1]] if option[0] == SOOTHE else 0 for option in options]
    return [options[tense.index(max(tense))]]


def frailty(g: ArkShip, crew: int) -> int:
    """AS-11.07, AS-22: how ill a crew can become of one more stress."""
    return g.red_boxes(crew) + g.stress[crew] + NEARER_TO_DEATH * g.sickness[crew]


def rerolled(g: ArkShip, options: list[Option]) -> list[Option]:
    """AS-11.05: every die that fails is rolled again, and no other."""
    for option in options:
        if option[0] == REROLL and option[2] + g.die_bonus < LEAST_SUCCESS:
            return [option]
    return [PASS]


def gain(g: ArkShip, option: Option) -> int:
    """How much nearer to its target an answer about a signal brings it. To move a point that can't do better is worse
    than to leave it."""
    question = g.question
    if question is APPLYING_ALL or question is APPLYING_SOME:
        return gain_by_waveform(g, option[1], option[2], question is APPLYING_SOME)
    if question is CHOOSING_COLUMN:
        waveform, signal, column = g.question_args[0], g.question_args[1], g.question_args[2]
        return by_step(g, signal, column, g.printed(waveform).lines[column]) if option[0] == MOVE_COLUMN else 0
    if question is CHOOSING_VALUE:
        return -abs(g.printed(g.question_args[0]).lines[g.question_args[1]] - option[1])
    if question is CHOOSING_SIGNAL:
        return sum([by_step(g, option[1], column, g.question_args[0]) for column in range(COLUMNS)])
    if question is MOVING_POINT:
        return by_step(g, option[1], option[2] - 1, g.question_args[0])
    return by_setting(g, option[1], option[2] - 1, g.question_args[0])


def by_step(g: ArkShip, signal: int, column: int, step: int) -> int:
    return gain_of(g.line(signal, column), g.printed(signal).lines[column], step)


def by_setting(g: ArkShip, signal: int, column: int, value: int) -> int:
    """AS-29.06: a point on a line of its own, or on any."""
    target = g.printed(signal).lines[column]
    off = abs(g.line(signal, column) - target)
    return off if value == ANY_VALUE else off - abs(value - target)


def gain_by_waveform(g: ArkShip, waveform: int, signal: int, some: bool) -> int:
    """All columns of a waveform, or those that help."""
    gains = [by_step(g, signal, column, step) for column, step in enumerate(g.printed(waveform).lines) if step]
    return sum([gained for gained in gains if gained > 0]) if some else sum(gains)
