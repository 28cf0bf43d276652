"""Selectors: the kinds of cards that a text can choose among, such as `a wounded follower`."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.choices import Selector, Target
from arkade.games.worldbreakers.combat import cannot_damage
from arkade.games.worldbreakers.printed import EVENT
from arkade.games.worldbreakers.state import DISCARD, HAND, Worldbreakers

NOT_ITS_WORDS: Final = "K-06"


def narrowed(target: Target[Worldbreakers], selector: Selector[Worldbreakers]) -> Target[Worldbreakers]:
    """The same target among fewer cards: an instruction may ask more of a card than its words say."""
    return Target(selector, target.most, target.words, target.optional)


# -- followers -------------------------------------------------------------------------------------


class AnyFollower(Selector[Worldbreakers]):
    """WB-01.15: any player's, the own ones included."""

    before = ""
    behind = ""

    def universe(self, g: Worldbreakers, you: int, me: int, at: int) -> list[int]:
        return g.followers(you) + g.followers(1 - you)

    def noun(self, many: bool) -> str:
        return f"{self.before}{'followers' if many else 'follower'}{self.behind}"


class FollowerYouControl(AnyFollower):
    behind = " you control"

    def refuses(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> str | None:
        return None if g.controller(thing) == you else NOT_ITS_WORDS


class DefendingFollower(AnyFollower):
    behind = " of the defending player"

    def refuses(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> str | None:
        return None if g.controller(thing) != you else NOT_ITS_WORDS


class WoundedFollower(AnyFollower):
    """WB-10.10: with at least 1 wound."""

    before = "wounded "

    def refuses(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> str | None:
        return None if g.wounds[thing] else "WB-10.10"


class CheapFollower(AnyFollower):
    def __init__(self, most: int) -> None:
        self.most: Final = most

    def refuses(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> str | None:
        return None if g.printed(thing).cost <= self.most else NOT_ITS_WORDS

    def noun(self, many: bool) -> str:
        return f"{super().noun(many)} with a printed cost of {self.most} or less"


class AttackingFollower(AnyFollower):
    """WB-30.02: only one that is attacking now."""

    before = "attacking "

    def refuses(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> str | None:
        return None if g.is_attacking(thing) else NOT_ITS_WORDS

    def fitting(self, g: Worldbreakers, you: int, me: int, at: int) -> list[int]:
        """The same as for any selector, but only the front row needs a look."""
        return [thing for thing in g.attackers() if self.refuses(g, thing, you, me, at) is None]


class OtherAttacker(AttackingFollower):
    """An attacker besides the one that this follower is blocking."""

    behind = " that this follower is not blocking"

    def refuses(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> str | None:
        return NOT_ITS_WORDS if thing == g.blocked else super().refuses(g, thing, you, me, at)


class BlockedFollower(AnyFollower):
    """The attacker that this follower has just blocked."""

    behind = " that this follower blocks"

    def universe(self, g: Worldbreakers, you: int, me: int, at: int) -> list[int]:
        return [g.blocked] if g.blocked >= 0 and g.is_follower_in_play(g.blocked) else []


# -- locations -------------------------------------------------------------------------------------


class AnyLocation(Selector[Worldbreakers]):
    """WB-01.15: any player's, the own ones included."""

    behind = ""

    def universe(self, g: Worldbreakers, you: int, me: int, at: int) -> list[int]:
        return g.locations(you) + g.locations(1 - you)

    def noun(self, many: bool) -> str:
        return f"{'locations' if many else 'location'}{self.behind}"


class LocationYouControl(AnyLocation):
    behind = " you control"

    def refuses(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> str | None:
        return None if g.controller(thing) == you else NOT_ITS_WORDS


class LocationInTheOpen(AnyLocation):
    def refuses(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> str | None:
        return NOT_ITS_WORDS if g.printed(thing).hidden else None

    def noun(self, many: bool) -> str:
        return f"{super().noun(many)} that {'are' if many else 'is'} not hidden"


class Developable(Selector[Worldbreakers]):
    """WB-11.05: of the chosen kind, and with a stage counter left."""

    def __init__(self, kind: Selector[Worldbreakers]) -> None:
        self.kind: Final = kind

    def universe(self, g: Worldbreakers, you: int, me: int, at: int) -> list[int]:
        return self.kind.universe(g, you, me, at)

    def refuses(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> str | None:
        return self.kind.refuses(g, thing, you, me, at) or (None if g.stages[thing] else "WB-11.05")

    def noun(self, many: bool) -> str:
        return self.kind.noun(many)


class Damageable(Developable):
    """WB-16.02: of the chosen kind, with a stage counter left, and not hidden from the player."""

    def refuses(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> str | None:
        return self.kind.refuses(g, thing, you, me, at) or cannot_damage(g, you, thing)


# -- any cards -------------------------------------------------------------------------------------


class Other(Selector[Worldbreakers]):
    """`another …`: of a kind, but not this card."""

    def __init__(self, kind: Selector[Worldbreakers]) -> None:
        self.kind: Final = kind

    def universe(self, g: Worldbreakers, you: int, me: int, at: int) -> list[int]:
        return self.kind.universe(g, you, me, at)

    def refuses(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> str | None:
        return NOT_ITS_WORDS if thing == me else self.kind.refuses(g, thing, you, me, at)

    def noun(self, many: bool) -> str:
        return self.kind.noun(many)


class ThisCard(Selector[Worldbreakers]):
    """The card whose text it is, while it is in play."""

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind

    def universe(self, g: Worldbreakers, you: int, me: int, at: int) -> list[int]:
        return [me] if g.is_active(me) else []

    def noun(self, many: bool) -> str:
        return self.kind


class HeldFollower(Selector[Worldbreakers]):
    secret = True

    def universe(self, g: Worldbreakers, you: int, me: int, at: int) -> list[int]:
        return g.pile(HAND, you)

    def refuses(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> str | None:
        return None if g.is_follower(thing) else NOT_ITS_WORDS

    def noun(self, many: bool) -> str:
        return f"{'followers' if many else 'follower'} from your hand"


class DiscardedEvent(Selector[Worldbreakers]):
    """WB-04.06: an event that is still resolving is not among them."""

    def universe(self, g: Worldbreakers, you: int, me: int, at: int) -> list[int]:
        return g.pile(DISCARD, you)

    def refuses(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> str | None:
        return None if g.is_kind(thing, EVENT) else NOT_ITS_WORDS

    def noun(self, many: bool) -> str:
        return f"other {'events' if many else 'event'} from your discard pile"
