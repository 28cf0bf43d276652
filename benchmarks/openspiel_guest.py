"""A position of one of OpenSpiel's games as a guest in our kernel, so that our search can be put beside theirs on it.

Rules, position and the sampler of worlds stay OpenSpiel's. Copies of our state share a position of theirs. To copy one
costs as much as a whole turn, so that the state that came to a position moves it on as it is, and only copies of that
state move on a copy. Once it was moved on, nobody can go back to it.

Our kernel imagines a world by dealing the cards anew that a seat does not know. Here each seat holds a packet of slips
that nobody else has seen. Where a packet has been dealt anew, OpenSpiel's sampler deals the position anew for whoever
can't see that packet, with the order of the slips as its seed.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pyspiel  # type: ignore[import-not-found]

from arkade.kernel import A_NUMBER, HAND, Game, Layout, Mode, Option, Question, RuleBook, State, Verb, Verbs, ZonePlan
from arkade.kernel.chance import Chance
from arkade.kernel.evaluation import Evaluation

SEATS = 2
SLIPS = 16
"""So many slips have far more orders than a search has iterations."""
SEEDS = 2**31
WORDS = 2**32
ACT = 1


class Slip(msgspec.Struct, frozen=True):
    """One face of a packet."""

    name: str
    text: str = ""


class Position:
    """A position of OpenSpiel's, how the packets lay when it was dealt, and the chance of the state that came to it: no
    two states share one."""

    def __init__(self, theirs: pyspiel.State, packets: tuple[int, ...], owner: Chance) -> None:
        self.theirs = theirs
        self.packets = packets
        self.owner = owner
        self.is_past = False

    def moved_on(self, g: State) -> pyspiel.State:
        """What a state may change in order to move on from here."""
        if g.chance is not self.owner:
            return self.theirs.clone()
        self.is_past = True
        return self.theirs


class Guest:
    """One of OpenSpiel's games for two, from one position on. `match` is the position as a state of our kernel."""

    def __init__(self, theirs: pyspiel.State) -> None:
        played = theirs.get_game()
        self.least = played.min_utility()
        self.most = played.max_utility()
        self.positions: list[Position] = []
        self.question = Question("action", prompt, self.options, self.answer)
        self.game = Game(
            name="guest",
            title=played.get_type().long_name,
            summary="A game of OpenSpiel's.",
            version="1",
            modes=[Mode("guest", "two seats", (SEATS,))],
            cards=[Slip(f"slip {number}") for number in range(SLIPS)],
            rules=RuleBook(""),
            zones=ZonePlan([("packet", HAND)]),
            questions=[self.question],
            verbs=Verbs([Verb(ACT, "action {a}", A_NUMBER)]),
            layout=Layout(whose_turn, no_phase),
            empty=State,
            start=self.start,
            evaluation=Evaluation([], {}, at_rest=never_at_rest),
        )
        self.first = theirs.clone()
        self.match = self.game.new(listening=False)

    def start(self, g: State) -> None:
        for seat in range(SEATS):
            g.add_cards(range(SLIPS), seat, seat, seat)
        self.come_to(g, self.first)

    def come_to(self, g: State, theirs: pyspiel.State) -> None:
        """Throw what is left to chance, and ask whoever is to move next."""
        while theirs.is_chance_node():
            theirs.apply_action(thrown(theirs.chance_outcomes(), g.chance.word() / WORDS))
        if theirs.is_terminal():
            g.end([(score - self.least) / (self.most - self.least) for score in theirs.returns()])
        else:
            g.ask(theirs.current_player(), self.question, self.kept(g, theirs))

    def kept(self, g: State, theirs: pyspiel.State) -> int:
        """The number of a position that is kept from now on."""
        self.positions.append(Position(theirs, g.face, g.chance))
        return len(self.positions) - 1

    def options(self, g: State, seat: int, number: int) -> list[Option]:
        """The legal answers. Where packets have been dealt anew, so is the position, before anything is asked of it."""
        return [(ACT, action, 0) for action in self.dealt(g, seat, number).theirs.legal_actions()]

    def dealt(self, g: State, seat: int, number: int) -> Position:
        """The position, dealt anew by OpenSpiel where the packets no longer lie as they did; `g` then stands at that
        one."""
        before = self.positions[number]
        assert not before.is_past, "a copy looks at a position that its original has moved on from"
        if g.face == before.packets:
            return before
        theirs = before.theirs
        for knower in (seat, 1 - seat):
            unseen = slice((1 - knower) * SLIPS, (2 - knower) * SLIPS)
            if g.face[unseen] != before.packets[unseen]:
                sampler = pyspiel.UniformProbabilitySampler(hash(g.face[unseen]) % SEEDS, 0.0, 1.0)
                theirs = theirs.resample_from_infostate(knower, sampler)
        g.question_args = (self.kept(g, theirs),)
        return self.positions[-1]

    def answer(self, g: State, seat: int, option: Option, number: int) -> None:
        theirs = self.dealt(g, seat, number).moved_on(g)
        theirs.apply_action(option[1])
        self.come_to(g, theirs)

    def theirs(self, g: State) -> pyspiel.State:
        """The position in which a state of ours stands, where somebody is asked."""
        return self.dealt(g, g.asked[0], g.question_args[0]).theirs

    def forget(self) -> None:
        """Let go of all positions but the first: those of worlds that nobody looks at any more."""
        del self.positions[1:]


def thrown(outcomes: Sequence[tuple[int, float]], place: float) -> int:
    """What lies at a place between 0 and 1, where every outcome has as much room as it is likely."""
    for action, likelihood in outcomes:
        place -= likelihood
        if place < 0:
            return action
    return outcomes[-1][0]


def prompt(g: State, seat: int, number: int) -> str:
    return "Choose an action."


def whose_turn(g: State) -> int:
    return g.asked[0] if g.asked else -1


def no_phase(g: State) -> str:
    return ""


def never_at_rest(g: State) -> bool:
    """As OpenSpiel's search does, play every game to its end at random instead of judging a position."""
    return False
