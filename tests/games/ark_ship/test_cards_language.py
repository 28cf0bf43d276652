"""The cards of ARK SHIP: what is known about each, what its words make of it, and what faulty words are told."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from arkade.games.ark_ship import printed
from arkade.games.ark_ship.effects_ship import LoseSleepers
from arkade.games.ark_ship.language import LANGUAGE, OPEN_END, POOL, Card, make_print
from arkade.games.ark_ship.printed import KIND_NAMES, Face, Row
from arkade.kernel import ArkadeError

FACTS: dict[str, dict[str, Any]] = {
    fact["name"]: fact
    for fact in tomllib.loads(Path(__file__).with_name("facts.toml").read_text(encoding="utf-8"))["card"]
}
PRINT = make_print(POOL)
FACES = {face.name: face for face in PRINT.faces}
CARDS = {card.name: card for card in POOL.cards}

every_card = pytest.mark.parametrize("name", list(FACTS))


def faces_of(kind: int) -> list[Face]:
    return [face for face in PRINT.faces if face.kind == kind]


# -- what is known ---------------------------------------------------------------------------------


def test_the_pool_holds_the_known_cards_and_no_others() -> None:
    assert set(CARDS) == set(FACTS)


@every_card
def test_a_card_is_as_it_is_known(name: str) -> None:
    fact, card, face = FACTS[name], CARDS[name], FACES[name]
    assert card.number == fact["number"]
    assert card.designed == fact.get("designed", False)
    assert bool(card.ours) == fact.get("partly", False)
    assert KIND_NAMES[face.kind] == fact["type"]
    assert list(card.skills) == fact.get("skills", [])
    assert face.lines == fact.get("lines", [])
    assert [row_words(row) for row in face.rows] == fact.get("rows", [])
    assert face.threshold == fact.get("threshold", 0)


def row_words(row: Row) -> str:
    """`3+ G`, `1-2 R`, `0 R`."""
    colour = "G" if row.green else "R"
    if row.high == OPEN_END:
        return f"{row.low}+ {colour}"
    return f"{row.low} {colour}" if row.low == row.high else f"{row.low}-{row.high} {colour}"


@every_card
def test_continuous_texts_and_the_times_of_goals_are_as_known(name: str) -> None:
    fact, face = FACTS[name], FACES[name]
    if fact["type"] == "crisis":
        lasting = face.statics or face.on_ones or face.at_end_of_evaluation
        assert bool(lasting) == fact["continuous"]
    if fact["type"] == "life goal":
        times = {"immediately": face.immediate, "when met": face.reveal is not None}
        assert times.get(fact["revealed"], not any(times.values()))
        assert (face.score is None) == (fact["scored"] == "at once")


@pytest.mark.rule("AS-01.04")
def test_there_are_as_many_cards_as_the_box_holds() -> None:
    kinds = Counter(card.type for card in POOL.cards)
    assert kinds == {
        "crew": 40, "life goal": 30, "crisis": 30, "planet crisis": 8, "waveform": 30, "signal": 10, "location": 8,
    }  # fmt: skip


def test_every_card_that_plays_on_a_mood_has_flavour() -> None:
    wanted = ("crisis", "planet crisis", "life goal")
    assert all(bool(card.flavour) == (card.type in wanted) for card in POOL.cards)


# -- what the content must be like -----------------------------------------------------------------


@pytest.mark.rule("AS-17.01")
@pytest.mark.rule("AS-15.01")
def test_crises_test_every_skill_about_as_often() -> None:
    tested = Counter(skill for face in faces_of(printed.CRISIS) for skill in face.skills)
    assert all(tested[skill] in (11, 12) for skill in range(printed.SKILLS))
    assert tested[printed.SICKNESS] == 3
    assert all(face.skills for face in [*faces_of(printed.CRISIS), *faces_of(printed.PLANET_CRISIS)])


@pytest.mark.rule("AS-15.11")
def test_the_last_row_of_a_crisis_is_open_green_and_removes_it() -> None:
    starts = Counter(face.rows[-1].low for face in faces_of(printed.CRISIS))
    assert starts == {2: 13, 3: 15, 4: 2}
    for face in faces_of(printed.CRISIS):
        assert (face.rows[-1].green, face.rows[-1].high) == (True, OPEN_END)
        assert face.rows[-1].effect.clause().casefold().endswith(("remove this crisis", "remove this crisis."))
        assert not any(row.green for row in face.rows[:-1])


def test_eight_crises_and_more_take_people_from_the_freezer() -> None:
    losses = [
        effect.count
        for card, abilities in zip(POOL.cards, POOL.abilities, strict=True)
        if card.type == "crisis"
        for ability in abilities
        for effect in [ability.effect, *ability.effect.children()]
        if isinstance(effect, LoseSleepers)
    ]
    assert set(losses) == {1, 2, 3}
    assert sum(face.has_freezer_row for face in faces_of(printed.CRISIS)) >= 8


@pytest.mark.rule("AS-18.01")
def test_signals_differ_and_their_targets_are_lines_from_0_to_3() -> None:
    targets = [tuple(face.lines) for face in faces_of(printed.SIGNAL)]
    assert len(set(targets)) == len(targets)
    assert all(len(target) == 5 and 5 <= sum(target) <= 9 and set(target) <= {0, 1, 2, 3} for target in targets)


@pytest.mark.rule("AS-19.01")
def test_waveforms_differ_and_go_up_more_often_than_down() -> None:
    steps = [tuple(face.lines) for face in faces_of(printed.WAVEFORM)]
    assert len(set(steps)) == len(steps)
    assert all(len(step) == 5 and set(step) <= {-1, 0, 1} for step in steps)
    for column in range(5):
        ups = sum(step[column] == 1 for step in steps)
        downs = sum(step[column] == -1 for step in steps)
        assert ups in (10, 11)
        assert downs == 6


@pytest.mark.rule("AS-26.04")
@pytest.mark.rule("AS-20.11")
def test_no_words_fill_the_freezer_or_move_a_planet_crisis() -> None:
    for card in POOL.cards:
        assert "freezer" not in card.text or "Lose" in card.text or "freezer row" in card.text, card.name
        assert "planet crisis" not in card.text or "puts a token" in card.text, card.name


def test_four_goals_wait_for_death_and_one_is_revealed_at_once() -> None:
    goals = faces_of(printed.LIFE_GOAL)
    assert sum(face.immediate for face in goals) == 1
    assert sum(face.reveal is None and not face.immediate for face in goals) == 4


# -- words and what they make ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"text": "2+ green: Remove this crisis.", "skills": []}, "crises and planet crises have skills and rows"),
        ({"text": "1-2 red: Nothing.\n2+ green: Remove this crisis."}, "does not follow the one before it"),
        ({"text": "Remove this crisis."}, "needs words such as '2\\+ green:' before it"),
        ({"text": "2+ green: Remove this crisis.", "lines": [0, 0, 0, 0, 0]}, "signals and waveforms have five"),
        ({"type": "signal", "skills": [], "lines": [0, 4, 0, 0, 0]}, "its columns go from 0 to 3"),
        ({"type": "planet crisis", "text": "0+ green: Nothing."}, "planet crises say how many tokens they need"),
        ({"type": "life goal", "skills": []}, "life goals say when they are revealed or scored"),
        ({"type": "crew", "skills": [], "text": "Any crew: Nothing."}, "only locations have rows for crew"),
        ({"script": "storm"}, "there are no scripts"),
    ],
)
def test_a_card_that_makes_no_sense_is_refused(changes: dict[str, Any], words: str) -> None:
    table = {"name": "Trial", "number": "X", "type": "crisis", "skills": ["medicine"], **changes}
    with pytest.raises(ArkadeError, match=words):
        make_print(POOL.with_cards([table], Card, LANGUAGE))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Whenever a crew rolls a 2 in a skill test → that crew ages by 1.", "for a rolled 1"),
        ("Each natural 2 in each other test cancels 1 success.", "is 1, not 2"),
        ("Reveal when this crew succeeds in a test with 3 or more other crew.", "is 2, not 3"),
        ("Reveal after using a Herbology row of Recreation on 3 turns.", "Recreation that a crew uses are not counted"),
        ("If this is so, nothing.", "no conditions"),
        ("2+ green: Remove this crysis.", "did you mean 'crisis'"),
    ],
)
def test_words_that_the_rules_do_not_count_by_are_refused(text: str, words: str) -> None:
    with pytest.raises(ArkadeError, match=words):
        LANGUAGE.read(text, "Trial")
