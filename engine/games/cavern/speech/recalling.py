"""What a member who was away is told of a cavern: by rounds, what its events come to by themselves."""

from __future__ import annotations

from engine.core.events import Happened
from engine.core.recalling import Recollection

from ..rules.events import HAPPENINGS, course, gains, resolving
from ..state.catalogue import WORDS
from ..state.view import View


def _begins(view: View, happened: Happened) -> bool:
    """Whether a round begins: with the first player's turn, unless that is one more of the same."""
    return isinstance(happened, course.Turn) and not happened.extra and happened.who == view.state.names[view.state.first]


def _meets(view: View, happened: Happened) -> tuple[str, ...]:
    """Return who fought in the Battle that an event settles, or pays out: each of them wants to know how it ended."""
    if not isinstance(happened, (resolving.Won, resolving.Spoils, gains.Collected)):
        return ()
    known = view.state.shown[-1:] if isinstance(happened, gains.Collected) else view.state.shown
    names = view.state.names
    fought = [tuple(names[seat] for seat in contest.seats) for contest in known if contest.kind == "battle"]
    return next((those for those in reversed(fought) if happened.who in those), ())


MEMORY: Recollection[View] = Recollection(
    HAPPENINGS, part="round", begins=_begins, number=lambda view: view.state.round, words=WORDS, meets=_meets
)
"""What matters of a cavern, by rounds."""
