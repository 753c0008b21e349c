"""What the store adds to the start of a game."""

from __future__ import annotations

from engine.core.capabilities import Keeps
from engine.store import CampaignRow
from engine.tables.context import Context
from engine.tables.lobby import start
from engine.tables.session.broken import broken
from engine.tables.session.campaign import begun
from engine.tables.session.live import Session


class Beginnings:
    """Reads from the store what a game begins with."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def of(self, live: Session) -> start.Beginning:
        """Return what the store adds to the start of a game."""
        file = await self._context.store.file(live.row.id) if live.row.file else ""
        if live.row.file and not file:
            raise broken(live.row, "its prepared file is gone")
        return start.Beginning(file, await self.kept(live), campaign=await self.campaign(live))

    async def campaign(self, live: Session) -> CampaignRow | None:
        """Return the campaign that the game which begins now belongs to, ``None`` for none."""
        known = await self._context.store.campaigns.of_guild(live.row.guild, live.game.key) if live.row.campaign else ()
        return begun(live, known, self._context.now())

    async def kept(self, live: Session) -> tuple[str, ...]:
        """Return what those who sit at a table can bring from games of its kind, () where these keep nothing."""
        members = [row.member for row in live.seats]
        return (
            await self._context.store.at_hand(live.row.guild, live.game.key, members)
            if isinstance(live.game, Keeps)
            else ()
        )
