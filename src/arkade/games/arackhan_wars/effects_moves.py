"""Actions that move cards (AK-15.07 to AK-15.10): which card, then where to, one after the other."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from arkade.cardtext.choices import CHOOSE_CARD, Selector
from arkade.cardtext.effects import IT, SIZE, Effect, X, effect_of
from arkade.games.arackhan_wars.board import DIRECTIONS, DISTANCE, NOWHERE, SPACES, next_space
from arkade.games.arackhan_wars.instructions import relocate
from arkade.games.arackhan_wars.moving import cannot_end, end_spaces
from arkade.games.arackhan_wars.printed import NO_LIMIT
from arkade.games.arackhan_wars.selectors import NOT_ITS_WORDS, Surroundings, called
from arkade.games.arackhan_wars.state import ArackhanWars
from arkade.kernel.question import PASS, Option, Question

RELOCATE: Final = 30

ANY_NUMBER: Final = 99
"""More cards than there are."""

# -- where to --------------------------------------------------------------------------------------


class Way:
    """Where an Action lets a card go."""

    @abstractmethod
    def refuses(self, g: ArackhanWars, card: int, space: int, you: int, at: int) -> str | None:
        """The rule that keeps a card from being moved to a space, or None."""

    @abstractmethod
    def ends(self, g: ArackhanWars, card: int, you: int, at: int) -> list[int]:
        """The spaces that nothing keeps it from."""

    @abstractmethod
    def clause(self) -> str: ...


class Anywhere(Way):
    """AK-15.08: no distance is named."""

    def refuses(self, g: ArackhanWars, card: int, space: int, you: int, at: int) -> str | None:
        return cannot_end(g, card, space)

    def ends(self, g: ArackhanWars, card: int, you: int, at: int) -> list[int]:
        return end_spaces(g, card, NO_LIMIT)

    def clause(self) -> str:
        return "to any space"


class Within(Way):
    """AK-15.08: within a distance; there is no path, so nothing blocks."""

    def __init__(self, distance: int) -> None:
        self.distance: Final = distance

    def refuses(self, g: ArackhanWars, card: int, space: int, you: int, at: int) -> str | None:
        rule = cannot_end(g, card, space)
        is_too_far = DISTANCE[g.place[card]][space] > self.distance
        return "AK-15.08" if rule is None and is_too_far else rule

    def ends(self, g: ArackhanWars, card: int, you: int, at: int) -> list[int]:
        return end_spaces(g, card, self.distance)

    def clause(self) -> str:
        return "1 space" if self.distance == 1 else f"up to {self.distance} spaces"


class Beside(Way):
    """`to a space that is adjacent to an allied card and to no enemy card`."""

    def __init__(self, surroundings: Surroundings) -> None:
        self.surroundings: Final = surroundings

    def refuses(self, g: ArackhanWars, card: int, space: int, you: int, at: int) -> str | None:
        rule = cannot_end(g, card, space)
        if rule is not None:
            return rule
        return None if self.surroundings.fits(g, space, you, card) else NOT_ITS_WORDS

    def ends(self, g: ArackhanWars, card: int, you: int, at: int) -> list[int]:
        return [space for space in end_spaces(g, card, NO_LIMIT) if self.surroundings.fits(g, space, you, card)]

    def clause(self) -> str:
        return f"to a space {self.surroundings.clause()}"


class SameDirection(Way):
    """1 space in the direction of the move before, which memory keeps as the step from space to space."""

    def refuses(self, g: ArackhanWars, card: int, space: int, you: int, at: int) -> str | None:
        return cannot_end(g, card, space) if space == self.goal(g, card, at) else NOT_ITS_WORDS

    def ends(self, g: ArackhanWars, card: int, you: int, at: int) -> list[int]:
        space = self.goal(g, card, at)
        return [] if space == NOWHERE or cannot_end(g, card, space) is not None else [space]

    def goal(self, g: ArackhanWars, card: int, at: int) -> int:
        """The only space that a card could go to, or NOWHERE."""
        direction = g.memory[at + X]
        return next_space(g.place[card], direction) if direction in DIRECTIONS else NOWHERE

    def clause(self) -> str:
        return "1 space in the same direction"


# -- which cards -----------------------------------------------------------------------------------


class Move(Effect[ArackhanWars]):
    """AK-15.07: move one card or several, each once, until all are moved or the player stops. The card moved last is
    what `it` means afterwards."""

    def __init__(self, selector: Selector[ArackhanWars], least: int, most: int, way: Way) -> None:
        self.selector: Final = selector
        self.least: Final = least
        self.most: Final = most
        self.way: Final = way

    def resolve(self, g: ArackhanWars, you: int, me: int, at: int) -> None:
        del g.memory[at + SIZE :]
        next_move(g, self.key, you, me, at)

    def payable(self, g: ArackhanWars, you: int, me: int, at: int) -> bool:
        for card in self.selector.universe(g, you, me, at):
            if self.refuses(g, card, you, me, at) is None:
                return True
        return False

    def refuses(self, g: ArackhanWars, card: int, you: int, me: int, at: int) -> str | None:
        """The rule that keeps a card from being moved next, or None."""
        if card in g.memory[at + SIZE :]:
            return NOT_ITS_WORDS
        rule = self.selector.refuses(g, card, you, me, at)
        return rule or (None if self.way.ends(g, card, you, at) else "AK-15.07")

    def movers(self, g: ArackhanWars, you: int, me: int, at: int) -> list[int]:
        """The cards that can be moved next."""
        cards = self.selector.universe(g, you, me, at)
        return [card for card in cards if self.refuses(g, card, you, me, at) is None]

    def may_stop(self, g: ArackhanWars, at: int) -> bool:
        return len(g.memory) - at - SIZE >= self.least

    def who(self) -> str:
        """`an allied creature`, `1 or 2 allied creatures`, `any number of allied creatures`."""
        if self.most == 1:
            return called(self.selector)
        number = "any number of" if self.most == ANY_NUMBER else f"{self.least} or {self.most}"
        return f"{number} {self.selector.noun(many=True)}"

    def clause(self) -> str:
        return f"move {self.who()} {self.way.clause()}{'' if self.most == 1 else ', one by one'}"


def move_of(g: ArackhanWars, key: int) -> Move:
    effect = effect_of(g, key)
    assert isinstance(effect, Move)
    return effect


def next_move(g: ArackhanWars, key: int, you: int, me: int, at: int) -> None:
    """Ask which card moves next; where there is only one and it must be moved, it is that one."""
    effect = move_of(g, key)
    movers = effect.movers(g, you, me, at)
    if len(movers) == 1 and not effect.may_stop(g, at):
        choose_end(g, movers[0], key, you, me, at)
    elif movers:
        g.ask(you, MOVER, key, you, me, at)


def mover_prompt(g: ArackhanWars, seat: int, key: int, you: int, me: int, at: int) -> str:
    effect = move_of(g, key)
    stop = ", or pass" if effect.may_stop(g, at) else ""
    return f"{g.name_for(seat, me)}: choose a card to move{stop} ({effect.clause()})."


def mover_candidates(g: ArackhanWars, seat: int, key: int, you: int, me: int, at: int) -> list[Option]:
    return [(CHOOSE_CARD, card, 0) for card in move_of(g, key).selector.universe(g, you, me, at)] + [PASS]


def mover_forbids(g: ArackhanWars, seat: int, option: Option, key: int, you: int, me: int, at: int) -> str | None:
    effect = move_of(g, key)
    if option == PASS:
        return None if effect.may_stop(g, at) else "K-05"
    return effect.refuses(g, option[1], you, me, at)


def mover_answer(g: ArackhanWars, seat: int, option: Option, key: int, you: int, me: int, at: int) -> None:
    if option != PASS:
        choose_end(g, option[1], key, you, me, at)


def choose_end(g: ArackhanWars, card: int, key: int, you: int, me: int, at: int) -> None:
    """Ask where a card goes, unless there is only one space."""
    spaces = move_of(g, key).way.ends(g, card, you, at)
    if len(spaces) == 1:
        carry_to(g, card, spaces[0], key, you, me, at)
    else:
        g.ask(you, END_SPACE, card, key, you, me, at)


def end_space_prompt(g: ArackhanWars, seat: int, card: int, key: int, you: int, me: int, at: int) -> str:
    return f"{g.name_for(seat, me)}: choose the space where {g.name_for(seat, card)} goes."


def end_space_candidates(g: ArackhanWars, seat: int, card: int, key: int, you: int, me: int, at: int) -> list[Option]:
    return [(RELOCATE, card, space) for space in SPACES]


def end_space_forbids(
    g: ArackhanWars, seat: int, option: Option, card: int, key: int, you: int, me: int, at: int
) -> str | None:
    return move_of(g, key).way.refuses(g, card, option[2], you, at)


def end_space_options(g: ArackhanWars, seat: int, card: int, key: int, you: int, me: int, at: int) -> list[Option]:
    """The spaces that `end_space_forbids` leaves."""
    return [(RELOCATE, card, space) for space in move_of(g, key).way.ends(g, card, you, at)]


def end_space_answer(
    g: ArackhanWars, seat: int, option: Option, card: int, key: int, you: int, me: int, at: int
) -> None:
    carry_to(g, card, option[2], key, you, me, at)


def carry_to(g: ArackhanWars, card: int, space: int, key: int, you: int, me: int, at: int) -> None:
    """Move a card, remember it and its direction, and go on with the next if there may be one."""
    g.memory[at + IT] = card
    g.memory[at + X] = space - g.place[card]
    g.memory.append(card)
    relocate(g, card, space)
    if len(g.memory) - at - SIZE < move_of(g, key).most:
        g.then(next_move, key, you, me, at)


MOVER: Final = Question("mover", mover_prompt, mover_candidates, mover_answer, mover_forbids)
END_SPACE: Final = Question(
    "end space", end_space_prompt, end_space_candidates, end_space_answer, end_space_forbids, end_space_options
)
