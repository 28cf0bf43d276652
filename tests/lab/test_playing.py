"""One game of a plan: it is what its number says, and whatever goes wrong in it is kept."""

from __future__ import annotations

import msgspec
import pytest

import arkade
from arkade.bots import Eye, make_bot
from arkade.kernel import Game
from arkade.lab.journal import games_in
from arkade.lab.plan import Plan, Seating, make_plan
from arkade.lab.played import GamePlayed
from arkade.lab.playing import Portion, play_game, play_portion
from tests.lab.rigged import rigged_maker
from tests.lab.tiny import fail, tiny_game


def plan_of(game: Game, *bots: str, mode: str | None = None) -> Plan:
    """A plan that seats bots which the registry may not know."""
    plan = make_plan(game, ["random"], "played", mode, {"seats": len(bots)})
    options = plan.seatings[0].options
    turned = [[*bots[step:], *bots[:step]] for step in range(len(bots))]
    return msgspec.structs.replace(plan, seatings=[Seating(seated, options, 0) for seated in turned])


def played(game: Game, plan: Plan, games: int) -> list[GamePlayed]:
    return [play_game(game, plan, number, rigged_maker) for number in range(games)]


def test_a_game_is_the_one_that_a_plain_replay_of_its_parts_gives() -> None:
    game = arkade.load("sample")
    plan = make_plan(game, ["random"], "recount", "free", {"seats": 3})
    one = play_game(game, plan, 7)
    g = game.new("recount/7", "free", {"seats": 3})
    bots = [make_bot("random", f"recount/7/{seat}") for seat in range(3)]
    turn = 0
    while not g.over:
        seats = [decision.seat for decision in g.decisions]
        seat = seats[turn % len(seats)]
        g.choose(seat, bots[seat].choose(Eye(g, seat)))
        turn += 1
    assert (one.outcome, one.decisions, one.digest) == (list(g.scores), turn, g.digest())
    assert (one.number, one.deal, one.seed, one.bots, one.error) == (7, 7, "recount/7", ["random"] * 3, None)


def test_a_match_can_be_dealt_again_from_its_row() -> None:
    game = arkade.load("worldbreakers")
    one = play_game(game, make_plan(game, ["random"], 3, decks=["moon", "void"]), 2)
    settings = msgspec.json.decode(one.settings)
    assert one.decks == settings["decks"] == ["void", "moon"]
    assert game.new(one.seed, one.mode, settings).table.options == settings


def test_games_of_one_deal_begin_alike() -> None:
    game = arkade.load("sample")
    first, second, third = played(game, plan_of(game, "first", "last"), 3)
    assert first.seed == second.seed != third.seed
    assert [card.opening for card in first.cards] == [card.opening for card in second.cards]
    assert [card.opening for card in first.cards] != [card.opening for card in third.cards]


def test_the_bot_that_never_gives_up_wins_whatever_its_seat() -> None:
    game = arkade.load("sample")
    for one in played(game, plan_of(game, "random", "loser"), 6):
        assert one.outcome[one.bots.index("random")] == 1
        assert one.outcome[one.bots.index("loser")] == 0


@pytest.mark.parametrize(("bot", "words"), [("crasher", "LookupError: this bot has lost its way"), ("cheater", "K-03")])
def test_a_bot_that_fails_is_told_and_its_game_kept(bot: str, words: str) -> None:
    game = arkade.load("sample")
    for one in played(game, plan_of(game, "random", bot), 4):
        assert one.error is not None
        assert words in one.error
        assert (one.outcome, one.digest, one.cards) == ([], "", [])
        assert one.record is not None
        replayed = game.replay(one.record)
        assert not replayed.over
        assert replayed.choices == one.decisions


def test_a_fault_in_the_rules_is_kept_with_the_record_that_shows_it_again() -> None:
    game = tiny_game()
    failed, ended = played(game, plan_of(game, "first", "last"), 2)
    assert failed.error == "ZeroDivisionError: the rules have a fault"
    assert failed.record is not None
    with pytest.raises(ZeroDivisionError):
        game.replay(failed.record)
    assert (ended.error, ended.record, ended.outcome) == (None, None, [1.0, 0.0])


def test_a_fault_in_the_set_up_is_kept_too() -> None:
    game = tiny_game(fail)
    one = play_game(game, plan_of(game, "first", "last"), 1, rigged_maker)
    assert one.error == "KeyError: 'no set-up'"
    assert one.record is not None
    assert one.record.choices == []
    with pytest.raises(KeyError):
        game.replay(one.record)


def test_a_game_that_does_not_end_is_an_error() -> None:
    game = arkade.load("sample")
    one = play_game(game, make_plan(game), 0, limit=5)
    assert one.error == "RuntimeError: the game did not end within 5 decisions"
    assert one.record is not None
    assert len(one.record.choices) == one.decisions == 5


def test_a_portion_is_what_its_games_are_one_by_one() -> None:
    game = arkade.load("sample")
    plan = make_plan(game, ["random"], "portion")
    done = play_portion(Portion(msgspec.json.encode(plan), [3, 9]))
    assert games_in(done.lines) == [play_game(game, plan, 3), play_game(game, plan, 9)]


def test_the_crew_has_one_result() -> None:
    game = arkade.load("sample")
    won, lost = played(game, plan_of(game, "random", "random", "loser", mode="together"), 2)
    assert won.together
    assert lost.outcome == [0, 0, 0]
    assert lost.outcome_of(-1) == 0
