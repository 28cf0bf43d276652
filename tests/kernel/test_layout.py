"""Layout: counters and marks by names that people use."""

from __future__ import annotations

import pytest

from arkade.kernel import A_SEAT, ArkadeError, Counter, Layout, Mark
from tests.kernel.plays import DECK_OF, HAND_OF, nothing
from tests.kernel.toys import phase, table, whose_turn


def test_a_counter_of_a_seat_is_read_and_written_in_its_list() -> None:
    g = table(seats=3)
    g.memory = [4, 5, 6]
    points = Counter("points", "memory")
    assert [points.read(g, seat) for seat in range(3)] == [4, 5, 6]
    points.write(g, 1, 9)
    assert g.memory == [4, 9, 6]


def test_a_counter_may_be_one_of_several_numbers_that_a_seat_has() -> None:
    g = table(seats=2)
    g.memory = [1, 2, 3, 4, 5, 6]
    middle = Counter("middle", "memory", stride=3, offset=1)
    assert [middle.read(g, seat) for seat in range(2)] == [2, 5]
    middle.write(g, 1, 0)
    assert g.memory == [1, 2, 3, 4, 0, 6]


def test_a_counter_of_the_table_is_the_attribute_itself() -> None:
    g = table()
    out = Counter("out", "out")
    out.write(g, None, 2)
    assert (g.out, out.read(g, None)) == (2, 2)


def test_a_counter_may_be_counted_and_is_then_not_set() -> None:
    g = table(seats=2)
    g.add_cards([0, 1], g.at(DECK_OF, 1), 1, 1)
    cards = Counter("cards", count=lambda g, seat: len(g.pile(DECK_OF, seat)))
    assert [cards.shown(g, seat) for seat in range(2)] == [0, 2]
    with pytest.raises(ArkadeError, match="'cards' is counted and can't be set"):
        cards.write(g, 0, 3)


def test_a_mark_is_a_number_on_a_card() -> None:
    g = table()
    first, second = g.add_cards([0, 1], g.at(DECK_OF, 0), 0, 0)
    mark = Mark("known to", "known")
    mark.write(g, second, 3)
    assert [mark.read(g, card) for card in (first, second)] == [0, 3]
    assert g.knows(1, second)


def test_a_mark_may_be_one_bit_of_a_number() -> None:
    g = table()
    (card,) = g.add_cards([0], g.at(DECK_OF, 0), 0, 0)
    second = Mark("known to P2", "known", bit=2)
    g.known[card] = 5
    assert second.read(g, card) == 0
    second.write(g, card, 1)
    assert (second.read(g, card), g.known[card]) == (1, 7)
    second.write(g, card, 0)
    assert (second.read(g, card), g.known[card]) == (0, 5)


def test_a_layout_names_moments_and_up_to_eight_seats() -> None:
    layout = Layout(whose_turn, phase, moments={"the end": nothing})
    assert layout.moments == {"the end": nothing}
    assert layout.seat_names == ("P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8")
    assert Layout(whose_turn, phase, seat_names=("North", "South")).seat_names == ("North", "South")


def test_eight_seats_sit_at_a_table_and_know_their_own_hands() -> None:
    g = table(seats=8)
    cards = [g.add_cards([0], g.at(HAND_OF, seat), seat, seat)[0] for seat in range(8)]
    for seat in range(8):
        assert [g.knows(seat, card) for card in cards] == [other == seat for other in range(8)]
    assert not any(g.knows(None, card) for card in cards)
    assert g.table.seat_names[7] == "P8"


def test_a_counter_may_stand_for_a_seat_and_a_quiet_one_is_not_shown_at_0() -> None:
    g = table(seats=2)
    g.left = 1
    assert Counter("next", "left", part=A_SEAT).shown(g, None) == "P2"
    assert Counter("left", "left", quiet=True).shown(g, None) == 1
    g.left = 0
    assert Counter("left", "left").shown(g, None) == 0
    assert Counter("left", "left", quiet=True).shown(g, None) is None


def test_a_mark_may_lie_in_a_tuple_that_copies_share() -> None:
    g = table(seats=2)
    cards = g.add_cards([0, 0, 0], g.at(HAND_OF, 0), 0, 0)
    twin = g.copy()
    Mark("back", "pool").write(g, cards[1], 7)
    assert [Mark("back", "pool").read(g, card) for card in cards] == [0, 7, 0]
    assert [Mark("back", "pool").read(twin, card) for card in cards] == [0, 0, 0]


def test_a_mark_may_be_some_bits_of_a_number() -> None:
    g = table()
    (card,) = g.add_cards([0], g.at(DECK_OF, 0), 0, 0)
    middle = Mark("middle", "known", bit=0b01100)
    g.known[card] = 0b10001
    middle.write(g, card, 2)
    assert (middle.read(g, card), g.known[card]) == (2, 0b11001)
    assert middle.shown(g, card) == 2
    assert not middle.flag
    middle.write(g, card, 1)
    assert g.known[card] == 0b10101


def test_cards_behind_the_end_of_a_column_have_nothing_on_them_until_something_is_put_there() -> None:
    g = table()
    g.memory = [3, 4]
    worn = Mark("worn", "memory", rest=-1)
    assert [worn.read(g, card) for card in range(4)] == [3, 4, -1, -1]
    Mark("worn", "memory").write(g, 3, 7)
    assert g.memory == [3, 4, 0, 7]


def test_a_mark_that_is_made_of_bits_rests_at_0() -> None:
    with pytest.raises(ValueError, match="the mark 'middle' is made of bits, so it rests at 0 and not at -1"):
        Mark("middle", "known", rest=-1, bit=0b110)
