"""What happened, told: one sentence for each event, dice in small print."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event

from ..rules.events import HAPPENINGS
from ..state.catalogue import WORDS
from ..state.view import View


def tell(view: View, events: Sequence[Event]) -> str:
    """Return the story of what this view's seat may know."""
    said = " ".join(map(WORDS.tell, HAPPENINGS.known(events, view.seat)))
    return said.replace(" \n", "\n").replace("\n ", "\n")
