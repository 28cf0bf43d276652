"""The witness counts what a reader of the whole story would count, in every game."""

from __future__ import annotations

import pytest

import arkade
from arkade.kernel import State
from arkade.kernel.chance import seeded
from arkade.kernel.phrases import find_option
from arkade.kernel.witness import COPIES, DRAWN, OPENING, PLAYED, SEEN, Witness
from arkade.kernel.zones import NOBODY, PILE

EVERY_MODE = [(name, mode) for name in arkade.GAMES for mode in arkade.load(name).modes]


def watched(g: State, seed: str) -> Witness:
    """A witness of a whole game of random choices."""
    witness = Witness(g)
    chance = seeded(seed)
    while not g.over:
        asked = g.asked
        seat = asked[chance.below(len(asked))]
        options = g.options(seat)
        option = options[chance.below(len(options))]
        faces = g.face
        g.choose(seat, option)
        if option[0] in witness.plays:
            witness.see_play(seat, faces[option[1]])
        witness.look()
    return witness


def cards_by_name(witness: Witness, seat: int) -> dict[str, list[int]]:
    names = witness.g.table.faces
    return {names[face]: tally for (holder, face), tally in witness.tallies.items() if holder == seat}


def test_hands_draws_and_plays_of_a_known_deal_are_counted() -> None:
    g = arkade.load("sample").new(seed=203, mode="free", options={"seats": 2})
    witness = Witness(g)
    assert (witness.rounds, witness.first) == (1, g.table.game.layout.turn(g))
    hand = cards_by_name(witness, 0)
    assert {name for name, tally in hand.items() if tally[OPENING]} == {"Diver", "Tidekeeper", "Oyster Bed", "Fog"}
    assert sum(tally[COPIES] for tally in hand.values()) == 14
    fog = find_option(g, 0, "play fog")
    g.choose(0, fog)
    witness.see_play(0, g.face[fog[1]])
    witness.look()
    assert hand["Fog"][PLAYED] == 1
    assert sum(tally[PLAYED] for tally in hand.values()) == 1
    assert all(tally[SEEN] == tally[OPENING] for tally in hand.values())


@pytest.mark.parametrize(("name", "mode"), EVERY_MODE)
def test_what_is_counted_fits_together_in_every_game(name: str, mode: str) -> None:
    for number in range(3):
        g = arkade.load(name).new(f"witness/{number}", mode, listening=False)
        witness = watched(g, f"witness/{number}")
        assert witness.rounds >= 1
        assert witness.first in range(g.seats)
        assert len(witness.leads) <= witness.rounds - 1
        assert all(0 <= lead <= 1 for leads in witness.leads for lead in leads)
        together = len(set(g.table.teams)) == 1
        assert {seat for seat, _ in witness.tallies} == ({NOBODY} if together else set(range(g.seats)))
        for tally in witness.tallies.values():
            assert tally[OPENING] <= tally[COPIES]
            assert tally[SEEN] >= tally[OPENING] + tally[DRAWN]
            assert min(tally) >= 0


@pytest.mark.parametrize(("name", "mode"), EVERY_MODE)
def test_no_card_is_lost_and_what_left_its_pile_was_seen(name: str, mode: str) -> None:
    g = arkade.load(name).new("everything", mode, listening=False)
    witness = watched(g, "everything")
    outside = g.table.game.layout.outside
    names = g.table.zone_names
    inside = [card for card in range(len(g.face)) if names[g.zone[card]] not in outside]
    assert sum(tally[COPIES] for tally in witness.tallies.values()) == len(inside)
    for card in inside:
        if g.table.zone_shows[g.zone[card]] != PILE:
            seen = [tally[SEEN] for (_, face), tally in witness.tallies.items() if face == g.face[card]]
            assert sum(seen) > 0, g.name(card)


def test_draws_are_those_that_the_story_tells() -> None:
    """In AracKhan Wars cards are drawn by the rules of a Round alone, and each draw is told."""
    g = arkade.load("arackhan_wars").new("draws", options={"decks": ["nakka-prebuilt", "blight-prebuilt"]})
    before = Witness(g)
    assert before.rounds == 0
    witness = watched(g, "draws")
    counted = sum(tally[OPENING] + tally[DRAWN] for tally in witness.tallies.values())
    told = [line for seat in (0, 1) for line in g.view(seat).log if line.what == "draw" and line.seat == seat]
    put_back = sum(line.number for line in g.view(None).log if line.what == "mulligan")
    assert counted == len(told) - put_back


def test_rounds_and_leads_follow_the_game() -> None:
    g = arkade.load("worldbreakers").new("leads", listening=False)
    witness = Witness(g)
    assert (witness.rounds, witness.first, witness.tallies) == (0, None, {})
    witness = watched(g, "leads")
    assert witness.rounds == g.table.game.layout.shared[0].read(g, None)
    assert len(witness.leads) in (witness.rounds - 1, witness.rounds - 2)
    assert all(sum(leads) == pytest.approx(1, abs=0.002) for leads in witness.leads)
