"""Play a little of the sample game in a pseudo-terminal and draw what it shows: docs/pictures/play.svg.

.venv/bin/python tools/draw_picture.py
"""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
import termios
from io import StringIO
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "play.svg"
COMMAND = (str(Path(sys.executable).with_name("arkade")), "play", "sample", "--terminal", "--seed", "39",
           "--bots", "random,random")  # fmt: skip
TYPED = ("1",) * 6 + ("play heron",)
PROMPT = "\n> "
WIDTH = 100
NOT_COLOURS = re.compile(r"\x1b\[\?[0-9;]*[a-z]|\r")
FONT_FACE = re.compile(r"@font-face \{\{.*?\}\}\s*", re.DOTALL)


def recorded() -> str:
    """What the terminal shows from the start until the last prompt, colours included."""
    keyboard, screen = pty.openpty()
    termios.tcsetwinsize(screen, (60, WIDTH))
    colours = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "COLUMNS": str(WIDTH)}
    game = subprocess.Popen(COMMAND, stdin=screen, stdout=screen, env={**os.environ, **colours})
    os.close(screen)
    shown = read_until_prompt(keyboard)
    for line in TYPED:
        os.write(keyboard, line.encode() + b"\n")
        shown += read_until_prompt(keyboard)
    game.terminate()
    game.wait()
    os.close(keyboard)
    return NOT_COLOURS.sub("", shown.decode())


def read_until_prompt(keyboard: int) -> bytes:
    shown = b""
    while not NOT_COLOURS.sub("", shown.decode(errors="ignore")).endswith(PROMPT):
        shown += os.read(keyboard, 4096)
    return shown


def last_table(shown: str) -> str:
    """From the heading of the table that was drawn last, to the last answer."""
    lines = shown.splitlines()
    start = max(number for number, line in enumerate(lines) if "Tidepool ·" in line)
    return "\n".join(lines[start:-1])


def draw(shown: str) -> str:
    """A terminal's window as SVG, in whatever monospaced font the reader has."""
    console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True)
    console.print(Text.from_ansi(shown))
    return console.export_svg(title="arkade play sample --terminal", code_format=FONT_FACE.sub("", CONSOLE_SVG_FORMAT))


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(draw(last_table(recorded())), encoding="utf-8")
    print(f"Drawn: {PICTURE.name}")
