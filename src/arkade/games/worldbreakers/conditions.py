"""Conditions and counts: what a text can make depend on, and what it can count."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import IT, Condition, Count
from arkade.games.worldbreakers.printed import GUILD_NAMES, TYPE_NAMES
from arkade.games.worldbreakers.state import Worldbreakers


class ControlsOthers(Condition[Worldbreakers]):
    """`you control 2 or more other followers`."""

    def __init__(self, least: int) -> None:
        self.least: Final = least

    def holds(self, g: Worldbreakers, you: int, me: int, at: int) -> bool:
        mine = g.followers(you)
        return len(mine) - (me in mine) >= self.least

    def clause(self) -> str:
        return f"you control {self.least} or more other followers"


class ControlsLocation(Condition[Worldbreakers]):
    def holds(self, g: Worldbreakers, you: int, me: int, at: int) -> bool:
        return len(g.locations(you)) > 0

    def clause(self) -> str:
        return "you control a location"


class ControlsTrait(Condition[Worldbreakers]):
    """`you control a Scholar`, `you control 3 or more Scholars` (WB-03.15)."""

    def __init__(self, trait: str, least: int) -> None:
        self.trait: Final = trait
        self.least: Final = least

    def holds(self, g: Worldbreakers, you: int, me: int, at: int) -> bool:
        cards = g.followers(you) + g.locations(you)
        return len([card for card in cards if self.trait in g.printed(card).traits]) >= self.least

    def clause(self) -> str:
        if self.least == 1:
            return f"you control a {self.trait}"
        return f"you control {self.least} or more {self.trait}s"


class StandingInOneGuild(Condition[Worldbreakers]):
    """`you have 3 or more standing in one guild`."""

    def __init__(self, least: int) -> None:
        self.least: Final = least

    def holds(self, g: Worldbreakers, you: int, me: int, at: int) -> bool:
        return max(g.standing[you * 4 : you * 4 + 4]) >= self.least

    def clause(self) -> str:
        return f"you have {self.least} or more standing in one guild"


class StandingAtLeast(Condition[Worldbreakers]):
    """`you have 3 or more Moon standing`."""

    def __init__(self, least: int, guild: int) -> None:
        self.least: Final = least
        self.guild: Final = guild

    def holds(self, g: Worldbreakers, you: int, me: int, at: int) -> bool:
        return g.guild_standing(you, self.guild) >= self.least

    def clause(self) -> str:
        return f"you have {self.least} or more {GUILD_NAMES[self.guild]} standing"


class StandingBelow(Condition[Worldbreakers]):
    """`you have fewer than 4 Moon standing`."""

    def __init__(self, limit: int, guild: int) -> None:
        self.limit: Final = limit
        self.guild: Final = guild

    def holds(self, g: Worldbreakers, you: int, me: int, at: int) -> bool:
        return g.guild_standing(you, self.guild) < self.limit

    def clause(self) -> str:
        return f"you have fewer than {self.limit} {GUILD_NAMES[self.guild]} standing"


class FollowerWasDefeated(Condition[Worldbreakers]):
    """On either side, earlier in this round."""

    def holds(self, g: Worldbreakers, you: int, me: int, at: int) -> bool:
        return g.defeats > 0

    def clause(self) -> str:
        return "a follower was defeated this round"


class ThisAttacksAlone(Condition[Worldbreakers]):
    """WB-12.11: looked at when the ability is used."""

    def holds(self, g: Worldbreakers, you: int, me: int, at: int) -> bool:
        return g.attacks_alone(me)

    def clause(self) -> str:
        return "this follower attacks alone"


class YoursAttacksAlone(Condition[Worldbreakers]):
    """WB-12.11: looked at when the ability is used."""

    def holds(self, g: Worldbreakers, you: int, me: int, at: int) -> bool:
        return g.attacker == you and len(g.attackers()) == 1

    def clause(self) -> str:
        return "a follower of yours attacks alone"


class AttackSucceeded(Condition[Worldbreakers]):
    """WB-14.02, WB-14.06."""

    def holds(self, g: Worldbreakers, you: int, me: int, at: int) -> bool:
        return g.succeeded > 0

    def clause(self) -> str:
        return "the attack was successful"


class ItIs(Condition[Worldbreakers]):
    """`it is a follower`: the card that the text spoke of last."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def holds(self, g: Worldbreakers, you: int, me: int, at: int) -> bool:
        return g.memory[at + IT] >= 0 and g.is_kind(g.memory[at + IT], self.kind)

    def clause(self) -> str:
        return f"it is {'an' if TYPE_NAMES[self.kind] == 'event' else 'a'} {TYPE_NAMES[self.kind]}"


class PlayedCostly(Condition[Worldbreakers]):
    """`you do and its printed cost is 7 or more`: about the card that the text let the player play."""

    def __init__(self, least: int) -> None:
        self.least: Final = least

    def holds(self, g: Worldbreakers, you: int, me: int, at: int) -> bool:
        return g.memory[at + IT] >= 0 and g.printed(g.memory[at + IT]).cost >= self.least

    def clause(self) -> str:
        return f"you do and its printed cost is {self.least} or more"


class StandingOfYours(Count[Worldbreakers]):
    """All guilds counted together."""

    def count(self, g: Worldbreakers, you: int, me: int, at: int) -> int:
        return g.total_standing(you)

    def clause(self) -> str:
        return "standing you have"


class ReadyFollowers(Count[Worldbreakers]):
    def count(self, g: Worldbreakers, you: int, me: int, at: int) -> int:
        return len([card for card in g.followers(you) if not g.exhausted[card]])

    def clause(self) -> str:
        return "ready follower you control"
