"""What a member who was away is told of a delve: by rounds, what its events come to by themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.game import Event
from engine.core.recalling import Gist, Recollection

from ..rules.events import HAPPENINGS, course, finds
from ..state.catalogue import WORDS
from ..state.view import View


class Memory(Recollection[View]):
    """The same as `Recollection`, but of enemies that turned up it tells only of those that still stand."""

    def recalled(self, view: View, events: Iterable[Event | Gist]) -> list[tuple[int, list[Gist]]]:
        """See `Recollection.recalled`."""
        standing, told = Counter(enemy.chip for enemy in view.state.enemies), list[Event | Gist]()
        for event in reversed(list(events)):
            drawn = None if isinstance(event, Gist) else next(iter(HAPPENINGS.read_all([event])), None)
            if isinstance(drawn, finds.EnemyDrawn):
                if not standing[drawn.chip]:
                    continue
                standing[drawn.chip] -= 1
            told.insert(0, event)
        return super().recalled(view, told)


MEMORY: Memory = Memory(
    HAPPENINGS,
    words=WORDS,
    part="round",
    begins=lambda view, happened: isinstance(happened, course.Round),
    number=lambda view: view.state.round,
)
"""What matters of a delve, by rounds."""
