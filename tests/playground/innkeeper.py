"""A small bot with one of everything that members can press, choose, fill in and see. It counts; it knows no games."""

from __future__ import annotations

import io
from collections.abc import Callable
from datetime import datetime
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands, tasks
from PIL import Image

Asked = discord.Interaction[Any]


def build(now: Callable[[], datetime], keys: Callable[[], str] | None) -> commands.Bot:
    return Innkeeper(now, keys)


class Innkeeper(commands.AutoShardedBot):
    def __init__(self, now: Callable[[], datetime], keys: Callable[[], str] | None) -> None:
        super().__init__(
            commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.now = now
        self.keys = keys
        self.hours = 0

    async def setup_hook(self) -> None:
        for command in (draw, order, rename, cellar, toast):
            self.tree.add_command(command)
        await self.tree.sync()
        self.strike.start()

    async def close(self) -> None:
        self.strike.cancel()
        await super().close()

    @tasks.loop(hours=1)
    async def strike(self) -> None:
        self.hours += 1

    async def on_guild_join(self, guild: discord.Guild) -> None:
        assert guild.system_channel is not None
        await guild.system_channel.send("Welcome. 0 mugs.", view=counter())

    async def on_interaction(self, asked: Asked) -> None:
        if asked.type is not discord.InteractionType.component:
            return
        data: Any = asked.data
        match data["custom_id"]:
            case "mug":
                assert asked.message is not None
                mugs = int(asked.message.content.split(" ")[1]) + 1
                await asked.response.edit_message(content=f"Welcome. {mugs} mugs.", view=counter())
                await asked.followup.send(f"Here, {asked.user.mention}.", ephemeral=True)
            case "dish":
                await asked.response.send_message(f"{asked.user.display_name} eats {' and '.join(data['values'])}.")
            case "name":
                await asked.response.send_modal(Naming())


def counter() -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="One more mug", custom_id="mug"))
    view.add_item(discord.ui.Button(label="Name the house", custom_id="name"))
    view.add_item(discord.ui.Button(label="Upstairs", custom_id="up", disabled=True))
    options = [discord.SelectOption(label=name.title(), value=name) for name in ("soup", "bread", "stew")]
    view.add_item(discord.ui.Select(custom_id="dish", placeholder="Eat", options=options, max_values=2))
    return view


class Naming(discord.ui.Modal, title="A name for the house"):
    called: discord.ui.TextInput[Any] = discord.ui.TextInput(label="New name")

    async def on_submit(self, asked: Asked) -> None:
        await asked.response.send_message(f"From now on: {self.called.value}")


@app_commands.command()
async def draw(asked: Asked) -> None:
    """A picture, after a while."""
    await asked.response.defer()
    written = io.BytesIO()
    Image.new("RGB", (40, 30), "tan").save(written, "png")
    written.seek(0)
    await asked.followup.send("The house.", file=discord.File(written, "map.png", description="a tan house"))


@app_commands.command()
async def order(asked: Asked, what: str, count: int = 1, whom: discord.Member | None = None) -> None:
    """Order something."""
    await asked.response.send_message(f"{count} {what} for {whom or asked.user}", ephemeral=True)


@order.autocomplete("what")
async def offered(asked: Asked, current: str) -> list[app_commands.Choice[str]]:
    names = {"Ale (dark)": "ale", "Cider": "cider"}
    return [app_commands.Choice(name=name, value=value) for name, value in names.items() if current in name.lower()]


@app_commands.command()
async def rename(asked: Asked) -> None:
    """Never answers."""


cellar = app_commands.Group(name="cellar", description="What lies below.")


@cellar.command()
async def fetch(asked: Asked, what: str, whence: str = "the shelf", cold: bool = False, count: int = 1) -> None:
    """Fetch something."""
    await asked.response.send_message(f"{count} {what} from {whence}{', cold' if cold else ''}")


@app_commands.context_menu(name="Drink to this")
async def toast(asked: Asked, message: discord.Message) -> None:
    await asked.response.send_message(f"To: {message.content}", ephemeral=True)
