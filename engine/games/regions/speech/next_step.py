"""What is to be done next for what the party came for, and where, from what the party knows."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from engine.core.game import Weight
from engine.core.moves import Move
from engine.core.verbs import Equip, MoveTo, Use
from engine.core.words import upper

from ..rules import awaiting, ending, odds, turns
from ..rules.exploring import features, searching
from ..rules.flow import open_questions
from ..rules.odds import able, shut_in
from ..rules.party import equipment
from ..state import board, sheets
from ..state.catalogue import WORDS, challenge_within, region_noun, thing
from ..state.moves import Act, Pick, Search
from ..state.naming import entity_named, exit_letter, exit_named, known_exits
from ..state.scenarios import Connection
from ..state.state import Entity, State, in_region, member_of, standing
from ..state.view import View
from . import foes_in_sight, purposes, way_offers

FREE_WAY_ROUND = 2
"""So many Moves farther off may new ground be that is named in place of what is barred."""
EVEN = 1 / 2
"""An attempt that gets past more often than that is named before what is begun elsewhere."""


class Telling(msgspec.Struct, frozen=True):
    """How the next step is told: of several ways ``only`` that one, if it is one of them.

    ``aimed``: as what a player could go for. It names the ways that lead on, and stays the same once the Action is over. In
    ``short`` it leaves out what for, and how far it is.
    """

    only: str = ""
    aimed: bool = False
    short: bool = False

    def purpose(self, state: State) -> str:
        """Return what new ground is explored for, "" in short."""
        seeks_out = bool(state.scenario.needs) and not (state.scenario.goal or ending.missing(state))
        if not seeks_out and self.short:
            return ""
        return purposes.purpose(state, [way_offers.said_at(state, need) for need in ending.missing(state)])

    def spent(self, state: State) -> bool:
        """Return whether it says that none of those who may make the next move has an Action left for what it takes."""
        return not self.aimed and not any(
            turns.has_phase(turns.begun(state, index), index, "action") for index in _movers(state)
        )


WHOLE = Telling()


def next_step(view: View) -> str:
    """Return what is to be done next, and where, as a sentence; see `clause`."""
    said = clause(view)
    return f"{upper(said)}." if said else ""


def clause(view: View, telling: Telling = WHOLE) -> str:
    """Return what is to be done next, where and what for, without a full stop. It is "" while a question is open, and for
    a viewer who sees everything. First comes the object or goal to which a way is known, then what no PC has explored,
    what was not opened yet, a search.

    The way is told from where the party's next move is made; of members in several regions only what is wanted is.
    """
    state, here = view.state, _here(view)
    if not here:
        return ""
    aims = _wanted(state)
    if here in aims:
        return _to_get(state, here, aims, telling)
    if found := _elsewhere(state, here, aims, telling):
        return found
    return (
        ""
        if searching.is_through(state, here)
        else WORDS("next-search", spent=telling.spent(state), purpose=telling.purpose(state))
    )


def names(view: View, move: Move) -> bool:
    """Return whether a move is what the next step names, where the party stands: to take or open what is here, to Search,
    or to go by a way that it names, by an attempt too."""
    state, here = view.state, _here(view)
    if not here:
        return False
    aims = _wanted(state)
    if isinstance(move, MoveTo):
        way = exit_named(state, here, move.to)
        return way is not None and way.id in _ways_on(state, here, aims)
    if isinstance(move, Act):
        entity = entity_named(state, move.target)
        climbed = entity is not None and entity.type == "Obstacle" and board.persists(entity)
        return climbed and entity is not None and entity.at in _ways_on(state, here, aims)
    thing_here = move.item if isinstance(move, Use) else move.lock if isinstance(move, Pick) else ""
    opens = bool(thing_here) and thing_here in shut_in(state, here)
    if here in aims:
        said = way_offers.said_here(state, here)
        lies = [id for id in ending.missing(state) if way_offers.lies(state, id) == here]
        searches = isinstance(move, Search) and not shut_in(state, here)
        return opens or searches if said else isinstance(move, Equip) and move.item in lies
    if isinstance(move, Search):
        return not searching.is_through(state, here) and not _elsewhere(state, here, aims)
    return opens and (_chest_here(state, here) or not _seeking(state, here, aims))


def leads(view: View) -> tuple[str, ...]:
    """Return the ways by which the next step sends on, () for none: those that a map shows as the ways to go."""
    here = _here(view)
    return _ways_on(view.state, here, _wanted(view.state)) if here else ()


def is_here(view: View) -> bool:
    """Return whether the next step is done where the member is: what the party came for lies there, or may."""
    state, here = view.state, _here(view)
    return bool(here) and bool(ending.missing(state)) and (here in _wanted(state) or _chest_here(state, here))


def tells(view: View, move: Move) -> bool:
    """Return whether the words of the next step name the way that a move goes, or what it does here."""
    if not isinstance(move, MoveTo):
        return names(view, move)
    state, here = view.state, _here(view)
    way = exit_named(state, here, move.to)
    return way is not None and way.id in _told_ways(state, here)


def _told_ways(state: State, here: str) -> tuple[str, ...]:
    """Return the ways that the words of the next step name: those by which it sends on, and other ways to new ground."""
    if not here:
        return ()
    first = _ways_on(state, here, _wanted(state))
    ends = way_offers.new_ground(state, here)
    if any(state.scenario.connection_by_id[id].other(here) in ends for id in first):
        return (*first, *_also_new(state, here, first))
    return first


def weighed(view: View, index: int | None, move: Move, weight: Weight) -> Weight:
    """Return how prominently a Move or an Action at what bars a way is offered, else with some weight. What the next step
    names stands first where the way is open, or an attempt is likely. An unlikely attempt is lit where there is none
    better, and does not stand first."""
    if index is None or weight not in ("main", "plain") or not names(view, move):
        return weight
    state = view.state
    if isinstance(move, Act):
        entity = entity_named(state, move.target)
        best = None if entity is None else way_offers.best_attempt(state, index, entity)
        return weight if entity is None or best is None or best.id != move.play else _at(state, index, entity, best.id)
    way = exit_named(state, state.members[index].region, move.to) if isinstance(move, MoveTo) else None
    if way is None:
        return weight
    entity = board.blocking(state, way.id)
    found: Weight = "first"
    if entity is not None and not entity.hidden and odds.gets_past(state, index, way.id, "")[0] is not None:
        has_better = turns.acting(state) == index and way_offers.best_attempt(state, index, entity) is not None
        found = weight if has_better else _at(state, index, entity)
    return "main" if found == "first" and _waits(view, index, way) else found


def _is_beset(state: State, region: str) -> bool:
    """Return whether a Creature is seen in a region."""
    return any(foe.type == "Creature" and foe.at == region and board.visible(state, foe) for foe in state.entities)


def _waits(view: View, index: int, way: Connection) -> bool:
    """Return whether a way that the next step names does not stand before all else. A Creature is here and the Action is
    left for it, or one is seen beyond, and there is another way. Or a Seeker is seen beyond."""
    state, here = view.state, view.state.members[index].region
    if _is_beset(state, here) and turns.has_phase(turns.begun(state, index), index, "action"):
        return True
    if foes_in_sight.seekers(state, way.other(here)):
        return True
    others = _ways_on(state, here, _wanted(state))
    return _is_beset(state, way.other(here)) and any(other != way.id for other in others)


def _at(state: State, index: int, entity: Entity, play: str = "") -> Weight:
    """Return how prominently an attempt is offered at what Persists on a way that the next step names."""
    chance, locked = odds.gets_past(state, index, entity.at, play)
    return "first" if locked or (chance or 0.0) >= way_offers.LIKELY else "main"


def _elsewhere(state: State, here: str, aims: Mapping[str, str], telling: Telling = WHOLE) -> str:
    """Return the next step where what is wanted is not here, "" where nothing is known but to search. A chest that can be
    opened here comes before new ground."""
    found = _on_the_way(state, here, aims, new=False, telling=telling)
    if not found and _chest_here(state, here):
        return _to_open(state, here, telling)
    found = found or _exploring(state, here, to_goal=False, telling=telling) or _to_open(state, here, telling)
    return found or _exploring(state, here, to_goal=True, telling=telling) or _to_search(state, here, telling)


def _chest_here(state: State, here: str) -> bool:
    """Return whether a chest that is shut stands here, and a member here can open it, while the party lacks what it came
    for: that may be in it."""
    chests = (id for id in shut_in(state, here) if state.scenario.feature_by_id[id].kind == "chest")
    beside = {*in_region(state, here)}
    return bool(ending.missing(state)) and any(beside & set(able(state, id)) for id in chests)


def _seeking(state: State, here: str, aims: Mapping[str, str]) -> str:
    """Return the way to what is wanted, else to what no PC has explored."""
    return _on_the_way(state, here, aims, new=False) or _exploring(state, here, to_goal=False)


def _exploring(state: State, here: str, *, to_goal: bool, telling: Telling = WHOLE) -> str:
    """Return the way to what no PC has explored. While something is missing the goal comes last of all: nothing but the
    way out is there."""
    return _on_the_way(state, here, _new(state, here, to_goal=to_goal), new=True, telling=telling)


def _new(state: State, here: str, *, to_goal: bool) -> dict[str, str]:
    """Return the new ground to make for. What the party has begun to clear the way to comes first, unless an attempt
    here is likely to get on. What can be gone to freely comes before what is barred, unless it is far off."""
    ends = tuple(id for id in way_offers.new_ground(state, here) if to_goal or id != state.scenario.goal)
    if state.scenario.needs and not (state.scenario.goal or ending.missing(state)):
        # Only the way out is left to find: what was seen is none.
        ends = tuple(id for id in ends if id not in state.seen) or ends
    if begun := [id for id in ends if any(board.is_begun(state, way.id) for way in state.scenario.exits.get(id, ()))]:
        return dict.fromkeys([end for end in ends if _is_likely(state, here, end)] or begun, "")
    far, freely = (way_offers.distances(state, (here,), clear=clear) for clear in (False, True))
    free = [id for id in ends if id in freely]
    nearest = min((far[id] for id in ends if id in far), default=0)
    near = [id for id in free if freely[id] <= nearest + FREE_WAY_ROUND]
    return dict.fromkeys(free if near else ends, "")


def _is_likely(state: State, here: str, end: str) -> bool:
    """Return whether the next attempt at what Persists gets to new ground next door more often than not."""
    joined = (state.scenario.connection_by_id[id] for id in known_exits(state, here))
    blocks = [block for way in joined if way.other(here) == end and (block := board.blocking(state, way.id)) is not None]
    for index, block in ((index, block) for index in _movers(state) for block in blocks if not block.hidden):
        best = way_offers.best_attempt(state, index, block) if board.persists(block) else None
        if (odds.gets_past(state, index, block.at, best.id if best is not None else "")[0] or 0.0) > EVEN:
            return True
    return False


def _ways_on(state: State, here: str, aims: Mapping[str, str]) -> tuple[str, ...]:
    """Return the ways by which the next step sends on, () where it names something else."""
    if here in aims:
        return ()
    if first := _first_ways(state, here, aims):
        return first
    if _chest_here(state, here):
        return ()
    if first := _free_first(state, _first_ways(state, here, _new(state, here, to_goal=False))):
        return first
    if here in (shut := _shut(state)):
        return ()
    first = _first_ways(state, here, shut) or _free_first(state, _first_ways(state, here, _new(state, here, to_goal=True)))
    return first or _first_ways(state, here, _unsearched(state, here))


def _unsearched(state: State, here: str) -> dict[str, str]:
    """Return the nearest place where something may be left to be found, and what it is called; {} where that is here, and
    for none. In none a Seeker may notice who searches. Each is searched `MOST_SEARCHES` times before any is again."""
    far, often = way_offers.distances(state, (here,)), {}
    for place in state.explored:
        if place in far and not searching.is_through(state, place) and not foes_in_sight.seekers(state, place):
            often[place] = state.searched.get(place, 0) // searching.MOST_SEARCHES
    best = min(often, key=lambda place: (often[place], far[place]), default=here)
    if best == here or (here in often and often[here] <= often[best]):
        return {}
    return {best: region_noun(state.scenario.region_by_id[best].name)}


def _to_search(state: State, here: str, telling: Telling) -> str:
    """Return the way to the nearest place where the party has looked least, "" where that is here."""
    aims = _unsearched(state, here)
    exits = tuple(exit_letter(state, id) for id in _first_ways(state, here, aims))
    return (
        WORDS("next-search-there", what=next(iter(aims.values())), exits=exits, purpose=telling.purpose(state))
        if exits
        else ""
    )


def _here(view: View) -> str:
    """Return the region from which the next step is told, "" where none is."""
    state = view.state
    if view.whole or state.phase != "play" or open_questions(state):
        return ""
    own = None if view.seat is None else member_of(state, view.seat)
    return state.members[own].region if own is not None and own in _movers(state) else _from(state)


def _to_get(state: State, here: str, aims: Mapping[str, str], telling: Telling) -> str:
    """Return how the party gets what it is after where it stands: it lies there or is said to; what is shut may hold it."""
    if said := way_offers.said_here(state, here):
        if shut := shut_in(state, here):
            name = thing(state.scenario.feature_by_id[shut[0]].name)
            return WORDS(
                "next-open-for",
                shut=name,
                by=_openers(state, shut[0]),
                lock=_lock(state, shut[0]) and not telling.aimed,
                what=thing(said),
                spent=telling.spent(state),
            )
        return WORDS("next-search-for", what=thing(said), spent=telling.spent(state))
    return _to_take(state, here, aims[here]) if ending.missing(state) else ""


def _to_take(state: State, here: str, what: str) -> str:
    """Return that what the party came for is to be picked up, which takes a Strategy (REG-G11). Where the one whose turn it
    is has none left, it is said who there has one still in this round."""
    lies = next((id for id in ending.missing(state) if way_offers.lies(state, id) == here), "")
    movers = _movers(state)
    able = [index for index in {*movers, *turns.waiting(state)} if _takes(state, index, here, lies)]
    others = () if set(able) & set(movers) else tuple(state.members[index].name for index in sorted(able))
    return WORDS("next-take", what=what, now=bool(set(able) & set(movers)), others=others)


def _takes(state: State, index: int, here: str, item: str) -> bool:
    """Return whether a member who is there can pick something up in this round."""
    alone = replace(state, turn=None) if turns.acting(state) not in (None, index) else state
    at = state.members[index].region == here
    return at and equipment.refuse_equip(turns.begun(alone, index), index, item) is None


def _from(state: State) -> str:
    """Return the region from which the next move is made, "" where that is not the same for all who may make it."""
    regions = {state.members[index].region for index in _movers(state) if state.members[index].in_play}
    return regions.pop() if len(regions) == 1 else ""


def _movers(state: State) -> tuple[int, ...]:
    """Return who may make the next move; once all have had their turns those with a Move that was saved."""
    if awaiting.may_go_on(state):
        return tuple(index for index, why in awaiting.reasons(state).items() if why == "move")
    acting = turns.acting(state)
    return (turns.waiting(state) or standing(state)) if acting is None else (acting,)


def _wanted(state: State) -> dict[str, str]:
    """Return where the party wants to be, as far as it knows, and what for."""
    missing = ending.missing(state)
    if not missing:
        goal = state.scenario.region_by_id.get(state.scenario.goal)
        return {} if goal is None else {goal.id: region_noun(goal.name)}
    named = state.scenario.feature_by_id
    found = {at: thing(named[id].name) for id in reversed(missing) if (at := way_offers.sought_at(state, id))}
    return {at: what for at, what in found.items() if not way_offers.is_locked_away(state, at)}


def _to_open(state: State, here: str, telling: Telling) -> str:
    """Return what the party has found and not opened or used yet, the nearest of all, and the way there; "" for nothing."""
    shut = _shut(state)
    if here in shut:
        id = next(id for id in shut_in(state, here) if able(state, id))
        return WORDS(
            "next-here", what=shut[here], by=_openers(state, id), lock=_lock(state, id), spent=telling.spent(state)
        )
    return _on_the_way(state, here, shut, new=False)


def _shut(state: State) -> dict[str, str]:
    """Return where something was found that is neither opened nor used yet, and what."""
    named = state.scenario.feature_by_id
    places = dict.fromkeys(feature.at for feature in state.scenario.features if feature.at)
    openable = {at: [id for id in shut_in(state, at) if able(state, id)] for at in places}
    return {at: thing(named[found[0]].name) for at, found in openable.items() if found}


def _openers(state: State, id: str) -> tuple[str, ...]:
    """Return who can open what is locked, by name, where those who may make the next move cannot."""
    standing_by = [index for index in able(state, id) if state.members[index].standing]
    return () if set(standing_by) & set(_movers(state)) else tuple(state.members[index].name for index in standing_by)


def _lock(state: State, id: str) -> bool:
    """Return whether something has a Lock."""
    return bool(state.scenario.feature_by_id[id].lock)


def _on_the_way(state: State, here: str, aims: Mapping[str, str], *, new: bool, telling: Telling = WHOLE) -> str:
    """Return the way to the nearest of what is aimed at, by region; "" where none is known. ``new``: it is any ground that
    no PC has explored."""
    far, first = way_offers.distances(state, aims), _first_ways(state, here, aims)
    if not first:
        return ""
    first = _free_first(state, first) if new else first
    named = (*first, *_also_new(state, here, first)) if new and far[here] == 1 else first
    named = (telling.only,) if telling.only in named else first if telling.aimed else named
    exits = tuple(
        WORDS(
            "next-exit",
            exit=exit_letter(state, id),
            barred=_barred(state, id),
            keys=_misfits(state, here, id),
        )
        for id in named
    )
    if new:
        then = _second_ways(state, here, first, aims)
        back = all(way_offers.is_back(state, here, state.scenario.connection_by_id[id]) for id in first)
        return WORDS("next-explore", moves=far[here], exits=exits, then=then, back=back, purpose=telling.purpose(state))
    beyond = _nearest(state, far, here)
    where = state.scenario.region_by_id[beyond].name
    is_goal = not ending.missing(state)
    if is_goal and state.scenario.needs and not _carried(state):
        inside = tuple(member.name for member in state.members if member.in_play)
        return WORDS("next-leave", who=inside if len(inside) > 1 else (), what=aims[beyond], moves=far[here], exits=exits)
    where = "" if is_goal or telling.short else where
    held = tuple(thing(state.scenario.feature_by_id[id].name) for id in _carried(state)) if is_goal else ()
    return WORDS("next-way", what=aims[beyond], where=where, moves=far[here], exits=exits, held=held)


def _carried(state: State) -> tuple[str, ...]:
    """Return what the party came for and members on the map still have to carry out."""
    out = {object for member in state.members if member.out for object in member.objects}
    return tuple(need for need in state.scenario.needs if need not in out)


def _also_new(state: State, here: str, best: tuple[str, ...]) -> tuple[str, ...]:
    """Return the other ways out of a region to new ground, those that are free before those that are barred."""
    missing, ends = ending.missing(state), way_offers.new_ground(state, here)
    beyond = {id: state.scenario.connection_by_id[id].other(here) for id in known_exits(state, here) if id not in best}
    others = (id for id, end in beyond.items() if end in ends and not (missing and end == state.scenario.goal))
    return tuple(
        sorted((id for id in others if not _is_too_late(state, here, id)), key=lambda id: bool(_barred(state, id)))
    )


def _free_first(state: State, first: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of several ways to new ground that are free, all where none is."""
    return tuple(id for id in first if not _barred(state, id)) or first


def _second_ways(state: State, here: str, first: tuple[str, ...], aims: Mapping[str, str]) -> tuple[str, ...]:
    """Return by which ways it goes on to what is aimed at, by letter.

    That is so where all the ``first`` ones lead back through one region, and the aim lies next door to it; else ().
    """
    beyond = {state.scenario.connection_by_id[id].other(here) for id in first}
    through = beyond.pop()
    if beyond or way_offers.distances(state, aims).get(through) != 1:
        return ()
    return tuple(exit_letter(state, id) for id in _first_ways(state, through, aims))


def _first_ways(state: State, here: str, aims: Mapping[str, str]) -> tuple[str, ...]:
    """Return the ways out of a region that lead to the nearest of what is aimed at, those that are not too late."""
    known = here in way_offers.distances(state, aims)
    return tuple(id for id in way_offers.leading(state, here, tuple(aims)) if known and not _is_too_late(state, here, id))


def _nearest(state: State, far: dict[str, int], here: str) -> str:
    """Return the region at distance 0 that a shortest way leads to."""
    while far[here]:
        ways_on = (state.scenario.connection_by_id[id].other(here) for id in known_exits(state, here))
        here = min((beyond for beyond in ways_on if beyond in far), key=far.__getitem__)
    return here


def _is_too_late(state: State, here: str, way: str) -> bool:
    beyond = state.scenario.region_by_id.get(state.scenario.connection_by_id[way].other(here))
    return beyond is not None and sheets.is_over(state, beyond)


def _misfits(state: State, here: str, way: str) -> tuple[str, ...]:
    """Return which keys do not fit the Lock of what blocks a way, of members who stand before it. A button says what else
    one opens here."""
    entity = board.blocking(state, way)
    if entity is None or entity.hidden or not entity.lock:
        return ()
    beside = in_region(state, here)
    if any(features.key_for(state, index, entity.id) for index in beside):
        return ()
    known = (state.scenario.feature_by_id[item] for index in beside for item in state.members[index].objects)
    return tuple(thing(feature.name) for feature in known if feature.kind == "key" and not feature.opens)


def _barred(state: State, way: str) -> str:
    """Return what is known to block a way, "" for nothing."""
    entity = board.blocking(state, way)
    return "" if entity is None or entity.hidden else challenge_within(entity)
