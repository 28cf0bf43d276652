"""Files of changes: cards that are changed or added, decks that hold them, and what is said of mistakes."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import arkade
from arkade.cardtext.changes import read_changes
from arkade.games.registry import load_changed
from arkade.kernel import ArkadeError, Game
from arkade.kernel.rollout import play_at_random


def changed(tmp_path: Path, text: str, name: str = "sample") -> Game:
    path = tmp_path / "changes.toml"
    path.write_text(text, encoding="utf-8")
    return load_changed(name, read_changes(path))


def complaint(tmp_path: Path, text: str, name: str = "sample") -> str:
    with pytest.raises(ArkadeError) as caught:
        changed(tmp_path, text, name)
    return str(caught.value)


RICHER = '[[card]]\nname = "Diver"\ntext = "Gain 3 pearls."\n'
WHALE = '[[card]]\nname = "Whale"\nspeed = 9\ntext = "Gain 4 pearls."\n'


def test_a_card_is_changed_in_the_fields_that_are_named(tmp_path: Path) -> None:
    before = arkade.load("sample")
    after = changed(tmp_path, RICHER)
    assert after.card("Diver").text == "Gain 3 pearls."
    assert getattr(after.card("Diver"), "speed", None) == getattr(before.card("Diver"), "speed", 0)
    assert after.faces == before.faces
    assert after.fingerprint != before.fingerprint
    assert before.card("Diver").text == "Gain 2 pearls."


def test_its_name_may_be_written_in_any_case(tmp_path: Path) -> None:
    after = changed(tmp_path, '[[card]]\nname = "dIVER"\nspeed = 1\n')
    assert "Diver" in after.faces
    assert "dIVER" not in after.faces


def test_a_change_plays_as_it_reads(tmp_path: Path) -> None:
    text = '[[card]]\nname = "Diver"\ntext = "Gain 12 pearls."\nspeed = 1\n'
    g = changed(tmp_path, text).new("seed", listening=False)
    while not g.over:
        seat = g.asked[0]
        divers = [option for option in g.options(seat) if option[1] and g.name(option[1]) == "Diver"]
        g.choose(seat, (divers or g.options(seat))[0])
    assert max(getattr(g, "pearls", [0])) >= 12


def test_the_same_seed_deals_the_same_cards_with_and_without_a_change(tmp_path: Path) -> None:
    g = arkade.load("worldbreakers").new("seed")
    other = changed(tmp_path, '[[card]]\nname = "Dogtamer"\ncost = 0\n', "worldbreakers").new("seed")
    assert other.face == g.face
    assert other.piles == g.piles


def test_a_new_card_is_in_no_deck_until_it_is_put_there(tmp_path: Path) -> None:
    assert "Whale" not in changed(tmp_path, WHALE).decks["tidepool"].cards
    put = '[[replace]]\nin = "tidepool"\nout = "Diver"\nput = "Whale"\ncopies = 1\n'
    after = changed(tmp_path, WHALE + put)
    before = arkade.load("sample").decks["tidepool"].cards
    place = before.index("Diver")
    assert after.decks["tidepool"].cards == (*before[:place], "Whale", *before[place + 1 :])
    g = after.new("seed")
    assert [g.name(card) for card in range(len(g.face))].count("Whale") == 2


def test_without_a_number_all_copies_are_replaced(tmp_path: Path) -> None:
    text = '[[replace]]\nin = "ice-storm"\nout = "Eagle"\nput = "Nihilist Penguin"\n'
    deck = changed(tmp_path, text, "arackhan_wars").decks["ice-storm"]
    assert (deck.cards.count("Eagle"), deck.cards.count("Nihilist Penguin")) == (0, 6)


def test_a_ready_deck_is_played_as_it_was_changed(tmp_path: Path) -> None:
    text = '[[replace]]\nin = "whitelands-prebuilt"\nout = "Eagle"\nput = "Ice Golem"\ncopies = 1\n'
    decks = {"decks": ["whitelands-prebuilt", "blight-prebuilt"]}
    before = arkade.load("arackhan_wars").new("seed", "prebuilt", decks)
    after = changed(tmp_path, text, "arackhan_wars").new("seed", "prebuilt", decks)
    old, new = [Counter(g.name(card) for card in range(len(g.face))) for g in (before, after)]
    assert (old - new, new - old) == ({"Eagle": 1}, {"Ice Golem": 1})


def test_a_game_without_decks_takes_new_cards_at_once(tmp_path: Path) -> None:
    text = '[[card]]\nname = "Leak"\nnumber = "C99"\ntype = "crisis"\nskills = ["medicine"]\n'
    text += 'text = """\n0 red: Lose 1 from the freezer.\n1+ green: Remove this crisis."""\n'
    g = changed(tmp_path, text, "ark_ship").new("seed")
    assert "Leak" in [g.name(card) for card in range(len(g.face))]


def test_a_text_that_does_not_parse_is_named_with_file_and_line(tmp_path: Path) -> None:
    words = complaint(tmp_path, '# mine\n\n[[card]]\nname = "Diver"\nspeed = 2\ntext = "Gain many pearls."\n')
    assert words.startswith('changes.toml: "Diver": line 6:')


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "nothing is changed"),
        ("[[card]\n", "changes.toml"),
        ('[[carp]]\nname = "Diver"\n', "unknown field `carp`"),
        ('[[card]]\nname = "Diver"\ncost = 3\n', "unknown field `cost`"),
        ('[[card]]\nname = "Whale"\ntext = "Gain 1 pearl."\n', "missing required field `speed`"),
        ("[[card]]\nspeed = 3\n", "card 1"),
        (RICHER + RICHER, "stands there twice"),
        (
            '[[replace]]\nin = "tidepol"\nout = "Net"\nput = "Diver"\n',
            "replace 1: unknown deck 'tidepol': did you",
        ),
        ('[[replace]]\nin = "tidepool"\nout = "Whale"\nput = "Diver"\n', "unknown card of the deck 'tidepool' 'Whale'"),
        ('[[replace]]\nin = "tidepool"\nout = "Net"\nput = "Divr"\n', "unknown card 'Divr': did you mean 'Diver'"),
        ('[[replace]]\nin = "tidepool"\nout = "Net"\nput = "Diver"\ncopies = 3\n', "holds 1 card called 'Net'"),
        ('[[replace]]\nin = "tidepool"\nout = "Net"\nput = "Diver"\ncopies = 0\n', "copies"),
    ],
)
def test_mistakes_are_named(tmp_path: Path, text: str, words: str) -> None:
    assert words in complaint(tmp_path, text)


def test_replacing_in_a_game_without_decks_is_refused(tmp_path: Path) -> None:
    text = '[[replace]]\nin = "crises"\nout = "Cryo Failure"\nput = "Food Shortage"\n'
    assert "has no decks" in complaint(tmp_path, text, "ark_ship")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ArkadeError, match=r"missing\.toml"):
        read_changes(tmp_path / "missing.toml")


def test_a_card_that_sets_itself_off_again_and_again_is_a_fault(tmp_path: Path) -> None:
    text = "In play: Whenever you gain pearls → gain 1 pearl."
    game = changed(tmp_path, f'[[card]]\nname = "Diver"\ntext = "{text}"\n')
    with pytest.raises(ArkadeError, match="the rules go round in circles"):
        play_at_random(game.new(1), "1")
