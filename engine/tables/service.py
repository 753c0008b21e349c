"""Tables: the only service that the cogs call. One lock per channel, a bounded cache, and every command saved whole."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from pathlib import Path

import msgspec

from engine import render
from engine.core.content import DATA
from engine.core.errors import BadOption, GameError, TableBroken, TableTaken
from engine.core.game import AnyGame, Event
from engine.core.scene import Look, Scene
from engine.games import games as find_games
from engine.rulebook import Rulebook
from engine.store import Change, EntryRow, Store, TableRow, UpdateRow
from engine.update import Call, Controls, Member, Picture, Update, Version

from . import export, lobby, looking, moves, undoing
from .controls import Way, ways
from .live import Live, broken
from .memory import Memory
from .telling import AGREE, KEEP, Step, rules_of, update_of

log = logging.getLogger(__name__)

SHELVED = 3600
"""Seconds until a table whose deadline could not be kept is tried again."""
CHUNK = 500
"""Journal rows that are read at a time for an export."""

Draw = Callable[[Scene], looking.Drawn]


class Tables:
    """Every table of the bot. Commands take a `Call`, are saved before they return, and return what has to be told.

    Commands raise a `GameError` whose words are for the caller; nothing has changed then. Channels do not wait for each
    other. A table that cannot go on (`TableBroken`) leaves the others alone.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        *,
        now: Callable[[], datetime],
        keys: Callable[[], str],
        draw: Draw,
        rulebook: Rulebook,
        size: int,
    ) -> None:
        self.games = games
        self._store = store
        self._now = now
        self._keys = keys
        self._draw = draw
        self._memory = Memory(store, games, size)
        self._easel = ThreadPoolExecutor(max_workers=1, thread_name_prefix="easel")
        self._legal: OrderedDict[tuple[int, int, int], tuple[Way, ...]] = OrderedDict()
        self._shelved: dict[int, int] = {}
        self._rulebook = rulebook

    @classmethod
    async def open(
        cls,
        path: str | Path,
        *,
        now: Callable[[], datetime],
        keys: Callable[[], str] = lambda: secrets.token_hex(16),
        games: Mapping[str, AnyGame] | None = None,
        draw: Draw = render.draw,
        size: int = 256,
    ) -> Tables:
        """Open the database at ``path``, made or migrated as needed; `HouseError` in words when that cannot be.

        ``now`` is the clock, ``keys`` makes the dice key of a table whose host gave none; ``games`` and ``draw`` stand in
        for the real ones (`BadContent` when one of those has no rulebook); ``size`` tables are kept in memory.
        """
        if games is None:
            games = find_games()
            rulebook = Rulebook(games)
        else:
            rulebook = Rulebook(key for key in games if (DATA / key / "rules.toml").exists())
        return cls(await Store.open(path), games, now=now, keys=keys, draw=draw, rulebook=rulebook, size=size)

    async def close(self) -> None:
        """Finish what is under way and close the database."""
        self._easel.shutdown(wait=True)
        await self._store.close()

    # The life of a table.

    async def gather(self, call: Call, game: str, options: Mapping[str, str], *, key: str = "", wait: int = 0) -> Update:
        """Open a lobby; `TableTaken` if the channel has a table, `BadOption` for what the game does not know.

        ``key`` is a dice key of the host's choice ("" for a random one): the same key gives the same delve. ``wait`` is
        how many hours a seat may stay away before the game's default is played for it, 0 for ever.
        """
        async with self._memory.lock(call.channel):
            if again := await self._again(call):
                return again
            row = await self._store.current(call.channel)
            if row is not None and row.status in ("lobby", "running"):
                raise TableTaken(_taken(row, self.games))
            if game not in self.games:
                raise BadOption(f"I know no game “{game[:40]}”. I know: {', '.join(self.games)}.")
            sealed = key.strip() or self._keys()
            step = lobby.gather(
                call, self.games[game], options, sealed, keyed=bool(key.strip()), wait=wait, now=self._seconds()
            )
            body = msgspec.json.encode(step.update)
            table, update = await self._store.create(step.live.row, step.seats or (), body, call.id)
            live = msgspec.structs.replace(step.live, row=msgspec.structs.replace(step.live.row, id=table))
            self._memory.remember(live)
            return msgspec.structs.replace(step.update, id=update, version=live.version)

    async def join(self, call: Call) -> Update:
        """Take the next seat of the lobby."""
        return await self._command(call, lambda live: lobby.join(live, call))

    async def leave(self, call: Call) -> Update:
        """Leave the lobby; the host's part goes to the next, and with the last one it closes."""
        return await self._command(call, lambda live: lobby.leave(live, call))

    async def set_option(self, call: Call, name: str, value: str) -> Update:
        """Choose an option; for the host, in the lobby."""
        return await self._command(call, lambda live: lobby.set_option(live, call, name, value))

    async def start(self, call: Call) -> Update:
        """Begin the game; for the host, with enough seats."""
        return await self._command(call, lambda live: lobby.start(live, call, self._seconds()))

    async def end(self, call: Call) -> Update:
        """Close the lobby or end the game; for the host or a manager.

        A table that is broken can be ended too; one whose very row cannot be read is closed by a manager.
        """
        async with self._memory.lock(call.channel):
            if again := await self._again(call):
                return again
            try:
                live = await self._memory.held(call.channel)
            except TableBroken:
                return await self._put_away(call)
            return await self._save(live, lobby.end(live, call, self._seconds()), call)

    async def act(self, call: Call, text: str, version: Version | None = None) -> Update:
        """Make the move that ``text`` writes; `Stale` when ``version``, that of the control it came from, is old."""
        if version is not None and text in (AGREE, KEEP) and (await self._memory.seen(call.channel)).ballot:
            return await self.vote(call, version, text == AGREE)
        return await self._command(call, lambda live: moves.act(live, call, text, version, self._seconds()))

    async def choose(self, call: Call, verb: str, given: Mapping[str, str]) -> Update:
        """Make the one legal move that fits a slash command; `Unclear` carries the moves when several do."""
        return await self._command(call, lambda live: moves.choose(live, call, verb, given, self._seconds()))

    async def undo(self, call: Call, version: Version | None = None) -> Update:
        """Take back the newest move, or ask the table about it (an update of kind "ballot").

        `Stale` when ``version``, that of the control it came from, is old.
        """
        async with self._memory.lock(call.channel):
            if again := await self._again(call):
                return again
            live = await self._memory.held(call.channel)
            if version is not None:
                moves.check_version(live, call, version)
            step = None if undoing.allowed(live, call) else undoing.asked(live, call)
            return await self._save(live, step or await self._taken_back(live, call), call)

    async def redo(self, call: Call) -> Update:
        """Make the newest struck move again, while nothing new was done since; for its player, the host or a manager."""
        return await self._command(call, lambda live: undoing.brought_back(live, call, self._seconds()))

    async def vote(self, call: Call, version: Version, agree: bool) -> Update:
        """Answer the open ballot of ``version``; `Stale` when it is settled."""
        async with self._memory.lock(call.channel):
            if again := await self._again(call):
                return again
            live = await self._memory.held(call.channel)
            step = undoing.voted(live, call, version, agree)
            return await self._save(live, step or await self._taken_back(live, call), call)

    async def skip(self, call: Call) -> Update:
        """Play the game's default for everybody who is awaited; for the host or a manager."""
        return await self._command(call, lambda live: moves.skip(live, call, self._seconds()))

    async def hand_over(self, call: Call, old: Member, new: Member) -> Update:
        """Give a seat to somebody else; for the host or a manager."""
        return await self._command(call, lambda live: lobby.hand_over(live, call, old, new))

    async def move_here(self, call: Call, from_channel: int) -> Update:
        """Bring the table in use of another channel, which may be gone, to this one; for the host or a manager."""
        if from_channel == call.channel:
            raise TableTaken("The table is here already.")
        first, second = sorted((from_channel, call.channel))
        async with self._memory.lock(first), self._memory.lock(second):
            if again := await self._again(call):
                return again
            here = await self._store.current(call.channel)
            if here is not None and here.status in ("lobby", "running"):
                raise TableTaken(_taken(here, self.games))
            live = await self._memory.held(from_channel)
            update = await self._save(live, lobby.move_here(live, call), call)
            self._memory.forget(from_channel)
            return update

    async def overdue(self) -> list[Update]:
        """Play the game's default wherever a deadline has passed; one table's trouble does not stop the others."""
        updates = []
        now = self._seconds()
        for row in await self._store.overdue(now):
            if self._shelved.get(row.id, 0) > now:
                continue
            try:
                update = await self._go_on_without(row, now)
            except Exception:
                log.exception("table %d cannot go on without those who are away", row.id)
                self._shelved[row.id] = now + SHELVED
            else:
                self._shelved.pop(row.id, None)
                updates += [update] if update else []
        return updates

    # Looking changes nothing.

    async def game_here(self, channel: int) -> str | None:
        """Return the key of the game that is gathering, running or just over in a channel, ``None`` where there is none."""
        row = await self._store.current(channel)
        return row.game if row else None

    async def controls(self, call: Call, page: int = 0) -> tuple[Version, Controls, str]:
        """Return the caller's own controls, private ones included, and what is asked of them.

        ``page`` is the page of the picture that shows the choices, from 0, where they have several.
        """
        live = await self._memory.seen(call.channel)
        return live.version, *looking.own_controls(live, call, page)

    async def narrowed(self, call: Call, verb: str) -> tuple[Version, Controls]:
        """Return the caller's own controls of one verb."""
        live = await self._memory.seen(call.channel)
        return live.version, looking.of_verb(looking.own_ways(live, call), verb)

    async def page(self, channel: int, member: int | None, page: int) -> tuple[Version, Controls]:
        """Return the controls of what page ``page`` (from 0) of the picture shows, for a member or for everybody."""
        live = await self._memory.seen(channel)
        live.playing()
        return live.version, looking.of_page(live, member, page)

    async def complete(
        self, channel: int, member: int, verb: str, given: Mapping[str, str], argument: str, typed: str
    ) -> list[tuple[str, str]]:
        """Return up to 25 (shown, value) for an argument, from the member's own moves; ``[]`` rather than an error."""
        try:
            live = await self._memory.seen(channel)
        except GameError:
            return []
        seat = live.seat_of(member)
        if seat is None or live.row.status != "running":
            return []
        return looking.completions(self._ways(live, seat), verb, given, argument, typed)

    async def show(self, channel: int, member: int | None, look: Look) -> Picture:
        """Draw what a member (``None``: everybody) may see; on another thread."""
        live = await self._memory.readable(channel)
        looking.check_started(live)
        seat = live.seat_of(member)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._easel, looking.picture, live.game, live, seat, look, self._draw)

    async def describe(self, channel: int, member: int | None) -> str:
        """Return the words of the map that a member (``None``: everybody) may see."""
        live = await self._memory.readable(channel)
        looking.check_started(live)
        return live.game.scene(live.game.view(live.playing().state, live.seat_of(member)), Look()).alt

    async def status(self, channel: int, member: int | None) -> str:
        """Return where things stand, in a few lines, for a member (``None``: for everybody)."""
        live = await self._memory.readable(channel)
        looking.check_started(live)
        return live.game.sheet(live.game.view(live.playing().state, live.seat_of(member)))

    async def latest(self, channel: int) -> Update:
        """Return the channel's table as it stands now, as an update with id 0 that mentions nobody."""
        live = await self._memory.seen(channel)
        kinds = {"lobby": "lobby", "running": "ballot" if live.row.ballot else "move"}
        update = update_of(live, kinds.get(live.row.status, "end"), called=live.awaited)
        return msgspec.structs.replace(update, mention=())

    async def log(self, channel: int, page: int = 1) -> tuple[str, int]:
        """Return a page of the log as text (1 is the newest; the newest entry is last), and how many there are."""
        live = await self._memory.readable(channel)
        looking.check_started(live)
        count = looking.pages(live.rows)
        last = live.rows - looking.PER_PAGE * (min(max(page, 1), count) - 1)
        first = max(0, last - looking.PER_PAGE)
        return looking.log_page(live, await self._store.entries(live.row.id, first, last - first)), count

    async def export(self, channel: int) -> tuple[str, bytes]:
        """Return the delve as a file (name, JSON): public stories while it runs, everything once it has ended."""
        live = await self._memory.readable(channel)
        looking.check_started(live)
        rows: list[EntryRow] = []
        while chunk := await self._store.entries(live.row.id, len(rows), CHUNK):
            rows += chunk
        try:
            return await asyncio.get_running_loop().run_in_executor(self._easel, export.file_of, live, rows)
        except msgspec.MsgspecError as error:
            raise broken(live.row, error) from error

    async def rules_behind(self, version: Version) -> tuple[str, ...]:
        """Return the ids of the rules behind a change, in order; ``()`` where there are none or it is forgotten."""
        rows = await self._store.rows_of_change(version.table, version.change)
        if not rows:
            told = await self._store.update_of_change(version.table, version.change)
            return _update(told).rules if told else ()
        try:
            return rules_of(event for row in rows for event in msgspec.json.decode(row.events, type=list[Event]))
        except msgspec.MsgspecError:
            log.error("the events of change %s cannot be read", version)
            return ()

    # Telling.

    async def untold(self) -> list[Update]:
        """Return what was saved and not told, oldest first: to be made good at the start."""
        updates = []
        for row in await self._store.untold():
            try:
                updates.append(_update(row))
            except TableBroken:
                log.error("update %d of table %d cannot be read, so it is not told", row.id, row.table_id)
        return updates

    async def told(self, update: Update, message: int = 0) -> None:
        """Remember that an update was told, and in which message (0: in none that has to be found again)."""
        if update.id:
            await self._store.told(update.id, message)

    async def newest_post(self, channel: int) -> int:
        """Return the message id of the newest post of the channel's table, 0 if there is none."""
        return await self._store.post(channel)

    def rulebook(self) -> Rulebook:
        """Return the rules desk: the entries of all games, to be searched."""
        return self._rulebook

    # Inside.

    async def _command(self, call: Call, work: Callable[[Live], Step]) -> Update:
        async with self._memory.lock(call.channel):
            if again := await self._again(call):
                return again
            live = await self._memory.held(call.channel)
            return await self._save(live, work(live), call)

    async def _put_away(self, call: Call) -> Update:
        """End a table that is broken, knowing no more of it than its row, or not even that."""
        try:
            live = await self._memory.bare(call.channel)
        except TableBroken:
            if not call.manager:
                raise
            closed = Update(0, Version(0, 0), call.channel, "closed", f"{call.member.name} puts the broken table away.")
            row = await self._store.abandon(call.channel, msgspec.json.encode(closed), call.id)
            if row is None:
                raise
            return _update(row)
        step = lobby.end(live, call, self._seconds())
        return await self._save(live, msgspec.structs.replace(step, reload=True), call)

    async def _save(self, live: Live, step: Step, call: Call | None) -> Update:
        # Whatever goes wrong from here on, memory must not know better than the disk.
        self._memory.forget(live.row.channel)
        change = Change(
            step.live.row,
            msgspec.json.encode(step.update),
            call.id if call else 0,
            step.seats,
            step.entries,
            step.strike,
            step.revive,
            step.snapshots,
        )
        update = await self._store.save(change)
        if not step.reload:
            self._memory.remember(step.live)
        return msgspec.structs.replace(step.update, id=update)

    async def _taken_back(self, live: Live, call: Call) -> Step:
        seq = live.last.seq if live.last else 0
        return undoing.taken_back(live, call, await self._store.before(live.row.id, seq), self._seconds())

    async def _go_on_without(self, row: TableRow, now: int) -> Update | None:
        async with self._memory.lock(row.channel):
            live = await self._memory.held(row.channel)
            if live.row.id != row.id or not 0 < live.row.due <= now:
                return None
            step = moves.away(live, now)
            if step is not None:
                return await self._save(live, step, None)
            self._memory.forget(row.channel)
            await self._store.postpone(row.id, moves.due_after(live.row.wait, now))
            return None

    async def _again(self, call: Call) -> Update | None:
        row = await self._store.answer(call.id) if call.id else None
        return msgspec.structs.replace(_update(row), again=True) if row else None

    def _ways(self, live: Live, seat: int) -> tuple[Way, ...]:
        """Keep the legal moves of the newest few completions: they are asked for with every letter typed."""
        key = (live.row.id, live.row.change, seat)
        found = self._legal.get(key)
        if found is None:
            found = self._legal[key] = ways(live, (seat,), seat)
        self._legal.move_to_end(key)
        while len(self._legal) > 32:
            self._legal.popitem(last=False)
        return found

    def _seconds(self) -> int:
        return int(self._now().timestamp())


def _update(row: UpdateRow) -> Update:
    try:
        body = msgspec.json.decode(row.body, type=Update)
    except msgspec.MsgspecError as error:
        raise TableBroken("What I had to say cannot be read any more. /map shows how things stand.") from error
    return msgspec.structs.replace(body, id=row.id, version=Version(row.table_id, row.change))


def _taken(row: TableRow, games: Mapping[str, AnyGame]) -> str:
    title = games[row.game].title if row.game in games else row.game
    doing = "is gathering" if row.status == "lobby" else "is being played"
    return f"{title} {doing} in this channel already. The host can end it with /delve end."
