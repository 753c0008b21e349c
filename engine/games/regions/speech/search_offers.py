"""How a Search is offered."""

from __future__ import annotations

from engine.core.desk import shortest
from engine.core.odds import odds

from ..rules import odds as chances
from ..rules.exploring import searching
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.state import State
from . import words
from .way_offers import traps


def is_tried(state: State, index: int | None) -> bool:
    """Return whether the place where a member is was searched before."""
    return index is not None and bool(state.searched.get(state.members[index].region, 0))


def is_through(state: State, index: int | None) -> bool:
    """Return whether nothing is left to be found where a member is."""
    return index is not None and searching.is_through(state, state.members[index].region)


def search(state: State, index: int | None) -> tuple[str, str]:
    """Return the words for a Search: how likely it finds what is hidden as most things are, that it finds all, or that
    nothing is left (REG-G54); and its die now."""
    member = None if index is None else state.members[index]
    if index is None or member is None or not member.craft:
        label = WORDS("choice-search", odds="", traps=(), times=0, left=searching.MOST_SEARCHES)
        return label, WORDS("choice-search.hint", search="")
    waiting, printed = traps(state, member.region, "search"), content().crafts[member.craft].search
    likely = odds(chances.finds(state, index))
    times = state.searched.get(member.region, 0)
    thorough = state.scenario.thorough
    left = searching.MOST_SEARCHES - times if thorough else searching.MOST_SEARCHES
    label = shortest(WORDS("choice-search", odds=found, traps=waiting, times=times, left=left) for found in (likely, ""))
    return label, WORDS("choice-search.hint", search=words.entry_now(state, index, "search", printed))
