"""Scenarios: positions, steps and expectations in YAML, for tests, puzzles and bug reports."""

from arkade.scenarios.file import Scenario, read_file, read_scenario
from arkade.scenarios.report import Report, Result
from arkade.scenarios.run import game_of, run, run_file, run_paths, scenario_files

__all__ = [
    "Report",
    "Result",
    "Scenario",
    "game_of",
    "read_file",
    "read_scenario",
    "run",
    "run_file",
    "run_paths",
    "scenario_files",
]
