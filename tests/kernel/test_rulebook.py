"""The rulebook: rules read from their text, found by id."""

from __future__ import annotations

import pytest

from arkade import ArkadeError
from arkade.kernel import RuleBook
from arkade.kernel.rulebook import read_rules

TEXT = """# A game: rules

Words before the first section are not rules.

## 01 Setting up
- **AB-01.01** Everybody draws 3 cards. [setup]
- **AB-01.02** The oldest begins; *older* means born earlier. [setup, flow]
  - Ruling: twins throw a die.
  - Ruling: so do triplets.

## The end
- **AB-02** The game ends. Nobody wins
- AB-03 is no rule without stars.
"""


def test_rules_have_an_id_a_text_a_kind_and_a_section() -> None:
    first, second, third = read_rules(TEXT)
    assert (first.id, first.text, first.kind, first.section) == (
        "AB-01.01", "Everybody draws 3 cards.", "setup", "Setting up",
    )  # fmt: skip
    assert (second.text, second.kind) == ("The oldest begins; *older* means born earlier.", "setup, flow")
    assert (third.id, third.text, third.kind, third.section) == ("AB-02", "The game ends. Nobody wins", "", "The end")


def test_rulings_belong_to_the_rule_above_them() -> None:
    first, second, _ = read_rules(TEXT)
    assert first.rulings == []
    assert second.rulings == ["twins throw a die.", "so do triplets."]


def test_a_book_lists_the_games_own_rules_in_order() -> None:
    book = RuleBook(TEXT)
    assert [rule.id for rule in book] == ["AB-01.01", "AB-01.02", "AB-02"]
    assert len(book) == 3


def test_a_book_knows_the_kernels_rules_too() -> None:
    book = RuleBook(TEXT)
    assert book["K-01"].text == "The game is over: nothing can be chosen any more."
    assert sorted(book.kernel) == ["K-01", "K-02", "K-03", "K-04", "K-05", "K-06"]


def test_a_rule_is_found_in_any_case() -> None:
    assert RuleBook(TEXT)["ab-01.02"].id == "AB-01.02"


def test_an_unknown_rule_is_met_with_the_nearest() -> None:
    with pytest.raises(ArkadeError, match=r"^unknown rule 'AB-01\.03': did you mean 'AB-01\.0[12]'\?$"):
        RuleBook(TEXT)["AB-01.03"]


def test_a_refusal_quotes_the_sentence_of_a_rule() -> None:
    book = RuleBook(TEXT)
    assert book.words("AB-01.01") == "Everybody draws 3 cards."
    assert book.words("AB-99") == "That is not allowed."


@pytest.mark.parametrize("twice", ["- **AB-01.01** Again.", "- **K-01** The kernel's own."])
def test_a_rule_that_stands_twice_is_a_fault(twice: str) -> None:
    with pytest.raises(ArkadeError, match="stands twice in the rules"):
        RuleBook(f"{TEXT}\n{twice}")
