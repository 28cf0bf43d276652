# arkade: interpreted
"""The card language of AracKhan Wars, all its cards, and what is printed on them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

from arkade.cardtext import Ability, CardEntry, CardPool, Language, PrintedLine, load_cards
from arkade.cardtext.printing import Misprint, print_faces, refuse_script
from arkade.games.arackhan_wars.builder import ACTION, ACTION_ONCE, ArackhanWarsBuilder
from arkade.games.arackhan_wars.printed import (
    CREATURE,
    FACTION_NAMES,
    FAMILIES,
    LAND,
    SPELL,
    TYPE_NAMES,
    Face,
)

FOLDER: Final = Path(__file__).parent
FILES: Final = ("grey_order", "whitelands", "blight", "nakka")

LABELS: Final = {
    "Skill": (CREATURE, "creatures have Skills, and nothing else has"),
    "Benefit": (LAND, "lands have Benefits, and nothing else has"),
    "Effect": (SPELL, "spells have Effects, and nothing else has"),
}
"""AK-02.23."""


class Card(CardEntry, frozen=True, kw_only=True):
    """A card of AracKhan Wars (AK-02), with nothing where its type has nothing. `deck_value` stands on cards that show
    two numbers; a spell says where it is placed (`scope`) and when it is discarded."""

    number: int = 0
    faction: Literal["Grey Order", "Whitelands", "Blight", "Nakka"]
    type: Literal["creature", "land", "spell"]
    scope: Literal["local", "global"] | None = None
    discard: Literal["after use, or when your turn ends", "when the Round ends"] | None = None
    value: int
    deck_value: int | None = None
    attack: int | None = None
    defense: int | None = None
    family: str = ""
    legendary: bool = False
    copy_limit: int | None = None


LANGUAGE: Final = Language((FOLDER / "grammar.lark").read_text(encoding="utf-8"), ArackhanWarsBuilder())
POOL: Final = load_cards([FOLDER / "cards" / f"{name}.toml" for name in FILES], Card, LANGUAGE)


def make_faces(pool: CardPool[Card]) -> list[Face]:
    """What is printed on the cards, in the order of the pool."""
    return print_faces("arackhan_wars", pool, print_card)


def print_card(card: Card, abilities: list[Ability[Any]]) -> Face:
    face = Face(card.name, next(kind for kind, name in TYPE_NAMES.items() if name == card.type))
    refuse_script(card)
    check_card(card, face)
    face.faction = FACTION_NAMES.index(card.faction)
    face.value = card.value
    face.deck_value = card.value if card.deck_value is None else card.deck_value
    face.attack = card.attack or 0
    face.can_attack = card.attack is not None
    face.defense = card.defense or 0
    face.families = family_of(card)
    face.legendary = card.legendary
    face.copy_limit = card.copy_limit or 0
    face.is_global = card.scope == "global"
    face.stays = card.discard == "when the Round ends"
    for ability in abilities:
        print_line(face, ability)
    face.sum_up()
    return face


def family_of(card: Card) -> int:
    """AK-02.22."""
    if not card.family:
        return 0
    if card.family not in FAMILIES:
        raise Misprint(f"there is no family {card.family!r}")
    return 1 << FAMILIES.index(card.family)


def print_line(face: Face, line: Ability[Any]) -> None:
    """Put one line of the text where the rules look for it."""
    if line.timing in LABELS and LABELS[line.timing][0] != face.kind:
        raise Misprint(LABELS[line.timing][1])
    if isinstance(line.effect, PrintedLine):
        line.effect.print_on(face)
    elif line.timing not in (ACTION, ACTION_ONCE) or line.event:
        raise Misprint(f"{line.text()!r} needs the word 'Action:' before it, and nothing to wait for")
    elif face.action is not None:
        raise Misprint("a card has one Action at most")
    else:
        face.action = line.effect
        face.once_per_round = line.timing == ACTION_ONCE


def check_card(card: Card, face: Face) -> None:
    """What a card of its type must have."""
    if (card.defense is None) != (face.kind == SPELL):
        raise Misprint("creatures and lands have a defense, and spells have none")
    if card.attack is None and face.kind == CREATURE:
        raise Misprint("a creature has an attack")
    if card.attack is not None and (face.kind == LAND or card.scope == "global"):
        raise Misprint("lands and global spells have no attack")
    if {card.scope is not None, card.discard is not None} != {face.kind == SPELL}:
        raise Misprint("spells have a scope and a discard line, and nothing else has")
    if card.family and face.kind != CREATURE:
        raise Misprint("only creatures belong to a family")
