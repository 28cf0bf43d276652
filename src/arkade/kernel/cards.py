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
from arkade.kernel.zones import EVERYONE, HAND, SPECTATOR

NO_NUMBERS: Final[list[int]] = []
NO_PILES: Final[list[list[int]]] = []
"""Stand-ins for lists that a new state does not have yet: see `State.make_room`."""
ALL_PILES: Final = -1
"""The bits of all zones, however many there are."""


def changed(column: tuple[int, ...], card: int, number: int) -> tuple[int, ...]:
    """A column of numbers by card with another number for one card. Columns that seldom change are tuples, so that
    copies share them until they do."""
    return (*column[:card], number, *column[card + 1 :])


class Cards:
    """The part of a state that knows cards, zones and who has seen what."""

    __slots__ = (
        "chance", "face", "known", "nothing_revealed", "own_piles", "owner", "piles", "pool", "table", "zone",
    )  # fmt: skip
    """States name their parts: of an object with more than 30 that does not, Python looks each one up."""

    def __init__(self, table: Table, chance: Chance) -> None:
        self.table = table
        self.chance = chance
        self.face: tuple[int, ...] = ()
        self.owner: tuple[int, ...] = ()
        self.pool: tuple[int, ...] = ()
        self.zone: list[int] = NO_NUMBERS
        self.known: list[int] = NO_NUMBERS
        self.piles: list[list[int]] = NO_PILES
        self.own_piles = 0
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
        seen_by = self.table.zone_seen_by[zone]
        self.known += [seen_by] * len(faces)
        self.zone += [zone] * len(faces)
        self.make_own(zone)
        self.piles[zone] += cards
        self.grow(len(faces))
        if seen_by:
            self.nothing_revealed = False
        return cards

    def grow(self, count: int) -> None:
        """For games: extend the lists that have one entry a card."""

    # -- finding cards -----------------------------------------------------------------------------

    def at(self, kind: int, seat: int) -> int:
        """The zone of a kind that belongs to a seat."""
        return kind * self.table.seats + seat

    def pile(self, kind: int, seat: int) -> list[int]:
        """The cards in a seat's zone, bottom first. To be read, not changed: cards move by `move`. After a move it is
        to be read again, because copies share piles and the first move makes a new one."""
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

    def make_own(self, zone: int) -> None:
        """Before a pile changes: copies share their piles until one of them moves a card. The bits of `own_piles` name
        the zones whose pile no copy shares; while there never was a copy, it is negative and has them all."""
        if not self.own_piles >> zone & 1:
            self.own_piles |= 1 << zone
            self.piles[zone] = self.piles[zone].copy()

    def share_piles(self) -> list[list[int]]:
        """All piles as they lie now. Whichever changes later becomes another list, so that these stay as they are."""
        self.own_piles = 0
        return self.piles.copy()

    def move(self, card: int, zone: int) -> None:
        """Put a card on top of a zone. Who knew it still does, except that a card leaves a hand unseen by those
        who see neither place; who sees the zone's cards learns it."""
        self.leave(card, zone, self.table.zone_seen_by[zone])
        if self.own_piles >= 0:
            self.make_own(zone)
        self.piles[zone].append(card)

    def move_to_bottom(self, card: int, zone: int) -> None:
        self.leave(card, zone, self.table.zone_seen_by[zone])
        self.make_own(zone)
        self.piles[zone].insert(0, card)

    def move_face_up(self, card: int, zone: int) -> None:
        """Put a card on top of a zone before everybody's eyes, as one does on a SPREAD."""
        self.leave(card, zone, EVERYONE)
        self.make_own(zone)
        self.piles[zone].append(card)

    def leave(self, card: int, zone: int, witnesses: int) -> None:
        """Take a card from where it lies to a zone; the witnesses (bits) see its face."""
        source = self.zone[card]
        if self.own_piles >= 0:
            self.make_own(source)
        pile = self.piles[source]
        if pile[-1] == card:
            pile.pop()
        else:
            pile.remove(card)
        if self.table.zone_shows[source] == HAND:
            seeing = witnesses | self.table.zone_seen_by[source]
            self.forget_copies(card, pile, seeing)
            if seeing != EVERYONE:
                self.lose_track(card, pile, EVERYONE & ~seeing)
        self.zone[card] = zone
        known = self.known[card]
        if known | witnesses != known:
            self.known[card] = known | witnesses
            self.nothing_revealed = False

    def forget_copies(self, card: int, hand: list[int], witnesses: int) -> None:
        """Whoever knew a copy of this card in the hand can't tell which of the two has just left it, and knows
        one fewer there."""
        face = self.face[card]
        known = self.known
        unaware = witnesses & ~known[card]
        if not unaware:
            return
        for other in hand:
            if unaware & known[other] and self.face[other] == face:
                forgotten = unaware & known[other]
                known[other] ^= forgotten
                unaware ^= forgotten

    def lose_track(self, card: int, hand: list[int], seats: int) -> None:
        """Those (bits) who did not see which card left a hand can't say any more where a card is that they knew
        in it."""
        known = self.known
        if known[card] & seats:
            known[card] &= ~seats
        for other in hand:
            if known[other] & seats:
                known[other] &= ~seats

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
        """Put a zone in random order. What is on its cards moves to other numbers, so that no number tells what it
        was, and the numbers change places too, so that no number tells when its card was drawn. Only those who
        see the zone know its cards afterwards."""
        self.nothing_revealed = False
        self.make_own(zone)
        pile = self.piles[zone]
        drawn = pile[:]
        self.chance.shuffle(drawn)
        self.chance.shuffle(pile)
        old_face, old_owner, old_pool = self.face, self.owner, self.pool
        face, owner, pool = list(old_face), list(old_owner), list(old_pool)
        known = self.known
        seen_by = self.table.zone_seen_by[zone]
        for card, other in zip(pile, drawn, strict=True):
            face[card] = old_face[other]
            owner[card] = old_owner[other]
            pool[card] = old_pool[other]
            known[card] = seen_by
        self.face = tuple(face)
        self.owner = tuple(owner)
        self.pool = tuple(pool)
