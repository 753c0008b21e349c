"""What the store keeps of campaigns: those of a server, who has been there, and how one changes with its tables."""

from __future__ import annotations

import msgspec

from engine.core.errors import TableTaken
from engine.core.messages import WORDS

from .database import Connection, Database
from .rows import CampaignRow, TableRow
from .sql import all_of, insert, names_of, one_of

MOST = 20
"""So many campaigns of a server are offered in a lobby, those first that were played last."""
_COLUMNS = tuple(name for name in names_of(CampaignRow) if name != "id")
NEW_CAMPAIGN = f"{insert('campaigns', _COLUMNS)} RETURNING id"
"""The statement that adds a campaign and returns its number."""
_BUSY = "SELECT count(*) FROM tables WHERE campaign = ? AND status = 'running' AND id <> ?"
_PARTY = (
    "SELECT DISTINCT s.member, s.name FROM tables t JOIN seats s ON s.table_id = t.id "
    "WHERE t.campaign = ? AND t.status IN ('running', 'over') AND s.level = '' ORDER BY s.name"
)
_OF_MEMBER = (
    "id IN (SELECT t.campaign FROM tables t JOIN seats s ON s.table_id = t.id "
    "WHERE t.campaign > 0 AND t.status IN ('running', 'over') AND (s.member = ? OR s.owner = ?)) ORDER BY id"
)


class CampaignStore:
    """The campaigns of all servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_guild(self, guild: int, game: str) -> tuple[CampaignRow, ...]:
        """Return the campaigns of a server, what was played last first, those that were ended last of all."""
        where = "guild = ? AND guild > 0 AND game = ? ORDER BY ended > 0, touched DESC, id DESC"
        return await self._database.read(
            lambda connection: all_of(connection, CampaignRow, "campaigns", where, guild, game)
        )

    async def open(self, guild: int, game: str) -> tuple[CampaignRow, ...]:
        """Return the campaigns of a server that go on, see `open_in`."""
        return await self._database.read(lambda connection: open_in(connection, guild, game))

    async def one(self, campaign: int) -> CampaignRow | None:
        """Return a campaign, ``None`` where it is kept no longer."""
        return await self._database.read(
            lambda connection: one_of(connection, CampaignRow, "campaigns", "id = ?", campaign)
        )

    async def of_member(self, member: int) -> tuple[CampaignRow, ...]:
        """Return the campaigns in which a member has sat."""
        return await self._database.read(
            lambda connection: all_of(connection, CampaignRow, "campaigns", _OF_MEMBER, member, member)
        )

    async def party(self, campaign: int) -> tuple[tuple[int, str], ...]:
        """Return the people who have sat at its tables, as far as these are kept: numbers and names."""

        async def work(connection: Connection) -> tuple[tuple[int, str], ...]:
            return tuple((int(member), str(name)) for member, name in await connection.rows(_PARTY, campaign))

        return await self._database.read(work)

    async def channels(self, campaign: int) -> tuple[int, ...]:
        """Return where tables in use belong to it."""
        asked = "SELECT channel FROM tables WHERE campaign = ? AND status IN ('lobby', 'running') ORDER BY channel"
        rows = await self._database.read(lambda connection: connection.rows(asked, campaign))
        return tuple(int(channel) for (channel,) in rows)

    async def rename(self, campaign: int, name: str) -> None:
        """Call a campaign otherwise."""
        called = "UPDATE campaigns SET name = ? WHERE id = ?"
        await self._database.write(lambda connection: connection.execute(called, name, campaign))

    async def end(self, campaign: int, at: int) -> None:
        """End a campaign; `TableTaken` while it is being played."""

        async def work(connection: Connection) -> None:
            if await connection.value(_BUSY, campaign, 0):
                raise TableTaken(WORDS.message("campaign-playing"), "TAB-183")
            await connection.execute("UPDATE campaigns SET ended = ?, touched = ? WHERE id = ?", at, at, campaign)

        await self._database.write(work)


async def open_in(connection: Connection, guild: int, game: str) -> tuple[CampaignRow, ...]:
    """Return the newest campaigns of a server that go on, what was played last first; none in a direct message."""
    where = f"guild = ? AND guild > 0 AND game = ? AND ended = 0 ORDER BY touched DESC, id DESC LIMIT {MOST}"
    return await all_of(connection, CampaignRow, "campaigns", where, guild, game)


async def campaigns_at(connection: Connection, row: TableRow) -> tuple[CampaignRow, ...]:
    """Return the campaigns that a table has to know: in a lobby those that it could go on with, later its own."""
    if row.status == "lobby":
        return await open_in(connection, row.guild, row.game)
    if row.campaign <= 0:
        return ()
    return await all_of(connection, CampaignRow, "campaigns", "id = ?", row.campaign)


async def write_campaign(connection: Connection, row: TableRow, campaign: CampaignRow) -> None:
    """Write what a table's change does to its campaign.

    With the start of a game a new campaign begins, or a stored one goes on as the table knows it. `TableTaken` where that
    one is being played elsewhere or has changed since. With the end of a game its result is written.
    """
    if row.status == "over":
        ended = "UPDATE campaigns SET body = ?, touched = ? WHERE id = ?"
        await connection.execute(ended, campaign.body, campaign.touched, campaign.id)
    elif not campaign.id:
        number = int(await connection.value(NEW_CAMPAIGN, *msgspec.structs.astuple(campaign)[1:]))
        await connection.execute("UPDATE tables SET campaign = ? WHERE id = ?", number, row.id)
    else:
        begun = "UPDATE campaigns SET touched = ? WHERE id = ? AND body = ? AND ended = 0"
        busy = await connection.value(_BUSY, campaign.id, row.id)
        if busy or not await connection.execute(begun, campaign.touched, campaign.id, campaign.body):
            raise TableTaken(WORDS.message("campaign-busy", game=row.game), "TAB-181")
