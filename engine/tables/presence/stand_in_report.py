"""What the bot did on a seat while its member was away (TAB-102)."""

from __future__ import annotations

from engine.core import capabilities
from engine.core.messages import WORDS
from engine.core.recalling import digest
from engine.store import Store
from engine.tables.session.broken import events_in
from engine.tables.session.live import Session, seat_away

BRIEF = 3
"""So many names of a kind are told, and the others counted."""


async def meanwhile(store: Store, live: Session, member: int) -> str:
    """Return what a bot player did for a member since they moved last, as everybody may know it; "" for nothing."""
    seat = seat_away(live, member)
    seat = live.held_by(member) if seat is None else seat
    if seat is None or live.row.status != "running" or not live.is_bots(seat):
        return ""
    rows = await store.played_since(live.row.id, seat)
    known = [event for event in events_in(live.row, rows) if event.seats is None]
    told = digest(capabilities.memory(live.game), live.view_cache.view(None), known, 1, brief=BRIEF, headed=False)
    if told:
        return WORDS("meanwhile", told=told[0])
    return WORDS("meanwhile-moves", moves=len(rows)) if rows else ""
