"""Orders about what the party knows: to reveal regions, ways, things and Challenges, and to hide them again (REG-G28)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import heed

from ..rules.events import exploring
from ..rules.exploring import knowing
from ..rules.progress import Venture
from ..state import board
from ..state.catalogue import WORDS, refused
from ..state.naming import entity_name, exit_letter, region_name
from ..state.scenarios import Connection, Feature
from ..state.state import Entity, Sighting, State
from .orders import (
    ANYTHING,
    RULE,
    challenge_of,
    challenges,
    dice_of,
    feature_of,
    field,
    hidden,
    in_play,
    knows,
    looked_into,
    on_map,
    redraw,
    region_of,
    settle,
    way_of,
    way_words,
)

HIDDEN = "1d6"
"""The dice of what is hidden without having had any."""

Thing = str | Feature | Entity | Connection
"""A region by its id, a thing in one, a Challenge, a connection."""

FINDERS: tuple[Callable[[State, str], Thing], ...] = (region_of, feature_of, challenge_of, way_of)


def thing_of(state: State, text: str) -> Thing:
    """Return whatever a text names: a region, a thing in one, a Challenge or a way."""
    for find in FINDERS:
        try:
            return find(state, text)
        except IllegalMove:
            continue
    raise refused("no-such-place-or-thing", RULE, called=text[:40])


def is_known(state: State, parts: Sequence[str]) -> bool:
    """Return whether what the first field names stands on the party's map."""
    match thing_of(state, parts[0]):
        case Feature() as feature:
            return feature.id in state.found
        case Entity() as entity:
            return knows(state, entity)
        case Connection() as way:
            return on_map(state, way.id)
        case region:
            return looked_into(state, region)


# Revealing.


def _unknown(state: State) -> Iterator[str]:
    yield from (region.id for region in state.scenario.regions if not looked_into(state, region.id))
    yield from (feature.id for feature in state.scenario.features if _is_secret(state, feature))
    yield from (entity.id for entity in challenges(state) if _is_out_of_sight(state, entity))
    yield from (way.id for way in state.scenario.connections if way.hidden and way.id not in state.ways)


def _is_secret(state: State, feature: Feature) -> bool:
    return not feature.inside and feature.id not in (*state.found, *state.taken, *state.opened)


def _is_out_of_sight(state: State, entity: Entity) -> bool:
    return entity.hidden or (entity.type != "Obstacle" and not knows(state, entity))


@hidden("reveal", ANYTHING, seen=is_known, values=_unknown)
def _reveal(venture: Venture, parts: Sequence[str]) -> str:
    state = venture.state
    match thing_of(state, parts[0]):
        case Feature() as feature:
            if not _is_secret(state, feature):
                raise _known_already(feature.name)
            return _reveal_feature(venture, feature)
        case Entity() as entity:
            if not _is_out_of_sight(state, in_play(entity)):
                raise _known_already(entity_name(entity))
            return _reveal_challenge(venture, entity)
        case Connection() as way:
            if not way.hidden or way.id in state.ways:
                raise _known_already(WORDS("this-way"))
            return _reveal_way(venture, way)
        case region:
            if looked_into(state, region):
                raise _known_already(region_name(state, region))
            _reveal_region(venture, region)
            return ""


def _known_already(name: str) -> IllegalMove:
    return refused("known-already", RULE, name=name)


def _reveal_region(venture: Venture, region: str) -> None:
    """Put a region on the map as if a member had looked into it (REG-034)."""
    state = venture.state
    if looked_into(state, region):
        return
    seen = state.seen if region in state.seen else (*state.seen, region)
    venture.change(seen=seen, looked=(*state.looked, region))
    known = venture.scenario.region_by_id[region]
    venture.tell(exploring.SawRegion(known.name, known.text, not board.lit(state, region), known.water, 0, "seen"))


def _reveal_feature(venture: Venture, feature: Feature) -> str:
    _reveal_region(venture, feature.at)
    venture.change(found=(*venture.state.found, feature.id))
    venture.tell(exploring.Saw((feature.name,), venture.region_name(feature.at)))
    return ""


def _reveal_challenge(venture: Venture, entity: Entity) -> str:
    """Show a Challenge: where no member sees it the party knows where it is now, unless they look there and would have to
    be beside it."""
    if entity.hidden:
        venture.set_entity(entity.id, hidden=False)
        venture.change(found=(*venture.state.found, *(() if entity.id in venture.state.found else (entity.id,))))
    settle(venture)
    state, entity = venture.state, venture.entity(entity.id)
    if board.visible(state, entity):
        return ""
    if entity.type == "Obstacle" or entity.at in knowing.in_view(state):
        return WORDS("ruled-reveal", name=entity_name(entity))
    _reveal_region(venture, entity.at)
    numbers = [item.number for item in state.entities if item.kind == entity.kind]
    venture.set_entity(entity.id, number=entity.number or 1 + max(numbers))
    seen = Sighting(entity.id, entity.at, state.round, entity.ep, entity.alerted)
    venture.change(sightings=(*(sighting for sighting in state.sightings if sighting.entity != entity.id), seen))
    venture.tell(exploring.Saw((venture.name(entity.id),), venture.region_name(entity.at)))
    return ""


def _reveal_way(venture: Venture, way: Connection) -> str:
    state = venture.state
    ends = [end for end in (way.a, way.b) if end in state.explored]
    if not ends:
        shown = replace(way, hidden="")
        redraw(
            venture,
            connections=tuple(
                shown if connection.id == way.id else connection for connection in state.scenario.connections
            ),
        )
        return WORDS("ruled-reveal-way")
    venture.change(ways=(*state.ways, way.id))
    settle(venture)
    state = venture.state
    beyond = way.other(ends[0])
    to = region_name(state, beyond) if beyond in state.seen else ""
    venture.tell(exploring.Passage(region_name(state, ends[0]), to, exit_letter(state, way.id)))
    return ""


# Hiding.


def _known(state: State) -> Iterator[str]:
    yield from (region.id for region in state.scenario.regions if _refuse_region(state, region.id) is None)
    yield from (feature.id for feature in state.scenario.features if _refuse_feature(state, feature) is None)
    yield from (entity.id for entity in challenges(state) if _refuse_challenge(entity) is None)
    yield from (way.id for way in state.scenario.connections if not way.hidden or way.id in state.ways)


def _refuse_region(state: State, region: str) -> IllegalMove | None:
    """Return what speaks against taking a region off the map: a member has been there, sees it, or knows of something that
    lies there."""
    name = region_name(state, region)
    if region in state.explored or region in knowing.in_view(state):
        return refused("been-there", RULE, name=name)
    if region not in state.seen:
        return refused("party-does-not-know", RULE, name=name)
    if state.scenario.known_goal and region == state.scenario.goal:
        return refused("goal-is-known", "REG-024")
    if any(body.at == region for body in state.bodies):
        return refused("body-lies-there", "REG-184", name=name)
    return None


def _refuse_feature(state: State, feature: Feature) -> IllegalMove | None:
    if feature.inside or feature.id in (*state.taken, *state.opened):
        return refused("feature-is-gone", RULE, feature=feature.name)
    return None


def _refuse_challenge(entity: Entity) -> IllegalMove | None:
    if entity.hidden:
        return refused("is-hidden", "REG-G41", name=entity_name(entity))
    if not board.kind_of(entity).hidden or entity.type == "Obstacle":
        return refused("nothing-to-hide-with", "REG-G41", name=entity_name(entity))
    return None


@hidden(
    "hide",
    ANYTHING,
    field("hidden-dice", HIDDEN),
    seen=is_known,
    values=_known,
)
def _hide(venture: Venture, parts: Sequence[str]) -> str:
    state = venture.state
    dice = dice_of(parts[1], WORDS("the-hidden-entry")) if parts[1] else ""
    match thing_of(state, parts[0]):
        case Feature() as feature:
            heed(_refuse_feature(state, feature))
            return _hide_feature(venture, replace(feature, hidden=dice or feature.hidden or HIDDEN))
        case Entity() as entity:
            heed(_refuse_challenge(in_play(entity)))
            return _hide_challenge(venture, entity)
        case Connection() as way:
            return _hide_way(venture, replace(way, hidden=dice or way.hidden or HIDDEN))
        case region:
            heed(_refuse_region(state, region))
            return _hide_region(venture, region)


def _hide_region(venture: Venture, region: str) -> str:
    """Take a region off the map, and whatever was seen in it."""
    state = venture.state
    things = {feature.id for feature in state.scenario.features if feature.at == region}
    things -= {*state.taken, *state.opened}
    venture.change(
        seen=tuple(item for item in state.seen if item != region),
        looked=tuple(item for item in state.looked if item != region),
        sightings=tuple(known for known in state.sightings if known.at != region),
        found=tuple(id for id in state.found if id not in things),
    )
    return WORDS("ruled-hide-region", region=region_name(state, region))


def _hide_feature(venture: Venture, feature: Feature) -> str:
    state = venture.state
    redraw(venture, features=tuple(feature if item.id == feature.id else item for item in state.scenario.features))
    venture.change(found=tuple(id for id in state.found if id != feature.id))
    return WORDS("ruled-hide", name=feature.name)


def _hide_challenge(venture: Venture, entity: Entity) -> str:
    state = venture.state
    venture.set_entity(entity.id, hidden=True, shown=False)
    venture.change(
        found=tuple(id for id in state.found if id != entity.id),
        sightings=tuple(known for known in state.sightings if known.entity != entity.id),
    )
    return WORDS("ruled-hide", name=entity_name(entity))


def _hide_way(venture: Venture, way: Connection) -> str:
    """Hide a connection; its letter is given to no other way."""
    state = venture.state
    name = way_words(state, way)
    redraw(
        venture,
        connections=tuple(way if connection.id == way.id else connection for connection in state.scenario.connections),
    )
    blocks = {entity.id for entity in state.entities if entity.at == way.id}
    venture.change(
        ways=tuple("" if id == way.id else id for id in state.ways),
        sightings=tuple(known for known in state.sightings if known.entity not in blocks),
    )
    return WORDS("ruled-hide", name=name)
