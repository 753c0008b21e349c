"""``python -m docs.screens``: take the screenshots of README and docs again, in the machine's own Chromium.

Two members play each game by Quick start on the page of the playground, until a turn that its album wants (`Album.screen`).
The dice keys are given and the clock stands still. So the pictures are the same every time, as long as the game and its
posts are.
"""

from __future__ import annotations

import asyncio
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageChops
from playwright.sync_api import ViewportSize

from cogs.core.context import Bot
from docs.album import SCREENS, Album, albums, check_unplayable, screens
from docs.pictures import IMAGES
from engine.api.update import Call, Member
from engine.core.game import AnyGame
from engine.core.languages import PLACES, SOURCE
from engine.games import games
from playground.page import KEY_LEAST, ChatPage
from playground.players import Players
from playground.script import Command
from playground.world import World
from service.window.app import WindowServer, serving
from tests.browser import chromium
from tests.browser.channel import Channel
from tests.games.parties import party_of
from tests.games.seated import Seated

MEMBERS = ("ada", "bob")
WINDOWED = "galaxy"
"""The game whose window is shown."""
TRANSLATED = "skyshard"
"""The game that is shown in other languages too."""
WORLDS = 12
"""So many worlds are tried at most until a game comes to what is to be shown."""
MOVES = 150
"""After so many moves another world is tried."""
SHADE = 8
"""Two shades of 256 that are no further apart look the same."""
Size = tuple[str, int, int]
"""The name, the width and the height of a screenshot."""
ADDRESS = "s" * KEY_LEAST
"""The key of the page's address, for this machine's Chromium only."""


async def taken(game: AnyGame, album: Album, browser: str, language: str = SOURCE) -> dict[str, bytes]:
    """Return the screenshots of a game in a language by their names; ``ValueError`` where it never comes to what is
    telling, or shows a map that a lobby offers."""
    check_unplayable(game.key, album.screened)
    for number in range(WORLDS):
        world = await World.open(seed=f"screen {number}")
        try:
            viewer = await _played(world, game, album, f"screen {number}", language)
            if viewer:
                more = await _window(world, viewer, browser) if game.key == WINDOWED else {}
                return await _shown(world, list(screens(game.key, language)), viewer, browser) | more
        finally:
            await world.close()
    raise ValueError(f"No {game.title} of {WORLDS} comes to what a screenshot is to show.")


async def _played(world: World, game: AnyGame, album: Album, seed: str, language: str) -> str:
    """Play until a turn that the album wants; return the member whose turn it is, "" if there was none."""
    players = Players(world)
    host, *others = MEMBERS
    assert album.screen is not None
    if language != SOURCE:
        assert isinstance(world.bot, Bot)
        await world.bot.tables.server_settings.want(world.guild.id, language=language)
    await players.run(host, Command(("delve", "new"), (("game", game.key), *album.screened.items())))
    for member in others:
        await players.run(member, Command(("delve", "join")))
    await players.run(host, Command(("delve", "start"), (("quick", "true"),)))
    seated = Seated(world, players, game, party_of(game, len(MEMBERS), seed), MEMBERS)
    made = 0
    async for _ in seated.moves():
        made += 1
        if seated.live.awaited and album.screen(seated.live.table.state):
            return seated.named(seated.live.awaited[0])
        if made == MOVES:
            break
    return ""


async def _shown(world: World, sizes: Sequence[Size], viewer: str, browser: str) -> dict[str, bytes]:
    """Return what the page shows a member, in each size."""
    page = ChatPage(world, ADDRESS)
    await page.open(next(iter(world.channels)), 0)
    try:
        return await asyncio.to_thread(_photographed, page.url, sizes, viewer, browser)
    finally:
        await page.close()


async def _window(world: World, viewer: str, browser: str) -> dict[str, bytes]:
    """Return what the window of a member's table shows, in each size."""
    channel = next(iter(world.channels.values()))
    call = Call(0, world.guild.id, channel.id, Member(world.members[viewer].id, viewer.title()))
    assert isinstance(world.bot, Bot)
    key, _ = await world.bot.tables.windows.open(call)
    window = WindowServer(world.bot.tables, world.bot.publisher.publish)
    async with serving(window, "127.0.0.1", 0) as port:
        return await asyncio.to_thread(_photographed_window, f"http://127.0.0.1:{port}/#{key}", browser)


def _photographed_window(address: str, path: str) -> dict[str, bytes]:
    pictures = {}
    with chromium.started(path) as browser:
        for width, height in SCREENS:
            size = ViewportSize(width=width, height=height)
            page = browser.new_page(viewport=size, color_scheme="dark", reduced_motion="reduce")
            page.goto(address)
            page.wait_for_function("() => document.querySelector('#places polygon')")
            page.wait_for_function("() => document.querySelector('#choices button')")
            page.wait_for_timeout(1000)
            pictures[f"screen-window-{width}.png"] = _fewer_colours(page.screenshot())
    return pictures


def _photographed(address: str, sizes: Sequence[Size], viewer: str, path: str) -> dict[str, bytes]:
    pictures = {}
    with chromium.started(path) as browser:
        channel = Channel(browser.new_page(reduced_motion="reduce"), address)
        channel.become(viewer.title())
        for name, width, height in sizes:
            channel.page.set_viewport_size({"width": width, "height": height})
            channel.rest_on_newest()
            pictures[name] = _fewer_colours(channel.page.screenshot())
    return pictures


def _fewer_colours(png: bytes) -> bytes:
    file = io.BytesIO()
    image = Image.open(io.BytesIO(png)).convert("RGB")
    image.quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


def _is_alike(file: Path, png: bytes) -> bool:
    """Return whether a file holds this picture, up to invisible differences of Chromium's smoothing."""
    if not file.is_file():
        return False
    before, now = (Image.open(item).convert("RGB") for item in (file, io.BytesIO(png)))
    furthest = max(most for _, most in ImageChops.difference(before, now).getextrema())
    return before.size == now.size and furthest <= SHADE


def main(images: Path, wanted: list[str]) -> int:
    """Take those of the games ``wanted``, of all where none is named; 1 if one cannot be taken."""
    os.environ["TZ"] = "UTC"
    browser = chromium.found()
    if browser is None:
        sys.stderr.write(f"There is none of {', '.join(chromium.NAMES)} on this machine.\n")
        return 1
    try:
        for key, album in albums().items():
            if key not in (wanted or albums()) or album.screen is None:
                continue
            for language in PLACES if key == TRANSLATED else [SOURCE]:
                for name, png in asyncio.run(taken(games()[key], album, browser, language)).items():
                    if not _is_alike(images / name, png):
                        (images / name).write_bytes(png)
                    sys.stdout.write(f"{images / name}: {len(png) / 1024:.0f} KiB\n")
    except ValueError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(IMAGES, sys.argv[1:]))
