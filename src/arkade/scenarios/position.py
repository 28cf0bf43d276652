"""Positions: a table set up as a scenario describes it."""

from __future__ import annotations

from itertools import cycle

from arkade.kernel import EVERYONE, Game, State
from arkade.kernel.errors import ArkadeError, unknown
from arkade.kernel.zones import NOBODY, PILE, SPREAD
from arkade.scenarios.file import Scenario
from arkade.scenarios.names import Names, copies, throws
from arkade.scenarios.yaml_words import Tree, mapping_of, several, text_of

CARD_LIMIT = 2000
ANY = "any"
NOBODY_KNOWS = "nobody"
NOT_MARKS = ("name", "called", "owner", "known")


def blank_table(scenario: Scenario, game: Game) -> Names:
    """A table without cards, with the scenario's dice."""
    seed = int(scenario.seed) if scenario.seed.isdecimal() and len(scenario.seed) < 10 else scenario.seed
    g = game.blank(seed, scenario.mode, scenario.options)
    g.chance.loaded = throws(scenario.dice)
    return Names(game, g)


def set_up(scenario: Scenario, names: Names) -> None:
    """Lay out the position and put the step of its moment on the agenda; without a position, the deal of a new game."""
    if scenario.position is None:
        names.g.then(names.game.start)
        return
    entries: dict[str, Tree] = dict(scenario.position)
    moment = moment_of(names.game, entries.pop("moment", None))
    Dealer(names, several(entries.pop(ANY, ""))).deal(entries)
    names.g.then(names.game.layout.moments[moment])


def moment_of(game: Game, tree: Tree | None) -> str:
    """The moment at which a position begins; the first of the game's list unless it is named."""
    moments = game.layout.moments
    if not moments:
        raise ArkadeError(f"{game.title} has no moment at which a position could begin")
    name = next(iter(moments)) if tree is None else text_of(tree, "the moment")
    if name not in moments:
        raise unknown("moment", name, moments)
    return name


class Dealer:
    """Lays out the cards of a position, then what lies on them, which may name other cards, then the counters."""

    def __init__(self, names: Names, fillers: list[Tree]) -> None:
        self.names = names
        faces = [names.face(text_of(filler, "a card")) for filler in fillers]
        self.filler = cycle(faces or range(len(names.game.cards)))
        self.marked: list[tuple[int, dict[str, Tree]]] = []
        self.counted: list[tuple[int, str, Tree]] = []

    def deal(self, entries: dict[str, Tree]) -> None:
        for word, tree in entries.items():
            place = self.names.place(word)
            for name, value in mapping_of(tree, f"the entry {word!r} of the position").items():
                self.lay(place, name, value)
        for card, marks in self.marked:
            for name, value in marks.items():
                mark = self.names.mark(name, NOT_MARKS)
                mark.write(self.names.g, card, self.names.mark_value(mark.name, value))
        for place, name, value in self.counted:
            self.count(place, name, value)

    def lay(self, place: int, name: str, value: Tree) -> None:
        """Fill a zone; leave a counter for later."""
        zone = self.names.zone(place, name)
        if zone is None or (self.names.counter(place, name) is not None and not isinstance(value, list)):
            self.counted.append((place, name, value))
            return
        cards = several(value)
        is_pile = self.names.g.table.zone_shows[zone] == PILE
        for card in reversed(cards) if is_pile else cards:
            self.put(zone, place, card)

    def count(self, place: int, name: str, value: Tree) -> None:
        counter = self.names.counter(place, name)
        if counter is None:
            raise self.names.unknown_entry(place, name)
        counter.write(self.names.g, None if place == NOBODY else place, self.names.value(value))

    def put(self, zone: int, place: int, tree: Tree) -> None:
        """Put one entry of a zone there: a name, a name with a number of copies, or a card with marks."""
        entry: dict[str, Tree] = {"name": tree} if isinstance(tree, str) else dict(mapping_of(tree, "a card"))
        name, number = copies(text_of(entry.pop("name", ""), "the name of a card"))
        owner = self.names.seat(text_of(entry.pop("owner"), "an owner")) if "owner" in entry else place
        known = entry.pop("known", None)
        called = entry.pop("called", None)
        if called is not None and number != 1:
            raise ArkadeError(f"{number} cards can't all be called {called!r}")
        for _ in range(number):
            card = self.add(self.names.g, zone, owner, name)
            self.knowledge(card, zone, known)
            self.marked.append((card, entry))
            if called is not None:
                self.call(card, text_of(called, "what a card is called"))

    def add(self, g: State, zone: int, owner: int, name: str) -> int:
        if len(g.face) == CARD_LIMIT:
            raise ArkadeError(f"a position has at most {CARD_LIMIT} cards")
        face = next(self.filler) if name == ANY else self.names.face(name)
        pool = g.table.seats if owner == NOBODY else owner
        return g.add_cards([face], zone, owner, pool)[0]

    def knowledge(self, card: int, zone: int, known: Tree | None) -> None:
        """Who knows the card: as its zone shows it, unless the position says who."""
        g = self.names.g
        if known is not None:
            words = [text_of(word, "whoever knows a card") for word in several(known)]
            g.known[card] = self.names.viewer_bits([word for word in words if word != NOBODY_KNOWS])
        elif g.table.zone_shows[zone] == SPREAD:
            g.known[card] = EVERYONE

    def call(self, card: int, word: str) -> None:
        if word in self.names.called:
            raise ArkadeError(f"two cards are called {word!r}")
        self.names.called[word] = card
