"""Tidying: when the collector of garbage looks for what goes round in circles.

Left to itself it looks at everything that is new while everybody waits, and finds nothing: what matches make never goes
round in circles. Requests for pages and connections that end do leave circles. So it does not run by itself: a few
times a second it is either called, where there was a reason, or what is new is set aside without a look, so that the
next look is a short one. Everything is looked at when nobody has asked for anything for a while.
"""

from __future__ import annotations

import gc
from typing import Final

AGAIN_EVERY: Final = 5
MANY_REASONS: Final = 10_000
"""After so many reasons everything is looked at, because some of it was in use whenever it was new."""
WORTHWHILE: Final = 20_000
"""So many objects set aside are worth a look in a quiet moment."""
TOO_MANY: Final = 10_000_000
"""So many are looked at whether it is quiet or not. That is some gigabytes."""


class Tidying:
    """Calls the collector for a server. Until it has begun, Python's own habits stay as they are."""

    def __init__(self) -> None:
        self.begun = False
        self.reasons = 0
        self.heeded = 0
        """How many of the reasons were answered by a look."""
        self.aside = 0
        self.looks = 0

    def begin(self) -> None:
        """What is loaded by now stays; the rest is looked at when we say so."""
        self.begun = True
        gc.disable()
        self.look_at_all()

    def end(self) -> None:
        if self.begun:
            self.begun = False
            gc.unfreeze()
            gc.enable()

    def note(self) -> None:
        """Something has ended that may leave circles."""
        self.reasons += 1

    def tick(self, quiet: bool) -> None:
        """Called a few times a second; quiet is a moment in which nobody is expected to wait for anything."""
        if not self.begun:
            return
        self.aside += gc.get_count()[0]
        if self.aside > (WORTHWHILE if quiet else TOO_MANY) or self.reasons >= MANY_REASONS:
            self.look_at_all()
        elif self.reasons > self.heeded:
            self.look_at_new()
        else:
            gc.freeze()

    def look_at_new(self) -> None:
        """From time to time also at what the last looks have seen: it may have been in use then."""
        self.heeded = self.reasons
        self.looks += 1
        gc.collect(1 if self.looks % AGAIN_EVERY == 0 else 0)

    def look_at_all(self) -> None:
        self.reasons = self.heeded = self.aside = 0
        gc.unfreeze()
        gc.collect()
        gc.freeze()
