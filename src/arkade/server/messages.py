"""The messages of the table's WebSocket, version 1. docs/protocol.md tells how they are used.

Every message is one JSON object in one text frame, with its kind under `type`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, UnsetType, field

from arkade.kernel.question import Option
from arkade.kernel.view import Plain, SeatView, ZoneView
from arkade.server.scene import Asked, Ending, Person, Said, Scene, Status, Told, Trouble, Undo, UndoPolicy

PROTOCOL: Final = 1
"""The version of the protocol: raised when a message changes so that an old client would not understand it."""

Identity = Annotated[str, Meta(max_length=64, pattern=r"^[!-~]+$(?!\n)")]
"""What a client calls one of its requests, in plain letters and signs. Sent again, the same request is carried out
once."""
Secret = Annotated[str, Meta(min_length=22, max_length=64)]
TableId = Annotated[str, Meta(min_length=8, max_length=64)]
SmallNumber = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]

# -- from the client -------------------------------------------------------------------------------


class Request(Plain, frozen=True, forbid_unknown_fields=True):
    """What every message from a client but the first has: the name that its answer will carry."""

    id: Identity


class Hello(Plain, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message: which table, and the token of a seat there; without one, to watch."""

    protocol: int
    table: TableId
    token: Secret | None = None
    seat: SmallNumber | None = None


class Move(Request, frozen=True, tag_field="type", tag="move"):
    """An answer to the question of that number."""

    question: int
    option: tuple[SmallNumber, SmallNumber, SmallNumber]


class Typed(Request, frozen=True, tag_field="type", tag="type"):
    """A line as it is typed at the terminal's table: a choice in words, or a command. The number of the question keeps
    a line that is sent twice from choosing twice."""

    question: int
    line: Annotated[str, Meta(max_length=1000)]
    width: Annotated[int, Meta(ge=40, le=240)] = 100


class Draw(Request, frozen=True, tag_field="type", tag="draw"):
    """Ask for the table as text."""

    width: Annotated[int, Meta(ge=40, le=240)] = 100


class WhyNot(Request, frozen=True, tag_field="type", tag="why"):
    """Ask why an option, or anything with a card, can't be chosen now."""

    option: tuple[SmallNumber, SmallNumber, SmallNumber] | None = None
    card: SmallNumber | None = None


class Hint(Request, frozen=True, tag_field="type", tag="hint"):
    """Ask what the master would do, and why."""


class TakeBack(Request, frozen=True, tag_field="type", tag="undo"):
    """Take back the last choice, or ask the others whether it may be."""


class Agree(Request, frozen=True, tag_field="type", tag="agree"):
    """The answer to somebody who has asked to take a choice back."""

    yes: bool


class Concede(Request, frozen=True, tag_field="type", tag="concede"):
    """Give up."""


class Chat(Request, frozen=True, tag_field="type", tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Rematch(Request, frozen=True, tag_field="type", tag="rematch"):
    """Play the same again, with the same people; the table for it comes in a change."""


class Resync(Request, frozen=True, tag_field="type", tag="resync"):
    """A number was left out: send everything again."""


class Ping(Request, frozen=True, tag_field="type", tag="ping"):
    """Is anybody there? The answer is `accepted`."""


FromClient = (
    Hello | Move | Typed | Draw | WhyNot | Hint | TakeBack | Agree | Concede | Chat | Rematch | Resync | Ping
)  # fmt: skip

# -- from the server -------------------------------------------------------------------------------


class RuleText(Plain, frozen=True):
    """A rule as it is shown beside a refusal: its id is the anchor on the page of rules."""

    id: str
    text: str
    section: str
    rulings: list[str]


class Snapshot(Plain, frozen=True, tag_field="type", tag="snapshot"):
    """Everything, at a number. `seat` is null for those who watch."""

    protocol: int
    number: int
    table: str
    game: str
    mode: str
    settings: dict[str, object]
    undo_policy: UndoPolicy
    seat: int | None
    scene: Scene


class Change(Plain, frozen=True, omit_defaults=True, tag_field="type", tag="change"):
    """What is different since the number before. A field that is there takes the place of the scene's; of zones and
    seats only those that differ are there, each with its place in the scene's list. The log is cut at `log_from` and
    continued with `log`; `chat` is continued. `accepted` names the requests of this seat that it answers."""

    number: int
    accepted: list[str] = field(default_factory=list)
    status: Status | UnsetType = UNSET
    people: list[Person] | UnsetType = UNSET
    present: list[int] | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    phase: str | UnsetType = UNSET
    seats: list[tuple[int, SeatView]] | UnsetType = UNSET
    counters: dict[str, int | str] | UnsetType = UNSET
    zones: list[tuple[int, ZoneView]] | UnsetType = UNSET
    waiting: list[int] | UnsetType = UNSET
    question: Asked | UnsetType | None = UNSET
    undo: Undo | UnsetType = UNSET
    log_from: int | UnsetType = UNSET
    log: list[Told] | UnsetType = UNSET
    chat: list[Said] | UnsetType = UNSET
    ending: Ending | UnsetType | None = UNSET
    trouble: Trouble | UnsetType | None = UNSET
    notice: str | UnsetType = UNSET
    rematch: str | UnsetType = UNSET


class Accepted(Plain, frozen=True, tag_field="type", tag="accepted"):
    """A request was carried out, now or when it was sent before, and there is nothing else to tell about it."""

    id: str


Code = Literal["rule", "stale", "unclear", "bad-message", "not-seated", "not-now", "too-fast", "busy", "stopped"]


class Refused(Plain, frozen=True, omit_defaults=True, tag_field="type", tag="refused"):
    """A request was not carried out, and nothing has changed. `words` can be shown as they are."""

    id: str
    code: Code
    words: str
    rule: RuleText | None = None


class Reason(Plain, frozen=True):
    """One thing that can't be chosen, in words, and the rule that forbids it."""

    option: Option
    words: str
    rule: RuleText


class Reasons(Plain, frozen=True, tag_field="type", tag="why"):
    """The answer to `why`. `allowed` has the choices that are possible with the card, in words."""

    id: str
    words: str
    allowed: list[str]
    reasons: list[Reason]


class Weighed(Plain, frozen=True):
    """An option that the master has considered: its worth from 0 (lost) to 1 (won), and how often it was tried."""

    option: Option
    words: str
    value: float
    visits: int


class Advice(Plain, frozen=True, tag_field="type", tag="hint"):
    """The answer to `hint`: what the master would do, what else it looked at, what it expects to follow, and what that
    would change. All of it is imagined from what the seat knows."""

    id: str
    question: int
    option: Option
    words: str
    considered: list[Weighed]
    expected: list[str]
    changes: list[tuple[str, float]]


class Text(Plain, frozen=True, tag_field="type", tag="text"):
    """The answer to `draw` and to `type`: plain text of fixed width. `chose` says whether the line was a choice; then
    a change follows."""

    id: str
    text: str
    chose: bool = False


class Farewell(Plain, frozen=True, tag_field="type", tag="farewell"):
    """The last message before the server closes the connection: why, and whether to come back."""

    code: Literal["draining", "bad-hello", "bad-message", "too-fast", "too-slow", "too-many", "no-table", "busy"]
    words: str
    come_back: bool


FromServer = Snapshot | Change | Accepted | Refused | Reasons | Advice | Text | Farewell
