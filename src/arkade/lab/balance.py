"""Balance: what many games say about decks, turns, the course of a game and every card."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import polars as pl

from arkade.kernel import ArkadeError, Game
from arkade.lab.balance_cards import CardEffect, card_effects
from arkade.lab.balance_course import Comebacks, Length, comebacks_of, length_of, rounds_of
from arkade.lab.balance_shares import (
    Share,
    deck_shares,
    pair_shares,
    seats_of,
    setting_shares,
    turn_shares,
)
from arkade.lab.plan import Plan, make_plan, ready_decks
from arkade.lab.results import Results


class Balance(msgspec.Struct, frozen=True):
    """All that was measured. Games without decks, without turns or without rivals have nothing in those places."""

    game: str
    title: str
    mode: str
    bots: list[str]
    games: int
    errors: int
    deals: int
    draws: float
    together: bool
    sides: int
    decks: list[Share]
    pairs: list[Share]
    turns: list[Share]
    settings: list[Share]
    length: Length
    rounds: list[tuple[int, int]]
    comebacks: Comebacks | None
    cards: list[CardEffect]

    @property
    def fair(self) -> float:
        """The share of wins of a side that is neither better nor worse than the others."""
        return 1.0 / self.sides

    @property
    def out_of_line(self) -> list[CardEffect]:
        """The cards that are marked, the farthest from the middle first."""
        return sorted([one for one in self.cards if one.out_of_line], key=lambda one: -abs(one.off_middle))


def balance_of(game: Game, results: Results) -> Balance:
    """Measure the games of a run."""
    ended = results.games.filter(pl.col("error").is_null())
    if ended.is_empty():
        raise ArkadeError("no game has been played to its end, so there is nothing to measure")
    sides = int(ended["teams"].list.n_unique().max())  # type: ignore[arg-type]
    seats = seats_of(ended)
    return Balance(
        game=game.name,
        title=game.title,
        mode=game.mode(ended["mode"][0]).title,
        bots=sorted(set(ended["bots"].explode().to_list())),
        games=ended.height,
        errors=results.games.height - ended.height,
        deals=ended["deal"].n_unique(),
        draws=float(ended.select((pl.col("outcome").list.max() < 1).mean()).item()) if sides > 1 else 0.0,
        together=sides == 1,
        sides=sides,
        decks=deck_shares(seats),
        pairs=pair_shares(seats),
        turns=turn_shares(seats) if sides > 1 else [],
        settings=setting_shares(ended) if sides == 1 else [],
        length=length_of(ended),
        rounds=rounds_of(ended),
        comebacks=comebacks_of(ended),
        cards=card_effects(results.cards, results.games),
    )


def balance_plan(
    game: Game, bot: str, seed: int | str, mode: str | None, options: dict[str, object], decks: Sequence[object]
) -> Plan:
    """What is played: every deck against every deck where a mode has some. Where all play together it is every number
    of players and every level, unless the settings name one."""
    chosen = game.mode(mode)
    together = len(set(chosen.teams(chosen.seats[0]))) == 1
    if not together:
        brought = decks or ([] if "decks" in options else ready_decks(game, mode))
        return make_plan(game, [bot], seed, mode, options, brought)
    counts = [options["seats"]] if "seats" in options else sorted(chosen.seats)
    samples = [sample for sample in chosen.samples if not set(sample) & set(options)] or [{}]
    plans = [make_plan(game, [bot], seed, mode, {**options, "seats": count}, variants=samples) for count in counts]
    seatings = [seating for plan in plans for seating in plan.seatings]
    numbered = [msgspec.structs.replace(seating, deal=deal) for deal, seating in enumerate(seatings)]
    return msgspec.structs.replace(plans[0], seatings=numbered)
