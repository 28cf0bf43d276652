"""Assigning crew (AS-12): step 5 of a turn, by all players at once, until everyone is ready."""

from __future__ import annotations

from typing import Final

from arkade.games.ark_ship.goals import REVEAL, cannot_reveal, reveal
from arkade.games.ark_ship.places import HIDDEN_GOALS, OFF_DUTY, OPEN_GOALS
from arkade.games.ark_ship.printed import FIRST_SPACE, LAST_BAY, LOCATION_NAMES, NOWHERE, TRAINING
from arkade.games.ark_ship.state import PLANNED, ArkShip
from arkade.kernel.cards import changed
from arkade.kernel.question import PASS, Option, Question

ASSIGN: Final = 16
CALL_BACK: Final = 17
READY: Final = 18
WRITE: Final = 19

READY_OPTION: Final[Option] = (READY, 0, 0)

ROOMS: Final = 0b1111110
"""AS-12.04: the locations that always offer something to do, as bits; the last four do while they have a challenge."""

ORDERS: Final[dict[tuple[int, int], list[Option]]] = {}
"""The ways to send a crew to some locations (bits), worked out once for all matches. To be read, not changed."""


def assign_crew(g: ArkShip) -> None:
    """AS-12.01, AS-12.02: everybody who has crew plans at once, in the open."""
    g.step = 5
    g.came_from = tuple(g.place)
    g.stood_in = tuple(g.zone[: len(g.place)])
    for crew in g.crew:
        g.this_turn[crew] &= ~PLANNED
    g.ready = [0] * g.table.seats
    seats = [seat for seat in range(g.table.seats) if g.own_crew[seat]]
    g.then(take_places)
    if seats:
        begin_planning(g, *seats)


def begin_planning(g: ArkShip, *seats: int) -> None:
    """Ask some seats, once it is clear which locations are open and whether anything limits who may go there."""
    g.open_places = 0
    for location in range(FIRST_SPACE, LAST_BAY + 1):
        if g.challenge_at(location) >= 0:
            g.open_places |= 1 << location - FIRST_SPACE
    g.limiting = limiting_cards(g)
    g.ripe = None
    g.ask_live(seats, ASSIGNING)


def take_places(g: ArkShip) -> None:
    """AS-12.08 to AS-12.10: meeples stay where they were sent; whoever could not be sent is off duty."""
    for crew in g.crew:
        if not g.this_turn[crew] & PLANNED:
            g.place[crew] = NOWHERE
            g.move(crew, g.shared_zone(OFF_DUTY))
            if g.listening:
                g.tell("off duty", "{0} is off duty.", cards=(crew,), rule="AS-12.08")


# -- where crew may go -----------------------------------------------------------------------------


def cannot_assign(g: ArkShip, crew: int, location: int) -> str | None:
    """AS-12.04 to AS-12.07: the rule that keeps a crew from a location, or None."""
    if location > TRAINING and g.challenge_at(location) < 0:
        return "AS-12.04"
    for card in g.limiting:
        for static in g.printed(card).statics:
            if static.closed_to(g, g.bearer[card], crew) >> location & 1:
                return static.closing_rule()
    return None


def limiting_cards(g: ArkShip) -> tuple[int, ...]:
    """The crises and revealed goals that say something about assignments."""
    cards = list(g.lasting)
    for seat in range(g.table.seats):
        cards += g.pile(OPEN_GOALS, seat)
    return tuple([card for card in cards if g.faces[g.face[card]].limits_assignment])


def closed_to(g: ArkShip, crew: int) -> int:
    """The locations from which cards keep a crew, as bits."""
    closed = 0
    for card in g.limiting:
        for static in g.faces[g.face[card]].statics:
            closed |= static.closed_to(g, g.bearer[card], crew)
    return closed


def open_to(g: ArkShip, crew: int) -> int:
    """The locations to which a crew can be assigned, as bits."""
    locations = ROOMS | g.open_places << FIRST_SPACE
    return locations & ~closed_to(g, crew) if g.limiting else locations


def must_assign(g: ArkShip, crew: int) -> bool:
    """AS-12.01, AS-12.09: whether a crew is left without a location although there is one for it."""
    return not g.this_turn[crew] & PLANNED and open_to(g, crew) > 0


# -- names for life goals --------------------------------------------------------------------------


def blank_goals(g: ArkShip, seat: int) -> list[int]:
    """AS-25.12: hidden goals of a player that still want the name of another crew."""
    if len(g.crew) < 2:
        return []
    named = g.named
    return [goal for goal in g.pile(HIDDEN_GOALS, seat) if named[goal] < 0 and g.printed(goal).wants_name]


def cannot_write(g: ArkShip, goal: int, crew: int) -> str | None:
    """AS-25.12: one name of another crew, once."""
    return None if g.named[goal] < 0 and g.bearer[goal] != crew else "AS-25.12"


def ripe_goals(g: ArkShip) -> tuple[tuple[int, ...], ...]:
    """The hidden goals of each seat that matter while planning. They are looked for once, because whoever is sent
    somewhere makes no difference to the others."""
    if g.ripe is None:
        seats = range(g.table.seats)
        g.ripe = tuple([tuple([goal for goal in g.pile(HIDDEN_GOALS, seat) if is_ripe(g, goal)]) for seat in seats])
    return g.ripe


def is_ripe(g: ArkShip, goal: int) -> bool:
    """Whether a goal wants a name, waits for where crew are sent, or can be revealed as things are."""
    crew = g.bearer[goal]
    face = g.faces[g.face[goal]]
    aim = face.reveal
    return face.wants_name or (aim is not None and crew >= 0 and (aim.is_secret() or aim.reached(g, crew)))


# -- the question ----------------------------------------------------------------------------------


def assigning_prompt(g: ArkShip, seat: int) -> str:
    if g.ready[seat]:
        return "You are ready. Wait for the others, or call a crew back."
    return "Send each of your crew to a location, then be ready."


def assigning_candidates(g: ArkShip, seat: int) -> list[Option]:
    """AS-12.03: send crew, call them back, be ready; besides, what a life goal allows."""
    own = g.own_crew[seat]
    options: list[Option] = [(ASSIGN, crew, location) for crew in own for location in range(1, LAST_BAY + 1)]
    options += [(CALL_BACK, crew, 0) for crew in own]
    for goal in g.pile(HIDDEN_GOALS, seat):
        if g.printed(goal).wants_name:
            options += [(WRITE, goal, crew) for crew in g.crew]
        options.append((REVEAL, goal, g.bearer[goal]))
    options.append(READY_OPTION)
    options.append(PASS)
    return options


def assigning_forbids(g: ArkShip, seat: int, option: Option) -> str | None:
    verb = option[0]
    if verb == ASSIGN:
        return "AS-12.01" if g.this_turn[option[1]] & PLANNED else cannot_assign(g, option[1], option[2])
    if verb == CALL_BACK:
        return None if g.this_turn[option[1]] & PLANNED else "AS-12.03"
    if verb == WRITE:
        return cannot_write(g, option[1], option[2])
    if verb == REVEAL:
        return cannot_reveal(g, option[1])
    if verb == READY:
        return cannot_be_ready(g, seat)
    return None if g.ready[seat] else "AS-12.03"


def cannot_be_ready(g: ArkShip, seat: int) -> str | None:
    """AS-12.01, AS-25.12: every crew has its place, and every name is written."""
    if g.ready[seat]:
        return "AS-12.03"
    for crew in g.own_crew[seat]:
        if must_assign(g, crew):
            return "AS-12.01"
    return "AS-25.12" if blank_goals(g, seat) else None


def assigning_options(g: ArkShip, seat: int) -> list[Option]:
    """The legal answers, as `assigning_forbids` tells them."""
    options: list[Option] = []
    sent: list[Option] = []
    for crew in g.own_crew[seat]:
        if g.this_turn[crew] & PLANNED:
            sent.append((CALL_BACK, crew, 0))
        else:
            options += orders_for(crew, open_to(g, crew))
    all_sent = not options
    options += sent
    blank = False
    for goal in ripe_goals(g)[seat]:
        crew = g.bearer[goal]
        face = g.faces[g.face[goal]]
        if face.wants_name and g.named[goal] < 0 and len(g.crew) > 1:
            blank = True
            options += [(WRITE, goal, other) for other in g.crew if other != crew]
        if face.reveal is not None and crew >= 0 and face.reveal.reached(g, crew):
            options.append((REVEAL, goal, crew))
    if g.ready[seat]:
        options.append(PASS)
    elif all_sent and not blank:
        options.append(READY_OPTION)
    return options


def orders_for(crew: int, locations: int) -> list[Option]:
    """The ways to send a crew to one of some locations (bits). To be read, not changed."""
    orders = ORDERS.get((crew, locations))
    if orders is None:
        orders = [(ASSIGN, crew, location) for location in range(1, LAST_BAY + 1) if locations >> location & 1]
        ORDERS[(crew, locations)] = orders
    return orders


def assigning_answer(g: ArkShip, seat: int, option: Option) -> None:
    verb = option[0]
    if verb == ASSIGN:
        send(g, option[1], option[2])
    elif verb == CALL_BACK:
        call_back(g, seat, option[1])
    elif verb == READY:
        g.ready[seat] = 1
        close_if_all_are_ready(g)
    elif verb == WRITE:
        g.named = changed(g.named, option[1], option[2])
    elif verb == REVEAL:
        interrupt_planning(g, seat, option[1])
    else:
        g.withdraw(seat)


def send(g: ArkShip, crew: int, location: int) -> None:
    """AS-12.10: the meeple is moved to its location."""
    g.this_turn[crew] |= PLANNED
    g.place[crew] = location
    g.move(crew, g.shared_zone(location))


def call_back(g: ArkShip, seat: int, crew: int) -> None:
    """AS-12.03: a change of mind; the meeple goes back to where it stood, which for a new crew is the Bridge although
    nobody sent it there (AS-08.09), and its player is not ready."""
    g.this_turn[crew] &= ~PLANNED
    g.place[crew] = g.came_from[crew]
    g.move(crew, g.stood_in[crew])
    if g.ready[seat]:
        g.ready[seat] = 0
        line_up(g)


def line_up(g: ArkShip) -> None:
    """Those who are ready need not be waited for: they come last among those who are asked."""
    g.asked = tuple(sorted(g.asked, key=g.ready.__getitem__))


def close_if_all_are_ready(g: ArkShip) -> None:
    """AS-12.03: the plan stands when all players with crew have confirmed it. Somebody who was ready may have to send
    a crew after all, when a place for it has become free."""
    line_up(g)
    if g.ready[g.asked[0]]:
        send_for_idlers(g)
    if not g.ready[g.asked[0]]:
        return
    g.asked = ()
    g.ready = [0] * g.table.seats
    if g.listening:
        plan = ", ".join([f"{g.name(crew)} {LOCATION_NAMES[g.place[crew]]}" for crew in g.order])
        g.tell("plan", f"The plan stands: {plan}.", rule="AS-12.03")


def send_for_idlers(g: ArkShip) -> None:
    """AS-12.01: whoever has a crew that could be sent by now is not ready after all."""
    for crew in g.crew:
        if must_assign(g, crew):
            g.ready[g.owner[crew]] = 0
            g.summon(g.owner[crew])
            line_up(g)


def interrupt_planning(g: ArkShip, seat: int, goal: int) -> None:
    """AS-25.08: a life goal is revealed in the middle of planning; what it does comes first."""
    planning = g.asked
    g.ready[seat] = 0
    for other in planning:
        g.withdraw(other)
    g.then(begin_planning, *planning)
    g.then(reveal, goal)


ASSIGNING: Final = Question(
    "assign", assigning_prompt, assigning_candidates, assigning_answer, assigning_forbids, assigning_options
)
