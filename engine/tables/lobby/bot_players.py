"""Bot players hired and dismissed by a host, and their advice."""

from __future__ import annotations

from engine.api.update import Call, Update
from engine.api.views import Hint
from engine.core.errors import GameError
from engine.tables.context import Context
from engine.tables.lobby import bot_seats
from engine.tables.views.hints import hints_for


class BotPlayers:
    """Bot players at all tables."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def hire(self, call: Call, level: str, count: int = 1) -> Update:
        """Hire bot players of a level ("easy-going", "steady", "sharp") for seats of the lobby; for the host."""
        return await self._context.run(call, lambda live: bot_seats.hire(live, call, level, count))

    async def dismiss(self, call: Call, name: str = "") -> Update:
        """Let a bot player go from the lobby, the last one where none is named; for the host."""
        return await self._context.run(call, lambda live: bot_seats.dismiss(live, call, name))

    async def adjust(self, call: Call, name: str, level: str) -> Update:
        """Let a bot player in the lobby play at another level; for the host."""
        return await self._context.run(call, lambda live: bot_seats.adjust(live, call, name, level))

    async def names(self, channel: int) -> tuple[str, ...]:
        """Return the bot players who sit in a channel, () where there is no table."""
        try:
            return tuple(row.name for row in (await self._context.cache.seen(channel)).company)
        except GameError:
            return ()

    async def hint(self, call: Call) -> tuple[Hint, ...]:
        """Return the two or three moves that the bot would think of first on the caller's seat, the best first, for them
        alone.

        `NotAllowed` where those who sit did not agree to advice, `NotYourTurn` where nothing is asked of them.
        """
        live = await self._context.cache.seen(call.channel)
        return await self._context.thinker.apart(lambda: hints_for(live, call))
