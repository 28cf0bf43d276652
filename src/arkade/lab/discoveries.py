"""Discoveries: which of many unlikely things to believe, when one looks at many at once."""

from __future__ import annotations

from collections.abc import Sequence

FALSE_SHARE = 0.05
"""The share of what is believed that may be false."""


def discoveries(chances: Sequence[float], false_share: float = FALSE_SHARE) -> list[bool]:
    """Benjamini and Hochberg's procedure: which of many unlikely things to believe, when at most a share of what is
    believed may be false."""
    ordered = sorted(chances)
    limits = [false_share * place / len(ordered) for place in range(1, len(ordered) + 1)]
    passed = [chance for chance, limit in zip(ordered, limits, strict=True) if chance <= limit]
    return [bool(passed) and chance <= passed[-1] for chance in chances]
