"""Every kind of expectation holds where it should and fails, with a helpful sentence, where it should not."""

from __future__ import annotations

import pytest

from tests.scenarios.playing import failures

POSITION = """
options: {seats: 3}
position:
  moment: reveal
  table: {round: 4, lead: P2, tide: 7}
  P1: {pearls: 3, revealed: Lookout, deck: [Net, Gull, Fog], discard: [Diver, Heron, Diver]}
  P2: {pearls: 1, hand: [Bulwark, Net], in play: Tidekeeper}
  P3: {hand: [{name: Heron, known: [P1, P3]}, Fog]}
"""

TWINS = [
    ("{P1: {pearls: 3}}", "{P1: {pearls: 4}}", "P1's pearls: expected 4, found 3"),
    ("{table: {tide: 7}}", "{table: {tide: 8}}", "the table's tide: expected 8, found 7"),
    ("{table: {lead: P2}}", "{table: {lead: P3}}", "the table's lead: expected P3, found P2"),
    ("{turn: P2}", "{turn: P1}", "turn: expected P1, found P2"),
    ("{phase: Round 4.}", "{phase: round 5}", "phase: expected 'round 5', found 'round 4'"),
    ("{asked: P2}", "{asked: [P2, P3]}", "asked: expected P2, P3, found P2"),
    ("{asked: P2}", "{asked: nobody}", "asked: expected nobody, found P2"),
    ("{prompt: {P2: about to resolve}}", "{prompt: {P2: choose}}", "prompt of P2: expected 'choose', found 'P1 is"),
    ("{prompt: {P2: react}}", "{prompt: {P3: react}}", "prompt of P3: expected 'react', found 'no question'"),
    (
        "{offered: {P2: [React with bulwark, pass]}}",
        "{offered: {P2: react with Net}}",
        "options of P2: expected 'react with Net' to be offered, found 'react with Bulwark', 'pass'",
    ),
    (
        "{not offered: {P2: react with Net}}",
        "{not offered: {P2: pass}}",
        "options of P2: expected 'pass' not to be offered, found 'react with Bulwark', 'pass'",
    ),
    (
        "{not offered: {P2: react with Bul}}",
        "{not offered: {P2: react}}",
        "options of P2: expected 'react' not to be offered, found 'react with Bulwark', 'pass'",
    ),
    ("{not offered: {P3: pass}}", "{offered: {P3: pass}}", "expected 'pass' to be offered, found no options"),
    (
        "{options: {P2: [pass, react with Bulwark]}}",
        "{options: {P2: pass}}",
        "options of P2: expected 'pass', found 'react with Bulwark', 'pass'",
    ),
    (
        "{why not: {P2: {react with Net: TP-02.03}}}",
        "{why not: {P2: {react with Net: TP-02.01}}}",
        "why not 'react with Net': expected TP-02.01, found TP-02.03",
    ),
    (
        "{why not: {P2: {react with Net: TP-02.03}}}",
        "{why not: {P2: {pass: TP-02.03}}}",
        "why not 'pass': expected TP-02.03, found that it is allowed",
    ),
    (
        "{why not: {P2: {react with Net: TP-02.03}}}",
        "{why not: {P3: {pass: TP-02.03}}}",
        "why not 'pass': This seat is not asked now",
    ),
    ("{over: no}", "{over: yes}", "over: expected that the game is over, found that the game goes on"),
    ("{over: no}", "{scores: {P1: 1}}", "score of P1: expected 1, found none, since the game goes on"),
    ("{P1: {deck: 3}}", "{P1: {deck: 2}}", "P1's deck: expected 2 cards, found Net, Gull, Fog"),
    (
        "{P1: {deck: [Net, Gull, Fog]}}",
        "{P1: {deck: [Fog, Gull, Net]}}",
        "P1's deck: expected Fog, Gull, Net, found Net, Gull, Fog",
    ),
    ("{P1: {deck: [Net, any x2]}}", "{P1: {deck: [any x3, Net]}}", "expected any, any, any, Net, found Net, Gull"),
    ("{P1: {revealed: Lookout}}", "{P1: {revealed: []}}", "P1's revealed: expected no cards, found Lookout"),
    ("{P1: {hand: []}}", "{P1: {hand: any}}", "P1's hand: expected any, found no cards"),
    ("{P2: {hand: [Net, Bulwark]}}", "{P2: {hand: [Net, Net]}}", "expected Net, Net, found Bulwark, Net"),
    ("{P2: {hand: [any, Net]}}", "{P2: {hand: [any, Fog]}}", "expected any, Fog, found Bulwark, Net"),
    (
        "{P1: {discard: [Diver, Heron, Diver]}}",
        "{P1: {discard: [Heron, Diver x2]}}",
        "expected Heron, Diver, Diver, found Diver, Heron, Diver",
    ),
    (
        "{P1: {discard: {contains: Diver x2}}}",
        "{P1: {discard: {contains: Diver x3}}}",
        "P1's discard: expected at least Diver, Diver, Diver, found Diver, Heron, Diver",
    ),
    (
        "{P1: {discard: {lacks: [Net, Fog]}}}",
        "{P1: {discard: {lacks: [Net, Heron]}}}",
        "P1's discard: expected no Heron, found Diver, Heron, Diver",
    ),
    ("{P1: {deck: {count: 3}}}", "{P1: {deck: {count: 4}}}", "P1's deck: expected 4 cards, found Net, Gull, Fog"),
    ("{P1: {deck: {top: Net}}}", "{P1: {deck: {top: [Gull]}}}", "expected Gull on top, found Net, Gull, Fog"),
    (
        "{P1: {deck: {bottom: [Gull, Fog]}}}",
        "{P1: {deck: {bottom: Gull}}}",
        "expected Gull at the bottom, found Net, Gull, Fog",
    ),
    ("{P1: {deck: {bottom: [Net, Gull, Fog]}}}", "{P1: {deck: {bottom: any x4}}}", "any at the bottom, found Net"),
    (
        "{P2: {in play: [{name: Tidekeeper, owner: P2}]}}",
        "{P2: {in play: [{name: Tidekeeper, owner: P1}]}}",
        "P2's in play: expected Tidekeeper (owner: P1), found Tidekeeper (owner: 1)",
    ),
    (
        "{P2: {in play: [{name: Tidekeeper, shows: no spe}]}}",
        "{P2: {in play: [{name: Tidekeeper, shows: no speed}]}}",
        "P2's in play: expected Tidekeeper (shows: no speed), found Tidekeeper (shows: speed",
    ),
    (
        "{view: {P1: {P3: {hand: [Heron, a card]}}}}",
        "{view: {P1: {P3: {hand: [Heron, Fog]}}}}",
        "P3's hand for P1: expected Heron, Fog, found Heron, a card",
    ),
    (
        "{view: {P2: {P3: {hand: a card x2}}}}",
        "{view: {P2: {P3: {hand: {contains: Heron}}}}}",
        "P3's hand for P2: expected at least Heron, found a card, a card",
    ),
    (
        "{view: {spectators: {P1: {deck: a card x3, discard: {contains: Heron}}}}}",
        "{view: {spectators: {P1: {deck: {top: Net}}}}}",
        "P1's deck for spectators: expected Net on top, found a card, a card, a card",
    ),
    (
        "{view: {everybody: {P1: {revealed: Lookout}}}}",
        "{view: {everybody: {P2: {hand: a card x2}}}}",
        "P2's hand for P2: expected a card, a card, found Bulwark, Net",
    ),
]


@pytest.mark.parametrize(("holds", "fails", "sentence"), TWINS, ids=[fails for _, fails, _ in TWINS])
def test_an_expectation_holds_and_its_twin_fails(holds: str, fails: str, sentence: str) -> None:
    assert failures(f"{POSITION}expect: {holds}") == []
    (failure,) = failures(f"{POSITION}expect: {fails}")
    assert failure.startswith("at the end: ")
    assert sentence in failure


AFTER_LOOKING = POSITION + "steps: [nobody reacts, {P1: choose P2}]\n"

LOG_TWINS = [
    ("log: {P1: 'hand of P2: Bulwark and Net'}", "log: {P3: Bulwark}", "log of P3: expected a line with 'Bulwark'"),
    ("log lacks: {P3: Bulwark}", "log lacks: {P1: Bulwark}", "expected no line with 'Bulwark', found 'P1 looks at"),
    ("log: {everybody: P1 looks at}", "log: {everybody: P2 looks at}", "log of spectators: expected a line"),
    ("log: {P1: P1 draws Net}", "log: {spectators: P1 draws Net}", "log of spectators: expected a line"),
    ("log lacks: {P2: [P1 draws Net, P1 draws N]}", "log lacks: {P2: P1 draws}", "found 'P1 draws a card.'"),
]


@pytest.mark.parametrize(("holds", "fails", "sentence"), LOG_TWINS, ids=[fails for _, fails, _ in LOG_TWINS])
def test_the_log_tells_each_viewer_what_they_may_hear(holds: str, fails: str, sentence: str) -> None:
    assert failures(f"{AFTER_LOOKING}expect: {{{holds}}}") == []
    assert any(sentence in failure for failure in failures(f"{AFTER_LOOKING}expect: {{{fails}}}"))


def test_scores_are_compared_once_the_game_is_over() -> None:
    conceded = "steps: [{P1: concede}]\nexpect: {over: yes, asked: nobody, scores: {P1: %s, P2: 1}}"
    assert failures(conceded % 0) == []
    assert failures(conceded % 0.5) == ["at the end: score of P1: expected 0.5, found 0"]


def test_all_that_is_not_as_expected_is_told_at_once() -> None:
    found = failures(f"{POSITION}expect: {{P1: {{pearls: 9, deck: 9}}, over: yes, turn: P2}}")
    assert len(found) == 3


def test_an_expectation_between_steps_is_about_that_time() -> None:
    steps = "steps: [{expect: {P1: {pearls: %s}}}, {P2: pass}, {P3: pass}, {P1: choose P3}]"
    assert failures(POSITION + steps % 3) == []
    assert failures(POSITION + steps % 2) == ["step 1 (expect): P1's pearls: expected 2, found 3"]
