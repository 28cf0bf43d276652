"""Life goals (AS-25): drawn in secret, revealed when their time comes, scored for the next generation."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import perform
from arkade.games.ark_ship.places import GOAL_DECK, GOAL_DISCARD, HIDDEN_GOALS, OPEN_GOALS
from arkade.games.ark_ship.state import NO_CARD, ArkShip
from arkade.kernel.cards import changed
from arkade.kernel.question import PASS, Option, Window
from arkade.kernel.zones import EVERYONE

REVEAL: Final = 15

GOAL_BOXES: Final = 12
ROWS_END_AT: Final = (3, 7, 12)


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
        look_for_unseen_goals(g)
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
    turn_up(g, goal)
    if g.listening:
        g.tell("reveal", "The life goal of {1} is {0}.", cards=(goal, crew), rule="AS-25.10")
    if face.score is None:
        score(g, goal)
    if face.on_reveal is not None:
        perform(g, face.on_reveal, g.owner[crew], crew, NO_CARD, 0)


def turn_up(g: ArkShip, goal: int) -> None:
    """AS-25.10: a life goal lies open from now on."""
    g.move(goal, g.at(OPEN_GOALS, g.owner[g.bearer[goal]]))
    look_for_unseen_goals(g)


def score(g: ArkShip, goal: int) -> None:
    """AS-25.06, AS-25.07, AS-25.15: one box, once for each goal, as long as there are boxes."""
    if g.scored[goal]:
        return
    g.scored = changed(g.scored, goal, 1)
    if g.goal_boxes < GOAL_BOXES:
        g.goal_boxes += 1
    if g.listening:
        boxes = "1 life-goal box is checked" if g.goal_boxes == 1 else "{n} life-goal boxes are checked"
        words = f"{{1}} has fulfilled {{0}}: {boxes}."
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
    turn_up(g, goal)
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
        if g.named[goal] >= 0:
            g.named = changed(g.named, goal, NO_CARD)
        if g.scored[goal]:
            g.scored = changed(g.scored, goal, 0)


# -- the chance to reveal --------------------------------------------------------------------------


def give_chance(g: ArkShip) -> None:
    """AS-25.08: after an evaluated location and at the end of a step, if something has happened that a life goal
    could wait for. Whether a seat is asked tells nothing: any goal that nobody has seen yet may be the one."""
    if not g.stirred:
        return
    met = met_by_crew(g)
    for crew in met:
        score_if_reached(g, crew)
    g.asking = seats_to_ask(g, met)
    if g.asking:
        g.then(end_chance)
        g.open_window(REVEALING, g.captain())
    else:
        remember_offers(g, met)


def find_out_whom_to_ask(g: ArkShip) -> None:
    """Within a chance: who is still to be asked, after a goal has been revealed."""
    g.asking = seats_to_ask(g, met_by_crew(g))


def end_chance(g: ArkShip) -> None:
    """All seats have been asked, and may have changed what is met."""
    g.asking = 0
    remember_offers(g, met_by_crew(g))


def met_by_crew(g: ArkShip) -> dict[int, int]:
    """Each crew to which something has happened, with the goals that are met by that, as bits of their numbers."""
    happened = g.happened
    return {crew: met_goals(g, crew, happened[crew]) for crew in g.crew if happened[crew]}


def met_goals(g: ArkShip, crew: int, happened: int) -> int:
    """The goals that listen to what has happened and are met by a crew now, as bits."""
    met = 0
    for bit, aim in g.cards.audience(happened).aims:
        if aim.reached(g, crew):
            met |= bit
    return met


def seats_to_ask(g: ArkShip, met: dict[int, int]) -> int:
    """The seats with a crew that could have a goal that is met now and was not offered before, as bits: everybody can
    see that. A crew without a hidden goal has none."""
    seats = 0
    for crew, goals in met.items():
        if goals & g.unseen & ~g.offered[crew] and g.hidden_goal(crew) >= 0:
            seats |= 1 << g.owner[crew]
    return seats


def remember_offers(g: ArkShip, met: dict[int, int]) -> None:
    """What is met has been offered; what has merely happened is over."""
    g.stirred = 0
    for crew, goals in met.items():
        if goals or g.offered[crew]:
            offered = g.offered[crew] & ~g.cards.audience(g.happened[crew]).goals | goals
            if offered != g.offered[crew]:
                g.offered = changed(g.offered, crew, offered)
        g.happened[crew] = 0


def look_for_unseen_goals(g: ArkShip) -> None:
    """Find the life goals that somebody does not know, in the deck and in secret with crew, as bits."""
    g.unseen = 0
    for goal in g.shared(GOAL_DECK):
        g.unseen |= 1 << g.printed(goal).number
    for seat in range(g.table.seats):
        for goal in g.pile(HIDDEN_GOALS, seat):
            if g.known[goal] != EVERYONE:
                g.unseen |= 1 << g.printed(goal).number


def asks_to_reveal(g: ArkShip, seat: int) -> bool:
    return bool(g.asking >> seat & 1)


def reveal_prompt(g: ArkShip, seat: int) -> str:
    return "You may reveal a life goal that has been reached."


def reveal_candidates(g: ArkShip, seat: int) -> list[Option]:
    options: list[Option] = [(REVEAL, goal, g.bearer[goal]) for goal in g.pile(HIDDEN_GOALS, seat)]
    options.append(PASS)
    return options


def reveal_forbids(g: ArkShip, seat: int, option: Option) -> str | None:
    return None if option == PASS else cannot_reveal(g, option[1])


def reveal_options(g: ArkShip, seat: int) -> list[Option]:
    options: list[Option] = []
    for goal in g.pile(HIDDEN_GOALS, seat):
        if cannot_reveal(g, goal) is None:
            options.append((REVEAL, goal, g.bearer[goal]))
    options.append(PASS)
    return options


def reveal_answer(g: ArkShip, seat: int, option: Option) -> None:
    """What a goal does may bring about that others are met."""
    g.then(find_out_whom_to_ask)
    reveal(g, option[1])


REVEALING: Final = Window(
    "reveal",
    reveal_prompt,
    reveal_candidates,
    reveal_answer,
    reveal_forbids,
    reveal_options,
    repeats=True,
    asks=asks_to_reveal,
)
