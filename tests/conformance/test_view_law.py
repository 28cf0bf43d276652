"""The view law: deal everything anew that a viewer does not know, and the view does not change by one byte."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from arkade.kernel import SPECTATOR, Option, State
from arkade.kernel.chance import seeded
from arkade.kernel.verbs import CARD
from tests.conformance.cases import Case, every_case
from tests.conformance.playing import finish, sampled, seen_by, walk


@every_case
def test_a_seats_view_is_the_same_in_every_world_that_fits_it(case: Case) -> None:
    for g in walk(case, 51):
        for seat in range(g.seats):
            assert seen_by(g.determinize(seat, g.choices), seat) == seen_by(g, seat)


@every_case
def test_a_spectators_view_is_the_same_in_every_world_that_fits_it(case: Case) -> None:
    """In the world of a spectator, and in that of every seat: no seat knows less than one who only watches."""
    for g in sampled(case, 52, most=20):
        view = seen_by(g, None)
        for seat in (*range(g.seats), SPECTATOR):
            assert seen_by(g.determinize(seat, g.choices), None) == view


@every_case
@given(seed=st.integers(0, 2**32), world=st.text(max_size=8))
def test_the_view_law_holds_at_any_moment_of_any_game(case: Case, seed: int, world: str) -> None:
    for g in sampled(case, seed, most=3):
        seat = seeded(world).below(g.seats)
        assert seen_by(g.determinize(seat, world), seat) == seen_by(g, seat)


@every_case
def test_the_view_law_holds_in_worlds_within_worlds__leak_14(case: Case) -> None:
    for g in sampled(case, 53, most=8):
        for seat in range(g.seats):
            world = g.determinize(seat, 1)
            for other in range(g.seats):
                assert seen_by(world.determinize(other, 2), other) == seen_by(world, other)


def askable(g: State, seat: int) -> list[Option]:
    """What a seat may ask `why_not` about: the candidates, and every verb with every card."""
    verbs = g.table.game.verbs.by_number.values()
    with_cards = [(verb.number, card, 0) for verb in verbs if verb.a.kind == CARD for card in range(len(g.face))]
    own = g.question.candidates(g, seat, *g.question_args) if g.question and seat in g.asked else []
    return own + with_cards


@every_case
def test_prompts_words_and_refusals_are_the_same_in_every_world__leak_12(case: Case) -> None:
    game = case.game
    for g in sampled(case, 54, most=8):
        for seat in range(g.seats):
            world = g.determinize(seat, "refusals")
            assert world.prompt(seat) == g.prompt(seat)
            assert world.options(seat) == g.options(seat)
            for option in askable(g, seat):
                assert world.forbidden(seat, option) == g.forbidden(seat, option)
                assert game.verbs.words(world, option, seat) == game.verbs.words(g, option, seat)


@every_case
def test_a_card_has_the_same_name_for_a_seat_in_every_world(case: Case) -> None:
    for g in sampled(case, 55, most=8):
        for seat in range(g.seats):
            world = g.determinize(seat, "names")
            for card in range(len(g.face)):
                assert world.name_for(seat, card) == g.name_for(seat, card)
                assert world.knows(seat, card) == g.knows(seat, card)


@every_case
def test_a_world_is_made_of_the_same_cards(case: Case) -> None:
    for g in sampled(case, 56, most=8):
        for seat in range(g.seats):
            world = g.determinize(seat, "cards")
            assert Counter(zip(world.pool, world.face, strict=True)) == Counter(zip(g.pool, g.face, strict=True))
            assert world.piles == g.piles
            assert world.known == g.known


@every_case
def test_a_world_can_be_played_to_its_end(case: Case) -> None:
    for g in sampled(case, 57, most=5):
        for seat in range(g.seats):
            world = g.determinize(seat, "play")
            finish(world, 57)
            assert world.outcome() is not None


@every_case
def test_making_a_world_leaves_the_game_as_it_was(case: Case) -> None:
    for g in sampled(case, 58, most=8):
        digest = g.digest()
        for seat in range(g.seats):
            world = g.determinize(seat, "apart")
            finish(world, 58)
        assert g.digest() == digest


@every_case
def test_the_same_seed_gives_the_same_world(case: Case) -> None:
    for g in sampled(case, 59, most=5):
        for seat in range(g.seats):
            assert g.determinize(seat, 1).digest() == g.determinize(seat, 1).digest()
            assert g.determinize(seat, 1).digest() != g.determinize(seat, 2).digest()


@every_case
def test_a_world_follows_from_what_the_seat_knows_and_not_from_what_is_true__leak_1(case: Case) -> None:
    """Two games that a seat can't tell apart give it the same worlds for the same seeds."""
    for g in sampled(case, 60, most=8):
        for seat in range(g.seats):
            lookalike = g.determinize(seat, "another truth")
            assert lookalike.determinize(seat, 1).digest() == g.determinize(seat, 1).digest()
