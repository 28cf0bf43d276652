"""A page of figures and tables in one HTML file that needs nothing else: no network, no folder beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from html import escape
from json import dumps
from pathlib import Path

import altair as alt
import msgspec
import vl_convert

from arkade.kernel import ArkadeError
from arkade.lab.charts import DARK, LIGHT, Figure

STYLE = """
:root { color-scheme: light dark; --ink: #24292f; --paper: #ffffff; --quiet: #626a75; --line: #d9dce1; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e8eb; --paper: #16191d; --quiet: #a0a7b1; --line: #3c424b; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 54rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, "Liberation Sans", sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .2rem; }
p { margin: .2rem 0 .8rem; }
.quiet { color: var(--quiet); font-size: .9rem; }
.chart { width: 100%; overflow-x: auto; }
.chart .vega-embed { width: 100%; }
summary { cursor: pointer; margin-top: .5rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; margin: .5rem 0; }
th, td { padding: .2rem .7rem .2rem 0; text-align: left; border-bottom: 1px solid var(--line); white-space: nowrap; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
"""

DRAWING = """
const dark = window.matchMedia("(prefers-color-scheme: dark)");
const boxes = window.figures.map(([name]) => document.getElementById("figure-" + name));
async function drawAll() {
  const paper = dark.matches ? window.papers.dark : window.papers.light;
  const options = { actions: false, renderer: "svg", config: paper };
  await Promise.all(window.figures.map(([, spec], place) => vegaEmbed(boxes[place], spec, options)));
  letKeysScroll();
}
function letKeysScroll() {
  for (const box of boxes) {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  }
}
dark.addEventListener("change", drawAll);
window.addEventListener("resize", letKeysScroll);
drawAll();
"""
"""Charts are as wide as the page; one that needs more room is moved by a finger or by keys."""


class Sheet(msgspec.Struct, frozen=True):
    """A table of a page: its title, its headings (those of numbers end in a space), and its rows."""

    title: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]


def write_page(
    path: Path, title: str, lead: Sequence[str], figures: Sequence[Figure], sheets: Sequence[Sheet] = ()
) -> None:
    """Write a page: a title, some paragraphs, the figures with their sentences, tables that can be opened."""
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>",
        f"<h1>{escape(title)}</h1>",
        *[f"<p>{escape(paragraph)}</p>" for paragraph in lead],
        *[figure_html(figure) for figure in figures],
        *[sheet_html(sheet) for sheet in sheets],
        "</main>",
        f"<script>{script(figures)}</script>",
        f'<script type="module">{drawing()}</script>',
        "</body></html>\n",
    ]
    try:
        path.write_text("\n".join(parts), encoding="utf-8")
    except OSError as fault:
        raise ArkadeError(f"{str(path)!r} can't be written: {fault.strerror}") from None


def figure_html(figure: Figure) -> str:
    note = f'<p class="quiet">{escape(figure.note)}</p>' if figure.note else ""
    words = f"<h2>{escape(figure.title)}</h2><p>{escape(figure.sentence)}</p>{note}"
    label = escape(f"{figure.title}. {figure.sentence}", quote=True)
    return f'{words}<div class="chart" id="figure-{figure.name}" role="img" aria-label="{label}"></div>'


def sheet_html(sheet: Sheet) -> str:
    """A table behind its title, so that a long one does not hide what comes after it."""
    number = [' class="number"' if heading.endswith(" ") else "" for heading in sheet.headings]
    heads = "".join(f"<th{kind}>{escape(head)}</th>" for kind, head in zip(number, sheet.headings, strict=True))
    rows = [
        "".join(f"<td{kind}>{escape(cell)}</td>" for kind, cell in zip(number, row, strict=True)) for row in sheet.rows
    ]
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    table = f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"
    box = f'<div class="scroll" role="region" tabindex="0" aria-label="{escape(sheet.title, quote=True)}">'
    return f"<details><summary>{escape(sheet.title)}</summary>{box}{table}</div></details>"


def script(figures: Sequence[Figure]) -> str:
    """The figures as data. No text in it can end the script early."""
    specs = [[figure.name, figure.chart.to_dict()] for figure in figures]
    data = f"window.figures = {dumps(specs)}; window.papers = {dumps({'light': LIGHT, 'dark': DARK})};"
    return data.replace("</", "<\\/")


@cache
def drawing() -> str:
    """Vega, Vega-Lite and what draws the figures, in one piece."""
    version = ".".join(alt.SCHEMA_VERSION.removeprefix("v").split(".")[:2])
    bundle = vl_convert.javascript_bundle(DRAWING, vl_version=version)
    assert isinstance(bundle, str)
    return bundle.replace("</script", "<\\/script")
