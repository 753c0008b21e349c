"""What keeps a member alive whose next Injury kills: of all that they can do, what leaves them least likely to die."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.moves import Move
from engine.core.verbs import MoveTo, Pass

from ..rules import insisting, odds
from ..rules.actions import plays
from ..speech import exit_offers, outlook
from ..speech.action_story import only_heals
from ..speech.useful_plays import healers
from ..state import board, naming, sheets
from ..state.content import Play
from ..state.moves import Act
from ..state.scenarios import Connection
from ..state.state import Entity, State, who

LIKELY, BETTER = 0.02, 0.02
"""A death so likely is told and shunned; so much less likely it has to be elsewhere."""
UNHEALED = 0.8
"""Who is not healed where they get away to faces the same again: so much of the risk stays, beside what is there."""


def safest(state: State, index: int, moves: Sequence[Move]) -> Move | None:
    """Return what leaves a member least likely to die before their next turn, ``None`` where staying does or nothing is
    likely to kill. Only who dies of the next Injury thinks of it: all others get up again."""
    member = state.members[index]
    if state.phase != "play" or state.scenario.type != "normal" or not (member.standing and sheets.next_kills(member)):
        return None
    stays = outlook.down(state, index, member.region)
    if stays < LIKELY:
        return None
    risks = {move: risk for move in moves if (risk := _risk(state, index, move, stays)) is not None}
    best = min(risks, key=risks.__getitem__, default=None)
    return best if best is not None and risks[best] <= stays - BETTER else None


def away(state: State, index: int, moves: Sequence[Move]) -> MoveTo | None:
    """Return the open way by which a member gets away from what is likely to kill them, ``None`` for none."""
    best = safest(state, index, moves)
    return best if isinstance(best, MoveTo) and _open_way(state, index, best) is not None else None


def _open_way(state: State, index: int, move: MoveTo) -> Connection | None:
    """Return the way of a Move that nothing bars, ``None`` for any other."""
    way = naming.exit_named(state, state.members[index].region, move.to)
    return way if way is not None and board.blocking(state, way.id) is None else None


def _risk(state: State, index: int, move: Move, stays: float) -> float | None:
    """Return how likely a member dies before their next turn who makes a move and nothing more; ``None`` for what changes
    nothing."""
    if isinstance(move, Pass):
        return stays
    if isinstance(move, MoveTo) and (way := _open_way(state, index, move)) is not None:
        return _beyond(state, index, way, stays)
    if isinstance(move, MoveTo):
        way = naming.exit_named(state, state.members[index].region, move.to)
        return None if way is None else _attempt(state, index, move, board.blocking(state, way.id), "", stays)
    if not isinstance(move, Act):
        return None
    play, entity = plays.play_of(state, who(index), move.play), naming.entity_named(state, move.target)
    if entity is None:
        return _healed(state, index, move, play)
    if entity.type == "Obstacle":
        return _attempt(state, index, move, entity, move.play, stays)
    return _struck(state, index, play, entity, stays)


def _beyond(state: State, index: int, way: Connection, stays: float) -> float | None:
    """Return the risk beyond an open way; ``None`` where it is not explored, and where a known Trap is set off."""
    beyond = way.other(state.members[index].region)
    traps = (*board.known_traps(state, way.other(beyond), "leave"), *board.known_traps(state, beyond, "enter"))
    if beyond not in state.explored or traps:
        return None
    there = outlook.down(state, index, beyond)
    return there if healers(state, index) else there + (1 - there) * UNHEALED * stays


def _attempt(state: State, index: int, move: Move, entity: Entity | None, play: str, stays: float) -> float | None:
    """Return the risk of an attempt at what bars the way out; ``None`` for any other."""
    way = None if entity is None else state.scenario.connection_by_id.get(entity.at)
    if entity is None or way is None or not board.persists(entity):
        return None
    if exit_offers.leads_out(state, state.members[index].region, way) == "no":
        return None
    passes, _ = odds.gets_past(state, index, entity.at, play)
    falls, harm = odds.falls(state, index, entity.at, play)
    if passes is None:
        return None
    fatal = falls if state.members[index].ep <= harm else 0.0
    return fatal + max(0.0, 1 - passes - fatal) * stays


def _struck(state: State, index: int, play: Play, entity: Entity, stays: float) -> float | None:
    """Return the risk after an Action at what strikes: beaten or stilled it does nothing, and a miss may kill."""
    chance, damage = odds.strike(state, index, play, entity)
    ends = play.damage and damage >= entity.ep
    stills = any(effect.kind == "skip" for effect in play.effects)
    if not (ends or stills):
        return None
    answer = board.kind_of(entity).reaction
    back = 0 if answer is None else insisting.most(answer)
    fatal = (1 - chance) * (0.5 if back >= state.members[index].ep else 0.0)
    without = outlook.down(outlook.without(state, entity.id), index, state.members[index].region)
    return fatal + chance * without + max(0.0, 1 - chance - fatal) * stays


def _healed(state: State, index: int, move: Act, play: Play) -> float | None:
    """Return the risk of a member who heals themselves, ``None`` for any other Action."""
    if play.targets != "ally" or not only_heals(play.name) or naming.who_named(state, move.target) != who(index):
        return None
    member = state.members[index]
    gained = round(sum(odds.comes_to(effect.amount) for effect in play.effects if effect.kind == "recover"))
    better = replace(member, ep=min(sheets.most_ep(member), member.ep + gained))
    healed = replace(state, members=(*state.members[:index], better, *state.members[index + 1 :]))
    return outlook.down(healed, index, member.region)
