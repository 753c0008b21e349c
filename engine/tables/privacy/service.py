"""What is stored about a person: shown, exported, forgotten (TAB-120 to TAB-123)."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterable
from typing import Any

import msgspec

from engine.api.update import Call, Member
from engine.core.errors import GameError, Stale
from engine.core.messages import WORDS
from engine.store import EntryRow, ForgettingRow, KeepsakeRow, MemberRow, RefusalRow, TableRow, Written
from engine.store.shut_out import MEMBER, ShutOutRow
from engine.tables.context import Context
from engine.tables.hall.day import is_sealed
from engine.tables.lessons.tips import Tips
from engine.tables.lobby import join
from engine.tables.lobby.campaigns import CampaignService
from engine.tables.privacy.redaction import renaming_at, retold
from engine.tables.privacy.renaming import Renaming, all_names, in_words, renaming_of
from engine.tables.session.view_cache import forget_views
from engine.tables.updates.stories import forgotten_name
from engine.tables.views.my_tables import MyTablesService
from engine.tables.views.recap import Recaps

log = logging.getLogger(__name__)

NO_MEMBER = 1 << 62
"""A number that no member has and no text holds, for what holds names alone."""
_NUMBER = re.compile(r"<@!?(?P<member>\d+)>|(?<!\d)(?P<bare>\d{17,20})(?!\d)")


class Stored(msgspec.Struct, frozen=True):
    """What is kept of a member, counted.

    ``running``, ``gathering`` and ``over`` count the tables where they sit or sat; ``others`` counts those where only their
    name or number stands. ``keeps`` are the titles of games of which they keep something. ``settings`` are theirs, and
    ``refusals`` what was last refused to them. ``results`` counts their games in halls, ``dailies`` their tries at daily
    delves, ``lessons`` those done, ``tips`` those told. ``shut_out``: the operator has shut them out; that is kept even
    where a member deletes the rest.
    """

    running: int
    gathering: int
    over: int
    others: int
    keeps: tuple[str, ...]
    settings: MemberRow
    refusals: tuple[RefusalRow, ...]
    invitations: int
    plans: int
    seen: int
    results: int = 0
    dailies: int = 0
    campaigns: int = 0
    lessons: int = 0
    tips: int = 0
    shut_out: bool = False

    @property
    def nothing(self) -> bool:
        """Whether nothing is kept of them at all."""
        tables = (self.running, self.gathering, self.over, self.others)
        counts = (*tables, self.invitations, self.plans, self.seen, self.results, self.dailies, self.lessons, self.tips)
        return not (any(counts) or self.keeps or self.refusals) and self.settings == MemberRow(self.settings.member)


class Forgotten(msgspec.Struct, frozen=True):
    """Who was forgotten: at which ``tables`` that has to be told, and whether it is ``done``, or some of it left to do.
    ``threads`` were opened for tables of theirs; their ``names`` may stand on these."""

    tables: tuple[int, ...]
    done: bool
    threads: tuple[int, ...] = ()
    names: tuple[str, ...] = ()

    def without(self, text: str) -> str:
        """Return what is called so without their names."""
        return renaming_of(NO_MEMBER, self.names).told(text)


class PrivacyService:
    """Shows, exports and deletes what is stored about members."""

    def __init__(
        self, context: Context, recaps: Recaps, my_tables: MyTablesService, campaigns: CampaignService, tips: Tips
    ) -> None:
        self._context = context
        self._caches = (recaps, my_tables, tips)
        self._campaigns = campaigns
        self._one_by_one = asyncio.Lock()

    async def stored(self, member: int) -> Stored:
        """Return what is kept of a member, counted (TAB-120)."""
        own = await self._context.store.erasure.own(member)
        counts = dict.fromkeys(("running", "lobby", "over", "others", "invitations", "plans", "seen"), 0)
        for table in await self._written(await self._context.store.erasure.stands_at(member, thoroughly=False)):
            seats = [seat.seat for seat in table.seats if member in (seat.member, seat.owner)]
            counts[table.row.status if seats and table.row.status in counts else "others"] += 1
            counts["plans"] += sum(plan.seat in seats for plan in table.plans)
            beside = await self._context.store.erasure.at_table(table.row.id, member)
            counts["invitations"] += len(beside["invitations"])
            counts["seen"] += len(beside["seen"])
        kept = [row.game for row in own["kept"] if isinstance(row, KeepsakeRow)]
        return Stored(
            counts["running"],
            counts["lobby"],
            counts["over"],
            counts["others"],
            tuple(self._context.games[key].title if key in self._context.games else key for key in kept),
            next((row for row in own["members"] if isinstance(row, MemberRow)), MemberRow(member)),
            tuple(row for row in own["refusals"] if isinstance(row, RefusalRow)),
            counts["invitations"],
            counts["plans"],
            counts["seen"],
            len(own["results"]),
            len(own["tries"]),
            len(await self._context.store.campaigns.of_member(member)),
            len(own["lessons"]),
            len(own["tips"]),
            bool(await self._shut_out(member)),
        )

    async def export(self, member: Member) -> bytes:
        """Return every row with a member's number or name as JSON (TAB-121)."""
        tables, others = [], set[int]()
        async with self._one_by_one:
            found = await self._context.store.erasure.stands_at(member.id, (member.name,))
        for table in await self._written(found):
            beside = await self._context.store.erasure.at_table(table.row.id, member.id)
            others |= await self._context.store.erasure.members_at(table.row.id)
            renaming = renaming_at(table, member.id, (member.name,))
            tables.append(
                {**_rows_of(table, renaming, self._context.now()), **{name: rows for name, rows in beside.items() if rows}}
            )
        campaigns = await self._context.store.campaigns.of_member(member.id)
        own = await self._context.store.erasure.own(member.id)
        beside_tables = {"campaigns": campaigns, "shut_out": await self._shut_out(member.id)}
        whole = {"about": WORDS("export-about"), "member": member.id, **own, **beside_tables, "tables": tables}
        plain = msgspec.json.decode(msgspec.json.encode(whole))
        return msgspec.json.format(msgspec.json.encode(_without_numbers(plain, others - {member.id})), indent=1)

    async def _shut_out(self, member: int) -> list[ShutOutRow]:
        rows = await self._context.store.shut_out.every()
        return [row for row in rows if (row.kind, row.number) == (MEMBER, member)]

    async def _written(self, tables: Iterable[int]) -> list[Written]:
        found = []
        for table in tables:
            if (written := await self._context.store.erasure.whole(table)) is not None:
                found.append(written)
        return found

    async def forget(self, who: Member) -> Forgotten:
        """Forget a member, everywhere (TAB-122).

        The wish is kept until all is done, so what was begun is gone on with after a restart, see `go_on`. Where nothing is
        kept nothing is done: to clear away what was deleted holds up all tables.
        """
        if not await self._is_known(who):
            return Forgotten((), done=True)
        wish = ForgettingRow(who.id, who.name, self._context.now())
        await self._context.store.erasure.wish(wish)
        return await self._forgotten(wish)

    async def _is_known(self, who: Member) -> bool:
        """Return whether anything is kept of a member."""
        own = await self._context.store.erasure.own(who.id)
        async with self._one_by_one:
            return any(own.values()) or bool(await self._context.store.erasure.stands_at(who.id, (who.name,)))

    async def go_on(self) -> tuple[Forgotten, ...]:
        """Go on with forgetting members where that was not done to the end, first those whom a restored backup brought
        back."""
        again, marks = await self._context.store.deletions.due()
        for member, at in again.items():
            names = await self._context.store.erasure.names(member)
            await self._context.store.erasure.wish(ForgettingRow(member, names[0] if names else "", at))
        if marks:
            await self._context.store.deletions.begun(marks)
            log.info("%d deleted members were in the restored backup, and are deleted again", len(again))
        return tuple([await self._forgotten(wish) for wish in await self._context.store.erasure.wishes()])

    async def _forgotten(self, wish: ForgettingRow) -> Forgotten:
        async with self._one_by_one:
            names = dict.fromkeys(filter(None, (wish.name, *await self._context.store.erasure.names(wish.member))))
            for channel in await self._context.store.members.channels(wish.member):
                await self._leave(channel, wish.member)
            # As long as they sit there: afterwards nothing tells that they did.
            await self._campaigns.retold(wish.member, renaming_of(wish.member, tuple(names)).told)
            done, left, threads, guilds = set[int](), set[int](), set[int](), set[int]()
            # A member who goes on playing meanwhile stands at tables anew.
            while todo := set(await self._context.store.erasure.stands_at(wish.member, tuple(names))) - done:
                rows = [row for table in sorted(todo) if (row := await self._context.store.table(table)) is not None]
                guilds |= {row.guild for row in rows if not row.sort}
                # Before the tables: after a crash it is not known any more where those stood that are done.
                await self._reworded(wish.member, tuple(names), guilds)
                for row in rows:
                    if not await self._retell(row.id, wish.member, tuple(names)):
                        left.add(row.id)
                    elif not row.sort and row.board and row.channel > 0:
                        threads.add(row.channel)
                done |= todo
            # What a table gave a member to keep meanwhile.
            await self._reworded(wish.member, tuple(names), guilds)
            for cache in self._caches:
                cache.forget(wish.member)
            forget_views()
            if not left:
                await self._context.store.erasure.forget(wish.member, wish.at)
            await self._context.store.wipe(tuple(names), wish.member)
            return Forgotten(tuple(sorted(done - left)), not left, tuple(sorted(threads)), tuple(names))

    async def _reworded(self, member: int, names: tuple[str, ...], guilds: Iterable[int]) -> None:
        """Take a member's names out of what others keep in servers where they played; not out of what is theirs by name."""
        for row in await self._context.store.erasure.kept_in(guilds):
            if row.member != member:
                own = tuple(await self._context.store.erasure.names(row.member))
                renaming = Renaming(NO_MEMBER, NO_MEMBER, all_names(names, own), forgotten_name(), own, by_handle=False)
                if (body := in_words(row.body, renaming)) != row.body:
                    await self._context.store.erasure.rekeep(row, body)

    async def _leave(self, channel: int, member: int) -> None:
        """Leave a table in use as with `/delve leave`, the host's part handed on, but for good."""
        async with self._context.cache.lock(channel):
            try:
                row = await self._context.cache.row(channel)
                if row is None or not self._context.store.part.holds(row.guild):
                    return
                live = await self._context.cache.held(channel)
            except GameError:
                return
            seat = live.seat_of(member)
            if seat is None or not live.row.in_use:
                return
            call = Call(0, live.row.guild, channel, live.member(seat))
            step = await self._context.thinker.aside(
                live, lambda: join.leave(live, call, self._context.now(), for_good=True)
            )
            await self._context.save(live, step, None)

    async def _retell(self, table: int, member: int, names: tuple[str, ...]) -> bool:
        """Write a table anew without a member; return whether that was done."""
        row = await self._context.store.table(table)
        if row is None:
            return True
        if row.sort and row.host != member and row.sort != "branch":
            # Only its owner stands there: that is another member of the same name.
            return True
        if row.sort:
            # It has no other players: a process that has it in memory finds it gone.
            async with self._context.cache.lock(row.channel):
                await self._context.store.purge.delete(table)
                self._context.cache.drop(table, row.channel)
                self._context.answers.drop(table)
            return True
        if not self._context.store.part.holds(row.guild):
            # The process that looks after that server has it in mind, and finds the wish.
            return False
        async with self._context.cache.lock(row.channel):
            try:
                before = await self._context.store.erasure.whole(table)
                if before is None:
                    return True
                if before.row.channel != row.channel:
                    # The process that goes on with it where it is now has the names in memory, and would write them back.
                    raise Stale(WORDS.message("privacy-table-moved"))
                renaming = renaming_at(before, member, names)
                # A whole journal may have to be played again, and no other table should wait for that.
                after = await asyncio.to_thread(retold, before, renaming, self._context.games)
                if not await self._context.store.erasure.rewrite(before, after, member):
                    raise Stale(WORDS.message("privacy-table-changed"))
                refused = await self._context.store.erasure.refusals_in(row.channel)
                reworded = [msgspec.structs.replace(item, words=renaming.told(item.words)) for item in refused]
                await self._context.store.erasure.reword(reworded)
            except Exception as error:
                log.error("table %d could not be written without a member: %s", table, type(error).__name__)
                return False
            finally:
                self._context.cache.drop(table, row.channel)
                self._context.answers.drop(table)
        return True


def _without_numbers(value: Any, others: set[int]) -> Any:
    """Return plain values without the numbers of other people: 0 where one stands alone, a word where it calls them."""
    match value:
        case str():
            other = WORDS("export-other")
            return _NUMBER.sub(lambda found: other if int(found["member"] or found["bare"]) in others else found[0], value)
        case dict():
            return {_without_numbers(key, others): _without_numbers(item, others) for key, item in value.items()}
        case list():
            return [_without_numbers(item, others) for item in value]
        case int() if not isinstance(value, bool) and value in others:
            return 0
    return value


def _rows_of(table: Written, renaming: Renaming, now: int) -> dict[str, Any]:
    """Return the rows of a table with a member's number or name: of one that still runs only what their seat may know."""
    row, own = table.row, renaming.member
    facts: dict[str, Any] = {"table": _table(row, own, sealed=is_sealed(row, now))}
    if row.sort and row.host != own:
        # Only its owner knows what is played there.
        return facts
    seats = [seat for seat in table.seats if own in (seat.member, seat.owner, seat.keeper)]
    numbers = [seat.seat for seat in seats if seat.member == own]

    def named(text: str) -> bool:
        return renaming.told(text) != text

    entries = [entry for entry in table.entries if entry.member == own or named(entry.story) or named(entry.text)]
    found: dict[str, Any] = {
        **facts,
        "seats": seats,
        "plans": [plan for plan in table.plans if plan.seat in numbers],
    }
    if row.status == "over":
        found["journal"] = [{**msgspec.structs.asdict(entry), "events": msgspec.Raw(entry.events)} for entry in entries]
        found["told"] = [msgspec.Raw(update.body) for update in table.updates if renaming.json(update.body) != update.body]
    else:
        found["journal"] = [_known(entry, own) for entry in entries if entry.member == own or named(entry.story)]
    return {name: rows for name, rows in found.items() if rows}


def _table(row: TableRow, member: int, *, sealed: bool) -> dict[str, Any]:
    facts = {
        name: getattr(row, name) for name in ("id", "guild", "channel", "game", "status", "created", "started", "ended")
    }
    facts |= {name: True for name in ("host", "rested") if getattr(row, name) == member}
    key = {"key": row.key} if not sealed else {}
    return {**facts, **({"ended_by": row.ended_by, **key} if row.status == "over" else {})}


def _known(row: EntryRow, member: int) -> dict[str, Any]:
    """Return of a row of a journal what its maker knows, or all were told."""
    facts: dict[str, Any] = {"seq": row.seq, "at": row.at, "story": row.story}
    return {**facts, "member": row.member, "text": row.text} if row.member == member else facts
