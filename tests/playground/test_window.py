"""The window beside the simulated Discord: an open page keeps no one waiting."""

from __future__ import annotations

import asyncio
from pathlib import Path

from aiohttp import ClientSession

from cogs.core.context import Bot
from engine.api.update import Call, Member
from playground.play import free_port
from playground.players import Players
from playground.script import Command
from playground.world import World


async def test_commands_are_answered_while_a_page_listens(tmp_path: Path) -> None:
    world = await World.open(tmp_path / "delves.sqlite3", window_port=free_port(0))
    try:
        players = Players(world)
        await players.run("ada", Command(("delve", "new"), (("game", "skyshard"),)))
        assert isinstance(world.bot, Bot)
        channel, ada = next(iter(world.channels.values())), Member(world.members["ada"].id, "Ada")
        key, _ = await world.bot.tables.windows.open(Call(0, world.guild.id, channel.id, ada))
        headers = {"Authorization": f"Bearer {key}"}
        async with (
            ClientSession(world.bot.window_url) as session,
            session.post("/changes", json={}, headers=headers) as feed,
        ):
            async with asyncio.timeout(30):
                await players.run("ada", Command(("delve", "start"), (("quick", "true"),)))
                assert await feed.content.readuntil(b"\n\n") == b"data: changed\n\n"
            async with session.post("/state", json={}, headers=headers) as answer:
                assert (await answer.json())["moves"]
    finally:
        await world.close()
