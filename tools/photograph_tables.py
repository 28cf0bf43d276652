"""Play a little at tables in Chromium and keep what they look like, for the README: docs/pictures/table-*.jpg.

make web && .venv/bin/python tools/photograph_tables.py
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.process import ServerProcess  # noqa: E402
from tests.web.chromium import chromium  # noqa: E402
from tests.web.player import Player  # noqa: E402
from tests.web.tables import against_a_bot, sat_down  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
STEPS = {"worldbreakers": 30, "arackhan_wars": 40, "ark_ship": 30}
QUALITY = 82


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder)) as server, chromium() as browser:
        for game, steps in STEPS.items():
            page = sat_down(browser, server, against_a_bot(server, game))
            Player(page, f"a picture of {game}").play(steps=steps)
            page.mouse.move(0, 0)
            page.wait_for_selector("[data-lit]")
            page.screenshot(path=PICTURES / f"table-{game}.jpg", type="jpeg", quality=QUALITY)
            page.context.close()


if __name__ == "__main__":
    main()
