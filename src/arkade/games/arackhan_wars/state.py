"""The state of AracKhan Wars: what lies where, tokens, what card texts have changed, and the current values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arkade.games.arackhan_wars.board import COLUMNS, NOWHERE, ROWS
from arkade.games.arackhan_wars.closed_lists import imagine_decks
from arkade.games.arackhan_wars.printed import DEACTIVATED, INVERTED, SPELL, Face
from arkade.kernel.cards import NO_NUMBERS
from arkade.kernel.chance import Chance
from arkade.kernel.state import State
from arkade.kernel.table import Table

SEATS: Final = 2
"""AK-01.01."""

# Zones of each player (AK-03.01). The Battlefield that both share is kept by controller.
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
BATTLEFIELD: Final = 3
ASTRAL_PLANE: Final = 4
UNDER: Final = 5

# Phases of a Round (AK-06.02), and what comes before the first.
SET_UP: Final = 0
DRAW_PHASE: Final = 1
PLACEMENT_PHASE: Final = 2
REVEAL_PHASE: Final = 3
ACTIVATION_PHASE: Final = 4
END_PHASE: Final = 5

# What is marked on a card, as bits of `marks`.
TURNED: Final = 1
"""Its token shows the deactivated side (AK-01.09); a Spell has been used."""
FACE_DOWN: Final = 2
MOVED: Final = 4
"""AK-18.09: moved by Flight or Movement in this Round."""
ACTED: Final = 8
"""AK-15.11: has performed an Action that it performs once a Round."""
RESTRAINED: Final = 16
"""May not attack in this Round, because it went farther than its Movement."""
ATTACKED: Final = 32
PERFORMED: Final = 64
"""AK-10.04: what the card was activated for."""
ROUND_MARKS: Final = MOVED | ACTED | RESTRAINED | ATTACKED | PERFORMED

# How long a card wears the characteristics of another.
UNTIL_TURN_END: Final = 1
UNTIL_ROUND_END: Final = 2

Guise = tuple[int, ...]
"""Faces that together make up the characteristics of a card; empty: those on its own face."""

NOBODY: Final = -1
NOTHING: Final = -1


class ArackhanWars(State):
    """One position of AracKhan Wars."""

    __slots__ = (
        "altered", "attack", "attributes", "board", "boosts", "broad", "chosen", "conjured", "defense", "emanating",
        "faces", "guises", "hampering", "heard", "held_by", "host", "immune", "lasting", "limits", "marks", "movers",
        "opening", "phase", "place", "range", "returns_to", "round", "shooting", "silenced", "skills", "stale",
        "starter", "stride", "taken", "tokens", "turn_seat", "warding", "watched", "window",
    )  # fmt: skip

    def __init__(self, table: Table, chance: Chance, faces: tuple[Face, ...]) -> None:
        super().__init__(table, chance)
        self.faces = faces
        # the Battlefield: the card on each space, the spaces of each player's cards as bits, the space of each card
        self.board: list[int] = NO_NUMBERS
        self.taken: list[int] = NO_NUMBERS
        self.conjured = 0
        """The spaces of revealed Spells, as bits; below, too, face-down cards are left out."""
        self.shooting = 0
        """The spaces of cards that may reach beyond their neighbours, as bits."""
        self.emanating = 0
        """The spaces of cards that may influence their neighbours, as bits."""
        self.hampering = 0
        """The spaces of cards that may stop others on their way, as bits."""
        self.warding = 0
        """The cards in play that may take Skills or make immune, as bits."""
        self.place: list[int] = NO_NUMBERS
        # by card
        self.marks: list[int] = NO_NUMBERS
        # by card, what seldom changes: shared by copies until it does
        self.tokens: tuple[int, ...] = ()
        self.boosts: tuple[int, ...] = ()
        self.chosen: tuple[int, ...] = ()
        self.lasting: tuple[int, ...] = ()
        self.host: tuple[int, ...] = ()
        self.returns_to: tuple[int, ...] = ()
        self.held_by: tuple[int, ...] = ()
        self.guises: tuple[Guise, ...] = ()
        self.skills: tuple[Guise, ...] = ()
        self.altered = 0
        """The cards with a guise, with the Skills of others, with chosen numbers or a boost, as bits."""
        # by card, the current values, which follow from all of the above: see values.py
        self.attack: list[int] = NO_NUMBERS
        self.defense: list[int] = NO_NUMBERS
        self.attributes: list[int] = NO_NUMBERS
        self.range: list[int] = NO_NUMBERS
        self.stride: list[int] = NO_NUMBERS
        self.limits: list[int] = NO_NUMBERS
        self.silenced = 0
        self.immune = 0
        self.broad: tuple[int, ...] = ()
        self.stale = 0
        # what the cards of this match need to be looked at for
        self.watched = 0
        self.heard = 0
        # the Round
        self.round = 0
        self.phase = SET_UP
        self.starter = 0
        self.turn_seat = 0
        self.window = 0
        self.opening = 0
        self.movers: tuple[int, ...] = ()

    def make_room(self) -> None:
        super().make_room()
        self.memory = [-1, 0]
        self.board = [NOTHING] * (COLUMNS * ROWS)
        self.taken = [0] * SEATS
        self.place = []
        self.marks = []
        self.attack = []
        self.defense = []
        self.attributes = []
        self.range = []
        self.stride = []
        self.limits = []

    def copy(self) -> ArackhanWars:
        twin = ArackhanWars(self.table, self.chance.copy(), self.faces)
        self.copy_to(twin)
        twin.board = self.board.copy()
        twin.taken = self.taken.copy()
        twin.emanating = self.emanating
        twin.hampering = self.hampering
        twin.conjured = self.conjured
        twin.shooting = self.shooting
        twin.warding = self.warding
        twin.place = self.place.copy()
        twin.marks = self.marks.copy()
        twin.tokens = self.tokens
        twin.boosts = self.boosts
        twin.chosen = self.chosen
        twin.lasting = self.lasting
        twin.host = self.host
        twin.returns_to = self.returns_to
        twin.held_by = self.held_by
        twin.guises = self.guises
        twin.skills = self.skills
        twin.altered = self.altered
        twin.attack = self.attack.copy()
        twin.defense = self.defense.copy()
        twin.attributes = self.attributes.copy()
        twin.range = self.range.copy()
        twin.stride = self.stride.copy()
        twin.limits = self.limits.copy()
        twin.silenced = self.silenced
        twin.immune = self.immune
        twin.broad = self.broad
        twin.stale = self.stale
        twin.watched = self.watched
        twin.heard = self.heard
        twin.round = self.round
        twin.phase = self.phase
        twin.starter = self.starter
        twin.turn_seat = self.turn_seat
        twin.window = self.window
        twin.opening = self.opening
        twin.movers = self.movers
        return twin

    def numbers(self) -> list[list[int]]:
        by_card = [self.place, self.marks, [*self.tokens], [*self.boosts], [*self.chosen], [*self.lasting]]
        by_card += [[*self.host], [*self.returns_to], [*self.held_by]]
        guises = [number for guise in (*self.guises, (), *self.skills) for number in (*guise, -1)]
        turn = [self.round, self.phase, self.starter, self.turn_seat, self.window, self.opening, *self.movers]
        return [*by_card, guises, turn]

    def derived(self) -> tuple[str, ...]:
        """The board and the current values follow from where cards lie and what was done to them."""
        spaces = ("board", "taken", "conjured", "shooting", "emanating", "hampering")
        values = ("attack", "defense", "attributes", "range", "stride", "limits", "silenced", "immune", "broad")
        return (*spaces, *values, "altered", "stale", "warding", "watched", "heard")

    def grow(self, count: int) -> None:
        none = [0] * count
        for column in (self.marks, self.attack, self.defense, self.attributes, self.range, self.stride, self.limits):
            column += none
        self.place += [NOWHERE] * count
        self.tokens += (0,) * count
        self.boosts += (0,) * count
        self.chosen += (0,) * count
        self.lasting += (0,) * count
        self.host += (NOTHING,) * count
        self.returns_to += (NOBODY,) * count
        self.held_by += (NOTHING,) * count
        self.guises += ((),) * count
        self.skills += ((),) * count
        self.attend_to(self.face[-count:] if count else ())

    def attend_to(self, faces: Sequence[int]) -> None:
        """Note what must be looked at because these faces are in the match."""
        watched, heard = self.watched, self.heard
        for number in faces:
            face = self.faces[number]
            watched |= face.watches
            heard |= face.alters
        self.watched, self.heard = watched, heard

    # -- imagined worlds ---------------------------------------------------------------------------

    def may_be(self, card: int, face: int) -> bool:
        """What anybody can infer of a face-down card: where it lies, only a Global Spell or none can lie (AK-08.04,
        AK-08.05), and not one that may not be placed in this Round."""
        kind = self.zone[card] // SEATS
        if kind == BATTLEFIELD or (kind == HAND and card in self.being_placed()):
            return not self.faces[face].is_global and self.round not in self.faces[face].banned_rounds
        return kind != ASTRAL_PLANE or self.faces[face].is_global

    def bound(self, cards: list[int]) -> list[int]:
        """Cards that were placed, or are just being placed."""
        placed = self.being_placed()
        kinds = (BATTLEFIELD, ASTRAL_PLANE)
        return [card for card in cards if self.zone[card] // SEATS in kinds or card in placed]

    def being_placed(self) -> tuple[int, ...]:
        """The card that a player has chosen to place on the Battlefield, while its space is being asked for."""
        question = self.question
        return self.question_args if question is not None and question.name == "space" else ()

    def imagine(self, seat: int) -> None:
        """AK-24.06: with closed lists the opponent's deck may be any legal one."""
        if self.table.options["lists"] == "closed":
            imagine_decks(self, seat)

    # -- cards -------------------------------------------------------------------------------------

    @property
    def occupied(self) -> int:
        """All spaces with a card, as bits."""
        return self.taken[0] | self.taken[1]

    def printed(self, card: int) -> Face:
        return self.faces[self.face[card]]

    def controller(self, card: int) -> int:
        """AK-01.05, AK-01.06: the player to whom a card is allied."""
        return self.zone[card] % SEATS

    def is_in_play(self, card: int) -> bool:
        """Whether a card lies on the Battlefield or an Astral Plane."""
        return BATTLEFIELD <= self.zone[card] // SEATS <= ASTRAL_PLANE

    def is_on_battlefield(self, card: int) -> bool:
        return self.zone[card] // SEATS == BATTLEFIELD

    def kind(self, card: int) -> int:
        return self.faces[self.face[card]].kind

    def faces_of(self, card: int) -> list[Face]:
        """The faces that make up a card's characteristics (AK-01.11)."""
        guise = self.guises[card]
        return [self.faces[number] for number in guise] if guise else [self.faces[self.face[card]]]

    def families(self, card: int) -> int:
        guise = self.guises[card]
        if not guise:
            return self.faces[self.face[card]].families
        families = 0
        for number in guise:
            families |= self.faces[number].families
        return families

    def value(self, card: int) -> int:
        """AK-01.12: the game value."""
        guise = self.guises[card]
        if not guise:
            return self.faces[self.face[card]].value
        value = 0
        for number in guise:
            value += self.faces[number].value
        return value

    def is_active(self, card: int) -> bool:
        """AK-10.05, AK-20.13: whether a revealed card can be activated, as far as its token and texts go."""
        return not self.marks[card] & (TURNED | FACE_DOWN) and not self.limits[card] & DEACTIVATED

    # -- current values ----------------------------------------------------------------------------

    def current_attack(self, card: int) -> int:
        """AK-12.11, AK-20.10: never below 0; exchanged with the Defense after everything else."""
        return max(self.defense[card] if self.limits[card] & INVERTED else self.attack[card], 0)

    def current_defense(self, card: int) -> int:
        return max(self.attack[card] if self.limits[card] & INVERTED else self.defense[card], 0)

    def is_spell(self, card: int) -> bool:
        return self.faces[self.face[card]].kind == SPELL
