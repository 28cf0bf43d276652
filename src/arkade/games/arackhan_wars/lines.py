"""Lines of a card that nobody carries out: Attributes, Skills, Benefits, Effects and Weaknesses."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import PrintedLine, listing
from arkade.games.arackhan_wars.influence_words import words_of
from arkade.games.arackhan_wars.printed import (
    ATTRIBUTE_NAMES,
    MOVEMENT,
    RANGED_ATTACK,
    SCORES_ENEMIES_NEARBY,
    SCORES_TROPHIES,
    Face,
    Group,
    Influence,
)
from arkade.games.arackhan_wars.selectors import noun_of, with_attributes
from arkade.games.arackhan_wars.state import ArackhanWars


class Attributes(PrintedLine[ArackhanWars, Face]):
    """AK-17.01, AK-23.22: `Stealth. Movement 2.`, each with its number, or 0 where it has none."""

    def __init__(self, found: list[tuple[int, int]]) -> None:
        self.found: Final = found

    def print_on(self, face: Face) -> None:
        for attribute, number in self.found:
            face.attributes |= attribute
            if attribute == MOVEMENT:
                face.stride = number
            elif attribute == RANGED_ATTACK:
                face.range = number

    def clause(self) -> str:
        return ". ".join([attribute_clause(attribute, number) for attribute, number in self.found])


def attribute_clause(attribute: int, number: int) -> str:
    name = ATTRIBUTE_NAMES[attribute.bit_length() - 1]
    return f"{name} {number}" if number else name


class Holds(PrintedLine[ArackhanWars, Face]):
    """AK-20.01: an influence, in force all the time."""

    def __init__(self, influence: Influence) -> None:
        self.influence: Final = influence

    def print_on(self, face: Face) -> None:
        face.influences.append(self.influence)

    def clause(self) -> str:
        return words_of(self.influence)


class Trophies(PrintedLine[ArackhanWars, Face]):
    """AK-20.14: Creatures that it destroys go under it."""

    def __init__(self, attributes: int) -> None:
        self.attributes: Final = attributes

    def print_on(self, face: Face) -> None:
        face.trophies = self.attributes

    def clause(self) -> str:
        return f"creatures {with_attributes(self.attributes)} that this card destroys go under it"


class MovesFarther(PrintedLine[ArackhanWars, Face]):
    """AK-01.02: more Movement for a card that comes near an enemy and does not attack."""

    def __init__(self, spaces: int) -> None:
        self.spaces: Final = spaces

    def print_on(self, face: Face) -> None:
        face.stride_bonus = self.spaces

    def clause(self) -> str:
        far = "1 space" if self.spaces == 1 else f"{self.spaces} spaces"
        goal = "if it ends next to an enemy card and does not attack in this Round"
        return f"this card can move {far} farther {goal}"


class NotPlaced(PrintedLine[ArackhanWars, Face]):
    """AK-08.13: a card that forbids its own placement in some Rounds."""

    def __init__(self, rounds: tuple[int, ...]) -> None:
        self.rounds: Final = rounds

    def print_on(self, face: Face) -> None:
        face.banned_rounds = self.rounds

    def clause(self) -> str:
        numbers = listing([str(number) for number in self.rounds])
        return f"this card cannot be placed in {'Round' if len(self.rounds) == 1 else 'Rounds'} {numbers}"


# -- when a Round or the game ends -----------------------------------------------------------------


class DestroyEvery(PrintedLine[ArackhanWars, Face]):
    """AK-21.03: `When the Round ends → destroy every …`."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def print_on(self, face: Face) -> None:
        face.destroys_at_round_end.append(self.group)

    def clause(self) -> str:
        return f"destroy every {noun_of(self.group, many=False)}"


class ScoreTrophies(PrintedLine[ArackhanWars, Face]):
    """AK-22.09: the cards under it count for its controller."""

    def print_on(self, face: Face) -> None:
        face.bonus |= SCORES_TROPHIES

    def clause(self) -> str:
        return "score the values of the cards under this card"


class ScoreEnemies(PrintedLine[ArackhanWars, Face]):
    """AK-22.09: enemy Creatures next to it, or next to an allied Creature beside it, count for its controller."""

    def print_on(self, face: Face) -> None:
        face.bonus |= SCORES_ENEMIES_NEARBY

    def clause(self) -> str:
        return "score the values of the enemy creatures adjacent to this card or to an allied creature beside it"
