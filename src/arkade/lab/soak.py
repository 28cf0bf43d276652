"""Soak: very many random games over all that a game has, to find the one that goes wrong.

The games go round all modes, numbers of seats and samples of settings. Every fault is kept with the record that
makes it happen again, and the report says how often each card was played.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing
from typing import Any

import msgspec

from arkade.games.registry import load
from arkade.kernel import Game, Record, State
from arkade.kernel.chance import seeded
from arkade.kernel.zones import EVERYONE, OPEN
from arkade.lab.interruption import INTERRUPTION
from arkade.lab.played import Fault
from arkade.lab.playing import DECISION_LIMIT
from arkade.lab.processes import in_processes

CHUNK = 50


class Sitting(msgspec.Struct, frozen=True):
    """One way to sit down at a game."""

    mode: str
    options: dict[str, Any]


class Soaked(msgspec.Struct):
    """What came out: how many games, how long they were, what went wrong, how often each card was played."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    faults: list[Fault] = msgspec.field(default_factory=list)
    played: dict[str, int] = msgspec.field(default_factory=dict)

    def add(self, other: Soaked) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.faults = sorted([*self.faults, *other.faults], key=lambda fault: fault.number)
        for name, count in other.played.items():
            self.played[name] = self.played.get(name, 0) + count

    def never_played(self, game: Game) -> list[str]:
        return [name for name in game.faces if not self.played.get(name)]


def sittings(game: Game, mode: str | None = None) -> list[Sitting]:
    """All ways to sit down at a game, or at one of its modes."""
    modes = game.modes.values() if mode is None else [game.mode(mode)]
    return [
        Sitting(one.name, {"seats": seats, **sample}) for one in modes for seats in one.seats for sample in one.samples
    ]


def soak(
    name: str, total: Soaked, games: int, mode: str | None = None, seed: int | str = 0, processes: int | None = None
) -> Generator[int, None, None]:
    """Play random games in several processes and add them to a total; says how many are done whenever some are."""
    chunks = [(name, mode, seed, first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    with closing(in_processes(soak_chunk, chunks, processes)) as played:
        for data in played:
            total.add(msgspec.json.decode(data, type=Soaked))
            yield total.games


def soak_chunk(chunk: tuple[str, str | None, int | str, int, int]) -> bytes:
    """A part of the games, in a process of its own."""
    name, mode, seed, first, last = chunk
    game = load(name)
    ways = sittings(game, mode)
    result = Soaked()
    for number in range(first, last):
        play_one(game, ways[number % len(ways)], f"{seed}/{number}", number, result)
    return msgspec.json.encode(result)


def play_one(game: Game, sitting: Sitting, seed: str, number: int, result: Soaked) -> None:
    """One random game; whatever goes wrong is kept."""
    record: Record | None = None
    g: State | None = None
    try:
        g = game.new(seed, sitting.mode, sitting.options, listening=False)
        for face in faces_lying_open(g):
            count_card(game, face, result)
        play_on(g, game, seed, result)
    except Exception as fault:
        record = (g or game.blank(seed, sitting.mode, sitting.options)).record()
        result.faults.append(Fault(number, f"{type(fault).__name__}: {fault}", record))
    result.games += 1
    result.decisions += g.choices if g is not None else 0
    result.longest = max(result.longest, g.choices if g is not None else 0)


def faces_lying_open(g: State) -> Iterator[int]:
    """Cards that are in play from the start count as played."""
    for zone, pile in enumerate(g.piles):
        if g.table.zone_shows[zone] == OPEN:
            yield from [g.face[card] for card in pile]


def play_on(g: State, game: Game, seed: str, result: Soaked) -> None:
    chance = seeded(f"{seed}/choices")
    plays = {verb.number for verb in game.verbs.by_number.values() if verb.plays}
    while not g.over:
        if g.choices > DECISION_LIMIT:
            raise RuntimeError(f"the game did not end within {DECISION_LIMIT} decisions")
        INTERRUPTION.heed()
        asked = g.asked
        seat = asked[chance.below(len(asked))]
        options = g.options(seat)
        option = options[chance.below(len(options))]
        if option[0] in plays:
            count_card(game, g.face[option[1]], result)
        g.choose(seat, option)
    if not plays:
        for face in faces_come_up(g):
            count_card(game, face, result)


def faces_come_up(g: State) -> list[int]:
    """Cards that everybody has seen by the end. In a game in which nobody plays cards, that is how they come up."""
    return [g.face[card] for card, known in enumerate(g.known) if known == EVERYONE]


def count_card(game: Game, face: int, result: Soaked) -> None:
    name = game.faces[face]
    result.played[name] = result.played.get(name, 0) + 1
