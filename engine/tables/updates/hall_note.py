"""Whether a game counts for the hall, and the note that says it does not."""

from __future__ import annotations

from engine.core.messages import WORDS
from engine.tables.session.live import Session


def has_hall(live: Session) -> bool:
    """Return whether what a table comes to can stand in a hall.

    It is in a server, for all of it, and serves no game that is played elsewhere. Its host chose no dice key, or one of the
    bot's was added to it (TAB-217).
    """
    foreseen = live.row.keyed and not live.mixed
    elsewhere = live.table is not None and live.table.setup.people
    return bool(live.row.guild) and not (live.row.sort or foreseen or elsewhere)


def leaves_hall(live: Session, *, free: bool) -> bool:
    """Return whether to take the newest move back costs the place in the hall: it is not ``free`` of what was seen, and
    the first such (TAB-037)."""
    return not (free or live.row.taken_back) and has_hall(live)


def out_of_hall(live: Session, *, redo: bool = False) -> str:
    """Return in small print that what had been seen was taken back, and what that means (TAB-037); "" where it was not.

    ``redo``: with the way to bring it back.
    """
    if not live.row.taken_back or live.row.sort:
        return ""
    return WORDS("out-of-hall", hall=has_hall(live), redo=redo)
