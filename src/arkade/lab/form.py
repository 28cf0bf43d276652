"""Which form of Arkade is running: the plain sources or the compiled ones."""

from __future__ import annotations

from arkade.kernel import state


def is_compiled() -> bool:
    """Whether the kernel is an extension that mypyc has made."""
    return not str(state.__file__).endswith((".py", ".pyc"))
