"""A grid in the terminal: every card on its space, whose it is, and nothing that the seat may not see."""

from __future__ import annotations

import arkade
from arkade.cli.terminal.grid import NARROW, WIDE, draw_grid
from arkade.games.arackhan_wars.state import BATTLEFIELD, ArackhanWars
from arkade.kernel import State

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
    board = g.table.game.layout.board
    assert board is not None
    return draw_grid(g.view(seat), board, columns, SIGNS, STYLES).plain.splitlines()


def test_the_grid_has_the_shape_of_the_mat() -> None:
    lines = picture(after_placement(), 0, 80)
    assert len(lines) == 6 * 4 + 1
    assert max(map(len, lines)) == 8 * (NARROW + 1) + 1
    assert lines[0].strip() == "┌────────┬────────┬────────┬────────┐"
    assert lines[0].index("┌") == 3 * (NARROW + 1)
    assert lines[-1].index("└") == NARROW + 1


def test_a_wide_screen_has_wide_spaces() -> None:
    lines = picture(after_placement(), 0, 200)
    assert max(map(len, lines)) == 8 * (WIDE + 1) + 1


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


def test_empty_spaces_tell_where_they_are_and_the_green_rectangle_is_marked() -> None:
    text = "\n".join(picture(after_placement(), 0, 80))
    assert "(0,1)" in text
    assert "◇(" in text
    assert "(0,0)" not in text
