"""The witness of a game: what became of every card, and how the game stood from round to round.

It looks at the table between decisions and never at what a rule does, so it serves every game. It sees the whole state:
it is for counting many games, never for anybody who plays. It must cost little: while no pile has changed and nothing
was shuffled, it is done.
"""

from __future__ import annotations

from typing import Final

from arkade.kernel.layout import Counter
from arkade.kernel.state import State
from arkade.kernel.zones import NOBODY, PILE

DIGITS: Final = 3
"""Leads are kept to a thousandth."""

COPIES: Final = 0
OPENING: Final = 1
DRAWN: Final = 2
PLAYED: Final = 3
SEEN: Final = 4
PLACES: Final = 5
"""What a tally counts, by its place in it: copies that there are, those in the opening hand, how often one was drawn
after that, played, and came up at all."""


class Witness:
    """Follows one game: it is told which cards are played, and looks after each choice. Counting begins with the first
    round, when decks are made and hands are kept."""

    def __init__(self, g: State) -> None:
        table = g.table
        layout = table.game.layout
        names = table.zone_names
        self.g = g
        self.evaluation = table.game.evaluation
        self.turn = layout.turn
        self.round_counter = round_counter(g)
        self.plays = {verb.number for verb in table.game.verbs.by_number.values() if verb.plays}
        self.is_hand = [name == layout.hand for name in names]
        self.is_pile = [shows == PILE for shows in table.zone_shows]
        self.is_outside = [name in layout.outside for name in names]
        self.together = len(set(table.teams)) == 1
        self.first: int | None = None
        self.rounds = 0
        self.leads: list[list[float]] = []
        """For each round after the first, how likely each seat was to win when it began."""
        self.tallies: dict[tuple[int, int], list[int]] = {}
        self.pile_zones = [zone for zone in range(len(names)) if self.is_pile[zone] and not self.is_outside[zone]]
        self.hand_zones = [zone for zone in range(len(names)) if self.is_hand[zone]]
        self.piles: list[list[int]] = []
        """The piles as they lay at the last look, in the order of their zones."""
        self.face: tuple[int, ...] = ()
        self.look()

    # -- looking -----------------------------------------------------------------------------------

    def see_play(self, seat: int, face: int) -> None:
        """Count a printed card that a seat has chosen to play; the face is that of the card before it was played."""
        if self.rounds:
            self.tally(NOBODY if self.together else seat, face)[PLAYED] += 1

    def look(self) -> None:
        """See what has changed since the last look."""
        g = self.g
        counter = self.round_counter
        now = 1 if counter is None else counter.read(g, None)
        if now > self.rounds:
            self.see_round(now)
        if self.rounds:
            if g.face is not self.face:
                self.see_shuffle()
            for place, zone in enumerate(self.pile_zones):
                if g.piles[zone] != self.piles[place]:
                    self.see_pile(place, zone)

    def see_round(self, number: int) -> None:
        """A round has begun: the first one shows who begins and what everybody has, the others how the game stands."""
        if self.rounds == 0:
            self.first = self.turn(self.g)
            self.take_stock()
        elif self.evaluation is not None and not self.g.over:
            self.leads.append([round(value, DIGITS) for value in self.evaluation.values(self.g)])
        self.rounds = number

    def take_stock(self) -> None:
        """Count all cards of the game, those in opening hands, and those that lie face up."""
        g = self.g
        for card, zone in enumerate(g.zone):
            if not self.is_outside[zone]:
                tally = self.tally(self.holder(card, zone), g.face[card])
                tally[COPIES] += 1
                tally[OPENING] += self.is_hand[zone]
                tally[SEEN] += not self.is_pile[zone]
        self.piles = [g.piles[zone].copy() for zone in self.pile_zones]
        self.face = g.face

    def see_pile(self, place: int, zone: int) -> None:
        """Count cards that have left a pile for a place where somebody sees them."""
        g = self.g
        for card in self.piles[place]:
            if not self.is_pile[g.zone[card]]:
                self.see_card(card)
        self.piles[place] = g.piles[zone].copy()

    def see_shuffle(self) -> None:
        """Count cards of a hand that did not lie in a pile before and have another face now: they were shuffled into a
        pile and drawn from it."""
        g = self.g
        for zone in self.hand_zones:
            for card in g.piles[zone]:
                if card < len(self.face) and g.face[card] != self.face[card] and not self.lay_in_a_pile(card):
                    self.see_card(card)
        self.face = g.face

    def lay_in_a_pile(self, card: int) -> bool:
        return any(card in pile for pile in self.piles)

    def see_card(self, card: int) -> None:
        """Count a card that has come up, and drawn where that was in a hand."""
        zone = self.g.zone[card]
        if not self.is_outside[zone]:
            tally = self.tally(self.holder(card, zone), self.g.face[card])
            tally[SEEN] += 1
            tally[DRAWN] += self.is_hand[zone]

    # -- counting ----------------------------------------------------------------------------------

    def holder(self, card: int, zone: int) -> int:
        """Whose row a card belongs to: that of the seat before which it lies, else of its owner."""
        if self.together:
            return NOBODY
        seat = self.g.table.zone_owner[zone]
        return seat if seat != NOBODY else self.g.owner[card]

    def tally(self, seat: int, face: int) -> list[int]:
        """What was counted of a printed card, for a seat or, where all play together, for NOBODY alone."""
        found = self.tallies.get((seat, face))
        if found is None:
            found = [0] * PLACES
            self.tallies[seat, face] = found
        return found


def round_counter(g: State) -> Counter | None:
    """The counter that says which round it is; a game without one is in its only round from the start."""
    layout = g.table.game.layout
    for counter in layout.shared:
        if counter.name == layout.rounds:
            return counter
    return None
