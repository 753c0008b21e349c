"""When a member leaves a place where what strikes is likely to take them down, and by which way."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.moves import Move
from engine.core.verbs import MoveTo

from ..rules import odds
from ..rules.challenges import policies
from ..speech import circumstances
from ..state import board, naming, sheets
from ..state.state import State, Strike, who
from ..state.view import View

MOST_OF_IT = 0.45
"""What takes so much of the EP that a member has on average is likely enough to take them down."""


def away(state: State, index: int, moves: Sequence[Move]) -> MoveTo | None:
    """Return the open way by which a member leaves what is likely to take them down before their next turn, ``None`` for
    none. It leads to an explored place where nothing can. It is likely where they lose about half of their EP on average.

    Where the Injury kills, what could do it at all is enough. Of several ways it is the one where least strikes."""
    member = state.members[index]
    if state.phase != "play" or state.scenario.type != "normal" or not member.standing:
        return None
    if _most_lost(state, index) < member.ep:
        return None
    if not sheets.next_kills(member) and _lost_on_average(state, index) < MOST_OF_IT * member.ep:
        return None
    found = []
    for move in moves:
        way = naming.exit_named(state, member.region, move.to) if isinstance(move, MoveTo) else None
        if way is None or not isinstance(move, MoveTo) or board.blocking(state, way.id) is not None:
            continue
        beyond = way.other(member.region)
        most = _most_lost(moved(state, index, beyond), index)
        traps = (*board.known_traps(state, member.region, "leave"), *board.known_traps(state, beyond, "enter"))
        if beyond in state.explored and most < member.ep and not traps:
            found.append((most, move.to, move))
    return min(found)[-1] if found else None


def moved(state: State, index: int, region: str) -> State:
    """Return a state in which a member stands in another region."""
    member = replace(state.members[index], region=region)
    return replace(state, members=(*state.members[:index], member, *state.members[index + 1 :]))


def _lost_on_average(state: State, index: int) -> float:
    """Return how many EP a member loses on average before their next turn by what is in sight."""
    struck = [foe for foe, whom, _ in circumstances.blows(View(None, state)) if whom == index]
    played = ((foe, play) for foe in struck if (play := policies.first_action(foe)) is not None)
    return sum(odds.costs(state, index, Strike(foe.id, play.id, (who(index),), "turn")) for foe, play in played)


def _most_lost(state: State, index: int) -> int:
    return circumstances.threats(View(None, state)).get(index, 0)
