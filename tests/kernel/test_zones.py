"""Zones: how they are numbered, and what each shows to whom."""

from __future__ import annotations

from arkade.kernel import EVERYONE, HAND, OPEN, PILE, SPREAD, ZonePlan
from tests.kernel.plays import BOARD_OF, DECK_OF, FIELD_OF, HAND_OF, shared
from tests.kernel.toys import table

PLAN = ZonePlan([("deck", PILE), ("hand", HAND)], [("market", OPEN)])


def test_the_zones_of_a_kind_lie_side_by_side_and_the_shared_ones_come_last() -> None:
    assert PLAN.names(3) == ["deck"] * 3 + ["hand"] * 3 + ["market"]
    assert PLAN.shows(3) == [PILE] * 3 + [HAND] * 3 + [OPEN]
    assert PLAN.owners(3) == [0, 1, 2, 0, 1, 2, -1]


def test_the_zones_of_a_plan_are_worked_out_once_for_a_number_of_seats() -> None:
    places = PLAN.places(3)
    assert places is PLAN.places(3)
    assert places.names == PLAN.names(3)
    assert places.seen_by == PLAN.seen_by(3)
    assert PLAN.places(2).names == PLAN.names(2)


def test_a_plan_may_have_no_shared_zones() -> None:
    assert ZonePlan([("field", SPREAD)]).names(2) == ["field", "field"]


def test_a_seats_zone_is_found_by_its_kind() -> None:
    g = table(seats=3)
    assert g.at(HAND_OF, 2) == 5
    (card,) = g.add_cards([0], g.at(HAND_OF, 2), 2, 2)
    assert g.pile(HAND_OF, 2) == [card]
    assert g.pile(HAND_OF, 1) == []


def test_an_open_zone_is_seen_by_all_a_hand_by_its_owner_the_others_by_nobody() -> None:
    g = table(seats=3)
    assert g.table.zone_seen_by[g.at(BOARD_OF, 1)] == EVERYONE
    assert g.table.zone_seen_by[g.at(HAND_OF, 1)] == 1 << 1
    assert g.table.zone_seen_by[g.at(DECK_OF, 1)] == 0
    assert g.table.zone_seen_by[g.at(FIELD_OF, 1)] == 0
    assert g.table.zone_seen_by[shared(g, 0)] == 0
    assert g.table.zone_seen_by[shared(g, 1)] == EVERYONE
