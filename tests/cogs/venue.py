"""A game on the simulated Discord: members who use the offered moves, and the table in the bot's memory."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any, TypeVar

import discord
from msgspec.structs import replace
from simcord import InteractionResult, MemberActor

from cogs.messages.controls import CONFIRM_PREFIX, STEP_PREFIX
from engine import WORDS
from engine.core import capabilities
from engine.core.game import AnyGame, Seat
from engine.core.scene import Scene
from engine.core.table import Table
from engine.tables.session.live import Session
from playground.world import World
from tests.cogs.conftest import House, labels, said
from tests.cogs.offered import Control, building, moves, offered, use

from .watcher import Watcher

V = TypeVar("V", bound="Venue")


class Venue(House):
    """A world in which one game is played; ``watcher`` reads all that is sent."""

    def __init__(self, world: World, game: str) -> None:
        super().__init__(world, game)
        self.watcher = Watcher(self, self.secrets)

    def secrets(self) -> list[str]:
        """Return the texts that no player may read now."""
        raise NotImplementedError

    def shuffle_secrets(self, state: Any, seat: Seat | None, chance: Random) -> Any:
        """Return a state that looks the same to a seat, with other hidden parts."""
        raise NotImplementedError

    @property
    def live(self) -> Session:
        """The table in the tavern, in the bot's memory."""
        live: Session = self.tables._context.cache._tables[self.tavern.id]
        return live

    async def reload(self) -> None:
        """Load the table again: the bot may drop it from memory while it waits."""
        await self.tables.views.latest(self.tavern.id)

    @property
    def everybody(self) -> tuple[MemberActor, ...]:
        return (self.ada, self.bob, self.cy, self.dee)

    @property
    def awaited(self) -> list[MemberActor]:
        """The members that the table waits for."""
        ids = [self.live.member(seat).id for seat in self.live.awaited]
        return [member for member in self.everybody if member.id in ids]

    def text(self) -> str:
        """The text of the newest post."""
        return self.newest().content

    def command_of(self, name: str) -> str:
        """Return the command of a verb of the game, or the name itself where no verb has it."""
        return next((verb.command for verb in self.live.game.verbs if verb.name == name), name)

    async def acts(self, who: MemberActor, verb: str, /, **filled: str) -> discord.Message:
        """Let a member make a move by command, and mean it where they are asked once; return the post that tells it."""
        before, version = len(self.posts()), self.live.version
        result = await who.slash(self.tavern, self.command_of(verb), **filled)
        if self.live.version == version and result.response is not None:
            asked = labels(result.response.message)
            if len(asked) == 1:
                await who.click(result.response, label=asked[0])
                return self.newest()
        assert len(self.posts()) == before + 1, said(result)
        return self.newest()

    async def presses(self, who: MemberActor, move: str) -> discord.Message:
        """Let a member press or pick a move under the newest post; return the post that tells the result: that one,
        which goes on, or a new one."""
        before, version = len(self.posts()), self.live.version
        result = await self.press(who, self.newest(), move)
        if self.live.version == version and result.response is not None and move in moves(result.response.message):
            # The move asks for confirmation.
            result = await self.press(who, result.response, move)
        assert self.is_told(before) and self.live.version.change > version.change, said(result)
        return self.newest()

    async def press(self, who: MemberActor, message: Any, move: str) -> InteractionResult:
        """Let a member press the control of a move in a message, or on their panel if the message leads there."""
        shown = getattr(message, "message", message)
        controls = _by_move(shown)
        way = next(
            (label for label in labels(shown) if label in (WORDS("button-answer"), WORDS("button-your-choices"))), None
        )
        if move not in controls and way is not None:
            message = (await who.click(message, label=way)).response
            controls = _by_move(message.message)
        assert move in controls, f"“{move}” is not offered: {list(controls)}"
        return await use(who, message, controls[move])

    async def own(self, who: MemberActor) -> InteractionResult:
        """Let a member open their panel with the button under the newest post, whatever its label."""
        return await use(who, self.newest(), next(item for item in offered(self.newest()) if item.verb == "panel"))

    async def refused(self, who: MemberActor, verb: str, /, **filled: str) -> str:
        """Return the words of a refused command; nothing is posted."""
        before = len(self.posts())
        told = said(await who.slash(self.tavern, self.command_of(verb), **filled))
        assert len(self.posts()) == before and told, self.text()
        return told

    @contextmanager
    def otherwise(self, seat: Seat | None, chance: Random) -> Iterator[None]:
        """Change everything that a seat, or the public, cannot know of the table; its game's laws say how."""
        memory, live = self.tables._context.cache, self.live
        table = live.playing()
        state = self.shuffle_secrets(table.state, seat, chance)
        other = replace(live, table=Table(table.game, table.setup, table.key, table.counter, state))
        for shown in (other, live):
            memory._tables[self.tavern.id] = memory._newest[live.version] = shown
            if shown is not live:
                yield


def _by_move(message: discord.Message) -> dict[str, Control]:
    """Return the controls of a message by their moves, also of those that ask on or ask for confirmation in a menu."""
    return {item.move.removeprefix(CONFIRM_PREFIX).removeprefix(STEP_PREFIX): item for item in offered(message)}


async def everything(house: Venue, who: MemberActor) -> list[object]:
    """Return all that a member can see of the table without changing it."""
    seen: list[object] = []
    pages = capabilities.pages(house.live.game)
    modes = (await house.tables.views.sights(house.tavern.id, who.id)).modes
    for command, given in (
        ("status", {}),
        ("map", {}),
        ("map", {"text": True}),
        *(("map", {"mode": mode.name}) for mode in modes),
        *((page.command, {}) for page in pages),
        ("hand", {}),
    ):
        result = await who.slash(house.tavern, command, **given)
        seen.append(private_parts(house, result))
    known = who.available_commands(house.tavern)
    for verb in house.live.game.verbs:
        if verb.command not in known:
            continue
        for argument in verb.arguments:
            seen.append(await who.autocomplete(house.tavern, verb.command, argument.name, ""))
    for page, name in (
        ("map", "around"),
        ("map", "mode"),
        *((page.command, page.argument.name) for page in pages if page.argument),
    ):
        seen.append(await who.autocomplete(house.tavern, page, name, ""))
    return seen


def private_parts(house: Venue, result: Any) -> tuple[object, ...]:
    """Return the words, controls and files of an answer."""
    shown = [followup for followup in (result.response, *result.followups) if followup is not None]
    return tuple(
        (
            entry.content,
            [item.to_dict() for row in entry.message.components for item in row.children],
            [(file.filename, file.description, house.env.backend.cdn.get(file.url)) for file in entry.attachments],
        )
        for entry in shown
    )


async def opened_world(folder: Path, game: AnyGame, draw: Callable[[Scene], Any] | None, seed: str) -> World:
    """Return a world with a bot that knows one game, its database in ``folder``."""
    return await World.open(build=building(folder / "delves.sqlite3", game, draw), seed=seed)


async def openings(folder: Path, opened: Callable[..., Awaitable[V]]) -> AsyncIterator[Callable[..., Awaitable[V]]]:
    """Yield a function that opens worlds with ``opened`` (a folder, a state, more). Each one closes the world before it."""
    houses: list[V] = []

    async def close() -> None:
        for house in houses:
            assert house.env.errors == []
            await house.world.close()
        houses.clear()

    async def begun(state: object = None, **more: Any) -> V:
        await close()
        house = await opened(Path(mkdtemp(dir=folder)), state, **more)
        houses.append(house)
        return house

    yield begun
    await close()
