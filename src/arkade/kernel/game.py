# arkade: interpreted
"""Game: everything that makes one game, in one object."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Protocol

from arkade.kernel.chance import Chance, seeded
from arkade.kernel.errors import ArkadeError, BadRecord, Illegal, shorten, unknown
from arkade.kernel.evaluation import Evaluation
from arkade.kernel.layout import Layout
from arkade.kernel.question import Question
from arkade.kernel.record import Record, read_record
from arkade.kernel.rulebook import Rule, RuleBook
from arkade.kernel.state import State
from arkade.kernel.table import Table
from arkade.kernel.verbs import Verbs
from arkade.kernel.zones import ZonePlan

SEED_DIGITS = 100
SEED_LETTERS = 200
SURROGATE = re.compile("[\ud800-\udfff]")


class PrintedCard(Protocol):
    """What every game's cards have."""

    @property
    def name(self) -> str: ...
    @property
    def text(self) -> str: ...


class ReadyDeck(Protocol):
    """What every ready deck has. `held` names all that comes with it, a leader too."""

    @property
    def name(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def cards(self) -> tuple[str, ...]: ...
    @property
    def held(self) -> tuple[str, ...]: ...


class DeckFault(Protocol):
    """One thing that is wrong with a deck: the rule that it breaks, and a sentence."""

    @property
    def rule(self) -> str: ...
    @property
    def words(self) -> str: ...


class Setting:
    """Something that may be set when a match is made: its default, and a check that gives a complaint. A secret
    setting tells what not every seat knows, such as the decks; imagined worlds do not carry it. `suiting` says by the
    number of seats which value goes well with it; people are advised so, and nothing else depends on it."""

    def __init__(
        self,
        name: str,
        text: str,
        default: Any,
        check: Callable[[Any], str | None],
        secret: bool = False,
        suiting: Mapping[int, Any] | None = None,
    ) -> None:
        self.name = name
        self.text = text
        self.default = default
        self.check = check
        self.secret = secret
        self.suiting: Mapping[int, Any] = suiting or {}

    @property
    def choices(self) -> tuple[object, ...]:
        """What it may be, where those are few; otherwise nothing."""
        return self.check.allowed if isinstance(self.check, Among) else ()


class Among:
    """A check that a value is one of a few."""

    def __init__(self, allowed: tuple[object, ...]) -> None:
        self.allowed = allowed

    def __call__(self, value: Any) -> str | None:
        same = any(type(value) is type(entry) and value == entry for entry in self.allowed)
        return None if same else f"must be one of {', '.join(map(str, self.allowed))}"


def among(*allowed: object) -> Among:
    return Among(allowed)


def go_together(settings: Mapping[str, Any]) -> str | None:
    """The check of a mode whose settings have nothing to do with each other."""
    return None


class Mode:
    """A way to play a game: how many seats, which teams, which settings.

    `check` gives a complaint about settings, the number of seats among them, that are right one by one and do not go
    together. `samples` are settings that between them show all that the mode has, such as every pair of decks: what a
    long run goes through one after the other. `zones` are those of the mode where it has not all of the game's.
    """

    def __init__(
        self,
        name: str,
        title: str,
        seats: Sequence[int],
        teams: Callable[[int], Sequence[int]] = range,
        settings: Sequence[Setting] = (),
        samples: Sequence[Mapping[str, Any]] = ({},),
        zones: ZonePlan | None = None,
        check: Callable[[Mapping[str, Any]], str | None] = go_together,
    ) -> None:
        self.name = name
        self.title = title
        self.seats = tuple(seats)
        self.teams = teams
        self.settings = {setting.name: setting for setting in settings}
        self.samples = tuple(samples)
        self.zones = zones
        self.check = check

    def without_secrets(self, options: Mapping[str, object]) -> dict[str, object]:
        """The settings of a match that every seat knows: all but the secret ones that were set."""
        secret = [name for name, setting in self.settings.items() if setting.secret]
        return {
            name: value for name, value in options.items() if name not in secret or value == self.settings[name].default
        }


class Game:
    """A game: its names, modes, cards, rules, and how a match begins.

    `empty(table, chance)` makes a state without cards; `start(g)` sets up a match and puts its first step on
    the agenda. `check_deck(deck)` lists the ids of the rules that a deck breaks, in games where players bring
    their own; `deck_faults(deck, settings)` tells the same in words, for a match with these settings. `decks` are the
    ready ones by name. `evaluation` is how bots judge a position. `minutes` is how long people play, from and to.
    """

    def __init__(
        self,
        *,
        name: str,
        title: str,
        summary: str,
        version: str,
        modes: Sequence[Mode],
        cards: Sequence[PrintedCard],
        rules: RuleBook,
        zones: ZonePlan,
        questions: Sequence[Question],
        verbs: Verbs,
        layout: Layout,
        empty: Callable[[Table, Chance], State],
        start: Callable[[Any], None],
        content: Sequence[str] = (),
        effects: Sequence[object] = (),
        check_deck: Callable[[Any], Sequence[str]] | None = None,
        evaluation: Evaluation | None = None,
        decks: Mapping[str, ReadyDeck] | None = None,
        deck_faults: Callable[[Any, Mapping[str, Any]], Sequence[DeckFault]] | None = None,
        minutes: tuple[int, int] = (20, 45),
    ) -> None:
        self.name = name
        self.title = title
        self.summary = summary
        self.version = version
        self.modes = {mode.name: mode for mode in modes}
        self.cards = tuple(cards)
        self.rules = rules
        self.zones = zones
        self.questions = tuple(questions)
        self.verbs = verbs
        self.layout = layout
        self.empty = empty
        self.start = start
        self.effects: list[Any] = list(effects)
        self.check_deck = check_deck
        self.evaluation = evaluation
        self.decks: Mapping[str, ReadyDeck] = decks or {}
        self.deck_faults = deck_faults
        self.minutes = minutes
        self.fingerprint = blake2b("\0".join(content).encode(), digest_size=8).hexdigest()
        self.faces = [card.name for card in cards]
        self.face_by_name = {name.casefold(): face for face, name in enumerate(self.faces)}
        for index, question in enumerate(self.questions):
            if question.index not in (-1, index):
                raise ValueError(f"question {question.name} has number {question.index} in another game")
            question.index = index

    @property
    def seats(self) -> tuple[int, int]:
        """The fewest and the most seats of any mode."""
        counts = [count for mode in self.modes.values() for count in mode.seats]
        return min(counts), max(counts)

    @property
    def default_mode(self) -> str:
        return next(iter(self.modes))

    def card(self, name: str) -> PrintedCard:
        return self.cards[self.face(name)]

    def face(self, name: str) -> int:
        """The index of a printed card, by its name in any case."""
        face = self.face_by_name.get(name.casefold())
        if face is None:
            raise unknown("card", name, self.faces)
        return face

    # -- matches -----------------------------------------------------------------------------------

    def new(
        self,
        seed: int | str = 0,
        mode: str | None = None,
        options: Mapping[str, Any] | None = None,
        listening: bool = True,
    ) -> State:
        """A new match, played up to its first decision. A match that nobody listens to has no log."""
        g = self.blank(seed, mode, options, listening)
        self.start(g)
        g.run()
        return g

    def blank(
        self,
        seed: int | str = 0,
        mode: str | None = None,
        options: Mapping[str, Any] | None = None,
        listening: bool = True,
    ) -> State:
        """A table with no cards on it: where `new` and the positions of scenarios begin."""
        check_seed(seed)
        chosen = self.mode(mode)
        values = dict(options or {})
        seats = self.seat_count(chosen, values.pop("seats", None))
        settings = checked_settings(chosen, values, seats)
        table = Table(
            self, chosen.name, seats, {"seats": seats, **settings}, seed, list(chosen.teams(seats)),
            chosen.zones or self.zones, self.questions, self.faces, self.layout.seat_names[:seats], self.effects,
        )  # fmt: skip
        g = self.empty(table, seeded(seed))
        g.make_room()
        g.listening = listening
        return g

    def mode(self, name: str | None) -> Mode:
        if name is None:
            return self.modes[self.default_mode]
        mode = self.modes.get(name)
        if mode is None:
            raise unknown(f"mode of {self.title}", name, self.modes)
        return mode

    def seat_count(self, mode: Mode, wanted: object) -> int:
        if wanted is None:
            return mode.seats[0]
        if type(wanted) is not int or wanted not in mode.seats:
            counts = ", ".join(map(str, sorted(mode.seats)))
            raise ArkadeError(f"{self.title} ({mode.title}) is for {counts} seats, not {shorten(str(wanted))}")
        return wanted

    # -- records -----------------------------------------------------------------------------------

    def replay(self, record: Record | bytes | str, choices: int | None = None, listening: bool = True) -> State:
        """Play a record again, all of it or its first choices."""
        if not isinstance(record, Record):
            record = read_record(record)
        self.check_record(record)
        g = self.new(record.seed, record.mode, record.options, listening)
        wanted = record.choices if choices is None else record.choices[:choices]
        for number, (seat, verb, a, b) in enumerate(wanted, start=1):
            try:
                g.choose(seat, (verb, a, b))
            except Illegal as fault:
                raise BadRecord(f"choice {number} of the record is illegal: {fault}") from None
        return g

    def check_record(self, record: Record) -> None:
        """Refuse a record that other rules or other cards have made."""
        if record.game != self.name:
            raise BadRecord(f"the record is of {shorten(record.game)!r}, not of {self.name!r}")
        if record.rules != self.version:
            made = shorten(record.rules)
            raise BadRecord(f"the record was made by rules {made} of {self.title}; these are {self.version}")
        if record.cards != self.fingerprint:
            raise BadRecord(f"the record was made with other cards of {self.title} than these")
        if record.options.get("seats") != record.seats:
            raise BadRecord("the record's number of seats does not match its options")

    def undo(self, g: State) -> State:
        """The state before the last choice, where nothing was revealed since."""
        if not g.undoable:
            raise Illegal("K-04", self.rules.words("K-04"))
        record = g.record()
        return self.replay(record, choices=len(record.choices) - 1, listening=g.listening)

    # -- explaining --------------------------------------------------------------------------------

    def why_not(self, g: State, seat: int, option: Sequence[int]) -> Rule | None:
        """The rule that forbids a choice, with its text; None for a legal one."""
        rule = g.forbidden(seat, option)
        return None if rule is None else self.rules[rule]


def check_seed(seed: object) -> None:
    """Refuse a seed that a record could not carry."""
    if isinstance(seed, int) and not isinstance(seed, bool) and abs(seed) < 10**SEED_DIGITS:
        return
    if isinstance(seed, str) and len(seed) <= SEED_LETTERS and not SURROGATE.search(seed):
        return
    wanted = f"a whole number of at most {SEED_DIGITS} digits or a text of at most {SEED_LETTERS} letters"
    raise ArkadeError(f"a seed is {wanted}")


def checked_settings(mode: Mode, values: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """The settings of a match with defaults filled in, or an error that names the one that is wrong."""
    for name in values:
        if name not in mode.settings:
            raise unknown(f"setting of {mode.title}", name, ["seats", *mode.settings])
    settings: dict[str, Any] = {}
    for name, setting in mode.settings.items():
        value = values.get(name, setting.default)
        complaint = setting.check(value)
        if complaint is not None:
            raise ArkadeError(f"setting {name!r} {complaint}, not {shorten(str(value))!r}")
        settings[name] = value
    complaint = mode.check({"seats": seats, **settings})
    if complaint is not None:
        raise ArkadeError(complaint)
    return settings
