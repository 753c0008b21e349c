"""A rematch of the same party (TAB-190)."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Collection, Mapping

import msgspec

from engine.api.characters import LAST
from engine.api.update import Call, Member, Update, Version
from engine.core import lobbies
from engine.core.capabilities import Prepares
from engine.core.errors import GameError, NotAllowed, Stale, TableTaken
from engine.core.languages import speaking
from engine.core.messages import WORDS
from engine.store import SeatRow, TableRow
from engine.tables.context import Context
from engine.tables.lobby import gather, start
from engine.tables.lobby.beginning import Beginnings
from engine.tables.lobby.options import with_campaign
from engine.tables.lobby.rematch_seats import RULE, gathered, is_asked, is_complete, party_of


class Rematches:
    """Opens the lobby of a party that has played already."""

    def __init__(self, context: Context, beginnings: Beginnings) -> None:
        self._context = context
        self._beginnings = beginnings

    async def game_of(self, table: int) -> str:
        """Return the key of the game of a table, "" where it is not remembered."""
        row = await self._context.store.table(table)
        return "" if row is None else row.game

    async def is_asked(self, call: Call) -> bool:
        """Return whether the caller has a seat in the lobby of this channel and has yet to say whether they are in."""
        try:
            return is_asked(await self._context.cache.seen(call.channel), call.member.id)
        except GameError:
            return False

    async def party(self, table: int) -> tuple[Member, ...]:
        """Return the people whose seats those of a table were to its end, and their company; () where it has not ended."""
        row = await self._context.store.table(table)
        return () if row is None or row.status != "over" else party_of(await self._context.store.seats(table))

    async def check_played(self, call: Call, table: int) -> tuple[SeatRow, ...]:
        """Return the seats of a table; a `GameError` in words unless the caller had one of them."""
        seats = await self._context.store.seats(table)
        if any(call.member.id in (row.member, row.owner) for row in seats):
            return seats
        names = [item.name for item in party_of(seats) if item.id > LAST]
        if not names:
            raise NotAllowed(WORDS.message("no-rematch-players"), RULE)
        raise NotAllowed(WORDS.message("rematch-players", names=names), RULE)

    def _onward(self, before: TableRow, players: int) -> Mapping[str, str]:
        """Return the options with which so many go on after a table; a prepared file stays, so they do."""
        options = msgspec.json.decode(before.options, type=dict[str, str])
        return options if before.file else lobbies.lobby(self._context.game_called(before.game)).onward(options, players)

    async def after_last(self, call: Call, game: str, options: Mapping[str, str]) -> Mapping[str, str]:
        """Return the options of a lobby in which nothing was chosen of what its game goes on from: the next after the
        caller's last game of the kind in this server (WLD-G131)."""
        kind = self._context.game_called(game)
        if not isinstance(kind, Prepares) or not isinstance(kind, lobbies.Lobby) or kind.files in options:
            return options
        last = await self._context.store.last_played(call.guild, kind.key, call.member.id)
        if last is None:
            return options
        onward = self._onward(last, sum(not row.master for row in await self._context.store.seats(last.id)))
        before = msgspec.json.decode(last.options, type=dict[str, str])
        return options if onward == before else {kind.files: onward[kind.files], **options}

    async def again(self, call: Call, version: Version, absent: Collection[int] = (), campaign: str = "") -> Update:
        """Gather the party of a table of this channel that has ended, with its options, pace, file and company.

        All but the caller are asked, and called once, in its language; where there is no one to ask, it begins. ``absent``
        are those who are no longer there. ``campaign`` is another one than before, or a new one. `NotAllowed` for who did
        not play, `TableTaken` where the channel has another table.
        """
        before = await self._context.store.table(version.table)
        if before is None or before.status != "over" or before.channel != call.channel:
            raise Stale(WORDS.message("delve-not-remembered"))
        seats = await self.check_played(call, before.id)
        game, key, now = self._context.game_called(before.game), self._context.keys(), self._context.now()
        options = self._onward(before, sum(not row.master for row in seats))
        with speaking(before.language):
            opened = gather.gather(call, game, options, key, keyed=False, wait=before.wait, now=now)
            known = await self._context.store.campaigns.open(call.guild, game.key) if before.campaign else ()
            opened = with_campaign(opened, known, campaign or str(before.campaign))
            file = await self._context.store.file(before.id) if before.file else ""
            step = gathered(opened, before, seats, absent, file)
            if is_complete(step.live, seats):
                begin = start.Beginning(
                    file, await self._beginnings.kept(step.live), campaign=await self._beginnings.campaign(step.live)
                )
                work = functools.partial(start.begun, step.live, call, now, self._context.keys, begin, quick=before.quick)
                # Where something speaks against it, its host reads that at the start, and can choose otherwise.
                with contextlib.suppress(GameError):
                    begun = await self._context.thinker.aside(step.live, work)
                    step = msgspec.structs.replace(begun, seats=step.live.seats, file=step.file)
        try:
            return await self._context.open(call, lambda: step)
        except TableTaken as taken:
            live = await self._context.cache.seen(call.channel)
            if live.row.status == "lobby" and live.seat_of(call.member.id) is not None:
                raise TableTaken(WORDS.message("in-already"), RULE) from taken
            raise
