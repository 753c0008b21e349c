"""Where the acting adventurer may walk, by which way, and what entering a hex brings (SKY-G25, SKY-G31, SKY-G45)."""

from __future__ import annotations

from engine.maps.hexes import Hex, label

from .board import Board, board
from .content import content
from .delve import Delve, step_costs
from .effects import run_effect
from .explore import explorable
from .locks import spring
from .state import Entered, State, Turn, drawn, gained, occupied, stamina

Ways = dict[Hex, tuple[int, Hex]]
"""For each cell that can be reached: what it costs, and the cell before it."""


class Reach:
    """Where an adventurer may go with one ``move``: within the open move action, or by opening the next one.

    ``now`` are cells within what is left of the open (or first) move action, ``second`` those that need a second one.
    """

    def __init__(self, state: State) -> None:
        turn = state.turn
        assert turn is not None
        self.start = state.heroes[turn.hero].at
        assert self.start is not None
        self.blocked = occupied(state)
        self.map = board(state.tiles)
        self.costs = step_costs(state)
        self.forced = forced_tiles(state)
        fresh = stamina(state, turn.hero)
        self.left = budget(turn, fresh)
        self.fresh = fresh if may_move_again(turn) else 0
        ways = self._ways(max(self.left, self.fresh), ())
        if self.fresh > self.left:
            self.now = {cell: way for cell, way in ways.items() if way[0] <= self.left}
            self.second = {cell: way for cell, way in ways.items() if way[0] > self.left}
        else:
            self.now, self.second = ways, {}

    def _ways(self, budget: int, shunned: tuple[str, ...]) -> Ways:
        """Return the cheapest ways within a budget; the order of sides settles ties. ``shunned`` tiles are closed."""
        start, beside, blocked = self.start, self.map.beside, self.blocked
        assert start is not None
        found: Ways = {start: (0, start)}
        if not self.costs and not shunned:
            ring = [start]
            for cost in range(1, budget + 1):
                outer: list[Hex] = []
                for cell in ring:
                    for near in beside[cell]:
                        if near not in found and near not in blocked:
                            found[near] = cost, cell
                            outer.append(near)
                ring = outer
            return found
        owner, costs = self.map.owner, self.costs
        rings: list[list[Hex]] = [[start]] + [[] for _ in range(budget + 1)]
        for cost in range(budget):
            for cell in rings[cost]:
                if found[cell][0] != cost:
                    continue
                for near in beside[cell]:
                    tile = owner[near]
                    if near in blocked or tile in shunned:
                        continue
                    total = cost + costs.get(tile, 1)
                    known = found.get(near)
                    if total <= budget and (known is None or known[0] > total):
                        found[near] = total, cell
                        rings[total].append(near)
        return found

    def path(self, to: Hex) -> tuple[Hex, ...]:
        """Return the cells walked to a cell of `now` or `second`, the destination last.

        The cheapest way that avoids traps, then shard tiles, if one is within the same move action.
        """
        ways = self.now if to in self.now else self.second | self.now
        limit = self.left if to in self.now else self.fresh
        home = self.map.owner[to]
        every = tuple(tile for tile in self.forced if tile != home)
        if every:
            traps = tuple(tile for tile in every if self.forced[tile])
            for shunned in (every, traps):
                around = self._ways(limit, shunned)
                if to in around:
                    ways = around
                    break
        walked = [to]
        while (before := ways[walked[-1]][1]) != self.start:
            walked.append(before)
        return tuple(reversed(walked))


def forced_tiles(state: State) -> dict[str, bool]:
    """Return the tiles where entering is no matter of choice: ``True`` for a live trap, ``False`` for a shard."""
    found: dict[str, bool] = {}
    if not state.beside:
        return found
    cards = content().cards
    for beside in state.beside:
        card = cards[beside.card]
        if card.trap is not None and not beside.sprung:
            found[beside.tile] = True
        elif card.shards:
            found[beside.tile] = False
    return found


def budget(turn: Turn, fresh: int) -> int:
    """Return the movement that the open move action, or the first one, still gives."""
    if turn.left is not None:
        return turn.left
    return fresh if turn.moves == 0 and not turn.explored else 0


def may_move_again(turn: Turn) -> bool:
    """Return whether a second move action may be opened (SKY-G25)."""
    return turn.moves == 1 and not turn.attacks and not turn.explored


def may_move(turn: Turn) -> bool:
    """Return whether any movement is left, or may be had by a second move action."""
    return not turn.explored and (turn.moves == 0 or bool(turn.left) or may_move_again(turn))


_newest: tuple[State, Reach] | None = None


def reach(state: State) -> Reach:
    """Return where the acting adventurer may go."""
    global _newest
    newest = _newest
    if newest is not None and newest[0] is state:
        return newest[1]
    found = Reach(state)
    _newest = (state, found)
    return found


def walk(delve: Delve, to: Hex) -> None:
    """Walk to a cell of the reach; a trap on the way stops the walk there, shards are taken in passing (SKY-G14)."""
    state, ways = delve.state, reach(delve.state)
    turn = state.turn
    assert turn is not None
    again = to not in ways.now
    path = ways.path(to)
    index = turn.hero
    delve.turn(
        moves=turn.moves + (1 if again or turn.left is None else 0),
        left=ways.fresh if again else ways.left,
        door=False,
        lock=False,
    )
    owner, forced, costs = ways.map.owner, ways.forced, ways.costs
    stop = next((place for place, cell in enumerate(path) if forced.get(owner[cell])), len(path) - 1)
    walked = path[: stop + 1]
    delve.tell("moved", "SKY-G25", who=delve.name(index), at=label(walked[-1]), second=again, short=walked != path)
    spent = 0
    for cell in walked:
        spent += costs.get(owner[cell], 1)
        if cell == walked[-1] or owner[cell] in forced:
            assert delve.state.turn is not None and delve.state.turn.left is not None
            delve.set_hero(index, at=cell)
            delve.turn(left=delve.state.turn.left - spent)
            spent = 0
            if cell != walked[-1]:
                take_shards(delve, index)
                if delve.hero(index).at != cell or delve.state.agenda:
                    return
    delve.push(Entered(index))


def enter(delve: Delve, task: Entered) -> None:
    """Carry out an entry: the trap, then the shard, then the chances stand open (SKY-G45)."""
    hero = delve.hero(task.hero)
    if hero.at is None:
        delve.finish()
        return
    tile = delve.board.owner[hero.at]
    if forced_tiles(delve.state).get(tile):
        spring(delve, task.hero, tile)
        return
    delve.finish()
    take_shards(delve, task.hero)
    if delve.hero(task.hero).at is not None and delve.acting(task.hero):
        open_chances(delve, task.hero)


def open_chances(delve: Delve, index: int) -> None:
    """Open the optional chances of the hex where an adventurer stands: its door and its cache (SKY-007..009, SKY-G42)."""
    at = delve.hero(index).at
    assert at is not None
    here = any(cache.at == at for cache in delve.state.caches)
    delve.turn(door=at in explorable(delve.state), lock=here)


def take_shards(delve: Delve, index: int) -> None:
    """Take the shard card of the tile where an adventurer stands, if one lies there (SKY-G14, SKY-G15)."""
    at = delve.hero(index).at
    if at is None or not delve.state.beside:
        return
    beside = delve.lying(delve.board.owner[at])
    if beside is None:
        return
    card = content().cards[beside.card]
    if not card.shards:
        return
    kept = tuple(other for other in delve.state.beside if other is not beside)
    delve.change(beside=kept, taken=(*delve.state.taken, beside.card))
    state = delve.state
    delve.tell(
        "shard",
        "SKY-G14",
        who=delve.name(index),
        card=beside.card,
        shards=card.shards,
        gained=gained(state),
        required=state.required,
        drawn=drawn(state),
    )
    if card.boon is not None:
        run_effect(delve, card.boon, index, "SKY-G15")


def where(map_: Board, at: Hex) -> str:
    """Return the letter of an explorable door, otherwise the label of the hex."""
    return map_.letters.get(at) or label(at)
