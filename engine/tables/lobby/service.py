"""Bot players hired and dismissed by a host."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.core.errors import GameError
from engine.tables.bots.thinker import Thinker
from engine.tables.lobby import bot_seats as bot_seats
from engine.tables.session.cache import Memory
from engine.tables.session.live import Live
from engine.tables.session.step import Step
from engine.tables.views.hints import hints_for
from engine.update import Call, Hint, Update


class Company:
    """House players at all tables. ``command`` does something at the table of a call."""

    def __init__(
        self,
        memory: Memory,
        command: Callable[[Call, Callable[[Live], Step]], Awaitable[Update]],
        thinker: Thinker,
    ) -> None:
        self._memory = memory
        self._command = command
        self._thinker = thinker

    async def hire(self, call: Call, level: str, count: int = 1) -> Update:
        """Hire house players of a level ("easy-going", "steady", "sharp") for seats of the lobby; for the host."""
        return await self._command(call, lambda live: bot_seats.hire(live, call, level, count))

    async def dismiss(self, call: Call, name: str = "") -> Update:
        """Let a house player go from the lobby, the last one where none is named; for the host."""
        return await self._command(call, lambda live: bot_seats.dismiss(live, call, name))

    async def adjust(self, call: Call, name: str, level: str) -> Update:
        """Let a house player in the lobby play at another level; for the host."""
        return await self._command(call, lambda live: bot_seats.adjust(live, call, name, level))

    async def names(self, channel: int) -> tuple[str, ...]:
        """Return those of the company who sit in a channel, () where there is no table."""
        try:
            return tuple(row.name for row in (await self._memory.seen(channel)).company)
        except GameError:
            return ()

    async def hint(self, call: Call) -> tuple[Hint, ...]:
        """Return the two or three moves that the house would think of first on the caller's seat, the best first, for them
        alone. `NotAllowed` where those who sit did not agree to advice, `NotYourTurn` where nothing is asked of them."""
        live = await self._memory.seen(call.channel)
        return await self._thinker.apart(lambda: hints_for(live, call))
