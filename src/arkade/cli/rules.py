"""`arkade rules`: the numbered rules, and which of them a test shows."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import arkade
from arkade.cli.arguments import AsJson, GameName
from arkade.cli.screen import paper, write_json
from arkade.kernel import ArkadeError, Game, Rule
from arkade.table.page import grid
from arkade.table.printed import print_rule

if TYPE_CHECKING:
    from arkade.lab.coverage import Coverage


def rules(
    name: GameName,
    id: Annotated[str | None, typer.Argument(metavar="ID", help="The number of one rule, such as TP-02.03.")] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Show which tests cite each rule; exit code 1 if one is not cited.")
    ] = False,
    as_json: AsJson = False,
) -> int:
    """Show the rules of a game, one of them, or which of them are shown by tests."""
    game = arkade.load(name)
    if coverage:
        if id is not None:
            raise ArkadeError("--coverage is about all rules of a game: leave out the number of the rule")
        return report_coverage(game, measured(game), as_json)
    chosen = list(game.rules) if id is None else [game.rules[id]]
    if as_json:
        write_json([as_data(rule) for rule in chosen])
    elif id is not None:
        print_rule(paper(), chosen[0])
    else:
        print_book(paper(), [*chosen, *[game.rules[id] for id in sorted(game.rules.kernel)]])
    return 0


def measured(game: Game) -> Coverage:
    """Which rules are cited in the project that the current folder belongs to."""
    from arkade.lab.coverage import coverage, find_project  # costs other commands a tenth of their start

    return coverage(game, find_project(Path.cwd()))


def as_data(rule: Rule) -> dict[str, object]:
    return {"id": rule.id, "section": rule.section, "kind": rule.kind, "text": rule.text, "rulings": rule.rulings}


def print_book(console: Console, book: list[Rule]) -> None:
    """Rules section by section, with rulings below."""
    for section, group in groupby(book, key=lambda rule: rule.section):
        console.print(Text(section, style="bold"))
        block = Table.grid(padding=(0, 2))
        for rule in group:
            block.add_row(Text(rule.id, style="cyan"), Text(rule.text))
            for ruling in rule.rulings:
                block.add_row("", Text(f"Ruling: {ruling}"))
        console.print(block)
        console.print()


def report_coverage(game: Game, found: Coverage, as_json: bool) -> int:
    """Which tests cite each rule, section by section."""
    if as_json:
        write_json(coverage_data(found))
    else:
        print_coverage(paper(), game, found)
    return 0 if found.complete else 1


def coverage_data(found: Coverage) -> dict[str, object]:
    return {
        "game": found.game,
        "rules": len(found.in_force),
        "percent": found.percent,
        "missing": found.missing,
        "exempt": found.exempt,
        "later": found.later,
        "unknown": found.unknown,
        "cited": found.cited,
    }


def print_coverage(console: Console, game: Game, found: Coverage) -> None:
    for section, group in groupby(game.rules, key=lambda rule: rule.section):
        table = grid("rule", "tests ", "cited by", title=section)
        for rule in group:
            places = found.cited[rule.id]
            table.add_row(rule.id, str(len(places)), cited_by(found, rule.id))
        console.print(table)
    console.print(f"{found.percent:.1f} % of {len(found.in_force)} rules are shown by tests.", style="bold")
    if found.missing:
        console.print(f"Missing: {', '.join(found.missing)}")
    for part in dict.fromkeys(found.later.values()):
        waiting = [id for id, reason in found.later.items() if reason == part]
        console.print(f"Still to come with {part}: {len(waiting)} rules ({', '.join(waiting)})")
    for id, places in found.unknown.items():
        console.print(f"No such rule: {id} (cited by {places[0]})")


def cited_by(found: Coverage, id: str) -> str:
    """The first test that cites a rule and how many more there are, or why there is none."""
    places = found.cited[id]
    if places:
        return places[0] if len(places) == 1 else f"{places[0]} and {len(places) - 1} more"
    if id in found.later:
        return f"comes with {found.later[id]}"
    return f"exempt: {found.exempt[id]}" if id in found.exempt else "✗ missing"
