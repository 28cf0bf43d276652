"""Tables of Tidepool, set by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import arkade
from arkade.games.sample.state import DECK, HAND, REVEALED, Tidepool

GAME = arkade.load("sample")


def new(seats: int = 2, seed: int = 1, mode: str = "free") -> Tidepool:
    return cast("Tidepool", GAME.new(seed, mode, {"seats": seats}))


def revealed(
    cards: Sequence[str],
    hands: Mapping[int, Sequence[str]] | None = None,
    pearls: Sequence[int] | None = None,
    lead: int = 0,
    throws: Sequence[int] = (),
    mode: str = "free",
) -> Tidepool:
    """A round in which each seat has just revealed a card; every deck holds three Divers."""
    seats = len(cards)
    g = cast("Tidepool", GAME.blank(1, mode, {"seats": seats}))
    g.pearls = list(pearls or [0] * seats)
    g.lead = lead
    g.round = 1
    g.chance.loaded = tuple(number - 1 for number in throws)
    for seat, name in enumerate(cards):
        g.add_cards([GAME.face("Diver")] * 3, g.at(DECK, seat), seat, seat)
        g.add_cards([GAME.face(held) for held in (hands or {}).get(seat, ())], g.at(HAND, seat), seat, seat)
        g.add_cards([GAME.face(name)], g.at(REVEALED, seat), seat, seat)
    GAME.layout.moments["reveal"](g)
    g.run()
    return g


def say(g: Tidepool, seat: int, words: str) -> None:
    """Let a seat answer in words."""
    option = next(option for option in g.view(seat).options if option.words == words)
    g.choose(seat, option.option)


def pass_all(g: Tidepool, round_number: int = 1) -> None:
    """Let everybody pass until the next round begins or the game is over."""
    while not g.over and g.round == round_number:
        g.choose(g.asked[0], (0, 0, 0))


def names(g: Tidepool, kind: int, seat: int) -> list[str]:
    return [g.name(card) for card in g.pile(kind, seat)]


def log(g: Tidepool, seat: int | None = None) -> list[str]:
    return [line.text for line in g.view(seat).log]
