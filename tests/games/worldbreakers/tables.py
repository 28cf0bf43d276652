"""Tables for the tests of Worldbreakers: drafts with given piles, zones by name, and players in a hurry."""

from __future__ import annotations

from typing import cast

import arkade
from arkade.games.worldbreakers.draft import DRAFT, begin_draft
from arkade.games.worldbreakers.printed import WORLDBREAKER, Face
from arkade.games.worldbreakers.state import Worldbreakers
from arkade.kernel import PASS, Game, Option
from arkade.kernel.phrases import find_option

GAME: Game = arkade.load("worldbreakers")
KHUTULUN = "Khutulun, the True Daughter"
POLO = "Marco Polo, Robed in Silk"


def new(seed: int | str, mode: str, **options: object) -> Worldbreakers:
    """A new match."""
    return cast("Worldbreakers", GAME.new(seed, mode, options))


FACES: list[Face] = list(new(0, "preconstructed").faces)
SUPPLY_FACES = [number for number, face in enumerate(FACES) if face.kind != WORLDBREAKER and not face.signature_of]


def zone(g: Worldbreakers, name: str, seat: int = -1) -> int:
    """A zone by its name; the shared one unless a seat is given."""
    found = zip(g.table.zone_names, g.table.zone_owner, strict=True)
    return next(number for number, entry in enumerate(found) if entry == (name, seat))


def cards_in(g: Worldbreakers, name: str, seat: int = -1) -> list[int]:
    return g.piles[zone(g, name, seat)]


def names_in(g: Worldbreakers, name: str, seat: int = -1) -> list[str]:
    return [g.name(card) for card in cards_in(g, name, seat)]


def sizes(g: Worldbreakers) -> list[int]:
    """How many cards lie in the supply and in the three piles."""
    return [len(cards_in(g, name)) for name in ("supply", "pile 1", "pile 2", "pile 3")]


def draft_with(supply: int, piles: tuple[int, int, int]) -> Worldbreakers:
    """A draft in which P1 is about to begin a turn, with so many cards in the supply and in the piles."""
    g = cast("Worldbreakers", GAME.blank(0, "draft"))
    faces = iter(SUPPLY_FACES)
    for name, count in zip(("supply", "pile 1", "pile 2", "pile 3"), (supply, *piles), strict=True):
        g.add_cards([next(faces) for _ in range(count)], zone(g, name), -1, g.seats)
    g.then(begin_draft)
    g.run()
    return g


def say(g: Worldbreakers, seat: int, *phrases: str) -> None:
    """Let a seat choose what these words mean, one after the other."""
    for phrase in phrases:
        g.choose(seat, find_option(g, seat, phrase))


def option_words(g: Worldbreakers, seat: int) -> list[str]:
    return [GAME.verbs.words(g, option, seat) for option in g.options(seat)]


def draft_everything(g: Worldbreakers) -> None:
    """Both always draft the first pile, up to deck building."""
    while g.question is not None and g.question.name == "draft":
        seat = g.asked[0]
        g.choose(seat, next(option for option in g.options(seat) if option[0] == DRAFT))


def build(g: Worldbreakers, seat: int, worldbreaker: str, *wanted: str) -> None:
    """Build a deck with the wanted cards and whatever else comes first, and be done."""
    say(g, seat, f"play with {worldbreaker}", *(f"add {name}" for name in wanted))
    while PASS not in g.options(seat):
        g.choose(seat, first_card_to_add(g, seat))
    g.choose(seat, PASS)


def first_card_to_add(g: Worldbreakers, seat: int) -> Option:
    """The first card that is no signature card."""
    return next(option for option in g.options(seat) if not g.faces[g.face[option[1]]].signature_of)


def building(seed: int | str, best_of: int = 1) -> Worldbreakers:
    """A match in which the draft is over and both are about to build their decks."""
    g = new(seed, "draft", best_of=best_of)
    draft_everything(g)
    return g


def playing(seed: int | str, best_of: int = 1) -> Worldbreakers:
    """A match after the draft, at the first decision of its first game."""
    g = building(seed, best_of)
    build(g, 0, KHUTULUN)
    build(g, 1, POLO)
    return g
