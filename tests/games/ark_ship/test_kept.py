"""What a state of ARK SHIP keeps to be fast is what one finds by looking for it, in every game and in every world."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from arkade.games.ark_ship.assigning import ASSIGNING, assigning_options
from arkade.games.ark_ship.goals import look_for_unseen_goals
from arkade.games.ark_ship.printed import Face
from arkade.games.ark_ship.state import ArkShip
from arkade.kernel.chance import seeded
from tests.games.ark_ship.tables import play_until, position, voyage

LEVEL = "fourth hand"
"""With three players the first has two crew."""


def positions(seats: int) -> Iterator[ArkShip]:
    """Every position of a random voyage, and now and then a world that somebody imagines in it."""
    g = voyage("kept", seats, LEVEL)
    chance = seeded("kept")
    while not g.over:
        yield g
        if chance.below(8) == 0:
            yield cast("ArkShip", g.determinize(chance.below(seats), g.choices))
        seat = g.asked[chance.below(len(g.asked))]
        options = g.options(seat)
        g.choose(seat, options[chance.below(len(options))])


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 8])
def test_the_crew_of_each_player_are_those_that_it_owns_and_the_captains_come_first(seats: int) -> None:
    for g in positions(seats):
        assert g.own_crew == tuple(tuple(crew for crew in g.crew if g.owner[crew] == seat) for seat in range(seats))
        assert list(g.crew) == sorted(g.crew, key=lambda crew: g.owner[crew])
        assert list(g.order) == sorted(g.crew, key=lambda crew: (g.owner[crew] - g.captain()) % seats)


@pytest.mark.parametrize("seats", [1, 4, 8])
def test_the_crises_that_last_are_those_in_play_with_a_text_beside_their_rows(seats: int) -> None:
    seen = 0
    for g in positions(seats):
        crises = [crisis for crisis in g.crisis_at if crisis >= 0]
        assert g.lasting == tuple(crisis for crisis in crises if lasts(g.printed(crisis)))
        seen += len(g.lasting)
    assert seen


def lasts(face: Face) -> bool:
    return bool(face.statics or face.on_ones or face.at_end_of_evaluation)


@pytest.mark.parametrize("seats", [1, 4, 8])
def test_the_unseen_goals_are_those_in_the_deck_and_in_secret_with_crew(seats: int) -> None:
    for g in positions(seats):
        assert_unseen_goals_are_kept(g)


def assert_unseen_goals_are_kept(g: ArkShip) -> None:
    twin = g.copy()
    look_for_unseen_goals(twin)
    assert g.unseen == twin.unseen


DISCARDED = """
options: {seats: 3}
position:
  moment: thaw crew
  table:
    cargo: [Imka Halloran, Tobias Quill, Yara Denholm]
    life goal discard: [Mentor, Survivor, Zen, Old Soul]
"""


def test_goals_are_unseen_again_when_their_discard_pile_becomes_the_deck() -> None:
    g = position(DISCARDED)
    play_until(g, lambda g: g.step == 5)
    assert g.unseen.bit_count() == 4
    assert_unseen_goals_are_kept(g)


@pytest.mark.parametrize("seats", [1, 3, 8])
def test_goals_that_were_looked_at_when_planning_began_are_offered_as_if_looked_at_now(seats: int) -> None:
    for g in positions(seats):
        if g.question is ASSIGNING:
            for seat in g.asked:
                offered = assigning_options(g, seat)
                twin = g.copy()
                twin.ripe = None
                assert offered == assigning_options(twin, seat)
