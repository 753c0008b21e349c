"""Expeditions on the simulated Discord: a party that votes with what it is offered, and everything that the bot sends.

Whatever is sent to the channel or to a player is read for secrets after each step, see `Watcher`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import discord
from msgspec.structs import replace
from simcord import InteractionResult, MemberActor

from engine.core.dice import Dice
from engine.core.flow import Question
from engine.core.game import Event, Seat, Setup
from engine.core.scene import Scene
from engine.core.table import Table
from engine.games.wilds import events
from engine.games.wilds.game import GAME, Wilds
from engine.games.wilds.state import State
from engine.tables.live import Live
from playground.world import World
from tests.cogs.cavern.caverns import building, offered, sketch, use
from tests.cogs.conftest import House, said
from tests.games.wilds.laws import check, shuffle_secrets

from .watcher import Watcher

Open = Callable[..., Awaitable["Expeditions"]]
"""Opens a world in which expeditions are played; given a state, one that begins with it."""


class Prepared(Wilds):
    """An expedition that begins with the state of a test, under the names of those who sit down."""

    def __init__(self, state: State) -> None:
        self._state = state

    def new(self, setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
        dice.below(1 << 62)
        region = self._state.region
        state = replace(self._state, names=setup.names, master=setup.master, brought=setup.kept)
        return state, (events.begun(region.name, region.about, ""),)


class Expeditions(House):
    """A world in which expeditions are played; ``watcher`` reads all that is sent."""

    def __init__(self, world: World) -> None:
        super().__init__(world, "wilds")
        self.watcher = Watcher(self)

    @property
    def live(self) -> Live:
        """The table in the tavern, as the bot has it in memory."""
        live: Live = self.tables._memory._tables[self.tavern.id]
        return live

    async def reload(self) -> None:
        """Have the table in memory again: while it waits, the bot may let go of it."""
        await self.tables.latest(self.tavern.id)

    @property
    def state(self) -> State:
        """What the rules know of it; every state that a test looks at is checked."""
        state: State = self.live.playing().state
        check(state)
        return state

    @property
    def everybody(self) -> tuple[MemberActor, ...]:
        return (self.ada, self.bob, self.cy, self.dee)

    @property
    def awaited(self) -> list[MemberActor]:
        """The members that the table waits for."""
        ids = [self.live.member(seat).id for seat in self.live.awaited]
        return [one for one in self.everybody if one.id in ids]

    def text(self) -> str:
        """What the newest post says."""
        return self.newest().content

    async def gather(self, *others: MemberActor, master: MemberActor | None = None, **options: Any) -> discord.Message:
        """Let Ada gather a party, the others join it, perhaps one as game master, and Ada start it."""
        options.setdefault("region", "thornwood")
        await self.ada.slash(self.tavern, "delve new", game="wilds", **options)
        for other in others:
            await other.click(self.newest(), label="Join")
        if master is not None:
            await self.ada.slash(self.tavern, "host master", member=master)
        await self.ada.click(self.newest(), label="Start")
        return self.newest()

    async def outfit(self, *kinds: tuple[MemberActor, str]) -> discord.Message:
        """Let members choose ready-made characters with the menu under the post."""
        for who, kind in kinds:
            await self.presses(who, f"choose {kind}")
        return self.newest()

    async def acts(self, who: MemberActor, verb: str, /, **filled: str) -> discord.Message:
        """Let somebody make a move by command; return the post that tells it."""
        before = len(self.posts())
        result = await who.slash(self.tavern, verb, **filled)
        assert len(self.posts()) == before + 1, said(result)
        return self.newest()

    async def presses(self, who: MemberActor, move: str) -> discord.Message:
        """Let somebody press or pick a move under the newest post; return the post that tells what came of it."""
        before = len(self.posts())
        result = await self.press(who, self.newest(), move)
        assert len(self.posts()) == before + 1, said(result)
        return self.newest()

    async def press(self, who: MemberActor, message: Any, move: str) -> InteractionResult:
        """Let somebody press what makes or begins a move in a message."""
        shown = getattr(message, "message", message)
        controls = {one.move: one for one in offered(shown)}
        assert move in controls, f"“{move}” is not offered: {list(controls)}"
        return await use(who, message, controls[move])

    async def go_home(self, *party: MemberActor) -> None:
        """Let members end the expedition: propose it, and mean it where they are asked whether they do."""
        for who in party:
            if not self.state.agenda:
                await self.acts(who, "depart")
        for who in party:
            asked = self.state.agenda[0] if self.state.agenda else None
            if isinstance(asked, Question):
                await self.acts(who, "choose", option=next(one for one in asked.options if one != asked.default))

    async def own(self, who: MemberActor) -> InteractionResult:
        """Let somebody open their own side of the table with the button under the newest post, whatever it is called."""
        return await use(who, self.newest(), next(one for one in offered(self.newest()) if one.verb == "panel"))

    async def refused(self, who: MemberActor, verb: str, /, **filled: str) -> str:
        """Return the words with which a command is refused; nothing is posted."""
        before = len(self.posts())
        told = said(await who.slash(self.tavern, verb, **filled))
        assert len(self.posts()) == before and told, self.text()
        return told

    @contextmanager
    def otherwise(self, seat: Seat | None, chance: Random) -> Iterator[None]:
        """Let all be otherwise that a seat, or the public, cannot know of the table."""
        memory, live = self.tables._memory, self.live
        table = live.playing()
        state = shuffle_secrets(table.state, seat, chance)
        other = replace(live, table=Table(table.game, table.setup, table.key, table.counter, state))
        for shown in (other, live):
            memory._tables[self.tavern.id] = memory._newest[live.version] = shown
            self.tables._legal.clear()
            if shown is not live:
                yield


async def opened(
    folder: Path, state: State | None = None, *, draw: Callable[[Scene], Any] | None = sketch, seed: str = "lantern"
) -> Expeditions:
    """Return a world with a bot that knows Wilds, or an expedition that begins with ``state``."""
    game = GAME if state is None else Prepared(state)
    build = building(folder / "delves.sqlite3", game, draw)  # type: ignore[arg-type]
    return Expeditions(await World.open(build=build, seed=seed))
