"""Other ways to see the map of a scenario: what Challenges do next as far as a player may know, what the ways ask for."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from engine.core.capabilities import Mode
from engine.core.modes import in_mode
from engine.core.scene import Exit, Legend, Scene, Way
from engine.core.words import lower, upper

from ..rules.challenges import acting, policies
from ..rules.exploring import movement
from ..speech import circumstances
from ..state import board
from ..state.catalogue import WORDS, challenge_name
from ..state.naming import entity_name, exit_letter
from ..state.scenarios import Connection
from ..state.state import Entity, State, held_fast, index_of, member_of, standing
from ..state.view import View, known_state
from . import charting
from .slabs.slabboard import SlabBoard

THREATS = Mode("threats", WORDS.message("mode-threats"))
ROUTES = Mode("routes", WORDS.message("mode-routes"))


class Threat(msgspec.Struct, frozen=True):
    """What a Challenge would do next: on ``whom`` it acts, in the ``region`` to which it comes or (not ``comes``) is in."""

    entity: Entity
    region: str
    whom: tuple[int, ...]
    comes: bool


def modes(view: View) -> tuple[Mode, ...]:
    """Return the modes that show something to a seat."""
    if view.state.phase != "play":
        return ()
    state = _known(view)
    found = ((THREATS, bool(tuple(threats(state)))), (ROUTES, bool(ways_from(state, start(state, view.seat)))))
    return tuple(mode for mode, shows in found if shows)


def _known(view: View) -> State:
    """Return what the party knows, whichever seat looks."""
    return known_state(view.state) if view.whole else view.state


# Threats.


def threats(state: State) -> Iterator[Threat]:
    """Yield what the Challenges that the party sees would do to members, in the order in which they act (REG-062, REG-G29).
    Where a Seeker goes on its rounds is not known, so next door to members it may come to any of them."""
    for id in (*policies.environ_order(state), *policies.creature_order(state), *policies.seeker_order(state)):
        entity = next(entity for entity in state.entities if entity.id == id)
        seen = charting.is_there(state, entity) and acting.in_turn(entity) and not acting.is_calm(state, entity)
        if seen and (threat := _threat(state, entity)) is not None:
            yield threat


def _threat(state: State, entity: Entity) -> Threat | None:
    if standing(state, entity.at):
        return _acts(state, entity)
    step = _step(state, entity)
    if not step:
        prey = policies.may_try(state, entity)
        return Threat(entity, state.members[prey[0]].region, prey, True) if prey else None
    return _acts(state, replace(entity, at=step), comes=True) or Threat(entity, step, (), True)


def _step(state: State, entity: Entity) -> str:
    """Return the region to which a Challenge would go after a member, "" where it goes after none (REG-G31, REG-G32)."""
    if entity.type == "Environ" or held_fast(state, entity.id):
        return ""
    if entity.type == "Seeker":
        return policies.prey_in_sight(state, entity) if entity.alerted else ""
    if not any(standing(state, region) for region in board.reach(state, entity, policies.PURSUIT)):
        return ""
    deed = policies.read_deed(policies.creature_policy(state, entity, moved=False, acted=False))
    return deed.what if deed.verb == "go" else ""


def _acts(state: State, entity: Entity, *, comes: bool = False) -> Threat | None:
    """Return on whom a Challenge would act where it is (REG-072, REG-G31, REG-G32), ``None`` for no member."""
    play = policies.first_action(entity)
    if play is None or not standing(state, entity.at):
        return None
    if entity.type == "Environ" or play.targets == "enemies":
        chosen = [index_of(target) for target in policies.targets(state, entity)]
    elif entity.type == "Seeker":
        chosen = [policies.latest_comer(state, entity.at)]
    else:
        chosen = [policies.strongest(state, entity.at)]
    return Threat(entity, entity.at, tuple(index for index in chosen if index is not None), comes)


def _threat_words(state: State, threat: Threat) -> str:
    """Return "Bark spider comes to the Yard and goes for Bob"."""
    name, region = challenge_name(threat.entity), state.scenario.region_by_id[threat.region].name
    prey = tuple(state.members[index].name for index in threat.whom)
    where = region if threat.comes else ""
    if threat.entity.type == "Seeker" and prey:
        return upper(circumstances.may_notice(state, threat.whom, [threat.entity]))
    return WORDS("threat", name=name, what=entity_name(threat.entity), where=where, prey=prey)


# Routes.


def start(state: State, seat: int | None, at: str = "") -> str:
    """Return the region whose ways are shown: the one asked for, a seat's member's, else the one that matters most."""
    index = None if seat is None else member_of(state, seat)
    own = state.members[index].region if index is not None and state.members[index].in_play else ""
    return at or own or charting.focus(state)


def ways_from(state: State, region: str) -> tuple[Connection, ...]:
    """Return the known ways from a region, by their letters."""
    ways = (state.scenario.connection_by_id[id] for id in state.ways if id)
    return tuple(way for way in ways if region in (way.a, way.b))


def _is_barred(state: State, region: str, way: Connection) -> bool:
    """Return whether no member who stands in a region could take a way (REG-031, REG-207)."""
    there = standing(state, region)
    return bool(there) and all(movement.refuse_way(state, index, way) is not None for index in there)


def _route_words(state: State, region: str, way: Connection, drawn: Way | None) -> str:
    """Return "the Cellar: rocky wall, 9 Effort", "unexplored: free"."""
    beyond = state.scenario.region_by_id.get(way.other(region))
    name = beyond.name if beyond is not None and beyond.name else ""
    if way.other(region) in state.closed:
        return WORDS("route-closed", where=name)
    if drawn is None or not drawn.icon:
        return WORDS("route-free", where=name)
    now, _, most = drawn.effort.partition("/")
    effort = (WORDS("route-effort", effort=now, most=most),) if drawn.effort else ()
    lock = (WORDS("briefing-lock", dice=drawn.lock),) if drawn.lock else ()
    begun = (
        WORDS("to-go", member=state.members[index].name, left=left) for index, left in _begun(state, region, way, drawn)
    )
    return WORDS("route-blocked", where=name, facts=(lower(drawn.name), *effort, *begun, *lock))


def _begun(state: State, region: str, way: Connection, drawn: Way) -> Iterator[tuple[int, int]]:
    """Yield who of a region has begun on what stands in a way that does not go away, and what they have left (REG-088)."""
    entity = board.blocking(state, way.id)
    if entity is None or not drawn.pools:
        return
    for index in standing(state, region):
        left = board.effort_left(state, entity, index)
        if left < board.most_ep(state, entity):
            yield index, left


# The picture.


def seen(view: View, usual: Scene, mode: str) -> Scene:
    """Return the ``usual`` map in a mode, as it is in none."""
    if mode not in (THREATS.name, ROUTES.name) or view.state.phase != "play":
        return usual
    state = _known(view)
    drawn = usual.board
    assert isinstance(drawn, SlabBoard)
    if mode == THREATS.name:
        found = tuple(threats(state))
        framed = {threat.region for threat in found}
        nodes = tuple(replace(node, newest=node.key in framed) for node in drawn.nodes)
        focus = drawn.focus if usual.at or not found else found[0].region
        lines = tuple(Legend(_figure(state, threat.entity), _threat_words(state, threat)) for threat in found)
        said = WORDS("threats-in-words", threats=tuple(line.text for line in lines))
        return in_mode(usual, replace(drawn, nodes=nodes, focus=focus), WORDS("threats-title"), said, lines)
    region = start(state, view.seat, drawn.focus if usual.at else "")
    exits: list[Exit] = []
    told: list[Legend] = []
    by_key = {way.key: way for way in drawn.ways}
    for way in ways_from(state, region):
        letter, status = exit_letter(state, way.id), "blocked" if _is_barred(state, region, way) else "now"
        exits.append(Exit(letter, region, way.other(region), status, way.id))
        words = upper(_route_words(state, region, way, by_key.get(way.id)))
        told.append(Legend(f"badge:{status}", words, letter))
    nodes = tuple(replace(node, newest=node.key == region) for node in drawn.nodes)
    title = WORDS("routes-title", where=state.scenario.region_by_id[region].name)
    said = WORDS("routes-in-words", title=title, routes=tuple(f"{line.letter} {line.text}" for line in told))
    return in_mode(usual, replace(drawn, nodes=nodes, exits=tuple(exits), focus=region), title, said, tuple(told))


def _figure(state: State, entity: Entity) -> str:
    token = charting.foe(state, entity)
    return f"figure:{token.kind}:{token.icon}"
