"""Language: texts read into effects, written back, and refused with a helpful sentence."""

from __future__ import annotations

from typing import Any

import pytest
from lark import Token, v_args

from arkade.cardtext import Amount, Builder, Language, TextError
from arkade.games.sample import LANGUAGE
from arkade.games.sample.effects import Gain, Roll
from arkade.kernel import ArkadeError

# -- the constructs of the shared vocabulary, in the words of the sample game ---------------------------------

CONSTRUCTS = {
    "an instruction": "Gain 2 pearls.",
    "an article": "Draw a card.",
    "X": "Roll a die. Gain X pearls.",
    "an amount for each": "Gain 1 pearl for each card in your hand.",
    "two instructions": "Gain 1 pearl and draw a card.",
    "three instructions": "Gain 1 pearl, draw a card and roll a die.",
    "sentences": "Gain 1 pearl. Draw a card. Roll a die.",
    "then": "Gain 1 pearl. Then draw a card.",
    "may": "You may draw a card.",
    "may, at a cost": "You may discard a card → gain 3 pearls.",
    "a cost": "Discard a card → gain 3 pearls.",
    "a cost, then a choice": "Discard a card → you may draw a card.",
    "if": "If you have the fewest pearls, draw a card.",
    "if, otherwise": "If it shows 4 or more, gain 4 pearls; otherwise a rival loses 1 pearl.",
    "if, at a cost": "If you have the fewest pearls, discard a card → gain 3 pearls.",
    "for each": "For each rival, gain 1 pearl.",
    "times": "Do this 3 times: draw a card.",
    "once": "Do this 1 time: draw a card.",
    "choose one": "Choose one — gain 1 pearl; or draw 2 cards.",
    "choose one of three": "Choose one — gain 1 pearl; or draw 2 cards; or roll a die.",
    "choose one, at a cost": "Choose one — discard a card → gain 3 pearls; or draw a card.",
    "one target": "A rival loses 1 pearl.",
    "each target": "Each rival loses 1 pearl.",
    "up to some targets": "Up to 2 rivals lose 1 pearl.",
    "a duration": "Until the end of the round, rivals cannot react.",
    "a timing": "Reaction: Cancel that card.",
    "whenever": "In play: Whenever you gain pearls → draw a card.",
    "when": "When you gain pearls → draw a card.",
    "after": "After you gain pearls → draw a card. Gain 1 pearl.",
    "the first time each round": "In play: The first time each round you gain pearls → draw a card.",
    "an event and a cost": "Whenever you gain pearls, discard a card → gain 3 pearls.",
    "an event and a condition": "Whenever you gain pearls, if you have the fewest pearls → draw a card.",
    "an event and a choice": "Whenever you gain pearls → you may draw a card.",
    "two lines": "Gain 1 pearl.\nReaction: Cancel that card.",
}


@pytest.mark.parametrize("construct", CONSTRUCTS)
def test_every_construct_survives_the_way_from_text_to_effect_and_back(construct: str) -> None:
    text = CONSTRUCTS[construct]
    assert LANGUAGE.write(LANGUAGE.read(text)) == text


@pytest.mark.parametrize("construct", CONSTRUCTS)
def test_every_construct_has_one_meaning(construct: str) -> None:
    assert LANGUAGE.meanings(CONSTRUCTS[construct]) == 1


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("GAIN 2 PEARLS.", "Gain 2 pearls."),
        ("  gain   2\tpearls .  ", "Gain 2 pearls."),
        ("\n\nGain 2 pearls.\n\n\nDraw a card.\n", "Gain 2 pearls.\nDraw a card."),
        ("Gain 2 pearl.", "Gain 2 pearls."),
        ("Gain 02 pearls.", "Gain 2 pearls."),
        ("Discard a card -> gain 3 pearls.", "Discard a card → gain 3 pearls."),
        ("Gain x pearls.", "Gain X pearls."),
    ],
)
def test_what_is_typed_otherwise_is_written_in_the_canonical_way(typed: str, canonical: str) -> None:
    assert LANGUAGE.write(LANGUAGE.read(typed)) == canonical


def test_lines_have_timings_openings_and_events() -> None:
    plain, reaction, waking = LANGUAGE.read(
        "Gain 1 pearl.\nReaction: Cancel that card.\nIn play: The first time each round you gain pearls → roll a die."
    )
    assert (plain.timing, plain.opening, plain.event, plain.first_each_round) == ("", "", "", False)
    assert (reaction.timing, reaction.event) == ("Reaction", "")
    assert (waking.timing, waking.opening, waking.event) == ("In play", "The first time each round", "you gain pearls")
    assert waking.first_each_round
    (often,) = LANGUAGE.read("Whenever you gain pearls → roll a die.")
    assert (often.opening, often.first_each_round) == ("Whenever", False)


@pytest.mark.parametrize("text", ["", "   ", "\n \n"])
def test_a_card_without_text_has_no_abilities(text: str) -> None:
    assert LANGUAGE.read(text) == []
    assert LANGUAGE.write([]) == ""


def test_an_ambiguous_grammar_is_found_out() -> None:
    twofold = '?action: walk | run\nwalk: "go"\nrun: "go"\n' + REST
    assert Language(twofold, TinyBuilder()).meanings("Go.") == 2


# -- a tiny language, for what the sample game does not use ----------------------------------------------------

REST = """
timing: "deploy" -> deploy
event: "you" "attack" -> attack
condition: "you" "can" -> can
countable: "ally" -> ally
"""

GRAMMAR = (
    """
?action: "gain" amount ("mythium" | "card" | "standing")        -> gain
       | NAME "gets" SIGNED _until_end period                   -> gets
       | NAME "rests"                                           -> rests
       | "gain" "at" "most" INT "mythium"                       -> at_most
period: "turn" -> this_turn | "combat" -> this_combat
"""
    + REST
)


@v_args(inline=True)
class TinyBuilder(Builder):
    """Makes of every action a gain of as many pearls as its number says, so that a test can look at it."""

    gain = Gain
    this_turn = staticmethod(lambda: 1)
    this_combat = staticmethod(lambda: 2)

    def roll(self) -> Roll:
        return Roll()

    def gets(self, name: Token, sign: Token, period: int) -> Gain:
        return Gain(Amount(int(sign) * 10 + period, f"{name} {sign}"))

    def rests(self, name: Token) -> Gain:
        return Gain(Amount(0, str(name)))

    def at_most(self, number: Token) -> Gain:
        if int(number) > 9:
            raise ArkadeError(f"{number} mythium is more than there is")
        return Gain(Amount(9 // int(number), ""))


TINY = Language(GRAMMAR, TinyBuilder())


def amount(text: str, name: str = "") -> Any:
    (ability,) = TINY.read(text, name)
    assert isinstance(ability.effect, Gain)
    return ability.effect.amount


def test_amounts_are_numbers_articles_or_x() -> None:
    assert [
        (amount(f"Gain {word} card.").number, amount(f"Gain {word} card.").word) for word in ("3", "a", "an", "X")
    ] == [
        (3, "3"),
        (1, "a"),
        (1, "an"),
        (0, "X"),
    ]


@pytest.mark.parametrize(("period", "number"), [("turn", 21), ("combat", 22)])
def test_a_game_says_what_its_durations_end_with(period: str, number: int) -> None:
    assert amount(f"Dogtamer gets +2 until the end of the {period}.", "Dogtamer").number == number


def test_a_duration_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(TextError, match=r"expected 'turn' or 'combat' after 'Dogtamer gets \+2 until the end of the'"):
        TINY.read("Dogtamer gets +2 until the end of the round.", "Dogtamer")


def test_a_card_speaks_of_itself_by_name() -> None:
    assert amount("Old Dogtamer rests.", "Old Dogtamer").word == "Old Dogtamer"
    assert amount("Marco Polo rests.", "Marco Polo, Robed in Silk").word == "Marco Polo"


def test_another_cards_name_is_not_its_own() -> None:
    with pytest.raises(TextError, match="found 'Cat'"):
        TINY.read("Cat rests.", "Dogtamer")


@pytest.mark.parametrize("name", ["Gain", "Gain 3", "Card", "mythium", "3", "."])
def test_a_card_may_be_called_like_words_of_the_language(name: str) -> None:
    assert amount("Gain 3 mythium.", name).number == 3


# -- errors ------------------------------------------------------------------------------------------------


def complaint(language: Language, text: str, name: str = "") -> str:
    with pytest.raises(TextError) as refused:
        language.read(text, name)
    assert str(refused.value) == f"line {refused.value.line}: {refused.value.words}"
    return str(refused.value)


def test_an_error_names_the_word_what_was_expected_and_what_was_meant() -> None:
    assert complaint(TINY, "Gain 3 mytium.", "Dogtamer") == (
        "line 1: expected 'mythium', 'card' or 'standing' after 'Gain 3', found 'mytium' (did you mean 'mythium'?)"
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Gain 3", "line 1: expected 'mythium', 'card' or 'standing' after 'Gain 3', found the end of the text"),
        ("Gain 3\nRest.", "line 1: expected 'mythium', 'card' or 'standing' after 'Gain 3', found the end of the line"),
        ("Gain 3.", "line 1: expected 'mythium', 'card' or 'standing' after 'Gain 3', found '.'"),
        ("Gain mythium.", "line 1: expected 'at', a number, 'a', 'an' or 'x' after 'Gain', found 'mythium'"),
        ("Gain 1234567 card.", "line 1: expected 'at', a number, 'a', 'an' or 'x' after 'Gain', found '1234567'"),
        ("Gain +1 card.", "line 1: expected 'at', a number, 'a', 'an' or 'x' after 'Gain', found '+1'"),
        (
            "Gain 1 card. Gain 2 crad.",
            "line 1: expected 'mythium', 'card' or 'standing' after 'Gain 2', found 'crad' (did you mean 'card'?)",
        ),
        (
            "Gain 1 card.\n\nDeploy: Gain 2 crad.",
            "line 3: expected 'mythium', 'card' or 'standing' after 'Gain 2', found 'crad' (did you mean 'card'?)",
        ),
    ],
)
def test_errors_say_after_which_words_of_which_line(text: str, words: str) -> None:
    assert complaint(TINY, text) == words


def test_an_error_at_the_beginning_of_a_line_says_so() -> None:
    words = complaint(TINY, "Gain 1 card.\nGian 2 mythium.")
    assert words.startswith("line 2: expected 'gain', the card's name, 'deploy', ")
    assert words.endswith(" at the start, found 'Gian' (did you mean 'gain'?)")


def test_an_error_at_the_beginning_of_a_sentence_quotes_the_one_before() -> None:
    assert " after 'Gain 1 card.', found 'Gian'" in complaint(TINY, "Gain 1 card. Gian 2 mythium.")


def test_a_long_list_of_what_was_expected_is_cut_short() -> None:
    words = complaint(LANGUAGE, "Xylophone.")
    expected = words.split("expected ")[1].split(" at the start")[0]
    assert expected.count("'") == 14
    assert expected.endswith(" other words")
    assert len(words) < 160


def test_long_words_and_long_sentences_are_cut_short() -> None:
    words = complaint(TINY, "Gain 1 card, " * 40 + "x" * 1000)
    assert len(words) < 300
    assert "after '…" in words


def test_where_only_a_new_line_can_follow_that_is_what_is_expected() -> None:
    closed = Language('%extend line: "end"\n?action: "go" -> roll\n' + REST, TinyBuilder())
    assert complaint(closed, "End end").endswith("expected a new line after 'End', found 'end'")


def test_the_error_that_got_further_is_told_when_a_name_is_also_a_word() -> None:
    assert " after 'Gain 3', found 'mytium'" in complaint(TINY, "Gain 3 mytium.", "Gain")
    assert " after 'Gain rests', found 'mytium'" in complaint(TINY, "Gain rests mytium.", "Gain")


def test_what_a_builder_refuses_is_told_with_its_line() -> None:
    assert complaint(TINY, "Gain 1 card.\nGain at most 12 mythium.") == "line 2: 12 mythium is more than there is"
    assert complaint(LANGUAGE, "Up to 0 rivals lose 1 pearl.") == "line 1: 'up to' needs a number of 1 or more"


def test_a_fault_of_the_builder_itself_is_not_blamed_on_the_card() -> None:
    with pytest.raises(Exception, match="division") as fault:
        TINY.read("Gain at most 0 mythium.")
    assert not isinstance(fault.value, ArkadeError)


def test_a_text_that_is_far_too_long_is_not_even_tried() -> None:
    assert complaint(TINY, "Gain 1 card. " * 200) == "line 1: the text is longer than 2000 characters"
