"""Golden files: whole games written down, and tables of how many ways a game can go.

`make golden` writes them anew; a change in them is a change in how a game plays, and is reviewed as a diff.
"""

from __future__ import annotations

from pathlib import Path

import arkade
from arkade.kernel import Option, State, View, ZoneView
from arkade.kernel.chance import seeded
from tests.conformance.cases import Case, cases_of
from tests.conformance.playing import LONGEST_GAME, random_choice

FOLDER = Path(__file__).parent.parent / "golden"
SEED = "golden"
PERFT_SEEDS = (1, 2)
PERFT_LIMIT = 1000
PERFT_DEPTH = 12


def case_path(case: Case) -> Path:
    return Path(case.name, f"{case.mode}-{case.seats}.txt")


def perft_path(name: str) -> Path:
    return Path(name, "perft.txt")


def golden_paths(name: str) -> list[Path]:
    """The golden files of a game, within the folder of all."""
    return [perft_path(name), *[case_path(case) for case in cases_of(name)]]


def golden_files(name: str) -> dict[Path, str]:
    """What should stand in the golden files of a game now."""
    games = {case_path(case): playthrough(case) for case in cases_of(name)}
    return {perft_path(name): perft_table(name), **games}


def playthrough(case: Case) -> str:
    """A random game: each choice in the words of who made it, of how many, and the digest after it."""
    g = case.new(SEED)
    chance = seeded(f"{SEED} {case}")
    lines = [f"{case.game.title}, mode {case.mode}, {case.seats} seats, seed {SEED}, rules {case.game.version}"]
    lines.append(f"digest {g.digest()} when the first question is asked")
    while not g.over:
        assert g.choices < LONGEST_GAME
        lines.append(told_choice(g, *random_choice(g, chance)))
    lines += ["", "The table at the end, as a spectator sees it:", *table(g.view(None))]
    return "\n".join(lines) + "\n"


def told_choice(g: State, seat: int, option: Option) -> str:
    words = g.table.game.verbs.words(g, option, seat)
    ways = len(g.options(seat))
    g.choose(seat, option)
    return f"{g.choices:4} {g.table.seat_names[seat]}: {words} (1 of {ways}) {g.digest()}"


def table(view: View) -> list[str]:
    """A view in a few lines: counters, zones that are not empty, the outcome."""
    lines = [f"{name}: {number}" for name, number in view.counters.items()]
    for seat in view.seats:
        counters = ", ".join(f"{name} {number}" for name, number in seat.counters.items())
        lines.append(f"{seat.name} (team {seat.team}): {counters}")
    for zone in view.zones:
        if zone.count:
            whose = "" if zone.seat is None else f"{view.seats[zone.seat].name}'s "
            lines.append(f"{whose}{zone.name} ({zone.count}): {cards(zone)}".rstrip(": "))
    return [*lines, f"outcome: {view.outcome}"]


def cards(zone: ZoneView) -> str:
    return ", ".join(card.name or "a card" for card in zone.cards)


def perft_table(name: str) -> str:
    """For each way to play: the number of ways to make the first 1, 2, 3 … choices."""
    lines = [f"{arkade.load(name).title}: how many sequences of 1, 2, 3 … choices there are"]
    for case in cases_of(name):
        for seed in PERFT_SEEDS:
            counts = " ".join(str(count) for count in perft(case.game.new(seed, case.mode, {"seats": case.seats})))
            lines.append(f"{case} seed {seed}: {counts}")
    return "\n".join(lines) + "\n"


def perft(start: State) -> list[int]:
    """Count sequences of choices by length, until there are many. Of several seats that are asked at once the
    first answers first, so that no two sequences differ by the order of secret answers only."""
    counts: list[int] = []
    layer = [start]
    while layer and len(counts) < PERFT_DEPTH:
        counts.append(sum(len(g.decisions[0].options) for g in layer))
        if counts[-1] > PERFT_LIMIT:
            break
        layer = [after for g in layer for after in followers(g) if not after.over]
    return counts


def followers(g: State) -> list[State]:
    """The positions after each option of the first seat that is asked."""
    decision = g.decisions[0]
    found = []
    for option in decision.options:
        after = g.copy()
        after.choose(decision.seat, option)
        found.append(after)
    return found
