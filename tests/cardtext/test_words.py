"""Words: a text cut into the words, numbers and signs that a grammar speaks of."""

from __future__ import annotations

import pytest
from lark import Lark

from arkade.cardtext.words import Text, WordLexer

GRAMMAR = """
start: ("gain" | "don't" | "well-fed" | "pearls" | "→" | "—" | "." | INT | SIGNED | NAME | _NEWLINE)*
%declare INT SIGNED NAME WORD _NEWLINE
"""


def cut(text: str, name: str = "") -> list[tuple[str, str]]:
    """The kinds and values of a text's words, the grammar's own by themselves."""
    lexer = WordLexer(Lark(GRAMMAR, parser="earley", lexer=WordLexer).lexer_conf)
    own = {kind: literal for literal, kind in lexer.kinds.items()}
    return [(own.get(token.type, token.type), str(token)) for token in lexer.lex(Text(text, name))]


def kinds(text: str, name: str = "") -> list[str]:
    return [kind for kind, _ in cut(text, name)]


def test_words_of_the_grammar_are_found_in_any_case() -> None:
    assert kinds("Gain GAIN gain pearls.") == ["gain", "gain", "gain", "pearls", "."]


def test_a_word_that_the_grammar_does_not_know_is_just_a_word() -> None:
    assert cut("Gain mytium") == [("gain", "Gain"), ("WORD", "mytium")]
    assert kinds("gains") == ["WORD"]


def test_numbers_and_signed_numbers_are_kinds_of_their_own() -> None:
    assert cut("3 +2 -1 007") == [("INT", "3"), ("SIGNED", "+2"), ("SIGNED", "-1"), ("INT", "007")]


@pytest.mark.parametrize("huge", ["1234567", "9" * 500])
def test_a_number_that_is_too_long_is_no_number(huge: str) -> None:
    assert cut(huge) == [("WORD", huge)]
    assert "SIGNED" not in kinds(f"+{huge}")


def test_apostrophes_and_hyphens_belong_to_a_word_in_either_writing() -> None:
    assert kinds("don't don’t well-fed") == ["don't", "don't", "well-fed"]
    assert kinds("'gain'") == ["WORD", "gain", "WORD"]


def test_arrows_may_be_typed_and_need_no_spaces() -> None:
    assert kinds("gain→gain -> gain—gain") == ["gain", "→", "gain", "→", "gain", "—", "gain"]


def test_line_breaks_count_and_other_white_space_does_not() -> None:
    assert kinds("gain \t gain\r\n\ngain") == ["gain", "gain", "_NEWLINE", "_NEWLINE", "gain"]


def test_words_know_their_line_and_place() -> None:
    lexer = WordLexer(Lark(GRAMMAR, parser="earley", lexer=WordLexer).lexer_conf)
    tokens = list(lexer.lex(Text("gain\n  pearls", "")))
    assert [(token.start_pos, token.line) for token in tokens] == [(0, 1), (4, 1), (7, 2)]


def test_letters_of_every_script_make_words() -> None:
    assert kinds("Schildkröte 亀") == ["WORD", "WORD"]


def test_the_cards_own_name_is_one_word_however_long() -> None:
    assert cut("Rough Sea gain", "Rough Sea") == [("NAME", "Rough Sea"), ("gain", "gain")]


def test_a_name_is_not_found_within_a_longer_word() -> None:
    assert kinds("Fogbank", "Fog") == ["WORD"]
    assert kinds("Fog.", "Fog") == ["NAME", "."]


def test_a_name_with_a_comma_is_known_by_what_stands_before_it() -> None:
    assert kinds("Marco Polo, Robed in Silk. Marco Polo", "Marco Polo, Robed in Silk") == ["NAME", ".", "NAME"]


def test_a_text_says_whether_it_mentions_its_card() -> None:
    assert Text("Gain 2. Turn Fog over.", "Fog").mentions_its_card()
    assert not Text("Gain 2.", "Fog").mentions_its_card()
    assert not Text("Gain 2.", "").mentions_its_card()


def test_a_grammar_that_asks_for_two_words_at_once_is_refused() -> None:
    with pytest.raises(ValueError, match="'at least' has a space; write its words one by one"):
        Lark('start: "at least"', parser="earley", lexer=WordLexer)
