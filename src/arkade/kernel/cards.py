"""Cards in play: where each lies, what is on its face, and who knows it.

A card in a game is a whole number. Its face, the printed card, is an index into the game's cards. Numbers of
hidden cards never leave the process, and a shuffle moves faces between numbers, so that a number seen before
a shuffle tells nothing after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arkade.kernel.chance import Chance
from arkade.kernel.table import Table
from arkade.kernel.zones import HAND, NOBODY, OPEN

SPECTATOR: Final = 8
"""The bit of `known` that stands for everybody who only watches."""
EVERYONE: Final = 0x1FF


class Cards:
    """The part of a state that knows cards, zones and who has seen what."""

    def __init__(self, table: Table, chance: Chance) -> None:
        self.table = table
        self.chance = chance
        self.face: tuple[int, ...] = ()
        self.owner: tuple[int, ...] = ()
        self.pool: tuple[int, ...] = ()
        self.zone: list[int] = []
        self.known: list[int] = []
        self.piles: list[list[int]] = []
        self.nothing_revealed = True

    # -- making cards ------------------------------------------------------------------------------

    def add_cards(self, faces: Sequence[int], zone: int, owner: int, pool: int) -> list[int]:
        """Put new cards into a zone. Cards of one pool have the same back: unseen, they can be told apart
        by nobody, and `determinize` exchanges them among each other."""
        first = len(self.face)
        cards = list(range(first, first + len(faces)))
        self.face += tuple(faces)
        self.owner += (owner,) * len(faces)
        self.pool += (pool,) * len(faces)
        self.known += [0] * len(faces)
        self.zone += [zone] * len(faces)
        self.piles[zone] += cards
        self.grow(len(faces))
        for card in cards:
            self.show_by_zone(card, zone)
        return cards

    def grow(self, count: int) -> None:
        """For games: extend the lists that have one entry a card."""

    # -- finding cards -----------------------------------------------------------------------------

    def at(self, kind: int, seat: int) -> int:
        """The zone of a kind that belongs to a seat."""
        return kind * self.table.seats + seat

    def pile(self, kind: int, seat: int) -> list[int]:
        """The cards in a seat's zone, bottom first. To be read, not changed: cards move by `move`."""
        return self.piles[kind * self.table.seats + seat]

    def name(self, card: int) -> str:
        return self.table.faces[self.face[card]]

    def knows(self, seat: int | None, card: int) -> bool:
        """Whether a seat (None: a spectator) knows the face of a card."""
        return bool(self.known[card] >> (SPECTATOR if seat is None else seat) & 1)

    def identifies(self, viewer: int, card: int) -> bool:
        """Whether a viewer (a seat, or SPECTATOR) may have a card's number. A known card in somebody else's hand
        has none, because nobody can tell which of two copies leaves a hand."""
        zone = self.zone[card]
        in_foreign_hand = self.table.zone_shows[zone] == HAND and self.table.zone_owner[zone] != viewer
        return bool(self.known[card] >> viewer & 1) and not in_foreign_hand

    def name_for(self, seat: int | None, card: int) -> str:
        """The card's name as this seat may say it."""
        return self.name(card) if self.knows(seat, card) else "a card"

    # -- moving cards ------------------------------------------------------------------------------

    def move(self, card: int, zone: int) -> None:
        """Put a card on top of a zone. Who knew it still does; who sees the zone's cards learns it."""
        self.leave(card, zone)
        self.piles[zone].append(card)

    def move_to_bottom(self, card: int, zone: int) -> None:
        self.leave(card, zone)
        self.piles[zone].insert(0, card)

    def leave(self, card: int, zone: int) -> None:
        source = self.zone[card]
        pile = self.piles[source]
        if pile[-1] == card:
            pile.pop()
        else:
            pile.remove(card)
        shows = self.table.zone_shows
        if shows[source] == HAND and shows[zone] == OPEN:
            self.forget_copies(card, pile)
        self.zone[card] = zone
        self.show_by_zone(card, zone)

    def forget_copies(self, card: int, hand: list[int]) -> None:
        """Whoever knew a copy of this card in the hand can't tell which of the two has just left it, and knows
        one fewer there."""
        face = self.face[card]
        known = self.known
        for other in hand:
            if self.face[other] == face:
                forgotten = known[other] & ~known[card]
                known[other] ^= forgotten
                known[card] |= forgotten

    def show_by_zone(self, card: int, zone: int) -> None:
        shows = self.table.zone_shows[zone]
        if shows == OPEN:
            self.show(card, EVERYONE)
        elif shows == HAND:
            owner = self.table.zone_owner[zone]
            if owner != NOBODY:
                self.show(card, 1 << owner)

    def draw(self, source: int, zone: int) -> int:
        """Move the top card of a pile; the number of the card, or -1 where the pile is empty."""
        pile = self.piles[source]
        if not pile:
            return -1
        card = pile[-1]
        self.move(card, zone)
        return card

    # -- knowledge ---------------------------------------------------------------------------------

    def show(self, card: int, seats: int) -> None:
        """Let a set of seats (bits) know a card's face."""
        known = self.known[card]
        if known | seats != known:
            self.known[card] = known | seats
            self.nothing_revealed = False

    def look(self, card: int, seat: int) -> None:
        self.show(card, 1 << seat)

    def reveal(self, card: int) -> None:
        self.show(card, EVERYONE)

    def conceal(self, card: int, seats: int) -> None:
        """Turn a card face down so that only a set of seats (bits) goes on knowing it."""
        self.known[card] &= seats

    # -- chance ------------------------------------------------------------------------------------

    def roll(self, sides: int) -> int:
        """A die: 1 to sides."""
        return self.pick(sides) + 1

    def pick(self, count: int) -> int:
        """A random whole number below count."""
        self.nothing_revealed = False
        return self.chance.throw(count)

    def shuffle(self, zone: int) -> None:
        """Put a zone in random order; nobody knows any of its cards afterwards."""
        self.nothing_revealed = False
        pile = self.piles[zone]
        self.chance.shuffle(pile)
        seen = [card for card in pile if self.known[card]]
        if seen:
            self.mix_faces(seen, pile)
            for card in seen:
                self.known[card] = 0

    def mix_faces(self, seen: list[int], pile: list[int]) -> None:
        """Deal what is on cards that somebody had seen anew among the pile, every way as likely as another."""
        face = list(self.face)
        owner = list(self.owner)
        pool = list(self.pool)
        cards = seen + [card for card in pile if not self.known[card]]
        for place, card in enumerate(seen):
            other = cards[place + self.chance.below(len(cards) - place)]
            face[card], face[other] = face[other], face[card]
            owner[card], owner[other] = owner[other], owner[card]
            pool[card], pool[other] = pool[other], pool[card]
        self.face = tuple(face)
        self.owner = tuple(owner)
        self.pool = tuple(pool)
