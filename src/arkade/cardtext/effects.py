"""Effects: what card texts stand for. Immutable nodes that carry themselves out and say themselves in words.

A node is resolved for `you` (the seat that controls it), `me` (the card whose text it is) and `at`, a place in
the state's memory where one resolution keeps what its later words refer back to. Nodes have a number, and the
agenda carries only numbers.

Abstract classes here do without the metaclass ABC: compiled, a whole family of classes would share one memory of what
is an instance of what, and `isinstance` would answer for one class what was asked of another.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, Generic, TypeVar

from arkade.kernel.state import State

S = TypeVar("S", bound=State)
F = TypeVar("F")
"""What is printed on a card, as a game keeps it."""

IT: Final = 0
"""The place in memory of what was chosen last: a card or a seat."""
X: Final = 1
"""The place in memory of a number: a throw of the dice, an amount that was chosen."""
SIZE: Final = 2


class Effect(Generic[S]):
    """Something that a card does."""

    key: int = -1

    @abstractmethod
    def resolve(self, g: S, you: int, me: int, at: int) -> None:
        """Carry it out, or put it on the agenda."""

    def payable(self, g: S, you: int, me: int, at: int) -> bool:
        """As a cost: whether it can be paid in full."""
        return True

    def seems_payable(self, g: S, you: int, me: int, at: int) -> bool:
        """Whether it can be paid as far as everybody can see. A player is asked wherever it seems so, because
        not being asked would tell what is in the hand."""
        return self.payable(g, you, me, at)

    @abstractmethod
    def clause(self) -> str:
        """Its words within a sentence."""

    def outcome(self) -> str:
        """Its words behind an arrow."""
        return self.clause()

    def after_event(self) -> str:
        """Its words behind the event that triggers it: `whenever you gain pearls → draw a card`."""
        return f" → {self.outcome()}"

    def children(self) -> list[Effect[S]]:
        return []


def begin(g: State, effect: Effect[S], you: int, me: int) -> None:
    """Put a whole effect on the agenda with a fresh place in memory, which is given back at its end."""
    at = len(g.memory)
    g.memory += [-1, 0]
    g.then(finish, at)
    g.then(carry_out, effect.key, you, me, at)


def perform(g: S, effect: Effect[S], you: int, me: int, it: int, number: int) -> None:
    """Resolve a whole effect at once, as the last thing that a rule does: nothing may be put on the agenda behind it.
    `it` and `number` are what its words IT and X mean at first."""
    at = len(g.memory)
    g.memory += [it, number]
    g.then(finish, at)
    effect.resolve(g, you, me, at)


def finish(g: State, at: int) -> None:
    del g.memory[at:]


def carry_out(g: State, key: int, you: int, me: int, at: int) -> None:
    """The step that resolves an effect by its number."""
    effect_of(g, key).resolve(g, you, me, at)


def effect_of(g: State, key: int) -> Effect[State]:
    effect: Effect[State] = g.table.effects[key]
    return effect


def do_next(g: State, effect: Effect[S], you: int, me: int, at: int) -> None:
    """Put a part of an effect on top of the agenda."""
    g.then(carry_out, effect.key, you, me, at)


def do_in_order(g: S, parts: list[Effect[S]], you: int, me: int, at: int) -> None:
    """Resolve the first part now; the others follow by the agenda, each when the one before it is done."""
    for place in range(len(parts) - 1, 0, -1):
        do_next(g, parts[place], you, me, at)
    parts[0].resolve(g, you, me, at)


def sentence(clause: str) -> str:
    """A clause as a sentence of its own."""
    return clause[:1].upper() + clause[1:] + ("" if clause.endswith(".") else ".")


class Sentences(Effect[S]):
    """One instruction after the other: `Gain 2 pearls. Then draw a card.`"""

    def __init__(self, parts: list[Effect[S]]) -> None:
        self.parts: Final = parts

    def resolve(self, g: S, you: int, me: int, at: int) -> None:
        do_in_order(g, self.parts, you, me, at)

    def clause(self) -> str:
        return " ".join([sentence(part.clause()) for part in self.parts])

    def outcome(self) -> str:
        rest = "".join([f" {sentence(part.clause())}" for part in self.parts[1:]])
        return f"{self.parts[0].clause()}.{rest}"

    def children(self) -> list[Effect[S]]:
        return self.parts


class Together(Effect[S]):
    """Instructions of one sentence: `gain 1 pearl and draw a card`."""

    def __init__(self, parts: list[Effect[S]]) -> None:
        self.parts: Final = parts

    def resolve(self, g: S, you: int, me: int, at: int) -> None:
        do_in_order(g, self.parts, you, me, at)

    def payable(self, g: S, you: int, me: int, at: int) -> bool:
        for part in self.parts:
            if not part.payable(g, you, me, at):
                return False
        return True

    def seems_payable(self, g: S, you: int, me: int, at: int) -> bool:
        for part in self.parts:
            if not part.seems_payable(g, you, me, at):
                return False
        return True

    def clause(self) -> str:
        return listing([part.clause() for part in self.parts])

    def children(self) -> list[Effect[S]]:
        return self.parts


def listing(words: list[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(words) == 1:
        return words[0]
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


class Then(Effect[S]):
    """`then …`: the word that tells the order, kept for the reader."""

    def __init__(self, part: Effect[S]) -> None:
        self.part: Final = part

    def resolve(self, g: S, you: int, me: int, at: int) -> None:
        self.part.resolve(g, you, me, at)

    def clause(self) -> str:
        return f"then {self.part.clause()}"

    def children(self) -> list[Effect[S]]:
        return [self.part]


class Pay(Effect[S]):
    """`cost → effect`: the effect follows only where the cost is paid in full."""

    def __init__(self, cost: Effect[S], part: Effect[S]) -> None:
        self.cost: Final = cost
        self.part: Final = part

    def resolve(self, g: S, you: int, me: int, at: int) -> None:
        if self.cost.payable(g, you, me, at):
            do_next(g, self.part, you, me, at)
            self.cost.resolve(g, you, me, at)

    def payable(self, g: S, you: int, me: int, at: int) -> bool:
        return self.cost.payable(g, you, me, at)

    def seems_payable(self, g: S, you: int, me: int, at: int) -> bool:
        return self.cost.seems_payable(g, you, me, at)

    def clause(self) -> str:
        return f"{self.cost.clause()} → {self.part.outcome()}"

    def after_event(self) -> str:
        return f", {self.clause()}"

    def children(self) -> list[Effect[S]]:
        return [self.cost, self.part]


class Condition(Generic[S]):
    """Something that is so or not so."""

    @abstractmethod
    def holds(self, g: S, you: int, me: int, at: int) -> bool: ...

    @abstractmethod
    def clause(self) -> str: ...


class If(Effect[S]):
    """`if …, …`, and perhaps `; otherwise …`."""

    def __init__(self, condition: Condition[S], part: Effect[S], otherwise: Effect[S] | None) -> None:
        self.condition: Final = condition
        self.part: Final = part
        self.otherwise: Final = otherwise

    def resolve(self, g: S, you: int, me: int, at: int) -> None:
        if self.condition.holds(g, you, me, at):
            self.part.resolve(g, you, me, at)
        elif self.otherwise is not None:
            self.otherwise.resolve(g, you, me, at)

    def payable(self, g: S, you: int, me: int, at: int) -> bool:
        if self.otherwise is not None:
            return True
        return self.condition.holds(g, you, me, at) and self.part.payable(g, you, me, at)

    def seems_payable(self, g: S, you: int, me: int, at: int) -> bool:
        if self.otherwise is not None:
            return True
        return self.condition.holds(g, you, me, at) and self.part.seems_payable(g, you, me, at)

    def after_event(self) -> str:
        if self.otherwise is not None:
            return f" → {self.clause()}"
        return f", if {self.condition.clause()} → {self.part.outcome()}"

    def clause(self) -> str:
        words = f"if {self.condition.clause()}, {self.part.outcome()}"
        return words if self.otherwise is None else f"{words}; otherwise {self.otherwise.clause()}"

    def children(self) -> list[Effect[S]]:
        return [self.part] if self.otherwise is None else [self.part, self.otherwise]


class Amount(Generic[S]):
    """A number in a text: written out, as an article, or X."""

    def __init__(self, number: int, word: str) -> None:
        self.number: Final = number
        self.word: Final = word

    def value(self, g: S, you: int, me: int, at: int) -> int:
        return g.memory[at + X] if self.word == "X" else self.number

    def of(self, one: str, many: str) -> str:
        """The amount with the noun it counts: `a card`, `1 pearl`, `2 pearls`."""
        return f"{self.word} {one if self.number == 1 and self.word != 'X' else many}"


class Count(Generic[S]):
    """Something that can be counted: `card in your hand`."""

    @abstractmethod
    def count(self, g: S, you: int, me: int, at: int) -> int: ...

    @abstractmethod
    def clause(self) -> str: ...


class PerCount(Amount[S]):
    """`1 pearl for each …`: one instruction whose amount is counted."""

    def __init__(self, amount: Amount[S], per: Count[S]) -> None:
        super().__init__(amount.number, amount.word)
        self.per: Final = per

    def value(self, g: S, you: int, me: int, at: int) -> int:
        return super().value(g, you, me, at) * self.per.count(g, you, me, at)

    def of(self, one: str, many: str) -> str:
        return f"{super().of(one, many)} for each {self.per.clause()}"


class ForEach(Effect[S]):
    """`for each …, …`: the instruction is carried out that many times."""

    def __init__(self, per: Count[S], part: Effect[S]) -> None:
        self.per: Final = per
        self.part: Final = part

    def resolve(self, g: S, you: int, me: int, at: int) -> None:
        for _ in range(self.per.count(g, you, me, at)):
            do_next(g, self.part, you, me, at)

    def clause(self) -> str:
        return f"for each {self.per.clause()}, {self.part.clause()}"

    def children(self) -> list[Effect[S]]:
        return [self.part]


class Times(Effect[S]):
    """`do this 3 times: …`."""

    def __init__(self, amount: Amount[S], part: Effect[S]) -> None:
        self.amount: Final = amount
        self.part: Final = part

    def resolve(self, g: S, you: int, me: int, at: int) -> None:
        for _ in range(self.amount.value(g, you, me, at)):
            do_next(g, self.part, you, me, at)

    def clause(self) -> str:
        return f"do this {self.amount.of('time', 'times')}: {self.part.clause()}"

    def children(self) -> list[Effect[S]]:
        return [self.part]


class Continuous(Effect[S]):
    """Something that simply holds: the rules look at it, and nobody carries it out."""

    def resolve(self, g: S, you: int, me: int, at: int) -> None:
        """There is nothing to carry out."""


class PrintedLine(Continuous[S], Generic[S, F]):
    """A line that is a property of the printed card: a keyword, a static ability."""

    @abstractmethod
    def print_on(self, face: F) -> None:
        """Put it on the face of its card."""


FIRST_EACH_ROUND: Final = "The first time each round"


class Ability(Generic[S]):
    """A line of a card: when it works, and what it does.

    `timing` is the word before the colon, empty for a card's plain effect. `event` is the happening that
    triggers it, if any, and `opening` the words before that: `Whenever`, `After`, `The first time each round`.
    """

    def __init__(self, timing: str, opening: str, event: str, effect: Effect[S]) -> None:
        self.timing: Final = timing
        self.opening: Final = opening
        self.event: Final = event
        self.first_each_round: Final = opening == FIRST_EACH_ROUND
        self.effect: Final = effect

    def text(self) -> str:
        clause = self.effect.clause()
        if self.event:
            clause = f"{self.opening} {self.event}{self.effect.after_event()}"
        return f"{self.timing}: {sentence(clause)}" if self.timing else sentence(clause)
