"""Following a table: a scene, and the changes that lead from one to the next."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import UNSET

from arkade.server.messages import Change
from arkade.server.scene import Scene

WHOLE: Final = (
    "status", "people", "present", "turn", "phase", "counters", "waiting", "question", "undo", "ending", "trouble",
    "notice", "rematch",
)  # fmt: skip


def followed(scene: Scene, change: Change) -> Scene:
    """The scene after a change."""
    new: dict[str, Any] = {name: value for name in WHOLE if (value := getattr(change, name)) is not UNSET}
    for name in ("zones", "seats"):
        pairs = getattr(change, name)
        if pairs is not UNSET:
            new[name] = with_entries(getattr(scene, name), pairs)
    if change.log_from is not UNSET and change.log is not UNSET:
        new["log"] = [*scene.log[: change.log_from], *change.log]
    if change.chat is not UNSET:
        new["chat"] = [*scene.chat, *change.chat]
    return msgspec.structs.replace(scene, **new)


def with_entries(entries: list[Any], pairs: list[tuple[int, Any]]) -> list[Any]:
    """A list with other entries at some places; new places are at its end."""
    found = list(entries)
    for place, entry in pairs:
        if place < len(found):
            found[place] = entry
        else:
            found.append(entry)
    return found
