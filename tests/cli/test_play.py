"""Games played at the terminal, by lines piped in and by hand at a terminal."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Protocol

import pytest

import arkade
from arkade.bots import Eye, make_bot
from arkade.kernel import PASS, State
from arkade.kernel.phrases import find_option
from tests.cli.command import Answer, call, call_program, lines_of
from tests.cli.pseudo_terminal import PseudoTerminal

PROMPT = "\n> "


class Play(Protocol):
    """Plays the sample game by some typed lines, in an empty folder."""

    def __call__(self, typed: list[str], *arguments: str) -> Answer: ...


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    monkeypatch.chdir(tmp_path)

    def played(typed: list[str], *arguments: str) -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines_of(typed)))
        return call(capsys, "play", "sample", "--terminal", *arguments)

    return played


def replayed(path: Path) -> State:
    return arkade.load("sample").replay(path.read_bytes())


def net_is_asked_first() -> list[str]:
    """Options with which seat 1 of 3 can play Net at once and is asked for its targets."""
    for seed in range(200):
        g = arkade.load("sample").new(seed, "free", {"seats": 3})
        bots = {seat: make_bot("random", f"{seed}/{seat}") for seat in (1, 2)}
        nets = [option.option for option in g.view(0).options if option.words == "play Net"]
        if nets:
            g.choose(0, nets[0])
            while g.asked and g.asked[0] != 0:
                g.choose(g.asked[0], bots[g.asked[0]].choose(Eye(g, g.asked[0])))
            if g.prompt(0).startswith("Net: choose"):
                return ["--seed", str(seed), "--set", "seats=3"]
    raise AssertionError("no seed lets Net resolve first")


def draws_no_location(g: State) -> bool:
    """Whether P1 is the first player of this game of Worldbreakers and draws no location on the first turn."""
    if g.asked[0] != 0:
        return False
    while g.prompt(g.asked[0]).startswith("Mulligan"):
        g.choose(g.asked[0], PASS)
    g.choose(0, find_option(g, 0, "draw a card"))
    return g.asked == (0,) and g.options(0) == [PASS]


class TestPiped:
    @pytest.mark.parametrize("mode", list(arkade.load("sample").modes))
    def test_a_whole_game_is_played_to_its_end(self, tmp_path: Path, mode: str) -> None:
        options = ("--mode", mode, "--seed", "3")
        answer = call_program("play", "sample", "--terminal", *options, typed="1\n" * 300, folder=tmp_path)
        assert answer.code == 0
        assert answer.err == ""
        assert "The game is over." in answer.out
        assert list(tmp_path.iterdir()) == []

    def test_the_hands_of_others_are_never_shown(self, play: Play) -> None:
        answer = play(["1"] * 300, "--seed", "4", "--set", "seats=4")
        draws = [line.strip() for line in answer.out.splitlines() if line.strip().startswith(("P2 draws", "P3 draws"))]
        assert draws
        assert all(line.startswith(("P2 draws a card.", "P3 draws a card.")) for line in draws)

    def test_words_and_numbers_are_choices(self, play: Play, tmp_path: Path) -> None:
        first = arkade.load("sample").new(11, "free").view(0).options
        words = first[2].words
        typed = [["3"], [words], [words.upper()], [words.removeprefix("play ")]]
        for number, lines in enumerate(typed):
            play([*lines, f"save {number}.json"], "--seed", "11")
            assert replayed(tmp_path / f"{number}.json").record().choices[0] == (0, *first[2].option)

    def test_the_record_can_be_saved_at_the_end(self, play: Play, tmp_path: Path) -> None:
        typed = ["concede", "save", "save taken.json", "save kept.json", "this is not read any more"]
        (tmp_path / "taken.json").write_text("mine")
        answer = play(typed, "--seed", "1")
        assert "The game is over. P2 wins." in answer.out
        assert "✗ say where: save FILE" in answer.out
        assert "✗ 'taken.json' is there already: choose another name" in answer.out
        assert "✓ Saved" in answer.out
        assert "not read" not in answer.out
        assert (tmp_path / "taken.json").read_text() == "mine"
        assert replayed(tmp_path / "kept.json").outcome() == (0.0, 1.0)

    def test_a_refusal_is_explained_by_its_rule(self, play: Play) -> None:
        answer = play(["net", "why choose P1", "choose P1", "why choose P2", "dance"], *net_is_asked_first())
        rule = arkade.load("sample").rules["TP-03.02"]
        shown = " ".join(answer.out.split())
        assert shown.count(f"✗ {rule.text} (TP-03.02)") == 2
        assert "✓ That is allowed." in shown
        assert "✗ 'dance' is no answer to what is asked. (K-03) Net: choose up to 2 rivals" in shown

    def test_cards_rules_log_and_help_can_be_read(self, play: Play) -> None:
        typed = ["?", "card heron", "card hern", "card", "rules tp-03.05", "rules TP-9", "log", "table", "why", "rules"]
        answer = play(typed, "--seed", "2")
        hand = [card.name for zone in arkade.load("sample").new(2).view(0).zones for card in zone.cards if card.name]
        assert hand
        assert "learn which rule forbids a choice" in answer.out
        assert "Choose one — gain 1 pearl; or draw 2 cards." in answer.out
        assert "✗ unknown card 'hern': did you mean 'Heron'?" in answer.out
        assert all(f"{name}  speed" in answer.out for name in hand)
        assert "Nobody can react while a rival's Fog lasts." in answer.out
        assert "✗ unknown rule 'TP-9'" in answer.out
        assert "✗ say what: why WORDS" in answer.out
        assert answer.out.count("Round 1 begins") == 2
        assert answer.out.count("Choose a card to play") == 2
        assert "TP-04.06" in answer.out

    def test_a_pass_that_nobody_was_asked_about_is_not_told(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The Muhandasat may be used after every card drawn; for one that is no location there is only passing."""
        game = arkade.load("worldbreakers")
        settings = {"decks": ["moon", "earth"]}
        seed = next(seed for seed in range(100) if draws_no_location(game.new(seed, options=settings)))
        monkeypatch.setattr("sys.stdin", io.StringIO(lines_of(["pass", "draw a card", "log"])))
        typed = ("play", "worldbreakers", "--terminal", "--seed", str(seed), "--set", "decks=moon,earth")
        news, log = call(capsys, *typed).out.split("> log")
        assert "P1 draws" in news.split("> draw a card")[1]
        assert "P1 passes" not in news.split("> draw a card")[1]
        assert "P1: pass" in log

    def test_nothing_is_taken_back_that_was_answered_or_revealed(self, play: Play) -> None:
        answer = play(["undo", "1", "undo"], "--seed", "2")
        assert "✗ Nothing has been chosen yet." in answer.out
        assert "can't be taken back" in answer.out

    def test_a_choice_is_taken_back_while_nothing_was_revealed(self, play: Play, tmp_path: Path) -> None:
        """Net asks for up to two rivals one by one; the first answer alone reveals nothing."""
        answer = play(["net", "choose P2", "undo", "choose P3", "undo", "save after.json"], *net_is_asked_first())
        assert "Chosen: P2." in answer.out
        assert "Chosen: P3." in answer.out
        assert "can't be taken back" not in answer.out
        g = replayed(tmp_path / "after.json")
        assert g.prompt(0).startswith("Net: choose up to 2 rivals")
        assert "Chosen" not in g.prompt(0)

    def test_a_secret_choice_of_several_parts_is_taken_back_part_by_part(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        typed = ["put back Xenodon", "put back Earthquake", "undo", "pass"]
        monkeypatch.setattr("sys.stdin", io.StringIO(lines_of(typed)))
        options = ("--seed", "7", "--set", "decks=nakka-prebuilt,blight-prebuilt")
        answer = call(capsys, "play", "arackhan_wars", "--terminal", *options)
        shown = " ".join(answer.out.split())
        assert "✓ Taken back." in shown
        assert "Chosen: Xenodon and Earthquake." in shown
        assert "P1 puts back 1 card." in shown

    def test_leaving_is_no_error(self, play: Play) -> None:
        for typed, options in ((["quit", "1"], []), ([], []), (["1"], ["--hotseat"])):
            answer = play(typed, *options)
            assert answer.code == 0
            assert "You have left the table." in answer.out
            assert answer.err == ""

    def test_a_seat_is_chosen_by_number_or_name(self, play: Play) -> None:
        for seat in ("3", "P3", "p3"):
            answer = play(["concede"], "--seat", seat, "--bots", "random,random", "--seed", "1")
            assert "P3 (you" in answer.out
            assert "P3 concedes." in answer.out
            assert "P1 and P2 win." in answer.out

    def test_the_same_seed_is_the_same_game(self, play: Play) -> None:
        first, second, other = (play(["1"] * 300, "--seed", seed) for seed in ("a", "a", "b"))
        assert first.out == second.out
        assert first.out != other.out

    def test_people_at_one_keyboard_see_only_their_own_table(self, play: Play) -> None:
        answer = play(["1", "", "1", "quit"], "--hotseat", "--seed", "5")
        first, second = answer.out.split("P2, press Enter when you alone see this.")[:2]
        assert "P1 (you" in first
        assert "P2 (you" not in first
        assert "P2 (you" in second
        assert "P1 (you" not in second.split("press Enter")[0]

    def test_hostile_lines_do_no_harm(self, play: Play, tmp_path: Path) -> None:
        hostile = ["\x1b[2J", "9" * 5000, "why " + "x" * 5000, "save /", "save \0", "card \x07", "#", "[bold]x[/bold]"]
        answer = play([*hostile, "concede"], "--seed", "1")
        assert answer.code == 0
        assert answer.err == ""
        assert "\x1b" not in answer.out
        assert "The game is over. P2 wins." in answer.out
        assert list(tmp_path.iterdir()) == []


class TestAtATerminal:
    def test_a_whole_game_is_played_saved_and_shown_again(self, tmp_path: Path) -> None:
        with PseudoTerminal("play", "sample", "--terminal", "--seed", "6", folder=tmp_path) as terminal:
            shown = terminal.wait_for(PROMPT)
            decisions = 0
            while "The game is over." not in shown:
                terminal.type(f"{1 + decisions % 2}")
                shown = terminal.wait_for(PROMPT)
                decisions += 1
            terminal.type("save evening.json")
            terminal.wait_for("✓ Saved")
            assert terminal.ending() == 0
        assert decisions > 8
        assert "\x1b[1" in terminal.text
        g = replayed(tmp_path / "evening.json")
        assert g.over
        with PseudoTerminal("replay", "evening.json", "--step", folder=tmp_path) as again:
            for number in range(1, g.choices + 1):
                again.wait_for(f"Choice {number} of {g.choices}")
                again.wait_for("Enter goes on, q leaves > ")
                again.type("")
            again.wait_for("The game is over.")
            assert again.ending() == 0

    def test_no_color_means_plain_letters(self, tmp_path: Path) -> None:
        with PseudoTerminal("cards", "sample", folder=tmp_path, settings={"NO_COLOR": "1"}) as terminal:
            assert terminal.ending() == 0
        assert "Rough Sea" in terminal.text
        assert "\x1b" not in terminal.text

    def test_ctrl_c_leaves_the_table_with_its_own_code(self, tmp_path: Path) -> None:
        with PseudoTerminal("play", "sample", "--terminal", folder=tmp_path) as terminal:
            terminal.wait_for(PROMPT)
            assert terminal.interrupt_to_the_end() == 130
        assert "You have left the table." in terminal.text
        assert "Traceback" not in terminal.text

    def test_a_series_shows_its_progress_and_ctrl_c_keeps_what_is_done(self, tmp_path: Path) -> None:
        with PseudoTerminal("sim", "sample", "--games", "1000000", folder=tmp_path) as terminal:
            terminal.wait_for("/1000000")
            terminal.wait_for("/1000000")
            terminal.interrupt()
            terminal.wait_for("decisions and")
            assert terminal.ending() == 130
        assert "Traceback" not in terminal.text
