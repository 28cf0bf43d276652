"""Running scenarios: files and folders in, a report out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from arkade.games.registry import load, load_with
from arkade.kernel import Game
from arkade.kernel.errors import ArkadeError
from arkade.scenarios.expect import read_expectations
from arkade.scenarios.file import Scenario, read_file
from arkade.scenarios.names import Names
from arkade.scenarios.position import blank_table, set_up
from arkade.scenarios.report import Report, Result
from arkade.scenarios.steps import Expectation, Failed, Step, read_steps

ENDINGS = (".yaml", ".yml")


def run_paths(paths: Sequence[Path | str]) -> Report:
    """Run all scenarios in files and folders. A file that is no scenario is reported, and the others still run;
    ArkadeError where a path leads nowhere or a folder has no scenarios."""
    report = Report()
    for path in scenario_files(paths):
        try:
            report.results.append(run_file(path))
        except ArkadeError as fault:
            report.results.append(Result(path, failures=[str(fault)], unreadable=True))
    return report


def scenario_files(paths: Sequence[Path | str]) -> list[Path]:
    """The files that paths stand for, folders with all that is in them, each once."""
    files: dict[Path, None] = {}
    for path in map(Path, paths):
        if path.is_dir():
            found = sorted(file for file in path.rglob("*") if file.suffix in ENDINGS and file.is_file())
            if not found:
                raise ArkadeError(f"{path}: there are no scenarios (*.yaml) in this folder")
            files.update(dict.fromkeys(found))
        elif path.is_file():
            files[path] = None
        else:
            raise ArkadeError(f"{path}: there is no such file or folder")
    return list(files)


def run_file(path: Path | str) -> Result:
    """Run the scenario of one file; ArkadeError where the file is not well formed."""
    path = Path(path)
    try:
        scenario = read_file(path)
        game = game_of(scenario)
        failures = [f"{path}: {failure}" for failure in run(scenario, game)]
    except ArkadeError as fault:
        raise ArkadeError(f"{path}: {fault}") from None
    return Result(path, scenario.title, scenario.game, [game.rules[rule].id for rule in scenario.rules], failures)


def game_of(scenario: Scenario) -> Game:
    """The game of a scenario, with the cards that it adds."""
    return load_with(scenario.game, scenario.cards) if scenario.cards else load(scenario.game)


def run(scenario: Scenario, game: Game) -> list[str]:
    """Play a scenario: the sentences that tell how it failed, none if it holds. ArkadeError where something in
    it has no meaning in this game; nothing is played before all of it has been read."""
    for rule in scenario.rules:
        game.rules[rule]
    if scenario.deck is not None:
        return deck_failures(scenario, game)
    names = blank_table(scenario, game)
    numbered = read_steps(names, scenario.steps)
    steps: list[tuple[str, Step]] = [(f"step {number} ({step.words})", step) for number, step in numbered]
    if scenario.expect:
        steps.append(("at the end", Expectation("expect", read_expectations(names, scenario.expect))))
    set_up(scenario, names)
    return play(names, steps)


def play(names: Names, steps: list[tuple[str, Step]]) -> list[str]:
    """Run up to the first decision, then carry out the steps up to the first that fails."""
    where = "at the beginning"
    try:
        names.g.run()
        for place, step in steps:
            where = place
            step.carry_out(names)
    except Failed as failed:
        return [f"{where}: {sentence}" for sentence in failed.sentences]
    except ArkadeError as fault:
        return [f"{where}: {fault}"]
    except Exception as fault:
        # A position may be one that the game never reaches, and a game may have a bug: either way the report
        # says where it broke, and the other scenarios go on.
        return [f"{where}: the game broke: {type(fault).__name__}: {fault}"]
    unused = [str(throw + 1) for throw in names.g.chance.loaded]
    return [f"at the end: dice that were never thrown: {', '.join(unused)}"] if unused else []


def deck_failures(scenario: Scenario, game: Game) -> list[str]:
    """Let the game check a deck, and compare the rules that it finds broken with those that are expected."""
    check_deck = getattr(game, "check_deck", None)
    if check_deck is None:
        raise ArkadeError(f"{game.title} has no decks to check")
    expected = {game.rules[rule].id for rule in scenario.faults or ()}
    found = set(check_deck(scenario.deck))
    if expected == found:
        return []
    return [f"faults of the deck: expected {rule_list(expected)}, found {rule_list(found)}"]


def rule_list(rules: set[str]) -> str:
    return ", ".join(sorted(rules)) or "none"
