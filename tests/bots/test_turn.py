"""A turn: through the own turn to its end, and beyond a short one to the next."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import arkade
from arkade.bots import Eye, RandomBot
from arkade.bots.judging import evaluation_of
from arkade.bots.turn import BEAM, MOST_TRIED, SHORT_TURN, Position, Turn
from arkade.kernel import Option, State
from arkade.kernel.chance import seeded
from arkade.kernel.evaluation import Evaluation, always


def worlds(game: str, seed: int, count: int) -> Iterator[tuple[State, int]]:
    """Worlds that the seat to move imagines along a random game, with the seat, where nothing is under way."""
    g = arkade.load(game).new(seed, listening=False)
    evaluation = evaluation_of(g, None)
    bot = RandomBot(seed)
    found = 0
    while found < count and not g.over:
        seat = g.asked[0]
        if evaluation.is_at_rest(g) and len(g.options(seat)) > 2 and g.choices % 5 == 0:
            found += 1
            yield Eye(g, seat).sample(found), seat
        g.choose(seat, bot.choose(Eye(g, seat)))


def turn_in(world: State, seat: int) -> Turn:
    return Turn(world, seat, evaluation_of(world, None), seeded("turn"))


def test_every_option_gets_a_value_and_a_line_that_can_be_played() -> None:
    for world, seat in worlds("worldbreakers", 1, 4):
        turn = turn_in(world, seat)
        assert all(0.0 <= value <= 1.0 for value in turn.best)
        for place, option in enumerate(turn.options):
            line = turn.line(place)
            assert line[0] == (seat, option)
            twin = world.copy()
            for mover, choice in line:
                assert choice in twin.options(mover)
                twin.choose(mover, choice)


def test_an_end_of_the_turn_counts_more_than_a_position_on_the_way() -> None:
    world, seat = next(worlds("worldbreakers", 2, 1))
    turn = turn_in(world, seat)
    turn.reached = [None] * len(turn.options)
    on_the_way, end, better_end = [Position(world, 1, ((seat, turn.options[0]),)) for _ in range(3)]
    on_the_way.value, end.value, better_end.value = 0.9, 0.4, 0.5
    end.ends_turn = better_end.ends_turn = True
    for position in (on_the_way, end, better_end, end, on_the_way):
        turn.credit(position)
    assert turn.reached[0] is better_end
    assert turn.reached[1:] == [None] * (len(turn.options) - 1)


def test_what_is_not_followed_beyond_the_turn_stays_behind_what_is() -> None:
    wide = 0
    for seed in range(3):
        for world, seat in worlds("worldbreakers", seed, 6):
            turn = turn_in(world, seat)
            ends = [place for place, end in enumerate(turn.reached) if end is not None and end.ends_turn]
            if turn.tried > SHORT_TURN or len(ends) <= BEAM:
                continue
            wide += 1
            seen = [end.value if end is not None else 0.0 for end in turn.reached]
            followed = sorted(ends, key=seen.__getitem__, reverse=True)[:BEAM]
            least = min(turn.best[place] for place in followed)
            assert all(turn.best[place] <= least for place in range(len(turn.best)) if place not in followed)
    assert wide > 0


def test_the_next_turn_is_worth_what_its_best_option_is_worth() -> None:
    """Once somebody has won there is no next turn; before that it is at least as good as doing just anything."""
    world, seat = next(worlds("worldbreakers", 3, 1))
    turn = turn_in(world, seat)
    won = world.copy()
    won.end([float(other == seat) for other in range(2)])
    assert turn.next_turn(won) == 1.0
    waiting = world.copy()
    waiting.choose(seat, waiting.options(seat)[0])
    before = waiting.digest()
    assert 0.0 < turn.next_turn(waiting.copy()) < 1.0
    assert waiting.digest() == before


def followed_from(world: State, seat: int) -> list[list[State]]:
    """The positions that a turn goes on from, decision by decision; those that leave a choice are noted by the advice
    that the turn asks for. Nothing where the turn was too long to be
    searched to its end."""
    noted: list[State] = []

    def note(g: State, asked: int, options: list[Option]) -> list[Option]:
        noted.append(g)
        return options

    own = evaluation_of(world, None)
    weights = {feature.name: own.weights[place] for place, feature in enumerate(own.features)}
    turn = Turn(world, seat, Evaluation(own.features, weights, always, own.survey, note), seeded("turn"))
    noted.clear()
    turn.tried = 0
    turn.search(world)
    depths = sorted({g.choices for g in noted}) if turn.tried < MOST_TRIED else []
    return [[g for g in noted if g.choices == depth] for depth in depths]


def one_choice_later(positions: list[State], seat: int) -> list[State]:
    """All positions of the same turn that one more choice leads to, as often as it does."""
    found = []
    for g in positions:
        for option in g.options(seat):
            twin = g.copy()
            twin.choose(seat, option)
            found += [twin] if twin.asked == (seat,) else []
    return found


def many_orders() -> tuple[State, int]:
    """A turn of AracKhan Wars in which several cards are to be activated, in any order."""
    found = worlds("arackhan_wars", 2, 9)
    return next((world, seat) for world, seat in found if world.question and world.question.name == "activation")


def test_the_most_promising_positions_of_a_turn_are_followed_each_once() -> None:
    """Another order of the same choices leads to the same position, and no more than a beam of them is followed."""
    world, seat = many_orders()
    values = evaluation_of(world, None).values
    wide = merged = 0
    for before, after in pairwise(followed_from(world, seat)):
        later = one_choice_later(before, seat)
        once = {g.image(): g for g in later}
        promises = sorted([(values(g)[seat], len(g.options(seat))) for g in once.values()], reverse=True)
        followed = [value for value, choices in promises[:BEAM] if choices > 1]
        assert [values(g)[seat] for g in after] == followed
        wide += len(once) > BEAM
        merged += len(later) > len(once)
    assert wide > 0
    assert merged > 0


def test_what_another_order_of_the_same_choices_leads_to_counts_for_both_first_ones() -> None:
    turn = turn_in(*many_orders())
    shared = [position for position in turn.reached if position is not None and turn.reached.count(position) > 1]
    assert shared
    for position in shared:
        places = [place for place, found in enumerate(turn.reached) if found is position]
        assert all(position.firsts >> place & 1 for place in places)
