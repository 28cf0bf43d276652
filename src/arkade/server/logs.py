"""Logs: one JSON object a line. They carry ids of tables, never tokens, names or cards."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from typing import Any, Final

import msgspec

QUIET: Final = ("uvicorn.access", "aiosqlite", "alembic", "websockets")
"""Libraries that say too much, some of them whatever a client has sent, secrets and all."""


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "words": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = traceback.format_exception(*record.exc_info)
        return msgspec.json.encode(line).decode()


def begin_logging(level: str) -> None:
    """Let everything that this process logs go to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
