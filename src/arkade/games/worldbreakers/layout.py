# arkade: interpreted
"""What a table shows of Worldbreakers: zones, counters, marks, and the words of its options."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.choices import VERBS
from arkade.games.worldbreakers.combat import BLOCK, DAMAGE_LOCATION, DECLARE
from arkade.games.worldbreakers.effect_questions import EFFECT_VERBS
from arkade.games.worldbreakers.instructions import top_stage
from arkade.games.worldbreakers.modes import (
    MODE_COUNTERS,
    MODE_MOMENTS,
    MODE_PHASES,
    MODE_SHARED_COUNTERS,
    MODE_VERBS,
)
from arkade.games.worldbreakers.playing import CHOOSE_X, DAMAGE, REVEAL
from arkade.games.worldbreakers.printed import FOLLOWER, GUILD_NAMES, STAGE_NAMES, WORLDBREAKER, X_COST
from arkade.games.worldbreakers.rounds import (
    ATTACK,
    BUY,
    DEVELOP,
    DRAW,
    GAIN,
    PLAY,
    SET_ASIDE,
    TURNS_EACH,
    begin_mulligans,
    check_victory,
    next_action,
    next_turn,
    rally,
)
from arkade.games.worldbreakers.state import (
    ATTACK_PHASE,
    CANNOT_BLOCK,
    DEFENSE_PHASE,
    DEVELOPMENTS,
    DISCARD,
    EXTRA_ACTIONS,
    GAINED_LETHAL,
    GAINED_OVERWHELM,
    LOCATIONS,
    LONE_ATTACKS,
    OUTCOME_PHASE,
    POWER_GAINS,
    RALLY_MYTHIUM,
    SEATS,
    UNBLOCKABLE,
    Worldbreakers,
)
from arkade.games.worldbreakers.triggers import TRIGGER, TRIGGER_FOR
from arkade.kernel.layout import Counter, Layout, Mark
from arkade.kernel.verbs import A_CARD, A_NUMBER, A_SEAT, AN_EFFECT, Verb, Verbs, one_of

A_GUILD: Final = one_of(GUILD_NAMES)

WORDS: Final = Verbs(
    [
        *VERBS,
        Verb(TRIGGER, "use {a}: {b}", A_CARD, AN_EFFECT),
        Verb(TRIGGER_FOR, "use {a} for {b}", A_CARD, A_CARD),
        Verb(CHOOSE_X, "X = {a}", A_NUMBER),
        Verb(REVEAL, "reveal {a}", A_CARD),
        Verb(DAMAGE, "damage {a}", A_CARD),
        Verb(DECLARE, "attack with {a}", A_CARD),
        Verb(BLOCK, "block {b} with {a}", A_CARD, A_CARD),
        Verb(DAMAGE_LOCATION, "damage {a}", A_CARD),
        Verb(GAIN, "gain 1 mythium"),
        Verb(DRAW, "draw a card"),
        Verb(BUY, "buy {a} standing", A_GUILD, note="for 2 mythium"),
        Verb(PLAY, "play {a}", A_CARD, plays=True),
        Verb(ATTACK, "attack"),
        Verb(DEVELOP, "develop {a}", A_CARD),
        Verb(SET_ASIDE, "set aside {a}", A_CARD),
        *EFFECT_VERBS,
        *MODE_VERBS,
    ]
)

RALLY_WORDS: Final = "Rally Phase"
COMBAT_WORDS: Final = {ATTACK_PHASE: "Attack Phase", DEFENSE_PHASE: "Defense Phase", OUTCOME_PHASE: "Outcome Phase"}


def turn(g: Worldbreakers) -> int:
    return g.active_player()


def phase(g: Worldbreakers) -> str:
    """Round, turn and, in combat, its phase."""
    if g.question is not None and g.question.name in MODE_PHASES:
        return MODE_PHASES[g.question.name]
    if g.round == 0:
        return "set-up"
    if g.in_rally:
        return f"round {g.round}, {RALLY_WORDS}"
    combat = f", {COMBAT_WORDS[g.combat]}" if g.combat else ""
    return f"round {g.round}, turn {g.turn} of {TURNS_EACH * g.table.seats}{combat}"


def badge(g: Worldbreakers, card: int) -> str:
    """Cost, requirement and numbers of a card that may yet be played; in play a follower's current strength and
    health, and a location's next stage."""
    face = g.printed(card)
    if g.is_follower_in_play(card):
        by_its_text = g.is_stationary(card) and not g.stationary[card]
        return f"{g.strength(card)}/{g.health(card)}" + (", stationary" if by_its_text else "")
    if g.zone[card] // SEATS == LOCATIONS and g.stages[card]:
        return f"next {STAGE_NAMES[top_stage(g, card)]}"
    if face.kind == WORLDBREAKER or g.is_active(card) or g.zone[card] // SEATS == DISCARD:
        return ""
    cost = "X" if face.cost == X_COST else str(face.cost)
    needs = [f"{GUILD_NAMES[guild]} {face.requirement[guild]}" for guild in range(4) if face.requirement[guild]]
    numbers = [f"{face.strength}/{face.health}"] if face.kind == FOLLOWER else []
    return ", ".join([f"cost {cost}", *needs, *numbers])


def begin_turn(g: Worldbreakers) -> None:
    """A scenario's moment: somebody is about to take an action; by default the first player's first turn."""
    g.round = max(g.round, 1)
    g.turn = max(g.turn, 1)
    g.turn_seat = (g.first_player + g.turn - 1) % g.table.seats
    g.actions_left = 1
    g.then(next_turn)
    g.then(next_action)


def begin_rally(g: Worldbreakers) -> None:
    """A scenario's moment: all turns of the round are over."""
    g.round = max(g.round, 1)
    g.turn = TURNS_EACH * g.table.seats
    g.then(rally)


def begin_check(g: Worldbreakers) -> None:
    """A scenario's moment: Rally step 5."""
    g.round = max(g.round, 1)
    g.in_rally = 1
    g.then(check_victory)


STANDING: Final = [
    Counter(f"{name} standing", "standing", 4, guild, quiet=True) for guild, name in enumerate(GUILD_NAMES)
]

LAYOUT: Final = Layout(
    turn,
    phase,
    phases=["turn", *COMBAT_WORDS.values(), RALLY_WORDS],
    counters=[
        Counter("power", "power"),
        Counter("mythium", "mythium"),
        *STANDING,
        Counter("extra actions", "tally", offset=EXTRA_ACTIONS * SEATS, quiet=True),
        Counter("power gains this round", "tally", offset=POWER_GAINS * SEATS, quiet=True, minor=True),
        Counter("developments this round", "tally", offset=DEVELOPMENTS * SEATS, quiet=True, minor=True),
        Counter("lone attacks this round", "tally", offset=LONE_ATTACKS * SEATS, quiet=True, minor=True),
        Counter("mythium in the Rally Phase", "tally", offset=RALLY_MYTHIUM * SEATS, quiet=True),
        *MODE_COUNTERS,
    ],
    shared=[
        Counter("round", "round", minor=True),
        Counter("turn", "turn", minor=True),
        Counter("first player", "first_player", part=A_SEAT),
        Counter("actions left", "actions_left", quiet=True),
        Counter("defeats this round", "defeats", quiet=True, minor=True),
        Counter("no attacks", "no_attacks", quiet=True),
        *MODE_SHARED_COUNTERS,
    ],
    marks=[
        Mark("exhausted", "exhausted", flag=True),
        Mark("wounds", "wounds"),
        Mark("+1/+1", "plus"),
        Mark("stationary", "stationary"),
        Mark("stages", "stages"),
        Mark("strength bonus", "combat_strength"),
        Mark("overwhelm in this combat", "combat_marks", bit=GAINED_OVERWHELM),
        Mark("lethal in this combat", "combat_marks", bit=GAINED_LETHAL),
        Mark("cannot be blocked", "combat_marks", bit=UNBLOCKABLE),
        Mark("cannot block", "combat_marks", bit=CANNOT_BLOCK),
        Mark("stored on", "host", rest=-1, part=A_CARD),
    ],
    moments={
        "turn": begin_turn,
        "mulligan": begin_mulligans,
        "rally": begin_rally,
        "victory check": begin_check,
        **MODE_MOMENTS,
    },
    badge=badge,
    outside=("pool", "supply", "pile 1", "pile 2", "pile 3"),
)
