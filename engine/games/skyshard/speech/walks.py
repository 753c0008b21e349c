"""What a walk leads to: enemies in or out of reach, what it leaves behind, and whether it is worth a control."""

from __future__ import annotations

from engine.core.memo import memo
from engine.maps.hexes import Hex, straight

from ..rules import quests
from ..rules.behaviour import as_if_at, strikers
from ..rules.turns import may_attack_from, sights
from ..rules.walking import lies_at, nearest_shard, reach
from ..state.board import board
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.state import State
from ..state.terrain import explorable, in_reach, lockable, rank_at, shard_cells
from . import step_prices

MOST_WALKS, LEAST_WALKS, OF_A_KIND = 8, 5, 3
"""So many walks have a control at most, and at least, where there are more; so many of them for the same. Any other hex can
be typed."""


@memo
def worth_a_control(state: State) -> frozenset[Hex]:
    """Return the hexes whose walks have a control.

    These are all with a shard, a door or a cache. Then come some out of enemies' reach, some within reach of an enemy, and
    some beside another of the party. Where these are few, the nearest to the goal follow.
    """
    ways, turn = reach(state), state.turn
    every = [*ways.now, *ways.second]
    if len(every) <= LEAST_WALKS or turn is None:
        return frozenset(every)
    doors, caches = explorable(state), {cache.at for cache in state.caches}
    party = [hero.at for index, hero in enumerate(state.heroes) if hero.at is not None and index != turn.hero]
    goals = shard_cells(state) or doors or party

    def rank(at: Hex) -> tuple[int, int]:
        return min((ways.map.distance(at, goal) for goal in goals), default=0), (ways.now | ways.second)[at][0]

    every.sort(key=rank)
    named = [at for at in every if lies_at(ways, at) or at in doors or at in caches]
    named += [at for at in every if is_out_of_reach_after(state, at)][:OF_A_KIND]
    named += [at for at in every if foes_from(state, at)][:OF_A_KIND]
    named += [at for at in every if any(straight(at, friend) == 1 for friend in party)][:OF_A_KIND]
    chosen = list(dict.fromkeys(named))[:MOST_WALKS]
    return frozenset([*chosen, *(at for at in every if at not in chosen)][: max(len(chosen), LEAST_WALKS)])


def says_why(state: State, to: Hex) -> bool:
    """Return whether the label of a walk tells what it is for: enemies come in reach, or can't reach."""
    trapped = reach(state).forced.get(board(state.tiles).owner[to])
    return not trapped and bool(foes_from(state, to) or is_out_of_reach_after(state, to))


def is_out_of_reach_after(state: State, to: Hex) -> bool:
    """Return whether no enemy could strike on a hex after a walk there, while some could strike here."""
    turn = state.turn
    assert turn is not None
    hero = state.heroes[turn.hero]
    if hero.at is None or not strikers(state, hero.at):
        return False
    return not strikers(as_if_at(state, turn.hero, to), to)


def foes_from(state: State, to: Hex) -> int:
    """Return how many enemies could be attacked from a hex after a walk there, 0 where no more than from here."""
    turn = state.turn
    assert turn is not None
    hero = state.heroes[turn.hero]
    if turn.attacks or hero.at is None or not may_attack_from(state, to):
        return 0
    far, foes = content().adventurers[hero.kind].reach, [enemy.at for enemy in state.enemies]
    there, here = (len(in_reach(state, cell, far, foes)) for cell in (to, hero.at))
    return there if there > here else 0


def leaves_behind(state: State, to: Hex) -> str:
    """Return which door or lock beside, or to try here, a walk leads away from to no other.

    "" for nothing: it ends at one, or beside the same, or a shard is to be fetched.
    """
    turn, map_ = state.turn, board(state.tiles)
    at = state.heroes[turn.hero].at if turn is not None else None
    doors, caches = explorable(state), lockable(state)
    shard = nearest_shard(reach(state)) or step_prices.far_shard(state)
    if turn is None or at is None or to in doors or to in caches or shard:
        return ""
    chances_here = (at in doors and turn.door) or (turn.lock and rank_at(state, at) == quests.LOCK)
    goals = (goal for goal in sights(state) if goal in doors or rank_at(state, goal) == quests.LOCK)
    close = [at] if chances_here else [goal for goal in goals if map_.distance(at, goal) == 1]
    if not close or any(map_.distance(to, goal) <= 1 for goal in close):
        return ""
    lock = close[0] not in doors
    return WORDS("hurts-back", at_lock=lock, door=map_.letters.get(close[0], ""), lock=state.scene, here=chances_here)
