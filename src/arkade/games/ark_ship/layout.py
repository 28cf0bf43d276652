# arkade: interpreted
"""What a table shows of ARK SHIP: the ship as rooms, counters, marks on crew and cards, the words of its options."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.choices import VERBS
from arkade.games.ark_ship.assigning import ASSIGN, CALL_BACK, READY, WRITE
from arkade.games.ark_ship.evaluating import ACT, DEFER, SOOTHE
from arkade.games.ark_ship.goals import REVEAL
from arkade.games.ark_ship.printed import (
    COLUMNS,
    CREW,
    CRISIS,
    DEED_BITS,
    DEED_MOST,
    DEED_NAMES,
    LIFE_GOAL,
    LOCATION_NAMES,
    PLANET_CRISIS,
    SICKNESS,
    SIGNAL,
    SKILL_NAMES,
    TRAIT_NAMES,
    WAVEFORM,
)
from arkade.games.ark_ship.progress import (
    PROGRESS_BOXES,
    arrive,
    from_aging,
    from_assigning,
    from_crises,
    from_evaluating,
    from_sickness,
    from_thawing,
    from_waveforms,
    ship_progress,
)
from arkade.games.ark_ship.sheets import GAIN_TRAIT, LEARN, ROLL_TRAIT, UNLEARN
from arkade.games.ark_ship.signals import APPLY, CHOOSE_SIGNAL, LEAVE_COLUMN, MOVE_COLUMN, POINT, VALUE
from arkade.games.ark_ship.skill_tests import REROLL
from arkade.games.ark_ship.state import NO_CARD, TESTED, ArkShip
from arkade.games.ark_ship.stock import take_stock
from arkade.games.ark_ship.stress import TAKE
from arkade.kernel.layout import Counter, Layout, Mark
from arkade.kernel.verbs import A_CARD, A_NUMBER, AN_EFFECT, Verb, Verbs, one_of

A_SKILL: Final = one_of(SKILL_NAMES)
A_TRAIT: Final = one_of(TRAIT_NAMES)
A_LOCATION: Final = one_of(LOCATION_NAMES)

WORDS: Final = Verbs(
    [
        *VERBS,
        Verb(LEARN, "{a} learns {b}", A_CARD, A_SKILL),
        Verb(ROLL_TRAIT, "{a} rolls for a trait", A_CARD),
        Verb(GAIN_TRAIT, "{a} becomes {b}", A_CARD, A_TRAIT),
        Verb(UNLEARN, "{a} forgets {b}", A_CARD, A_SKILL),
        Verb(TAKE, "{a} takes the stress of {b}", A_CARD, A_CARD),
        Verb(REVEAL, "reveal {a} of {b}", A_CARD, A_CARD),
        Verb(ASSIGN, "send {a} to {b}", A_CARD, A_LOCATION),
        Verb(CALL_BACK, "call {a} back", A_CARD),
        Verb(READY, "ready"),
        Verb(WRITE, "write {b} on {a}", A_CARD, A_CARD, private=True),
        Verb(SOOTHE, "{b} calms {a}", A_CARD, A_CARD),
        Verb(ACT, "{a}: {b}", A_CARD, AN_EFFECT),
        Verb(DEFER, "let {a} act later", A_CARD),
        Verb(REROLL, "reroll a {b} of {a}", A_CARD, A_NUMBER),
        Verb(APPLY, "apply {a} to {b}", A_CARD, A_CARD),
        Verb(MOVE_COLUMN, "move column {a}", A_NUMBER),
        Verb(LEAVE_COLUMN, "leave column {a}", A_NUMBER),
        Verb(POINT, "column {b} of {a}", A_CARD, A_NUMBER),
        Verb(VALUE, "set it to {a}", A_NUMBER),
        Verb(CHOOSE_SIGNAL, "choose {a}", A_CARD),
    ]
)

STEP_NAMES: Final = (
    "set-up", "ship progress", "new crisis", "new waveform", "thaw crew", "assign crew", "evaluate locations",
    "roll for sickness", "age crew",
)  # fmt: skip


def turn(g: ArkShip) -> int:
    return g.captain()


def phase(g: ArkShip) -> str:
    """Turn, step and, while locations are evaluated, which."""
    if g.progress == 0:
        return STEP_NAMES[0]
    room = f" ({LOCATION_NAMES[g.location]})" if g.location else ""
    return f"turn {g.progress} of {len(PROGRESS_BOXES)}, step {g.step}: {STEP_NAMES[g.step]}{room}"


def badge(g: ArkShip, card: int) -> str:
    """Whose a crew is, what a challenge tests, how far a goal has come, the columns of signals and waveforms."""
    face = g.printed(card)
    if face.kind == CREW:
        owner = g.owner[card]
        return g.table.seat_names[owner] if owner >= 0 else ""
    if face.kind == LIFE_GOAL:
        return goal_badge(g, card)
    if face.kind in (CRISIS, PLANET_CRISIS):
        tested = ", ".join(["sickness" if skill == SICKNESS else SKILL_NAMES[skill] for skill in face.skills])
        return f"{tested}; needs {face.threshold}" if face.threshold else tested
    if face.kind == SIGNAL:
        points = " ".join([str(g.line(card, column)) for column in range(COLUMNS)])
        return f"points {points}, target {' '.join(map(str, face.lines))}"
    return " ".join([f"{line:+}" if line else "0" for line in face.lines]) if face.kind == WAVEFORM else ""


def goal_badge(g: ArkShip, goal: int) -> str:
    """How far the crew whose goal it is has come with it."""
    crew = g.bearer[goal]
    face = g.printed(goal)
    aim = face.score if face.immediate else face.reveal
    return aim.progress(g, crew) if crew >= 0 and aim is not None else ""


# -- moments of scenarios --------------------------------------------------------------------------


def begin_progress(g: ArkShip) -> None:
    """A scenario's moment: step 1 of the next turn."""
    take_stock(g)
    g.then(ship_progress)


def begin_crises(g: ArkShip) -> None:
    """A scenario's moment: step 2, with as many crises as the box says."""
    in_turn(g)
    g.crises_due = PROGRESS_BOXES[g.progress - 1]
    from_crises(g)


def begin_waveforms(g: ArkShip) -> None:
    """A scenario's moment: step 3."""
    in_turn(g)
    from_waveforms(g)


def begin_thawing(g: ArkShip) -> None:
    """A scenario's moment: step 4."""
    in_turn(g)
    from_thawing(g)


def begin_assigning(g: ArkShip) -> None:
    """A scenario's moment: step 5."""
    in_turn(g)
    from_assigning(g)


def begin_evaluating(g: ArkShip) -> None:
    """A scenario's moment: step 6, with crew in the rooms where they lie."""
    in_turn(g)
    from_evaluating(g)


def begin_sickness(g: ArkShip) -> None:
    """A scenario's moment: step 7."""
    in_turn(g)
    from_sickness(g)


def begin_aging(g: ArkShip) -> None:
    """A scenario's moment: step 8."""
    in_turn(g)
    from_aging(g)


def begin_arrival(g: ArkShip) -> None:
    """A scenario's moment: all boxes are checked, and the ship arrives."""
    in_turn(g)
    arrive(g)


def in_turn(g: ArkShip) -> None:
    g.progress = max(g.progress, 1)
    take_stock(g)


SKILL_MARKS: Final = [Mark(name, "skills", bit=3 << 2 * skill) for skill, name in enumerate(SKILL_NAMES)]
TRAIT_MARKS: Final = [Mark(name, "traits", bit=1 << trait) for trait, name in enumerate(TRAIT_NAMES)]
COLUMN_MARKS: Final = [
    Mark(f"column {column + 1}", "points", bit=3 << 2 * column, silent=True) for column in range(COLUMNS)
]
DEED_MARKS: Final = [
    Mark(name, "deeds", bit=DEED_MOST << DEED_BITS * kind, silent=True) for kind, name in enumerate(DEED_NAMES)
]

LAYOUT: Final = Layout(
    turn,
    phase,
    phases=STEP_NAMES[1:],
    counters=[Counter("plan", "ready", part=one_of(("open", "ready")), quiet=True)],
    shared=[
        Counter("progress", "progress"),
        Counter("frozen", "frozen"),
        Counter("life-goal boxes", "goal_boxes"),
        Counter("knowledge", "knowledge"),
        Counter("reserve", "reserve", quiet=True),
        Counter("die bonus", "die_bonus", quiet=True),
        Counter("extra dice", "extra_dice", quiet=True),
        Counter("sickness bonus", "sickness_bonus", quiet=True),
        Counter("survivors", "survivors", quiet=True),
    ],
    marks=[
        *SKILL_MARKS,
        *TRAIT_MARKS,
        Mark("age", "age"),
        Mark("sickness", "sickness"),
        Mark("stress", "stress"),
        Mark("colour", "colour", silent=True),
        Mark("tested", "this_turn", bit=TESTED),
        Mark("tokens", "tokens"),
        *COLUMN_MARKS,
        Mark("of", "bearer", rest=NO_CARD, part=A_CARD),
        Mark("names", "named", rest=NO_CARD, private=True, part=A_CARD),
        Mark("scored", "scored", flag=True),
        *DEED_MARKS,
    ],
    moments={
        "ship progress": begin_progress,
        "new crisis": begin_crises,
        "new waveform": begin_waveforms,
        "thaw crew": begin_thawing,
        "assign crew": begin_assigning,
        "evaluate": begin_evaluating,
        "sickness": begin_sickness,
        "age crew": begin_aging,
        "arrival": begin_arrival,
    },
    badge=badge,
    always=LOCATION_NAMES[1:],
    past=("memorial", "life goal discard", "crisis discard", "covered waveforms"),
    rounds="progress",
    hand="life goals",
)
