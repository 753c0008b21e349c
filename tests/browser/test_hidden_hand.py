"""A hidden hand in a real browser: a tile is laid step by step in a message that the rival does not see."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.channel import Channel

pytestmark = pytest.mark.whole

RIVALS = ("Ada", "Bob")
ASIDE = ("Your hand", "Back")


def test_a_tile_of_a_hidden_hand_is_laid_step_by_step(browser: Browser, address: str) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    channel = Channel(page, address)
    channel.press("Play Cavern")
    channel.become("Bob")
    channel.press("Join")
    channel.become("Ada")
    channel.press("Start and choose")
    for name in RIVALS:
        channel.become(name)
        channel.press(next(label for label in channel.labels() if label not in ASIDE))

    acting = channel.awaited(RIVALS)
    rival = next(name for name in RIVALS if name != acting)
    channel.become(acting)
    pictures = channel.pictures.count()
    channel.press("Your hand")
    expect(channel.newest).to_contain_text("Which, and where?")
    expect(channel.pictures).to_have_count(pictures + 1)
    channel.become(rival)
    expect(channel.posts.filter(has_text="Which, and where?")).to_have_count(0)
    channel.become(acting)
    expect(channel.posts.filter(has_text="Which, and where?")).to_have_count(1)
    # The best ways stand first, whole; a tile alone asks on, or shows its only way.
    tile = next((label for label in channel.labels() if re.match(r"Tile \d", label)), "")
    channel.press(tile) if tile else channel.pick_last()
    expect(channel.newest).to_contain_text(re.compile(r"Where does it go|How is it turned|Lay it like this"))
    while channel.posts.filter(has_text=f"{acting} lays a tile").count() == 0:
        answers = [label for label in channel.labels() if label not in ASIDE]
        if answers:
            channel.press(answers[0])
        else:
            channel.pick_last()
    expect(channel.posts.filter(has_text=f"{acting} lays a tile")).to_have_count(1)
    # The same message shows what was drawn, and asks whom to send.
    expect(channel.posts.filter(has_text="which Delver do you send").last).to_be_visible()
    assert channel.errors == []
    page.close()
