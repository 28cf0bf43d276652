"""The page about scenarios leaves nothing of the format out."""

from __future__ import annotations

from arkade.scenarios import Scenario, read_scenario
from arkade.scenarios.expect import READERS as EXPECTATIONS
from arkade.scenarios.position import NOT_MARKS
from arkade.scenarios.steps import NOBODY_REACTS
from arkade.scenarios.steps import READERS as STEPS
from arkade.scenarios.zone_checks import PARTS
from tests.docs.pages import blocks, page, rows

PAGE = "docs/scenarios.md"


def test_every_entry_of_a_file_is_described() -> None:
    described = ", ".join(entry for entry, _ in rows(PAGE, "The entries")).replace("`", "")
    assert sorted(described.split(", ")) == sorted(Scenario.__struct_fields__)


def test_every_step_and_every_expectation_is_described() -> None:
    text = page(PAGE)
    assert [word for word in (*STEPS, *EXPECTATIONS) if f"`{word}: " not in text] == []
    assert f"`{NOBODY_REACTS}`" in text


def test_everything_that_a_card_or_a_zone_may_have_is_described() -> None:
    text = page(PAGE)
    assert [word for word in (*NOT_MARKS, *PARTS) if f"`{word}`" not in text and f"{word}: " not in text] == []


def test_the_example_of_a_deck_is_well_formed() -> None:
    (deck,) = [block for block in blocks(PAGE, "yaml") if not block.text.startswith("game: sample\n")]
    assert read_scenario(deck.text).faults == ["WB-20.01", "WB-20.02"]
