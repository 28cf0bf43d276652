"""What Ctrl-C does to the program as a whole."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence

import pytest

from arkade import cli


@pytest.fixture(autouse=True)
def the_handler_that_was_there() -> Iterator[None]:
    before = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, before)


def stopped(arguments: Sequence[str]) -> int:
    raise KeyboardInterrupt


def left(arguments: Sequence[str]) -> int:
    return cli.INTERRUPTED


@pytest.mark.parametrize("run", [stopped, left])
def test_a_second_ctrl_c_does_not_tear_apart_how_the_first_one_ends(
    monkeypatch: pytest.MonkeyPatch, run: object
) -> None:
    monkeypatch.setattr("arkade.cli.app.run", run)
    with pytest.raises(SystemExit) as ended:
        cli.main()
    signal.raise_signal(signal.SIGINT)
    assert ended.value.code == cli.INTERRUPTED


def test_ctrl_c_is_heard_by_whoever_has_not_been_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arkade.cli.app.run", lambda arguments: 0)
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 0
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)
