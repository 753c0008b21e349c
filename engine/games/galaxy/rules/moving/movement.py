"""Moving ships (GAL-G11, GAL-G12): which systems can be activated, and what can be brought into the active one.

What is brought leaves its system at once and waits in ``State.legs``: all of it arrives together when the stage "move" is
over. Then storms flip (GAL-G34), and ground forces left behind without a ship are removed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from itertools import pairwise

from msgspec.structs import replace

from engine.core.desk import NOTHING
from engine.core.errors import IllegalMove
from engine.core.flow import heed
from engine.core.memo import memo
from engine.core.moves import Move
from engine.core.needs import Need, never
from engine.core.verbs import Pass

from ...state import board, naming
from ...state.catalogue import WORDS, refused
from ...state.content import content
from ...state.moves import Activate, Apply, Bring, Play, Produce
from ...state.state import MOST_SHIPS, NOBODY, NONE, SHIPS, Force, Leg, State, Task, force_of
from .. import flow, steps
from ..economy import production
from ..events import course, notation
from ..exploring import decks, explorations
from ..flow import open_stage
from ..needs import NamedAction, is_system, need
from ..progress import Voyage
from ..relics import relics
from . import journeys
from .journeys import ORB, PASSAGE, Journey, can_come, comers, helped, helps, plan

ALL = ("all", "everything")
"""How people write that nothing stays behind."""
EVERYTHING = ("all", "all")
"""From where all that is in reach comes to a fight, and what comes, as a move writes it."""


# Which systems can be activated.


HAS_TOKEN = need("no-tactic-token", "GAL-G11", lambda state, player, *_: state.players[player].tactic > 0)


@memo("systems.id", "systems.tokens", "players.tactic")
def activatable(state: State, player: int) -> tuple[str, ...]:
    """Return the systems that a player can activate, in the map's order: none without a tactic token (GAL-G11)."""
    if not HAS_TOKEN.met(state, player):
        return ()
    return tuple([system.id for system in state.systems if player not in system.tokens])


ACTIVATED = NamedAction(
    Activate,
    activatable,
    (
        Need(is_system, lambda state, player, system: _no_system(state, system)),
        HAS_TOKEN,
        need("system-activated-already", "GAL-G11", never, name=lambda state, player, system: naming.system_name(system)),
    ),
    (HAS_TOKEN, need("all-systems-activated", "GAL-G11", never)),
)


# The stage.


@flow.step(steps.Move)
def begin(voyage: Voyage, task: steps.Move) -> None:
    """Open the stage "move" for the active player, unless nothing can come (GAL-G11).

    Whether it opens does not depend on what is in a hand, only on whether a player has one: Free Passage might be in it.
    """
    state = voyage.state
    stage = flow.Moving(state.active, state.system)
    own = state.players[state.active]
    if (
        can_come(state, stage)
        or (own.hand and helps(state, stage, PASSAGE))
        or (own.holds(ORB) and (helps(state, stage, ORB) or (own.hand and helps(state, helped(stage, ORB), PASSAGE))))
    ):
        voyage.push(stage)


def moves(state: State, stage: flow.Moving, player: int) -> Iterator[Move]:
    """Yield what the active player can do: bring ships, use what helps them before that, and be done."""
    if player != stage.player:
        return
    if everything(state, stage):
        yield Bring(state.system, *EVERYTHING)
    for system in board.fleets(state, player):
        yield from _bringing(state, stage, system)
    if _refuse_help(state, stage, PASSAGE) is None:
        yield Play(PASSAGE)
    if _refuse_help(state, stage, ORB) is None:
        yield Apply(ORB)
    dock = producing_next(state, stage)
    if dock is not None:
        yield from production.moves(state, dock, player)
        return
    yield Pass()


def everything(state: State, stage: flow.Moving) -> tuple[Journey, ...]:
    """Return how all that is in reach of a fight comes from several systems at once; none where another player is not to be
    fought there, or some have come already."""
    player, there = stage.player, state.system_by_id[stage.system]
    worlds = (state.planet_by_id[planet] for planet in there.planets)
    foes = any(fleet.ships for other, fleet in enumerate(there.fleets) if other != player) or any(
        world.owner not in (NOBODY, player) and not (world.truce or world.destroyed) for world in worlds
    )
    if state.legs or not foes or PASSAGE in stage.helps:
        return ()
    able = {origin: comers(state, stage, origin) for origin in journeys.sources(state, stage)}
    every = together(state, player, stage.system, able)
    return tuple(Journey(origin, force) for origin, force in every.items()) if len(every) > 1 else ()


def producing_next(state: State, stage: flow.Moving) -> flow.Producing | None:
    """Return the production that is all that comes where nothing is brought: then it is asked for at once (GAL-G11)."""
    return None if state.legs else production.all_to_come(state, stage.player, stage.system)


def _bringing(state: State, stage: flow.Moving, origin: str) -> Iterator[Bring]:
    """Yield the usual ways to bring ships from a system; a player writes any other way.

    Where more could still come, each way also ends the movement ("and no more").
    """
    ships = comers(state, stage, origin)
    if not ships:
        return
    single = [force_of(kind) for kind in SHIPS if ships[kind]] if ships.ships > 1 else []
    forces = [journeys.loaded(state, stage.player, origin, some) for some in (ships, *single)]
    forces += [journeys.loaded(state, stage.player, origin, some, guarded=True) for some in (ships, *single)]
    settlers = journeys.settlers(state, stage, origin)
    forces += [force for force in (settlers, journeys.fewest(state, stage, origin)) if force is not None]
    forces += [journeys.bare(state, stage.player, origin, some) for some in (*single, ships)]
    for force in dict.fromkeys(forces):
        journey = Journey(origin, force)
        if journeys.others_can_come(state, stage, journey):
            yield Bring(state.system, origin, journeys.written(replace(journey, last=True)))
        yield Bring(state.system, origin, journeys.written(journey))


def refuse(state: State, stage: flow.Moving, player: int, move: Move) -> IllegalMove | None:
    """Return why a move cannot be made in the stage "move", ``None`` where it can."""
    if player != stage.player:
        return refused("other-moves", "GAL-G11", who=state.players[stage.player].name)
    where = naming.system_name(state.system)
    match move:
        case Bring():
            return _refuse_bringing(state, stage, move)
        case Play(card=card, target=target) if card == PASSAGE and target != NOTHING:
            return refused("card-takes-no-target", "GAL-G39")
        case Play(card=help) | Apply(item=help) if help in (PASSAGE, ORB):
            return _refuse_help(state, stage, help)
        case Pass():
            return None
        case Produce() if (dock := producing_next(state, stage)) is not None:
            return production.refuse(state, dock, player, move.units)
        case Activate():
            return refused("activated-already", "GAL-G11", where=where)
    if not can_come(state, stage):
        return refused("no-ship-can-come", "GAL-G12", where=where)
    return refused("ships-moving-now", "GAL-G11", where=where)


def _refuse_bringing(state: State, stage: flow.Moving, move: Bring) -> IllegalMove | None:
    try:
        for journey in read(state, stage, move):
            plan(state, stage, journey)
    except IllegalMove as refusal:
        return refusal
    return None


def _refuse_help(state: State, stage: flow.Moving, help: str) -> IllegalMove | None:
    own = state.players[stage.player]
    rule = "GAL-G39" if help == PASSAGE else "GAL-G32"
    name = content().orders[help].name if help == PASSAGE else content().relics[help].name
    if help not in own.hand and not own.holds(help):
        return refused("item-not-yours", rule, name=name)
    if state.legs:
        return refused("item-before-moving", rule, name=name)
    if not helps(state, stage, help):
        return refused("item-of-no-help", rule, system=state.system, name=name)
    return None


def carry_out(voyage: Voyage, stage: flow.Moving, player: int, move: Move) -> None:
    """Do what a player wants in the stage "move"; `IllegalMove` where they cannot."""
    state = voyage.state
    if isinstance(move, Bring) and player == stage.player:
        _bring(voyage, stage, read(state, stage, move))
        return
    heed(refuse(state, stage, player, move))
    match move:
        case Play():
            voyage.change(agenda=(helped(stage, PASSAGE).written(), *state.agenda[1:]))
            decks.play_order(voyage, player, PASSAGE)
        case Apply():
            voyage.change(agenda=(helped(stage, ORB).written(), *state.agenda[1:]))
            voyage.tell(course.Used(voyage.name(player), ORB, naming.system_name(state.system)))
            relics.purge(voyage, player, ORB)
        case Produce():
            voyage.finish()
            flow.run(voyage)
            dock = open_stage(voyage.state)
            assert isinstance(dock, flow.Producing), dock
            flow.STAGES[flow.Producing].carry_out(voyage, dock, player, move)
        case _:
            voyage.finish()
            voyage.push(steps.Arrive())


flow.stage(flow.Moving, flow.Doing(moves, refuse, carry_out))


# Bringing ships.


def read(state: State, stage: flow.Moving, move: Bring) -> tuple[Journey, ...]:
    """Return what a move wants to bring; `IllegalMove` where that is not clear."""
    if (move.origin, move.units) == EVERYTHING and move.to == state.system and (every := everything(state, stage)):
        return every
    to, origin = naming.system_named(state, move.to), naming.system_named(state, move.origin)
    for found, name in ((to, move.to), (origin, move.origin)):
        if found is None:
            raise _no_system(state, name)
    assert to is not None and origin is not None
    if to.id != state.system:
        active = naming.system_name(state.system)
        raise refused("only-active-system", "GAL-G12", active=active)
    if move.units.casefold().strip() in ALL:
        ships = comers(state, stage, origin.id)
        return (Journey(origin.id, journeys.loaded(state, stage.player, origin.id, ships)),)
    journey = journeys.read(state, origin.id, move.units)
    if journey is None:
        raise refused("write-ships", "GAL-G12")
    return (journey,)


def _bring(voyage: Voyage, stage: flow.Moving, coming: Sequence[Journey]) -> None:
    """Take ships, and what they carry, off the board, and ask by which wormhole they go if they may use a storm's."""
    state, helps, asked = voyage.state, list(stage.helps), dict[tuple[str, int], None]()
    legs = list(state.legs)
    for journey in coming:
        going = plan(state, stage, journey)
        if journey.storm:
            stormy = board.chart(state).storms
            used = tuple(stormy[step] for path in going.paths for step in pairwise(path) if step in stormy)
        else:
            used = tuple(system for path in going.paths for system in must(state, path))
            free = (system for path in going.paths for system in may(state, path) if system not in used)
            asked |= dict.fromkeys((system, len(legs)) for system in free)
        legs.append(Leg(journey.origin, journey.force, tuple(dict.fromkeys(used))))
        legs += [Leg(system, force) for system, force in journey.picked]
        for _ in range(going.passages):
            helps.remove(PASSAGE)
    for leg in legs[len(state.legs) :]:
        _take(voyage, stage.player, leg.origin, leg.force)
    voyage.finish()
    voyage.change(legs=tuple(legs))
    later = replace(stage, helps=tuple(helps))
    more = can_come(voyage.state, later) and not any(journey.last for journey in coming)
    voyage.push(later if more else steps.Arrive())
    for system, number in asked:
        ask_storm(voyage, stage.player, system, number)


def _take(voyage: Voyage, player: int, system: str, force: Force) -> None:
    """Take units from a system: from its space first, then from its planets in the order of their names (GAL-G12)."""
    planets = sorted(voyage.system(system).planets, key=lambda planet: voyage.planet(planet).name)
    for kind, number in force:
        wanted = number
        for place in (system, *planets):
            taken = min(wanted, voyage.units(player, place)[kind])
            if taken:
                voyage.take_units(player, place, force_of(kind, taken))
                wanted -= taken
        assert not wanted, (kind, wanted)


@flow.step(steps.Arrive)
def arrive(voyage: Voyage, task: steps.Arrive) -> None:
    """Put all that was brought into the active system at once; storms flip, and what has no ship is removed (GAL-G34)."""
    state = voyage.state
    player, to = state.active, state.system
    if not state.legs:
        voyage.tell(course.NothingDone(voyage.name(player), "move"), rules=("GAL-G11",))
        return
    came: dict[str, Force] = {}
    for leg in state.legs:
        came[leg.origin] = came.get(leg.origin, NONE) + leg.force
    voyage.change(legs=())
    for force in came.values():
        voyage.add_units(player, to, force)
    told = tuple(
        notation.Leg(naming.written_force(force), naming.system_name(origin)).written for origin, force in came.items()
    )
    voyage.tell(course.Moved(voyage.name(player), naming.system_name(to), told))
    flip(voyage, [system for leg in state.legs for system in leg.storms])
    for origin in (*came, to):
        journeys.trim(voyage, player, origin)


OTHER, STORM = "other", "storm"
"""The answers to `Storm`: through another wormhole, or through the storm's."""

SIDES = {"alpha": "beta", "beta": "alpha"}


def must(state: State, path: Sequence[str]) -> tuple[str, ...]:
    """Return the systems whose storm ships use that go from system to system along a path: there is no other way there."""
    chart = board.chart(state)
    steps = [step for step in pairwise(path) if step in chart.storms]
    used = [chart.storms[step] for step in steps if step not in chart.edges and step not in chart.holes]
    return tuple(dict.fromkeys(used))


def may(state: State, path: Sequence[str]) -> tuple[str, ...]:
    """Return the systems whose storm ships may use on a path, or another wormhole: the moving player says which (GAL-G34).

    Where two systems share an edge ships cross that, and nothing is asked.
    """
    chart = board.chart(state)
    steps = [step for step in pairwise(path) if step in chart.storms]
    found = [chart.storms[step] for step in steps if step not in chart.edges and step in chart.holes]
    return tuple(dict.fromkeys(system for system in found if system not in must(state, path)))


def retreated(voyage: Voyage, player: int, origin: str, to: str, before: State | None = None) -> None:
    """Note that ships retreated from one system to an adjacent one: call it when they are there (GAL-G34).

    A storm's token is flipped if they had to use its wormhole. Where they may have come through it or through another one,
    `Storm` is asked first of all; it flips the token if the answer is "storm". ``before`` is how the storms lay
    when the step began: what has flipped in it since is flipped, and asked about, no more.
    """
    known, path = before or voyage.state, (origin, to)
    flip(voyage, [system for system in must(known, path) if _lies_as(known, voyage.state, system)])
    for system in may(known, path):
        if _lies_as(known, voyage.state, system):
            ask_storm(voyage, player, system)


def _lies_as(before: State, after: State, system: str) -> bool:
    return before.system_by_id[system].storm == after.system_by_id[system].storm


def ask_storm(voyage: Voyage, player: int, system: str, leg: int = -1) -> None:
    """Ask which wormhole was used: `Storm` about a system, by leg ``leg`` of the movement, or -1 in a retreat."""
    voyage.push(steps.Storm(system, leg, owner=player, options=(OTHER, STORM), default=OTHER))


@flow.answer(steps.Storm)
def storm_named(voyage: Voyage, question: steps.Storm, option: str) -> None:
    """Note that ships came through the storm: its token flips after the movement, after a retreat at once."""
    if option != STORM:
        return
    if question.leg < 0:
        flip(voyage, (question.system,))
        return
    legs = list(voyage.state.legs)
    leg = legs[question.leg]
    legs[question.leg] = replace(leg, storms=(*leg.storms, question.system))
    voyage.change(legs=tuple(legs))


def flip(voyage: Voyage, systems: Sequence[str]) -> None:
    """Turn the storms' tokens of these systems, each once: one step never uses both sides (GAL-G34).

    A player who was still to be asked about one of them in this step, in a retreat of both sides, need not be.
    """
    for system in dict.fromkeys(systems):
        agenda = voyage.state.agenda
        voyage.change(agenda=tuple(task for task in agenda if not _asks(task, system)))
        side = SIDES[voyage.system(system).storm]
        voyage.set_system(system, storm=side)
        voyage.tell(course.StormFlipped(naming.system_name(system), side))


def _asks(task: Task, system: str) -> bool:
    asked = flow.read(task)
    return isinstance(asked, steps.Storm) and asked.system == system


@memo(*board.PLACES, *board.FLEETS, "systems.tokens", "planets.troops", "players.technologies", "players.faction")
def origins(state: State, player: int, to: str) -> tuple[str, ...]:
    """Return the systems from which ships of a player could come if they activated a system now."""
    found = []
    for system in map(state.system_by_id.__getitem__, board.fleets(state, player)):
        if system.id == to or journeys.moored(state, player, system.id):
            continue
        kinds = (kind for kind, _ in system.fleets[player].only(*SHIPS))
        speeds = (journeys.speed(state, player, kind) for kind in kinds)
        if any(board.reaches(state, player, system.id, to, speed) for speed in speeds):
            found.append(system.id)
    return tuple(found)


def worth_while(state: State, player: int, system: str) -> bool:
    """Return whether a player could do anything in a system by activating it: bring or have ships there, produce, or
    explore by Deep Survey."""
    there = state.system_by_id[system].fleets[player].ships
    return bool(
        there
        or origins(state, player, system)
        or production.docks(state, player, system)
        or explorations.sites(state, player, system)
    )


def opened(state: State) -> tuple[str, ...]:
    """Return the systems that are marked on the map: where ships of the active player could go, or, while ships move, where
    they can still come from."""
    stage = open_stage(state)
    if stage is None:
        return ()
    if isinstance(stage, flow.Turn):
        possible = activatable(state, stage.player)
        return tuple(system for system in possible if origins(state, stage.player, system))
    if isinstance(stage, flow.Moving):
        own = board.fleets(state, stage.player)
        return tuple(system for system in own if journeys.comers(state, stage, system))
    return ()


def _no_system(state: State, text: str) -> IllegalMove:
    """Return that there is no system of this name, with those of a similar one, or else how systems are named."""
    known = {system.id.casefold(): system.id for system in state.systems}
    known |= {naming.planet_name(state, id).casefold(): system.id for system in state.systems for id in system.planets}
    close = get_close_matches(text.strip().casefold(), known, 2, 0.6)
    meant = dict.fromkeys(_called(state, name, known[name]) for name in close)
    return refused("no-system-called", "GAL-G02", text=text.strip()[:40], meant=tuple(meant))


def _called(state: State, name: str, system: str) -> str:
    """Return how a system that a text nearly names is suggested: "Fallow in B2", "the Eddy"."""
    planet = naming.planet_named(state, name)
    where = naming.system_name(system)
    return where if planet is None else WORDS("planet-in-system", planet=planet.name, system=system)


def all_comers(state: State, player: int, id: str) -> Force:
    """Return all that could come to a system at once, from wherever: the dearest ships that it has room for, and what they
    carry."""
    return sum(all_comers_from(state, player, id).values(), NONE)


def all_comers_from(state: State, player: int, id: str) -> dict[str, Force]:
    """Return the same by where it comes from."""
    able = {origin: comers_from(state, player, origin, id).only(*SHIPS) for origin in origins(state, player, id)}
    return together(state, player, id, able)


def together(state: State, player: int, id: str, able: Mapping[str, Force]) -> dict[str, Force]:
    """Return what comes to a system at once where these ships are ``able`` to from each other one: the dearest that it has
    room for, of the same kind those with most ground forces first, and what they carry."""
    space, ships = max(0, MOST_SHIPS - board.ships_in(state, player, id)), dict.fromkeys(able, NONE)
    first = sorted(able, key=lambda origin: -journeys.loaded(state, player, origin, able[origin]).troops)
    for kind in reversed(SHIPS):
        for origin in first:
            some = force_of(kind, min(able[origin][kind], space))
            ships[origin], space = ships[origin] + some, space - some.ships
    return {origin: journeys.loaded(state, player, origin, some) for origin, some in ships.items() if some}


def comers_from(state: State, player: int, origin: str, id: str) -> Force:
    """Return the ships that could come from one system to another, no more than there is room for, and what they carry."""
    fleet = state.system_by_id[origin].fleets[player]
    far = [
        kind
        for kind in SHIPS
        if fleet[kind] and board.reaches(state, player, origin, id, journeys.speed(state, player, kind))
    ]
    room = max(0, MOST_SHIPS - board.ships_in(state, player, id))
    return journeys.loaded(state, player, origin, journeys.strongest(fleet.only(*far), room))


def could_come(state: State, player: int, system: str) -> Iterator[tuple[str, Force]]:
    """Yield the rivals who could still bring ships to a system in this round, and all that each could bring."""
    for other in state.order:
        own = state.players[other]
        able = own.tactic and not (own.gone or own.passed or other in state.system_by_id[system].tokens)
        if other != player and able and (force := all_comers(state, other, system)).ships:
            yield own.name, force


def could_land(state: State, player: int, system: str) -> tuple[int, str]:
    """Return how many ground forces a rival could bring to a system in one action, and the one with the most; (0, "") for
    none."""
    rivals = (other for other in state.order if other != player and not state.players[other].gone)
    found = [(all_comers(state, other, system).troops, state.players[other].name) for other in rivals]
    return max((item for item in found if item[0]), key=lambda item: item[0], default=(0, ""))
