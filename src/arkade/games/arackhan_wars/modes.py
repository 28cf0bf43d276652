# arkade: interpreted
"""The ways to play AracKhan Wars (AK-24), and their settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from arkade.cardtext.decks import Fault, fault_of_pair
from arkade.games.arackhan_wars.deck_rules import DECK_RULES
from arkade.games.arackhan_wars.decks import (
    DECKS,
    EXTENSION,
    PREBUILT,
    PREBUILT_MODE,
    READY,
    Deck,
    deck_of,
    faces_by_name,
    faults_of,
    fitted,
)
from arkade.games.arackhan_wars.printed import Face
from arkade.kernel import Mode, Setting, among
from arkade.kernel.starting import FIRST_PLAYER, first_player_setting

LISTS: Final = "lists"
OPEN_LISTS: Final = "open"
CLOSED_LISTS: Final = "closed"

TABLE_SETTINGS: Final = [
    Setting(EXTENSION, "whether the later edition's cards and limits are in play", True, among(True, False)),
    Setting(LISTS, "whether both see both deck lists: open or closed", OPEN_LISTS, among(OPEN_LISTS, CLOSED_LISTS)),
    first_player_setting("begins Round 1", 2),
]
OTHER_WAYS: Final[list[dict[str, Any]]] = [{}, {EXTENSION: False}, {LISTS: CLOSED_LISTS}, {FIRST_PLAYER: "P2"}]
PREBUILT_PAIRS: Final[list[dict[str, Any]]] = [{DECKS: [first, second]} for first in PREBUILT for second in PREBUILT]
READY_PAIRS: Final[list[dict[str, Any]]] = [
    {DECKS: [first, second]} for first in READY for second in READY if first in PREBUILT or second in PREBUILT
]
"""Every ready deck against the pre-built deck of every faction, at both seats."""


def make_modes(faces: Sequence[Face], decks: Mapping[str, Deck]) -> list[Mode]:
    """All modes; the faces are what a constructed deck is checked against, and the ready decks may be named."""
    otherwise = "otherwise both choose at the table"
    prebuilt_decks = Setting(DECKS, f"two of {', '.join(PREBUILT)}; {otherwise}", None, prebuilt)
    own_decks = Setting(DECKS, f"two decks, ready ones or your own; {otherwise}", None, pair, secret=True)
    return [
        Mode(
            PREBUILT_MODE,
            "pre-built duel",
            (2,),
            settings=[prebuilt_decks, *TABLE_SETTINGS],
            samples=[*PREBUILT_PAIRS, *OTHER_WAYS],
        ),
        Mode(
            "constructed",
            "constructed duel",
            (2,),
            settings=[own_decks, *TABLE_SETTINGS],
            samples=[*READY_PAIRS, *OTHER_WAYS],
            check=legal(faces, decks),
        ),
    ]


def prebuilt(value: Any) -> str | None:
    """AK-24.01: two pre-built decks, perhaps the same; or none, to choose at the table."""
    names = value if isinstance(value, list) else []
    if value is None or (len(names) == 2 and all(isinstance(name, str) and name in PREBUILT for name in names)):
        return None
    return f"must be a list of two of {', '.join(PREBUILT)}"


def pair(value: Any) -> str | None:
    """AK-24.02: two decks; or none, to choose at the table. Whether they are legal depends on another setting too."""
    if value is None or (isinstance(value, list) and len(value) == 2):
        return None
    return "must be a list of two decks"


def legal(faces: Sequence[Face], ready: Mapping[str, Deck]) -> Callable[[Mapping[str, Any]], str | None]:
    """AK-04, AK-23.13 to AK-23.16, AK-24.04: a check that names all faults of two decks."""
    by_name = faces_by_name(faces)

    def check(settings: Mapping[str, Any]) -> str | None:
        rules = DECK_RULES[settings[EXTENSION]]

        def faults(value: Any) -> list[Fault]:
            return faults_of(fitted(deck_of(value, ready), rules), by_name, rules)

        fault = fault_of_pair(settings[DECKS] or (), faults)
        return None if fault is None else f"setting {DECKS!r} {fault}"

    return check
