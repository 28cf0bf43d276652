"""What is typed at the table: the words of an option, and on a grid also spaces in place of the cards that lie there,
as in `attack (3,2) with Yeti`, or beside them, as in `move Yeti (3,2)` where there are two."""

from __future__ import annotations

from arkade.kernel import ArkadeError, Board, Game, Illegal, Option, State, View
from arkade.kernel.phrases import find_option, match, simplified
from arkade.table.grid import cards_by_space

NO_ANSWER = "K-03"


def find_choice(game: Game, g: State, seat: int, text: str) -> Option:
    """The option that typed words mean. Where they fit several, those that are legal come first; words that mean none
    are read again with each space in them as the card that lies there."""
    try:
        return find_option(g, seat, text)
    except Illegal as fault:
        return find_by_spaces(game, g, seat, text, fault)
    except ArkadeError as doubt:
        return find_legal(g, seat, text, doubt)


def find_legal(g: State, seat: int, text: str, doubt: ArkadeError) -> Option:
    """The legal option among those that words fit; the doubt stays where none of them is legal."""
    legal = g.options(seat)
    try:
        return match(g, seat, text, 1, legal, [legal])
    except Illegal:
        raise doubt from None


def find_by_spaces(game: Game, g: State, seat: int, text: str, fault: Illegal) -> Option:
    """The option that names the cards on the spaces that a text names; the fault stays where there are none."""
    board = game.layout.board
    if board is None or fault.rule != NO_ANSWER:
        raise fault
    view = g.view(seat)
    cards = cards_at(view, board, text)
    if not cards:
        raise fault
    return with_cards(game, g, seat, words_with_cards(view, board, text), set(cards))


def spaces_in(board: Board, text: str) -> list[int]:
    """The spaces that a text names."""
    return [space for space in sorted(board.spaces) if board.names[space] in text]


def cards_at(view: View, board: Board, text: str) -> list[int]:
    """The cards on the spaces that a text names, as far as the seat can tell which they are."""
    lying = cards_by_space(view, board)
    cards = [lying[space][0].id for space in spaces_in(board, text) if space in lying]
    return [card for card in cards if card is not None]


def words_with_cards(view: View, board: Board, text: str) -> str:
    """The text with names in place of spaces. Where the name stands there too, the space is only left out."""
    lying = cards_by_space(view, board)
    for space in spaces_in(board, text):
        name = lying[space][0].name if space in lying else None
        if name is not None:
            text = text.replace(f" at {board.names[space]}", f" {board.names[space]}")
            told = is_named(name, text.replace(board.names[space], ""))
            text = text.replace(board.names[space], "" if told else name)
    return text


def is_named(name: str, text: str) -> bool:
    """Whether a word of a text begins a word of a name."""
    words = simplified(name).split()
    return any(word.startswith(typed) for typed in simplified(text).split() for word in words)


def with_cards(game: Game, g: State, seat: int, words: str, cards: set[int]) -> Option:
    """Of the options that read alike, the first that names some cards; Illegal where none does."""
    copy = 1
    option = find_option(g, seat, words)
    while not cards <= set(game.verbs.cards(option)):
        copy += 1
        option = find_option(g, seat, f"{words} #{copy}")
    return option
