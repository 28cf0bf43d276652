"""The notebooks of the documentation: they run from the first cell to the last, in a kernel of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from tests.docs.pages import ROOT

NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


def read(path: Path) -> Any:
    return nbformat.reads(path.read_text(encoding="utf-8"), as_version=4)  # type: ignore[no-untyped-call]


def run(path: Path, folder: Path) -> Any:
    """A notebook with the outputs that its cells give now."""
    notebook = read(path)
    NotebookClient(notebook, timeout=200, resources={"metadata": {"path": str(folder)}}).execute()
    return notebook


def outputs(cell: Any, kind: str) -> list[str]:
    return [output["data"][kind] for output in cell["outputs"] if kind in output.get("data", {})]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_runs_and_its_states_draw_themselves(path: Path, tmp_path: Path) -> None:
    cells = [cell for cell in run(path, tmp_path)["cells"] if cell["cell_type"] == "code"]
    pictures = [html for cell in cells for html in outputs(cell, "text/html")]
    assert len(pictures) >= 5
    state, seat = pictures[:2]
    assert "Worldbreakers" in state
    assert "deck 25 · hand 5" in state
    assert "Confident Suitor" in seat
    assert "Confident Suitor" not in state


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_is_kept_without_outputs(path: Path) -> None:
    """Outputs would be old soon, and change with every run."""
    for cell in read(path)["cells"]:
        assert not cell.get("outputs")
        assert cell.get("execution_count") is None
