"""Plays: rules of the toys, one play for each thing that the kernel can do, as module-level functions.

A toy's state is the kernel's own `State`, because compiled classes can't be derived from here; its memory holds
the points.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from arkade.kernel import PASS, Option, Question, State, Window

DECK_OF: Final = 0
HAND_OF: Final = 1
BOARD_OF: Final = 2
FIELD_OF: Final = 3
EACH: Final = 4

TAKE: Final = 1
SAY: Final = 2
NAME: Final = 3
POINT: Final = 4
CLAIM: Final = 5
SWAP: Final = 6

TREASURES: Final = ("the crown", "the sword", "the map")


@dataclass(frozen=True)
class Face:
    name: str
    text: str = ""


FACES: Final = tuple(Face(name) for name in ("Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Oak"))


def shared(g: State, place: int) -> int:
    """The number of a shared zone: 0 is the pool, 1 the market."""
    return EACH * g.seats + place


def finish(g: State) -> None:
    """The most points win, and share the win."""
    best = max(g.memory[: g.seats])
    winners = [seat for seat in range(g.seats) if g.memory[seat] == best]
    g.end([1 / len(winners) if seat in winners else 0.0 for seat in range(g.seats)])


# -- a number, said in turn: ask, refusals, turn order -------------------------------------------------


def say_in_turn(g: State) -> None:
    g.memory = [0] * g.seats
    g.then(finish)
    for seat in reversed(g.seats_from(1)):
        g.then(ask_number, seat)


def ask_number(g: State, seat: int) -> None:
    g.ask(seat, NUMBER)


def number_prompt(g: State, seat: int) -> str:
    return f"{g.table.seat_names[seat]}, say a number."


def number_candidates(g: State, seat: int) -> list[Option]:
    return [(SAY, number, 0) for number in range(1, 5)]


def number_forbids(g: State, seat: int, option: Option) -> str | None:
    return "TOY-01.01" if option[1] in g.memory else None


def number_answer(g: State, seat: int, option: Option) -> None:
    g.memory[seat] = option[1]


NUMBER = Question("number", number_prompt, number_candidates, number_answer, number_forbids)


# -- a mulligan: secret ballots of several parts ---------------------------------------------------------


def mulligan(g: State) -> None:
    g.memory = [0] * g.seats
    deal(g, 3)
    g.then(finish)
    g.ask_all(g.seats_from(0), RETURN)


def deal(g: State, count: int) -> None:
    for seat in range(g.seats):
        g.add_cards(range(len(FACES)), g.at(DECK_OF, seat), seat, seat)
        g.shuffle(g.at(DECK_OF, seat))
        for _ in range(count):
            g.draw(g.at(DECK_OF, seat), g.at(HAND_OF, seat))


def return_prompt(g: State, seat: int) -> str:
    return f"Put cards back; {len(g.ballots[seat])} so far."


def return_candidates(g: State, seat: int) -> list[Option]:
    return [(TAKE, card, 0) for card in g.pile(HAND_OF, seat)] + [PASS]


def return_forbids(g: State, seat: int, option: Option) -> str | None:
    return "K-06" if option in g.ballots[seat] else None


def return_answer(g: State, seat: int, ballot: tuple[Option, ...]) -> None:
    for option in ballot:
        if option != PASS:
            g.move_to_bottom(option[1], g.at(DECK_OF, seat))
            g.draw(g.at(DECK_OF, seat), g.at(HAND_OF, seat))
            g.memory[seat] += 1


RETURN = Question("return", return_prompt, return_candidates, return_answer, return_forbids, several=True)


# -- a secret vote: ballots of one part, with hidden cards in them ---------------------------------------


def vote(g: State) -> None:
    g.memory = [0] * g.seats
    deal(g, 2)
    g.then(finish)
    g.ask_all(g.seats_from(0), VOTE)


def vote_prompt(g: State, seat: int) -> str:
    return "Lay a card face down."


def vote_candidates(g: State, seat: int) -> list[Option]:
    return [(TAKE, card, 0) for card in g.pile(HAND_OF, seat)]


def vote_answer(g: State, seat: int, ballot: tuple[Option, ...]) -> None:
    g.move(ballot[0][1], g.at(FIELD_OF, seat))
    g.memory[seat] = g.face[ballot[0][1]]


VOTE = Question("vote", vote_prompt, vote_candidates, vote_answer)


# -- treasures, claimed at the same time and before all eyes: a live question ----------------------------


def claims(g: State) -> None:
    g.memory = [-1] * g.seats
    g.then(finish)
    g.ask_live(g.seats_from(0), CLAIMS)


def claims_prompt(g: State, seat: int) -> str:
    return "Claim a treasure, or be done."


def claims_candidates(g: State, seat: int) -> list[Option]:
    return [(CLAIM, treasure, 0) for treasure in range(len(TREASURES))] + [PASS]


def claims_forbids(g: State, seat: int, option: Option) -> str | None:
    if option == PASS:
        return "TOY-01.03" if g.memory[seat] < 0 else None
    return "TOY-01.02" if g.memory[seat] == option[1] else None


def claims_answer(g: State, seat: int, option: Option) -> None:
    """Whoever loses a treasure is asked again, even after having been done."""
    if option == PASS:
        g.withdraw(seat)
        return
    for other in range(g.seats):
        if g.memory[other] == option[1]:
            g.memory[other] = -1
            g.summon(other)
    g.memory[seat] = option[1]


CLAIMS = Question("claims", claims_prompt, claims_candidates, claims_answer, claims_forbids)


# -- windows: seats in turn order score a point or knock somebody out -------------------------------------


def windows(g: State) -> None:
    g.memory = [0] * g.seats
    g.then(finish)
    window = {"repeating": REPEATING, "once": ONCE, "even seats": EVEN_SEATS}[str(g.table.options["window"])]
    g.open_window(window, 1, 7)


def window_prompt(g: State, seat: int, number: int) -> str:
    return f"React to {number}?"


def window_candidates(g: State, seat: int, number: int) -> list[Option]:
    return [(SAY, number, 0)] + [(POINT, other, 0) for other in g.rivals(seat)] + [PASS]


def window_answer(g: State, seat: int, option: Option, number: int) -> None:
    if option[0] == SAY:
        g.memory[seat] += number
    else:
        g.out |= 1 << option[1]


def even_seats(g: State, seat: int, number: int) -> bool:
    return seat % 2 == 0


REPEATING = Window("repeating", window_prompt, window_candidates, window_answer, repeats=True)
ONCE = Window("once", window_prompt, window_candidates, window_answer)
EVEN_SEATS = Window("even seats", window_prompt, window_candidates, window_answer, asks=even_seats)


# -- a draft: look at the top two of a shared pile, take one, put the other back ---------------------------


def draft(g: State) -> None:
    g.memory = [0] * g.seats
    g.add_cards(range(len(FACES)), shared(g, 0), -1, 0)
    g.shuffle(shared(g, 0))
    g.then(finish)
    for seat in reversed(g.seats_from(0)):
        g.then(look_and_pick, seat)


def look_and_pick(g: State, seat: int) -> None:
    first, second = g.piles[shared(g, 0)][-2:]
    g.look(first, seat)
    g.look(second, seat)
    if g.listening:
        g.tell("look", "{seat} sees {0} and {1}.", seat, (first, second), number=2)
    g.ask(seat, PICK, first, second)


def pick_prompt(g: State, seat: int, first: int, second: int) -> str:
    return f"Take {g.name_for(seat, first)} or {g.name_for(seat, second)}."


def pick_candidates(g: State, seat: int, first: int, second: int) -> list[Option]:
    return [(SWAP, first, second), (SWAP, second, first)]


def pick_answer(g: State, seat: int, option: Option, first: int, second: int) -> None:
    g.move(option[1], g.at(HAND_OF, seat))
    g.move_to_bottom(option[2], shared(g, 0))
    g.memory[seat] += g.face[option[1]]


PICK = Question("pick", pick_prompt, pick_candidates, pick_answer)


# -- a guess: the card of a rival is named, and turned up -----------------------------------------------


def guess(g: State) -> None:
    g.memory = [0] * g.seats
    for seat in range(g.seats):
        g.add_cards([seat], g.at(FIELD_OF, seat), seat, 0)
    g.then(finish)
    g.ask(0, GUESS)


def guess_prompt(g: State, seat: int) -> str:
    return "Which tree has your rival?"


def guess_candidates(g: State, seat: int) -> list[Option]:
    return [(NAME, face, 0) for face in range(len(FACES))]


def guess_answer(g: State, seat: int, option: Option) -> None:
    for rival in g.rivals(seat):
        card = g.pile(FIELD_OF, rival)[0]
        g.reveal(card)
        g.memory[seat] += g.face[card] == option[1]


def guess_options(g: State, seat: int) -> list[Option]:
    """Only the trees that are in the game: a shorter list than the candidates."""
    return [(NAME, face, 0) for face in range(g.seats)]


GUESS = Question("guess", guess_prompt, guess_candidates, guess_answer, options=guess_options)


def nothing(g: State) -> None:
    """A play that ends before anybody is asked."""
    g.memory = [0] * g.seats
    g.then(finish)


PLAYS: Final[dict[str, Callable[[State], None]]] = {
    "say": say_in_turn,
    "mulligan": mulligan,
    "vote": vote,
    "claims": claims,
    "windows": windows,
    "draft": draft,
    "guess": guess,
    "nothing": nothing,
}


def start(g: State) -> None:
    PLAYS[str(g.table.options["play"])](g)
