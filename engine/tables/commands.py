"""How a command is done once, under the lock of its channel, and saved before anybody is told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime

import msgspec

from engine.company import LAST
from engine.core.capabilities import Keeps
from engine.core.errors import TableBroken, TableTaken
from engine.store import CampaignRow, Change, TableRow
from engine.tables.bots.decide import kept_minds
from engine.tables.bots.thinker import Thinker
from engine.tables.deadlines import due as due
from engine.tables.deadlines.alarms import noted
from engine.tables.hall.daily import Dailies
from engine.tables.hall.service import Hall
from engine.tables.lobby import end as end
from engine.tables.lobby import start as start
from engine.tables.moves.freshness import past_after
from engine.tables.moves.keepsakes import kept_anew
from engine.tables.moves.premove_queue import kept_plans
from engine.tables.presence.settings import People, unseated
from engine.tables.session import live as session_live
from engine.tables.session.bot_memory import new_minds
from engine.tables.session.broken import broken
from engine.tables.session.cache import Answers, taken, update_in
from engine.tables.session.campaign import begun, written
from engine.tables.session.live import HOUSE, Live
from engine.tables.session.premove import new_rows
from engine.tables.session.step import Step
from engine.tables.undo import rules as rules
from engine.tables.undo import take_back as take_back
from engine.tables.updates.outbox import Outbox
from engine.tables.updates.post_merging import continued
from engine.tables.views.service import Reader
from engine.update import Call, Update, Version
from engine.watch import Watch


class Commands(Reader, Outbox):
    """What all commands share."""

    people: People
    dailies: Dailies
    hall: Hall
    _answers: Answers
    _thinker: Thinker
    _watch: Watch | None
    _now: Callable[[], datetime]

    async def _opened(self, call: Call, work: Callable[[], Step], board: int = 0, *, apart: bool = False) -> Update:
        """Begin a table in a channel that has none; in a thread it has the signboard of the one before it there.

        ``apart``: house players may have to think for its first moves.
        """

        async def created() -> Update:
            row = await self._memory.row(call.channel)
            if row is not None and row.in_use:
                raise TableTaken(taken(row, self.games), "TAB-009")
            step = await self.people.known_in(await self._thinker.apart(work) if apart else work())
            step = noted(step.live, step, call, self._seconds())
            sign = board or await self._store.places.board(call.channel)
            first = msgspec.structs.replace(step.live.row, board=sign)
            told = msgspec.structs.replace(step.update, board=sign)
            body = msgspec.json.encode(told)
            seen = self.since.seen_by(step.live, call)
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
            table, update = await self._store.create(change)
            self._noticed(step)
            self.since.keep(table, seen)
            live = msgspec.structs.replace(step.live, row=msgspec.structs.replace(first, id=table))
            self._memory.remember(live)
            return msgspec.structs.replace(told, id=update, version=live.version)

        async with self._memory.lock(call.channel):
            return await self._answers.once(call, created)

    async def _command(self, call: Call, work: Callable[[Live], Step]) -> Update:
        """Do what a call asks for, on the table of its channel."""

        async def done(live: Live) -> Step:
            return await self._thinker.aside(live, lambda: work(live))

        return await self._prepared(call, done)

    async def _prepared(self, call: Call, work: Callable[[Live], Awaitable[Step]]) -> Update:
        """Do what a call asks for, where the store has to be asked something first."""

        async def saved() -> Update:
            live = await self._memory.held(call.channel)
            # Whoever does something at a table that sleeps wakes it.
            about = session_live.taken_over(due.awake(live, self._seconds()), call)
            return await self._save(live, await work(about), call)

        async with self._memory.lock(call.channel):
            return await self._answers.once(call, saved)

    async def _taken_back(self, live: Live, call: Call, newest: rules.Newest) -> Step:
        return await self._thinker.aside(live, lambda: take_back.taken_back(live, call, newest, self._seconds()))

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
            return update_in(row)
        step = end.end(live, call, self._seconds())
        return await self._save(live, msgspec.structs.replace(step, reload=True), call)

    async def _save(self, live: Live, step: Step, call: Call | None) -> Update:
        """Write what a command has done, and return what has to be told."""
        # A reminder is nothing that was done at the table.
        touched = self._seconds() if call or step.entries else step.live.row.touched
        row = msgspec.structs.replace(step.live.row, touched=touched)
        update = step.update
        if step.revive is None and all(rules.is_passed_over(step.live, entry) for entry in step.entries):
            update = await self._undoable(step.live, update, step.strike)
        after = msgspec.structs.replace(step.live, row=row, past=past_after(live, step), plans=kept_plans(step.live))
        after = msgspec.structs.replace(after, minds=kept_minds(after))
        seen = self.since.seen_by(after, call)
        update = await self.since.offered(update, call)
        step = await self.people.known_in(msgspec.structs.replace(step, live=after, update=update))
        step = noted(live, step, call, self._seconds())
        step = continued(live, step, typed=call is not None and call.typed)
        over = step.live.row.status == "over"
        # Whatever goes wrong from here on, memory must not know better than the disk.
        self._memory.forget(live.row.channel)
        turned = step.live.row.status != live.row.status
        campaign = written(live, step.live, self._seconds()) if turned else None
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
            kept_anew(live, step.live) if not live.row.sort else (),
            seen,
            new_rows(live.plans, step.live.plans),
            new_minds(step.live.minds, step.live.row.length - 1) if step.live.minds != live.minds else (),
            unseated(live.seats, step.live.seats, call.member if call else None),
            await self.dailies.finished(live, step) if over else None,
            await self.hall.results(live, step) if over else (),
            campaign=campaign,
            turned=_where(step.live.row) != _where(live.row),
        )
        saved = await self._store.save(change)
        self._noticed(step)
        self.since.keep(live.row.id, seen)
        # A campaign that has just begun has its number from the store.
        if not (step.reload or (campaign is not None and not campaign.id)):
            self._memory.remember(step.live)
        elif step.live.deed:
            loaded = await self._memory.held(step.live.row.channel)
            self._memory.remember(msgspec.structs.replace(loaded, deed=step.live.deed))
        return msgspec.structs.replace(step.update, id=saved)

    def _noticed(self, step: Step) -> None:
        if self._watch:
            for row in step.entries:
                self._watch.acted(step.live.game, row.text, by_house=HOUSE <= row.member <= LAST)

    async def _beginning(self, live: Live) -> start.Beginning:
        """Return what the store adds to the start of a game."""
        file = await self._store.file(live.row.id) if live.row.file else ""
        if live.row.file and not file:
            raise broken(live.row, "its prepared file is gone")
        return start.Beginning(file, await self._kept(live), campaign=await self._campaign(live))

    async def _campaign(self, live: Live) -> CampaignRow | None:
        """Return the campaign of which the game that begins now is one, ``None`` for none."""
        known = await self._store.campaigns.of_guild(live.row.guild, live.game.key) if live.row.campaign else ()
        return begun(live, known, self._seconds())

    async def _kept(self, live: Live) -> tuple[str, ...]:
        """Return what those who sit at a table can bring from games of its kind, () where these keep nothing."""
        members = [row.member for row in live.seats]
        return await self._store.at_hand(live.row.guild, live.game.key, members) if isinstance(live.game, Keeps) else ()

    def _seconds(self) -> int:
        return int(self._now().timestamp())


def _where(row: TableRow) -> tuple[int, str, int]:
    """Return by what a table is looked for in the store."""
    return row.channel, row.status, row.alarm
