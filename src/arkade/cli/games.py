"""`arkade games`: which games there are, and how they can be played."""

from __future__ import annotations

import arkade
from arkade.cli.arguments import AsJson
from arkade.cli.screen import paper, write_json
from arkade.kernel import Game, Mode, Setting
from arkade.table.page import grid


def games(as_json: AsJson = False) -> None:
    """List the games, their modes and settings."""
    loaded = [arkade.load(name) for name in arkade.GAMES]
    if as_json:
        write_json([as_data(game) for game in loaded])
        return
    console = paper()
    for game in loaded:
        console.print(f"{game.name}: {game.title}", style="bold")
        console.print(f"{game.summary} {len(game.cards)} cards, {len(game.rules)} rules.")
        table = grid("mode", "seats", "how", "settings")
        for mode in game.modes.values():
            settings = "\n".join(setting_words(setting) for setting in mode.settings.values())
            table.add_row(mode.name, ", ".join(map(str, mode.seats)), mode.title, settings)
        console.print(table)


def setting_words(setting: Setting) -> str:
    """A setting as it can be typed behind --set, and what it may be: `decks=earth,stars (two of …)`."""
    default = setting.default
    written = ",".join(map(str, default)) if isinstance(default, list) else str(default)
    return f"{setting.name}={written} ({setting.text})"


def as_data(game: Game) -> dict[str, object]:
    return {
        "name": game.name,
        "title": game.title,
        "summary": game.summary,
        "version": game.version,
        "cards": len(game.cards),
        "rules": len(game.rules),
        "modes": [mode_data(mode) for mode in game.modes.values()],
    }


def mode_data(mode: Mode) -> dict[str, object]:
    settings = [
        {"name": setting.name, "text": setting.text, "default": setting.default} for setting in mode.settings.values()
    ]
    return {"name": mode.name, "title": mode.title, "seats": mode.seats, "settings": settings}
