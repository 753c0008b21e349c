"""/window and its button: links to the page of a table, and what was pressed there is told in the channel."""

from __future__ import annotations

import asyncio
import re

import discord
import pytest
from aiohttp import ClientSession
from simcord.enums import OverwriteType

from engine import NotAllowed
from service.window.app import WindowServer, serving
from tests.cogs.conftest import House, labels, said
from tests.cogs.test_keeper_tables import forbid

KEY = re.compile(r"#([A-Za-z0-9_-]{32})")


def links(result: object) -> list[str]:
    """Return the addresses on the buttons of a private message."""
    found = []
    for row in result.response.message.components:  # type: ignore[attr-defined]
        for part in (row, *getattr(row, "children", ())):
            for item in (part, *getattr(part, "children", ())):
                found += [item.url] if getattr(item, "url", None) else []
    return list(dict.fromkeys(found))


@pytest.mark.rule("TAB-196")
async def test_without_an_address_there_is_no_button_and_the_command_says_so(house: House) -> None:
    await house.started(house.bob)
    assert "Open in browser" not in labels(house.newest())
    assert "(TAB-196)" in said(await house.ada.slash(house.tavern, "window"))


@pytest.mark.rule("TAB-196", "TAB-197", "TAB-198")
async def test_each_gets_links_of_their_own_in_private_and_a_press_on_the_page_is_told_here(house: House) -> None:
    house.world.bot.window_url = "https://table.example"  # type: ignore[attr-defined]
    await house.started(house.bob)
    post = house.newest()
    assert "Open in browser" in labels(post)
    shown = await house.ada.click(post, label="Open in browser")
    assert shown.response is not None and shown.response.ephemeral
    (own,) = links(shown)
    assert own.startswith("https://table.example/#") and "acts as you" in said(shown)
    passed_on = KEY.findall(said(shown))
    assert len(passed_on) == 1 and passed_on[0] not in own
    looking = await house.cy.click(post, label="Open in browser")
    assert "acts as you" not in said(looking) and links(looking)[0] in said(looking)

    window = WindowServer(house.tables, house.world.bot.publisher.publish)  # type: ignore[attr-defined]
    async with serving(window, "127.0.0.1", 0) as port, ClientSession(f"http://127.0.0.1:{port}") as session:
        headers = {"Authorization": f"Bearer {KEY.findall(own)[0]}"}
        async with session.post("/state", json={}, headers=headers) as answer:
            state = await answer.json()
        move = next(move["move"] for move in state["moves"] if not move["step"])
        asked = {"version": state["version"], "move": move, "press": "1"}
        async with session.post("/act", json=asked, headers=headers) as answer:
            assert answer.status == 200
        while window._posting:
            await asyncio.sleep(0.01)
        latest = await house.tables.views.latest(house.tavern.id)
        assert str(latest.version) != state["version"]
        assert not await house.tables.outbox.untold()

        closed = await house.ada.slash(house.tavern, "window", close=True)
        assert "are closed" in said(closed)
        async with session.post("/state", json={}, headers=headers) as answer:
            assert answer.status == 403


@pytest.mark.rule("TAB-210")
async def test_the_host_switches_spectators_off_and_on(house: House) -> None:
    assert "(TAB-196)" in said(await house.ada.slash(house.tavern, "window", spectators="off"))
    house.world.bot.window_url = "https://table.example"  # type: ignore[attr-defined]
    await house.started(house.bob)
    assert "(TAB-054)" in said(await house.bob.slash(house.tavern, "window", spectators="off"))
    told = await house.ada.slash(house.tavern, "window", spectators="off")
    assert "No one can look on" in said(told) and told.response is not None and told.response.ephemeral
    assert "(TAB-210)" in said(await house.cy.slash(house.tavern, "window"))
    # Who sits there still gets their own, and no link to pass on.
    own = await house.bob.slash(house.tavern, "window")
    assert len(links(own)) == 1 and KEY.findall(said(own)) == []
    assert "may look on again" in said(await house.ada.slash(house.tavern, "window", spectators="on"))
    assert links(await house.cy.slash(house.tavern, "window"))


@pytest.mark.rule("TAB-211")
async def test_the_link_of_a_member_who_left_the_server_or_its_channel_is_useless(house: House) -> None:
    house.world.bot.window_url = "https://table.example"  # type: ignore[attr-defined]
    await house.started(house.bob, house.cy)
    keys = []
    for who in (house.ada, house.bob, house.cy):
        (own,) = links(await who.slash(house.tavern, "window"))
        keys.append(KEY.findall(own)[0])
    house.world.guild.remove_member(house.bob)
    forbid(house, house.tavern.id, house.cy.id, discord.Permissions(view_channel=True), OverwriteType.MEMBER)
    good = []
    for key in keys:
        try:
            await house.tables.windows.visit(key)
            good.append(True)
        except NotAllowed:
            good.append(False)
    assert good == [True, False, False]
