"""Expeditions on the simulated Discord: a party that votes with what it is offered, and everything that the bot sends.

Whatever is sent to the channel or to a player is read for secrets after each step, see `Watcher`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import discord
from msgspec.structs import replace
from simcord import MemberActor

from engine.core.dice import Dice
from engine.core.flow import Question
from engine.core.game import Event, Seat, Setup
from engine.core.scene import Scene
from engine.games.wilds.game import GAME, Wilds
from engine.games.wilds.rules.events import deciding
from engine.games.wilds.state.state import State
from playground.world import World
from tests.cogs.conftest import start_of
from tests.cogs.offered import sketch
from tests.cogs.venue import Venue, opened_world
from tests.games.wilds.laws import check, shuffle_secrets

from .watcher import secrets_of

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
        return state, (deciding.Begun(region.name, region.about, "").told(),)


class Expeditions(Venue):
    """A world in which expeditions are played."""

    def __init__(self, world: World) -> None:
        super().__init__(world, "wilds")

    @property
    def state(self) -> State:
        """What the rules know of it; every state that a test looks at is checked."""
        state: State = self.live.playing().state
        check(state)
        return state

    async def gather(self, *others: MemberActor, master: MemberActor | None = None, **options: Any) -> discord.Message:
        """Let Ada gather a party, the others join it, perhaps one as game master, and Ada start it."""
        options.setdefault("region", "thornwood")
        await self.ada.slash(self.tavern, "delve new", game="wilds", **options)
        for other in others:
            await other.click(self.newest(), label="Join")
        if master is not None:
            await self.ada.slash(self.tavern, "delve master", member=master)
        await self.ada.click(self.newest(), label=start_of(self.newest()))
        return self.newest()

    async def outfit(self, *kinds: tuple[MemberActor, str]) -> discord.Message:
        """Let members choose ready-made characters with the menu under the post."""
        for who, kind in kinds:
            await self.presses(who, f"choose {kind}")
        return self.newest()

    async def go_home(self, *party: MemberActor) -> None:
        """Let members end the expedition: propose it, and mean it where they are asked whether they do."""
        for who in party:
            if not self.state.agenda:
                await self.acts(who, "wilds depart")
        for who in party:
            asked = self.state.agenda[0] if self.state.agenda else None
            if isinstance(asked, Question):
                await self.acts(who, "choose", option=next(option for option in asked.options if option != asked.default))

    def secrets(self) -> list[str]:
        return secrets_of(self.state)

    def shuffle_secrets(self, state: State, seat: Seat | None, chance: Random) -> State:
        return shuffle_secrets(state, seat, chance)


async def opened(
    folder: Path, state: State | None = None, *, draw: Callable[[Scene], Any] | None = sketch, seed: str = "lantern"
) -> Expeditions:
    """Return a world with a bot that knows Wilds, or an expedition that begins with ``state``."""
    game = GAME if state is None else Prepared(state)
    return Expeditions(await opened_world(folder, game, draw, seed))
