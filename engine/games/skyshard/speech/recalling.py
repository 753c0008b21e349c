"""What a member who was away is told of a delve: by rounds, what its events come to by themselves."""

from __future__ import annotations

from engine.core.recalling import Recollection

from ..rules.events import HAPPENINGS, course
from ..state.catalogue import WORDS
from ..state.view import View

MEMORY: Recollection[View] = Recollection(
    HAPPENINGS,
    words=WORDS,
    part="round",
    begins=lambda view, happened: isinstance(happened, course.Round),
    number=lambda view: view.state.round,
)
"""What matters of a delve, by rounds."""
