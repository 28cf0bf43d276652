"""A copy is equal to its original and shares nothing with it that can change."""

from __future__ import annotations

from arkade.kernel import State
from arkade.kernel.chance import Chance
from tests.conformance.cases import Case, every_case
from tests.conformance.playing import finish, sampled, seen_by_all, walk

NOT_COPIED = {"listening"}
"""A copy does not listen, so that search does not pay for a story."""
NOT_IN_THE_DIGEST = {"choices", "own_piles"}
"""How long the game took does not matter for the rest of it, nor what it shares with copies for the time being."""
MADE_WHEN_ASKED_FOR = {"decisions"}
SHARED_INSIDE = {"menus", "piles"}
"""The lists of options are shared between copies and never changed once they are made; piles are shared until one of
the copies moves a card."""


def attributes(g: State) -> dict[str, object]:
    """All that a state holds, by name, in plain and in compiled form."""
    names = [name for name in dir(g) if not name.startswith("__") and name not in MADE_WHEN_ASKED_FOR]
    values = {name: getattr(g, name) for name in names}
    return {name: value for name, value in values.items() if not callable(value)}


def comparable(value: object) -> object:
    return value.words() if isinstance(value, Chance) else value


@every_case
def test_a_copy_is_equal_in_every_attribute(case: Case) -> None:
    for g in walk(case, 1):
        twin = attributes(g.copy())
        for name, value in attributes(g).items():
            if name not in NOT_COPIED:
                assert comparable(twin[name]) == comparable(value), f"{name} is not copied"


@every_case
def test_a_copy_has_the_digest_and_the_views_of_its_original(case: Case) -> None:
    for g in sampled(case, 2, most=25):
        twin = g.copy()
        assert twin.digest() == g.digest()
        assert seen_by_all(twin) == seen_by_all(g)


@every_case
def test_a_copy_shares_no_list_with_its_original(case: Case) -> None:
    for g in walk(case, 3):
        twin = attributes(g.copy())
        for name, value in attributes(g).items():
            if isinstance(value, list):
                assert twin[name] is not value, f"the list {name} is shared"
                if name not in SHARED_INSIDE:
                    inner = twin[name]
                    assert isinstance(inner, list)
                    assert_nothing_shared(name, value, inner)
        assert twin["chance"] is not g.chance, "the generator is shared"


def assert_nothing_shared(name: str, original: list[object], twin: list[object]) -> None:
    for one, other in zip(original, twin, strict=True):
        if isinstance(one, list):
            assert one is not other, f"a list inside {name} is shared"


@every_case
def test_playing_on_a_copy_leaves_the_original_as_it_was(case: Case) -> None:
    for g in sampled(case, 4, most=10):
        digest, views, record = g.digest(), seen_by_all(g), g.record()
        options = [list(decision.options) for decision in g.decisions]
        for seed in range(2):
            finish(g.copy(), seed)
        assert g.digest() == digest
        assert seen_by_all(g) == views
        assert g.record() == record
        assert [decision.options for decision in g.decisions] == options


@every_case
def test_playing_on_the_original_leaves_a_copy_as_it_was(case: Case) -> None:
    kept = [(twin, twin.digest(), seen_by_all(twin)) for twin in (g.copy() for g in sampled(case, 5, most=10))]
    for twin, digest, views in kept:
        assert twin.digest() == digest
        assert seen_by_all(twin) == views


@every_case
def test_a_copy_plays_on_as_its_original_does(case: Case) -> None:
    for g in sampled(case, 7, most=10):
        twin, other = g.copy(), g.copy()
        untouched = g.table.game.replay(g.record())
        for state in (twin, other, untouched):
            finish(state, 3)
        assert twin.digest() == other.digest() == untouched.digest()


@every_case
def test_the_digest_covers_every_number_of_a_state(case: Case) -> None:
    for g in sampled(case, 6, most=6):
        digest = g.digest()
        for name, value in attributes(g).items():
            twin = g.copy()
            if name not in (*NOT_IN_THE_DIGEST, *g.derived()) and changes(twin, name, value):
                assert twin.digest() != digest, f"the digest does not cover {name}"


def changes(g: State, name: str, value: object) -> bool:
    """Change a number of a state, or the first of a list of them; False where the attribute is neither."""
    if isinstance(value, list) and value and type(value[0]) is int:
        getattr(g, name)[0] += 1
        return True
    if type(value) is not int:
        return False
    try:
        setattr(g, name, value + 1)
    except AttributeError:
        return False
    return True


@every_case
def test_a_copy_remembers_the_game_so_far(case: Case) -> None:
    for g in sampled(case, 7, most=8):
        assert g.copy().record() == g.record()
        assert g.copy().undoable == g.undoable
