"""The settings of members: time zone, quiet hours, nudges, hall, pictures."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from engine.api.characters import LAST
from engine.api.time_zones import clock_in, read_zone
from engine.api.update import Member
from engine.core.errors import BadOption
from engine.core.messages import WORDS
from engine.store import MemberRow, NamedRow, SeatRow
from engine.tables.context import Context
from engine.tables.deadlines.alarms import alarm_of
from engine.tables.deadlines.quiet_hours import read_quiet
from engine.tables.session.result import CommandResult

SETTINGS = "TAB-085"
QUIET = "TAB-086"
NUDGED_OFTEN = "TAB-185"
INTERVALS = range(3, 73)
"""After how many hours a member may be nudged again and again."""

REMEMBERED = 10_000
"""Of how many members the language is kept in mind."""


class MemberSettingsService:
    """The settings of all members."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._languages: OrderedDict[int, str] = OrderedDict()

    async def language(self, member: int) -> str:
        """Return the language that a member has chosen, "" where they have chosen none."""
        if member not in self._languages:
            self._languages[member] = (await self.settings(member)).language
            while len(self._languages) > REMEMBERED:
                self._languages.popitem(last=False)
        return self._languages[member]

    def clock(self, zone: str) -> str:
        """Return what a clock shows in a zone just now."""
        return clock_in(zone, self._context.clock())

    async def settings(self, member: int) -> MemberRow:
        """Return the settings of a member."""
        return await self._context.store.members.member(member)

    async def want(
        self,
        member: int,
        *,
        zone: str | None = None,
        quiet: str | None = None,
        nudges: bool | None = None,
        hall: bool | None = None,
        every: int | None = None,
        early: bool | None = None,
        in_words: bool | None = None,
        tips: bool | None = None,
        large: bool | None = None,
        language: str | None = None,
    ) -> MemberRow:
        """Change what is given of a member's settings, all of it or nothing, and return them; they hold at once.

        ``zone`` is the name of a time zone or of a city that has one ("off": none any more, and no quiet hours either),
        ``quiet`` a range of hours ("22-8", "22:30-7:00", "off"). `BadOption` says what is wrong with either.
        With ``hall`` off all that stands of them in halls is forgotten (TAB-174). ``every`` is after how many hours they
        are nudged again and again (TAB-185; 0: once, at half of a long wait); it turns nudges on. ``early``: they are
        called when the player before them begins (TAB-186). ``in_words``: what only they see comes without pictures.
        ``large``: it comes with large pictures (TAB-204). ``tips``: what they meet for the first time is explained to them
        (TAB-205). ``language`` is that of what only they see, "" for Discord's (TAB-208).
        """

        def wished(before: MemberRow) -> MemberRow:
            row = before if zone is None else _placed(before, zone)
            row = row if quiet is None else _quieted(row, quiet)
            row = row if nudges is None else msgspec.structs.replace(row, nudges=nudges)
            row = row if hall is None else msgspec.structs.replace(row, hall=hall)
            row = row if every is None else _every(row, every)
            row = row if early is None else msgspec.structs.replace(row, early=early)
            row = row if in_words is None else msgspec.structs.replace(row, in_words=in_words)
            row = row if large is None else msgspec.structs.replace(row, large=large)
            row = row if language is None else msgspec.structs.replace(row, language=language)
            return row if tips is None else msgspec.structs.replace(row, tips=tips)

        if all(wish is None for wish in (zone, quiet, nudges, hall, every, early, in_words, tips, large, language)):
            return await self.settings(member)
        row = await self._context.store.members.change(member, wished)
        self._languages.pop(member, None)
        for channel in await self._context.store.members.channels(member):
            async with self._context.cache.lock(channel):
                # Another change may have come in between.
                self._context.cache.renew(channel, await self.settings(member))
                await self._looked_at_sooner(channel)
        return row

    async def known_in(self, result: CommandResult) -> CommandResult:
        """Return a result whose table knows the settings of those who sit there from now on."""
        if result.seats is None:
            return result
        people = await self._context.store.members.those([seat.member for seat in result.seats])
        return msgspec.structs.replace(result, live=msgspec.structs.replace(result.live, member_settings=people))

    async def _looked_at_sooner(self, channel: int) -> None:
        """Have the bot look at a loaded table as soon as what is wanted there now says; what runs out later is found out
        when it would have run out."""
        live = self._context.cache.loaded(channel)
        alarm = alarm_of(live) if live is not None else 0
        if live is None or not alarm or 0 < live.row.alarm <= alarm:
            return
        row = msgspec.structs.replace(live.row, alarm=alarm)
        self._context.cache.forget(channel)
        await self._context.store.mark(row)
        self._context.cache.remember(msgspec.structs.replace(live, row=row))


def unseated(before: Sequence[SeatRow], after: Sequence[SeatRow], member: Member | None) -> tuple[NamedRow, ...]:
    """Return the names of people that stand in what was told at a table, and on none of its seats (any more).

    These are those who gave a seat up, and the caller without one. So they are found again (TAB-122).
    """
    borne = {(row.member, row.name) for row in after} | {(row.owner, row.owner_name) for row in after}
    told = [(row.member, row.name) for row in before] + [(row.owner, row.owner_name) for row in before]
    told += [(member.id, member.name)] if member is not None else []
    return tuple(NamedRow(*fromkey) for fromkey in dict.fromkeys(told) if fromkey not in borne and fromkey[0] > LAST)


def _placed(row: MemberRow, zone: str) -> MemberRow:
    name = read_zone(zone)
    if name is None:
        raise BadOption(WORDS.message("no-such-zone", text=zone.strip()[:40]), SETTINGS)
    placed = msgspec.structs.replace(row, zone=name)
    return placed if name else msgspec.structs.replace(placed, quiet_from=-1, quiet_to=-1)


def _every(row: MemberRow, hours: int) -> MemberRow:
    if hours and hours not in INTERVALS:
        raise BadOption(WORDS.message("bad-interval", least=INTERVALS[0], most=INTERVALS[-1]), NUDGED_OFTEN)
    return msgspec.structs.replace(row, every=hours, nudges=row.nudges or hours > 0)


def _quieted(row: MemberRow, quiet: str) -> MemberRow:
    hours = read_quiet(quiet)
    if hours is None:
        raise BadOption(WORDS.message("bad-quiet-hours", text=quiet.strip()[:40]), QUIET)
    if hours != (-1, -1) and not row.zone:
        raise BadOption(WORDS.message("no-zone"), QUIET)
    return msgspec.structs.replace(row, quiet_from=hours[0], quiet_to=hours[1])
