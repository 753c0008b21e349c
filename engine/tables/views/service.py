"""Everything of a table that a member can look at."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import msgspec

from engine.core import capabilities
from engine.core.capabilities import Prepared
from engine.core.dice import commitment
from engine.core.errors import BadOption, GameError, TableBroken
from engine.core.game import AnyGame, Choice, Event, Form, Seat, Setup
from engine.core.scene import Look, Scene
from engine.rulebook import QuickCard, Rulebook
from engine.store import Before, EntryRow, Store
from engine.tables.hall.results import out_of_hall
from engine.tables.history import export as export
from engine.tables.lobby import end as end
from engine.tables.lobby import prepared_files as prepared_files
from engine.tables.moves import freshness as freshness
from engine.tables.presence import leave as leave
from engine.tables.session.broken import broken
from engine.tables.session.cache import Memory, update_in
from engine.tables.session.live import Live, is_own
from engine.tables.undo import rules as undo_rules
from engine.tables.updates import completion as completion
from engine.tables.updates import move_builder as move_builder
from engine.tables.updates.lobby_card import terms_in, terms_of
from engine.tables.updates.stories import rules_of
from engine.tables.updates.undo_offer import free_to_undo
from engine.tables.updates.update import update_of
from engine.tables.views import drawn as drawn
from engine.tables.views import log as views_log
from engine.tables.views import panel as panel
from engine.tables.views import picture as picture
from engine.tables.views.recap import Since
from engine.update import (
    Call,
    Controls,
    Member,
    Panel,
    Picture,
    Question,
    Refusal,
    Sights,
    Terms,
    Update,
    UpdateKind,
    Version,
)

log = logging.getLogger(__name__)

KEPT = 500
"""Of how many entries it is kept whether they were obvious."""
BEHIND = {
    "lobby": ("TAB-008", "TAB-012", "TAB-013"),
    "closed": ("TAB-008", "TAB-057", "TAB-099"),
    "sleep": ("TAB-095", "TAB-094"),
    "reminder": ("TAB-026", "TAB-024"),
    "undo": ("TAB-031", "TAB-034"),
    "ballot": ("TAB-032", "TAB-033"),
    "end": ("TAB-056", "TAB-046"),
}
"""The rules of the table behind posts of a kind, where no event of the game made it."""
Draw = Callable[[Scene], drawn.Drawn]


class Reader:
    """What members see of the tables, and that they have (``since``). Raises a `GameError` whose words are for whoever
    asked."""

    since: Since

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        memory: Memory,
        draw: Draw,
        rulebook: Rulebook,
        quick_starts: Mapping[str, tuple[QuickCard, ...]],
    ) -> None:
        self.games = games
        self._store = store
        self._memory = memory
        self._draw = draw
        self._rulebook = rulebook
        self._quick_starts = quick_starts
        # The worker thread on which everything is drawn.
        self._easel = ThreadPoolExecutor(max_workers=1, thread_name_prefix="easel")
        self._lectern = prepared_files.Lectern()
        self._obvious: dict[tuple[int, int, int], bool] = {}
        """Which entries were the one thing left to their seats: where the table before is forgotten, it is made again."""

    async def game_here(self, channel: int) -> str | None:
        """Return the key of the game that is gathering, running or just over in a channel, ``None`` where there is none."""
        row = await self._store.current(channel)
        return row.game if row else None

    async def controls(self, call: Call) -> tuple[Version, Controls, str]:
        """Return the caller's own controls, private ones included, and what is asked of them."""
        live = await self._memory.seen(call.channel)
        return live.version, *panel.own_controls(live, call)

    async def panel(self, call: Call) -> Panel:
        """Return the caller's own side of the table: what only they know and can do, or why there is nothing to do.

        Raises a `GameError` where nothing has been played in this channel yet.
        """
        shown = await self._memory.readable(call.channel)
        shown.playing()
        self.since.looked(shown, call.member.id)
        return panel.panel_of(await self._memory.seen(call.channel), call, shown)

    async def check_fresh(self, call: Call, version: Version) -> None:
        """Raise `Stale` where a control of ``version`` is old, unless the caller is still asked what it was drawn for."""
        freshness.check_version(await self._memory.seen(call.channel), call, version, "")

    async def narrowed(self, call: Call, verb: str) -> tuple[Version, Controls]:
        """Return the caller's own controls of one verb."""
        live = await self._memory.seen(call.channel)
        return live.version, completion.of_verb(panel.own_ways(live, call), verb)

    async def offered(self, channel: int, member: int) -> tuple[Version, Controls]:
        """Return the controls of an awaited member, for anybody else those for all."""
        live = await self._memory.seen(channel)
        live.playing()
        return live.version, panel.offered_to(live, member)

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
        return completion.completions(live, seat, live.standing.ways(seat), verb, given, argument, typed)

    async def ask(self, call: Call, begun: str, version: Version | None = None) -> tuple[Question, Picture | None]:
        """Return what is asked next of the caller, who has begun a move with steps, and its picture if it can be drawn.

        `Stale` when ``version``, that of the control it came from, is old; nothing is remembered of the steps before.
        """
        live = await self._memory.seen(call.channel)
        seat = freshness.may_act(live, call, begun, version)
        question = move_builder.question(live, seat, begun)
        return question, await self._drawn(live, seat, question.look)

    async def form(self, call: Call, begun: str, version: Version | None = None) -> Form:
        """Return the form for the open argument of a move that the caller has begun: "create", "gm place".

        `Stale` when ``version``, that of the control it came from, is old.
        """
        live = await self._memory.seen(call.channel)
        return move_builder.form(live, freshness.may_act(live, call, begun, version), begun)

    async def own_picture(self, call: Call) -> Picture | None:
        """Draw what only the caller may know, ``None`` where the game has no such picture or they do not play."""
        live = await self._memory.seen(call.channel)
        seat = live.seat_of(call.member.id)
        if seat is None or live.row.status != "running":
            return None
        subject = capabilities.owned(live.game, live.standing.view(seat))
        return await self._drawn(live, seat, Look(subject), said=True) if subject else None

    async def show(self, channel: int, member: int | None, look: Look, version: Version | None = None) -> Picture:
        """Draw what a member (``None``: everybody) may see; on another thread.

        With ``version`` as things stood after that change, while that is remembered.
        """
        live = self._memory.at(version) or await self._memory.readable(channel)
        live.playing()
        self.since.looked(live, member)
        return await self._draw_on_easel(live, live.seat_of(member), look)

    async def sights(self, channel: int, member: int | None) -> Sights:
        """Return how, and around which places, a member (``None``: everybody) can see the map."""
        live = await self._memory.readable(channel)
        live.playing()
        return picture.sights_of(live, live.seat_of(member))

    async def describe(self, channel: int, member: int | None, look: Look | None = None) -> str:
        """Return the words of the map that a member may see, everybody for ``None``: what its picture shows (TAB-040)."""
        live = await self._memory.readable(channel)
        live.playing()
        self.since.looked(live, member)
        return picture.wanted(live, live.seat_of(member), look or Look()).alt

    async def status(self, channel: int, member: int | None) -> str:
        """Return where things stand, in a few lines, as far as a member may know, everybody for ``None`` (TAB-040)."""
        live = await self._memory.readable(channel)
        live.playing()
        self.since.looked(live, member)
        seat = live.seat_of(member)
        moved = "" if live.row.in_use else await self._memory.moved_away(channel, live.row.id)
        sheet, plans = panel.sheet_of(live, seat), panel.plans_of(live, seat)
        return "\n".join(filter(None, [moved, sheet, plans, out_of_hall(live)]))

    async def look_up(self, channel: int, member: int | None, name: str, at: str = "") -> str:
        """Return what a page of the game says to a member (``None``: to everybody); ``at`` is its argument, or ""."""
        live = await self._memory.readable(channel)
        return picture.page_of(live, live.seat_of(member), name, at)

    async def entries(self, channel: int, member: int | None, name: str, typed: str) -> list[tuple[str, str]]:
        """Return up to 25 (shown, value) for a page's argument, as the member may know; ``[]`` rather than an error."""
        try:
            live = await self._memory.readable(channel)
            return picture.entries_of(live, live.seat_of(member), name, typed)
        except GameError:
            return []

    async def check_file(self, game: str, text: str) -> Prepared:
        """Return what a prepared file holds; `BadFile` names what is wrong, `BadOption` says that the game takes none."""
        return await self._lectern.check(self._game_called(game), text)

    def template(self, game: str) -> str:
        """Return a file to begin from; `BadOption` where the game takes none."""
        return prepared_files.taking(self._game_called(game)).template()

    async def export_file(self, channel: int, member: int | None) -> tuple[str, str]:
        """Return the file that the channel's game could have been prepared with (name, text), its secrets included.

        For the game master at any time, for everybody once it is over; else `NotAllowed`.
        """
        live = await self._memory.readable(channel)
        return await asyncio.get_running_loop().run_in_executor(self._easel, prepared_files.exported, live, member)

    async def latest(self, channel: int) -> Update:
        """Return the channel's table as it stands now, as an update with id 0 that mentions nobody; with its terms."""
        live = await self._memory.seen(channel)
        kinds: dict[str, UpdateKind] = {"lobby": "lobby", "running": "ballot" if live.row.ballot else "move"}
        update = update_of(live, kinds.get(live.row.status, "end"), called=live.awaited)
        return msgspec.structs.replace(await self._undoable(live, update), mention=(), terms=terms_of(live))

    async def terms(self, call: Call, version: Version) -> Terms | None:
        """Return what a table of this channel was opened with, also one that was closed; ``None`` for any other."""
        row = await self._store.table(version.table)
        if row is None or row.channel != call.channel:
            return None
        people = msgspec.json.decode(row.setup, type=Setup).people if row.setup else ()
        return terms_in(row, await self._store.seats(row.id), people)

    async def check_end(self, call: Call) -> None:
        """Raise the `GameError` with which `Tables.end` would refuse, so that nobody is asked whether to do it in vain."""
        try:
            end.check_end(await self._memory.seen(call.channel), call)
        except TableBroken:
            if not call.manager:
                end.check_end(await self._memory.bare(call.channel), call)

    async def grave(self, call: Call, text: str, version: Version) -> Choice:
        """Return how a move is offered that is made only once the caller is sure; raises what the move itself would."""
        return freshness.grave(await self._memory.seen(call.channel), call, text, version)

    async def before_leaving(self, call: Call) -> tuple[Version, str]:
        """Return which table the caller would leave, and what becomes of their seat and of the host's part.

        The words are "" where there is nothing to be asked. Raises the `GameError` of whoever has no seat to leave.
        """
        live = await self._memory.seen(call.channel)
        return live.version, leave.before_leaving(live, call)

    async def log(self, channel: int, page: int = 1, member: int | None = None) -> tuple[str, int]:
        """Return a page of the log as text (1 is the newest; the newest entry is last), and how many there are.

        A game master's ``member`` finds there what they did in secret, nobody else does: what is not in somebody's log
        leaves no gap in its numbers.
        """
        live = await self._memory.readable(channel)
        live.playing()
        seat = live.seat_of(member)
        hidden = views_log.hidden(live, await self._store.silent(live.row.id), seat)
        seqs = [seq for seq in range(live.rows) if seq not in hidden]
        count = views_log.pages(len(seqs))
        last = len(seqs) - views_log.PER_PAGE * (min(max(page, 1), count) - 1)
        numbers = {seqs[number]: number for number in range(max(0, last - views_log.PER_PAGE), last)}
        first = min(numbers, default=0)
        rows = await self._store.entries(live.row.id, first, max(numbers, default=-1) + 1 - first)
        return views_log.log_page(live, [(numbers[row.seq], row) for row in rows if row.seq in numbers], seat), count

    async def seal(self, channel: int) -> str:
        """Return the hash of the dice key, whole, for whoever asks and from the start on (TAB-046)."""
        live = await self._memory.readable(channel)
        live.playing()
        return commitment(live.row.key)

    async def export(self, channel: int, *, revealed: bool = False) -> tuple[str, bytes]:
        """Return the delve as a file (name, JSON): public stories while it runs, everything once it has ended; of a private
        table only where its key is ``revealed``."""
        live = await self._memory.readable(channel)
        live.playing()
        rows = await self._store.journal(live.row.id)
        file = await self._store.file(live.row.id) if live.row.file else ""
        try:
            snapshots = await self._store.snapshots(live.row.id) if live.row.status == "over" else ()
            work = partial(export.file_of, live, rows, file, snapshots, revealed=revealed)
            return await asyncio.get_running_loop().run_in_executor(self._easel, work)
        except msgspec.MsgspecError as error:
            raise broken(live.row, error) from error

    async def master(self, channel: int) -> Member | None:
        """Return who is game master at the channel's table, ``None`` where nobody is."""
        live = await self._memory.seen(channel)
        return next((live.member(row.seat) for row in live.here if row.master), None)

    async def rules_behind(self, version: Version) -> tuple[str, ...]:
        """Return the ids of the rules behind a change, in order (TAB-062); ``()`` where none are or it is forgotten.

        Where it is told in a post that others were told in before, theirs come first.
        """
        told = await self._store.update_of_change(version.table, version.change)
        tale = update_in(told).tale if told else None
        changes = range(tale.since if tale else version.change, version.change + 1)
        found = [await self._behind(Version(version.table, change), among=changes) for change in changes]
        return tuple(dict.fromkeys(rule for rules in found for rule in rules))

    async def _behind(self, version: Version, among: range) -> tuple[str, ...]:
        """Return the rules behind one change; none for what was not told ``among`` the changes of a post."""
        told = await self._store.update_of_change(version.table, version.change)
        if told and len(among) > 1 and update_in(told).kind == "aside":
            return ()
        usual = BEHIND.get(update_in(told).kind, ()) if told else ()
        rows = await self._store.rows_of_change(version.table, version.change)
        if not rows:
            return (update_in(told).rules if told else ()) or usual
        try:
            events = [event for row in rows for event in msgspec.json.decode(row.events, type=list[Event])]
        except msgspec.MsgspecError:
            log.error("the events of change %s cannot be read", version)
            return ()
        return rules_of(events) or usual

    async def refusal(self, channel: int, member: int) -> Refusal | None:
        """Return what was last refused to a member in a channel, for nobody else to see; ``None`` where nothing was."""
        row = await self._store.refusal(channel, member)
        return Refusal(row.words, row.rule, row.at) if row else None

    async def updates_after(self, version: Version) -> list[tuple[Update, bool]]:
        """Return what is remembered of the changes of a table after one, oldest first, and whether it was told."""
        rows = await self._store.updates_after(version.table, version.change)
        return [(update_in(row), told) for row, told in rows]

    async def version_of(self, message: int) -> Version | None:
        """Return the change that a post tells about, ``None`` where none is known or it is forgotten."""
        row = await self._store.update_in(message)
        return Version(row.table_id, row.change) if row else None

    def rulebook(self) -> Rulebook:
        """Return the rules desk: the entries of all games, to be searched (TAB-061)."""
        return self._rulebook

    def quick_start(self, game: str) -> tuple[QuickCard, ...]:
        """Return the cards that explain a game to newcomers, in order; none where it has none."""
        return self._quick_starts.get(game, ())

    def _game_called(self, key: str) -> AnyGame:
        if key not in self.games:
            raise BadOption(f"I know no game “{key[:40]}”. I know: {', '.join(self.games)}.", "TAB-008")
        return self.games[key]

    async def _undoable(self, live: Live, update: Update, before: int | None = None) -> Update:
        """Return an update that offers to take the newest move back only where there is one that can be.

        All that there is may be the house's, for seats that were left. ``before`` is the entry that is being struck.
        """
        if live.last is None or live.row.status != "running" or live.row.ballot:
            return update
        if is_own(live, live.last):
            last = await self._before_own(live, live.rows if before is None else before)
            undo = last is not None and free_to_undo(msgspec.structs.replace(live, last=last))
            return msgspec.structs.replace(update, undo=undo)
        passed_over = undo_rules.follows_by_itself(live, live.last)
        if before is None and (passed_over or undo_rules.makes_the_obvious(live.game)):
            return msgspec.structs.replace(update, undo=undo_rules.is_free(live, await self._newest(live)))
        if not update.undo or not passed_over:
            return update
        version = await self._store.version_moved(live.row.id, _played(live), live.rows if before is None else before)
        return msgspec.structs.replace(update, undo=version == live.game.version)

    async def _newest(self, live: Live) -> undo_rules.Newest:
        """Return the newest entry that can be taken back, what the table before it is made from, what stays and goes."""
        entry, before = live.last, None
        own: list[EntryRow] = []
        followed: list[EntryRow] = []
        while entry:
            if undo_rules.follows_by_itself(live, entry):
                followed.append(entry)
                *more, entry = await self._store.house_moved(live.row.id, _played(live), entry.seq)
                followed += more
                continue
            before = await self._store.before(live.row.id, entry.seq)
            mine = is_own(live, entry)
            if before is None or not (mine or self._was_obvious(live, before, entry)):
                break
            (own if mine else followed).append(entry)
            entry = before.last
        return undo_rules.Newest(entry, before, tuple(reversed(own)), tuple(reversed(followed)))

    def _was_obvious(self, live: Live, before: Before, entry: EntryRow) -> bool:
        at = live.row.id, entry.seq, live.row.forgotten
        if at not in self._obvious:
            if len(self._obvious) >= KEPT:
                self._obvious.clear()
            known = self._memory.after(live.row.id, before.last.seq)
            self._obvious[at] = undo_rules.was_obvious(live, before, entry, known.table if known else None)
        return self._obvious[at]

    async def _before_own(self, live: Live, seq: int) -> EntryRow | None:
        """Return the newest live entry before ``seq`` that can be taken back."""
        found = await self._store.before(live.row.id, seq)
        while found and undo_rules.is_passed_over(live, found.last):
            found = await self._store.before(live.row.id, found.last.seq)
        return found.last if found else None

    async def _draw_on_easel(self, live: Live, seat: int | None, look: Look, *, said: bool = False) -> Picture:
        work = partial(picture.picture, live, seat, look, self._draw, said=said)
        return await asyncio.get_running_loop().run_in_executor(self._easel, work)

    async def _drawn(self, live: Live, seat: int, look: Look, *, said: bool = False) -> Picture | None:
        try:
            return await self._draw_on_easel(live, seat, look, said=said)
        except Exception:
            log.exception("the %s of %s could not be drawn", look.subject, live.version)
            return None


def _played(live: Live) -> tuple[Seat, ...]:
    """Return the seats that the house plays at once."""
    return tuple(row.seat for row in live.seats if live.plays_itself(row.seat))
