"""Which crew a text means (AS-29.01, AS-29.02, AS-29.17): all, those here, the oldest, those of a test."""

from __future__ import annotations

from arkade.cardtext.choices import Selector
from arkade.cardtext.effects import IT
from arkade.games.ark_ship.state import TESTED, ArkShip


class AnyCrew(Selector[ArkShip]):
    """AS-29.01: every active crew, wherever it is and also off duty."""

    def universe(self, g: ArkShip, you: int, me: int, at: int) -> list[int]:
        return list(g.order)

    def noun(self, many: bool) -> str:
        return "crew"


class CrewHere(Selector[ArkShip]):
    """AS-01.07, AS-17.09: crew at the location where the card lies."""

    def universe(self, g: ArkShip, you: int, me: int, at: int) -> list[int]:
        return g.here(g.location) if g.location else []

    def noun(self, many: bool) -> str:
        return "crew here"


class OldestCrew(Selector[ArkShip]):
    """AS-29.17: the most age boxes checked; of several the decider chooses."""

    def universe(self, g: ArkShip, you: int, me: int, at: int) -> list[int]:
        return list(g.order)

    def refuses(self, g: ArkShip, thing: int, you: int, me: int, at: int) -> str | None:
        oldest = max([g.age[crew] for crew in g.crew])
        return None if g.age[thing] == oldest else "AS-29.17"

    def noun(self, many: bool) -> str:
        return "oldest crew"


class ThisCrew(Selector[ArkShip]):
    """The crew that acts, or whose life goal it is."""

    def universe(self, g: ArkShip, you: int, me: int, at: int) -> list[int]:
        return [me] if me in g.crew else []

    def noun(self, many: bool) -> str:
        return "crew"


class ThatCrew(Selector[ArkShip]):
    """The crew that was named before."""

    def universe(self, g: ArkShip, you: int, me: int, at: int) -> list[int]:
        return [g.memory[at + IT]] if g.memory[at + IT] in g.crew else []

    def noun(self, many: bool) -> str:
        return "crew"


class IdleCrew(Selector[ArkShip]):
    """AS-13.10: crew that took part in no test this turn."""

    def universe(self, g: ArkShip, you: int, me: int, at: int) -> list[int]:
        return [crew for crew in g.order if not g.this_turn[crew] & TESTED]

    def noun(self, many: bool) -> str:
        return "crew that took part in no test this turn"


class OtherTestedCrew(Selector[ArkShip]):
    """The others of the test that was just taken."""

    def universe(self, g: ArkShip, you: int, me: int, at: int) -> list[int]:
        return [crew for crew in g.tested if crew != me and crew in g.crew]

    def noun(self, many: bool) -> str:
        return "other crew in that test"


class OtherCrew(Selector[ArkShip]):
    """All but this crew."""

    def universe(self, g: ArkShip, you: int, me: int, at: int) -> list[int]:
        return [crew for crew in g.order if crew != me]

    def noun(self, many: bool) -> str:
        return "other crew"
