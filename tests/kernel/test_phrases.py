"""Typed words and the options that they mean."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import arkade
from arkade.kernel import CONCEDE, PASS, ArkadeError, Illegal, Option, State
from arkade.kernel.phrases import find_option, simplified, spoken
from arkade.scenarios import game_of, read_scenario
from arkade.scenarios.position import blank_table, set_up


def position(text: str, cards: str = "[]") -> State:
    scenario = read_scenario(f"{{game: sample, steps: [nobody reacts], cards: {cards}, position: {text}}}")
    names = blank_table(scenario, game_of(scenario))
    set_up(scenario, names)
    names.g.run()
    return names.g


def words(g: State, seat: int, option: Option) -> str:
    return spoken(g, seat, option)


@pytest.fixture
def choosing() -> State:
    """P1 may play one of five cards; a Gull lies in the discard pile."""
    return position("{P1: {hand: [Heron, Oyster Bed, Diver x2, Rough Sea], discard: [Gull, Diver]}, P2: {hand: Fog}}")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("play Heron", "play Heron"),
        ("PLAY  heron!", "play Heron"),
        ("play her", "play Heron"),
        ("heron", "play Heron"),
        ("oyster", "play Oyster Bed"),
        ("bed", "play Oyster Bed"),
        ("pl sea", "play Rough Sea"),
        ("1", "play Heron"),
        ("5", "play Rough Sea"),
        ("#2", "play Oyster Bed"),
        ("play diver", "play Diver"),
    ],
)
def test_words_mean_the_option_that_they_fit(choosing: State, typed: str, meant: str) -> None:
    option = find_option(choosing, 0, typed)
    assert words(choosing, 0, option) == meant
    assert option in choosing.options(0)


def test_every_option_is_found_by_its_own_words(choosing: State) -> None:
    for option in choosing.options(0):
        found = find_option(choosing, 0, words(choosing, 0, option))
        assert words(choosing, 0, found) == words(choosing, 0, option)


def test_of_two_options_that_read_the_same_the_first_is_meant_unless_numbered(choosing: State) -> None:
    divers = [option for option in choosing.options(0) if words(choosing, 0, option) == "play Diver"]
    assert len(divers) == 2
    assert find_option(choosing, 0, "play Diver") == divers[0]
    assert find_option(choosing, 0, "play Diver #1") == divers[0]
    assert find_option(choosing, 0, "diver #2") == divers[1]


def test_the_number_of_a_copy_goes_on_among_the_illegal_ones(choosing: State) -> None:
    third = find_option(choosing, 0, "play Diver #3")
    assert third not in choosing.options(0)
    with pytest.raises(Illegal) as refusal:
        choosing.choose(0, third)
    assert refusal.value.rule == "TP-02.01"


def test_a_copy_that_is_not_there_is_no_answer(choosing: State) -> None:
    with pytest.raises(Illegal, match="no number 4 of 'play Diver'; there are 3"):
        find_option(choosing, 0, "play Diver #4")


def test_an_illegal_candidate_is_found_so_that_its_rule_can_be_told(choosing: State) -> None:
    gull = find_option(choosing, 0, "play Gull")
    with pytest.raises(Illegal) as refusal:
        choosing.choose(0, gull)
    assert refusal.value.rule == "TP-02.01"


def test_exact_words_of_an_illegal_option_come_before_parts_of_a_legal_one() -> None:
    g = position("{P1: {hand: Fog Bank, discard: Fog}, P2: {hand: Net}}", "[{name: Fog Bank, speed: 1}]")
    assert words(g, 0, find_option(g, 0, "play fog")) == "play Fog"
    assert words(g, 0, find_option(g, 0, "play fog b")) == "play Fog Bank"


def test_passing_and_conceding_have_words() -> None:
    g = position("{moment: reveal, P1: {revealed: Fog}, P2: {hand: Bulwark}}")
    assert find_option(g, 1, "Pass.") == PASS
    assert find_option(g, 1, "concede") == CONCEDE
    assert find_option(g, 0, "Concede!") == CONCEDE
    assert words(g, 1, find_option(g, 1, "react")) == "react with Bulwark"


def test_words_that_fit_several_options_are_answered_with_them(choosing: State) -> None:
    with pytest.raises(ArkadeError, match=r"'play' may mean 'play Heron', 'play Oyster Bed', .*: which one") as fault:
        find_option(choosing, 0, "play")
    assert not isinstance(fault.value, Illegal)


def test_words_that_fit_nothing_are_answered_with_the_nearest(choosing: State) -> None:
    with pytest.raises(Illegal, match="did you mean 'play Heron'") as refusal:
        find_option(choosing, 0, "plai heronn")
    assert refusal.value.rule == "K-03"
    with pytest.raises(Illegal, match="'xyzzy' is no answer to what is asked"):
        find_option(choosing, 0, "xyzzy")


@pytest.mark.parametrize("typed", ["", "   ", "!?", "99", "0", "-1"])
def test_words_without_words_mean_nothing(choosing: State, typed: str) -> None:
    with pytest.raises(Illegal) as refusal:
        find_option(choosing, 0, typed)
    assert refusal.value.rule == "K-03"


def test_a_seat_that_is_not_asked_and_a_game_that_is_over_have_no_answers(choosing: State) -> None:
    choosing.choose(0, find_option(choosing, 0, "heron"))
    with pytest.raises(Illegal) as refusal:
        find_option(choosing, 0, "oyster")
    assert refusal.value.rule == "K-02"
    choosing.choose(1, CONCEDE)
    with pytest.raises(Illegal) as refusal:
        find_option(choosing, 1, "fog")
    assert refusal.value.rule == "K-01"


def test_accents_apostrophes_and_signs() -> None:
    assert simplified("Arkhé — Raider’s Hideaway!") == "arkhe raiders hideaway"
    assert simplified("apply +1, then -1 at (3,2)") == "apply +1 then -1 at 3 2"
    assert simplified("2-3") == "2 3"


@given(seat=st.integers(0, 1), typed=st.text(max_size=300), seed=st.integers(0, 20))
def test_any_text_is_an_option_or_a_clean_error_that_names_no_hidden_card(seat: int, typed: str, seed: int) -> None:
    g = arkade.load("sample").new(seed)
    hidden = {g.name(card) for card in g.pile(1, 1 - seat)} - {g.name(card) for card in g.pile(1, seat)}
    try:
        option = find_option(g, seat, typed)
    except ArkadeError as fault:
        told = str(fault).replace(typed[:60], "")
        assert not any(name in told for name in hidden)
    else:
        assert option == CONCEDE or option in g.options(seat)
