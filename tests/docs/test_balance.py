"""The page about balance names every chart that the command can make, and shows no other."""

from __future__ import annotations

import re
from pathlib import Path

import arkade
from arkade.lab.balance import balance_of
from arkade.lab.balance_charts import CARD_NAMES, balance_figures
from arkade.lab.results import results_of
from tests.lab.made_up import game

PAGE = Path(__file__).parents[2] / "docs" / "balance.md"
LEADS = [[0.6, 0.4]] * 3


def test_the_page_says_what_the_command_makes_in_full() -> None:
    text = PAGE.read_text(encoding="utf-8")
    rivals = [game(n, (1.0, 0.0), decks=("one", "other")[:: 1 - 2 * n], leads=LEADS) for n in range(2)]
    crew = [game(0, (1.0, 1.0), teams=(0, 0), first=None)]
    sample = arkade.load("sample")
    found = [figure for games in (rivals, crew) for figure in balance_figures(balance_of(sample, results_of(games)))]
    told = set(re.findall(r"`balance-(\w+)\.png`", text))
    assert told == {figure.name for figure in found} | set(CARD_NAMES.values())
    shown = set(re.findall(r"\(pictures/balance-\w+-(\w+)\.png\)", text))
    assert shown < told
    assert "What this page shows is a selection" in text
