"""Caverns on the simulated Discord: a game that begins as a test wants it, members who go by what they are offered.

What is public is looked at after every move: see `Onlooker`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import discord
from msgspec.structs import replace
from simcord import InteractionResult, MemberActor

from engine.core.dice import Dice
from engine.core.game import Event, Seat, Setup
from engine.core.scene import Scene
from engine.core.table import Table
from engine.games.cavern.game import CavernGame
from engine.games.cavern.rules.events import course
from engine.games.cavern.state.state import State
from engine.tables.session.live import Session
from playground.world import World
from tests.cogs.conftest import House, start_of
from tests.cogs.offered import Control, building, check_private, offered, sketch, use
from tests.games.cavern.laws import shuffle_secrets

Open = Callable[..., Awaitable["Caverns"]]
"""Begins a cavern with a state, and returns its world."""
PRESSES = 20
"""More presses than any move takes, with a step back now and then."""
LIKED = {
    "place": 9.0,
    "send": 12.0,
    "breach": 0.4,
    "swap": 0.4,
    "retrieve": 0.4,
    "prompts": 0.1,
    "spend": 1.5,
    "reveal": 4.0,
}
"""How much members like the verbs that they are offered; the others 3."""


class Prepared(CavernGame):
    """A cavern that begins with the state of a test, under the names of those who sit down."""

    def __init__(self, state: State) -> None:
        self._state = state

    def new(self, setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
        del dice
        return replace(self._state, names=setup.names), (course.Opened(setup.names[self._state.first]).told(),)


class Caverns(House):
    """A world in which caverns are played."""

    @property
    def live(self) -> Session:
        """The table in the tavern, as the bot has it in memory."""
        live: Session = self.tables._context.cache._tables[self.tavern.id]
        return live

    @property
    def state(self) -> State:
        """What the rules know of it."""
        state: State = self.live.playing().state
        return state

    @property
    def awaited(self) -> MemberActor:
        """The one member that the table waits for."""
        (seat,) = self.live.awaited
        return self.sitting(seat)

    def sitting(self, seat: Seat) -> MemberActor:
        member = self.live.member(seat).id
        return next(item for item in self.everybody if item.id == member)

    @property
    def everybody(self) -> tuple[MemberActor, ...]:
        return (self.ada, self.bob, self.cy, self.dee)

    async def gather(self, *others: MemberActor, **options: Any) -> discord.Message:
        """Let Ada gather a party, the others join it, and Ada start it; return the first post."""
        await self.ada.slash(self.tavern, "delve new", game="cavern", **options)
        for other in others:
            await other.click(self.newest(), label="Join")
        await self.ada.click(self.newest(), label=start_of(self.newest()))
        return self.newest()

    async def acts(self, who: MemberActor, verb: str, **filled: str) -> discord.Message:
        """Let a member make a move by command; return the post that tells it."""
        before = len(self.posts())
        result = await who.slash(self.tavern, verb, **filled)
        assert len(self.posts()) == before + 1, result.response and result.response.content
        return self.newest()

    async def presses(self, who: MemberActor, move: str) -> discord.Message:
        """Let a member press a move under the newest post; return the post that tells of it, that one or a new one."""
        before = len(self.posts())
        result = await self.press(who, self.newest(), move)
        assert self.is_told(before), result.response and result.response.content
        return self.newest()

    async def press(self, who: MemberActor, message: discord.Message | Any, move: str) -> InteractionResult:
        """Let a member press what makes or begins a move, "place 1 C", in a message."""
        shown = getattr(message, "message", message)
        control = next(item for item in offered(shown) if item.move == move)
        return await use(who, message, control)

    @property
    def asks(self) -> str:
        """What is asked of the awaited player, as all read it."""
        return self.live.game.ask(self.live.game.view(self.state, None))

    async def panel(self, who: MemberActor) -> Any:
        """Return a member's own panel, opened with the button on the newest post."""
        shown = await who.click(self.newest(), label="Your hand")
        assert shown.response is not None and shown.response.ephemeral
        return shown.response

    @contextmanager
    def otherwise(self, seat: Seat | None, chance: Random) -> Iterator[None]:
        """Let all be otherwise that a seat, or the public, cannot know of the table."""
        memory, live = self.tables._context.cache, self.live
        for shown in (unknown(live, seat, chance), live):
            memory._tables[self.tavern.id] = memory._newest[live.version] = shown
            if shown is not live:
                yield

    def live_draw(self, scene: Scene) -> bytes:
        """Return the bytes of the picture that the bot draws of a scene."""
        drawn: bytes = self.tables._context.draw(scene).png
        return drawn

    def pictured(self, attachment: discord.Attachment) -> bytes:
        """Return the bytes of a picture."""
        return self.env.backend.cdn.get(attachment.url) or b""


def unknown(live: Session, seat: Seat | None, chance: Random) -> Session:
    """Return a table of which all that a seat, or the public, cannot know is shuffled."""
    table = live.playing()
    state = shuffle_secrets(table.state, seat, chance)
    return replace(live, table=Table(table.game, table.setup, table.key, table.counter, state))


async def opened(
    database: Path, game: CavernGame, seed: str = "lantern", draw: Callable[[Scene], Any] | None = sketch
) -> Caverns:
    """Return a world with a bot that knows one game."""
    return Caverns(await World.open(build=building(database, game, draw), seed=seed))


# Members who play.


class Player:
    """Plays for the awaited players by chance, in turn with the controls that are there and with commands.

    ``used`` counts how moves were made: ("press", "place"), ("slash", "roll").
    """

    def __init__(self, house: Caverns, chance: Random) -> None:
        self._house = house
        self._chance = chance
        self.used: Counter[tuple[str, str]] = Counter()

    async def move(self, who: MemberActor) -> None:
        """Let a player make one move, told in the newest post: exactly one more than before, or that goes on."""
        before = len(self._house.posts())
        if self._chance.random() < 0.35:
            await self._by_command(who)
        else:
            await self._by_controls(who)
        assert self._house.is_told(before)

    async def _by_controls(self, who: MemberActor) -> None:
        house = self._house
        before, message = house.live.version, house.newest()
        control = self._liked([item for item in offered(message) if item.verb != "panel"] or offered(message))
        if self._chance.random() < 0.25:
            control = next(item for item in offered(message) if item.verb == "panel")
        for _ in range(PRESSES):
            result = await use(who, message, control)
            if house.live.version != before:
                self.used["press", control.verb] += 1
                return
            assert result.response is not None and result.response.ephemeral, control
            message = result.response.message
            check_private(message)
            control = self._liked(offered(message))
        raise AssertionError(f"{PRESSES} presses made no move: {message.content}")

    def _liked(self, controls: Sequence[Control]) -> Control:
        """Return any of the controls; which verb it has is chosen first. The way back is seldom gone."""
        verbs = list(dict.fromkeys(control.verb for control in controls))
        weights = [0.2 if verb in ("back", "panel") else LIKED.get(verb, 3.0) for verb in verbs]
        (verb,) = self._chance.choices(verbs, weights)
        return self._chance.choice([control for control in controls if control.verb == verb])

    async def _by_command(self, who: MemberActor) -> None:
        """Make a move with a command whose arguments are all taken from what is completed."""
        house = self._house
        seat = next(seat for seat in house.live.awaited if house.sitting(seat).id == who.id)
        legal = list(house.live.game.legal(house.state, seat))
        verbs = list(dict.fromkeys(str(move).partition(" ")[0] for move in legal))
        (name,) = self._chance.choices(verbs, [LIKED.get(verb, 3.0) for verb in verbs])
        verb = next(verb for verb in house.live.game.verbs if verb.name == name)
        filled: dict[str, str] = {}
        for argument in verb.arguments:
            found = await who.autocomplete(house.tavern, verb.command, argument.name, "", **filled)
            assert 1 <= len(found) <= 25, f"nothing is completed for {argument.name} of {name} after {filled}"
            assert all(len(str(item["name"])) <= 100 and str(item["value"]) for item in found)
            filled[argument.name] = str(self._chance.choice(found)["value"])
        await who.slash(house.tavern, verb.command, **filled)
        self.used["slash", name] += 1
