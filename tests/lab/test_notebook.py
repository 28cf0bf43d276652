"""Pictures of states: they show what their viewer may see and nothing else."""

from __future__ import annotations

import subprocess
import sys

import pytest

import arkade
from arkade.kernel import State
from arkade.kernel.chance import seeded
from arkade.lab import show, show_everything

EVERY_GAME = list(arkade.GAMES)
WATCH_IPYTHON = """
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance()
import arkade, arkade.lab
g = arkade.load("worldbreakers").new(3)
data, _ = shell.display_formatter.format(g)
assert data["text/html"] == arkade.lab.show(g).html
assert "<pre" in data["text/html"]
print("drawn")
"""


def some_way_into(name: str, choices: int = 20) -> State:
    g = arkade.load(name).new("picture")
    chance = seeded("picture")
    for _ in range(choices):
        seat = g.asked[chance.below(len(g.asked))]
        options = g.options(seat)
        g.choose(seat, options[chance.below(len(options))])
    return g


@pytest.mark.parametrize("name", EVERY_GAME)
def test_what_a_viewer_does_not_know_changes_nothing_in_the_picture(name: str) -> None:
    g = some_way_into(name, 12)
    for seat in range(g.seats):
        world = g.determinize(seat, "another world")
        assert show(world, seat).html == show(g, seat).html


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_game_is_drawn_with_all_its_cards_when_all_are_asked_for(name: str) -> None:
    g = some_way_into(name)
    picture = show_everything(g)
    assert arkade.load(name).title in picture.text
    assert len(picture.text) > len(show(g).text)


def test_a_spectator_sees_no_hand_and_a_seat_sees_its_own() -> None:
    g = arkade.load("worldbreakers").new(3)
    hands = [[g.name(card) for card in g.pile(1, seat)] for seat in (0, 1)]
    assert all(name not in show(g).text for hand in hands for name in hand)
    assert all(name in show(g, 0).text for name in hands[0])
    only_theirs = set(hands[1]) - set(hands[0])
    assert only_theirs
    assert all(name not in show(g, 0).text for name in only_theirs)
    everything = show_everything(g).text
    assert all(name in everything for hand in hands for name in hand)


def test_names_can_not_break_out_of_the_page() -> None:
    html = show(arkade.load("worldbreakers").new(3), 0).html
    assert html.count("<pre") == html.count("</pre>") == 1
    assert "<script" not in html
    assert "Khutulun&#x27;s" in show_everything(arkade.load("worldbreakers").new(3)).html


def test_a_picture_is_text_where_there_is_no_page() -> None:
    picture = show(arkade.load("sample").new(1))
    assert repr(picture) == picture.text
    assert picture._repr_html_() == picture.html


def test_ipython_draws_states_once_the_lab_is_there() -> None:
    done = subprocess.run([sys.executable, "-c", WATCH_IPYTHON], capture_output=True, text=True, timeout=100)
    assert (done.returncode, done.stdout) == (0, "drawn\n"), done.stderr
