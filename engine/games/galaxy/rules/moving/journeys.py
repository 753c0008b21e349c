"""What ships bring into the active system and what they carry, how a move says so, how they come, and why others cannot;
what becomes of ground forces that no ship has room for (GAL-G12)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.memo import changed, memo, replaced

from ...state import board, naming
from ...state.board import Path
from ...state.catalogue import refused
from ...state.content import MERIDIAN, content
from ...state.factions import can
from ...state.state import MOST_SHIPS, NOBODY, NONE, SHIPS, TROOPS, Force, State, force_of
from .. import flow, steps
from ..events import course
from ..progress import Voyage

PASSAGE, ORB, DRIVES = "free-passage", "command-orb", "slip-drives"
"""What helps ships move: an order card and a relic (the ``helps`` of `flow.Moving` while they work), and a technology."""


class Plan(NamedTuple):
    """How a journey goes: the paths of its ships, and how many of them need Free Passage."""

    paths: tuple[Path, ...]
    passages: int


def speed(state: State, player: int, kind: str) -> int:
    """Return how many systems far a player's ships of a kind move (GAL-G12, GAL-G13)."""
    return content().units[kind].move + (DRIVES in state.players[player].technologies)


def space_left(state: State, player: int) -> int:
    """Return how many ships of a player the active system still has room for (GAL-G12)."""
    coming = sum(leg.force.ships for leg in state.legs)
    return max(0, MOST_SHIPS - board.ships_in(state, player, state.system) - coming)


def comers(state: State, stage: flow.Moving, origin: str) -> Force:
    """Return the ships that can be brought from a system now: no more than there is room for, the dearest first."""
    player = stage.player
    fleet = state.system_by_id[origin].fleets[player]
    if not fleet.ships or origin == state.system or _held(state, stage, origin):
        return NONE
    passages = stage.helps.count(PASSAGE)
    total = NONE
    for kind in reversed(SHIPS):
        if not fleet[kind]:
            continue
        far = speed(state, player, kind)
        if board.reaches(state, player, origin, state.system, far):
            total += force_of(kind, fleet[kind])
        elif passages and board.reaches(state, player, origin, state.system, far + 1):
            helped = min(fleet[kind], passages)
            total, passages = total + force_of(kind, helped), passages - helped
    return strongest(total, space_left(state, stage.player))


def _held(state: State, stage: flow.Moving, system: str) -> bool:
    """Return whether the player's command token keeps units in a system (GAL-G12)."""
    return moored(state, stage.player, system) and ORB not in stage.helps


def moored(state: State, player: int, system: str) -> bool:
    """Return whether ships of a player stay where their command token lies (GAL-G12): but for those who slip, where they
    have a dock (GAL-G94)."""
    place = state.system_by_id[system]
    if player not in place.tokens:
        return False
    return not (can(state, player, "slip") and any(state.planet_by_id[item].troops[player].dock for item in place.planets))


def leaves_more(state: State, stage: flow.Moving, journey: Journey) -> bool:
    """Return whether ships could still come after a journey, all of them from systems that sent ships already.

    A player who leaves them there has mostly chosen to, and would have to pass next.
    """
    begun = {journey.origin, *(leg.origin for leg in state.legs)}
    elsewhere = (fleet for fleet in board.fleets(state, stage.player) if fleet not in begun)
    more = comers(state, stage, journey.origin).ships > journey.ships.ships
    return more and not any(comers(state, stage, fleet) for fleet in elsewhere)


def others_can_come(state: State, stage: flow.Moving, journey: Journey) -> bool:
    """Return whether ships could still come after a journey: then the movement goes on."""
    room = space_left(state, stage.player) > journey.ships.ships
    left = comers(state, stage, journey.origin).ships > journey.ships.ships
    elsewhere = (fleet for fleet in board.fleets(state, stage.player) if fleet != journey.origin)
    return room and (left or any(comers(state, stage, fleet) for fleet in elsewhere))


def sources(state: State, stage: flow.Moving) -> tuple[str, ...]:
    """Return the systems from which ships can be brought now, with what helps them move."""
    return tuple(fleet for fleet in board.fleets(state, stage.player) if comers(state, stage, fleet))


def can_come(state: State, stage: flow.Moving) -> bool:
    """Return whether any ship can be brought."""
    return any(comers(state, stage, fleet) for fleet in board.fleets(state, stage.player))


def helped(stage: flow.Moving, help: str) -> flow.Moving:
    """Return the stage "move" with Free Passage or the Command Orb at work."""
    return replace(stage, helps=(*stage.helps, help))


def helps(state: State, stage: flow.Moving, help: str) -> bool:
    """Return whether more ships could be brought with Free Passage or the Command Orb than without."""
    if state.legs or (help == ORB and ORB in stage.helps):
        return False
    with_it = helped(stage, help)
    own = board.fleets(state, stage.player)
    return any(comers(state, with_it, item) != comers(state, stage, item) for item in own)


@memo
def passable(state: State, player: int) -> tuple[str, ...]:
    """Return the systems that a player could activate where ships can come only with the Free Passage in their hand."""
    own = state.players[player]
    if PASSAGE not in own.hand or not own.tactic:
        return ()
    fleets = [id for id in board.fleets(state, player) if not moored(state, player, id)]
    speeds = {
        id: max(speed(state, player, kind) for kind in SHIPS if state.system_by_id[id].fleets[player][kind])
        for id in fleets
    }

    def comes(to: str, more: int) -> bool:
        return any(id != to and board.reaches(state, player, id, to, far + more) for id, far in speeds.items())

    able = (system.id for system in state.systems if player not in system.tokens)
    return tuple(id for id in able if not comes(id, 0) and comes(id, 1))


# How it comes.


def plan(state: State, stage: flow.Moving, journey: Journey) -> Plan:
    """Return how a journey goes; `IllegalMove` where it cannot (GAL-G12)."""
    _check_place(state, stage, journey.origin)
    _check_units(state, stage, journey)
    ships = journey.ships
    if ships.ships > space_left(state, stage.player):
        left = space_left(state, stage.player)
        raise refused("fleet-room", "GAL-G12", most_ships=MOST_SHIPS, left=left)
    if journey.carried > room(ships):
        most = room(ships)
        raise refused("fleet-capacity", "GAL-G12", most=most, carried=journey.carried)
    if journey.picked or journey.storm:
        return _led(state, stage, journey)
    return _straight(state, stage, journey)


def _check_place(state: State, stage: flow.Moving, system: str) -> None:
    name = naming.system_name(system)
    if system == state.system:
        raise refused("ships-there-already", "GAL-G12", name=name)
    if _held(state, stage, system):
        raise refused("ships-held-by-token", "GAL-G12", name=name)


def _check_units(state: State, stage: flow.Moving, journey: Journey) -> None:
    """Refuse units that are not there, or that do not travel."""
    player = stage.player
    if not journey.force.ships:
        raise refused("ground-forces-need-ship", "GAL-G12")
    if journey.force.dock:
        raise refused("docks-do-not-move", "GAL-G12")
    for system, wanted in ((journey.origin, journey.force), *journey.picked):
        if system != journey.origin:
            _check_place(state, stage, system)
            if wanted != wanted.only(*TROOPS):
                raise refused("only-ground-forces-taken-up", "GAL-G12")
        fleet = state.system_by_id[system].fleets[player]
        there = fleet + on_planets(state, player, system)
        if not there.holds(wanted):
            have = naming.written_force(there)
            raise refused("units-in-system", "GAL-G12", have=have, system=system)


def _straight(state: State, stage: flow.Moving, journey: Journey) -> Plan:
    """Return how ships go that take nothing up on the way: each kind its own best path."""
    paths: list[Path] = []
    passages = 0
    for kind, number in journey.ships:
        far = speed(state, stage.player, kind)
        if journey.origin not in board.best(state, stage.player, state.system, far):
            passages += number
            far += 1
        found = board.best(state, stage.player, state.system, far)
        if journey.origin not in found or passages > stage.helps.count(PASSAGE):
            raise _too_far(state, stage.player, journey.origin, kind)
        paths.append(found[journey.origin].path)
    return Plan(tuple(dict.fromkeys(paths)), passages)


def _too_far(state: State, player: int, origin: str, kind: str) -> IllegalMove:
    far = speed(state, player, kind)
    where, to = naming.system_name(origin), naming.system_name(state.system)
    return refused(
        "no-short-way",
        "GAL-G12",
        unit=kind,
        far=far,
        where=where,
        to=to,
    )


def _led(state: State, stage: flow.Moving, journey: Journey) -> Plan:
    """Return how ships go that pass through certain systems: all that are fast enough by one path, others by their own."""
    player, origin = stage.player, journey.origin
    passages = stage.helps.count(PASSAGE)
    over = [system for system, _ in journey.picked]
    fastest = max(speed(state, player, kind) for kind, _ in journey.ships)
    path: Path | None = None
    for limit in (fastest, fastest + 1)[: 1 + bool(passages)]:
        path = path or board.passing(state, player, origin, state.system, limit, over=over, storm=journey.storm)
    if path is None:
        raise refused("no-free-way", "GAL-G12", origin=origin, over=over, storm=journey.storm)
    used, following, others = 0, NONE, NONE
    for kind, number in journey.ships:
        late = speed(state, player, kind) < len(path) - 1
        if not late or (speed(state, player, kind) + 1 == len(path) - 1 and used + number <= passages):
            following += force_of(kind, number)
            used += number if late else 0
        else:
            others += force_of(kind, number)
    if journey.taken_up > room(following):
        raise refused("no-room-on-the-way", "GAL-G12", room=room(following), taken_up=journey.taken_up)
    rest = _straight(state, stage, Journey(origin, others))
    if not following or used + rest.passages > passages:
        raise _too_far(state, player, origin, next(kind for kind, _ in journey.ships))
    return Plan(tuple(dict.fromkeys((path, *rest.paths))), used + rest.passages)


_STORM = re.compile(r"[\s,]+(?:by|through)(?:\s+the)?\s+storm\s*$")
_LAST = re.compile(r"[\s,]+and\s+no\s+more\s*$")
_PART = re.compile(r"\s*(.+?)(?:\s+from\s+(.+?))?\s*")


class Journey(msgspec.Struct, frozen=True):
    """Units of one player that set out from a system: ``force`` are ships and what they carry from there.

    ``picked`` are ground forces that they take up in systems passed. ``storm``: they are to go by a storm's wormhole.
    ``last``: nothing more is to come, as if their player passed then.
    """

    origin: str
    force: Force
    picked: tuple[tuple[str, Force], ...] = ()
    storm: bool = False
    last: bool = False

    @property
    def ships(self) -> Force:
        """The ships among them."""
        return self.force.only(*SHIPS)

    @property
    def carried(self) -> int:
        """How many ground forces are carried in all."""
        return self.force.troops + self.taken_up

    @property
    def taken_up(self) -> int:
        """How many ground forces are taken up on the way."""
        return sum(force.troops for _, force in self.picked)


def written(journey: Journey) -> str:
    """Return units as a move writes them: "1 transport, 2 infantry from B2". Then " by storm" if they are to go by one, and
    " and no more" if they are the last."""
    parts = [naming.written_force(journey.force)]
    parts += [f"{number} {kind} from {system}" for system, force in journey.picked for kind, number in force]
    return ", ".join(parts) + (" by storm" if journey.storm else "") + (" and no more" if journey.last else "")


def read(state: State, origin: str, text: str) -> Journey | None:
    """Return what a move's text names, ``None`` where it is not clear."""
    wanted = text.casefold().strip()
    last = _LAST.search(wanted)
    if last is not None:
        wanted = wanted[: last.start()]
    storm = _STORM.search(wanted)
    if storm is not None:
        wanted = wanted[: storm.start()]
    force, picked = NONE, dict[str, Force]()
    for part in re.split(r",|\band\b|\+", wanted):
        found = _PART.fullmatch(part)
        units = naming.read_force(found[1]) if found is not None else None
        if found is None or units is None:
            return None
        place = naming.system_named(state, found[2]) if found[2] else state.system_by_id[origin]
        if place is None:
            return None
        if place.id == origin:
            force += units
        else:
            picked[place.id] = picked.get(place.id, NONE) + units
    return Journey(origin, force, tuple(sorted(picked.items())), storm is not None, last is not None)


# Ground forces in a system, and how many of them ships would carry.


def on_planets(state: State, player: int, system: str, *, guarded: bool = False) -> Force:
    """Return a player's ground forces on the planets of a system; ``guarded``: without one for each, rather an infantry."""
    total = NONE
    for planet in state.system_by_id[system].planets:
        troops = state.planet_by_id[planet].troops
        held = troops[player].only(*TROOPS) if troops else NONE
        guard = next((force_of(kind) for kind in ("infantry", "mech") if held[kind]), NONE) if guarded else NONE
        total += held - guard
    return total


def loaded(state: State, player: int, system: str, ships: Force, *, guarded: bool = False) -> Force:
    """Return ships with all the ground forces that they can carry: those in space first, mechs before infantry.

    ``guarded``: one stays on each planet, an infantry where there is any.
    """
    force, space = ships, room(ships)
    for held in (state.system_by_id[system].fleets[player], on_planets(state, player, system, guarded=guarded)):
        taken = some(held, space)
        force, space = force + taken, space - taken.troops
    return force


def bare(state: State, player: int, system: str, ships: Force) -> Force:
    """Return ships with no more than those ground forces in space that would be lost if they stayed behind (GAL-G12)."""
    fleet = state.system_by_id[system].fleets[player]
    return ships + some(fleet, min(excess(fleet - ships), room(ships)))


def settlers(state: State, stage: flow.Moving, origin: str) -> Force | None:
    """Return all ships that can come from a system with one of the ground forces for each of several free planets, infantry
    first; ``None`` where planets, forces or room are fewer. None is left in space that would be lost there (GAL-G12)."""
    player, wanted = stage.player, len(board.free(state, stage.system))
    ships = comers(state, stage, origin)
    force = bare(state, player, origin, ships)
    held = state.system_by_id[origin].fleets[player].only(*TROOPS) + on_planets(state, player, origin)
    more = wanted - force.troops
    held -= force.only(*TROOPS)
    if wanted < 2 or not 0 <= more <= held.troops or room(ships) < wanted:
        return None
    infantry = min(held.infantry, more)
    return force + Force(infantry=infantry, mech=more - infantry)


def fewest(state: State, stage: flow.Moving, origin: str) -> Force | None:
    """Return the cheapest single ship of a system with one of the ground forces for each free planet, infantry first; a
    ground force or more stays behind. ``None`` where no ship has that much room, or too few are there."""
    player, wanted = stage.player, len(board.free(state, stage.system))
    ships = comers(state, stage, origin)
    ship = next((force_of(kind) for kind in SHIPS if ships[kind] and room(force_of(kind)) >= wanted), NONE)
    held = state.system_by_id[origin].fleets[player].only(*TROOPS) + on_planets(state, player, origin)
    if not (ship and wanted) or held.troops <= wanted or bare(state, player, origin, ship).troops > wanted:
        return None
    infantry = min(held.infantry, wanted)
    return ship + Force(infantry=infantry, mech=wanted - infantry)


def some(force: Force, count: int) -> Force:
    """Return up to so many of the ground forces, mechs first."""
    mechs = min(force.mech, count)
    return Force(mech=mechs, infantry=min(force.infantry, count - mechs))


def strongest(ships: Force, count: int) -> Force:
    """Return up to so many of the ships, the dearest first."""
    if ships.ships <= count:
        return ships
    total = NONE
    for kind in reversed(SHIPS):
        total += force_of(kind, min(ships[kind], count - total.ships))
    return total


def room_at_meridian(state: State, player: int) -> int | None:
    """Return how many more ships of a player fit in Meridian's system, where they have some and a rival holds the planet;
    ``None`` elsewhere."""
    meridian = state.planet_by_id[MERIDIAN]
    if not meridian.system or meridian.owner in (NOBODY, player):
        return None
    ships = state.system_by_id[meridian.system].fleets[player].ships
    return MOST_SHIPS - ships if ships else None


@lru_cache(maxsize=1024)
def room(force: Force) -> int:
    """Return how many ground forces some ships can carry (GAL-G13)."""
    return sum(content().units[kind].capacity * number for kind, number in force)


def excess(force: Force) -> int:
    """Return how many ground forces in space have no ship to carry them (GAL-G12)."""
    return max(0, force.troops - room(force))


def trim(voyage: Voyage, player: int, system: str) -> None:
    """Remove a player's excess ground forces from the space of a system at once (GAL-G12).

    Where infantry and mechs are there and the player can choose, `ExcessTroops` is asked first of all: its options are sets
    of units as `written` writes them, the cheapest first.
    """
    there = voyage.units(player, system)
    too_many = excess(there)
    if not too_many:
        return
    ways = [
        Force(infantry=too_many - mechs, mech=mechs)
        for mechs in range(too_many + 1)
        if mechs <= there.mech and too_many - mechs <= there.infantry
    ]
    if len(ways) == 1:
        _remove_troops(voyage, player, system, ways[0])
        return
    options = tuple(written_troops(way) for way in ways)
    voyage.push(steps.ExcessTroops(system, too_many, owner=player, options=options, default=options[0]))


@flow.answer(steps.ExcessTroops)
def lose_troops(voyage: Voyage, question: steps.ExcessTroops, option: str) -> None:
    """Remove the ground forces that were chosen."""
    _remove_troops(voyage, question.owner, question.system, read_troops(option))


def _remove_troops(voyage: Voyage, player: int, system: str, force: Force) -> None:
    voyage.take_units(player, system, force)
    where = naming.system_name(system)
    voyage.tell(course.RemovedExcess(voyage.name(player), where, naming.written_force(force)))


def written_troops(force: Force) -> str:
    """Return ground forces as one word: "2-infantry+1-mech"."""
    return "+".join(f"{number}-{kind}" for kind, number in force.only(*TROOPS))


def read_troops(word: str) -> Force:
    """Return the ground forces that such a word stands for."""
    total = Force()
    for part in word.split("+"):
        number, kind = part.split("-")
        total += force_of(kind, int(number))
    return total


Coming = tuple[tuple[str, Force], ...]
"""What comes to a system at once, by where it comes from."""


def left(state: State, player: int, way: Coming) -> State:
    """Return the state in which units have left systems: their ships bar no rival's way there any more. They go from the
    space of a system first, then from its planets."""
    systems, planets = state.systems, state.planets
    for origin, force in way:
        for place, system in enumerate(systems):
            if system.id == origin:
                gone = Force(**{kind: min(number, system.fleets[player][kind]) for kind, number in force})
                systems = replaced(systems, place, fleets=_at(system.fleets, player, system.fleets[player] - gone))
                force -= gone
        for place, planet in enumerate(planets):
            if planet.system == origin and force:
                gone = Force(**{kind: min(number, planet.troops[player][kind]) for kind, number in force})
                planets = replaced(planets, place, troops=_at(planet.troops, player, planet.troops[player] - gone))
                force -= gone
    return changed(state, systems=systems, planets=planets)


def _at(forces: tuple[Force, ...], place: int, force: Force) -> tuple[Force, ...]:
    """Return forces with another one in a place."""
    return (*forces[:place], force, *forces[place + 1 :])
