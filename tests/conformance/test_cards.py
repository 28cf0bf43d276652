"""No card is lost or doubled, no resource is negative, and games end with a score for everybody."""

from __future__ import annotations

from collections import Counter

from arkade.kernel import State
from tests.conformance.cases import Case, every_case
from tests.conformance.playing import ended, walk


def faces_by_pool(g: State) -> Counter[tuple[int, int]]:
    """How often each face is in each pool: what no shuffle and no move may change."""
    return Counter(zip(g.pool, g.face, strict=True))


def assert_cards_in_order(g: State) -> None:
    """Every card lies in exactly one zone, and the two ways to find it agree."""
    lying = sorted(card for pile in g.piles for card in pile)
    assert lying == list(range(len(g.face)))
    for zone, pile in enumerate(g.piles):
        assert all(g.zone[card] == zone for card in pile)
    assert len(g.zone) == len(g.known) == len(g.owner) == len(g.pool) == len(g.face)


@every_case
def test_no_card_is_lost_or_doubled(case: Case) -> None:
    for seed in range(5):
        made: Counter[tuple[int, int]] = Counter()
        for g in walk(case, f"cards {seed}"):
            assert_cards_in_order(g)
            now = faces_by_pool(g)
            assert made <= now, "a card has turned into another"
            made = now


@every_case
def test_no_counter_and_no_mark_is_negative(case: Case) -> None:
    layout = case.game.layout
    for seed in range(5):
        for g in walk(case, f"counters {seed}"):
            for counter in layout.counters:
                for seat in range(g.seats):
                    assert counter.read(g, seat) >= 0, counter.name
            for shared in layout.shared:
                assert shared.read(g, None) >= 0, shared.name
            for mark in layout.marks:
                assert min(getattr(g, mark.attribute), default=0) >= min(mark.rest, 0), mark.name


@every_case
def test_games_end_with_a_score_for_every_seat(case: Case) -> None:
    for seed in range(10):
        g = ended(case, f"end {seed}")
        scores = g.outcome()
        assert scores is not None
        assert len(scores) == g.seats
        assert all(0.0 <= score <= 1.0 for score in scores)
        assert g.view(None).outcome == list(scores)


@every_case
def test_a_running_game_has_no_outcome(case: Case) -> None:
    for g in walk(case, 41):
        assert (g.outcome() is None) == (not g.over)
        assert (g.view(0).outcome is None) == (not g.over)


@every_case
def test_whose_turn_and_which_phase_is_always_shown(case: Case) -> None:
    for g in walk(case, 42):
        view = g.view(None)
        assert -1 <= view.turn < g.seats
        assert view.phase
