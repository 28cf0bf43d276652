"""What axe-core finds on a page."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.conftest import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


def axe_faults(page: Page) -> list[str]:
    """What is serious or worse, each with the first place where it is."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    violations = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:200]} {fault['nodes'][0]['failureSummary'][:300]}"
        for fault in violations
        if fault["impact"] in SERIOUS
    ]
