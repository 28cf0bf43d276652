"""Setting up (AS-02): decks, Survey Bays, the empty ship."""

from __future__ import annotations

from arkade.games.ark_ship.crises import place_crisis, put_crisis
from arkade.games.ark_ship.goals import look_for_unseen_goals
from arkade.games.ark_ship.levels import level_of, sleepers
from arkade.games.ark_ship.places import (
    CARGO,
    CRISIS_DECK,
    FIRST_SLOT,
    GOAL_DECK,
    OFF_DUTY,
    PLANET_BOX,
    SECOND_SLOT,
    SIGNAL_BOX,
    WAVEFORM_DECK,
)
from arkade.games.ark_ship.printed import (
    ARCHIVES,
    CREW,
    CRISIS,
    FIRST_BAY,
    LAST_BAY,
    LIFE_GOAL,
    LOCATION,
    PLANET_CRISIS,
    SIGNAL,
    WAVEFORM,
)
from arkade.games.ark_ship.progress import draw_waveform, ship_progress
from arkade.games.ark_ship.state import ArkShip
from arkade.kernel.cards import changed

FIRST_TROUBLE = "Food Shortage"


def start(g: ArkShip) -> None:
    """AS-02.01 to AS-02.15: shuffle the decks, deal the Survey Bays; the first turn makes the crew."""
    g.frozen = sleepers(g)
    lay_out_locations(g)
    for kind, deck in ((CREW, CARGO), (LIFE_GOAL, GOAL_DECK), (CRISIS, CRISIS_DECK), (WAVEFORM, WAVEFORM_DECK)):
        add_deck(g, kind, deck)
    add_deck(g, PLANET_CRISIS, PLANET_BOX)
    add_deck(g, SIGNAL, SIGNAL_BOX)
    look_for_unseen_goals(g)
    for bay in range(FIRST_BAY, LAST_BAY + 1):
        planet = g.draw(g.shared_zone(PLANET_BOX), g.shared_zone(bay))
        g.planets = changed(g.planets, bay - FIRST_BAY, planet)
        signal = g.shared(SIGNAL_BOX)[-1]
        g.move_face_up(signal, g.shared_zone(bay))
        g.signals = changed(g.signals, bay - FIRST_BAY, signal)
    if level_of(g).rough:
        depart_roughly(g)
    g.then(ship_progress)


def lay_out_locations(g: ArkShip) -> None:
    """AS-02.01: each location card in its room."""
    for card in g.add_cards(g.cards.by_kind[LOCATION], g.shared_zone(OFF_DUTY), -1, LOCATION):
        g.move(card, g.shared_zone(g.printed(card).number))


def add_deck(g: ArkShip, kind: int, deck: int) -> None:
    """AS-02.03 to AS-02.08: all cards of a kind, shuffled, face down."""
    g.add_cards(g.cards.by_kind[kind], g.shared_zone(deck), -1, kind)
    g.shuffle(g.shared_zone(deck))


def depart_roughly(g: ArkShip) -> None:
    """AS-28.06: Food Shortage on the Archives, a random crisis on space 7, a waveform on each slot."""
    deck = g.shared(CRISIS_DECK)
    names = [g.name(crisis) for crisis in deck]
    put_crisis(g, deck[names.index(FIRST_TROUBLE)], ARCHIVES)
    place_crisis(g)
    draw_waveform(g, FIRST_SLOT)
    draw_waveform(g, SECOND_SLOT)
