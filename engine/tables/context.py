"""What every part of the tables needs: the store, the games, the cache, the clock, and how a command is run (`Runs`)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from functools import partial
from typing import ParamSpec, Protocol, TypeVar

from engine.api.update import Call, Update
from engine.core.errors import BadOption
from engine.core.game import AnyGame
from engine.core.messages import WORDS
from engine.core.scene import Scene
from engine.runtime.observer import Observer
from engine.runtime.threads import ContextThreads
from engine.store import Store
from engine.tables.bots.thinker import Thinker
from engine.tables.session.cache import Answers, SessionCache
from engine.tables.session.drawn import Draw
from engine.tables.session.live import Session
from engine.tables.session.result import CommandResult

P = ParamSpec("P")
T = TypeVar("T")


class Runs(Protocol):
    """Runs commands. Each is saved as a whole before it returns."""

    async def run(self, call: Call, work: Callable[[Session], CommandResult]) -> Update:
        """Take the result that ``work`` makes of the table in the channel of a call."""
        ...

    async def prepared(self, call: Call, work: Callable[[Session], Awaitable[CommandResult]]) -> Update:
        """Do the same where ``work`` reads from the store first."""
        ...

    async def open(self, call: Call, work: Callable[[], CommandResult], board: int = 0, *, apart: bool = False) -> Update:
        """Open a table in a channel that has none; `TableTaken` if it has one."""
        ...

    async def save(self, live: Session, result: CommandResult, call: Call | None) -> Update:
        """Save a result that was made of ``live``. The caller holds the lock of its channel."""
        ...


class Context:
    """What all services share.

    ``clock`` tells the time, ``keys`` makes dice keys, and ``render_pool`` is the thread for pictures. ``draw_fine`` draws
    pictures that Discord shows enlarged. ``draw_strips`` draws pictures for members who want them large.

    ``runs`` is set once, before the first command: the services need it, and it needs some of them.
    """

    runs: Runs

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        cache: SessionCache,
        *,
        thinker: Thinker,
        draw: Draw,
        draw_fine: Draw,
        draw_strips: Callable[[Scene], tuple[bytes, ...]],
        clock: Callable[[], datetime],
        keys: Callable[[], str],
        observer: Observer | None,
    ) -> None:
        self.store = store
        self.games = games
        self.cache = cache
        self.answers = Answers(store)
        self.thinker = thinker
        self.render_pool = ContextThreads(max_workers=1, thread_name_prefix="render_pool")
        self.rendering = 0
        """How many pieces of work the thread for pictures has to do."""
        self.draw, self.draw_fine, self.draw_strips = draw, draw_fine, draw_strips
        self.clock = clock
        self.keys = keys
        self.observer = observer
        self.changed: list[Callable[[int], None]] = []
        """Who is told the channel of a table that has changed, once the change is saved."""

    def now(self) -> int:
        """Return the time in Unix seconds."""
        return int(self.clock().timestamp())

    async def in_render_pool(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what a piece of work comes to on the thread for pictures."""
        self.rendering += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.render_pool, partial(work, *args, **kwargs))
        finally:
            self.rendering -= 1

    def game_called(self, key: str) -> AnyGame:
        """Return the game of a key; `BadOption` where there is none."""
        if key not in self.games:
            raise BadOption(WORDS.message("unknown-game", text=key[:40], games=list(self.games)), "TAB-008")
        return self.games[key]

    async def run(self, call: Call, work: Callable[[Session], CommandResult]) -> Update:
        """See `Runs.run`."""
        return await self.runs.run(call, work)

    async def prepared(self, call: Call, work: Callable[[Session], Awaitable[CommandResult]]) -> Update:
        """See `Runs.prepared`."""
        return await self.runs.prepared(call, work)

    async def open(self, call: Call, work: Callable[[], CommandResult], board: int = 0, *, apart: bool = False) -> Update:
        """See `Runs.open`."""
        return await self.runs.open(call, work, board, apart=apart)

    async def save(self, live: Session, result: CommandResult, call: Call | None) -> Update:
        """See `Runs.save`."""
        return await self.runs.save(live, result, call)
