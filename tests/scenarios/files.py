"""The scenario files that come with the games."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import arkade
from arkade.scenarios import scenario_files


def folder(game: str) -> Path:
    return Path(str(files(f"arkade.games.{game}"))) / "scenarios"


SAMPLE_FILES = scenario_files([folder("sample")])
ALL_FILES = scenario_files([folder(game) for game in arkade.GAMES])
