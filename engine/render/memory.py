"""What the renderer remembers of what it drew (a cache of sprites): all of it together takes at most so many bytes.

Each function keeps its own last pictures and finds them as fast as `functools.lru_cache` does. From time to time the
pictures of all functions are weighed. Where they take too much room, the functions that saved the least drawing time for
their room forget theirs.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, Protocol, TypeVar, cast

import msgspec
from PIL import Image

from engine.core.languages import SOURCE, spoken
from engine.render import pixels

T = TypeVar("T", covariant=True)

MOST = 96 * 1024 * 1024
"""Bytes of pixels that are remembered, but for what is drawn between two looks."""
LOOK = 4 * 1024 * 1024
"""After so many bytes of new pixels it is looked whether they are too many."""
LEFT = 0.75
"""The share of the most that is left where something has to be forgotten."""
DEEP = {"1": 1, "L": 1, "P": 1}
"""Bytes that a pixel takes, by the mode of its picture; 4 in all others."""


class SpriteMemory(msgspec.Struct, eq=False):
    """What a function has drawn since it forgot all of it: ``made`` pictures, or sets of them, of so many ``bytes``.

    ``asked`` is how often what it ``kept`` was asked for up to the last look.
    """

    kept: functools._lru_cache_wrapper[Any]
    made: int = 0
    bytes: int = 0
    asked: int = 0

    @property
    def heavy(self) -> int:
        """About how many bytes it keeps: for each thing as many as one takes in the mean."""
        return self.bytes * self.kept.cache_info().currsize // max(1, self.made)

    def spared(self) -> int:
        """Return how often since the last look it was asked for what it kept."""
        before, self.asked = self.asked, self.kept.cache_info().hits
        return max(0, self.asked - before)

    def forget(self) -> None:
        """Keep nothing of it."""
        self.kept.cache_clear()
        self.made = self.bytes = self.asked = 0


class Remembered(Protocol[T]):
    """A function that draws, and keeps what it drew."""

    def __call__(self, *given: Any, **named: Any) -> T:
        """Return the picture, drawn now or before."""
        ...

    def cache_info(self) -> Any:
        """Return how much is kept."""
        ...


class Memories:
    """All that is remembered; ``new`` bytes of it since the last look."""

    def __init__(self) -> None:
        self.all: list[SpriteMemory] = []
        self.new = 0

    @property
    def heavy(self) -> int:
        """About how many bytes are remembered."""
        return sum(memory.heavy for memory in self.all)

    def trim(self, most: int = MOST) -> None:
        """Forget what spared the least for its room where more than ``most`` bytes are kept; called after each picture."""
        if self.new < LOOK:
            return
        self.new, heavy = 0, self.heavy
        spared = [(memory.spared() / own, own, memory) for memory in self.all if (own := memory.heavy)]
        if heavy <= most:
            return
        for _, own, memory in sorted(spared, key=lambda item: item[0]):
            memory.forget()
            heavy -= own
            if heavy <= most * LEFT:
                return

    def remembered(self, most: int | None = None) -> Callable[[Callable[..., T]], Remembered[T]]:
        """Make a function that draws keep the ``most`` that it drew last, all of it without one, while there is room; what
        is fine for itself, and what may hold words for each language."""

        def of(draw: Callable[..., T]) -> Remembered[T]:
            coarse, fine = (self._keeping(draw, most) for _ in pixels.DETAILS)
            others: dict[tuple[str, bool], functools._lru_cache_wrapper[T]] = {}

            @wraps(draw)
            def found(*given: Any, **named: Any) -> T:
                detailed, language = pixels.detail() > 1, spoken()
                if language == SOURCE:
                    return fine(*given, **named) if detailed else coarse(*given, **named)
                if (language, detailed) not in others:
                    others[language, detailed] = self._keeping(draw, most)
                return others[language, detailed](*given, **named)

            vars(found)["cache_info"] = coarse.cache_info
            return cast(Remembered[T], found)

        return of

    def _keeping(self, draw: Callable[..., T], most: int | None) -> functools._lru_cache_wrapper[T]:
        def noted(*given: Any, **named: Any) -> T:
            drawn = draw(*given, **named)
            heavy = weight(drawn)
            memory.made += 1
            memory.bytes += heavy
            self.new += heavy
            return drawn

        kept = lru_cache(maxsize=most)(noted)
        memory = SpriteMemory(kept)
        self.all.append(memory)
        return kept


def weight(drawn: object) -> int:
    """Return how many bytes the pixels of a picture take, or of all pictures in a set of them."""
    drawn = pixels.raw(drawn)
    if isinstance(drawn, Image.Image):
        return drawn.width * drawn.height * DEEP.get(drawn.mode, 4)
    return sum(map(weight, drawn)) if isinstance(drawn, tuple) else 0


MEMORIES = Memories()
"""Those of this process."""
remembered = MEMORIES.remembered
