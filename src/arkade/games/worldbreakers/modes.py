# arkade: interpreted
"""The ways to play Worldbreakers with two players, and their settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from arkade.cardtext.decks import Fault, fault_of_pair
from arkade.games.worldbreakers.building import BUILDING, BUILDING_VERBS
from arkade.games.worldbreakers.decks import DECKS, PRECONSTRUCTED, Deck, deck_of, faults_of
from arkade.games.worldbreakers.draft import DRAFT_VERBS, PILE, begin_draft
from arkade.games.worldbreakers.matches import BEST_OF
from arkade.games.worldbreakers.places import PLAY_ZONES
from arkade.games.worldbreakers.printed import Face
from arkade.kernel import Counter, Mode, Setting, among
from arkade.kernel.question import Step
from arkade.kernel.starting import first_player_setting

MODE_VERBS: Final = [*DRAFT_VERBS, *BUILDING_VERBS]
MODE_QUESTIONS: Final = [PILE, BUILDING]
MODE_COUNTERS: Final = [Counter("games won", "games_won", quiet=True)]
MODE_SHARED_COUNTERS: Final = [Counter("game", "games", quiet=True), Counter("games drawn", "games_drawn", quiet=True)]
MODE_MOMENTS: Final[dict[str, Step]] = {"draft": begin_draft}
MODE_PHASES: Final = {PILE.name: "draft", BUILDING.name: "deck building"}
"""The phase in words while one of these questions is open."""

DEFAULT_DECKS: Final = ["earth", "stars"]
FIRST: Final = first_player_setting("takes the first turn of a game", 2)
EVERY_PAIR: Final = [{DECKS: [first, second]} for first in PRECONSTRUCTED for second in PRECONSTRUCTED]


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
            settings=[Setting(DECKS, f"two of {names}", DEFAULT_DECKS, ready_made), FIRST],
            samples=EVERY_PAIR,
            zones=PLAY_ZONES,
        ),
        Mode(
            "constructed",
            "constructed decks",
            (2,),
            settings=[own_decks, FIRST],
        ),
        Mode(
            "draft",
            "three-pile draft",
            (2,),
            settings=[Setting(BEST_OF, "how many games decide the match: 1 or 3", 1, among(1, 3)), FIRST],
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

    def faults(value: Any) -> list[Fault]:
        return faults_of(deck_of(value, decks), faces)

    def check(value: Any) -> str | None:
        if not isinstance(value, list) or len(value) != 2:
            return "must be a list of two decks"
        return fault_of_pair(value, faults)

    return check
