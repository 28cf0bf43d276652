"""Rehearsals: options are compared in the same worlds, up to the crew's next plan, and given up when behind."""

from __future__ import annotations

from collections.abc import Callable

import arkade
from arkade.bots import Eye, make_bot
from arkade.bots.budget import Budget
from arkade.bots.judging import evaluation_of, values_after
from arkade.bots.level import EASY, FULL, HARD, MEDIUM, Level
from arkade.bots.master import MasterBot
from arkade.bots.rehearsal import (
    FIRST_WEIGHT,
    FIRST_WORLDS,
    LEAST_ROUNDS,
    REHEARSED,
    Course,
    Part,
    Rehearsal,
)
from arkade.games.ark_ship import EVALUATION
from arkade.games.ark_ship.assigning import ASSIGNING
from arkade.games.ark_ship.sheets import LIGHT_BULB
from arkade.games.ark_ship.state import ArkShip
from arkade.kernel import PASS
from arkade.kernel.chance import seeded
from tests.bots.honesty import differing_answers
from tests.games.ark_ship.tables import play_until, voyage


def voyage_at(reached: Callable[[ArkShip], bool], seats: int = 4) -> ArkShip:
    g = voyage(2, seats)
    play_until(g, reached)
    assert not g.over
    return g


def at_a_light_bulb(g: ArkShip) -> bool:
    return g.question is LIGHT_BULB


def at_a_plan(g: ArkShip) -> bool:
    return g.question is ASSIGNING and len(EVALUATION.menu(g, g.asked[0])) > 1


def rehearsal_at(g: ArkShip, level: Level = FULL) -> Rehearsal:
    seat = g.asked[0]
    return Rehearsal(Eye(g, seat), evaluation_of(g, None), level, tuple(EVALUATION.menu(g, seat)), "seed")


def part(first: float, *values: float) -> Part:
    found = Part(0, PASS, first)
    found.values = list(values)
    return found


def test_every_open_option_is_played_out_once_in_each_round() -> None:
    rehearsal = rehearsal_at(voyage_at(at_a_light_bulb))
    count = len(rehearsal.parts)
    assert 2 < count <= REHEARSED
    for _ in range(2 * count):
        rehearsal.iterate()
    assert rehearsal.rounds == 2
    assert {len(one.values) for one in rehearsal.parts} == {2}


def test_the_same_option_meets_the_same_world_and_the_same_chance_in_a_round() -> None:
    """So that what differs in a round is what the options differ in."""
    rehearsal = rehearsal_at(voyage_at(at_a_light_bulb))
    rehearsal.iterate()
    first = rehearsal.parts[0]
    assert [rehearsal.play_out(first) for _ in range(3)] == first.values * 3
    assert len({rehearsal.play_out(one) for one in rehearsal.parts}) > 1


def test_a_round_that_is_not_over_does_not_count() -> None:
    rehearsal = rehearsal_at(voyage_at(at_a_light_bulb))
    last = rehearsal.open[-1]
    before = rehearsal.leader()
    last.values = [1.0]
    assert rehearsal.rounds == 0
    assert rehearsal.leader() is before
    assert rehearsal.thought().chosen == before.place


def test_a_plan_of_the_crew_is_not_rehearsed() -> None:
    rehearsal = rehearsal_at(voyage_at(at_a_plan))
    assert rehearsal.is_decided()
    thought = rehearsal.thought()
    assert thought.values[thought.chosen] == max(thought.values)
    assert set(thought.visits) == {1}
    assert len(thought.line) == 4


def test_the_mean_counts_the_first_judgment_and_the_rounds() -> None:
    assert part(0.5, 0.2, 0.4, 0.9).mean(2) == (FIRST_WEIGHT * 0.5 + 0.2 + 0.4) / (FIRST_WEIGHT + 2)
    assert part(0.5).mean(0) == 0.5


def test_an_option_is_behind_when_the_difference_is_clear_in_the_worlds_that_both_have_met() -> None:
    leader = part(0.5, 0.5, 0.9, 0.3, 0.7)
    assert part(0.5, 0.4, 0.8, 0.2, 0.6).is_behind(leader, 4)
    assert not part(0.5, 0.1, 1.0, 0.0, 1.0).is_behind(leader, 4)
    assert not leader.is_behind(leader, 4)


def test_what_is_behind_is_given_up_after_some_rounds_and_the_last_one_is_the_answer() -> None:
    rehearsal = rehearsal_at(voyage_at(at_a_light_bulb))
    best = rehearsal.parts[1]
    rehearsal.rounds = LEAST_ROUNDS - 1
    for one in rehearsal.parts:
        one.values = [0.9 if one is best else 0.1] * LEAST_ROUNDS
    rehearsal.give_up()
    assert len(rehearsal.open) == len(rehearsal.parts)
    rehearsal.rounds = LEAST_ROUNDS
    rehearsal.give_up()
    assert rehearsal.open == [best]
    assert rehearsal.is_decided()
    assert rehearsal.thought().chosen == best.place


def test_a_rehearsal_ends_when_the_crew_has_made_its_next_plan() -> None:
    """The plan in the midst of which it begins does not count."""
    planned = voyage_at(at_a_plan)
    elsewhere = voyage_at(at_a_light_bulb)
    from_a_plan = Course()
    assert not from_a_plan.has_come_to_a_plan(planned, 1)
    assert not from_a_plan.has_come_to_a_plan(planned, -1)
    assert not from_a_plan.has_come_to_a_plan(elsewhere, 0)
    assert not from_a_plan.has_come_to_a_plan(planned, 0)
    assert from_a_plan.has_come_to_a_plan(planned, -1)
    from_elsewhere = Course()
    assert not from_elsewhere.has_come_to_a_plan(elsewhere, 0)
    assert not from_elsewhere.has_come_to_a_plan(planned, 2)
    assert from_elsewhere.has_come_to_a_plan(planned, -1)


def rests_on_the_way(rehearsal: Rehearsal, part: Part) -> int:
    """At how many rests a rehearsed option has come by, in the first round."""
    world = rehearsal.opening.copy()
    rests = 0
    for seat, option in rehearsal.lines[part.place]:
        world.choose(seat, option)
        rests += EVALUATION.is_at_rest(world)
    return rests


def test_a_rehearsal_goes_as_many_rests_as_the_horizon_of_its_level_reaches_and_the_full_one_to_the_next_plan() -> None:
    g = voyage_at(at_a_light_bulb)
    passed = {}
    for level in (EASY, MEDIUM, HARD, FULL):
        rehearsal = rehearsal_at(g, level)
        for _ in range(len(rehearsal.parts)):
            rehearsal.iterate()
        passed[level.name] = {rests_on_the_way(rehearsal, one) for one in rehearsal.parts}
    assert [passed[level.name] for level in (EASY, MEDIUM, HARD)] == [{1}, {2}, {4}]
    assert min(passed["full"]) > HARD.horizon


def test_the_shortest_rehearsal_finds_what_an_option_leads_to_at_once_and_the_full_one_more() -> None:
    g = voyage_at(at_a_light_bulb)
    found = []
    for level in (EASY, FULL):
        rehearsal = rehearsal_at(g, level)
        rehearsal.iterate()
        one = rehearsal.parts[0]
        at_once = values_after(rehearsal.stage, rehearsal.seat, one.option, EVALUATION, seeded("any"))
        found.append(one.values == [at_once[rehearsal.seat]])
    assert found == [True, False]


def test_the_horizon_of_a_crew_ends_no_rehearsal_of_the_full_level() -> None:
    """However many rests it takes to come to the next plan."""
    course = Course()
    assert not any(course.has_come_to_the_horizon(True, FULL.horizon) for _ in range(200))
    near = Course()
    passed = [near.has_come_to_the_horizon(is_at_rest, 2) for is_at_rest in (False, True, False, True)]
    assert passed == [False, False, False, True]


def test_a_master_of_a_crew_looks_as_far_as_its_level_says() -> None:
    g = voyage_at(at_a_light_bulb)
    lengths = []
    for horizon in (EASY.horizon, MEDIUM.horizon, FULL.horizon):
        bot = MasterBot("someone", Level("some", horizon, 0.0, 0), Budget(iterations=6), 1, None)
        bot.choose(Eye(g, g.asked[0]))
        assert bot.thought is not None
        lengths.append(len(bot.thought.line))
    assert lengths == sorted(set(lengths))


def test_with_a_temperature_a_crew_does_not_always_take_what_is_worth_most() -> None:
    """Better options stay likelier: nothing is thrown away."""
    rehearsal = rehearsal_at(voyage_at(at_a_light_bulb))
    for _ in range(len(rehearsal.parts)):
        rehearsal.iterate()
    lost = {}
    for temperature in (0.0, 0.01, 1.0):
        rehearsal.level = Level("some", FULL.horizon, temperature, 0)
        lost[temperature] = 0.0
        for seed in range(40):
            rehearsal.seed = str(seed)
            thought = rehearsal.thought()
            lost[temperature] += max(thought.values) - thought.values[thought.chosen]
    assert 0.0 == lost[0.0] < lost[0.01] < lost[1.0]


def test_the_line_can_be_played_in_its_world_and_begins_with_the_answer() -> None:
    g = voyage_at(at_a_light_bulb)
    seat = g.asked[0]
    bot = make_bot("master:12", 1)
    assert isinstance(bot, MasterBot)
    answer = bot.choose(Eye(g, seat))
    thought = bot.thought
    assert thought is not None
    assert thought.line[0] == (seat, answer)
    assert len(thought.line) > 4
    twin = thought.world.copy()
    for mover, choice in thought.line:
        twin.choose(mover, choice)


def test_what_is_hidden_changes_neither_a_plan_nor_a_rehearsal__leak_1() -> None:
    for reached in (at_a_light_bulb, at_a_plan):
        g = voyage_at(reached)
        seat = g.asked[0]
        assert len({g.determinize(seat, number).digest() for number in range(3)}) == 3
        assert differing_answers(lambda number: make_bot("master:24", number), g, 5) == 0


def test_an_option_that_was_not_rehearsed_stays_behind_all_that_were() -> None:
    rehearsal = rehearsal_at(voyage_at(at_a_light_bulb))
    dropped = rehearsal.parts.pop()
    rehearsal.open.remove(dropped)
    for _ in range(len(rehearsal.open)):
        rehearsal.iterate()
    thought = rehearsal.thought()
    assert thought.visits[dropped.place] == FIRST_WORLDS
    assert thought.values[dropped.place] <= min(thought.values[one.place] for one in rehearsal.parts)


def test_where_a_crew_votes_in_secret_a_rehearsal_ends_at_the_next_ballot() -> None:
    g = arkade.load("sample").new(3, "together", {"seats": 3}, listening=False)
    course = Course()
    assert course.has_come_to_a_plan(g, 0)
    g.choose(0, g.options(0)[0])
    assert not course.has_come_to_a_plan(g, 1)
    rehearsal = Rehearsal(Eye(g, 1), evaluation_of(g, None), FULL, tuple(g.options(1)), "seed")
    for _ in range(len(rehearsal.parts)):
        rehearsal.iterate()
    for line in rehearsal.lines:
        votes = [seat for seat, option in line if option in g.options(seat)]
        assert votes.count(1) == 1


def test_a_duel_is_searched_and_a_crew_rehearses() -> None:
    duel = arkade.load("worldbreakers").new(2, listening=False)
    for g, searches in ((duel, True), (voyage_at(at_a_light_bulb), False)):
        bot = make_bot("master:40", 1)
        assert isinstance(bot, MasterBot)
        seat = g.asked[0]
        bot.choose(Eye(g, seat))
        assert bool(bot.kept) == searches
