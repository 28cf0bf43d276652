"""Coverage: which rules of a game are shown by a test.

A test cites a rule by `@pytest.mark.rule("WB-07.03")`, a scenario by its list `rules`. A game's `exempt.toml`
may name the few rules that no test can show, each with the reason:

    [exempt]
    "WB-01.01" = "What is in the box."

and the rules and sections of a part of the game that is still to come, with the name of that part:

    [later]
    "WB-22" = "the solo campaign"
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path

import msgspec

from arkade.kernel import ArkadeError, Game
from arkade.kernel.errors import shorten
from arkade.scenarios import read_file

EXEMPT_SHARE = 0.03


class Exemptions(msgspec.Struct, forbid_unknown_fields=True):
    """The content of `exempt.toml`."""

    exempt: dict[str, str] = {}
    later: dict[str, str] = {}


class Coverage(msgspec.Struct, frozen=True):
    """The rules of a game in the order of its book, and the tests that cite each of them.

    `later` holds the rules of parts that are still to come, `unknown` the citations of rules that the book does
    not have.
    """

    game: str
    cited: dict[str, list[str]]
    exempt: dict[str, str]
    unknown: dict[str, list[str]]
    later: dict[str, str] = {}

    @property
    def in_force(self) -> list[str]:
        """The rules of what the game has today."""
        return [id for id in self.cited if id not in self.later]

    @property
    def missing(self) -> list[str]:
        return [id for id in self.in_force if not self.cited[id] and id not in self.exempt]

    @property
    def percent(self) -> float:
        """How many rules in force of a hundred are cited or exempt."""
        return 100 * (1 - len(self.missing) / len(self.in_force)) if self.in_force else 100.0

    @property
    def complete(self) -> bool:
        return not self.missing and not self.unknown


def coverage(game: Game, project: Path) -> Coverage:
    """Which rules of a game the tests and scenarios of a project cite."""
    folder = game_folder(game)
    cited: dict[str, list[str]] = {rule.id: [] for rule in game.rules}
    unknown: dict[str, list[str]] = {}
    prefixes = {id.partition("-")[0] for id in cited}
    for id, place in citations(project, folder):
        if id in cited:
            cited[id].append(place)
        elif id.partition("-")[0] in prefixes:
            unknown.setdefault(id, []).append(place)
    marked_out = exemptions(folder / "exempt.toml", cited)
    return Coverage(game.name, cited, marked_out.exempt, unknown, marked_out.later)


def find_project(start: Path) -> Path:
    """The nearest folder above that has tests: the root of the project."""
    for folder in (start, *start.parents):
        if (folder / "tests").is_dir() and (folder / "pyproject.toml").is_file():
            return folder
    raise ArkadeError("the tests that cite rules were not found: run this in the folder of the project")


def game_folder(game: Game) -> Path:
    """The folder of a game's rules, cards and scenarios."""
    return Path(str(files(f"arkade.games.{game.name}")))


# -- citations ---------------------------------------------------------------------------------------


def citations(project: Path, folder: Path) -> Iterator[tuple[str, str]]:
    """Every citation of a rule: its id, and the test or scenario that cites it."""
    for path in sorted((project / "tests").rglob("*.py")):
        for id, name in marks(path):
            yield id, f"{path.relative_to(project).as_posix()}::{name}"
    for root, base in ((project / "tests", project), (folder, folder.parent)):
        for path in sorted(root.rglob("*.yaml")):
            for id in scenario_rules(path):
                yield id, path.relative_to(base).as_posix()


def marks(path: Path) -> Iterator[tuple[str, str]]:
    """The rules that the tests in a file are marked with, each with the test's name."""
    try:
        tree = ast.parse(path.read_bytes(), filename=path.name)
    except (SyntaxError, ValueError):
        raise ArkadeError(f"{path.name} among the tests is no Python that can be read") from None
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
            for decorator in node.decorator_list:
                for id in marked(decorator):
                    yield id, node.name


def marked(decorator: ast.expr) -> Iterator[str]:
    """The ids within a decorator: `pytest.mark.rule(...)`, alone or on a single parameter set."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def scenario_rules(path: Path) -> list[str]:
    """The rules that a scenario cites. A file that is no scenario, such as a broken one for tests, cites none."""
    try:
        return [id.upper() for id in read_file(path).rules]
    except ArkadeError:
        return []


# -- exemptions --------------------------------------------------------------------------------------


def exemptions(path: Path, rules: Mapping[str, object]) -> Exemptions:
    """The rules of a game that need no test, and those of parts that are still to come, with the reasons."""
    if not path.is_file():
        return Exemptions()
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Exemptions)
    except (ValueError, msgspec.ValidationError) as fault:
        raise ArkadeError(f"{path.parent.name}/{path.name}: {shorten(str(fault), 200)}") from None
    exempt = by_rule(path, found.exempt, rules)
    if len(exempt) > EXEMPT_SHARE * len(rules):
        most = int(EXEMPT_SHARE * len(rules))
        raise ArkadeError(f"{path.parent.name}/{path.name}: at most {most} rules may be exempt, not {len(exempt)}")
    return Exemptions(exempt, by_rule(path, found.later, rules))


def by_rule(path: Path, reasons: Mapping[str, str], rules: Mapping[str, object]) -> dict[str, str]:
    """Reasons by rule, where an entry may stand for a whole section."""
    found: dict[str, str] = {}
    for id, reason in reasons.items():
        meant = [rule for rule in rules if rule == id or rule.startswith(f"{id}.")]
        if not meant:
            raise ArkadeError(f"{path.parent.name}/{path.name}: there is no rule {shorten(id)!r}")
        if not reason.strip():
            raise ArkadeError(f"{path.parent.name}/{path.name}: {id} is exempt without a reason")
        found.update(dict.fromkeys(meant, reason))
    return found
