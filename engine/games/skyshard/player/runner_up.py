"""Why what is advised comes before the next best act of another kind: what neither a label nor the aim shows of both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from engine.core.moves import Move
from engine.core.odds import odds as in_words
from engine.core.verbs import MoveTo, Pass, Roll
from engine.maps.hexes import Hex, label

from ..rules import odds
from ..rules.locks import SEVERAL, strays
from ..rules.progress import MOST_FATIGUE
from ..rules.turns import charges
from ..rules.walking import forced_tiles, in_the_way, reach
from ..state.board import NOWHERE, board
from ..state.catalogue import WORDS
from ..state.distance import cost_to
from ..state.moves import Adjust, Attack, Crack, Explore, Finish, Match, Open, Visit
from ..state.state import Lock, State, stamina
from ..state.terrain import explorable, shard_cells
from . import dangers
from .sensible import Idea, cell_of

Kind = Literal["fight", "door", "cache", "shard", "walk", "end", "other"]
"""What an act is, beside others of a turn."""

EVEN = 0.5
"""Below this chance an attack is not expected to fell its enemy."""


def kind_of(state: State, move: Move) -> Kind:
    """Return what an act is: a walk that ends with another act is that."""
    match move:
        case Attack() | Finish():
            return "fight"
        case Explore():
            return "door"
        case Open():
            return "cache"
        case Visit(to=to):
            cell = cell_of(to)
            foes = {enemy.at for enemy in state.enemies}
            return "fight" if cell in foes else "door" if cell in explorable(state) else "cache"
        case MoveTo(to=to):
            return "shard" if _nears_shard(state, cell_of(to)) else "walk"
        case Pass():
            return "end"
    return "other"


def _nears_shard(state: State, to: Hex) -> bool:
    """Return whether a walk leads nearer to a shard, or takes it."""
    map_, here = board(state.tiles), _at(state)
    return any(map_.distance(to, cell) < map_.distance(here, cell) for cell in shard_cells(state))


def rival(state: State, legal: Sequence[Move], every: Sequence[Idea]) -> Move | None:
    """Return the best act of another kind than the first idea: the way to a shard, of other ideas, else a door, a blow or
    a cache that is legal; ``None`` where there is none. A bare walk is no rival, nor is the end of a turn."""
    own = kind_of(state, every[0].move)
    found = (move for move in _rivals(state, legal, every) if kind_of(state, move) not in (own, "walk", "end", "other"))
    return next(found, None)


def _rivals(state: State, legal: Sequence[Move], every: Sequence[Idea]) -> Iterator[Move]:
    """Yield the way to the nearest shard, the moves of ideas, then the nearest door, the likeliest blow and the nearest
    cache; no door from afar."""
    here, ways = _at(state), reach(state)
    map_ = board(state.tiles)
    walks = [move for move in legal if isinstance(move, MoveTo) and _nears_shard(state, cell_of(move.to))]
    yield from sorted(walks, key=lambda move: min(map_.distance(cell_of(move.to), cell) for cell in shard_cells(state)))
    yield from (idea.move for idea in every[1:] if not _is_afar(state, idea.move))
    for kind in ("door", "fight", "cache"):
        moves = [move for move in legal if kind_of(state, move) == kind and not _is_afar(state, move)]
        cells = {move: _cell(state, move, here) for move in moves}
        if kind == "fight":
            yield from sorted(moves, key=lambda move: -odds.fells(state, cells[move], charges(state).get(cells[move])))
        else:
            steps = {
                move: (ways.now | ways.second).get(cells[move], (map_.distance(here, cells[move]),))[0] for move in moves
            }
            yield from sorted(moves, key=steps.__getitem__)


def _is_afar(state: State, move: Move) -> bool:
    """Return whether a door is explored without a walk from where its adventurer does not stand."""
    return isinstance(move, Explore) and board(state.tiles).lettered[move.what] != _at(state)


def _cell(state: State, move: Move, here: Hex) -> Hex:
    """Return the hex that an act is for: an enemy's, a door's, a cache's, or where a walk ends."""
    match move:
        case Attack(target=target) | Finish(target=target):
            return cell_of(target)
        case Explore(what=door):
            return board(state.tiles).lettered[door]
        case Visit(to=to) | MoveTo(to=to):
            return cell_of(to)
    return here


def _at(state: State) -> Hex:
    assert state.turn is not None
    at = state.heroes[state.turn.hero].at
    assert at is not None
    return at


def against(state: State, idea: Idea, other: Move | None) -> str:
    """Return why an idea comes before another act; "" where labels and the aim say it."""
    kind, beside = kind_of(state, idea.move), kind_of(state, other) if other is not None else "end"
    if idea.aim == "safety" and isinstance(idea.move, MoveTo):
        return _safer(state, cell_of(idea.move.to))
    turn = state.turn
    assert turn is not None
    if kind == "walk" and (trap := _on_the_way(state, idea.move)):
        return trap
    if kind == "door":
        return _now(state, idea.move, beside)
    if kind == "fight":
        return _blow(state, idea.move, beside)
    if kind == "cache" and beside in ("fight", "shard"):
        return _from_there(state, _cell(state, idea.move, _at(state)))
    if kind == "end" and beside == "fight" and other is not None and turn.attacks:
        return WORDS("because-fatigue", falls=in_words(odds.fells(state, _cell(state, other, _at(state)))))
    return ""


def _safer(state: State, to: Hex) -> str:
    """Return what enemies could take there and here; "" where it is no less there."""
    assert state.turn is not None
    here, there = odds.danger(state, state.turn.hero).most, odds.danger(state, state.turn.hero, to).most
    # Where no enemy gets there its button says so.
    return WORDS("because-safer", here=here, there=there, at=label(to)) if 0 < there < here else ""


def _from_there(state: State, cache: Hex) -> str:
    """Return what can still be done from a cache: an attack, the walk to a shard; else that it is safer there."""
    turn = state.turn
    assert turn is not None
    steps = cost_to(state, cache, shard_cells(state)) if shard_cells(state) else NOWHERE
    near = steps if steps <= 2 * stamina(state, turn.hero) else 0
    attacks = dangers.fights(state, cache)
    if near:
        return WORDS("because-from-there", attack=attacks, steps=near)
    return "" if attacks else _safer(state, cache)


def _on_the_way(state: State, move: Move) -> str:
    """Return that the nearest door lies on the tile whose trap stops a walk."""
    assert isinstance(move, MoveTo)
    ways = reach(state)
    tile = ways.map.owner[cell_of(move.to)]
    doors = explorable(state)
    trapped = forced_tiles(state).get(tile) and doors and all(ways.map.owner[door] == tile for door in doors)
    return WORDS("because-trap", door=ways.map.letters[doors[0]]) if trapped and len(doors) == 1 else ""


def _now(state: State, move: Move, beside: Kind) -> str:
    """Return why a door is opened now: it is late, or quiet, or the way to it is blocked."""
    if odds.noise(state).most:
        return ""
    if _is_afar(state, move):
        names = in_the_way(state, _at(state), _cell(state, move, _at(state)))
        return WORDS("because-blocked", names=names) if names else ""
    return WORDS("because-quiet") if state.calls and beside == "cache" and not state.enemies else ""


def _blow(state: State, move: Move, beside: Kind) -> str:
    """Return why a blow comes first: it keeps the steps, or it is free though it hardly fells."""
    turn = state.turn
    assert turn is not None
    if turn.attacks:
        return ""
    if beside == "cache" and turn.left is None and not isinstance(move, Visit):
        return WORDS("because-steps")
    here = _cell(state, move, _at(state))
    rare = not isinstance(move, Finish) and odds.fells(state, here, charges(state).get(here)) < EVEN
    return WORDS("because-free") if rare and beside == "end" else ""


def at_lock(state: State, move: Move) -> str:
    """Return why dice are rolled at a lock where a change of one would open it more often. Of a change while several rolls
    are left it is that what fails is lost. "" where labels say it."""
    task = state.agenda[0]
    assert isinstance(task, Lock)
    if isinstance(move, Adjust | Match):
        return WORDS("because-change") if task.tries >= SEVERAL and not task.tile else ""
    if not isinstance(move, Roll | Crack):
        return ""
    spare = MOST_FATIGUE - state.heroes[task.hero].fatigue
    change, sure = odds.best_change(state), strays(task.missing, task.dice) <= spare
    if sure or (change is not None and change[1].opens > odds.opens(state, on=True)):
        return WORDS("because-roll") if task.tries > 1 else WORDS("because-last-roll")
    # To leave it would lose it as well.
    return WORDS("because-only-roll") if task.tries == 1 and not task.tile and task.rank != "lock" else ""
