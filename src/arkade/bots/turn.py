"""A turn: looks for the best way through the own turn in one world, and a little beyond."""

from __future__ import annotations

from typing import Final

from arkade.bots.judging import reply, settle, values_after
from arkade.bots.plan import Line, Plan
from arkade.kernel.chance import Chance
from arkade.kernel.evaluation import Evaluation
from arkade.kernel.question import Option
from arkade.kernel.state import State

BEAM: Final = 10
"""So many of the most promising positions are followed from one own decision to the next."""
LONGEST_TURN: Final = 14
"""After so many own decisions a turn is judged as it stands."""

MOST_TRIED: Final = 600
"""After so many options were tried in one world, others' replies among them, no position is followed any further."""
SHORT_TURN: Final = 300
"""A turn that took no more tries than this is looked beyond."""
LONGEST_WAIT: Final = 30
"""So many answers of others are waited for until the next own turn."""


class Position:
    """A position within a turn or at its end: the world, which of the first options lead to it (bits), and how good it
    looks."""

    def __init__(self, world: State, firsts: int, line: Line) -> None:
        self.world = world
        self.firsts = firsts
        self.line = line
        self.ends_turn = False
        self.value = 0.0


def promise(position: Position) -> float:
    return position.value


class Turn(Plan):
    """The search of one turn in one world: all orders of the own decisions, with equal positions taken once and only
    the most promising followed. What others are asked in between they answer as they would. Where the turn is short,
    its best ends are followed to the next own turn."""

    def __init__(self, world: State, seat: int, evaluation: Evaluation, chance: Chance) -> None:
        super().__init__(seat, list(evaluation.menu(world, seat)))
        self.evaluation = evaluation
        self.chance = chance
        self.reached: list[Position | None] = [None] * len(self.options)
        self.tried = 0
        self.search(world)
        self.best = [-1.0 if position is None else position.value for position in self.reached]
        if self.tried <= SHORT_TURN:
            self.look_beyond()

    # -- the own turn ------------------------------------------------------------------------------

    def search(self, world: State) -> None:
        """Layer by layer, from one own decision to the next."""
        frontier: list[Position] = []
        self.grow(Position(world, 0, ()), frontier, {})
        for _ in range(LONGEST_TURN):
            frontier.sort(key=promise, reverse=True)
            followed = frontier[:BEAM]
            frontier = []
            table: dict[tuple[int, ...], Position] = {}
            for position in followed:
                if self.tried < MOST_TRIED:
                    self.grow(position, frontier, table)

    def grow(self, position: Position, frontier: list[Position], table: dict[tuple[int, ...], Position]) -> None:
        """Try each option at a position. Ends of the turn are judged; other positions go to the frontier, or, where
        another order of the same choices has led to the same one, are taken as that one."""
        for place, option in enumerate(self.evaluation.menu(position.world, self.seat)):
            world = position.world.copy()
            world.choose(self.seat, option)
            answers = self.let_others_answer(world)
            self.tried += 1
            after = Position(world, position.firsts or 1 << place, (*position.line, (self.seat, option), *answers))
            if not self.is_mine(world):
                after.ends_turn = True
                after.value = self.judge(world)
                self.credit(after)
                continue
            image = world.image()
            same = table.get(image)
            if same is not None:
                same.firsts |= after.firsts
                continue
            table[image] = after
            after.value = self.judge(world.copy())
            if not position.firsts:
                self.credit(after)
            frontier.append(after)

    def judge(self, world: State) -> float:
        settle(world, self.evaluation, self.chance)
        return self.evaluation.values(world)[self.seat]

    def credit(self, position: Position) -> None:
        """Let the first options that lead to a position be worth at least what it is worth. An end of the turn tells
        more than a position on the way, whatever that one seemed to promise."""
        for place in range(len(self.options)):
            if position.firsts >> place & 1:
                best = self.reached[place]
                if best is None or (position.ends_turn, position.value) > (best.ends_turn, best.value):
                    self.reached[place] = position

    def line(self, place: int) -> Line:
        """The choices that are expected after a first one. Where another order of them was followed, only the first."""
        first = (self.seat, self.options[place])
        position = self.reached[place]
        return position.line if position is not None and position.line[0] == first else (first,)

    def let_others_answer(self, world: State) -> list[tuple[int, Option]]:
        """Others answer until the own seat decides again or the turn is over; what they answer."""
        answers: list[tuple[int, Option]] = []
        while not world.over and not self.turn_is_over(world) and not self.is_mine(world):
            other = world.asked[0] if world.asked[0] != self.seat else world.asked[1]
            self.tried += len(self.evaluation.menu(world, other))
            answer = reply(world, other, self.evaluation, self.chance)
            world.choose(other, answer)
            answers.append((other, answer))
        return answers

    def is_mine(self, world: State) -> bool:
        """Whether the own seat alone is to decide."""
        return world.asked == (self.seat,)

    def turn_is_over(self, world: State) -> bool:
        """Whether somebody else is to decide while nothing is under way."""
        return self.evaluation.is_at_rest(world) and not self.is_mine(world)

    # -- beyond it ---------------------------------------------------------------------------------

    def look_beyond(self) -> None:
        """Let the most promising ways through the turn be worth what the next own turn holds after them. Those that
        are not followed stay behind all that are."""
        ends = [place for place, position in enumerate(self.reached) if position is not None and position.ends_turn]
        ends.sort(key=self.best.__getitem__, reverse=True)
        followed = ends[:BEAM]
        least = 1.0
        for place in followed:
            position = self.reached[place]
            assert position is not None
            self.best[place] = self.next_turn(position.world.copy())
            least = min(least, self.best[place])
        for place, value in enumerate(self.best):
            if place not in followed:
                self.best[place] = min(value, least * value)

    def next_turn(self, world: State) -> float:
        """What the best option of the next own turn is worth, once the others have moved as they would."""
        for _ in range(LONGEST_WAIT):
            if world.over or (self.is_mine(world) and self.evaluation.is_at_rest(world)):
                break
            asked = world.asked[0]
            world.choose(asked, reply(world, asked, self.evaluation, self.chance))
        if world.over or not self.is_mine(world):
            return self.judge(world)
        menu = self.evaluation.menu(world, self.seat)
        return max([values_after(world, self.seat, one, self.evaluation, self.chance)[self.seat] for one in menu])
