"""An eye shows a bot what its seat may know, and nothing else."""

from __future__ import annotations

import msgspec
import pytest

import arkade
from arkade.bots import Eye, RandomBot
from arkade.kernel import HAND, Illegal, State


def mid_game(seed: int, choices: int) -> State:
    """A three-seat match after some random choices, with a log."""
    g = arkade.load("sample").new(seed, "free", {"seats": 3})
    bot = RandomBot(seed)
    for _ in range(choices):
        seat = g.asked[0]
        g.choose(seat, bot.choose(Eye(g, seat)))
    return g


def test_an_eye_gives_the_options_and_the_view_of_its_seat() -> None:
    g = mid_game(1, 12)
    for seat in range(3):
        eye = Eye(g, seat)
        assert eye.seat == seat
        assert list(eye.options) == g.options(seat)
        assert eye.view() == g.view(seat)


def test_an_eye_follows_the_match() -> None:
    g = mid_game(1, 0)
    eye = Eye(g, g.asked[0])
    before = eye.options
    g.choose(eye.seat, before[0])
    assert before
    assert eye.options == ()


def test_a_sampled_world_looks_the_same_to_its_seat_but_for_the_log() -> None:
    for choices in (0, 5, 20, 33):
        g = mid_game(2, choices)
        for seat in range(3):
            world = Eye(g, seat).sample(7)
            assert msgspec.structs.replace(world.view(seat), log=[]) == msgspec.structs.replace(g.view(seat), log=[])


def test_sampled_worlds_differ_in_what_the_seat_does_not_know() -> None:
    g = mid_game(3, 10)
    eye = Eye(g, 0)
    hands = {tuple(world.face[card] for card in world.pile(HAND, 1)) for world in map(eye.sample, range(20))}
    assert len(hands) > 5
    assert eye.sample(4).digest() == eye.sample(4).digest()


def test_a_sampled_world_can_be_played_in_and_leaves_the_match_alone() -> None:
    g = mid_game(3, 10)
    before = g.digest()
    world = Eye(g, 0).sample(1)
    bot = RandomBot(1)
    while not world.over:
        world.choose(world.asked[0], bot.choose(Eye(world, world.asked[0])))
    assert g.digest() == before


def test_a_sampled_world_does_not_tell_how_the_true_one_was_dealt() -> None:
    g = mid_game(5, 15)
    world = Eye(g, 1).sample(1)
    assert world.table.seed != g.table.seed
    assert world.record().choices == []
    assert world.view(0).log == []
    assert world.chance.words() != g.chance.words()


def test_options_that_a_bot_is_given_can_not_be_added_to() -> None:
    g = mid_game(1, 0)
    eye = Eye(g, 0)
    more = list(eye.options)
    more.append((10, 999, 0))
    with pytest.raises(Illegal):
        g.choose(0, (10, 999, 0))
    assert isinstance(eye.options, tuple)
