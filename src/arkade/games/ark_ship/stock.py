"""Taking stock: who is on board and what lies where, worked out from the cards of a position."""

from __future__ import annotations

from arkade.games.ark_ship.goals import look_for_unseen_goals
from arkade.games.ark_ship.printed import CREW, CRISIS, FIRST_BAY, LAST_BAY, LAST_SPACE, PLANET_CRISIS, SIGNAL
from arkade.games.ark_ship.state import ArkShip
from arkade.kernel.cards import changed


def take_stock(g: ArkShip) -> None:
    """Find the crew, crises, signals, planet crises and unseen goals of a position that was laid out card by card."""
    crew: list[int] = []
    for location in range(LAST_BAY + 1):
        for card in g.shared(location):
            if g.printed(card).kind == CREW:
                crew.append(card)
                g.place[card] = location
            else:
                note_challenge(g, card, location)
    for seat in range(g.table.seats):
        g.set_crew(seat, tuple([card for card in sorted(crew) if g.owner[card] == seat]))
    look_for_unseen_goals(g)


def note_challenge(g: ArkShip, card: int, location: int) -> None:
    """Remember a crisis, a signal or a planet crisis by the location where it lies."""
    kind = g.printed(card).kind
    if kind == CRISIS and location <= LAST_SPACE:
        g.set_crisis(location, card)
    elif kind == SIGNAL and location >= FIRST_BAY:
        g.signals = changed(g.signals, location - FIRST_BAY, card)
    elif kind == PLANET_CRISIS and location >= FIRST_BAY:
        g.planets = changed(g.planets, location - FIRST_BAY, card)
