"""What texts do to the ship: the freezer, crises, tokens, and what lasts for the turn."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import Effect
from arkade.games.ark_ship.crises import place_crisis, remove_crisis
from arkade.games.ark_ship.freezer import lose_sleepers
from arkade.games.ark_ship.printed import TOKEN_PLACED
from arkade.games.ark_ship.state import ArkShip
from arkade.kernel.cards import changed


class LoseSleepers(Effect[ArkShip]):
    """AS-26.02."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def resolve(self, g: ArkShip, you: int, me: int, at: int) -> None:
        lose_sleepers(g, self.count)

    def clause(self) -> str:
        return f"lose {self.count} from the freezer"


class LoseHalf(Effect[ArkShip]):
    """Half of the humans in the freezer, rounded up."""

    def resolve(self, g: ArkShip, you: int, me: int, at: int) -> None:
        lose_sleepers(g, (g.frozen + 1) // 2)

    def clause(self) -> str:
        return "lose half of the freezer, rounded up"


class DrawCrisis(Effect[ArkShip]):
    """AS-29.15."""

    def resolve(self, g: ArkShip, you: int, me: int, at: int) -> None:
        place_crisis(g)

    def clause(self) -> str:
        return "draw and place a crisis"


class RemoveThis(Effect[ArkShip]):
    """AS-17.03."""

    def resolve(self, g: ArkShip, you: int, me: int, at: int) -> None:
        remove_crisis(g, me)

    def clause(self) -> str:
        return "remove this crisis"


class Nothing(Effect[ArkShip]):
    """AS-29.16."""

    def resolve(self, g: ArkShip, you: int, me: int, at: int) -> None:
        """The colour of the row is all that counts."""

    def clause(self) -> str:
        return "nothing"


class PutTokens(Effect[ArkShip]):
    """AS-20.06, AS-20.09: from the reserve, never more than the threshold."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def resolve(self, g: ArkShip, you: int, me: int, at: int) -> None:
        placed = min(self.count, g.reserve, g.printed(me).threshold - g.tokens[me])
        if placed <= 0:
            return
        g.reserve -= placed
        g.tokens = changed(g.tokens, me, g.tokens[me] + placed)
        if g.listening:
            words = f"{{0}} has {{n}} of {g.printed(me).threshold} tokens."
            g.tell("tokens", words, cards=(me,), rule="AS-20.06", number=g.tokens[me])
        for crew in g.tested:
            if crew in g.crew:
                g.happens_to(crew, TOKEN_PLACED)

    def clause(self) -> str:
        return f"put {self.count} {'token' if self.count == 1 else 'tokens'} on this card"


class AddToDice(Effect[ArkShip]):
    """AS-14.05, AS-14.07."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def resolve(self, g: ArkShip, you: int, me: int, at: int) -> None:
        g.die_bonus += self.count

    def clause(self) -> str:
        return f"add {self.count} to every die of skill tests this turn"


class AddDice(Effect[ArkShip]):
    """AS-14.06, AS-14.07."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def resolve(self, g: ArkShip, you: int, me: int, at: int) -> None:
        g.extra_dice += self.count

    def clause(self) -> str:
        return f"each crew adds {self.count} {'die' if self.count == 1 else 'dice'} to skill tests this turn"


class AddToSicknessRolls(Effect[ArkShip]):
    """AS-14.15, AS-14.16."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def resolve(self, g: ArkShip, you: int, me: int, at: int) -> None:
        g.sickness_bonus += self.count

    def clause(self) -> str:
        return f"add {self.count} to every sickness roll this turn"
