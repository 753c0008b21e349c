"""Galaxies on the simulated Discord: rivals who play with what they are offered, and everything that the bot sends."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import discord
from simcord import MemberActor

from engine.core.dice import Dice
from engine.core.game import Event, Seat, Setup
from engine.core.moves import Move
from engine.core.scene import Scene
from engine.games.galaxy.game import GAME, Galaxy
from engine.games.galaxy.rules.events import course
from engine.games.galaxy.state.state import State
from engine.tables.history.export import verify
from playground.world import World
from tests.cogs.offered import offered, sketch
from tests.cogs.venue import Venue, opened_world
from tests.games.galaxy.laws import check, shuffle_secrets

from .secrets import Onlooker, secrets_of

Open = Callable[..., Awaitable["Galaxies"]]
"""Opens a world in which galaxies are played; given a state, one that begins with it."""

LATE = ("eli", "fay")
"""Members besides the four whom every world has: a galaxy is for six."""


class Prepared(Galaxy):
    """A galaxy that begins with the state of a test; those who sit down have to be called as the state says."""

    def __init__(self, state: State) -> None:
        self._state = state

    def new(self, setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
        assert setup.names == self._state.names
        dice.below(1 << 62)
        state = self._state
        return state, (
            course.Begun(tuple(state.names[player] for player in state.order), state.names[state.speaker]).told(),
        )


class Galaxies(Venue):
    """A world in which galaxies are played by up to six."""

    def __init__(self, world: World) -> None:
        super().__init__(world, "galaxy")
        self.onlooker = Onlooker(self)
        late = (world.env.create_user(name, global_name=name.title()) for name in LATE)
        self.eli, self.fay = map(world.guild.add_member, late)

    @property
    def everybody(self) -> tuple[MemberActor, ...]:
        return (self.ada, self.bob, self.cy, self.dee, self.eli, self.fay)

    @property
    def state(self) -> State:
        """What the rules know of it; every state that a test looks at is checked."""
        state: State = self.live.playing().state
        check(state)
        return state

    async def gather(self, *others: MemberActor, **options: Any) -> discord.Message:
        """Let Ada gather a party, the others join it, and Ada start it; return the first post."""
        await self.started(*others, **options)
        return self.newest()

    async def does(self, who: MemberActor, move: Move) -> discord.Message:
        """Let a player make a move by command; return the post that tells it."""
        verb = next(verb for verb in self.live.game.verbs if isinstance(move, verb.move))
        said = {part.name: str(getattr(move, part.name)) for part in verb.arguments}
        return await self.acts(who, verb.command, **said)

    async def does_the_usual(self) -> discord.Message:
        """Let a player who is awaited do what would be done for them if they stayed away."""
        seat = self.live.awaited[0]
        usual = GAME.default(self.state, seat)
        assert usual is not None
        return await self.does(self.seated(seat), usual)

    def called(self) -> list[str]:
        """Return who is mentioned in the newest post, in alphabetical order."""
        return sorted(user.name for user in self.newest().mentions)

    def offers(self) -> list[str]:
        """Return the moves that the newest post offers."""
        return [item.move for item in offered(self.newest())]

    def seated(self, player: int) -> MemberActor:
        """Return who sits there."""
        member = self.live.member(player).id
        return next(item for item in self.everybody if item.id == member)

    async def verified(self) -> str:
        """Roll the whole delve again from its file, and return what comes of it; an error where anything differs."""
        result = await self.dee.slash(self.tavern, "delve export")
        assert result.response is not None
        (file,) = result.response.attachments
        return verify(self.env.backend.cdn.get(file.url) or b"", {"galaxy": GAME})

    def secrets(self) -> list[str]:
        return secrets_of(self.state)

    def shuffle_secrets(self, state: State, seat: Seat | None, chance: Random) -> State:
        return shuffle_secrets(state, seat, chance)


async def opened(
    folder: Path, state: State | None = None, *, draw: Callable[[Scene], Any] | None = sketch, seed: str = "lantern"
) -> Galaxies:
    """Return a world with a bot that knows Galaxy, or a galaxy that begins with ``state``."""
    game = GAME if state is None else Prepared(state)
    return Galaxies(await opened_world(folder, game, draw, seed))
