"""The course of the voyage (AS-04 to AS-07): the turn's steps, new crises, new waveforms, and the arrival."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import perform
from arkade.games.ark_ship.assigning import assign_crew
from arkade.games.ark_ship.creation import thaw_crew
from arkade.games.ark_ship.crises import place_crisis
from arkade.games.ark_ship.evaluating import evaluate_locations
from arkade.games.ark_ship.freezer import finish
from arkade.games.ark_ship.goals import give_chance
from arkade.games.ark_ship.levels import more_crises
from arkade.games.ark_ship.places import COVERED_WAVEFORMS, FIRST_SLOT, SECOND_SLOT, WAVEFORM_DECK
from arkade.games.ark_ship.printed import CALM_TURNS, STRESSED
from arkade.games.ark_ship.sheets import check_age
from arkade.games.ark_ship.sickness import roll_for_sickness
from arkade.games.ark_ship.state import NO_CARD, ArkShip

PROGRESS_BOXES: Final = (2, 1, 1, 1, 2, 1, 1, 1, 2, 1, 2, 1, 2, 2, 2, 2)
"""AS-05.03: the numbers in the boxes, upper row first."""
MUCH_STRESS: Final = 4


def ship_progress(g: ArkShip) -> None:
    """AS-04.01, AS-05: check the next box and take the turn's steps, or arrive if there is none."""
    g.step = 1
    if g.progress == len(PROGRESS_BOXES):
        arrive(g)
        return
    g.progress += 1
    g.put_in_order()
    begin_turn(g)
    g.crises_due = PROGRESS_BOXES[g.progress - 1] + more_crises(g)
    if g.listening:
        g.tell("turn", "Turn {n} begins; {seat} is the captain.", g.captain(), rule="AS-05.01", number=g.progress)
    from_crises(g)


def begin_turn(g: ArkShip) -> None:
    """AS-01.09: what lasted for the old turn is over."""
    g.die_bonus = 0
    g.extra_dice = 0
    g.sickness_bonus = 0
    g.fresh = 0
    for crew in g.crew:
        g.this_turn[crew] = 0


def from_crises(g: ArkShip) -> None:
    """Steps 2 to 8 of a turn, then the next turn. Nobody is asked anything before step 4."""
    new_crises(g)
    from_waveforms(g)


def from_waveforms(g: ArkShip) -> None:
    new_waveforms(g)
    from_thawing(g)


def from_thawing(g: ArkShip) -> None:
    from_assigning(g)
    g.then(give_chance)
    g.then(thaw_crew)


def from_assigning(g: ArkShip) -> None:
    from_evaluating(g)
    g.then(assign_crew)


def from_evaluating(g: ArkShip) -> None:
    from_sickness(g)
    g.then(give_chance)
    g.then(evaluate_locations)


def from_sickness(g: ArkShip) -> None:
    from_aging(g)
    g.then(give_chance)
    g.then(roll_for_sickness)


def from_aging(g: ArkShip) -> None:
    g.then(ship_progress)
    g.then(give_chance)
    g.then(end_turn)
    g.then(age_all_crew)


# -- steps 2 and 3 ---------------------------------------------------------------------------------


def new_crises(g: ArkShip) -> None:
    """AS-05.02, AS-06.01: as many as the box says, each placed before the next is drawn."""
    g.step = 2
    for _ in range(g.crises_due):
        place_crisis(g)


def new_waveforms(g: ArkShip) -> None:
    """AS-07.01: one on each slot, unless a crisis keeps the old ones there."""
    g.step = 3
    first, second = g.shared(FIRST_SLOT), g.shared(SECOND_SLOT)
    if first and second and waveforms_are_skipped(g):
        return
    draw_waveform(g, FIRST_SLOT)
    draw_waveform(g, SECOND_SLOT)


def waveforms_are_skipped(g: ArkShip) -> bool:
    for crisis in g.lasting:
        for static in g.printed(crisis).statics:
            if static.skips_waveforms():
                return True
    return False


def draw_waveform(g: ArkShip, slot: int) -> None:
    """AS-07.02, AS-07.04: cover the old one; an empty deck is made anew of those that are covered."""
    deck = g.shared_zone(WAVEFORM_DECK)
    if not g.piles[deck]:
        for card in g.shared(COVERED_WAVEFORMS)[:]:
            g.move(card, deck)
        g.shuffle(deck)
    if not g.piles[deck]:
        return
    for card in g.shared(slot)[:]:
        g.move(card, g.shared_zone(COVERED_WAVEFORMS))
    card = g.draw(deck, g.shared_zone(slot))
    if g.listening:
        lines = " ".join([f"{line:+}" if line else "0" for line in g.printed(card).lines])
        g.tell("waveform", f"{{0}} comes in: {lines}.", cards=(card,), rule="AS-07.01")


# -- step 8 and the end of a turn ------------------------------------------------------------------


def age_all_crew(g: ArkShip) -> None:
    """AS-24.07: each crew ages by 1; light bulbs are looked at in order."""
    g.step = 8
    if g.listening and g.crew:
        g.tell("age", "The crew is a turn older.", rule="AS-24.07")
    for crew in g.order[::-1]:
        check_age(g, crew, 1)


def end_turn(g: ArkShip) -> None:
    """What life goals count by the stress at the end of a turn."""
    for crew in g.crew:
        stress = g.stress[crew]
        if not stress:
            g.add_deed(crew, CALM_TURNS, 1)
        else:
            g.forget_deeds(crew, CALM_TURNS)
        if stress >= MUCH_STRESS:
            g.happens_to(crew, STRESSED)


# -- the arrival -----------------------------------------------------------------------------------


def arrive(g: ArkShip) -> None:
    """AS-05.04, AS-27.01 to AS-27.04: planet crises are turned up and settled, Survey Bay A first."""
    if g.listening:
        g.tell("arrival", "The ship arrives.", rule="AS-27.01")
    g.then(finish)
    for planet in g.planets[::-1]:
        if planet >= 0:
            g.then(settle_planet, planet)


def settle_planet(g: ArkShip, planet: int) -> None:
    """AS-20.12, AS-27.02, AS-27.03: below the threshold the penalty is applied."""
    g.reveal(planet)
    face = g.printed(planet)
    if g.listening:
        words = f"{{0}} has {{n}} of {face.threshold} tokens."
        g.tell("planet", words, cards=(planet,), rule="AS-27.03", number=g.tokens[planet])
    if g.tokens[planet] < face.threshold and face.penalty is not None:
        perform(g, face.penalty, g.captain(), planet, NO_CARD, 0)
