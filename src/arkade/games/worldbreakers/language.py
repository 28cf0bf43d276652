# arkade: interpreted
"""The card language of Worldbreakers, all its cards, and what is printed on them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from arkade.cardtext import Ability, CardEntry, CardPool, Language, PrintedLine, load_cards
from arkade.cardtext.printing import Misprint, print_faces, refuse_script
from arkade.games.worldbreakers import printed
from arkade.games.worldbreakers.builder import WorldbreakersBuilder
from arkade.games.worldbreakers.effects_followers import Bloodshed
from arkade.games.worldbreakers.printed import GUILD_NAMES, TYPE_NAMES, X_COST, Face, Trigger

FOLDER: Final = Path(__file__).parent
FILES: Final = ("worldbreakers", "earth", "stars", "moon", "void", "neutral")

Guild = Literal["earth", "stars", "moon", "void"]


class Card(CardEntry, frozen=True, kw_only=True):
    """A card of Worldbreakers (WB-03), with nothing where its type has nothing. `standing` is what its player must
    have in each guild; a Worldbreaker names its signature cards, and each of them names its Worldbreaker."""

    number: str = ""
    guild: Guild | Literal["neutral"] = "neutral"
    type: Literal["worldbreaker", "event", "follower", "location"]
    cost: int | Literal["X"] | None = None
    standing: dict[Guild, int] = msgspec.field(default_factory=dict)
    strength: int | None = None
    health: int | None = None
    traits: tuple[str, ...] = ()
    signature_of: str = ""
    signature_cards: tuple[str, ...] = ()


LANGUAGE: Final = Language((FOLDER / "grammar.lark").read_text(encoding="utf-8"), WorldbreakersBuilder())
POOL: Final = load_cards([FOLDER / "cards" / f"{name}.toml" for name in FILES], Card, LANGUAGE)

# What the word before a colon waits for, where it needs no event.
MOMENTS: Final = {
    "Enters": printed.ENTERS,
    "Attacks": printed.ATTACKS,
    "Your Attack": printed.YOUR_ATTACK,
    "Blocks": printed.BLOCKS,
    "Breach": printed.BREACH,
    "Rally": printed.RALLY,
}

# What Responses and Interrupts wait for.
AFTER: Final = {
    "you play a location": (printed.PLAYED_LOCATION,),
    "you draw a location on your turn": (printed.DREW_LOCATION,),
    "you gain power": (printed.GAINED_POWER,),
    "you gain power for the first time in that combat": (printed.GAINED_POWER_IN_COMBAT,),
    "you develop a location": (printed.DEVELOPED,),
    "this follower overwhelms a blocker or gains you power by breaching": (printed.OVERWHELMED, printed.BREACH_POWER),
    "this follower is blocked": (printed.BLOCKED,),
    "this location is damaged": (printed.LOCATION_DAMAGED,),
    "that combat": (printed.COMBAT_ENDED,),
}
BEFORE: Final = {
    "a follower is defeated": (printed.DEFEAT,),
    "that combat is about to end": (printed.COMBAT_ENDING,),
}
FIRST_TIMES: Final = ("you gain power", "you develop a location", "a follower is defeated")


def make_faces(pool: CardPool[Card]) -> list[Face]:
    """What is printed on the cards, in the order of the pool."""
    return print_faces("worldbreakers", pool, print_card)


def print_card(card: Card, abilities: list[Ability[Any]]) -> Face:
    face = Face(card.name, TYPE_NAMES.index(card.type))
    refuse_script(card)
    face.guild = -1 if card.guild == "neutral" else GUILD_NAMES.index(card.guild.title())
    face.cost = X_COST if card.cost == "X" else card.cost or 0
    face.requirement = [card.standing.get(guild, 0) for guild in ("earth", "stars", "moon", "void")]
    face.strength = card.strength or 0
    face.health = card.health or 0
    face.traits = list(card.traits)
    face.signature_of = card.signature_of
    for ability in abilities:
        print_line(face, ability)
    check_face(face)
    face.sum_up()
    return face


def print_line(face: Face, line: Ability[Any]) -> None:
    """Put one line of the text where the rules look for it."""
    if isinstance(line.effect, PrintedLine):
        line.effect.print_on(face)
    elif isinstance(line.effect, Bloodshed):
        face.bloodshed = line.effect.count
        face.add_trigger(Trigger(printed.ATTACKS, False, False, line.effect))
    elif line.timing in printed.STAGE_NAMES:
        print_stage(face, line)
    elif line.timing:
        for event in waits_for(line):
            face.add_trigger(Trigger(event, line.timing.startswith("Forced"), line.first_each_round, line.effect))
    elif face.kind == printed.EVENT and face.play is None and not line.event:
        face.play = line.effect
    else:
        raise Misprint(f"{line.text()!r} needs a word such as 'Enters:' before it")


def print_stage(face: Face, line: Ability[Any]) -> None:
    """WB-03.13: the stages of a location, in their order."""
    if face.kind != printed.LOCATION:
        raise Misprint("only locations have stages")
    if printed.STAGE_NAMES[len(face.stages)] != line.timing:
        raise Misprint(f"stage {printed.STAGE_NAMES[len(face.stages)]} comes next, not stage {line.timing}")
    face.stages.append(line.effect)


def waits_for(line: Ability[Any]) -> tuple[int, ...]:
    """The events that trigger a line."""
    if line.timing == "Your Attack" and line.first_each_round and line.event == "a follower of yours attacks alone":
        return (printed.YOUR_ATTACK,)
    if line.timing in MOMENTS and not line.event:
        return (MOMENTS[line.timing],)
    response = line.timing.endswith("Response")
    events = AFTER if response else BEFORE
    if line.timing in MOMENTS or line.event not in events:
        raise Misprint(f"'{line.timing}:' can't be followed by {line.opening} {line.event}".rstrip())
    if line.first_each_round:
        if line.event not in FIRST_TIMES:
            raise Misprint(f"{line.event!r} has no first time each round")
    elif line.opening != ("After" if response else "When"):
        raise Misprint("a Response says 'After', an Interrupt says 'When'")
    return events[line.event]


def check_face(face: Face) -> None:
    """What a card of its type must have."""
    if face.kind == printed.LOCATION and not face.stages:
        raise Misprint("a location has at least one stage")
    if face.kind == printed.EVENT and face.play is None:
        raise Misprint("an event says what happens when it is played")
    if (face.health > 0) != (face.kind == printed.FOLLOWER):
        raise Misprint("followers have health, and nothing else has")
    if (face.cost == X_COST) != (face.x_guild >= 0):
        raise Misprint("a cost of X needs the line 'X is at most your … standing.', and only that")
