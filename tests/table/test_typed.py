"""What is typed at the table: legal options before others, and on a grid cards called by where they lie."""

from __future__ import annotations

import pytest

from arkade.kernel import ArkadeError, Illegal, Option, State
from arkade.table.typed import find_choice
from tests.games.arackhan_wars.positions import position

TWO_OF_EACH = """
  P1:
    battlefield:
      - {name: Xenodon, space: "(3,3)"}
      - {name: Xenodon, space: "(5,3)"}
      - {name: Nakka Archer, space: "(4,4)"}
  P2:
    battlefield:
      - {name: Swamp Troll, space: "(3,2)"}
      - {name: Swamp Troll, space: "(5,2)"}
"""


@pytest.fixture
def g() -> State:
    return position(TWO_OF_EACH)


def meant(g: State, text: str) -> Option:
    return find_choice(g.table.game, g, 0, text)


def spaces_of(g: State, option: Option) -> list[str]:
    """Where the cards of an option lie: the acting one, then the other."""
    game = g.table.game
    board = game.layout.board
    assert board is not None
    lying = {card.id: card for zone in g.view(0).zones for card in zone.cards}
    return [board.names[lying[card].marks["space"]] for card in game.verbs.cards(option) if card is not None]


@pytest.mark.parametrize(
    ("text", "spaces"),
    [
        ("move Xenodon", ["(3,3)"]),
        ("move Xenodon (5,3)", ["(5,3)"]),
        ("move xeno at (5,3)", ["(5,3)"]),
        ("move (3,3)", ["(3,3)"]),
        ("attack (5,2) with (5,3)", ["(5,3)", "(5,2)"]),
        ("attack (5,2) with xenodon", ["(5,3)", "(5,2)"]),
        ("attack swamp troll (3,2) with xenodon (3,3)", ["(3,3)", "(3,2)"]),
        ("attack Swamp Troll with Xenodon (5,2) (5,3)", ["(5,3)", "(5,2)"]),
    ],
)
def test_a_space_tells_which_card_is_meant(g: State, text: str, spaces: list[str]) -> None:
    assert spaces_of(g, meant(g, text)) == spaces


def test_a_card_is_found_by_its_space_even_if_the_rules_refuse_it(g: State) -> None:
    option = meant(g, "attack (3,2) with (5,3)")
    assert spaces_of(g, option) == ["(5,3)", "(3,2)"]
    assert option not in g.options(0)
    rule = g.table.game.why_not(g, 0, option)
    assert rule is not None
    assert rule.id == "AK-12.03"


@pytest.mark.parametrize("text", ["move (7,4)", "move Xenodon (3,2)", "dance (3,3)", "move (9,9)"])
def test_words_that_no_card_on_the_space_fits_are_no_answer(g: State, text: str) -> None:
    with pytest.raises(Illegal) as refusal:
        meant(g, text)
    assert refusal.value.rule == "K-03"


def test_words_that_fit_several_options_are_asked_about(g: State) -> None:
    with pytest.raises(ArkadeError, match="which one"):
        meant(g, "(3,3)")


def test_a_space_that_is_an_answer_itself_stays_one(g: State) -> None:
    g.choose(0, meant(g, "move Xenodon (3,3)"))
    assert g.table.game.verbs.words(g, meant(g, "(4,3)"), 0) == "move Xenodon to (4,3)"


def test_words_that_fit_several_options_mean_the_only_legal_one() -> None:
    g = position("""
  P1:
    battlefield:
      - {name: Eagle, space: "(3,3)"}
      - {name: Paladin of the Guard, space: "(4,2)"}
      - {name: Ice Paladin, space: "(6,3)"}
  P2:
    battlefield:
      - {name: Phalanx, space: "(3,2)"}
      - {name: Ballista, space: "(6,4)"}
""")
    g.choose(0, meant(g, "attack Phalanx with Eagle"))
    words = g.table.game.verbs.words(g, meant(g, "paladin joins"), 0)
    assert words == "Paladin of the Guard joins against Phalanx"
    with pytest.raises(ArkadeError, match="'Ice Paladin joins against Phalanx', 'Ice Paladin joins"):
        meant(g, "ice paladin joins")
