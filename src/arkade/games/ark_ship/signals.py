"""Signals and waveforms (AS-18, AS-19): moving points, choosing them, and decoding."""

from __future__ import annotations

from typing import Final

from arkade.games.ark_ship.places import FIRST_SLOT, SECOND_SLOT, SIGNAL_BOX
from arkade.games.ark_ship.printed import COLUMNS, DECODED, HIGHEST_LINE
from arkade.games.ark_ship.state import NO_CARD, ArkShip
from arkade.kernel.cards import changed
from arkade.kernel.question import Option, Question

APPLY: Final = 24
MOVE_COLUMN: Final = 25
LEAVE_COLUMN: Final = 26
POINT: Final = 27
VALUE: Final = 28
CHOOSE_SIGNAL: Final = 29

ANY_VALUE: Final = -1

# -- moving and decoding ---------------------------------------------------------------------------


def move_point(g: ArkShip, signal: int, column: int, step: int) -> None:
    """AS-18.03: up or down, never below 0 or above 3."""
    line = min(max(g.line(signal, column) + step, 0), HIGHEST_LINE)
    if line != g.line(signal, column):
        g.set_line(signal, column, line)


def move_points(g: ArkShip, signal: int, steps: list[int]) -> None:
    """AS-19.02, AS-19.03: all columns at the same time; the signal is looked at after the last one."""
    for column in range(COLUMNS):
        if steps[column]:
            move_point(g, signal, column, steps[column])
    tell_points(g, signal)
    decode_if_matched(g, signal)


def tell_points(g: ArkShip, signal: int) -> None:
    if g.listening:
        lines = " ".join([str(g.line(signal, column)) for column in range(COLUMNS)])
        g.tell("signal", f"The points of {{0}} are {lines}.", cards=(signal,), rule="AS-19.02")


def decode_if_matched(g: ArkShip, signal: int) -> None:
    """AS-18.04 to AS-18.07: a signal whose points equal its targets is decoded at once."""
    if g.points[signal] != g.faces[g.face[signal]].target:
        return
    bay = g.signals.index(signal)
    g.signals = changed(g.signals, bay, NO_CARD)
    g.move(signal, g.shared_zone(SIGNAL_BOX))
    g.reserve += COLUMNS
    g.knowledge += 1
    g.fresh |= 1 << bay
    planet = g.planets[bay]
    if planet >= 0:
        g.reveal(planet)
    if g.listening:
        g.tell("decoded", "{0} is decoded: {1}.", cards=(signal, planet), rule="AS-18.06", number=g.knowledge)
    if g.actor >= 0:
        g.happens_to(g.actor, DECODED)


# -- one point by choice ---------------------------------------------------------------------------


def ask_to_set_point(g: ArkShip, seat: int, value: int) -> None:
    """AS-29.06, AS-29.08: one point of an undecoded signal is set to a value, or to any."""
    if g.undecoded():
        g.ask(seat, SETTING_POINT, value)


def ask_to_add(g: ArkShip, seat: int, step: int) -> None:
    """AS-29.07, AS-29.08: one point of an undecoded signal is moved."""
    if g.undecoded():
        g.ask(seat, MOVING_POINT, step)


def setting_prompt(g: ArkShip, seat: int, value: int) -> str:
    return "Choose a point to set to any value." if value == ANY_VALUE else f"Choose a point to set to {value}."


def moving_prompt(g: ArkShip, seat: int, step: int) -> str:
    return f"Choose a point to which {step} is added."


def point_candidates(g: ArkShip, seat: int, number: int) -> list[Option]:
    return [(POINT, signal, column) for signal in g.undecoded() for column in range(1, COLUMNS + 1)]


def setting_answer(g: ArkShip, seat: int, option: Option, value: int) -> None:
    if value == ANY_VALUE:
        g.ask(seat, CHOOSING_VALUE, option[1], option[2] - 1)
    else:
        set_point(g, option[1], option[2] - 1, value)


def moving_answer(g: ArkShip, seat: int, option: Option, step: int) -> None:
    move_point(g, option[1], option[2] - 1, step)
    tell_points(g, option[1])
    decode_if_matched(g, option[1])


def value_prompt(g: ArkShip, seat: int, signal: int, column: int) -> str:
    return f"Column {column + 1} of {g.name(signal)}: choose its value."


def value_candidates(g: ArkShip, seat: int, signal: int, column: int) -> list[Option]:
    return [(VALUE, line, 0) for line in range(HIGHEST_LINE + 1)]


def value_answer(g: ArkShip, seat: int, option: Option, signal: int, column: int) -> None:
    set_point(g, signal, column, option[1])


def set_point(g: ArkShip, signal: int, column: int, line: int) -> None:
    """AS-29.06: a point on a line."""
    g.set_line(signal, column, line)
    tell_points(g, signal)
    decode_if_matched(g, signal)


# -- every point of one signal ---------------------------------------------------------------------


def ask_for_signal(g: ArkShip, seat: int, step: int) -> None:
    """AS-29.07: all points of one signal are moved; the decider chooses where there are two."""
    signals = g.undecoded()
    if len(signals) == 1:
        move_points(g, signals[0], [step] * COLUMNS)
    elif signals:
        g.ask(seat, CHOOSING_SIGNAL, step)


def signal_prompt(g: ArkShip, seat: int, step: int) -> str:
    return f"Choose the signal to every point of which {step} is added."


def signal_candidates(g: ArkShip, seat: int, step: int) -> list[Option]:
    return [(CHOOSE_SIGNAL, signal, 0) for signal in g.undecoded()]


def signal_answer(g: ArkShip, seat: int, option: Option, step: int) -> None:
    move_points(g, option[1], [step] * COLUMNS)


# -- waveforms -------------------------------------------------------------------------------------


def visible_waveforms(g: ArkShip) -> list[int]:
    """AS-07.02: the top card of each slot."""
    return g.shared(FIRST_SLOT)[-1:] + g.shared(SECOND_SLOT)[-1:]


def can_apply(g: ArkShip) -> bool:
    return len(g.undecoded()) > 0 and len(visible_waveforms(g)) > 0


def ask_to_apply_all(g: ArkShip, seat: int) -> None:
    """AS-14.09: choose a waveform and a signal; all of it is applied."""
    if can_apply(g):
        g.ask(seat, APPLYING_ALL)


def ask_to_apply_some(g: ArkShip, seat: int) -> None:
    """AS-14.10: choose a waveform and a signal, then the points."""
    if can_apply(g):
        g.ask(seat, APPLYING_SOME)


def all_prompt(g: ArkShip, seat: int) -> str:
    return "Choose a waveform and the signal to which all of it is applied."


def some_prompt(g: ArkShip, seat: int) -> str:
    return "Choose a waveform and the signal to which points of it are applied."


def all_candidates(g: ArkShip, seat: int) -> list[Option]:
    return pairings(g) + [(MOVE_COLUMN, column, 0) for column in range(1, COLUMNS + 1)]


def some_candidates(g: ArkShip, seat: int) -> list[Option]:
    return pairings(g)


def pairings(g: ArkShip) -> list[Option]:
    return [(APPLY, waveform, signal) for waveform in visible_waveforms(g) for signal in g.undecoded()]


def all_forbids(g: ArkShip, seat: int, option: Option) -> str | None:
    """AS-19.04: all five columns must be applied, so none can be picked."""
    return "AS-19.04" if option[0] == MOVE_COLUMN else None


def all_options(g: ArkShip, seat: int) -> list[Option]:
    return pairings(g)


def all_answer(g: ArkShip, seat: int, option: Option) -> None:
    move_points(g, option[2], g.printed(option[1]).lines)


def some_answer(g: ArkShip, seat: int, option: Option) -> None:
    choose_columns(g, seat, option[1], option[2], 0, 0)


def choose_columns(g: ArkShip, seat: int, waveform: int, signal: int, column: int, chosen: int) -> None:
    """AS-19.05: ask for one column after the other, those with 0 left out; the last must be moved if none was."""
    lines = g.printed(waveform).lines
    while column < COLUMNS and lines[column] == 0:
        column += 1
    if column < COLUMNS and (chosen or moves_later(lines, column)):
        g.ask(seat, CHOOSING_COLUMN, waveform, signal, column, chosen)
        return
    if column < COLUMNS:
        chosen |= 1 << column
    move_points(g, signal, [lines[place] if chosen >> place & 1 else 0 for place in range(COLUMNS)])


def moves_later(lines: list[int], column: int) -> bool:
    """Whether a waveform moves a column behind this one."""
    for later in range(column + 1, COLUMNS):
        if lines[later]:
            return True
    return False


def column_prompt(g: ArkShip, seat: int, waveform: int, signal: int, column: int, chosen: int) -> str:
    step = g.printed(waveform).lines[column]
    return f"{g.name(waveform)} on {g.name(signal)}: move column {column + 1} by {step:+}?"


def column_candidates(g: ArkShip, seat: int, waveform: int, signal: int, column: int, chosen: int) -> list[Option]:
    return [(MOVE_COLUMN, column + 1, 0), (LEAVE_COLUMN, column + 1, 0)]


def column_answer(g: ArkShip, seat: int, option: Option, waveform: int, signal: int, column: int, chosen: int) -> None:
    if option[0] == MOVE_COLUMN:
        chosen |= 1 << column
    choose_columns(g, seat, waveform, signal, column + 1, chosen)


SETTING_POINT: Final = Question("set point", setting_prompt, point_candidates, setting_answer)
MOVING_POINT: Final = Question("move point", moving_prompt, point_candidates, moving_answer)
CHOOSING_VALUE: Final = Question("value", value_prompt, value_candidates, value_answer)
CHOOSING_SIGNAL: Final = Question("signal", signal_prompt, signal_candidates, signal_answer)
APPLYING_ALL: Final = Question("waveform", all_prompt, all_candidates, all_answer, all_forbids, all_options)
APPLYING_SOME: Final = Question("points of a waveform", some_prompt, some_candidates, some_answer)
CHOOSING_COLUMN: Final = Question("column", column_prompt, column_candidates, column_answer)
