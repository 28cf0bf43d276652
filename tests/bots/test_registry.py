"""Bots by name."""

from __future__ import annotations

import pytest

from arkade.bots import BOTS, make_bot
from arkade.kernel import ArkadeError


@pytest.mark.parametrize("name", list(BOTS))
def test_every_bot_has_the_name_that_it_is_found_by(name: str) -> None:
    assert make_bot(name, 1).name == name
    assert make_bot(name.upper(), 1).name == name


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(ArkadeError, match="unknown bot 'randon': did you mean 'random'"):
        make_bot("randon", 1)
    with pytest.raises(ArkadeError, match="unknown bot 'grandmaster': there are random"):
        make_bot("grandmaster", 1)
