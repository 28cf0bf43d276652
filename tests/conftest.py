"""Settings for the whole suite. `HYPOTHESIS_PROFILE=explore make test` tries new examples, and more of them."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import arkade

EXPECTED_SOURCE = "ARKADE_EXPECTED_SOURCE"
"""The folder that `arkade` must come from. The mutation check sets it, so that a run against changed sources
can't be a run against the real ones by mistake."""
WRONG_SOURCE = 9

settings.register_profile(
    "repeatable",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("explore", settings.get_profile("repeatable"), derandomize=False, max_examples=400)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))


def pytest_configure(config: pytest.Config) -> None:
    hear_ctrl_c()
    expected = os.environ.get(EXPECTED_SOURCE)
    found = Path(arkade.__file__).resolve()
    if expected and not found.is_relative_to(Path(expected).resolve()):
        pytest.exit(f"arkade was imported from {found}, not from {expected}", returncode=WRONG_SOURCE)


def hear_ctrl_c() -> None:
    """A shell lets what it starts in the background ignore Ctrl-C, and so would all programs that the tests start."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
