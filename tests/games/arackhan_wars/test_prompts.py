"""What players are asked: with the numbers and names that they decide by."""

from __future__ import annotations

import pytest

from arkade.games.arackhan_wars import GAME
from arkade.kernel import Illegal
from arkade.kernel.phrases import find_option
from tests.games.arackhan_wars.positions import position, say

FOUR_AGAINST_TWO = """
  P1:
    battlefield:
      - {name: Explosive Centipede, space: "(2,3)"}
      - {name: Dragon Breath, space: "(3,4)"}
      - {name: Reptilian Beast, space: "(4,3)"}
  P2:
    battlefield:
      - {name: Yeti, space: "(3,3)"}
      - {name: Ice Golem, space: "(5,3)"}
"""


def numbers_against(prompt: str, name: str) -> tuple[int, int]:
    """What the prompt says of the attack on a card: the sum of the Attacks, and the Defense."""
    attack, _, defense = prompt.partition(f"{name} (")[2].partition(")")[0].partition(" against ")
    return int(attack), int(defense)


def test_a_declared_attack_says_what_it_amounts_to_against_each_target() -> None:
    g = position(FOUR_AGAINST_TWO)
    say(g, 0, "strike all around Reptilian Beast")
    alone = g.prompt(0)
    say(g, 0, "Dragon Breath joins against Yeti")
    grouped = g.prompt(0)
    assert alone.startswith("Reptilian Beast against ")
    assert grouped.endswith(": who joins?")
    attack, defense = numbers_against(alone, "Yeti")
    assert numbers_against(grouped, "Yeti") == (attack + 4, defense)
    assert numbers_against(grouped, "Ice Golem") == numbers_against(alone, "Ice Golem") == (2, 3)


def test_the_mulligan_says_to_its_player_what_was_chosen_so_far() -> None:
    g = GAME.new(8, "prebuilt", {"decks": ["whitelands-prebuilt", "nakka-prebuilt"]})
    assert "Chosen" not in g.prompt(0)
    first, second, *_ = g.options(0)
    names = []
    for option in (first, second):
        names.append(GAME.verbs.words(g, option, 0).removeprefix("put back "))
        g.choose(0, option)
    assert g.prompt(0).endswith(f"Chosen: {names[0]} and {names[1]}.")
    assert "Chosen" not in g.prompt(1)


def test_the_heading_says_who_began_the_round() -> None:
    g = position(FOUR_AGAINST_TWO)
    assert g.view(0).phase == "round 1 of 9 (begun by P1), Activation"


def test_a_swap_may_be_typed_either_way_round_and_an_attack_may_not() -> None:
    g = position("""
  P1: {battlefield: [{name: Xenodon, space: "(2,2)"}, {name: Mounted Banshee, space: "(3,2)"}]}
  P2: {battlefield: {name: Yeti, space: "(2,3)"}}
""")
    swap = find_option(g, 0, "swap Xenodon with Mounted Banshee")
    assert find_option(g, 0, "swap Mounted Banshee with Xenodon") == swap
    assert find_option(g, 0, "attack Yeti with Xenodon") in g.options(0)
    with pytest.raises(Illegal):
        find_option(g, 0, "attack Xenodon with Yeti")
