"""Between the games of a match: the table is cleared, decks are built or changed, and the next game begins."""

from __future__ import annotations

from arkade.games.worldbreakers.building import BUILDING, seal_deck
from arkade.games.worldbreakers.rounds import begin_game
from arkade.games.worldbreakers.state import (
    ASIDE,
    DECK,
    DISCARD,
    FOLLOWERS,
    FRONT,
    HAND,
    LOCATIONS,
    NO_COMBAT,
    RESOLVING,
    STORED,
    TALLIES,
    Worldbreakers,
)
from arkade.games.worldbreakers.triggers import clear_counters


def next_game(g: Worldbreakers) -> None:
    """WB-21.15, WB-21.17: both players build a deck, or change the one that they have, and then play. This step
    stays at the bottom of the agenda, for the game after that."""
    g.then(next_game)
    if g.games:
        gather_cards(g)
        clear_table(g)
    g.then(open_game)
    g.ask_all(range(g.table.seats), BUILDING)


def open_game(g: Worldbreakers) -> None:
    """Both are ready: the Worldbreakers lie open, the decks are sealed, the game begins."""
    g.games += 1
    for seat in range(g.table.seats):
        if g.listening:
            g.tell("deck", "{seat} plays with {0}.", seat, (g.worldbreaker(seat),), "WB-21.15")
        seal_deck(g, seat)
    if g.listening:
        g.tell("game", "Game {n} begins.", number=g.games)
    begin_game(g)


def gather_cards(g: Worldbreakers) -> None:
    """All cards of the last game come back into the decks, which only their owners look through."""
    for seat in range(g.table.seats):
        for kind in (HAND, DISCARD, LOCATIONS, FOLLOWERS, FRONT, RESOLVING, STORED, ASIDE):
            for card in g.pile(kind, seat)[:]:
                g.move(card, g.at(DECK, g.owner[card]))
    for seat in range(g.table.seats):
        for card in g.pile(DECK, seat):
            g.conceal(card, 1 << seat)
            g.look(card, seat)


def clear_table(g: Worldbreakers) -> None:
    """No counters, no standing, no round: everything is as before a first game."""
    for card in range(len(g.face)):
        clear_counters(g, card)
    g.host = (-1,) * len(g.host)
    seats = g.table.seats
    g.mythium = [0] * seats
    g.power = [0] * seats
    g.standing = [0] * (4 * seats)
    g.tally = [0] * (TALLIES * seats)
    g.raised = []
    g.waiting = []
    g.count_discounts()
    g.memory = [-1, 0]
    clear_round(g)
    clear_combat(g)


def clear_round(g: Worldbreakers) -> None:
    g.round = 0
    g.first_player = 0
    g.turn = 0
    g.turn_seat = 0
    g.actions_left = 0
    g.in_rally = 0
    g.defeats = 0
    g.no_attacks = 0
    g.unsettled = 0


def clear_combat(g: Worldbreakers) -> None:
    g.combat = NO_COMBAT
    g.attacker = 0
    g.combat_event = -1
    g.combat_power_gains = 0
    g.succeeded = 0
    g.worldbreaker_wounds = 0
    g.blocker = -1
    g.blocked = -1
