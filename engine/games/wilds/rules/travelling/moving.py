"""Moving from place to place (WLD-018..022, WLD-G30, WLD-G31, WLD-G36..G39, WLD-G62).

A Move is rolled by Pathfinder and Lookout together (WLD-284). To go back over known ground takes no roll and no tick.
Where the party stands is all that a Move changes: nothing counts down to an arrival (WLD-007, WLD-029, WLD-031, WLD-032).
The worked examples are WLD-257..260, WLD-261..263, WLD-265..268, WLD-273 and WLD-274.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import PARTY
from engine.core.memo import memo
from engine.core.needs import Action, ArgumentNeeds, Need, meeting, never
from engine.core.verbs import MoveTo
from engine.maps.hexes import Hex, straight

from ...state import board
from ...state.catalogue import refused
from ...state.moves import Backtrack
from ...state.naming import beside, hex_name, position_name
from ...state.state import Deed, Position, Report, State, able, alone, by_handle, discovered, holder
from .. import clock, knowing, trials
from ..events import travelling
from ..finding.challenge import counts_at, hunts, running
from ..flow import Rolls, answer, now, reads, step
from ..needs import CALM, need
from ..progress import Expedition
from ..steps import asks, tasks, throws
from ..trials import Wanted, difficulty, succeeded, trial

PATHFINDER_BONUSES = ("efficient", "lay", "keen")
LOOKOUT_BONUSES = ("spot", "avoid", "sighting")
BONUSES = {"pathfinder": PATHFINDER_BONUSES, "lookout": LOOKOUT_BONUSES}

PICKS = {
    "pathfinder": {"strong": 1, "critical": 2},
    "lookout": {"weak": 1, "strong": 2, "critical": 3},
}
"""How many different bonuses a result gives (WLD-083, WLD-084, WLD-094..096, WLD-G92)."""

BYPASS = (("strength", "agility", "spirit", "mind"), ("athletics", "athletics", "survival", "survival"))
"""What it takes to pass a blocked way, pair by pair: to climb, or to find a way round (WLD-157, WLD-G62)."""


# Where a move leads.


def target(state: State, name: str) -> str | None:
    """Return the place beside the party that a move names, ``None`` where there is none (known or not)."""
    return board.named_around(state).get(name)


def is_rim(state: State, name: str) -> bool:
    """Return whether a move names a cell where the region is known to end (WLD-G76)."""
    return name in rim(state)


@memo("region", "here", "edges")
def rim(state: State) -> tuple[str, ...]:
    """Return the cells beside the party where the region is known to end, as moves name them (WLD-G76)."""
    at = state.region.place_by_id[state.here.at].at
    if at is None or not state.edges:
        return ()
    names = {cell: hex_name(cell) for cell in beside(at) if cell in state.edges}
    return tuple(name for name in names.values() if target(state, name) is None)


def toward(state: State, place: str) -> Position:
    """Return where one segment toward a place brings the party (WLD-022, WLD-G31)."""
    here, region = state.here, state.region
    if here.to:
        path = region.path(here.at, here.to)
        assert path is not None
        done = here.done + (1 if place == here.to else -1)
        return Position(here.to) if done >= path.length else Position(here.at, here.to, done) if done else Position(here.at)
    path = region.path(here.at, place)
    return Position(place) if path is None or path.length == 1 else Position(here.at, place, 1)


@memo("region", "here", "edges")
def ways(state: State) -> tuple[str, ...]:
    """Return the places beside the party, in direction order, water too; where the region ends is not told, and ways out
    of it that are known come last (WLD-019, WLD-G76, WLD-G102)."""
    edge = rim(state)
    return (*[name for name in names_around(state) if name not in edge], *edge)


@memo("region", "here")
def names_around(state: State) -> tuple[str, ...]:
    """Return what lies beside the party as moves name it: all six cells on a map of hexes, then hidden passages."""
    names = tuple(board.named_around(state))
    if state.region.format != "hex":
        return names
    at = state.region.place_by_id[state.here.at].at
    assert at is not None
    cells = _cells_around(at)
    return (*cells, *[name for name in names if name not in cells])


@lru_cache(maxsize=1 << 12)
def _cells_around(at: Hex) -> tuple[str, ...]:
    return tuple(hex_name(cell) for cell in beside(at))


def _not_beside(state: State, name: str) -> IllegalMove:
    around = names_around(state)
    if state.region.format == "hex":
        return refused("move-not-beside", "WLD-018", places=around, name=name[:20])
    return refused("move-no-such-way", "WLD-022", ways=around, name=name[:20])


BESIDE: Need[State] = Need(lambda state, name: name in names_around(state), _not_beside)
"""What a place has to be to be gone to: next to the party."""

MOVE = Action(MoveTo, (CALM,), (ArgumentNeeds("to", ways, (BESIDE,), (need("move-no-way", "WLD-022", never),)),))

WALKED = (
    need("back-unvisited", "WLD-128", lambda state, name: target(state, name) in state.visited),
    need("back-blocked", "WLD-G62", lambda state, name: not is_barred(state, board.named_around(state)[name])),
)
"""What a place has to be besides to be gone back to: known, and free to reach (WLD-236, WLD-G24)."""


@memo("region", "here", "visited", "blocks")
def ways_back(state: State) -> tuple[str, ...]:
    """Return the places beside the party that it has entered before, in direction order (WLD-036, WLD-128, WLD-G24)."""
    return meeting(WALKED, board.named_around(state), state)


NO_WAY_BACK = (
    need("move-no-way", "WLD-022", lambda state: bool(board.named_around(state))),
    need("back-nowhere", "WLD-128", lambda state: not {*board.named_around(state).values()}.isdisjoint(state.visited)),
    need("back-blocked", "WLD-G62", never),
)
BACKTRACK = Action(Backtrack, (), (ArgumentNeeds("to", ways_back, (BESIDE, *WALKED), NO_WAY_BACK),))


def is_barred(state: State, place: str) -> bool:
    """Return whether the way to a place is blocked: on a path only the way ahead is, and going back is free (WLD-G62)."""
    return place != state.here.at and board.is_blocked(state, state.here.at, state.here.to or place)


# Moving.


def begin(expedition: Expedition, move: MoveTo | Backtrack) -> None:
    """Begin a Move, for which two roles roll (WLD-075), or a Backtrack, which has neither roll nor tick (WLD-236, WLD-288).

    The first try at what lies beyond the region only shows that it ends there (WLD-G76); at an edge that is known the party
    is asked whether it leaves (WLD-G83).
    """
    state = expedition.state
    place = target(state, move.to)
    if place is None and not is_rim(state, move.to):
        knowing.reveal_rim(expedition, (move.to,))
        expedition.tell(travelling.Edge(move.to))
        return
    if place is None:
        expedition.ask(asks.Edge(owner=PARTY, options=(asks.LEAVE, asks.STAY), default=asks.STAY))
        return
    if isinstance(move, Backtrack):
        clock.begin(expedition, Deed("backtrack", place))
        knowing.arrive(expedition, toward(expedition.state, place), "back")
        return
    if is_barred(state, place):
        clock.begin(expedition, Deed("move", place))
        _ask_who_clears(expedition, place)
        return
    clock.begin(expedition, Deed("move", place, state.roles.pathfinder))
    _roll(expedition)


@answer(asks.Edge)
def _edge(expedition: Expedition, question: asks.Edge, option: str) -> None:
    if option == asks.LEAVE:
        now(expedition, tasks.End("left"))


def _ask_who_clears(expedition: Expedition, place: str) -> None:
    best = best_at_clearing(expedition.state)
    handles = tuple(expedition.member(index).handle for index in expedition.able())
    expedition.ask(asks.Bypass(place, owner=PARTY, options=handles, default=expedition.member(best).handle))


def best_at_clearing(state: State) -> int:
    """Return who is best at clearing a way that is blocked."""
    return trials.best_member(state, able(state), *BYPASS, paired=True)


def clearing(state: State, index: int) -> Wanted:
    """Return the test of a member who clears a way that is blocked (WLD-157, WLD-G62)."""
    return Wanted(index, "bypass", *BYPASS, difficulty(state), paired=True)


@answer(asks.Bypass)
def _try_bypass(expedition: Expedition, question: asks.Bypass, option: str) -> None:
    index = by_handle(expedition.state, option)
    trial(expedition, throws.Bypass(question.place), [clearing(expedition.state, index)])


@reads(throws.Bypass)
def _bypass(expedition: Expedition, test: throws.Bypass, rolls: Rolls) -> None:
    """A success clears the way for good, and the Move goes on; else the party stays (WLD-157, WLD-G62)."""
    state = expedition.state
    roll, place = rolls[0], test.place
    cleared = succeeded(roll)
    expedition.tell(travelling.Bypass(expedition.name(roll.member), board.beyond_name(state, place), cleared))
    if not cleared:
        return
    ends = {state.here.at, state.here.to or place}
    expedition.change(blocks=tuple(block for block in state.blocks if {block.a, block.b} != ends))
    _roll(expedition)


def _roll(expedition: Expedition) -> None:
    """Let Pathfinder and Lookout roll, neither knowing of the other's result (WLD-079, WLD-091, WLD-137)."""
    state = expedition.state
    deed = state.deed
    assert deed is not None
    tn = tn_toward(state, deed.target)
    by_one = alone(state)
    because = ("alone",) if by_one else ()
    lost = ("lost",) if state.lost_bane else ()
    trial(
        expedition,
        throws.Travel(),
        [
            Wanted(
                state.roles.pathfinder,
                "pathfinder",
                *trials.TESTS["pathfinder"],
                tn,
                banes=by_one + state.lost_bane,
                reasons=(*because, *lost),
            ),
            Wanted(state.roles.lookout, "lookout", *trials.TESTS["lookout"], tn, banes=int(by_one), reasons=because),
        ],
    )


def tn_toward(state: State, place: str) -> int:
    """Return the difficulty of a Move: the destination's, on a longer path that of the path (WLD-057, WLD-062, WLD-G36)."""
    end = toward(state, place)
    if not end.to:
        return difficulty(state, end.at)
    path = state.region.path(end.at, end.to)
    assert path is not None
    return path.difficulty or state.region.difficulty


@reads(throws.Travel)
def _travel(expedition: Expedition, test: throws.Travel, rolls: Rolls) -> None:
    """Bring the party where the Pathfinder leads it; the bonuses of both follow, the Pathfinder's first.

    WLD-080..084, WLD-092..096. Once lost, it is not on its next Move (WLD-G30).
    """
    way, watch = rolls
    deed = expedition.state.deed
    assert deed is not None
    lost = trials.is_lost(expedition.state, way)
    expedition.change(lost_bane=lost, ambush=watch.result == "blunder")
    if lost:
        _lose_the_way(expedition, deed.target)
    else:
        if way.result in ("blunder", "failure"):
            expedition.tick(1, "wiser" if way.result == "blunder" else "slow")
        end = toward(expedition.state, deed.target)
        knowing.arrive(expedition, end, "on" if end.to else "move")
    for role, roll in (("lookout", watch), ("pathfinder", way)):
        if count := PICKS[role].get(roll.result, 0):
            expedition.push(tasks.Bonuses(role, count))


def _lose_the_way(expedition: Expedition, place: str) -> None:
    """Bring the party somewhere else: a random other neighbour, or a segment back on a path (WLD-080, WLD-G30, WLD-G31)."""
    state = expedition.state
    here = state.here
    if here.to:
        other = here.at if place == here.to else here.to
    else:
        others = [near for near in board.neighbours(state) if near != place]
        other = others[expedition.table("direction", len(others)) - 1] if others else ""
    if not other or (here.to and is_barred(state, other)):
        path = state.region.path(here.at, here.to) if here.to else None
        ground = path.terrain if path is not None else state.region.place_by_id[here.at].terrain
        expedition.change(deed=_aimed(state, here.at))
        expedition.tell(travelling.Arrived(position_name(state, here), ground, "lost"))
        return
    expedition.change(deed=_aimed(expedition.state, other))
    knowing.arrive(expedition, toward(expedition.state, other), "lost")


def _aimed(state: State, place: str) -> Deed | None:
    return None if state.deed is None else replace(state.deed, target=place)


# Bonuses.


@step(tasks.Bonuses)
def _bonuses(expedition: Expedition, task: tasks.Bonuses) -> None:
    """Let the roller pick bonuses, all at once and each one once; where no more are of use than may be picked they all
    apply (WLD-096, WLD-G39)."""
    role, left = task.role, task.left
    state = expedition.state
    open_to = [bonus for bonus in BONUSES[role] if bonus not in task.taken]
    useful = [bonus for bonus in open_to if not is_idle(state, bonus)]
    if left <= 0 or not useful:
        return
    if left >= len(useful):
        expedition.push(*(tasks.TakeBonus(role, bonus) for bonus in useful))
        return
    options = tuple(map("+".join, combinations(open_to, left)))
    default = "+".join(sorted(_safe_bonuses(state, role, useful)[:left], key=open_to.index))
    owner = holder(state.roles, role)
    expedition.ask(asks.Bonus(role, task.taken, left, owner=owner, options=options, default=default))


@answer(asks.Bonus)
def _bonus(expedition: Expedition, question: asks.Bonus, option: str) -> None:
    """Take what was picked. Earlier versions asked for one after the other: what is left then is asked next."""
    picked = option.split("+")
    more = tasks.Bonuses(question.role, question.left - len(picked), (*question.taken, *picked))
    expedition.push(*(tasks.TakeBonus(question.role, bonus) for bonus in picked), more)


@step(tasks.TakeBonus)
def _take_bonus(expedition: Expedition, task: tasks.TakeBonus) -> None:
    take(expedition, task.role, task.bonus, concerned(expedition.state))


def _safe_bonuses(state: State, role: str, useful: Sequence[str]) -> list[str]:
    """Return the bonuses that are of use, those first that are picked for a member who does not ask for them (WLD-G86)."""
    order: tuple[str, ...] = ("avoid", "spot", "sighting")
    if role == "pathfinder":
        place = concerned(state)
        pays = place in _clued(state) or (running(state) and hunts(state) and counts_at(state, "search", place))
        order = ("keen", "lay", "efficient") if pays else ("lay", "efficient", "keen")
        if state.timer <= 1:
            order = ("efficient", *(bonus for bonus in order if bonus != "efficient"))
    return sorted(useful, key=order.index)


def is_idle(state: State, bonus: str) -> bool:
    """Return whether a bonus would bring nothing but what the party knows, or has: such a one is on no control
    (WLD-G39)."""
    place = concerned(state)
    if bonus in ("lay", "sighting"):
        return not board.unknown_around(state)
    if bonus == "spot":
        spotted = any(report.at == place and report.feature for report in state.reports)
        return spotted or any(discovered(state, site.id) for site in state.region.sites_at(place))
    if bonus == "efficient":
        return state.deed is None or not state.deed.ticked or state.deed.refund
    return state.avoid if bonus == "avoid" else place in state.keen


def _clued(state: State) -> tuple[str, ...]:
    """Return the places that unused clues point to, as all can see: what they mean is no matter of the defaults."""
    return tuple(token.helps for token in state.tokens if not token.used)


def concerned(state: State) -> str:
    """Return the place that a bonus concerns: the one reached, on a path its far end (WLD-G30, WLD-G31)."""
    if state.here.to and state.deed is not None and state.deed.target:
        return state.deed.target
    return state.here.at


def take(expedition: Expedition, role: str, bonus: str, place: str) -> None:
    """Let a bonus that concerns a place take effect (WLD-085..087, WLD-097..099, WLD-G37)."""
    state = expedition.state
    name = expedition.name(holder(state.roles, role))
    expedition.tell(travelling.Bonus(name, role, bonus))
    if bonus == "efficient":
        _give_back(expedition)
    elif bonus == "keen":
        if place not in state.keen:
            expedition.change(keen=(*state.keen, place))
    elif bonus == "avoid":
        expedition.change(avoid=True)
    elif bonus == "spot":
        anything = bool(state.region.sites_at(place))
        knowing.note_report(expedition, Report(place, feature="yes" if anything else "no"))
        expedition.tell(travelling.Spotted(board.beyond_name(state, place), anything))
    else:
        _look_around(expedition, bonus, 1 if bonus == "lay" else 2)


def _give_back(expedition: Expedition) -> None:
    """Give this Move's tick back, before an event could come of it (WLD-085, WLD-G21, WLD-G23)."""
    state = expedition.state
    deed = state.deed
    if deed is None or deed.ticked == 0 or deed.refund:
        return
    timer = min(state.size, state.timer + 1)
    expedition.change(timer=timer, event_due=False, deed=replace(deed, refund=True))
    expedition.tell(travelling.Refunded(timer))


def _look_around(expedition: Expedition, bonus: str, count: int) -> None:
    """Show the ground of so many places beside the party, chosen where there are more (WLD-086, WLD-099, WLD-G39).

    Those who look around see first where the region ends: only places that are there can be chosen (WLD-G76).
    """
    unknown, there = board.unknown_around(expedition.state), board.named_around(expedition.state)
    knowing.learn_named(expedition, [name for name in unknown if name not in there], bonus)
    names = [name for name in unknown if name in there]
    if not names:
        expedition.tell(travelling.NothingLeft(bonus))
    elif len(names) <= count:
        knowing.learn_named(expedition, names, bonus)
    else:
        owner = holder(expedition.state.roles, "pathfinder" if bonus == "lay" else "lookout")
        options = tuple(map("+".join, combinations(names, count)))
        default = "+".join(sorted(ahead(expedition.state, names)[:count], key=names.index))
        ask = asks.Lay if bonus == "lay" else asks.Sighting
        expedition.ask(ask(count, owner=owner, options=options, default=default))


def ahead(state: State, names: Sequence[str]) -> list[str]:
    """Return places beside the party, those first that are looked at for a member who does not ask for them: where a clue
    points, then nearest to where one does, or to what lies straight ahead (WLD-G86)."""
    around, clued = board.named_around(state), _clued(state)
    cells = {place.id: place.at for place in state.region.places}
    aims = [cell for place in clued if (cell := cells.get(place)) is not None] or _straight_on(state)

    def far(name: str) -> tuple[bool, int]:
        cell = cells.get(around[name])
        return around[name] not in clued, min((straight(cell, aim) for aim in aims), default=0) if cell is not None else 0

    return sorted(names, key=far)


def _straight_on(state: State) -> list[Hex]:
    """Return the hex that lies ahead of a party that came here from the one behind, none where there are no hexes."""
    deed = state.deed
    came = deed.came.at if deed is not None and deed.came is not None else state.here.at
    here, behind = state.region.place_by_id[state.here.at].at, state.region.place_by_id[came].at
    return [] if here is None or behind is None else [(2 * here[0] - behind[0], 2 * here[1] - behind[1])]


@answer(asks.Lay)
def _lay(expedition: Expedition, question: asks.Lay, option: str) -> None:
    knowing.learn_named(expedition, (option,), "lay")


@answer(asks.Sighting)
def _sighting(expedition: Expedition, question: asks.Sighting, option: str) -> None:
    """Show what was picked. Earlier versions asked for one after the other: what is left then is asked next."""
    picked = option.split("+")
    knowing.learn_named(expedition, picked, "sighting")
    if question.count > len(picked):
        _look_around(expedition, "sighting", question.count - len(picked))
