"""A table where a prepared file is tried: a world of its own, the game with the file, and the page of its channel."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path
from secrets import token_urlsafe

from engine import WORDS
from playground.page import KEY_LEAST, ChatPage
from playground.players import Players
from playground.posts import seen_by, text_of
from playground.runner import Runner
from playground.script import read_line
from playground.sitting import Sitting
from playground.world import CHANNELS, MEMBERS, World

LARGEST_PARTY = len(MEMBERS)


class Trial:
    """A table in a world of its own, with the page of its channel."""

    def __init__(self) -> None:
        self._world: World | None = None
        self._page: ChatPage | None = None
        self._clock: asyncio.Task[None] | None = None
        self._folder = Path(tempfile.mkdtemp(prefix="delvekeeper-"))

    async def open(self, game: str, kind: str, text: str, people: int) -> str:
        """Begin a game with a file for ``people`` members, and return its address; `ValueError` if it cannot begin.

        Quick start deals the choices of the setup.
        """
        file = self._folder / f"{kind}.toml"
        file.write_text(text, encoding="utf-8")
        self._world = world = await World.open()
        runner = Runner(world, self._folder, "")
        host, *others = MEMBERS[:people]
        lines = [f"@{host} /delve new game:{game}", f'@{host} /{game} {kind} use file:"{file}"']
        lines += [f'@{name} press "{WORDS("button-join")}"' for name in others]
        lines += [f"@{host} /delve start quick:yes"]
        said = ""
        for number, words in enumerate(lines, 1):
            line = read_line(number, words)
            assert line is not None
            result = await runner.do(line)
            said = result["replies"][-1]["text"] if result["replies"] else said
        if (await Sitting(world, Players(world)).latest()).lobby is not None:
            raise ValueError(said)
        self._page = page = ChatPage(world, token_urlsafe(KEY_LEAST))
        await page.open(CHANNELS[0], 0)
        self._clock = asyncio.create_task(page.keep_time())
        return page.url

    def posts(self) -> list[str]:
        """Return the texts of the posts in its channel, the oldest first."""
        world = self._world
        if world is None:
            return []
        return [text_of(world, post) for post in seen_by(world, world.channels[CHANNELS[0]].id, world.owner.id)]

    async def close(self) -> None:
        """Stop the bot, and delete the world."""
        if self._clock is not None:
            self._clock.cancel()
            await asyncio.gather(self._clock, return_exceptions=True)
        if self._page is not None:
            await self._page.close()
        if self._world is not None:
            await self._world.close()
        shutil.rmtree(self._folder, ignore_errors=True)
