"""The feed of a viewer: what a seat or a spectator was shown last, and what is different now.

Only what the viewer may see is ever compared, so a change tells no more than a view does. It has a number of its own
that counts what this viewer was sent; what others do in secret does not move it.
"""

from __future__ import annotations

from itertools import takewhile
from operator import attrgetter
from typing import Any, Final, TypeVar

import msgspec

from arkade.kernel import State
from arkade.kernel.layout import Board
from arkade.kernel.question import Option
from arkade.kernel.story import Event
from arkade.kernel.verbs import CARD, FACE, NAMED, NOTHING, NUMBER, SEAT
from arkade.kernel.view import SeatView, ZoneView
from arkade.server.glance import Glance
from arkade.server.match import Match
from arkade.server.messages import PROTOCOL, Change, Snapshot
from arkade.server.scene import Asked, Choice, Ending, Scene, Told
from arkade.server.told import told_line
from arkade.table.story import verdict_words

NOBODYS_TURN: Final = -1
ACTS: Final = ("choice", "concede")
"""Events in which somebody does something: what comes after them follows from the rules."""
ENCODER: Final = msgspec.json.Encoder()
WHOLE: Final = (
    "status", "people", "present", "turn", "phase", "counters", "waiting", "question", "undo", "ending", "trouble",
    "notice", "rematch",
)  # fmt: skip
"""The parts of a scene that a change has whole, or not at all."""
whole_of: Final = attrgetter(*WHOLE)
Shown = TypeVar("Shown", SeatView, ZoneView)


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
        self.scene = self.look(match)
        self.known_lines = len(self.told)

    def look(self, match: Match) -> Scene:
        """The scene as it is now."""
        glance = self.glance(match)
        if glance is None:
            return self.empty_scene(match)
        g = glance.g
        self.read_story(match.setup.game, g)
        question = self.question(match, g)
        return Scene(
            match.status,
            match.people,
            self.present,
            glance.turn,
            glance.phase,
            glance.seats,
            glance.counters,
            glance.zones(self.viewer, pointed_at(question)),
            list(match.asked),
            question,
            match.undo_for(self.viewer),
            self.told,
            match.chat,
            ending_of(g, self.told),
            match.trouble,
            self.notice,
            match.rematch,
        )

    def glance(self, match: Match) -> Glance | None:
        """What is looked at."""
        return match.glance()

    def hearing(self, event: Event) -> int:
        """Whose words of an event are told, by their place among its texts."""
        return len(event.texts) - 1 if self.viewer is None else self.viewer

    def empty_scene(self, match: Match) -> Scene:
        """A table at which people are missing, or one that can't be shown any more."""
        people = match.people
        undo = match.undo_for(self.viewer)
        return Scene(
            match.status, people, self.present, NOBODYS_TURN, "", [], {}, [], [], None, undo, self.told,
            match.chat, None, match.trouble, self.notice, match.rematch,
        )  # fmt: skip

    def read_story(self, game: str, g: State) -> None:
        """Continue the log with what happened since; begin it anew where choices were taken back."""
        news: list[Told] = []
        event = g.story
        while event is not None and event is not self.last_event:
            viewer = self.hearing(event)
            if event.texts[viewer]:
                news.append(told_line(game, event, viewer))
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
        board = g.table.game.layout.board
        choices = [choice_of(g, seat, option, board) for option in g.options(seat)]
        return Asked(match.question_number(seat), g.prompt(seat), choices)

    # -- messages ----------------------------------------------------------------------------------

    def snapshot(self, match: Match) -> bytes:
        """Everything, as it was shown last."""
        setup = match.setup
        mode = match.game.mode(setup.mode)
        settings = mode.without_secrets(setup.settings)
        message = Snapshot(
            PROTOCOL, self.number, setup.table, setup.game, setup.mode, settings, setup.undo, self.viewer, self.scene
        )
        return ENCODER.encode(message)

    def change(self, match: Match, accepted: list[str]) -> bytes | None:
        """What is different since the viewer was last shown something; None where nothing is."""
        before = self.scene
        lines = self.known_lines
        after = self.look(match)
        self.scene = after
        parts = difference(before, after)
        if self.known_lines < lines or self.known_lines < len(self.told):
            parts["log_from"] = self.known_lines
            parts["log"] = self.told[self.known_lines :]
            self.known_lines = len(self.told)
        if not parts and not accepted:
            return None
        self.number += 1
        return ENCODER.encode(Change(self.number, accepted, **parts))


def difference(before: Scene, after: Scene) -> dict[str, Any]:
    """The parts of a change from one scene to another, but for the log."""
    parts: dict[str, Any] = {
        name: value for name, was, value in zip(WHOLE, whole_of(before), whole_of(after), strict=True) if value != was
    }
    zones = differing(before.zones, after.zones)
    if zones:
        parts["zones"] = zones
    seats = differing(before.seats, after.seats)
    if seats:
        parts["seats"] = seats
    if len(after.chat) > len(before.chat):
        parts["chat"] = after.chat[len(before.chat) :]
    return parts


def differing(before: list[Shown], after: list[Shown]) -> list[tuple[int, Shown]]:
    """The entries of a list that are not what they were, each with its place."""
    if len(before) != len(after):
        return list(enumerate(after))
    return [
        (place, shown) for place, shown in enumerate(after) if shown is not before[place] and shown != before[place]
    ]


def common_length(before: list[Told], after: list[Told]) -> int:
    """How many lines at the beginning two logs share."""
    shortest = min(len(before), len(after))
    for place in range(shortest):
        if before[place] != after[place]:
            return place
    return shortest


def pointed_at(question: Asked | None) -> set[int]:
    """The cards that choices name: those have a number even in a hand of somebody else."""
    choices = () if question is None else question.choices
    return {card for choice in choices for card in (choice.card, choice.target) if card is not None}


def choice_of(g: State, seat: int, option: Option, board: Board | None) -> Choice:
    """An option in words, with all that lights up for it."""
    verbs = g.table.game.verbs
    verb = verbs.by_number[option[0]]
    card, target = verbs.cards(option)
    space = other = number = None
    face = None
    for part, value in ((verb.a, option[1]), (verb.b, option[2])):
        if part.kind == CARD or part.kind == NOTHING:
            continue
        if part.kind == NAMED and board is not None and tuple(part.names) == board.names:
            space = value
        elif part.kind == SEAT:
            other = value
        elif part.kind == FACE:
            face = g.table.faces[value]
        elif part.kind == NUMBER:
            number = value
    return Choice(option, verbs.words(g, option, seat), card, target, space, other, face, number, verb.note)


def ending_of(g: State, log: list[Told]) -> Ending | None:
    """Who has won, and by which rule, as far as the log says it since somebody last did something."""
    if not g.over:
        return None
    words = verdict_words(g.table.seat_names, g.scores)
    since = takewhile(lambda line: line.what not in ACTS, reversed(log))
    rule = next((line.rule for line in since if line.rule), "")
    return Ending(words, list(g.scores), rule)
