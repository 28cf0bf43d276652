"""The commands that show things: games, cards, rules, scenarios; and how they are written."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

import arkade
from tests.cli.command import PROGRAM, call, call_program


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(capsys, "--version").out == f"arkade {arkade.__version__}\n"


def test_without_a_command_the_commands_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(capsys)
    assert answer.code == 0
    for command in ("games", "play", "cards", "rules", "scenario", "replay", "sim", "soak", "bench"):
        assert f" {command} " in answer.out


@pytest.mark.parametrize("command", ["games", "play", "cards", "rules", "scenario", "replay", "sim", "soak", "bench"])
def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str], command: str) -> None:
    answer = call(capsys, command, "--help")
    assert answer.code == 0
    assert f"Usage: arkade {command}" in answer.out


def test_games_are_listed_with_their_modes(capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(capsys, "games")
    assert answer.code == 0
    for name in arkade.GAMES:
        game = arkade.load(name)
        assert f"{name}: {game.title}" in answer.out
        for mode in game.modes:
            assert mode in answer.out
    listed = json.loads(call(capsys, "games", "--json").out)
    assert [game["name"] for game in listed] == list(arkade.GAMES)
    sample = next(game for game in listed if game["name"] == "sample")
    teams = sample["modes"][1]
    assert (teams["name"], teams["title"], teams["seats"]) == ("teams", "two against two", [4])
    text = "who leads the first round: lot, P1, P2, P3 or P4"
    assert teams["settings"] == [{"name": "first player", "text": text, "default": "lot"}]


def test_names_of_games_may_have_hyphens_and_capitals(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(capsys, "cards", "SAMPLE", "heron").out == call(capsys, "cards", "sample", "Heron").out


def test_games_say_what_can_be_set_as_it_is_typed(capsys: pytest.CaptureFixture[str]) -> None:
    shown = " ".join(call(capsys, "games").out.split())
    assert "decks=earth,stars (two of" in shown
    assert "best_of=1 (how many games" in shown


def test_a_part_of_a_name_is_enough_to_read_a_card(capsys: pytest.CaptureFixture[str]) -> None:
    whole = call(capsys, "cards", "worldbreakers", "Khutulun, the True Daughter").out
    assert call(capsys, "cards", "worldbreakers", "khutulun the").out == whole
    assert call(capsys, "cards", "worldbreakers", "true daughter").out == whole


def test_a_card_is_shown_with_its_stats_and_text(capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(capsys, "cards", "sample", "rough sea")
    assert answer.out.startswith("Rough Sea  speed 6\n")
    assert "Roll a die. If it shows 4 or more" in answer.out


def test_what_a_card_simply_is_stands_there_without_a_value(capsys: pytest.CaptureFixture[str]) -> None:
    shown = call(capsys, "cards", "arackhan_wars", "Gabriel").out
    assert "legendary" in shown
    assert "True" not in shown
    assert "legendary" not in call(capsys, "cards", "arackhan_wars", "Ice Golem").out
    assert "attack 0" in call(capsys, "cards", "arackhan_wars", "Lightning Bird").out


def test_all_cards_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(capsys, "cards", "sample")
    data = json.loads(call(capsys, "cards", "sample", "--json").out)
    assert [card["name"] for card in data] == arkade.load("sample").faces
    assert data[3] == {"name": "Diver", "speed": 3, "text": "Gain 2 pearls."}
    for card in data:
        assert card["name"] in answer.out


def test_a_rule_is_found_in_any_case(capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(capsys, "rules", "sample", "tp-03.05")
    assert answer.out == "TP-03.05  Cards\n  Nobody can react while a rival's Fog lasts.\n"


def test_the_whole_book_is_shown_with_the_rules_of_every_table(capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(capsys, "rules", "sample")
    for rule in arkade.load("sample").rules:
        assert rule.id in answer.out
    assert "K-01" in answer.out
    data = json.loads(call(capsys, "rules", "sample", "--json").out)
    assert [rule["id"] for rule in data] == [rule.id for rule in arkade.load("sample").rules]
    assert set(data[0]) == {"id", "section", "kind", "text", "rulings"}


class TestCoverage:
    @pytest.fixture
    def project(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        (tmp_path / "pyproject.toml").touch()
        (tmp_path / "tests").mkdir()
        monkeypatch.chdir(tmp_path / "tests")
        return tmp_path

    def cite(self, project: Path, *ids: str) -> None:
        listed = ", ".join(f'"{id}"' for id in ids)
        text = f"import pytest\n\n@pytest.mark.rule({listed})\ndef test_all(): ...\n"
        (project / "tests" / "test_all.py").write_text(text)

    def test_all_rules_cited_is_success(self, capsys: pytest.CaptureFixture[str], project: Path) -> None:
        self.cite(project, *[rule.id for rule in arkade.load("sample").rules])
        answer = call(capsys, "rules", "sample", "--coverage")
        assert answer.code == 0
        assert "100.0 % of 25 rules are shown by tests." in answer.out
        assert "missing" not in answer.out

    def test_a_citation_of_no_rule_is_a_failure(self, capsys: pytest.CaptureFixture[str], project: Path) -> None:
        self.cite(project, *[rule.id for rule in arkade.load("sample").rules], "TP-88.01")
        answer = call(capsys, "rules", "sample", "--coverage")
        assert answer.code == 1
        assert "No such rule: TP-88.01 (cited by tests/test_all.py::test_all)" in answer.out

    def test_the_same_for_programs(self, capsys: pytest.CaptureFixture[str], project: Path) -> None:
        self.cite(project, "TP-01.01", "TP-88.01")
        answer = call(capsys, "rules", "sample", "--coverage", "--json")
        data = json.loads(answer.out)
        assert answer.code == 1
        assert data["rules"] == 25
        assert data["cited"]["TP-01.01"][0] == "tests/test_all.py::test_all"
        assert data["missing"] == [id for id, places in data["cited"].items() if not places]
        assert data["percent"] == pytest.approx(100 * (25 - len(data["missing"])) / 25)


class TestScenario:
    RIGHT = "game: sample\nexpect:\n  over: no\n"
    WRONG = "game: sample\nexpect:\n  over: yes\n"

    def test_files_and_folders_are_run_and_counted(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        (tmp_path / "right.yaml").write_text(self.RIGHT)
        assert call(capsys, "scenario", str(tmp_path)).out == "1 passed, 0 failed\n"
        (tmp_path / "wrong.yaml").write_text(self.WRONG)
        answer = call(capsys, "scenario", str(tmp_path / "right.yaml"), str(tmp_path))
        assert answer.code == 1
        assert answer.out.endswith("1 passed, 1 failed\n")
        assert "wrong.yaml:attheend" in "".join(answer.out.split())

    def test_a_file_that_is_no_scenario_is_bad_input(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        (tmp_path / "right.yaml").write_text(self.RIGHT)
        (tmp_path / "half.yaml").write_text("game: [sample")
        answer = call(capsys, "scenario", str(tmp_path))
        assert answer.code == 2
        assert answer.out == "1 passed, 1 failed\n"
        assert answer.err.count("\n") == 1
        assert "half.yaml" in answer.err


class TestWriting:
    def test_without_a_terminal_there_are_no_escape_codes(self) -> None:
        for arguments in (["games"], ["cards", "sample"], ["rules", "sample"], ["--help"]):
            assert "\x1b" not in call_program(*arguments).out

    def test_a_terminal_that_lacks_a_character_stops_nothing(self) -> None:
        answer = call_program("cards", "sample", "beachcomber", settings={"PYTHONIOENCODING": "ascii"})
        assert answer.code == 0
        assert "You may discard a card ? gain 3 pearls." in answer.out

    def test_a_reader_that_leaves_is_no_error(self) -> None:
        with subprocess.Popen([*PROGRAM, "rules", "sample"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
            assert program.stdout is not None
            assert program.stderr is not None
            program.stdout.close()
            assert program.stderr.read() == b""


def test_a_card_that_is_ours_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert "our own" in call(capsys, "cards", "worldbreakers", "Natty Matron").out
    assert "our own" not in call(capsys, "cards", "worldbreakers", "Dogtamer").out
