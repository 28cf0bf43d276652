"""What axe-core finds on a page."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.conftest import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


LOOK = "async (part) => (await axe.run(part, { resultTypes: ['violations'] })).violations"


def axe_faults(page: Page, part: str = "html") -> list[str]:
    """What is serious or worse, each with the first place where it is; on the whole page, or on a part of it."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    violations = page.evaluate(LOOK, part)
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:200]} {fault['nodes'][0]['failureSummary'][:300]}"
        for fault in violations
        if fault["impact"] in SERIOUS
    ]
