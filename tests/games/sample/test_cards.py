"""Tidepool's cards: their texts, and what each of them does."""

from __future__ import annotations

from collections import Counter

import pytest

from arkade.games.sample import LANGUAGE, POOL, Card
from arkade.games.sample.state import DISCARD, FRONT, HAND
from tests.games.sample.tables import GAME, log, names, new, pass_all, revealed, say


@pytest.mark.parametrize("card", POOL.cards, ids=lambda card: card.name)
def test_every_text_is_canonical_and_has_one_meaning(card: Card) -> None:
    text = card.text.strip()
    assert LANGUAGE.write(LANGUAGE.read(text)) == text
    assert LANGUAGE.meanings(text) == 1


@pytest.mark.rule("TP-01.01")
def test_every_deck_has_two_divers_two_bulwarks_and_one_of_each_other_kind() -> None:
    g = new(seats=3)
    for seat in range(3):
        deck = Counter(g.name(card) for card in range(len(g.face)) if g.owner[card] == seat)
        assert deck == Counter({card.name: 2 if card.name in ("Diver", "Bulwark") else 1 for card in GAME.cards})
        assert sum(deck.values()) == 14


@pytest.mark.rule("TP-03.07")
def test_only_who_looks_at_a_hand_learns_it() -> None:
    g = revealed(["Lookout", "Diver"], hands={1: ["Net", "Fog"]})
    say(g, 1, "pass")
    hand = g.at(HAND, 1)
    assert sorted(card.name or "" for card in g.view(0).zones[hand].cards) == ["Fog", "Net"]
    assert g.view(None).zones[hand].cards == []
    assert "P1 looks at the hand of P2: Net and Fog." in log(g, 0)
    assert "P1 looks at the hand of P2." in log(g)
    assert names(g, HAND, 0) == ["Diver"]


@pytest.mark.rule("TP-03.05")
def test_in_a_rivals_fog_nobody_can_react() -> None:
    g = revealed(["Fog", "Gull"], hands={0: ["Bulwark"], 1: ["Bulwark"]})
    assert [option.words for option in g.view(1).options] == ["react with Bulwark", "pass"]
    say(g, 1, "pass")
    assert [option.words for option in g.view(0).options] == ["react with Bulwark", "pass"]
    h = revealed(["Fog", "Gull", "Heron"], hands={1: ["Bulwark"]})
    pass_turns = [(1, ["react with Bulwark", "pass"]), (2, ["pass"]), (2, ["pass"]), (0, ["pass"]), (0, ["pass"])]
    for seat, options in pass_turns:
        assert [option.words for option in h.view(seat).options] == options
        say(h, seat, "pass")
    bulwark = h.pile(HAND, 1)[0]
    rule = GAME.why_not(h, 1, (11, bulwark, 0))
    assert rule is not None
    assert rule.id == "TP-03.05"


def test_a_net_takes_pearls_from_up_to_two_rivals() -> None:
    g = revealed(["Net", "Diver", "Diver"], pearls=[0, 3, 3])
    for seat in (1, 2):
        say(g, seat, "pass")
    say(g, 0, "choose P3")
    say(g, 0, "pass")
    assert g.pearls == [0, 3, 2]


def test_a_gull_gains_and_takes() -> None:
    g = revealed(["Gull", "Oyster Bed"], pearls=[0, 3])
    say(g, 1, "pass")
    assert g.pearls == [1, 2]


@pytest.mark.parametrize(("choice", "pearls", "cards"), [("gain 1 pearl", 1, 0), ("draw 2 cards", 0, 2)])
def test_a_heron_chooses(choice: str, pearls: int, cards: int) -> None:
    g = revealed(["Heron", "Oyster Bed"])
    say(g, 1, "pass")
    say(g, 0, choice)
    assert (g.pearls[0], len(g.pile(HAND, 0))) == (pearls, cards)


@pytest.mark.rule("TP-03.03")
def test_a_beachcomber_discards_a_card_of_choice_for_pearls() -> None:
    g = revealed(["Beachcomber", "Oyster Bed"], hands={0: ["Net"]})
    say(g, 1, "pass")
    say(g, 0, "do it")
    assert [option.words for option in g.view(0).options] == ["choose Net", "choose Diver"]
    say(g, 0, "choose Net")
    assert g.pearls[0] == 3
    assert names(g, HAND, 0) == ["Diver"]


@pytest.mark.rule("TP-02.05", "TP-03.04")
def test_a_tidekeeper_stays_and_does_not_count_its_own_gain() -> None:
    g = revealed(["Tidekeeper", "Driftwood"], throws=[6])
    pass_all(g)
    assert names(g, FRONT, 0) == ["Tidekeeper"]
    assert names(g, DISCARD, 1) == ["Driftwood"]
    assert len(g.pile(HAND, 0)) == 1, "the card that everybody draws, and no other"


@pytest.mark.rule("TP-03.04")
@pytest.mark.parametrize(("gained", "cards"), [(0, 1), (1, 0)])
def test_a_tidekeeper_in_play_draws_at_the_first_gain_of_a_round_only(gained: int, cards: int) -> None:
    g = revealed(["Gull", "Driftwood"])
    g.add_cards([GAME.face("Tidekeeper")], g.at(FRONT, 0), 0, 0)
    g.gained[0] = gained
    say(g, 1, "pass")
    assert (g.pearls[0], len(g.pile(HAND, 0))) == (1, cards)


@pytest.mark.parametrize(("throw", "pearls"), [(3, [0, 4]), (4, [4, 5])])
def test_a_rough_sea_depends_on_the_die(throw: int, pearls: list[int]) -> None:
    g = revealed(["Rough Sea", "Driftwood"], pearls=[0, 5], throws=[throw])
    say(g, 1, "pass")
    assert g.pearls == pearls


def test_an_oyster_bed_counts_the_hand() -> None:
    g = revealed(["Oyster Bed", "Driftwood"], hands={0: ["Net", "Fog", "Gull"]})
    say(g, 1, "pass")
    assert g.pearls[0] == 3


@pytest.mark.rule("TP-03.06")
def test_driftwood_helps_whoever_has_the_fewest() -> None:
    behind = revealed(["Driftwood", "Bulwark"], pearls=[0, 5])
    say(behind, 1, "pass")
    assert behind.pearls[0] == 3
    level = revealed(["Driftwood", "Bulwark"], pearls=[0, 1])
    say(level, 1, "pass")
    assert level.pearls[0] == 3, "with its first pearl it is level, and nobody has fewer"
    ahead = revealed(["Driftwood", "Bulwark"], pearls=[3, 1])
    say(ahead, 1, "pass")
    assert ahead.pearls[0] == 4


@pytest.mark.rule("TP-01.03")
def test_nobody_loses_more_pearls_than_there_are() -> None:
    g = revealed(["Gull", "Driftwood"], pearls=[0, 0])
    say(g, 1, "pass")
    assert g.pearls == [1, 0]
