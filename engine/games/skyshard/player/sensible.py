"""What a sensible player of a party thinks of, the best thing first; all of it follows from what everyone may see.

Each of the party strikes the weakest enemy in reach. Each explores while the map is calm or once time is short, and walks
on to the next door. The nearest fetches a shard; they heal, revive and open what they pass.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Literal, TypeVar

import msgspec

from engine.core import verbs
from engine.core.game import Seat
from engine.core.moves import Move
from engine.maps.hexes import Hex, label, unlabel

from ..rules import odds
from ..rules.effects import WORN, blocked_tile, falling_tile
from ..rules.explore import fits
from ..rules.locks import matched, strays
from ..rules.needs import untouched
from ..rules.progress import MOST_FATIGUE
from ..rules.rounds import next_loss, time_is_short
from ..rules.turns import charges
from ..rules.walking import forced_tiles, reach
from ..state import moves
from ..state.board import NOWHERE, board
from ..state.content import content
from ..state.laying import ranked
from ..state.state import Exploring, Lock, State, called, gained, most_health, searching, standing
from ..state.terrain import environment, explorable, sealed, shard_cells
from . import caches, quests, rescue
from .dangers import RISK, endangered, fights, menace, toughness
from .ground import clears_first, corridors, prospects
from .relic_use import helps

HARM = {"embers": 3, "dust": 1}
"""What it costs to end a turn on ground that takes health or fatigue."""

CLASSES = ("bulwark", "mender", "trailfinder", "picklock")
"""The classes as a party wants them, the first first."""
EXHAUSTING = 6
"""The first round with exhaustion (SKY-G24)."""
RESCUE = 4
"""What it is worth to a Mender to stand beside a fallen adventurer: the next turn brings it back."""
IN_THE_WAY = 2
"""What it costs to stand in the only way of people, who act before one can step aside."""
APART = 0.5
"""What each step to the last shard, or else to the others, costs an adventurer with no door and no shard to go to."""

AS_GOOD = 0.5
"""So much worse the hex may be where a walk to a fight ends by itself, for the blows to follow at once."""

Aim = Literal[
    "class", "bring", "place", "lay", "lock", "give-up", "tie", "relic", "equip", "rescue", "revive", "heal", "dig",
    "cache", "door", "from-afar", "to-a-door", "shard", "strike", "to-a-shard", "to-a-fight", "safety", "nearer", "end",
    "leave", "stay", "home", "goal", "clear", "to-the-dying", "to-others", "come",
]  # fmt: skip
"""What an act is for."""

WHOLE_TURN: tuple[Aim, ...] = ("revive", "dig")
"""What leaves no time to fetch a shard."""


class Idea(msgspec.Struct, frozen=True):
    """A move that comes to mind, and what it is for."""

    move: Move
    aim: Aim


class Judgement(msgspec.Struct, frozen=True):
    """How a player weighs things up.

    Doors are opened while they call at most ``most`` enemies. Where none calls, they are opened while the enemies near have
    at most ``calm`` health for each adventurer standing. From round ``late`` on they are opened in any case. Who looks
    ``ahead`` lays a tile so that doors stay close by with room behind them. Such a player strikes the enemy that does most
    harm for its health. Others count the doors of the tile, and strike the weakest. Shards on the tiles ``theirs`` are left
    to people; for all others the seats of ``people`` are not counted on. Who ``takes`` what can be had this turn leaves it
    to no other who is nearer, and walks to a shard before a cache.
    """

    calm: int = 2
    late: int = 5
    ahead: bool = False
    most: int = 1
    people: tuple[Seat, ...] = ()
    theirs: tuple[str, ...] = ()
    takes: bool = False


SENSIBLE = Judgement()


def ideas(state: State, legal: Sequence[Move], judgement: Judgement = SENSIBLE) -> Iterator[Idea]:
    """Yield what a player thinks of in an awaited seat, the best first; at least one of its legal moves."""
    if state.phase == "classes":
        yield from (Idea(verbs.Choose(kind), "class") for kind in CLASSES if verbs.Choose(kind) in legal)
    elif state.phase == "relics":
        yield from (Idea(move, "bring") for move in sorted(legal, key=_worth_bringing))
    elif state.phase == "places":
        places = (move for move in legal if isinstance(move, moves.Place))
        doors, theirs = explorable(state), bool(judgement.people)
        # Doorways are for people: who stands there would be in their way, too.
        yield from (Idea(at, "place") for at in sorted(places, key=lambda at: (cell_of(at.at) in doors) == theirs))
    elif state.agenda:
        yield from _pending(state, legal, judgement)
    else:
        for idea in _acts(state, Acts(legal), judgement):
            yield _at_once(state, idea, legal, judgement)


BRINGING = ("dice", "health", "guard", "stamina", "heal", "rest")
"""What a relic to bring is best for, in this order: what it does, or adds for as long as it is in play."""


def _worth_bringing(move: Move) -> tuple[bool, int]:
    """Return where a relic comes among those to be brought: lasting ones first."""
    relic = content().relics.get(move.option) if isinstance(move, verbs.Choose) else None
    if relic is None:
        return True, len(BRINGING)
    what = relic.bonus or (relic.effect.kind if relic.effect else "")
    return relic.bonus is None, BRINGING.index(what) if what in BRINGING else len(BRINGING)


def _at_once(state: State, idea: Idea, legal: Sequence[Move], judgement: Judgement) -> Idea:
    """Return a walk as a visit, where it is for the door or the cache that it leads to, or for an enemy there."""
    turn, move = state.turn, idea.move
    assert turn is not None
    if not isinstance(move, verbs.MoveTo):
        return idea
    visit = moves.Visit(move.to)
    if visit not in legal:
        return _at_them(state, idea, legal, judgement) if idea.aim == "to-a-fight" else idea
    if cell_of(move.to) in explorable(state):
        aim: Aim = "to-a-door"
        wanted = calm(state, judgement)
    else:
        aim = "cache"
        wanted = state.heroes[turn.hero].fatigue < MOST_FATIGUE or idea.aim == "goal"
    return Idea(visit, idea.aim if idea.aim == "shard" else aim) if wanted else idea


def _at_them(state: State, idea: Idea, legal: Sequence[Move], judgement: Judgement) -> Idea:
    """Return a walk to a fight as a visit that ends with the blows, where one nearly always falls or its hex is as good."""
    assert isinstance(idea.move, verbs.MoveTo)
    lying = _lying(state, judgement)
    least = value(state, cell_of(idea.move.to), lying) - AS_GOOD
    near = [(foe, stop) for foe, stop in charges(state).items() if moves.Visit(label(foe)) in legal]
    sure = [foe for foe, stop in near if odds.fells(state, foe, stop, on=True) >= odds.NEARLY]
    foes = sure or [foe for foe, stop in near if value(state, stop, lying) >= least]
    if not foes:
        return idea
    return Idea(moves.Visit(label(min(foes, key=lambda foe: toughness(state, foe, ahead=judgement.ahead)))), "to-a-fight")


def _lying(state: State, judgement: Judgement) -> list[str]:
    """Return the tiles with a shard that is the acting adventurer's to fetch: no other who is counted on is nearer.

    One that they can get to this turn is theirs too where those who are nearer have had their turn. So is the last one in
    any case.
    """
    turn = state.turn
    assert turn is not None
    found = []
    for tile in shard_tiles(state):
        here = can_enter(state, tile)
        at_once = here and (judgement.takes or wins(state))
        bold = [index for index in standing(state) if odds.falls(state, tile, index) <= RISK] or standing(state)
        asked = [
            index
            for index in bold
            if index == turn.hero
            or not (state.heroes[index].seat in judgement.people or at_once or (here and index < turn.hero))
        ]
        if turn.hero in bold and tile not in judgement.theirs and nearest(state, tile, asked) == turn.hero:
            found.append(tile)
    return found


def can_enter(state: State, tile: str) -> bool:
    """Return whether the acting adventurer can get to a tile this turn."""
    ways = reach(state)
    return any(ways.map.owner[cell] == tile for cell in chain(ways.now, ways.second))


def wins(state: State) -> bool:
    """Return whether the next shard is the last that is missing."""
    return gained(state) + 1 >= state.required


def shard_tiles(state: State) -> list[str]:
    """Return the tiles with a shard that can be fetched."""
    return [tile for tile, trap in forced_tiles(state).items() if not trap]


M = TypeVar("M", bound=Move)


class Acts:
    """The legal moves of a turn, by what they are."""

    def __init__(self, legal: Sequence[Move]) -> None:
        self.legal = legal

    def of(self, kind: type[M]) -> list[M]:
        """Return those of a kind, in their order."""
        return [move for move in self.legal if isinstance(move, kind)]


def cell_of(name: str) -> Hex:
    """Return the hex of a legal move."""
    cell = unlabel(name)
    assert cell is not None
    return cell


def _pending(state: State, legal: Sequence[Move], judgement: Judgement) -> Iterator[Idea]:
    """Yield answers to a choice: how a tile is laid; locks are rolled, and mended where it costs little."""
    task = state.agenda[0]
    if isinstance(task, Exploring) and task.step == "connect":
        found, map_ = fits(state, task), board(state.tiles)
        order = ranked(found, task.door)
        if judgement.ahead:
            order = tuple(sorted(range(len(found)), key=lambda at: (-prospects(map_, found[at], task.door), at)))
        yield from (Idea(moves.Place(str(at + 1)), "lay") for at in order)
    elif isinstance(task, Lock):
        yield from _at_lock(state, task, legal)
    else:
        yield from (Idea(move, "tie") for move in legal if isinstance(move, verbs.Choose))


def _at_lock(state: State, task: Lock, legal: Sequence[Move]) -> Iterator[Idea]:
    hero = state.heroes[task.hero]
    spare = MOST_FATIGUE - hero.fatigue
    need = strays(task.missing, task.dice) if len(task.dice) == len(task.missing) else NOWHERE
    # A relic that lasts is worth all the fatigue that one can take.
    if need <= min(spare, 1 if task.tries else MOST_FATIGUE if task.rank == "legendary" else 2):
        sure = (Idea(move, "lock") for move in legal if isinstance(move, moves.Match) or _opens(task, move))
        yield from islice(sure, 1)
    # Rolls are free, and a relic helps as well after the last of them. Each roll is seen by itself.
    for kind in (verbs.Roll, verbs.Use):
        yield from (Idea(move, "lock") for move in legal if isinstance(move, kind))
    yield Idea(verbs.Pass(), "give-up")


def _opens(task: Lock, move: Move) -> bool:
    """Return whether a move changes the last die that a lock needs."""
    dice = (*task.dice[: move.die - 1], move.to, *task.dice[move.die :]) if isinstance(move, moves.Adjust) else task.dice
    return not matched(task.missing, dice, task.key)[0]


def calm(state: State, judgement: Judgement = SENSIBLE) -> bool:
    """Return whether to open a door: shards are missing, and few enemies come (SKY-G102) or are near, or it is late."""
    if not searching(state) or quests.busy(state):
        return False
    quiet = called(state) <= judgement.most if state.calls else menace(state) <= judgement.calm * len(standing(state))
    return quiet or state.round >= judgement.late


def _acts(state: State, acts: Acts, judgement: Judgement) -> Iterator[Idea]:
    """Yield the acts of a turn: care first, then doors and blows, a shard in reach, more doors, a better place."""
    turn = state.turn
    assert turn is not None
    hero = state.heroes[turn.hero]
    exploring = calm(state, judgement)
    lying = _lying(state, judgement)
    fetch, home = fetching(state, acts, lying), None
    sure = fetch is not None and wins(state)
    if fetch is not None and hero.health <= next_loss(state, turn.hero):
        yield Idea(fetch, "shard")
    yield from (idea for idea in care(state, acts, exploring) if not (sure and idea.aim in WHOLE_TURN))
    if fetch is None and not acts.of(moves.Attack) and not (lying and judgement.takes):
        near = caches.close(state, acts.of(moves.Visit))
        yield from (Idea(walk, "nearer" if isinstance(walk, verbs.MoveTo) else "cache") for walk in near)
    assert hero.at is not None
    door = board(state.tiles).letters.get(hero.at) if turn.door and not clears_first(state, acts.of(moves.Attack)) else None
    if exploring and door is not None and moves.Explore(door) in acts.legal:
        yield Idea(moves.Explore(door), "door")
    attacks = sorted(acts.of(moves.Attack), key=lambda move: toughness(state, cell_of(move.target), ahead=judgement.ahead))
    walks = acts.of(verbs.MoveTo)
    if quests.busy(state) and not quests.defends(state):
        fetch = None
        home = quests.homeward(state, walks, [cell_of(move.to) for move in walks])
        if home is not None and (not attacks or turn.attacks or cell_of(home.to) not in reach(state).now):
            yield Idea(home, "home")
    # A blow would end a walk that has begun (SKY-G25).
    if fetch is not None and (not attacks or turn.attacks or turn.left or cell_of(fetch.to) not in reach(state).now):
        yield Idea(fetch, "shard")
    yield from (Idea(move, "to-the-dying") for move in (() if sure else rescue.to_dying(state, walks)))
    yield from (Idea(move, "rescue") for move in rescue.to_fallen(state, walks))
    opens = exploring and not _shard_in_reach(state, lying) and not rescue.beside_fallen(state, hero.at)
    if opens and attacks and time_is_short(state) and odds.holds_shard(state) == 1:
        yield from opening(state, acts)
    if opens and attacks and turn.left:
        # A blow would end the walk (SKY-G25): a door on the way comes first.
        yield from (idea for idea in opening(state, acts) if _is_near(state, idea.move))
    if attacks and (turn.attacks == 0 or hero.fatigue < 2):
        # An adventurer that is needed elsewhere strikes once.
        on = acts.of(moves.Finish) if fetch is None and home is None else []
        on = [move for move in on if not odds.one_blow(state, cell_of(move.target))]
        yield from (
            Idea(next((move for move in on if move.target == attack.target), attack), "strike") for attack in attacks
        )
    if opens:
        yield from opening(state, acts)
    yield from _clearing(state, acts)
    yield from _better_places(state, acts, lying, corridors(state, judgement.people))
    if searching(state) and state.round >= judgement.late - 1:
        yield from list(_from_here(state, acts))[:1]
    yield from (Idea(dig, "dig") for dig in acts.of(moves.Dig) if falling_tile(state, turn.hero) not in shard_tiles(state))
    if judgement.most >= 0 and untouched(turn) and 2 * hero.health > most_health(hero):
        # A door opened against more enemies is better than a turn without an act.
        yield from opening(state, acts) if searching(state) and not (lying or quests.busy(state)) else ()
    yield Idea(verbs.Pass(), "end")


def _is_near(state: State, move: Move) -> bool:
    """Return whether a move is a walk within the steps that are left."""
    return isinstance(move, verbs.MoveTo) and cell_of(move.to) in reach(state).now


def _clearing(state: State, acts: Acts) -> Iterator[Idea]:
    """Yield a walk off the tile that would open a door by falling in, on a map without a door (SKY-G55)."""
    turn = state.turn
    assert turn is not None
    if not sealed(state) or any(falling_tile(state, index) for index in standing(state)):
        return
    tile = blocked_tile(state)
    owner, at = board(state.tiles).owner, state.heroes[turn.hero].at
    if at is not None and owner[at] == tile:
        walks = [move for move in acts.of(verbs.MoveTo) if owner[cell_of(move.to)] != tile]
        yield from (Idea(move, "clear") for move in sorted(walks, key=lambda move: endangered(state, cell_of(move.to)))[:1])


def _better_places(state: State, acts: Acts, lying: list[str], corridors: frozenset[Hex]) -> Iterator[Idea]:
    """Yield the walk to the best place to stand, if it is better enough than this one: not in the way of people."""
    turn, walks = state.turn, acts.of(verbs.MoveTo)
    assert turn is not None
    if not walks:
        return
    at = state.heroes[turn.hero].at

    def worth(cell: Hex | None) -> float:
        return value(state, cell, lying) - IN_THE_WAY * (cell in corridors)

    best = max(walks, key=lambda move: worth(cell_of(move.to)))
    to = cell_of(best.to)
    gain = worth(to) - worth(at)
    if gain > (0.5 if to in reach(state).now else 1):
        yield Idea(best, _why_there(state, to, lying))


def _why_there(state: State, to: Hex, lying: list[str]) -> Aim:
    """Return what a place is good for."""
    turn, map_ = state.turn, board(state.tiles)
    assert turn is not None
    hero = state.heroes[turn.hero]
    assert hero.at is not None
    if map_.owner[to] in lying:
        return "shard"
    if fights(state, to):
        return "to-a-fight"
    if endangered(state, hero.at) > endangered(state, to):
        return "safety"
    if lying and gained(state) < state.required:
        return "to-a-shard"
    if quests.worth(state, to) > quests.worth(state, hero.at):
        return "goal"
    return "to-others" if not explorable(state) and not state.scene else "nearer"


def care(state: State, acts: Acts, exploring: bool) -> Iterator[Idea]:
    """Yield what costs little and helps at once: a relic, the fallen, a door on a sealed map, a wound, a cache."""
    turn = state.turn
    assert turn is not None
    hero = state.heroes[turn.hero]
    yield from (
        Idea(move, "relic") for move in acts.of(verbs.Use) if helps(state, move.item, acts.of(moves.Attack), exploring)
    )
    if len(hero.worn) == WORN and any(content().relics[relic].bonus for relic in hero.pack):
        spare = [move for move in acts.of(verbs.Stow) if not content().relics[move.item].bonus]
        yield from (Idea(move, "equip") for move in spare if not turn.equipped)
    lasting = [move for move in acts.of(verbs.Equip) if content().relics[move.item].bonus]
    yield from (Idea(move, "equip") for move in lasting or acts.of(verbs.Equip))
    yield from (Idea(move, "revive") for move in acts.of(moves.Revive))
    if acts.of(moves.Dig) and exploring and falling_tile(state, turn.hero) not in forced_tiles(state):
        yield Idea(moves.Dig(), "dig")
    heals = [move for move in acts.of(moves.Heal) if rescue.lacking(state, move.target) >= 2]
    yield from (Idea(move, "heal") for move in sorted(heals, key=lambda move: rescue.left(state, move.target)))
    if acts.of(moves.Open) and (hero.fatigue < MOST_FATIGUE or quests.tries(state)):
        yield Idea(moves.Open(), "cache")


def effect_of(relic: str) -> str:
    """Return the kind of what a relic does that is used up; "" for one that lasts."""
    effect = content().relics[relic].effect
    return effect.kind if effect is not None else ""


def fetching(state: State, acts: Acts, lying: list[str]) -> verbs.MoveTo | None:
    """Return the shortest walk to a shard, if one can be reached this turn."""
    ways, owner = reach(state), board(state.tiles).owner
    walks = [move for move in acts.of(verbs.MoveTo) if owner[cell_of(move.to)] in lying]
    return min(walks, key=lambda move: (ways.now | ways.second)[cell_of(move.to)][0], default=None)


def opening(state: State, acts: Acts) -> Iterator[Idea]:
    """Yield ways to explore again, best first: a walk to a door, one by a second move, the action, a walk into a trap."""
    ways, map_ = reach(state), board(state.tiles)
    walks = [move for move in acts.of(verbs.MoveTo) if cell_of(move.to) in explorable(state)]
    walks.sort(key=lambda move: (cell_of(move.to) not in ways.now, (ways.now | ways.second)[cell_of(move.to)][0]))
    trapped = [move for move in walks if ways.forced.get(map_.owner[cell_of(move.to)])]
    yield from (Idea(move, "to-a-door") for move in walks if move not in trapped)
    yield from _from_here(state, acts)
    yield from (Idea(move, "to-a-door") for move in trapped)


def _from_here(state: State, acts: Acts) -> Iterator[Idea]:
    """Yield the doors that can be explored without a walk, the nearest first: the own one is free, others take a move."""
    turn, map_ = state.turn, board(state.tiles)
    assert turn is not None
    if (at := state.heroes[turn.hero].at) is None:
        return
    steps = {move: map_.distance(at, map_.lettered[move.what]) for move in acts.of(moves.Explore)} if not turn.moves else {}
    yield from (Idea(move, "from-afar" if steps[move] else "door") for move in sorted(steps, key=steps.__getitem__))


def value(state: State, to: Hex | None, lying: list[str]) -> float:
    """Return how good it is to stand somewhere. Enemies deter less once exhaustion would have its way anyhow."""
    turn = state.turn
    assert turn is not None and to is not None
    hero, map_ = state.heroes[turn.hero], board(state.tiles)
    steps = map_.distances(to)
    done = gained(state) >= state.required
    worth = 0.0
    if not done and not quests.busy(state):
        for tile in lying:
            near = min(steps.get(cell, NOWHERE) for cell, owner in map_.owner.items() if owner == tile)
            worth += 12 - 2 * near if near < NOWHERE else 0
    if searching(state) and not lying and not quests.busy(state):
        doors = [steps.get(door, NOWHERE) for door in explorable(state)]
        if doors:
            worth -= 1.5 * min(*doors, 12)
    if not lying and not state.scene and not explorable(state):
        worth -= APART * (12 if map_.owner[to] in shard_tiles(state) else min(_far(state, steps), 12))
    worth += quests.worth(state, to)
    strength = hero.health / most_health(hero)
    fear = (0.5 if strength > 0.6 else 1.2) * (0.3 if state.round >= EXHAUSTING else 1)
    worth -= fear * endangered(state, to) + HARM.get(environment(state, to), 0)
    if fights(state, to):
        worth += 3 if strength > 0.35 else 0.5
    worth += caches.lure(state, to)
    if rescue.beside_fallen(state, to):
        worth += RESCUE
    traps = forced_tiles(state)
    if traps.get(map_.owner[to]) and map_.owner[to] != map_.owner[hero.at or to]:
        worth -= 1
    return worth


def _far(state: State, steps: Mapping[Hex, int]) -> int:
    """Return how many of the ``steps`` from a hex lead to the nearest shard, or without one to another of the party."""
    index = state.turn.hero if state.turn is not None else 0
    others = [hero.at for other, hero in enumerate(state.heroes) if other != index and hero.at is not None]
    goals = shard_cells(state) or others
    return min((steps.get(cell, NOWHERE) for cell in goals), default=0)


def nearest(state: State, tile: str, asked: Sequence[int]) -> int:
    """Return which of some adventurers is nearest to a tile, counting by Stamina."""
    return min(asked, key=lambda index: (steps_short(state, tile, index), index))


def steps_short(state: State, tile: str, index: int) -> int:
    """Return how many steps one move of an adventurer falls short of a tile: none or less where it gets there."""
    map_, hero = board(state.tiles), state.heroes[index]
    assert hero.at is not None
    steps = map_.distances(hero.at)
    near = min(steps.get(cell, NOWHERE) for cell, owner in map_.owner.items() if owner == tile)
    return near - content().adventurers[hero.kind].stamina


def _shard_in_reach(state: State, lying: list[str]) -> bool:
    return any(board(state.tiles).owner[cell] in lying for cell in reach(state).now)
