"""The lab's commands on every game: rivals meet each other, and crews are measured by themselves on the same deals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import arkade
from arkade.lab.fit import weights_file
from tests.cli.command import call

CREWS = {"ark_ship"}
"""The games that all play together: nobody meets anybody there."""
BOTS = ("--bots", "random,greedy:1", "--games", "2", "--processes", "1")


def result_of(capsys: pytest.CaptureFixture[str], *line: str) -> Any:
    """What a command of the lab tells programs, when nothing went wrong."""
    done = call(capsys, "lab", *line, "--json")
    assert (done.code, done.err) == (0, "")
    return json.loads(done.out)


@pytest.mark.parametrize("name", arkade.GAMES)
def test_a_ladder_has_pairs_of_rivals_and_crews_by_themselves(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str
) -> None:
    rungs = result_of(capsys, "ladder", name, *BOTS, "--results", str(tmp_path / "results"))
    pairs = [["random"], ["greedy:1"]] if name in CREWS else [["greedy:1", "random"]]
    assert [rung["bots"] for rung in rungs] == pairs
    assert {(rung["games"], rung["errors"]) for rung in rungs} == {(2, 0)}


@pytest.mark.parametrize("name", arkade.GAMES)
def test_a_tournament_rates_rivals_by_their_games_and_crews_by_the_same_deals(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str
) -> None:
    path = tmp_path / "results"
    standings = result_of(capsys, "tournament", name, *BOTS, "--results", str(path))
    assert {(one["name"], one["games"]) for one in standings} == {("random", 2), ("greedy:1", 2)}
    assert standings[0]["rating"] >= standings[1]["rating"]
    played = [json.loads(line) for line in path.read_bytes().splitlines()[1:]]
    if name in CREWS:
        assert sorted((one["bots"], one["number"]) for one in played) == [
            (["greedy:1"], 0),
            (["greedy:1"], 1),
            (["random"], 0),
            (["random"], 1),
        ]
    else:
        assert [one["bots"] for one in played] == [["random", "greedy:1"]] * 2
        assert sum(one["share"] for one in standings) == pytest.approx(1)


@pytest.mark.parametrize("name", arkade.GAMES)
def test_a_fit_weighs_every_feature_of_a_game_and_keeps_the_old_weights_without_a_proof(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    game = arkade.load(name)
    assert game.evaluation is not None
    before = weights_file(game).read_bytes()
    size = ("--games", "2", "--trial", "2", "--bot", "random", "--processes", "1")
    found = result_of(capsys, "fit", name, *size)
    assert list(found["weights"]) == [feature.name for feature in game.evaluation.features]
    assert any(found["weights"].values())
    assert (found["games"], found["errors"], found["share"], found["accepted"]) == (2, 0, 0.5, False)
    assert weights_file(game).read_bytes() == before


@pytest.mark.parametrize("name", arkade.GAMES)
def test_a_balance_tells_of_rivals_who_goes_first_and_of_crews_how_often_they_win(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str
) -> None:
    folder = tmp_path / "results"
    line = ("lab", "balance", name, "--bot", "random", "--games", "4", "--processes", "1", "--results", str(folder))
    done = call(capsys, *line)
    assert done.code == 0
    title = arkade.load(name).title
    assert done.out.startswith(f"{title}: 4 games on ")
    assert "failed" not in done.out
    assert f"<h1>The balance of {title}</h1>" in (folder / "balance.html").read_text(encoding="utf-8")
    pictures = {path.name for path in folder.glob("*.png")}
    about, not_about = ("crew", "turns") if name in CREWS else ("turns", "crew")
    assert {f"balance-{about}.png", "balance-length.png", "balance-comebacks.png"} <= pictures
    assert f"balance-{not_about}.png" not in pictures
