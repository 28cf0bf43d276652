"""The three-pile draft: what is dealt, what a turn is, how it ends, and what stays hidden."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from arkade import Illegal
from arkade.games.worldbreakers.draft import RETURN
from arkade.games.worldbreakers.printed import WORLDBREAKER
from arkade.games.worldbreakers.state import Worldbreakers
from arkade.kernel import SPECTATOR, Option
from arkade.kernel.chance import seeded
from tests.games.worldbreakers.tables import (
    FACES,
    SUPPLY_FACES,
    cards_in,
    draft_everything,
    draft_with,
    names_in,
    new,
    option_words,
    say,
    sizes,
)


def drafter(g: Worldbreakers) -> int:
    (seat,) = g.asked
    return seat


def drafting(seed: int) -> Iterator[Worldbreakers]:
    """A draft played at random: its state at every decision."""
    g = new(seed, "draft")
    chance = seeded(seed)
    while g.question is not None and g.question.name == "draft":
        yield g
        options = g.options(drafter(g))
        g.choose(drafter(g), options[chance.below(len(options))])


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("WB-21.01")
def test_each_player_has_every_worldbreaker_and_every_signature_card() -> None:
    g = new(1, "draft")
    own = sorted(face.name for face in FACES if face.kind == WORLDBREAKER or face.signature_of)
    assert len(own) == 16
    for seat in (0, 1):
        assert sorted(names_in(g, "pool", seat)) == own
        for viewer in (0, 1, None):
            assert all(g.knows(viewer, card) for card in cards_in(g, "pool", seat))


@pytest.mark.rule("WB-21.02")
def test_the_other_96_cards_are_shuffled_into_the_supply() -> None:
    assert len(SUPPLY_FACES) == 96
    orders = []
    for seed in (1, 2):
        g = new(seed, "draft")
        dealt = [card for name in ("supply", "pile 1", "pile 2", "pile 3") for card in cards_in(g, name)]
        orders.append([g.face[card] for card in dealt])
        assert sorted(orders[-1]) == sorted(SUPPLY_FACES)
        assert not any(g.knows(None, card) for card in dealt)
    assert orders[0] != orders[1]


@pytest.mark.rule("WB-21.03")
def test_the_piles_begin_with_one_card_each_face_down() -> None:
    g = new(1, "draft")
    assert sizes(g) == [93, 1, 1, 1]
    assert not g.knows(1 - drafter(g), cards_in(g, "pile 1")[0])
    assert not any(g.knows(seat, cards_in(g, name)[0]) for seat in (0, 1) for name in ("pile 2", "pile 3"))


@pytest.mark.rule("WB-21.04")
def test_the_first_drafter_is_chosen_at_random_and_players_alternate() -> None:
    assert {drafter(new(seed, "draft")) for seed in range(12)} == {0, 1}
    g = draft_with(5, (1, 1, 1))
    say(g, 0, "draft pile 1")
    assert drafter(g) == 1
    say(g, 1, "return pile 1", "return pile 2", "return pile 3")
    assert drafter(g) == 0


# -- a turn ----------------------------------------------------------------------------------------


@pytest.mark.rule("WB-21.05")
def test_every_turn_starts_at_pile_1() -> None:
    g = draft_with(9, (1, 1, 1))
    assert option_words(g, 0) == ["draft pile 1", "return pile 1"]
    say(g, 0, "return pile 1", "draft pile 2")
    assert option_words(g, 1) == ["draft pile 1", "return pile 1"]


@pytest.mark.rule("WB-21.06")
def test_the_player_on_turn_sees_the_whole_pile_and_takes_all_of_it_or_none() -> None:
    g = draft_with(9, (3, 1, 1))
    pile = cards_in(g, "pile 1")[:]
    names = names_in(g, "pile 1")
    assert g.prompt(0) == f"Pile 1: {names[0]}, {names[1]} and {names[2]}. Draft it or return it?"
    assert all(g.knows(0, card) for card in pile)
    assert not any(g.knows(1, card) for card in pile)
    returned = g.copy()
    say(returned, 0, "return pile 1")
    assert cards_in(returned, "pile 1")[:3] == pile
    assert cards_in(returned, "pool", 0) == []
    say(g, 0, "draft pile 1")
    assert sorted(cards_in(g, "pool", 0)) == sorted(pile)


@pytest.mark.rule("WB-21.07")
def test_a_drafted_pile_is_replaced_by_one_card_and_the_turn_ends() -> None:
    g = draft_with(9, (3, 1, 1))
    top = cards_in(g, "supply")[-1]
    say(g, 0, "draft pile 1")
    assert sizes(g) == [8, 1, 1, 1]
    assert cards_in(g, "pile 1") == [top]
    assert drafter(g) == 1
    assert not g.knows(0, top)


@pytest.mark.rule("WB-21.08")
def test_a_returned_pile_gets_a_card_that_its_viewer_does_not_see_and_the_next_pile_follows() -> None:
    g = draft_with(9, (1, 1, 1))
    top = cards_in(g, "supply")[-1]
    say(g, 0, "return pile 1")
    assert sizes(g) == [8, 2, 1, 1]
    assert cards_in(g, "pile 1")[-1] == top
    assert not g.knows(0, top)
    assert option_words(g, 0) == ["draft pile 2", "return pile 2"]
    assert drafter(g) == 0
    say(g, 0, "return pile 2")
    assert option_words(g, 0) == ["draft pile 3", "return pile 3"]


@pytest.mark.rule("WB-21.09")
def test_after_three_returned_piles_the_top_card_of_the_supply_is_drafted() -> None:
    g = draft_with(9, (1, 1, 1))
    fourth = cards_in(g, "supply")[-4]
    say(g, 0, "return pile 1", "return pile 2", "return pile 3")
    assert sizes(g) == [5, 2, 2, 2]
    assert cards_in(g, "pool", 0) == [fourth]
    assert drafter(g) == 1


@pytest.mark.rule("WB-21.10")
def test_the_card_from_the_supply_is_seen_only_when_it_is_in_the_pool() -> None:
    g = draft_with(9, (1, 1, 1))
    fourth = cards_in(g, "supply")[-4]
    say(g, 0, "return pile 1", "return pile 2")
    assert not g.knows(0, fourth)
    assert option_words(g, 0) == ["draft pile 3", "return pile 3"]
    say(g, 0, "return pile 3")
    assert g.knows(0, fourth)
    assert drafter(g) == 1, "nothing is asked about the card"
    assert not g.undoable


@pytest.mark.rule("WB-21.11")
def test_no_pile_is_empty_at_the_start_or_end_of_a_turn_while_the_supply_lasts() -> None:
    checked = 0
    for seed in range(3):
        turn = -1
        for g in drafting(seed):
            if g.turn_seat != turn and sizes(g)[0]:
                assert min(sizes(g)[1:]) >= 1
                checked += 1
            turn = g.turn_seat
    assert checked > 60


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.rule("WB-21.12")
def test_an_empty_supply_deals_nothing_and_empty_piles_are_skipped() -> None:
    g = draft_with(0, (0, 2, 1))
    assert option_words(g, 0) == ["draft pile 2", "return pile 2"]
    say(g, 0, "return pile 2")
    assert sizes(g) == [0, 0, 2, 1]
    say(g, 0, "draft pile 3")
    assert sizes(g) == [0, 0, 2, 0]
    assert option_words(g, 1) == ["draft pile 2"]


@pytest.mark.rule("WB-21.13")
@pytest.mark.parametrize(("supply", "allowed"), [(0, False), (1, False), (2, True), (3, True)])
def test_the_last_pile_may_be_returned_only_while_the_supply_has_two_cards(supply: int, allowed: bool) -> None:
    g = draft_with(supply, (0, 0, 2))
    if not allowed:
        with pytest.raises(Illegal) as refused:
            say(g, 0, "return pile 3")
        assert refused.value.rule == "WB-21.13"
        assert option_words(g, 0) == ["draft pile 3"]
        return
    say(g, 0, "return pile 3")
    assert sizes(g) == [supply - 2, 0, 0, 3]
    assert len(cards_in(g, "pool", 0)) == 1


@pytest.mark.rule("WB-21.13")
def test_every_turn_drafts_a_card() -> None:
    for seed in range(3):
        turn, held = -1, 0
        for g in drafting(seed):
            now = len(cards_in(g, "pool", 0)) + len(cards_in(g, "pool", 1))
            if g.turn_seat != turn:
                assert now > held
                turn, held = g.turn_seat, now


@pytest.mark.rule("WB-21.14")
def test_the_draft_ends_when_supply_and_piles_are_empty() -> None:
    for seed in range(3):
        for g in drafting(seed):
            assert sum(sizes(g)) > 0
        assert sizes(g) == [0, 0, 0, 0]
        assert sorted(g.owner) == [0] * len(cards_in(g, "pool", 0)) + [1] * len(cards_in(g, "pool", 1))
        assert all(g.owner[card] == seat for seat in (0, 1) for card in cards_in(g, "pool", seat))
        assert g.question is not None
        assert g.question.name == "deck building"
        assert "The draft is over." in [line.text for line in g.view(None).log]


# -- secrecy ---------------------------------------------------------------------------------------


def looked_at(seed: int) -> Iterator[tuple[Worldbreakers, int, set[int]]]:
    """A random draft with, for each seat, the cards that it has looked at so far."""
    seen: list[set[int]] = [set(), set()]
    for g in drafting(seed):
        for seat in (0, 1):
            seen[seat] |= set(cards_in(g, "pool", seat))
        seat = drafter(g)
        seen[seat] |= set(g.piles[g.table.zone_names.index(f"pile {g.question_args[0] + 1}")])
        for other in (0, 1):
            yield g, other, seen[other] | set(range(32))


@pytest.mark.rule("WB-21.18")
def test_a_player_knows_the_cards_that_it_looked_at_and_no_others() -> None:
    for seed in range(2):
        for g, seat, seen in looked_at(seed):
            assert {card for card in range(len(g.face)) if g.knows(seat, card)} == seen
            assert not any(g.knows(None, card) for card in range(32, len(g.face)))


@pytest.mark.rule("WB-21.18")
def test_views_name_only_cards_that_were_looked_at() -> None:
    """On the table and in every line of the log."""
    for g, seat, seen in looked_at(7):
        unseen = {g.name(card) for card in range(len(g.face)) if card not in seen}
        text = msgspec.json.encode(g.view(seat)).decode()
        assert not [name for name in unseen if f'"{name}"' in text]
        lines = " ".join(line.text for line in g.view(seat).log)
        assert not [name for name in unseen if name in lines and not is_within_another(name)]


def is_within_another(name: str) -> bool:
    return any(name in face.name and name != face.name for face in FACES)


@pytest.mark.rule("WB-21.18")
def test_what_the_opponent_looks_at_and_takes_is_told_as_a_count() -> None:
    g = draft_with(9, (2, 1, 1))
    names = names_in(g, "pile 1")
    say(g, 0, "draft pile 1")
    told = [[line.text for line in g.view(viewer).log] for viewer in (0, 1, None)]
    assert told[0][:3] == [
        f"P1 looks at pile 1: {names[0]} and {names[1]}.",
        "P1: draft pile 1",
        f"P1 drafts pile 1: {names[0]} and {names[1]}.",
    ]
    assert told[2][:3] == ["P1 looks at pile 1: 2 cards.", "P1: draft pile 1", "P1 drafts pile 1: 2 cards."]
    assert told[1][:3] == told[2][:3]


@pytest.mark.rule("WB-21.18")
@pytest.mark.parametrize(
    ("viewer", "choices"),
    [
        (1, ("return pile 1",)),
        (1, ("return pile 1", "return pile 2")),
        (SPECTATOR, ("draft pile 1",)),
        (SPECTATOR, ("return pile 1", "return pile 2", "return pile 3")),
    ],
)
def test_who_does_not_look_sees_the_same_whatever_lies_in_a_pile(viewer: int, choices: tuple[str, ...]) -> None:
    """The same choices look the same in all worlds that fit what the viewer knows."""
    views, faces = set(), set()
    for seed in range(8):
        world = draft_with(9, (2, 1, 1)).determinize(viewer, seed)
        assert isinstance(world, Worldbreakers)
        world.listening = True
        say(world, 0, *choices)
        views.add(msgspec.json.encode(world.view(None if viewer == SPECTATOR else viewer)))
        faces.add(world.face)
    assert len(faces) == 8
    assert len(views) == 1


@pytest.mark.rule("WB-21.18")
def test_worlds_deal_anew_all_cards_that_a_player_has_not_looked_at() -> None:
    g = draft_with(9, (2, 1, 1))
    say(g, 0, "return pile 1", "draft pile 2")
    hidden = [card for card in range(len(g.face)) if not g.knows(1, card)]
    assert set(cards_in(g, "pool", 0)) <= set(hidden)
    worlds = [g.determinize(1, seed) for seed in range(40)]
    for card in hidden:
        assert len({world.face[card] for world in worlds}) > 5
    for card in set(range(len(g.face))) - set(hidden):
        assert {world.face[card] for world in worlds} == {g.face[card]}
    assert g.determinize(SPECTATOR, 1).face != g.face


def test_a_pile_that_is_kept_back_stays_where_it_was() -> None:
    """Returning is an option of the pile that is looked at, and of no other."""
    g = draft_with(9, (1, 1, 1))
    wrong: Option = (RETURN, 2, 0)
    with pytest.raises(Illegal) as refused:
        g.choose(0, wrong)
    assert refused.value.rule == "K-03"


def test_drafting_everything_shares_all_cards_out() -> None:
    g = new(5, "draft")
    draft_everything(g)
    assert len(cards_in(g, "pool", 0)) + len(cards_in(g, "pool", 1)) == 128
