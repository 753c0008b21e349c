"""What a member who was away is told of a galaxy, or of a desk: by rounds, what its events come to."""

from __future__ import annotations

from engine.core.events import Happened
from engine.core.recalling import Recollection

from ..rules.events import EVENTS, course
from ..state.catalogue import WORDS
from ..state.view import View


def _begins(view: View, happened: Happened) -> bool:
    return isinstance(happened, course.RoundBegun)


MEMORY: Recollection[View] = Recollection(
    EVENTS, part="round", begins=_begins, number=lambda view: view.state.round, words=WORDS
)
"""What matters of a galaxy, by rounds."""
