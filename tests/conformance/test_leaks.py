"""Leaks that other projects really had, each as a test; the numbers are those of the project's list of them.

Leaks 5, 12, 14 and 16 stand with undo, with the view law and with records.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

import arkade
from arkade.kernel import EVERYONE, HAND, OPEN, PILE, SPECTATOR, SPREAD, Option, State, Window
from arkade.kernel.chance import seeded
from arkade.kernel.question import closes
from arkade.kernel.state import BALLOT
from tests.conformance.cases import CASES, Case, every_case, every_game
from tests.conformance.playing import random_choice, sampled, seen_by, seen_by_all, viewers, walk
from tests.conformance.worlds import knows, lookalike, new_lines, outline

WORLDS = 12


def hidden(g: State, seat: int) -> list[int]:
    return [card for card in range(len(g.face)) if not knows(g, seat, card)]


@every_case
def test_worlds_do_not_keep_what_the_seat_does_not_know__leak_1(case: Case) -> None:
    for g in sampled(case, 61, most=8):
        for seat in range(g.seats):
            cards = hidden(g, seat)
            true = [g.face[card] for card in cards]
            worlds = [g.determinize(seat, seed) for seed in range(WORLDS)]
            dealt = [[world.face[card] for card in cards] for world in worlds]
            kept = sum(faces == true for faces in dealt)
            assert kept <= WORLDS // 3 or nearly_known(g, cards), "worlds keep the true cards"


def nearly_known(g: State, cards: list[int]) -> bool:
    """Whether so little is hidden that many worlds can't but be the true one."""
    kinds = {(g.pool[card], g.face[card]) for card in cards}
    pools = {g.pool[card] for card in cards}
    return len(kinds) - len(pools) < 3


@every_case
def test_every_hidden_card_of_a_pool_may_be_on_top_of_the_deck__leak_1(case: Case) -> None:
    """Over many worlds the top card has every face that it may have, not just the true one."""
    g = case.new(62)
    for zone, pile in enumerate(g.piles):
        if g.table.zone_shows[zone] != PILE or not pile:
            continue
        top = pile[-1]
        alike = [card for card in hidden(g, 0) if g.pool[card] == g.pool[top]]
        if top not in alike:
            continue
        possible = {g.face[card] for card in alike if g.may_be(top, g.face[card])}
        worlds = [g.determinize(0, seed) for seed in range(30 + 12 * len(possible))]
        assert {world.face[top] for world in worlds} == possible


@every_case
def test_any_face_of_its_pool_fits_a_card_that_is_not_bound__leak_1(case: Case) -> None:
    """Of cards that a game does not name as bound, nobody asks what they may be."""
    for g in sampled(case, 66, most=24):
        for seat in range(g.seats):
            for pool in set(g.pool):
                cards = [card for card in hidden(g, seat) if g.pool[card] == pool]
                free = set(cards) - set(g.bound(cards))
                assert all(g.may_be(card, g.face[other]) for card in free for other in cards)


@every_case
def test_a_world_has_a_chance_of_its_own__leak_2(case: Case) -> None:
    for g in sampled(case, 63, most=8):
        true = g.chance.words()
        for seat in range(g.seats):
            words = [g.determinize(seat, seed).chance.words() for seed in range(3)]
            assert true not in words
            assert len({tuple(one) for one in words}) == 3


@every_case
def test_the_same_choice_in_another_world_meets_other_luck__leak_2(case: Case) -> None:
    """Nobody learns from a world what a die will show: the worlds of one seat throw differently."""
    g = case.new(64)
    worlds = [g.copy(), *[g.determinize(0, seed) for seed in range(WORLDS)]]
    throws = {tuple([world.roll(6) for _ in range(10)]) for world in worlds}
    assert len(throws) == len(worlds)


@every_case
def test_a_copy_turns_no_card_up__leak_3(case: Case) -> None:
    for g in walk(case, 65):
        twin = g.copy()
        assert twin.known == g.known
        assert twin.face == g.face


def lookalikes(case: Case, seed: int, most: int) -> Iterator[tuple[State, int, State, State]]:
    """Positions with a viewer, and what the same choice of somebody else led to in two worlds alike to it."""
    chance = seeded(seed)
    for g in sampled(case, seed, most):
        choice = random_choice(g, chance)
        for viewer in (*range(g.seats), SPECTATOR):
            if viewer == choice[0]:
                continue
            pair = lookalike(g, viewer, chance.word(), choice)
            if pair is not None:
                yield g, viewer, *pair


@every_case
def test_a_choice_looks_the_same_in_worlds_that_look_the_same__leak_6(case: Case) -> None:
    """The log names no card that a viewer does not see, and the table shows nothing that was not told."""
    compared = differing = 0
    for seed in range(4):
        for g, viewer, after, other in lookalikes(case, 660 + seed, most=40):
            seat = None if viewer == SPECTATOR else viewer
            lines, others = new_lines(g, after, seat), new_lines(g, other, seat)
            if outline(lines) == outline(others):
                assert lines == others
                assert seen_by(after, seat) == seen_by(other, seat)
                compared += 1
                differing += after.face != other.face
    assert compared > 20
    assert differing > 10, "the worlds hardly differ, so that the law says nothing"


@every_case
def test_the_log_names_only_cards_that_the_viewer_could_see__leak_6(case: Case) -> None:
    before = case.new(67)
    for g in walk(case, 67):
        for viewer in (*range(g.seats), SPECTATOR):
            seat = None if viewer == SPECTATOR else viewer
            for line in new_lines(before, g, seat):
                for card in line.cards:
                    assert could_see(before, g, viewer, card), f"{line.text!r} has the number of a hidden card"
        before = g.copy()


def could_see(before: State, g: State, viewer: int, card: int) -> bool:
    """Whether a viewer knew a card by its number before or after a choice, or it was shown on its way to a hand,
    or it may have been shown and then shuffled away."""
    shuffled = g.chance.words() != before.chance.words() and not g.known[card]
    newly_made = card >= len(before.known)
    shown_on_its_way = knows(g, viewer, card) and (newly_made or not knows(before, viewer, card))
    known_before = not newly_made and before.identifies(viewer, card)
    return shuffled or shown_on_its_way or known_before or g.identifies(viewer, card)


@every_case
def test_a_window_asks_by_what_everybody_can_see__leak_7(case: Case) -> None:
    """Whether a seat is asked to react is the same in every world, so that a pause tells nothing."""
    for g in walk(case, 68):
        if not isinstance(g.question, Window) or g.question.asks is None:
            continue
        asks = g.question.asks
        for viewer in (*range(g.seats), SPECTATOR):
            world = g.determinize(viewer, g.choices)
            for seat in range(g.seats):
                assert asks(world, seat, *g.question_args) == asks(g, seat, *g.question_args)


@every_case
def test_ids_in_a_view_are_those_of_cards_that_the_viewer_knows__leak_8(case: Case) -> None:
    for g in walk(case, 69):
        for seat in viewers(g):
            view = g.view(seat)
            for zone in view.zones:
                for card in zone.cards:
                    assert (card.id is None) or g.knows(seat, card.id)
                    assert card.name is not None or card.id is None
                    assert card.id is None or card.name == g.name(card.id)
            for option in view.options:
                for number in (option.card, option.target):
                    assert number is None or g.knows(seat, number), f"{option.words!r} has a hidden card's number"


@every_case
def test_the_order_of_a_hand_shows_nothing_to_others__leak_8(case: Case) -> None:
    for g in sampled(case, 70, most=15):
        for zone, pile in enumerate(g.piles):
            if g.table.zone_shows[zone] != HAND or len(pile) < 2:
                continue
            twin = g.copy()
            twin.piles[zone] = pile[::-1]
            for seat in viewers(g):
                if seat != g.table.zone_owner[zone]:
                    assert seen_by(twin, seat) == seen_by(g, seat)


def secret_votes(case: Case, seed: int) -> Iterator[State]:
    """The first moments of some games at which several seats answer in secret, or some already have."""
    votes = (g for number in range(3) for g in walk(case, seed + number) if g.manner == BALLOT and not g.over)
    return islice(votes, 30)


@every_case
def test_a_secret_answer_shows_nothing_to_others__leak_15(case: Case) -> None:
    """Whatever a seat answers while others still think, the others see one and the same. Of a ballot of several
    parts they see that it is closed."""
    for g in secret_votes(case, 710):
        if len(g.asked) > 1 and g.question is not None:
            several = g.question.several
            for decision in g.decisions:
                going_on = [option for option in decision.options if not (several and closes(option))]
                seen = [seen_after(g, decision.seat, option) for option in going_on[-5:]]
                assert all(views == seen[0] for views in seen)


def seen_after(g: State, seat: int, option: Option) -> list[bytes]:
    """What all others see after a seat has answered."""
    twin = g.copy()
    twin.listening = True
    twin.choose(seat, option)
    return [seen_by(twin, viewer) for viewer in viewers(twin) if viewer != seat]


@every_case
def test_worlds_have_secret_answers_of_their_own__leak_15(case: Case) -> None:
    """What others have answered in secret varies from world to world, and the own answer does not."""
    answered: list[int] = []
    for g in secret_votes(case, 720):
        for voter in range(g.seats):
            if g.ballots[voter] and voter not in g.asked:
                assert g.determinize(voter, 1).ballots[voter] == g.ballots[voter]
                others = [seat for seat in range(g.seats) if seat != voter]
                ballots = {g.determinize(seat, seed).ballots[voter] for seat in others for seed in range(WORLDS)}
                answered.append(len(ballots))
    assert not answered or max(answered) > 1


@every_case
def test_a_view_does_not_depend_on_who_looked_before(case: Case) -> None:
    for g in sampled(case, 72, most=8):
        first = seen_by_all(g)
        for seat in viewers(g):
            g.view(seat)
        assert seen_by_all(g) == first


@every_game
def test_a_card_is_shown_to_those_who_see_the_zone_it_comes_to__leak_3(name: str) -> None:
    g = arkade.load(name).blank("zones")
    pile = g.table.zone_shows.index(PILE)
    for zone, shows in enumerate(g.table.zone_shows):
        (card,) = g.add_cards([0], pile, 0, 0)
        assert g.known[card] == 0
        g.move(card, zone)
        owner = g.table.zone_owner[zone]
        seeing = {OPEN: EVERYONE, HAND: 0 if owner < 0 else 1 << owner, PILE: 0, SPREAD: 0}
        assert g.known[card] == seeing[shows], g.table.zone_names[zone]


CASES_WITH_HANDS = [case for case in CASES if case.seats > 1 and HAND in case.blank().table.zone_shows]


@pytest.mark.parametrize("case", CASES_WITH_HANDS, ids=str)
def test_nobody_can_tell_which_of_two_copies_has_left_a_hand__leak_8(case: Case) -> None:
    """A rival has seen one of two alike cards in a hand. Whichever is played, the rival then knows of none."""
    left = []
    for played in (0, 1):
        g = case.blank()
        zones = g.table.zone_shows
        hand = zones.index(HAND)
        cards = g.add_cards([0, 0], hand, 0, 0)
        g.look(cards[0], 1)
        assert [card.name for card in g.view(1).zones[hand].cards] == [g.name(cards[0])]
        g.move(cards[played], zones.index(OPEN))
        left.append(g.view(1).zones[hand])
    assert left[0] == left[1]
    assert left[0].cards == []


@pytest.mark.parametrize("case", CASES_WITH_HANDS, ids=str)
def test_nobody_follows_a_card_that_leaves_a_hand_unseen__leak_6(case: Case) -> None:
    """A rival has seen one of two cards in a hand. Whichever is put on a pile, the rival sees the same."""
    seen = []
    for moved in (0, 1):
        g = case.blank()
        zones = g.table.zone_shows
        cards = g.add_cards([0, 1], zones.index(HAND), 0, 0)
        g.look(cards[0], 1)
        g.move(cards[moved], zones.index(PILE))
        seen.append(g.view(1).zones)
    assert seen[0] == seen[1]


@every_game
@pytest.mark.parametrize("known", [1, 2, 3])
def test_a_number_seen_before_a_shuffle_tells_nothing_after_it__leak_8(name: str, known: int) -> None:
    """Of three cards in a pile some are looked at and all are shuffled: each number that was seen bears each face,
    and each face lies in each place, as often as any other."""
    shuffles = 40_000
    g = arkade.load(name).blank("shuffles")
    zone = g.table.zone_shows.index(PILE)
    g.add_cards(range(3), zone, 0, 0)
    faces, pile = g.face, g.piles[zone][:]
    bearing: Counter[tuple[int, int]] = Counter()
    lying: Counter[tuple[int, int]] = Counter()
    for _ in range(shuffles):
        g.face, g.piles[zone] = faces, pile[:]
        for card in range(known):
            g.look(card, 0)
        g.shuffle(zone)
        assert g.known == [0, 0, 0]
        bearing.update((card, g.face[card]) for card in range(known))
        lying.update((g.face[card], place) for place, card in enumerate(g.piles[zone]))
    tolerance = 4.5 * (shuffles * 2 / 9) ** 0.5
    assert len(bearing) == 3 * known
    assert len(lying) == 9
    for count in (*bearing.values(), *lying.values()):
        assert abs(count - shuffles / 3) < tolerance, (bearing, lying)
