"""What can be done at a table besides choosing: take back, ask why, get a hint, talk, type, watch, play again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

import arkade
from arkade.client import Api, Lost, Seat, play
from arkade.server.entries import ASK, MOVE, Entry
from arkade.server.explaining import reasons_for
from arkade.server.match import Match
from arkade.server.messages import Accepted, Advice, Change, Move, Reasons, Refused, Text, WhyNot
from arkade.server.setup import SeatSetup, Setup
from arkade.server.shapes import NewTable, SeatWish
from tests.server.players import any_choice, run
from tests.server.process import ServerProcess

ME = SeatWish(who="me")


@asynccontextmanager
async def two_seats(server: ServerProcess, **more: object) -> AsyncIterator[tuple[Api, Seat, Seat]]:
    """Both seats of a table of Tidepool, whose first question is asked of both at once."""
    async with AsyncExitStack() as stack:
        api = await stack.enter_async_context(Api(server.address))
        seated = await api.make(NewTable(game="sample", seats=[ME, ME], seed="talk", **more))  # type: ignore[arg-type]
        first, second = [await stack.enter_async_context(api.seat(seated.table, mine.token)) for mine in seated.seats]
        yield api, first, second


async def choose_first(seat: Seat) -> object:
    assert seat.scene.question is not None
    return await seat.choose(seat.scene.question.choices[0].option)


def test_a_choice_is_taken_back_while_nothing_is_revealed(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with two_seats(server, undo="free") as (_, first, second):
            before = first.scene
            assert before.undo.may == "no"
            await choose_first(first)
            await first.until(lambda: first.scene.undo.may == "free" and first.scene.question is None)
            assert isinstance(await first.undo(), Change)
            assert first.scene.question is not None
            assert before.question is not None
            assert first.scene.question.choices == before.question.choices
            assert first.scene.question.number > before.question.number
            assert first.scene.log == before.log
            refusal = await second.undo()
            assert isinstance(refusal, Refused)
            assert refusal.code == "not-now"

    run(scenario())


def test_what_was_revealed_is_not_taken_back_for_free(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with two_seats(server, undo="free") as (_, first, second):
            await choose_first(first)
            await choose_first(second)
            await second.until(lambda: second.scene.undo.may == "no")
            refusal = await second.undo()
            assert isinstance(refusal, Refused)
            assert refusal.code in ("rule", "not-now")

    run(scenario())


def test_the_others_are_asked_and_may_say_no_or_yes(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with two_seats(server, undo="ask") as (_, first, second):
            await choose_first(first)
            await choose_first(second)
            assert second.scene.undo.may == "ask"
            await second.undo()
            await first.until(lambda: first.scene.undo.answer_wanted)
            assert first.scene.undo.asked_by == 1
            await first.agree(False)
            await first.until(lambda: first.scene.undo.asked_by is None)
            await second.until(lambda: second.scene.undo.may == "ask")
            await second.undo()
            await first.until(lambda: first.scene.undo.answer_wanted)
            log = len(first.scene.log)
            await first.agree(True)
            await second.until(lambda: second.scene.question is not None and len(second.scene.log) < log)
            assert second.scene.waiting == [1]

    run(scenario())


def test_a_bot_lets_nothing_be_taken_back_that_has_come_to_light(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Api(server.address) as api:
            seated = await api.make_against("sample", "random", undo="ask")
            async with api.seat(seated.table, seated.seats[0].token) as seat:
                await choose_first(seat)
                await seat.my_turn()
                assert seat.scene.undo.may == "no"
                log = seat.scene.log
                refusal = await seat.undo()
                assert isinstance(refusal, Refused)
                assert "bot" in refusal.words
                assert seat.scene.log == log

    run(scenario())


def test_bots_agree_to_take_back_while_nothing_has_come_to_light() -> None:
    """Tidepool for three, whose choices are secret until all have made theirs: two of them have."""
    game = arkade.load("sample")
    seats = [SeatSetup(0, "person"), SeatSetup(1, "bot", bot="random"), SeatSetup(2, "bot", bot="random")]
    match = Match(Setup("t", "sample", "free", {}, "s", "ask", True, game.version, game.fingerprint, 0.0, seats))
    assert match.g is not None
    before = match.g.view(0)
    for number, seat in enumerate((0, 1), start=1):
        match.apply(Entry("t", number, MOVE, seat, *match.g.options(seat)[0]))
    assert match.may_take_back(0) == "ask"
    match.apply(Entry("t", 3, ASK, 0))
    assert match.chosen == []
    assert match.asked == (0, 1, 2)
    assert match.g.view(0) == before
    for number, seat in enumerate((0, 1, 2), start=4):
        match.apply(Entry("t", number, MOVE, seat, *match.g.options(seat)[0]))
    assert match.may_take_back(0) == "no"


def test_everybody_sees_who_is_connected(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with two_seats(server) as (api, first, second):
            assert second.scene.present == [0, 1]
            await first.until(lambda: first.scene.present == [0, 1])
            async with api.seat(first.hello.table) as watcher, api.seat(first.hello.table, second.hello.token):
                assert watcher.scene.present == [0, 1]
            assert second.living is not None
            second.living.cancel()
            assert second.connection is not None
            await second.connection.close()
            await first.until(lambda: first.scene.present == [0])

    run(scenario())


def test_nothing_is_taken_back_where_that_is_off(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with two_seats(server, undo="off") as (_, first, _second):
            await choose_first(first)
            assert first.scene.undo.may == "no"
            assert isinstance(await first.undo(), Refused)

    run(scenario())


def test_a_request_that_is_sent_twice_happens_once(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with two_seats(server) as (_, first, second):
            assert first.scene.question is not None
            move = Move("the-same", first.scene.question.number, first.scene.question.choices[0].option)
            assert isinstance(await first.ask(move), Change)
            assert isinstance(await first.ask(move), Accepted)
            await choose_first(second)
            assert isinstance(await first.ask(move), Accepted)

    run(scenario())


def test_a_move_for_an_older_question_is_stale(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with two_seats(server) as (_, first, _second):
            assert first.scene.question is not None
            option = first.scene.question.choices[0].option
            await choose_first(first)
            answer = await first.ask(Move("late", 0, option))
            assert isinstance(answer, Refused)
            assert answer.code == "stale"

    run(scenario())


@pytest.mark.rule("K-03")
def test_why_not_names_the_rule(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with two_seats(server) as (_, first, _second):
            refused = await first.choose((10, 999, 0))
            assert isinstance(refused, Refused)
            assert refused.rule is not None
            assert refused.rule.id == "K-03"
            reasons = await first.why(option=(10, 999, 0))
            assert isinstance(reasons, Reasons)
            assert reasons.reasons[0].rule.id == "K-03"
            assert first.scene.question is not None
            card = first.scene.question.choices[0].card
            allowed = await first.why(card=card)
            assert isinstance(allowed, Reasons)
            assert allowed.allowed

    run(scenario())


def test_a_card_that_may_not_be_played_says_why() -> None:
    """Worldbreakers: a card that costs too much, in the words of its rule."""
    game = arkade.load("worldbreakers")
    g = game.new(seed=4)
    found = 0
    for _ in range(200):
        if g.over:
            break
        seat = g.asked[0]
        for zone in g.view(seat).zones:
            if zone.name == "hand" and zone.seat == seat:
                for card in zone.cards:
                    reasons = reasons_for(game, g, seat, WhyNot("a", None, card.id))
                    found += len(reasons.reasons)
                    assert all(reason.rule.text for reason in reasons.reasons)
        g.choose(seat, g.options(seat)[-1])
    assert found > 0


def test_the_master_gives_a_hint(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with two_seats(server) as (_, first, _second):
            advice = await first.hint()
            assert isinstance(advice, Advice)
            assert first.scene.question is not None
            assert advice.option in [choice.option for choice in first.scene.question.choices]
            assert advice.considered[0].option == advice.option
            await choose_first(first)
            refusal = await first.hint()
            assert isinstance(refusal, Refused)
            assert refusal.code == "not-now"

    run(scenario())


def test_what_one_says_the_others_read_as_text(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with two_seats(server) as (_, first, second):
            await first.chat("<b>Hello\nthere</b>")
            await second.until(lambda: bool(second.scene.chat))
            assert second.scene.chat[0].seat == 0
            assert second.scene.chat[0].text == "<b>Hello there</b>"

    run(scenario())


def test_a_whole_game_is_played_by_typed_words(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Api(server.address) as api:
            seated = await api.make_against("sample", "random")
            async with api.seat(seated.table, seated.seats[0].token) as seat:
                drawn = await seat.draw()
                assert isinstance(drawn, Text)
                assert "Tidepool" in drawn.text
                listed = await seat.type("?")
                assert isinstance(listed, Text)
                assert "why WORDS" in listed.text
                assert not listed.chose
                wrong = await seat.type("play nothing at all")
                assert isinstance(wrong, Text)
                assert "K-03" in wrong.text
                while await seat.my_turn():
                    number = seat.scene.question.number if seat.scene.question else 0
                    said = await seat.type("1")
                    assert isinstance(said, Text)
                    assert said.chose
                    await moves_on(seat, number)
                assert seat.scene.ending is not None

    run(scenario())


async def moves_on(seat: Seat, number: int) -> None:
    await seat.until(lambda: seat.scene.question is None or seat.scene.question.number > number)


def test_spectators_see_what_is_public_and_do_nothing(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with two_seats(server) as (api, first, second):
            table = first.hello.table
            async with api.seat(table) as watcher:
                assert watcher.snapshot is not None
                assert watcher.snapshot.seat is None
                hands = [zone for zone in watcher.scene.zones if zone.name == "hand"]
                assert all(not zone.cards for zone in hands)
                assert isinstance(await watcher.chat("Hi"), Refused)
                assert isinstance(await watcher.choose((10, 0, 0)), Refused)
                await choose_first(first)
                await choose_first(second)
                await watcher.until(lambda: any("has chosen" in str(line.parts) for line in watcher.scene.log))
                assert table in [shape.table for shape in (await api.tables_to_watch()).tables]

    run(scenario())


def test_a_closed_table_is_not_watched(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with two_seats(server, spectators=False) as (api, first, _):
            with pytest.raises(Lost, match="not open to spectators"):
                async with api.seat(first.hello.table):
                    pass
            with pytest.raises(Lost, match="opens no seat"):
                async with api.seat(first.hello.table, "A" * 22):
                    pass

    run(scenario())


def test_the_same_people_play_again_with_the_same_tokens(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with two_seats(server) as (api, first, second):
            early = await first.rematch()
            assert isinstance(early, Refused)
            await first.concede()
            await second.until(lambda: second.scene.status == "over")
            await asyncio.gather(first.rematch(), second.rematch())
            await second.until(lambda: bool(second.scene.rematch))
            assert first.scene.rematch == second.scene.rematch
            async with api.seat(first.scene.rematch, first.hello.token) as again:
                assert again.snapshot is not None
                assert again.snapshot.seat == 1
                assert again.scene.status == "playing"

    run(scenario())


def test_a_connection_goes_on_at_the_table_of_the_rematch(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with two_seats(server) as (api, first, second):
            old = first.hello.table
            await first.concede()
            await first.rematch()
            await second.until(lambda: bool(second.scene.rematch))
            await asyncio.gather(first.go_to(first.scene.rematch), second.go_to(second.scene.rematch))
            scenes = await asyncio.gather(play(first, any_choice(1)), play(second, any_choice(2)))
            assert [scene.status for scene in scenes] == ["over", "over"]
            assert (first.reconnects, second.reconnects) == (0, 0)
            async with api.seat(old) as watcher:
                assert watcher.scene.present == []
            with pytest.raises(Lost, match="no such table"):
                await first.go_to("no-such-table")

    run(scenario())


def test_a_friend_joins_by_invitation_and_the_game_begins(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Api(server.address) as api, Api(server.address) as friend:
            await api.become_player()
            seats = [SeatWish(who="me", name="Ada"), SeatWish(who="friend")]
            seated = await api.make(NewTable(game="worldbreakers", mode="constructed", seats=seats))
            async with api.seat(seated.table, api.player) as mine:
                assert mine.scene.status == "waiting"
                assert [person.kind for person in mine.scene.people] == ["person", "open"]
                joined = await friend.join(seated.invitations[0].invitation, name="Bo", deck="void")
                await mine.until(lambda: mine.scene.status == "playing")
                assert mine.scene.people[1].name == "Bo"
                async with friend.seat(joined.table, joined.seats[0].token) as other:
                    games = await asyncio.gather(play(mine, any_choice(1)), play(other, any_choice(2)))
                    assert [scene.status for scene in games] == ["over", "over"]
            mine_again = await api.my_tables()
            assert [entry.table.table for entry in mine_again.tables] == [seated.table]

    run(scenario())
