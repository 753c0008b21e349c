"""What a player who was away is told of a scenario: by rounds, what its events come to by themselves."""

from __future__ import annotations

from engine.core.recalling import Recollection

from ..rules.events import HAPPENINGS, turning
from ..state.catalogue import WORDS
from ..state.view import View

MEMORY: Recollection[View] = Recollection(
    HAPPENINGS,
    part="round",
    begins=lambda view, happened: isinstance(happened, turning.RoundBegins),
    number=lambda view: view.state.round,
    words=WORDS,
)
"""What matters of a scenario, by rounds."""
