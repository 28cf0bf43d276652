"""Names: what the words of a scenario stand for at one table: seats, zones, counters, marks, cards, numbers."""

from __future__ import annotations

import re

from arkade.kernel import EVERYONE, SPECTATOR, Counter, Game, Mark, State
from arkade.kernel.errors import ArkadeError, shorten, unknown
from arkade.kernel.zones import NOBODY
from arkade.scenarios.yaml_words import WHOLE_NUMBER, Tree, kind_of, text_of

TABLE = "table"
SPECTATORS = "spectators"
EVERYBODY = "everybody"
NUMBER_LIMIT = 1_000_000
COPIES = re.compile(r"(.*\S)\s+x(\d{1,4})")


class Names:
    """The names at one table, and the cards that a position has called something."""

    def __init__(self, game: Game, g: State) -> None:
        self.game = game
        self.g = g
        self.seats = list(g.table.seat_names)
        self.called: dict[str, int] = {}

    # -- seats -------------------------------------------------------------------------------------

    def is_seat(self, word: str) -> bool:
        return word in self.seats

    def seat(self, word: str) -> int:
        if word not in self.seats:
            raise unknown("seat", word, self.seats)
        return self.seats.index(word)

    def viewers(self, word: str) -> list[int | None]:
        """The seat of a name, the spectators (None), or everybody."""
        if word == SPECTATORS:
            return [None]
        if word == EVERYBODY:
            return [*range(len(self.seats)), None]
        if word not in self.seats:
            raise unknown("viewer", word, [*self.seats, SPECTATORS, EVERYBODY])
        return [self.seats.index(word)]

    def viewer_bits(self, words: list[str]) -> int:
        """A set of viewers as the bits of `known`."""
        if EVERYBODY in words:
            return EVERYONE
        bits = 0
        for word in words:
            for viewer in self.viewers(word):
                bits |= 1 << (SPECTATOR if viewer is None else viewer)
        return bits

    def place(self, word: str) -> int:
        """Whose zones and counters an entry speaks of: those of a seat, or of the table (NOBODY)."""
        if word == TABLE:
            return NOBODY
        if word not in self.seats:
            raise unknown("entry", word, [TABLE, *self.seats])
        return self.seats.index(word)

    def place_words(self, place: int) -> str:
        return "the table's" if place == NOBODY else f"{self.seats[place]}'s"

    def viewer_words(self, viewer: int | None) -> str:
        return SPECTATORS if viewer is None else self.seats[viewer]

    # -- zones, counters and marks -----------------------------------------------------------------

    def zone(self, place: int, name: str) -> int | None:
        table = self.g.table
        for zone, called in enumerate(table.zone_names):
            if table.zone_owner[zone] == place and called.casefold() == name.casefold():
                return zone
        return None

    def counter(self, place: int, name: str) -> Counter | None:
        layout = self.game.layout
        counters = layout.shared if place == NOBODY else layout.counters
        return next((counter for counter in counters if counter.name.casefold() == name.casefold()), None)

    def unknown_entry(self, place: int, name: str) -> ArkadeError:
        """The error for a name that is neither a zone nor a counter."""
        layout = self.game.layout
        table = self.g.table
        counters = [counter.name for counter in (layout.shared if place == NOBODY else layout.counters)]
        owners = zip(table.zone_names, table.zone_owner, strict=True)
        zones = [zone for zone, owner in owners if owner == place]
        whose = "shared zone or counter" if place == NOBODY else "zone or counter of a seat"
        return unknown(whose, name, [*zones, *counters])

    def mark(self, name: str, besides: tuple[str, ...]) -> Mark:
        marks = self.game.layout.marks
        found = next((mark for mark in marks if mark.name.casefold() == name.casefold()), None)
        if found is None:
            raise unknown("mark on a card", name, [*(mark.name for mark in marks), *besides])
        return found

    def face(self, name: str) -> int:
        return self.game.face(name)

    # -- numbers -----------------------------------------------------------------------------------

    def value(self, tree: Tree) -> int:
        """What a counter or a mark is set to or compared with: a number, yes or no, a seat, or a card."""
        word = text_of(tree, "a value")
        if WHOLE_NUMBER.fullmatch(word):
            return number_of(word, "a value")
        if word in ("yes", "no"):
            return int(word == "yes")
        if self.is_seat(word):
            return self.seat(word)
        return self.card(word)

    def mark_value(self, name: str, tree: Tree) -> int:
        """What a mark is set to or compared with: the name of what its numbers stand for, or any other value."""
        named = next((mark.part.names for mark in self.game.layout.marks if mark.name == name and mark.part.names), [])
        word = text_of(tree, "a value")
        return named.index(word) if word in named else self.value(tree)

    def value_words(self, like: str, number: int) -> str:
        """A number in the kind of words that another value is written in."""
        return self.seats[number] if self.is_seat(like) and 0 <= number < len(self.seats) else str(number)

    def card(self, word: str) -> int:
        """A card in play by what the position has called it, or by its name where there is only one such."""
        if word in self.called:
            return self.called[word]
        wanted = word.casefold()
        found = [card for card in range(len(self.g.face)) if self.g.name(card).casefold() == wanted]
        if len(found) > 1:
            raise ArkadeError(f"there are {len(found)} cards {word!r}: tell them apart by 'called'")
        if not found:
            raise ArkadeError(f"{shorten(word)!r} is no number, yes or no, seat or card in play")
        return found[0]


def number_of(tree: Tree, what: str) -> int:
    """A whole number within the bounds that states can hold."""
    if isinstance(tree, str) and WHOLE_NUMBER.fullmatch(tree) and abs(int(tree)) <= NUMBER_LIMIT:
        return int(tree)
    raise ArkadeError(f"{what} is a whole number up to {NUMBER_LIMIT}, not {kind_of(tree)}")


def copies(word: str) -> tuple[str, int]:
    """`Diver x3` is three times `Diver`."""
    if found := COPIES.fullmatch(word):
        return found.group(1), int(found.group(2))
    return word, 1


def throws(words: list[str]) -> tuple[int, ...]:
    """Dice as they are written, by their faces, as the generator's throws, which count from 0."""
    faces = [number_of(word, "a throw of the dice") for word in words]
    if any(face < 1 for face in faces):
        raise ArkadeError("a throw of the dice is 1 or more")
    return tuple(face - 1 for face in faces)
