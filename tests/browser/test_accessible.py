"""The window as axe-core reads it: nothing serious on any of its pages, on a phone and on a desk, dark and light."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import axe_playwright_python
import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from engine.games import games

from .test_window import ADA, BOB, DESK, DRAWN, PATIENCE, PHONE, Server
from .test_window import server as server

pytestmark = pytest.mark.whole

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
SERIOUS = ("serious", "critical")
Scheme = Literal["dark", "light"]
LOOKS: tuple[tuple[ViewportSize, Scheme], ...] = ((PHONE, "dark"), (DESK, "light"))


def faults(page: Page) -> list[str]:
    """Return what axe-core finds serious on a page as it stands, each with the elements it is about."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for fault in found["violations"]
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("number", range(len(games())))
def test_axe_finds_nothing_serious(browser: Browser, server: Server, number: int) -> None:
    # Each game is looked at once, in turn on a phone in the dark and at a desk by day: the pages are the same ones.
    server.begin([*games()][number])
    address = server.address(ADA if server.awaited()[0] == "Ada" else BOB)
    size, scheme = LOOKS[number % 2]
    assert all_faults(browser, address, size, scheme) == []


def all_faults(browser: Browser, address: str, size: ViewportSize, scheme: Scheme) -> list[str]:
    """Return what is serious on the pages of a table, each of which is opened."""
    page = browser.new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce").new_page()
    page.goto(address)
    expect(page.locator("#picture")).to_have_attribute("src", DRAWN, timeout=PATIENCE)
    found = faults(page)
    for tab in ("Story", "Back", "Hand", "Map"):
        page.get_by_role("tab", name=tab).click()
        if tab == "Back":
            expect(page.locator("#past")).to_have_attribute("src", DRAWN, timeout=PATIENCE)
        found += faults(page)
    page.locator("#words summary").click()
    page.locator("#place-list button").first.click()
    return found + faults(page)
