"""The end: the check after each round, retreat, and what came of it all."""

from __future__ import annotations

from typing import Literal

from engine.core.flow import heed
from engine.core.game import Outcome, Seat
from engine.core.measures import Measured
from engine.core.needs import Action

from ..state.moves import Retreat, Stay
from ..state.state import State, gained, standing_seats
from . import campaign, track
from .events import course
from .needs import HAS_A_SAY, need
from .progress import Delve

RETREAT = Action(
    Retreat,
    (*HAS_A_SAY, need("retreat-agreed-already", "SKY-G52", lambda state, seat: seat not in state.retreating)),
)
STAY = Action(Stay, (*HAS_A_SAY, need("retreat-not-agreed", "SKY-G52", lambda state, seat: seat in state.retreating)))


def agree(delve: Delve, seat: Seat, move: Retreat | Stay) -> None:
    """Agree to retreat at the end of this round, or take that back (SKY-G52)."""
    state, retreat = delve.state, isinstance(move, Retreat)
    heed((RETREAT if retreat else STAY).refuse_all(state, seat))
    if retreat:
        delve.change(retreating=tuple(sorted((*state.retreating, seat))))
    else:
        delve.change(retreating=tuple(other for other in state.retreating if other != seat))
    waiting = len(standing_seats(state)) - len(delve.state.retreating)
    delve.tell((course.Retreats if retreat else course.StaysOn)(state.names[seat], waiting))


def check(delve: Delve) -> bool:
    """Check whether the delve ends with this round, by its aim (SKY-G50, SKY-G51) or its scenario (SKY-G90), then whether
    the party retreats (SKY-G52)."""
    state = delve.state
    seats, have = standing_seats(state), gained(state)
    if not seats:
        _end(delve, "lost")
    elif wins(state) or (verdict := track.verdict(state)) == "won":
        _end(delve, "won")
    elif verdict:
        _end(delve, "lost", late=True)
    elif all(seat in state.retreating for seat in seats):
        won = state.objective == "uncover" and have >= state.required
        _end(delve, "won" if won else "retreat")
    return delve.state.phase == "over"


def wins(state: State) -> bool:
    """Return whether the party wins at the end of this round if one of it stands then: it has every shard (SKY-G51)."""
    return state.objective == "survey" and gained(state) >= state.required


def _end(delve: Delve, result: Literal["won", "lost", "retreat"], *, late: bool = False) -> None:
    state = delve.state
    delve.change(phase="over", result=result, turn=None, agenda=())
    delve.tell(course.Ended(result, state.objective, gained(state), state.required, state.round, late))
    if campaign.ends(delve.state):
        delve.tell(course.CampaignEnded())


def outcome(state: State) -> Outcome | None:
    """Return how the delve ended; under Uncover every shard is a point, total defeat scores nothing (SKY-G50)."""
    if state.phase != "over" or not state.result:
        return None
    seats = tuple(range(len(state.names)))
    points = gained(state) if state.objective == "uncover" and state.result != "lost" else 0
    return Outcome(state.result, seats if state.result == "won" else (), tuple(points for _ in seats))


def measured(state: State) -> Measured:
    """Return the shards that the party brought out, none after a defeat (SKY-G50) or in a scenario, and the rounds."""
    if state.errand is not None:
        return Measured((), state.round)
    shards = gained(state) if state.result != "lost" else 0
    return Measured((shards,), state.round)
