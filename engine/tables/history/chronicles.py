"""The last post of a game, and its chronicle as a page."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from engine.store import EntryRow
from engine.tables.context import Context
from engine.tables.history.chronicle import ending_of, figures, titles
from engine.tables.history.chronicle_html import Passage, chosen, chronicle_page
from engine.tables.history.replay import Replays
from engine.tables.history.timeline import PUBLIC, WHOLE, Timeline
from engine.tables.session.drawn import drawn_or_none
from engine.tables.session.live import Session
from engine.tables.updates.stories import may_show_key
from engine.update import Ending, Eye, Picture, Update

log = logging.getLogger(__name__)

MAPS = 20
"""A chronicle has so many maps at most (TAB-152),"""
LARGEST = 5 << 20
"""and so many bytes of them: written into a page they are a third more, and Discord takes a file of 10 MiB."""
AT_A_TIME = 40
"""So many moves are put into words before somebody else may draw."""


class Chronicles:
    """Looks back on delves. Nothing is changed by it."""

    def __init__(self, context: Context, replaying: Replays) -> None:
        self._context = context
        self._replaying = replaying

    async def ending(self, update: Update) -> Ending | None:
        """Return what the last post of a delve says besides how it ended; ``None`` where that is another table's, or cannot
        be made from what is kept of it (then that is logged)."""
        try:
            live = await self._context.cache.readable(update.channel)
            if live.row.id != update.version.table or live.row.status != "over":
                return None
            rows = await self._context.store.journal(live.row.id)
            work = asyncio.get_running_loop().run_in_executor(self._context.easel, ending_of, live, rows, update.story)
            return await work
        except Exception:
            log.exception("what became of %s cannot be told", update.version)
            return None

    async def volume(self, channel: int) -> tuple[str, bytes]:
        """Return the chronicle of the channel's delve as a page (name, HTML): what everybody was told while it runs, and
        what each seat was told alone once its key is shown (TAB-152). A `GameError` where there is nothing."""
        live = await self._context.cache.readable(channel)
        live.playing()
        reel = await self._replaying.reel(live.row.id, channel)
        whole, loop = may_show_key(live), asyncio.get_running_loop()
        eye = WHOLE if whole else PUBLIC
        frames = await loop.run_in_executor(self._context.easel, reel.frames, eye)
        story: list[Passage] = []
        for first in range(0, len(frames), AT_A_TIME):
            places = [(frame.position, frame.part) for frame in frames[first : first + AT_A_TIME]]
            story += await loop.run_in_executor(self._context.easel, _told, reel, eye, places)
        worth = [number for number, frame in enumerate(frames) if reel.is_on_the_map(frame.position)]
        room = LARGEST
        # The newest maps come first, so that the end is there in any case.
        for number in reversed(chosen([*worth, len(frames) - 1], [frame.part for frame in frames], MAPS)):
            picture = await loop.run_in_executor(self._context.easel, self._map, reel, frames[number].position)
            if picture is None or len(picture.png) > room:
                continue
            room -= len(picture.png)
            story[number] = msgspec.structs.replace(story[number], picture=picture)
        rows = await self._context.store.journal(live.row.id)
        page = await loop.run_in_executor(self._context.easel, _page, live, story, rows)
        return f"{live.row.game}-{live.row.id}{'' if whole else '-so-far'}.html", page.encode()

    def _map(self, reel: Timeline, position: int) -> Picture | None:
        """Return the map as everybody saw it after an entry; ``None`` where that cannot be drawn any more."""
        table = reel.table_at(position)
        return (
            None
            if table is None
            else drawn_or_none(lambda: reel.scene(table, PUBLIC), self._context.draw, f"map-{position}")
        )


def _told(reel: Timeline, eye: Eye, places: list[tuple[int, str]]) -> list[Passage]:
    return [Passage(part, reel.rows[position].at, reel.told(position, eye)) for position, part in places]


def _page(live: Session, story: list[Passage], rows: list[EntryRow]) -> str:
    return chronicle_page(live, story, figures(live, rows), titles(live, rows))
