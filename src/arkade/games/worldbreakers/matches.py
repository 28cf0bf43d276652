"""Matches: when a game ends, whether the match ends with it. A match after a draft may be the best of three."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from arkade.games.worldbreakers.state import Worldbreakers

BEST_OF: Final = "best_of"


def finish_game(g: Worldbreakers, scores: Sequence[float]) -> None:
    """WB-18.08, WB-21.17: the game is over, and the match with it unless another game can still decide it. Who
    gives up while no game of a match is going on, as in the draft, gives up the match."""
    if not is_match_game(g):
        g.end(scores)
        return
    count_game(g, scores)
    outcome = match_outcome(g)
    if outcome:
        g.end(outcome)
    else:
        leave_table(g)


def is_match_game(g: Worldbreakers) -> bool:
    """Whether a game of a match is going on now: more have begun than are finished."""
    return g.games > g.games_drawn + sum(g.games_won)


def count_game(g: Worldbreakers, scores: Sequence[float]) -> None:
    winners = [seat for seat, score in enumerate(scores) if score == 1.0]
    if winners:
        g.games_won[winners[0]] += 1
    else:
        g.games_drawn += 1
    if g.listening:
        words = "{seat} wins game {n}." if winners else "Game {n} is a draw."
        g.tell("game over", words, winners[0] if winners else -1, number=g.games)


def match_outcome(g: Worldbreakers) -> list[float]:
    """The scores of a match that is over, or an empty list. Of three games two must be won. A drawn game is played
    again, but after five games whoever has won more wins."""
    best_of = g.table.options.get(BEST_OF, 1)
    assert isinstance(best_of, int)
    first, second = g.games_won
    if max(first, second) <= best_of // 2 and g.games < 2 * best_of - 1:
        return []
    if first == second:
        return [0.5, 0.5]
    return [1.0, 0.0] if first > second else [0.0, 1.0]


def leave_table(g: Worldbreakers) -> None:
    """Drop everything of the finished game. What is left of the agenda is its lowest step, the next game."""
    del g.agenda[1:]
    g.question = None
    g.asked = ()
