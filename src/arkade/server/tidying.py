"""Tidying: when the collector of garbage looks for what goes round in circles.

Left to itself it looks at everything that is new while everybody waits, and finds nothing: what matches make never goes
round in circles. So it does not run by itself. It is called where there is a reason: after some requests for pages and
some connections that ended, which do leave circles, and when nobody has asked for anything for a while.
"""

from __future__ import annotations

import gc
from typing import Final

REASONS: Final = 100
"""After so many reasons it looks at what is new."""
OLDER_EVERY: Final = 5
ALL_EVERY: Final = 100
"""At every so many such looks, what it has seen already is looked at too, and at even fewer everything."""
WORTHWHILE: Final = 20_000
"""So many new objects are worth a look in a quiet moment."""
TOO_MANY: Final = 10_000_000
"""So many are looked at whether it is quiet or not. That is some gigabytes."""


class Tidying:
    """Calls the collector for a server. Until it has begun, Python's own habits stay as they are."""

    def __init__(self) -> None:
        self.begun = False
        self.reasons = 0
        self.looks = 0

    def begin(self) -> None:
        """What is loaded by now stays for ever and need not be looked at; the rest is looked at when we say so."""
        self.begun = True
        gc.collect()
        gc.freeze()
        gc.disable()

    def end(self) -> None:
        if self.begun:
            self.begun = False
            gc.unfreeze()
            gc.enable()

    def note(self) -> None:
        """Something has ended that may leave circles."""
        self.reasons += 1
        if self.begun and self.reasons % REASONS == 0:
            self.looks += 1
            gc.collect(generation_for(self.looks))

    def look_around(self, quiet: bool) -> None:
        """Called from time to time: look at everything, if it is worthwhile and nobody waits."""
        if self.begun and gc.get_count()[0] > (WORTHWHILE if quiet else TOO_MANY):
            gc.collect()


def generation_for(look: int) -> int:
    """What a look is about: new things, older ones too, or all."""
    if look % ALL_EVERY == 0:
        return 2
    return 1 if look % OLDER_EVERY == 0 else 0
