"""Libraries that not everybody has installed: a sentence that says which extra brings them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from arkade.kernel import ArkadeError


@contextmanager
def from_extra(extra: str) -> Iterator[None]:
    """Import what an extra brings, such as the lab's charts; without it the error says how to get it."""
    try:
        yield
    except ModuleNotFoundError as fault:
        raise ArkadeError(f"this needs {fault.name}, which comes with: pip install 'arkade[{extra}]'") from None
