"""The search: who learns from which worlds, what is kept, and how secret ballots and live questions are walked."""

from __future__ import annotations

from typing import Any

import arkade
from arkade.bots import Eye, make_bot
from arkade.bots.judging import evaluation_of
from arkade.bots.labels import FACE_BASE, Labels
from arkade.bots.level import EASY, FULL, HARD, MEDIUM, Level
from arkade.bots.master import MasterBot
from arkade.bots.search import PLAN_WEIGHT, PRIOR_WEIGHT, Search, learners
from arkade.bots.tree import Spot, Table
from arkade.bots.walk import Walk, next_asked
from arkade.games.sample.state import HAND
from arkade.games.worldbreakers.state import HAND as WORLDBREAKERS_HAND
from arkade.kernel import State
from arkade.kernel.chance import seeded
from tests.kernel.toys import play


def tidepool(seed: int = 4, mode: str = "free", seats: int = 2) -> Any:
    return arkade.load("sample").new(seed, mode, {"seats": seats}, listening=False)


def search_at(g: State, seat: int, iterations: int, level: Level = FULL) -> Search:
    eye = Eye(g, seat)
    world = eye.sample("first")
    search = Search(eye, world, evaluation_of(world, None), level, "seed", seeded("seed"), {})
    search.prime_root(0)
    for number in range(iterations):
        search.iterate(number)
    return search


def arackhan_wars_at_an_activation() -> State:
    g = arkade.load("arackhan_wars").new(5, listening=False)
    while g.question is None or g.question.name != "activation":
        g.choose(g.asked[0], g.options(g.asked[0])[0])
    return g


def test_all_iterations_of_the_thinking_seat_teach_its_own_decision() -> None:
    search = search_at(tidepool(), 0, 60)
    table = search.table()
    assert sum(edge.visits for edge in table.edges.values()) == 30
    assert table.primed


def test_the_thinking_seat_learns_in_every_other_iteration_and_each_of_the_others_in_between() -> None:
    assert learners(tidepool(), 0) == [1, 0]
    assert learners(tidepool(seats=4), 1) == [0, 1, 2, 1, 3, 1]


def test_others_learn_in_worlds_in_which_what_the_thinking_seat_holds_is_dealt_anew__leak_14() -> None:
    g = tidepool()
    search = search_at(g, 0, 0)
    own = tuple(g.face[card] for card in g.pile(HAND, 0))
    mine = {tuple(world.face[card] for card in world.pile(HAND, 0)) for world in worlds_for(search, 0)}
    theirs = {tuple(world.face[card] for card in world.pile(HAND, 0)) for world in worlds_for(search, 1)}
    assert mine == {own}
    assert len(theirs) > 10


def worlds_for(search: Search, learner: int) -> list[State]:
    return [search.world(str(number), learner) for number in range(20)]


def test_the_worlds_in_which_others_learn_are_the_same_whatever_the_thinking_seat_holds__leak_14() -> None:
    g = tidepool()
    lookalike = g.determinize(1, "another hand")
    assert [lookalike.face[card] for card in lookalike.pile(HAND, 0)] != [g.face[card] for card in g.pile(HAND, 0)]
    for number in range(10):
        for_others = {search_at(one, 0, 0).world(str(number), 1).digest() for one in (g, lookalike)}
        for_itself = {search_at(one, 0, 0).world(str(number), 0).digest() for one in (g, lookalike)}
        assert (len(for_others), len(for_itself)) == (1, 2)


def test_votes_in_a_secret_ballot_are_learned_apart() -> None:
    search = search_at(tidepool(seats=3), 0, 120)
    assert set(search.root.tables) == {(0,), (1,), (2,)}
    for table in search.root.tables.values():
        assert sum(edge.visits for edge in table.edges.values()) >= 20


def test_a_ballot_of_several_parts_has_a_table_for_each_part() -> None:
    g = play("mulligan")
    world = Eye(g, 0).sample(1)
    walk = Walk(world, Spot(), 0, Labels(world, 0))
    first = walk.table()
    assert walk.is_new
    walk.take(world.options(0)[0])
    assert walk.seat == 1
    walk.table()
    walk.take((0, 0, 0))
    assert walk.seat == 0
    second = walk.table()
    assert walk.is_new
    assert second is not first
    assert len(walk.spot.tables) == 3


def test_seats_that_are_asked_at_once_take_turns() -> None:
    g = play("vote", seats=3)
    assert [next_asked(g, seat) for seat in range(3)] == [1, 2, 0]


def test_a_line_can_be_played_in_its_world() -> None:
    g = tidepool()
    search = search_at(g, 0, 300)
    world = search.world("line", 0)
    twin = world.copy()
    best = max(g.options(0), key=lambda option: search.table().edge(search.labels.of(world, option)).visits)
    line = search.line(world, best)
    assert line[0] == (0, best)
    assert len(line) >= 2
    for seat, option in line:
        twin.choose(seat, option)
    assert twin.digest() == world.digest()


def depth(spot: Spot) -> int:
    """How many choices the tree below a spot has seen one after the other."""
    return 1 + max(depth(following) for following in spot.following.values()) if spot.following else 0


def test_a_search_looks_no_further_than_the_horizon_of_its_level() -> None:
    """Where a card is activated nothing is under way any more, so that the shortest look ends with the first choice."""
    g = arackhan_wars_at_an_activation()
    depths = [depth(search_at(g, g.asked[0], 150, level).root) for level in (EASY, MEDIUM, HARD)]
    assert depths[0] == EASY.horizon
    assert depths == sorted(set(depths))


def test_the_tree_is_kept_from_one_decision_to_the_next() -> None:
    """In the same turn, with nobody between, what was learned about the next decision is there when it comes."""
    found = 0
    for seed in range(2):
        g = arkade.load("worldbreakers").new(seed, listening=False)
        bots = [make_bot("master:120", f"{seed}/{seat}") for seat in range(2)]
        for _ in range(30):
            seat = g.asked[0]
            bot = bots[seat]
            assert isinstance(bot, MasterBot)
            world = Eye(g, seat).sample("look")
            kept = Search(Eye(g, seat), world, evaluation_of(world, None), FULL, "x", seeded("x"), bot.kept).root.tables
            found += sum(table.visits > 0 for table in kept.values())
            g.choose(seat, bot.choose(Eye(g, seat)))
    assert found > 5


def test_a_kept_tree_is_used_and_not_begun_anew() -> None:
    g = tidepool()
    search = search_at(g, 0, 40)
    seen = search.seen(Eye(g, 0).sample("look"))
    again = Search(
        Eye(g, 0), Eye(g, 0).sample("first"), evaluation_of(g, None), FULL, "x", seeded("x"), {seen: search.root}
    )
    assert again.root is search.root
    before = again.table().visits
    again.prime_root(0)
    again.iterate(1)
    assert again.table().visits == before + 1


def test_what_a_seat_sees_has_one_number_in_all_its_worlds() -> None:
    for seed in range(5):
        g = tidepool(seed, seats=3)
        search = search_at(g, 1, 0)
        assert len({search.seen(Eye(g, 1).sample(number)) for number in range(10)}) == 1


def test_values_spread_as_they_were_seen() -> None:
    search = search_at(tidepool(), 0, 0)
    for value in (0.2, 0.4, 0.2, 0.4):
        search.note(value)
    assert abs(search.spread() - 0.1) < 1e-9


def test_a_table_learns_only_in_its_own_worlds() -> None:
    search = search_at(tidepool(), 0, 1)
    visited: list[Table] = list(search.root.tables.values())
    assert [sum(edge.visits for edge in table.edges.values()) for table in visited if table.seat == 0] == [0]


def test_others_learn_their_answers_to_cards_that_only_the_thinking_seat_could_know_of() -> None:
    """Once a card has been played everybody knows it, though hardly any guess would have dealt it to that hand."""
    g: Any = arkade.load("worldbreakers").new(2, listening=False)
    while g.round == 0:
        g.choose(g.asked[0], (0, 0, 0))
    seat = g.asked[0]
    search = search_at(g, seat, 400)
    answered = {step[1] for step, spot in search.root.following.items() if learned_by(spot, 1 - seat) > 3}
    in_hand = {FACE_BASE - g.face[card] for card in g.pile(WORLDBREAKERS_HAND, seat)}
    assert answered & in_hand


def learned_by(spot: Spot, seat: int) -> int:
    tables = [table for table in spot.tables.values() if table.seat == seat]
    return sum(edge.visits for table in tables for edge in table.edges.values())


def test_a_search_begins_with_a_plan_of_the_turn_or_with_what_looks_best_at_once() -> None:
    g = arackhan_wars_at_an_activation()
    seat = g.asked[0]
    weights = []
    for plans in (1, 0):
        world = Eye(g, seat).sample("first")
        search = Search(Eye(g, seat), world, evaluation_of(world, None), FULL, "seed", seeded("seed"), {})
        search.prime_root(plans)
        weights.append({edge.weight for edge in search.table().edges.values()})
        assert search.table().primed
        assert sorted(edge.rank for edge in search.table().edges.values()) == list(range(len(search.table().edges)))
    assert weights == [{PLAN_WEIGHT}, {PRIOR_WEIGHT}]
    world = Eye(g, seat).sample("plan")
    strong = search_at(g, seat, 0)
    assert set(strong.planned_values(world)) == {strong.labels.of(world, option) for option in g.options(seat)}
