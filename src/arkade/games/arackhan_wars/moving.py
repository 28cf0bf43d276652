"""Moving (AK-15.07 to AK-15.09, AK-18): where a card may go by an Action, by Flight, by Movement or in a swap."""

from __future__ import annotations

from arkade.games.arackhan_wars.board import AROUND, AROUND_ONE, BESIDE, DISTANCE, EVERYWHERE, beside, listed
from arkade.games.arackhan_wars.influences import skill_faces
from arkade.games.arackhan_wars.printed import (
    ALTERS_MOVES,
    ALTERS_PROTECTION,
    DEACTIVATED,
    FLIGHT,
    INITIATIVE,
    MOVEMENT,
    NO_LIMIT,
    SILENCED,
)
from arkade.games.arackhan_wars.protection import protection
from arkade.games.arackhan_wars.spaces import put_on, take_off
from arkade.games.arackhan_wars.state import MOVED, NOTHING, ArackhanWars
from arkade.games.arackhan_wars.values import evaluate

# -- where a move may end --------------------------------------------------------------------------


def spaces_beside(g: ArackhanWars, card: int) -> int:
    """The empty spaces that are adjacent to another card than this one, as bits."""
    occupied = g.taken[0] | g.taken[1]
    return beside(occupied & ~(1 << g.place[card])) & ~occupied


def cannot_end(g: ArackhanWars, card: int, space: int) -> str | None:
    """The rule that keeps a card from being moved to a space by an Action, or None."""
    if not EVERYWHERE >> space & 1:
        return "AK-03.04"
    if space == g.place[card]:
        return "AK-15.09"
    return None if spaces_beside(g, card) >> space & 1 else "AK-15.07"


def end_spaces(g: ArackhanWars, card: int, distance: int) -> list[int]:
    """AK-15.07, AK-15.08: where an Action may move a card within a distance."""
    here = DISTANCE[g.place[card]]
    spaces = listed(spaces_beside(g, card))
    return spaces if distance >= NO_LIMIT else [space for space in spaces if here[space] <= distance]


# -- Flight and Movement ---------------------------------------------------------------------------


def can_move_by_itself(g: ArackhanWars, card: int) -> bool:
    return bool(g.attributes[card] & (FLIGHT | MOVEMENT))


def cannot_start_moving(g: ArackhanWars, card: int) -> str | None:
    """The rule that keeps a card that could be activated from moving by itself, or None."""
    if not can_move_by_itself(g, card):
        return "AK-03.15"
    return "AK-18.09" if g.marks[card] & MOVED else None


def own_ends(g: ArackhanWars, card: int) -> int:
    """AK-18.01, AK-18.02, AK-18.15: where a card may go by Flight or Movement, as bits."""
    legal = spaces_beside(g, card)
    if not legal or g.attributes[card] & FLIGHT:
        return legal
    ends = legal & walkable(g, card, g.stride[card])
    bonus = longer_stride(g, card)
    if bonus:
        ends |= legal & walkable(g, card, g.stride[card] + bonus) & beside(g.taken[1 - g.controller(card)])
    return ends


def can_go(g: ArackhanWars, card: int) -> bool:
    """AK-18.01, AK-18.02: whether a card that may move can go anywhere. Mostly a single step shows that it can."""
    space = g.place[card]
    occupied = g.taken[0] | g.taken[1]
    if g.stride[card] or g.attributes[card] & FLIGHT:
        others = occupied & ~(1 << space)
        for near in AROUND_ONE[BESIDE[space] & ~occupied]:
            if BESIDE[near] & others:
                return True
    return own_ends(g, card) != 0


def walkable(g: ArackhanWars, card: int, steps: int) -> int:
    """AK-18.02, AK-18.16: the spaces that a card can enter in a number of steps, as bits; where texts could stop the
    card on its way, each space is tried."""
    return entered_in(g, card, steps, spaces_to_try(g, card) if steps > 1 and g.heard & ALTERS_MOVES else 0)


def entered_in(g: ArackhanWars, card: int, steps: int, risky: int) -> int:
    """AK-18.03, AK-18.04: the spaces that a card can enter in a number of steps, as bits, if nothing stops it but on
    some spaces. Allied cards are gone through, enemy cards are not."""
    open_spaces = ~g.taken[1 - g.controller(card)]
    seen = border = 1 << g.place[card]
    for step in range(1, steps + 1):
        entered = beside(border) & open_spaces & ~seen
        seen |= entered
        border = entered & ~risky
        if entered & risky and step < steps:
            for space in listed(entered & risky):
                if goes_on(g, card, space, step):
                    border |= 1 << space
    return seen


def spaces_to_try(g: ArackhanWars, card: int) -> int:
    """The spaces where a card might not be able to walk on, as bits: those beside a card whose texts could stop it,
    and all of them if it owes what it needs to where it stands now."""
    printed = g.faces[g.face[card]].attributes
    if g.altered >> card & 1:
        printed = 0
        for face in g.faces_of(card):
            printed |= face.attributes
    if not printed & MOVEMENT or g.immune >> card & 1 or (g.window and not printed & INITIATIVE):
        return EVERYWHERE
    return beside(g.hampering)


def longer_stride(g: ArackhanWars, card: int) -> int:
    """How much farther a card may go if it ends next to an enemy card and gives up attacking in this Round."""
    if g.limits[card] & SILENCED:
        return 0
    if not g.altered >> card & 1:
        return g.faces[g.face[card]].stride_bonus
    return sum([face.stride_bonus for face in skill_faces(g, card)])


def is_beyond_stride(g: ArackhanWars, card: int, space: int) -> bool:
    """Whether a legal end of a move is farther than Movement alone would go."""
    if g.attributes[card] & FLIGHT or not longer_stride(g, card):
        return False
    return not walkable(g, card, g.stride[card]) >> space & 1


def goes_on(g: ArackhanWars, card: int, space: int, step: int) -> bool:
    """AK-18.16, AK-11.10: whether a card that enters a space with a step may walk on: it keeps Movement and stays
    active there, beyond its Movement it keeps its Skills, and in an Initiative window it keeps Initiative."""
    limits, attributes = tried_at(g, card, space)
    if not attributes & MOVEMENT or limits & DEACTIVATED:
        return False
    if step >= g.stride[card] and limits & SILENCED:
        return False
    return not g.window or bool(attributes & INITIATIVE)


def tried_at(g: ArackhanWars, card: int, space: int) -> tuple[int, int]:
    """The limits and Attributes that a card would have on a space; everything is as before afterwards."""
    here, there = g.place[card], g.board[space]
    kept = (g.attack[card], g.defense[card], g.attributes[card], g.range[card], g.stride[card], g.limits[card])
    silenced, immune = g.silenced, g.immune
    take_off(g, card)
    put_on(g, card, space)
    if g.heard & ALTERS_PROTECTION:
        g.silenced, g.immune = protection(g)
    evaluate(g, card)
    found = (g.limits[card], g.attributes[card])
    take_off(g, card)
    if there != NOTHING:
        put_on(g, there, space)
    put_on(g, card, here)
    g.attack[card], g.defense[card], g.attributes[card], g.range[card], g.stride[card], g.limits[card] = kept
    g.silenced, g.immune = silenced, immune
    return found


def cannot_move_to(g: ArackhanWars, card: int, space: int) -> str | None:
    """The rule that keeps a card from ending its own move on a space, or None."""
    if not EVERYWHERE >> space & 1:
        return "AK-03.04"
    flies = bool(g.attributes[card] & FLIGHT)
    if not spaces_beside(g, card) >> space & 1:
        return "AK-18.01" if flies else "AK-18.02"
    if own_ends(g, card) >> space & 1:
        return None
    if DISTANCE[g.place[card]][space] > g.stride[card]:
        return "AK-18.02"
    return "AK-18.16" if entered_in(g, card, g.stride[card], 0) >> space & 1 else "AK-18.03"


# -- swaps -----------------------------------------------------------------------------------------


def cannot_swap(g: ArackhanWars, card: int, other: int) -> str | None:
    """AK-18.17 to AK-18.20, AK-18.23: the rule that keeps two cards that could be activated from trading places, or
    None."""
    if g.controller(card) != g.controller(other):
        return "AK-18.23"
    for mover in (card, other):
        if not can_move_by_itself(g, mover):
            return "AK-18.17"
        if g.marks[mover] & MOVED:
            return "AK-18.18"
    return cannot_trade(g, card, other)


def cannot_trade(g: ArackhanWars, card: int, other: int) -> str | None:
    """AK-18.19, AK-18.20: the rule by which two allied cards that may move can't take each other's space, or None."""
    if not (reaches(g, card, other) and reaches(g, other, card)):
        return "AK-18.19"
    return None if has_neighbours_after_swap(g, card, other) else "AK-18.20"


def reaches(g: ArackhanWars, card: int, other: int) -> bool:
    """AK-18.19: by its own Attribute, as if the other's space were empty."""
    if g.attributes[card] & FLIGHT:
        return True
    if DISTANCE[g.place[card]][g.place[other]] > g.stride[card]:
        return False
    return bool(walkable(g, card, g.stride[card]) >> g.place[other] & 1)


def has_neighbours_after_swap(g: ArackhanWars, card: int, other: int) -> bool:
    """AK-18.20: the same spaces are taken afterwards, so each of the two needs a neighbour now."""
    occupied = g.occupied
    for space in (g.place[card], g.place[other]):
        if AROUND[space] & occupied == 1 << space:
            return False
    return True
