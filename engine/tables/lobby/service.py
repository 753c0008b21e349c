"""The life of a table before and around its game: opened, joined, started, ended, moved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress

import msgspec

from engine.api.pace import SUITED
from engine.api.update import Call, Member, Terms, Update, Version
from engine.core.bot_players import USUAL_LEVEL
from engine.core.campaigns import Campaigns
from engine.core.capabilities import Keeps
from engine.core.errors import GameError, NoTable, TableBroken, TableTaken
from engine.core.game import Setup
from engine.core.messages import WORDS
from engine.tables.context import Context
from engine.tables.lobby import bot_seats, end, gather, hand_over, join, play_on, start
from engine.tables.lobby import options as lobby_options
from engine.tables.lobby.beginning import Beginnings
from engine.tables.lobby.campaigns import CampaignService
from engine.tables.lobby.options import with_campaign
from engine.tables.lobby.rematch import Rematches
from engine.tables.lobby.rematch_seats import begins, in_it, is_asked, said_yes, those_in
from engine.tables.presence import leave
from engine.tables.presence.pauses import Pauses
from engine.tables.presence.service import Presence
from engine.tables.presence.stand_in_report import meanwhile
from engine.tables.session.cache import taken, update_in
from engine.tables.session.campaign import CAMPAIGN, chosen_as
from engine.tables.session.heirs import plays_on_here
from engine.tables.session.live import Session
from engine.tables.session.result import CommandResult
from engine.tables.updates.lobby_card import terms_in


class Lobbies:
    """Opens tables, seats members, starts and ends games."""

    def __init__(
        self,
        context: Context,
        beginnings: Beginnings,
        campaigns: CampaignService,
        presence: Presence,
        pauses: Pauses,
        rematch: Rematches,
    ) -> None:
        self._context = context
        self._beginnings = beginnings
        self._campaigns = campaigns
        self._presence = presence
        self._pauses = pauses
        self._rematch = rematch

    async def game_here(self, channel: int) -> str | None:
        """Return the key of the game that is gathering, running or just over in a channel, ``None`` where there is none."""
        row = await self._context.store.current(channel)
        return row.game if row else None

    async def language_here(self, channel: int, guild: int, otherwise: str) -> str:
        """Return the language of what everybody in a channel sees (TAB-208): that of its table, else the server's, which is
        ``otherwise`` where its managers chose none."""
        if row := await self._context.store.current(channel):
            return row.language
        return (await self._context.store.servers.server(guild)).language or otherwise if guild else otherwise

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
        rivals play (see `lobby.start`). ``wait`` is after how many minutes the game's default is played for a seat that
        stays away: 0 for ever, ``None`` as it suits who plays. ``board`` is the channel of the signboard that the
        thread here was opened from (0: none). ``company`` are the levels of bot players who are hired at once.
        """

        known, campaign = await self._campaigns.offered(call, game, options)
        options = {name: value for name, value in options.items() if name != CAMPAIGN}
        options = await self._rematch.after_last(call, game, options)

        def work() -> CommandResult:
            result = with_campaign(self._gathered(call, game, options, key, wait), known, campaign)
            return bot_seats.with_company(result, company)

        return await self._context.open(call, work, board)

    def check_gather(
        self, call: Call, game: str, options: Mapping[str, str], *, key: str = "", wait: int | None = None
    ) -> None:
        """Raise the `BadOption` with which `gather` would refuse."""
        self._gathered(call, game, options, key, wait)

    def _gathered(self, call: Call, game: str, options: Mapping[str, str], key: str, wait: int | None) -> CommandResult:
        sealed, minutes = key.strip() if key else self._context.keys(), SUITED if wait is None else wait
        wanted = self._context.game_called(game)
        return gather.gather(call, wanted, options, sealed, keyed=bool(key), wait=minutes, now=self._context.now())

    async def open_under_way(self, call: Call, game: str, options: Mapping[str, str], people: tuple[str, ...]) -> Update:
        """Open a table that needs no lobby, kept for ``people``; see `Opening`.

        `TableTaken` if the channel has a table, `BadOption` for what the game does not take.
        """

        def work() -> CommandResult:
            return start.open_under_way(
                call, self._context.game_called(game), options, people, self._context.keys, self._context.now()
            )

        return await self._context.open(call, work)

    async def join(self, call: Call, whose: str = "") -> Update:
        """Take the next seat of the lobby, or in a game under way the own seat that was left.

        In a full lobby and under way that of a bot player (``whose``: by name, else the first one); where the game lets
        people in while it runs, a new seat too; else its refusal.
        """

        async def work(live: Session) -> CommandResult:
            if is_asked(live, call.member.id):
                return await self._in(live, call)
            if whose or bot_seats.gives_way(live, call):
                row, now = bot_seats.meant(live, whose), self._context.now()
                if plays_on_here(live) and live.seat_of(call.member.id) is not None:
                    return await self._context.thinker.aside(live, lambda: play_on.played_on(live, call, row, now))
                return bot_seats.take_over(live, call, row, now)
            kept = (
                await self._context.store.at_hand(call.guild, live.game.key, [call.member.id])
                if isinstance(live.game, Keeps)
                else ("",)
            )
            done = await meanwhile(self._context.store, live, call.member.id)
            return join.join(live, call, self._context.now(), keeps=kept != ("",), done=done)

        if await self._presence.sleeps(call):
            return await self._pauses.wake(call)
        return await self._context.prepared(call, work)

    async def _in(self, live: Session, call: Call) -> CommandResult:
        """Note that a member who was asked is in; with the last one the game begins, unless something speaks against it."""
        before, live = live, in_it(live, call)
        if begins(before, live, call):
            begin, now, quick = await self._beginnings.of(live), self._context.now(), live.row.quick
            with suppress(GameError):
                result = await self._context.thinker.aside(
                    live, lambda: start.begun(live, call, now, self._context.keys, begin, quick=quick)
                )
                return msgspec.structs.replace(result, seats=live.seats)
        return said_yes(before, call)

    async def gathers(self, channel: int, game: str) -> bool:
        """Return whether a channel has an open lobby of a game."""
        row = await self._context.cache.row(channel)
        return row is not None and row.status == "lobby" and row.game == game

    async def go_in(self, call: Call) -> Update:
        """Play in the open lobby of this channel: who sits there alone begins with bot players, others `join`."""
        live = await self._context.cache.seen(call.channel)
        if live.players == 1 and live.seat_of(call.member.id) is not None and live.has_company:
            return await self.start(call, quick=True, company=USUAL_LEVEL)
        return await self.join(call)

    async def play_on(self, call: Call, version: Version, text: str) -> Update:
        """Play on as the bot whose button was pressed, as the caller's own adventurer is out."""
        return await self._context.run(call, lambda live: play_on.pressed(live, call, version, text, self._context.now()))

    async def leave(self, call: Call) -> Update:
        """Leave the lobby, or a game under way: then the seat stays, and the game's default is played for it.

        The host's part goes to the next; with the last one the lobby closes, or the game ends.
        """
        return await self._context.run(call, lambda live: join.leave(live, call, self._context.now()))

    async def set_option(self, call: Call, name: str, value: str) -> Update:
        """Choose an option; for the host, in the lobby."""
        return await self.set_options(call, {name: value})

    async def set_options(self, call: Call, chosen: Mapping[str, str]) -> Update:
        """Choose several options, or none of them where one is refused."""

        async def work(live: Session) -> CommandResult:
            results, before = [], live
            for name, value in chosen.items():
                results.append(await self._with_option(live, call, name, value))
                live = results[-1].live
            return lobby_options.as_one_change(before, results)

        return await self._context.prepared(call, work)

    async def _with_option(self, live: Session, call: Call, name: str, value: str) -> CommandResult:
        if name != CAMPAIGN or not isinstance(live.game, Campaigns):
            return lobby_options.set_option(live, call, name, value)
        live = await self._campaigns.known_in(live)
        await self._campaigns.check_theirs(call, chosen_as(live, value))
        return lobby_options.chosen(live, call, value)

    async def start(self, call: Call, *, quick: bool = False, company: str = "") -> Update:
        """Begin the game; for the host, with enough seats. ``quick``: what is chosen before the first turn is dealt.

        ``company`` is a level: the bot fills the seats up to a good number first.
        """

        async def work(live: Session) -> CommandResult:
            # The same party is dealt again what it was dealt (TAB-190).
            deal = quick or (live.row.quick and any(row.asked for row in live.seats))
            kept, live = live.seats, those_in(live, call)
            await self._campaigns.check_begun(live, call)
            live = bot_seats.filled(live, call, company) if company else live
            begin, now = await self._beginnings.of(live), self._context.now()
            result = await self._context.thinker.aside(
                live, lambda: start.start(live, call, now, self._context.keys, begin, quick=deal)
            )
            return result if live.seats == kept else msgspec.structs.replace(result, seats=live.seats)

        return await self._context.prepared(call, work)

    async def set_master(self, call: Call, member: Member | None) -> Update:
        """Make a member, seated or not, the human game master, or with ``None`` no one; for the host, in the lobby.

        `BadOption` where the game has no room for one. Under way `hand_over` gives that seat to another member.
        """
        return await self._context.run(call, lambda live: lobby_options.set_master(live, call, member))

    async def forget_kept(self, call: Call, game: str) -> bool:
        """Delete what the caller keeps in this server from games of this kind; return whether there was anything.

        All that is kept of a member `Privacy.forget` deletes (TAB-072).
        """
        return await self._context.store.forget_kept(call.guild, game, call.member.id)

    async def end(self, call: Call) -> Update:
        """Close the lobby or end the game; for the host or a manager.

        A table that is broken can be ended too; one whose very row cannot be read is closed by a manager.
        """

        async def work() -> Update:
            try:
                live = await self._context.cache.held(call.channel)
            except TableBroken:
                return await self._put_away(call)
            return await self._context.save(live, end.end(live, call, self._context.now()), call)

        async with self._context.cache.lock(call.channel):
            return await self._context.answers.once(call, work)

    async def _put_away(self, call: Call) -> Update:
        """End a table that is broken, knowing no more of it than its row, or not even that."""
        try:
            live = await self._context.cache.bare(call.channel)
        except TableBroken:
            if not call.manager:
                raise
            closed = Update(0, Version(0, 0), call.channel, "closed", WORDS("puts-broken-away", who=call.member.name))
            row = await self._context.store.abandon(call.channel, msgspec.json.encode(closed), call.id)
            if row is None:
                raise
            return update_in(row)
        result = end.end(live, call, self._context.now())
        return await self._context.save(live, msgspec.structs.replace(result, reload=True), call)

    async def check_end(self, call: Call) -> None:
        """Raise the `GameError` with which `end` would refuse, so that no member is asked in vain whether to do it."""
        try:
            end.check_end(await self._context.cache.seen(call.channel), call)
        except TableBroken:
            if not call.manager:
                end.check_end(await self._context.cache.bare(call.channel), call)

    async def before_leaving(self, call: Call) -> tuple[Version, str]:
        """Return which table the caller would leave, and what becomes of their seat and of the host's part.

        The words are "" where there is nothing to be asked. `NotSeated` where the caller has no seat to leave.
        """
        live = await self._context.cache.seen(call.channel)
        return live.version, leave.before_leaving(live, call)

    async def terms(self, call: Call, version: Version) -> Terms | None:
        """Return what a table of this channel was opened with, also one that was closed; ``None`` for any other."""
        row = await self._context.store.table(version.table)
        if row is None or row.channel != call.channel:
            return None
        people = msgspec.json.decode(row.setup, type=Setup).people if row.setup else ()
        return terms_in(row, await self._context.store.seats(row.id), people)

    async def hand_over(self, call: Call, old: Member, new: Member) -> Update:
        """Give a seat to another member; for the host or a manager. Among rivals see `host_limits.check_hand`."""
        return await self._context.run(call, lambda live: hand_over.hand_over(live, call, old, new, self._context.now()))

    async def move_here(self, call: Call, from_channel: int) -> Update:
        """Bring the table in use of another channel, which may be gone, to this one; for the host or a manager."""
        if from_channel == call.channel:
            raise TableTaken(WORDS.message("table-here-already"), "TAB-060")

        async def work() -> Update:
            here = await self._context.cache.row(call.channel)
            if here is not None and here.in_use:
                raise TableTaken(taken(here, self._context.games), "TAB-009")
            try:
                there = await self._context.cache.row(from_channel)
            except TableBroken:
                there = None
            if there is None or there.guild != call.guild or not call.guild:
                # Even whether a table stands in another server or in a member's messages stays secret.
                raise NoTable(WORDS.message("no-table-there"))
            live = await self._context.cache.held(from_channel)
            update = await self._context.save(live, end.move_here(live, call), call)
            self._context.cache.forget(from_channel)
            return update

        first, second = sorted((from_channel, call.channel))
        async with self._context.cache.lock(first), self._context.cache.lock(second):
            return await self._context.answers.once(call, work)
