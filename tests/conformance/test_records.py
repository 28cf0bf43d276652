"""A game is its record: played again, anywhere, it is the same game at every step."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from arkade import ArkadeError, BadRecord
from arkade.kernel import Record, read_record
from tests.conformance.cases import Case, every_case
from tests.conformance.playing import ended, finish, sampled, seen_by_all, walk

REPLAY_ELSEWHERE = """
import sys
import arkade
from arkade.kernel import read_record
record = read_record(sys.stdin.buffer.read())
g = arkade.load(record.game).new(record.seed, record.mode, record.options)
print(g.digest())
for seat, verb, a, b in record.choices:
    g.choose(seat, (verb, a, b))
    print(g.digest())
"""


def digests_along(case: Case, seed: int) -> tuple[Record, list[str]]:
    """The record of a random game and its digest after every choice."""
    digests = []
    record = None
    for g in walk(case, seed):
        digests.append(g.digest())
        if g.over:
            record = g.record()
    assert record is not None
    return record, digests


def replayed_digests(case: Case, record: Record) -> list[str]:
    g = case.game.new(record.seed, record.mode, record.options)
    digests = [g.digest()]
    for seat, verb, a, b in record.choices:
        g.choose(seat, (verb, a, b))
        digests.append(g.digest())
    return digests


@every_case
def test_a_record_replays_to_the_same_digest_at_every_step(case: Case) -> None:
    record, digests = digests_along(case, 11)
    assert len(digests) == len(record.choices) + 1
    assert replayed_digests(case, record) == digests
    for choices in range(0, len(digests), 1 + len(digests) // 10):
        assert case.game.replay(record, choices).digest() == digests[choices]


@every_case
def test_a_record_survives_its_json(case: Case) -> None:
    record, digests = digests_along(case, 12)
    again = read_record(record.to_json())
    assert again == record
    assert replayed_digests(case, again) == digests
    assert case.game.replay(record.to_json()).digest() == digests[-1]
    assert case.game.replay(record.to_json().decode()).digest() == digests[-1]


@every_case
def test_a_record_replays_to_the_same_digests_in_another_process(case: Case) -> None:
    record, digests = digests_along(case, 13)
    done = subprocess.run(
        [sys.executable, "-c", REPLAY_ELSEWHERE], input=record.to_json(), stdout=subprocess.PIPE, check=True
    )
    assert done.stdout.decode().split() == digests


@every_case
def test_a_replay_shows_everybody_what_the_game_showed(case: Case) -> None:
    for g in sampled(case, 14, most=8):
        assert seen_by_all(case.game.replay(g.record())) == seen_by_all(g)


@every_case
def test_a_game_goes_on_after_a_restart_as_it_would_have_without_one__leak_16(case: Case) -> None:
    for g in sampled(case, 15, most=8):
        restarted = case.game.replay(g.record())
        finish(restarted, 15)
        gone_on = g.copy()
        finish(gone_on, 15)
        assert restarted.digest() == gone_on.digest()
        assert restarted.record() == gone_on.record()


@every_case
def test_another_seed_is_another_game(case: Case) -> None:
    digests = {case.new(seed).digest() for seed in (1, 2, 3, "1", "a name", -1, 2**70)}
    assert len(digests) == 6, "a whole number and the same number as a text are one seed; all others differ"


@every_case
def test_listening_does_not_change_the_game(case: Case) -> None:
    record, digests = digests_along(case, 16)
    assert case.game.replay(record, listening=False).digest() == digests[-1]


@every_case
@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"rules": "0"}, "was made by rules 0"),
        ({"cards": "0123"}, "with other cards"),
        ({"game": "chess"}, "the record is of 'chess'"),
        ({"seats": 9}, "number of seats"),
        ({"mode": "nowhere"}, "unknown mode"),
    ],
)
def test_a_record_of_something_else_is_refused(case: Case, change: dict[str, object], words: str) -> None:
    record = msgspec.structs.replace(ended(case, 17).record(), **change)
    with pytest.raises(ArkadeError, match=words):
        case.game.replay(record)


@every_case
def test_a_record_with_an_illegal_choice_is_refused(case: Case) -> None:
    record = ended(case, 18).record()
    with pytest.raises(BadRecord, match=r"choice 1 of the record is illegal: .*\(K-03\)"):
        case.game.replay(msgspec.structs.replace(record, choices=[(record.choices[0][0], 10**6, 0, 0)]))
    with pytest.raises(BadRecord, match=rf"choice {len(record.choices) + 1} of the record is illegal: .*\(K-01\)"):
        case.game.replay(msgspec.structs.replace(record, choices=[*record.choices, record.choices[-1]]))
