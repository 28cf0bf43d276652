# arkade: interpreted
"""The card language of ARK SHIP, all its cards, and what is printed on them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final, Literal

from arkade.cardtext import Ability, CardEntry, CardPool, Effect, Language, PrintedLine, load_cards
from arkade.cardtext.printing import Misprint, print_faces, refuse_script
from arkade.games.ark_ship import printed
from arkade.games.ark_ship.builder import ArkShipBuilder
from arkade.games.ark_ship.effects_ship import LoseHalf, LoseSleepers, Nothing, PutTokens, RemoveThis
from arkade.games.ark_ship.printed import KIND_NAMES, SKILL_NAMES, Action, Face, Print, Row
from arkade.games.ark_ship.state import ArkShip

FOLDER: Final = Path(__file__).parent
FILES: Final = ("crew", "life_goals", "crises", "planet_crises", "signals", "waveforms", "locations")

Skill = Literal["herbology", "medicine", "computers", "navigation", "engineering", "sickness"]

ANY_CREW: Final = "Any crew"
END_OF_EVALUATION: Final = "End of evaluation"
REVEALED: Final = "Revealed"
ROW: Final = re.compile(r"(\d+)(?:-(\d+)|(\+))? (red|green)")
NEEDS: Final = re.compile(r"(\d+) tokens or")
SKILLED: Final = re.compile(r"(\w+) (\d+)")
OPEN_END: Final = 1000
"""More successes than any test has."""
HALF_THE_FREEZER: Final = 7


class Card(CardEntry, frozen=True, kw_only=True):
    """A card of ARK SHIP, with nothing where its type has nothing. `skills` are those that a test lists, `lines` the
    five columns of a signal or a waveform; `ours` says what of a card is ours where the rest is known."""

    number: str
    type: Literal["crew", "life goal", "crisis", "planet crisis", "signal", "waveform", "location"]
    skills: tuple[Skill, ...] = ()
    lines: tuple[int, ...] = ()
    flavour: str = ""
    ours: str = ""


LANGUAGE: Final = Language((FOLDER / "grammar.lark").read_text(encoding="utf-8"), ArkShipBuilder())
POOL: Final = load_cards([FOLDER / "cards" / f"{name}.toml" for name in FILES], Card, LANGUAGE)


def make_print(pool: CardPool[Card]) -> Print:
    """What is printed on the cards, in the order of the pool; life goals and locations are numbered."""
    faces = print_faces("ark_ship", pool, print_card)
    for kind, first in ((printed.LIFE_GOAL, 0), (printed.LOCATION, 1)):
        for number, face in enumerate([face for face in faces if face.kind == kind], start=first):
            face.number = number
    return Print(faces)


def print_card(card: Card, abilities: list[Ability[Any]]) -> Face:
    face = Face(card.name, KIND_NAMES.index(card.type))
    refuse_script(card)
    face.skills = [skill_number(skill) for skill in card.skills]
    face.lines = list(card.lines)
    for ability in abilities:
        print_line(face, ability)
    check_face(face)
    face.sum_up()
    return face


def skill_number(name: Skill) -> int:
    return printed.SICKNESS if name == "sickness" else SKILL_NAMES.index(name.title())


def print_line(face: Face, line: Ability[Any]) -> None:
    """Put one line of the text where the rules look for it."""
    effect = line.effect
    if isinstance(effect, PrintedLine):
        effect.print_on(face)
    elif line.event:
        face.on_ones = effect
    elif line.timing == END_OF_EVALUATION:
        face.at_end_of_evaluation = effect
    elif line.timing == REVEALED:
        face.on_reveal = effect
    elif line.timing == ANY_CREW:
        face.actions.append(Action(-1, 0, effect))
    elif found := ROW.fullmatch(line.timing):
        print_row(face, found, effect)
    elif found := NEEDS.fullmatch(line.timing):
        face.threshold = int(found.group(1))
        face.penalty = effect
        face.penalty_toll = toll_of(effect)
    elif found := SKILLED.fullmatch(line.timing):
        face.actions.append(Action(SKILL_NAMES.index(found.group(1)), int(found.group(2)), effect))
    else:
        raise Misprint(f"{line.text()!r} needs words such as '2+ green:' before it")


def print_row(face: Face, found: re.Match[str], effect: Effect[ArkShip]) -> None:
    """AS-15.11: `3+`, `1-2`, `0`; rows go up and do not overlap."""
    low = int(found.group(1))
    high = OPEN_END if found.group(3) else int(found.group(2) or low)
    if high < low or (face.rows and face.rows[-1].high >= low):
        raise Misprint(f"the row {found.group()!r} does not follow the one before it")
    row = Row(low, high, found.group(4) == "green", effect)
    row.toll = toll_of(effect)
    row.tokens = sum(part.count for part in parts_of(effect) if isinstance(part, PutTokens))
    row.removes = any(isinstance(part, RemoveThis) for part in parts_of(effect))
    row.harms = not row.green and not all(isinstance(part, LoseSleepers | Nothing) for part in parts_of(effect))
    face.rows.append(row)
    face.has_freezer_row = face.has_freezer_row or row.toll > 0


def parts_of(effect: Effect[Any]) -> list[Effect[Any]]:
    """An effect taken apart into those that have no parts."""
    parts = effect.children()
    return [leaf for part in parts for leaf in parts_of(part)] if parts else [effect]


def toll_of(effect: Effect[Any]) -> int:
    """How many a row takes from the freezer; for half of it, what half is likely to be on arrival."""
    lost = sum(part.count for part in parts_of(effect) if isinstance(part, LoseSleepers))
    return lost + sum(HALF_THE_FREEZER for part in parts_of(effect) if isinstance(part, LoseHalf))


def check_face(face: Face) -> None:
    """What a card of its type must have."""
    challenge = face.kind in (printed.CRISIS, printed.PLANET_CRISIS)
    if challenge != bool(face.skills and face.rows):
        raise Misprint("crises and planet crises have skills and rows, and nothing else has")
    if (face.kind == printed.PLANET_CRISIS) != (face.threshold > 0):
        raise Misprint("planet crises say how many tokens they need, and nothing else does")
    if (face.kind in (printed.SIGNAL, printed.WAVEFORM)) != (len(face.lines) == printed.COLUMNS):
        raise Misprint("signals and waveforms have five columns, and nothing else has")
    lowest, highest = (0, printed.HIGHEST_LINE) if face.kind == printed.SIGNAL else (-1, 1)
    if any(not lowest <= line <= highest for line in face.lines):
        raise Misprint(f"its columns go from {lowest} to {highest}")
    if face.actions and face.kind != printed.LOCATION:
        raise Misprint("only locations have rows for crew")
    goal = face.immediate or face.reveal is not None or face.score is not None
    if goal != (face.kind == printed.LIFE_GOAL):
        raise Misprint("life goals say when they are revealed or scored, and nothing else does")
