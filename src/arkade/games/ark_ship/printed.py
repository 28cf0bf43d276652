"""What is printed on the cards, by face: shared by all copies of a game, never copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from arkade.cardtext.effects import Effect
    from arkade.games.ark_ship.state import ArkShip

CREW: Final = 0
LIFE_GOAL: Final = 1
CRISIS: Final = 2
PLANET_CRISIS: Final = 3
SIGNAL: Final = 4
WAVEFORM: Final = 5
LOCATION: Final = 6
KIND_NAMES: Final = ("crew", "life goal", "crisis", "planet crisis", "signal", "waveform", "location")

# Skills by die number less 1 (AS-10.01); sickness is the sixth column (AS-10.06).
HERBOLOGY: Final = 0
MEDICINE: Final = 1
COMPUTERS: Final = 2
NAVIGATION: Final = 3
ENGINEERING: Final = 4
SICKNESS: Final = 5
SKILLS: Final = 5
SKILL_NAMES: Final = ("Herbology", "Medicine", "Computers", "Navigation", "Engineering")
HIGHEST_RANK: Final = 2

# Traits by die number less 1 (AS-09.04), as bits of a crew's sheet.
CALM: Final = 1
CLEVER: Final = 2
INSPIRING: Final = 4
CAREFUL: Final = 8
EMPATHETIC: Final = 16
PATIENT: Final = 32
TRAITS: Final = 6
TRAIT_NAMES: Final = ("Calm", "Clever", "Inspiring", "Careful", "Empathetic", "Patient")

# Locations by their number (AS-02.01, AS-02.02); 0 is nowhere.
NOWHERE: Final = 0
BRIDGE: Final = 1
COMMS: Final = 2
ARCHIVES: Final = 3
MEDICAL: Final = 4
RECREATION: Final = 5
TRAINING: Final = 6
FIRST_SPACE: Final = 7
LAST_SPACE: Final = 8
FIRST_BAY: Final = 9
LAST_BAY: Final = 10
LOCATION_NAMES: Final = (
    "nowhere", "Bridge", "Comms", "Archives", "Medical", "Recreation", "Training", "crisis space 7", "crisis space 8",
    "Survey Bay A", "Survey Bay B",
)  # fmt: skip

COLUMNS: Final = 5
"""The columns of a signal and of a waveform (AS-18.01, AS-19.01)."""
HIGHEST_LINE: Final = 3

AGE_BOXES: Final = 10
BULB: Final = 5
"""The age box with the light bulb (AS-24.01, AS-24.03)."""
RED_BOXES: Final = (0, 0, 1, 1, 2, 2, 2, 3, 4, 5, 6)
"""How many red boxes are among the first so many age boxes (AS-24.01)."""

# What can happen to a crew that a life goal may wait for, as bits. Those up to AGED say that something on its sheet is
# different, those from FIRST_DEED on that a deed is; the others are happenings that last until the next chance to
# reveal (AS-25.08).
LEARNED: Final = 1
TRAIT_GAINED: Final = 2
AGED: Final = 4
TEAM_SUCCESS: Final = 8
DECODED: Final = 16
TOKEN_PLACED: Final = 32
SURVIVED: Final = 64
STRESSED: Final = 128
MENTORED: Final = 256
FIRST_DEED: Final = 512

# Deeds: what is counted for a crew since its creation, four bits each of one number.
REMOVALS: Final = 0
FREEZER_REMOVALS: Final = 1
LONE_REMOVALS: Final = 2
TURNS_ALONE: Final = 3
MEDICINE_TURNS: Final = 4
NAVIGATION_TURNS: Final = 5
COMPUTERS_TURNS: Final = 6
STRESS_LIFTED: Final = 7
RANKS_GAINED: Final = 8
CALM_TURNS: Final = 9
DEATHS_SEEN: Final = 10
DARING_SUCCESSES: Final = 11
PERFECT_TESTS: Final = 12
DEED_BITS: Final = 4
DEED_MOST: Final = 15
DEED_NAMES: Final = (
    "crises removed", "crises with a freezer row removed", "crises removed alone", "turns alone", "turns in Medical",
    "turns on the Bridge", "turns in the Archives", "stress lifted", "ranks gained", "turns without stress",
    "deaths seen", "daring successes", "perfect tests",
)  # fmt: skip


UNHEARD: Final = 1000
"""More than is ever counted: what no life goal waits for."""


FIRST_BOXES: Final = 0b0101010101
SECOND_BOXES: Final = 0b1010101010
"""A rank is two bits of a crew's skills: rank 1 sets the first of them, rank 2 the second."""


class Row:
    """A row of a success table (AS-15.10, AS-15.11): from `low` to `high` successes, green or red. What it does to the
    ship at a glance: how many it takes from the freezer, how many tokens it gives, whether its card goes."""

    def __init__(self, low: int, high: int, green: bool, effect: Effect[ArkShip]) -> None:
        self.low: Final = low
        self.high: Final = high
        self.green: Final = green
        self.effect: Final = effect
        self.toll = 0
        self.tokens = 0
        self.removes = False
        self.harms = False


class Action:
    """A row of a location (AS-14.01): which rank of which skill it needs, and what it does. A skill of -1 is a row
    for any crew."""

    def __init__(self, skill: int, rank: int, effect: Effect[ArkShip]) -> None:
        self.skill: Final = skill
        self.rank: Final = rank
        self.effect: Final = effect


class Aim:
    """Something that a life goal waits for (AS-25.02). `listens` are the bits of what may bring it about."""

    def __init__(self, listens: int) -> None:
        self.listens: Final = listens

    def reached(self, g: ArkShip, crew: int) -> bool:
        """Whether it is so for a crew now. Nobody's secrets may matter here: see `goals.asks_to_reveal`."""
        return False

    def progress(self, g: ArkShip, crew: int) -> str:
        """How far a crew has come with it, in words, where that can be counted."""
        return ""

    def deeds_wanted(self, kind: int) -> int:
        """How many deeds of a kind it waits for."""
        return UNHEARD

    def experts_wanted(self) -> int:
        """In how many skills a crew must be expert."""
        return UNHEARD

    def age_wanted(self) -> int:
        """How many age boxes it waits for."""
        return UNHEARD

    def is_secret(self) -> bool:
        """Whether only the owner of the goal can tell that it is reached."""
        return False

    def clause(self) -> str:
        """Its words on the card."""
        return ""


class Static:
    """A continuous text (AS-17.06, AS-25.10). Each kind of question that such a text can answer is a method here; most
    texts answer one of them and leave the others as they are."""

    def limits_assignment(self) -> bool:
        """Whether `closed_to` can be anything but 0."""
        return False

    def closed_to(self, g: ArkShip, bearer: int, crew: int) -> int:
        """The locations to which a crew can't be assigned, as bits. The bearer is the crew whose goal it is, or -1."""
        return 0

    def closing_rule(self) -> str:
        """The rule by which they are closed: a card's text wins over the rules, unless one speaks of it."""
        return "AS-01.10"

    def changes_dice(self) -> bool:
        """Whether the dice of tests count otherwise while this lasts."""
        return False

    def dice_removed(self) -> int:
        """How many of the highest dice of each other test are removed."""
        return 0

    def cancelled_by_ones(self) -> int:
        """How many successes each natural 1 of each other test cancels."""
        return 0

    def stress_added(self) -> int:
        """How much more stress a crew gains from a failed test."""
        return 0

    def sickness_change(self) -> int:
        """What is added to every sickness roll."""
        return 0

    def skips_waveforms(self) -> bool:
        return False

    def ignores_red_boxes(self) -> bool:
        """Whether red age boxes do not count for the crew whose goal it is."""
        return False

    def stress_near(self) -> int:
        """How much stress the crew gains in a test beside the crew written down."""
        return 0

    def dice_near(self) -> int:
        """How many dice it then adds."""
        return 0

    def clause(self) -> str:
        """Its words on the card."""
        return ""


class Face:
    """One printed card. What its kind lacks is empty."""

    def __init__(self, name: str, kind: int) -> None:
        self.name: Final = name
        self.kind: Final = kind
        # crises and planet crises
        self.skills: list[int] = []
        self.rows: list[Row] = []
        self.threshold = 0
        self.penalty: Effect[ArkShip] | None = None
        self.penalty_toll = 0
        self.on_ones: Effect[ArkShip] | None = None
        self.at_end_of_evaluation: Effect[ArkShip] | None = None
        self.has_freezer_row = False
        # crises and life goals
        self.statics: list[Static] = []
        self.limits_assignment = False
        # life goals
        self.immediate = False
        self.wants_name = False
        self.reveal: Aim | None = None
        self.score: Aim | None = None
        self.on_reveal: Effect[ArkShip] | None = None
        # signals and waveforms
        self.lines: list[int] = []
        # locations
        self.number = 0
        self.actions: list[Action] = []
        # worked out from the above by `sum_up`
        self.taught = 0
        self.lasts = False
        self.target = 0

    def sum_up(self) -> None:
        """When all lines are printed: what the rules ask for often. A failed test teaches its skills (AS-16.02); the
        text of some crises lasts (AS-17.06); a signal is decoded when its points are its target (AS-18.04)."""
        for skill in self.skills:
            if skill != SICKNESS:
                self.taught |= 1 << skill
        self.lasts = len(self.statics) > 0 or self.on_ones is not None or self.at_end_of_evaluation is not None
        if self.kind == SIGNAL:
            self.target = packed(self.lines)

    def row_for(self, successes: int) -> Row | None:
        """AS-15.10, AS-15.12: the row that holds a number of successes, or none."""
        for row in self.rows:
            if row.low <= successes <= row.high:
                return row
        return None


def has_every_skill(skills: int) -> bool:
    """Whether a sheet has a rank in each of the five skills."""
    return (skills | skills >> 1) & FIRST_BOXES == FIRST_BOXES


def packed(lines: list[int]) -> int:
    """The lines of a signal's five columns as one number, two bits each."""
    number = 0
    for column in range(len(lines)):
        number |= lines[column] << 2 * column
    return number


class Audience:
    """The life goals that listen to some kinds of happening (bits): what each waits for with the bit of its number, and
    all those bits together."""

    def __init__(self, goals: list[Face], happened: int) -> None:
        self.goals = 0
        self.aims: list[tuple[int, Aim]] = []
        for face in goals:
            if face.reveal is not None and face.reveal.listens & happened:
                self.goals |= 1 << face.number
                self.aims.append((1 << face.number, face.reveal))


class Print:
    """All that is printed, shared by all states of a game: the faces, the rows of the locations by their number, and
    what life goals listen to."""

    def __init__(self, faces: list[Face]) -> None:
        self.faces: Final = tuple(faces)
        rows: list[tuple[Action, ...]] = [()] * len(LOCATION_NAMES)
        for face in faces:
            if face.kind == LOCATION:
                rows[face.number] = tuple(face.actions)
        self.actions: Final = tuple(rows)
        self.by_kind: Final = tuple([numbers_of(faces, kind) for kind in range(len(KIND_NAMES))])
        goals = [face for face in faces if face.kind == LIFE_GOAL]
        self.goals: Final = goals
        self.audiences: Final[dict[int, Audience]] = {}
        self.least_deeds: Final = tuple([least_deed(goals, kind) for kind in range(len(DEED_NAMES))])
        self.least_age: Final = least_age(goals)
        self.least_experts: Final = least_experts(goals)

    def audience(self, happened: int) -> Audience:
        """The life goals that listen to what has happened (bits); put together once for each mixture."""
        audience = self.audiences.get(happened)
        if audience is None:
            audience = Audience(self.goals, happened)
            self.audiences[happened] = audience
        return audience


def numbers_of(faces: list[Face], kind: int) -> tuple[int, ...]:
    """The numbers of the faces of a kind."""
    return tuple([number for number, face in enumerate(faces) if face.kind == kind])


def least_deed(faces: list[Face], kind: int) -> int:
    """How often a deed must be done before any life goal takes notice."""
    counts = [face.reveal.deeds_wanted(kind) for face in faces if face.reveal is not None]
    counts += [face.score.deeds_wanted(kind) for face in faces if face.score is not None]
    return min(counts, default=UNHEARD)


def least_age(faces: list[Face]) -> int:
    """How old a crew must be before any life goal takes notice."""
    return min([face.reveal.age_wanted() for face in faces if face.reveal is not None], default=UNHEARD)


def least_experts(faces: list[Face]) -> int:
    """In how many skills a crew must be expert before any life goal takes notice."""
    return min([face.reveal.experts_wanted() for face in faces if face.reveal is not None], default=UNHEARD)
