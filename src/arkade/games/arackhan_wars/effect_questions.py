"""What card texts can ask, and the words of the answers."""

from __future__ import annotations

from typing import Final

from arkade.games.arackhan_wars.board import SPACE_NAMES
from arkade.games.arackhan_wars.effects_changes import CHOOSE_NUMBERS, NUMBERS
from arkade.games.arackhan_wars.effects_hand import (
    CHOOSE_SPACE,
    DRAW_CARDS,
    HOW_MANY,
    PUT_SPACE,
    RETURN_CARD,
    RETURNING,
)
from arkade.games.arackhan_wars.effects_moves import END_SPACE, MOVER, RELOCATE
from arkade.games.arackhan_wars.effects_pairs import FIRST, SECOND
from arkade.games.arackhan_wars.effects_sequence import AGAIN
from arkade.kernel.verbs import A_CARD, A_NUMBER, Verb, one_of

A_SPACE: Final = one_of(SPACE_NAMES)

EFFECT_VERBS: Final = [
    Verb(RELOCATE, "move {a} to {b}", A_CARD, A_SPACE),
    Verb(CHOOSE_NUMBERS, "choose {a}/{b}", A_NUMBER, A_NUMBER),
    Verb(CHOOSE_SPACE, "choose {a}", A_SPACE),
    Verb(DRAW_CARDS, "draw {a}", A_NUMBER),
    Verb(RETURN_CARD, "return {a} to the deck", A_CARD),
]

EFFECT_QUESTIONS: Final = [AGAIN, MOVER, END_SPACE, FIRST, SECOND, NUMBERS, PUT_SPACE, HOW_MANY, RETURNING]
