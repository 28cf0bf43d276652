"""A grid in the terminal: every card on its space, whose it is, and nothing that the seat may not see."""

from __future__ import annotations

import re

import arkade
from arkade.games.arackhan_wars.board import SPACE_NAMES
from arkade.games.arackhan_wars.state import BATTLEFIELD, TURNED, ArackhanWars
from arkade.kernel import State
from arkade.table.drawing import spaces_on_offer
from arkade.table.grid import NARROW, WIDE, Grid, fitted

SIGNS = "●▲"
STYLES = ("red", "blue")


def after_placement() -> State:
    """A game in which the first player has placed two cards and the second is asked."""
    options = {"decks": ["whitelands-prebuilt", "nakka-prebuilt"], "first player": "P1"}
    g = arkade.load("arackhan_wars").new(8, "prebuilt", options)
    for seat in (0, 1):
        g.choose(seat, (0, 0, 0))
    while g.asked == (0,):
        g.choose(0, g.options(0)[0])
    return g


def picture(g: State, seat: int, columns: int) -> list[str]:
    game = g.table.game
    board = game.layout.board
    assert board is not None
    view = g.view(seat)
    return Grid(view, board, spaces_on_offer(game, view), SIGNS, STYLES).draw(columns).plain.splitlines()


def test_the_grid_has_the_shape_of_the_mat() -> None:
    lines = picture(after_placement(), 0, 80)
    assert len(lines) == 6 * 4 + 1
    assert max(map(len, lines)) == 8 * (NARROW + 1) + 1
    assert lines[0].strip() == "┌─(3,0)──┬─(4,0)──┬─(5,0)──┬─(6,0)──┐"
    assert lines[0].index("┌") == 3 * (NARROW + 1)
    assert lines[-1].index("└") == NARROW + 1


def test_spaces_are_as_wide_as_the_screen_allows() -> None:
    g = after_placement()
    widths = [max(map(len, picture(g, 0, columns))) for columns in (40, 80, 100, 120, 300)]
    assert widths == [8 * (NARROW + 1) + 1, 8 * (NARROW + 1) + 1, 8 * 12 + 1, 8 * 14 + 1, 8 * (WIDE + 1) + 1]


def test_names_are_cut_at_the_end_and_words_stay_whole_where_they_fit() -> None:
    assert fitted("Carnivorous Plant", 8) == ["Carnivo…", "Plant"]
    assert fitted("Wrath of the Forest", 8) == ["Wrath of", "the For…"]
    assert fitted("Wrath of the Forest", 13) == ["Wrath of the", "Forest"]
    assert fitted("Yeti", 8) == ["Yeti", ""]


def test_cards_are_named_to_their_player_and_lie_face_down_for_the_other() -> None:
    g = after_placement()
    assert isinstance(g, ArackhanWars)
    names = [g.name(card) for card in g.pile(BATTLEFIELD, 0)]
    own, others = "\n".join(picture(g, 0, 200)), "\n".join(picture(g, 1, 200))
    assert names
    for name in names:
        assert name.split()[0] in own
        assert name.split()[0] not in others
    assert others.count("▒▒▒▒") == len(names)
    assert own.count("●") == others.count("●") == len(names)


def test_every_space_is_named_also_where_a_card_lies_and_the_green_rectangle_is_marked() -> None:
    g = after_placement()
    board = g.table.game.layout.board
    assert board is not None
    text = "\n".join(picture(g, 0, 80))
    assert all(text.count(board.names[space]) == 1 for space in board.spaces)
    assert "(0,0)" not in text
    assert text.count("◇(") == 4


def test_a_space_that_can_be_chosen_shows_the_number_of_its_option() -> None:
    g = after_placement()
    assert not spaces_on_offer(g.table.game, g.view(1))
    g.choose(1, g.options(1)[0])
    view = g.view(1)
    offered = spaces_on_offer(g.table.game, view)
    assert {space: view.options[number - 1].words[-5:] for space, number in offered.items()} == {
        space: SPACE_NAMES[space] for space in offered
    }
    lines = picture(g, 1, 80)
    space, number = next(iter(offered.items()))
    middle = lines[space // 8 * 4 + 2]
    assert middle[space % 8 * (NARROW + 1) + 1 :][:NARROW].strip() == str(number)


def test_a_face_down_card_has_a_sign_for_its_player_and_a_deactivated_one_for_all() -> None:
    g = after_placement()
    own, others = "\n".join(picture(g, 0, 80)), "\n".join(picture(g, 1, 80))
    assert len(re.findall("● .*? ▒", own)) == 2
    assert "● ▒" not in others
    assert isinstance(g, ArackhanWars)
    for card in g.pile(BATTLEFIELD, 0):
        g.marks[card] = TURNED
        g.known[card] = -1
    assert len(re.findall("● .*? z", "\n".join(picture(g, 1, 80)))) == 2
