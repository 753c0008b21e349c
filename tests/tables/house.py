"""A house for tests: real tables on a real file, a clock that stands still until it is moved, members who call."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import msgspec

from engine.api.update import Call, Member, Update
from engine.core.game import AnyGame
from engine.core.scene import Scene
from engine.tables import Tables
from engine.tables.session import view_cache
from tests import outing, toy
from tests.tables import corridor, council, crew, trek

ADA, BOB, CY, DEE = (Member(number, name) for number, name in enumerate(("Ada", "Bob", "Cy", "Dee"), start=101))
HOME = 7
GAMES: Mapping[str, AnyGame] = {
    "corridor": corridor.GAME,
    "council": council.GAME,
    "march": crew.MARCH,
    "moot": crew.MOOT,
    "outing": outing.GAME,
    "toy": toy.GAME,
    "trek": trek.TREK,
}
NUMBERS = count(1)

REVEALED = "(something was rolled or drawn; taken back, this game leaves the hall)"
"""Why a move is taken back by all only, and what comes of it."""


class Drawn(msgspec.Struct, frozen=True):
    """A picture that only says what it is of."""

    png: bytes
    width: int = 1
    height: int = 1
    outlines: Mapping[str, tuple[tuple[int, int], ...]] = {}


def draw(scene: Scene) -> Drawn:
    return Drawn(scene.alt.encode())


def forget_standings() -> None:
    """Let every table be asked anew, after a test has put other rules under it: nowhere else do they ever change."""
    view_cache._kept.clear()


class House:
    """Tables on the file ``path``, or the database that is there. ``call`` makes a new wish, ``reopen`` is a restart of the
    bot."""

    def __init__(self, path: Path | str) -> None:
        self.path = path
        self.clock = datetime(2026, 1, 1, tzinfo=UTC)
        self.tables: Tables

    async def open(self, games: Mapping[str, AnyGame] = GAMES, **more: object) -> Tables:
        self.tables = await Tables.open(
            self.path, now=lambda: self.clock, keys=lambda: "a key", games=games, draw=draw, **more
        )
        return self.tables

    async def reopen(self, games: Mapping[str, AnyGame] = GAMES) -> Tables:
        await self.tables.close()
        return await self.open(games)

    def call(self, who: Member = ADA, channel: int = HOME, *, manager: bool = False, guild: int = 1) -> Call:
        return Call(next(NUMBERS), guild, channel, who, manager)

    async def overdue(self) -> list[Update]:
        """Go on wherever a deadline has passed, as the clock does."""
        updates = [await self.tables.deadlines.go_on(*due) for due in (await self.tables.deadlines.passed()).items()]
        return [update for update in updates if update is not None]

    async def value(self, sql: str, *values: object) -> object:
        """Return what a query of the store finds first."""
        return await self.tables._context.store._database.read(lambda connection: connection.value(sql, *values))

    async def count(self, table: str) -> object:
        """Return how many rows a table of the store has."""
        return await self.value(f"SELECT count(*) FROM {table}")

    def wait(self, hours: float) -> None:
        self.clock += timedelta(hours=hours)

    async def later(self, hours: float, *, restarted: bool = False) -> list[Update]:
        """Go on once so many hours later, after a restart in between."""
        self.wait(hours)
        if restarted:
            await self.reopen()
        return await self.overdue()

    async def pass_by(self, hours: int, *, restarts: int = 0) -> list[tuple[int, Update]]:
        """Let hours pass, one by one, with so many restarts in between; return what was told, and after how many."""
        told = []
        for hour in range(1, hours + 1):
            restarted = restarts > 0 and hour % (hours // (restarts + 1)) == 0
            told += [(hour, update) for update in await self.later(1, restarted=restarted)]
        return told

    async def begin(
        self,
        *members: Member,
        game: str = "corridor",
        channel: int = HOME,
        guild: int = 1,
        wait: int | None = 0,
        **options: str,
    ) -> Update:
        first, *others = members or (ADA, BOB)
        await self.tables.lobby.gather(self.call(first, channel, guild=guild), game, options, wait=wait and wait * 60)
        for member in others:
            await self.tables.lobby.join(self.call(member, channel, guild=guild))
        return await self.tables.lobby.start(self.call(first, channel, guild=guild))

    async def act(self, who: Member, text: str, channel: int = HOME) -> Update:
        return await self.tables.act(self.call(who, channel), text)
