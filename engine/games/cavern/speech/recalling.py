"""What a member who was away is told of a cavern: by rounds, what its events come to by themselves."""

from __future__ import annotations

from engine.core.events import Happened
from engine.core.recalling import Recollection

from ..rules.events import HAPPENINGS, course
from ..state.catalogue import WORDS
from ..state.view import View


def _begins(view: View, happened: Happened) -> bool:
    """Whether a round begins: with the first player's turn, unless that is one more of the same."""
    return isinstance(happened, course.Turn) and not happened.extra and happened.who == view.state.names[view.state.first]


MEMORY: Recollection[View] = Recollection(
    HAPPENINGS, part="round", begins=_begins, number=lambda view: view.state.round, words=WORDS
)
"""What matters of a cavern, by rounds."""
