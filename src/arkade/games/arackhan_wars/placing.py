"""The Card Placement Phase (AK-08): two cards each, face down, to the Battlefield or the own Astral Plane."""

from __future__ import annotations

from typing import Final

from arkade.games.arackhan_wars.board import COLUMNS, EVERYWHERE, GREEN_RECTANGLE, ROWS, beside, listed
from arkade.games.arackhan_wars.printed import BARS_ROUNDS
from arkade.games.arackhan_wars.spaces import put_on
from arkade.games.arackhan_wars.state import (
    ASTRAL_PLANE,
    BATTLEFIELD,
    FACE_DOWN,
    HAND,
    NOTHING,
    SEATS,
    ArackhanWars,
)
from arkade.kernel.question import Option, Question

PLACE: Final = 20
PLACE_AT: Final = 21
PLACE_ASTRAL: Final = 22

CARDS_EACH: Final = 2
"""AK-08.02."""
GREEN: Final = sum([1 << space for space in GREEN_RECTANGLE])


def place_cards(g: ArackhanWars, seat: int) -> None:
    """AK-08.01, AK-08.18: a player begins to place; whoever finds the Battlefield empty opens it."""
    g.turn_seat = seat
    g.opening = int(g.occupied == 0)
    g.then(place_next, seat, CARDS_EACH)


def place_next(g: ArackhanWars, seat: int, left: int) -> None:
    """AK-08.02, AK-08.13: one card after the other, as many as possible. Who can place nothing is passed over."""
    if left == 0:
        return
    options = card_options(g, seat, left)
    if options:
        g.ask(seat, CARD, left)
        g.offer(seat, options)


def free_spaces(g: ArackhanWars) -> int:
    """AK-08.06, AK-08.07, AK-08.14, AK-08.15: the spaces where a card may be placed now, as bits."""
    occupied = g.occupied
    if not occupied:
        return GREEN
    spaces = beside(occupied) & ~occupied
    return spaces & GREEN if g.opening else spaces


def has_room(g: ArackhanWars) -> bool:
    """AK-08.07: whether a card may be placed anywhere now. All spaces hang together, so as long as one is empty, there
    is an empty one beside a card."""
    return free_spaces(g) != 0 if g.opening else g.taken[0] | g.taken[1] != EVERYWHERE


# -- which card ------------------------------------------------------------------------------------


def card_prompt(g: ArackhanWars, seat: int, left: int) -> str:
    which = "first" if left == CARDS_EACH else "second"
    return f"Place your {which} card face down."


def card_candidates(g: ArackhanWars, seat: int, left: int) -> list[Option]:
    options: list[Option] = []
    for card in g.pile(HAND, seat):
        options += [(PLACE, card, 0), (PLACE_ASTRAL, card, 0)]
    return options


def card_forbids(g: ArackhanWars, seat: int, option: Option, left: int) -> str | None:
    face = g.printed(option[1])
    if g.round in face.banned_rounds:
        return "AK-01.02"
    if option[0] == PLACE_ASTRAL:
        return None if face.is_global else "AK-08.04"
    if face.is_global:
        return "AK-08.05"
    return None if has_room(g) else "AK-08.07"


def card_options(g: ArackhanWars, seat: int, left: int) -> list[Option]:
    faces, face = g.faces, g.face
    cards = g.piles[HAND * SEATS + seat]
    if g.heard & BARS_ROUNDS:
        cards = [card for card in cards if g.round not in faces[face[card]].banned_rounds]
    if not has_room(g):
        cards = [card for card in cards if faces[face[card]].is_global]
    return [(PLACE_ASTRAL if faces[face[card]].is_global else PLACE, card, 0) for card in cards]


def card_answer(g: ArackhanWars, seat: int, option: Option, left: int) -> None:
    """AK-08.03, AK-08.09: a Global Spell goes to the Astral Plane; for other cards a space is asked for."""
    g.then(place_next, seat, left - 1)
    card = option[1]
    if option[0] == PLACE:
        g.ask(seat, SPACE, card)
        return
    g.move(card, g.at(ASTRAL_PLANE, seat))
    lay_face_down(g, card, seat)


def lay_face_down(g: ArackhanWars, card: int, seat: int) -> None:
    """AK-08.10, AK-08.11: only its player may look at it."""
    g.look(card, seat)
    g.marks[card] = FACE_DOWN


# -- which space -----------------------------------------------------------------------------------


def space_prompt(g: ArackhanWars, seat: int, card: int) -> str:
    return f"Where do you place {g.name(card)}?"


def space_candidates(g: ArackhanWars, seat: int, card: int) -> list[Option]:
    return [(PLACE_AT, card, space) for space in range(COLUMNS * ROWS)]


def space_forbids(g: ArackhanWars, seat: int, option: Option, card: int) -> str | None:
    """AK-03.04, AK-08.06, AK-08.07, AK-08.14, AK-08.15."""
    space = option[2]
    if not EVERYWHERE >> space & 1:
        return "AK-03.04"
    if g.board[space] != NOTHING:
        return "AK-08.06"
    if free_spaces(g) >> space & 1:
        return None
    if not g.opening:
        return "AK-08.07"
    return "AK-08.15" if GREEN >> space & 1 else "AK-08.14"


def space_options(g: ArackhanWars, seat: int, card: int) -> list[Option]:
    return [(PLACE_AT, card, space) for space in listed(free_spaces(g))]


def space_answer(g: ArackhanWars, seat: int, option: Option, card: int) -> None:
    g.move(card, BATTLEFIELD * SEATS + seat)
    lay_face_down(g, card, seat)
    put_on(g, card, option[2])


CARD: Final = Question("placement", card_prompt, card_candidates, card_answer, card_forbids, card_options)
SPACE: Final = Question("space", space_prompt, space_candidates, space_answer, space_forbids, space_options)
