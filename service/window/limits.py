"""Limits of the window, so that no visitor makes others wait."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

RATE, BURST = 10.0, 40.0
"""Requests a second that a link may make in the long run, and at once."""
KNOWN = 4096
"""So many links are remembered."""


class Allowance:
    """Counts the requests of each link: a bucket that fills by `RATE` a second, and holds `BURST`."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        """Return whether another request may be made, and count it."""
        now = self._clock()
        left, at = self._left.pop(who, (BURST, now))
        left = min(BURST, left + (now - at) * RATE)
        allowed = left >= 1
        self._left[who] = (left - allowed, now)
        while len(self._left) > KNOWN:
            self._left.popitem(last=False)
        return allowed
