"""What a player at the table is told: prompts, log lines and badges that say what the rules have done."""

from __future__ import annotations

import arkade
from arkade.games.worldbreakers.state import FOLLOWERS, LOCATIONS
from arkade.scenarios.file import read_scenario
from arkade.scenarios.run import run
from tests.games.worldbreakers.tables import cards_in, new

GAME = arkade.load("worldbreakers")


def plays(text: str) -> None:
    """Run a scenario of this game, given without its first lines."""
    assert run(read_scenario(f"game: worldbreakers\ntitle: a test\n{text}"), GAME) == []


def test_an_attack_that_can_not_be_made_is_told() -> None:
    plays("""
position:
  P1: {mythium: 2, Void standing: 3, hand: Hide in Plain Sight}
steps: [P1: play Hide in Plain Sight]
expect: {log: {everybody: P1 cannot attack now}}
""")


def test_extra_actions_are_told() -> None:
    plays("""
position:
  P1: {mythium: 3, Stars standing: 2, hand: Auspicious Smuggler}
steps: [P1: [play Auspicious Smuggler, use Auspicious Smuggler]]
expect: {log: {everybody: P1 has 1 extra action on the next turn of this round}}
""")


def test_a_gain_that_waits_for_the_rally_phase_is_told() -> None:
    plays("""
position:
  P1: {mythium: 1, Moon standing: 1, hand: Mythium Ingot}
steps: [P1: play Mythium Ingot]
expect: {log: {everybody: P1 gains 5 mythium in the next Rally Phase}}
""")


def test_wounds_that_a_worldbreaker_deals_more_are_told() -> None:
    plays("""
position:
  P1: {worldbreaker: "Ruknuddin Khurshah, Leader of the Order", mythium: 2, followers: The Right Hand}
  P2: {followers: Dogtamer}
steps: [P1: [attack, attack with The Right Hand, use The Right Hand]]
expect: {log: {everybody: The Worldbreaker of P1 deals 1 more wound in this combat}}
""")


def test_the_log_says_why_the_game_ends() -> None:
    plays("""
position:
  moment: victory check
  P1: {power: 12}
  P2: {power: 11}
expect: {over: yes, log: {everybody: The round ends and P1 has 12 power}}
""")
    plays("""
position:
  moment: victory check
  table: {round: 50}
expect: {over: yes, log: {everybody: Round 50 was the last one}}
""")


def test_the_card_that_is_chosen_is_named_once_in_the_prompt() -> None:
    plays("""
position:
  P1: {mythium: 2, Moon standing: 1, hand: Bolt Trap}
  P2: {followers: [Dogtamer, Airag Maker]}
steps: [P1: play Bolt Trap]
expect:
  prompt: {P1: "Bolt Trap: choose a follower with a printed cost of 3 or less (defeat it)."}
""")


def test_badges_show_the_next_stage_and_a_follower_that_its_own_text_keeps_from_attacking() -> None:
    g = new(1, "preconstructed")
    location, warden = (GAME.face(name) for name in ("The Submerged Brilliance", "Alert Warden"))
    (mine,) = g.add_cards([location], g.at(LOCATIONS, 0), 0, 0)
    (guard,) = g.add_cards([warden], g.at(FOLLOWERS, 0), 0, 0)
    assert cards_in(g, "locations", 0) == [mine]
    g.stages[mine] = 2
    assert GAME.layout.badge(g, mine) == "next II"
    assert GAME.layout.badge(g, guard) == "4/3, stationary"
    g.standing[2] = 4
    assert GAME.layout.badge(g, guard) == "4/3"
