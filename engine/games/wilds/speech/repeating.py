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

    None while a vote stands: those who voted would be asked again after each look.
    """
    state = view.state
    if state.votes:
        return ""
    if not isinstance(move, Investigate) or (move.who, move.care) != (BEST, PLAIN):
        return ""
    if state.stretch >= NIGHT - 1 or looks_at(state, move.site).left < 2 or move.site not in tested(state):
        return ""
    return WORDS("label-look-on", sought=quarry(state, move.site))


def goes_on(view: View, move: Move, events: Sequence[Event]) -> bool:
    """Return whether the party looks once more: nothing came up, it is day, the site has more to it, and no player
    proposes anything else."""
    state = view.state
    calm = all(event.kind in NOTHING_NEW for event in events)
    open_still = moment(state) == "action" and state.stretch < NIGHT
    agreed = all(vote.text.split()[:2] == str(move).split()[:2] for vote in state.votes)
    return calm and open_still and agreed and move in investigating.moves(state)
