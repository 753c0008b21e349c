"""A reason of advice that a seat heard last time too is said in short (TAB-105)."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.api.update import Version
from engine.api.views import Hint
from engine.core.game import Seat
from engine.core.messages import WORDS
from engine.core.words import sentences

MOST = 1000
"""Of so many seats it is known what was said last."""


class Reasons:
    """What was said last to each seat, in memory alone: after a start reasons are said in full."""

    def __init__(self) -> None:
        self._said: OrderedDict[tuple[int, Seat], tuple[int, tuple[Hint, ...]]] = OrderedDict()

    def told(self, version: Version, seat: Seat, hints: Sequence[Hint]) -> tuple[Hint, ...]:
        """Return hints as they are said to a seat. Of a reason that it heard in this place last time the first sentence is
        said again. Of a reason that the hint before has, only that it is the same.

        What is asked again before anything has happened is said as it was.
        """
        change, last = self._said.pop((version.table, seat), (-1, ()))
        said = last if change == version.change else tuple(_shortened(hints, [hint.why for hint in last]))
        self._said[version.table, seat] = (version.change, said)
        if len(self._said) > MOST:
            self._said.popitem(last=False)
        return said


def _shortened(hints: Sequence[Hint], heard: Sequence[str]) -> Iterator[Hint]:
    for place, hint in enumerate(hints):
        if place and hint.why == hints[place - 1].why:
            yield replace(hint, why=WORDS("hints.same"))
        elif heard[place : place + 1] == [hint.why]:
            yield replace(hint, why=WORDS("hints.heard", why=sentences(hint.why)[0]))
        else:
            yield hint
