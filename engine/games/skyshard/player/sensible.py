"""What a player of a sensible party does.

Each of the party strikes the weakest enemy in reach, explores while the map is calm or once time is short, and walks on
to the next door; whoever is nearest fetches a shard; they heal, revive and open what they pass. A party that is
``steering`` differs in one thing: it lays each tile so that as few doors as possible are left on the map.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.core import verbs
from engine.core.moves import Move
from engine.maps.hexes import Hex, unlabel

from ..rules.effects import falling_tile
from ..rules.explore import fits
from ..rules.legal import legal as legal_moves
from ..rules.locks import matched, strays
from ..rules.walking import forced_tiles, reach
from ..state import moves
from ..state.board import NOWHERE, board
from ..state.content import content
from ..state.state import Exploring, Laid, Lock, State, chip_of, drawn, gained, most_health, standing
from ..state.terrain import explorable, in_reach

CLASSES = ("bulwark", "trailfinder", "mender", "picklock")
CALM = 2
"""Health of near enemies, for each adventurer standing, at which the party still opens doors."""
LATE, EXHAUSTING = 5, 6
"""The round from which it opens doors whatever is near, and the first round with exhaustion (SKY-G24)."""


def decide(state: State, seat: int, *, steering: bool = False) -> Move:
    """Return what a sensible player does; one who is ``steering`` wants a map without doors."""
    legal = [move for move in legal_moves(state, seat) if not isinstance(move, (moves.Retreat, moves.Stay))]
    if state.phase == "classes":
        return next(verbs.Choose(kind) for kind in CLASSES if verbs.Choose(kind) in legal)
    if state.phase == "places":
        return legal[-1]
    if state.agenda:
        return pending(state, legal, steering)
    return at_once(state, act(state, legal), legal)


def at_once(state: State, move: Move, legal: list[Move]) -> Move:
    """Return a walk as the visit of the door or the cache that it leads to, where that is what it is for."""
    turn = state.turn
    assert turn is not None
    if not isinstance(move, verbs.MoveTo) or moves.Visit(move.to) not in legal:
        return move
    if _at(move.to) in explorable(state):
        return moves.Visit(move.to) if calm(state) else move
    return moves.Visit(move.to) if state.heroes[turn.hero].fatigue < 3 else move


M = TypeVar("M", bound=Move)


class Acts:
    """The legal moves of a turn, by what they are."""

    def __init__(self, legal: Sequence[Move]) -> None:
        self._legal = legal

    def of(self, kind: type[M]) -> list[M]:
        """Return those of a kind, in their order."""
        return [move for move in self._legal if isinstance(move, kind)]


def _at(name: str) -> Hex:
    """Return the hex of a legal move."""
    cell = unlabel(name)
    assert cell is not None
    return cell


def pending(state: State, legal: list[Move], steering: bool) -> Move:
    """Answer a choice: more open doors are better (or worse), locks are rolled and mended where it costs little."""
    task = state.agenda[0]
    if isinstance(task, Exploring) and task.step == "connect":
        found = fits(state, task)
        if steering:
            laid = [Laid(fit.tile, fit.turn, fit.at) for fit in found]
            left = [len(board((*state.tiles, one)).open_doors) for one in laid]
            return moves.Place(str(left.index(min(left)) + 1))
        best = max(range(len(found)), key=lambda at: (len(found[at].open), -at))
        return moves.Place(str(best + 1))
    if isinstance(task, Lock):
        hero = state.heroes[task.hero]
        spare = 3 - hero.fatigue
        need = strays(task.missing, task.dice) if len(task.dice) == len(task.missing) else 9
        worth = 2 if not task.tries else 1
        for move in legal:
            if isinstance(move, moves.Adjust) and need <= min(spare, worth):
                dice = (*task.dice[: move.die - 1], move.to, *task.dice[move.die :])
                missing, remaining, _ = matched(task.missing, dice, task.key)
                if not missing or (len(remaining) == len(missing) and strays(missing, remaining) < need):
                    return move
        if verbs.Roll() in legal:
            return verbs.Roll()
        return next((move for move in legal if isinstance(move, verbs.Use)), verbs.Pass())
    return legal[0]


def menace(state: State) -> int:
    """Return the health of all enemies that are within a few steps of somebody."""
    map_ = board(state.tiles)
    places = [state.heroes[index].at for index in standing(state)]
    near = [enemy for enemy in state.enemies if any(map_.distance(enemy.at, at) <= 5 for at in places if at is not None)]
    return sum(enemy.health for enemy in near)


def calm(state: State) -> bool:
    """Return whether a door is worth opening: shards are missing, and few enemies are near, or time is short."""
    late = state.round >= LATE
    return drawn(state) < state.required and (menace(state) <= CALM * len(standing(state)) or late)


def act(state: State, legal: list[Move]) -> Move:
    """Choose among the acts of a turn: care first, then doors and blows, the last shards, more doors, a better place."""
    turn = state.turn
    assert turn is not None
    hero = state.heroes[turn.hero]
    acts = Acts(legal)
    missing = drawn(state) < state.required
    exploring = calm(state)
    lying = [tile for tile, trap in forced_tiles(state).items() if not trap and _nearest(state, tile)]
    cared = care(state, acts, exploring)
    if cared is not None:
        return cared
    door = board(state.tiles).letters.get(hero.at) if turn.door and hero.at is not None else None
    if exploring and door is not None and moves.Explore(door) in legal:
        return moves.Explore(door)
    attacks = acts.of(moves.Attack)
    fetch = None if missing else fetching(state, acts, lying)
    if fetch is not None and (not attacks or turn.attacks or _at(fetch.to) not in reach(state).now):
        return fetch
    if attacks and (turn.attacks == 0 or hero.fatigue < 2):
        return min(attacks, key=lambda move: _health_at(state, move.target))
    if exploring and not _shard_in_reach(state, lying):
        onward = opening(state, acts)
        if onward is not None:
            return onward
    if acts.of(verbs.MoveTo):
        best = max(acts.of(verbs.MoveTo), key=lambda move: value(state, _at(move.to), lying))
        gain = value(state, _at(best.to), lying) - value(state, hero.at, lying)
        if gain > (0.5 if _at(best.to) in reach(state).now else 1):
            return best
    if acts.of(moves.Explore) and not turn.moves and missing and state.round >= LATE - 1:
        return acts.of(moves.Explore)[0]
    return moves.Dig() if acts.of(moves.Dig) else verbs.Pass()


def care(state: State, acts: Acts, exploring: bool) -> Move | None:
    """Return what costs little and helps at once: a relic, the fallen, a door on a sealed map, a wound, a cache."""
    turn = state.turn
    assert turn is not None
    hero = state.heroes[turn.hero]
    for move in acts.of(verbs.Use):
        effect = content().relics[move.item].effect
        if effect is not None and (
            (effect.kind == "heal" and hero.health <= most_health(hero) - effect.amount)
            or (effect.kind == "rest" and hero.fatigue >= 2)
            or (effect.kind == "dice" and acts.of(moves.Attack))
        ):
            return move
    for kind in (verbs.Equip, moves.Revive):
        if acts.of(kind):
            return acts.of(kind)[0]
    if acts.of(moves.Dig) and exploring and falling_tile(state, turn.hero) not in forced_tiles(state):
        return moves.Dig()
    heals = [move for move in acts.of(moves.Heal) if _lacks(state, move.target) >= 2]
    if heals:
        return max(heals, key=lambda move: _lacks(state, move.target))
    return moves.Open() if acts.of(moves.Open) and hero.fatigue < 3 else None


def fetching(state: State, acts: Acts, lying: list[str]) -> verbs.MoveTo | None:
    """Return the shortest walk to a shard, if one can be reached this turn."""
    ways, owner = reach(state), board(state.tiles).owner
    walks = [move for move in acts.of(verbs.MoveTo) if owner[_at(move.to)] in lying]
    return min(walks, key=lambda move: (ways.now | ways.second)[_at(move.to)][0], default=None)


def opening(state: State, acts: Acts) -> Move | None:
    """Return the way to another exploration: a walk to a door, rather now than by a second move, or the action."""
    turn = state.turn
    assert turn is not None
    ways, map_ = reach(state), board(state.tiles)
    doors = [move for move in acts.of(verbs.MoveTo) if _at(move.to) in explorable(state)]
    if doors:
        return min(doors, key=lambda move: (_at(move.to) not in ways.now, (ways.now | ways.second)[_at(move.to)][0]))
    if acts.of(moves.Explore) and not turn.moves:
        at = state.heroes[turn.hero].at
        assert at is not None
        return min(acts.of(moves.Explore), key=lambda move: map_.distance(at, map_.lettered[move.what]))
    return None


def value(state: State, to: Hex | None, lying: list[str]) -> float:
    """Return how good it is to stand somewhere. Enemies deter less once exhaustion would have its way anyhow."""
    turn = state.turn
    assert turn is not None and to is not None
    hero, map_ = state.heroes[turn.hero], board(state.tiles)
    chance = content().adventurers[hero.kind]
    steps = map_.distances(to)
    done = gained(state) >= state.required
    worth = 0.0
    if not done:
        for tile in lying:
            near = min(steps.get(cell, NOWHERE) for cell, owner in map_.owner.items() if owner == tile)
            worth += 12 - 2 * near if near < NOWHERE else 0
    if not done and not lying:
        doors = [steps.get(door, NOWHERE) for door in explorable(state)]
        if doors:
            worth -= 1.5 * min(*doors, 12)
    strength = hero.health / most_health(hero)
    fear = (0.5 if strength > 0.6 else 1.2) * (0.3 if state.round >= EXHAUSTING else 1)
    for enemy in state.enemies:
        chip = chip_of(enemy)
        if in_reach(state, enemy.at, chip.reach + 2, [to]):
            worth -= chip.dice * fear
    if turn.attacks == 0 and in_reach(state, to, chance.reach, [enemy.at for enemy in state.enemies]):
        worth += 3 if strength > 0.35 else 0.5
    if any(cache.at == to for cache in state.caches) and hero.fatigue < 3:
        worth += 3
    traps = forced_tiles(state)
    if traps.get(map_.owner[to]) and map_.owner[to] != map_.owner[hero.at or to]:
        worth -= 1
    return worth


def _nearest(state: State, tile: str) -> bool:
    """Return whether a tile is the acting adventurer's to fetch from: nobody else is nearer, counting by Stamina."""
    assert state.turn is not None
    map_ = board(state.tiles)
    cells = [cell for cell, owner in map_.owner.items() if owner == tile]
    ways: dict[int, int] = {}
    for index in standing(state):
        hero = state.heroes[index]
        assert hero.at is not None
        steps = map_.distances(hero.at)
        ways[index] = min(steps.get(cell, NOWHERE) for cell in cells) - content().adventurers[hero.kind].stamina
    return min(ways, key=lambda index: (ways[index], index)) == state.turn.hero


def _shard_in_reach(state: State, lying: list[str]) -> bool:
    ways = reach(state)
    return any(ways.map.owner[cell] in lying for cell in ways.now)


def _lacks(state: State, target: str) -> int:
    at = unlabel(target)
    return max((most_health(hero) - hero.health for hero in state.heroes if hero.at == at), default=0)


def _health_at(state: State, target: str) -> int:
    at = unlabel(target)
    return next(enemy.health for enemy in state.enemies if enemy.at == at)
