"""State: one position of one game, and the verbs that move it.

Rules call two verbs: `then` puts a step on the agenda, `ask` stops for a decision. Everything that a state
holds is a whole number, a flat list of them, or an immutable tuple, so that a copy costs microseconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arkade.kernel.ballots import answer_ballot
from arkade.kernel.cards import ALL_PILES, NO_NUMBERS
from arkade.kernel.chance import Chance
from arkade.kernel.decision import Decision
from arkade.kernel.determinize import imagined
from arkade.kernel.digest import digest_of, image_of
from arkade.kernel.errors import ArkadeError, Illegal
from arkade.kernel.question import CONCEDE, PASS, Option, Question, Step, Window, as_option
from arkade.kernel.record import Record, record_of
from arkade.kernel.seats import Seats
from arkade.kernel.story import Event, put_back, taken_off, told
from arkade.kernel.table import Table
from arkade.kernel.view import View
from arkade.kernel.viewing import view_of
from arkade.kernel.zones import EVERYONE

Frame = tuple[Step, tuple[int, ...]]
History = tuple[object, int, Option] | None
"""The choices so far as a chain, newest first: what came before, the seat, its option."""

NOTHING_LISTED: Final[list[Option]] = []
NO_FRAMES: Final[list[Frame]] = []
NO_MENUS: Final[list[list[Option] | None]] = []

ONE: Final = 0
BALLOT: Final = 1
LIVE: Final = 2

MOST_STEPS: Final = 100_000
"""More steps than any rules take from one decision to the next."""


class State(Seats):
    """A game in progress. Games derive their own state from it and add their lists."""

    __slots__ = (
        "agenda", "asked", "ballots", "choices", "history", "left", "listening", "manner", "memory", "menus", "over",
        "question", "question_args", "scores", "story",
    )  # fmt: skip

    def __init__(self, table: Table, chance: Chance) -> None:
        super().__init__(table, chance)
        self.agenda: list[Frame] = NO_FRAMES
        self.question: Question | None = None
        self.question_args: tuple[int, ...] = ()
        self.manner = ONE
        self.asked: tuple[int, ...] = ()
        self.left = 0
        self.ballots: tuple[tuple[Option, ...], ...] = ()
        self.menus: list[list[Option] | None] = NO_MENUS
        self.memory: list[int] = NO_NUMBERS
        self.out = 0
        self.over = False
        self.scores: tuple[float, ...] = ()
        self.history: History = None
        self.choices = 0
        self.story: Event | None = None
        self.listening = False

    # -- for games to extend -----------------------------------------------------------------------

    def make_room(self) -> None:
        """Give a new state lists of its own. A copy does without, because it gets those of its original: lists made
        only to be thrown away would be a third of its cost."""
        self.zone = []
        self.known = []
        self.piles = [[] for _ in self.table.zone_names]
        self.own_piles = ALL_PILES
        self.agenda = []
        self.ballots = ((),) * self.table.seats
        self.menus = [None] * self.table.seats
        self.memory = []

    def copy(self) -> State:
        """An independent twin. It shares the story so far and does not listen for more of it."""
        twin = State(self.table, self.chance.copy())
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: State) -> None:
        """Give a new state all that the kernel keeps. Games call this first, then copy their own lists."""
        twin.face = self.face
        twin.owner = self.owner
        twin.pool = self.pool
        twin.zone = self.zone.copy()
        twin.known = self.known.copy()
        twin.piles = self.share_piles()
        twin.nothing_revealed = self.nothing_revealed
        twin.agenda = self.agenda.copy()
        twin.question = self.question
        twin.question_args = self.question_args
        twin.manner = self.manner
        twin.asked = self.asked
        twin.left = self.left
        twin.ballots = self.ballots
        twin.menus = self.menus.copy()
        twin.memory = self.memory.copy()
        twin.out = self.out
        twin.over = self.over
        twin.scores = self.scores
        twin.history = self.history
        twin.choices = self.choices
        twin.story = self.story

    def numbers(self) -> list[list[int]]:
        """All of the game's own lists, for the digest."""
        return []

    def derived(self) -> tuple[str, ...]:
        """The names of lists and numbers that follow from the others, kept only to be fast. The digest does without."""
        return ()

    def may_be(self, card: int, face: int) -> bool:
        """For `determinize`: whether a hidden card could have this face, as far as anybody can infer."""
        return True

    def bound(self, cards: list[int]) -> list[int]:
        """For `determinize`: those of some hidden cards that not every face fits; of the others `may_be` is not asked.
        A game that has a `may_be` of its own has one of these, too."""
        return []

    def imagine(self, seat: int) -> None:
        """For `determinize`: draw anew what the seat can't know besides faces, ballots and chance."""

    def conceded(self, seat: int) -> None:
        """What happens when a seat gives up. Unless the game says otherwise, the other teams win."""
        team = self.table.teams[seat]
        self.end([0.0 if other == team else 1.0 for other in self.table.teams])

    # -- the two verbs -----------------------------------------------------------------------------

    def then(self, step: Step, *args: int) -> None:
        """Put a step on top of the agenda: it runs before everything that was put there earlier."""
        self.agenda.append((step, args))

    def ask(self, seat: int, question: Question, *args: int) -> None:
        """Stop and ask one seat."""
        assert self.question is None, f"asked {question.name} while another question is open"
        self.question = question
        self.question_args = args
        self.manner = ONE
        self.asked = (seat,)
        self.menus[seat] = None

    def offer(self, seat: int, menu: list[Option]) -> None:
        """Right after asking: the legal answers of a seat, where the rules had to work them out before they asked."""
        self.menus[seat] = menu

    def ask_all(self, seats: Sequence[int], question: Question, *args: int) -> None:
        """Stop and ask several seats at once; nobody sees an answer before all have answered."""
        self.stop(tuple(seats), question, args, BALLOT)

    def ask_live(self, seats: Sequence[int], question: Question, *args: int) -> None:
        """Stop and ask several seats at once; each answer is carried out at once and seen by all.
        A seat is asked again and again until its answer calls `withdraw`."""
        self.stop(tuple(seats), question, args, LIVE)

    def open_window(self, window: Window, first: int, *args: int) -> None:
        """Let all seats react, in turn order from the first."""
        self.then(window_turn, window.index, first, self.table.seats, *args)

    def withdraw(self, seat: int) -> None:
        """Stop asking a seat in a live question."""
        self.asked = tuple([other for other in self.asked if other != seat])

    def summon(self, seat: int) -> None:
        """Ask a seat again that had withdrawn from a live question."""
        if seat not in self.asked:
            self.asked = tuple(sorted((*self.asked, seat)))

    def end(self, scores: Sequence[float]) -> None:
        """End the game with a score for each seat: 1 for a win, 0 for a loss, shares for a draw."""
        self.over = True
        self.scores = tuple(scores)
        self.agenda.clear()
        self.question = None
        self.asked = ()
        self.ballots = ((),) * self.table.seats

    def stop(self, seats: tuple[int, ...], question: Question, args: tuple[int, ...], manner: int) -> None:
        assert self.question is None, f"asked {question.name} while another question is open"
        self.question = question
        self.question_args = args
        self.manner = manner
        self.asked = seats
        for seat in seats:
            self.menus[seat] = None

    # -- deciding ----------------------------------------------------------------------------------

    @property
    def decisions(self) -> list[Decision]:
        """Who is asked now: one entry a seat, several when the choice is simultaneous."""
        return [Decision(self, seat) for seat in self.asked]

    def prompt(self, seat: int) -> str:
        """What a seat is asked, in words; an empty text where it is not asked."""
        if self.question is None or seat not in self.asked:
            return ""
        return self.question.prompt(self, seat, *self.question_args)

    def options(self, seat: int) -> list[Option]:
        """The legal answers of a seat; worked out once for each question."""
        question = self.question
        if question is None or seat not in self.asked:
            return []
        menu = self.menus[seat]
        if menu is None:
            menu = question.options(self, seat, self.question_args)
            self.menus[seat] = menu
        return menu

    def forbidden(self, seat: int, option: Sequence[int]) -> str | None:
        """The id of the rule that forbids a choice, or None."""
        answer = as_option(option)
        if self.over:
            return "K-01"
        if answer == CONCEDE:
            return None if 0 <= seat < self.table.seats and not self.out >> seat & 1 else "K-02"
        question = self.question
        if question is None or seat not in self.asked:
            return "K-02"
        if answer in self.options(seat):
            return None
        args = self.question_args
        if answer not in question.candidates(self, seat, *args):
            return "K-03"
        return question.forbids(self, seat, answer, *args) or "K-03"

    def choose(self, seat: int, option: Sequence[int]) -> None:
        """Make a choice and go on to the next decision or the end of the game."""
        menu = self.menus[seat] if seat in self.asked else NOTHING_LISTED
        if menu is None:
            menu = self.options(seat)
        try:
            answer = menu[menu.index(option)]  # type: ignore[arg-type]
        except ValueError:
            answer = self.unlisted(seat, option)
            if answer == CONCEDE:
                self.concede(seat)
                return
        self.history = (self.history, seat, answer)
        self.choices += 1
        self.nothing_revealed = True
        if self.manner == ONE:
            question = self.question
            assert question is not None
            args = self.question_args
            before = self.story
            self.question = None
            self.asked = ()
            if question.window:
                self.answer_window(question, seat, answer, args)
            elif not args:
                question.answer(self, seat, answer)
            elif len(args) == 1:
                question.answer(self, seat, answer, args[0])
            else:
                question.answer(self, seat, answer, *args)
            if self.listening:
                self.tell_choices(seat, (answer,), before)
        elif self.manner == BALLOT:
            answer_ballot(self, seat, answer)
        else:
            self.answer_live(seat, answer)
        self.run()

    def unlisted(self, seat: int, option: Sequence[int]) -> Option:
        """An answer that does not stand in the menu as it is: written otherwise, conceding, or refused."""
        answer = as_option(option)
        rule = self.forbidden(seat, answer)
        if rule is not None:
            raise Illegal(rule, self.table.game.rules.words(rule))
        return answer

    def concede(self, seat: int) -> None:
        self.history = (self.history, seat, CONCEDE)
        self.choices += 1
        self.nothing_revealed = False
        if self.listening:
            self.tell("concede", "{seat} concedes.", seat)
        self.conceded(seat)
        self.run()

    def answer_window(self, question: Question, seat: int, option: Option, args: tuple[int, ...]) -> None:
        """React or pass, and let the next seat be asked when that is done."""
        reacted = option != PASS
        left = self.table.seats if reacted and question.repeats else self.left - 1
        self.then(window_turn, question.index, (seat + 1) % self.table.seats, left, *args)
        if reacted:
            question.answer(self, seat, option, *args)

    def put_in(self, seat: int, ballot: tuple[Option, ...]) -> None:
        """Let a seat's ballot be this one."""
        self.ballots = (*self.ballots[:seat], ballot, *self.ballots[seat + 1 :])

    def answer_live(self, seat: int, option: Option) -> None:
        question = self.question
        assert question is not None
        before = self.story
        question.answer(self, seat, option, *self.question_args)
        self.menus = [None] * self.table.seats
        if self.listening:
            self.tell_choices(seat, (option,), before)
        if not self.asked:
            self.question = None

    def run(self) -> None:
        """Carry out the agenda until somebody must decide or the game is over. A step with one number or none is called
        without unpacking them: that takes half the time, and most steps are such. Rules that never come to a decision,
        as of two cards that set each other off, are a fault."""
        agenda = self.agenda
        for _ in range(MOST_STEPS):
            if self.question is not None or self.over:
                return
            step, args = agenda.pop()
            if not args:
                step(self)
            elif len(args) == 1:
                step(self, args[0])
            else:
                step(self, *args)
        raise ArkadeError(f"the rules go round in circles: {MOST_STEPS:,} steps without a decision")

    @property
    def undoable(self) -> bool:
        """Whether the last choice may be taken back: nothing was revealed and no die was thrown since."""
        return self.history is not None and self.nothing_revealed

    def outcome(self) -> tuple[float, ...] | None:
        """A score for each seat once the game is over: 1 for a win, 0 for a loss; None before."""
        return self.scores if self.over else None

    def digest(self) -> str:
        """A fingerprint of everything that matters for the rest of the game."""
        return digest_of(self)

    def image(self) -> tuple[int, ...]:
        """All that the digest is made from: a quicker way to tell whether two positions are the same."""
        return image_of(self)

    def determinize(self, seat: int, seed: int | str) -> State:
        """A copy in which all that the seat does not know is dealt anew."""
        return imagined(self, seat, seed)

    def record(self) -> Record:
        """The game as the list of its choices: all that is needed to play it again."""
        return record_of(self)

    def view(self, seat: int | None) -> View:
        """All that a seat may see (None: a spectator), as plain data."""
        return view_of(self, seat)

    # -- telling -----------------------------------------------------------------------------------

    def tell(
        self,
        what: str,
        text: str,
        seat: int = -1,
        cards: tuple[int, ...] = (),
        rule: str = "",
        number: int = 0,
        seats: int = EVERYONE,
        otherwise: str = "",
    ) -> None:
        """Add an event to the story. Rules call it only while `listening`; see `story.told` for the texts."""
        self.story = told(self, self.story, what, text, seat, cards, rule, number, seats, otherwise)

    def tell_choices(self, seat: int, options: tuple[Option, ...], before: Event | None) -> None:
        """Tell choices ahead of what they led to, naming cards as they are known once they are carried out."""
        consequences = taken_off(self.story, before)
        self.story = before
        for option in options:
            self.story = self.table.game.verbs.event(self, self.story, seat, option)
        self.story = put_back(self.story, consequences)


def window_turn(g: State, index: int, seat: int, left: int, *args: int) -> None:
    """Ask the next seat of a reaction window, or close it when all have passed in a row. A seat that left the
    game while the window was open is passed over, like one that is not to be asked."""
    if left <= 0:
        return
    window = g.table.questions[index]
    assert isinstance(window, Window)
    while g.out >> seat & 1 or (window.asks is not None and not window.asks(g, seat, *args)):
        seat = (seat + 1) % g.table.seats
        left -= 1
        if left <= 0:
            return
    g.left = left
    g.ask(seat, window, *args)
