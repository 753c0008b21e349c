"""What a player who was away is told of an expedition: by days, what its events come to by themselves."""

from __future__ import annotations

from engine.core.recalling import Recollection

from ..rules.events import HAPPENINGS, travelling
from ..state.catalogue import WORDS
from ..state.view import View

MEMORY: Recollection[View] = Recollection(
    HAPPENINGS,
    part="day",
    begins=lambda view, happened: isinstance(happened, travelling.Dawn),
    number=lambda view: view.state.day,
    words=WORDS,
)
"""What matters of an expedition, by days."""
