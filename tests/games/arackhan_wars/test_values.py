"""The kept values of all cards are those that an evaluation from scratch gives, wherever a game goes."""

from __future__ import annotations

from random import Random

import pytest

from arkade.games.arackhan_wars import GAME
from arkade.games.arackhan_wars.activation import ACTIVATION
from arkade.games.arackhan_wars.decks import READY
from arkade.games.arackhan_wars.influences import revealed
from arkade.games.arackhan_wars.language import POOL, make_faces
from arkade.games.arackhan_wars.placing import SPACE
from arkade.games.arackhan_wars.state import ArackhanWars
from arkade.games.arackhan_wars.stock import take_stock
from arkade.games.arackhan_wars.values import refresh_all
from arkade.kernel import State

PAIRS = [(first, second) for number, first in enumerate(READY) for second in list(READY)[number % 3 :: 5]]


def current_values(g: ArackhanWars) -> dict[int, tuple[int, ...]]:
    """What is kept of every revealed card."""
    columns = (g.attack, g.defense, g.attributes, g.range, g.stride, g.limits)
    return {card: tuple(column[card] for column in columns) for card in revealed(g)}


@pytest.mark.rule("AK-20.03")
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_kept_values_are_those_of_an_evaluation_from_scratch(first: str, second: str) -> None:
    g = GAME.new(f"{first}/{second}", "constructed", {"decks": [first, second]}, listening=False)
    draw = Random(f"{second}/{first}")
    faces = tuple(make_faces(POOL))
    while not g.over:
        assert isinstance(g, ArackhanWars)
        fresh = g.copy()
        fresh.faces = faces
        for face in faces:
            face.upon.clear()
        refresh_all(fresh)
        assert current_values(g) == current_values(fresh)
        seat = g.asked[0]
        g.choose(seat, draw.choice(g.options(seat)))


@pytest.mark.parametrize("lists", ["open", "closed"])
def test_in_imagined_worlds_too_kept_values_are_those_of_the_cards_that_lie_there(lists: str) -> None:
    """What is noted of a face-down card's true face would mislead a world in which it has another one."""
    for number, (first, second) in enumerate(PAIRS[::4]):
        options = {"decks": [first, second], "lists": lists}
        g = GAME.new(f"{first}/{second}", "constructed", options, listening=False)
        draw = Random(number)
        while not g.over:
            if g.question is SPACE:
                world = g.determinize(draw.randrange(2), number)
                play_until_revealed(world, draw)
                assert isinstance(world, ArackhanWars)
                fresh = world.copy()
                take_stock(fresh)
                assert current_values(world) == current_values(fresh)
            seat = g.asked[0]
            g.choose(seat, draw.choice(g.options(seat)))


def play_until_revealed(g: State, draw: Random) -> None:
    """Play on at random until the cards that were being placed lie face up and the first is to be activated."""
    while not g.over and g.question is not ACTIVATION:
        seat = g.asked[0]
        g.choose(seat, draw.choice(g.options(seat)))


def test_a_board_knows_where_every_card_lies() -> None:
    g = GAME.new("board", "constructed", {"decks": [next(iter(READY)), list(READY)[-1]]}, listening=False)
    draw = Random(3)
    while not g.over:
        assert isinstance(g, ArackhanWars)
        placed = {g.place[card]: card for card in range(len(g.place)) if g.place[card] >= 0}
        assert placed == {space: card for space, card in enumerate(g.board) if card >= 0}
        assert g.taken == [sum(1 << g.place[card] for card in g.pile(3, seat)) for seat in range(2)]
        assert set(placed.values()) == {card for seat in range(2) for card in g.pile(3, seat)}
        seat = g.asked[0]
        g.choose(seat, draw.choice(g.options(seat)))
