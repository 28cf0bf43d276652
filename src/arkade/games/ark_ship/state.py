"""The state of ARK SHIP: the crew's sheets, the ship's sheet, what lies in the rooms, and the test going on."""

from __future__ import annotations

from typing import Final

from arkade.games.ark_ship.places import HIDDEN_GOALS, KINDS, OPEN_GOALS
from arkade.games.ark_ship.printed import (
    CREW,
    DEED_BITS,
    DEED_MOST,
    FIRST_BAY,
    FIRST_DEED,
    LAST_SPACE,
    NOWHERE,
    RED_BOXES,
    SICKNESS,
    Face,
    Print,
    Static,
)
from arkade.kernel.cards import changed
from arkade.kernel.chance import Chance
from arkade.kernel.state import State
from arkade.kernel.table import Table

MOST_CREW: Final = 8
FREEZER_BOXES: Final = 24
NO_CARD: Final = -1

# What a crew has done in this turn, as bits of `this_turn`.
PLANNED: Final = 1
TESTED: Final = 2


class ArkShip(State):
    """One position of ARK SHIP."""

    __slots__ = (
        "actor", "age", "asking", "bearer", "came_from", "cards", "colour", "crew", "crises_due", "crisis_at",
        "deeds", "dice", "die_bonus", "extra_dice", "faces", "fresh", "frozen", "goal_boxes", "happened",
        "knowledge", "lasting", "limiting", "location", "named", "offered", "open_places", "order", "own_crew",
        "place", "planets", "points", "progress", "ready", "reserve", "ripe", "rollers", "scored",
        "sickness", "sickness_bonus", "signals", "skills", "step", "stirred", "stood_in", "stress", "survivors",
        "tested", "this_turn", "tokens", "traits", "unseen",
    )  # fmt: skip

    # by card: crew
    skills: list[int]
    age: list[int]
    stress: list[int]
    place: list[int]
    deeds: list[int]
    happened: list[int]
    this_turn: list[int]
    # by card, what changes less often: shared by copies until it does
    traits: tuple[int, ...]
    sickness: tuple[int, ...]
    colour: tuple[int, ...]
    came_from: tuple[int, ...]
    stood_in: tuple[int, ...]
    offered: tuple[int, ...]
    bearer: tuple[int, ...]
    named: tuple[int, ...]
    scored: tuple[int, ...]
    points: tuple[int, ...]
    tokens: tuple[int, ...]
    # the crew in play, by seat and then by age on board
    crew: tuple[int, ...]
    order: tuple[int, ...]
    own_crew: tuple[tuple[int, ...], ...]
    # by seat
    ready: list[int]
    # the rooms
    crisis_at: tuple[int, ...]
    lasting: tuple[int, ...]
    signals: tuple[int, ...]
    planets: tuple[int, ...]
    # the ship's sheet
    progress: int
    frozen: int
    goal_boxes: int
    knowledge: int
    reserve: int
    survivors: int
    unseen: int
    # the turn
    step: int
    crises_due: int
    die_bonus: int
    extra_dice: int
    sickness_bonus: int
    fresh: int
    location: int
    actor: int
    open_places: int
    stirred: int
    asking: int
    limiting: tuple[int, ...]
    ripe: tuple[tuple[int, ...], ...] | None
    # the test
    tested: tuple[int, ...]
    dice: tuple[int, ...]
    rollers: tuple[int, ...]

    def __init__(self, table: Table, chance: Chance, cards: Print) -> None:
        """A state without numbers: `make_room` gives a new game its first, and a copy gets those of its original."""
        super().__init__(table, chance)
        self.cards = cards
        self.faces = cards.faces

    def make_room(self) -> None:
        super().make_room()
        self.skills, self.age, self.stress, self.place = [], [], [], []
        self.deeds, self.happened, self.this_turn = [], [], []
        self.traits = self.sickness = self.colour = self.came_from = self.stood_in = ()
        self.offered = self.bearer = self.named = self.scored = self.points = self.tokens = ()
        self.crew = self.order = self.lasting = self.limiting = self.tested = self.dice = self.rollers = ()
        self.own_crew = ((),) * self.table.seats
        self.ready = [0] * self.table.seats
        self.crisis_at = (NO_CARD,) * (LAST_SPACE + 1)
        self.signals = self.planets = (NO_CARD, NO_CARD)
        self.frozen = FREEZER_BOXES
        self.progress = self.goal_boxes = self.knowledge = self.reserve = self.survivors = self.unseen = 0
        self.step = self.crises_due = self.die_bonus = self.extra_dice = self.sickness_bonus = self.fresh = 0
        self.open_places = self.stirred = self.asking = 0
        self.location = NOWHERE
        self.actor = NO_CARD
        self.ripe = None

    def copy(self) -> ArkShip:
        twin = ArkShip(self.table, self.chance.copy(), self.cards)
        self.copy_to(twin)
        twin.skills = self.skills.copy()
        twin.age = self.age.copy()
        twin.stress = self.stress.copy()
        twin.place = self.place.copy()
        twin.deeds = self.deeds.copy()
        twin.happened = self.happened.copy()
        twin.this_turn = self.this_turn.copy()
        twin.traits = self.traits
        twin.sickness = self.sickness
        twin.colour = self.colour
        twin.came_from = self.came_from
        twin.stood_in = self.stood_in
        twin.offered = self.offered
        twin.bearer = self.bearer
        twin.named = self.named
        twin.scored = self.scored
        twin.points = self.points
        twin.tokens = self.tokens
        twin.crew = self.crew
        twin.order = self.order
        twin.own_crew = self.own_crew
        twin.ready = self.ready.copy()
        twin.crisis_at = self.crisis_at
        twin.lasting = self.lasting
        twin.signals = self.signals
        twin.planets = self.planets
        twin.progress = self.progress
        twin.frozen = self.frozen
        twin.goal_boxes = self.goal_boxes
        twin.knowledge = self.knowledge
        twin.reserve = self.reserve
        twin.survivors = self.survivors
        twin.unseen = self.unseen
        twin.step = self.step
        twin.crises_due = self.crises_due
        twin.die_bonus = self.die_bonus
        twin.extra_dice = self.extra_dice
        twin.sickness_bonus = self.sickness_bonus
        twin.fresh = self.fresh
        twin.location = self.location
        twin.actor = self.actor
        twin.open_places = self.open_places
        twin.limiting = self.limiting
        twin.ripe = self.ripe
        twin.stirred = self.stirred
        twin.asking = self.asking
        twin.tested = self.tested
        twin.dice = self.dice
        twin.rollers = self.rollers
        return twin

    def numbers(self) -> list[list[int]]:
        sheets = [self.traits, self.sickness, self.colour, self.came_from, self.stood_in, self.offered]
        goals = [self.bearer, self.named, self.scored, self.points, self.tokens]
        others = [self.crew, self.order, self.limiting, self.tested, self.crisis_at, self.signals, self.planets]
        lists = [self.skills, self.age, self.stress, self.place, self.deeds, self.happened, self.this_turn]
        lists += [self.ready, list(self.dice), list(self.rollers)]
        ship = [self.progress, self.frozen, self.goal_boxes, self.knowledge, self.reserve, self.survivors]
        turn = [self.step, self.crises_due, self.die_bonus, self.extra_dice, self.sickness_bonus, self.fresh]
        turn += [self.location, self.actor, self.open_places, self.stirred, self.asking]
        return [*[list(column) for column in [*sheets, *goals, *others]], *lists, ship, turn]

    def derived(self) -> tuple[str, ...]:
        """Whose crew it is, which crises last and which goals are unseen or ripe follow from where cards lie."""
        return ("own_crew", "lasting", "unseen", "ripe")

    def grow(self, count: int) -> None:
        """Columns about crew end with the last crew, which keeps copies small: the decks behind it have none."""
        none = (0,) * count
        self.offered += none
        self.scored += none
        self.points += none
        self.tokens += none
        self.bearer += (NO_CARD,) * count
        self.named += (NO_CARD,) * count
        if not set(self.face[-count:]).isdisjoint(self.cards.by_kind[CREW]):
            self.grow_sheets(len(self.face) - len(self.skills))

    def grow_sheets(self, count: int) -> None:
        """Make room for crew."""
        for column in (self.skills, self.age, self.stress, self.place, self.deeds, self.happened, self.this_turn):
            column += [0] * count
        none = (0,) * count
        self.traits += none
        self.sickness += none
        self.colour += none
        self.came_from += none
        self.stood_in += none

    def may_be(self, card: int, face: int) -> bool:
        """Cards of different kinds have different backs; a goal that is revealed when it is drawn is never a hidden
        one (AS-25.09)."""
        wanted = self.faces[face]
        if wanted.kind != self.faces[self.face[card]].kind:
            return False
        return not wanted.immediate or self.zone[card] >= KINDS * self.table.seats

    def bound(self, cards: list[int]) -> list[int]:
        return cards

    def imagine(self, seat: int) -> None:
        """AS-25.12: names that others have written down are secret, so any other crew may be the one."""
        named = list(self.named)
        for other in range(self.table.seats):
            for goal in self.piles[other]:
                if not self.known[goal] >> seat & 1:
                    named[goal] = self.some_name(goal)
        self.named = tuple(named)
        self.ripe = None

    def some_name(self, goal: int) -> int:
        """Somebody whose name could stand on a goal, at random."""
        others = [crew for crew in self.crew if crew != self.bearer[goal]]
        if not others or not self.faces[self.face[goal]].wants_name:
            return NO_CARD
        return others[self.chance.below(len(others))]

    # -- places ------------------------------------------------------------------------------------

    def shared_zone(self, place: int) -> int:
        """The number of a zone that all share; a room's is that of its location."""
        return KINDS * self.table.seats + place

    def shared(self, place: int) -> list[int]:
        """The cards of a zone that all share. To be read, not changed."""
        return self.piles[KINDS * self.table.seats + place]

    def printed(self, card: int) -> Face:
        return self.faces[self.face[card]]

    # -- crew --------------------------------------------------------------------------------------

    def captain(self) -> int:
        """AS-03.08: seat 1 on turn 1, then the next seat each turn."""
        return (self.progress - 1) % self.table.seats if self.progress else 0

    def set_crew(self, seat: int, own: tuple[int, ...]) -> None:
        """Let these be the crew of a player."""
        self.own_crew = (*self.own_crew[:seat], own, *self.own_crew[seat + 1 :])
        self.crew = tuple([crew for group in self.own_crew for crew in group])
        self.put_in_order()

    def put_in_order(self) -> None:
        """AS-03.10: all active crew, beginning with the captain's; a player's own in the order of their creation. To be
        done anew whenever the crew or the captain changes."""
        captain = self.captain()
        groups = self.own_crew[captain:] + self.own_crew[:captain]
        self.order = tuple([crew for group in groups for crew in group])

    def here(self, location: int) -> list[int]:
        """The crew assigned to a location, in order."""
        place = self.place
        return [crew for crew in self.order if place[crew] == location]

    def decider(self, location: int) -> int:
        """AS-03.09: the player of the first crew there, or the captain."""
        if location:
            for crew in self.order:
                if self.place[crew] == location:
                    return self.owner[crew]
        return self.captain()

    def rank(self, crew: int, skill: int) -> int:
        """AS-10.02: the number of checked boxes; those of sickness count where a test lists the skull (AS-10.07)."""
        if skill == SICKNESS:
            return self.sickness[crew]
        return self.skills[crew] >> 2 * skill & 3

    def red_boxes(self, crew: int) -> int:
        """AS-24.05: the checked red boxes of a crew, unless its goal says that they do not count."""
        red = RED_BOXES[self.age[crew]]
        if red:
            for static in self.goal_statics(crew):
                if static.ignores_red_boxes():
                    return 0
        return red

    # -- life goals --------------------------------------------------------------------------------

    def hidden_goal(self, crew: int) -> int:
        """The life goal of a crew that only its owner has read, or -1."""
        bearer = self.bearer
        for goal in self.piles[HIDDEN_GOALS * self.table.seats + self.owner[crew]]:
            if bearer[goal] == crew:
                return goal
        return NO_CARD

    def open_goal(self, crew: int) -> int:
        """The revealed life goal of a crew, or -1."""
        bearer = self.bearer
        for goal in self.piles[OPEN_GOALS * self.table.seats + self.owner[crew]]:
            if bearer[goal] == crew:
                return goal
        return NO_CARD

    def goal_statics(self, crew: int) -> list[Static]:
        """AS-25.10: the continuous text of a crew's revealed goal."""
        goal = self.open_goal(crew)
        return [] if goal < 0 else self.faces[self.face[goal]].statics

    def add_deed(self, crew: int, kind: int, count: int) -> None:
        """Something that life goals count; they are told when it is enough for one of them."""
        shift = DEED_BITS * kind
        deeds = self.deeds[crew]
        before = deeds >> shift & DEED_MOST
        number = before + count
        if number > DEED_MOST:
            number = DEED_MOST
        self.deeds[crew] = deeds + (number - before << shift)
        if number >= self.cards.least_deeds[kind]:
            self.happens_to(crew, FIRST_DEED << kind)

    def forget_deeds(self, crew: int, kind: int) -> None:
        """Count anew what must be done in a row; life goals are told when it was enough for one of them."""
        before = self.deeds[crew] >> DEED_BITS * kind & DEED_MOST
        self.deeds[crew] -= before << DEED_BITS * kind
        if before >= self.cards.least_deeds[kind]:
            self.happens_to(crew, FIRST_DEED << kind)

    def happens_to(self, crew: int, what: int) -> None:
        """Something that a life goal may wait for."""
        self.happened[crew] |= what
        self.stirred = 1

    # -- crises, signals, planets ------------------------------------------------------------------

    def set_crisis(self, location: int, crisis: int) -> None:
        """Let a crisis be in play at a location, or none. Those whose text lasts are kept apart, because most rules
        look only at them."""
        before = self.crisis_at[location]
        self.crisis_at = changed(self.crisis_at, location, crisis)
        if before in self.lasting or (crisis >= 0 and self.printed(crisis).lasts):
            self.lasting = tuple([card for card in self.crisis_at if card >= 0 and self.printed(card).lasts])

    def challenge_at(self, location: int) -> int:
        """What crew at a location face: its crisis, or its planet crisis once that is face up and not complete
        (AS-20.10), or -1."""
        if location <= LAST_SPACE:
            return self.crisis_at[location]
        bay = location - FIRST_BAY
        planet = self.planets[bay]
        if planet < 0 or self.signals[bay] >= 0:
            return NO_CARD
        complete = self.tokens[planet] >= self.faces[self.face[planet]].threshold
        return NO_CARD if complete else planet

    def undecoded(self) -> list[int]:
        """The signals whose points can still be moved (AS-18.08)."""
        return [signal for signal in self.signals if signal >= 0]

    def line(self, signal: int, column: int) -> int:
        """The line on which the token of a column lies (AS-18.02)."""
        return self.points[signal] >> 2 * column & 3

    def set_line(self, signal: int, column: int, line: int) -> None:
        shift = 2 * column
        self.points = changed(self.points, signal, self.points[signal] & ~(3 << shift) | line << shift)
