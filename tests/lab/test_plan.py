"""Plans: who meets whom on which deal, and what can't be played is refused before anything is."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

import arkade
from arkade.kernel import ArkadeError
from arkade.lab.plan import Plan, make_plan, ready_decks


def seats_of(plan: Plan, number: int) -> list[tuple[str, str]]:
    """The bot and the deck of each seat."""
    seating = plan.seating(number)
    return list(zip(seating.bots, seating.options["decks"], strict=True))


def test_one_bot_sits_at_every_seat_and_every_game_has_its_own_deal() -> None:
    plan = make_plan(arkade.load("sample"), ["random"], options={"seats": 3})
    assert plan.seating(5).bots == ["random"] * 3
    assert [plan.deal(number) for number in range(4)] == [0, 1, 2, 3]


def test_different_bots_change_seats_on_the_same_deal() -> None:
    plan = make_plan(arkade.load("sample"), ["random", "greedy", "easy"])
    orders = [plan.seating(number).bots for number in range(4)]
    assert orders[:3] == [["random", "greedy", "easy"], ["greedy", "easy", "random"], ["easy", "random", "greedy"]]
    assert orders[3] == orders[0]
    assert [plan.deal(number) for number in range(7)] == [0, 0, 0, 1, 1, 1, 2]


def test_partners_stay_partners_when_seats_change() -> None:
    plan = make_plan(arkade.load("sample"), ["random", "greedy", "random", "greedy"], mode="teams")
    assert [seating.bots for seating in plan.seatings] == [["random", "greedy"] * 2, ["greedy", "random"] * 2]


def test_every_deck_meets_every_deck_at_both_seats() -> None:
    plan = make_plan(arkade.load("worldbreakers"), ["random"], decks=["earth", "moon", "void"])
    met = Counter(tuple(plan.seating(number).options["decks"]) for number in range(9))
    assert met == {(first, second): 1 for first in ("earth", "moon", "void") for second in ("earth", "moon", "void")}


def test_swapped_decks_share_a_deal_and_no_others_do() -> None:
    plan = make_plan(arkade.load("worldbreakers"), ["random"], decks=["earth", "moon"])
    by_deal: dict[int, list[list[str]]] = {}
    for number in range(8):
        by_deal.setdefault(plan.deal(number), []).append(plan.seating(number).options["decks"])
    round_of_four = [[["earth", "earth"]], [["earth", "moon"], ["moon", "earth"]], [["moon", "moon"]]]
    assert list(by_deal.values()) == round_of_four * 2


def test_every_bot_plays_every_deck_against_every_other_at_every_seat() -> None:
    plan = make_plan(arkade.load("worldbreakers"), ["random", "greedy"], decks=["earth", "moon"])
    tables = [tuple(seats_of(plan, number)) for number in range(len(plan.seatings))]
    assert len(set(tables)) == len(tables) == 8
    for first, second in tables:
        assert (second, first) in tables


def test_variants_take_turns() -> None:
    game = arkade.load("ark_ship")
    levels = list(game.mode(None).samples)[:2]
    plan = make_plan(game, ["random"], options={"seats": 2}, variants=levels)
    played = [plan.seating(number).options for number in range(3)]
    assert played == [{"seats": 2, **level} for level in (levels[0], levels[1], levels[0])]


def test_a_plan_survives_its_file() -> None:
    plan = make_plan(arkade.load("worldbreakers"), ["random", "greedy"], "a seed", decks=["earth", "moon"])
    assert msgspec.json.decode(msgspec.json.encode(plan), type=Plan) == plan


def test_ready_decks_are_those_of_the_mode() -> None:
    assert ready_decks(arkade.load("worldbreakers"), None) == ["earth", "stars", "moon", "void"]
    assert ready_decks(arkade.load("sample"), None) == []
    constructed = ready_decks(arkade.load("arackhan_wars"), "constructed")
    assert len(constructed) > len(ready_decks(arkade.load("arackhan_wars"), None)) == 4


@pytest.mark.parametrize(
    ("bots", "mode", "options", "words"),
    [
        (["random"], "solo", {}, "unknown mode"),
        (["random"] * 2, None, {"seats": 3}, "3 seats need 3 bots or one for all, not 2"),
        (["random"] * 2, "teams", {}, "is for 4 seats, not 2"),
        (["random"] * 5, None, {}, "is for 2, 3, 4 seats, not 5"),
        (["random"], None, {"weather": 1}, "unknown setting"),
        (["radnom"], None, {}, "did you mean 'random'"),
        (["random:5"], None, {}, "takes no budget"),
    ],
)
def test_what_can_not_be_played_is_refused(
    bots: list[str], mode: str | None, options: dict[str, object], words: str
) -> None:
    with pytest.raises(ArkadeError, match=words):
        make_plan(arkade.load("sample"), bots, 0, mode, options)


def test_decks_are_refused_where_nobody_brings_one_and_where_they_are_given_twice() -> None:
    with pytest.raises(ArkadeError, match="in this mode of Tidepool nobody brings a deck"):
        make_plan(arkade.load("sample"), decks=["earth"])
    with pytest.raises(ArkadeError, match="both for all games and seat by seat"):
        make_plan(arkade.load("worldbreakers"), options={"decks": ["moon", "void"]}, decks=["earth"])
    with pytest.raises(ArkadeError, match="must be a list of two of"):
        make_plan(arkade.load("worldbreakers"), decks=["fire"])
