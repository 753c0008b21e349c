"""Where the acting adventurer may walk, by which way, and what entering a hex brings (SKY-G25, SKY-G31, SKY-G45)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import chain, islice

from engine.core.verbs import MoveTo
from engine.maps.hexes import Hex, label

from ..state import paths
from ..state.board import NOWHERE, board
from ..state.content import content
from ..state.naming import hero_name
from ..state.paths import Ways
from ..state.state import Entered, State, Turn, chip_of, drawn, gained, occupied, stamina
from ..state.terrain import explorable, in_reach, keeper_of, lockable, step_costs
from . import quests
from .effects import run_effect
from .enemies import blow
from .events import course, finds
from .locks import spring
from .progress import Delve


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
        ways = self.ways = self._ways(max(self.left, self.fresh), ())
        if self.fresh > self.left:
            self.now = {cell: way for cell, way in ways.items() if way[0] <= self.left}
            self.second = {cell: way for cell, way in ways.items() if way[0] > self.left}
        else:
            self.now, self.second = ways, {}

    def _ways(self, budget: int, shunned: tuple[str, ...]) -> Ways:
        """Return the cheapest ways within a budget that keep off the tiles ``shunned``."""
        assert self.start is not None
        return paths.ways(self.map, self.blocked, self.costs, self.start, budget, shunned)

    def moves(self) -> Iterator[MoveTo]:
        """Return the moves to the cells of `now`, then of `second`."""
        # The way begins with the cell where it starts.
        return chain(map(move_to, islice(self.now, 1, None)), map(move_to, self.second))

    def path(self, to: Hex) -> tuple[Hex, ...]:
        """Return the cells walked to a cell of `now` or `second`, the destination last.

        The cheapest way that avoids traps, then shard tiles, if one is within the same move action.
        """
        owner, cheapest = self.map.owner, self._followed(self.ways, to)
        every = tuple(tile for tile in self.forced if tile != owner[to])
        traps = tuple(tile for tile in every if self.forced[tile])
        limit = self.left if to in self.now else self.fresh
        for shunned in (every, traps):
            # Of the ways that keep off, the cheapest of all comes first too, if it is one of them.
            if not any(owner[cell] in shunned for cell in cheapest):
                return cheapest
            around = self._ways(limit, shunned)
            if to in around:
                return self._followed(around, to)
        return cheapest

    def step(self, cell: Hex, left: int) -> tuple[int, bool]:
        """Return what is left of a walk after its step to a cell, and whether that step opens the second move action: it
        does where no more is ``left`` of the first one."""
        cost = self.costs.get(self.map.owner[cell], 1)
        return (left - cost, False) if cost <= left else (self.fresh - cost, True)

    def rest(self, to: Hex) -> int:
        """Return what is left after a walk to a cell of `now` or `second`: a second move action begins where the first
        ends (SKY-G25)."""
        left = self.left
        if to in self.now:
            return left - self.now[to][0]
        for cell in self.path(to):
            left, _ = self.step(cell, left)
        return left

    def onward(self, at: Hex, blocked: Collection[Hex]) -> int:
        """Return what the cheapest step on from a cell takes, to none that is ``blocked``."""
        free = (near for near in self.map.beside[at] if near == self.start or near not in blocked)
        return min((self.costs.get(self.map.owner[near], 1) for near in free), default=NOWHERE)

    def _followed(self, ways: Ways, to: Hex) -> tuple[Hex, ...]:
        """Return the cells of one of the ways, from the first one entered to its destination."""
        walked = [to]
        while (before := ways[walked[-1]][1]) != self.start:
            walked.append(before)
        return tuple(reversed(walked))


@lru_cache(maxsize=1 << 14)
def move_to(cell: Hex) -> MoveTo:
    """Return the move to a cell: one value for all who ask."""
    return MoveTo(label(cell))


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
            found.setdefault(beside.tile, False)
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


def _alike(a: State, b: State) -> bool:
    """Return whether two states are the same, or differ in nothing that moving depends on."""
    return a is b or (
        a.turn is b.turn
        and a.heroes is b.heroes
        and a.tiles is b.tiles
        and a.enemies is b.enemies
        and a.beside is b.beside
        and a.friend is b.friend
        and a.errand is b.errand
        and a.round == b.round
    )


_newest: tuple[State, Reach] | None = None


def reach(state: State) -> Reach:
    """Return where the acting adventurer may go."""
    global _newest
    newest = _newest
    if newest is not None and _alike(newest[0], state):
        return newest[1]
    found = Reach(state)
    _newest = (state, found)
    return found


def in_the_way(state: State, at: Hex, goal: Hex) -> list[str]:
    """Return which of the party stand where every way from a hex to another leads, nearest first."""
    turn, ways = state.turn, reach(state)
    assert turn is not None
    friends = {hero.at: index for index, hero in enumerate(state.heroes) if hero.at is not None and index != turn.hero}
    if goal in paths.ways(ways.map, ways.blocked, ways.costs, at):
        return []
    others = ways.blocked.keys() - friends.keys()
    way = paths.ways(ways.map, others, ways.costs, at)
    if goal not in way:
        # Enemies stand in the way as well.
        if goal in paths.ways(ways.map, friends, ways.costs, at):
            return []
        way = paths.ways(ways.map, (), ways.costs, at)
    found: list[str] = []
    cell = goal
    while cell in way and cell != at:
        if cell in friends:
            found.insert(0, hero_name(state, friends[cell]))
        cell = way[cell][1]
    return found


def walk(delve: Delve, to: Hex) -> None:
    """Walk to a cell of the reach; a trap on the way stops the walk there, shards are taken in passing (SKY-G14)."""
    state, ways = delve.state, reach(delve.state)
    turn = state.turn
    assert turn is not None
    again = to not in ways.now
    index, left = turn.hero, ways.left
    moves = turn.moves + (turn.left is None and not again)
    if not ways.forced:
        delve.tell(course.Moved(delve.name(index), label(to), again, False))
        door, lock = chances(state, to)
        delve.step_to(to, moves=moves + again, left=ways.rest(to), door=door, lock=lock)
        return
    path = ways.path(to)
    owner, forced = ways.map.owner, ways.forced
    stop = next((place for place, cell in enumerate(path) if forced.get(owner[cell])), len(path) - 1)
    walked = path[: stop + 1]
    delve.tell(course.Moved(delve.name(index), label(walked[-1]), _opens_second(ways, walked), walked != path))
    for cell in walked:
        left, begun = ways.step(cell, left)
        moves += begun
        if cell == walked[-1] or owner[cell] in forced:
            delve.step_to(cell, moves=moves, left=left, door=False, lock=False)
            if cell != walked[-1]:
                take_shards(delve, index)
                if delve.hero(index).at != cell or delve.state.agenda:
                    return
    arrive(delve, index)


def _opens_second(ways: Reach, walked: Sequence[Hex]) -> bool:
    """Return whether a walk takes more than is left of the first move action."""
    return sum(ways.costs.get(ways.map.owner[cell], 1) for cell in walked) > ways.left


def enter(delve: Delve, task: Entered) -> bool:
    """Carry out an entry that had to wait, or the rest of one after its trap."""
    delve.finish()
    arrive(delve, task.hero)
    return True


def arrive(delve: Delve, index: int) -> None:
    """Let an adventurer enter its hex: the trap, then the shard, then the chances stand open (SKY-G45)."""
    at = delve.hero(index).at
    if at is None:
        return
    if delve.state.beside:
        tile = delve.board.owner[at]
        if forced_tiles(delve.state).get(tile):
            delve.push(Entered(index))
            spring(delve, index, tile)
            return
        take_shards(delve, index)
    if delve.hero(index).at is not None and delve.acting(index):
        open_chances(delve, index)


def chances(state: State, at: Hex) -> tuple[bool, bool]:
    """Return whether entering a hex lets one explore a door there, and try a lock."""
    door = at in board(state.tiles).letters and at in explorable(state)
    return door, at in lockable(state)


def open_chances(delve: Delve, index: int) -> None:
    """Open the optional chances of the hex just entered, and no others: its door, its cache (SKY-007, SKY-008, SKY-010)."""
    state = delve.state
    turn = state.turn
    assert turn is not None
    at = state.heroes[index].at
    assert at is not None
    door, lock = chances(state, at)
    if (door, lock) != (turn.door, turn.lock):
        delve.turn(door=door, lock=lock)


def take_shards(delve: Delve, index: int) -> None:
    """Take the shard card of the tile where an adventurer stands, if one lies there (SKY-G14, SKY-G15).

    The keeper of the last one strikes first, and an adventurer who falls by that does not take it (SKY-G104).
    """
    at = delve.hero(index).at
    if at is None or not delve.state.beside:
        return
    tile, cards = delve.board.owner[at], content().cards
    beside = next((lying for lying in delve.state.beside if lying.tile == tile and cards[lying.card].shards), None)
    if beside is None:
        return
    if (keeper := keeper_of(delve.state, tile)) is not None:
        blow(delve, keeper, index, keeps=True)
        if delve.hero(index).at is None:
            return
    card = cards[beside.card]
    kept = tuple(other for other in delve.state.beside if other is not beside)
    delve.change(beside=kept, taken=(*delve.state.taken, beside.card))
    state = delve.state
    if state.errand is not None:
        known = beside.card in state.errand.loose
        quests.found(delve, index, beside.card)
        if known:
            take_shards(delve, index)
            return
    else:
        delve.tell(
            finds.Shard(
                who=delve.name(index),
                card=beside.card,
                shards=card.shards,
                gained=gained(state),
                required=state.required,
                drawn=drawn(state),
                at=label(at),
                foes=sum(bool(in_reach(state, enemy.at, chip_of(enemy).reach, [at])) for enemy in state.enemies),
            )
        )
    if card.boon is not None:
        run_effect(delve, card.boon, index, "SKY-G15")


def off_and_back(state: State, *, felled: bool = False) -> int:
    """Return how many steps it takes to step off a door and back, which opens it as the first step there does (SKY-012); 0
    where too few are left. ``felled``: enemies in the way fall first."""
    ways, left = reach(state), open_steps(state)
    assert ways.start is not None
    steps = ways.onward(ways.start, () if felled else ways.blocked) + ways.costs.get(ways.map.owner[ways.start], 1)
    return steps if steps <= left else 0


def open_steps(state: State) -> int:
    """Return how many steps of a move are open to the acting adventurer now."""
    turn = state.turn
    return 0 if turn is None or turn.explored else budget(turn, stamina(state, turn.hero))


def lies_at(ways: Reach, at: Hex) -> bool:
    """Return whether a hex lies on a tile whose shard is taken by entering it (SKY-G14)."""
    return ways.forced.get(ways.map.owner[at]) is False


def nearest_shard(ways: Reach) -> Hex | None:
    """Return the hex where a shard is taken by the fewest steps; ``None`` for none in reach."""
    steps = {cell: way[0] for cell, way in (*ways.now.items(), *ways.second.items()) if lies_at(ways, cell)}
    return min(steps, key=lambda cell: steps[cell], default=None)
