"""Moves as commands of players, and what was refused to them."""

from __future__ import annotations

from collections.abc import Mapping

from engine.api.update import Call, Refusal, Update
from engine.core.errors import GameError
from engine.store import RefusalRow
from engine.tables.context import Context
from engine.tables.moves import act


class Moves:
    """Moves of slash commands. The move of a button is `Tables.act`."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def choose(self, call: Call, verb: str, given: Mapping[str, str]) -> Update:
        """Make the one legal move that fits a slash command; `Unclear` carries the moves when several do."""
        return await self._context.run(call, lambda live: act.choose(live, call, verb, given, self._context.now()))

    async def skip(self, call: Call) -> Update:
        """Play the game's default for everybody who is awaited; for the host or a manager.

        One who sits among rivals has to wait for them first, see `host_limits.check_patience`.
        """
        return await self._context.run(call, lambda live: act.skip(live, call, self._context.now()))

    async def refused(self, call: Call, error: GameError) -> None:
        """Remember what the caller is about to be refused in this channel, to be explained when they ask (TAB-002)."""
        row = RefusalRow(call.channel, call.member.id, error.words, error.entry, self._context.now())
        await self._context.store.note_refusal(row)

    async def refusal(self, channel: int, member: int) -> Refusal | None:
        """Return what was last refused to a member in a channel, for them alone; ``None`` where nothing was."""
        row = await self._context.store.refusal(channel, member)
        return Refusal(row.words, row.rule, row.at) if row else None
