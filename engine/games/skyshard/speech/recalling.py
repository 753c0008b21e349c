"""What a member who was away is told of a delve: by rounds, what its events come to by themselves."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.game import Event
from engine.core.recalling import Gist, Recollection
from engine.maps.hexes import label

from ..rules.events import HAPPENINGS, course, finds, units
from ..state.catalogue import WORDS
from ..state.view import View


class Memory(Recollection[View]):
    """The same as `Recollection`, but of what turned up it tells only what is still there, and where it is now; of enemies
    that were hit what is left of those that stand."""

    def recalled(self, view: View, events: Iterable[Event | Gist]) -> list[tuple[int, list[Gist]]]:
        """See `Recollection.recalled`."""
        state, told = view.state, list[Event | Gist]()
        standing, hit, lying = list(state.enemies), list(state.enemies), {label(cache.at) for cache in state.caches}
        for event in reversed(list(events)):
            found = None if isinstance(event, Gist) else next(iter(HAPPENINGS.read_all([event])), None)
            if isinstance(found, finds.Enemy):
                enemy = next((enemy for enemy in reversed(standing) if enemy.chip == found.chip), None)
                if enemy is None:
                    continue
                standing.remove(enemy)
                event = replace(found, at=label(enemy.at)).told()
            if isinstance(found, finds.Cache) and found.at not in lying:
                continue
            if isinstance(found, units.Struck) and found.damage and not found.fell:
                hurt = next((enemy for enemy in hit if (enemy.chip, enemy.health) == (found.chip, found.left)), None)
                if hurt is None:
                    continue
                hit.remove(hurt)
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
