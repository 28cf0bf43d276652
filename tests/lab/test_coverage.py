"""Which rules are cited: by marks on tests, by scenarios, or exempt with a reason."""

from __future__ import annotations

from pathlib import Path

import pytest

import arkade
from arkade.kernel import ArkadeError
from arkade.lab.coverage import Coverage, coverage, exemptions, find_project, marks, scenario_rules

TESTS = """
import pytest

@pytest.mark.rule("TP-01.01", "TP-01.02")
def test_decks_and_hands(): ...

class TestRound:
    @pytest.mark.parametrize("seats", [pytest.param(2, marks=pytest.mark.rule("TP-02.06")), 3])
    def test_tide(self, seats): ...

@pytest.mark.rule("TP-77.01")
def test_of_a_rule_that_is_not_there(): ...

@pytest.mark.rule("WB-01.01")
def test_of_another_game(): ...

@pytest.mark.slow("TP-02.08")
def test_with_another_mark(): ...

def helper():
    return "TP-02.07"
"""
SCENARIO = """
game: sample
rules: [TP-03.02, tp-03.05]
expect:
  over: no
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one file of tests and one scenario."""
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "tests" / "games").mkdir(parents=True)
    (tmp_path / "tests" / "games" / "test_round.py").write_text(TESTS)
    (tmp_path / "tests" / "fog.yaml").write_text(SCENARIO)
    (tmp_path / "tests" / "broken.yaml").write_text("game: [")
    return tmp_path


def test_marks_are_read_from_decorators(project: Path) -> None:
    found = list(marks(project / "tests" / "games" / "test_round.py"))
    assert found == [
        ("TP-01.01", "test_decks_and_hands"),
        ("TP-01.02", "test_decks_and_hands"),
        ("TP-77.01", "test_of_a_rule_that_is_not_there"),
        ("WB-01.01", "test_of_another_game"),
        ("TP-02.06", "test_tide"),
    ]


def test_a_scenario_cites_its_rules_and_a_broken_one_cites_none(project: Path) -> None:
    assert scenario_rules(project / "tests" / "fog.yaml") == ["TP-03.02", "TP-03.05"]
    assert scenario_rules(project / "tests" / "broken.yaml") == []


def test_coverage_tells_what_is_cited_and_what_is_not(project: Path) -> None:
    found = coverage(arkade.load("sample"), project)
    assert found.cited["TP-01.02"][0] == "tests/games/test_round.py::test_decks_and_hands"
    assert found.cited["TP-03.02"][0] == "tests/fog.yaml"
    assert found.unknown == {"TP-77.01": ["tests/games/test_round.py::test_of_a_rule_that_is_not_there"]}
    assert list(found.cited) == [rule.id for rule in arkade.load("sample").rules]
    assert not found.complete


def test_rules_that_nobody_cites_are_missing() -> None:
    found = Coverage("x", {"XX-01.01": ["a test"], "XX-01.02": [], "XX-01.03": [], "XX-01.04": ["another"]}, {}, {})
    assert found.missing == ["XX-01.02", "XX-01.03"]
    assert found.percent == 50
    assert not found.complete


def test_rules_of_the_kernel_are_not_counted(project: Path) -> None:
    assert not [id for id in coverage(arkade.load("sample"), project).cited if id.startswith("K-")]


def test_the_project_is_found_from_any_folder_in_it(project: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    assert find_project(project / "tests" / "games") == project
    with pytest.raises(ArkadeError, match="tests that cite rules were not found"):
        find_project(tmp_path_factory.mktemp("elsewhere"))


def test_a_test_file_that_is_no_python_is_an_error(project: Path) -> None:
    (project / "tests" / "test_broken.py").write_text("def (:")
    with pytest.raises(ArkadeError, match=r"test_broken\.py"):
        coverage(arkade.load("sample"), project)


RULES = {f"XX-01.{number:02}": "text" for number in range(40)}


class TestExemptions:
    def exempt(self, folder: Path, text: str) -> dict[str, str]:
        path = folder / "exempt.toml"
        path.write_text(text, encoding="utf-8")
        return exemptions(path, RULES).exempt

    def test_no_file_exempts_nothing(self, tmp_path: Path) -> None:
        assert exemptions(tmp_path / "exempt.toml", RULES).exempt == {}

    def test_a_rule_may_be_exempt_with_a_reason(self, tmp_path: Path) -> None:
        text = '[exempt]\n"XX-01.00" = "What is in the box."'
        assert self.exempt(tmp_path, text) == {"XX-01.00": "What is in the box."}

    @pytest.mark.parametrize(
        ("text", "words"),
        [
            ('[exempt]\n"XX-01.00" = "a"\n"XX-01.01" = "b"', "at most 1 rules may be exempt, not 2"),
            ('[exempt]\n"XX-09.00" = "a"', "no rule 'XX-09.00'"),
            ('[exempt]\n"XX-01.00" = " "', "without a reason"),
            ('[exempt]\n"XX-01.00" = 3', "Expected `str`"),
            ("[other]", "unknown field"),
            ("[exempt", "Expected"),
        ],
    )
    def test_what_is_wrong_is_said(self, tmp_path: Path, text: str, words: str) -> None:
        with pytest.raises(ArkadeError, match=words):
            self.exempt(tmp_path, text)

    def test_rules_and_sections_of_a_part_that_is_still_to_come_are_named_with_it(self, tmp_path: Path) -> None:
        path = tmp_path / "exempt.toml"
        path.write_text('[later]\n"XX-01" = "the solo game"', encoding="utf-8")
        later = exemptions(path, RULES).later
        assert later
        assert set(later) == {id for id in RULES if id.startswith("XX-01.")}
        assert set(later.values()) == {"the solo game"}

    def test_a_rule_still_to_come_is_neither_missing_nor_counted(self) -> None:
        found = Coverage("x", {"XX-01.00": ["a"], "XX-02.00": [], "XX-03.00": []}, {}, {}, {"XX-02.00": "later"})
        assert found.missing == ["XX-03.00"]
        assert found.percent == 50.0

    def test_an_exempt_rule_is_not_missing(self) -> None:
        found = Coverage("x", {"XX-01.00": [], "XX-01.01": ["a test"]}, {"XX-01.00": "why"}, {})
        assert found.missing == []
        assert found.percent == 100
        assert found.complete
