"""A newcomer's first minutes, in a real browser: the lobby, three explorations, the map, a secret, a phone; and alone, with
company."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from tests.browser.channel import Channel

pytestmark = pytest.mark.whole

PARTY = ("Ada", "Bob")
KEY = "lamp"
"""A dice key whose delve has three doors on the way of those who explore first, fight second and walk on third."""
PRESSES = 60
PHONE = ViewportSize(width=390, height=844)
ASIDE = ("Undo", "More", "Open in browser", "Dig: whole turn", "End turn")


def test_a_newcomer_plays_the_first_minutes(browser: Browser, address: str) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    channel = Channel(page, address)

    # one press away there is a lobby; leaving it closes it
    channel.press("Play Skyshard")
    expect(channel.newest).to_contain_text("Ada is gathering a party (1 of 4)")
    channel.press("Leave")
    expect(channel.log.locator("button", has_text="Join")).to_have_count(0)

    # another one by command, for a delve that is the same every time; another member joins it
    channel.type_command("/delve new", "Skyshard", key=KEY)
    expect(channel.newest).to_contain_text("Ada is gathering a party (1 of 4)")
    channel.press("Options")
    channel.pick("How strong the enemies", "Threat: easy")
    expect(channel.log).to_contain_text("(1 of 4). Threat: easy.")
    channel.become("Bob")
    channel.press("Join")
    expect(channel.controls).to_contain_text("2 of 4")
    channel.become("Ada")
    channel.press("Start and choose")

    before = channel.pictures.count()
    assert explored(channel, 3) == 3, f"the delve of the key {KEY!r} has changed: choose another"
    assert channel.pictures.count() > before
    check_picture(channel.pictures.last)

    check_private_answer(channel)
    check_phone(channel)
    assert channel.errors == []
    page.close()


def explored(channel: Channel, wanted: int) -> int:
    """Play on as the member who is called, doors first, until so many are explored and nothing is left to choose."""
    done = 0
    for _ in range(PRESSES):
        channel.become(channel.awaited(PARTY))
        labels = [label for label in channel.labels() if label not in ASIDE]
        door = next((label for label in labels if label.startswith("Explore ")), "")
        if done == wanted and (door or not labels or labels[0].startswith(("Attack ", "Move to "))):
            break
        done += bool(door)
        if labels:
            channel.press(door or (labels[-1] if labels[0].startswith("Move to ") else labels[0]))
        elif channel.has_menu:
            channel.pick_last()
        else:
            channel.press("End turn")
    return done


def check_picture(picture: Locator) -> None:
    """The map is there, large enough to read, and says in words what it shows."""
    expect(picture).to_be_visible()
    assert picture.evaluate("picture => picture.naturalWidth") >= 640
    assert len(picture.get_attribute("alt") or "") > 20


def check_private_answer(channel: Channel) -> None:
    """A member who is not awaited is told so, and no other member sees it."""
    awaited = channel.awaited(PARTY)
    other = next(name for name in PARTY if name != awaited)
    channel.become(other)
    channel.press(channel.labels()[0])
    answer = channel.posts.filter(has_text="Only you can see this").filter(has_text=f"{awaited}'s turn")
    expect(answer).to_have_count(1)
    channel.become(awaited)
    expect(answer).to_have_count(0)
    channel.become(other)
    expect(answer).to_have_count(1)


def check_phone(channel: Channel) -> None:
    """At the width of a phone nothing sticks out, and the map and the buttons can be reached."""
    page = channel.page
    page.set_viewport_size(PHONE)
    channel.settle()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    picture = channel.pictures.last
    picture.scroll_into_view_if_needed()
    box = picture.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["width"] >= 250
    for tool in ("Refresh preview", "Capture", "Inspector", "Messages"):
        expect(page.get_by_role("button", name=tool)).to_have_count(0)
    check_enlarged(channel, picture, box["width"])
    button = channel.controls.locator("button.component-button").first
    button.scroll_into_view_if_needed()
    expect(button).to_be_in_viewport()


def check_enlarged(channel: Channel, picture: Locator, wide: float) -> None:
    """A picture that is tapped opens larger than it stands in the channel."""
    picture.click()
    large = channel.page.locator(".media-lightbox[open] img.media-lightbox-image")
    channel.page.wait_for_function(
        "wide => document.querySelector('.media-lightbox[open] img.media-lightbox-image')?.clientWidth > wide",
        arg=1.5 * wide,
    )
    expect(large).to_be_visible()
    channel.page.keyboard.press("Escape")
    expect(large).to_be_hidden()


def test_a_newcomer_alone_is_in_a_game_within_three_presses(browser: Browser, address: str) -> None:
    page = browser.new_page(viewport=PHONE)
    channel = Channel(page, address)
    games = [label for label in channel.labels() if label.startswith("Play ")]
    assert len(games) == 5
    # Of the others the scripts of their folders tell the same, without a browser.
    for game in games[::4]:
        before = channel.pictures.count()
        channel.press(game)
        channel.press("Start with bots")
        # The first post says who their company is, shows the map, and has a move to make.
        expect(channel.controls).to_contain_text("With you:")
        assert channel.pictures.count() > before
        check_picture(channel.pictures.last)
        expect(channel.controls).to_contain_text("Ada,")
        moves = [label for label in channel.labels() if label not in (*ASIDE, "Map")]
        assert moves or channel.has_menu, game
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        channel.type_bare("/delve end")
        channel.press("End it")
        expect(channel.newest).to_contain_text("Ada ends it here.")
    assert channel.errors == []
    page.close()
