"""Limits: how fast somebody may ask for things."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

REMEMBERED: Final = 10_000


class Bucket:
    """Holds so many requests at once, and fills again at a steady rate."""

    __slots__ = ("full", "level", "rate", "seen")

    def __init__(self, rate: float, full: float) -> None:
        self.rate = rate
        self.full = full
        self.level = full
        self.seen = time.monotonic()

    def take(self) -> bool:
        """Whether there is room for one more."""
        now = time.monotonic()
        self.level = min(self.full, self.level + (now - self.seen) * self.rate)
        self.seen = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each address; those that were not seen for longest are forgotten first."""

    def __init__(self, rate: float, full: float) -> None:
        self.rate = rate
        self.full = full
        self.by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.by_address.pop(address, None) or Bucket(self.rate, self.full)
        self.by_address[address] = bucket
        if len(self.by_address) > REMEMBERED:
            self.by_address.popitem(last=False)
        return bucket.take()
