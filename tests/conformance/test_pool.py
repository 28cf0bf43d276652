"""Every card of the pool gets played: a runner that looks for cards it has not seen yet finds them all."""

from __future__ import annotations

import arkade
from arkade.kernel import EVERYONE, OPEN, SPREAD, Option, State
from arkade.kernel.chance import Chance, seeded
from tests.conformance.cases import cases_of, every_game
from tests.conformance.playing import LONGEST_GAME

MOST_GAMES = 300


def on_the_table(g: State) -> set[int]:
    """The faces that lie open for everybody to see."""
    shows = g.table.zone_shows
    return {
        face
        for card, face in enumerate(g.face)
        if shows[g.zone[card]] in (OPEN, SPREAD) and g.known[card] & EVERYONE == EVERYONE
    }


def curious_choice(g: State, used: set[int], chance: Chance) -> tuple[int, Option]:
    """A choice with a card that has not been used yet where there is one, any choice otherwise."""
    seat = g.decisions[chance.below(len(g.asked))].seat
    options = g.options(seat)
    fresh = [option for option in options if names_fresh_card(g, option, used)]
    choices = fresh or options
    return seat, choices[chance.below(len(choices))]


def names_fresh_card(g: State, option: Option, used: set[int]) -> bool:
    cards = g.table.game.verbs.cards(option)
    return any(card is not None and g.face[card] not in used for card in cards)


@every_game
def test_every_card_of_the_pool_is_played(name: str) -> None:
    faces = arkade.load(name).faces
    used: set[int] = set()
    cases = cases_of(name)
    for number in range(MOST_GAMES):
        case = cases[number % len(cases)]
        g = case.game.new(f"pool {number}", case.mode, {"seats": case.seats}, listening=False)
        chance = seeded(number)
        while not g.over and len(used) < len(faces):
            assert g.choices < LONGEST_GAME
            g.choose(*curious_choice(g, used, chance))
            used |= on_the_table(g)
        if len(used) == len(faces):
            break
    never = [face for number, face in enumerate(faces) if number not in used]
    assert not never, f"never played in {MOST_GAMES} games: {', '.join(never)}"
