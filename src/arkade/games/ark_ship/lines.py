"""Lines of a card that nobody carries out: continuous texts, and when a life goal is revealed and scored."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import PrintedLine
from arkade.games.ark_ship.printed import Aim, Face, Static
from arkade.games.ark_ship.state import ArkShip


class StaticLine(PrintedLine[ArkShip, Face]):
    """AS-17.06, AS-25.10."""

    def __init__(self, static: Static) -> None:
        self.static: Final = static

    def print_on(self, face: Face) -> None:
        face.statics.append(self.static)
        face.limits_assignment = face.limits_assignment or self.static.limits_assignment()

    def clause(self) -> str:
        return self.static.clause()


class RevealAtOnce(PrintedLine[ArkShip, Face]):
    """AS-25.09."""

    def print_on(self, face: Face) -> None:
        face.immediate = True

    def clause(self) -> str:
        return "reveal immediately"


class RevealLine(PrintedLine[ArkShip, Face]):
    """AS-25.08."""

    def __init__(self, aim: Aim) -> None:
        self.aim: Final = aim

    def print_on(self, face: Face) -> None:
        face.reveal = self.aim

    def clause(self) -> str:
        return f"reveal {self.aim.clause()}"


class ScoreLine(PrintedLine[ArkShip, Face]):
    """AS-25.02, AS-25.05."""

    def __init__(self, aim: Aim) -> None:
        self.aim: Final = aim

    def print_on(self, face: Face) -> None:
        face.score = self.aim

    def clause(self) -> str:
        return f"score {self.aim.clause()}"


class WritesName(PrintedLine[ArkShip, Face]):
    """AS-25.12."""

    def print_on(self, face: Face) -> None:
        face.wants_name = True

    def clause(self) -> str:
        return "write down the name of another crew"
