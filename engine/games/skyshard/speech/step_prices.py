"""What an act takes of a turn: always so many steps, and how many are left after it (SKY-G25)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engine.core.desk import MOST_LABEL, shortest
from engine.core.odds import odds as in_words
from engine.maps.hexes import Hex

from ..rules import odds
from ..rules.legal import obvious
from ..rules.walking import Reach, chances, forced_tiles, may_move, may_move_again, off_and_back, open_steps, reach
from ..state import distance
from ..state.board import NOWHERE, board
from ..state.catalogue import WORDS
from ..state.distance import steps_to
from ..state.state import State, Turn, called, stamina
from ..state.terrain import environment, explorable

HARMFUL = ("embers", "dust")
"""Ground that takes health or fatigue where a turn ends on it."""


def walk(state: State, to: Hex) -> str:
    """Return what a walk takes: "2 of 5 steps", or that no attack is left after it, or nothing: where every walk is a
    second move, that need not be said of each."""
    ways = reach(state)
    steps, left = taken(ways, to)
    after = after_walk(state, to) if len(ways.now) > 1 else "all"
    of = steps + left if left and left >= ways.onward(to, ways.blocked) else 0
    return WORDS("price", after=after, steps=steps, of=of)


def walked(turn: Turn, *, again: bool = False) -> Turn:
    """Return a turn after a walk with all its steps; ``again``: by another move action than the open one."""
    return replace(turn, moves=turn.moves + (again or turn.left is None), left=0, door=False, lock=False)


def after_walk(state: State, to: Hex) -> str:
    """Return what a walk leaves of the turn: "ends" for nothing, "second" for no attack, "left" for steps and all else."""
    ways, turn = reach(state), state.turn
    assert turn is not None
    again = to not in ways.now
    after = walked(turn, again=again)
    last = not taken(ways, to)[1] and not ways.forced.get(ways.map.owner[to]) and not any(chances(state, to))
    return "ends" if last and _is_over(state, after, to) else "second" if again else "left"


def _is_over(state: State, after: Turn, to: Hex | None = None, tired: int = 0) -> bool:
    """Return whether a turn ends by itself that stands so, on a hex, with so much more fatigue (SKY-G67)."""
    if may_move(after):
        return False
    hero = state.heroes[after.hero]
    changed = replace(hero, at=to or hero.at, fatigue=hero.fatigue + tired)
    heroes = (*state.heroes[: after.hero], changed, *state.heroes[after.hero + 1 :])
    return obvious(replace(state, heroes=heroes, turn=replace(after, placed=())), hero.seat) is not None


def ends(state: State, foe: Hex, stop: Hex | None = None, *, falls: bool) -> bool:
    """Return whether an attack, after a walk to ``stop``, leaves nothing of the turn, where its enemy ``falls`` or not."""
    turn = state.turn
    assert turn is not None
    begins = stop is not None and turn.left is None
    after = replace(turn, moves=turn.moves + begins, left=None, attacks=turn.attacks + 1, door=False, lock=False)
    enemies = tuple(enemy for enemy in state.enemies if not falls or enemy.at != foe or enemy.pair < 0)
    return _is_over(replace(state, enemies=enemies), after, stop, int(turn.attacks > 0))


def in_short(state: State, to: Hex) -> str:
    """Return what a walk to an act costs, in a few words: its steps alone where all else is still open after it."""
    if after_walk(state, to) == "left" and not harms(state, to):
        return WORDS("steps", steps=taken(reach(state), to)[0])
    return with_ground(state, to, walk(state, to))


def second_thoughts(state: State, to: Hex) -> tuple[str, ...]:
    """Return what a walk costs that its label has to say: that nothing, or no attack, is left after it, and harmful ground
    there; () for its steps alone."""
    after = after_walk(state, to) if len(reach(state).now) > 1 else "left"
    ends_ = (WORDS("price-after", after=after),) if after in ("ends", "second") else ()
    ground = WORDS("price-on-ground", price="", ground=environment(state, to), brief=False) if harms(state, to) else ""
    return (*ends_, *((ground.lstrip(", "),) if ground else ()))


def with_ground(state: State, to: Hex, price: str) -> str:
    """Return what a walk takes together with what its last hex costs where a turn ends on it (SKY-G46, SKY-G83).

    Nothing is added where the walk does not change that.
    """
    if not harms(state, to):
        return price
    return WORDS("price-on-ground", price=price, ground=environment(state, to), brief=False)


def ends_on(state: State, stop: Hex) -> str:
    """Return the harmful ground that a walk to an enemy ends on, in a word; "" for none."""
    return WORDS("price-on-ground", price="", ground=environment(state, stop), brief=True) if harms(state, stop) else ""


def harms(state: State, to: Hex) -> bool:
    """Return whether a walk ends on ground that costs something, and does not begin on the same."""
    turn, ground = state.turn, environment(state, to)
    at = state.heroes[turn.hero].at if turn is not None else None
    return ground in HARMFUL and environment(state, at) != ground


def taken(ways: Reach, to: Hex) -> tuple[int, int]:
    """Return how many steps of its move a walk takes, and how many it leaves."""
    return (ways.now if to in ways.now else ways.second)[to][0], ways.rest(to)


def from_afar() -> str:
    """Return what it takes to explore a door without walking: the whole move, and a second one (SKY-012, SKY-G25)."""
    return WORDS("price-all")


def noise(state: State) -> str:
    """Return how many enemies the noise of a door calls; "" for none (SKY-G102)."""
    least, most, _ = odds.noise(state)
    return WORDS("calls-enemies", called=most, least=least, all=least == most)


def door_odds(state: State) -> str:
    """Return what the detail of a door tells of it, after a semicolon: the chance of a shard, and how often its noise calls
    the most; "" for nothing."""
    (empty, chance), (least, most, often) = odds.next_shard(state), odds.noise(state)
    shard = "none" if not chance or state.scene else "later" if empty else "may"
    return WORDS(
        "door-odds",
        shard=shard,
        odds=in_words(chance, bare=True),
        all=least == most,
        called=most,
        often=in_words(often, bare=True),
    )


def heals_last(state: State) -> bool:
    """Return whether nothing is left of the turn after healing."""
    turn = state.turn
    return turn is not None and _is_over(state, replace(turn, healed=True, door=False, lock=False))


BRIEF = 58
"""So many characters of a label stand on two lines of a phone."""


def brief(whole: Iterable[str], bare: Iterable[str] = ()) -> str:
    """Return the first label that stands on two lines of a phone, of the ``whole`` ones, which leave out no cost.

    Where none does it is the shortest of these that is a label at all, else the first of the ``bare`` ones that is.
    """
    every = [each for each in whole if len(each) <= MOST_LABEL]
    fits = [each for each in every if len(each) <= BRIEF]
    return fits[0] if fits else min(every, key=len) if every else shortest(bare)


def blows(state: State, *, over: bool) -> tuple[str, str]:
    """Return what an attack costs that its player may not expect, for its label, and all that it makes of the steps for its
    detail. A walk that has begun ends with it, one that has not may follow it. A free door may be given up for it, and the
    turn may be ``over`` with it."""
    if over:
        return WORDS("turn-over"), WORDS("turn-over")
    # While it would call enemies the door is not missed.
    turn, door = state.turn, () if called(state) else free_door(state)
    lost = turn.left or 0 if turn is not None else 0
    left = 0 if lost else open_steps(state)
    back = off_and_back(state, felled=True)
    given_up = door if not lost and not back else ()
    told = WORDS("steps-after", lost=lost, left=left, door=door, back=back)
    return WORDS("steps-after", lost=0, left=0, door=given_up, back=0), told


def free_door(state: State) -> tuple[str, ...]:
    """Return the letter of the door that the acting adventurer could explore for nothing now, and after a blow or a heal no
    longer (SKY-012); () for none."""
    turn = state.turn
    at = state.heroes[turn.hero].at if turn is not None and turn.door else None
    return (board(state.tiles).letters[at],) if at is not None and at in explorable(state) else ()


def on_the_way(state: State, to: Hex) -> bool:
    """Return whether a walk to a hex takes a shard, there or in passing; a live trap on the way stops it."""
    ways = reach(state)
    if state.scene or False not in ways.forced.values():
        return False
    for cell in ways.path(to):
        if (trap := ways.forced.get(ways.map.owner[cell])) is not None:
            return not trap
    return False


def keepers_blow(state: State, to: Hex) -> tuple[int, str]:
    """Return the most damage that the keeper of a shard deals before a walk to a hex takes it, 0 for no keeper.

    Then in words how often that fells the acting adventurer, "none" for never (SKY-G104)."""
    assert state.turn is not None
    ways, index = reach(state), state.turn.hero
    tiles = {tile for cell in ways.path(to) if ways.forced.get(tile := ways.map.owner[cell]) is False}
    most = max((damage for tile in tiles for damage in odds.keepers_blow(state, tile, index)), default=0)
    falls = max((odds.falls(state, tile, index) for tile in tiles), default=0.0)
    return most, in_words(falls) if falls else "none"


def far_shard(state: State) -> tuple[Hex, ...]:
    """Return the hexes of the nearest tile with a shard that the acting adventurer can't walk to this turn; () for none. No
    live trap lies there."""
    turn, map_ = state.turn, board(state.tiles)
    at = state.heroes[turn.hero].at if turn is not None else None
    tiles = [tuple(map_.cells(tile)) for tile, trap in forced_tiles(state).items() if not trap]
    if turn is None or at is None or not tiles or not may_move(turn) or state.heroes[turn.hero].burdens:
        return ()
    ways = reach(state)
    if any(cell in ways.now or cell in ways.second for cells in tiles for cell in cells):
        return ()
    return min(tiles, key=lambda cells: steps_to(state, at, cells))


def way_towards(state: State, goal: Sequence[Hex]) -> Hex | None:
    """Return where to walk for what is out of reach, on a tile without a live trap: first where a second move gets there
    past all who stand in the way, else as near to it as one move leads."""
    ways = reach(state)
    ends = [cell for cell in ways.now if cell != ways.start] or list(ways.second)
    safe = [cell for cell in ends if not ways.forced.get(ways.map.owner[cell])]
    assert ways.start is not None
    away = {cell: steps_to(state, cell, goal) for cell in safe}
    turn = state.turn
    fresh = stamina(state, turn.hero) if turn is not None and may_move_again(walked(turn)) else 0
    close = sorted((cell for cell in safe if cell in ways.now and away[cell] <= fresh), key=away.__getitem__)
    there = next((cell for cell in close if distance.open_steps(state, cell, goal) <= fresh), None)
    here = min(steps_to(state, ways.start, goal), NOWHERE)
    return there or min((cell for cell in safe if away[cell] < here), key=away.__getitem__, default=None)
