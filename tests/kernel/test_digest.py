"""Digest: two positions have the same fingerprint when the rest of the game is the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import arkade
from arkade.kernel import State
from tests.kernel.plays import DECK_OF, HAND_OF, SAY, finish, nothing
from tests.kernel.toys import play, table


def test_the_digest_of_a_position_is_the_same_on_every_platform() -> None:
    g = table(seats=2, seed=7)
    g.add_cards([3, 1, 2], g.at(HAND_OF, 1), 1, 1)
    g.memory = [5, -6]
    assert g.digest() == "76f4e66770fe772f1827d3d91dfb47c6"


def test_whether_anybody_listens_does_not_count() -> None:
    game = arkade.load("sample")
    assert game.new(7).digest() == game.new(7, listening=False).digest()


def test_the_same_choices_give_the_same_digest() -> None:
    g, twin = play("say", seats=3), play("say", seats=3)
    for match in (g, twin):
        match.choose(1, (SAY, 2, 0))
    assert g.digest() == twin.digest()


def test_the_story_does_not_count() -> None:
    g = play("say")
    before = g.digest()
    g.tell("song", "Somebody sings.")
    assert g.digest() == before


def put_on_agenda(g: State) -> None:
    g.then(nothing)


def put_another_step_on_agenda(g: State) -> None:
    g.then(finish)


def put_on_agenda_with_number(g: State) -> None:
    g.then(finish, 1)


def swap_deck(g: State) -> None:
    deck = g.pile(DECK_OF, 0)
    deck[0], deck[1] = deck[1], deck[0]


def fix_a_throw(g: State) -> None:
    g.chance.loaded = (1,)


def use_chance(g: State) -> None:
    g.chance.word()


def look(g: State) -> None:
    g.look(g.pile(DECK_OF, 0)[0], 1)


def put_back(g: State) -> None:
    g.move(g.pile(HAND_OF, 0)[0], g.at(DECK_OF, 0))


def remember(g: State) -> None:
    g.memory.append(0)


def leave(g: State) -> None:
    g.out = 1


def answer(g: State) -> None:
    g.choose(0, g.options(0)[0])


def end(g: State) -> None:
    g.end([1.0, 0.0])


def end_otherwise(g: State) -> None:
    g.end([0.0, 1.0])


CHANGES: list[Callable[[State], None]] = [
    put_on_agenda, put_another_step_on_agenda, put_on_agenda_with_number, swap_deck, fix_a_throw, use_chance, look,
    put_back, remember, leave, answer, end, end_otherwise,
]  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_matters_for_the_rest_of_the_game_changes_the_digest(change: Callable[[State], None]) -> None:
    g, changed = play("mulligan"), play("mulligan")
    change(changed)
    assert changed.digest() != g.digest()


def test_all_these_changes_have_digests_of_their_own() -> None:
    digests = set()
    for change in CHANGES:
        g = play("mulligan")
        change(g)
        digests.add(g.digest())
    assert len(digests) == len(CHANGES)
