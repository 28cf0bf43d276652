"""Verbs: options in the words that each viewer may hear."""

from __future__ import annotations

import pytest

from arkade.kernel import A_CARD, AN_EFFECT, CONCEDE, PASS, SPECTATOR, Verb, Verbs
from arkade.kernel.view import LogLine
from tests.kernel.plays import CLAIM, HAND_OF, NAME, POINT, SAY, SWAP, TAKE
from tests.kernel.toys import VERBS, table


class Spoken:
    def clause(self) -> str:
        return "draw a card"


def test_each_part_of_an_option_has_its_words() -> None:
    g = table()
    assert VERBS.words(g, (SAY, -3, 0), 0) == "say -3"
    assert VERBS.words(g, (NAME, 2, 0), 0) == "name Cedar"
    assert VERBS.words(g, (POINT, 1, 0), 0) == "point at P2"
    assert VERBS.words(g, (CLAIM, 2, 0), 0) == "claim the map"


def test_passing_and_conceding_are_verbs_of_every_game() -> None:
    g = table()
    assert VERBS.words(g, PASS, 0) == "pass"
    assert VERBS.words(g, CONCEDE, 0) == "concede"


def test_a_game_may_call_passing_something_else() -> None:
    assert Verbs([Verb(0, "be done")]).words(table(), PASS, 0) == "be done"


def test_a_card_is_named_to_those_who_know_it() -> None:
    g = table()
    mine, other = g.add_cards([0, 1], g.at(HAND_OF, 0), 0, 0)
    g.reveal(other)
    option = (SWAP, mine, other)
    assert VERBS.words(g, option, 0) == "take Ash and put back Birch"
    assert VERBS.words(g, option, 1) == "take a card and put back Birch"
    assert VERBS.words(g, option, SPECTATOR) == "take a card and put back Birch"


def test_an_effect_says_itself() -> None:
    g = table()
    g.table.effects.append(Spoken())
    assert Verbs([Verb(1, "{a}", AN_EFFECT)]).words(g, (1, len(g.table.effects) - 1, 0), 0) == "draw a card"
    g.table.effects.pop()


def test_an_option_lights_up_its_card_and_points_at_another() -> None:
    assert VERBS.cards((TAKE, 5, 0)) == (5, None)
    assert VERBS.cards((SWAP, 5, 6)) == (5, 6)
    assert VERBS.cards((SAY, 5, 0)) == (None, None)
    assert VERBS.cards(PASS) == (None, None)


@pytest.mark.parametrize(
    ("verbs", "words"),
    [
        ([Verb(3, "one"), Verb(3, "other")], "verb 3 stands twice in the list"),
        ([Verb(-1, "give up")], "verb -1 is below 0"),
        ([Verb(-2, "say nothing")], "verb -2 is below 0"),
    ],
)
def test_numbers_of_verbs_are_the_games_own_and_stand_once(verbs: list[Verb], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Verbs(verbs)


def test_a_choice_with_a_private_verb_is_told_to_its_own_seat_only() -> None:
    g = table()
    (card,) = g.add_cards([0], g.at(HAND_OF, 1), 1, 1)
    g.reveal(card)
    secret = Verbs([Verb(1, "add {a}", A_CARD, private=True)]).event(g, None, 1, (1, card, 0))
    assert secret.line_for(0) is None
    assert secret.line_for(1) == LogLine("choice", "P2: add Ash", 1, cards=(card,))
    assert secret.line_for(2) is None
    public = Verbs([Verb(1, "add {a}", A_CARD)]).event(g, None, 1, (1, card, 0))
    assert [line and line.text for line in map(public.line_for, range(3))] == ["P2: add Ash"] * 3
