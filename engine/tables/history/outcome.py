"""How a game ended, in words, for films, chronicles and the last post: only what is public."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from engine.core.game import AnyGame, Event
from engine.core.messages import WORDS
from engine.tables.history.timeline import PUBLIC, Timeline, view_of
from engine.tables.updates.scenes import cards_of
from engine.tables.updates.stories import plainly

_VERDICT = re.compile(r"\*\*[^*\n]+[.!]\*\*")
"""A whole sentence that is bold."""


def outcome_of(timeline: Timeline) -> str:
    """Return how a game that is over ended, in the words of its last entry; who ended it where it was cut short."""
    if timeline.live.cut_short:
        return WORDS("ended-here", who=timeline.live.row.ended_by)
    last = len(timeline.rows) - 1
    table, told = timeline.table_at(last), timeline.told(last, PUBLIC)
    return verdict(timeline.game, view_of(table, PUBLIC), timeline.events[last], told) if table is not None else told


def verdict(game: AnyGame, view: Any, events: Sequence[Event], told: str) -> str:
    """Return how a game ended, without what came before: what is told of the events whose card ends it.

    Where no card does, it is the story ``told`` from its last bold sentence on, or all of it. ``view`` is the public one.
    """
    ends = ends_among(game, view, events)
    return plainly(game.tell(view, ends)) if ends else from_verdict(told)


def ends_among(game: AnyGame, view: Any, events: Sequence[Event]) -> list[Event]:
    """Return the events whose card ends a game."""
    return [event for event in events if any(card.ends for card in cards_of(game, view, [event]))]


def from_verdict(told: str) -> str:
    """Return the story of an end from its last bold sentence on; all of it where none is bold."""
    bold = [found.start() for found in _VERDICT.finditer(told)]
    return told[bold[-1] :] if bold else told
