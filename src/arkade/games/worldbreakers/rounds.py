"""The round (WB-06 to WB-08, WB-17, WB-18): set-up, mulligan, turns of one action, the Rally Phase, the end."""

from __future__ import annotations

from typing import Final

from arkade.games.worldbreakers.combat import attack, cannot_attack_at_all
from arkade.games.worldbreakers.instructions import (
    develop,
    draw_card,
    draw_cards,
    gain_mythium,
    gain_power,
    gain_standing,
)
from arkade.games.worldbreakers.matches import finish_game
from arkade.games.worldbreakers.playing import cannot_play, play_card, play_options
from arkade.games.worldbreakers.printed import RALLY
from arkade.games.worldbreakers.state import (
    ASIDE,
    DECK,
    EXTRA_ACTIONS,
    HAND,
    LOCATIONS,
    RALLY_MYTHIUM,
    SEATS,
    STORED,
    TALLIES,
    Worldbreakers,
)
from arkade.games.worldbreakers.triggers import raise_for_seat, settle
from arkade.kernel.question import PASS, Option, Question
from arkade.kernel.starting import first_player

GAIN: Final = 18
DRAW: Final = 19
BUY: Final = 20
PLAY: Final = 21
ATTACK: Final = 22
DEVELOP: Final = 23
SET_ASIDE: Final = 24

BUYING: Final[list[Option]] = [(BUY, guild, 0) for guild in range(4)]

TURNS_EACH: Final = 4
LAST_ROUND: Final = 50
POWER_TO_WIN: Final = 10

# -- set-up ----------------------------------------------------------------------------------------


def begin_game(g: Worldbreakers) -> None:
    """WB-06.02 to WB-06.06: mythium, standing, hands, the first player, mulligans. Decks and Worldbreakers lie
    in their places."""
    for seat in range(g.table.seats):
        g.mythium[seat] = 5
        worldbreaker = g.worldbreaker(seat)
        if worldbreaker >= 0:
            g.standing[seat * 4 + g.printed(worldbreaker).guild] = 1
        g.shuffle(g.at(DECK, seat))
        for _ in range(min(5, len(g.pile(DECK, seat)))):
            draw_card(g, seat, g.pile(DECK, seat)[-1])
    g.first_player = first_player(g)
    if g.listening:
        g.tell("first", "{seat} is the first player.", g.first_player, rule="WB-06.05")
    g.then(begin_mulligans)


def begin_mulligans(g: Worldbreakers) -> None:
    """WB-06.06, WB-06.11: the first player decides first; then the first round begins."""
    g.then(new_round)
    g.then(ask_mulligan, 1 - g.first_player)
    g.then(ask_mulligan, g.first_player)


def ask_mulligan(g: Worldbreakers, seat: int) -> None:
    g.ask(seat, MULLIGAN)


def mulligan_prompt(g: Worldbreakers, seat: int) -> str:
    return "Mulligan: set aside any cards you do not want, one by one, then pass."


def mulligan_candidates(g: Worldbreakers, seat: int) -> list[Option]:
    return [(SET_ASIDE, card, 0) for card in g.pile(HAND, seat)] + [PASS]


def mulligan_answer(g: Worldbreakers, seat: int, option: Option) -> None:
    """WB-06.07, WB-06.08: draw first, then shuffle what was set aside into the deck."""
    if option != PASS:
        g.move(option[1], g.at(ASIDE, seat))
        g.ask(seat, MULLIGAN)
        return
    aside = g.pile(ASIDE, seat)[:]
    if not aside:
        return
    for _ in aside:
        if g.pile(DECK, seat):
            draw_card(g, seat, g.pile(DECK, seat)[-1])
    for card in aside:
        g.move(card, g.at(DECK, seat))
    g.shuffle(g.at(DECK, seat))
    if g.listening:
        words = "{seat} replaces 1 card." if len(aside) == 1 else "{seat} replaces {n} cards."
        g.tell("mulligan", words, seat, rule="WB-06.07", number=len(aside))


# -- the Action Phase ------------------------------------------------------------------------------


def new_round(g: Worldbreakers) -> None:
    """WB-07.01, WB-07.02, WB-15.24: what lasted for the old round ends."""
    g.round += 1
    g.turn = 0
    g.in_rally = 0
    g.defeats = 0
    g.no_attacks = 0
    g.tally = [0] * (TALLIES * SEATS)
    if g.listening:
        g.tell("round", "Round {n} begins; {seat} goes first.", g.first_player, rule="WB-07.02", number=g.round)
    next_turn(g)


def next_turn(g: Worldbreakers) -> None:
    """WB-07.03 to WB-07.05, WB-07.10: turns of one action alternate until each player has had four."""
    g.turn += 1
    if g.turn > TURNS_EACH * SEATS:
        rally(g)
        return
    seat = (g.first_player + g.turn - 1) % SEATS
    g.turn_seat = seat
    g.then(next_turn)
    g.actions_left = g.tally[EXTRA_ACTIONS * SEATS + seat]
    if g.actions_left:
        g.tally[EXTRA_ACTIONS * SEATS + seat] = 0
        g.then(next_action)
    g.ask(seat, ACTION)


def next_action(g: Worldbreakers) -> None:
    """WB-07.09: the actions that an effect has added to a turn, taken after the first."""
    if g.actions_left > 0:
        g.actions_left -= 1
        g.then(next_action)
        g.ask(g.turn_seat, ACTION)


def action_prompt(g: Worldbreakers, seat: int) -> str:
    return "Your turn: take one action."


def action_candidates(g: Worldbreakers, seat: int) -> list[Option]:
    """WB-07.06: the six actions."""
    options: list[Option] = [(GAIN, 0, 0), (DRAW, 0, 0)]
    options += BUYING
    options += [(PLAY, card, 0) for card in g.pile(HAND, seat)]
    options += [(PLAY, card, 0) for card in g.pile(STORED, seat)]
    options.append((ATTACK, 0, 0))
    options += [(DEVELOP, location, 0) for location in g.locations(seat)]
    return options


def action_forbids(g: Worldbreakers, seat: int, option: Option) -> str | None:
    verb = option[0]
    if verb == PLAY:
        return cannot_play(g, seat, option[1], 0)
    if verb == DRAW:
        return None if g.pile(DECK, seat) else "WB-08.03"
    if verb == BUY:
        return None if g.mythium[seat] >= 2 else "WB-08.06"
    if verb == ATTACK:
        return cannot_attack_at_all(g, seat)
    if verb == DEVELOP:
        return None if g.stages[option[1]] else "WB-08.11"
    return None


def action_options(g: Worldbreakers, seat: int) -> list[Option]:
    """The legal actions, as `action_forbids` tells them."""
    options: list[Option] = [(GAIN, 0, 0)]
    if g.piles[DECK * SEATS + seat]:
        options.append((DRAW, 0, 0))
    if g.mythium[seat] >= 2:
        options += BUYING
    options += play_options(g, seat, PLAY)
    if cannot_attack_at_all(g, seat) is None:
        options.append((ATTACK, 0, 0))
    stages = g.stages
    for location in g.piles[LOCATIONS * SEATS + seat]:
        if stages[location]:
            options.append((DEVELOP, location, 0))
    return options


def action_answer(g: Worldbreakers, seat: int, option: Option) -> None:
    """WB-08: carry out the action."""
    verb = option[0]
    if verb == GAIN:
        gain_mythium(g, seat, 1)
    elif verb == DRAW:
        draw_cards(g, seat, 1)
    elif verb == BUY:
        g.mythium[seat] -= 2
        gain_standing(g, seat, option[1], 1)
    elif verb == PLAY:
        play_card(g, seat, option[1], 0)
    elif verb == ATTACK:
        attack(g, seat, 0, -1, 0)
    else:
        develop(g, seat, option[1])


# -- the Rally Phase -------------------------------------------------------------------------------


def rally(g: Worldbreakers) -> None:
    """WB-17.01 to WB-17.03, WB-30.31: delayed gains, then Rally abilities, the first player's first."""
    g.in_rally = 1
    if g.listening:
        g.tell("rally", "The Rally Phase begins.", rule="WB-17.01")
    g.then(ready_and_income)
    for seat in (g.first_player, 1 - g.first_player):
        gain_mythium(g, seat, g.tally[RALLY_MYTHIUM * SEATS + seat])
        g.tally[RALLY_MYTHIUM * SEATS + seat] = 0
        raise_for_seat(g, RALLY, seat, -1, True)
    settle(g)


def ready_and_income(g: Worldbreakers) -> None:
    """WB-17.05 to WB-17.09: ready everything, 2 mythium and 1 card each."""
    g.exhausted = [0] * len(g.exhausted)
    g.then(check_victory)
    for seat in (g.first_player, 1 - g.first_player):
        gain_mythium(g, seat, 2)
    for seat in (g.first_player, 1 - g.first_player):
        if g.pile(DECK, seat):
            draw_card(g, seat, g.pile(DECK, seat)[-1])
        else:
            gain_power(g, 1 - seat, 1)
    settle(g)


def check_victory(g: Worldbreakers) -> None:
    """WB-18.01 to WB-18.07: who wins now, or the next round."""
    first, second = g.power
    if max(first, second) >= POWER_TO_WIN and first != second:
        winner = 0 if first > second else 1
        if g.listening:
            rule = "WB-18.02" if min(first, second) < POWER_TO_WIN else "WB-18.03"
            g.tell("victory", "The round ends and {seat} has {n} power.", winner, rule=rule, number=g.power[winner])
        finish_game(g, [1.0, 0.0] if winner == 0 else [0.0, 1.0])
    elif g.round >= LAST_ROUND:
        if g.listening:
            g.tell("victory", "Round {n} was the last one.", rule="WB-18.07", number=g.round)
        finish_game(g, [0.5, 0.5])
    else:
        g.first_player = 1 - g.first_player
        new_round(g)


MULLIGAN: Final = Question("mulligan", mulligan_prompt, mulligan_candidates, mulligan_answer)
ACTION: Final = Question("action", action_prompt, action_candidates, action_answer, action_forbids, action_options)
