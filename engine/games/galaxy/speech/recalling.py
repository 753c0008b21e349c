"""What a member who was away is told of a galaxy, or of a desk: by rounds, what its events come to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.events import Happened
from engine.core.game import Event
from engine.core.recalling import Gist, Recollection

from ..rules.events import EVENTS, course, ventures
from ..state.catalogue import WORDS
from ..state.view import View


def _begins(view: View, happened: Happened) -> bool:
    return isinstance(happened, course.RoundBegun)


def _meets(view: View, happened: Happened, before: Sequence[Happened], after: Sequence[Happened]) -> set[str]:
    """Return who fights in the combat that was begun last before its dice and losses."""
    del view, after
    begun = [e for e in before if isinstance(e, ventures.Battle)][-1:] if isinstance(happened, FOUGHT) else []
    return {name for e in begun for name in (e.attacker, e.defender)}


FOUGHT = (ventures.Rolled, ventures.Lost, ventures.Cancelled, ventures.Retreated, ventures.BattleOver)
"""What a combat is told by."""

WON, LOST = "battle_over", "lost"
"""What is told after the planet that was fought for, the outcome of a combat before its losses."""


class Memory(Recollection[View]):
    """What matters of a galaxy: of combats what they brought first, then what was won, and what it cost."""

    def recalled(self, view: View, events: Iterable[Event | Gist]) -> list[tuple[int, list[Gist]]]:
        """See `Recollection.recalled`."""
        return super().recalled(view, _spoils_first(list(events)))


def _spoils_first(events: list[Event | Gist]) -> list[Event | Gist]:
    """Return events with the planets that were taken before the combats for them, and losses at the end. That the combat on
    a planet was won goes without saying where it was taken."""
    fights = [event for event in events if isinstance(event, Event) and event.kind in (WON, LOST)]
    taken = [event for event in events if isinstance(event, Event) and event.kind == "gained" and event.facts.get("before")]
    names = {event.facts["planet"] for event in taken}
    won = [event for event in fights if event.kind == WON and event.facts["place"] not in names]
    rest = [event for event in events if not any(event is other for other in (*fights, *taken))]
    if not fights or any(isinstance(event, Event) and event.kind == "round_begun" for event in events):
        return events
    place = min(events.index(event) for event in (*fights, *taken))
    before = [event for event in rest if events.index(event) < place]
    after = [event for event in rest if events.index(event) >= place]
    return [*before, *taken, *won, *(event for event in fights if event.kind == LOST), *after]


MEMORY: Recollection[View] = Memory(
    EVENTS, part="round", begins=_begins, number=lambda view: view.state.round, words=WORDS, meets=_meets
)
"""What matters of a galaxy, by rounds."""
