"""A choice can be taken back exactly while it has shown nobody anything."""

from __future__ import annotations

import pytest

from arkade import Illegal
from arkade.kernel import CONCEDE, State
from tests.conformance.cases import Case, every_case
from tests.conformance.playing import sampled, seen_by_all, walk


def last_choice(g: State) -> tuple[int, tuple[int, int, int]]:
    seat, verb, a, b = g.record().choices[-1]
    return seat, (verb, a, b)


def fingerprints(g: State) -> list[object]:
    """What must be the same again: the state and what everybody sees of it."""
    return [g.digest(), g.record(), *seen_by_all(g)]


@every_case
@pytest.mark.rule("K-04")
def test_undo_then_redo_is_the_identity__leak_5(case: Case) -> None:
    """Also: what was taken back leaves no trace in anybody's view."""
    undone = 0
    before = case.new(21)
    for g in walk(case, 21):
        if g.undoable and undone < 40:
            undone += 1
            back = case.game.undo(g)
            assert fingerprints(back) == fingerprints(before)
            back.choose(*last_choice(g))
            assert fingerprints(back) == fingerprints(g)
        before = g.copy()
    assert undone, "no choice of a whole game could be taken back"


@every_case
@pytest.mark.rule("K-04")
def test_undo_is_refused_where_something_was_revealed(case: Case) -> None:
    for g in walk(case, 22):
        if not g.undoable:
            digest = g.digest()
            with pytest.raises(Illegal) as refused:
                case.game.undo(g)
            assert refused.value.rule == "K-04"
            assert g.digest() == digest


@every_case
@pytest.mark.rule("K-04")
def test_no_choice_can_be_taken_back_that_showed_a_card_or_used_chance__leak_4(case: Case) -> None:
    before = case.new(23)
    for g in walk(case, 23):
        if g.choices and (learned(before, g) or opened(before, g) or g.chance.words() != before.chance.words()):
            assert not g.undoable, f"choice {g.choices} can be taken back: {last_choice(g)}"
        before = g.copy()


def learned(before: State, g: State) -> bool:
    """Whether anybody has come to know a card. Forgetting tells nobody anything."""
    known = before.known + [0] * (len(g.known) - len(before.known))
    return any(now & ~then for then, now in zip(known, g.known, strict=True))


def opened(before: State, g: State) -> bool:
    """Whether secret answers of others than the last to answer have come to light."""
    last, _ = last_choice(g)
    secret = [seat for seat in range(g.seats) if before.ballots[seat] and seat != last and before.question]
    return any(g.over or g.ballots[seat] != before.ballots[seat] for seat in secret)


@every_case
@pytest.mark.rule("K-04")
def test_nothing_can_be_taken_back_before_the_first_choice(case: Case) -> None:
    g = case.new(23)
    assert not g.undoable
    with pytest.raises(Illegal, match="K-04"):
        case.game.undo(g)


@every_case
def test_conceding_can_not_be_taken_back(case: Case) -> None:
    for g in sampled(case, 24, most=8):
        for seat in range(g.seats):
            twin = g.copy()
            if twin.out >> seat & 1:
                continue
            twin.choose(seat, CONCEDE)
            assert not twin.undoable
