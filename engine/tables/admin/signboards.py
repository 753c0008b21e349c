"""Places: where a table is, as the signboard tells of it in the channel that its thread was opened in."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.api.update import Member, Version
from engine.core import capabilities
from engine.core.errors import GameError
from engine.core.messages import WORDS
from engine.store import TableRow
from engine.tables.context import Context
from engine.tables.session.live import Session
from engine.tables.updates.update import how_far

LONGEST_NAME = 100
"""Characters of a thread's name at most."""


class Sign(msgspec.Struct, frozen=True):
    """What a signboard tells: message ``post`` in channel ``board``, of the table ``version`` that is in ``channel``.

    ``status`` is how far it is, and ``rest`` how it rests ("": it does not). Of a lobby: who ``host`` is, and how many
    ``players`` sit there, of how many at ``most``. ``asked`` counts those who have a seat and have yet to say whether they
    are in; ``company`` says that there are bot players, who give way to people.
    Of a game: how far it is in its own words ("round 4"), and who is ``awaited``.
    """

    board: int
    post: int
    channel: int
    version: Version
    title: str
    status: str
    rest: str = ""
    host: Member | None = None
    players: int = 0
    most: int = 0
    asked: int = 0
    company: bool = False
    far: str = ""
    awaited: tuple[Member, ...] = ()

    @property
    def joinable(self) -> bool:
        """Whether a member can still join the lobby."""
        return self.status == "lobby" and (self.players + self.asked < self.most or self.company)


class SignboardService:
    """The signboards of the tables that are played in threads."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def sign(self, table: int) -> Sign | None:
        """Return what a table's signboard has to tell now, ``None`` where it has none."""
        row = await self._context.store.signboards.row(table)
        post = await self._context.store.signboards.sign(table) if row and row.board else 0
        if row is None or not post:
            return None
        try:
            live = await self._context.cache.seen(row.channel)
        except GameError:
            live = None
        if live is None or live.row.id != table:
            return self._bare(row, post)
        return self._sign(live, post)

    async def signed(self) -> tuple[int, ...]:
        """Return the tables in use that have a signboard."""
        return tuple(row.id for row in await self._context.store.signboards.signed())

    async def players(self, channel: int) -> tuple[str, ...]:
        """Return by name who plays in a channel."""
        return tuple(row.name for row in (await self._context.cache.seen(channel)).here)

    def _bare(self, row: TableRow, post: int) -> Sign:
        """Return what is told of a table that cannot be looked at any more."""
        title = self._context.games[row.game].title if row.game in self._context.games else row.game
        return Sign(row.board, post, row.channel, Version(row.id, row.change), title, row.status)

    def _sign(self, live: Session, post: int) -> Sign:
        sign = self._bare(live.row, post)
        if live.row.status == "lobby":
            host = next((live.member(row.seat) for row in live.seats if row.member == live.row.host), None)
            most = live.capacity
            asked = sum(row.asked > 0 and not row.master for row in live.seats)
            seats = {"players": live.players - asked, "most": most, "asked": asked}
            return msgspec.structs.replace(sign, host=host, **seats, company=bool(live.company))
        far = ""
        if live.table is not None:
            begins = capabilities.setting_up(live.game, live.table.state, live.awaited)
            far = WORDS("sign-setting-out") if begins else how_far(live.view_cache.status)
        awaited = tuple(live.named(seat) for seat in live.awaited)
        return msgspec.structs.replace(sign, rest=live.row.rest, far=far, awaited=awaited)


def thread_name(title: str, names: Iterable[str]) -> str:
    """Return what a thread is called in which a game is played, by who plays: "The Game - Ada and Bob" (TAB-090).

    Where there is no room for all, the last are counted.
    """
    names = list(names)
    for shown in range(len(names), 0, -1):
        left = len(names) - shown
        others = [WORDS("thread-others", others=left)] if left else []
        name = WORDS("thread-name", title=title, names=[*names[:shown], *others])
        if len(name) <= LONGEST_NAME:
            return name
    return title[:LONGEST_NAME]


def gathering_name(title: str, host: str) -> str:
    """Return what a thread is called while a party gathers there (TAB-090)."""
    return WORDS("thread-gathering", title=title, host=host)[:LONGEST_NAME]
