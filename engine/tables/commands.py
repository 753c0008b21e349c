"""How a command is done once, under the lock of its channel, and saved before anybody is told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from engine.company import LAST
from engine.core.errors import TableTaken
from engine.store import Change, ResultRow, TableRow, TryRow
from engine.tables.bots.decide import kept_minds
from engine.tables.context import Context
from engine.tables.deadlines import due
from engine.tables.deadlines.alarms import noted
from engine.tables.moves.freshness import past_after
from engine.tables.moves.keepsakes import new_keepsakes
from engine.tables.moves.premove_queue import kept_plans
from engine.tables.presence.settings import MemberSettingsService, unseated
from engine.tables.session import live as session_live
from engine.tables.session.bot_memory import new_minds
from engine.tables.session.cache import taken
from engine.tables.session.campaign import written
from engine.tables.session.live import BOT, Session
from engine.tables.session.premove import new_rows
from engine.tables.session.step import Step
from engine.tables.undo import rules
from engine.tables.undo.newest import UndoOffers
from engine.tables.updates.post_merging import continued
from engine.tables.views.recap import Recaps
from engine.update import (
    Call,
    Update,
)


class Commands:
    """Runs commands (`Runs`). ``finished`` and ``results`` say what a step adds to daily delves and to the hall."""

    def __init__(
        self,
        context: Context,
        people: MemberSettingsService,
        since: Recaps,
        offers: UndoOffers,
        *,
        finished: Callable[[Session, Step], Awaitable[TryRow | None]],
        results: Callable[[Session, Step], Awaitable[tuple[ResultRow, ...]]],
    ) -> None:
        self._context = context
        self._people = people
        self._since = since
        self._offers = offers
        self._finished = finished
        self._results = results

    async def open(self, call: Call, work: Callable[[], Step], board: int = 0, *, apart: bool = False) -> Update:
        """Begin a table in a channel that has none; in a thread it has the signboard of the one before it there.

        ``apart``: house players may have to think for its first moves.
        """

        async def created() -> Update:
            row = await self._context.cache.row(call.channel)
            if row is not None and row.in_use:
                raise TableTaken(taken(row, self._context.games), "TAB-009")
            step = await self._people.known_in(await self._context.thinker.apart(work) if apart else work())
            step = noted(step.live, step, call, self._context.now())
            sign = board or await self._context.store.places.board(call.channel)
            first = msgspec.structs.replace(step.live.row, board=sign)
            told = msgspec.structs.replace(step.update, board=sign)
            body = msgspec.json.encode(told)
            seen = self._since.seen_by(step.live, call)
            change = Change(
                first,
                body,
                call.id,
                step.seats,
                step.entries,
                snapshots=step.snapshots,
                file=step.file,
                seen=seen,
                named=(*unseated((), step.live.seats, call.member), *step.named),
                minds=new_minds(minds, step.live.row.length - 1) if (minds := kept_minds(step.live)) else (),
                attempt=step.attempt,
                campaign=next(iter(step.live.campaigns), None) if step.live.row.status == "running" else None,
            )
            table, update = await self._context.store.create(change)
            self._noticed(step)
            self._since.keep(table, seen)
            live = msgspec.structs.replace(step.live, row=msgspec.structs.replace(first, id=table))
            self._context.cache.remember(live)
            return msgspec.structs.replace(told, id=update, version=live.version)

        async with self._context.cache.lock(call.channel):
            return await self._context.answers.once(call, created)

    async def run(self, call: Call, work: Callable[[Session], Step]) -> Update:
        """Do what a call asks for, on the table of its channel."""

        async def done(live: Session) -> Step:
            return await self._context.thinker.aside(live, lambda: work(live))

        return await self.prepared(call, done)

    async def prepared(self, call: Call, work: Callable[[Session], Awaitable[Step]]) -> Update:
        """Do what a call asks for, where the store has to be asked something first."""

        async def saved() -> Update:
            live = await self._context.cache.held(call.channel)
            # Whoever does something at a table that sleeps wakes it.
            about = session_live.taken_over(due.awake(live, self._context.now()), call)
            return await self.save(live, await work(about), call)

        async with self._context.cache.lock(call.channel):
            return await self._context.answers.once(call, saved)

    async def save(self, live: Session, step: Step, call: Call | None) -> Update:
        """Write what a command has done, and return what has to be told."""
        # A reminder is nothing that was done at the table.
        touched = self._context.now() if call or step.entries else step.live.row.touched
        row = msgspec.structs.replace(step.live.row, touched=touched)
        update = step.update
        if step.revive is None and all(rules.is_passed_over(step.live, entry) for entry in step.entries):
            update = await self._offers.undoable(step.live, update, step.strike)
        after = msgspec.structs.replace(step.live, row=row, past=past_after(live, step), plans=kept_plans(step.live))
        after = msgspec.structs.replace(after, minds=kept_minds(after))
        seen = self._since.seen_by(after, call)
        update = await self._since.offered(update, call)
        step = await self._people.known_in(msgspec.structs.replace(step, live=after, update=update))
        step = noted(live, step, call, self._context.now())
        step = continued(live, step, typed=call is not None and call.typed)
        over = step.live.row.status == "over"
        # Whatever goes wrong from here on, memory must not know better than the disk.
        self._context.cache.forget(live.row.channel)
        turned = step.live.row.status != live.row.status
        campaign = written(live, step.live, self._context.now()) if turned else None
        change = Change(
            step.live.row,
            msgspec.json.encode(step.update),
            call.id if call else 0,
            step.seats,
            step.entries,
            step.strike,
            step.revive,
            step.snapshots,
            step.file,
            new_keepsakes(live, step.live) if not live.row.sort else (),
            seen,
            new_rows(live.plans, step.live.plans),
            new_minds(step.live.minds, step.live.row.length - 1) if step.live.minds != live.minds else (),
            unseated(live.seats, step.live.seats, call.member if call else None),
            await self._finished(live, step) if over else None,
            await self._results(live, step) if over else (),
            campaign=campaign,
            turned=_where(step.live.row) != _where(live.row),
        )
        saved = await self._context.store.save(change)
        self._noticed(step)
        self._since.keep(live.row.id, seen)
        # A campaign that has just begun has its number from the store.
        if not (step.reload or (campaign is not None and not campaign.id)):
            self._context.cache.remember(step.live)
        elif step.live.deed:
            loaded = await self._context.cache.held(step.live.row.channel)
            self._context.cache.remember(msgspec.structs.replace(loaded, deed=step.live.deed))
        return msgspec.structs.replace(step.update, id=saved)

    def _noticed(self, step: Step) -> None:
        if self._context.watch:
            for row in step.entries:
                self._context.watch.acted(step.live.game, row.text, by_house=BOT <= row.member <= LAST)


def _where(row: TableRow) -> tuple[int, str, int]:
    """Return by what a table is looked for in the store."""
    return row.channel, row.status, row.alarm
