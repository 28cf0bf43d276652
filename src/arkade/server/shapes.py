"""What the HTTP endpoints take and give, as JSON. The OpenAPI description is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from arkade.server.messages import RuleText, SmallNumber
from arkade.server.scene import Person, Scene, Status, UndoPolicy

Name = Annotated[str, Meta(min_length=1, max_length=40)]
ONE_LINE = r"^[^\x00-\x1f\x7f]*$(?!\n)"
"""Words that others are shown: without signs that move a screen, or that a database can't keep."""
ShownName = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]
Settings = dict[Annotated[str, Meta(max_length=40)], Any]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What comes from outside: a field that there is not is an error."""


# -- games -----------------------------------------------------------------------------------------


class SettingShape(msgspec.Struct, frozen=True):
    """A setting of a mode: what it is for, its default, and what it may be where those are few. A setting named
    `decks` is not sent among settings: each seat brings its deck. `suiting` goes well with so many seats."""

    name: str
    text: str
    default: Any
    choices: list[Any]
    suiting: dict[str, Any]


class ModeShape(msgspec.Struct, frozen=True):
    name: str
    title: str
    seats: list[int]
    settings: list[SettingShape]
    decks: Literal["none", "ready", "own"]
    """Whether seats bring decks: none, one of the ready ones, or also their own."""


class ReadyDeck(msgspec.Struct, frozen=True):
    """A deck that is there from the start. `head` is what stands first in it: a leader, a faction."""

    name: str
    title: str
    head: str
    cards: list[str]
    modes: list[str]


class BotShape(msgspec.Struct, frozen=True):
    name: str
    text: str


class GameShape(msgspec.Struct, frozen=True):
    """A game as the page of games shows it."""

    name: str
    title: str
    summary: str
    version: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    cards: int
    rules: int
    modes: list[ModeShape]
    bots: list[BotShape]


class ZoneShape(msgspec.Struct, frozen=True):
    """A kind of zone: open to all, a hand, a pile face down, or cards lying singly, face up or face down."""

    name: str
    shows: Literal["open", "hand", "pile", "spread"]
    each: bool
    always: bool


class CounterShape(msgspec.Struct, frozen=True):
    name: str
    of: Literal["seat", "table"]
    minor: bool


class MarkShape(msgspec.Struct, frozen=True):
    """Something that may lie on a card: a flag or a number; a number may stand for another card (`card`), or for one
    of some names."""

    name: str
    kind: Literal["flag", "number", "card", "named"]
    names: list[str]


class BoardShape(msgspec.Struct, frozen=True):
    """A grid: space = row * columns + column; only some of the spaces are there. A card's space is its mark of the
    name `mark`."""

    mark: str
    columns: int
    rows: int
    spaces: list[int]
    names: list[str]
    special: list[int]


class LayoutShape(msgspec.Struct, frozen=True):
    zones: list[ZoneShape]
    counters: list[CounterShape]
    marks: list[MarkShape]
    board: BoardShape | None
    phases: list[str]
    """The phases of a turn or a round in their order; none where the game does not name them."""


class GameDetail(msgspec.Struct, frozen=True):
    """All that does not change about a game: what the page of a new table and the table itself need."""

    game: GameShape
    layout: LayoutShape
    decks: list[ReadyDeck]
    deck_head: str
    """What the head of a deck is called (`worldbreaker`, `faction`); empty in games without decks."""


class KeywordShape(msgspec.Struct, frozen=True):
    word: str
    text: str
    rule: str


class CardShape(msgspec.Struct, frozen=True):
    """A printed card: its fields by name (cost, type, faction, …), its text, the keywords in it, and whether it is our
    own design."""

    name: str
    fields: dict[str, Any]
    text: str
    keywords: list[str]
    designed: bool


class CardsShape(msgspec.Struct, frozen=True):
    cards: list[CardShape]
    keywords: list[KeywordShape]


class RuleShape(msgspec.Struct, frozen=True):
    """A rule; its id is its anchor."""

    id: str
    section: str
    kind: str
    text: str
    rulings: list[str]


class RulesShape(msgspec.Struct, frozen=True):
    rules: list[RuleShape]


# -- decks -----------------------------------------------------------------------------------------


class OwnDeck(Strict, frozen=True, kw_only=True):
    """A deck that somebody has made: its head, and its cards, each copy named."""

    head: Annotated[str, Meta(max_length=80)]
    cards: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=200)]


DeckText = Annotated[str, Meta(max_length=20_000)]


class CheckDeck(Strict, frozen=True, kw_only=True):
    """A deck to look at, as cards or as text, and the mode and settings that it is meant for."""

    deck: OwnDeck | None = None
    text: DeckText | None = None
    mode: Name | None = None
    settings: Settings = {}


class FaultShape(msgspec.Struct, frozen=True):
    rule: str
    words: str


class CheckedDeck(msgspec.Struct, frozen=True):
    """What was found: the deck as it was read, the same as text, and each fault in words."""

    legal: bool
    faults: list[FaultShape]
    deck: OwnDeck
    text: str


class SaveDeck(Strict, frozen=True, kw_only=True):
    game: Name
    title: Annotated[str, Meta(min_length=1, max_length=60, pattern=ONE_LINE)]
    deck: OwnDeck


class SavedDeck(msgspec.Struct, frozen=True):
    id: str
    game: str
    title: str
    deck: OwnDeck


class SavedDecks(msgspec.Struct, frozen=True):
    decks: list[SavedDeck]


# -- people and tables -----------------------------------------------------------------------------


class NewPlayer(msgspec.Struct, frozen=True):
    """A player's token: whoever has it owns the seats and decks that were taken with it."""

    token: str


class SeatWish(Strict, frozen=True, kw_only=True):
    """Who is to sit at a seat: the one who asks, a bot, or a friend by invitation; and the deck that is brought."""

    who: Literal["me", "bot", "friend"]
    bot: Name = "medium"
    name: ShownName = ""
    deck: Annotated[str, Meta(max_length=60)] | OwnDeck | None = None


class NewTable(Strict, frozen=True, kw_only=True):
    """A table to be made. With `order` lot the seats are dealt out by chance, else they are as listed; the first seat
    begins where the game does not say otherwise."""

    game: Name
    mode: Name | None = None
    settings: Settings = {}
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    order: Literal["listed", "lot"] = "listed"
    undo: UndoPolicy = "free"
    spectators: bool = True
    seed: Annotated[str, Meta(max_length=64)] | None = None


class MySeat(msgspec.Struct, frozen=True):
    seat: int
    token: str


class Invitation(msgspec.Struct, frozen=True):
    """The secret for a seat that is open. A link carries it behind a #, so that no server sees it in an address."""

    seat: int
    invitation: str


class Seated(msgspec.Struct, frozen=True):
    """A table that was made or joined: the seats that are mine, and invitations to the open ones."""

    table: str
    seats: list[MySeat]
    invitations: list[Invitation]


class Join(Strict, frozen=True, kw_only=True):
    invitation: Annotated[str, Meta(min_length=22, max_length=64)]
    name: ShownName = ""
    deck: Annotated[str, Meta(max_length=60)] | OwnDeck | None = None


class Invited(msgspec.Struct, frozen=True):
    """What an invitation is for."""

    table: TableShape
    seat: int


class TableShape(msgspec.Struct, frozen=True):
    """A table as everybody may know it."""

    table: str
    game: str
    mode: str
    settings: dict[str, Any]
    status: Status
    people: list[Person]
    undo: UndoPolicy
    spectators: bool
    made: float
    """When it was made, in seconds since 1970."""
    rematch: str


class MyTable(msgspec.Struct, frozen=True):
    """A table of mine: my seats, and whether I am asked now."""

    table: TableShape
    seats: list[int]
    asked: bool


class MyTables(msgspec.Struct, frozen=True):
    tables: list[MyTable]


class Tables(msgspec.Struct, frozen=True):
    tables: list[TableShape]


# -- records ---------------------------------------------------------------------------------------


class Step(msgspec.Struct, frozen=True):
    """One choice of a replay: whose, in words, and what it changed, in the form of the WebSocket's `change`."""

    seat: int
    words: str
    change: msgspec.Raw


class Replay(msgspec.Struct, frozen=True):
    """A finished game: the scene at its start, then each choice. Step n leads to the position after n choices."""

    table: str
    game: str
    mode: str
    eyes: str
    scene: Scene
    steps: list[Step]
    outcome: list[float] | None


class ReplayRecord(Strict, frozen=True, kw_only=True):
    """A record from a file, to be looked at through the eyes of a seat (`0`, `1`, …), of a spectator (`public`), or
    with everything open (`all`)."""

    record: dict[str, Any]
    eyes: Annotated[str, Meta(max_length=8)] = "all"


class PlayOn(Strict, frozen=True, kw_only=True):
    """Go on from a position of a finished game: the one after some choices of a table's game or of a record. The seat
    is mine; bots sit at the others."""

    table: Annotated[str, Meta(max_length=64)] | None = None
    record: dict[str, Any] | None = None
    choices: Annotated[int, Meta(ge=0)]
    seat: SmallNumber
    bot: Name = "medium"
    name: ShownName = ""


class Report(msgspec.Struct, frozen=True):
    """All that is needed to make a fault happen again."""

    table: str
    arkade: str
    python: str
    compiled: bool
    fault: str
    trace: list[str]
    record: dict[str, Any]


# -- faults and the state of the server --------------------------------------------------------------


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """What every error is: a code for programs, a sentence for people, and the rule where one is the reason."""

    code: str
    words: str
    rule: RuleText | None = None


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok", "draining", "failing"]
    words: str = ""
