"""Pages: one file that holds everything, and no text in it that could break it."""

from __future__ import annotations

import re
from pathlib import Path

import altair as alt
import pytest

from arkade.kernel import ArkadeError
from arkade.lab.charts import DARK, LIGHT, Figure, dots_with_reach, write_picture
from arkade.lab.page import Sheet, write_page

HOSTILE = '</script><script>alert("x")</script>'


def figure(name: str = "Net") -> Figure:
    rows = [{"name": name, "share": 0.5, "low": 0.4, "high": 0.6, "games": 10}]
    return Figure(
        "shares", "Tidepool", "Shares", f"{name} wins half.", dots_with_reach(rows, "name", "share", "share of wins")
    )


def test_a_page_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    write_page(path, "A page", ["What it is."], [figure()], [Sheet("Numbers", ("card", "games "), [("Net", "10")])])
    html = path.read_text(encoding="utf-8")
    assert html.count("</script>") == 2
    shown = html.partition("<script>")[0]
    assert not re.search(r"(src|href)=|@import|url\(", shown)
    for words in ("<h1>A page</h1>", "What it is.", "Net wins half.", '<td class="number">10</td>'):
        assert words in shown
    assert 'id="figure-shares"' in html
    assert 'name="viewport"' in html


def test_hostile_names_stay_text(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    write_page(path, HOSTILE, [HOSTILE], [figure(HOSTILE)], [Sheet(HOSTILE, (HOSTILE,), [(HOSTILE,)])])
    html = path.read_text(encoding="utf-8")
    assert html.count("</script>") == 2
    assert 'alert("x")' not in html


def test_charts_are_readable_on_light_and_on_dark_paper() -> None:
    def brightness(colour: str) -> float:
        return sum(int(colour[place : place + 2], 16) for place in (1, 3, 5)) / 3

    assert brightness(LIGHT["axis"]["labelColor"]) < 80
    assert brightness(DARK["axis"]["labelColor"]) > 200


def test_a_picture_is_a_png_with_its_title(tmp_path: Path) -> None:
    path = tmp_path / "shares.png"
    write_picture(figure(), path)
    assert path.read_bytes().startswith(b"\x89PNG")
    assert isinstance(figure().chart, alt.LayerChart)


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(ArkadeError, match="can't be written"):
        write_page(tmp_path / "missing" / "page.html", "A page", [], [])
    with pytest.raises(ArkadeError, match="can't be written"):
        write_picture(figure(), tmp_path / "missing" / "shares.png")
