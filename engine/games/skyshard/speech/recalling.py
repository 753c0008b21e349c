"""What somebody who was away is told of a delve: by rounds, what its events come to by themselves."""

from __future__ import annotations

from engine.core.events import Happened
from engine.core.recalling import Recollection

from ..rules.events import HAPPENINGS, course
from ..state.catalogue import WORDS
from ..state.view import View


def _begins(view: View, happened: Happened) -> bool:
    return isinstance(happened, course.Round)


MEMORY: Recollection[View] = Recollection(
    HAPPENINGS, part="round", begins=_begins, number=lambda view: view.state.round, words=WORDS
)
"""What matters of a delve, by rounds."""
