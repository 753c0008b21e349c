"""The tables of the bot: the only service that the cogs call."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from weakref import WeakValueDictionary

import msgspec

from engine import render
from engine.core.campaigns import Campaigns
from engine.core.capabilities import Keeps
from engine.core.content import DATA
from engine.core.errors import GameError, NoTable, TableBroken, TableTaken
from engine.core.game import AnyGame
from engine.games import check_shared_pages, check_shared_verbs
from engine.games import games as find_games
from engine.pace import SUITED
from engine.part import WHOLE, Part
from engine.rulebook import TABLE, QuickCard, Rulebook, read_quick_starts, rulebook_of
from engine.store import Held, RefusalRow, Store, hold
from engine.tables.admin.backups import Backups
from engine.tables.admin.clockwork import Deadlines
from engine.tables.admin.metrics import Gauge, timed
from engine.tables.admin.purge import Purging
from engine.tables.admin.settings import Servers
from engine.tables.admin.signboards import Places
from engine.tables.admin.tables import Care
from engine.tables.bots.thinker import Thinker
from engine.tables.deadlines import due as due
from engine.tables.hall.daily import Dailies
from engine.tables.hall.service import Hall
from engine.tables.history.branch import Branching
from engine.tables.history.chronicles import Chronicles
from engine.tables.history.film import Filming
from engine.tables.history.replay import Replaying
from engine.tables.lobby import bot_seats as bot_seats
from engine.tables.lobby import end as end
from engine.tables.lobby import gather as gather
from engine.tables.lobby import hand_over as hand_over
from engine.tables.lobby import join as join
from engine.tables.lobby import options as lobby_options
from engine.tables.lobby import prepared_files as prepared_files
from engine.tables.lobby import start as start
from engine.tables.lobby.campaigns import Campaigning
from engine.tables.lobby.invitations import Inviting
from engine.tables.lobby.options import chosen, with_campaign
from engine.tables.lobby.private import Private
from engine.tables.lobby.rematch import Again
from engine.tables.lobby.rematch_seats import begins, in_it, is_asked, said_yes, those_in
from engine.tables.lobby.service import Company
from engine.tables.moves import act as act
from engine.tables.moves import freshness as freshness
from engine.tables.premoves.service import Planner
from engine.tables.presence import pause as pause
from engine.tables.presence import wake as wake
from engine.tables.presence.service import Presence
from engine.tables.presence.settings import People
from engine.tables.presence.stand_in_report import meanwhile
from engine.tables.privacy.service import Privacy
from engine.tables.session.cache import Answers, Memory, taken
from engine.tables.session.campaign import CAMPAIGN, chosen_as
from engine.tables.session.live import Live
from engine.tables.session.step import Step
from engine.tables.undo import take_back as take_back
from engine.tables.updates.update import AGREE, KEEP, check_ballot_free
from engine.tables.views.my_tables import Sittings
from engine.tables.views.recap import Since
from engine.tables.views.service import Draw
from engine.update import Call, Member, Update, Version
from engine.watch import Watch

OVERLAP = 5.0
"""Seconds to wait for another process that has the database: while a service is restarted the old one is still leaving."""


class Tables(Again):
    """Every table of the bot, to be looked at (see `Reader`) and to be changed.

    Commands take a `Call`, are saved before they return, and return what has to be told. They raise a `GameError` whose
    words are for the caller; nothing has changed then. Channels do not wait for each other. A table that cannot go on
    (`TableBroken`) leaves the others alone.
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
        quick_starts: Mapping[str, tuple[QuickCard, ...]],
        size: int,
        lock: Held | None,
        thinker: Thinker,
        part: Part,
        watch: Watch | None,
    ) -> None:
        super().__init__(
            store, games, Memory(store, games, size), timed(draw, watch) if watch else draw, rulebook, quick_starts
        )
        self._watch = watch
        self._lock = lock
        if lock:
            # Whatever somebody else wrote while the lock was lost is read again.
            lock.retaken = self._memory.forget_all
            lock.lost = lambda why: self.lost(why)
        self.lost: Callable[[str], None] = lambda _: None
        """Called with the reason where another process has taken over what this one looks after."""
        self.is_first = part.holds(0)
        """Whether this process also does what is to be done once, however many there are."""
        self._now = now
        self._keys = keys
        self._answers = Answers(store)
        self._thinker = thinker
        self.hall = Hall(store, games, self._easel, draw, self._seconds)
        self.company = Company(self._memory, self._command, thinker)
        self.places = Places(store, self._memory, games)
        self.servers = Servers(store, games)
        self.backups = Backups(store, self._memory, games, self._seconds)
        self.campaigns = Campaigning(store, self._memory, games, self._easel, self._draw, self._seconds)
        self.care = Care(store, self._memory, games, self._answers, self._save, self._seconds)
        self.inviting = Inviting(store, self._memory, self._answers, self.join, self._save, self._seconds)
        self.deadlines = Deadlines(store, self._memory, self._save, self._seconds, thinker)
        self.private = Private(store, self._memory, self._opened, self.go_on)
        self.dailies = Dailies(
            store, games, self.private, self.latest, partial(self.export, revealed=True), keys, self._seconds
        )
        self.presence = Presence(store, self._memory, self._save, self._seconds, thinker)
        self.since = Since(store, self._memory, self._easel, draw, self._seconds)
        self.replaying = Replaying(store, self._memory, games, self._easel, draw)
        self.filming = Filming(self.replaying, self._memory, self._easel)
        self.chronicles = Chronicles(store, self._memory, self._easel, draw, self.replaying)
        self.branching = Branching(store, self.private, self.replaying, self._seconds)
        self.plans = Planner(store, self._memory, self._save, self._drawn, self._seconds)
        self._notes: set[asyncio.Task[None]] = set()
        self._orders: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._unmarked: dict[int, dict[int, int]] = {}
        self.people = People(store, self._memory, now)
        self.gauge = Gauge(store, self._memory, self._easel, self._seconds)
        self.sittings = Sittings(store, self._memory, games, self._seconds)
        self.purging = Purging(store, self._memory, self.deadlines, self._seconds, self.servers.retention)
        told = (self.since, self.sittings, self.campaigns)
        self.privacy = Privacy(store, self._memory, self._answers, games, self._save, self._seconds, thinker, *told)

    @classmethod
    async def open(
        cls,
        path: str | Path,
        *,
        now: Callable[[], datetime],
        keys: Callable[[], str] = lambda: secrets.token_hex(16),
        games: Mapping[str, AnyGame] | None = None,
        draw: Draw = render.draw,
        size: int = 512,
        thinker: Thinker | None = None,
        part: Part = WHOLE,
        watch: Watch | None = None,
    ) -> Tables:
        """Open the database at ``path``, or at such an address on a server, made or migrated as needed; `HouseError` in
        words when that cannot be.

        What is in memory must not be changed behind its back, so nobody else has the same database open like this:
        `NotNow` if another process does for longer than `OVERLAP`.

        `BadGame` when two games give one verb different arguments, or one has the verb of a ballot. ``now`` is the clock,
        ``keys`` makes the dice key of a table whose host gave none; ``games`` and ``draw`` stand in for the real ones (each
        of which must have a rulebook, else `BadContent`); ``size`` tables are kept in memory; ``thinker`` is how house
        players think; ``watch`` is told what is done; by itself it only looks after the tables in the servers of ``part``.
        """
        if games is None:
            games = find_games()
            rulebook = rulebook_of((*games, TABLE))
        else:
            check_shared_verbs(games)
            check_shared_pages(games)
            rulebook = rulebook_of(tuple(key for key in (*games, TABLE) if (DATA / key / "rules.toml").exists()))
        check_ballot_free(games)
        quick_starts = read_quick_starts(games)
        lock = await hold(OVERLAP, path, part)
        try:
            store = await Store.open(path, part)
        except BaseException:
            if lock:
                await lock.close()
            raise
        return cls(
            store,
            games,
            now=now,
            keys=keys,
            draw=draw,
            rulebook=rulebook,
            quick_starts=quick_starts,
            size=size,
            lock=lock,
            thinker=thinker or Thinker(),
            part=part,
            watch=watch,
        )

    async def close(self) -> None:
        """Finish what is under way and close the database."""
        await self.filming.close()
        self._easel.shutdown(wait=True)
        await asyncio.gather(self.all_noted(), self.since.close(), return_exceptions=True)
        await self._store.close()
        if self._lock:
            await self._lock.close()

    # The life of a table.

    async def gather(
        self,
        call: Call,
        game: str,
        options: Mapping[str, str],
        *,
        key: str = "",
        wait: int | None = None,
        board: int = 0,
        company: Sequence[str] = (),
    ) -> Update:
        """Open a lobby; `TableTaken` if the channel has a table, `BadOption` for what the game does not know.

        ``key`` is a dice key of the host's choice ("" for a random one): the same key gives the same delve, except where
        rivals play (see `lobby.start`). ``wait`` is how many minutes a seat may stay away before the game's default is
        played for it, 0 for ever, ``None`` as it suits who plays. ``board`` is the channel of the signboard that the
        thread here was opened from (0: none). ``company`` are the levels of house players who are hired at once.
        """

        known, campaign = await self.campaigns.offered(call, game, options)
        options = {name: value for name, value in options.items() if name != CAMPAIGN}
        options = await self.after_last(call, game, options)

        def work() -> Step:
            step = with_campaign(self._gathered(call, game, options, key, wait), known, campaign)
            return bot_seats.with_company(step, company)

        return await self._opened(call, work, board)

    def check_gather(
        self, call: Call, game: str, options: Mapping[str, str], *, key: str = "", wait: int | None = None
    ) -> None:
        """Raise the `BadOption` with which `gather` would refuse."""
        self._gathered(call, game, options, key, wait)

    def _gathered(self, call: Call, game: str, options: Mapping[str, str], key: str, wait: int | None) -> Step:
        sealed, minutes = key.strip() if key else self._keys(), SUITED if wait is None else wait
        wanted = self._game_called(game)
        return gather.gather(call, wanted, options, sealed, keyed=bool(key), wait=minutes, now=self._seconds())

    async def open_under_way(self, call: Call, game: str, options: Mapping[str, str], people: tuple[str, ...]) -> Update:
        """Open a table that needs no lobby, kept for ``people``; see `Opening`.

        `TableTaken` if the channel has a table, `BadOption` for what the game does not take.
        """

        def work() -> Step:
            return start.open_under_way(call, self._game_called(game), options, people, self._keys, self._seconds())

        return await self._opened(call, work)

    async def join(self, call: Call, whose: str = "") -> Update:
        """Take the next seat of the lobby, or in a game under way the own seat that was left.

        In a full lobby and under way that of a house player (``whose``: by name, else the first one); where the game lets
        people in while it runs, a new seat too; else its refusal.
        """

        async def work(live: Live) -> Step:
            if is_asked(live, call.member.id):
                return await self._in(live, call)
            if whose or bot_seats.gives_way(live, call):
                return bot_seats.take_over(live, call, self._seconds(), whose)
            kept = (
                await self._store.at_hand(call.guild, live.game.key, [call.member.id])
                if isinstance(live.game, Keeps)
                else ("",)
            )
            done = await meanwhile(self._store, live, call.member.id)
            return join.join(live, call, self._seconds(), keeps=kept != ("",), done=done)

        if await self.presence.sleeps(call):
            return await self.wake(call)
        return await self._prepared(call, work)

    async def _in(self, live: Live, call: Call) -> Step:
        """Note that somebody asked is in. With the last the game begins; what speaks against it its host reads at Start."""
        before, live = live, in_it(live, call)
        if begins(before, live, call):
            begin, now, quick = await self._beginning(live), self._seconds(), live.row.quick
            with suppress(GameError):
                step = await self._thinker.aside(live, lambda: start.begun(live, call, now, self._keys, begin, quick=quick))
                return msgspec.structs.replace(step, seats=live.seats)
        return said_yes(before, call)

    async def leave(self, call: Call) -> Update:
        """Leave the lobby, or a game under way: then the seat stays, and the game's default is played for it.

        The host's part goes to the next; with the last one the lobby closes, or the game ends.
        """
        return await self._command(call, lambda live: join.leave(live, call, self._seconds()))

    async def set_option(self, call: Call, name: str, value: str) -> Update:
        """Choose an option; for the host, in the lobby."""

        async def work(live: Live) -> Step:
            if name != CAMPAIGN or not isinstance(live.game, Campaigns):
                return lobby_options.set_option(live, call, name, value)
            live = await self.campaigns.known_in(live)
            await self.campaigns.check_theirs(call, chosen_as(live, value))
            return chosen(live, call, value)

        return await self._prepared(call, work)

    async def start(self, call: Call, *, quick: bool = False, company: str = "") -> Update:
        """Begin the game; for the host, with enough seats. ``quick``: what is chosen before the first turn is dealt.

        ``company`` is a level: the house fills the seats up to a good number first.
        """

        async def work(live: Live) -> Step:
            # The same party is dealt again what it was dealt (TAB-190).
            deal = quick or (live.row.quick and any(row.asked for row in live.seats))
            kept, live = live.seats, those_in(live, call)
            await self.campaigns.check_begun(live, call)
            live = bot_seats.filled(live, call, company) if company else live
            begin, now = await self._beginning(live), self._seconds()
            step = await self._thinker.aside(live, lambda: start.start(live, call, now, self._keys, begin, quick=deal))
            return step if live.seats == kept else msgspec.structs.replace(step, seats=live.seats)

        return await self._prepared(call, work)

    async def set_master(self, call: Call, member: Member | None) -> Update:
        """Make somebody, seated or not, the human game master, or nobody; for the host, in the lobby.

        `BadOption` where the game has no room for one. Under way `hand_over` gives that seat to somebody else.
        """
        return await self._command(call, lambda live: lobby_options.set_master(live, call, member))

    async def use_file(self, call: Call, text: str) -> Update:
        """Play by a prepared file, or with "" without one again; for the host or the game master, in the lobby.

        `BadFile` names what is wrong in it, `BadOption` says that the game takes none.
        """
        live = await self._memory.seen(call.channel)
        prepared_files.check_use(live, call)
        prepared = await self._lectern.check(live.game, text) if text else None
        return await self._command(call, lambda now: prepared_files.used(now, live, call, text, prepared))

    async def refused(self, call: Call, error: GameError) -> None:
        """Remember what the caller is about to be refused in this channel, to be explained when they ask (TAB-002)."""
        row = RefusalRow(call.channel, call.member.id, error.words, error.entry, self._seconds())
        await self._store.note_refusal(row)

    async def forget_kept(self, call: Call, game: str) -> bool:
        """Delete what the caller keeps in this server from games of this kind; return whether there was anything.

        All that is kept of a member `Privacy.forget` deletes (TAB-072).
        """
        return await self._store.forget_kept(call.guild, game, call.member.id)

    async def end(self, call: Call) -> Update:
        """Close the lobby or end the game; for the host or a manager.

        A table that is broken can be ended too; one whose very row cannot be read is closed by a manager.
        """

        async def work() -> Update:
            try:
                live = await self._memory.held(call.channel)
            except TableBroken:
                return await self._put_away(call)
            return await self._save(live, end.end(live, call, self._seconds()), call)

        async with self._memory.lock(call.channel):
            return await self._answers.once(call, work)

    async def act(self, call: Call, text: str, version: Version | None = None) -> Update:
        """Make the move that ``text`` writes; `Stale` when ``version``, that of the control it came from, is old.

        Such a control is still good while others only answer what its seat is asked too: see `moves.outlasts`.
        """
        if version is not None and text in (AGREE, KEEP) and (await self._memory.seen(call.channel)).ballot:
            return await self.vote(call, version, text == AGREE)
        return await self._command(call, lambda live: act.act(live, call, text, version, self._seconds()))

    async def choose(self, call: Call, verb: str, given: Mapping[str, str]) -> Update:
        """Make the one legal move that fits a slash command; `Unclear` carries the moves when several do."""
        return await self._command(call, lambda live: act.choose(live, call, verb, given, self._seconds()))

    async def undo(self, call: Call, version: Version | None = None) -> Update:
        """Take back the newest move, or ask the table about it (an update of kind "ballot").

        `Stale` when ``version``, that of the control it came from, is old.
        """

        async def work() -> Update:
            kept = await self._memory.held(call.channel)
            if version is not None:
                freshness.check_version(kept, call, version)
            live = due.awake(kept, self._seconds())
            newest = await self._newest(live)
            step = take_back.asked(live, call, newest)
            return await self._save(kept, step or await self._taken_back(live, call, newest), call)

        async with self._memory.lock(call.channel):
            return await self._answers.once(call, work)

    async def redo(self, call: Call) -> Update:
        """Make the newest struck move again, while nothing new was done since; for its player, the host or a manager."""
        return await self._command(call, lambda live: take_back.brought_back(live, call, self._seconds()))

    async def vote(self, call: Call, version: Version, agree: bool) -> Update:
        """Answer the open ballot of ``version``; `Stale` when it is settled."""

        async def work() -> Update:
            live = await self._memory.held(call.channel)
            step = take_back.voted(live, call, version, agree)
            if step is None and live.ballot is not None and live.ballot.pause is not None:
                step = pause.agreed(live, call, self._seconds())
            return await self._save(live, step or await self._taken_back(live, call, await self._newest(live)), call)

        async with self._memory.lock(call.channel):
            return await self._answers.once(call, work)

    async def skip(self, call: Call) -> Update:
        """Play the game's default for everybody who is awaited; for the host or a manager.

        One who sits among rivals has to wait for them first, see `rivalry.check_patience`.
        """
        return await self._command(call, lambda live: act.skip(live, call, self._seconds()))

    async def hand_over(self, call: Call, old: Member, new: Member) -> Update:
        """Give a seat to somebody else; for the host or a manager. Among rivals see `rivalry.check_hand`."""
        return await self._command(call, lambda live: hand_over.hand_over(live, call, old, new, self._seconds()))

    async def wake(self, call: Call) -> Update:
        """Wake a table that sleeps, with fresh deadlines."""

        async def work() -> Update:
            live = await self._memory.held(call.channel)
            done = await meanwhile(self._store, live, call.member.id)
            step = await self._thinker.aside(live, lambda: wake.wake(live, call, self._seconds(), done))
            return await self._save(live, step, call)

        async with self._memory.lock(call.channel):
            return await self._answers.once(call, work)

    async def pause(self, call: Call, until: int = 0, *, own: bool = False) -> Update:
        """Pause a table until then (Unix seconds, 0: until somebody goes on); see `resting.pause`."""
        return await self._command(call, lambda live: pause.pause(live, call, until, self._seconds(), own=own))

    async def unpause(self, call: Call) -> Update:
        """End a pause before its time."""
        return await self._command(call, lambda live: pause.go_on(live, call, self._seconds()))

    async def move_here(self, call: Call, from_channel: int) -> Update:
        """Bring the table in use of another channel, which may be gone, to this one; for the host or a manager."""
        if from_channel == call.channel:
            raise TableTaken("The table is here already.", "TAB-060")

        async def work() -> Update:
            here = await self._memory.row(call.channel)
            if here is not None and here.in_use:
                raise TableTaken(taken(here, self.games), "TAB-009")
            try:
                there = await self._memory.row(from_channel)
            except TableBroken:
                there = None
            if there is None or there.guild != call.guild or not call.guild:
                # What stands in another server or somebody's messages is nobody's business, not even whether anything does.
                raise NoTable("No table of this server stands there.")
            live = await self._memory.held(from_channel)
            update = await self._save(live, end.move_here(live, call), call)
            self._memory.forget(from_channel)
            return update

        first, second = sorted((from_channel, call.channel))
        async with self._memory.lock(first), self._memory.lock(second):
            return await self._answers.once(call, work)

    async def due(self) -> dict[int, int]:
        """Return the tables that the house has to look at, each with its channel; see `Deadlines.passed`."""
        return await self.deadlines.passed()

    async def go_on(self, table: int, channel: int) -> Update | None:
        """Do what is to be done at a table by now without anybody's word; see `Deadlines.go_on`."""
        return await self.deadlines.go_on(table, channel)
