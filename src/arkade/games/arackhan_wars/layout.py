# arkade: interpreted
"""What a table shows of AracKhan Wars: zones, counters, marks, and the words of its options."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.choices import VERBS
from arkade.games.arackhan_wars.activation import MOVE_TO
from arkade.games.arackhan_wars.board import COLUMNS, GREEN_RECTANGLE, NOWHERE, ROWS, SPACE_NAMES, SPACES
from arkade.games.arackhan_wars.effect_questions import A_SPACE, EFFECT_VERBS
from arkade.games.arackhan_wars.joining import GO, JOIN, JOIN_STRIKE
from arkade.games.arackhan_wars.placing import PLACE, PLACE_ASTRAL, PLACE_AT
from arkade.games.arackhan_wars.printed import ATTRIBUTE_NAMES, MOVEMENT, RANGED_ATTACK, SPELL
from arkade.games.arackhan_wars.readiness import ATTACK, MOVE, PERFORM, STRIKE, SWAP
from arkade.games.arackhan_wars.rounds import (
    ENDING,
    MOVE_AT_END,
    PLACING,
    PUT_BACK,
    REVEALING,
    SECOND_TURN,
    TURNS,
    WINDOWS,
    begin_game,
    go_on_from,
    new_round,
)
from arkade.games.arackhan_wars.scoring import score
from arkade.games.arackhan_wars.setup import CHOICE_PHASES, CHOICE_VERBS
from arkade.games.arackhan_wars.state import (
    ACTED,
    ACTIVATION_PHASE,
    FACE_DOWN,
    MOVED,
    PLACEMENT_PHASE,
    RESTRAINED,
    SET_UP,
    TURNED,
    ArackhanWars,
)
from arkade.games.arackhan_wars.stock import take_stock
from arkade.kernel.layout import Board, Counter, Layout, Mark
from arkade.kernel.verbs import A_CARD, A_SEAT, AN_EFFECT, Verb, Verbs

WORDS: Final = Verbs(
    [
        *VERBS,
        Verb(ATTACK, "attack {b} with {a}", A_CARD, A_CARD),
        Verb(STRIKE, "strike all around {a}", A_CARD),
        Verb(PERFORM, "use {a}: {b}", A_CARD, AN_EFFECT, plays=True),
        Verb(MOVE, "move {a}", A_CARD),
        Verb(SWAP, "swap {a} with {b}", A_CARD, A_CARD, mutual=True),
        Verb(MOVE_TO, "move {a} to {b}", A_CARD, A_SPACE),
        Verb(JOIN, "{a} joins against {b}", A_CARD, A_CARD),
        Verb(JOIN_STRIKE, "{a} joins and strikes all around", A_CARD),
        Verb(GO, "attack now"),
        Verb(PLACE, "place {a}", A_CARD, private=True, plays=True),
        Verb(PLACE_ASTRAL, "place {a} on the Astral Plane", A_CARD, plays=True),
        Verb(PLACE_AT, "place {a} at {b}", A_CARD, A_SPACE),
        Verb(PUT_BACK, "put back {a}", A_CARD, private=True),
        Verb(MOVE_AT_END, "move {a} to {b}", A_CARD, A_SPACE),
        *EFFECT_VERBS,
        *CHOICE_VERBS,
    ]
)

PHASE_WORDS: Final = ("set-up", "Draw", "Card Placement", "Reveal", "Activation", "End of Round")


def turn(g: ArackhanWars) -> int:
    return g.turn_seat


def phase(g: ArackhanWars) -> str:
    """Round, who starts it, phase, and whether an Initiative window is open."""
    if g.question is not None and g.question.name in CHOICE_PHASES:
        return CHOICE_PHASES[g.question.name]
    if g.phase == SET_UP:
        return PHASE_WORDS[SET_UP]
    window = ", Initiative" if g.window else ""
    return f"round {g.round} of 9 (begun by {g.table.seat_names[g.starter]}), {PHASE_WORDS[g.phase]}{window}"


def badge(g: ArackhanWars, card: int) -> str:
    """Current Attack and Defense, Attributes and value in play; what is printed elsewhere."""
    face = g.printed(card)
    in_play = g.is_in_play(card) and not g.marks[card] & FACE_DOWN
    attack = g.current_attack(card) if in_play else face.attack
    defense = g.current_defense(card) if in_play else face.defense
    attributes = g.attributes[card] if in_play else face.attributes
    reach, stride = (g.range[card], g.stride[card]) if in_play else (face.range, face.stride)
    numbers = [] if face.kind == SPELL and not face.can_attack else [f"{attack if face.can_attack else '–'}/{defense}"]
    if face.kind == SPELL and face.can_attack:
        numbers = [str(attack)]
    return ", ".join([*numbers, *attribute_words(attributes, reach, stride), f"value {g.value(card)}"])


def attribute_words(attributes: int, reach: int, stride: int) -> list[str]:
    """Attributes by name, with the numbers of Ranged Attack and Movement."""
    words: list[str] = []
    for place, name in enumerate(ATTRIBUTE_NAMES):
        if attributes >> place & 1:
            number = {RANGED_ATTACK: f" {reach}", MOVEMENT: f" {stride}"}.get(1 << place, "")
            words.append(name + number)
    return words


# -- the moments at which a scenario may begin ---------------------------------------------------------


def begin_at(g: ArackhanWars, phase: int, part: int) -> None:
    """Let a Round go on from one of its parts."""
    take_stock(g)
    g.round = max(g.round, 1)
    g.phase = phase
    go_on_from(g, part)


def begin_placement(g: ArackhanWars) -> None:
    """The starting player is about to place."""
    begin_at(g, PLACEMENT_PHASE, PLACING)


def begin_reveal(g: ArackhanWars) -> None:
    """Both have placed their cards."""
    begin_at(g, PLACEMENT_PHASE, REVEALING)


def begin_activation(g: ArackhanWars) -> None:
    """The Activation Phase from its Initiative windows on."""
    begin_at(g, ACTIVATION_PHASE, WINDOWS)


def begin_turn(g: ArackhanWars) -> None:
    """The starting player's turn; no Initiative windows."""
    begin_at(g, ACTIVATION_PHASE, TURNS)


def begin_second_turn(g: ArackhanWars) -> None:
    """The second player's turn."""
    begin_at(g, ACTIVATION_PHASE, SECOND_TURN)


def begin_round_end(g: ArackhanWars) -> None:
    """Both turns are over."""
    begin_at(g, ACTIVATION_PHASE, ENDING)


def begin_round(g: ArackhanWars) -> None:
    """A Round is about to begin; the counter says which one was the last."""
    take_stock(g)
    g.then(new_round)


def begin_set_up(g: ArackhanWars) -> None:
    """The decks lie there: shuffle, draw, mulligans."""
    take_stock(g)
    g.then(begin_game)


LAYOUT: Final = Layout(
    turn,
    phase,
    counters=[Counter("points", count=score)],
    shared=[
        Counter("round", "round", minor=True),
        Counter("starting player", "starter", part=A_SEAT, minor=True),
    ],
    marks=[
        Mark("space", "place", rest=NOWHERE, part=A_SPACE),
        Mark("face down", "marks", bit=FACE_DOWN),
        Mark("deactivated", "marks", bit=TURNED),
        Mark("moved", "marks", bit=MOVED),
        Mark("Action used", "marks", bit=ACTED),
        Mark("may not attack", "marks", bit=RESTRAINED),
        Mark("extra tokens", "tokens"),
        Mark("Attack in this Round", "boosts"),
        Mark("under", "host", rest=-1, part=A_CARD),
    ],
    moments={
        "turn": begin_turn,
        "second turn": begin_second_turn,
        "activation": begin_activation,
        "reveal": begin_reveal,
        "placement": begin_placement,
        "end of round": begin_round_end,
        "round": begin_round,
        "set-up": begin_set_up,
    },
    badge=badge,
    always=("deck", "hand"),
    phases=PHASE_WORDS[SET_UP + 1 :],
    board=Board("space", COLUMNS, ROWS, SPACES, SPACE_NAMES, GREEN_RECTANGLE, {"face down": "▒", "deactivated": "z"}),
)
