"""Which moves roll, draw or reveal something, as far as everybody knows: they carry the die mark."""

from __future__ import annotations

from engine.core import verbs
from engine.core.flow import Question
from engine.core.moves import Move

from ..state import moves
from ..state.content import content
from ..state.state import Test
from ..state.view import View
from .finding.loot import LEFT
from .flow import FLOW
from .steps import asks

ALWAYS = (
    verbs.MoveTo,
    verbs.Roll,
    moves.Backtrack,
    moves.Camp,
    moves.Forage,
    moves.Investigate,
    moves.Journey,
    moves.Mend,
    moves.Scout,
    moves.Search,
    moves.Track,
)
"""Moves that may whenever they are made; one that is proposed, as soon as enough agree."""
ROLLED = (asks.Ticks, asks.Approach, asks.Harvest, asks.Insight, asks.Pick, asks.Chest)
"""Questions about a roll or a draw that is made next, whatever is answered."""

QUIET = ("withdraw", LEFT)
"""Answers to these that roll for nothing."""


def rolls(view: View, move: Move) -> bool:
    """Return whether a legal move may roll, draw or reveal something itself."""
    if not isinstance(move, verbs.Choose):
        return isinstance(move, ALWAYS)
    match view.state.agenda[:1]:
        case (Test(),):
            return move.option == "again"
        case (Question() as task,):
            asked = FLOW.read(task)
            if isinstance(asked, asks.Dilemma) and move.option in asked.options:
                return content().dilemmas[asked.which].way(move.option).skill != ""
            return isinstance(asked, ROLLED) and move.option not in QUIET
    return False
