"""Prospects: what the rest of a turn is likely to bring, by where the crew are sent. A bot judges by this."""

from __future__ import annotations

from math import exp
from typing import Final

from arkade.games.ark_ship.chances import between, successes
from arkade.games.ark_ship.decoding import Decoding
from arkade.games.ark_ship.printed import (
    ARCHIVES,
    BRIDGE,
    CAREFUL,
    CLEVER,
    COMMS,
    COMPUTERS,
    ENGINEERING,
    FIRST_BAY,
    FIRST_BOXES,
    HERBOLOGY,
    INSPIRING,
    LAST_BAY,
    LAST_SPACE,
    MEDICAL,
    MEDICINE,
    NAVIGATION,
    PATIENT,
    RECREATION,
    SECOND_BOXES,
    TRAINING,
    Face,
)
from arkade.games.ark_ship.sickness import SICKNESS_BOXES
from arkade.games.ark_ship.skill_tests import dice_of
from arkade.games.ark_ship.state import PLANNED, ArkShip

LAST_TURN: Final = 16
ASSIGNING_STEP: Final = 5
EVALUATING_STEP: Final = 6
SICKNESS_STEP: Final = 7

# What it takes to save the people from a planet crisis, in turns of one crew, and how many crew have time for that.
TURNS_FOR_A_STEP: Final = 0.75
TURNS_FOR_A_TOKEN: Final = 1.8
FREE_FOR_PLANETS: Final = 0.45
HIDDEN_TOKENS: Final = 4.4
HIDDEN_TOLL: Final = 9.5
LEARNED_BY_FAILING: Final = 0.7


class Prospects:
    """A position, with what is left of its turn taken at its likely outcome: crises are tested with the crew that was
    sent to them, rooms are used by those who are there. Nothing that is hidden from anybody is looked at."""

    def __init__(self, g: ArkShip) -> None:
        self.g: Final = g
        self.time: Final = LAST_TURN - g.progress
        self.toll = 0.0
        self.crises = 0.0
        self.freezer_crises = 0.0
        self.harm = 0.0
        self.ranks = 0.0
        self.new_stress = 0.0
        self.bonus = g.die_bonus
        self.more_dice = 0
        self.sickness_bonus = g.sickness_bonus
        self.tokens = [0.0, 0.0]
        self.sent: list[list[int]] = [[] for _ in range(LAST_BAY + 1)]
        self.unsent = 0
        self.first = self.first_location()
        self.find_sent()
        self.stress = [g.stress[crew] for crew in g.crew]
        self.decoding = Decoding(g)
        self.count_ranks()
        self.use_rooms()
        for location in range(self.first, LAST_BAY + 1):
            self.test(location)
        self.work = 0.0
        self.lost = 0.0
        self.look_at_planets()
        self.illness = 0.0
        self.deaths = 0.0
        if g.step <= SICKNESS_STEP:
            self.roll_for_sickness()

    def first_location(self) -> int:
        """The first location that is still to be evaluated in this turn."""
        g = self.g
        if g.step < EVALUATING_STEP:
            return 1
        return g.location + 1 if g.step == EVALUATING_STEP and g.location else LAST_BAY + 1

    def find_sent(self) -> None:
        """Who will be where; before the plan is made nobody is anywhere."""
        g = self.g
        for crew in g.crew:
            if g.step > ASSIGNING_STEP or (g.step == ASSIGNING_STEP and g.this_turn[crew] & PLANNED):
                self.sent[g.place[crew]].append(crew)
            else:
                self.unsent += 1

    def count_ranks(self) -> None:
        g = self.g
        for crew in g.crew:
            self.ranks += (g.skills[crew] & FIRST_BOXES).bit_count() + 2 * (g.skills[crew] & SECOND_BOXES).bit_count()

    # -- rooms ---------------------------------------------------------------------------------------

    def use_rooms(self) -> None:
        """AS-14: what the crew in rooms without a crisis are likely to do there."""
        for location in range(self.first, TRAINING + 1):
            if self.g.crisis_at[location] < 0:
                for crew in self.sent[location]:
                    self.use_room(location, crew)

    def use_room(self, location: int, crew: int) -> None:
        if location == BRIDGE:
            self.steer(crew)
        elif location == COMMS:
            if self.teaches(crew, ENGINEERING):
                self.decoding.apply_waveform(self.g.rank(crew, ENGINEERING))
        elif location == ARCHIVES:
            if self.teaches(crew, COMPUTERS) and self.decoding.move_point(self.g.rank(crew, COMPUTERS)):
                self.new_stress += 1.0
        elif location == MEDICAL:
            if self.teaches(crew, MEDICINE):
                self.sickness_bonus += self.g.rank(crew, MEDICINE)
        elif location == RECREATION:
            self.relax(crew)
        else:
            self.new_stress += 1.0
            self.ranks += 1.0

    def teaches(self, crew: int, skill: int) -> bool:
        """Whether a crew can use what a room is for; one without the skill learns it there instead."""
        if self.g.rank(crew, skill):
            return True
        self.ranks += 1.0
        return False

    def steer(self, crew: int) -> None:
        if self.teaches(crew, NAVIGATION):
            if self.g.rank(crew, NAVIGATION) > 1:
                self.more_dice += 1
            else:
                self.bonus += 1

    def relax(self, crew: int) -> None:
        """The row that takes most stress away, or the first rank of Herbology where there is none."""
        rank = self.g.rank(crew, HERBOLOGY)
        own = self.g.crew.index(crew)
        together = sum([min(stress, rank) for stress in self.stress])
        if together > self.stress[own]:
            self.stress = [max(stress - rank, 0) for stress in self.stress]
        elif self.stress[own]:
            self.stress[own] = 0
        elif not rank:
            self.ranks += 1.0

    # -- tests ---------------------------------------------------------------------------------------

    def test(self, location: int) -> None:
        """AS-13.03, AS-13.04: the likely outcome of what lies at a location."""
        g = self.g
        card = g.challenge_at(location)
        if card < 0 or (location > LAST_SPACE and g.fresh >> location - FIRST_BAY & 1):
            return
        face = g.faces[g.face[card]]
        sent = self.sent[location]
        chances = self.chances(card, face, sent)
        stays = 1.0
        fails = 1.0
        for row in face.rows:
            chance = between(chances, row.low, row.high)
            self.toll += chance * row.toll
            if row.green:
                fails -= chance
            if row.removes:
                stays -= chance
            if row.harms:
                self.harm += chance
            if row.tokens:
                self.tokens[location - FIRST_BAY] += chance * row.tokens
        if location <= LAST_SPACE:
            self.crises += stays
            if face.has_freezer_row:
                self.freezer_crises += stays
        for crew in sent:
            self.ranks += LEARNED_BY_FAILING * fails
            if not g.traits[crew] & PATIENT:
                self.new_stress += fails

    def chances(self, card: int, face: Face, sent: list[int]) -> list[float]:
        """How likely the crew that was sent is to bring so many successes, or more."""
        g = self.g
        dice = 0
        thirds = 0
        reroll = False
        for crew in sent:
            own = dice_of(g, crew, face.skills) + self.more_dice
            dice += own
            if g.traits[crew] & CLEVER:
                thirds += own
            if g.traits[crew] & INSPIRING:
                reroll = True
        dice += thirds // 3
        for crisis in g.crisis_at:
            if crisis >= 0 and crisis != card:
                for static in g.faces[g.face[crisis]].statics:
                    if static.changes_dice():
                        dice -= static.dice_removed() + static.cancelled_by_ones() * dice // 3
        return successes(dice, self.bonus, reroll)

    # -- planets -------------------------------------------------------------------------------------

    def look_at_planets(self) -> None:
        """How much work the planet crises still are, the lighter one first, and how many they are likely to cost."""
        works: list[float] = []
        tolls: list[float] = []
        for bay in range(2):
            works.append(self.work_in(bay))
            tolls.append(self.toll_in(bay))
        first = 0 if works[0] <= works[1] else 1
        free = FREE_FOR_PLANETS * self.time * max(len(self.g.crew), self.g.table.seats)
        for bay in (first, 1 - first):
            if works[bay] > 0.0:
                self.work += works[bay]
                self.lost += tolls[bay] / (1.0 + exp(min((free - self.work) / (0.5 + 0.2 * self.time), 30.0)))

    def work_in(self, bay: int) -> float:
        """In turns of one crew: the steps to the target, then the tokens."""
        g = self.g
        planet = g.planets[bay]
        if planet < 0:
            return 0.0
        if g.signals[bay] >= 0:
            return TURNS_FOR_A_STEP * self.decoding.steps_off(bay) + TURNS_FOR_A_TOKEN * HIDDEN_TOKENS
        missing = g.faces[g.face[planet]].threshold - g.tokens[planet] - self.tokens[bay]
        return max(TURNS_FOR_A_TOKEN * missing, 0.0)

    def toll_in(self, bay: int) -> float:
        """What it costs not to be done in time; nobody knows the card under a signal."""
        g = self.g
        if g.signals[bay] >= 0 or g.planets[bay] < 0:
            return HIDDEN_TOLL
        return float(g.faces[g.face[g.planets[bay]]].penalty_toll)

    # -- sickness ------------------------------------------------------------------------------------

    def roll_for_sickness(self) -> None:
        """AS-22: who is likely to fall ill in this turn, and who to die of it."""
        g = self.g
        change = self.sickness_bonus
        for crisis in g.crisis_at:
            if crisis >= 0:
                for static in g.faces[g.face[crisis]].statics:
                    change += static.sickness_change()
        for place in range(len(g.crew)):
            crew = g.crew[place]
            target = g.red_boxes(crew) + self.stress[place] - change - (1 if g.traits[crew] & CAREFUL else 0)
            chance = min(max(target, 0), 6) / 6.0
            if g.sickness[crew] == SICKNESS_BOXES:
                self.deaths += chance
            else:
                self.illness += chance
