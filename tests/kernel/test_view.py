"""Views: what a seat is shown, and what it is not."""

from __future__ import annotations

import msgspec
import pytest

from arkade import ArkadeError
from arkade.kernel import PASS, CardView, State, View, ZoneView
from tests.kernel.plays import BOARD_OF, DECK_OF, FIELD_OF, HAND_OF, SAY, SWAP, TAKE, shared
from tests.kernel.toys import play, table


def zone(g: State, seat: int | None, number: int) -> ZoneView:
    return g.view(seat).zones[number]


# -- the whole --------------------------------------------------------------------------------------------


def test_a_view_says_which_table_this_is_and_who_looks() -> None:
    view = play("say", seats=3).view(1)
    assert (view.game, view.mode, view.seat) == ("toys", "free", 1)
    assert (view.turn, view.phase) == (1, "say")
    assert [(seat.name, seat.team, seat.counters) for seat in view.seats] == [
        ("P1", 0, {"points": 0}),
        ("P2", 1, {"points": 0}),
        ("P3", 2, {"points": 0}),
    ]
    assert view.counters == {"out": 0}
    assert (view.over, view.outcome) == (False, None)


def test_teams_are_shown() -> None:
    view = play("say", seats=4, mode="teams").view(0)
    assert [seat.team for seat in view.seats] == [0, 1, 0, 1]


def test_only_the_seat_that_is_asked_sees_its_prompt_and_options() -> None:
    g = play("say")
    asked, other, spectator = g.view(1), g.view(0), g.view(None)
    assert asked.prompt == "P2, say a number."
    assert [(option.option, option.words) for option in asked.options][:2] == [
        ((SAY, 1, 0), "say 1"),
        ((SAY, 2, 0), "say 2"),
    ]
    assert (other.prompt, other.options) == (spectator.prompt, spectator.options) == ("", [])
    assert asked.waiting == other.waiting == spectator.waiting == [1]


def test_the_end_is_shown_with_its_scores() -> None:
    g = play("nothing")
    view = g.view(None)
    assert (view.over, view.outcome, view.waiting) == (True, [0.5, 0.5], [])


@pytest.mark.parametrize("seat", [2, -1, 8])
def test_a_seat_that_is_not_there_has_no_view(seat: int) -> None:
    with pytest.raises(ArkadeError, match=rf"^there is no seat {seat}: the seats are 0 to 1$"):
        play("say").view(seat)


def test_a_view_is_plain_data_that_json_carries() -> None:
    g = play("draft")
    view = g.view(0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


# -- zones ------------------------------------------------------------------------------------------------


def test_zones_have_names_owners_and_counts_for_everybody() -> None:
    g = play("mulligan")
    for seat in (0, 1, None):
        view = g.view(seat)
        assert [(place.name, place.seat, place.count) for place in view.zones] == [
            ("deck", 0, 5), ("deck", 1, 5), ("hand", 0, 3), ("hand", 1, 3), ("board", 0, 0), ("board", 1, 0),
            ("field", 0, 0), ("field", 1, 0), ("pool", None, 0), ("market", None, 0),
        ]  # fmt: skip


def test_a_seat_sees_its_hand_and_nobody_elses() -> None:
    g = play("mulligan")
    own, other = zone(g, 0, g.at(HAND_OF, 0)), zone(g, 0, g.at(HAND_OF, 1))
    assert [(card.place, card.id, card.name) for card in own.cards] == [
        (place, card, g.name(card)) for place, card in enumerate(g.pile(HAND_OF, 0))
    ]
    assert (other.count, other.cards) == (3, [])
    assert zone(g, None, g.at(HAND_OF, 0)).cards == []


def test_a_deck_shows_only_the_cards_that_the_seat_knows_there() -> None:
    g = play("mulligan")
    card = g.pile(DECK_OF, 1)[4]
    g.look(card, 0)
    deck = g.at(DECK_OF, 1)
    assert [(seen.place, seen.id, seen.name) for seen in zone(g, 0, deck).cards] == [(4, card, g.name(card))]
    assert zone(g, 1, deck).cards == []


def test_a_card_known_in_somebody_elses_hand_has_a_name_and_neither_number_nor_place() -> None:
    g = play("mulligan")
    known = g.pile(HAND_OF, 1)[2]
    g.look(known, 0)
    assert zone(g, 0, g.at(HAND_OF, 1)).cards == [CardView(0, name=g.name(known))]


def test_cards_known_in_somebody_elses_hand_are_in_the_order_of_their_names() -> None:
    g = table()
    hand = g.at(HAND_OF, 1)
    for card in g.add_cards([5, 2, 4], hand, 1, 1):
        g.look(card, 0)
    assert [card.name for card in zone(g, 0, hand).cards] == ["Cedar", "Fir", "Hazel"]


def test_cards_that_lie_singly_have_a_place_and_hidden_ones_nothing_else() -> None:
    g = table()
    field = g.at(FIELD_OF, 1)
    hidden, shown = g.add_cards([0, 1], field, 1, 1)
    g.reveal(shown)
    first, second = zone(g, 0, field).cards
    assert (first.place, first.id, first.name) == (0, None, None)
    assert (second.place, second.id, second.name) == (1, shown, "Birch")
    assert hidden not in [card.id for card in zone(g, None, field).cards]


def test_a_card_turned_down_on_the_board_keeps_its_place_only() -> None:
    g = table()
    board = g.at(BOARD_OF, 0)
    (card,) = g.add_cards([0], board, 0, 0)
    g.conceal(card, 1)
    assert zone(g, 0, board).cards[0].name == "Ash"
    assert (zone(g, 1, board).cards[0].id, zone(g, 1, board).cards[0].name) == (None, None)


def test_marks_are_shown_unless_they_rest_and_private_ones_to_those_who_know_the_card() -> None:
    g = table()
    field = g.at(FIELD_OF, 1)
    (card,) = g.add_cards([0], field, 1, 1)
    g.look(card, 1)
    assert zone(g, 0, field).cards[0].marks == {"lies in": field}
    assert zone(g, 1, field).cards[0].marks == {"lies in": field, "known to": 2}
    (resting,) = g.add_cards([0], g.at(DECK_OF, 0), 0, 0)
    g.look(resting, 0)
    assert zone(g, 0, g.at(DECK_OF, 0)).cards[0].marks == {"known to": 1}


def test_a_shared_pile_shows_each_seat_what_it_looked_at() -> None:
    g = play("draft", seats=3)
    pool = shared(g, 0)
    assert [card.place for card in zone(g, 0, pool).cards] == [6, 7]
    assert zone(g, 1, pool).cards == []
    assert zone(g, 1, pool).count == 8


# -- options and ballots -----------------------------------------------------------------------------------


def test_an_option_says_which_card_lights_up_and_which_it_points_at() -> None:
    g = play("draft")
    first, second = g.question_args
    option = g.view(0).options[0]
    assert (option.option, option.card, option.target) == ((SWAP, first, second), first, second)
    assert option.words == f"take {g.name(first)} and put back {g.name(second)}"


def test_while_ballots_are_open_nobody_sees_what_others_put_in() -> None:
    g = play("mulligan", seats=3)
    before = [msgspec.json.encode(g.view(seat)) for seat in (1, 2, None)]
    g.choose(0, (TAKE, g.pile(HAND_OF, 0)[1], 0))
    assert [msgspec.json.encode(g.view(seat)) for seat in (1, 2, None)] == before
    assert g.view(0).prompt == "Put cards back; 1 so far."


def test_that_a_ballot_is_closed_is_seen_by_all_and_nothing_more() -> None:
    worlds = []
    for parts in (0, 2):
        g = play("mulligan", seats=3)
        for _ in range(parts):
            g.choose(0, g.options(0)[0])
        g.choose(0, PASS)
        worlds.append(g)
    few, many = worlds
    assert few.view(1).waiting == [1, 2]
    assert [line.text for line in few.view(1).log] == ["P1 has chosen."]
    for seat in (1, 2, None):
        assert few.view(seat) == many.view(seat)
