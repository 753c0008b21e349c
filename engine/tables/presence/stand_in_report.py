"""What the bot did on a seat while its member was away (TAB-102)."""

from __future__ import annotations

import msgspec

from engine.core import capabilities
from engine.core.game import Event
from engine.core.recalling import digest
from engine.store import Store
from engine.tables.session.broken import broken
from engine.tables.session.live import Session, seat_away

BRIEF = 3
"""So many names of a kind are told, and the others counted."""


async def meanwhile(store: Store, live: Session, member: int) -> str:
    """Return what a house player did for a member since they moved last, as everybody may know it; "" for nothing."""
    seat = seat_away(live, member)
    seat = live.held_by(member) if seat is None else seat
    if seat is None or live.row.status != "running" or not live.is_houses(seat):
        return ""
    rows = await store.played_since(live.row.id, seat)
    try:
        events = [event for row in rows for event in msgspec.json.decode(row.events, type=tuple[Event, ...])]
    except msgspec.MsgspecError as error:
        raise broken(live.row, error) from error
    known = [event for event in events if event.seats is None]
    told = digest(capabilities.memory(live.game), live.standing.view(None), known, 1, brief=BRIEF, headed=False)
    if told:
        return f"Meanwhile: {told[0]}"
    moves = "1 move" if len(rows) == 1 else f"{len(rows)} moves"
    return f"Meanwhile I made {moves} for them." if rows else ""
