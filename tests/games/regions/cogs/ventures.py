"""Scenarios on the simulated Discord: a party that plays with what it is offered, and everything that the bot sends."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import discord
from msgspec.structs import replace
from simcord import MemberActor

from engine.core.dice import Dice
from engine.core.game import Event, Seat, Setup
from engine.core.scene import Scene
from engine.games.regions.game import GAME, Regions
from engine.games.regions.rules import opening
from engine.games.regions.rules.events import turning
from engine.games.regions.state.state import State
from playground.world import World
from tests.cogs.conftest import said, start_of
from tests.cogs.offered import offered, sketch
from tests.cogs.venue import Venue, opened_world
from tests.games.regions.laws import check, shuffle_secrets

from .secrets import secrets_of

Open = Callable[..., Awaitable["Ventures"]]
"""Opens a world in which scenarios are played; given a state, one that begins with it."""


class Prepared(Regions):
    """A scenario that begins with the state of a test, under the names of those who sit down; with ``once`` the first one
    only, and others as they are chosen."""

    def __init__(self, state: State, *, once: bool = False) -> None:
        self._state = state
        self._once = once
        self._begun = 0

    def new(self, setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
        self._begun += 1
        if self._once and self._begun > 1:
            return super().new(setup, dice)
        scenario = self._state.scenario
        state = replace(self._state, names=setup.names, master=setup.master, brought=setup.kept)
        begun = turning.Begun(
            scenario.name, scenario.type, scenario.about, opening.special_rules(scenario, len(state.members))
        )
        return state, (begun.told(),)


class Ventures(Venue):
    """A world in which scenarios are played."""

    def __init__(self, world: World) -> None:
        super().__init__(world, "regions")

    @property
    def state(self) -> State:
        """What the rules know of it; every state that a test looks at is checked."""
        state: State = self.live.playing().state
        check(state)
        return state

    async def gather(self, *others: MemberActor, master: MemberActor | None = None, **options: Any) -> discord.Message:
        """Let Ada gather a party, the others join it, perhaps one as game master, and Ada start it."""
        await self.lobby(*others, **options)
        if master is not None:
            await self.ada.slash(self.tavern, "delve master", member=master)
        await self.ada.click(self.newest(), label=start_of(self.newest()))
        return self.newest()

    async def become(self, *chosen: tuple[MemberActor, str, str]) -> discord.Message:
        """Let members choose their Crafts and Backgrounds under the newest post."""
        for who, craft, background in chosen:
            await self.chooses(who, craft)
            await self.chooses(who, background)
        return self.newest()

    async def chooses(self, who: MemberActor, option: str) -> discord.Message:
        """Let a member give an answer where it is offered them: under the newest post, else on their own panel."""
        if f"choose {option}" in self.offers():
            return await self.presses(who, f"choose {option}")
        before, panel = len(self.posts()), await self.own(who)
        assert panel.response is not None
        result = await self.press(who, panel.response, f"choose {option}")
        assert self.is_told(before), said(result)
        return self.newest()

    async def order(self, who: MemberActor, order: str) -> str:
        """Let a member give a standing order; return what is said of it, to them or to all."""
        before = len(self.posts())
        told = said(await who.slash(self.tavern, "settings", order=order))
        return self.text() if len(self.posts()) > before else told

    @property
    def due(self) -> int:
        """The absolute time that the newest post shows, in Unix seconds."""
        _, mark, rest = self.text().partition("<t:")
        assert mark, f"no time is shown: {self.text()}"
        return int(rest.partition(":")[0])

    def called(self) -> list[str]:
        """Return who is mentioned in the newest post, in alphabetical order."""
        return sorted(user.name for user in self.newest().mentions)

    def offers(self) -> list[str]:
        """Return the moves that the newest post offers."""
        return [item.move for item in offered(self.newest())]

    def secrets(self) -> list[str]:
        return secrets_of(self.state)

    def shuffle_secrets(self, state: State, seat: Seat | None, chance: Random) -> State:
        return shuffle_secrets(state, seat, chance)


async def opened(
    folder: Path,
    state: State | None = None,
    *,
    once: bool = False,
    draw: Callable[[Scene], Any] | None = sketch,
    seed: str = "lantern",
) -> Ventures:
    """Return a world with a bot that knows Regions, or a scenario that begins with ``state`` (``once``: the first)."""
    game = GAME if state is None else Prepared(state, once=once)
    return Ventures(await opened_world(folder, game, draw, seed))


def drawn(post: discord.Message) -> str:
    """Return the words of the pictures of a post, where the dice of its card stand."""
    return " ".join(picture.description or "" for picture in post.attachments)
