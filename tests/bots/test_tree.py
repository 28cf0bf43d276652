"""The tree: what is tried next, what is ranked first, and what a seat would take."""

from __future__ import annotations

from typing import Any

import arkade
from arkade.bots import Eye
from arkade.bots.labels import Labels
from arkade.bots.tree import WIDTH, Choosing, Table
from arkade.kernel import Option, State
from arkade.kernel.chance import seeded


def position() -> tuple[State, Choosing]:
    g: Any = arkade.load("sample").new(5, "free", {"seats": 2}, listening=False)
    world = Eye(g, 0).sample(1)
    return world, Choosing(Labels(world, 0), seeded("tree"))


def labels_of(world: State, choosing: Choosing) -> list[Option]:
    return [choosing.labels.of(world, option) for option in world.options(0)]


def test_every_option_is_tried_once_before_any_is_tried_again() -> None:
    world, choosing = position()
    table = Table(0)
    menu = world.options(0)
    tried = set()
    for _ in menu:
        tried.add(choosing.learner(world, table, menu, 0.1))
        choosing.edge.learn(0.5)
    assert tried == set(menu)


def test_the_better_option_is_tried_more_often_and_the_worse_one_is_not_forgotten() -> None:
    world, choosing = position()
    table = Table(0)
    menu = world.options(0)
    for _ in range(400):
        option = choosing.learner(world, table, menu, 0.1)
        choosing.edge.learn(0.52 if option == menu[2] else 0.48)
    visits = [table.edge(label).visits for label in labels_of(world, choosing)]
    assert visits[2] == max(visits) > 200
    assert min(visits) > 3
    assert choosing.best_known(world, table, menu) == menu[2]


def test_an_option_that_is_seldom_there_is_not_held_to_have_been_passed_over() -> None:
    """Availability is counted by option. Of two that are worth as much, the one that is there in one world of ten is
    tried in about half of the worlds that have it."""
    world, choosing = position()
    table = Table(0)
    menu = world.options(0)
    for number in range(1000):
        choosing.learner(world, table, menu[:2] if number % 10 == 0 else menu[:1], 0.1)
        choosing.edge.learn(0.5)
    often, seldom = [table.edge(label) for label in labels_of(world, choosing)[:2]]
    assert (often.available, seldom.available) == (1000, 100)
    assert 40 < seldom.visits <= 100


def test_first_judgments_rank_options_and_a_wide_decision_is_widened_as_visits_come() -> None:
    world, choosing = position()
    table = Table(0)
    menu: list[Option] = [(0, number, 0) for number in range(40)]
    table.prime({option: 0.3 + option[1] / 100 for option in menu}, 2.0)
    tried = set()
    for _ in range(60):
        tried.add(choosing.learner(world, table, menu, 0.1))
        choosing.edge.learn(0.5)
    best_first = {(0, number, 0) for number in range(39, 39 - WIDTH - 8, -1)}
    assert tried <= best_first
    assert len(tried) > WIDTH


def test_where_nothing_was_learned_any_option_may_be_taken() -> None:
    world, choosing = position()
    menu = world.options(0)
    assert {choosing.best_known(world, Table(0), menu) for _ in range(60)} == set(menu)


def test_two_copies_of_a_card_are_one_option() -> None:
    world, choosing = position()
    table = Table(0)
    first, *rest = world.options(0)
    choosing.learner(world, table, [first, first, *rest], 0.1)
    assert len(table.edges) == len({choosing.labels.of(world, option) for option in [first, *rest]})
    assert table.edge(choosing.labels.of(world, first)).available == 1


def test_what_was_good_elsewhere_is_tried_first_where_nothing_is_known() -> None:
    world, choosing = position()
    menu = world.options(0)
    for place, label in enumerate(labels_of(world, choosing)):
        choosing.habit(0, label).learn(0.6 if place == 1 else 0.4)
    elsewhere = Table(0)
    assert choosing.best_known(world, elsewhere, menu) == menu[1]
    assert choosing.learner(world, elsewhere, menu, 0.1) == menu[1]
    assert choosing.label == labels_of(world, choosing)[1]


def test_what_a_table_has_learned_itself_outweighs_the_habit() -> None:
    world, choosing = position()
    menu = world.options(0)
    table = Table(0)
    for place, label in enumerate(labels_of(world, choosing)):
        choosing.habit(0, label).learn(0.6 if place == 1 else 0.4)
        table.edge(label).learn(0.6 if place == 2 else 0.4)
    assert choosing.best_known(world, table, menu) == menu[2]


def test_a_habit_of_one_seat_is_not_that_of_another() -> None:
    world, choosing = position()
    first = labels_of(world, choosing)[0]
    choosing.habit(0, first).learn(0.9)
    assert choosing.known(Table(0), first) is not None
    assert choosing.known(Table(1), first) is None
