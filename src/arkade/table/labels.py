"""How cards are called at a table: by name, by what lies on them, and on a grid by their space."""

from __future__ import annotations

from arkade.kernel import CardView, Game, View, ZoneView

HIDDEN = "▒ face down"
FACE_DOWN = "face down"
DISCARD = "discard"


class Labels:
    """The words for the cards of one view."""

    def __init__(self, game: Game, view: View) -> None:
        self.board = game.layout.board
        self.past = game.layout.past
        names = {card.id: card.name for zone in view.zones for card in zone.cards if card.id is not None and card.name}
        named = {mark.name: dict(enumerate(mark.part.names)) for mark in game.layout.marks if mark.part.names}
        self.pointers = {**dict.fromkeys(game.layout.pointers, names), **named}
        """For each mark that stands for another card or for something with a name, the names by their number."""

    def of_zone(self, zone: ZoneView) -> list[str]:
        """The cards of a zone: those on a grid space by space; else equal ones together, face-down ones by their
        place, unseen ones by their number. Of discarded cards the names are enough; a card that says no more than
        the name of its zone, such as a room of a ship, is left out."""
        cards = sorted([card for card in zone.cards if not self.only_names(zone, card)], key=self.space_number)
        words = [card.name if zone.name == DISCARD and card.name else self.of_card(card) for card in cards]
        if any(card.name is None and not self.space(card) for card in cards):
            words = [f"{card.place + 1} {label}" for card, label in zip(cards, words, strict=True)]
        found = [
            label if words.count(label) == 1 else f"{label}×{words.count(label)}" for label in dict.fromkeys(words)
        ]
        unseen = zone.count - len(zone.cards)
        return [*found, f"{unseen} unseen"] if unseen else found

    def only_names(self, zone: ZoneView, card: CardView) -> bool:
        """Whether the words of a card are the name of its zone and nothing else."""
        return self.of_card(card).casefold() == zone.name.casefold()

    def of_card(self, card: CardView) -> str:
        """`Diver`, `Diver (2/3, wounds 1)`, `Heron (stored on Diver)`, `▒ face down`, `(3,2) Yeti (2/3)`."""
        name = card.name if card.name is not None else HIDDEN
        marks = [
            mark if number is True else f"{mark} {self.pointers.get(mark, {}).get(number, number)}"
            for mark, number in card.marks.items()
            if not self.is_said_already(card, mark)
        ]
        beside = ", ".join([card.badge, *marks] if card.badge else marks)
        called = f"{self.space(card)} {name}".lstrip()
        return f"{called} ({beside})" if beside else called

    def is_said_already(self, card: CardView, mark: str) -> bool:
        """The space stands before the name, and a card without a name lies face down."""
        on_grid = self.board is not None and mark == self.board.mark
        return on_grid or (mark == FACE_DOWN and card.name is None)

    def space(self, card: CardView) -> str:
        """The name of the space where a card lies; nothing where it does not lie on a grid."""
        if self.board is None or self.board.mark not in card.marks:
            return ""
        return self.board.names[card.marks[self.board.mark]]

    def space_number(self, card: CardView) -> int:
        return -1 if self.board is None else int(card.marks.get(self.board.mark, -1))


def numbers_of(badge: str) -> str:
    """The numbers with which a badge begins, such as `2/3`; nothing where it begins with a word."""
    first = badge.split(",")[0]
    return "" if any(sign.isalpha() for sign in first) else first
