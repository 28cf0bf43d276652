"""The plan of a crew: everybody's choices are thought of together, and judged before the dice fall."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import arkade
from arkade.bots import Eye, make_bot
from arkade.bots.crew import CREW_BEAM, CrewPlan, plan_together, play_together
from arkade.bots.judging import evaluation_of
from arkade.games.ark_ship import EVALUATION
from arkade.games.ark_ship.assigning import ASSIGNING
from arkade.games.ark_ship.state import ArkShip
from arkade.kernel import State
from arkade.kernel.chance import seeded
from tests.games.ark_ship.tables import voyage

PLANS = 8


def planning(seed: int, seats: int, count: int) -> Iterator[ArkShip]:
    """Positions along a voyage of greedy bots at which a new plan is begun."""
    g = voyage(seed, seats)
    bots = [make_bot("greedy:1", f"{seed}/{seat}") for seat in range(seats)]
    turns: set[int] = set()
    while len(turns) < count and not g.over:
        seat = g.asked[0]
        if g.question is ASSIGNING and g.progress not in turns and len(EVALUATION.menu(g, seat)) > 1:
            turns.add(g.progress)
            yield g
        g.choose(seat, bots[seat].choose(Eye(g, seat)))


def plan_at(g: State) -> tuple[State, CrewPlan]:
    seat = g.asked[0]
    world = Eye(g, seat).sample("plan")
    return world, CrewPlan(world, seat, evaluation_of(g, None), seeded("plan"))


def value_one_by_one(world: State) -> float:
    """What a plan is worth that everybody makes in turn, each doing what looks best at once."""
    world = world.copy()
    while True:
        deciders = [seat for seat in world.asked if len(EVALUATION.menu(world, seat)) > 1]
        if not deciders:
            return EVALUATION.values(world)[0]
        seat = deciders[0]
        values = []
        for option in EVALUATION.menu(world, seat):
            twin = world.copy()
            twin.choose(seat, option)
            values.append(EVALUATION.values(twin)[seat])
        world.choose(seat, EVALUATION.menu(world, seat)[values.index(max(values))])


@pytest.mark.parametrize(
    ("name", "mode", "together", "plans"),
    [
        ("ark_ship", "voyage", True, True),
        ("sample", "together", True, False),
        ("sample", "teams", False, False),
        ("worldbreakers", None, False, False),
    ],
)
def test_a_crew_has_no_rivals_and_plans_where_it_is_asked_in_the_open(
    name: str, mode: str | None, together: bool, plans: bool
) -> None:
    g = arkade.load(name).new(1, mode, listening=False)
    while name == "ark_ship" and g.question is not ASSIGNING:
        g.choose(g.asked[0], g.options(g.asked[0])[0])
    seat = g.asked[0]
    assert (play_together(g, seat), plan_together(g, seat)) == (together, plans)


def test_a_plan_of_all_is_never_worse_than_one_that_is_made_one_by_one_and_often_better() -> None:
    better = 0
    for g in planning(3, 4, PLANS):
        world, plan = plan_at(g)
        alone = value_one_by_one(world)
        assert max(plan.best) >= alone
        better += max(plan.best) > alone + 0.001
    assert better >= 2


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_option_gets_a_value_and_a_line_that_can_be_played(seats: int) -> None:
    for g in planning(5, seats, 3):
        world, plan = plan_at(g)
        assert plan.options == EVALUATION.menu(world, plan.seat)
        assert all(0.0 <= value <= 1.0 for value in plan.best)
        for place, option in enumerate(plan.options):
            line = plan.line(place)
            assert line[0] == (plan.seat, option)
            twin = world.copy()
            for seat, choice in line:
                twin.choose(seat, choice)


def test_a_whole_plan_leaves_nobody_anything_to_think_about_and_no_die_has_fallen() -> None:
    for g in planning(7, 4, 4):
        world, plan = plan_at(g)
        whole = [draft for draft in plan.whole if draft is not None]
        assert whole
        for draft in whole:
            assert draft.world.question is ASSIGNING
            assert all(len(EVALUATION.menu(draft.world, seat)) == 1 for seat in draft.world.asked)
            assert draft.world.chance.counter == world.chance.counter


def test_another_order_of_the_same_choices_is_the_same_plan() -> None:
    """One player sends four crew: whoever is sent first, the best plan is the same."""
    g = next(planning(9, 1, 1))
    _, plan = plan_at(g)
    best = plan.whole[plan.best.index(max(plan.best))]
    assert best is not None
    assert best.firsts.bit_count() > 1
    assert len({id(draft) for draft in plan.whole if draft is not None}) <= CREW_BEAM


def test_what_was_not_followed_stays_behind_what_was() -> None:
    behind = 0
    for g in planning(11, 4, PLANS):
        _, plan = plan_at(g)
        followed = [draft.value for draft in plan.whole if draft is not None]
        left = [plan.best[place] for place, draft in enumerate(plan.whole) if draft is None]
        behind += len(left)
        assert all(value <= min(followed) for value in left)
    assert behind > 0
