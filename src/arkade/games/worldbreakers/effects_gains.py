"""Gains and payments: mythium, power and standing, and Migrate, which is a bit of both."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import Amount, Effect, PerCount, X, do_next, effect_of
from arkade.games.worldbreakers.instructions import (
    gain_mythium,
    gain_power,
    gain_standing,
    lose_mythium,
    lose_power,
    lose_standing,
)
from arkade.games.worldbreakers.printed import EARTH, GUILD_NAMES
from arkade.games.worldbreakers.state import Worldbreakers
from arkade.kernel.question import Option, Question

CHOOSE_GUILD: Final = 30
GAIN_EARTH: Final = 31
SPEND_EARTH: Final = 32
CHOOSE_NUMBER: Final = 33


class GainMythium(Effect[Worldbreakers]):
    def __init__(self, amount: Amount[Worldbreakers]) -> None:
        self.amount: Final = amount

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        gain_mythium(g, you, self.amount.value(g, you, me, at))

    def clause(self) -> str:
        return f"gain {self.amount.of('mythium', 'mythium')}"


class AtMost(PerCount[Worldbreakers]):
    """`1 mythium for each …, at most 3`."""

    def __init__(self, counted: PerCount[Worldbreakers], most: int) -> None:
        super().__init__(counted, counted.per)
        self.most: Final = most

    def value(self, g: Worldbreakers, you: int, me: int, at: int) -> int:
        return min(super().value(g, you, me, at), self.most)

    def of(self, one: str, many: str) -> str:
        return f"{super().of(one, many)}, at most {self.most}"


class GainPower(Effect[Worldbreakers]):
    def __init__(self, amount: Amount[Worldbreakers]) -> None:
        self.amount: Final = amount

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        gain_power(g, you, self.amount.value(g, you, me, at))

    def clause(self) -> str:
        return f"gain {self.amount.of('power', 'power')}"


class GainStanding(Effect[Worldbreakers]):
    def __init__(self, amount: Amount[Worldbreakers], guild: int) -> None:
        self.amount: Final = amount
        self.guild: Final = guild

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        gain_standing(g, you, self.guild, self.amount.value(g, you, me, at))

    def clause(self) -> str:
        standing = f"{GUILD_NAMES[self.guild]} standing"
        return f"gain {self.amount.of(standing, standing)}"


class GainAnyStanding(Effect[Worldbreakers]):
    """`gain 1 standing of any guild`: all of it in one guild that the player chooses."""

    def __init__(self, amount: Amount[Worldbreakers]) -> None:
        self.amount: Final = amount

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        g.ask(you, GUILD, me, self.amount.value(g, you, me, at))

    def clause(self) -> str:
        return f"gain {self.amount.of('standing', 'standing')} of any guild"


def guild_prompt(g: Worldbreakers, seat: int, me: int, count: int) -> str:
    return f"{g.name_for(seat, me)}: choose the guild in which you gain {count} standing."


def guild_candidates(g: Worldbreakers, seat: int, me: int, count: int) -> list[Option]:
    return [(CHOOSE_GUILD, guild, 0) for guild in range(4)]


def guild_answer(g: Worldbreakers, seat: int, option: Option, me: int, count: int) -> None:
    gain_standing(g, seat, option[1], count)


class GainBoth(Effect[Worldbreakers]):
    """`gain 2 mythium and 1 power`: two gains, one after the other."""

    def __init__(self, first: Effect[Worldbreakers], second: Effect[Worldbreakers]) -> None:
        self.first: Final = first
        self.second: Final = second

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        do_next(g, self.second, you, me, at)
        self.first.resolve(g, you, me, at)

    def clause(self) -> str:
        return f"{self.first.clause()} and {self.second.clause().removeprefix('gain ')}"

    def children(self) -> list[Effect[Worldbreakers]]:
        return [self.first, self.second]


# -- losses and costs ------------------------------------------------------------------------------


class OpponentLosesMythium(Effect[Worldbreakers]):
    def __init__(self, amount: Amount[Worldbreakers]) -> None:
        self.amount: Final = amount

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        lose_mythium(g, 1 - you, self.amount.value(g, you, me, at))

    def clause(self) -> str:
        return f"your opponent loses {self.amount.of('mythium', 'mythium')}"


class OpponentLosesPower(Effect[Worldbreakers]):
    def __init__(self, amount: Amount[Worldbreakers]) -> None:
        self.amount: Final = amount

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        lose_power(g, 1 - you, self.amount.value(g, you, me, at))

    def clause(self) -> str:
        return f"your opponent loses {self.amount.of('power', 'power')}"


class PayMythium(Effect[Worldbreakers]):
    """WB-15.08: a cost, paid in full or not at all."""

    def __init__(self, amount: Amount[Worldbreakers]) -> None:
        self.amount: Final = amount

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        pay_mythium(g, you, self.amount.value(g, you, me, at))

    def payable(self, g: Worldbreakers, you: int, me: int, at: int) -> bool:
        return g.mythium[you] >= self.amount.value(g, you, me, at)

    def clause(self) -> str:
        return f"pay {self.amount.of('mythium', 'mythium')}"


def pay_mythium(g: Worldbreakers, seat: int, count: int) -> None:
    g.mythium[seat] -= count
    if g.listening and count:
        g.tell("pay", "{seat} pays {n} mythium.", seat, rule="WB-15.08", number=count)


class PayX(Effect[Worldbreakers]):
    """WB-30.24: `pay X mythium`, where the player chooses X now, 0 included."""

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        g.ask(you, NUMBER, me, at)

    def clause(self) -> str:
        return "pay X mythium"


def number_prompt(g: Worldbreakers, seat: int, me: int, at: int) -> str:
    return f"{g.name_for(seat, me)}: choose how much mythium you pay."


def number_candidates(g: Worldbreakers, seat: int, me: int, at: int) -> list[Option]:
    return [(CHOOSE_NUMBER, number, 0) for number in range(g.mythium[seat] + 1)]


def number_answer(g: Worldbreakers, seat: int, option: Option, me: int, at: int) -> None:
    g.memory[at + X] = option[1]
    pay_mythium(g, seat, option[1])


class SpendStanding(Effect[Worldbreakers]):
    """WB-05.06: standing as a cost."""

    def __init__(self, amount: Amount[Worldbreakers], guild: int) -> None:
        self.amount: Final = amount
        self.guild: Final = guild

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        lose_standing(g, you, self.guild, self.amount.value(g, you, me, at))

    def payable(self, g: Worldbreakers, you: int, me: int, at: int) -> bool:
        return g.guild_standing(you, self.guild) >= self.amount.value(g, you, me, at)

    def clause(self) -> str:
        standing = f"{GUILD_NAMES[self.guild]} standing"
        return f"spend {self.amount.of(standing, standing)}"


# -- Migrate ---------------------------------------------------------------------------------------


class Migrate(Effect[Worldbreakers]):
    """WB-16.07, WB-16.08: gain 1 Earth standing, or spend 1 and have the effect."""

    def __init__(self, part: Effect[Worldbreakers]) -> None:
        self.part: Final = part

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        if g.guild_standing(you, EARTH):
            g.ask(you, MIGRATE, self.key, you, me, at)
        else:
            gain_standing(g, you, EARTH, 1)

    def clause(self) -> str:
        return f"migrate → {self.part.clause()}"

    def children(self) -> list[Effect[Worldbreakers]]:
        return [self.part]


def migrate_prompt(g: Worldbreakers, seat: int, key: int, you: int, me: int, at: int) -> str:
    effect = effect_of(g, key).children()[0].clause()
    return f"{g.name_for(seat, me)}: gain 1 Earth standing, or spend 1 and {effect}."


def migrate_candidates(g: Worldbreakers, seat: int, key: int, you: int, me: int, at: int) -> list[Option]:
    return [(GAIN_EARTH, 0, 0), (SPEND_EARTH, 0, 0)]


def migrate_answer(g: Worldbreakers, seat: int, option: Option, key: int, you: int, me: int, at: int) -> None:
    if option[0] == GAIN_EARTH:
        gain_standing(g, you, EARTH, 1)
        return
    do_next(g, effect_of(g, key).children()[0], you, me, at)
    lose_standing(g, you, EARTH, 1)


GUILD: Final = Question("guild", guild_prompt, guild_candidates, guild_answer)
NUMBER: Final = Question("number", number_prompt, number_candidates, number_answer)
MIGRATE: Final = Question("migrate", migrate_prompt, migrate_candidates, migrate_answer)
