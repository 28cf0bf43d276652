"""Toys: one small game that can be played in several ways, for tests of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arkade.kernel import (
    A_CARD,
    A_FACE,
    A_NUMBER,
    A_SEAT,
    HAND,
    OPEN,
    PILE,
    SPREAD,
    Counter,
    Game,
    Layout,
    Mark,
    Mode,
    RuleBook,
    Setting,
    State,
    Verb,
    Verbs,
    ZonePlan,
    among,
    one_of,
)
from tests.kernel.plays import (
    CLAIM,
    CLAIMS,
    EVEN_SEATS,
    FACES,
    GUESS,
    NAME,
    NUMBER,
    ONCE,
    PICK,
    PLAYS,
    POINT,
    REPEATING,
    RETURN,
    SAY,
    SWAP,
    TAKE,
    TREASURES,
    VOTE,
    start,
)

RULES: Final = RuleBook("""
## 01 Toys

- **TOY-01.01** A number is said once. [flow]
- **TOY-01.02** Nobody claims what they hold. [flow]
  - Ruling: claiming it again after losing it is fine.
- **TOY-01.03** Everybody claims something before being done. [flow]
""")


def whose_turn(g: State) -> int:
    return g.asked[0] if g.asked else -1


def phase(g: State) -> str:
    return str(g.table.options["play"])


SETTINGS: Final = (
    Setting("play", "what is played", "say", among(*PLAYS)),
    Setting("window", "which window is opened", "once", among("repeating", "once", "even seats")),
)

VERBS: Final = Verbs(
    [
        Verb(TAKE, "take {a}", A_CARD),
        Verb(SAY, "say {a}", A_NUMBER),
        Verb(NAME, "name {a}", A_FACE),
        Verb(POINT, "point at {a}", A_SEAT),
        Verb(CLAIM, "claim {a}", one_of(TREASURES)),
        Verb(SWAP, "take {a} and put back {b}", A_CARD, A_CARD),
    ]
)

LAYOUT: Final = Layout(
    whose_turn,
    phase,
    counters=[Counter("points", "memory")],
    shared=[Counter("out", "out")],
    marks=[Mark("lies in", "zone", rest=0), Mark("known to", "known", private=True)],
)

TOYS: Final = Game(
    name="toys",
    title="Toys",
    summary="A play for each thing that the kernel can do.",
    version="3",
    modes=[
        Mode("free", "everybody for themselves", (2, 3, 4, 8), settings=SETTINGS),
        Mode("teams", "two against two", (4,), lambda seats: [0, 1, 0, 1], settings=SETTINGS),
    ],
    cards=FACES,
    rules=RULES,
    zones=ZonePlan(
        [("deck", PILE), ("hand", HAND), ("board", OPEN), ("field", SPREAD)], [("pool", PILE), ("market", OPEN)]
    ),
    questions=[NUMBER, RETURN, VOTE, CLAIMS, REPEATING, ONCE, EVEN_SEATS, PICK, GUESS],
    verbs=VERBS,
    layout=LAYOUT,
    empty=State,
    start=start,
    content=["the cards of the toys"],
)


def play(name: str, seats: int = 2, seed: int | str = 1, mode: str = "free", **settings: Any) -> State:
    """A match of one of the plays, up to its first decision."""
    return TOYS.new(seed, mode, {"seats": seats, "play": name, **settings})


def table(seats: int = 2, seed: int | str = 1, mode: str = "free", settings: Mapping[str, Any] | None = None) -> State:
    """A table with no cards on it, nothing on the agenda, and no points."""
    g = TOYS.blank(seed, mode, {"seats": seats, **(settings or {})})
    g.memory = [0] * seats
    return g


def asked(g: State) -> list[int]:
    return [decision.seat for decision in g.decisions]
