"""Films of a game: its maps, one after the other, between them the cards of its high points, at last its end (TAB-144).

Frames are scenes made from views, as in a replay. Drawing takes seconds, so it runs in the background. Requests for the
same film share one job, and finished films stay in memory for a while. After a restart the button draws a film again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from engine.api.views import Eye, Picture
from engine.core.errors import GameError
from engine.core.languages import spoken
from engine.core.map_changes import changed, found, ringed
from engine.core.messages import WORDS
from engine.core.scene import MOST_ALT, Look, Scene
from engine.render.film import MOST_FRAMES, Film, Shot, TooLong, filmed, is_card
from engine.runtime.threads import ContextThreads
from engine.tables.context import Context
from engine.tables.history.outcome import outcome_of
from engine.tables.history.replay import Replays
from engine.tables.history.timeline import Frame, Timeline, view_of
from engine.tables.updates.completion import cut
from engine.tables.views.log import plainly

log = logging.getLogger(__name__)

AT_ONCE = 4
"""So many films are drawn or wait for it at most; a member who wants one more is told to come again (TAB-145)."""
KEPT = 24 * 1024 * 1024
"""So many bytes of films are kept in memory."""
LOOKED_AT = 3 * MOST_FRAMES
"""So many scenes of a long game are looked at, and compared, to choose the frames of its film from."""
FIRST, STEP, FIND, CARD, LAST = 2000, 1100, 1700, 2600, 5000
"""Milliseconds that a frame stands: the first one, one after a step, after a find, a card, the last one."""
CARDS = 12
"""So many cards of high points stand in a film at most, besides that of its end."""
LONGEST, LEAST = 80_000, 600
"""A film is to be no longer than this; to that end its steps and finds are shorter, but no shorter than that."""
Key = tuple[int, int, int, str, Eye, str]
"""What a film is kept by: the table, its newest change, how many were forgotten, its status, whose eyes, the language."""


class Stopped(Exception):
    """The bot stops, so a film is not drawn to its end."""


class Still(msgspec.Struct, frozen=True):
    """One moment that a film could show: the map as one seat knew it, and what had happened just then; or a card, which
    says that itself, with the map ``under`` it."""

    scene: Scene
    words: str
    under: Scene | None = None


class FilmJob:
    """A film of a table that is being drawn for a ``member``, as an ``eye`` saw it: what it is called, how much of it is
    ``done``, from 0 to 1. ``over``: the game is, so all may see it."""

    def __init__(self, member: int, timeline: Timeline, eye: Eye) -> None:
        self.member = member
        self.table, self.eye, self.over = timeline.live.row.id, eye, timeline.over
        who = "" if eye.seat is None else timeline.names[eye.seat]
        if eye.whole:
            eyes = "whole"
        elif eye.seat is None:
            eyes = "all-saw" if timeline.over else "all-see"
        else:
            eyes = "seat-saw" if timeline.over else "you-see"
        self.title = WORDS("film-title", title=timeline.game.title, eyes=eyes, who=who)
        self.done = 0.0
        self._film: asyncio.Future[Picture] = asyncio.get_running_loop().create_future()
        self._film.add_done_callback(_looked_at)

    async def within(self, seconds: float) -> Picture | None:
        """Return the film once it is drawn, ``None`` where that takes longer; raises what stopped it, a `GameError` where
        it would be too long."""
        done, _ = await asyncio.wait([self._film], timeout=seconds)
        return self._film.result() if done else None

    def is_made(self, film: Picture | BaseException) -> None:
        """Hand the film, or what stopped it, to those who wait."""
        if isinstance(film, BaseException):
            self._film.set_exception(film)
        else:
            self._film.set_result(film)


def _looked_at(film: asyncio.Future[Picture]) -> None:
    """Take note of what stopped a film that no one waits for any more."""
    if not film.cancelled():
        film.exception()


class Films:
    """Draws films, one after the other, for so many who want one at most."""

    def __init__(self, context: Context, replays: Replays) -> None:
        self._context = context
        self._replays = replays
        # A film would keep the pictures of posts waiting, so it has a thread of its own.
        self._projector = ContextThreads(max_workers=1, thread_name_prefix="projector")
        self._making: dict[Key, FilmJob] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._kept: OrderedDict[Key, Picture] = OrderedDict()
        self._closed = False
        context.cache.dropped.append(self._forget)

    async def close(self) -> None:
        """Stop what is being drawn: nothing is lost by that."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._projector.shutdown(wait=True, cancel_futures=True)

    def _forget(self, table: int) -> None:
        """Keep no film of a table that was written anew, or deleted: a name may have been taken out of it."""
        for kept in (self._kept, self._making):
            for key in [key for key in kept if key[0] == table]:
                del kept[key]

    async def film(self, table: int, *, member: int, eye: Eye | None = None, channel: int | None = None) -> FilmJob:
        """Begin the film of a table, or wait for the one that is drawn already, and return how far it is.

        ``member`` is who wants to see it, ``eye`` whose eyes with: as long as the game runs they have their own (TAB-141).
        A `GameError` where too many films are drawn just now (TAB-145), or the table cannot be looked at.
        """
        timeline = await self._replays.timeline(table, channel)
        eyes = await self._context.in_render_pool(timeline.eyes, member)
        eye = timeline.eye_among(eyes, eye)
        row = timeline.live.row
        key = (table, row.change, row.forgotten, row.status, eye, spoken())
        making = self._making.get(key)
        if making is not None:
            return making
        making = FilmJob(member, timeline, eye)
        if key in self._kept:
            self._kept.move_to_end(key)
            making.is_made(self._kept[key])
            return making
        if len(self._making) >= AT_ONCE or any(item.member == member for item in self._making.values()):
            raise GameError(WORDS.message("film-busy"), "TAB-145")
        self._making[key] = making
        task = asyncio.get_running_loop().create_task(self._make(key, making, timeline, eye))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return making

    async def _make(self, key: Key, making: FilmJob, timeline: Timeline, eye: Eye) -> None:
        try:
            film = await self._drawn(making, timeline, eye)
            # Where its table was written anew meanwhile another one is drawn in its place.
            if self._making.get(key) is making:
                self._keep(key, film)
            making.is_made(film)
        except GameError as error:
            making.is_made(error)
        except BaseException as error:
            if not isinstance(error, asyncio.CancelledError):
                log.exception("the film of table %d could not be drawn", key[0])
            making.is_made(GameError(WORDS.message("film-failed"), "TAB-145"))
            if isinstance(error, asyncio.CancelledError):
                raise
        finally:
            if self._making.get(key) is making:
                del self._making[key]

    async def _drawn(self, making: FilmJob, timeline: Timeline, eye: Eye) -> Picture:
        known = await self._context.in_render_pool(timeline.frames, eye)
        for frame in known:
            # One at a time: the pictures of posts come between. What is found is remembered.
            await self._replays.prepare(timeline, frame.position)
            await self._context.in_render_pool(timeline.is_on_the_map, frame.position)
            await self._context.in_render_pool(timeline.cards, frame.position)
        frames = await self._context.in_render_pool(frames_of, timeline, eye)
        stills: list[Still] = []
        for number, frame in enumerate(frames):
            await self._replays.prepare(timeline, frame.position)
            stills += await self._context.in_render_pool(stills_of, timeline, eye, frame)
            making.done = 0.3 * (number + 1) / len(frames)

        def seen(frame: int, frames: int) -> None:
            making.done = 0.3 + 0.7 * frame / frames
            if self._closed:
                raise Stopped

        made = await asyncio.get_running_loop().run_in_executor(self._projector, film_of, stills, seen)
        # How many entries there are in all would tell what others did unseen.
        name = f"{timeline.game.key}-film-{len(timeline.frames(eye))}.webp"
        alt = await self._context.in_render_pool(alt_of, timeline, eye, stills, made)
        return Picture(made.webp, made.width, made.height, alt, name)

    def _keep(self, key: Key, film: Picture) -> None:
        self._kept[key] = film
        while len(self._kept) > 1 and sum(len(row.png) for row in self._kept.values()) > KEPT:
            self._kept.popitem(last=False)


def frames_of(timeline: Timeline, eye: Eye) -> list[Frame]:
    """Return the entries that a film may show: those that the ``eye`` knows of and that changed something on the map or
    were a high point, with the first and the last."""
    known = timeline.frames(eye)
    worth = [
        place
        for place, frame in enumerate(known)
        if timeline.is_on_the_map(frame.position) or timeline.high_points(frame.position)
    ]
    return [known[place] for place in evenly(sorted({0, *worth, len(known) - 1}), LOOKED_AT)]


def stills_of(timeline: Timeline, eye: Eye, frame: Frame) -> list[Still]:
    """Return what a film could show of an entry: the map after it, then the cards of its high points."""
    still = still_of(timeline, eye, frame)
    if still is None:
        return []
    return [still, *(Still(card.scene(), "", still.scene) for card in timeline.high_points(frame.position))]


def still_of(timeline: Timeline, eye: Eye, frame: Frame) -> Still | None:
    """Return the map after an entry as an ``eye`` knew it, with no seat to act, and what they were told; ``None`` where
    other rules made it."""
    table = timeline.table_at(frame.position)
    if table is None:
        return None
    ends = timeline.over and frame.position == len(timeline.rows) - 1
    told_of = frame == timeline.frames(eye)[-1]
    look = Look() if ends and not timeline.live.cut_short else Look("ended", wordless=not told_of)
    scene = replace(timeline.game.scene(view_of(table, eye), look), legend=())
    if not ends:
        # What the game draws without a seat to act says that it was broken off.
        scene = replace(scene, title=frame.part or timeline.game.title, chip=None)
    told = timeline.told(frame.position, eye)
    if ends:
        told = outcome_of(timeline)
    return Still(scene, plainly(told))


def film_of(stills: Sequence[Still], seen: Callable[[int, int], None] = lambda *_: None) -> Film:
    """Return the film of some moments; `GameError` where there is too little of them, or too much (TAB-146)."""
    shots = shots_of(stills)
    if len(shots) < 2:
        raise GameError(WORDS.message("film-too-little"), "TAB-146")
    try:
        return filmed(shots, seen)
    except TooLong:
        raise GameError(WORDS.message("film-too-long"), "TAB-146") from None


def shots_of(stills: Sequence[Still], most: int = MOST_FRAMES) -> list[Shot]:
    """Return the frames of a film: each card, and each moment whose map differs from the map before, with a ring around
    each difference.

    Where these are more than ``most``, or would last too long, frames are left out evenly. Steps are left out before finds,
    and finds before cards. The first and the last frame always stay.
    """
    kept = _changes(stills)
    maps = [number for number, still in enumerate(kept) if not is_card(still.scene)]
    before = dict(zip(maps[1:], maps, strict=False))
    inner = range(1, len(kept) - 1)
    cards = [number for number in inner if is_card(kept[number].scene)]
    finds = [number for number in inner if number in before and found(kept[before[number]].scene, kept[number].scene)]
    steps = [number for number in inner if number not in cards and number not in finds]
    room = most - min(2, len(kept))
    chosen = evenly(cards, min(CARDS, room))
    time = LONGEST - FIRST - LAST - CARD * len(chosen)
    room = min(room - len(chosen), time // LEAST)
    chosen += evenly(finds, room)
    chosen += evenly(steps, max(0, room - len(finds)))
    whole = {number: CARD if number in cards else FIND if number in finds else STEP for number in chosen}
    between = sum(lasts for number, lasts in whole.items() if number not in cards)
    part = min(1.0, time / between) if between else 1.0
    shots: list[Shot] = []
    last: Scene | None = None
    for number in sorted({0, *chosen, len(kept) - 1}) if kept else ():
        still = kept[number]
        lasts = FIRST if number == 0 else LAST if number == len(kept) - 1 else whole[number]
        if number in whole and number not in cards:
            lasts = max(LEAST, round(lasts * part))
        if is_card(still.scene):
            shots.append(Shot(still.scene, still.words, lasts, still.under))
            continue
        shots.append(Shot(ringed(last, still.scene)[0] if last is not None else still.scene, still.words, lasts))
        last = still.scene
    return shots


def _changes(stills: Sequence[Still]) -> list[Still]:
    """Return the moments that a film shows of some: the first map, each that is otherwise than the one before, all cards.

    The last map tells how it ended, so it stands there also where it is no other.
    """
    kept, last = list(stills[:1]), stills[0].scene if stills else None
    for still in stills[1:]:
        if is_card(still.scene):
            kept.append(still)
            continue
        if last is None or changed(last, still.scene):
            kept.append(still)
        elif still is stills[-1]:
            kept = [*kept[:-1], still] if len(kept) > 1 and not is_card(kept[-1].scene) else [*kept, still]
        last = still.scene
    return kept


def evenly(items: Sequence[int], most: int) -> list[int]:
    """Return at most so many of some numbers, spread evenly, with the first and the last of them."""
    if len(items) <= most:
        return list(items)
    if most < 2:
        return list(items[-1:] if most else ())
    return [items[place * (len(items) - 1) // (most - 1)] for place in range(most)]


def alt_of(timeline: Timeline, eye: Eye, stills: Sequence[Still], made: Film) -> str:
    """Return what a film shows, in at most 1,000 characters."""
    last, card = [still for still in stills if not is_card(still.scene)][-1], stills[-1].scene
    newest = None if timeline.over else timeline.table_at(timeline.frames(eye)[-1].position)
    # What runs on is not told of as it was drawn, without a seat to act.
    told = last.scene.alt if newest is None else timeline.game.scene(view_of(newest, eye), Look()).alt
    when = last.scene.title
    first = WORDS("film-alt", frames=made.frames, title=timeline.game.title, dated=when != "", when=when)
    end = card.alt if is_card(card) else last.words
    return cut(
        " ".join(filter(None, [first, WORDS("film-alt-end", told=end) if timeline.over else last.words, told])),
        MOST_ALT,
    )
