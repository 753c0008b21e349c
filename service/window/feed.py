"""The feed: open pages are told when their table has changed. What changed they ask for themselves."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

MOST_OPEN = 5000
"""So many pages may listen at a time."""


class Feed:
    """Who listens to which channel. A page that is slow misses nothing: it is told once, however much has changed."""

    def __init__(self) -> None:
        self._listeners: defaultdict[int, set[asyncio.Event]] = defaultdict(set)
        self._open = 0

    @property
    def open(self) -> int:
        """How many pages listen."""
        return self._open

    @property
    def full(self) -> bool:
        """Whether no further page may listen."""
        return self._open >= MOST_OPEN

    def note(self, channel: int) -> None:
        """Tell those who listen that the table of a channel has changed."""
        for event in self._listeners.get(channel, ()):
            event.set()

    def close(self) -> None:
        """Wake every listener, so that their streams can end."""
        for events in self._listeners.values():
            for event in events:
                event.set()

    @contextmanager
    def listening(self, channel: int) -> Iterator[asyncio.Event]:
        """Listen to a channel: the event is set whenever its table has changed."""
        event = asyncio.Event()
        self._listeners[channel].add(event)
        self._open += 1
        try:
            yield event
        finally:
            self._open -= 1
            self._listeners[channel].discard(event)
            if not self._listeners[channel]:
                del self._listeners[channel]
