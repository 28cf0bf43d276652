"""The games play as they did when the golden files were last reviewed, in plain and in compiled form.

Both forms run these tests against the same files, digest by digest, so that the two forms are equal too.
"""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

import arkade
from tests.conformance.cases import Case, every_case, every_game
from tests.conformance.golden import FOLDER, case_path, golden_paths, perft_path, perft_table, playthrough


def compare_with_golden(path: Path, now: str) -> None:
    golden = path.read_text(encoding="utf-8") if path.exists() else ""
    if now != golden:
        difference = unified_diff(golden.splitlines(), now.splitlines(), "golden", "now", lineterm="", n=1)
        shown = "\n".join(islice(difference, 30))
        pytest.fail(f"{path.name} has changed: run `make golden` and review the diff\n{shown}", pytrace=False)


@every_case
def test_the_golden_game_plays_as_it_did(case: Case) -> None:
    compare_with_golden(FOLDER / case_path(case), playthrough(case))


@every_game
def test_there_are_as_many_ways_to_go_as_there_were(name: str) -> None:
    compare_with_golden(FOLDER / perft_path(name), perft_table(name))


def test_there_is_a_golden_file_for_every_case_and_no_other() -> None:
    found = {path.relative_to(FOLDER) for path in FOLDER.rglob("*") if path.is_file()}
    assert found == {path for name in arkade.GAMES for path in golden_paths(name)}
