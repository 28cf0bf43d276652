"""Lines of a card that nobody carries out: keywords, static abilities, the limit of X, ways to pay less."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import PrintedLine
from arkade.games.worldbreakers.printed import GUILD_NAMES, REVEAL_LOCATIONS, Face, Saving, Static
from arkade.games.worldbreakers.state import Worldbreakers


class Hidden(PrintedLine[Worldbreakers, Face]):
    """WB-16.02."""

    def print_on(self, face: Face) -> None:
        face.hidden = True

    def clause(self) -> str:
        return "hidden"


class Lethal(PrintedLine[Worldbreakers, Face]):
    """WB-16.06."""

    def print_on(self, face: Face) -> None:
        face.lethal = True

    def clause(self) -> str:
        return "lethal"


class Overwhelm(PrintedLine[Worldbreakers, Face]):
    """WB-16.09."""

    def print_on(self, face: Face) -> None:
        face.overwhelm = True

    def clause(self) -> str:
        return "overwhelm"


class Stationary(PrintedLine[Worldbreakers, Face]):
    """WB-16.13."""

    def print_on(self, face: Face) -> None:
        face.stationary = True

    def clause(self) -> str:
        return "stationary"


class Storage(PrintedLine[Worldbreakers, Face]):
    """WB-16.16."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def print_on(self, face: Face) -> None:
        face.storage = self.most

    def clause(self) -> str:
        return f"storage {self.most}"


class StaticLine(PrintedLine[Worldbreakers, Face]):
    """WB-15.01."""

    def __init__(self, static: Static) -> None:
        self.static: Final = static

    def print_on(self, face: Face) -> None:
        face.statics.append(self.static)

    def clause(self) -> str:
        return self.static.clause()


class LimitOfX(PrintedLine[Worldbreakers, Face]):
    """WB-30.17: `X is at most your Stars standing`."""

    def __init__(self, guild: int) -> None:
        self.guild: Final = guild

    def print_on(self, face: Face) -> None:
        face.x_guild = self.guild

    def clause(self) -> str:
        return f"X is at most your {GUILD_NAMES[self.guild]} standing"


class PayLess(PrintedLine[Worldbreakers, Face]):
    """WB-09.05: what the player may do before the card is paid for, so that it costs less."""

    def __init__(self, saving: Saving) -> None:
        self.saving: Final = saving

    def print_on(self, face: Face) -> None:
        face.saving = self.saving

    def clause(self) -> str:
        off = f"it costs {self.saving.off} mythium less"
        if self.saving.way == REVEAL_LOCATIONS:
            return f"reveal up to {self.saving.most} locations from your hand → {off} for each"
        return f"damage a location you control → {off}"

    def after_event(self) -> str:
        return f", {self.clause()}"
