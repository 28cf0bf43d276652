"""Write the golden files anew: all of them, or those of the games that are named.

make golden
make golden ARGS="sample"
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import arkade  # noqa: E402
from tests.conformance.golden import FOLDER, golden_files  # noqa: E402


def write(name: str) -> None:
    """Write the files of one game; files of cases that there are no more disappear."""
    shutil.rmtree(FOLDER / name, ignore_errors=True)
    (FOLDER / name).mkdir(parents=True)
    for path, content in golden_files(name).items():
        (FOLDER / path).write_text(content, encoding="utf-8")
    print(f"{name}: written to {(FOLDER / name).relative_to(ROOT)}; review with git diff")


def main() -> None:
    for name in sys.argv[1:] or arkade.GAMES:
        try:
            write(arkade.load(name).name)
        except arkade.ArkadeError as fault:
            sys.exit(str(fault))


if __name__ == "__main__":
    main()
