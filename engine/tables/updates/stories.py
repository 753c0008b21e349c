"""What events say: the public story, and what single members are told."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from engine.core.game import Event, Seat
from engine.core.table import Table
from engine.core.words import listed
from engine.tables.session.live import Session
from engine.tables.session.view_cache import view_cache_of

CALLED = "a delver"
"""What is said instead of the name of somebody who is forgotten (TAB-122)."""
_BEGINS = re.compile(rf"(?:^|(?<=[.!?] )|(?<=\n)){CALLED}\b")


def story_for_all(live: Session, events: Sequence[Event]) -> str:
    """Return what everybody is told of events."""
    return story_of(live.playing(), events)


def story_of(table: Table, events: Sequence[Event]) -> str:
    """Return what everybody is told of events that led to a table."""
    shown = [event for event in events if event.seats is None]
    return raised(table.game.tell(view_cache_of(table).view(None), shown)) if shown else ""


def whispers(live: Session, events: Sequence[Event]) -> tuple[tuple[int, str], ...]:
    """Return what only some may know of events, for each of them: (member, words)."""
    found = []
    for row in live.here:
        own = [event for event in events if event.seats is not None and row.seat in event.seats]
        words = live.game.tell(live.standing.view(row.seat), own) if own else ""
        if words:
            found.append((row.member, words))
    return tuple(found)


def rules_of(events: Iterable[Event]) -> tuple[str, ...]:
    """Return the ids of the rules behind what everybody may know of events, each once, in order."""
    return tuple(dict.fromkeys(rule for event in events if event.seats is None for rule in event.rules))


def names_of(live: Session, seats: Iterable[Seat]) -> str:
    """Return who sits there, for a sentence: "Bob or Cy"."""
    return listed([live.named(seat).name for seat in seats], "or") or "nobody"


def may_show_key(live: Session) -> bool:
    """Return whether everybody may know the dice key, and what followed from it: nothing is rolled any more (TAB-044), nor
    is it the key of others who play with it, as that of a table of one's own may be."""
    return live.row.status == "over" and not live.row.sort


def key_shown(live: Session) -> str:
    """Return the small print that gives the dice key away; "" while it is sealed."""
    check = "" if live.table is None else ", check it with /delve export"
    return f"-# dice key `{live.row.key}`{check}" if may_show_key(live) else ""


def raised(text: str) -> str:
    """Return a text in which a sentence that begins with somebody who is forgotten begins with a capital letter."""
    return _BEGINS.sub(lambda found: found[0][0].upper() + found[0][1:], text) if CALLED in text else text
