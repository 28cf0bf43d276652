"""State: the agenda, asking, deciding, the end of a game."""

from __future__ import annotations

from typing import Any

import pytest

from arkade import ArkadeError, Illegal
from arkade.kernel import CONCEDE, PASS, State
from tests.kernel.plays import NAME, NUMBER, SAY
from tests.kernel.toys import TOYS, asked, play, table


def note(g: State, number: int) -> None:
    g.memory.append(number)


def note_and_go_on(g: State, number: int) -> None:
    """Steps that a step puts on the agenda come before what was there."""
    g.memory.append(number)
    g.then(note, number + 1)
    g.then(note, number + 2)


def go_round(g: State) -> None:
    g.then(go_round)


def stop_here(g: State) -> None:
    g.end([0.0] * g.seats)


def ask_twice(g: State) -> None:
    g.ask(0, NUMBER)
    g.ask(1, NUMBER)


# -- the agenda ---------------------------------------------------------------------------------------


def test_the_last_step_put_on_the_agenda_comes_first() -> None:
    g = table()
    g.then(stop_here)
    g.then(note, 1)
    g.then(note, 2)
    g.run()
    assert g.memory == [0, 0, 2, 1]
    assert g.over


def test_what_a_step_puts_on_the_agenda_comes_before_what_lay_there() -> None:
    g = table()
    g.then(stop_here)
    g.then(note, 9)
    g.then(note_and_go_on, 1)
    g.run()
    assert g.memory == [0, 0, 1, 3, 2, 9]


def test_nothing_runs_after_the_end() -> None:
    g = table()
    g.then(note, 1)
    g.then(stop_here)
    g.run()
    assert (g.memory, g.agenda) == ([0, 0], [])


def test_rules_that_never_come_to_a_decision_are_a_fault() -> None:
    g = table()
    g.then(go_round)
    with pytest.raises(ArkadeError, match="the rules go round in circles: 100,000 steps without a decision"):
        g.run()


def test_the_agenda_waits_while_a_question_is_open() -> None:
    g = play("say", seats=3)
    assert len(g.agenda) == 3
    g.run()
    assert asked(g) == [1]
    assert len(g.agenda) == 3


def test_two_questions_at_once_are_a_fault_of_the_rules() -> None:
    g = table()
    g.then(ask_twice)
    with pytest.raises(AssertionError, match="asked number while another question is open"):
        g.run()


# -- asking one seat ------------------------------------------------------------------------------------


def test_a_decision_has_a_seat_a_prompt_and_options() -> None:
    g = play("say", seats=3)
    (decision,) = g.decisions
    assert decision.seat == 1
    assert decision.prompt == "P2, say a number."
    assert decision.options == [(SAY, 1, 0), (SAY, 2, 0), (SAY, 3, 0), (SAY, 4, 0)]


def test_seats_are_asked_one_after_the_other_and_the_game_ends() -> None:
    g = play("say", seats=3)
    for seat, number in ((1, 4), (2, 1), (0, 3)):
        assert asked(g) == [seat]
        assert not g.over
        assert g.outcome() is None
        g.choose(seat, (SAY, number, 0))
    assert g.over
    assert g.decisions == []
    assert g.outcome() == (0.0, 1.0, 0.0)


def test_a_seat_that_is_not_asked_has_no_prompt_and_no_options() -> None:
    g = play("say", seats=3)
    assert (g.prompt(0), g.options(0)) == ("", [])


def test_a_list_serves_as_well_as_a_tuple() -> None:
    g, twin = play("say"), play("say")
    g.choose(1, [SAY, 2, 0])
    twin.choose(1, (SAY, 2, 0))
    assert g.digest() == twin.digest()
    assert g.record() == twin.record()
    assert TOYS.why_not(g, 0, [SAY, 3, 0]) is None


# -- refusals -------------------------------------------------------------------------------------------


def refusal(g: State, seat: int, option: Any) -> str:
    """The id of the rule by which a choice is refused; nothing may have changed."""
    before, choices = g.digest(), g.choices
    with pytest.raises(Illegal) as refused:
        g.choose(seat, option)
    rule = TOYS.why_not(g, seat, option)
    assert rule is not None
    assert (refused.value.rule, refused.value.words) == (rule.id, rule.text)
    assert (g.digest(), g.choices) == (before, choices)
    return rule.id


@pytest.mark.rule("K-01")
def test_nothing_can_be_chosen_once_the_game_is_over() -> None:
    g = play("nothing")
    assert refusal(g, 0, (SAY, 1, 0)) == "K-01"
    assert refusal(g, 0, CONCEDE) == "K-01"


@pytest.mark.rule("K-02")
@pytest.mark.parametrize("seat", [0, 2, -1, 8, 10**20])
def test_a_seat_that_is_not_asked_or_not_there_is_refused(seat: int) -> None:
    g = play("say")
    assert refusal(g, seat, (SAY, 1, 0)) == "K-02"


@pytest.mark.rule("K-02")
@pytest.mark.parametrize("seat", [2, -1, 10**20])
def test_a_seat_that_is_not_there_cannot_concede(seat: int) -> None:
    assert refusal(play("say"), seat, CONCEDE) == "K-02"


@pytest.mark.rule("K-03")
@pytest.mark.parametrize("option", [(SAY, 5, 0), (SAY, 1, 1), PASS, (-2, 0, 0), (10**30, 0, 0), (SAY, -1, 0)])
def test_an_answer_to_another_question_is_refused(option: Any) -> None:
    assert refusal(play("say"), 1, option) == "K-03"


@pytest.mark.rule("K-03")
@pytest.mark.parametrize("option", [None, "say", (), (SAY,), (SAY, 1), (SAY, 1, 0, 0), (2.5, 1, 0), ("2", 1, 0)])
def test_what_is_no_option_at_all_is_refused_in_the_same_way(option: Any) -> None:
    assert refusal(play("say"), 1, option) == "K-03"


def test_a_well_formed_answer_is_refused_by_the_games_own_rule() -> None:
    g = play("say")
    g.choose(1, (SAY, 2, 0))
    assert refusal(g, 0, (SAY, 2, 0)) == "TOY-01.01"


def test_a_candidate_that_a_list_of_options_leaves_out_is_no_answer() -> None:
    assert refusal(play("guess"), 0, (NAME, 7, 0)) == "K-03"


def test_a_refusal_quotes_the_rule() -> None:
    g = play("say")
    g.choose(1, (SAY, 2, 0))
    with pytest.raises(Illegal, match=r"^A number is said once\. \(TOY-01\.01\)$"):
        g.choose(0, (SAY, 2, 0))


# -- seats, turn order, teams -----------------------------------------------------------------------------


def test_turn_order_passes_over_seats_that_are_out() -> None:
    g = table(seats=4)
    g.out = 1 << 1 | 1 << 2
    assert [g.next_seat(seat) for seat in range(4)] == [3, 3, 3, 0]
    assert g.seats_from(1) == [3, 0]
    assert g.seats_from(0) == [0, 3]


def test_the_last_seat_comes_after_itself() -> None:
    g = table(seats=3)
    g.out = 0b110
    assert g.next_seat(0) == 0
    assert g.rivals(0) == []


def test_without_teams_all_others_are_rivals_in_turn_order() -> None:
    g = table(seats=4)
    assert g.rivals(2) == [3, 0, 1]
    assert g.allies(2) == []


def test_in_teams_partners_are_allies() -> None:
    g = table(seats=4, mode="teams")
    assert g.rivals(0) == [1, 3]
    assert g.allies(0) == [2]
    g.out = 1 << 2 | 1 << 3
    assert (g.rivals(0), g.allies(0)) == ([1], [])


# -- conceding and the end --------------------------------------------------------------------------------


def test_any_seat_may_concede_at_any_time_and_the_others_win() -> None:
    g = play("say", seats=3)
    assert CONCEDE not in g.options(1)
    g.choose(0, CONCEDE)
    assert g.outcome() == (0.0, 1.0, 1.0)
    assert g.view(2).log[-1].text == "P1 concedes."


def test_a_team_concedes_as_one() -> None:
    g = play("say", seats=4, mode="teams")
    g.choose(3, list(CONCEDE))
    assert g.outcome() == (1.0, 0.0, 1.0, 0.0)


@pytest.mark.rule("K-02")
def test_a_seat_that_is_out_cannot_concede() -> None:
    g = play("windows", seats=3, window="once")
    g.choose(1, (4, 2, 0))
    assert refusal(g, 2, CONCEDE) == "K-02"


def test_conceding_cannot_be_taken_back() -> None:
    g = play("say")
    g.choose(1, CONCEDE)
    assert not g.undoable


def test_the_end_leaves_nothing_to_decide() -> None:
    g = play("mulligan")
    g.choose(0, g.options(0)[0])
    g.end([0.5, 0.5])
    assert (g.decisions, g.agenda, g.question) == ([], [], None)
    assert g.outcome() == (0.5, 0.5)


# -- undo -------------------------------------------------------------------------------------------------


def test_a_choice_that_reveals_nothing_can_be_taken_back() -> None:
    g = play("say", seats=3)
    before = g.digest()
    g.choose(1, (SAY, 2, 0))
    assert g.undoable
    assert TOYS.undo(g).digest() == before


@pytest.mark.rule("K-04")
def test_where_nothing_was_chosen_nothing_can_be_taken_back() -> None:
    g = play("say")
    assert not g.undoable
    with pytest.raises(Illegal, match="K-04"):
        TOYS.undo(g)


def test_several_choices_can_be_taken_back_one_by_one() -> None:
    g = play("say", seats=4)
    digests = [g.digest()]
    for number in (1, 2, 3):
        g.choose(asked(g)[0], (SAY, number, 0))
        digests.append(g.digest())
    while g.undoable:
        assert g.digest() == digests.pop()
        g = TOYS.undo(g)
    assert [g.digest()] == digests


@pytest.mark.rule("K-04")
def test_a_choice_that_showed_a_card_cannot_be_taken_back() -> None:
    g = play("guess")
    g.choose(0, (NAME, 1, 0))
    assert not g.undoable
    with pytest.raises(Illegal, match="K-04"):
        TOYS.undo(g)


def test_undo_keeps_quiet_in_a_match_that_nobody_listens_to() -> None:
    g = TOYS.new(1, options={"play": "say"}, listening=False)
    g.choose(1, (SAY, 1, 0))
    assert TOYS.undo(g).story is None


# -- copies -----------------------------------------------------------------------------------------------


def test_a_copy_is_equal_and_independent() -> None:
    g = play("mulligan", seats=3)
    g.choose(1, g.options(1)[0])
    twin = g.copy()
    assert twin.digest() == g.digest()
    before = g.digest()
    for seat in (0, 1, 2):
        twin.choose(seat, PASS)
    assert twin.over
    assert g.digest() == before
    assert asked(g) == [0, 1, 2]


def test_a_copy_shares_the_story_and_does_not_go_on_telling_it() -> None:
    g = play("say")
    g.choose(1, (SAY, 2, 0))
    twin = g.copy()
    twin.choose(0, (SAY, 1, 0))
    assert [line.text for line in twin.view(0).log] == ["P2: say 2"]


def test_options_are_worked_out_once_for_each_question() -> None:
    g = play("say")
    assert g.options(1) is g.options(1)
    g.choose(1, (SAY, 1, 0))
    assert g.options(0) == [(SAY, 2, 0), (SAY, 3, 0), (SAY, 4, 0)]
