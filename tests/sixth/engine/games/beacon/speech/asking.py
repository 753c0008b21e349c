"""What is asked, and where things stand."""

from __future__ import annotations

from ..state.catalogue import WORDS
from ..state.content import THINGS
from ..state.view import View


def ask(view: View) -> str:
    """Return what is asked of the keeper at work."""
    return "" if view.state.over else WORDS("ask", night=view.state.night)


def status(view: View) -> str:
    """Return the night, and how many things are out of use."""
    state = view.state
    return WORDS("status", night=min(state.night, state.nights), nights=state.nights, broken=state.levels.count(0))


def sheet(view: View) -> str:
    """Return the order of every thing, and how many cards are left."""
    levels = tuple(WORDS("thing-level", thing=thing, level=view.state.level(thing)) for thing in THINGS)
    return WORDS("sheet", levels=levels, deck=len(view.state.deck))


def private(view: View) -> str:
    """Return the hand of this seat."""
    return WORDS("hand", cards=view.hand)
