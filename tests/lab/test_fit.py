"""Fitting: positions with their outcomes, better weights, and the match that must prove them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from resource import RLIMIT_FSIZE, getrlimit, setrlimit
from signal import SIG_IGN, SIGXFSZ, signal

import pytest

import arkade
from arkade.kernel import ArkadeError
from arkade.lab.fit import (
    Learned,
    Lesson,
    Verdict,
    evaluation_in,
    learn,
    learn_all,
    new_weights,
    trials,
    weights_file,
    write_weights,
)
from arkade.lab.matches import Outcome, Player, Score, Setting
from tests.lab.tiny import tiny_game

SAMPLE = Setting("sample", "free", {}, "seed")
NAMES = [feature.name for feature in evaluation_in(arkade.load("sample")).features]


def score_of(*shares: float) -> Score:
    score = Score(("greedy", "greedy"))
    for number, share in enumerate(shares):
        score.add(Outcome(("greedy", "greedy"), number, share, 10))
    return score


def test_a_lesson_keeps_the_positions_at_rest_with_the_outcome() -> None:
    lesson = learn(Lesson(SAMPLE, Player("greedy:1"), 3))
    assert 4 <= len(lesson.rows) <= 11
    assert {len(row) for row in lesson.rows} == {len(NAMES)}
    assert len(set(lesson.outcomes)) == 1
    assert lesson.outcomes[0] in (0.0, 0.5, 1.0)
    assert learn(Lesson(SAMPLE, Player("greedy:1"), 3)) == lesson


def test_a_lesson_that_fails_is_kept_with_its_record_and_teaches_nothing() -> None:
    lost = learn(Lesson(SAMPLE, Player("nobody"), 3))
    endless = learn(Lesson(SAMPLE, Player("random"), 3), limit=4)
    for lesson, words, choices in (
        (lost, "ArkadeError: unknown bot", 0),
        (endless, "RuntimeError: the game did not", 4),
    ):
        assert (lesson.rows, lesson.outcomes) == ([], [])
        assert lesson.fault is not None
        assert lesson.fault.words.startswith(words)
        assert (lesson.fault.number, lesson.fault.record.seed) == (3, "seed/fit/3")
        assert arkade.load("sample").replay(lesson.fault.record).choices == choices


def test_weights_that_were_learned_know_that_pearls_are_good() -> None:
    lessons = list(learn_all(SAMPLE, Player("random"), 120, 1))
    weights = new_weights(arkade.load("sample"), lessons)
    assert list(weights) == NAMES
    assert weights["pearls"] + 5 * weights["late_pearls"] > 0.1
    assert weights["tide"] == 0.0


def test_without_positions_nothing_can_be_learned() -> None:
    with pytest.raises(ArkadeError, match="no position at rest was seen"):
        new_weights(arkade.load("sample"), [Learned([], [])])
    with pytest.raises(ArkadeError, match="Tiny does not say how to judge a position"):
        evaluation_in(tiny_game())


def test_better_weights_win_the_match_and_worse_ones_lose_it() -> None:
    bad = dict.fromkeys(NAMES, 0.0) | {"pearls": -1.0}
    outcomes = list(trials(SAMPLE, "greedy:1", bad, 16, 1))
    assert [outcome.number for outcome in outcomes] == list(range(16))
    assert sum(outcome.share for outcome in outcomes) < 5


def test_where_all_play_together_both_crews_play_every_deal() -> None:
    weights = dict(zip(NAMES, evaluation_in(arkade.load("sample")).weights, strict=True))
    outcomes = list(trials(Setting("sample", "together", {}, "seed"), "greedy:1", weights, 4, 1))
    assert [outcome.number for outcome in outcomes] == [0, 2, 4, 6]
    assert [outcome.share for outcome in outcomes] == [0.5] * 4


@pytest.mark.parametrize(
    ("shares", "accepted"),
    [([1.0] * 10, True), ([1.0, 0.0] * 50, False), ([1.0, 1.0, 0.0] * 4, False), ([1.0, 1.0, 0.0] * 40, True)],
)
def test_weights_are_accepted_only_when_the_whole_interval_is_above_one_half(
    shares: list[float], accepted: bool
) -> None:
    assert Verdict({}, {}, 0, score_of(*shares)).accepted is accepted


def test_a_trial_that_was_stopped_proves_nothing() -> None:
    assert not Verdict({}, {}, 0, score_of(*[1.0] * 10), whole=False).accepted


def test_a_file_of_weights_says_where_they_come_from_and_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    new = dict.fromkeys(NAMES, 0.25)
    write_weights(path, Verdict(new, new, 1234, score_of(*[1.0] * 30)), "greedy:4")
    text = path.read_text(encoding="utf-8")
    assert tomllib.loads(text) == new
    assert "1234 positions" in text
    assert "30 games of greedy:4" in text
    assert "100.0%" in text
    with pytest.raises(ArkadeError, match="can't be written"):
        write_weights(tmp_path / "none" / "weights.toml", Verdict(new, new, 1, score_of(1.0)), "greedy")


def test_weights_that_do_not_fit_on_the_disk_leave_the_old_ones(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    path.write_text("pearls = 1.0\n", encoding="utf-8")
    verdict = Verdict({}, dict.fromkeys(NAMES, 0.25), 1, score_of(1.0))
    before = getrlimit(RLIMIT_FSIZE)
    handler = signal(SIGXFSZ, SIG_IGN)
    setrlimit(RLIMIT_FSIZE, (5, before[1]))
    try:
        with pytest.raises(ArkadeError, match="can't be written: File too large"):
            write_weights(path, verdict, "greedy")
    finally:
        setrlimit(RLIMIT_FSIZE, before)
        signal(SIGXFSZ, handler)
    assert path.read_text(encoding="utf-8") == "pearls = 1.0\n"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", arkade.GAMES)
def test_every_game_has_its_weights_beside_its_features(name: str) -> None:
    game = arkade.load(name)
    written = tomllib.loads(weights_file(game).read_text(encoding="utf-8"))
    evaluation = evaluation_in(game)
    assert list(written) == [feature.name for feature in evaluation.features]
    assert list(written.values()) == evaluation.weights
