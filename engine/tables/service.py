"""The tables of the bot: the only service that the cogs call."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from datetime import datetime
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from engine import render
from engine.api.update import Call, Update, Version
from engine.core.catalogue import Catalogue
from engine.core.content import DATA
from engine.core.game import AnyGame
from engine.core.languages import SOURCE, spoken
from engine.core.messages import WORDS
from engine.games import check_shared_pages, check_shared_verbs
from engine.games import games as find_games
from engine.rulebook import TABLE, QuickCard, Rulebook, is_read, quick_starts_of, rulebook_of
from engine.runtime.observer import Observer
from engine.runtime.shards import WHOLE, Shards
from engine.store import HeldLock, Store, hold
from engine.tables.admin.backups import Backups
from engine.tables.admin.clockwork import Clockwork
from engine.tables.admin.metrics import TableMetrics, timed
from engine.tables.admin.purge import Cleanup
from engine.tables.admin.rule_gaps import RuleGaps
from engine.tables.admin.settings import ServerSettingsService
from engine.tables.admin.shut_out import ShutOut
from engine.tables.admin.signboards import SignboardService
from engine.tables.admin.tables import AdminTables
from engine.tables.bots.thinker import Thinker
from engine.tables.commands import Commands
from engine.tables.context import Context
from engine.tables.hall.daily import DailyDelves
from engine.tables.hall.service import HallService
from engine.tables.history.branch import Branches
from engine.tables.history.chronicles import Chronicles
from engine.tables.history.exports import Exports
from engine.tables.history.film import Films
from engine.tables.history.replay import Replays
from engine.tables.lessons.newcomers import Newcomers
from engine.tables.lessons.service import Lessons
from engine.tables.lessons.tips import Tips
from engine.tables.lobby.beginning import Beginnings
from engine.tables.lobby.bot_players import BotPlayers
from engine.tables.lobby.campaigns import CampaignService
from engine.tables.lobby.invitations import Invitations
from engine.tables.lobby.prepared_files import PreparedFiles
from engine.tables.lobby.private import PrivateTables
from engine.tables.lobby.rematch import Rematches
from engine.tables.lobby.seeds import Seeds
from engine.tables.lobby.service import Lobbies
from engine.tables.moves import act
from engine.tables.moves.service import Moves
from engine.tables.premoves.service import PremoveService
from engine.tables.presence.pauses import Pauses
from engine.tables.presence.service import Presence
from engine.tables.presence.settings import MemberSettingsService
from engine.tables.privacy.service import PrivacyService
from engine.tables.session.cache import SessionCache
from engine.tables.session.drawn import Draw
from engine.tables.undo.newest import UndoOffers
from engine.tables.undo.service import Undo
from engine.tables.updates.completion import cut
from engine.tables.updates.controls import PLAY_ON
from engine.tables.updates.outbox import Outbox
from engine.tables.updates.update import AGREE, KEEP, check_control_names
from engine.tables.views.my_tables import MyTablesService
from engine.tables.views.picture import LONGEST_ALT
from engine.tables.views.recap import Recaps
from engine.tables.views.service import Views
from engine.tables.webhooks.service import Webhooks
from engine.tables.windows.service import Windows

OVERLAP = 5.0
"""Seconds to wait for another process that has the database: while a service is restarted the old one is still leaving."""


class Tables:
    """Every table of the bot, by what can be done at them: each member has the methods for one matter.

    Commands take a `Call`, are saved before they return, and return the update to post. They raise a `GameError` with words
    for the caller; then nothing has changed. Channels do not wait for each other. A table that cannot go on (`TableBroken`)
    does not affect the others.
    """

    def __init__(
        self,
        context: Context,
        books: tuple[str, ...],
        quick_starts: Mapping[str, tuple[QuickCard, ...]],
        lock: HeldLock | None,
    ) -> None:
        self._context = context
        self._books = books
        self._quick_starts = quick_starts
        self._lock = lock
        self.games = context.games
        self.lost: Callable[[str], None] = lambda _: None
        """Called with the reason where another process has taken over the tables of this one."""
        if lock:
            # Another process may have written while the lock was lost.
            lock.retaken = context.cache.forget_all
            lock.lost = lambda why: self.lost(why)
        self.changed = context.changed
        """Functions that are called with the channel of a table that has changed, once that is saved."""
        self.is_first = context.store.part.holds(0)
        """Whether this process also does what is done once, however many processes there are."""
        offers = UndoOffers(context)
        beginnings = Beginnings(context)
        # Settings, and what a member may see.
        self.member_settings = MemberSettingsService(context)
        self.server_settings = ServerSettingsService(context)
        self.shut_out = ShutOut(context)
        self.rule_gaps = RuleGaps(context)
        self.signboards = SignboardService(context)
        self.outbox = Outbox(context)
        self.recaps = Recaps(context)
        self.views = Views(context, offers, self.recaps)
        self.my_tables = MyTablesService(context)
        # What is done at a table.
        self.moves = Moves(context)
        self.undo = Undo(context, offers)
        self.premoves = PremoveService(context, self.views.drawn)
        self.presence = Presence(context)
        self.pauses = Pauses(context)
        self.deadlines = Clockwork(context)
        # Who sits where.
        self.files = PreparedFiles(context)
        self.bot_players = BotPlayers(context)
        self.campaigns = CampaignService(context)
        self.rematch = Rematches(context, beginnings)
        self.seeds = Seeds(context)
        self.lobby = Lobbies(context, beginnings, self.campaigns, self.presence, self.pauses, self.rematch)
        self.invitations = Invitations(context, self.lobby.join)
        self.private = PrivateTables(context, self.deadlines.go_on)
        # Games looked back at.
        self.replays = Replays(context)
        self.films = Films(context, self.replays)
        self.chronicles = Chronicles(context, self.replays)
        self.branches = Branches(context, self.private, self.replays)
        self.exports = Exports(context)
        self.windows = Windows(context, self.server_settings, self.shut_out)
        self.webhooks = Webhooks(context)
        self.hall = HallService(context)
        self.dailies = DailyDelves(context, self.private, self.views.latest, partial(self.exports.export, revealed=True))
        self.lessons = Lessons(context, self.private, self.views.latest)
        self.tips = Tips(context)
        # For managers and operators.
        self.admin = AdminTables(context)
        self.backups = Backups(context)
        self.metrics = TableMetrics(context)
        self.cleanup = Cleanup(context, self.deadlines, self.server_settings.retention)
        self.cleanup.deleted.append(self.webhooks.forget)
        self.privacy = PrivacyService(context, self.recaps, self.my_tables, self.campaigns, self.tips)
        context.runs = Commands(
            context,
            self.member_settings,
            self.recaps,
            offers,
            self.webhooks,
            advised=Newcomers(context, self.tips).offered,
            finished=self.dailies.finished,
            results=self.hall.results,
        )

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
        part: Shards = WHOLE,
        observer: Observer | None = None,
        backed_up: bool = False,
    ) -> Tables:
        """Open the database at ``path``, or at such an address on a server, made or migrated as needed; `OperatorError` in
        words when that cannot be.

        The database must not change behind the memory, so no other process may have it open like this: `NotNow` if one
        does for longer than `OVERLAP`.

        `BadGame` when two games give one verb different arguments, or one has the verb of a ballot. ``now`` is the clock,
        ``keys`` makes the dice key of a table whose host gave none. ``games`` and ``draw`` stand in for the real ones; each
        real game must have a rulebook, else `BadContent`. ``size`` tables are kept in memory. ``thinker`` is how bot
        players think. ``observer`` is told what is done. Only tables in the servers of ``part`` are looked after.
        ``backed_up``: the operator has a backup, without which a database on a server is not migrated.
        """
        if games is None:
            games = find_games()
            books = (*games, TABLE)
        else:
            check_shared_verbs(games)
            check_shared_pages(games)
            books = tuple(key for key in (*games, TABLE) if (DATA / key / "rules.toml").exists())
        rulebook_of(books)
        check_control_names(games)
        quick_starts = quick_starts_of(tuple(games))
        lock = await hold(OVERLAP, path, part)
        try:
            store = await Store.open(path, part, backed_up=backed_up, observer=observer)
        except BaseException:
            if lock:
                await lock.close()
            raise
        draw_fine = render.draw_fine if draw is render.draw else draw
        if observer:
            draw, draw_fine = timed(draw, observer), timed(draw_fine, observer)
        cache = SessionCache(store, games, size)
        context = Context(
            store,
            games,
            cache,
            thinker=thinker or Thinker(),
            draw=draw,
            draw_fine=draw_fine,
            draw_strips=render.draw_strips,
            clock=now,
            keys=keys,
            observer=observer,
        )
        tables = cls(context, books, quick_starts, lock)
        await tables.webhooks.load()
        await tables.shut_out.read()
        return tables

    async def close(self) -> None:
        """Finish what is under way and close the database."""
        await self.films.close()
        self._context.render_pool.shutdown(wait=True)
        await asyncio.gather(self.outbox.all_noted(), self.recaps.close(), return_exceptions=True)
        await self._context.store.close()
        if self._lock:
            await self._lock.close()

    async def act(self, call: Call, text: str, version: Version | None = None) -> Update:
        """Make the move that ``text`` writes; `Stale` when ``version``, that of the control it came from, is old.

        Such a control is still good while others only answer what its seat is asked too: see `freshness.outlasts`.
        """
        if version is not None and text in (AGREE, KEEP) and (await self._context.cache.seen(call.channel)).ballot:
            return await self.undo.vote(call, version, text == AGREE)
        if version is not None and text.startswith(f"{PLAY_ON} "):
            return await self.lobby.play_on(call, version, text)
        return await self._context.run(call, lambda live: act.act(live, call, text, version, self._context.now()))

    def now(self) -> int:
        """Return the time by which the tables go, in Unix seconds."""
        return self._context.now()

    def rulebook(self) -> Rulebook:
        """Return the rules desk in the language that is spoken: the entries of all games, to be searched (TAB-061)."""
        return rulebook_of(self._books, spoken())

    async def read_rulebook(self) -> None:
        """Read the rulebook of the language that is spoken, where that takes a while, before it is used."""
        if not is_read(self._books, spoken()):
            await asyncio.get_running_loop().run_in_executor(None, rulebook_of, self._books, spoken())

    def quick_start(self, game: str) -> tuple[QuickCard, ...]:
        """Return the cards that explain a game to newcomers, in order; none where it has none.

        The words of each picture say that it is an example: its players may be called as those who read.
        """
        cards = self._quick_starts.get(game, ())
        if spoken() != SOURCE:
            cards = tuple(card.spoken(spoken(), Catalogue(game).text) for card in cards)
        alts = [cut(WORDS("example-in-words", picture=card.picture.alt), LONGEST_ALT) for card in cards]
        return tuple(replace(card, picture=replace(card.picture, alt=alt)) for card, alt in zip(cards, alts, strict=True))
