"""The round of Tidepool, and the end of the game."""

from __future__ import annotations

import pytest

from arkade import ArkadeError, Illegal
from arkade.games.sample.state import DECK, DISCARD, FRONT, HAND, REVEALED
from arkade.kernel import CONCEDE
from tests.games.sample.tables import GAME, log, names, new, pass_all, revealed, say


@pytest.mark.rule("TP-01.02", "TP-01.03", "TP-01.04", "TP-02.01")
def test_a_game_begins_with_four_cards_no_pearls_and_a_random_leader() -> None:
    leads = set()
    for seed in range(30):
        g = new(seats=3, seed=seed)
        assert [len(g.pile(HAND, seat)) for seat in range(3)] == [4, 4, 4]
        assert [len(g.pile(DECK, seat)) for seat in range(3)] == [10, 10, 10]
        assert g.pearls == [0, 0, 0]
        assert g.asked == (0, 1, 2)
        leads.add(g.lead)
    assert leads == {0, 1, 2}


@pytest.mark.rule("TP-01.04")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_players_may_agree_who_leads_first(seat: int) -> None:
    leads = {GAME.new(seed, "free", {"seats": 3, "first player": f"P{seat + 1}"}).view(None).turn for seed in range(10)}
    assert leads == {seat}


def test_who_is_not_at_the_table_can_not_lead() -> None:
    with pytest.raises(ArkadeError, match="setting 'first player' names P4, who is not at a table of 3"):
        GAME.new(1, "free", {"seats": 3, "first player": "P4"})


@pytest.mark.rule("TP-02.01")
def test_only_a_card_of_the_own_hand_can_be_chosen() -> None:
    g = new()
    held = g.pile(HAND, 0)[0]
    (played,) = g.add_cards([GAME.face("Net")], g.at(FRONT, 0), 0, 0)
    g.menus = [None] * g.seats
    with pytest.raises(Illegal, match=r"TP-02\.01"):
        g.choose(0, (10, played, 0))
    with pytest.raises(Illegal, match="K-03"):
        g.choose(0, (10, g.pile(HAND, 1)[0], 0))
    g.choose(0, (10, held, 0))


@pytest.mark.rule("TP-02.01")
def test_the_chosen_cards_are_revealed_together() -> None:
    g = new()
    g.choose(0, g.options(0)[0])
    assert [len(g.pile(REVEALED, seat)) for seat in (0, 1)] == [0, 0]
    g.choose(1, g.options(1)[0])
    assert [len(g.pile(REVEALED, seat)) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("TP-02.01")
def test_whoever_holds_no_card_is_not_asked() -> None:
    g = revealed(["Diver", "Gull"], hands={0: ["Net"]}, throws=[6])
    for seat in (0, 1):
        while g.pile(DECK, seat):
            g.draw(g.at(DECK, seat), g.at(DISCARD, seat))
    pass_all(g)
    assert (g.round, g.asked) == (2, (0,))


@pytest.mark.rule("TP-02.02")
def test_the_lowest_speed_resolves_first() -> None:
    g = revealed(["Bulwark", "Diver", "Gull"], throws=[6])
    pass_all(g)
    assert [line for line in log(g) if "resolves" in line] == [
        "Diver of P2 resolves.",
        "Gull of P3 resolves.",
        "Bulwark of P1 resolves.",
    ]


@pytest.mark.rule("TP-02.02")
def test_of_equal_speeds_the_leaders_resolves_first_then_in_turn_order() -> None:
    g = revealed(["Gull", "Heron", "Gull"], lead=2, throws=[6])
    say(g, 0, "pass")
    say(g, 1, "pass")
    say(g, 1, "pass")
    say(g, 2, "pass")
    say(g, 2, "pass")
    assert [line for line in log(g) if "resolves" in line][:2] == ["Gull of P3 resolves.", "Gull of P1 resolves."]


@pytest.mark.rule("TP-02.03")
def test_every_other_player_is_asked_once_in_turn_order() -> None:
    g = revealed(["Heron", "Diver", "Oyster Bed"], hands={0: ["Bulwark", "Net"]})
    assert g.asked == (2,)
    say(g, 2, "pass")
    assert g.asked == (0,)
    with pytest.raises(Illegal, match=r"TP-02\.03"):
        g.choose(0, (11, g.pile(HAND, 0)[1], 0))


@pytest.mark.rule("TP-02.03", "TP-02.04")
def test_a_cancelled_card_does_nothing_and_nobody_reacts_to_it_any_more() -> None:
    g = revealed(["Diver", "Gull", "Heron"], hands={1: ["Bulwark"], 2: ["Bulwark"]})
    say(g, 1, "react with Bulwark")
    assert g.pearls == [0, 0, 0]
    assert names(g, DISCARD, 0) == ["Diver"]
    assert names(g, DISCARD, 1) == ["Bulwark"]
    assert "Diver of P1 is cancelled." in log(g)
    assert g.asked == (2,), "the Gull of P2 is next"


@pytest.mark.rule("TP-02.04")
def test_a_cancelled_card_with_an_in_play_line_does_not_stay() -> None:
    g = revealed(["Tidekeeper", "Driftwood"], hands={1: ["Bulwark"]})
    say(g, 1, "react with Bulwark")
    assert names(g, FRONT, 0) == []
    assert names(g, DISCARD, 0) == ["Tidekeeper"]


@pytest.mark.rule("TP-02.06")
def test_on_a_one_each_player_with_the_most_pearls_loses_one() -> None:
    g = revealed(["Bulwark", "Bulwark", "Bulwark"], pearls=[4, 4, 1], throws=[1])
    pass_all(g)
    assert g.pearls == [4, 4, 2]


@pytest.mark.rule("TP-02.07", "TP-02.08")
def test_after_the_tide_everybody_draws_and_the_next_player_leads() -> None:
    g = revealed(["Bulwark", "Bulwark"], lead=1, throws=[6])
    g.draw(g.at(DECK, 1), g.at(DISCARD, 1))
    g.draw(g.at(DECK, 1), g.at(DISCARD, 1))
    g.draw(g.at(DECK, 1), g.at(DISCARD, 1))
    pass_all(g)
    assert [len(g.pile(HAND, seat)) for seat in (0, 1)] == [1, 0]
    assert (g.round, g.lead) == (2, 0)


@pytest.mark.rule("TP-04.01", "TP-04.02")
def test_the_game_ends_after_a_round_in_which_somebody_has_twelve_pearls() -> None:
    g = revealed(["Bulwark", "Bulwark"], pearls=[11, 3], throws=[6])
    pass_all(g)
    assert g.outcome() == (1.0, 0.0)


@pytest.mark.rule("TP-04.02")
def test_those_who_are_tied_share_the_win() -> None:
    g = revealed(["Bulwark", "Bulwark", "Bulwark"], pearls=[11, 3, 11], throws=[6])
    pass_all(g)
    assert g.outcome() == (0.5, 0.0, 0.5)


@pytest.mark.rule("TP-04.02")
def test_the_end_tells_what_everybody_has_and_by_which_rule_that_counts() -> None:
    g = revealed(["Bulwark", "Bulwark"], pearls=[11, 0], throws=[6])
    pass_all(g)
    told = [(line.text, line.rule) for line in g.view(0).log[-2:]]
    assert told == [("P1 has 12 pearls.", "TP-04.02"), ("P2 has 1 pearl.", "TP-04.02")]


@pytest.mark.rule("TP-04.01")
def test_the_game_ends_after_round_ten() -> None:
    g = revealed(["Bulwark", "Bulwark"], pearls=[0, 2], throws=[6])
    g.round = 10
    pass_all(g, round_number=10)
    assert g.outcome() == (0.0, 1.0)


@pytest.mark.rule("TP-04.03")
def test_partners_add_up_their_pearls() -> None:
    g = revealed(["Bulwark"] * 4, pearls=[11, 5, 0, 7], throws=[6], mode="teams")
    pass_all(g)
    assert g.outcome() == (0.0, 1.0, 0.0, 1.0)


@pytest.mark.rule("TP-04.04", "TP-04.05")
def test_playing_together_the_tide_rises_and_takes_no_pearls() -> None:
    g = revealed(["Bulwark", "Bulwark"], pearls=[3, 3], throws=[1], mode="together")
    pass_all(g)
    assert (g.tide, g.pearls, g.round) == (1, [4, 4], 2)


@pytest.mark.rule("TP-04.05")
@pytest.mark.parametrize(
    ("pearls", "tide", "round_number", "outcome"),
    [
        ([6, 6], 0, 1, (1.0, 1.0)),
        ([6, 6], 35, 10, (1.0, 1.0)),
        ([5, 6], 30, 1, (0.0, 0.0)),
        ([5, 6], 0, 10, (0.0, 0.0)),
        ([5, 6], 29, 9, None),
    ],
)
def test_playing_together_all_win_or_all_lose(
    pearls: list[int], tide: int, round_number: int, outcome: tuple[float, ...] | None
) -> None:
    g = revealed(["Bulwark", "Bulwark"], pearls=pearls, throws=[6], mode="together")
    g.tide = tide
    g.round = round_number
    pass_all(g, round_number)
    assert g.outcome() == outcome


@pytest.mark.rule("TP-04.05")
def test_the_end_of_playing_together_tells_what_all_have_and_how_high_the_tide_is() -> None:
    g = revealed(["Bulwark", "Bulwark"], pearls=[6, 6], throws=[5], mode="together")
    pass_all(g)
    last = g.view(0).log[-1]
    assert (last.text, last.rule) == ("After round 1 all have 14 pearls, and the tide is at 5.", "TP-04.05")


@pytest.mark.rule("TP-04.06")
@pytest.mark.parametrize(
    ("mode", "outcome"),
    [("free", (0.0, 1.0, 1.0, 1.0)), ("teams", (0.0, 1.0, 0.0, 1.0)), ("together", (0.0, 0.0, 0.0, 0.0))],
)
def test_whoever_concedes_ends_the_game(mode: str, outcome: tuple[float, ...]) -> None:
    g = new(seats=4, mode=mode)
    g.choose(0, CONCEDE)
    assert g.outcome() == outcome
