"""How a command is done once, under the lock of its channel, and saved before any member is told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from engine.api.characters import LAST
from engine.api.private_tables import is_private
from engine.api.update import Call, Update
from engine.core.errors import TableTaken
from engine.core.languages import speak, spoken
from engine.runtime.tracing import span
from engine.store import Change, ResultRow, TableRow, TryRow
from engine.tables.bots.decide import kept_memories
from engine.tables.context import Context
from engine.tables.deadlines import due
from engine.tables.deadlines.alarms import noted
from engine.tables.moves.freshness import past_after
from engine.tables.moves.keepsakes import new_keepsakes
from engine.tables.moves.premove_queue import kept_plans
from engine.tables.presence.settings import MemberSettingsService, unseated
from engine.tables.session import live as session_live
from engine.tables.session.bot_memory import new_memories
from engine.tables.session.cache import taken
from engine.tables.session.campaign import written
from engine.tables.session.live import BOT, Session
from engine.tables.session.premove import new_rows
from engine.tables.session.result import CommandResult
from engine.tables.undo import rules
from engine.tables.undo.newest import UndoOffers
from engine.tables.updates.post_merging import continued
from engine.tables.views.recap import Recaps
from engine.tables.webhooks.service import Webhooks


class Commands:
    """Runs commands (`Runs`). ``finished`` and ``results`` say what a result adds to daily delves and to the hall,
    ``advised`` whether its update offers advice."""

    def __init__(
        self,
        context: Context,
        member_settings: MemberSettingsService,
        recaps: Recaps,
        offers: UndoOffers,
        webhooks: Webhooks,
        *,
        advised: Callable[[Session, Session, Update, Call | None], Awaitable[Update]],
        finished: Callable[[Session, CommandResult], Awaitable[TryRow | None]],
        results: Callable[[Session, CommandResult], Awaitable[tuple[ResultRow, ...]]],
    ) -> None:
        self._context = context
        self._member_settings = member_settings
        self._recaps = recaps
        self._offers = offers
        self._webhooks = webhooks
        self._advised = advised
        self._finished = finished
        self._results = results

    async def open(self, call: Call, work: Callable[[], CommandResult], board: int = 0, *, apart: bool = False) -> Update:
        """Open a table in a channel that has none. In a thread, it takes over the signboard of the table before it.

        ``apart``: bot players may have to think for its first moves.
        """

        async def created() -> Update:
            row = await self._context.cache.row(call.channel)
            if row is not None and row.in_use:
                raise TableTaken(taken(row, self._context.games), "TAB-009")
            speak(await self._first_language(call))
            result = await self._member_settings.known_in(await self._context.thinker.apart(work) if apart else work())
            result = noted(result.live, result, call, self._context.now())
            sign = board or await self._context.store.signboards.board(call.channel)
            first = msgspec.structs.replace(result.live.row, board=sign)
            told = msgspec.structs.replace(result.update, board=sign, language=first.language)
            body = msgspec.json.encode(told)
            seen = self._recaps.seen_by(result.live, call)
            change = Change(
                first,
                body,
                call.id,
                result.seats,
                result.entries,
                snapshots=result.snapshots,
                file=result.file,
                seen=seen,
                named=(*unseated((), result.live.seats, call.member), *result.named),
                minds=new_memories(minds, result.live.row.length - 1) if (minds := kept_memories(result.live)) else (),
                attempt=result.attempt,
                campaign=next(iter(result.live.campaigns), None) if result.live.row.status == "running" else None,
                deliveries=self._webhooks.facts(None, result.live, result.update, result.update.cards),
            )
            table, update = await self._context.store.create(change)
            self._noticed(result)
            self._recaps.keep(table, seen)
            live = msgspec.structs.replace(result.live, row=msgspec.structs.replace(first, id=table))
            if change.campaign is None or change.campaign.id:
                self._context.cache.remember(live)
            else:
                # A campaign that has just begun has its number from the store.
                self._context.cache.forget(call.channel)
            self._changed(call.channel)
            self._webhooks.note_saved(change.deliveries)
            return msgspec.structs.replace(told, id=update, version=live.version)

        with span("command", does="open"):
            async with self._context.cache.lock(call.channel):
                return await self._context.answers.once(call, created)

    async def _first_language(self, call: Call) -> str:
        """Return the language that a table begins with (TAB-208): the one that the server's managers set, else the one that
        its host chose. A private table begins with that of its member."""
        if is_private(call.channel):
            return spoken()
        said = (await self._context.store.servers.server(call.guild)).language if call.guild else ""
        said = said or await self._member_settings.language(call.member.id)
        return said or call.language or spoken()

    async def run(self, call: Call, work: Callable[[Session], CommandResult]) -> Update:
        """Do what a call asks for, on the table of its channel."""

        async def done(live: Session) -> CommandResult:
            return await self._context.thinker.aside(live, lambda: work(live))

        return await self.prepared(call, done)

    async def prepared(self, call: Call, work: Callable[[Session], Awaitable[CommandResult]]) -> Update:
        """Do what a call asks for, where the store has to be asked something first."""

        async def saved() -> Update:
            live = await self._context.cache.held(call.channel)
            # A member who does something at a sleeping table wakes it.
            about = session_live.taken_over(due.awake(live, self._context.now()), call)
            return await self.save(live, await work(about), call)

        with span("command", does=work.__qualname__.partition(".<locals>")[0]):
            async with self._context.cache.lock(call.channel):
                return await self._context.answers.once(call, saved)

    async def save(self, live: Session, result: CommandResult, call: Call | None) -> Update:
        """Write what a command has done, and return what has to be told."""
        # A reminder is nothing that was done at the table.
        touched = self._context.now() if call or result.entries else result.live.row.touched
        row = msgspec.structs.replace(result.live.row, touched=touched)
        update, cards = result.update, result.update.cards
        if result.revive is None and all(rules.is_passed_over(result.live, entry) for entry in result.entries):
            update = await self._offers.undoable(result.live, update, result.strike)
        after = msgspec.structs.replace(
            result.live, row=row, past=past_after(live, result), premoves=kept_plans(result.live)
        )
        after = msgspec.structs.replace(after, bot_memories=kept_memories(after))
        seen = self._recaps.seen_by(after, call)
        update = await self._advised(live, after, await self._recaps.offered(update, call), call)
        result = await self._member_settings.known_in(msgspec.structs.replace(result, live=after, update=update))
        result = noted(live, result, call, self._context.now())
        result = continued(live, result, typed=call is not None and call.typed)
        told = msgspec.structs.replace(result.update, language=result.live.row.language)
        result = msgspec.structs.replace(result, update=told)
        over = result.live.row.status == "over"
        # If anything fails from here on, memory must not be ahead of the disk.
        self._context.cache.forget(live.row.channel)
        turned = result.live.row.status != live.row.status
        campaign = written(live, result.live, self._context.now()) if turned else None
        change = Change(
            result.live.row,
            msgspec.json.encode(result.update),
            call.id if call else 0,
            result.seats,
            result.entries,
            result.strike,
            result.revive,
            result.snapshots,
            result.file,
            new_keepsakes(live, result.live) if not live.row.sort else (),
            seen,
            new_rows(live.premoves, result.live.premoves),
            new_memories(result.live.bot_memories, result.live.row.length - 1)
            if result.live.bot_memories != live.bot_memories
            else (),
            unseated(live.seats, result.live.seats, call.member if call else None),
            await self._finished(live, result) if over else None,
            await self._results(live, result) if over else (),
            campaign=campaign,
            turned=_where(result.live.row) != _where(live.row),
            deliveries=self._webhooks.facts(live, result.live, result.update, cards),
        )
        saved = await self._context.store.save(change)
        self._noticed(result)
        self._recaps.keep(live.row.id, seen)
        # A campaign that has just begun has its number from the store.
        if not (result.reload or (campaign is not None and not campaign.id)):
            self._context.cache.remember(result.live)
        elif result.live.deed:
            loaded = await self._context.cache.held(result.live.row.channel)
            self._context.cache.remember(msgspec.structs.replace(loaded, deed=result.live.deed))
        self._changed(live.row.channel)
        self._webhooks.note_saved(change.deliveries)
        return msgspec.structs.replace(result.update, id=saved)

    def _changed(self, channel: int) -> None:
        for told in self._context.changed:
            told(channel)

    def _noticed(self, result: CommandResult) -> None:
        if self._context.observer:
            for row in result.entries:
                self._context.observer.acted(result.live.game, row.text, by_bot=BOT <= row.member <= LAST)


def _where(row: TableRow) -> tuple[int, str, int]:
    """Return by what a table is looked for in the store."""
    return row.channel, row.status, row.alarm
