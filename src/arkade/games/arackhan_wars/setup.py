# arkade: interpreted
"""Setting up (AK-05): the choice of decks, and how a match begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from arkade.cardtext.decks import count_cards
from arkade.games.arackhan_wars.decks import (
    DECKS,
    READY,
    Deck,
    deck_of,
    faces_of,
    match_rules,
    offered_decks,
    ready_decks,
)
from arkade.games.arackhan_wars.modes import CLOSED_LISTS, LISTS
from arkade.games.arackhan_wars.printed import FACTION_NAMES
from arkade.games.arackhan_wars.rounds import begin_game
from arkade.games.arackhan_wars.state import DECK, ArackhanWars
from arkade.kernel import EVERYONE, Option, Question, Verb, one_of

CHOOSE_DECK: Final = 60
CHOOSE_IN_SECRET: Final = 61

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
CHOICE_VERBS: Final = [
    Verb(CHOOSE_DECK, "choose {a}", A_DECK),
    Verb(CHOOSE_IN_SECRET, "choose {a}", A_DECK, private=True),
]
CHOICE_PHASES: Final = {DECK_CHOICE.name: "choice of decks"}
"""The phase in words while the question is open."""

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
