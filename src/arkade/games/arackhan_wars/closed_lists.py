"""Closed lists (AK-24.06): the decks that somebody can imagine who does not see a player's list."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Final

from arkade.games.arackhan_wars.deck_rules import (
    DECK_SIZE,
    MOST_INITIATIVE,
    MOST_POINTS,
    MOST_STEALTH,
    DeckRules,
    counts_as_initiative,
    counts_as_stealth,
)
from arkade.games.arackhan_wars.decks import is_ready_made, match_rules, offered_lists
from arkade.games.arackhan_wars.printed import Face

if TYPE_CHECKING:
    from arkade.games.arackhan_wars.state import ArackhanWars

TRIES: Final = 40
"""So often a card is drawn for a place before the cheapest one that always fits is taken."""


def imagine_decks(g: ArackhanWars, viewer: int) -> None:
    """AK-24.06: deal every card that a viewer does not know anew, out of a deck that may be the one that is played.
    The tokens show its faction, and face-up cards and discard piles show a part of it."""
    for owner in range(g.table.seats):
        if owner == viewer:
            continue
        cards = [card for card in range(len(g.owner)) if g.owner[card] == owner]
        hidden = [card for card in cards if not g.known[card] >> viewer & 1]
        seen = [g.face[card] for card in cards if g.known[card] >> viewer & 1]
        if hidden and is_ready_made(g.table):
            deal_ready_deck(g, hidden, seen)
        elif hidden:
            draw_legal_deck(g, hidden, seen)


def put_faces(g: ArackhanWars, cards: list[int], faces: list[int]) -> None:
    """Let cards have other faces."""
    face = list(g.face)
    for place in range(len(cards)):
        face[cards[place]] = faces[place]
    g.face = tuple(face)
    g.attend_to(faces)


# -- one of the ready decks --------------------------------------------------------------------------


def deal_ready_deck(g: ArackhanWars, hidden: list[int], seen: list[int]) -> None:
    """AK-24.01, AK-24.03: the deck is known to be a ready one, so it is one of those that hold what was seen. The one
    that is played is always among them."""
    cards = narrow_places_first(g, hidden)
    lists = offered_lists(g.table, g.faces, g.printed(hidden[0]).faction)
    while lists:
        faces = lists.pop(g.chance.below(len(lists)))
        dealt = deal(g, cards, left_over(faces, seen))
        if dealt:
            put_faces(g, cards, dealt)
            return


def narrow_places_first(g: ArackhanWars, cards: list[int]) -> list[int]:
    """Cards in an order in which they can be dealt: first those that lie where not every card can lie."""
    placing = g.being_placed()
    narrow = [card for card in cards if g.is_in_play(card) or card in placing]
    return narrow + [card for card in cards if card not in narrow]


def left_over(faces: list[int], seen: list[int]) -> list[int]:
    """What is in a deck besides the cards that were seen; nothing where these are not all in it."""
    left = faces.copy()
    for number in seen:
        if number not in left:
            return []
        left.remove(number)
    return left


def deal(g: ArackhanWars, cards: list[int], faces: list[int]) -> list[int]:
    """Faces for cards at random, each where it may be; nothing where they do not come out even."""
    if len(faces) != len(cards):
        return []
    left = faces.copy()
    g.chance.shuffle(left)
    dealt: list[int] = []
    for card in cards:
        for number in left:
            if g.may_be(card, number):
                dealt.append(number)
                left.remove(number)
                break
    return dealt if not left else []


# -- any legal deck ----------------------------------------------------------------------------------


class Room:
    """What a deck can still hold besides the cards that are in it."""

    def __init__(self, rules: DeckRules) -> None:
        self.rules: Final = rules
        self.points = MOST_POINTS
        self.initiative = MOST_INITIATIVE
        self.stealth = MOST_STEALTH
        self.copies: dict[int, int] = {}

    def add(self, number: int, face: Face) -> None:
        """Put a card into the deck."""
        self.points -= face.deck_value
        self.initiative -= counts_as_initiative(face)
        self.stealth -= counts_as_stealth(face)
        self.copies[number] = self.copies.get(number, 0) + 1

    def has_room(self, number: int, face: Face) -> bool:
        """AK-04.04, AK-04.06, AK-23.13 to AK-23.16: whether one more of a card would be legal, whatever it costs."""
        if counts_as_initiative(face) and self.initiative <= 0:
            return False
        if counts_as_stealth(face) and self.stealth <= 0:
            return False
        return self.copies.get(number, 0) < self.rules.most_copies(face)


def draw_legal_deck(g: ArackhanWars, hidden: list[int], seen: list[int]) -> None:
    """AK-24.02: draw the unknown cards one by one, in random order, so that the whole deck is legal. Points are kept
    back for those that are still to be drawn. Where what was seen leaves too few points for that, the deck can hardly
    be another one, and it stays as it is."""
    rules = match_rules(g.table)
    room = Room(rules)
    for number in seen:
        room.add(number, g.faces[number])
    choices = by_deck_value(g, rules, g.printed(hidden[0]).faction)
    g.chance.shuffle(hidden)
    cheapest = [cheapest_for(g, card, choices, rules) for card in hidden]
    if min(cheapest) < 0:
        return
    spare = room.points - sum([g.faces[number].deck_value for number in cheapest])
    if spare < 0:
        return
    values = [g.faces[number].deck_value for number in choices]
    drawn: list[int] = []
    for place in range(len(hidden)):
        least = g.faces[cheapest[place]].deck_value
        affordable = bisect_right(values, least + spare)
        number = draw_face(g, hidden[place], choices, affordable, room)
        if number < 0:
            number = cheapest[place]
        room.add(number, g.faces[number])
        spare -= g.faces[number].deck_value - least
        drawn.append(number)
    put_faces(g, hidden, drawn)


def by_deck_value(g: ArackhanWars, rules: DeckRules, faction: int) -> list[int]:
    """All faces that a deck of a faction may have, the cheapest first."""
    usable: list[tuple[int, int]] = []
    for number, face in enumerate(g.faces):
        if rules.cannot_be_in_deck(face, faction) is None:
            usable.append((face.deck_value, number))
    usable.sort()
    return [number for _, number in usable]


def cheapest_for(g: ArackhanWars, card: int, choices: list[int], rules: DeckRules) -> int:
    """The cheapest face that a card may have, of those that no limit keeps out of any deck; or -1."""
    for number in choices:
        face = g.faces[number]
        limited = counts_as_initiative(face) or counts_as_stealth(face) or rules.most_copies(face) < DECK_SIZE
        if not limited and g.may_be(card, number):
            return number
    return -1


def draw_face(g: ArackhanWars, card: int, choices: list[int], affordable: int, room: Room) -> int:
    """One of the first faces of a list that the deck has room for and the card may have; or -1."""
    for _ in range(TRIES):
        number = choices[g.chance.below(affordable)]
        if room.has_room(number, g.faces[number]) and g.may_be(card, number):
            return number
    return -1
