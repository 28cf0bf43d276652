"""Charts: what all of them share, such as colours that everybody can tell apart, and files that hold one picture."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from typing import Any

import altair as alt
import msgspec
import polars as pl

from arkade.kernel import ArkadeError

PLAIN = "#2a7fb8"
MARKED = "#d9730d"
QUIET = "#8a8f98"
"""Blue, orange and grey differ in brightness too, on light and on dark paper, for those who do not see their hues."""
LESS_AND_MORE = ["#d9730d", "#f2e5d7", "#2a7fb8"]

WIDTH = 620
ROW = 20
"""How high a row is that stands for one thing."""
SUBTITLE_LETTERS = 112
SHARPNESS = 1.5
"""So many dots of a picture stand for one of the page."""

PERCENT = ".0%"
POINTS = "+.0f"
"""Differences of shares are drawn in percentage points."""


class Figure(msgspec.Struct, frozen=True):
    """A chart with its name for files, its title, and one sentence that says what one learns from it. A picture of it
    that stands alone says what it is about, too. The chart is as wide as the page. A note says how it is to be read."""

    name: str
    about: str
    title: str
    sentence: str
    chart: Any
    note: str = ""


def paper_of(ink: str, lines: str) -> dict[str, Any]:
    """How charts look on paper of a brightness: what is written, and the lines behind the marks."""
    return {
        "background": "transparent",
        "view": {"stroke": "transparent"},
        "font": "system-ui, 'Liberation Sans', sans-serif",
        "axis": {
            "labelColor": ink, "titleColor": ink, "gridColor": lines, "domainColor": lines, "tickColor": lines,
            "labelFontSize": 12, "titleFontSize": 12, "titleFontWeight": "normal", "labelLimit": 190,
        },
        "legend": {"labelColor": ink, "titleColor": ink, "labelFontSize": 12, "orient": "top"},
        "title": {
            "color": ink, "subtitleColor": ink, "anchor": "start", "fontSize": 16, "subtitleFontSize": 12,
            "subtitlePadding": 6, "offset": 12,
        },
        "text": {"color": ink},
    }  # fmt: skip


LIGHT = paper_of("#24292f", "#d9dce1")
DARK = paper_of("#e6e8eb", "#3c424b")


def write_picture(figure: Figure, path: Path) -> None:
    """A figure as PNG, on white paper, with its title and its sentence above it."""
    title = alt.TitleParams(f"{figure.about}: {figure.title}", subtitle=wrap(figure.sentence, SUBTITLE_LETTERS))
    chart = figure.chart.properties(width=WIDTH, title=title, padding=16)
    try:
        chart.configure(**{**LIGHT, "background": "white"}).save(path, scale_factor=SHARPNESS)
    except OSError as fault:
        raise ArkadeError(f"{str(path)!r} can't be written: {fault.strerror}") from None


# -- marks -------------------------------------------------------------------------------------------


def dots_with_reach(
    rows: list[dict[str, Any]], names: str, shown: str, axis: str, spread: str = PERCENT, colour: Any = None
) -> Any:
    """One row for each thing, in the order given: a dot for what was measured, a line for its 95 % interval."""
    data = pl.DataFrame(rows)
    place = alt.Y(f"{names}:N", sort=None, title=None, axis=alt.Axis(labelLimit=190))
    scale = alt.Scale(zero=False, nice=True)
    across = alt.X(
        "low:Q", title=axis, axis=alt.Axis(format=spread, tickCount=6, tickMinStep=smallest_step(spread)), scale=scale
    )
    paint = alt.value(PLAIN) if colour is None else colour
    base = alt.Chart(data).encode(y=place, color=paint, tooltip=tooltips(names, shown, spread))
    lines = base.mark_rule(strokeWidth=2).encode(x=across, x2="high:Q")
    dots = base.mark_point(filled=True, size=70, opacity=1).encode(x=alt.X(f"{shown}:Q"))
    return alt.layer(lines, dots).properties(width="container", height=alt.Step(ROW))


def dots_in_pairs(rows: list[dict[str, Any]], names: str, kinds: str, first: str, second: str, axis: str) -> Any:
    """One row for each thing, in the order given, with two dots and their 95 % intervals: one of each kind."""
    base = alt.Chart(pl.DataFrame(rows)).encode(
        y=alt.Y(f"{names}:N", sort=None, title=None, axis=alt.Axis(labelLimit=190)),
        yOffset=alt.YOffset(f"{kinds}:N", sort=[first, second]),
        color=two_colours(kinds, first, second),
        tooltip=[alt.Tooltip(f"{kinds}:N", title=" "), *tooltips(names, "share", PERCENT)],
    )
    ticks = alt.Axis(format=PERCENT, tickCount=6, tickMinStep=smallest_step(PERCENT))
    across = alt.X("low:Q", title=axis, scale=alt.Scale(zero=False, nice=True), axis=ticks)
    lines = base.mark_rule(strokeWidth=2).encode(x=across, x2="high:Q")
    shape = alt.Shape(f"{kinds}:N", sort=[first, second], legend=None)
    dots = base.mark_point(filled=True, size=70, opacity=1).encode(x="share:Q", shape=shape)
    return alt.layer(lines, dots).properties(width="container", height=alt.Step(14))


def smallest_step(spread: str) -> float:
    """How near each other the numbers of an axis may be, so that no two of them read the same."""
    return 0.01 if spread == PERCENT else 1.0


def tooltips(names: str, shown: str, spread: str) -> list[Any]:
    """What one reads when one points at a row, to one place more than on the axis."""
    exact = spread.replace(".0", ".1")
    return [
        alt.Tooltip(f"{names}:N", title=" "),
        alt.Tooltip(f"{shown}:Q", format=exact, title="measured"),
        alt.Tooltip("low:Q", format=exact, title="from"),
        alt.Tooltip("high:Q", format=exact, title="to"),
        alt.Tooltip("games:Q", format=",", title="games"),
    ]


def line_at(value: float, words: str) -> Any:
    """A thin line at a value, such as what would be fair."""
    data = pl.DataFrame([{"at": value, "words": words}])
    return alt.Chart(data).mark_rule(strokeDash=[4, 4], color=QUIET).encode(x="at:Q", tooltip="words:N")


def two_colours(field: str, plain: str, marked: str) -> Any:
    """Blue for what is as it should be, orange for what stands out."""
    scale = alt.Scale(domain=[plain, marked], range=[PLAIN, MARKED])
    return alt.Color(f"{field}:N", scale=scale, legend=alt.Legend(title=None))
