"""The daily delves: one a day and game, the same for everybody here, each plays it alone (TAB-161 to TAB-167).

Their keys are random rows, made by the first process which needs one. So they survive restarts and a move to another
database, and cannot be worked out. A day is one of UTC. What came to its end in it counts; when it is over the delve can no
longer be played for count, and its keys are no secret.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from itertools import groupby

import msgspec

from engine.api.update import Call, Update
from engine.core.daily import Day, daily, strip_of
from engine.core.dice import commitment
from engine.core.errors import BadOption, GameError, NotAllowed
from engine.core.game import AnyGame, Event
from engine.core.messages import WORDS
from engine.store import SharedRow, TryRow
from engine.tables.context import Context
from engine.tables.hall.day import DAY, day_of
from engine.tables.lobby.private import PrivateTables, begun
from engine.tables.session.live import Session
from engine.tables.session.result import CommandResult

RULE, TRY, OVER, SHARE = "TAB-161", "TAB-162", "TAB-164", "TAB-165"


class DailyDelve(msgspec.Struct, frozen=True):
    """A daily delve as a member sees it: the ``game`` by key and title, the ``day`` and when it ends (Unix seconds).

    ``seal`` is the hash of its key, ``key`` the key itself ("" while the day lasts). ``begun``: they have begun it, at the
    table of this number; ``attempt`` is what it came to, ``None`` where it did not in time (yet).
    """

    game: str
    title: str
    day: int
    until: int
    seal: str
    key: str = ""
    begun: int = 0
    attempt: TryRow | None = None


class Place(msgspec.Struct, frozen=True):
    """A member's place in a table of results: those who are equal share a ``rank``."""

    rank: int
    member: int
    name: str
    words: str


class Standings(msgspec.Struct, frozen=True):
    """A server's table: of each game's title those who played it, the best first."""

    games: tuple[tuple[str, tuple[Place, ...]], ...]


class DailyDelves:
    """The daily delves. ``latest`` says how a table stands, ``export`` returns its record as a file."""

    def __init__(
        self,
        context: Context,
        private: PrivateTables,
        latest: Callable[[int], Awaitable[Update]],
        export: Callable[[int], Awaitable[tuple[str, bytes]]],
    ) -> None:
        self._context = context
        self._games = {key: game for key, game in context.games.items() if daily(game) is not None}
        self._private = private
        self._latest = latest
        self._export = export

    @property
    def today(self) -> int:
        """The number of the day that it is."""
        return self._context.now() // DAY

    @property
    def titles(self) -> dict[str, str]:
        """The titles of the games that have a daily delve, by key."""
        return {key: game.title for key, game in self._games.items()}

    async def of_day(self, member: int, day: int) -> tuple[DailyDelve, ...]:
        """Return the delves of a day as a member sees them: today's, or earlier ones that there were."""
        found = []
        for key, game in self._games.items():
            secret = await self._key(day, key)
            if not secret:
                continue
            attempt = await self._context.store.dailies.attempt(member, day, key)
            ended = attempt if attempt is not None and attempt.ended else None
            shown = secret if day < self.today else ""
            begun_at = attempt.table_id if attempt else 0
            seal, until = commitment(secret), (day + 1) * DAY
            found.append(DailyDelve(key, game.title, day, until, seal, shown, begun_at, ended))
        return tuple(found)

    async def _key(self, day: int, game: str) -> str:
        if day == self.today:
            return await self._context.store.dailies.key(day, game, self._context.keys())
        return await self._context.store.dailies.known_key(day, game)

    async def play(self, call: Call, game: str) -> Update:
        """Begin the caller's one try of today that counts; where they have begun, return how it stands."""
        wanted, day = self._game(game), self.today
        attempt = await self._context.store.dailies.attempt(call.member.id, day, game)
        if attempt is not None:
            return await self._standing(call, attempt.table_id)
        secret, now = await self._key(day, game), self._context.now()
        played = self._played(game, day)

        def begin(there: Call) -> CommandResult:
            made = begun(there, "daily", wanted, played.options, secret, now, company=played.company, hints=False)
            counted = TryRow(call.member.id, day, game, call.guild, made.live.seats[0].name, 0, now)
            return msgspec.structs.replace(made, attempt=counted)

        return await self._private.open(call, begin)

    async def practise(self, call: Call, game: str) -> Update:
        """Play today's delve once more, where the try that counts is over; go on where one is under way."""
        wanted, day = self._game(game), self.today
        attempt = await self._context.store.dailies.attempt(call.member.id, day, game)
        if attempt is None or not attempt.ended:
            raise GameError(WORDS.message("daily-practice-later"), TRY)
        secret, now = await self._key(day, game), self._context.now()
        for row in await self._private.in_use(call.member.id, "practice"):
            if row.game == game and row.key == secret:
                return await self._standing(call, row.id)
        played = self._played(game, day)

        def begin(there: Call) -> CommandResult:
            return begun(there, "practice", wanted, played.options, secret, now, company=played.company)

        return await self._private.open(call, begin)

    async def _standing(self, call: Call, table: int) -> Update:
        place = await self._private.place(table, call.member.id)
        if not place:
            raise GameError(WORDS.message("daily-gone"), TRY)
        return await self._latest(place)

    async def finished(self, before: Session, result: CommandResult) -> TryRow | None:
        """Return what a try that counts has come to with a step, ``None`` where it has not, or too late."""
        live = result.live
        game = daily(live.game)
        if live.row.sort != "daily" or live.row.status != "over" or before.row.status == "over" or game is None:
            return None
        day, now = day_of(live.row), self._context.now()
        seat = live.held_by(live.row.host)
        if day != now // DAY or seat is None or live.cut_short:
            return None
        kept = [row for row in await self._context.store.journal(live.row.id) if not row.struck]
        written = {row.seq: row for row in (*kept, *result.entries)}
        events = [
            event
            for seq in sorted(written)
            for event in msgspec.json.decode(written[seq].events, type=tuple[Event, ...])
            if event.known_to(seat)
        ]
        score = game.came_to(live.playing().state, seat)
        strip, told = strip_of(game, events)
        return TryRow(
            live.row.host,
            day,
            live.game.key,
            live.row.guild,
            live.seats[seat].name,
            live.row.id,
            live.row.created,
            max(now, 1),
            score.points,
            score.rounds,
            score.words,
            strip,
            told,
        )

    async def share(self, call: Call, game: str, day: int) -> TryRow:
        """Return what the caller's try came to, to be shown in their channel; once for each channel (TAB-165)."""
        attempt = await self._context.store.dailies.attempt(call.member.id, day, game)
        if attempt is None or not attempt.ended:
            raise GameError(WORDS.message("daily-nothing-to-share"), SHARE)
        if not await self._context.store.dailies.share(_shared(call, attempt, self._context.now())):
            raise GameError(WORDS.message("daily-shared-already"), SHARE)
        return attempt

    async def unshare(self, call: Call, attempt: TryRow) -> None:
        """Forget that a member shared it: it could not be posted."""
        await self._context.store.dailies.unshare(_shared(call, attempt, self._context.now()))

    async def standings(self, guild: int) -> Standings:
        """Return a server's table of today: of those who began theirs there, or have shared it there (TAB-166)."""
        rows = await self._context.store.dailies.in_guild(guild, self.today, self.today)
        found = [(title, _ranked([row for row in rows if row.game == key])) for key, title in self.titles.items()]
        return Standings(tuple((title, places) for title, places in found if places))

    async def week(self, guild: int) -> Standings:
        """Return its table of the week from Monday on: how often a member was the best of a day, ties too, then how many
        they played."""
        first = self.today - (self.today + 3) % 7
        rows = await self._context.store.dailies.in_guild(guild, first, self.today)
        names: dict[int, str] = {}
        firsts: dict[tuple[str, int], int] = {}
        played: dict[tuple[str, int], int] = {}
        for (_, game), group in groupby(rows, key=lambda row: (row.day, row.game)):
            for place in _ranked(list(group)):
                names[place.member] = place.name
                played[game, place.member] = played.get((game, place.member), 0) + 1
                firsts[game, place.member] = firsts.get((game, place.member), 0) + (place.rank == 1)
        found = []
        for key, title in self.titles.items():
            members = [member for game, member in played if game == key]
            counts = {member: (firsts[key, member], played[key, member]) for member in members}
            order = sorted(members, key=lambda member: (*(-number for number in counts[member]), names[member].casefold()))
            places = tuple(
                Place(
                    1 + sum(counts[other] > counts[member] for other in members),
                    member,
                    names[member],
                    WORDS("best-on", best=counts[member][0], days=counts[member][1]),
                )
                for member in order
            )
            if places:
                found.append((title, places))
        return Standings(tuple(found))

    async def to_check(self, call: Call, member: int, game: str, day: int) -> tuple[str, bytes]:
        """Return a try whose day is over as a file, to be checked: one's own, or one of the caller's server's table
        (TAB-164)."""
        self._game(game)
        if day >= self.today:
            raise NotAllowed(WORDS.message("daily-sealed"), OVER)
        attempt = await self._context.store.dailies.attempt(member, day, game)
        shown = attempt is not None and (
            member == call.member.id
            or any(
                call.guild and row.member == member and row.game == game
                for row in await self._context.store.dailies.in_guild(call.guild, day, day)
            )
        )
        if attempt is None or not attempt.ended or not shown:
            raise GameError(WORDS.message("daily-no-result"), OVER)
        place = await self._private.place(attempt.table_id, member)
        if not place:
            raise GameError(WORDS.message("daily-gone"), OVER)
        return await self._export(place)

    async def day_of(self, table: int) -> int:
        """Return the day that a private table was begun on."""
        row = await self._context.store.table(table)
        return day_of(row) if row is not None else self.today

    def _game(self, key: str) -> AnyGame:
        if key not in self._games:
            raise BadOption(WORDS.message("daily-games", titles=list(self.titles.values())), RULE)
        return self._games[key]

    def _played(self, key: str, day: int) -> Day:
        game = daily(self._game(key))
        assert game is not None
        return game.of_day(day)


def _shared(call: Call, attempt: TryRow, now: int) -> SharedRow:
    return SharedRow(attempt.member, attempt.day, attempt.game, call.channel, call.guild, now)


def _ranked(rows: Sequence[TryRow]) -> tuple[Place, ...]:
    """Return the places of tries of one day and game, which come with the best first."""
    worth = [(-row.points, row.rounds) for row in rows]
    return tuple(
        Place(1 + sum(other < own for other in worth), row.member, row.name, row.words)
        for row, own in zip(rows, worth, strict=True)
    )
