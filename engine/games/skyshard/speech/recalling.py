"""What a member who was away is told of a delve: by rounds, what its events come to by themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engine.core.events import Happened
from engine.core.game import Event
from engine.core.recalling import Gist, Recollection
from engine.maps.hexes import label

from ..rules.events import HAPPENINGS, course, finds, units
from ..state.catalogue import WORDS
from ..state.content import TOUGH, chip_named, content
from ..state.view import View


class Memory(Recollection[View]):
    """The same as `Recollection`, but of what turned up it tells only what is still there, and where it is now; of enemies
    that were hit what is left of those that stand."""

    def is_moment(self, event: Event) -> bool:
        """See `Recollection.is_moment`: also where a shard lies, who fell, a tough enemy that does, and what becomes
        of a legendary cache."""
        found = next(iter(HAPPENINGS.read_all([event])), None)
        match found:
            case finds.Stays():
                return found.shards > 0
            case units.Jammed() | finds.Relic():
                return found.rank == "legendary"
            case units.Fell():
                return True
            case units.Struck(fell=True):
                return chip_named(found.chip).level >= TOUGH
        return super().is_moment(event)

    def _seen_from_now(self, view: View, events: Iterable[Event | Gist]) -> list[Event | Gist]:
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
        return self._with_finds(told)

    def _with_finds(self, events: Iterable[Event | Gist]) -> list[Event | Gist]:
        """Return events with what each exploration brought told beside its tile, not by itself."""
        told = list[Event | Gist]()
        place, last = -1, None
        brought: Counter[str] = Counter()
        foes = list[str]()

        def close() -> None:
            if last is not None and brought:
                told[place] = self.worded(last, last.recalled_with(_named(brought, foes, last.scene)))
            brought.clear()
            foes.clear()

        for event in events:
            found = None if isinstance(event, Gist) else next(iter(HAPPENINGS.read_all([event])), None)
            what = _sort(found) if last is not None else ""
            if what:
                brought[what] += 1
                foes += [found.chip] if isinstance(found, finds.Enemy) else []
                continue
            if isinstance(found, finds.Explored):
                close()
                place, last = len(told), found
            told.append(event)
        close()
        return told


def _sort(found: Happened | None) -> str:
    """Return what an event adds to a new tile, "" for nothing."""
    if isinstance(found, finds.Enemy):
        return "foes"
    if isinstance(found, finds.Cache):
        return "caches"
    return "shard" if isinstance(found, finds.Stays) and found.shards else ""


def _named(brought: Counter[str], foes: Sequence[str], scene: str) -> tuple[str, ...]:
    """Return what a tile brought, the shard first; a single enemy by its name, of more the number and the highest level."""
    shard = (WORDS("shard-brought", sought=scene),) if brought["shard"] else ()
    levels = [content().chips[foe].level for foe in foes]
    met = (WORDS("brought-foe", foe=foes[0]),) if len(foes) == 1 else ()
    met = (WORDS("brought-foes", number=len(foes), strongest=max(levels)),) if len(foes) > 1 else met
    caches = (WORDS("brought-caches", number=brought["caches"]),) if brought["caches"] else ()
    return (*shard, *met, *caches)


MEMORY: Memory = Memory(
    HAPPENINGS,
    words=WORDS,
    part="round",
    begins=lambda view, happened: isinstance(happened, course.Round),
    number=lambda view: view.state.round,
)
"""What matters of a delve, by rounds."""
