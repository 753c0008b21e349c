"""Looks into one site, one after the other by a single press, until something comes up."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event
from engine.core.moves import Move

from ..rules.awaiting import moment
from ..rules.events import deciding, finding, travelling
from ..rules.finding import investigating
from ..rules.finding.studying import looks_at
from ..state.calling import quarry
from ..state.catalogue import WORDS
from ..state.looks import tested
from ..state.member import NIGHT
from ..state.moves import BEST, PLAIN, Investigate
from ..state.state import State
from ..state.view import View

NOTHING_NEW = tuple(
    kind.called()
    for kind in (
        deciding.Proposed,
        deciding.Decided,
        deciding.Explained,
        deciding.Rolled,
        travelling.Ticked,
        finding.Investigated,
        finding.Looked,
        finding.Challenge,
    )
)
"""What a look brings where nothing comes up: all else, such as a find, an event or a Wound, ends it."""


def repeated(view: View, move: Move) -> str:
    """Return the label of a button for looks one after the other: by day, at a site that takes two more looks at least.

    None while a vote for anything else stands.
    """
    state = view.state
    if not _agreed(state, move):
        return ""
    if not isinstance(move, Investigate) or (move.who, move.care) != (BEST, PLAIN):
        return ""
    lost = state.goal == "lost" and state.region.goal is not None and state.region.goal.site == move.site
    if lost or state.stretch >= NIGHT - 1 or looks_at(state, move.site).left < 2 or move.site not in tested(state):
        return ""
    return WORDS("label-look-on", sought=quarry(state, move.site))


def goes_on(view: View, move: Move, events: Sequence[Event]) -> bool:
    """Return whether the party looks once more: nothing came up, it is day, the site has more to it, and no player
    proposes anything else."""
    state = view.state
    calm = all(event.kind in NOTHING_NEW for event in events)
    open_still = moment(state) == "action" and state.stretch < NIGHT
    return calm and open_still and _agreed(state, move) and move in investigating.moves(state)


def _agreed(state: State, move: Move) -> bool:
    """Return whether all votes that stand are for a look into the same site."""
    return all(vote.text.split()[:2] == str(move).split()[:2] for vote in state.votes)
