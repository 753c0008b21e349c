"""Bot players of a delve: companions of three levels, and what they advise (TAB-100)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain

import msgspec
from msgspec.structs import replace

from engine.core.bot_players import Advice, Level, Manner, Thought
from engine.core.dice import Dice
from engine.core.game import Event, Seat
from engine.core.moves import Move
from engine.core.verbs import MoveTo, Use
from engine.maps.hexes import Hex

from ..rules import odds
from ..rules.awaiting import awaited
from ..rules.events.finds import Explored
from ..rules.explore import fits
from ..rules.locks import strays
from ..rules.needs import untouched
from ..rules.progress import MOST_FATIGUE
from ..rules.rounds import next_loss
from ..rules.turns import charges
from ..rules.walking import forced_tiles, move_to, reach
from ..rules.wishes import wish
from ..speech import step_prices, tile_offers
from ..state.board import NOWHERE, board
from ..state.catalogue import WORDS
from ..state.laying import ranked
from ..state.moves import Adjust, Attack, Explore, Finish, Heal, Match, Place, Retreat, Stay, Visit
from ..state.naming import hero_name
from ..state.state import (
    Enemies,
    Exploring,
    Hero,
    Lock,
    Settling,
    State,
    drawn,
    gained,
    searching,
    stamina,
    standing,
)
from ..state.terrain import explorable, shard_cells
from ..state.view import View
from . import caches, saved
from .at_the_end import IDLE, before_it, leaving, unhurt_first, without_wandering
from .dangers import endangered
from .first_blows import CARE, OPENING, before_noise, in_peril, sure_first
from .ground import corridors, out_of_the_way
from .reasons import bound, leaves, says, why
from .sensible import (
    EXHAUSTING,
    SENSIBLE,
    Acts,
    Aim,
    Idea,
    Judgement,
    calm,
    can_enter,
    cell_of,
    effect_of,
    fetching,
    ideas,
    nearest,
    shard_tiles,
    steps_short,
    wins,
)
from .shards import blow_before_shard, two_moves_to_shard

MOST_ADVICE = 3
"""So many moves are advised at most."""

GAIN, LAST_GAIN = 0.15, 0.04
"""So much more often than rolling on a change of a die has to open a lock, to be advised; before its last roll."""

SURE_BELOW = 0.75
"""Where rolling opens a legendary lock less often, changes that open it for sure are advised."""

NEVER = (0, -1)
"""A turn before all turns."""

NO_ROUND = 99
"""A round that no delve comes to."""

JUDGEMENTS: dict[Level, Judgement] = {
    "easy-going": Judgement(calm=1, late=NO_ROUND),
    "steady": SENSIBLE,
    "sharp": Judgement(calm=4, most=0, ahead=True),
}
"""How each level weighs things up: an easy-going player opens a door only where all is quiet, and forgets the time."""


ANSWERS: tuple[Aim, ...] = ("leave", "stay", "come", "end")
"""What a bot says each time, however often: others wait for it, or would ask why it waits."""


class Mind(msgspec.Struct, frozen=True):
    """What a companion has in mind: of what it has ``said`` in this delve, as it says nothing of the kind twice. Also the
    round in which it first ``left`` the shard of a tile to a person.

    ``lit`` is the turn, by round and adventurer, in which the last shard came to light. In the turn ``opened`` it last
    opened a door. ``bound`` is what it last said that it makes for.
    """

    said: tuple[Aim, ...] = ()
    left: dict[str, int] = {}
    lit: tuple[int, int] = NEVER
    opened: tuple[int, int] = NEVER
    bound: str = ""


def heard(view: View, mind: Mind, events: Sequence[Event]) -> Mind:
    """Return what a companion has in mind after what came about (see `engine.core.bot_players.Plays`)."""
    state, turn = view.state, view.state.turn
    if turn is None:
        return mind
    now = (state.round, turn.hero)
    if state.heroes[turn.hero].seat == view.seat and any(event.kind == Explored.called() for event in events):
        mind = replace(mind, opened=now)
    lit = NEVER if drawn(state) < state.required else now if mind.lit == NEVER else mind.lit
    return mind if lit == mind.lit else replace(mind, lit=lit)


def decide(view: View, legal: Sequence[Move], mind: Mind, manner: Manner, lot: Dice) -> Thought[Mind]:
    """Return what a companion does (see `engine.core.bot_players.Plays`)."""
    del lot
    state, seat = view.state, view.seat
    assert seat is not None
    people = tuple(other for other in manner.people if other != seat)
    if is_theirs(state, people):
        return Thought(None, mind)
    asked, by = wish(state)
    fetches = asked == "take" and not state.agenda and bool(shard_tiles(state))
    finale = waits(state, people, mind) and not fetches
    all_theirs = finale and wins(state)
    theirs = dict.fromkeys(shard_tiles(state), True) if all_theirs else left_to_people(state, people, mind)
    theirs = {} if fetches else theirs
    judgement = replace(JUDGEMENTS[manner.level], people=people, theirs=tuple(theirs))
    now = (state.round, state.turn.hero) if state.turn is not None else NEVER
    if asked == "hold" or (people and mind.opened == now):
        judgement = replace(judgement, most=-1, calm=-1, late=NO_ROUND)
    mine = own(state, legal, people, finale=finale and wins(state))
    every = ideas(state, mine, judgement)
    if holds(state):
        # The delve is won as the round ends: only who stands counts, and nothing that is found helps any more.
        every = iter(_holding(state, mine, list(every), people))
    elif finale and mind.lit == now and not state.agenda:
        every = iter(_helping(state, _holding(state, mine, found := list(every), people), found))
    if asked == "come" and not state.agenda:
        every = iter(_coming(state, by, list(every)))
    if fetches:
        every = iter(_fetching(state, legal, list(every)))
    idea = leaving(state, seat, legal, people) or next(every)
    if idea.aim == "end" and state.turn is not None and untouched(state.turn):
        # Who would only wait tries a cache that is not left to people.
        visit = next(caches.close(state, [move for move in mine if isinstance(move, Visit)], far=True), None)
        idea = Idea(visit, "cache" if isinstance(visit, Visit) else "nearer") if visit is not None else idea
    if (aside := out_of_the_way(state, people, mine, idea.move)) is not None:
        idea = Idea(aside, "to-a-fight")
    fresh = [tile for tile, near in theirs.items() if near and tile not in mind.left]
    mind = replace(mind, left={**dict.fromkeys(fresh, state.round), **mind.left})
    to = bound(state, idea)
    told = to == mind.bound if to else idea.aim in mind.said
    words, mind = "" if told else says(state, idea, calm=calm(state, judgement)), replace(mind, bound=to or mind.bound)
    yours = fresh if wins(state) else [tile for tile in fresh if not words and can_enter(state, tile)]
    if yours:
        return Thought(idea.move, mind, leaves(state, yours[0], people))
    if idea.aim == "end" and "door" not in mind.said and saved.doors(state, people):
        theirs_ = [index for index in standing(state) if state.heroes[index].seat in people]
        words = WORDS("says-doors", names=tuple([hero_name(state, index) for index in theirs_]))
        return Thought(idea.move, replace(mind, said=(*mind.said, "door")), words)
    if words and not to and idea.aim not in ANSWERS:
        mind = replace(mind, said=(*mind.said, idea.aim))
    return Thought(idea.move, mind, words)


def waits(state: State, people: Sequence[Seat], mind: Mind) -> bool:
    """Return whether all shards have come to light, and one of the people who stand has had no turn since.

    They do not wait for the next round where that and enemies' usual blows would fell every person before it.
    """
    turn = state.turn
    if turn is None or state.scene or drawn(state) < state.required:
        return False
    now = (state.round, turn.hero)
    round_, hero = now if mind.lit == NEVER else mind.lit
    theirs = [index for index in standing(state) if state.heroes[index].seat in people]
    later = [index for index in theirs if (round_ + (index <= hero), index) > now]
    if not later or later[-1] > turn.hero:
        return bool(later)
    harm = {index: round(odds.danger(state, index).usual) + next_loss(state, index) for index in theirs}
    return any(harm[index] < state.heroes[index].health for index in harm)


def left_to_people(state: State, people: Sequence[Seat], mind: Mind) -> dict[str, bool]:
    """Return the tiles whose shard is left to a person, who is nearest, and whether one move takes them there.

    Before exhaustion, any but the last is left for two rounds to a person whose two moves get there past the enemies. To
    each person that is the nearest one, and what was said to be theirs stays so for the round. It is so also where a bot
    player is nearer: to take it is a moment to remember, and it costs nothing. Else, where doors are still to be opened
    meanwhile, any person on the way is waited for. Once nothing else is left to do, only a person a move away is, and never
    for longer than a turn. A shard that can be fetched this turn is left only to a person who can get there yet this round.
    The last one is left so to a person a move away, and for a round where all who stand are sure to stand then. So it is
    left for two rounds to a person whose two moves get there.
    """
    found: dict[str, bool] = {}
    turn = state.turn
    if turn is None or state.agenda:
        return found
    last, theirs = wins(state), [index for index in standing(state) if state.heroes[index].seat in people]
    next_turns = {index: _takes_next(state, index) for index in theirs}
    within = {tile: rounds for tile, rounds in next_turns.values()}
    for tile in shard_tiles(state):
        since = mind.left.get(tile, state.round)
        said = mind.left.get(tile) == state.round and bool(theirs)
        soon = tile in within and since >= state.round - within[tile]
        if (_safe(state) and soon) if last else (state.round < EXHAUSTING and (said or soon)):
            found[tile] = True
            continue
        if since != state.round:
            continue
        index = nearest(state, tile, standing(state))
        near = steps_short(state, tile, index) <= 0
        if index not in theirs:
            continue
        apart = _safe(state) if last else (near or searching(state)) and not can_enter(state, tile)
        if (near and index > turn.hero) or (apart and (near or not last)):
            found[tile] = near
    return found


def _takes_next(state: State, index: int) -> tuple[str, int]:
    """Return the nearest tile with a shard that an adventurer soon gets to, past the acting companion, and within how many
    rounds; "" for none."""
    own = state.heroes[state.turn.hero].at if state.turn is not None else None
    return saved.shards(state, index, (own,) if own is not None and own != state.heroes[index].at else ())


def _safe(state: State) -> bool:
    """Return whether all who stand are sure to stand when the next round has begun."""
    return all(
        odds.danger(state, index).most + next_loss(state, index) < state.heroes[index].health for index in standing(state)
    )


def _coming(state: State, by: int, found: Sequence[Idea]) -> list[Idea]:
    """Return ideas with the walk to who asked for one before all but care, and no walk away from there."""
    to, map_ = state.heroes[by].at, board(state.tiles)
    assert to is not None and state.turn is not None
    at, forced = state.heroes[state.turn.hero].at, forced_tiles(state)
    ends = [cell for cell in chain(reach(state).now, reach(state).second) if not forced.get(map_.owner[cell])]
    best = min(ends, key=lambda cell: map_.distance(cell, to), default=None)
    walks = best is not None and at is not None and map_.distance(best, to) < map_.distance(at, to)
    care = [idea for idea in found if idea.aim in CARE and not isinstance(idea.move, MoveTo)]
    rest = [idea for idea in found if not isinstance(idea.move, MoveTo | Visit)]
    return [*care, *([Idea(move_to(best), "come")] if walks and best is not None else []), *rest]


def _fetching(state: State, legal: Sequence[Move], found: Sequence[Idea]) -> list[Idea]:
    """Return ideas with the walk to a shard before all but care: the one that takes it, or as near to it as it gets."""
    assert state.turn is not None
    walk, at, map_ = fetching(state, Acts(legal), shard_tiles(state)), state.heroes[state.turn.hero].at, board(state.tiles)
    walks = [move for move in legal if isinstance(move, MoveTo)]
    assert at is not None

    def far(cell: Hex) -> int:
        return min(map_.distance(cell, to) for to in shard_cells(state))

    near = min(walks, key=lambda move: far(cell_of(move.to)), default=None)
    care = [idea for idea in found if idea.aim in CARE and not isinstance(idea.move, MoveTo)]
    if walk is not None:
        return [*care, Idea(walk, "shard"), *found]
    nearer = near is not None and far(cell_of(near.to)) < far(at)
    return [*care, *([Idea(near, "to-a-shard")] if nearer and near is not None else []), *found]


def thoughts(view: View, legal: Sequence[Move], hurts: Callable[[Move], bool]) -> list[Idea]:
    """Return what a sharp player would think of, the best first; ``hurts`` tells which moves cost what is not expected."""
    state, seat = view.state, view.seat
    assert seat is not None
    first = leaving(state, seat, legal, ())
    # How a tile is laid is advised as its ways are ordered.
    judgement = replace(JUDGEMENTS["sharp"], takes=True) if not state.agenda else SENSIBLE
    every = list(ideas(state, own(state, legal, ()), judgement))
    if holds(state):
        every = _holding(state, own(state, legal, ()), every)
    every = _safest_first(every) if in_peril(state) else [*_changing(state), *_way_on_first(state, every)]
    every = sure_first(state, legal, without_wandering(state, every))
    every = [*([first] if first else []), *_taking(state, legal, every), *every]
    if isinstance(state.agenda[0] if state.agenda else None, Exploring) and every[0].aim == "lay":
        every.sort(key=lambda idea: _rank(state, idea.move))
    every = unhurt_first(before_it(view, legal, every), hurts)
    return before_noise(state, legal, every, hurts)


def advise(view: View, every: Sequence[Idea]) -> Sequence[Advice]:
    """Return the first of these `thoughts` as advice."""
    state, found = view.state, dict[Move, str]()
    for idea in every:
        reason = why(state, idea)
        if not found or (idea.aim not in IDLE and reason not in found.values()):
            found.setdefault(idea.move, reason)
        if len(found) >= MOST_ADVICE:
            break
    return [Advice(move, reason) for move, reason in found.items()]


def _rank(state: State, move: Move) -> int:
    """Return where a way to lay the tile at hand comes among all: the nearest to its shard first."""
    task = state.agenda[0]
    assert isinstance(task, Exploring) and isinstance(move, Place)
    return ranked(fits(state, task), task.door, tile_offers.marks(state)).index(int(move.at) - 1)


def holds(state: State) -> bool:
    """Return whether a turn is only for standing when the round ends: then the delve is won (SKY-G10)."""
    won = not state.scene and state.objective == "survey" and gained(state) >= state.required
    return won and state.turn is not None and not state.agenda


def _holding(state: State, mine: Sequence[Move], found: Sequence[Idea], people: Sequence[Seat] = ()) -> list[Idea]:
    """Return ideas with what keeps the party standing before all else: care, the safest hex that is not in the way of
    people, and blows that mostly fell."""
    turn = state.turn
    assert turn is not None
    at, ways = state.heroes[turn.hero].at, corridors(state, people)
    assert at is not None

    def worse(cell: Hex) -> tuple[bool, float]:
        return cell in ways, endangered(state, cell)

    walks = [move for move in mine if isinstance(move, MoveTo)]
    safe = min(walks, key=lambda move: worse(cell_of(move.to)), default=None)
    away = safe is not None and worse(cell_of(safe.to)) < worse(at)
    # A relic has no use any more.
    care = [idea for idea in found if idea.aim in CARE and idea.aim != "cache"]
    blows = [
        idea
        for idea in found
        if isinstance(idea.move, Attack | Finish) and odds.fells(state, cell_of(idea.move.target), on=True) >= odds.MOSTLY
    ]
    end = [idea for idea in found if idea.aim == "end"]
    return [*care, *([Idea(safe, "safety")] if safe is not None and away else []), *blows, *end]


def _helping(state: State, held: Sequence[Idea], found: Sequence[Idea]) -> list[Idea]:
    """Return what helps a person to the last shard: care and blows, those at its keeper first; then what keeps standing."""
    care = [idea for idea in held if idea.aim in CARE]
    blows = [idea for idea in found if idea.aim in ("strike", "to-a-fight") and not isinstance(idea.move, MoveTo)]
    return [*care, *blows, *(idea for idea in held if idea not in care and idea not in blows)]


def _taking(state: State, legal: Sequence[Move], every: Sequence[Idea]) -> list[Idea]:
    """Return the walk that takes a shard this turn, or leads to a second move that does: the post says so next."""
    if state.turn is None or state.agenda or state.scene:
        return []
    walk = fetching(state, Acts(legal), shard_tiles(state))
    thought = [idea for idea in every if idea.aim == "shard"][:1]
    first = two_moves_to_shard(state, legal) if walk is None else walk
    mended = _before_keeper(state, legal) if first is not None else []
    taken: list[Idea] = [Idea(first, "shard" if walk is not None else "to-a-shard")] if first is not None else []
    if first is None and (blow := blow_before_shard(state, legal)) is not None:
        taken = [Idea(blow, "strike")]
    return mended + (thought or taken)


def _before_keeper(state: State, legal: Sequence[Move]) -> list[Idea]:
    """Return what heals the acting adventurer for nothing, where the keeper's blow could fell it as it takes the shard."""
    assert state.turn is not None
    index, at = state.turn.hero, state.heroes[state.turn.hero].at
    if at is None or not any(odds.falls(state, tile, index) for tile in shard_tiles(state)):
        return []
    found: list[Idea] = []
    for move in legal:
        if isinstance(move, Use) and effect_of(move.item) == "heal":
            found.append(Idea(move, "relic"))
        elif isinstance(move, Heal) and cell_of(move.target) == at:
            found.append(Idea(move, "heal"))
    return found


def _way_on_first(state: State, found: Sequence[Idea]) -> list[Idea]:
    """Return ideas with relics that heal or rest behind the best way on, unless the next round fells the adventurer."""
    turn = state.turn
    if turn is None or state.heroes[turn.hero].health <= next_loss(state, turn.hero):
        return list(found)
    care = [idea for idea in found if isinstance(idea.move, Use) and effect_of(idea.move.item) in ("heal", "rest")]
    rest = [idea for idea in found if idea not in care]
    return [*rest[:1], *care, *rest[1:]] if rest[0].aim not in IDLE else list(found)


def _changing(state: State) -> list[Idea]:
    """Return the change of a die at a lock that opens it so much more often that it is worth its fatigue."""
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Lock) or (found := odds.best_change(state)) is None:
        return []
    gain = LAST_GAIN if task.tries == 1 else GAIN
    spare = MOST_FATIGUE - state.heroes[task.hero].fatigue
    if task.rank == "legendary" and strays(task.missing, task.dice) <= spare and odds.opens(state, on=True) < SURE_BELOW:
        # A relic that lasts is worth all the fatigue that is left.
        return [Idea(Match(), "lock")] if strays(task.missing, task.dice) > 1 else [Idea(Adjust(*found[0]), "lock")]
    if found[1].opens < odds.opens(state, on=True) + gain or (found[1].nearer and found[1].fatigue > 1):
        return []
    return [Idea(Adjust(*found[0]), "lock")]


def _safest_first(found: Iterable[Idea]) -> list[Idea]:
    """Return ideas with those that open a door last of all that do anything: it calls and shows more enemies, while those
    that are there could fell who opens it."""
    return sorted(found, key=lambda idea: (idea.aim in IDLE, idea.aim in OPENING))


def is_theirs(state: State, people: Sequence[Seat]) -> bool:
    """Return whether people are awaited for what the whole party decides: classes, who goes first, equal hexes."""
    if not any(seat in awaited(state) for seat in people):
        return False
    if state.phase in ("classes", "places"):
        return True
    task = state.agenda[0] if state.agenda else None
    return isinstance(task, Enemies) or (isinstance(task, Settling) and task.unit != "hero")


def own(state: State, legal: Sequence[Move], people: Sequence[Seat], *, finale: bool = False) -> list[Move]:
    """Return the legal moves that are a companion's own to make.

    Whether to leave is not (see `leaving`). A person who gets to a cache with one move is left the nearest, unless an enemy
    or a door is there. In the ``finale`` they are left a walk that takes a shard. A door at which one of the ``people``
    stands is left to them while there is something else to do (see `_doors_left`).
    """
    mine = [move for move in legal if not isinstance(move, Retreat | Stay)]
    turn = state.turn
    theirs = [hero for hero in state.heroes if hero.seat in people and hero.at is not None]
    if turn is None or not theirs:
        return mine
    at = state.heroes[turn.hero].at
    other = {enemy.at for enemy in state.enemies}.union(explorable(state))
    spare = [cache.at for cache in state.caches if cache.at != at and cache.at not in other]
    left = {cell for hero in theirs for cell in _nearest_cache(state, hero, spare)}
    left |= _doors_left(state, theirs) | set(saved.doors(state, people))
    walks: dict[Move, Hex] = {move: cell_of(move.to) for move in mine if isinstance(move, Visit | MoveTo)}
    walks |= {move: board(state.tiles).lettered[move.what] for move in mine if isinstance(move, Explore)}
    if finale and walks:
        stops = charges(state)
        goals = [cell for move, cell in walks.items() if not isinstance(move, Explore)]
        left.update(cell for cell in goals if step_prices.on_the_way(state, stops.get(cell, cell)))
    return [move for move in mine if walks.get(move) not in left]


def _doors_left(state: State, theirs: Sequence[Hero]) -> set[Hex]:
    """Return the doors that are left to people who stand in them or beside them.

    Those of people who act later this round are, unless there are no others. Those of all are while another door, or an
    enemy, is near the acting adventurer.
    """
    turn, map_ = state.turn, board(state.tiles)
    assert turn is not None
    at, far, doors = state.heroes[turn.hero].at, stamina(state, turn.hero), explorable(state)

    def beside(door: Hex, heroes: Sequence[Hero]) -> bool:
        return any(hero.at is not None and map_.distance(hero.at, door) <= 1 for hero in heroes)

    later = {door for door in doors if beside(door, [hero for hero in theirs if state.heroes.index(hero) > turn.hero])}
    later = later if len(later) < len(doors) else set()
    near = {door for door in doors if beside(door, theirs)}
    busy = at is not None and (
        any(map_.distance(at, door) <= far for door in doors if door not in near)
        or any(map_.distance(at, enemy.at) <= far + 1 for enemy in state.enemies)
    )
    return later | near if busy else later


def _nearest_cache(state: State, hero: Hero, caches: Sequence[Hex]) -> tuple[Hex, ...]:
    """Return the nearest of some caches that a person gets to with one move; () for none."""
    assert hero.at is not None
    steps = board(state.tiles).distances(hero.at)
    near = min(caches, key=lambda cell: steps.get(cell, NOWHERE), default=None)
    far = stamina(state, state.heroes.index(hero))
    return (near,) if near is not None and steps.get(near, NOWHERE) <= far else ()
