"""Records: a game as the list of its choices, and what is not one."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from arkade import ArkadeError, BadRecord
from arkade.kernel import CONCEDE, Record, State, read_record
from tests.kernel.plays import SAY
from tests.kernel.toys import TOYS, asked, play


def finished() -> State:
    g = play("say", seats=3, seed="records")
    for number in (3, 1, 2):
        g.choose(asked(g)[0], (SAY, number, 0))
    return g


def changed(**fields: Any) -> Record:
    return msgspec.structs.replace(finished().record(), **fields)


def test_a_record_says_which_game_which_rules_which_cards_and_all_choices() -> None:
    record = finished().record()
    assert (record.format, record.game, record.rules, record.mode, record.seats) == (1, "toys", "3", "free", 3)
    assert record.seed == "records"
    assert record.cards == TOYS.fingerprint
    assert record.options == {"seats": 3, "play": "say", "window": "once"}
    assert record.choices == [(1, SAY, 3, 0), (2, SAY, 1, 0), (0, SAY, 2, 0)]


def test_a_record_survives_json() -> None:
    record = finished().record()
    assert read_record(record.to_json()) == record
    assert read_record(record.to_json().decode()) == record


def test_a_record_plays_to_the_same_position_at_every_step() -> None:
    g = finished()
    again = play("say", seats=3, seed="records")
    for number, (seat, *option) in enumerate(g.record().choices):
        assert TOYS.replay(g.record(), choices=number).digest() == again.digest()
        again.choose(seat, option)
    assert TOYS.replay(g.record().to_json()).digest() == g.digest()


def test_conceding_is_part_of_the_record() -> None:
    g = play("say")
    g.choose(0, CONCEDE)
    assert g.record().choices == [(0, *CONCEDE)]
    assert TOYS.replay(g.record()).outcome() == (0.0, 1.0)


def test_a_copy_has_the_record_of_its_own_choices() -> None:
    g = play("say")
    twin = g.copy()
    twin.choose(1, (SAY, 1, 0))
    assert g.record().choices == []
    assert twin.record().choices == [(1, SAY, 1, 0)]


@pytest.mark.parametrize("seed", [0, -5, 2**64, 10**99, "", "a text with spaces", "ÄÖÜ 🌊"])
def test_any_sensible_seed_survives_its_record(seed: int | str) -> None:
    g = TOYS.new(seed, options={"play": "mulligan"})
    assert TOYS.replay(g.record().to_json()).digest() == g.digest()


# -- records that are refused ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"game": "chess"}, "the record is of 'chess', not of 'toys'"),
        ({"rules": "2"}, "the record was made by rules 2 of Toys; these are 3"),
        ({"cards": "0123456789abcdef"}, "the record was made with other cards of Toys than these"),
        ({"seats": 4}, "the record's number of seats does not match its options"),
        ({"seats": -1}, "the record's number of seats does not match its options"),
    ],
)
def test_a_record_of_another_game_version_or_card_set_is_refused(fields: dict[str, Any], words: str) -> None:
    with pytest.raises(BadRecord) as refused:
        TOYS.replay(changed(**fields))
    assert str(refused.value) == words


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"mode": "solo"}, "unknown mode of Toys 'solo': there are free, teams"),
        ({"options": {"seats": -1}, "seats": -1}, "is for 2, 3, 4, 8 seats, not -1"),
        ({"options": {"seats": True}, "seats": 1}, "is for 2, 3, 4, 8 seats, not True"),
        ({"options": {"seats": 3, "play": "dead"}}, "setting 'play' must be one of"),
        ({"options": {"seats": 3, "pla": "say"}}, "unknown setting of everybody for themselves 'pla'"),
        ({"seed": 10**200}, "a seed is a whole number of at most 100 digits or a text of at most 200 letters"),
        ({"seed": "x" * 201}, "a seed is a whole number of at most 100 digits or a text of at most 200 letters"),
    ],
)
def test_a_record_of_a_match_that_cannot_be_is_refused(fields: dict[str, Any], words: str) -> None:
    with pytest.raises(ArkadeError) as refused:
        TOYS.replay(changed(**fields))
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("choice", "rule"),
    [
        ((0, SAY, 1, 0), "K-02"),
        ((-1, SAY, 1, 0), "K-02"),
        ((10**15, SAY, 1, 0), "K-02"),
        ((-1, *CONCEDE), "K-02"),
        ((1, SAY, 9, 0), "K-03"),
        ((1, -2, 0, 0), "K-03"),
    ],
)
def test_an_illegal_choice_in_a_record_is_named_by_its_number_and_rule(
    choice: tuple[int, int, int, int], rule: str
) -> None:
    with pytest.raises(BadRecord, match=rf"^choice 1 of the record is illegal: .* \({rule}\)$"):
        TOYS.replay(changed(choices=[choice]))


def test_choices_after_the_end_are_refused() -> None:
    record = finished().record()
    more = msgspec.structs.replace(record, choices=[*record.choices, (1, SAY, 4, 0)])
    with pytest.raises(BadRecord, match=r"^choice 4 of the record is illegal: .* \(K-01\)$"):
        TOYS.replay(more)


def test_a_record_of_another_format_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"^the record has format 2; this program reads format 1$"):
        read_record(changed(format=2).to_json())


BROKEN = {
    "empty": b"",
    "no JSON": b"once upon a time",
    "cut off": finished().record().to_json()[:-20],
    "not an object": b"[]",
    "a field missing": b'{"format": 1}',
    "a field too many": finished().record().to_json()[:-1] + b', "more": 1}',
    "a choice of three": finished().record().to_json().replace(b"[1,2,3,0]", b"[1,2,3]"),
    "a choice of words": finished().record().to_json().replace(b"[1,2,3,0]", b'[1,2,"3",0]'),
    "a fraction": finished().record().to_json().replace(b"[1,2,3,0]", b"[1,2,3.5,0]"),
    "not UTF-8": b'"\xff\xfe"',
    "nested too deeply": b"[" * 100_000,
    "nested options": finished().record().to_json().replace(b'"once"', b"[" * 100_000 + b"]" * 100_000),
    "a huge seed": finished().record().to_json().replace(b'"records"', b"1" * 5000),
    "too large": b" " * (16 * 1024 * 1024 + 1),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_what_is_no_record_is_refused_with_one_short_sentence(fault: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(BROKEN[fault])
    words = str(refused.value)
    assert words.startswith("the record ")
    assert "\n" not in words
    assert len(words) < 250
