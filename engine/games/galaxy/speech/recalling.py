"""What a member who was away is told of a galaxy, or of a desk: by rounds, what its events come to."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Happened
from engine.core.recalling import Recollection

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

MEMORY: Recollection[View] = Recollection(
    EVENTS, part="round", begins=_begins, number=lambda view: view.state.round, words=WORDS, meets=_meets
)
"""What matters of a galaxy, by rounds."""
