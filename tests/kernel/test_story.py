"""The story: what happened, told to each viewer in the words that this viewer may hear."""

from __future__ import annotations

from arkade.kernel import PASS, State
from arkade.kernel.story import lines_for
from tests.kernel.plays import BOARD_OF, DECK_OF, HAND_OF, SAY, SWAP, TAKE
from tests.kernel.toys import play, table

VIEWERS = (0, 1, None)


def log(g: State, seat: int | None) -> list[str]:
    return [line.text for line in g.view(seat).log]


def test_a_text_names_the_seat_the_number_and_the_cards() -> None:
    g = table()
    first, second = g.add_cards([0, 1], g.at(BOARD_OF, 0), 0, 0)
    g.tell("gift", "{seat} gives {0} for {1} and {n} coins.", 1, (first, second), "TOY-01.01", number=3)
    (line,) = g.view(0).log
    assert line.text == "P2 gives Ash for Birch and 3 coins."
    assert (line.what, line.seat, line.rule, line.number, line.cards) == ("gift", 1, "TOY-01.01", 3, (first, second))


def test_a_hidden_card_has_neither_name_nor_number_in_the_story() -> None:
    g = table()
    (card,) = g.add_cards([0], g.at(HAND_OF, 1), 1, 1)
    g.tell("draw", "{seat} draws {0}.", 1, (card,))
    mine, other, spectator = (g.view(seat).log[0] for seat in (1, 0, None))
    assert (mine.text, mine.cards) == ("P2 draws Ash.", (card,))
    assert (other.text, other.cards) == (spectator.text, spectator.cards) == ("P2 draws a card.", ())


def test_a_card_known_in_somebody_elses_hand_is_named_without_its_number() -> None:
    g = table()
    (card,) = g.add_cards([0], g.at(HAND_OF, 1), 1, 1)
    g.look(card, 0)
    g.tell("look", "{seat} sees {0}.", 0, (card,))
    assert (g.view(0).log[0].text, g.view(0).log[0].cards) == ("P1 sees Ash.", ())
    assert g.view(1).log[0].cards == (card,)


def test_some_may_be_told_something_else_or_nothing() -> None:
    g = table()
    g.tell("secret", "{seat} whispers.", 0, seats=1 << 1, otherwise="{seat} is silent.")
    g.tell("secret", "Only you hear this.", seats=1 << 1)
    assert log(g, 1) == ["P1 whispers.", "Only you hear this."]
    assert log(g, 0) == log(g, None) == ["P1 is silent."]


def test_what_was_told_stays_told_when_a_card_is_hidden_later() -> None:
    g = table()
    (card,) = g.add_cards([0], g.at(BOARD_OF, 0), 0, 0)
    g.tell("show", "{0} lies here.", cards=(card,))
    g.move(card, g.at(DECK_OF, 0))
    g.shuffle(g.at(DECK_OF, 0))
    assert log(g, 1) == ["Ash lies here."]


def test_a_choice_is_told_before_what_it_leads_to() -> None:
    g = play("draft")
    first, second = g.question_args
    taken, left = g.name(first), g.name(second)
    g.choose(0, (SWAP, first, second))
    assert log(g, 0)[:2] == [f"P1 sees {taken} and {left}.", f"P1: take {taken} and put back {left}"]
    assert log(g, 1)[:2] == ["P1 sees a card and a card.", "P1: take a card and put back a card"]
    assert log(g, None)[2:] == ["P2 sees a card and a card."]


def test_ballots_are_told_when_all_are_in_and_hidden_cards_stay_hidden() -> None:
    g = play("mulligan")
    card = g.pile(HAND_OF, 0)[0]
    name = g.name(card)
    g.choose(0, (TAKE, card, 0))
    g.choose(0, PASS)
    assert [log(g, viewer) for viewer in VIEWERS] == [["P1 has chosen."]] * 3
    g.choose(1, PASS)
    told = ["P1 has chosen.", "P2 has chosen.", "P1: take a card", "P1: pass", "P2: pass"]
    assert log(g, 1) == log(g, None) == told
    assert log(g, 0) == [*told[:2], f"P1: take {name}", *told[3:]]
    assert all(line.cards == () for line in g.view(1).log)


def test_a_match_that_nobody_listens_to_has_no_story() -> None:
    g = play("say")
    g.listening = False
    g.choose(1, (SAY, 1, 0))
    assert g.story is None
    assert log(g, 0) == []


def test_lines_are_found_oldest_first_and_only_those_that_the_viewer_was_told() -> None:
    g = table()
    for text in ("one", "two", "three"):
        g.tell("word", text)
        g.tell("secret", f"secret {text}", seats=1 << 1)
    assert [line.text for line in lines_for(g.story, 0)] == ["one", "two", "three"]
    assert [line.text for line in lines_for(g.story, 1)][-2:] == ["three", "secret three"]
    assert len(lines_for(g.story, g.seats)) == 3


def test_seat_names_with_braces_are_words_like_others() -> None:
    g = table()
    g.table.seat_names[0] = "{n}"
    g.tell("word", "{seat} speaks.", 0)
    assert log(g, 1) == ["{n} speaks."]
