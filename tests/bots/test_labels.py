"""Labels: the same option in different worlds, and different options under the same number."""

from __future__ import annotations

from typing import Any

import arkade
from arkade.bots import Eye
from arkade.bots.labels import FACE_BASE, Labels
from arkade.games.sample.phases import PLAY
from arkade.games.sample.state import DECK, FRONT, HAND
from arkade.kernel import PASS


def tidepool() -> Any:
    return arkade.load("sample").new(5, "free", {"seats": 2}, listening=False)


def test_a_hidden_card_is_named_by_the_face_that_it_has_in_a_world() -> None:
    g = tidepool()
    eye = Eye(g, 0)
    worlds = [eye.sample(number) for number in range(20)]
    labels = Labels(worlds[0], 0)
    card = g.pile(HAND, 1)[0]
    named = {labels.of(world, (PLAY, card, 0)) for world in worlds}
    assert named == {(PLAY, FACE_BASE - world.face[card], 0) for world in worlds}
    assert len(named) > 3


def test_a_card_in_the_own_hand_is_named_by_its_face_so_that_copies_and_later_draws_are_the_same() -> None:
    g = tidepool()
    world = Eye(g, 0).sample(1)
    labels = Labels(world, 0)
    card = g.pile(HAND, 0)[0]
    drawn = world.pile(DECK, 0)[-1]
    face = list(world.face)
    face[drawn] = face[card]
    world.face = tuple(face)
    assert labels.of(world, (PLAY, card, 0)) == labels.of(world, (PLAY, drawn, 0))


def test_a_card_that_lies_open_keeps_its_number_as_long_as_it_is_the_same_card() -> None:
    g = tidepool()
    card = g.pile(HAND, 1)[0]
    g.move(card, g.at(FRONT, 1))
    world = Eye(g, 0).sample(1)
    labels = Labels(world, 0)
    assert labels.of(world, (PLAY, card, 0)) == (PLAY, card, 0)
    face = list(world.face)
    face[card] = (face[card] + 1) % len(world.table.faces)
    world.face = tuple(face)
    assert labels.of(world, (PLAY, card, 0)) == (PLAY, FACE_BASE - face[card], 0)


def test_an_option_without_cards_is_its_own_label() -> None:
    world = Eye(tidepool(), 0).sample(1)
    assert Labels(world, 0).of(world, PASS) == PASS
