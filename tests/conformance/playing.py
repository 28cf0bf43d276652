"""Random play, the same on every platform: the walks along which the laws are checked."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from arkade.kernel import Option, State
from arkade.kernel.chance import Chance, seeded
from tests.conformance.cases import Case

LONGEST_GAME = 5000
"""More choices than any game may take."""


def viewers(g: State) -> list[int | None]:
    """Everybody who looks on: all seats, and None for a spectator."""
    return [*range(g.seats), None]


def seen_by(g: State, viewer: int | None) -> bytes:
    """All that a viewer is sent."""
    return msgspec.json.encode(g.view(viewer))


def seen_by_all(g: State) -> list[bytes]:
    return [seen_by(g, viewer) for viewer in viewers(g)]


def random_choice(g: State, chance: Chance) -> tuple[int, Option]:
    """One of the seats that are asked, and one of its options."""
    decisions = g.decisions
    decision = decisions[chance.below(len(decisions))]
    options = decision.options
    return decision.seat, options[chance.below(len(options))]


def walk(case: Case, seed: int | str) -> Iterator[State]:
    """A whole random game: its state at every decision, and at the end. It goes on as it is asked for more."""
    g = case.new(seed)
    chance = seeded(f"walk {seed}")
    yield g
    while not g.over:
        assert g.choices < LONGEST_GAME, f"the game of seed {seed!r} does not end"
        seat, option = random_choice(g, chance)
        g.choose(seat, option)
        yield g


def sampled(case: Case, seed: int | str, most: int) -> Iterator[State]:
    """A few decisions of a random game, spread evenly over it, so that a long game takes no longer than a short."""
    length = sum(1 for _ in walk(case, seed)) - 1
    every = max(1, length // most)
    first = seeded(f"first {seed}").below(every)
    for g in walk(case, seed):
        if g.choices % every == first and not g.over:
            yield g


def finish(g: State, seed: int | str) -> None:
    """Play a game on to its end, at random."""
    chance = seeded(f"finish {seed}")
    while not g.over:
        assert g.choices < LONGEST_GAME, "the game does not end"
        seat, option = random_choice(g, chance)
        g.choose(seat, option)


def ended(case: Case, seed: int | str) -> State:
    """A random game that is over."""
    g = case.new(seed)
    finish(g, seed)
    return g
