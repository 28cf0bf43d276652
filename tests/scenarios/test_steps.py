"""What steps do, and what they say when it is not possible."""

from __future__ import annotations

from tests.scenarios.playing import failures

ROUND = """
dice: 6
position:
  P1: {hand: [Heron, Diver x2], discard: Net}
  P2: {hand: [Gull, Bulwark]}
"""
THREE = """
options: {seats: 3}
position:
  moment: reveal
  P1: {revealed: Rough Sea, hand: Net}
  P2: {revealed: Driftwood, pearls: 2}
  P3: {hand: Bulwark, pearls: 2}
"""


def test_choices_are_made_in_the_words_of_the_log() -> None:
    told = "expect: {log: {everybody: ['P1: play Diver', 'P2: play Gull']}}"
    assert failures(f"{ROUND}steps: [{{P1: play Diver}}, {{P2: play Gull}}, nobody reacts]\n{told}") == []


def test_a_choice_that_is_refused_fails_with_the_rule() -> None:
    (failure,) = failures(f"{ROUND}steps: [{{P1: play Net}}]")
    assert failure.startswith("step 1 (P1: play Net): Everybody who holds cards secretly chooses one of them")
    assert failure.endswith("(TP-02.01)")


def test_words_that_mean_nothing_fail_with_the_nearest() -> None:
    (failure,) = failures(f"{ROUND}steps: [{{P2: play Bulwark}}, {{P1: play Herron}}]")
    assert failure == "step 2 (P1: play Herron): 'play Herron' is no answer to what is asked; " + (
        "did you mean 'play Heron' or 'play Diver'? (K-03)"
    )


def test_words_that_mean_several_things_fail_with_all_of_them() -> None:
    (failure,) = failures(f"{ROUND}steps: [{{P1: play}}]")
    assert "'play' may mean 'play Heron', 'play Diver': which one?" in failure


def test_a_choice_of_somebody_who_is_not_asked_says_who_is() -> None:
    (failure,) = failures(f"{ROUND}steps: [{{P1: play Diver}}, {{P1: play Heron}}]")
    assert "step 2 (P1: play Heron): This seat is not asked now. (K-02) P2 is asked: Choose a card" in failure


def test_a_step_of_several_seats_fails_with_its_own_number() -> None:
    (failure,) = failures(f"{ROUND}steps: [{{P1: play Diver, P2: play Fog}}]")
    assert failure.startswith("step 1 (P2: play Fog): ")


def test_several_choices_of_one_seat_stand_in_a_list() -> None:
    net = "options: {seats: 3}\nposition: {moment: reveal, P1: {revealed: Net}, P2: {pearls: 2}, P3: {hand: Net}}\n"
    assert (
        failures(f"{net}dice: 6\nsteps: [nobody reacts, {{P1: [choose P2, pass]}}]\nexpect: {{P2: {{pearls: 1}}}}")
        == []
    )


def test_a_refusal_that_comes_is_no_failure_and_changes_nothing() -> None:
    steps = "steps: [{refuse: {P1: play Net, rule: TP-02.01}}, {refuse: {P1: dance, rule: K-03}}]\n"
    assert (
        failures(f"dice: []\n{ROUND.replace('dice: 6', '')}{steps}expect: {{asked: [P1, P2], P1: {{hand: 3}}}}") == []
    )


def test_a_refusal_that_does_not_come_fails() -> None:
    (failure,) = failures(f"{ROUND}steps: [{{refuse: {{P1: play Heron, rule: TP-02.01}}}}]")
    assert failure == "step 1 (refuse P1: play Heron): expected a refusal by TP-02.01, but it was allowed"


def test_a_refusal_by_another_rule_fails_with_that_rule() -> None:
    (failure,) = failures(f"{ROUND}steps: [{{refuse: {{P1: play Net, rule: K-05}}}}]")
    assert "expected a refusal by K-05, found: Everybody who holds cards" in failure
    assert failure.endswith("(TP-02.01)")


def test_a_refusal_of_words_that_mean_several_things_fails() -> None:
    (failure,) = failures(f"{ROUND}steps: [{{refuse: {{P1: play, rule: K-03}}}}]")
    assert "which one?" in failure


def test_nobody_reacts_closes_window_after_window() -> None:
    assert (
        failures(f"{THREE}dice: [1, 6]\nsteps: [nobody reacts, {{P1: choose P2}}, nobody reacts]\nexpect: {{over: no}}")
        == []
    )


def test_nobody_reacts_fails_where_nobody_may() -> None:
    (failure,) = failures(f"{ROUND}steps: [nobody reacts]")
    assert "nobody is asked to react; P1 is asked: Choose a card to play" in failure


def test_everybody_gives_the_same_answer() -> None:
    two = "dice: 6\nposition: {P1: {hand: [Diver, Net]}, P2: {hand: [Diver, Net]}}\n"
    steps = "steps: [{everybody: play Diver}, {everybody: pass}, {everybody: pass}]\n"
    assert failures(f"{two}{steps}expect: {{P1: {{pearls: 2}}, P2: {{pearls: 2}}}}") == []
    (failure,) = failures(f"{two}steps: [{{everybody: play Fog}}]")
    assert failure.startswith("step 1 (everybody: play Fog): 'play Fog' is no answer")
    (failure,) = failures(f"{two.replace('dice: 6', '')}steps: [{{P1: concede}}, {{everybody: pass}}]")
    assert failure == "step 2 (everybody: pass): nobody is asked"


def test_pass_until_a_seat_or_words_are_reached() -> None:
    asked = "expect: {asked: P3}"
    assert failures(f"{THREE}steps: [{{pass until: P3}}]\n{asked}") == []
    assert failures(f"{THREE}dice: [2]\nsteps: [{{pass until: choose a rival}}]\nexpect: {{asked: P1}}") == []


def test_pass_until_fails_where_somebody_must_decide_or_the_game_ends() -> None:
    (failure,) = failures(f"{THREE}dice: [2]\nsteps: [{{pass until: nothing of the sort}}]")
    assert "P1 can't pass: Rough Sea: choose a rival" in failure
    (failure,) = failures("dice: []\nsteps: [{P1: concede}, {pass until: P1}]")
    assert failure == "step 2 (pass until: P1): the game is over before that"


def test_dice_come_as_they_are_fixed() -> None:
    sea = "position: {moment: reveal, P1: {revealed: Rough Sea, hand: Net}, P2: {pearls: 1}}\n"
    assert (
        failures(f"{sea}dice: [3, 6]\nsteps: [nobody reacts]\nexpect: {{P1: {{pearls: 0}}, P2: {{pearls: 0}}}}") == []
    )
    assert failures(f"{sea}steps: [{{dice: [4, 6]}}, nobody reacts]\nexpect: {{P1: {{pearls: 4}}}}") == []


def test_dice_that_are_never_thrown_fail() -> None:
    assert failures(f"{THREE}steps: [{{dice: [4, 2]}}, {{P2: pass}}]") == [
        "at the end: dice that were never thrown: 4, 2"
    ]


def test_a_throw_that_no_die_can_show_is_told() -> None:
    (failure,) = failures("dice: [7]\nposition: {moment: end of round, P1: {hand: Net}}\nexpect: {over: no}")
    assert failure == "at the beginning: a fixed throw of 7 does not fit a choice among 6"
