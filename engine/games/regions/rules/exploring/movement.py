"""Movement: one free Move for each PC in a round, along connections, and attempts at what blocks them (REG-027..031,
REG-092..097, REG-098, REG-099, REG-G13, REG-G14). Regions have no borders: only connections lead on (REG-015, REG-016).

Obstacles stand in connections: what blocks, Persisting ones with a pool for each PC, climbs and falls (REG-079..084,
REG-086..091, REG-092..097, REG-098, REG-099, REG-104..109, REG-110).
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.flow import heed
from engine.core.memo import memo
from engine.core.moves import Move
from engine.core.needs import Need, first_unmet
from engine.core.verbs import MoveTo

from ...state import board
from ...state.catalogue import need, refused
from ...state.content import content
from ...state.naming import entity_name, exit_letter, exit_named, known_exits
from ...state.scenarios import Connection
from ...state.state import Entity, State, Strike, Who, held_fast, index_of, who
from .. import ending, turns
from ..actions import harm, plays
from ..challenges import stealth
from ..events import exploring, striking
from ..flow import now, step
from ..progress import Venture
from ..steps import Arrive, Arrived, Attempted, Declare, Fall, Land, SetOff, StepTaken
from . import features, knowing


def options(state: State, index: int) -> tuple[int, ...]:
    """Return the Speeds of the Moves that a member still has: what is left of the one under way, then extra ones, then
    the round's free one (REG-027..029, REG-G13)."""
    member = state.members[index]
    if held_fast(state, who(index)):
        return ()
    under_way = (member.steps,) if member.steps else ()
    return (*under_way, *member.extra, *(() if member.moved else (member.speed,)))


def _held(state: State, index: int) -> str:
    return held_fast(state, who(index))


def _mover(state: State, index: int) -> str:
    return state.members[index].name


MOVE: tuple[Need[State], ...] = (
    need("not-on-map", "REG-172", lambda state, index: state.phase == "play" and state.members[index].in_play),
    need("down-so-no-move", "REG-G07", lambda state, index: state.members[index].standing, member=_mover),
    need("nobody-has-a-turn", "REG-027", lambda state, index: state.turn is not None),
    need("not-meanwhile", "REG-G13", lambda state, index: turns.free(state)),
    need("held-so-no-move", "REG-009", lambda state, index: not _held(state, index), source=_held, member=_mover),
    need("move-is-spent", "REG-G13", lambda state, index: bool(options(state, index))),
)
"""What any Move needs, wherever it leads (REG-G07, REG-G13)."""


def refuse_any(state: State, index: int) -> IllegalMove | None:
    """Return why a member cannot Move anywhere now."""
    return first_unmet(MOVE, state, index)


@memo
def may_move(state: State, index: int) -> bool:
    """Return whether a member can Move at all now; see `refuse_any`."""
    return refuse_any(state, index) is None


def refuse_way(state: State, index: int, way: Connection) -> IllegalMove | None:
    """Return why a member cannot take a known exit: a closed region beyond, or an Obstacle (REG-031, REG-207)."""
    beyond = way.other(state.members[index].region)
    if beyond in state.closed:
        return refused("no-way-in", "REG-207")
    entity = board.blocking(state, way.id)
    if entity is None or entity.hidden or features.key_for(state, index, entity.id, "move"):
        return None
    if not board.persists(entity):
        return refused("blocks-that-way", "REG-031", name=entity_name(entity))
    if board.effort_left(state, entity, index) and not plays.attempts(state, index, entity.id):
        return refused("no-action-gets-past", "REG-093")
    return None


def refuse(state: State, index: int, to: str) -> IllegalMove | None:
    """Return what speaks against a Move through the exit that ``to`` names (REG-027, REG-030, REG-031)."""
    if (refusal := refuse_any(state, index)) is not None:
        return refusal
    way = exit_named(state, state.members[index].region, to)
    if way is None:
        return refused("no-exit-leads-there", "REG-030")
    return refuse_way(state, index, way)


def moves(state: State, index: int) -> Iterator[Move]:
    """Yield the Moves that a member may make now, by the letters of the exits."""
    if not may_move(state, index):
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
    entity = board.blocking(venture.state, way.id)
    if entity is not None and entity.hidden:
        _run_into(venture, index, entity.id)
        return
    if entity is not None and (key := features.key_for(venture.state, index, entity.id, "move")):
        features.unlock(venture, index, entity.id, key)
        entity = None
    if entity is not None and board.effort_left(venture.state, entity, index):
        attempt(venture, index, entity.id, plays.attempts(venture.state, index, entity.id)[0].id)
        return
    spend(venture, index)
    cross(venture, index, way.id, "move" if entity is None else "over")


def _run_into(venture: Venture, index: int, entity_id: str) -> None:
    """Find an Obstacle that was not known: the Move is not made, and not spent (REG-031)."""
    venture.set_entity(entity_id, hidden=False)
    knowing.look(venture)
    venture.tell(exploring.Blocked(venture.member(index).name, venture.name(entity_id)))


def refuse_attempt(state: State, index: int, obstacle: str, play: str) -> IllegalMove | None:
    """Return what speaks against an attempt at a Persisting Obstacle with a play (REG-092, REG-093, REG-G36)."""
    if (refusal := refuse_any(state, index)) is not None:
        return refusal
    entity = next((entity for entity in state.entities if entity.id == obstacle), None)
    region = state.members[index].region
    if entity is None or entity.defeated or entity.at not in known_exits(state, region):
        return refused("on-no-exit-here", "REG-030")
    if (refusal := refuse_way(state, index, board.way_of(state, entity))) is not None:
        return refusal
    if all(valid.id != play for valid in plays.attempts(state, index, obstacle)):
        return refused("no-attempt", "REG-093")
    return None


def attempt(venture: Venture, index: int, obstacle: str, play: str) -> None:
    """Try to Move past a Persisting Obstacle with an Action: it takes a Move, no Action Phase, and may be tried in an
    ally's turn, again as long as there are Moves (REG-092..096). `IllegalMove` where it may not be."""
    heed(refuse_attempt(venture.state, index, obstacle, play))
    spend(venture, index)
    way = venture.entity(obstacle).at
    now(venture, Declare(Strike(who(index), play, (obstacle,), "attempt", way)))


def spend(venture: Venture, index: int) -> None:
    """Take a step of the Move under way, of an extra Move, or of the free Move, in this order (REG-G13, REG-G14).

    No enemy strikes at a PC who leaves (REG-G65), and no PC has to go where the others are (REG-G70).
    """
    member = venture.member(index)
    if member.steps:
        venture.set_member(index, steps=member.steps - 1)
    elif member.extra:
        venture.set_member(index, steps=member.extra[0] - 1, extra=member.extra[1:])
    else:
        venture.set_member(index, moved=True, steps=member.speed - 1)


def cross(venture: Venture, index: int, connection_id: str, how: str) -> None:
    """Take a member to the other end of a connection; ``how`` as `exploring.Moved`. If they go down on the way in, the
    rest of the Move is lost (REG-G14)."""
    way = venture.scenario.connection_by_id[connection_id]
    venture.push(StepTaken(index))
    enter(venture, index, way.other(venture.member(index).region), how)


@step(StepTaken)
def _step_taken(venture: Venture, task: StepTaken) -> None:
    if not venture.member(task.member).standing:
        venture.set_member(task.member, steps=0)


def enter(venture: Venture, index: int, region: str, how: str) -> None:
    """Take a member from where they are into a region; ``how`` as `exploring.Moved`. All that it means is pushed, to be
    done in this order: Traps of leaving, pools filled again, the region, flames under water, what is seen, growing limits,
    Traps of entering, lights that are seen, the goal.

    A PC who goes down at a Trap on the way out stays, unless they fell or were moved.
    """
    venture.push(Arrive(region, index, how))
    if how != "gm":
        now(venture, SetOff("leave", index))


@step(Arrive)
def _arrive(venture: Venture, task: Arrive) -> None:
    index, region, how = task.member, task.region, task.how
    member = venture.member(index)
    start = member.region
    if not member.in_play or (not member.standing and how in ("move", "over")):
        return
    if start:
        venture.reset_pools(index, start)
    arrivals = venture.state.arrivals + 1
    venture.change(arrivals=arrivals)
    venture.set_member(index, region=region, since=arrivals)
    new = region not in venture.state.explored
    venture.tell(exploring.Moved(member.name, _name(venture, start), _name(venture, region), how, new))
    stealth.drown(venture, index)
    if board.blind(venture.state, who(index)):
        venture.tell(exploring.NothingSeen(member.name, _name(venture, region)))
    knowing.look(venture)
    venture.push(Arrived(region, index))
    ending.region_entered(venture, index, region)
    if venture.member(index).in_play and venture.state.phase == "play":
        now(venture, SetOff("enter", index))


@step(Arrived)
def _arrived(venture: Venture, task: Arrived) -> None:
    if not venture.member(task.member).in_play or venture.member(task.member).region != task.region:
        return
    stealth.lights(venture, who(task.member))
    if venture.state.phase == "play":
        ending.arrived(venture, task.member)


def _name(venture: Venture, region: str) -> str:
    return venture.region_name(region) if region else ""


def struck(
    venture: Venture,
    strike: Strike,
    target: Who,
    won: bool,
    damage: int,
    dealt: striking.Roll = (),
    warded: striking.Roll = (),
) -> None:
    """Settle an Action on an Obstacle: ``damage`` is what it does after Defense, ``dealt`` and ``warded`` are the rolls of
    Damage and Defense. It tells what was lost; what follows is done once the Action is over.

    A lost roll off a Climbing Obstacle is a fall (REG-106), a won one never, even if effort is left (REG-G39). An attempt
    that leaves nothing of it goes on to the far side (REG-097); else the Move is cancelled (REG-099).
    """
    index = index_of(strike.actor)
    entity = venture.entity(target)
    if index is None or entity.defeated:
        return
    attempt = strike.how == "attempt"
    if won:
        _wear(venture, index, entity, damage, dealt, warded)
    if not won and board.climbing(entity):
        venture.push(Fall(target, index, "attempt" if attempt else ""))
    elif attempt:
        venture.push(Attempted(target, index))


def _wear(venture: Venture, index: int, entity: Entity, damage: int, dealt: striking.Roll, warded: striking.Roll) -> None:
    """Take effort off an Obstacle; of a Persisting one off that member's pool alone (REG-083, REG-088)."""
    if board.kind_of(entity).ep == 0:
        return  # nothing to be broken: only a Lock, a key or a mechanism opens it
    rest = max(0, board.effort_left(venture.state, entity, index) - damage)
    if board.persists(entity):
        venture.fill_pool(entity.id, index, rest)
    else:
        venture.set_entity(entity.id, ep=rest)
    name = venture.name(entity.id)
    venture.tell(striking.Hurt(name, damage, rest, venture.member(index).name, dealt, warded, True))
    if rest == 0 and not board.persists(entity):
        harm.defeat(venture, entity.id, who(index), "damage")


@step(Attempted)
def _attempted(venture: Venture, task: Attempted) -> None:
    """Go through, where nothing is left of the Obstacle for that member; else the Move is over (REG-097..099)."""
    index, entity = task.member, venture.entity(task.obstacle)
    member = venture.member(index)
    if not member.in_play:
        return
    rest = 0 if entity.defeated else board.effort_left(venture.state, entity, index)
    if rest == 0 and member.standing:
        cross(venture, index, entity.at, "over")
        return
    venture.set_member(index, steps=0)
    if rest:
        venture.tell(exploring.HeldUp(member.name, venture.name(entity.id), rest))


def fall_height(state: State, index: int, entity: Entity) -> int:
    """Return from how high a PC falls: less with some Tools, at least 0 (REG-105, REG-110)."""
    gear = content().gear
    saved = sum(gear[item].fall for item in state.members[index].equipped)
    return max(0, board.kind_of(entity).height - saved)


@step(Fall)
def _fall(venture: Venture, task: Fall) -> None:
    """Let a member fall off: 1d6 for each Height, no Defense (REG-107, REG-G39), after the Reaction's other effects
    (REG-108). A PC who was going down lands on the far side, even at 0 EP (REG-109); else the Move is cancelled."""
    index, entity = task.member, venture.entity(task.obstacle)
    member = venture.member(index)
    if not member.in_play:
        return
    height = fall_height(venture.state, index, entity)
    faces = tuple(venture.roll(6) for _ in range(height))
    down = bool(task.how) and board.downward(venture.state, entity, member.region)
    venture.tell(striking.Fell(member.name, height, faces, down))
    if down:
        venture.push(Land(entity.at, index))
    else:
        venture.set_member(index, steps=0)
    if faces:
        harm.hurt(venture, who(index), sum(faces), venture.name(entity.id))


@step(Land)
def _land(venture: Venture, task: Land) -> None:
    if venture.member(task.member).in_play:
        cross(venture, task.member, task.way, "fell")
