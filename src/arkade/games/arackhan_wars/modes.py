# arkade: interpreted
"""The ways to play AracKhan Wars (AK-24): settings, the choice of decks, and how a match begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from arkade.cardtext.decks import count_cards
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
    faces_of,
    faults_in,
    match_rules,
    offered_decks,
    ready_decks,
)
from arkade.games.arackhan_wars.printed import FACTION_NAMES, Face
from arkade.games.arackhan_wars.rounds import BY_LOT, FIRST_PLAYER, begin_game
from arkade.games.arackhan_wars.state import DECK, ArackhanWars
from arkade.kernel import EVERYONE, Mode, Option, Question, Setting, Verb, among, one_of

CHOOSE_DECK: Final = 60
CHOOSE_IN_SECRET: Final = 61

LISTS: Final = "lists"
OPEN_LISTS: Final = "open"
CLOSED_LISTS: Final = "closed"

TABLE_SETTINGS: Final = [
    Setting(EXTENSION, "whether the later edition's cards and limits are in play", True, among(True, False)),
    Setting(LISTS, "whether both see both deck lists: open or closed", OPEN_LISTS, among(OPEN_LISTS, CLOSED_LISTS)),
    Setting(FIRST_PLAYER, "who begins Round 1: lot, P1 or P2", BY_LOT, among(BY_LOT, "P1", "P2")),
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
        named = enumerate(settings[DECKS] or (), start=1)
        faults = [
            f"deck {number}: {words}" for number, deck in named for words in faults_in(deck, by_name, rules, ready)
        ]
        return f"setting {DECKS!r} must be two legal decks ({'; '.join(faults)})" if faults else None

    return check


# -- choosing decks --------------------------------------------------------------------------------

A_DECK: Final = one_of([deck.title for deck in READY.values()])
"""The ready decks by the number that an option gives; the pre-built ones come first."""


def choice_prompt(g: ArackhanWars, seat: int) -> str:
    return "Choose the deck that you play; the other player does not see your choice before both have chosen."


def choice_candidates(g: ArackhanWars, seat: int) -> list[Option]:
    """AK-05.01, AK-24.01, AK-24.03: the ready decks of the mode, by their place among all."""
    verb = CHOOSE_IN_SECRET if has_closed_lists(g) else CHOOSE_DECK
    return [(verb, place, 0) for place in range(len(offered_decks(g.table)))]


def choice_forbids(g: ArackhanWars, seat: int, option: Option) -> str | None:
    """AK-24.04: by the rulebook alone some decks can't be played. With the extension all ready decks are legal."""
    rules = match_rules(g.table)
    if rules.extension:
        return None
    printed = [g.faces[number] for number in faces_of(g.table, offered_decks(g.table)[option[1]])]
    return rules.refuse(printed, printed[0].faction)


def choose_deck(g: ArackhanWars, seat: int, ballot: tuple[Option, ...]) -> None:
    """AK-05.02: both have chosen, and each takes the deck."""
    lay_out(g, seat, offered_decks(g.table)[ballot[0][1]])


DECK_CHOICE: Final = Question("deck choice", choice_prompt, choice_candidates, choose_deck, choice_forbids)
MODE_VERBS: Final = [
    Verb(CHOOSE_DECK, "choose {a}", A_DECK),
    Verb(CHOOSE_IN_SECRET, "choose {a}", A_DECK, private=True),
]
MODE_QUESTIONS: Final = [DECK_CHOICE]
MODE_PHASES: Final = {DECK_CHOICE.name: "choice of decks"}
"""The phase in words while one of these questions is open."""

# -- the start -------------------------------------------------------------------------------------


def start(g: ArackhanWars) -> None:
    """AK-05: set up a match of any mode and put its first step on the agenda."""
    g.then(begin_game)
    decks = g.table.options[DECKS]
    if decks is None:
        g.ask_all(range(g.table.seats), DECK_CHOICE)
        return
    for seat, value in enumerate(cast("list[Any]", decks)):
        lay_out(g, seat, deck_of(value, ready_decks(g.table)))


def lay_out(g: ArackhanWars, seat: int, deck: Deck) -> None:
    """AK-05.02: a player's cards, all with the same back."""
    faces = faces_of(g.table, deck)
    g.add_cards(faces, g.at(DECK, seat), seat, seat)
    if g.listening:
        tell_list(g, seat, deck, faces)


def has_closed_lists(g: ArackhanWars) -> bool:
    return g.table.options[LISTS] == CLOSED_LISTS


def tell_list(g: ArackhanWars, seat: int, deck: Deck, faces: Sequence[int]) -> None:
    """AK-24.05, AK-24.06: tell what is in a deck, to everybody or to its player only. All learn the faction, which
    the tokens show."""
    printed = [g.faces[number] for number in faces]
    faction = FACTION_NAMES[printed[0].faction]
    title = f"{deck.title}, " if ready_decks(g.table).get(deck.name) is deck else ""
    points = sum(face.deck_value for face in printed)
    counted = count_cards([face.name for face in printed]).items()
    names = ", ".join(f"{count} {name}" for name, count in counted)
    words = f"{{seat}} plays the {faction} ({title}{points} points): {names}."
    closed = has_closed_lists(g)
    rule = "AK-24.06" if closed else "AK-24.05"
    others = f"{{seat}} plays the {faction}."
    g.tell("deck", words, seat, rule=rule, seats=1 << seat if closed else EVERYONE, otherwise=others)
