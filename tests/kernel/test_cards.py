"""Cards: where they go, and who knows which card where."""

from __future__ import annotations

from collections import Counter

import pytest

from arkade.kernel import State
from tests.kernel.plays import BOARD_OF, DECK_OF, FIELD_OF, HAND_OF, shared
from tests.kernel.toys import table

ASH, BIRCH, CEDAR, ELM = 0, 1, 2, 3


def knowers(g: State, card: int) -> set[int | None]:
    """Who knows a card; None stands for the spectators."""
    return {viewer for viewer in (*range(g.seats), None) if g.knows(viewer, card)}


EVERYBODY = {0, 1, 2, None}


@pytest.fixture
def g() -> State:
    """Three seats; nothing lies on the table."""
    return table(seats=3)


def put(g: State, kind: int, seat: int, *faces: int) -> list[int]:
    return g.add_cards(faces, g.at(kind, seat), seat, seat)


# -- making, finding and moving cards ----------------------------------------------------------------


def test_new_cards_get_the_next_numbers_and_lie_in_the_order_given(g: State) -> None:
    first = put(g, DECK_OF, 0, ASH, BIRCH)
    second = put(g, HAND_OF, 1, CEDAR)
    assert (first, second) == ([0, 1], [2])
    assert g.pile(DECK_OF, 0) == [0, 1]
    assert [g.name(card) for card in (0, 1, 2)] == ["Ash", "Birch", "Cedar"]
    assert (g.owner, g.pool) == ((0, 0, 1), (0, 0, 1))
    assert g.zone == [g.at(DECK_OF, 0), g.at(DECK_OF, 0), g.at(HAND_OF, 1)]


def test_a_card_moves_to_the_top_or_to_the_bottom(g: State) -> None:
    first, second, third = put(g, DECK_OF, 0, ASH, BIRCH, CEDAR)
    g.move(first, g.at(DECK_OF, 0))
    assert g.pile(DECK_OF, 0) == [second, third, first]
    g.move_to_bottom(third, g.at(DECK_OF, 0))
    assert g.pile(DECK_OF, 0) == [third, second, first]


def test_a_card_is_drawn_from_the_top_and_an_empty_pile_gives_none(g: State) -> None:
    under, top = put(g, DECK_OF, 0, ASH, BIRCH)
    deck, hand = g.at(DECK_OF, 0), g.at(HAND_OF, 0)
    assert [g.draw(deck, hand) for _ in range(3)] == [top, under, -1]
    assert g.pile(HAND_OF, 0) == [top, under]


def test_a_card_is_named_only_to_those_who_know_it(g: State) -> None:
    (card,) = put(g, HAND_OF, 1, ELM)
    assert g.name_for(1, card) == "Elm"
    assert g.name_for(0, card) == g.name_for(None, card) == "a card"


# -- who knows what -------------------------------------------------------------------------------------


def test_what_a_zone_shows_is_known_from_the_beginning(g: State) -> None:
    assert knowers(g, put(g, DECK_OF, 0, ASH)[0]) == set()
    assert knowers(g, put(g, HAND_OF, 0, ASH)[0]) == {0}
    assert knowers(g, put(g, BOARD_OF, 0, ASH)[0]) == EVERYBODY
    assert knowers(g, put(g, FIELD_OF, 0, ASH)[0]) == set()


def test_whoever_draws_a_card_is_the_only_one_to_know_it(g: State) -> None:
    put(g, DECK_OF, 1, ASH)
    card = g.draw(g.at(DECK_OF, 1), g.at(HAND_OF, 1))
    assert knowers(g, card) == {1}


def test_whoever_looked_at_the_top_card_knows_it_in_the_hand_of_who_draws_it(g: State) -> None:
    (card,) = put(g, DECK_OF, 1, ASH)
    g.look(card, 0)
    g.draw(g.at(DECK_OF, 1), g.at(HAND_OF, 1))
    assert knowers(g, card) == {0, 1}


def test_a_revealed_card_is_known_to_all_in_its_place(g: State) -> None:
    (card,) = put(g, DECK_OF, 1, ASH)
    g.reveal(card)
    assert knowers(g, card) == EVERYBODY


def test_a_card_that_returns_from_the_board_to_a_hand_stays_known_to_all(g: State) -> None:
    (card,) = put(g, BOARD_OF, 1, ASH)
    g.move(card, g.at(HAND_OF, 1))
    assert knowers(g, card) == EVERYBODY


def test_a_card_from_the_board_on_top_of_a_deck_stays_known_to_all(g: State) -> None:
    (card,) = put(g, BOARD_OF, 1, ASH)
    g.move(card, g.at(DECK_OF, 1))
    assert knowers(g, card) == EVERYBODY


@pytest.mark.parametrize("to_bottom", [False, True])
def test_only_its_owner_knows_a_card_that_was_put_back_from_the_hand(g: State, to_bottom: bool) -> None:
    (card,) = put(g, HAND_OF, 1, ASH)
    move = g.move_to_bottom if to_bottom else g.move
    move(card, g.at(DECK_OF, 1))
    assert knowers(g, card) == {1}


def test_nobody_else_can_tell_which_card_of_a_hand_was_put_back(g: State) -> None:
    """Seat 0 had seen the whole hand. If it still knew one of the two, it would know which one has left."""
    away, stays = put(g, HAND_OF, 1, ASH, BIRCH)
    for card in (away, stays):
        g.look(card, 0)
    g.move(away, g.at(DECK_OF, 1))
    assert knowers(g, away) == knowers(g, stays) == {1}


def test_a_card_that_changes_hands_is_known_to_both_and_lost_to_the_third(g: State) -> None:
    away, stays = put(g, HAND_OF, 1, ASH, BIRCH)
    g.reveal(away)
    g.reveal(stays)
    g.move(away, g.at(HAND_OF, 2))
    assert knowers(g, away) == {1, 2}
    assert knowers(g, stays) == {1, 2}


def test_a_card_laid_face_down_from_a_hand_is_known_to_its_owner_only(g: State) -> None:
    away, stays = put(g, HAND_OF, 1, ASH, BIRCH)
    g.look(away, 0)
    g.look(stays, 2)
    g.move(away, g.at(FIELD_OF, 1))
    assert knowers(g, away) == knowers(g, stays) == {1}


def test_a_card_laid_face_up_from_a_hand_is_known_to_all_and_the_rest_stays_as_it_was(g: State) -> None:
    away, stays = put(g, HAND_OF, 1, ASH, BIRCH)
    g.look(stays, 0)
    g.move_face_up(away, g.at(FIELD_OF, 1))
    assert g.pile(FIELD_OF, 1) == [away]
    assert knowers(g, away) == EVERYBODY
    assert knowers(g, stays) == {0, 1}


def test_a_played_card_is_known_to_all_and_other_cards_of_the_hand_stay_known(g: State) -> None:
    away, stays = put(g, HAND_OF, 1, ASH, BIRCH)
    g.look(stays, 0)
    g.move(away, g.at(BOARD_OF, 1))
    assert knowers(g, away) == EVERYBODY
    assert knowers(g, stays) == {0, 1}


# -- copies in a hand -----------------------------------------------------------------------------------


def test_playing_the_copy_that_was_not_seen_makes_the_seen_one_unsure(g: State) -> None:
    seen, unseen = put(g, HAND_OF, 1, ASH, ASH)
    g.look(seen, 0)
    g.move(unseen, g.at(BOARD_OF, 1))
    assert knowers(g, seen) == {1}


def test_playing_the_copy_that_was_seen_teaches_nothing_about_the_other(g: State) -> None:
    seen, unseen = put(g, HAND_OF, 1, ASH, ASH)
    g.look(seen, 0)
    g.move(seen, g.at(BOARD_OF, 1))
    assert knowers(g, unseen) == {1}


def test_of_two_seen_copies_and_an_unseen_one_a_play_leaves_one_known(g: State) -> None:
    seen, also_seen, unseen = put(g, HAND_OF, 1, ASH, ASH, ASH)
    g.look(seen, 0)
    g.look(also_seen, 0)
    g.move(unseen, g.at(BOARD_OF, 1))
    known = [card for card in (seen, also_seen) if g.knows(0, card)]
    assert len(known) == 1


def test_each_viewer_forgets_one_copy_of_its_own(g: State) -> None:
    seen_by_0, seen_by_2, unseen = put(g, HAND_OF, 1, ASH, ASH, ASH)
    g.look(seen_by_0, 0)
    g.look(seen_by_2, 2)
    g.move(unseen, g.at(BOARD_OF, 1))
    assert knowers(g, seen_by_0) == knowers(g, seen_by_2) == {1}


def test_a_copy_that_all_knew_stays_known_when_another_known_copy_is_played(g: State) -> None:
    first, second = put(g, HAND_OF, 1, ASH, ASH)
    g.reveal(first)
    g.reveal(second)
    g.move(first, g.at(BOARD_OF, 1))
    assert knowers(g, second) == EVERYBODY


def test_a_number_is_given_only_for_known_cards_outside_other_hands(g: State) -> None:
    held, played = put(g, HAND_OF, 1, ASH, BIRCH)
    g.reveal(held)
    g.move(played, g.at(BOARD_OF, 1))
    assert g.identifies(1, held)
    assert not g.identifies(0, held)
    assert g.identifies(0, played)


# -- turning, looking, shuffling ------------------------------------------------------------------------


def test_a_concealed_card_is_known_to_those_only_who_may_go_on_knowing_it(g: State) -> None:
    (card,) = put(g, BOARD_OF, 1, ASH)
    g.conceal(card, 1 << 1)
    assert knowers(g, card) == {1}


def test_concealing_teaches_nobody(g: State) -> None:
    (card,) = put(g, FIELD_OF, 1, ASH)
    g.look(card, 2)
    g.conceal(card, 1 << 1 | 1 << 2)
    assert knowers(g, card) == {2}


def test_nobody_knows_a_card_that_was_shuffled_away(g: State) -> None:
    cards = put(g, DECK_OF, 0, ASH, BIRCH, CEDAR)
    for card in cards:
        g.reveal(card)
    g.shuffle(g.at(DECK_OF, 0))
    assert [knowers(g, card) for card in cards] == [set()] * 3


def test_a_shuffled_hand_is_known_to_its_owner_again_and_to_nobody_else(g: State) -> None:
    cards = put(g, HAND_OF, 1, ASH, BIRCH, CEDAR)
    g.reveal(cards[0])
    g.shuffle(g.at(HAND_OF, 1))
    assert [knowers(g, card) for card in cards] == [{1}] * 3


@pytest.mark.parametrize("seed", range(5))
def test_a_shuffle_keeps_the_cards_and_takes_owner_and_back_along_with_the_face(seed: int) -> None:
    g = table(seed=seed)
    pool = shared(g, 0)
    g.add_cards([ASH, BIRCH], pool, 0, 7)
    g.add_cards([CEDAR, ELM], pool, 1, 8)
    whole = Counter(zip(g.face, g.owner, g.pool, strict=True))
    g.shuffle(pool)
    assert Counter(zip(g.face, g.owner, g.pool, strict=True)) == whole
    assert sorted(g.piles[pool]) == [0, 1, 2, 3]


def test_after_a_shuffle_the_number_of_a_seen_card_tells_nothing() -> None:
    faces: Counter[int] = Counter()
    for seed in range(1200):
        g = table(seed=seed)
        seen = put(g, DECK_OF, 0, ASH, BIRCH, CEDAR, ELM)[1]
        g.reveal(seen)
        g.shuffle(g.at(DECK_OF, 0))
        faces[g.face[seen]] += 1
    assert sorted(faces) == [ASH, BIRCH, CEDAR, ELM]
    assert all(240 < count < 360 for count in faces.values())


def test_every_card_is_as_likely_on_top_of_a_shuffled_pile() -> None:
    tops: Counter[str] = Counter()
    for seed in range(1200):
        g = table(seed=seed)
        put(g, DECK_OF, 0, ASH, BIRCH, CEDAR, ELM)
        g.shuffle(g.at(DECK_OF, 0))
        tops[g.name(g.pile(DECK_OF, 0)[-1])] += 1
    assert len(tops) == 4
    assert all(240 < count < 360 for count in tops.values())


def test_shuffling_no_card_or_one_is_no_trouble(g: State) -> None:
    g.shuffle(g.at(DECK_OF, 0))
    (card,) = put(g, DECK_OF, 0, ASH)
    g.shuffle(g.at(DECK_OF, 0))
    assert g.pile(DECK_OF, 0) == [card]


def test_a_die_shows_one_to_its_sides(g: State) -> None:
    assert {g.roll(6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {g.pick(3) for _ in range(100)} == {0, 1, 2}


# -- what ends undo -----------------------------------------------------------------------------------


def test_only_what_somebody_learns_counts_as_revealed(g: State) -> None:
    held, played = put(g, HAND_OF, 1, ASH, BIRCH)
    g.nothing_revealed = True
    g.move(held, g.at(DECK_OF, 1))
    assert g.nothing_revealed
    g.look(held, 1)
    assert g.nothing_revealed, "its owner knew it already"
    g.move(played, g.at(BOARD_OF, 1))
    assert not g.nothing_revealed


@pytest.mark.parametrize("act", ["look", "reveal", "shuffle", "roll", "draw"])
def test_looking_revealing_shuffling_rolling_and_drawing_end_undo(g: State, act: str) -> None:
    (card,) = put(g, DECK_OF, 0, ASH)
    g.nothing_revealed = True
    if act == "look":
        g.look(card, 1)
    elif act == "reveal":
        g.reveal(card)
    elif act == "shuffle":
        g.shuffle(g.at(DECK_OF, 0))
    elif act == "roll":
        g.roll(6)
    else:
        g.draw(g.at(DECK_OF, 0), g.at(HAND_OF, 0))
    assert not g.nothing_revealed
