"""What is told of the members of a game when it is over: what each of them did, their luck with dice, titles they earned.

A game says what each type of its public events counts, and for which seat (`Tally`, `Throw`). It says which counts stand
in the table of the members, and which titles they earn (`Title`). Everything comes from public events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from .errors import Text
from .events import Happened, Happenings
from .game import Event, Seat
from .tallies import Tally as Tally
from .tallies import Throw as Throw
from .tallies import thrown as thrown

How = Literal["most", "first", "last", "never"]


class Title(msgspec.Struct, frozen=True):
    """A title, ``words`` in the past tense ("Opened the last door"), and what it is earned by.

    With "most", it goes to the member who did ``what`` more often than all others, and ``least`` times at least. With
    "first" or "last", it goes to the first or last member who did it. With "never", it goes to the only member who did
    something that ``among`` names, but never ``what``.
    """

    words: Text
    what: str
    how: How = "most"
    least: int = 1
    among: str = ""

    def earned_by(self, tallies: Sequence[Tally], names: Sequence[str]) -> str:
        """Return which of those called so has it, by what they did in this order; "" for none."""
        done = [tally for tally in tallies if tally.what == self.what and tally.who in names and tally.number > 0]
        if self.how in ("first", "last"):
            return done[0 if self.how == "first" else -1].who if done else ""
        times: Counter[str] = Counter()
        for item in done:
            times[item.who] += item.number
        if self.how == "never":
            there = {tally.who for tally in tallies if tally.what == self.among and tally.number > 0}
            others = [name for name in names if name in there and not times[name]]
            return others[0] if len(others) == 1 and done else ""
        ranked = times.most_common(2)
        if not ranked or ranked[0][1] < self.least or (len(ranked) > 1 and ranked[0][1] == ranked[1][1]):
            return ""
        return ranked[0][0]


class Annals:
    """What is kept of a game once it is over.

    ``columns`` stand in the table of the members: each is a heading (at most 6 characters) and what it counts. ``titles``
    stand in the order in which they are given. ``telling`` are the types of events that the short story is made of.
    ``seats`` finds a seat by what events call it, where that is not the name of the seat. ``gains`` are the types of events
    that tell what a turn brought: they are left of the last turns of bot players where the last post has no room for more.
    ``turning`` tells the turning point by the view and the public events of a whole game: it takes the place of the story.
    ``leading`` are the types of events by which what was told just before led to the end; without any all do.
    """

    def __init__(
        self,
        happenings: Happenings,
        *,
        columns: Mapping[Text, str],
        titles: Sequence[Title],
        telling: Sequence[type[Happened]],
        seats: Callable[[Any], Mapping[str, Seat]] | None = None,
        gains: Sequence[type[Happened]] = (),
        turning: Callable[[Any, Sequence[Event]], str] | None = None,
        leading: Sequence[type[Happened]] = (),
    ) -> None:
        self._happenings = happenings
        self.columns = columns
        self.titles = tuple(titles)
        self.telling = tuple(telling)
        self.seats = seats
        self.gains = tuple(gains)
        self.turning = turning
        self.leading = tuple(leading)

    def leads(self, events: Iterable[Event]) -> bool:
        """Return whether some events belong to how a game ended, so that what was told before them does, too."""
        known = self._happenings.known(events, None)
        return not self.leading or any(isinstance(happened, self.leading) for happened in known)

    def counted(self, events: Iterable[Event]) -> list[Tally | Throw]:
        """Return what the public ones of some events count, in order."""
        found: list[Tally | Throw] = []
        for happened in self._happenings.known(events, None):
            counts = happened.counts()
            found += counts if isinstance(counts, tuple) else [counts]
        return found
