"""Ballots: several seats are asked at once, and nobody sees an answer before all have answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkade.kernel.question import Option, Question, closes

if TYPE_CHECKING:
    from arkade.kernel.state import State


def answer_ballot(g: State, seat: int, option: Option) -> None:
    """Put an answer into a seat's ballot. Once all seats have answered, all ballots are opened."""
    question = g.question
    assert question is not None
    g.put_in(seat, (*g.ballots[seat], option))
    g.menus[seat] = None
    if question.several and not closes(option):
        return
    g.withdraw(seat)
    if g.listening:
        g.tell("ready", "{seat} has chosen.", seat)
    if not g.asked:
        open_ballots(g, question)


def open_ballots(g: State, question: Question) -> None:
    """Carry all answers out, in the order of the seats."""
    args = g.question_args
    ballots = g.ballots
    g.ballots = ((),) * g.table.seats
    g.question = None
    g.nothing_revealed = False
    for voter in range(g.table.seats):
        if ballots[voter]:
            before = g.story
            question.answer(g, voter, ballots[voter], *args)
            if g.listening:
                g.tell_choices(voter, ballots[voter], before)
