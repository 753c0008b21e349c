"""What a member can look at. Nothing in here changes a table."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import partial

import msgspec

from engine.api.update import Call, Controls, Member, MoveQuestion, Offer, Panel, Update, UpdateKind, Version
from engine.api.views import Drawing, Picture, Sights
from engine.core import capabilities
from engine.core.errors import GameError
from engine.core.game import Choice, Event, Form
from engine.core.high_points import HighPoint
from engine.core.messages import WORDS
from engine.core.scene import Look
from engine.core.standing_orders import standing
from engine.store import EntryRow
from engine.tables.context import Context
from engine.tables.moves import freshness
from engine.tables.session.cache import update_in
from engine.tables.session.live import Session
from engine.tables.undo.newest import UndoOffers
from engine.tables.updates import completion, move_builder
from engine.tables.updates.hall_note import out_of_hall
from engine.tables.updates.lobby_card import terms_of
from engine.tables.updates.stories import rules_of
from engine.tables.updates.update import update_of
from engine.tables.views import log as views_log
from engine.tables.views import panel, picture
from engine.tables.views.dice_rules import is_explained
from engine.tables.views.in_words import in_words
from engine.tables.views.recap import Recaps

log = logging.getLogger(__name__)

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

LATELY = 6
"""So many entries of the journal are looked at for what is under way."""
LOOKED_BACK = 8
"""Of so many changes the newest that was told is looked for."""


class Views:
    """What members see of the tables. Errors are `GameError`, with words for the caller."""

    def __init__(self, context: Context, offers: UndoOffers, recaps: Recaps) -> None:
        self._context = context
        self._offers = offers
        self._recaps = recaps

    async def controls(self, call: Call) -> tuple[Version, Controls, str]:
        """Return the caller's own controls, private ones included, and what is asked of them."""
        live = await self._context.cache.seen(call.channel)
        return live.version, *panel.own_controls(live, call)

    async def panel(self, call: Call, *, below_post: bool = False) -> Panel:
        """Return the caller's own side of the table: what only they know and can do, or why there is nothing to do.

        ``below_post``: the moves that the post offers may be left out. Raises a `GameError` where nothing has been played
        in this channel yet.
        """
        shown = await self._context.cache.readable(call.channel)
        shown.playing()
        self._recaps.looked(shown, call.member.id)
        return panel.panel_of(await self._context.cache.seen(call.channel), call, shown, below_post=below_post)

    async def legend(self, call: Call) -> tuple[str, ...]:
        """Return the words beside the map, and those of the picture that only the caller may see, such as a hand."""
        live = await self._context.cache.seen(call.channel)
        seat = live.seat_of(call.member.id)
        beside = tuple(line.text for line in picture.scene_of(live, seat, Look()).legend)
        own = (
            capabilities.owned(live.game, live.view_cache.view(seat))
            if seat is not None and live.row.status == "running"
            else ""
        )
        return (*beside, picture.scene_of(live, seat, Look(own)).alt) if own else beside

    async def check_fresh(self, call: Call, version: Version) -> None:
        """Raise `Stale` where a control of ``version`` is old, unless the caller is still asked what it was drawn for."""
        freshness.check_version(await self._context.cache.seen(call.channel), call, version, "")

    async def narrowed(self, call: Call, verb: str) -> tuple[Version, Controls]:
        """Return the caller's own controls of one verb."""
        live = await self._context.cache.seen(call.channel)
        return live.version, completion.of_verb(panel.own_ways(live, call), verb)

    async def standing(self, call: Call) -> tuple[Choice, ...]:
        """Return the standing orders that hold for the caller at this table (TAB-069); none for who has no seat."""
        live = await self._context.cache.seen(call.channel)
        seat = live.seat_of(call.member.id)
        return standing(live.game, live.view_cache.view(seat)) if seat is not None else ()

    async def offered(self, channel: int, member: int) -> tuple[Version, Controls]:
        """Return the controls of an awaited member, for any other those for all."""
        live = await self._context.cache.seen(channel)
        live.playing()
        return live.version, panel.offered_to(live, member)

    async def complete(
        self, channel: int, member: int, verb: str, given: Mapping[str, str], argument: str, typed: str
    ) -> list[tuple[str, str]]:
        """Return up to 25 (shown, value) for an argument, from the member's own moves; ``[]`` rather than an error."""
        try:
            live = await self._context.cache.seen(channel)
        except GameError:
            return []
        seat = live.seat_of(member)
        if seat is None or live.row.status != "running":
            return []
        return completion.completions(live, seat, live.view_cache.ways(seat), verb, given, argument, typed)

    async def ask(self, call: Call, begun: str, version: Version | None = None) -> tuple[MoveQuestion, Drawing | None]:
        """Return what is asked next of the caller, who has begun a move with steps, and its picture if it can be drawn.

        `Stale` when ``version``, that of the control it came from, is old; nothing is remembered of the steps before.
        """
        live = await self._context.cache.seen(call.channel)
        seat = freshness.may_act(live, call, begun, version)
        question = move_builder.question(live, seat, begun)
        work = partial(picture.drawing_of, live, seat, question.look, self._context.draw)
        try:
            return question, await self._context.in_render_pool(work)
        except Exception:
            log.exception("the %s of %s could not be drawn", question.look.subject, live.version)
            return question, None

    async def begun_at(self, call: Call) -> Mapping[str, tuple[Offer, ...]]:
        """Return how the caller can begin a move with a later argument of it, such as a place, by that argument in small
        letters; nothing where they have no move."""
        live = await self._context.cache.seen(call.channel)
        seat = live.seat_of(call.member.id)
        return move_builder.begun_at(live, seat) if seat is not None and live.row.status == "running" else {}

    async def form(self, call: Call, begun: str, version: Version | None = None) -> Form:
        """Return the form for the open argument of a move that the caller has begun: "create", "gm place".

        `Stale` when ``version``, that of the control it came from, is old.
        """
        live = await self._context.cache.seen(call.channel)
        return move_builder.form(live, freshness.may_act(live, call, begun, version), begun)

    async def own_picture(self, call: Call) -> Picture | None:
        """Draw what only the caller may know, ``None`` where the game has no such picture or they do not play."""
        live = await self._context.cache.seen(call.channel)
        seat = live.seat_of(call.member.id)
        if seat is None or live.row.status != "running":
            return None
        subject = capabilities.owned(live.game, live.view_cache.view(seat))
        return await self.drawn(live, seat, Look(subject), said=True) if subject else None

    async def show(self, channel: int, member: int | None, look: Look, version: Version | None = None) -> Picture:
        """Draw what a member (``None``: everybody) may see; on another thread.

        With ``version`` as things stood after that change, while that is remembered.
        """
        live = self._context.cache.at(version) or await self._context.cache.readable(channel)
        live.playing()
        self._recaps.looked(live, member)
        return await self._draw_in_pool(live, live.seat_of(member), look)

    async def drawing(self, channel: int, member: int | None, look: Look, since: Version | None = None) -> Drawing:
        """Draw what a member (``None``: everybody) may see now, fine enough to be enlarged, and return where its places
        are; on another thread.

        What has changed after ``since`` is ringed, as far as that can be made again.
        """
        live = await self._context.cache.seen(channel)
        live.playing()
        self._recaps.looked(live, member)
        then = await self._recaps.earlier(live, since) if since else None
        work = partial(picture.drawing_of, live, live.seat_of(member), look, self._context.draw_fine, then)
        return await self._context.in_render_pool(work)

    async def on_the_desk(self, channel: int, member: int | None, look: Look) -> Look:
        """Return a look at the map with all that is hidden where the member is the game master, else the look as it is."""
        live = await self._context.cache.seen(channel)
        if live.table is None or live.master is None or live.seat_of(member) != live.master or look.mode:
            return look
        return msgspec.structs.replace(look, subject=capabilities.owned(live.game, live.view_cache.view(live.master)))

    async def enlarged(self, drawn: Picture) -> tuple[Picture, ...]:
        """Return a picture in strips of nearly twice its scale, from left to right; itself where it cannot be drawn so."""
        if drawn.scene is None:
            return (drawn,)
        work = partial(self._context.draw_strips, drawn.scene)
        try:
            strips = await self._context.in_render_pool(work)
        except Exception:
            log.exception("%s could not be drawn large", drawn.name)
            return (drawn,)
        stem, count = drawn.name.removesuffix(".png"), len(strips)
        return tuple(
            Picture(png, 0, 0, WORDS("picture-strip", number=number, count=count), f"{stem}-part-{number}.png")
            for number, png in enumerate(strips, start=1)
        )

    async def show_card(self, game: str, card: HighPoint, number: int, version: Version) -> Picture:
        """Draw a card of a post, the ``number``th of those that stand there, the first times with its rule; on another
        thread."""
        card = card.explained() if await is_explained(self._context.store, card, version) else card
        scene, name = card.scene(), f"{game}-card-{number}-{version.change}"
        drawn = await self._context.in_render_pool(self._context.draw, scene)
        return Picture(drawn.png, drawn.width, drawn.height, scene.alt, f"{name}.png")

    async def sights(self, channel: int, member: int | None) -> Sights:
        """Return how, and around which places, a member (``None``: everybody) can see the map."""
        live = await self._context.cache.readable(channel)
        live.playing()
        return picture.sights_of(live, live.seat_of(member))

    async def describe(self, channel: int, member: int | None, look: Look | None = None) -> str:
        """Return the words of the map that a member may see, everybody for ``None``: what its picture shows (TAB-040)."""
        live = await self._context.cache.readable(channel)
        live.playing()
        self._recaps.looked(live, member)
        return picture.wanted(live, live.seat_of(member), look or Look()).alt

    async def in_words(self, channel: int, member: int | None, look: Look | None = None) -> str:
        """Return the map in words for a member (``None``: for everybody): what changed since they looked last, what they
        can do, what the map shows (TAB-204)."""
        live = await self._context.cache.readable(channel)
        live.playing()
        then = await self._recaps.seen_last(live, member)
        self._recaps.looked(live, member)
        work = partial(in_words, live, live.seat_of(member), look or Look(), then)
        return await self._context.in_render_pool(work)

    async def status(self, channel: int, member: int | None) -> str:
        """Return where things stand, in a few lines, as far as a member may know, everybody for ``None`` (TAB-040)."""
        live = await self._context.cache.readable(channel)
        live.playing()
        self._recaps.looked(live, member)
        seat = live.seat_of(member)
        moved = "" if live.row.in_use else await self._context.cache.moved_away(channel, live.row.id)
        sheet, plans = panel.sheet_of(live, seat), panel.plans_of(live, seat)
        return "\n".join(filter(None, [moved, sheet, plans, out_of_hall(live)]))

    async def look_up(self, channel: int, member: int | None, name: str, at: str = "") -> str:
        """Return what a page of the game says to a member (``None``: to everybody); ``at`` is its argument, or ""."""
        live = await self._context.cache.readable(channel)
        return picture.page_of(live, live.seat_of(member), name, at)

    async def entries(self, channel: int, member: int | None, name: str, typed: str) -> list[tuple[str, str]]:
        """Return up to 25 (shown, value) for a page's argument, as the member may know; ``[]`` rather than an error."""
        try:
            live = await self._context.cache.readable(channel)
            return picture.entries_of(live, live.seat_of(member), name, typed)
        except GameError:
            return []

    async def latest(self, channel: int) -> Update:
        """Return the channel's table as it stands now, as an update with id 0 and its terms that mentions no one."""
        live = await self._context.cache.seen(channel)
        kinds: dict[str, UpdateKind] = {"lobby": "lobby", "running": "ballot" if live.row.ballot else "move"}
        update = update_of(live, kinds.get(live.row.status, "end"), called=live.awaited)
        return msgspec.structs.replace(await self._offers.undoable(live, update), mention=(), terms=terms_of(live))

    async def version(self, channel: int) -> Version:
        """Return the version of the channel's table."""
        return (await self._context.cache.seen(channel)).version

    async def newest_story(self, channel: int) -> Update | None:
        """Return the newest update of the channel's table that everybody was told something in; ``None`` where it is
        forgotten."""
        row = (await self._context.cache.seen(channel)).row
        for change in range(row.change, max(row.change - LOOKED_BACK, 0), -1):
            told = await self._context.store.update_of_change(row.id, change)
            update = update_in(told) if told else None
            if update is not None and update.story and update.kind not in ("aside", "nudge", "reminder"):
                return update
        return None

    async def grave(self, call: Call, text: str, version: Version) -> Choice:
        """Return how a move is offered that is made only once the caller is sure; raises what the move itself would."""
        return freshness.grave(await self._context.cache.seen(call.channel), call, text, version)

    async def log(self, channel: int, page: int = 1, member: int | None = None) -> tuple[str, int]:
        """Return a page of the log as text (1 is the newest; the newest entry is last), and how many there are.

        A game master's ``member`` finds there what they did in secret, no other member does: what is not in a member's log
        leaves no gap in its numbers.
        """
        live = await self._context.cache.readable(channel)
        live.playing()
        seat = live.seat_of(member)
        hidden = views_log.hidden(live, await self._context.store.silent(live.row.id), seat)
        seqs = [seq for seq in range(live.rows) if seq not in hidden]
        count = views_log.pages(len(seqs))
        last = len(seqs) - views_log.PER_PAGE * (min(max(page, 1), count) - 1)
        numbers = {seqs[number]: number for number in range(max(0, last - views_log.PER_PAGE), last)}
        first = min(numbers, default=0)
        rows = await self._context.store.entries(live.row.id, first, max(numbers, default=-1) + 1 - first)
        return views_log.log_page(live, [(numbers[row.seq], row) for row in rows if row.seq in numbers], seat), count

    async def master(self, channel: int) -> Member | None:
        """Return who is game master at the channel's table, ``None`` where no one is."""
        live = await self._context.cache.seen(channel)
        return next((live.member(row.seat) for row in live.here if row.master), None)

    async def rules_behind(self, version: Version) -> tuple[str, ...]:
        """Return the ids of the rules behind a change, in order (TAB-062); ``()`` where none are or it is forgotten.

        Where it is told in a post that others were told in before, theirs come first.
        """
        told = await self._context.store.update_of_change(version.table, version.change)
        tale = update_in(told).tale if told else None
        changes = range(tale.since if tale else version.change, version.change + 1)
        found = [await self._behind(Version(version.table, change), among=changes) for change in changes]
        return tuple(dict.fromkeys(rule for rules in found for rule in rules))

    async def under_way(self, channel: int) -> frozenset[str]:
        """Return the ids of the rules behind what all may know of the newest entries of a channel's table; none where
        nothing is played."""
        row = await self._context.store.current(channel)
        if row is None or row.status != "running":
            return frozenset()
        entries = await self._context.store.newest_entries(row.id, LATELY)
        return frozenset(rule for entry in entries for rule in rules_of(_events_of(entry)))

    async def _behind(self, version: Version, among: range) -> tuple[str, ...]:
        """Return the rules behind one change; none for what was not told ``among`` the changes of a post."""
        told = await self._context.store.update_of_change(version.table, version.change)
        if told and len(among) > 1 and update_in(told).kind == "aside":
            return ()
        usual = BEHIND.get(update_in(told).kind, ()) if told else ()
        rows = await self._context.store.rows_of_change(version.table, version.change)
        if not rows:
            return (update_in(told).rules if told else ()) or usual
        return rules_of(event for row in rows for event in _events_of(row)) or usual

    async def _draw_in_pool(self, live: Session, seat: int | None, look: Look, *, said: bool = False) -> Picture:
        work = partial(picture.picture, live, seat, look, self._context.draw, said=said)
        return await self._context.in_render_pool(work)

    async def drawn(self, live: Session, seat: int, look: Look, *, said: bool = False) -> Picture | None:
        """Draw what a seat may see; ``None`` where that fails, which is logged."""
        try:
            return await self._draw_in_pool(live, seat, look, said=said)
        except Exception:
            log.exception("the %s of %s could not be drawn", look.subject, live.version)
            return None


def _events_of(entry: EntryRow) -> list[Event]:
    """Return what came of an entry; nothing where that cannot be read."""
    try:
        return msgspec.json.decode(entry.events, type=list[Event])
    except msgspec.MsgspecError:
        log.error("the events of entry %d cannot be read", entry.seq)
        return []
