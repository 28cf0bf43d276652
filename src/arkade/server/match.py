"""A match at a server: the set-up of a table and all its entries, folded into one position.

It knows no network and no database. Whatever is worked out here follows from the entries, so that every worker that
reads the same rows has the same match.
"""

from __future__ import annotations

import traceback
from typing import Any, Final

import msgspec

import arkade
from arkade.kernel import ArkadeError, BadRecord, Game, Illegal, Record, State
from arkade.kernel.errors import printable
from arkade.kernel.record import FORMAT
from arkade.server.entries import AGREE, ASK, CHAT, MOVE, NOBODY, REMATCH, STOP, TAKE_BACK, Entry
from arkade.server.glance import Glance, moment_of
from arkade.server.scene import May, Said, Status, Trouble, Undo
from arkade.server.setup import Setup

STOPPED: Final = "A fault of the program has stopped this game. Nothing of it is lost: you can download a report."
OTHER_RULES: Final = "This game was begun by other rules than the server has now, so it can't go on."

LONGEST_TRACE: Final = 16_000
"""So many of the last letters of a trace are kept."""

Chosen = tuple[int, int, int, int]


class Match:
    """The position of a table after some entries."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game: Game = arkade.load(setup.game)
        self.people = setup.people
        self.bots_play = any(seat.kind == "bot" for seat in setup.seats)
        self.g: State | None = None
        self.glanced: Glance | None = None
        self.number = 0
        self.chosen: list[Chosen] = []
        self.revealed: list[bool] = []
        """For each choice whether anything came to light by it."""
        self.answers = [0] * len(setup.seats)
        self.taken_back = 0
        self.requests: set[tuple[int, str]] = set()
        self.chat: list[Said] = []
        self.asked_by: int | None = None
        self.agreed: set[int] = set()
        self.rematch = ""
        self.trouble: Trouble | None = None
        self.trace: list[str] = []
        self.begin()

    # -- what it is --------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.trouble is not None:
            return "stopped"
        if self.g is None:
            return "waiting"
        return "over" if self.g.over else "playing"

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are to choose now."""
        return self.g.asked if self.g is not None and self.trouble is None else ()

    def glance(self) -> Glance:
        """What all viewers are shown alike; worked out once for each entry."""
        last = self.glanced
        if last is None or last.g is not self.g or last.moment != moment_of(self):
            last = self.glanced = Glance(self, self.g, last)
        return last

    def question_number(self, seat: int) -> int:
        """Which question of its own a seat is at. What others choose in secret does not move it."""
        return self.answers[seat] + self.taken_back

    def record(self) -> Record:
        """The game so far; where it has stopped, with the choice that stopped it."""
        setup = self.setup
        options = setup.options() if self.g is None else dict(self.g.table.options)
        seats = len(setup.seats)
        return Record(
            FORMAT, setup.game, setup.rules, setup.cards, setup.mode, options, setup.seed, seats, list(self.chosen)
        )

    # -- beginning and going on --------------------------------------------------------------------

    def begin(self) -> None:
        """Deal, once somebody sits at every seat."""
        if not self.setup.complete or self.g is not None or self.trouble is not None:
            return
        if (self.setup.rules, self.setup.cards) != (self.game.version, self.game.fingerprint):
            self.trouble = Trouble(OTHER_RULES)
            return
        try:
            self.g = self.game.new(self.setup.seed, self.setup.mode, self.setup.options())
        except Exception as fault:
            self.stop(fault)

    def apply(self, entry: Entry) -> None:
        """Let one more entry have happened."""
        self.number = entry.number
        if entry.request:
            self.requests.add((entry.seat, entry.request))
        try:
            self.happen(entry)
        except Exception as fault:
            self.halt(trace_of(fault))

    def happen(self, entry: Entry) -> None:
        if entry.kind == MOVE:
            self.move(entry)
        elif entry.kind == TAKE_BACK:
            self.take_back_to(entry.a)
        elif entry.kind == ASK:
            self.asked_by = entry.seat
            self.agreed = set()
            self.heed_agreement()
        elif entry.kind == AGREE:
            self.agree(entry.seat, bool(entry.a))
        elif entry.kind == CHAT:
            self.chat = [*self.chat, Said(entry.seat, entry.text)]
        elif entry.kind == REMATCH:
            self.rematch = entry.text
        elif entry.kind == STOP:
            self.halt(entry.text)

    def move(self, entry: Entry) -> None:
        option = (entry.verb, entry.a, entry.b)
        self.answers[entry.seat] += 1
        self.asked_by = None
        self.chosen.append((entry.seat, *option))
        if self.g is None or self.trouble is not None:
            return
        try:
            self.g.choose(entry.seat, option)
            self.revealed.append(not self.g.undoable)
        except Exception as fault:
            self.stop(fault)

    def stop(self, fault: Exception) -> None:
        """A fault stops this match and no other. The table stays as it was before the choice that failed."""
        self.trace = traceback.format_exception(fault)
        self.trouble = Trouble(STOPPED)
        if self.g is not None:
            self.g = self.replayed(len(self.chosen) - 1)

    def halt(self, trace: str) -> None:
        """Something can't be worked out at this position. The table stays as it is, and nobody is asked any more."""
        if self.trouble is None:
            self.trace = trace.splitlines(keepends=True)
            self.trouble = Trouble(STOPPED)
            self.asked_by = None

    def stopping(self, trace: str) -> Entry | None:
        """The entry by which a fault stops this match, for every worker and for good; None where it has stopped."""
        if self.trouble is not None:
            return None
        return Entry(self.setup.table, self.number + 1, STOP, NOBODY, text=trace)

    def fail(self, fault: Exception) -> None:
        """The position itself can't be shown: there is no table any more, but the record is kept."""
        self.trace = traceback.format_exception(fault)
        self.trouble = Trouble(STOPPED)
        self.g = None

    def replayed(self, choices: int) -> State | None:
        try:
            return self.game.replay(self.record(), choices=choices)
        except Exception:
            return None

    # -- taking back -------------------------------------------------------------------------------

    def may_take_back(self, seat: int) -> May:
        """`free`, `ask` or `no`: what a seat may do about its last choice."""
        if self.setup.undo == "off" or self.status != "playing" or self.g is None:
            return "no"
        if self.chosen and self.chosen[-1][0] == seat and self.g.undoable:
            return "free"
        return "ask" if self.setup.undo == "ask" and self.asked_by is None and self.may_ask(seat) else "no"

    def may_ask(self, seat: int) -> bool:
        """Whether a seat has made a choice that the others could let it take back. People decide that for themselves;
        bots agree as long as nothing has come to light since."""
        last = self.last_choice(seat)
        return last >= 0 and not (self.bots_play and any(self.revealed[last:]))

    def last_choice(self, seat: int) -> int:
        """The place of a seat's last choice among all, or -1."""
        places = range(len(self.chosen) - 1, -1, -1)
        return next((place for place in places if self.chosen[place][0] == seat), -1)

    def undo_for(self, seat: int | None) -> Undo:
        if seat is None:
            return Undo("no", self.asked_by)
        wanted = self.asked_by is not None and seat in self.others(self.asked_by) and seat not in self.agreed
        return Undo(self.may_take_back(seat), self.asked_by, wanted)

    def others(self, seat: int) -> set[int]:
        """The people at the other seats, who are asked. Where a bot would say no, nobody is asked at all."""
        return {other.seat for other in self.setup.seats if other.kind == "person" and other.seat != seat}

    def agree(self, seat: int, yes: bool) -> None:
        if self.asked_by is None or seat not in self.others(self.asked_by):
            return
        if not yes:
            self.asked_by = None
            return
        self.agreed.add(seat)
        self.heed_agreement()

    def heed_agreement(self) -> None:
        """When all agree, the choice of the one who asked is taken back, with all that came after."""
        asker = self.asked_by
        if asker is None or not self.others(asker) <= self.agreed:
            return
        self.take_back_to(self.last_choice(asker))

    def take_back_to(self, choices: int) -> None:
        self.asked_by = None
        self.taken_back += 1
        del self.chosen[choices:]
        del self.revealed[choices:]
        try:
            self.g = self.game.replay(self.record())
        except Exception as fault:
            self.stop(fault)

    # -- checking ----------------------------------------------------------------------------------

    def check(self, seat: int, option: tuple[int, int, int]) -> None:
        """Illegal where the rules do not let a seat choose this."""
        if self.g is None:
            raise ArkadeError("The game has not begun: somebody is still missing.")
        rule = self.g.forbidden(seat, option)
        if rule is not None:
            raise Illegal(rule, self.game.rules.words(rule))


def trace_of(fault: Exception) -> str:
    """Where a fault comes from, as text that every database can keep."""
    lines = "".join(traceback.format_exception(fault)).splitlines()
    return "\n".join(printable(line) for line in lines)[-LONGEST_TRACE:]


def read_match_record(record: dict[str, Any]) -> Record:
    """A record that came as JSON."""
    try:
        return msgspec.convert(record, Record)
    except (msgspec.ValidationError, RecursionError) as fault:
        raise BadRecord(f"the record can't be read: {fault}") from None
