"""Cores that stay awake: while this is entered, an idle core waits for work instead of going to sleep.

A core that sleeps has to be woken, and in a virtual machine it is lent to somebody else, who gives it back when he is
done. Play with pauses lets the cores sleep a thousand times a second, so that it measures the neighbours. Linux has an
interface for programs that can't have that, `/dev/cpu_dma_latency`: as long as the file is open, no core may take
longer to wake than was asked for.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import Final, Self

LATENCY: Final = Path("/dev/cpu_dma_latency")
AT_ONCE: Final = (0).to_bytes(4, "little")


class Awake:
    """Keeps the cores awake for as long as it is entered."""

    def __init__(self, latency: Path = LATENCY) -> None:
        self.latency = latency

    def __enter__(self) -> Self:
        try:
            self.descriptor = os.open(self.latency, os.O_WRONLY)
        except OSError as fault:
            raise SystemExit(f"The cores can't be kept awake: {fault.strerror} ({self.latency}).") from None
        os.write(self.descriptor, AT_ONCE)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self.descriptor)
