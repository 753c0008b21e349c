"""The campaigns of a server: shown, renamed, ended (TAB-180 to TAB-183)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import msgspec

from engine.api.update import Call
from engine.api.views import Picture
from engine.core.campaigns import Campaigns
from engine.core.errors import BadOption, GameError, NotAllowed
from engine.core.messages import WORDS
from engine.store import CampaignRow
from engine.tables.context import Context
from engine.tables.session.campaign import CAMPAIGN, NEW, NONE, called, is_offered
from engine.tables.session.drawn import drawn_or_none
from engine.tables.session.live import Session

LONGEST_NAME = 32
NAME_MARKS = " -'!?&."
"""What a campaign's name may hold besides letters and digits: nothing that reads as formatting or a mention."""


class CampaignPage(msgspec.Struct, frozen=True):
    """A campaign as it is shown. ``picture`` is where it has been (``None`` where that could not be drawn), ``party`` who
    has been there; ``theirs``: the reader may name and end it. ``others`` are those of the same server and game, with this
    one, each by number and name."""

    number: int
    name: str
    page: str
    picture: Picture | None
    party: tuple[str, ...]
    ended: bool
    theirs: bool
    others: tuple[tuple[int, str], ...]


class CampaignService:
    """The campaigns of all servers."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def known_in(self, live: Session) -> Session:
        """Return a lobby that knows the campaigns of its server as they are now."""
        if live.row.status != "lobby" or not is_offered(live):
            return live
        return msgspec.structs.replace(
            live, campaigns=await self._context.store.campaigns.open(live.row.guild, live.game.key)
        )

    async def offered(self, call: Call, game: str, options: Mapping[str, str]) -> tuple[tuple[CampaignRow, ...], str]:
        """Return the campaigns that a lobby of the caller can go on with, and which of them was chosen with its options: ""
        where that is none of theirs."""
        known = await self._context.store.campaigns.open(call.guild, game)
        value = options.get(CAMPAIGN, "")
        row = called(known, value)
        if row is not None and not (call.manager or await self._is_theirs(call, row.id)):
            value = ""
        return known, value

    async def check_theirs(self, call: Call, campaign: int) -> None:
        """Raise `NotAllowed` unless the caller has sat at a table of the campaign, or manages the server (TAB-181)."""
        if campaign > 0 and not call.manager and not await self._is_theirs(call, campaign):
            raise NotAllowed(WORDS.message("not-their-campaign"), "TAB-181")

    async def check_begun(self, live: Session, call: Call) -> None:
        """Raise `NotAllowed` where a game of a campaign begins without a member of its party, unless the caller manages the
        server (TAB-181)."""
        if live.row.campaign > 0 and not call.manager:
            party = {member for member, _ in await self._context.store.campaigns.party(live.row.campaign)}
            if party.isdisjoint(row.member for row in live.seats):
                raise NotAllowed(WORDS.message("not-their-campaign"), "TAB-181")

    async def _is_theirs(self, call: Call, campaign: int) -> bool:
        return any(member == call.member.id for member, _ in await self._context.store.campaigns.party(campaign))

    async def may_follow(self, channel: int, table: int) -> bool:
        """Return whether a campaign may begin with the party of a channel's table: it has won, and is in none (TAB-180)."""
        live = await self._context.cache.seen(channel)
        if live.row.id != table or live.table is None or live.row.campaign or not is_offered(live):
            return False
        outcome = live.game.outcome(live.playing().state)
        return outcome is not None and outcome.result == "won"

    async def of_table(self, table: int) -> int:
        """Return the campaign that a table belongs to, 0 for none."""
        row = await self._context.store.table(table)
        return max(row.campaign, 0) if row else 0

    async def names(self, guild: int, game: str) -> tuple[tuple[int, str], ...]:
        """Return the campaigns of a server by number and name, what was played last first."""
        return tuple((row.id, row.name) for row in await self._context.store.campaigns.of_guild(guild, game))

    async def past(self, call: Call, game: str, which: str = "") -> CampaignPage:
        """Return a campaign of the caller's server by its number or name, or the one that was played last (TAB-183)."""
        row, rows = await self._found(call, game, which)
        kind = self._context.games[game]
        assert isinstance(kind, Campaigns)
        party = await self._context.store.campaigns.party(row.id)
        chart = partial(drawn_or_none, partial(kind.chart, row.name, row.body), self._context.draw, "campaign")
        return CampaignPage(
            row.id,
            row.name,
            kind.past(row.name, row.body),
            await self._context.in_render_pool(chart),
            tuple(dict.fromkeys(name for _, name in party)),
            row.ended > 0,
            call.manager or any(member == call.member.id for member, _ in party),
            tuple((item.id, item.name) for item in rows),
        )

    async def rename(self, call: Call, game: str, which: str, name: str) -> None:
        """Call a campaign otherwise; `BadOption` for what is no name, or another's."""
        row, rows = await self._found(call, game, which)
        await self._check_mine(call, row)
        called = read_name(name)
        if any(item.id != row.id and item.name.casefold() == called.casefold() for item in rows):
            raise BadOption(WORDS.message("campaign-name-taken"), "TAB-183")
        await self._context.store.campaigns.rename(row.id, called)
        await self._read_anew(row.id)

    async def end(self, call: Call, game: str, which: str) -> None:
        """End a campaign: no game goes on with it, and it can still be looked at."""
        row, _ = await self._found(call, game, which)
        await self._check_mine(call, row)
        await self._context.store.campaigns.end(row.id, self._context.now())
        await self._read_anew(row.id)

    async def retold(self, member: int, without: Callable[[str], str]) -> None:
        """Take a member's names out of the names of the campaigns in which they have sat."""
        for row in await self._context.store.campaigns.of_member(member):
            if (name := without(row.name)) != row.name:
                await self._context.store.campaigns.rename(row.id, name)
            # Another process may have been quicker, and this one has the name in mind yet.
            await self._read_anew(row.id)

    async def _found(self, call: Call, game: str, which: str) -> tuple[CampaignRow, tuple[CampaignRow, ...]]:
        rows = await self._context.store.campaigns.of_guild(call.guild, game)
        wanted = which.strip().casefold()
        row = next((row for row in rows if wanted in ("", str(row.id), row.name.casefold())), None)
        if row is None and wanted:
            raise GameError(WORDS.message("campaign-unknown"), "TAB-180")
        if row is None:
            raise GameError(WORDS.message("campaign-never-begun"), "TAB-180")
        return row, rows

    async def _check_mine(self, call: Call, row: CampaignRow) -> None:
        await self.check_theirs(call, row.id)
        if row.ended:
            raise GameError(WORDS.message("campaign-ended"), "TAB-183")

    async def _read_anew(self, campaign: int) -> None:
        """Have its tables in use read again what is kept of it."""
        for channel in await self._context.store.campaigns.channels(campaign):
            async with self._context.cache.lock(channel):
                self._context.cache.forget(channel)


def read_name(text: str) -> str:
    """Return a name for a campaign as a member wrote it; `BadOption` where it is none."""
    name = " ".join(text.split())
    if not 1 <= len(name) <= LONGEST_NAME or not all(mark.isalnum() or mark in NAME_MARKS for mark in name):
        refusal = WORDS.message("bad-campaign-name", most=LONGEST_NAME, marks=NAME_MARKS.strip())
        raise BadOption(refusal, "TAB-183")
    if name.casefold() in (NONE, NEW) or name.isdigit():
        raise BadOption(WORDS.message("campaign-name-misread"), "TAB-183")
    return name
