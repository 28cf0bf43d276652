"""Which form of Arkade is running: the plain sources or the compiled ones."""

from __future__ import annotations

import gc

from arkade.kernel import state


def is_compiled() -> bool:
    """Whether the kernel is an extension that mypyc has made."""
    return not str(state.__file__).endswith((".py", ".pyc"))


def set_loaded_things_apart() -> None:
    """Before a long run: tell Python's garbage collector that what is loaded now will stay, so that it does not look
    through all cards and rules again and again."""
    gc.collect()
    gc.freeze()
