"""Discoveries: the correction for looking at many things at once."""

from __future__ import annotations

from arkade.lab.discoveries import discoveries


def test_the_correction_is_that_of_benjamini_and_hochberg() -> None:
    """The example of their paper (1995): of fifteen, the first four are believed."""
    chances = [
        0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590,
        1.0,
    ]  # fmt: skip
    assert discoveries(chances) == [True] * 4 + [False] * 11
    assert discoveries([0.04, 0.02]) == [True, True]
    assert discoveries([]) == []
