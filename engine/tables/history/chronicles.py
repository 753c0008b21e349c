"""The last post of a game, and its chronicle as a page."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from engine.tables.context import Context
from engine.tables.history.chronicle import ending_of, figures, titles
from engine.tables.history.chronicle_html import Passage, chosen, chronicle_page
from engine.tables.history.replay import Replays
from engine.tables.history.timeline import PUBLIC, WHOLE, Timeline
from engine.tables.session.drawn import drawn_or_none
from engine.tables.updates.scenes import cards_of
from engine.tables.updates.stories import may_show_key
from engine.update import Ending, Eye, Picture, Update

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
            work = asyncio.get_running_loop().run_in_executor(self._context.easel, ending_of, live, rows, update.story)
            return await work
        except Exception:
            log.exception("what became of %s cannot be told", update.version)
            return None

    async def volume(self, channel: int) -> tuple[str, bytes]:
        """Return the chronicle of the channel's delve as a page (name, HTML): what all were told while it runs, and what
        each seat was told alone once its key is shown (TAB-152). A `GameError` where there is nothing."""
        live = await self._context.cache.readable(channel)
        live.playing()
        timeline = await self._replays.timeline(live.row.id, channel)
        whole, loop = may_show_key(live), asyncio.get_running_loop()
        eye = WHOLE if whole else PUBLIC
        frames = await loop.run_in_executor(self._context.easel, timeline.frames, eye)
        story: list[Passage] = []
        for first in range(0, len(frames), AT_A_TIME):
            places = [(frame.position, frame.part) for frame in frames[first : first + AT_A_TIME]]
            story += await loop.run_in_executor(self._context.easel, _passages, timeline, eye, places)
        worth = []
        for number, frame in enumerate(frames):
            if await loop.run_in_executor(self._context.easel, timeline.is_on_the_map, frame.position):
                worth.append(number)
        room = LARGEST
        # The newest maps come first, so that the end is there in any case.
        for number in reversed(chosen([*worth, len(frames) - 1], [frame.part for frame in frames], MAPS)):
            picture = await loop.run_in_executor(self._context.easel, self._map, timeline, frames[number].position)
            if picture is None or len(picture.png) > room:
                continue
            room -= len(picture.png)
            story[number] = msgspec.structs.replace(story[number], picture=picture)
        left = CARDS
        for number in reversed(range(len(frames))):
            if not left:
                break
            cards = await loop.run_in_executor(self._context.easel, self._cards, timeline, frames[number].position)
            if cards and sum(len(card.png) for card in cards) <= room:
                room -= sum(len(card.png) for card in cards)
                left = max(0, left - len(cards))
                story[number] = msgspec.structs.replace(story[number], cards=cards)
        rows = await self._context.store.journal(live.row.id)

        def page() -> str:
            return chronicle_page(live, story, figures(live, rows), titles(live, rows))

        written = await loop.run_in_executor(self._context.easel, page)
        return f"{live.row.game}-{live.row.id}{'' if whole else '-so-far'}.html", written.encode()

    def _map(self, timeline: Timeline, position: int) -> Picture | None:
        """Return the map as all saw it after an entry; ``None`` where that cannot be drawn any more."""
        table = timeline.table_at(position)
        if table is None:
            return None
        return drawn_or_none(lambda: timeline.scene(table, PUBLIC), self._context.draw, f"map-{position}")

    def _cards(self, timeline: Timeline, position: int) -> tuple[Picture, ...]:
        """Return the cards of the high points of an entry, rolls left out, drawn."""
        events, table = timeline.events[position], timeline.table_at(position)
        if table is None or not events:
            return ()
        found = cards_of(timeline.game, timeline.game.view(table.state, None), events)
        high = [card for card in found if not card.rolled]
        draw = self._context.draw
        drawn = [drawn_or_none(card.scene, draw, f"card-{position}-{at}") for at, card in enumerate(high)]
        return tuple(filter(None, drawn))


def _passages(timeline: Timeline, eye: Eye, places: list[tuple[int, str]]) -> list[Passage]:
    return [Passage(part, timeline.rows[position].at, timeline.told(position, eye)) for position, part in places]
