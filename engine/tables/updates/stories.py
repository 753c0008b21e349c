"""What events say: the public story, and what single members are told."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from engine.core import capabilities
from engine.core.bot_players import Plays
from engine.core.game import Event, Seat
from engine.core.languages import by_language, speaking
from engine.core.messages import WORDS
from engine.core.table import Table
from engine.core.words import upper
from engine.tables.session.live import Session
from engine.tables.session.view_cache import view_cache_of

SMALL = "-# "


def story_for_all(live: Session, events: Sequence[Event]) -> str:
    """Return what all are told of events."""
    return story_of(live.playing(), events)


def story_of(table: Table, events: Sequence[Event]) -> str:
    """Return what all are told of events that led to a table."""
    shown = [event for event in events if event.seats is None]
    return raised(table.game.tell(view_cache_of(table).view(None), shown)) if shown else ""


def lasting_story(live: Session, events: Sequence[Event]) -> str:
    """Return what of the story of events stays in a post while the turn goes on: what mattered, without small print and
    without what stays `undecided`."""
    memory = capabilities.memory(live.game)
    return plainly(story_for_all(live, memory.still_worth_telling(memory.lasting(events))))


def undecided(live: Session, events: Sequence[Event]) -> str:
    """Return what of the story of events stays in a post only until something comes of it, such as a vote."""
    memory = capabilities.memory(live.game)
    lasting = memory.lasting(events)
    decided = memory.still_worth_telling(lasting)
    return plainly(story_for_all(live, [event for event in lasting if event not in decided]))


def plainly(story: str) -> str:
    """Return a story without its small print: the log has its dice."""
    return "\n".join(line for line in story.split("\n") if not line.startswith(SMALL))


def whispers(live: Session, events: Sequence[Event]) -> tuple[tuple[int, str], ...]:
    """Return what only some may know of events, for each of them: (member, words)."""
    found = []
    for row in live.here:
        if _confided(live, row.seat, events) is not None:
            continue
        own = [event for event in events if event.seats is not None and row.seat in event.seats]
        with speaking(live.language_of(row.member)):
            words = live.game.tell(live.view_cache.view(row.seat), own) if own else ""
        if words:
            found.append((row.member, words))
    return tuple(found)


def confided(live: Session, events: Sequence[Event]) -> str:
    """Return what a post tells its only person among bot players for themselves (`Plays.confides`)."""
    return "\n".join(filter(None, (_confided(live, row.seat, events) for row in live.here)))


def _confided(live: Session, seat: Seat, events: Sequence[Event]) -> str | None:
    """Return that; ``None`` where it is whispered. A private table has no post."""
    alone = live.unwatched(seat) and len(live.seats) > 1 and not live.row.sort
    if not (alone and isinstance(live.game, Plays)):
        return None
    known = [event for event in events if event.seats is None or seat in event.seats]
    return live.game.confides(live.view_cache.view(seat), known)


def rules_of(events: Iterable[Event]) -> tuple[str, ...]:
    """Return the ids of the rules behind what all may know of events, each once, in order."""
    return tuple(dict.fromkeys(rule for event in events if event.seats is None for rule in event.rules))


def may_show_key(live: Session) -> bool:
    """Return whether all may know the dice key, and what followed from it: nothing is rolled any more (TAB-044), nor is it
    the key of others who play with it, as that of a private table may be."""
    return live.row.status == "over" and not live.row.sort


def key_shown(live: Session) -> str:
    """Return the small print that gives the dice key away; "" while it is sealed."""
    return WORDS("dice-key", key=live.row.key) if may_show_key(live) else ""


def key_told(live: Session) -> str:
    """Return the dice key's line for the last post; "" where a person played alone, who finds it under ``/log``."""
    return "" if live.headcount == 1 else key_shown(live)


@by_language
def forgotten_name() -> str:
    """Return what stands instead of the name of a member who is forgotten (TAB-122)."""
    return WORDS("forgotten-member")


@by_language
def _begins_forgotten() -> re.Pattern[str]:
    return re.compile(rf"(?:^|(?<=[.!?] )|(?<=\n)){forgotten_name()}\b")


def raised(text: str) -> str:
    """Return a text in which a sentence that begins with a forgotten member begins with a capital letter."""
    return _begins_forgotten().sub(lambda found: upper(found[0]), text) if forgotten_name() in text else text
