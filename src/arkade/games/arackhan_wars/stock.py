"""Taking stock: what lies where and what is in force, worked out from the cards of a position."""

from __future__ import annotations

from arkade.games.arackhan_wars.board import NOWHERE
from arkade.games.arackhan_wars.influences import revealed
from arkade.games.arackhan_wars.instructions import enter_play
from arkade.games.arackhan_wars.spaces import put_on
from arkade.games.arackhan_wars.state import ASTRAL_PLANE, BATTLEFIELD, FACE_DOWN, NOTHING, SEATS, ArackhanWars
from arkade.games.arackhan_wars.values import ALL, refresh


def take_stock(g: ArackhanWars) -> None:
    """Read the board from where the cards lie: after a position was laid out."""
    g.taken = [0] * SEATS
    g.conjured = g.shooting = g.emanating = g.hampering = g.altered = 0
    for card in revealed(g):
        if g.guises[card] or g.skills[card] or g.chosen[card] or g.boosts[card]:
            g.altered |= 1 << card
        enter_play(g, card)
    g.board = [NOTHING] * len(g.board)
    for seat in range(g.table.seats):
        for card in g.pile(BATTLEFIELD, seat):
            if g.place[card] != NOWHERE:
                put_on(g, card, g.place[card])
        for card in (*g.pile(BATTLEFIELD, seat), *g.pile(ASTRAL_PLANE, seat)):
            if g.marks[card] & FACE_DOWN:
                g.conceal(card, 1 << seat)
    g.stale = ALL
    refresh(g)
