"""A bot's eye for Tidepool: each feature counts what its name says."""

from __future__ import annotations

from typing import Any

import pytest

import arkade
from arkade.games.sample import EVALUATION
from arkade.games.sample.evaluate import FEATURES, at_rest
from arkade.games.sample.state import DISCARD, FRONT, HAND


def counted(g: Any, seat: int) -> dict[str, float]:
    return {feature.name: feature.read(g, seat) for feature in FEATURES}


def tidepool(mode: str = "free") -> Any:
    return arkade.load("sample").new(2, mode, listening=False)


def test_pearls_cards_and_the_tide_are_counted() -> None:
    g = tidepool("together")
    g.pearls = [3, 1]
    g.round = 4
    g.tide = 9
    kept, played, *rest = g.pile(HAND, 0)[:]
    for card in rest:
        g.move(card, g.at(DISCARD, 0))
    g.move(played, g.at(FRONT, 0))
    reactions = float(g.faces.reaction[g.face[kept]] is not None)
    assert counted(g, 0) == {
        "pearls": 3, "late_pearls": 12, "cards_in_hand": 1, "reactions": reactions, "cards_in_play": 1, "tide": 9,
    }  # fmt: skip


def test_only_cards_with_a_reaction_line_are_counted_as_reactions() -> None:
    g = tidepool()
    held = [g.name(card) for card in g.pile(HAND, 0)]
    assert counted(g, 0)["reactions"] == held.count("Bulwark")


@pytest.mark.parametrize("mode", ["free", "together"])
def test_more_pearls_are_better(mode: str) -> None:
    g = tidepool(mode)
    before = EVALUATION.value(g, 0)
    g.pearls[0] += 2
    assert EVALUATION.value(g, 0) > before


def test_a_round_is_under_way_from_the_first_card_that_is_chosen_to_its_end() -> None:
    g = tidepool()
    assert at_rest(g)
    g.choose(0, g.options(0)[0])
    assert not at_rest(g)
    g.choose(1, g.options(1)[0])
    while g.round == 1 and not g.over:
        assert not at_rest(g)
        g.choose(g.asked[0], g.options(g.asked[0])[-1])
    assert at_rest(g)
