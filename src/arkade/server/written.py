"""Parts of a message, written once: the same zone is sent to several viewers and in several messages, and text is
compared, kept and given up more quickly than what it was made from."""

from __future__ import annotations

from typing import Final

import msgspec

ENCODER: Final = msgspec.json.Encoder()
Written = msgspec.Raw
"""A part as it stands in a message."""


def written(part: msgspec.Struct) -> Written:
    return msgspec.Raw(ENCODER.encode(part))
