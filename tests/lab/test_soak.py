"""The soak goes round everything a game has, counts cards, and hides nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import arkade
from arkade.kernel import PASS, Game, Layout, Mode, Question, RuleBook, State, Verbs, ZonePlan
from arkade.lab.playing import DECISION_LIMIT
from arkade.lab.soak import Sitting, Soaked, play_one, sittings, soak, soak_chunk

every_game = pytest.mark.parametrize("name", arkade.GAMES)


@every_game
def test_a_short_soak_of_every_game_runs_without_a_fault(name: str) -> None:
    games = 2 * len(sittings(arkade.load(name)))
    result = msgspec.json.decode(soak_chunk((name, None, "short", 0, games)), type=Soaked)
    assert result.games == games
    assert [fault.words for fault in result.faults] == []
    assert 0 < result.longest < DECISION_LIMIT


def test_the_sittings_are_all_modes_seats_and_samples() -> None:
    assert len(sittings(arkade.load("sample"))) == 7
    pairs = [sitting.options["decks"] for sitting in sittings(arkade.load("worldbreakers"), "preconstructed")]
    assert len(pairs) == 16
    assert ["void", "void"] in pairs


def test_several_processes_give_what_one_gives() -> None:
    alone = msgspec.json.decode(soak_chunk(("sample", None, 7, 0, 120)), type=Soaked)
    several = Soaked()
    assert list(soak("sample", several, 120, seed=7, processes=2))[-1] == 120
    assert (several.games, several.decisions, several.longest) == (alone.games, alone.decisions, alone.longest)
    assert several.played == alone.played


def test_every_card_of_the_sample_is_played_in_a_soak() -> None:
    result = Soaked()
    assert list(soak("sample", result, 100, processes=1)) == [50, 100]
    assert result.never_played(arkade.load("sample")) == []


def test_where_nobody_plays_cards_those_come_up_that_everybody_has_seen_by_the_end() -> None:
    result = msgspec.json.decode(soak_chunk(("ark_ship", None, "seen", 0, 6)), type=Soaked)
    game: Any = arkade.load("ark_ship")
    kinds = {card.name: card.type for card in game.cards}
    assert {kinds[name] for name in result.played} == set(kinds.values())
    assert "Bridge" in result.played
    assert result.never_played(game), "so few voyages do not show all of the deck"


def test_a_card_that_nobody_played_is_named() -> None:
    assert "Diver" in Soaked(played={"Gull": 3}).never_played(arkade.load("sample"))


def test_a_game_that_goes_wrong_is_kept_with_the_record_that_shows_it_again() -> None:
    """The rules of this game stumble after its second choice."""
    result = Soaked()
    game = stumbling_game()
    play_one(game, Sitting("only", {"seats": 1}), "seed", 4, result)
    (fault,) = result.faults
    assert fault.number == 4
    assert fault.words.startswith("ZeroDivisionError: ")
    assert len(fault.record.choices) == 2
    with pytest.raises(ZeroDivisionError):
        game.replay(fault.record)


def stumbling_game() -> Game:
    question = Question("go", lambda g, seat: "Go on?", lambda g, seat: [PASS], lambda g, seat, option: None)

    def step(g: State) -> None:
        g.then(step)
        g.memory.append(1 // (2 - len(g.memory)))
        g.ask(0, question)

    return Game(
        name="stumbling",
        title="Stumbling",
        summary="",
        version="1",
        modes=[Mode("only", "only", (1,))],
        cards=[],
        rules=RuleBook(""),
        zones=ZonePlan([]),
        questions=[question],
        verbs=Verbs([]),
        layout=Layout(lambda g: 0, lambda g: ""),
        empty=State,
        start=lambda g: g.then(step),
    )
