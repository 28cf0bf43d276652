"""Options at a grid: cards told apart by their spaces, and each text only once."""

from __future__ import annotations

import io

from rich.console import Console

import arkade
from arkade.games.arackhan_wars.placing import PLACE, PLACE_AT
from arkade.games.arackhan_wars.readiness import ATTACK, MOVE, PERFORM
from arkade.kernel import PASS, CardView, OptionView, SeatView, View, ZoneView
from arkade.table.labels import Labels
from arkade.table.options import print_options

GAME = arkade.load("arackhan_wars")


def on_space(number: int, name: str, space: int, badge: str, **marks: bool) -> CardView:
    return CardView(number, number, name, {"space": space, **marks}, badge)


YETI = on_space(1, "Yeti", 19, "2/3, value 6")
XENODON, OTHER_XENODON = (on_space(number, "Xenodon", 17 + number, "1/1, Movement 2, value 3") for number in (2, 3))
TROLL = on_space(7, "Swamp Troll", 27, "2/1, value 4")
PLANTS = [CardView(number, number, "Carnivorous Plant", badge="1/1, value 6") for number in (4, 6)]
ZONES = [
    ZoneView("battlefield", 0, 3, [YETI, OTHER_XENODON, XENODON]),
    ZoneView("hand", 0, 2, PLANTS),
    ZoneView("battlefield", 1, 1, [TROLL]),
]


def view_with(options: list[OptionView]) -> View:
    seats = [SeatView("P1", 0, {}), SeatView("P2", 1, {})]
    return View(GAME.name, "prebuilt", 0, 0, "", seats, {}, ZONES, [0], "", options, [], False, None)


def listed(*options: OptionView, width: int = 80) -> list[str]:
    """The lines of some options as the terminal prints them."""
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
    print_options(console, GAME, view_with(list(options)))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_a_card_that_all_options_name_is_shown_once_above_them() -> None:
    spaces = [(11, "(3,1)"), (12, "(4,1)"), (13, "(5,1)")]
    lines = listed(
        *[OptionView((PLACE_AT, 4, space), f"place Carnivorous Plant at {name}", 4) for space, name in spaces]
    )
    text = " ".join(GAME.card("Carnivorous Plant").text.split())
    shown = " ".join(" ".join(lines).split())
    assert shown.startswith(f"1/1, value 6 · {text} 1 place Carnivorous Plant at (3,1)")
    assert shown.count("value 6") == 1


def test_of_two_equal_cards_the_second_is_like_the_first() -> None:
    lines = listed(
        OptionView((PLACE, 4, 0), "place Carnivorous Plant", 4),
        OptionView((MOVE, 1, 0), "move Yeti", 1),
        OptionView((PLACE, 6, 0), "place Carnivorous Plant", 6),
        OptionView(PASS, "pass"),
    )
    assert lines[0].startswith("  1  place Carnivorous Plant  1/1, value 6 · ")
    assert lines[2] == "  3  place Carnivorous Plant  like 1"
    assert lines[3] == "  4  pass"


def test_an_attack_shows_spaces_and_numbers_in_the_order_of_its_words() -> None:
    lines = listed(OptionView((ATTACK, 1, 7), "attack Swamp Troll with Yeti", 1, 7), OptionView(PASS, "pass"))
    assert lines == ["  1  attack Swamp Troll with Yeti  (3,3) 2/1 · (3,2) 2/3", "  2  pass"]


def test_an_option_with_an_effect_shows_the_space_of_its_card() -> None:
    lines = listed(OptionView((PERFORM, 1, 0), "use Yeti: sleep", 1), OptionView(PASS, "pass"))
    assert lines == ["  1  use Yeti: sleep  (3,2)", "  2  pass"]


def test_what_a_badge_says_is_not_said_again_by_the_text() -> None:
    lines = listed(OptionView((MOVE, 2, 0), "move Xenodon", 2), OptionView((MOVE, 1, 0), "move Yeti", 1))
    assert GAME.card("Xenodon").text == "Movement 2."
    assert lines[0] == "  1  move Xenodon  (3,2) · 1/1, Movement 2, value 3"


def test_in_columns_cards_with_an_equal_on_the_grid_are_told_apart_by_spaces() -> None:
    attacks = [OptionView((ATTACK, card, 7), "attack Swamp Troll with Xenodon", card, 7) for card in (2, 3)]
    more = [OptionView((MOVE, 1, 0), "move Yeti", 1)]
    plain = [OptionView((PERFORM, 90 + number, 0), f"use card {number}") for number in range(30)]
    text = "\n".join(listed(*attacks, *more, *plain, width=120))
    assert "1  attack Swamp Troll with Xenodon (3,3) (3,2)" in text
    assert "2  attack Swamp Troll with Xenodon (3,3) (4,2)" in text
    assert "3  move Yeti " in text
    assert "move Yeti (" not in text


def test_cards_on_a_grid_are_listed_by_their_space() -> None:
    hidden = CardView(5, marks={"space": 9, "face down": True})
    mine = on_space(8, "Xenodon", 12, "1/1", **{"face down": True, "deactivated": True})
    zone = ZoneView("battlefield", 0, 4, [YETI, mine, hidden, TROLL])
    assert Labels(GAME, view_with([])).of_zone(zone) == [
        "(1,1) ▒ face down",
        "(4,1) Xenodon (1/1, face down, deactivated)",
        "(3,2) Yeti (2/3, value 6)",
        "(3,3) Swamp Troll (2/1, value 4)",
    ]
