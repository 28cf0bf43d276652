"""The form of a scenario file, and one sentence for each of its faults."""

from __future__ import annotations

from pathlib import Path

import pytest

from arkade.kernel import ArkadeError
from arkade.scenarios import read_file, read_scenario, run_file
from tests.scenarios.playing import failures

DONE = "steps: [nobody reacts]\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[game, sample]", "a scenario is a mapping"),
        ("just words", "a scenario is a mapping"),
        ("title: x\n" + DONE, "missing required field `game`"),
        ("game: sample\nstps: []", "unknown entry 'stps': did you mean 'steps'"),
        ("game: [sample]\n" + DONE, "'game' is a text, not a list"),
        ("game:\n" + DONE, "'game' is a text, not nothing"),
        ("game: sample\nsteps: nobody reacts", "'steps' is a list, not 'nobody reacts'"),
        ("game: sample\nrules: TP-01.01\n" + DONE, "'rules' is a list, not 'TP-01.01'"),
        ("game: sample\nrules: [[TP-01.01]]\n" + DONE, "Expected `str`, got `array`"),
        ("game: sample\nposition: []\n" + DONE, "'position' is a mapping, not a list"),
        ("game: sample\nexpect: yes", "'expect' is a mapping, not 'yes'"),
        ("game: sample\ncards: [Storm]\n" + DONE, "Expected `object`, got `str`"),
        ("game: sample", "it checks nothing"),
        ("game: sample\nsteps: []\nexpect: {}", "it checks nothing"),
        ("game: sample\nsteps: [" + "nobody reacts, " * 1001 + "]", "'steps' has at most 1000 entries, not 1001"),
        ("game: sample\ncards: [" + "{name: x}, " * 101 + "]\n" + DONE, "'cards' has at most 100 entries, not 101"),
        ("game: sample\ndice: [" + "1, " * 1001 + "]\n" + DONE, "'dice' has at most 1000 entries, not 1001"),
        ("game: sample\ndeck: {cards: []}", "'deck' and 'faults' stand together"),
        ("game: sample\nfaults: []\n" + DONE, "'deck' and 'faults' stand together"),
        ("game: sample\ndeck: {}\nfaults: []\n" + DONE, "a scenario of a deck has no position"),
    ],
    ids=lambda value: value[:60],
)
def test_a_file_of_the_wrong_form_is_told_so(text: str, sentence: str) -> None:
    with pytest.raises(ArkadeError, match=sentence):
        read_scenario(text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("mode: solo\n" + DONE, "unknown mode of Tidepool 'solo'"),
        ("options: {seats: 9}\n" + DONE, "is for 2, 3, 4 seats, not 9"),
        ("options: {speed: 9}\n" + DONE, "unknown setting"),
        ("rules: [TP-99.99]\n" + DONE, "unknown rule 'TP-99.99'"),
        ("dice: [x]\n" + DONE, "a throw of the dice is a whole number"),
        ("dice: [0]\n" + DONE, "a throw of the dice is 1 or more"),
        ("dice: [99999999999999999999]\n" + DONE, "a throw of the dice is a whole number up to 1000000"),
        ("cards: [{name: Storm, speed: 1, text: Flood.}]\n" + DONE, 'cards: "Storm": line 1: expected'),
        ("cards: [{name: Storm}]\n" + DONE, "missing required field `speed`"),
        ("cards: [{name: Storm, speed: x}]\n" + DONE, "Expected `int`, got `str`"),
        ("cards: [{name: Gull, speed: 1}]\n" + DONE, "there is a card 'Gull' already"),
        ("position: {P3: {}}\n" + DONE, "unknown entry 'P3': "),
        ("position: {P1: [Diver]}\n" + DONE, "the entry 'P1' of the position is a mapping"),
        ("position: {moment: dawn}\n" + DONE, "unknown moment 'dawn': there are end of round, reveal, round"),
        ("position: {moment: [round]}\n" + DONE, "the moment is a text"),
        ("position: {P1: {hnd: Diver}}\n" + DONE, "unknown zone or counter of a seat 'hnd': did you mean 'hand'"),
        ("position: {table: {pearls: 3}}\n" + DONE, "unknown shared zone or counter 'pearls'"),
        ("position: {P1: {hand: Divr}}\n" + DONE, "unknown card 'Divr': did you mean 'Diver'"),
        ("position: {any: Divr, P1: {hand: any}}\n" + DONE, "unknown card 'Divr'"),
        ("position: {P1: {pearls: many}}\n" + DONE, "'many' is no number, yes or no, seat or card in play"),
        ("position: {P1: {pearls: [3]}}\n" + DONE, "a value is a text, not a list"),
        ("position: {P1: {pearls: 999999999}}\n" + DONE, "a value is a whole number up to 1000000"),
        ("position: {P1: {hand: [{name: Diver, damage: 2}]}}\n" + DONE, "unknown mark on a card 'damage'"),
        ("position: {P1: {hand: [{speed: 2}]}}\n" + DONE, "the name of a card is a text, not nothing"),
        ("position: {P1: {hand: [[Diver]]}}\n" + DONE, "a card is a mapping, not a list"),
        ("position: {P1: {hand: [{name: Diver, owner: P9}]}}\n" + DONE, "unknown seat 'P9'"),
        ("position: {P1: {hand: [{name: Diver, known: P9}]}}\n" + DONE, "unknown viewer 'P9'"),
        ("position: {P1: {hand: [{name: Diver x2, called: D}]}}\n" + DONE, "2 cards can't all be called 'D'"),
        (
            "position: {P1: {hand: [{name: Diver, called: D}, {name: Net, called: D}]}}\n" + DONE,
            "two cards are called 'D'",
        ),
        ("position: {P1: {hand: any x9999}}\n" + DONE, "a position has at most 2000 cards"),
        ("steps: [everybody sleeps]", "step 1: a step is a mapping, not 'everybody sleeps'"),
        ("steps: [nobody reacts, {P3: pass}]", "step 2: unknown step 'P3': "),
        ("steps: [{P1: {play: Heron}}]", "step 1: a choice is a text, not a mapping"),
        ("steps: [{P1: []}]", "step 1: a step without words"),
        ("steps: [{}]", "step 1: a step without words"),
        ("steps: [{refuse: {P1: pass}}]", "step 1: the rule of a refusal is a text, not nothing"),
        ("steps: [{refuse: {rule: TP-02.01}}]", "step 1: 'refuse' has one seat with its words"),
        ("steps: [{refuse: {P1: pass, rule: TP-77}}]", "step 1: unknown rule 'TP-77'"),
        ("steps: [{refuse: {P7: pass, rule: TP-02.01}}]", "step 1: unknown seat 'P7'"),
        ("steps: [{dice: [six]}]", "step 1: a throw of the dice is a whole number"),
        ("steps: [{expect: {}}]", "step 1: an expectation that expects nothing"),
        ("steps: [{expect: {P1: {}}}]", "step 1: an expectation that expects nothing"),
        ("expect: {pearls: 3}", "unknown expectation 'pearls'"),
        ("expect: {P1: 3}", "the expectation of P1 is a mapping, not '3'"),
        ("expect: {P1: {hnd: 3}}", "unknown zone or counter of a seat 'hnd'"),
        ("expect: {P1: {pearls: [3]}}", "a number is a text, not a list"),
        ("expect: {P1: {hand: Divr}}", "unknown card 'Divr'"),
        ("expect: {P1: {hand: {counts: 3}}}", "unknown expectation of P1's hand 'counts': did you mean 'count'"),
        ("expect: {P1: {hand: {}}}", "P1's hand: nothing is expected of it"),
        ("expect: {P1: {hand: {count: some}}}", "a count is a whole number"),
        ("expect: {P1: {hand: [{name: Net, damage: 1}]}}", "unknown mark on a card 'damage'"),
        ("expect: {P1: {hand: [any x1999, Net, Fog]}}", "a zone has at most 2000 cards"),
        ("expect: {over: maybe}", "'over' is yes or no"),
        ("expect: {scores: {P1: all}}", "a score is a number"),
        ("expect: {turn: P5}", "unknown seat 'P5'"),
        ("expect: {asked: [P5]}", "unknown seat 'P5'"),
        ("expect: {why not: {P1: {pass: TP-77}}}", "unknown rule 'TP-77'"),
        ("expect: {log: {P7: words}}", "unknown viewer 'P7'"),
        ("expect: {view: {P1: {P2: {pearls: 1}}}}", "unknown zone or counter of a seat 'pearls'"),
        ("deck: {cards: []}\nfaults: []", "Tidepool has no decks to check"),
    ],
)
def test_a_name_without_meaning_in_the_game_is_told_so(text: str, sentence: str) -> None:
    with pytest.raises(ArkadeError, match=sentence):
        failures(text)


def test_an_unknown_game_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "chess.yaml"
    path.write_text("game: chess\n" + DONE)
    with pytest.raises(ArkadeError, match=r"chess\.yaml: unknown game 'chess'"):
        run_file(path)


def test_files_that_are_no_text_or_not_there_are_told_so(tmp_path: Path) -> None:
    path = tmp_path / "noise.yaml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ArkadeError, match="not a text in UTF-8"):
        read_file(path)
    with pytest.raises(ArkadeError, match="can't be read: No such file"):
        read_file(tmp_path / "nothing.yaml")


def test_a_huge_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "huge.yaml"
    with path.open("wb") as sink:
        sink.truncate(3 * 1024 * 1024)
    with pytest.raises(ArkadeError, match="larger than 1 MiB"):
        read_file(path)


def test_a_fault_in_a_late_step_is_found_before_the_first_is_played() -> None:
    with pytest.raises(ArkadeError, match="step 2: unknown step 'P3'"):
        failures("position: {P1: {hand: Net}}\nsteps: [{P1: play Heron}, {P3: pass}]")
