"""What happened at a desk, told: what the decks do not tell stays with those who play."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event

from ...rules.events import EVENTS
from ...speech import telling
from ...state.view import View


class Story(telling.Story):
    """The events of a desk, told."""

    at_desk = True


def tell(view: View, events: Sequence[Event]) -> str:
    """Return the story of the events that this view's seat may know."""
    return Story(view, EVENTS.known(events, view.seat)).text()
