"""The endpoints: games, cards, rules, decks, tables, the server itself; and everything that a fuzzer can think of."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import arkade
from arkade.client import Api, Refused
from arkade.server.routes.faults import CODES
from arkade.server.shapes import CheckDeck, NewTable, OwnDeck, SaveDeck, SeatWish
from tests.server.players import run
from tests.server.process import ServerProcess, ask

DOCS = Path(__file__).parents[2] / "docs"
ME = SeatWish(who="me")
BOT = SeatWish(who="bot", bot="random")


@pytest.mark.parametrize("name", arkade.GAMES)
def test_a_game_tells_all_that_a_table_needs(server: ServerProcess, name: str) -> None:
    async def scenario() -> None:
        async with Api(server.address) as api:
            detail = await api.game(name)
            game = arkade.load(name)
            assert detail.game.title == game.title
            assert {mode.name for mode in detail.game.modes} == set(game.modes)
            names = {zone.name for zone in game.new().view(0).zones}
            assert names <= {zone.name for zone in detail.layout.zones}
            shown = await api.cards(name)
            assert [card.name for card in shown.cards] == game.faces
            known = {keyword.word for keyword in shown.keywords}
            assert all(set(card.keywords) <= known for card in shown.cards)

    run(scenario())


def test_keywords_on_cards_are_explained_by_their_rules(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Api(server.address) as api:
            shown = await api.cards("arackhan_wars")
            rules = {keyword.word: keyword.rule for keyword in shown.keywords}
            assert rules["Swarm"] == "AK-17.13"
            assert any("Flight" in card.keywords for card in shown.cards)

    run(scenario())


def test_rules_are_found_by_their_words(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Api(server.address) as api:
            book = await api.rules("sample")
            assert len(book.rules) == len(arkade.load("sample").rules.by_id)
            found = await api.rules("sample", "next player leads")
            assert "TP-02.08" in [rule.id for rule in found.rules]
            assert len(found.rules) < len(book.rules)

    run(scenario())


def test_a_deck_is_read_checked_and_written(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Api(server.address) as api:
            ready = next(deck for deck in (await api.game("worldbreakers")).decks if deck.name == "earth")
            deck = OwnDeck(head=ready.head, cards=ready.cards)
            checked = await api.check_deck("worldbreakers", CheckDeck(deck=deck))
            assert checked.legal
            again = await api.check_deck("worldbreakers", CheckDeck(text=checked.text))
            assert again.deck == deck
            short = OwnDeck(head=ready.head, cards=ready.cards[1:])
            found = await api.check_deck("worldbreakers", CheckDeck(deck=short))
            assert [fault.rule for fault in found.faults] == ["WB-20.01"]
            with pytest.raises(Refused, match="without decks"):
                await api.check_deck("ark_ship", CheckDeck(deck=deck))

    run(scenario())


def test_a_deck_is_checked_for_the_mode_and_the_settings_that_it_is_meant_for(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Api(server.address) as api:
            ready = next(deck for deck in (await api.game("arackhan_wars")).decks if deck.name == "sick-brutality")
            deck = OwnDeck(head=ready.head, cards=ready.cards)

            async def faults(mode: str | None, **settings: object) -> list[str]:
                checked = await api.check_deck("arackhan_wars", CheckDeck(deck=deck, mode=mode, settings=settings))
                return [fault.rule for fault in checked.faults]

            assert await faults(None) == await faults("constructed") == []
            assert await faults("constructed", extension=True) == []
            assert await faults("constructed", extension=False)
            for mode, settings, words in (
                ("prebuilt", {}, "without decks of one's own; mode 'constructed' is not"),
                ("constrcted", {}, "did you mean 'constructed'"),
                ("constructed", {"extnsion": True}, "did you mean 'extension'"),
                ("constructed", {"extension": "perhaps"}, "setting 'extension' must be"),
            ):
                with pytest.raises(Refused, match=words):
                    await faults(mode, **settings)

    run(scenario())


def test_a_table_that_a_rule_forbids_is_refused_with_that_rule(server: ServerProcess) -> None:
    short = SeatWish(who="me", deck=OwnDeck(head="Khutulun, the Steppes Princess", cards=["Sly Sentinel"]))

    async def scenario() -> None:
        async with Api(server.address) as api:
            with pytest.raises(Refused) as refused:
                await api.make(NewTable(game="worldbreakers", mode="constructed", seats=[short, BOT]))
            friend = NewTable(game="worldbreakers", mode="constructed", seats=[ME, SeatWish(who="friend")])
            invitation = (await api.make(friend)).invitations[0].invitation
            with pytest.raises(Refused) as not_joined:
                await api.join(invitation, deck=short.deck)
        book = arkade.load("worldbreakers").rules
        for fault in (refused.value.fault, not_joined.value.fault):
            assert fault.code == "rule"
            assert fault.rule is not None
            assert fault.rule.text == book[fault.rule.id].text
            assert fault.rule.id in fault.words

    run(scenario())


def test_what_can_not_be_read_is_answered_with_a_status_that_the_protocol_names(server: ServerProcess) -> None:
    address = f"{server.address}/api/v1/tables"
    assert ask("PUT", address, json={}).json()["code"] == "not-allowed"
    spoken = re.search(r"with status ([^:]*):", (DOCS / "protocol.md").read_text())
    assert spoken is not None
    assert [int(status) for status in re.findall(r"\d+", spoken[1])] == list(CODES)


def test_decks_are_saved_for_the_player_who_made_them(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Api(server.address) as api, Api(server.address) as other:
            with pytest.raises(Refused, match="token is needed"):
                await api.decks()
            await api.become_player()
            await other.become_player()
            wanted = SaveDeck(game="worldbreakers", title="Mine", deck=OwnDeck(head="Nobody", cards=["Net"]))
            saved = await api.save_deck(wanted)
            assert await api.decks() == [saved]
            assert await other.decks() == []
            with pytest.raises(Refused, match="no such deck of yours"):
                await other.ask("DELETE", f"/decks/{saved.id}", object)
            await api.ask("DELETE", f"/decks/{saved.id}", object)
            assert await api.decks() == []

    run(scenario())


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        (NewTable(game="nothing", seats=[ME]), "unknown game"),
        (NewTable(game="sample", seats=[ME]), "is for 2, 3, 4 seats"),
        (NewTable(game="sample", mode="fere", seats=[ME, BOT]), "did you mean 'free'"),
        (NewTable(game="sample", seats=[ME, SeatWish(who="bot", bot="grandmaster")]), "unknown bot"),
        (NewTable(game="sample", settings={"x": 1}, seats=[ME, BOT]), "unknown setting"),
        (NewTable(game="sample", seats=[ME, SeatWish(who="friend")], seed="mine"), "tells the deal"),
        (NewTable(game="worldbreakers", settings={"decks": []}, seats=[ME, BOT]), "brought by the seats"),
        (NewTable(game="worldbreakers", seats=[SeatWish(who="me", deck="fire"), BOT]), "two of earth"),
    ],
)
def test_a_table_that_can_not_be_is_refused_with_a_sentence(
    server: ServerProcess, wanted: NewTable, words: str
) -> None:
    async def scenario() -> None:
        async with Api(server.address) as api:
            with pytest.raises(Refused, match=words):
                await api.make(wanted)

    run(scenario())


def test_an_invitation_works_once(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Api(server.address) as api:
            seated = await api.make(NewTable(game="sample", seats=[ME, SeatWish(who="friend")]))
            invitation = seated.invitations[0].invitation
            await api.join(invitation)
            with pytest.raises(Refused, match="used already") as refused:
                await api.join(invitation)
            assert refused.value.status == 409

    run(scenario())


def test_the_server_tells_how_it_is(server: ServerProcess) -> None:
    assert ask("GET", f"{server.address}/health/live").json()["status"] == "ok"
    assert ask("GET", f"{server.address}/health/ready").json()["status"] == "ok"
    assert "arkade_move_seconds_bucket" in ask("GET", f"{server.address}/metrics").text
    assert ask("GET", f"{server.address}/api/v1/nothing").status_code == 404


def test_unknown_addresses_and_methods_are_answered_as_errors_are(server: ServerProcess) -> None:
    for method, path in (
        ("GET", "/api/v1/none"),
        ("GET", "/api/v1/tables/none"),
        ("PUT", "/api/v1/games"),
        ("GET", "/api/v1/games/none/cards"),
    ):
        answer = ask(method, f"{server.address}{path}")
        assert answer.status_code in (404, 405)
        assert set(answer.json()) <= {"code", "words", "rule"}
