"""Trials of cards: which games are played, also in other processes, and what is found of strong and idle changes."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import msgspec
import pytest

import arkade
from arkade.cardtext.changes import Changes, read_changes
from arkade.games.registry import load_changed
from arkade.kernel import ArkadeError
from arkade.lab.card_changes import TrialResult, change_of, compare
from arkade.lab.card_trial import Touched, check_used, play_changed_portion, touched_by, trial_plan
from arkade.lab.card_words import paragraph, trial_figure
from arkade.lab.journal import games_in
from arkade.lab.plan import Plan, deck_names
from arkade.lab.playing import Portion, play_portion
from arkade.lab.processes import in_processes
from arkade.lab.results import Results, results_of
from arkade.lab.simulate import Portions, Work
from tests.lab.made_up import game

STRONG = '[[card]]\nname = "Diver"\nspeed = 1\ntext = "Gain 12 pearls."\n'
IDLE = '[[card]]\nname = "Diver"\ntext = "Gain 2 pearls."\n'


def changes_of(tmp_path: Path, text: str) -> Changes:
    path = tmp_path / "changes.toml"
    path.write_text(text, encoding="utf-8")
    return read_changes(path)


def planned(changes: Changes, name: str, mode: str | None = None) -> tuple[Touched, Plan]:
    before, after = arkade.load(name), load_changed(name, changes)
    touched = touched_by(changes, before, after)
    return touched, trial_plan(before, after, touched, "random", "seed", mode, {})


def played(plan: Plan, games: int, work: Work) -> Results:
    portions = Portions(plan, range(games))
    portions.size = games
    return results_of(one for portion in portions for one in games_in(work(portion).lines))


def tried(changes: Changes, games: int, mode: str | None = None) -> TrialResult:
    touched, plan = planned(changes, "sample", mode)
    sides = [played(plan, games, work) for work in (play_portion, partial(play_changed_portion, changes))]
    return compare("Tidepool", "random", "free", touched, *sides)


def test_a_card_that_wins_at_once_makes_its_holder_stronger(tmp_path: Path) -> None:
    found = tried(changes_of(tmp_path, STRONG), 200)
    assert found.games == found.deals == 200
    by_name = {share.name: share for share in found.shares}
    assert set(by_name) == {"Diver in the opening hand", "Diver played", "going first"}
    change = by_name["Diver in the opening hand"].change
    assert change.is_sure
    assert change.difference > 0.05
    assert found.rounds.is_sure
    assert found.rounds.difference < 0
    words = paragraph(found)
    assert "Whoever has it wins more often." in words
    assert "Games become shorter" in words


def test_a_change_that_changes_nothing_gives_the_same_games(tmp_path: Path) -> None:
    found = tried(changes_of(tmp_path, IDLE), 100)
    assert {share.change.difference for share in found.shares} == {0.0}
    assert (found.rounds.low, found.rounds.high) == (0.0, 0.0)
    assert "do not show that it makes anybody stronger or weaker" in paragraph(found)
    assert "No difference beyond chance: Diver in the opening hand, Diver played and going first." in paragraph(found)


def test_a_crew_is_asked_whether_the_game_becomes_easier(tmp_path: Path) -> None:
    found = tried(changes_of(tmp_path, '[[card]]\nname = "Diver"\ntext = "Draw a card."\n'), 150, "together")
    assert found.together
    assert found.strength is not None
    assert found.strength.name == "the crew"
    assert "The game becomes harder." in paragraph(found)


def test_the_chart_has_both_sides_of_every_share(tmp_path: Path) -> None:
    found = tried(changes_of(tmp_path, STRONG), 100)
    spec = trial_figure(found).chart.to_dict()
    (rows,) = spec["datasets"].values()
    assert {(row["name"], row["kind"]) for row in rows} == {
        (share.name, kind) for share in found.shares for kind in ("without", "with")
    }


def test_other_processes_play_the_changed_game_too(tmp_path: Path) -> None:
    changes = changes_of(tmp_path, STRONG)
    _, plan = planned(changes, "sample")
    work = partial(play_changed_portion, changes)
    portions = list(Portions(plan, range(4)))
    here = [games_in(work(portion).lines) for portion in portions]
    elsewhere = [games_in(done.lines) for done in in_processes(work, portions, 2)]
    assert sorted(elsewhere, key=lambda games: games[0].number) == here
    unchanged = [games_in(play_portion(portion).lines) for portion in portions]
    assert unchanged != here


def test_only_decks_that_are_touched_are_played_and_both_seats_on_the_same_deal(tmp_path: Path) -> None:
    touched, plan = planned(changes_of(tmp_path, '[[card]]\nname = "Dogtamer"\ncost = 0\n'), "worldbreakers")
    assert touched.decks == ["earth"]
    assert len(plan.seatings) == 7
    assert all("earth" in deck_names(seating.options) for seating in plan.seatings)
    deals = {seating.deal for seating in plan.seatings}
    assert deals == set(range(4))
    by_deal = {
        deal: [deck_names(seating.options) for seating in plan.seatings if seating.deal == deal] for deal in deals
    }
    assert all(decks[0] == decks[-1][::-1] for decks in by_deal.values())


def test_a_new_card_is_compared_with_the_one_whose_place_it_takes(tmp_path: Path) -> None:
    text = '[[card]]\nname = "Whale"\nspeed = 1\ntext = "Gain 12 pearls."\n'
    text += '[[replace]]\nin = "tidepool"\nout = "Diver"\nput = "Whale"\n'
    found = tried(changes_of(tmp_path, text), 100)
    assert (found.touched.added, found.touched.put) == (["Whale"], {"Whale": "Diver"})
    assert "Whale (for Diver) played" in {share.name for share in found.shares}


def test_a_card_that_no_deck_holds_is_refused_with_a_way_to_put_it_there(tmp_path: Path) -> None:
    changes = changes_of(tmp_path, '[[card]]\nname = "Whale"\nspeed = 1\ntext = "Gain 2 pearls."\n')
    after = load_changed("sample", changes)
    touched = touched_by(changes, arkade.load("sample"), after)
    assert touched.unused == ["Whale"]
    with pytest.raises(
        ArkadeError, match=r"no deck of Tidepool holds 'Whale': .* in = \"tidepool\", out = \"Lookout\""
    ):
        check_used(after, touched)


def test_a_mode_without_the_touched_decks_is_refused(tmp_path: Path) -> None:
    changes = changes_of(tmp_path, '[[replace]]\nin = "ice-storm"\nout = "Eagle"\nput = "Ice Golem"\ncopies = 1\n')
    with pytest.raises(ArkadeError, match="played without ice-storm: choose another --mode"):
        planned(changes, "arackhan_wars", "prebuilt")


def test_changed_decks_must_be_legal_where_decks_are_checked(tmp_path: Path) -> None:
    changes = changes_of(tmp_path, '[[replace]]\nin = "ice-storm"\nout = "Eagle"\nput = "Berserker"\ncopies = 1\n')
    with pytest.raises(ArkadeError, match="legal decks"):
        planned(changes, "arackhan_wars", "constructed")


def test_luck_that_both_sides_share_cancels_out() -> None:
    """Who wins differs from deal to deal; that the changed side lasts a round longer, does not."""
    before = results_of([game(number, (1.0, 0.0), rounds=5 + number % 7) for number in range(70)])
    after = results_of([game(number, (1.0, 0.0), rounds=6 + number % 7) for number in range(70)])
    found = compare("", "", "", Touched([], [], {}, [], []), before, after)
    assert found.rounds.difference == pytest.approx(1)
    assert (found.rounds.low, found.rounds.high) == pytest.approx((1, 1))
    apart = change_of(*[side.games.select("deal", outcome="rounds") for side in (before, shifted(after))])
    assert apart.high - apart.low > 1


def shifted(results: Results) -> Results:
    """The same games on other deals."""
    return Results(results.games.with_columns(deal=results.games["deal"] + 1000), results.cards)


def test_games_that_failed_on_either_side_are_left_out() -> None:
    """Those that were not played on the other side, as after Ctrl-C, are left out too and have not failed."""
    failed = msgspec.structs.replace(game(1, ()), error="KeyError: no set-up")
    before = results_of([game(0, (1.0, 0.0)), failed, game(2, (1.0, 0.0))])
    after = results_of([game(0, (1.0, 0.0)), game(1, (1.0, 0.0))])
    found = compare("", "", "", Touched([], [], {}, [], []), before, after)
    assert (found.games, found.errors) == (1, 1)


def test_a_portion_names_its_game(tmp_path: Path) -> None:
    changes = changes_of(tmp_path, STRONG)
    _, plan = planned(changes, "sample")
    portion = next(iter(Portions(plan, range(1))))
    assert isinstance(portion, Portion)
    (one,) = games_in(play_changed_portion(changes, portion).lines)
    assert (one.game, one.error) == ("sample", None)
