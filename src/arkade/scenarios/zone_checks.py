"""What a scenario expects of a zone, as it truly is or as a viewer sees it."""

from __future__ import annotations

from dataclasses import dataclass, field

from arkade.kernel import HAND, PILE
from arkade.kernel.errors import ArkadeError, unknown
from arkade.scenarios.names import Names, copies, number_of
from arkade.scenarios.position import ANY, CARD_LIMIT
from arkade.scenarios.yaml_words import WHOLE_NUMBER, Tree, mapping_of, several, text_of

HIDDEN = "a card"
OWNER = "owner"
SHOWS = "shows"
UNWANTED = "no "
PARTS = ("count", "contains", "lacks", "top", "bottom")


@dataclass(frozen=True)
class Shown:
    """A card as it lies in a zone, or as a viewer sees it there."""

    name: str
    marks: dict[str, int]
    badge: str = ""


@dataclass(frozen=True)
class Wanted:
    """A card that is expected: its name or `any`, the marks that it must have, and what of its badge it must show or
    not show, such as `2/3` or `2/3, Flight, no Movement`."""

    name: str
    marks: dict[str, Tree] = field(default_factory=dict)
    shows: str = ""

    def fits(self, shown: Shown, names: Names) -> bool:
        if self.name != ANY and self.name.casefold() != shown.name.casefold():
            return False
        if not all(is_shown(part, badge_parts(shown.badge)) for part in badge_parts(self.shows)):
            return False
        return all(shown.marks[name] == names.mark_value(name, value) for name, value in self.marks.items())

    def words(self) -> str:
        marks = [f"{name}: {value}" for name, value in self.marks.items()]
        badge = [f"{SHOWS}: {self.shows}"] if self.shows else []
        return f"{self.name} ({', '.join([*marks, *badge])})" if marks or badge else self.name


def badge_parts(badge: str) -> list[str]:
    """What a badge lists, one by one."""
    return [part.strip() for part in badge.split(",") if part.strip()]


def is_shown(wanted: str, parts: list[str]) -> bool:
    """Whether a badge has a part; after `no` come the words with which none of its parts may begin."""
    if wanted.startswith(UNWANTED):
        return not any(f"{part} ".startswith(f"{wanted.removeprefix(UNWANTED)} ") for part in parts)
    return wanted in parts


@dataclass(frozen=True)
class ZoneCheck:
    """What one zone must hold. `viewers` is None for the zone as it truly is, else whose eyes look at it."""

    zone: int
    label: str
    viewers: tuple[int | None, ...] | None
    exact: list[Wanted] | None = None
    count: int | None = None
    contains: tuple[Wanted, ...] = ()
    lacks: tuple[Wanted, ...] = ()
    top: list[Wanted] | None = None
    bottom: list[Wanted] | None = None

    def faults(self, names: Names) -> list[str]:
        if self.viewers is None:
            return self.faults_of(true_cards(names, self.zone), names, self.label)
        return [
            fault
            for viewer in self.viewers
            for fault in self.faults_of(
                seen_cards(names, self.zone, viewer), names, f"{self.label} for {names.viewer_words(viewer)}"
            )
        ]

    def faults_of(self, cards: list[Shown], names: Names, label: str) -> list[str]:
        expected: list[str] = []
        if self.exact is not None and not self.same(self.exact, cards, names):
            expected.append(listed(self.exact))
        if self.count is not None and len(cards) != self.count:
            expected.append(f"{self.count} cards")
        if left_over(self.contains, cards, names) is None:
            expected.append(f"at least {listed(self.contains)}")
        unwelcome = [want for want in self.lacks if any(want.fits(card, names) for card in cards)]
        if unwelcome:
            expected.append(f"no {listed(unwelcome)}")
        if self.top is not None and not in_order(self.top, cards[: len(self.top)], names):
            expected.append(f"{listed(self.top)} on top")
        if self.bottom is not None and not in_order(self.bottom, cards[len(cards) - len(self.bottom) :], names):
            expected.append(f"{listed(self.bottom)} at the bottom")
        marks = {mark for want in self.wanted() for mark in want.marks}
        badges = any(want.shows for want in self.wanted())
        return [f"{label}: expected {words}, found {found(cards, marks, badges)}" for words in expected]

    def same(self, wanted: list[Wanted], cards: list[Shown], names: Names) -> bool:
        """Order counts, except in a hand."""
        if len(wanted) != len(cards):
            return False
        if names.g.table.zone_shows[self.zone] == HAND:
            return left_over(wanted, cards, names) == []
        return in_order(wanted, cards, names)

    def wanted(self) -> list[Wanted]:
        return [*(self.exact or ()), *self.contains, *self.lacks, *(self.top or ()), *(self.bottom or ())]


def in_order(wanted: list[Wanted], cards: list[Shown], names: Names) -> bool:
    return len(wanted) == len(cards) and all(want.fits(card, names) for want, card in zip(wanted, cards, strict=True))


def left_over(wanted: tuple[Wanted, ...] | list[Wanted], cards: list[Shown], names: Names) -> list[Shown] | None:
    """The cards that are left when every wanted one is taken away, the most particular first; None if one is
    missing."""
    left = list(cards)
    for want in sorted(wanted, key=lambda want: (want.name == ANY, -len(want.marks))):
        card = next((card for card in left if want.fits(card, names)), None)
        if card is None:
            return None
        left.remove(card)
    return left


def listed(wanted: tuple[Wanted, ...] | list[Wanted]) -> str:
    return ", ".join(want.words() for want in wanted) or "no cards"


def found(cards: list[Shown], marks: set[str], badges: bool) -> str:
    """The cards that are there, with what the expectation speaks of: marks, and perhaps badges."""
    words: list[str] = []
    for card in cards:
        marked: dict[str, Tree] = {name: str(card.marks[name]) for name in sorted(marks)}
        words.append(Wanted(card.name, marked, card.badge if badges else "").words())
    return ", ".join(words) or "no cards"


# -- looking at a zone -----------------------------------------------------------------------------


def true_cards(names: Names, zone: int) -> list[Shown]:
    """The cards of a zone, a pile's top first."""
    g = names.g
    cards: list[Shown] = []
    for card in g.piles[zone]:
        marks = {mark.name: mark.read(g, card) for mark in names.game.layout.marks}
        badge = names.game.layout.badge(g, card)
        cards.append(Shown(g.name(card), {**marks, OWNER: g.owner[card]}, badge))
    return cards[::-1] if g.table.zone_shows[zone] == PILE else cards


def seen_cards(names: Names, zone: int, viewer: int | None) -> list[Shown]:
    """The cards of a zone as a viewer's view shows them; what it does not name is `a card`."""
    view = names.g.view(viewer).zones[zone]
    rest = {mark.name: mark.rest for mark in names.game.layout.marks}
    cards = [Shown(HIDDEN, rest)] * view.count
    for number, card in enumerate(view.cards):
        in_a_foreign_hand = card.name is not None and card.id is None
        shown = Shown(card.name or HIDDEN, rest | card.marks, card.badge)
        cards[number if in_a_foreign_hand else card.place] = shown
    return cards[::-1] if names.g.table.zone_shows[zone] == PILE else cards


# -- reading the expectation -----------------------------------------------------------------------


def read_zone_check(
    names: Names, zone: int, label: str, viewers: tuple[int | None, ...] | None, tree: Tree
) -> ZoneCheck:
    """`3`, `Heron`, `[Heron, any x2]`, or `{count: 3, contains: …, lacks: …, top: …, bottom: …}`."""
    if isinstance(tree, str) and WHOLE_NUMBER.fullmatch(tree):
        return ZoneCheck(zone, label, viewers, count=number_of(tree, "a count"))
    if not isinstance(tree, dict) or "name" in tree:
        return ZoneCheck(zone, label, viewers, exact=read_wanted(names, tree, viewers is None))
    for part in tree:
        if part not in PARTS:
            raise unknown(f"expectation of {label}", part, PARTS)
    if not tree:
        raise ArkadeError(f"{label}: nothing is expected of it")
    count = number_of(tree["count"], "a count") if "count" in tree else None
    parts = {part: read_wanted(names, value, viewers is None) for part, value in tree.items() if part != "count"}
    return ZoneCheck(
        zone,
        label,
        viewers,
        count=count,
        contains=tuple(parts.get("contains", ())),
        lacks=tuple(parts.get("lacks", ())),
        top=parts.get("top"),
        bottom=parts.get("bottom"),
    )


def read_wanted(names: Names, tree: Tree, true: bool) -> list[Wanted]:
    wanted: list[Wanted] = []
    for entry in several(tree):
        card = {"name": entry} if isinstance(entry, str) else dict(mapping_of(entry, "a card"))
        name, number = copies(text_of(card.pop("name", ""), "the name of a card"))
        if name not in (ANY, HIDDEN):
            names.face(name)
        owner = {OWNER: card.pop(OWNER)} if true and OWNER in card else {}
        shows = text_of(card.pop(SHOWS), "what a card shows") if SHOWS in card else ""
        marks = {names.mark(mark, ("name", OWNER, SHOWS)).name: value for mark, value in card.items()}
        wanted += [Wanted(name, {**marks, **owner}, shows)] * number
        if len(wanted) > CARD_LIMIT:
            raise ArkadeError(f"a zone has at most {CARD_LIMIT} cards")
    return wanted
