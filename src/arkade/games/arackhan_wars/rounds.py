"""The course of a game (AK-05, AK-06): opening hands, nine Rounds of five phases, the end."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import listing
from arkade.games.arackhan_wars.activation import next_activation
from arkade.games.arackhan_wars.board import COLUMNS, ROWS
from arkade.games.arackhan_wars.influences import cards_of, revealed
from arkade.games.arackhan_wars.instructions import (
    destroy,
    discard,
    enter_play,
    forget_round_changes,
    give_back,
    relocate,
    turn_back,
)
from arkade.games.arackhan_wars.moving import cannot_end, end_spaces
from arkade.games.arackhan_wars.placing import place_cards
from arkade.games.arackhan_wars.printed import (
    ACTS_AT_ROUND_END,
    ACTS_AT_TURN_END,
    HEARS_ROUND,
    INITIATIVE,
    MOVES_AT_TURN_END,
    NO_LIMIT,
)
from arkade.games.arackhan_wars.scoring import final_scores, score
from arkade.games.arackhan_wars.state import (
    ACTIVATION_PHASE,
    ASTRAL_PLANE,
    BATTLEFIELD,
    DECK,
    DRAW_PHASE,
    END_PHASE,
    FACE_DOWN,
    HAND,
    NOBODY,
    PLACEMENT_PHASE,
    REVEAL_PHASE,
    ROUND_MARKS,
    SEATS,
    UNTIL_TURN_END,
    ArackhanWars,
)
from arkade.games.arackhan_wars.values import ALL, refresh, refresh_all
from arkade.kernel.cards import NO_NUMBERS
from arkade.kernel.question import PASS, Option, Question, Step
from arkade.kernel.starting import first_player

PUT_BACK: Final = 25
MOVE_AT_END: Final = 26

OPENING_HAND: Final = 7
CARDS_A_ROUND: Final = 2
LAST_ROUND: Final = 9

# The parts of a Round by their place in its order.
DRAWING: Final = 0
PLACING: Final = 1
REVEALING: Final = 3
WINDOWS: Final = 4
TURNS: Final = 6
SECOND_TURN: Final = 7
ENDING: Final = 8

# -- set-up ----------------------------------------------------------------------------------------


def begin_game(g: ArackhanWars) -> None:
    """AK-05.05, AK-05.06, AK-05.10, AK-05.11: shuffle, draw, mulligans of both at once, then the lot."""
    for seat in range(SEATS):
        g.shuffle(g.at(DECK, seat))
        draw(g, seat, OPENING_HAND)
    g.then(choose_starter)
    g.ask_all(range(SEATS), MULLIGAN)


def draw(g: ArackhanWars, seat: int, count: int) -> None:
    """AK-07.04: what is left of the deck, if it is less."""
    deck, hand = g.at(DECK, seat), g.at(HAND, seat)
    for _ in range(count):
        card = g.draw(deck, hand)
        if card >= 0 and g.listening:
            g.tell("draw", "{seat} draws {0}.", seat, (card,))


def mulligan_prompt(g: ArackhanWars, seat: int) -> str:
    chosen = [g.name(option[1]) for option in g.ballots[seat]]
    so_far = f" Chosen: {listing(chosen)}." if chosen else ""
    return f"Mulligan: choose cards to put back, one by one; pass when all are chosen.{so_far}"


def mulligan_candidates(g: ArackhanWars, seat: int) -> list[Option]:
    return [(PUT_BACK, card, 0) for card in g.pile(HAND, seat)] + [PASS]


def mulligan_forbids(g: ArackhanWars, seat: int, option: Option) -> str | None:
    """AK-05.07: a card is put back once."""
    return "AK-05.07" if option != PASS and option in g.ballots[seat] else None


def mulligan_options(g: ArackhanWars, seat: int) -> list[Option]:
    chosen = g.ballots[seat]
    options: list[Option] = [(PUT_BACK, card, 0) for card in g.pile(HAND, seat) if (PUT_BACK, card, 0) not in chosen]
    options.append(PASS)
    return options


def mulligan_answer(g: ArackhanWars, seat: int, options: tuple[Option, ...]) -> None:
    """AK-05.07, AK-05.09: what was put back is shuffled in before as many cards are drawn."""
    cards = [option[1] for option in options if option != PASS]
    if g.listening:
        words = "{seat} puts back 1 card." if len(cards) == 1 else "{seat} puts back {n} cards."
        g.tell("mulligan", words, seat, rule="AK-05.07", number=len(cards))
    if cards:
        for card in cards:
            g.move(card, g.at(DECK, seat))
        g.shuffle(g.at(DECK, seat))
        draw(g, seat, len(cards))


def choose_starter(g: ArackhanWars) -> None:
    """AK-05.11, AK-24.07: by lot, unless it was set."""
    g.starter = first_player(g)
    g.then(new_round)


# -- a Round ---------------------------------------------------------------------------------------


def new_round(g: ArackhanWars) -> None:
    """AK-06.02, AK-06.04: five phases; whoever starts does everything first."""
    g.round += 1
    if g.listening:
        g.tell("round", "Round {n} begins; {seat} starts.", g.starter, rule="AK-06.01", number=g.round)
    if g.heard & HEARS_ROUND:
        refresh_all(g)
    go_on_from(g, DRAWING)


def go_on_from(g: ArackhanWars, part: int) -> None:
    """AK-06.02, AK-06.04, AK-10.01: put the rest of a Round on the agenda, from one of its parts on."""
    first, second = g.starter, 1 - g.starter
    parts: list[tuple[Step, int]] = [
        (draw_phase, NOBODY),
        (begin_placement, first),
        (place_cards, second),
        (reveal, NOBODY),
        (open_window, first),
        (open_window, second),
        (take_turn, first),
        (take_turn, second),
        (end_of_round, NOBODY),
    ]
    for step, seat in reversed(parts[part:]):
        g.then(step, seat)


def draw_phase(g: ArackhanWars, seat: int) -> None:
    """AK-07.01 to AK-07.03."""
    g.phase = DRAW_PHASE
    if g.round > 1:
        for drawing in (g.starter, 1 - g.starter):
            draw(g, drawing, CARDS_A_ROUND)


def begin_placement(g: ArackhanWars, seat: int) -> None:
    g.phase = PLACEMENT_PHASE
    place_cards(g, seat)


def reveal(g: ArackhanWars, seat: int) -> None:
    """AK-09.01, AK-09.02, AK-09.08: all face-down cards at the same moment, with active tokens."""
    g.phase = REVEAL_PHASE
    shown: list[int] = []
    marks = g.marks
    for zone in range(BATTLEFIELD * SEATS, (ASTRAL_PLANE + 1) * SEATS):
        for card in g.piles[zone]:
            if marks[card] & FACE_DOWN:
                marks[card] = 0
                g.reveal(card)
                enter_play(g, card)
                shown.append(card)
    refresh(g)
    if g.listening:
        for card in shown:
            g.tell("reveal", "{seat} reveals {0}.", g.controller(card), (card,), "AK-09.01")
    g.phase = ACTIVATION_PHASE


# -- the Activation Phase --------------------------------------------------------------------------


def open_window(g: ArackhanWars, seat: int) -> None:
    """AK-11.01 to AK-11.04: a player's Initiative window; one without a usable card closes at once."""
    g.turn_seat = seat
    if has_initiative(g, seat):
        g.window = 1
        g.then(next_activation)


def has_initiative(g: ArackhanWars, seat: int) -> bool:
    """Whether a player has a card with Initiative in play, used or not."""
    attributes = g.attributes
    for card in g.piles[BATTLEFIELD * SEATS + seat] + g.piles[ASTRAL_PLANE * SEATS + seat]:
        if attributes[card] & INITIATIVE:
            return True
    return False


def take_turn(g: ArackhanWars, seat: int) -> None:
    """AK-10.01, AK-10.02: a player's turn."""
    g.turn_seat = seat
    g.then(end_turn, seat)
    g.then(next_activation)


def end_turn(g: ArackhanWars, seat: int) -> None:
    """AK-23.21, AK-16.06: texts for the end of the turn, then the Spells with the turn line leave."""
    g.then(discard_turn_spells, seat)
    if not g.heard & ACTS_AT_TURN_END:
        return
    for card in reversed(g.pile(BATTLEFIELD, seat)):
        if g.limits[card] & MOVES_AT_TURN_END:
            g.then(ask_move_at_end, card)


def ask_move_at_end(g: ArackhanWars, card: int) -> None:
    if g.limits[card] & MOVES_AT_TURN_END and end_spaces(g, card, NO_LIMIT):
        g.ask(g.controller(card), END_MOVE, card)


def end_move_prompt(g: ArackhanWars, seat: int, card: int) -> str:
    return f"Your turn ends: {g.name(card)} may go to another space."


def end_move_candidates(g: ArackhanWars, seat: int, card: int) -> list[Option]:
    return [(MOVE_AT_END, card, space) for space in range(COLUMNS * ROWS)] + [PASS]


def end_move_forbids(g: ArackhanWars, seat: int, option: Option, card: int) -> str | None:
    return None if option == PASS else cannot_end(g, card, option[2])


def end_move_options(g: ArackhanWars, seat: int, card: int) -> list[Option]:
    options: list[Option] = [(MOVE_AT_END, card, space) for space in end_spaces(g, card, NO_LIMIT)]
    options.append(PASS)
    return options


def end_move_answer(g: ArackhanWars, seat: int, option: Option, card: int) -> None:
    if option != PASS:
        relocate(g, card, option[2])


def discard_turn_spells(g: ArackhanWars, seat: int) -> None:
    """AK-16.06, AK-23.17: own Spells that do not stay until the end of the Round; copies for the turn end."""
    for kind in (BATTLEFIELD, ASTRAL_PLANE):
        for card in spells_at(g, kind, seat):
            if not g.printed(card).stays:
                discard(g, card)
    if g.altered and UNTIL_TURN_END in g.lasting:
        for card in revealed(g):
            if g.lasting[card] == UNTIL_TURN_END:
                forget_round_changes(g, card)
        refresh_all(g)


def spells_at(g: ArackhanWars, kind: int, seat: int) -> list[int]:
    """A player's Spells on the Battlefield or the Astral Plane."""
    if kind == ASTRAL_PLANE:
        return g.piles[kind * SEATS + seat][:]
    if not g.taken[seat] & g.conjured:
        return NO_NUMBERS
    return [card for card in g.piles[kind * SEATS + seat] if g.is_spell(card)]


# -- the End of Round Phase ------------------------------------------------------------------------


def end_of_round(g: ArackhanWars, seat: int) -> None:
    """AK-21.03: Round effects end and tokens return, texts for the end of the Round, Spells leave, tokens turn."""
    g.phase = END_PHASE
    end_round_effects(g)
    for card in doomed_at_round_end(g):
        destroy(g, card)
    for kind in (BATTLEFIELD, ASTRAL_PLANE):
        for owner in range(SEATS):
            for card in spells_at(g, kind, owner):
                discard(g, card)
    for card in revealed(g):
        if g.marks[card]:
            turn_back(g, card)
            g.marks[card] &= ~ROUND_MARKS
    if g.round == LAST_ROUND:
        finish(g)
    else:
        g.starter = 1 - g.starter
        g.then(new_round)


def end_round_effects(g: ArackhanWars) -> None:
    """AK-20.12, AK-21.03, AK-23.19."""
    if g.altered:
        for card in revealed(g):
            forget_round_changes(g, card)
        g.stale = ALL
    if max(g.returns_to) != NOBODY:
        for card in revealed(g):
            if g.returns_to[card] != NOBODY:
                give_back(g, card)
    refresh(g)


def doomed_at_round_end(g: ArackhanWars) -> list[int]:
    """The cards that texts destroy at the end of the Round, each once."""
    doomed: list[int] = []
    if not g.heard & ACTS_AT_ROUND_END:
        return doomed
    for source in revealed(g):
        for face in g.faces_of(source):
            for group in face.destroys_at_round_end:
                seat = g.controller(source)
                doomed += [card for card in cards_of(g, group, source) if group.fits(g, card, seat)]
    return list(dict.fromkeys(doomed))


def finish(g: ArackhanWars) -> None:
    """AK-21.05, AK-22: the final count."""
    if g.listening:
        for seat in range(SEATS):
            g.tell("score", "{seat} has {n} points.", seat, rule="AK-22.01", number=score(g, seat))
    g.end(final_scores(g))


MULLIGAN: Final = Question(
    "mulligan",
    mulligan_prompt,
    mulligan_candidates,
    mulligan_answer,
    mulligan_forbids,
    mulligan_options,
    several=True,
)
END_MOVE: Final = Question(
    "end of turn",
    end_move_prompt,
    end_move_candidates,
    end_move_answer,
    end_move_forbids,
    end_move_options,
)
