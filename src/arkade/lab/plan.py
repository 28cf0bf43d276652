"""The plan of a run: what is played under every number.

A run goes through its seatings again and again. Those in which the same bots with the same decks change seats share a
deal, all others have their own. Game number N is the same whether or not the ones before it were played, here or
elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

import msgspec

from arkade.bots import bot_maker
from arkade.kernel import ArkadeError, Game
from arkade.kernel.errors import shorten

FORMAT = 1
DECKS = "decks"
"""The setting that has the deck of each seat, in every game in which players bring decks."""

Players = tuple[tuple[str, int], ...]
"""For each seat its bot, and its deck by number."""


class Seating(msgspec.Struct, frozen=True):
    """Who sits where, by bots as they are written (`master:500`), the settings of the match, and which of the deals of
    a round through all seatings it gets."""

    bots: list[str]
    options: dict[str, Any]
    deal: int


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides what a run plays, but for how many games. `rules` and `cards` say which version of the game it
    was made for."""

    format: int
    game: str
    rules: str
    cards: str
    mode: str
    seed: int | str
    seatings: list[Seating]

    def seating(self, number: int) -> Seating:
        return self.seatings[number % len(self.seatings)]

    def deal(self, number: int) -> int:
        deals_a_round = self.seatings[-1].deal + 1
        return number // len(self.seatings) * deals_a_round + self.seating(number).deal


def make_plan(
    game: Game,
    bots: Sequence[str] = ("random",),
    seed: int | str = 0,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
    decks: Sequence[Any] = (),
    variants: Sequence[Mapping[str, Any]] = ({},),
) -> Plan:
    """A plan that has been checked: every seating of it can be played.

    One bot sits at every seat; several go round the seats. With `decks` every deck meets every deck, itself too, at
    every seat. `variants` are settings that take turns, such as those of a mode's samples.
    """
    chosen = game.mode(mode)
    fixed = dict(options or {})
    if decks:
        check_decks_go(game, chosen.settings, [fixed, *variants])
    seats = game.seat_count(chosen, fixed.pop("seats", seats_for(bots)))
    if len(bots) not in (1, seats):
        raise ArkadeError(f"{seats} seats need {seats} bots or one for all, not {len(bots)}")
    for bot in bots:
        bot_maker(bot)
    everybody = list(bots) * seats if len(bots) == 1 else list(bots)
    seatings = [
        Seating([bot for bot, _ in players], {"seats": seats, **fixed, **variant, **brought(players, decks)}, deal)
        for deal, (variant, group) in enumerate(product(variants, swaps(everybody, len(decks))))
        for players in group
    ]
    for seating in seatings:
        game.blank(seed, chosen.name, seating.options)
    return Plan(FORMAT, game.name, game.version, game.fingerprint, chosen.name, seed, seatings)


def brought(players: Players, decks: Sequence[Any]) -> dict[str, Any]:
    """The setting that gives each player's deck to its seat; none where there are no decks."""
    return {DECKS: [decks[deck] for _, deck in players]} if decks else {}


def seats_for(bots: Sequence[str]) -> int | None:
    """How many seats are meant where nobody says it: one for each bot, or the mode's own number for a single one."""
    return len(bots) if len(bots) > 1 else None


def check_decks_go(game: Game, settings: Mapping[str, Any], others: Sequence[Mapping[str, Any]]) -> None:
    """Refuse decks in a mode in which nobody brings one, and decks that are given twice."""
    if DECKS not in settings:
        raise ArkadeError(f"in this mode of {game.title} nobody brings a deck")
    if any(DECKS in other for other in others):
        raise ArkadeError("decks are given both for all games and seat by seat: choose one of the two")


def swaps(bots: Sequence[str], decks: int) -> list[list[Players]]:
    """All ways to give decks to bots (without decks: one), each with the ways to change seats with them. Seats change
    by moving everybody on by one, so that neighbours and partners stay such; what is the same is played once."""
    groups: list[list[Players]] = []
    known: set[Players] = set()
    for dealt_out in product(range(max(decks, 1)), repeat=len(bots)):
        players = tuple(zip(bots, dealt_out, strict=True))
        if players not in known:
            turned = [(*players[step:], *players[:step]) for step in range(len(players))]
            groups.append(list(dict.fromkeys(turned)))
            known.update(turned)
    return groups


def ready_decks(game: Game, mode: str | None) -> list[str]:
    """The names of the decks that the samples of a mode show, in their order."""
    named = [deck for sample in game.mode(mode).samples for deck in sample.get(DECKS) or ()]
    return list(dict.fromkeys(deck for deck in named if isinstance(deck, str)))


def deck_names(options: Mapping[str, Any]) -> list[str]:
    """The names of the decks of a match, seat by seat; none where nobody brings one."""
    return [deck_name(deck) for deck in options.get(DECKS) or ()]


def deck_name(deck: Any) -> str:
    """The name of a ready deck, or that of somebody's own deck, which may have none."""
    name = deck.get("name") if isinstance(deck, Mapping) else deck
    return shorten(str(name)) if name else "own deck"
