"""What a keeper who was away is told: by nights."""

from __future__ import annotations

from engine.core.events import Happened
from engine.core.recalling import Recollection

from ..rules.events import HAPPENINGS, Fell
from ..state.catalogue import WORDS
from ..state.view import View


def _begins(view: View, happened: Happened) -> bool:
    return isinstance(happened, Fell)


def _night(view: View) -> int:
    return min(view.state.night, view.state.nights)


MEMORY: Recollection[View] = Recollection(HAPPENINGS, part="night", begins=_begins, number=_night, words=WORDS)
"""What matters of a watch."""
