"""What no scenario can show of abilities and timing: how they are written (WB-15.02)."""

from __future__ import annotations

import re

import pytest

from arkade.games.worldbreakers import printed
from arkade.games.worldbreakers.language import LANGUAGE, POOL, Card, make_faces
from arkade.games.worldbreakers.printed import Face
from arkade.kernel import ArkadeError

TIMINGS = ("Enters", "Attacks", "Your Attack", "Blocks", "Breach", "Rally", "Interrupt", "Response")
TRIGGERED = re.compile(rf"^(Forced )?({'|'.join(TIMINGS)}): \S")


def face_with(text: str) -> Face:
    """What is printed on a follower with one line of text."""
    table = {"name": "Tester", "number": "test", "guild": "neutral", "type": "follower", "health": 1, "text": text}
    return make_faces(POOL.with_cards([table], Card, LANGUAGE))[-1]


@pytest.mark.rule("WB-15.02")
def test_every_triggered_ability_of_the_cards_reads_timing_colon_effect() -> None:
    texts = [
        ability.text()
        for face, abilities in zip(make_faces(POOL), POOL.abilities, strict=True)
        for ability in abilities
        if any(trigger.effect is ability.effect for trigger in face.triggers) and not face.bloodshed
    ]
    assert len(texts) > 40
    assert [text for text in texts if not TRIGGERED.match(text)] == []


@pytest.mark.rule("WB-15.02")
@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Gain 1 mythium.", "needs a word such as 'Enters:' before it"),
        ("Pay 1 mythium → gain 3 mythium.", "needs a word such as 'Enters:' before it"),
        ("Enters: After you gain power → gain 1 mythium.", "'Enters:' can't be followed by After you gain power"),
        ("Response: Gain 1 mythium.", "'Response:' can't be followed by"),
    ],
)
def test_an_ability_without_its_timing_is_refused(text: str, fault: str) -> None:
    with pytest.raises(ArkadeError, match=re.escape(fault)):
        face_with(text)


@pytest.mark.rule("WB-15.02")
@pytest.mark.parametrize(
    ("text", "event", "forced"),
    [
        ("Enters: Gain 1 mythium.", printed.ENTERS, False),
        ("Enters: Pay 1 mythium → gain 3 mythium.", printed.ENTERS, False),
        ("Response: After you gain power → gain 1 mythium.", printed.GAINED_POWER, False),
        ("Forced Response: After you gain power, pay 1 mythium → draw a card.", printed.GAINED_POWER, True),
    ],
)
def test_an_ability_with_its_timing_waits_for_it(text: str, event: int, forced: bool) -> None:
    assert [(trigger.event, trigger.forced) for trigger in face_with(text).triggers] == [(event, forced)]
