"""Life goals (AS-25): drawn in secret, revealed when their time comes, scored for the next generation."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import perform
from arkade.games.ark_ship.places import GOAL_DECK, GOAL_DISCARD, HIDDEN_GOALS, OPEN_GOALS
from arkade.games.ark_ship.printed import AGED, DID, LEARNED, TRAIT_GAINED
from arkade.games.ark_ship.state import NO_CARD, ArkShip
from arkade.kernel.cards import changed
from arkade.kernel.question import PASS, Option, Window
from arkade.kernel.zones import EVERYONE

REVEAL: Final = 15

GOAL_BOXES: Final = 12
ROWS_END_AT: Final = (3, 7, 12)
LASTING: Final = LEARNED | TRAIT_GAINED | AGED | DID
"""What stays so once it has happened, until it is undone; other happenings last until the next chance."""


def completed_rows(g: ArkShip) -> int:
    """AS-25.13, AS-25.14: rows of the life-goal track whose last box is checked."""
    return sum([1 for last in ROWS_END_AT if g.goal_boxes >= last])


# -- drawing ---------------------------------------------------------------------------------------


def draw_goal(g: ArkShip, crew: int) -> None:
    """AS-08.10, AS-08.13, AS-25.09: the top life goal, for its owner's eyes unless it is revealed immediately."""
    deck = g.shared_zone(GOAL_DECK)
    if not g.piles[deck]:
        for card in g.shared(GOAL_DISCARD)[:]:
            g.move(card, deck)
        g.shuffle(deck)
    seat = g.owner[crew]
    goal = g.draw(deck, g.at(HIDDEN_GOALS, seat))
    if goal < 0:
        return
    g.bearer = changed(g.bearer, goal, crew)
    if g.printed(goal).immediate:
        reveal(g, goal)
    elif g.listening:
        g.tell("goal", "{seat} draws {0} as the life goal of {1}.", seat, (goal, crew), rule="AS-08.10")


# -- revealing and scoring -------------------------------------------------------------------------


def cannot_reveal(g: ArkShip, goal: int) -> str | None:
    """AS-25.08: a hidden goal is revealed while what it waits for is so, or was since the last chance."""
    crew = g.bearer[goal]
    aim = g.printed(goal).reveal
    return None if crew >= 0 and aim is not None and aim.reached(g, crew) else "AS-25.08"


def reveal(g: ArkShip, goal: int) -> None:
    """AS-25.04, AS-25.10: face up with its crew; scored at once unless it says when."""
    crew = g.bearer[goal]
    face = g.printed(goal)
    g.move(goal, g.at(OPEN_GOALS, g.owner[crew]))
    if g.listening:
        g.tell("reveal", "The life goal of {1} is {0}.", cards=(goal, crew), rule="AS-25.10")
    if face.score is None:
        score(g, goal)
    if face.on_reveal is not None:
        perform(g, face.on_reveal, g.owner[crew], crew, NO_CARD, 0)


def score(g: ArkShip, goal: int) -> None:
    """AS-25.06, AS-25.07, AS-25.15: one box, once for each goal, as long as there are boxes."""
    if g.scored[goal]:
        return
    g.scored = changed(g.scored, goal, 1)
    if g.goal_boxes < GOAL_BOXES:
        g.goal_boxes += 1
    if g.listening:
        words = "{1} has fulfilled {0}: {n} life-goal boxes are checked."
        g.tell("score", words, cards=(goal, g.bearer[goal]), rule="AS-25.06", number=g.goal_boxes)


def settle_goal_at_death(g: ArkShip, crew: int) -> None:
    """AS-23.02, AS-25.03, AS-25.05, AS-25.11, AS-25.16: a hidden goal is turned up and counts if it is fulfilled."""
    goal = g.hidden_goal(crew)
    if goal < 0:
        score_if_reached(g, crew)
        return
    if cannot_reveal(g, goal) is None:
        reveal(g, goal)
        return
    g.move(goal, g.at(OPEN_GOALS, g.owner[crew]))
    if g.listening:
        g.tell("reveal", "The life goal of {1} was {0}.", cards=(goal, crew), rule="AS-25.03")
    score_if_reached(g, crew)


def score_if_reached(g: ArkShip, crew: int) -> None:
    """AS-25.02: a revealed goal that says when it is scored."""
    goal = g.open_goal(crew)
    if goal >= 0 and not g.scored[goal]:
        aim = g.printed(goal).score
        if aim is not None and aim.reached(g, crew):
            score(g, goal)


def discard_goal(g: ArkShip, crew: int) -> None:
    """AS-23.05: the life goal of the dead goes to its discard pile, and nothing stays written on it."""
    goal = g.open_goal(crew)
    if goal >= 0:
        g.move(goal, g.shared_zone(GOAL_DISCARD))
        g.bearer = changed(g.bearer, goal, NO_CARD)
        g.named = changed(g.named, goal, NO_CARD)
        g.scored = changed(g.scored, goal, 0)


# -- the chance to reveal --------------------------------------------------------------------------


def give_chance(g: ArkShip) -> None:
    """AS-25.08: after an evaluated location and at the end of a step, if something has happened that a life goal
    could wait for. Whether a seat is asked tells nothing: any goal that nobody has seen yet may be the one."""
    if not g.stirred:
        return
    g.stirred = 0
    g.then(end_chance)
    asking = False
    for crew in g.crew:
        if g.happened[crew]:
            score_if_reached(g, crew)
            asking = asking or fresh_goals(g, crew) > 0
    if asking:
        g.open_window(REVEALING, g.captain())


def end_chance(g: ArkShip) -> None:
    """What was met is offered; what has merely happened is over."""
    for crew in g.crew:
        if g.happened[crew]:
            offered = met_goals(g, crew)
            if offered != g.offered[crew]:
                g.offered = changed(g.offered, crew, offered)
            g.happened[crew] = 0
    g.stirred = 0


def met_goals(g: ArkShip, crew: int) -> int:
    """The lasting goals that were offered or could be revealed by this crew, as bits of their numbers."""
    happened = g.happened[crew]
    met = g.offered[crew]
    for goal in unseen_goals(g):
        face = g.faces[g.face[goal]]
        aim = face.reveal
        if aim is not None and aim.listens & happened & LASTING:
            bit = 1 << face.number
            met = met | bit if aim.reached(g, crew) else met & ~bit
    return met


def fresh_goals(g: ArkShip, crew: int) -> int:
    """The goals that a crew could reveal by what has happened to it, and that were not offered yet, as bits. Empty
    for a crew without a hidden goal."""
    happened = g.happened[crew]
    if not happened or g.hidden_goal(crew) < 0:
        return 0
    fresh = 0
    for goal in unseen_goals(g):
        face = g.faces[g.face[goal]]
        aim = face.reveal
        if aim is not None and aim.listens & happened and not aim.is_secret() and aim.reached(g, crew):
            fresh |= 1 << face.number
    return fresh & ~g.offered[crew]


def unseen_goals(g: ArkShip) -> list[int]:
    """The life goals that somebody does not know: in the deck and in secret with crew."""
    goals = g.shared(GOAL_DECK)[:]
    for seat in range(g.table.seats):
        goals += g.piles[seat]
    known = g.known
    return [goal for goal in goals if known[goal] != EVERYONE]


def asks_to_reveal(g: ArkShip, seat: int) -> bool:
    """A seat is asked for what everybody can see: one of its crew could have a goal that is met now."""
    for crew in g.crew:
        if g.owner[crew] == seat and fresh_goals(g, crew):
            return True
    return False


def reveal_prompt(g: ArkShip, seat: int) -> str:
    return "You may reveal a life goal that has been reached."


def reveal_candidates(g: ArkShip, seat: int) -> list[Option]:
    options: list[Option] = [(REVEAL, goal, g.bearer[goal]) for goal in g.pile(HIDDEN_GOALS, seat)]
    options.append(PASS)
    return options


def reveal_forbids(g: ArkShip, seat: int, option: Option) -> str | None:
    return None if option == PASS else cannot_reveal(g, option[1])


def reveal_answer(g: ArkShip, seat: int, option: Option) -> None:
    reveal(g, option[1])


REVEALING: Final = Window(
    "reveal", reveal_prompt, reveal_candidates, reveal_answer, reveal_forbids, repeats=True, asks=asks_to_reveal
)
