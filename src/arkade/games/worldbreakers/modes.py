# arkade: interpreted
"""The ways to play Worldbreakers with two players, and how a match of each begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from arkade.games.worldbreakers.building import BUILDING, BUILDING_VERBS
from arkade.games.worldbreakers.deck_rules import cannot_be_in_deck
from arkade.games.worldbreakers.decks import PRECONSTRUCTED, Deck, deck_of, faults_of
from arkade.games.worldbreakers.draft import DRAFT_VERBS, PILE, begin_draft, start_draft
from arkade.games.worldbreakers.matches import BEST_OF
from arkade.games.worldbreakers.places import PLAY_ZONES
from arkade.games.worldbreakers.printed import Face
from arkade.games.worldbreakers.rounds import begin_game
from arkade.games.worldbreakers.state import DECK, POOL, WORLDBREAKER_SLOT, Worldbreakers
from arkade.kernel import Counter, Mode, Setting, among
from arkade.kernel.errors import ArkadeError
from arkade.kernel.question import Step

MODE_VERBS: Final = [*DRAFT_VERBS, *BUILDING_VERBS]
MODE_QUESTIONS: Final = [PILE, BUILDING]
MODE_COUNTERS: Final = [Counter("games won", "games_won", quiet=True)]
MODE_SHARED_COUNTERS: Final = [Counter("game", "games", quiet=True), Counter("games drawn", "games_drawn", quiet=True)]
MODE_MOMENTS: Final[dict[str, Step]] = {"draft": begin_draft}
MODE_PHASES: Final = {PILE.name: "draft", BUILDING.name: "deck building"}
"""The phase in words while one of these questions is open."""

DECKS: Final = "decks"
DEFAULT_DECKS: Final = ["earth", "stars"]
EVERY_PAIR: Final = [{DECKS: [first, second]} for first in PRECONSTRUCTED for second in PRECONSTRUCTED]


KNOWN_FACES: Final[dict[str, list[int]]] = {}


def make_modes(faces: Sequence[Face], decks: Mapping[str, Deck]) -> list[Mode]:
    """All modes; the faces are what a constructed deck is checked against, and the ready decks may be named."""
    names = ", ".join(PRECONSTRUCTED)
    own = f"two decks, each one of {names} or your own"
    own_decks = Setting(DECKS, own, DEFAULT_DECKS, legal(faces, decks), secret=True)
    return [
        Mode(
            "preconstructed",
            "preconstructed decks",
            (2,),
            settings=[Setting(DECKS, f"two of {names}", DEFAULT_DECKS, ready_made)],
            samples=EVERY_PAIR,
            zones=PLAY_ZONES,
        ),
        Mode(
            "constructed",
            "constructed decks",
            (2,),
            settings=[own_decks],
        ),
        Mode(
            "draft",
            "three-pile draft",
            (2,),
            settings=[Setting(BEST_OF, "how many games decide the match: 1 or 3", 1, among(1, 3))],
            samples=[{BEST_OF: 1}, {BEST_OF: 3}],
        ),
    ]


def ready_made(value: Any) -> str | None:
    """WB-19.01, WB-19.07: two of the four decks, perhaps the same."""
    pair = isinstance(value, list) and len(value) == 2
    if pair and all(isinstance(name, str) and name in PRECONSTRUCTED for name in value):
        return None
    return f"must be a list of two of {', '.join(PRECONSTRUCTED)}"


def legal(faces: Sequence[Face], decks: Mapping[str, Deck]) -> Callable[[Any], str | None]:
    """WB-20: a check that names all faults of two decks."""

    def check(value: Any) -> str | None:
        if not isinstance(value, list) or len(value) != 2:
            return "must be a list of two decks"
        named = enumerate(value, start=1)
        faults = [f"deck {number}: {words}" for number, deck in named for words in faulty(deck, faces, decks)]
        return f"must be two legal decks ({'; '.join(faults)})" if faults else None

    return check


def faulty(value: Any, faces: Sequence[Face], decks: Mapping[str, Deck]) -> list[str]:
    """The faults of one deck in words."""
    try:
        return [str(fault) for fault in faults_of(deck_of(value, decks), faces)]
    except ArkadeError as fault:
        return [str(fault)]


# -- the start -------------------------------------------------------------------------------------


def start(g: Worldbreakers) -> None:
    """Set up a match of any mode and put its first step on the agenda."""
    if g.table.mode == "draft":
        start_draft(g)
        return
    ready = cast("Mapping[str, Deck]", g.table.game.decks)
    for seat, value in enumerate(cast("list[Any]", g.table.options[DECKS])):
        deck = deck_of(value, ready)
        lay_out(g, seat, deck)
        if g.table.mode == "constructed":
            leave_out(g, seat, deck)
    begin_game(g)


def lay_out(g: Worldbreakers, seat: int, deck: Deck) -> None:
    """WB-06.01: the Worldbreaker in play, the deck face down."""
    leader, *cards = faces_of(g, deck)
    g.add_cards([leader], g.at(WORLDBREAKER_SLOT, seat), seat, seat)
    g.add_cards(cards, g.at(DECK, seat), seat, seat)


def faces_of(g: Worldbreakers, deck: Deck) -> list[int]:
    """The Worldbreaker and the cards of a deck as faces. Those of the preconstructed decks are looked up once: the
    cards of the files have the same numbers whatever a scenario or a designer adds to them."""
    ready_made = PRECONSTRUCTED.get(deck.name) is deck
    if ready_made and deck.name in KNOWN_FACES:
        return KNOWN_FACES[deck.name]
    face = g.table.game.face
    faces = [face(name) for name in (deck.worldbreaker, *deck.cards)]
    if ready_made:
        KNOWN_FACES[deck.name] = faces
    return faces


def leave_out(g: Worldbreakers, seat: int, deck: Deck) -> None:
    """A constructed deck is secret: every card that it might hold lies with its player, so that the opponent can't
    tell the cards in the deck from those that were left out."""
    face = g.table.game.face
    worldbreaker = g.faces[face(deck.worldbreaker)]
    chosen = {face(name) for name in deck.cards}
    usable = [number for number, printed in enumerate(g.faces) if cannot_be_in_deck(printed, worldbreaker) is None]
    g.add_cards([number for number in usable if number not in chosen], g.at(POOL, seat), seat, seat)
