"""Rule books from outside: read, or refused with one sentence."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

import arkade
from arkade.kernel import RuleBook
from tests.conformance.cases import every_game
from tests.fuzz.hostile import damaged_text, good_or_refused, refused

PIECES = ["- ", "**", "WB-01", ".02", "** ", "  - Ruling: ", "## ", "07 ", "[flow]", " [", "]", "\n", "\t", "K-01"]


def assert_readable(text: str) -> None:
    book = good_or_refused(lambda: RuleBook(text))
    if book is not None:
        for rule in book:
            assert book[rule.id] is rule
            assert book.words(rule.id) == rule.text
        assert len(list(book)) == len(book)


@every_game
@settings(max_examples=100)
@given(data=st.data())
def test_damaged_books(name: str, data: st.DataObject) -> None:
    assert_readable(data.draw(damaged_text(arkade.load(name).rules.text)))


@settings(max_examples=100)
@given(text=st.lists(st.sampled_from(PIECES), max_size=40).map("".join))
def test_pieces_of_rules_in_any_order(text: str) -> None:
    assert_readable(text)


@given(text=st.text(max_size=200))
def test_anything_at_all(text: str) -> None:
    assert_readable(text)


def test_a_rule_that_stands_twice_is_refused() -> None:
    assert "A-01" in refused(lambda: RuleBook("- **A-01** One.\n- **A-01** Two.\n"))
    assert "K-01" in refused(lambda: RuleBook("- **K-01** Mine.\n"))


def test_a_long_line_takes_no_time() -> None:
    for line in ("- **A-01** " + "[" * 50_000, "## " + "1" * 50_000, " " * 50_000, "- **A-01** x" + " [a" * 20_000):
        assert_readable(line)
