"""What texts do to signals (AS-29.06 to AS-29.08): points set and moved, waveforms applied."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import Effect
from arkade.games.ark_ship.printed import COLUMNS
from arkade.games.ark_ship.signals import (
    ANY_VALUE,
    ask_for_signal,
    ask_to_add,
    ask_to_apply_all,
    ask_to_apply_some,
    ask_to_set_point,
    can_apply,
    move_points,
)
from arkade.games.ark_ship.state import ArkShip


class SignalEffect(Effect[ArkShip]):
    """An effect that does nothing once both signals are decoded (AS-29.08)."""

    def payable(self, g: ArkShip, you: int, me: int, at: int) -> bool:
        return len(g.undecoded()) > 0


class SetPoint(SignalEffect):
    """AS-29.06."""

    def __init__(self, value: int) -> None:
        self.value: Final = value

    def resolve(self, g: ArkShip, you: int, me: int, at: int) -> None:
        ask_to_set_point(g, you, self.value)

    def clause(self) -> str:
        value = "any value" if self.value == ANY_VALUE else str(self.value)
        return f"set a point to {value}"


class AddToPoint(SignalEffect):
    """AS-29.07."""

    def __init__(self, step: int) -> None:
        self.step: Final = step

    def resolve(self, g: ArkShip, you: int, me: int, at: int) -> None:
        ask_to_add(g, you, self.step)

    def clause(self) -> str:
        return f"add {self.step} to a point"


class AddToEveryPoint(SignalEffect):
    """AS-29.07: all five of one signal."""

    def __init__(self, step: int) -> None:
        self.step: Final = step

    def resolve(self, g: ArkShip, you: int, me: int, at: int) -> None:
        ask_for_signal(g, you, self.step)

    def clause(self) -> str:
        return f"add {self.step} to every point of one signal"


class SubtractFromBoth(SignalEffect):
    """AS-29.07: all points of both signals."""

    def __init__(self, step: int) -> None:
        self.step: Final = step

    def resolve(self, g: ArkShip, you: int, me: int, at: int) -> None:
        for signal in g.undecoded():
            move_points(g, signal, [-self.step] * COLUMNS)

    def clause(self) -> str:
        return f"subtract {self.step} from every point of both signals"


class ApplyWaveform(Effect[ArkShip]):
    """AS-14.09."""

    def resolve(self, g: ArkShip, you: int, me: int, at: int) -> None:
        ask_to_apply_all(g, you)

    def payable(self, g: ArkShip, you: int, me: int, at: int) -> bool:
        return can_apply(g)

    def clause(self) -> str:
        return "apply a waveform to every point of one signal"


class ApplyPoints(Effect[ArkShip]):
    """AS-14.10."""

    def resolve(self, g: ArkShip, you: int, me: int, at: int) -> None:
        ask_to_apply_some(g, you)

    def payable(self, g: ArkShip, you: int, me: int, at: int) -> bool:
        return can_apply(g)

    def clause(self) -> str:
        return "apply any points of a waveform to one signal"
