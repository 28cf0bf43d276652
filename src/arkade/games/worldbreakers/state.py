"""The state of Worldbreakers: what lies where, counters, the round and the combat going on."""

from __future__ import annotations

from typing import Final

from arkade.games.worldbreakers.matches import finish_game
from arkade.games.worldbreakers.printed import FOLLOWER, LOCATION, Face
from arkade.kernel.cards import NO_NUMBERS
from arkade.kernel.chance import Chance
from arkade.kernel.state import State
from arkade.kernel.table import Table
from arkade.kernel.zones import SPECTATOR

SEATS: Final = 2
"""Worldbreakers is a game of two sides."""

# Zones of each player (WB-04).
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
LOCATIONS: Final = 3
FOLLOWERS: Final = 4
FRONT: Final = 5
WORLDBREAKER_SLOT: Final = 6
RESOLVING: Final = 7
STORED: Final = 8
ASIDE: Final = 9
POOL: Final = 10
KINDS: Final = 11

# Zones that the players share in a draft (WB-21.02, WB-21.03).
SUPPLY: Final = 0
FIRST_PILE: Final = 1

# What is counted for each player in a round: `tally[KIND * SEATS + seat]`.
EXTRA_ACTIONS: Final = 0
POWER_GAINS: Final = 1
DEVELOPMENTS: Final = 2
LONE_ATTACKS: Final = 3
RALLY_MYTHIUM: Final = 4
TALLIES: Final = 5

# Phases of a combat (WB-12.02).
NO_COMBAT: Final = 0
ATTACK_PHASE: Final = 1
DEFENSE_PHASE: Final = 2
OUTCOME_PHASE: Final = 3

# What lasts on a follower for one combat, as bits of `combat_marks`.
GAINED_OVERWHELM: Final = 1
GAINED_LETHAL: Final = 2
UNBLOCKABLE: Final = 4
CANNOT_BLOCK: Final = 8
BREACHING: Final = 16

# How far the defeat of a follower has come, in `underway`; for a location it counts the stages being resolved.
SENTENCED: Final = 1
DYING: Final = 2


Waiting = tuple[int, int, int, int]
"""A triggered ability that waits: the number of its effect, its card, its player, and what triggered it."""


NONE_WAITING: Final[list[Waiting]] = []


class Worldbreakers(State):
    """One position of Worldbreakers."""

    __slots__ = (
        "actions_left", "attacker", "blocked", "blocker", "combat", "combat_event", "combat_marks",
        "combat_power_gains", "combat_strength", "defeats", "discounting", "exhausted", "faces", "first_player",
        "games", "games_drawn", "games_won", "heard", "host", "in_rally", "mythium", "no_attacks", "plus", "power",
        "raised", "round", "stages", "standing", "stationary", "succeeded", "tally", "turn", "turn_seat", "underway",
        "unsettled", "waiting", "worldbreaker_wounds", "wounds",
    )  # fmt: skip

    def __init__(self, table: Table, chance: Chance, faces: tuple[Face, ...]) -> None:
        super().__init__(table, chance)
        self.faces = faces
        # by seat
        self.mythium: list[int] = NO_NUMBERS
        self.power: list[int] = NO_NUMBERS
        self.standing: list[int] = NO_NUMBERS
        self.tally: list[int] = NO_NUMBERS
        # by card
        self.exhausted: list[int] = NO_NUMBERS
        self.wounds: list[int] = NO_NUMBERS
        self.stages: list[int] = NO_NUMBERS
        self.combat_strength: list[int] = NO_NUMBERS
        self.combat_marks: list[int] = NO_NUMBERS
        self.underway: list[int] = NO_NUMBERS
        # by card, what seldom changes: shared by copies until it does
        self.plus: tuple[int, ...] = ()
        self.stationary: tuple[int, ...] = ()
        self.host: tuple[int, ...] = ()
        # abilities that have been triggered
        self.raised: list[Waiting] = NONE_WAITING
        self.waiting: list[Waiting] = NONE_WAITING
        # the round
        self.round = 0
        self.first_player = 0
        self.turn = 0
        self.turn_seat = 0
        self.actions_left = 0
        self.in_rally = 0
        self.defeats = 0
        self.no_attacks = 0
        self.unsettled = 0
        self.heard = 0
        self.discounting = 0
        # the combat
        self.combat = NO_COMBAT
        self.attacker = 0
        self.combat_event = -1
        self.combat_power_gains = 0
        self.succeeded = 0
        self.worldbreaker_wounds = 0
        self.blocker = -1
        self.blocked = -1
        # the match
        self.games = 0
        self.games_drawn = 0
        self.games_won: list[int] = NO_NUMBERS

    def make_room(self) -> None:
        super().make_room()
        self.memory = [-1, 0]
        seats = self.table.seats
        self.mythium = [0] * seats
        self.power = [0] * seats
        self.standing = [0] * (4 * seats)
        self.tally = [0] * (TALLIES * seats)
        self.games_won = [0] * seats
        self.exhausted = []
        self.wounds = []
        self.stages = []
        self.combat_strength = []
        self.combat_marks = []
        self.underway = []
        self.raised = []
        self.waiting = []

    def copy(self) -> Worldbreakers:
        twin = Worldbreakers(self.table, self.chance.copy(), self.faces)
        self.copy_to(twin)
        twin.mythium = self.mythium.copy()
        twin.power = self.power.copy()
        twin.standing = self.standing.copy()
        twin.tally = self.tally.copy()
        twin.exhausted = self.exhausted.copy()
        twin.wounds = self.wounds.copy()
        twin.plus = self.plus
        twin.stationary = self.stationary
        twin.stages = self.stages.copy()
        twin.host = self.host
        twin.combat_strength = self.combat_strength.copy()
        twin.combat_marks = self.combat_marks.copy()
        twin.underway = self.underway.copy()
        twin.raised = self.raised.copy()
        twin.waiting = self.waiting.copy()
        twin.round = self.round
        twin.first_player = self.first_player
        twin.turn = self.turn
        twin.turn_seat = self.turn_seat
        twin.actions_left = self.actions_left
        twin.in_rally = self.in_rally
        twin.defeats = self.defeats
        twin.no_attacks = self.no_attacks
        twin.unsettled = self.unsettled
        twin.heard = self.heard
        twin.discounting = self.discounting
        twin.combat = self.combat
        twin.attacker = self.attacker
        twin.combat_event = self.combat_event
        twin.combat_power_gains = self.combat_power_gains
        twin.succeeded = self.succeeded
        twin.worldbreaker_wounds = self.worldbreaker_wounds
        twin.blocker = self.blocker
        twin.blocked = self.blocked
        twin.games = self.games
        twin.games_drawn = self.games_drawn
        twin.games_won = self.games_won.copy()
        return twin

    def numbers(self) -> list[list[int]]:
        by_seat = [self.mythium, self.power, self.standing, self.tally]
        by_card = [self.exhausted, self.wounds, self.stages, [*self.plus], [*self.stationary], [*self.host]]
        combat = [self.combat, self.attacker, self.combat_event, self.combat_power_gains, self.succeeded]
        combat += [self.worldbreaker_wounds, self.blocker, self.blocked]
        turn = [self.round, self.first_player, self.turn, self.turn_seat, self.actions_left, self.in_rally]
        turn += [self.defeats, self.no_attacks, self.unsettled, self.heard, self.discounting]
        by_card += [self.combat_strength, self.combat_marks, self.underway]
        match = [self.games, self.games_drawn, *self.games_won]
        waiting = [number for ability in [*self.raised, (-1, -1, -1, -1), *self.waiting] for number in ability]
        return [*by_seat, *by_card, waiting, turn, combat, match]

    def grow(self, count: int) -> None:
        none = [0] * count
        for column in (self.exhausted, self.wounds, self.stages, self.combat_strength):
            column += none
        self.combat_marks += none
        self.underway += none
        self.plus += (0,) * count
        self.stationary += (0,) * count
        self.host += (-1,) * count
        heard = self.heard
        for face in self.face[-count:] if count else ():
            heard |= self.faces[face].listens
        self.heard = heard
        self.count_discounts()

    def count_discounts(self) -> None:
        """Work out which players' followers make some of their cards cheaper, as bits."""
        self.discounting = 0
        for seat in range(SEATS):
            for card in self.followers(seat):
                if self.faces[self.face[card]].gives_discounts:
                    self.discounting |= 1 << seat

    # -- the match ---------------------------------------------------------------------------------

    def conceded(self, seat: int) -> None:
        """WB-18.08: the opponent wins the game that is going on."""
        finish_game(self, [0.0 if other == seat else 1.0 for other in range(self.table.seats)])

    def may_be(self, card: int, face: int) -> bool:
        """Once drafted cards are in decks they are no longer all alike: `imagine` deals them anew, by player."""
        return self.games == 0

    def bound(self, cards: list[int]) -> list[int]:
        return cards if self.games else []

    def imagine(self, seat: int) -> None:
        """After a draft (WB-21.18): players know by what they have which cards the opponent has, and of the
        opponent's not which are in the deck; of their own deck not the order. Spectators know neither."""
        if self.games == 0:
            return
        unknown = [card for card, known in enumerate(self.known) if not known >> seat & 1]
        for owner in range(self.table.seats):
            self.deal_anew([card for card in unknown if self.owner[card] == owner])
        if seat == SPECTATOR:
            self.deal_anew([card for card in unknown if not self.printed(card).signature_of])

    def deal_anew(self, cards: list[int]) -> None:
        """Exchange the faces of some cards among each other at random, whatever the true order is."""
        faces = sorted([self.face[card] for card in cards])
        self.chance.shuffle(faces)
        face = list(self.face)
        for card, dealt in zip(cards, faces, strict=True):
            face[card] = dealt
        self.face = tuple(face)

    # -- cards -------------------------------------------------------------------------------------

    def printed(self, card: int) -> Face:
        return self.faces[self.face[card]]

    def controller(self, card: int) -> int:
        """WB-01.08: the player on whose side a card lies."""
        return self.table.zone_owner[self.zone[card]]

    def followers(self, seat: int) -> list[int]:
        """All followers of a player, attacking or not. To be read, not changed."""
        front = self.piles[FRONT * SEATS + seat]
        middle = self.piles[FOLLOWERS * SEATS + seat]
        return middle + front if front else middle

    def locations(self, seat: int) -> list[int]:
        return self.piles[LOCATIONS * SEATS + seat]

    def worldbreaker(self, seat: int) -> int:
        """The player's Worldbreaker, or -1 where a scenario has none."""
        slot = self.pile(WORLDBREAKER_SLOT, seat)
        return slot[0] if slot else -1

    def active_cards(self, seat: int) -> list[int]:
        """All cards whose abilities work now (WB-01.18, WB-15.22)."""
        piles = self.piles
        cards = piles[WORLDBREAKER_SLOT * SEATS + seat] + piles[LOCATIONS * SEATS + seat]
        return cards + piles[FOLLOWERS * SEATS + seat] + piles[FRONT * SEATS + seat] + piles[RESOLVING * SEATS + seat]

    def is_active(self, card: int) -> bool:
        return LOCATIONS <= self.zone[card] // SEATS <= RESOLVING

    def is_follower_in_play(self, card: int) -> bool:
        return FOLLOWERS <= self.zone[card] // SEATS <= FRONT

    def stored_on(self, host: int) -> list[int]:
        seat = self.controller(host)
        return [card for card in self.pile(STORED, seat) if self.host[card] == host]

    # -- numbers -----------------------------------------------------------------------------------

    def guild_standing(self, seat: int, guild: int) -> int:
        return self.standing[seat * 4 + guild]

    def total_standing(self, seat: int) -> int:
        first = seat * 4
        return sum(self.standing[first : first + 4])

    def strength(self, card: int) -> int:
        """WB-10.12: printed strength with counters and bonuses, never below 0."""
        face = self.faces[self.face[card]]
        strength = face.strength + self.plus[card] + self.combat_strength[card]
        for static in face.statics:
            strength += static.strength_bonus(self, card)
        return max(strength, 0)

    def health(self, card: int) -> int:
        face = self.faces[self.face[card]]
        health = face.health + self.plus[card]
        for static in face.statics:
            health += static.health_bonus(self, card)
        return health

    def is_stationary(self, card: int) -> bool:
        """WB-16.13, WB-16.14: printed, by a counter, or by a static ability."""
        face = self.faces[self.face[card]]
        if face.stationary or self.stationary[card]:
            return True
        for static in face.statics:
            if static.makes_stationary(self, card):
                return True
        return False

    def has_lethal(self, card: int) -> bool:
        return self.printed(card).lethal or bool(self.combat_marks[card] & GAINED_LETHAL)

    def has_overwhelm(self, card: int) -> bool:
        return self.printed(card).overwhelm or bool(self.combat_marks[card] & GAINED_OVERWHELM)

    # -- combat ------------------------------------------------------------------------------------

    def attackers(self) -> list[int]:
        """The followers that are attacking now (WB-12.04)."""
        return self.piles[FRONT * SEATS + self.attacker] if self.combat else []

    def is_attacking(self, card: int) -> bool:
        return self.combat > 0 and self.zone[card] == FRONT * SEATS + self.attacker

    def attacks_alone(self, card: int) -> bool:
        """WB-12.11: the only attacking follower when this is asked."""
        return self.is_attacking(card) and len(self.pile(FRONT, self.attacker)) == 1

    @property
    def defender(self) -> int:
        return 1 - self.attacker

    def active_player(self) -> int:
        """WB-01.17, WB-17.03: the player on turn; in combat by phase; in the Rally Phase the first player."""
        if self.combat == DEFENSE_PHASE:
            return 1 - self.attacker
        if self.combat:
            return self.attacker
        return self.first_player if self.in_rally else self.turn_seat

    def is_kind(self, card: int, kind: int) -> bool:
        return self.faces[self.face[card]].kind == kind

    def is_follower(self, card: int) -> bool:
        return self.faces[self.face[card]].kind == FOLLOWER

    def is_location(self, card: int) -> bool:
        return self.faces[self.face[card]].kind == LOCATION


def shared_zone(g: State, place: int) -> int:
    """The zone of a shared place: the supply or a pile of a draft."""
    return KINDS * g.table.seats + place
