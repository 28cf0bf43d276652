"""The feed of a viewer: what a seat or a spectator was shown last, and what is different now.

Only what the viewer may see is ever compared, so a change tells no more than a view does. It has a number of its own
that counts what this viewer was sent; what others do in secret does not move it.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import takewhile
from typing import Any, Final, cast

from arkade.kernel import Game, State
from arkade.kernel.question import Option
from arkade.kernel.story import Event
from arkade.kernel.verbs import CARD, FACE, NAMED, NUMBER, SEAT, Part
from arkade.kernel.view import LogLine, ZoneView
from arkade.server.glance import Glance, differing
from arkade.server.match import Match
from arkade.server.messages import PROTOCOL, Change, Snapshot
from arkade.server.scene import Asked, Choice, Ending, Scene, Told, Undo
from arkade.server.told import told_line
from arkade.server.written import ENCODER, Written, written
from arkade.table.story import verdict_words

ACTS: Final = ("choice", "concede")
"""Events in which somebody does something: what comes after them follows from the rules."""
REMEMBERED: Final = 1024
"""So many verbs are remembered with what lights up for them."""


class Own:
    """What a viewer is shown that is not the same for everybody, but for the log."""

    __slots__ = ("ending", "notice", "present", "question", "undo", "zones")

    def __init__(self, present: list[int], notice: str, undo: Undo) -> None:
        self.present = present
        self.notice = notice
        self.undo = undo
        self.question: Written | None = None
        self.zones: list[Written] = []
        self.ending: Ending | None = None

    def difference(self, after: Own) -> dict[str, Any]:
        """The parts of a change to what is shown later."""
        parts: dict[str, Any] = {}
        if after.question != self.question:
            parts["question"] = after.question
        if after.undo != self.undo:
            parts["undo"] = after.undo
        if after.present != self.present:
            parts["present"] = after.present
        if after.ending != self.ending:
            parts["ending"] = after.ending
        if after.notice != self.notice:
            parts["notice"] = after.notice
        zones = differing(self.zones, after.zones)
        if zones:
            parts["zones"] = zones
        return parts


class Sent:
    """What a viewer was sent, to go back to."""

    __slots__ = ("glance", "lines", "number", "own", "told")

    def __init__(self, feed: Feed) -> None:
        self.number = feed.number
        self.told = feed.told
        self.lines = feed.known_lines
        self.glance = feed.glance
        self.own = feed.own


class Feed:
    """What one viewer of a match is shown. All connections of that viewer share it. Who is present and what could not
    be saved is set by the room: a match knows neither connections nor disks."""

    def __init__(self, match: Match, viewer: int | None, present: list[int] | None = None) -> None:
        self.viewer = viewer
        self.present = present or []
        self.notice = ""
        self.number = 0
        self.told: list[Told] = []
        """The log. It is continued where it stands, for it may be long: a scene that was looked at goes on with it."""
        self.known_lines = 0
        """So many of its lines the viewer was sent."""
        self.last_event: Event | None = None
        self.glance = self.glance_at(match)
        self.own = self.look(match, self.glance)
        self.known_lines = len(self.told)
        self.sent: Sent | None = None
        """What to go back to, if what was looked at last is not to be sent."""

    # -- what may not be sent ----------------------------------------------------------------------

    def hold(self) -> None:
        """What is looked at from now on may turn out not to have happened."""
        self.sent = Sent(self)

    def let_go(self) -> None:
        """What was looked at is sent."""
        self.sent = None

    def go_back(self) -> None:
        """What was looked at is never sent: the viewer knows what it knew before."""
        sent, self.sent = self.sent, None
        if sent is not None:
            self.number = sent.number
            self.told = sent.told
            del self.told[sent.lines :]
            self.known_lines = sent.lines
            self.glance, self.own = sent.glance, sent.own

    # -- looking -----------------------------------------------------------------------------------

    def glance_at(self, match: Match) -> Glance:
        """What is looked at."""
        return match.glance()

    def look(self, match: Match, glance: Glance) -> Own:
        """What the viewer alone is shown at a glance; the log goes on."""
        g = glance.g
        own = Own(self.present, self.notice, match.undo_for(self.viewer))
        if g is not None:
            self.read_story(match.setup.game, g)
            asked = self.question(match, g)
            own.question = None if asked is None else written(asked)
            own.zones = glance.zones(self.viewer, asked)
            own.ending = ending_of(g, self.told) if g.over else None
        return own

    def scene(self) -> Scene:
        """All that was looked at last, some of it as it is written."""
        glance, own = self.glance, self.own
        return Scene(
            glance.status,
            glance.people,
            own.present,
            glance.turn,
            glance.phase,
            glance.seats,
            glance.counters,
            cast("list[ZoneView]", own.zones),
            glance.waiting,
            cast("Asked | None", own.question),
            own.undo,
            self.told,
            glance.chat,
            own.ending,
            glance.trouble,
            own.notice,
            glance.rematch,
        )

    def heard(self, event: Event, seats: int) -> LogLine | None:
        """What the viewer is told of an event."""
        return event.line_for(seats if self.viewer is None else self.viewer)

    def read_story(self, game: str, g: State) -> None:
        """Continue the log with what happened since; begin it anew where choices were taken back."""
        news: list[Told] = []
        event = g.story
        while event is not None and event is not self.last_event:
            line = self.heard(event, g.seats)
            if line is not None:
                news.append(told_line(game, line))
            event = event.before
        news.reverse()
        if event is None:
            self.known_lines = common_length(self.told[: self.known_lines], news)
            self.told = news
        else:
            self.told += news
        self.last_event = g.story

    def question(self, match: Match, g: State) -> Asked | None:
        """What the viewer is asked, with all that its choices name."""
        seat = self.viewer
        if seat is None or seat not in match.asked:
            return None
        choices = [choice_of(g, seat, option) for option in g.options(seat)]
        return Asked(match.question_number(seat), g.prompt(seat), choices)

    # -- messages ----------------------------------------------------------------------------------

    def snapshot(self, match: Match) -> bytes:
        """Everything, as it was shown last."""
        setup = match.setup
        mode = match.game.mode(setup.mode)
        settings = mode.without_secrets(setup.settings)
        message = Snapshot(
            PROTOCOL, self.number, setup.table, setup.game, setup.mode, settings, setup.undo, self.viewer, self.scene()
        )
        return ENCODER.encode(message)

    def change(self, match: Match, accepted: list[str]) -> bytes | None:
        """What is different since the viewer was last shown something; None where nothing is."""
        lines = self.known_lines
        glance = self.glance_at(match)
        own = self.look(match, glance)
        parts = {**self.glance.news_of(glance), **self.own.difference(own)}
        self.glance, self.own = glance, own
        if self.known_lines < lines or self.known_lines < len(self.told):
            parts["log_from"] = self.known_lines
            parts["log"] = self.told[self.known_lines :]
            self.known_lines = len(self.told)
        if not parts and not accepted:
            return None
        self.number += 1
        return ENCODER.encode(Change(self.number, accepted, **parts))


def common_length(before: list[Told], after: list[Told]) -> int:
    """How many lines at the beginning two logs share."""
    shortest = min(len(before), len(after))
    for place in range(shortest):
        if before[place] != after[place]:
            return place
    return shortest


def choice_of(g: State, seat: int, option: Option) -> Choice:
    """An option in words, with all that lights up for it."""
    game = g.table.game
    number, a, b = option
    first, second, note = lights_of(game, number)
    lit: dict[str, Any] = {}
    if first:
        lit[first] = g.table.faces[a] if first == "face" else a
    if second:
        lit[second] = g.table.faces[b] if second == "face" else b
    return Choice(option, game.verbs.words(g, option, seat), note=note, **lit)


@lru_cache(REMEMBERED)
def lights_of(game: Game, number: int) -> tuple[str, str, str]:
    """What lights up for the two numbers of a verb, by the names that a choice has for it, and the verb's note."""
    verb = game.verbs.by_number[number]
    return light_of(game, verb.a, "card"), light_of(game, verb.b, "target"), verb.note


def light_of(game: Game, part: Part, card: str) -> str:
    """What lights up for a part of a verb; empty where nothing does."""
    board = game.layout.board
    if part.kind == NAMED:
        return "space" if board is not None and tuple(part.names) == board.names else ""
    return {CARD: card, SEAT: "seat", FACE: "face", NUMBER: "number"}.get(part.kind, "")


def ending_of(g: State, log: list[Told]) -> Ending:
    """Who has won, and by which rule, as far as the log says it since somebody last did something."""
    words = verdict_words(g.table.seat_names, g.scores)
    since = takewhile(lambda line: line.what not in ACTS, reversed(log))
    rule = next((line.rule for line in since if line.rule), "")
    return Ending(words, list(g.scores), rule)
