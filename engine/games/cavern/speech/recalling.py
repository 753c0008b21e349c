"""What a member who was away is told of a cavern: by rounds, what its events come to by themselves."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Happened
from engine.core.recalling import Recollection

from ..rules.events import HAPPENINGS, course, gains, resolving
from ..state.catalogue import WORDS
from ..state.view import View
from .gathering import settles


def _begins(view: View, happened: Happened) -> bool:
    """Whether a round begins: with the first player's turn, unless that is one more of the same."""
    return isinstance(happened, course.Turn) and not happened.extra and happened.who == view.state.names[view.state.first]


def _meets(view: View, happened: Happened, before: Sequence[Happened], after: Sequence[Happened]) -> tuple[str, ...]:
    """Return who fought in the Battle that an event settles, or pays out in the same move: each of them wants to know how
    it ended. It is counted back from the contest that was settled last."""
    if not isinstance(happened, (resolving.Won, resolving.Spoils, gains.Collected)):
        return ()
    state, since = view.state, sum(map(settles, after))
    if since >= len(state.shown) or not any(map(settles, (*before, happened))):
        return ()
    contest = state.shown[-1 - since]
    fought = tuple(state.names[seat] for seat in contest.seats) if contest.kind == "battle" else ()
    return fought if happened.who in fought else ()


MEMORY: Recollection[View] = Recollection(
    HAPPENINGS, part="round", begins=_begins, number=lambda view: view.state.round, words=WORDS, meets=_meets
)
"""What matters of a cavern, by rounds."""
