"""What card texts can ask, and the words of the answers."""

from __future__ import annotations

from typing import Final

from arkade.games.worldbreakers.effects_deck import NAME_TYPE, NAMING, ORDERING, PUT_BELOW, TAKING
from arkade.games.worldbreakers.effects_gains import (
    CHOOSE_GUILD,
    CHOOSE_NUMBER,
    GAIN_EARTH,
    GUILD,
    MIGRATE,
    NUMBER,
    SPEND_EARTH,
)
from arkade.games.worldbreakers.effects_hand import (
    DISCARD_CARD,
    DISCARD_SHOWN,
    DISCARDING,
    NAMING_SHOWN,
    SHOW_CARD,
    SHOWING,
)
from arkade.games.worldbreakers.effects_play import DRAW_FOUND, FOUND, PLAY_CARD, PLAYING
from arkade.games.worldbreakers.printed import GUILD_NAMES, TYPE_NAMES
from arkade.kernel.verbs import A_CARD, A_FACE, A_NUMBER, Verb, one_of

EFFECT_VERBS: Final = [
    Verb(CHOOSE_GUILD, "choose {a}", one_of(GUILD_NAMES)),
    Verb(GAIN_EARTH, "gain 1 Earth standing"),
    Verb(SPEND_EARTH, "spend 1 Earth standing"),
    Verb(CHOOSE_NUMBER, "pay {a} mythium", A_NUMBER),
    Verb(PLAY_CARD, "play {a}", A_CARD, plays=True),
    Verb(DRAW_FOUND, "draw {a}", A_CARD),
    Verb(NAME_TYPE, "name {a}", one_of(TYPE_NAMES)),
    Verb(PUT_BELOW, "put {a} on the bottom", A_CARD),
    Verb(DISCARD_CARD, "discard {a}", A_CARD),
    Verb(SHOW_CARD, "reveal {a}", A_CARD),
    Verb(DISCARD_SHOWN, "discard {a}", A_FACE),
]

EFFECT_QUESTIONS: Final = [
    GUILD,
    MIGRATE,
    NUMBER,
    PLAYING,
    FOUND,
    NAMING,
    TAKING,
    ORDERING,
    DISCARDING,
    SHOWING,
    NAMING_SHOWN,
]
