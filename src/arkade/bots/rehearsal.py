"""Rehearsing: how the master decides where all play together.

There is no rival to outguess, and mates can be trusted to do what looks best to them. So the most promising options are
played out in the same imagined worlds, with everybody doing just that, up to the next moment at which they can be
compared: the crew has made its next plan, and the dice have not fallen. A level with a shorter horizon stops on the
way, after so many rests. Decision 017 in docs/adr says why.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from arkade.bots.crew import CrewPlan, first_to_think, plan_together
from arkade.bots.eye import Eye
from arkade.bots.judging import pick, reopen_ballots, reply, settle, values_after
from arkade.bots.level import FULL, Level
from arkade.bots.plan import Line
from arkade.bots.thought import Thought
from arkade.kernel.chance import seeded
from arkade.kernel.evaluation import Evaluation
from arkade.kernel.question import Option
from arkade.kernel.state import BALLOT, LIVE, State

FIRST_WORLDS: Final = 4
"""In so many worlds every option is judged at once before any is rehearsed."""
REHEARSED: Final = 6
"""So many options are rehearsed, those that look best at first."""
FIRST_WEIGHT: Final = 1.0
"""As how many rehearsals the first judgment of an option counts."""
LEAST_ROUNDS: Final = 4
"""Before so many rounds no option is given up."""
SURE: Final = 2.0
"""An option is given up when it is behind the leading one by so many standard errors of their difference."""
LONGEST_REHEARSAL: Final = 120
LONGEST_LINE: Final = 12


class Course:
    """How far a rehearsal has come: through what was under way, and then through a plan of the crew; and how many rests
    it has passed."""

    def __init__(self) -> None:
        self.rests = 0
        self.has_left = False
        self.is_planning = False

    def has_come_to_a_plan(self, world: State, decider: int) -> bool:
        """Whether the crew has made its next plan. What is asked live while somebody has something to think about is a
        plan in the making; the one in the midst of which the decision fell does not count. Where a crew votes in
        secret nobody knows what the others do, and a new ballot is as far as a rehearsal can see."""
        if world.manner == BALLOT and not any(world.ballots):
            return True
        if world.manner != LIVE or decider < 0:
            self.has_left = True
            return self.is_planning
        self.is_planning = self.has_left
        return False

    def has_come_to_the_horizon(self, is_at_rest: bool, horizon: int) -> bool:
        """Whether so many rests have been passed as a horizon reaches. The full horizon reaches to the next plan, and
        a crew may rest dozens of times before that."""
        self.rests += is_at_rest
        return self.rests >= horizon and horizon < FULL.horizon


class Part:
    """An option that is rehearsed, and what it was worth in each round."""

    def __init__(self, place: int, option: Option, first: float) -> None:
        self.place = place
        self.option = option
        self.first = first
        self.values: list[float] = []

    def mean(self, rounds: int) -> float:
        """What it is worth after so many rounds, the first judgment among them."""
        return (FIRST_WEIGHT * self.first + sum(self.values[:rounds])) / (FIRST_WEIGHT + rounds)

    def is_behind(self, leader: Part, rounds: int) -> bool:
        """Whether it is clearly worse than the leading one, in worlds that both have met."""
        gaps = [leader.values[number] - self.values[number] for number in range(rounds)]
        mean = sum(gaps) / rounds
        scatter = sqrt(sum([(gap - mean) * (gap - mean) for gap in gaps]) / (rounds - 1) / rounds)
        return mean > SURE * scatter


class Rehearsal:
    """One decision of a seat of a crew. A round is one world in which every option that is still open is played out
    with the same chance, so that what differs is what the options differ in."""

    def __init__(self, eye: Eye, evaluation: Evaluation, level: Level, options: tuple[Option, ...], seed: str) -> None:
        self.eye = eye
        self.seat: int = eye.seat
        self.evaluation = evaluation
        self.level = level
        self.options = options
        self.seed = seed
        self.world: State = self.imagined("first/0")
        self.lines: list[Line] = [((self.seat, option),) for option in options]
        plans = plan_together(self.world, self.seat)
        self.tried_at_first = 1 if plans else FIRST_WORLDS
        self.first: list[float] = self.planned() if plans else self.judged_at_once()
        order = sorted(range(len(options)), key=self.first.__getitem__, reverse=True)
        rehearsed = order[: 1 if plans else REHEARSED]
        self.parts: list[Part] = [Part(place, options[place], self.first[place]) for place in rehearsed]
        self.open: list[Part] = list(self.parts)
        self.rounds = 0
        self.opening: State = self.world
        self.stage: State = self.world
        self.turn = 0

    def imagined(self, name: str) -> State:
        world = self.eye.sample(f"{self.seed}/{name}")
        reopen_ballots(world, self.seat)
        return world

    # -- the first judgment ------------------------------------------------------------------------

    def planned(self) -> list[float]:
        """What each option is worth by the best plan of the crew that it begins. A plan is not rehearsed: it was judged
        before the dice fall, and a few throws would only blur that."""
        plan = CrewPlan(self.world, self.seat, self.evaluation, seeded(f"{self.seed}/plan"))
        self.lines = [plan.line(place) for place in range(len(self.options))]
        return plan.best

    def judged_at_once(self) -> list[float]:
        """What each option is worth by what it leads to at once."""
        chance = seeded(f"{self.seed}/first")
        totals = [0.0] * len(self.options)
        for number in range(FIRST_WORLDS):
            world = self.imagined(f"first/{number}")
            for place, option in enumerate(self.options):
                totals[place] += values_after(world, self.seat, option, self.evaluation, chance)[self.seat]
        return [total / FIRST_WORLDS for total in totals]

    # -- rounds ------------------------------------------------------------------------------------

    def iterate(self) -> None:
        """Play out the next option of the round; when all have had their turn, the round is over."""
        if self.turn == 0:
            self.stage = self.imagined(f"round/{self.rounds}")
            if self.rounds == 0:
                self.begin()
        part = self.open[self.turn]
        part.values.append(self.play_out(part))
        self.turn += 1
        if self.turn == len(self.open):
            self.turn = 0
            self.rounds += 1
            self.give_up()

    def begin(self) -> None:
        """What is expected is told as it goes in the first round, in its world."""
        self.opening = self.stage
        self.lines = [((self.seat, option),) for option in self.options]

    def give_up(self) -> None:
        """Leave only those options that may still turn out to be the best."""
        if self.rounds >= LEAST_ROUNDS:
            leader = self.leader()
            self.open = [part for part in self.open if part is leader or not part.is_behind(leader, self.rounds)]

    def leader(self) -> Part:
        """The option that is worth most after all whole rounds; of equals the one that looked best at first."""
        best = self.open[0]
        for part in self.open:
            if part.mean(self.rounds) > best.mean(self.rounds):
                best = part
        return best

    def is_decided(self) -> bool:
        return len(self.open) == 1

    def play_out(self, part: Part) -> float:
        """Let everybody do what looks best to them, each in a world of their own, until the crew has made its next
        plan, or as many rests as the horizon reaches."""
        world = self.stage.copy()
        chance = seeded(f"{self.seed}/chance/{self.rounds}")
        course = Course()
        line: list[tuple[int, Option]] = []
        seat, answer = self.seat, part.option
        for _ in range(LONGEST_REHEARSAL):
            world.choose(seat, answer)
            line.append((seat, answer))
            decider = first_to_think(world, self.evaluation)
            if world.over or course.has_come_to_a_plan(world, decider):
                break
            if course.has_come_to_the_horizon(self.evaluation.is_at_rest(world), self.level.horizon):
                break
            seat = decider if decider >= 0 else world.asked[0]
            answer = reply(world, seat, self.evaluation, chance)
        if self.rounds == 0:
            self.lines[part.place] = tuple(line[:LONGEST_LINE])
        settle(world, self.evaluation, chance)
        return self.evaluation.values(world)[self.seat]

    # -- what was found ----------------------------------------------------------------------------

    def thought(self) -> Thought:
        """The options with what they are worth by now. One that was not rehearsed stays behind all that were."""
        temperature = self.level.temperature
        means = [part.mean(min(len(part.values), self.rounds)) for part in self.parts]
        least = min(means)
        values = [min(value, least) for value in self.first]
        visits = [self.tried_at_first] * len(self.options)
        for number, part in enumerate(self.parts):
            values[part.place] = means[number]
            visits[part.place] += len(part.values)
        thought = Thought(self.opening, self.seat, self.evaluation, self.options, values, visits)
        leader = self.leader().place
        thought.chosen = leader if temperature <= 0.0 else pick(values, temperature, seeded(f"{self.seed}/pick"))
        thought.line = list(self.lines[thought.chosen])
        return thought
