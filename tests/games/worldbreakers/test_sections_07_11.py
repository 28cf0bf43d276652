"""What no card of two players does, but the rules know: putting into play, and leaving it without being defeated."""

from __future__ import annotations

from typing import cast

import pytest

from arkade.games.worldbreakers.layout import begin_turn
from arkade.games.worldbreakers.playing import put_into_play
from arkade.games.worldbreakers.state import HAND, Worldbreakers
from arkade.games.worldbreakers.triggers import leave_play
from tests.games.worldbreakers.tables import GAME, POLO, names_in, option_words, say, zone


def table(**cards: list[str]) -> Worldbreakers:
    """A table at which P1 is about to take the first turn, with cards of P1 in these zones."""
    g = cast("Worldbreakers", GAME.blank(0, "preconstructed"))
    for name, held in cards.items():
        g.add_cards([GAME.face(card) for card in held], zone(g, name, 0), 0, 0)
    g.then(begin_turn)
    return g


def card_in(g: Worldbreakers, name: str, place: int = 0) -> int:
    return g.piles[zone(g, name, 0)][place]


@pytest.mark.rule("WB-09.19")
def test_a_card_put_into_play_needs_no_mythium_and_no_standing_and_enters() -> None:
    g = table(hand=["Dogtamer"])
    g.then(put_into_play, 0, card_in(g, "hand"))
    g.run()
    assert names_in(g, "followers", 0) == ["Dogtamer"]
    assert option_words(g, 0) == ["use Dogtamer: migrate → gain 3 mythium", "pass"]
    say(g, 0, "use Dogtamer")
    assert (g.mythium[0], g.guild_standing(0, 0)) == (0, 1)


@pytest.mark.rule("WB-09.19")
@pytest.mark.rule("WB-11.01")
def test_a_location_put_into_play_has_its_counters_but_was_not_played() -> None:
    g = table(worldbreaker=[POLO], hand=["The Den of Sabers", "The Humble Underpass"], deck=["Lowly Bard"] * 3)
    g.mythium[0] = 2
    g.then(put_into_play, 0, card_in(g, "hand"))
    g.run()
    assert g.prompt(0) == "Your turn: take one action."
    assert [g.stages[card] for card in g.locations(0)] == [3]
    say(g, 0, "play The Humble Underpass")
    assert [words[:14] for words in option_words(g, 0)] == ["use Marco Polo", "pass"]


@pytest.mark.rule("WB-10.13")
def test_a_follower_that_leaves_play_in_another_way_is_not_defeated() -> None:
    g = table(
        followers=["Gallant Soldier", "Serendipitous Witness", "Kalari Adept"], hand=["Vicious Stab", "Void Apprentice"]
    )
    g.mythium[0] = 4
    g.standing[3] = 1
    g.then(leave_play, card_in(g, "followers"), HAND)
    g.run()
    assert names_in(g, "followers", 0) == ["Serendipitous Witness", "Kalari Adept"]
    assert "Gallant Soldier" in names_in(g, "hand", 0)
    assert (g.mythium[0], g.defeats) == (4, 0)
    say(g, 0, "play Vicious Stab", "choose Kalari Adept")
    assert (g.mythium[0], g.defeats) == (4, 1)
