"""Cards on spaces: who lies where, and on which spaces somebody has to look twice."""

from __future__ import annotations

from arkade.games.arackhan_wars.board import NOWHERE
from arkade.games.arackhan_wars.printed import ALTERS_MOVES, RANGED_ATTACK, SPELL
from arkade.games.arackhan_wars.state import FACE_DOWN, NOTHING, SEATS, ArackhanWars


def is_free(g: ArackhanWars, space: int) -> bool:
    return g.board[space] == NOTHING


def put_on(g: ArackhanWars, card: int, space: int) -> None:
    """Let a card lie on a space."""
    g.board[space] = card
    g.taken[g.zone[card] % SEATS] |= 1 << space
    g.place[card] = space
    if not g.marks[card] & FACE_DOWN:
        note_presence(g, card)


def note_presence(g: ArackhanWars, card: int) -> None:
    """Note what a revealed card may do to others from its space. Of a face-down card nothing is noted, because an
    imagined world gives it another face."""
    face = g.faces[g.face[card]]
    is_altered = g.altered >> card & 1
    if not (face.stands_out or is_altered):
        return
    bit = 1 << g.place[card]
    if face.kind == SPELL:
        g.conjured |= bit
    if face.attributes & RANGED_ATTACK or is_altered:
        g.shooting |= bit
    if face.near or is_altered:
        g.emanating |= bit
    if face.alters & ALTERS_MOVES or is_altered:
        g.hampering |= bit


def take_off(g: ArackhanWars, card: int) -> None:
    """Let the space of a card be empty."""
    space = g.place[card]
    if space != NOWHERE:
        left = ~(1 << space)
        g.board[space] = NOTHING
        g.taken[g.zone[card] % SEATS] &= left
        g.conjured &= left
        g.shooting &= left
        g.emanating &= left
        g.hampering &= left
        g.place[card] = NOWHERE
