"""Best of three after a draft: who wins, what concessions and draws do, what may be changed between games."""

from __future__ import annotations

import pytest

from arkade import ArkadeError, Illegal
from arkade.games.worldbreakers.matches import finish_game
from arkade.games.worldbreakers.state import Worldbreakers
from arkade.kernel import CONCEDE, PASS
from arkade.kernel.chance import seeded
from tests.games.worldbreakers.tables import (
    GAME,
    KHUTULUN,
    POLO,
    build,
    building,
    cards_in,
    draft_everything,
    names_in,
    new,
    option_words,
    playing,
    say,
)


def concede(g: Worldbreakers, seat: int) -> None:
    g.choose(seat, CONCEDE)


def keep_decks(g: Worldbreakers) -> None:
    """Both play the next game with the decks that they have."""
    g.choose(0, PASS)
    g.choose(1, PASS)


def draw_game(g: Worldbreakers) -> None:
    finish_game(g, [0.5, 0.5])
    g.run()


def question(g: Worldbreakers) -> str:
    return g.question.name if g.question is not None else ""


# -- who wins --------------------------------------------------------------------------------------


def test_whoever_wins_two_games_wins_the_match() -> None:
    g = playing(1, best_of=3)
    concede(g, 1)
    assert (g.games_won, g.over) == ([1, 0], False)
    keep_decks(g)
    concede(g, 0)
    assert (g.games_won, g.over) == ([1, 1], False)
    keep_decks(g)
    concede(g, 1)
    assert g.games_won == [2, 1]
    assert g.outcome() == (1.0, 0.0)


def test_two_wins_in_a_row_are_enough() -> None:
    g = playing(1, best_of=3)
    concede(g, 0)
    keep_decks(g)
    concede(g, 0)
    assert g.outcome() == (0.0, 1.0)
    assert g.games == 2


def test_a_single_game_after_a_draft_ends_the_match() -> None:
    g = playing(1)
    concede(g, 0)
    assert g.outcome() == (0.0, 1.0)


@pytest.mark.rule("WB-18.02")
def test_a_game_that_is_won_by_power_counts_for_the_match() -> None:
    g = playing(1, best_of=3)
    g.power[1] = 30
    while question(g) != "deck building":
        seat = g.asked[0]
        g.choose(seat, PASS if PASS in g.options(seat) else g.options(seat)[0])
    assert g.games_won == [0, 1]
    assert "P2 wins game 1." in [line.text for line in g.view(0).log]


def test_a_drawn_game_is_played_again() -> None:
    g = playing(1, best_of=3)
    for _ in range(2):
        draw_game(g)
        assert not g.over
        keep_decks(g)
    concede(g, 0)
    keep_decks(g)
    concede(g, 0)
    assert (g.games, g.games_drawn) == (4, 2)
    assert g.outcome() == (0.0, 1.0)


@pytest.mark.parametrize(("loser", "scores"), [(0, (0.0, 1.0)), (None, (0.5, 0.5))])
def test_after_five_games_whoever_has_won_more_wins(loser: int | None, scores: tuple[float, ...]) -> None:
    g = playing(1, best_of=3)
    if loser is not None:
        concede(g, loser)
        keep_decks(g)
    while not g.over:
        draw_game(g)
        if not g.over:
            keep_decks(g)
    assert g.games == 5
    assert g.outcome() == scores


def test_a_drawn_single_game_is_a_draw() -> None:
    g = playing(1)
    draw_game(g)
    assert g.outcome() == (0.5, 0.5)


@pytest.mark.parametrize("value", [2, 0, 5, "3", True, None])
def test_a_match_has_one_or_three_games(value: object) -> None:
    with pytest.raises(ArkadeError, match="'best_of' must be one of 1, 3"):
        GAME.new(0, "draft", {"best_of": value})


# -- conceding -------------------------------------------------------------------------------------


@pytest.mark.rule("WB-18.08")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_concedes_a_game_loses_that_game_and_the_match_goes_on(seat: int) -> None:
    g = playing(1, best_of=3)
    concede(g, seat)
    assert g.games_won[1 - seat] == 1
    assert question(g) == "deck building"
    assert g.asked == (0, 1)
    assert f"P{2 - seat} wins game 1." in [line.text for line in g.view(None).log]


@pytest.mark.rule("WB-18.08")
def test_a_player_may_concede_while_the_opponent_decides() -> None:
    g = playing(1, best_of=3)
    waiting = 1 - g.asked[0]
    concede(g, waiting)
    assert g.games_won[1 - waiting] == 1
    assert not g.over


@pytest.mark.rule("WB-18.08")
def test_who_concedes_in_the_draft_or_while_decks_are_built_loses_the_match() -> None:
    drafting = new(1, "draft", best_of=3)
    concede(drafting, 0)
    assert drafting.outcome() == (0.0, 1.0)
    built = building(1, best_of=3)
    build(built, 1, POLO)
    concede(built, 1)
    assert built.outcome() == (1.0, 0.0)
    between = playing(1, best_of=3)
    concede(between, 0)
    concede(between, 1)
    assert between.outcome() == (1.0, 0.0)


@pytest.mark.rule("WB-18.08")
@pytest.mark.parametrize("mode", ["preconstructed", "constructed"])
def test_who_concedes_a_single_game_loses_it(mode: str) -> None:
    g = new(1, mode)
    concede(g, 0)
    assert g.outcome() == (0.0, 1.0)


# -- between games ---------------------------------------------------------------------------------


@pytest.mark.rule("WB-21.17")
def test_keeping_worldbreaker_and_deck_is_one_choice() -> None:
    g = playing(1, best_of=3)
    decks = [sorted(names_in(g, "deck", seat) + names_in(g, "hand", seat)) for seat in (0, 1)]
    concede(g, 0)
    assert option_words(g, 0) == ["change something", "pass"]
    keep_decks(g)
    assert [sorted(names_in(g, "deck", seat) + names_in(g, "hand", seat)) for seat in (0, 1)] == decks
    assert names_in(g, "worldbreaker", 0) == [KHUTULUN]
    assert question(g) == "mulligan"


@pytest.mark.rule("WB-21.17")
def test_a_card_may_be_changed_between_games() -> None:
    g = playing(1, best_of=3)
    concede(g, 0)
    out = names_in(g, "deck", 0)[0]
    say(g, 0, "change something", f"take out {out}", "add Confident Suitor", "pass")
    say(g, 1, "pass")
    held = names_in(g, "deck", 0) + names_in(g, "hand", 0)
    assert len(held) == 30
    assert "Confident Suitor" in held
    assert out not in held
    assert out in names_in(g, "pool", 0)


@pytest.mark.rule("WB-21.17")
def test_a_new_worldbreaker_changes_the_allowed_signature_cards() -> None:
    g = building(1, best_of=3)
    build(g, 0, KHUTULUN, "Confident Suitor")
    build(g, 1, POLO)
    concede(g, 0)
    say(g, 0, "change something", f"play with {POLO}")
    with pytest.raises(Illegal) as refused:
        say(g, 0, "add Confident Suitor")
    assert refused.value.rule == "WB-20.03"
    say(g, 0, "add Silkworm Terrarium", "pass")
    say(g, 1, "pass")
    assert names_in(g, "worldbreaker", 0) == [POLO]
    held = names_in(g, "deck", 0) + names_in(g, "hand", 0)
    assert "Silkworm Terrarium" in held
    assert "Confident Suitor" not in held
    assert KHUTULUN in names_in(g, "pool", 0)
    assert g.standing[:4] == [0, 1, 0, 0]


@pytest.mark.rule("WB-21.17")
def test_the_pools_stay_the_same_from_game_to_game() -> None:
    g = playing(2, best_of=3)
    pools = owned(g)
    play_on(g, "pools", games=1)
    keep_decks(g)
    assert owned(g) == pools


def owned(g: Worldbreakers) -> list[list[str]]:
    return [sorted(g.name(card) for card in range(len(g.face)) if g.owner[card] == seat) for seat in (0, 1)]


def play_on(g: Worldbreakers, seed: str, games: int) -> None:
    """Play at random until so many games are finished."""
    chance = seeded(seed)
    while sum(g.games_won) + g.games_drawn < games:
        seat = g.asked[0]
        g.choose(seat, g.options(seat)[chance.below(len(g.options(seat)))])


@pytest.mark.rule("WB-21.17")
def test_nothing_of_a_game_is_left_for_the_next() -> None:
    for seed in range(4):
        g = playing(seed, best_of=3)
        before = building(seed, best_of=3)
        play_on(g, f"clear {seed}", games=1)
        assert question(g) == "deck building"
        assert fresh_numbers(g) == fresh_numbers(before)
        assert g.memory == before.memory
        for seat in (0, 1):
            assert len(cards_in(g, "deck", seat)) == 30
            for name in ("hand", "discard", "locations", "followers", "front", "resolving", "stored", "aside"):
                assert cards_in(g, name, seat) == []
        assert len(g.agenda) == len(before.agenda)


def fresh_numbers(g: Worldbreakers) -> list[list[int]]:
    """All of the game's own numbers but those of the match, which stand last. The draft uses whose turn it is."""
    twin = g.copy()
    twin.turn_seat = 0
    return twin.numbers()[:-1]


def test_a_game_can_be_given_up_in_the_middle_of_a_combat_or_a_choice() -> None:
    """Whatever is asked just then, the next game begins with nothing of it."""
    chance = seeded("combat")
    asked = set()
    for seed in range(6):
        g = playing(seed, best_of=3)
        for _ in range(150):
            if question(g) == "deck building":
                keep_decks(g)
            seat = g.asked[0]
            if question(g) not in asked:
                asked.add(question(g))
                twin = g.copy()
                concede(twin, seat)
                assert twin.over or (twin.combat, twin.raised, twin.waiting, twin.round) == (0, [], [], 0)
                assert twin.over or len(twin.agenda) == 2
            g.choose(seat, g.options(seat)[chance.below(len(g.options(seat)))])
            if g.over:
                break
    assert {"mulligan", "action", "attackers"} <= asked


@pytest.mark.rule("WB-21.18")
def test_between_games_others_know_no_card_of_a_deck() -> None:
    g = playing(3, best_of=3)
    play_on(g, "known", games=1)
    for seat in (0, 1):
        assert all(g.knows(seat, card) for card in cards_in(g, "deck", seat))
        assert not any(g.knows(viewer, card) for viewer in (1 - seat, None) for card in cards_in(g, "deck", seat))


def test_whole_matches_at_random_end_and_replay_to_the_same_state() -> None:
    for seed in range(4):
        g = new(seed, "draft", best_of=3)
        draft_everything(g)
        chance = seeded(f"match {seed}")
        while not g.over:
            seat = g.asked[chance.below(len(g.asked))]
            g.choose(seat, g.options(seat)[chance.below(len(g.options(seat)))])
        assert max(g.games_won) == 2 or g.games == 5
        assert GAME.replay(g.record().to_json()).digest() == g.digest()
