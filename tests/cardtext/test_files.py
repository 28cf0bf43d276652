"""Card files: TOML in, cards out, and errors that name the file, the card and the line."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from arkade.cardtext import Builder, CardEntry, CardPool, Language, load_cards
from arkade.games.sample import LANGUAGE, POOL, Card
from arkade.kernel import ArkadeError

TINY = """
timing: "deploy" -> deploy
event: "you" "attack" -> attack
?action: "gain" amount ("mythium" | "card" | "standing") -> gain
condition: "you" "can" -> can
countable: "ally" -> ally
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of the cards of a game, somewhere in a machine's own folders."""
    made = tmp_path / "games" / "src" / "games" / "worldbreakers" / "cards"
    made.mkdir(parents=True)
    return made


def read(folder: Path, **files: str) -> CardPool[Card]:
    """The cards of some files, given by name and content."""
    for name, content in files.items():
        (folder / f"{name}.toml").write_text(content, encoding="utf-8")
    return load_cards([folder / f"{name}.toml" for name in files], Card, LANGUAGE)


def complaint(folder: Path, **files: str) -> str:
    with pytest.raises(ArkadeError) as refused:
        read(folder, **files)
    words = str(refused.value)
    assert "\n" not in words
    assert str(folder) not in words
    return words


DIVER = '[[card]]\nname = "Diver"\nspeed = 3\ntext = "Gain 2 pearls."\n'
HERON = '[[card]]\nname = "Heron"\nspeed = 4\ntext = "Choose one — gain 1 pearl; or draw 2 cards."\n'


# -- what is read --------------------------------------------------------------------------------------------


def test_cards_come_in_the_order_of_files_and_of_lines(folder: Path) -> None:
    pool = read(folder, second=HERON, first=DIVER)
    assert [card.name for card in pool.cards] == ["Heron", "Diver"]
    assert [card.speed for card in pool.cards] == [4, 3]
    assert [len(lines) for lines in pool.abilities] == [1, 1]


def test_every_effect_has_its_number(folder: Path) -> None:
    pool = read(folder, cards=HERON + DIVER)
    assert [effect.key for effect in pool.effects] == [0, 1, 2, 3]
    assert [effect.clause() for effect in pool.effects] == [
        "choose one — gain 1 pearl; or draw 2 cards",
        "gain 1 pearl",
        "draw 2 cards",
        "gain 2 pearls",
    ]


def test_the_content_is_the_grammar_and_the_files(folder: Path) -> None:
    assert read(folder, cards=DIVER).content == (LANGUAGE.source, DIVER)


def test_a_scripted_card_keeps_its_text_for_people_and_has_no_abilities(folder: Path) -> None:
    text = "Exchange your hand with a rival's."
    pool = read(folder, cards=f'[[card]]\nname = "Trader"\nspeed = 2\ntext = "{text}"\nscript = "trade"\n')
    assert (pool.cards[0].text, pool.cards[0].script, pool.abilities[0]) == (text, "trade", [])


def test_a_card_may_have_no_text_and_be_of_our_own_design(folder: Path) -> None:
    pool = read(folder, cards='[[card]]\nname = "Stone"\nspeed = 2\ndesigned = true\n')
    assert (pool.cards[0].text, pool.cards[0].designed, pool.abilities[0]) == ("", True, [])


def test_no_files_give_no_cards(folder: Path) -> None:
    pool = read(folder)
    assert (pool.cards, pool.effects) == ((), [])


# -- texts that do not parse ---------------------------------------------------------------------------------


def test_an_error_names_file_card_line_and_word(tmp_path: Path) -> None:
    """The very sentence that was promised to designers."""
    folder = tmp_path / "games" / "worldbreakers" / "cards"
    folder.mkdir(parents=True)
    earth = folder / "earth.toml"
    earth.write_text('[[card]]\nname = "Dogtamer"\ntext = "Gain 3 mytium."\n', encoding="utf-8")
    with pytest.raises(ArkadeError) as refused:
        load_cards([earth], CardEntry, Language(TINY, Builder()))
    assert str(refused.value) == (
        "worldbreakers/cards/earth.toml: \"Dogtamer\": line 3: expected 'mythium', 'card' or 'standing' "
        "after 'Gain 3', found 'mytium' (did you mean 'mythium'?)"
    )


LINES: dict[str, tuple[str, int]] = {
    "on one line": ('[[card]]\nname = "Net"\nspeed = 1\ntext = "Gain 2 perls."\n', 4),
    "before the name": ('[[card]]\ntext = "Gain 2 perls."\nname = "Net"\nspeed = 1\n', 2),
    "in the second card": (DIVER + '\n[[card]]\nname = "Net"\nspeed = 1\ntext = "Gain 2 perls."\n', 9),
    "beginning below the quotes": ('[[card]]\nname = "Net"\nspeed = 1\ntext = """\nGain 2 perls."""\n', 5),
    "beginning beside the quotes": ('[[card]]\nname = "Net"\nspeed = 1\ntext = """Gain 2 perls."""\n', 4),
    "on a later line": (
        '[[card]]\nname = "Net"\nspeed = 1\ntext = """\nGain 1 pearl.\n\nGain 2 perls.\n"""\n', 7,
    ),
    "in single quotes": ("[[card]]\nname = 'Net'\nspeed = 1\ntext = '''\nGain 1 pearl.\nGain 2 perls.'''\n", 6),
    "with a written line break": ('[[card]]\nname = "Net"\nspeed = 1\ntext = "Gain 1 pearl.\\nGain 2 perls."\n', 4),
    "after a card with a longer name": (
        '[[card]]\nname = "Nettle"\nspeed = 1\ntext = "Gain 1 pearl."\n\n[[card]]\nname = "Net"\nspeed = 1\n'
        'text = "Gain 2 perls."\n',
        9,
    ),
    "with an escaped name": ('[[card]]\nname = "N\\u0065t"\nspeed = 1\ntext = "Gain 2 perls."\n', 4),
}  # fmt: skip


@pytest.mark.parametrize("place", LINES)
def test_an_error_gives_the_line_of_the_file(folder: Path, place: str) -> None:
    content, line = LINES[place]
    words = complaint(folder, cards=content)
    assert words.startswith(f'worldbreakers/cards/cards.toml: "Net": line {line}: expected ')
    assert words.endswith("after 'Gain 2', found 'perls' (did you mean 'pearls'?)")


def test_the_end_of_a_text_is_in_its_last_line(folder: Path) -> None:
    words = complaint(folder, cards='[[card]]\nname = "Net"\nspeed = 1\ntext = """\nGain 1 pearl.\nGain 2"""\n')
    assert '"Net": line 6: ' in words
    assert words.endswith("found the end of the text")


# -- files that are not card files ---------------------------------------------------------------------------

FAULTS: dict[str, tuple[str, str]] = {
    "an unknown field": (
        '[[card]]\nname = "Net"\nspeed = 1\ncolour = "blue"\n',
        '"Net": Object contains unknown field `colour`',
    ),
    "a missing field": ('[[card]]\nname = "Net"\n', '"Net": Object missing required field `speed`'),
    "a missing name": (DIVER + "[[card]]\nspeed = 1\n", "card 2: Object missing required field `name`"),
    "an empty name": ('[[card]]\nname = " "\nspeed = 1\n', "card 1: its name is empty"),
    "a name that is a number": ("[[card]]\nname = 7\nspeed = 1\n", "card 1: Expected `str`, got `int` - at `$.name`"),
    "a field of the wrong kind": (
        '[[card]]\nname = "Net"\nspeed = "fast"\n',
        '"Net": Expected `int`, got `str` - at `$.speed`',
    ),
    "a card that stands twice": (
        DIVER + DIVER.replace("Diver", "DIVER"),
        '"DIVER" stands in worldbreakers/cards/cards.toml already',
    ),
    "no cards": ("", "a card file is a list of [[card]] tables and nothing else"),
    "something else than cards": (DIVER + "[rules]\n", "a card file is a list of [[card]] tables and nothing else"),
    "a single card": ('[card]\nname = "Net"\n', "a card file is a list of [[card]] tables and nothing else"),
    "a list of words": ('card = ["Net"]\n', "card 1: Expected `object`, got `str`"),
    "no TOML": ("once upon a time", "Expected '=' after a key in a key/value pair (at line 1, column 6)"),
    "a text that is cut off": ('[[card]]\nname = "Net', "Unterminated string (at end of document)"),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_file_that_is_not_right_is_refused_with_a_sentence(folder: Path, fault: str) -> None:
    content, words = FAULTS[fault]
    assert complaint(folder, cards=content) == f"worldbreakers/cards/cards.toml: {words}"


def test_a_card_that_stands_in_two_files_is_told_where(folder: Path) -> None:
    assert complaint(folder, first=DIVER, second=DIVER) == (
        'worldbreakers/cards/second.toml: "Diver" stands in worldbreakers/cards/first.toml already'
    )


@pytest.mark.parametrize(
    "hostile", ["a = " + "[" * 10_000, "[[card]]\nname = " + "{a = " * 10_000, "x = " + "9" * 10_000]
)
def test_a_hostile_file_is_refused_in_one_short_sentence(folder: Path, hostile: str) -> None:
    assert len(complaint(folder, cards=hostile)) < 300


def test_a_hostile_name_does_not_fill_the_screen(folder: Path) -> None:
    name = "x" * 100_000
    assert len(complaint(folder, cards=DIVER.replace("Diver", name).replace("pearls", "perls"))) < 300
    assert len(complaint(folder, cards=2 * DIVER.replace("Diver", name))) < 300


def test_a_file_that_is_missing_or_no_text_is_named(folder: Path) -> None:
    with pytest.raises(ArkadeError, match=r"^worldbreakers/cards/gone\.toml: No such file or directory$"):
        load_cards([folder / "gone.toml"], Card, LANGUAGE)
    (folder / "picture.toml").write_bytes(b"\xff\xd8\xff")
    with pytest.raises(ArkadeError, match=r"^worldbreakers/cards/picture\.toml: not a text in UTF-8$"):
        load_cards([folder / "picture.toml"], Card, LANGUAGE)


def test_a_file_that_is_far_too_large_is_not_read(folder: Path) -> None:
    (folder / "large.toml").write_bytes(b"#" * (4 * 1024 * 1024 + 1))
    with pytest.raises(ArkadeError, match=r"^worldbreakers/cards/large\.toml: larger than 4 MiB$"):
        load_cards([folder / "large.toml"], Card, LANGUAGE)


def test_a_file_outside_of_a_game_is_called_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("once", encoding="utf-8")
    with pytest.raises(ArkadeError, match=r"^mine\.toml: "):
        load_cards([tmp_path / "mine.toml"], Card, LANGUAGE)


# -- cards that are tried out --------------------------------------------------------------------------------


def tried(*tables: Mapping[str, object]) -> CardPool[Card]:
    return POOL.with_cards(tables, Card, LANGUAGE)


def test_a_pool_may_get_more_cards_and_the_others_keep_their_effects() -> None:
    pool = tried({"name": "Jetty", "speed": 2, "text": "Draw a card."})
    assert pool.cards[:-1] == POOL.cards
    assert pool.cards[-1].name == "Jetty"
    assert pool.effects[: len(POOL.effects)] == POOL.effects
    assert pool.effects[-1].key == len(POOL.effects)


def test_a_pool_with_more_cards_has_another_content() -> None:
    assert tried() is POOL
    first = tried({"name": "Jetty", "speed": 2})
    second = tried({"name": "Jetty", "speed": 3})
    assert len({POOL.content, first.content, second.content}) == 3


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ({"name": "diver", "speed": 1}, "cards: there is a card 'diver' already"),
        ({"name": "Jetty"}, 'cards: "Jetty": Object missing required field `speed`'),
        (
            {"name": "Jetty", "speed": 1, "text": "Draw a card.\nRoll two dice."},
            "cards: \"Jetty\": line 2: expected 'a' after 'Roll', found 'two'",
        ),
    ],
)
def test_a_card_that_is_tried_out_is_checked_like_any_other(table: dict[str, object], words: str) -> None:
    with pytest.raises(ArkadeError) as refused:
        tried(table)
    assert str(refused.value) == words
