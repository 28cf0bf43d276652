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

# What can happen to a crew that a life goal may wait for, as bits. Those up to AGED say that something on its sheet or
# among its deeds is different; the others are happenings that last until the next chance to reveal (AS-25.08).
LEARNED: Final = 1
TRAIT_GAINED: Final = 2
AGED: Final = 4
DID: Final = 8
TEAM_SUCCESS: Final = 16
DECODED: Final = 32
TOKEN_PLACED: Final = 64
SURVIVED: Final = 128
STRESSED: Final = 256
MENTORED: Final = 512

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


class Row:
    """A row of a success table (AS-15.10, AS-15.11): from `low` to `high` successes, green or red."""

    def __init__(self, low: int, high: int, green: bool, effect: Effect[ArkShip]) -> None:
        self.low: Final = low
        self.high: Final = high
        self.green: Final = green
        self.effect: Final = effect


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

    def is_secret(self) -> bool:
        """Whether only the owner of the goal can tell that it is reached."""
        return False

    def clause(self) -> str:
        """Its words on the card."""
        return ""


class Static:
    """A continuous text (AS-17.06, AS-25.10). Each kind of question that such a text can answer is a method here; most
    texts answer one of them and leave the others as they are. `me` is the crisis, or the crew whose goal it is."""

    def limits_assignment(self) -> bool:
        """Whether `forbids_assignment` can be anything but None."""
        return False

    def forbids_assignment(self, g: ArkShip, me: int, crew: int, location: int) -> str | None:
        """The rule by which a crew can't be assigned to a location."""
        return None

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
        self.on_ones: Effect[ArkShip] | None = None
        self.at_end_of_evaluation: Effect[ArkShip] | None = None
        self.has_freezer_row = False
        # crises and life goals
        self.statics: list[Static] = []
        # life goals
        self.immediate = False
        self.wants_name = False
        self.reveal: Aim | None = None
        self.score: Aim | None = None
        self.on_reveal: Effect[ArkShip] | None = None
        # signals and waveforms
        self.lines: list[int] = []
        self.target = 0
        # locations
        self.number = 0
        self.actions: list[Action] = []

    def row_for(self, successes: int) -> Row | None:
        """AS-15.10, AS-15.12: the row that holds a number of successes, or none."""
        for row in self.rows:
            if row.low <= successes <= row.high:
                return row
        return None


def packed(lines: list[int]) -> int:
    """The lines of a signal's five columns as one number, two bits each."""
    number = 0
    for column in range(len(lines)):
        number |= lines[column] << 2 * column
    return number
