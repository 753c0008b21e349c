"""Menus on a phone: each opens where it stands, also at the edge of the window."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.channel import MENUS, Channel

pytestmark = pytest.mark.whole


def test_a_menu_at_the_lower_edge_of_a_phone_opens_each_time(browser: Browser, address: str) -> None:
    page = browser.new_page(viewport={"width": 390, "height": 844})
    channel = Channel(page, address)
    channel.press("Play Skyshard")
    menu = channel.log.locator(MENUS).last
    for _ in range(3):
        channel.settle()
        menu.click()
        expect(menu).to_have_attribute("aria-expanded", "true")
        channel.settle()
        expect(menu).to_have_attribute("aria-expanded", "true")
        expect(channel.log.get_by_role("option").first).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(menu).to_have_attribute("aria-expanded", "false")
    assert channel.errors == []
    page.close()
