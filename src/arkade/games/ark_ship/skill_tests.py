"""Skill tests (AS-15, AS-16): the pool, rerolls, counting, the row of the card, and what failing brings."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import perform
from arkade.games.ark_ship.printed import (
    CLEVER,
    DARING_SUCCESSES,
    INSPIRING,
    PATIENT,
    PERFECT_TESTS,
    TEAM_SUCCESS,
)
from arkade.games.ark_ship.sheets import ask_rank
from arkade.games.ark_ship.state import NO_CARD, TESTED, ArkShip
from arkade.games.ark_ship.stress import gain_stress
from arkade.kernel.cards import changed
from arkade.kernel.question import PASS, Option, Question

REROLL: Final = 23

LEAST_SUCCESS: Final = 4
FEW_DICE: Final = 2
MANY_DICE: Final = 3
TEAM: Final = 3


def face_challenge(g: ArkShip, card: int) -> None:
    """AS-13.03, AS-13.04: all crew at the location take one test."""
    g.tested = tuple(g.here(g.location))
    g.then(roll_pool, card)
    for crew in g.tested[::-1]:
        g.this_turn[crew] |= TESTED
        for static in g.goal_statics(crew):
            if static.stress_near() and is_beside_named(g, crew):
                gain_stress(g, crew, static.stress_near())


def face_nobody(g: ArkShip, card: int) -> None:
    """AS-16.06, AS-03.09: a challenge without crew counts as 0 successes, and the captain decides."""
    g.tested = ()
    apply_row(g, card, 0, 0, g.captain())


def is_beside_named(g: ArkShip, crew: int) -> bool:
    """Whether a crew is at the location of the one whose name is written on its goal."""
    goal = g.open_goal(crew)
    named = g.named[goal if goal >= 0 else g.hidden_goal(crew)]
    return named in g.crew and g.place[named] == g.place[crew] > 0


# -- the dice --------------------------------------------------------------------------------------


def roll_pool(g: ArkShip, card: int) -> None:
    """AS-15.06: all dice together; each remembers whose it is."""
    rollers: list[int] = []
    skills = g.faces[g.face[card]].skills
    for crew in g.tested:
        rollers += [crew] * dice_of(g, crew, skills)
    g.rollers = tuple(rollers)
    g.dice = tuple([g.roll(6) for _ in rollers])
    if g.listening:
        g.tell("dice", f"The dice: {dice_words(g)}.", cards=(card,), rule="AS-15.06", number=len(g.dice))
    inspiring = [crew for crew in g.tested if g.traits[crew] & INSPIRING]
    if not inspiring:
        look_for_ones(g, card)
        return
    g.then(look_for_ones, card)
    for crew in inspiring[::-1]:
        g.then(ask_reroll, crew)


def dice_of(g: ArkShip, crew: int, skills: list[int]) -> int:
    """AS-15.02 to AS-15.05: 1 die, 1 for each box of a listed skill, and what the Bridge and life goals add."""
    count = 1 + g.extra_dice
    for skill in skills:
        count += g.rank(crew, skill)
    for static in g.goal_statics(crew):
        if static.dice_near() and is_beside_named(g, crew):
            count += static.dice_near()
    return count


def dice_words(g: ArkShip) -> str:
    """The dice by crew: `Imka Halloran 1 4 6, Tobias Quill 2`."""
    parts: list[str] = []
    for crew in g.tested:
        shown = [str(abs(die)) for die, roller in zip(g.dice, g.rollers, strict=True) if roller == crew]
        parts.append(f"{g.name(crew)} {' '.join(shown)}")
    return ", ".join(parts)


# -- rerolls ---------------------------------------------------------------------------------------


def ask_reroll(g: ArkShip, crew: int) -> None:
    """AS-11.05: dice of the whole pool, one by one; a die that is chosen is kept as a negative number."""
    g.ask(g.owner[crew], REROLLING, crew)


def reroll_prompt(g: ArkShip, seat: int, crew: int) -> str:
    chosen = [str(-die) for die in g.dice if die < 0]
    so_far = f" Chosen: {' '.join(chosen)}." if chosen else ""
    return f"{g.name(crew)} is Inspiring: reroll any dice, once ({dice_words(g)}).{so_far}"


def reroll_candidates(g: ArkShip, seat: int, crew: int) -> list[Option]:
    options: list[Option] = [(REROLL, roller, value) for roller in g.tested for value in range(1, 7)]
    options.append(PASS)
    return options


def reroll_forbids(g: ArkShip, seat: int, option: Option, crew: int) -> str | None:
    return None if option == PASS or find_die(g, option[1], option[2]) >= 0 else "AS-11.05"


def reroll_options(g: ArkShip, seat: int, crew: int) -> list[Option]:
    """One option for each value that a crew's dice show."""
    shown: dict[int, int] = {}
    for place in range(len(g.dice)):
        if g.dice[place] > 0:
            shown[g.rollers[place]] = shown.get(g.rollers[place], 0) | 1 << g.dice[place]
    options: list[Option] = []
    for roller in g.tested:
        values = shown.get(roller, 0)
        options += [(REROLL, roller, value) for value in range(1, 7) if values >> value & 1]
    options.append(PASS)
    return options


def find_die(g: ArkShip, roller: int, value: int) -> int:
    for place in range(len(g.dice)):
        if g.dice[place] == value and g.rollers[place] == roller:
            return place
    return -1


def reroll_answer(g: ArkShip, seat: int, option: Option, crew: int) -> None:
    """AS-11.05: the second result stands."""
    if option != PASS:
        g.dice = changed(g.dice, find_die(g, option[1], option[2]), -option[2])
        g.ask(seat, REROLLING, crew)
        return
    again = len([die for die in g.dice if die < 0])
    g.dice = tuple([g.roll(6) if die < 0 else die for die in g.dice])
    if g.listening and again:
        g.tell("dice", f"After the reroll: {dice_words(g)}.", cards=(crew,), rule="AS-11.05", number=again)


# -- counting --------------------------------------------------------------------------------------


def look_for_ones(g: ArkShip, card: int) -> None:
    """AS-15.08, AS-29.18: crises that wait for a rolled 1 see the final dice; once for each crew."""
    if 1 in g.dice:
        g.then(count_successes, card)
        for crisis in g.lasting:
            if g.printed(crisis).on_ones is not None:
                for crew in g.tested[::-1]:
                    if find_die(g, crew, 1) >= 0:
                        g.then(punish_one, crisis, crew)
    else:
        count_successes(g, card)


def punish_one(g: ArkShip, crisis: int, crew: int) -> None:
    effect = g.printed(crisis).on_ones
    if effect is not None and crew in g.crew:
        perform(g, effect, g.decider(g.location), crisis, crew, 0)


def count_successes(g: ArkShip, card: int) -> None:
    """AS-15.07 to AS-15.09: dice are removed, bonuses added, successes counted and cancelled."""
    rolled = len(g.dice)
    cancelling = 0
    for crisis in g.lasting:
        if crisis != card:
            for static in g.faces[g.face[crisis]].statics:
                if static.changes_dice():
                    cancelling += static.cancelled_by_ones()
                    for _ in range(static.dice_removed()):
                        remove_highest(g)
    worth = [worth_of(g, place) for place in range(len(g.dice))]
    if rolled >= MANY_DICE and 0 not in worth:
        for crew in g.tested:
            if crew in g.crew:
                g.add_deed(crew, PERFECT_TESTS, 1)
    apply_row(g, card, max(sum(worth) - cancelling * g.dice.count(1), 0), rolled, g.decider(g.location))


def worth_of(g: ArkShip, place: int) -> int:
    """AS-15.07, AS-11.04: 1 for a success, 2 for a natural 6 of a Clever crew."""
    die = g.dice[place]
    if die == 6 and g.traits[g.rollers[place]] & CLEVER:
        return 2
    return 1 if die + g.die_bonus >= LEAST_SUCCESS else 0


def remove_highest(g: ArkShip) -> None:
    """AS-15.14: the highest die goes; of several the one that is worth least."""
    if not g.dice:
        return
    highest = max(g.dice)
    least = -1
    for place in range(len(g.dice)):
        if g.dice[place] == highest and (least < 0 or worth_of(g, place) < worth_of(g, least)):
            least = place
    g.dice = g.dice[:least] + g.dice[least + 1 :]
    g.rollers = g.rollers[:least] + g.rollers[least + 1 :]


# -- the row and its consequences ------------------------------------------------------------------


def apply_row(g: ArkShip, card: int, successes: int, rolled: int, decider: int) -> None:
    """AS-15.10 to AS-15.13: do what the row says, as a seat decides; a number without a row is a failure."""
    row = g.faces[g.face[card]].row_for(successes)
    green = row is not None and row.green
    if g.listening:
        counted = "{n} success against {0}" if successes == 1 else "{n} successes against {0}"
        outcome = row.effect.outcome().rstrip(".") if row is not None else "nothing"
        g.tell("test", f"{counted}: {outcome}.", cards=(card,), rule="AS-15.10", number=successes)
    if g.tested:
        if green:
            g.then(succeed, card, rolled)
        else:
            g.then(fail, card)
    if row is not None:
        perform(g, row.effect, decider, card, NO_CARD, successes)


def succeed(g: ArkShip, card: int, rolled: int) -> None:
    """AS-16.07: a success brings nothing by itself but what life goals wait for."""
    for crew in g.tested:
        if crew in g.crew:
            if rolled <= FEW_DICE:
                g.add_deed(crew, DARING_SUCCESSES, 1)
            if len(g.tested) >= TEAM:
                g.happens_to(crew, TEAM_SUCCESS)


def fail(g: ArkShip, card: int) -> None:
    """AS-16.01 to AS-16.05: first stress for all who took part, then a rank for each."""
    skills = g.printed(card).taught
    more = 0
    for crisis in g.lasting:
        for static in g.printed(crisis).statics:
            more += static.stress_added()
    for crew in g.tested[::-1]:
        g.then(ask_rank, crew, skills)
    for crew in g.tested[::-1]:
        if not g.traits[crew] & PATIENT:
            gain_stress(g, crew, 1 + more)


REROLLING: Final = Question("reroll", reroll_prompt, reroll_candidates, reroll_answer, reroll_forbids, reroll_options)
