"""Requests: what each message of a seat does to a match. Whatever changes it becomes an entry."""

from __future__ import annotations

from typing import Final

import msgspec

from arkade.kernel import CONCEDE, ArkadeError, Illegal, State
from arkade.server.entries import AGREE, ASK, CHAT, MOVE, TAKE_BACK, Entry
from arkade.server.explaining import reasons_for, rule_text
from arkade.server.match import Match
from arkade.server.messages import (
    Accepted,
    Agree,
    Chat,
    Code,
    Concede,
    Draw,
    Move,
    Ping,
    Reasons,
    Refused,
    TakeBack,
    Text,
    Typed,
    WhyNot,
)
from arkade.server.text_desk import TextDesk

NOT_BEGUN: Final = "The game has not begun: somebody is still missing."
STALE: Final = "The question is another one by now."
BOTS_REFUSE: Final = "A bot lets nothing be taken back once something has come to light since."
WATCHING: Final = "You are only watching this table."
Answer = Accepted | Refused | Reasons | Text


class Refusal(Exception):
    """A request that is not carried out: the code and the words of the answer."""

    def __init__(self, code: Code, words: str) -> None:
        super().__init__(words)
        self.code = code
        self.words = words


def carry_out(
    match: Match, seat: int | None, request: Move | Typed | Draw | WhyNot | TakeBack | Agree | Concede | Chat | Ping
) -> tuple[Entry | None, Answer | None]:
    """What a request leads to: an entry, an answer, or both. Nothing is changed here."""
    try:
        if seat is not None and (seat, request.id) in match.requests:
            return None, Accepted(request.id)
        if isinstance(request, Ping):
            return None, Accepted(request.id)
        if isinstance(request, Draw):
            return None, Text(request.id, TextDesk(match.game, begun(match), request.width).draw(seat))
        if seat is None:
            raise Refusal("not-seated", WATCHING)
        if isinstance(request, Typed):
            return typed(match, seat, request)
        if isinstance(request, WhyNot):
            return None, reasons_for(match.game, running(match), seat, request)
        return entry_for(match, seat, request), None
    except Refusal as refusal:
        return None, Refused(request.id, refusal.code, refusal.words)
    except Illegal as fault:
        return None, Refused(request.id, "rule", fault.words, rule_text(match.game.rules[fault.rule]))
    except ArkadeError as fault:
        return None, Refused(request.id, "unclear", str(fault))


def entry_for(match: Match, seat: int, request: Move | TakeBack | Agree | Concede | Chat) -> Entry:
    """The entry that a request becomes, where it may."""
    if isinstance(request, Chat):
        return entry(match, CHAT, seat, request.id, text=printable(request.text))
    if isinstance(request, Move):
        return move(match, seat, request.id, request.question, request.option)
    if isinstance(request, Concede):
        return move(match, seat, request.id, match.question_number(seat), CONCEDE)
    if isinstance(request, TakeBack):
        return take_back(match, seat, request.id)
    if match.asked_by is None or seat not in match.others(match.asked_by):
        raise Refusal("not-now", "Nobody has asked to take something back.")
    return entry(match, AGREE, seat, request.id, (0, int(request.yes), 0))


def move(match: Match, seat: int, id: str, question: int, option: tuple[int, int, int]) -> Entry:
    """A choice, if it answers the question of now and the rules allow it."""
    running(match)
    if question != match.question_number(seat) or (option != CONCEDE and match.asked and seat not in match.asked):
        raise Refusal("stale", STALE)
    match.check(seat, option)
    return entry(match, MOVE, seat, id, option)


def take_back(match: Match, seat: int, id: str) -> Entry:
    """Take the last choice back, or ask the others."""
    running(match)
    may = match.may_take_back(seat)
    if may == "free":
        return entry(match, TAKE_BACK, seat, id, (0, len(match.chosen) - 1, 0))
    if may == "ask":
        return entry(match, ASK, seat, id)
    if match.setup.undo == "off":
        raise Refusal("not-now", "At this table nothing is taken back.")
    if match.setup.undo == "ask" and match.last_choice(seat) >= 0 and not match.may_ask(seat):
        raise Refusal("not-now", BOTS_REFUSE)
    if not match.chosen or match.chosen[-1][0] != seat:
        raise Refusal("not-now", "Your last choice can't be taken back: somebody has chosen since, or there is none.")
    raise Illegal("K-04", match.game.rules.words("K-04"))


def typed(match: Match, seat: int, request: Typed) -> tuple[Entry | None, Answer]:
    """A typed line: what it says, and what it does."""
    desk = TextDesk(match.game, begun(match), request.width)
    desk.obey(seat, request.line.strip())
    if desk.chosen is not None:
        chosen = move(match, seat, request.id, request.question, desk.chosen)
        return chosen, Text(request.id, desk.text, chose=True)
    if desk.takes_back:
        return take_back(match, seat, request.id), Text(request.id, "✓ Taken back, or asked for.", chose=True)
    return None, Text(request.id, desk.text)


def begun(match: Match) -> State:
    if match.g is None:
        raise Refusal("not-now", match.trouble.words if match.trouble else NOT_BEGUN)
    return match.g


def running(match: Match) -> State:
    """The position of a match that can go on."""
    if match.trouble is not None:
        raise Refusal("stopped", match.trouble.words)
    return begun(match)


def entry(
    match: Match, kind: int, seat: int, id: str, numbers: tuple[int, int, int] = (0, 0, 0), text: str = ""
) -> Entry:
    """The next entry of a match."""
    return Entry(match.setup.table, match.number + 1, kind, seat, *numbers, text, id)


def printable(text: str) -> str:
    """What somebody says, on one line and without signs that move a screen."""
    return "".join(sign if sign.isprintable() else " " for sign in text).strip() or "…"


def encoded(answer: msgspec.Struct) -> bytes:
    return msgspec.json.encode(answer)
