"""Movement: one free Move for each PC in a round, along connections, and attempts at what blocks them (REG-027..031,
REG-092..097, REG-098, REG-099, REG-G13, REG-G14). Regions have no borders: only connections lead on (REG-015, REG-016).
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.flow import Then
from engine.core.moves import Move
from engine.core.progress import heed
from engine.core.verbs import MoveTo
from engine.core.words import upper

from ...state.naming import entity_name, exit_letter, exit_named, known_exits
from ...state.scenarios import Connection
from ...state.state import State, Strike, held_fast, who
from .. import events, turns
from ..actions import plays, strikes
from ..flow import step
from ..progress import Venture
from . import knowing, locks, obstacles


def options(state: State, index: int) -> tuple[int, ...]:
    """Return the Speeds of the Moves that a member still has: what is left of the one under way, then extra ones, then
    the round's free one (REG-027..029, REG-G13)."""
    member = state.members[index]
    if held_fast(state, who(index)):
        return ()
    under_way = (member.steps,) if member.steps else ()
    return (*under_way, *member.extra, *(() if member.moved else (member.speed,)))


def refuse_any(state: State, index: int) -> IllegalMove | None:
    """Return why a member cannot Move anywhere now (REG-G07, REG-G13)."""
    member = state.members[index]
    if state.phase != "play" or not member.in_play:
        return IllegalMove("Your character is not on the map.", "REG-172")
    if not member.standing:
        return IllegalMove(f"{member.name} is down and cannot Move.", "REG-G07")
    if state.turn is None:
        return IllegalMove("You can Move in your own turn or in an ally's; nobody has taken one.", "REG-027")
    if not turns.free(state):
        return IllegalMove("Not while something else is being resolved.", "REG-G13")
    if source := held_fast(state, who(index)):
        return IllegalMove(f"{upper(source)} holds {member.name}: there is no Move as long as that lasts.", "REG-009")
    if not options(state, index):
        return IllegalMove("Your Move of this round is spent.", "REG-G13")
    return None


def refuse_way(state: State, index: int, way: Connection) -> IllegalMove | None:
    """Return why a member cannot take a known exit: a closed region beyond, or an Obstacle (REG-031, REG-207)."""
    beyond = way.other(state.members[index].region)
    if beyond in state.closed:
        return IllegalMove("There is no way in there any more.", "REG-207")
    entity = obstacles.blocking(state, way.id)
    if entity is None or entity.hidden or locks.key_for(state, index, entity.id, "move"):
        return None
    if not obstacles.persists(entity):
        return IllegalMove(f"{entity_name(entity)} blocks that way.", "REG-031")
    if obstacles.left(state, entity, index) and not plays.attempts(state, index, entity.id):
        return IllegalMove("You have no Action that would get you past it.", "REG-093")
    return None


def refuse(state: State, index: int, to: str) -> IllegalMove | None:
    """Return what speaks against a Move through the exit that ``to`` names (REG-027, REG-030, REG-031)."""
    if (refusal := refuse_any(state, index)) is not None:
        return refusal
    way = exit_named(state, state.members[index].region, to)
    if way is None:
        return IllegalMove("No exit here leads there: Moves follow the connections on the map.", "REG-030")
    return refuse_way(state, index, way)


def moves(state: State, index: int) -> Iterator[Move]:
    """Yield the Moves that a member may make now, by the letters of the exits."""
    if refuse_any(state, index) is not None:
        return
    for id in known_exits(state, state.members[index].region):
        if refuse_way(state, index, state.scenario.connection_by_id[id]) is None:
            yield MoveTo(exit_letter(state, id))


def begin(venture: Venture, index: int, text: str) -> None:
    """Move a member through the exit that ``text`` names: a letter, or the region beyond (REG-027..031).

    At a Persisting Obstacle it is an attempt with the first valid Action (REG-093, REG-G36). A key that works in passing
    is used (REG-249, REG-G58). `IllegalMove` where it may not be.
    """
    heed(refuse(venture.state, index, text))
    way = exit_named(venture.state, venture.member(index).region, text)
    assert way is not None
    entity = obstacles.blocking(venture.state, way.id)
    if entity is not None and entity.hidden:
        _run_into(venture, index, entity.id)
        return
    if entity is not None and (key := locks.key_for(venture.state, index, entity.id, "move")):
        locks.unlock(venture, index, entity.id, key)
        entity = None
    if entity is not None and obstacles.left(venture.state, entity, index):
        attempt(venture, index, entity.id, plays.attempts(venture.state, index, entity.id)[0].id)
        return
    spend(venture, index)
    cross(venture, index, way.id, "move" if entity is None else "over")


def _run_into(venture: Venture, index: int, entity_id: str) -> None:
    """Find an Obstacle that nobody knew of: the Move is not made, and not spent (REG-031)."""
    venture.set_entity(entity_id, hidden=False)
    knowing.look(venture)
    venture.tell(events.blocked(venture.member(index).name, venture.name(entity_id)))


def refuse_attempt(state: State, index: int, obstacle: str, play: str) -> IllegalMove | None:
    """Return what speaks against an attempt at a Persisting Obstacle with a play (REG-092, REG-093, REG-G36)."""
    if (refusal := refuse_any(state, index)) is not None:
        return refusal
    entity = next((one for one in state.entities if one.id == obstacle), None)
    region = state.members[index].region
    if entity is None or entity.defeated or entity.at not in known_exits(state, region):
        return IllegalMove("That is on none of the exits here.", "REG-030")
    if (refusal := refuse_way(state, index, state.scenario.connection_by_id[entity.at])) is not None:
        return refusal
    if all(valid.id != play for valid in plays.attempts(state, index, obstacle)):
        return IllegalMove("That is no Action for getting past it.", "REG-093")
    return None


def attempt(venture: Venture, index: int, obstacle: str, play: str) -> None:
    """Try to Move past a Persisting Obstacle with an Action: it takes a Move, no Action Phase, and may be tried in an
    ally's turn, again as long as there are Moves (REG-092..096). `IllegalMove` where it may not be."""
    heed(refuse_attempt(venture.state, index, obstacle, play))
    spend(venture, index)
    way = venture.entity(obstacle).at
    strikes.begin(venture, Strike(who(index), play, (obstacle,), "attempt", way))


def spend(venture: Venture, index: int) -> None:
    """Take a step of the Move under way, of an extra Move, or of the free Move, in this order (REG-G13, REG-G14).

    No enemy strikes at whoever leaves (REG-G65), and nobody has to go where the others are (REG-G70).
    """
    member = venture.member(index)
    if member.steps:
        venture.set_member(index, steps=member.steps - 1)
    elif member.extra:
        venture.set_member(index, steps=member.extra[0] - 1, extra=member.extra[1:])
    else:
        venture.set_member(index, moved=True, steps=member.speed - 1)


def cross(venture: Venture, index: int, connection_id: str, how: str) -> None:
    """Take a member to the other end of a connection; ``how`` as `events.moved`. If they go down on the way in, the rest of
    the Move is lost (REG-G14)."""
    way = venture.scenario.connection_by_id[connection_id]
    venture.push(Then("step taken", "", index))
    knowing.enter(venture, index, way.other(venture.member(index).region), how)


@step("step taken")
def _step_taken(venture: Venture, task: Then) -> None:
    if not venture.member(task.number).standing:
        venture.set_member(task.number, steps=0)
