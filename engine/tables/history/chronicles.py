"""The last post of a game, and its chronicle as a page."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

import msgspec

from engine.api.update import Ending, Update
from engine.api.views import Eye, Picture
from engine.core.high_points import HighPoint
from engine.core.scene import Scene
from engine.tables.context import Context
from engine.tables.history.chronicle import ending_of, figures, titles
from engine.tables.history.chronicle_html import Front, Passage, chosen, chronicle_page
from engine.tables.history.film import evenly
from engine.tables.history.narrating import narrated
from engine.tables.history.outcome import outcome_of
from engine.tables.history.replay import Replays
from engine.tables.history.timeline import PUBLIC, WHOLE, Frame, Timeline
from engine.tables.session.drawn import Draw, drawn_or_none
from engine.tables.updates.stories import may_show_key

log = logging.getLogger(__name__)

MAPS = 20
"""A chronicle has so many maps at most (TAB-152),"""
CARDS = 20
"""and cards of high points,"""
LARGEST = 5 << 20
"""and so many bytes of them: written into a page they are a third more, and Discord takes a file of 10 MiB."""
AT_A_TIME = 40
"""So many moves are put into words before another picture may be drawn."""


class Chronicles:
    """Looks back on delves. Nothing is changed by it."""

    def __init__(self, context: Context, replays: Replays) -> None:
        self._context = context
        self._replays = replays

    async def ending(self, update: Update) -> Ending | None:
        """Return what the last post of a delve says besides how it ended; ``None`` where that is another table's, or cannot
        be made from what is kept of it (then that is logged)."""
        try:
            live = await self._context.cache.readable(update.channel)
            if live.row.id != update.version.table or live.row.status != "over":
                return None
            rows = await self._context.store.journal(live.row.id)
            return await self._context.in_render_pool(ending_of, live, rows, update.story)
        except Exception:
            log.exception("what became of %s cannot be told", update.version)
            return None

    async def volume(self, channel: int) -> tuple[str, bytes]:
        """Return the chronicle of the channel's delve as a page (name, HTML): what all were told while it runs, and what
        each seat was told alone once its key is shown (TAB-152). A `GameError` where there is nothing."""
        live = await self._context.cache.readable(channel)
        live.playing()
        timeline = await self._replays.timeline(live.row.id, channel)
        whole = may_show_key(live)
        eye = WHOLE if whole else PUBLIC
        frames = await self._context.in_render_pool(timeline.frames, eye)
        words: list[str] = []
        worth: list[int] = []
        for first in range(0, len(frames), AT_A_TIME):
            some = frames[first : first + AT_A_TIME]
            words += await self._context.in_render_pool(_narrated, timeline, eye, some)
            mapped = await self._context.in_render_pool(_on_the_map, timeline, some)
            worth += [first + number for number in mapped]
        images = PageImages(self._context.draw, LARGEST)
        front = await self._front(timeline, frames, images)
        story = [
            Passage(frame.part, timeline.rows[frame.position].at, told) for frame, told in zip(frames, words, strict=True)
        ]
        told = [number for number, passage in enumerate(story) if passage.words]
        # The newest maps come first, so that the end is there in any case; the last one of all stands in front.
        for number in reversed(chosen(worth, [frame.part for frame in frames], MAPS)):
            place = next((place for place in reversed(told) if story[place].part == frames[number].part), None)
            if place is None or frames[number].part == frames[-1].part:
                continue
            picture = await self._context.in_render_pool(_map, timeline, frames[number].position, images)
            story[place] = msgspec.structs.replace(story[place], picture=picture)
        rows = await self._context.store.journal(live.row.id)

        def page() -> str:
            return chronicle_page(live, [story[place] for place in told], figures(live, rows), titles(live, rows), front)

        written = await self._context.in_render_pool(page)
        return f"{live.row.game}-{live.row.id}{'' if whole else '-so-far'}.html", written.encode()

    async def _front(self, timeline: Timeline, frames: Sequence[Frame], images: PageImages) -> Front:
        """Return how it ended or stands, its last map, and its high points, evenly chosen where they are too many."""
        last = frames[-1].position
        words = await self._context.in_render_pool(outcome_of, timeline) if timeline.over else ""
        final = await self._context.in_render_pool(_map, timeline, last, images)
        cards = await self._context.in_render_pool(_cards, timeline, frames)
        ends = [card for _, card in cards if card.ends]
        end = await self._context.in_render_pool(images.hung, ends[-1].scene, "card-end") if ends else None
        high, drawn = [(part, card) for part, card in cards if not card.ends], []
        for number in evenly(range(len(high)), CARDS):
            part, card = high[number]
            drawn.append((part, await self._context.in_render_pool(images.hung, card.scene, f"card-{number}")))
        return Front(words, end, final, tuple((part, picture) for part, picture in drawn if picture is not None))


class PageImages:
    """Draws pictures for a page until they come to ``room`` bytes in all."""

    def __init__(self, draw: Draw, room: int) -> None:
        self._draw = draw
        self._room = room

    def hung(self, scene: Callable[[], Scene], name: str) -> Picture | None:
        """Return a picture; ``None`` where it cannot be drawn, or has no room."""
        picture = drawn_or_none(scene, self._draw, name)
        if picture is None or len(picture.png) > self._room:
            return None
        self._room -= len(picture.png)
        return picture


def _map(timeline: Timeline, position: int, images: PageImages) -> Picture | None:
    """Return the map as all saw it after an entry; ``None`` where that cannot be drawn any more."""
    table = timeline.table_at(position)
    return None if table is None else images.hung(lambda: timeline.scene(table, PUBLIC), f"map-{position}")


def _cards(timeline: Timeline, frames: Sequence[Frame]) -> list[tuple[str, HighPoint]]:
    return [(frame.part, card) for frame in frames for card in timeline.high_points(frame.position)]


def _narrated(timeline: Timeline, eye: Eye, frames: Sequence[Frame]) -> list[str]:
    return [narrated(timeline, frame.position, eye) for frame in frames]


def _on_the_map(timeline: Timeline, frames: Sequence[Frame]) -> list[int]:
    return [number for number, frame in enumerate(frames) if timeline.is_on_the_map(frame.position)]
