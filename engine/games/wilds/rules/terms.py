"""What a party is told the meaning of where it first comes up: the timer, the goal die, boons and banes, once per table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.game import Event

from . import events
from .progress import Expedition

TIMER, DIE, BOON = "timer", "die", "boon"


def explain(expedition: Expedition) -> None:
    """Tell what those terms mean that come up in what just happened, and never did before (WLD-065, WLD-208, WLD-G03)."""
    known = expedition.state.explained
    fresh = tuple(dict.fromkeys(term for term in _terms(expedition.events) if term not in known))
    if fresh:
        expedition.change(explained=(*known, *fresh))
        expedition.tell(events.explained(fresh))


def _terms(told: Iterable[Event]) -> Iterator[str]:
    for event in told:
        if event.seats is not None:
            continue
        if event.kind == "ticked":
            yield TIMER
        elif event.kind == "challenge":
            yield DIE
        elif event.kind == "rolled" and event.facts["reasons"]:
            yield BOON
