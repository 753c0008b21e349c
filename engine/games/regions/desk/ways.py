"""Orders about the map: Obstacles and Locks, light, regions that close (REG-G28)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from ..rules import opening
from ..rules.actions import harm
from ..rules.events import exploring
from ..rules.progress import Venture
from ..state import board
from ..state.catalogue import WORDS, refused
from ..state.content import content
from ..state.naming import entity_name, region_name
from ..state.scenarios import Connection, Region
from ..state.state import State
from .orders import (
    DESK,
    REGION,
    RULE,
    WAY,
    challenge_of,
    challenges,
    dice_of,
    feature_of,
    field,
    hidden,
    hidden_written,
    knows,
    looked_into,
    looked_into_named,
    missing,
    redraw,
    region_of,
    regions,
    secret_written,
    way_of,
    way_on_map,
    way_words,
)

MOST_ROUNDS = 99


# Obstacles and Locks.


def _walls() -> list[str]:
    return [kind.id for kind in content().challenges.values() if kind.type == "Obstacle"]


def _unblocked(state: State) -> Iterator[str]:
    for way in state.scenario.connections:
        if board.blocking(state, way.id) is None:
            yield from (f"{way.id} | {kind}" for kind in _walls()[:4])


@hidden_written(
    "block",
    WAY,
    field("obstacle"),
    field("region-below"),
    seen=way_on_map,
    values=_unblocked,
)
def _block(venture: Venture, parts: Sequence[str]) -> str:
    state = venture.state
    way = way_of(state, parts[0])
    if board.blocking(state, way.id) is not None:
        raise refused("blocked-already", "REG-079")
    kind = _wall_of(parts[1])
    low, high = _slope(state, way, kind, parts[2])
    blocked = replace(way, obstacle=kind, low=low, high=high, party=1)
    id = opening.obstacle_id(way.id)
    (entity,) = opening.entities(replace(state.scenario, placed=(), connections=(blocked,)), 1)
    redraw(
        venture,
        connections=tuple(blocked if connection.id == way.id else connection for connection in state.scenario.connections),
    )
    venture.change(
        entities=(*(entity for entity in state.entities if entity.id != id), entity),
        cleared=tuple(item for item in state.cleared if item != way.id),
        pools=tuple(pool for pool in state.pools if pool.obstacle != id),
        sightings=tuple(known for known in state.sightings if known.entity != id),
        ongoing=tuple(item for item in state.ongoing if id not in (item.on, item.owner)),
    )
    return WORDS("ruled-block", name=way_words(state, way), wall=content().challenges[kind].name)


def _wall_of(text: str) -> str:
    for kind in _walls():
        if text.casefold() in (kind, content().challenges[kind].name.casefold()):
            return kind
    raise missing(WORDS("sort-obstacle"), text, _walls())


def _slope(state: State, way: Connection, kind: str, text: str) -> tuple[str, str]:
    """Return the regions below and above an Obstacle that is climbed; two empty words for another."""
    if "Climbing" not in content().challenges[kind].keywords:
        return "", ""
    low = region_of(state, text) if text else way.a
    if low not in (way.a, way.b):
        raise refused("which-is-below", "REG-104", first=region_name(state, way.a), second=region_name(state, way.b))
    return low, way.other(low)


@hidden(
    "open",
    WAY,
    seen=way_on_map,
    values=lambda state: (way.id for way in state.scenario.connections if board.blocking(state, way.id) is not None),
)
def _open(venture: Venture, parts: Sequence[str]) -> str:
    state = venture.state
    way = way_of(state, parts[0])
    entity = board.blocking(state, way.id)
    if entity is None:
        raise refused("nothing-blocks-it", "REG-079")
    if knows(state, entity):
        harm.defeat(venture, entity.id, "", "gm")
        return ""
    venture.set_entity(entity.id, defeated=True, ep=0)
    harm.clear_way(venture, entity.id, "gm")
    return WORDS("ruled-open", name=way_words(state, way))


def _locked(state: State) -> Iterator[str]:
    for entity in challenges(state):
        if board.kind_of(entity).lock:
            yield f"{entity.id} | {'off' if entity.lock else 'on'}"
    for feature in state.scenario.features:
        if feature.lock and feature.id not in state.opened:
            yield f"{feature.id} | 1d6"


@hidden_written(
    "lock",
    field("locked", WORDS.message("field-locked.hint")),
    field("on-or-off", "1d6"),
    seen=lambda state, parts: _lock_known(state, parts),
    values=_locked,
)
def _lock(venture: Venture, parts: Sequence[str]) -> str:
    state = venture.state
    if _is_feature(state, parts[0]):
        return _lock_feature(venture, parts)
    entity = challenge_of(state, parts[0])
    if entity.defeated or not board.kind_of(entity).lock:
        raise refused("has-no-lock", "REG-G57", name=entity_name(entity))
    on = DESK.one_of(parts[1], ("on", "off"), WORDS("the-lock")) == "on"
    venture.set_entity(entity.id, lock=on)
    return WORDS("ruled-lock", name=entity_name(entity), on=on)


def _lock_feature(venture: Venture, parts: Sequence[str]) -> str:
    state, feature = venture.state, feature_of(venture.state, parts[0])
    if not feature.lock or feature.id in state.opened:
        raise refused("no-lock-holds", "REG-242", feature=feature.name)
    changed = replace(feature, lock=dice_of(parts[1] or "1d6", WORDS("the-lock")))
    redraw(venture, features=tuple(changed if item.id == feature.id else item for item in state.scenario.features))
    return WORDS("ruled-lock-dice", name=feature.name, dice=changed.lock)


def _is_feature(state: State, text: str) -> bool:
    return any(text.casefold() in (feature.id.casefold(), feature.name.casefold()) for feature in state.scenario.features)


def _lock_known(state: State, parts: Sequence[str]) -> bool:
    if _is_feature(state, parts[0]):
        return feature_of(state, parts[0]).id in state.found
    return knows(state, challenge_of(state, parts[0]))


# Regions.


def _set_region(venture: Venture, region: str, **fields: object) -> None:
    regions: tuple[Region, ...] = tuple(
        replace(item, **fields) if item.id == region else item for item in venture.scenario.regions
    )
    redraw(venture, regions=regions)


@hidden(
    "light",
    REGION,
    seen=looked_into_named,
    values=lambda state: (region for region in regions(state) if not board.lit_by_itself(state, region)),
)
def _light(venture: Venture, parts: Sequence[str]) -> str:
    state = venture.state
    region = region_of(state, parts[0])
    if board.lit_by_itself(state, region):
        raise refused("is-lit", "REG-040")
    _set_region(venture, region, light="lit")
    if not looked_into(state, region):
        return WORDS("ruled-light", region=region_name(state, region))
    venture.tell(exploring.LitUp(region_name(state, region)))
    return ""


@hidden(
    "darken",
    REGION,
    seen=looked_into_named,
    values=lambda state: (region for region in regions(state) if board.lit_by_itself(state, region)),
)
def _darken(venture: Venture, parts: Sequence[str]) -> str:
    state = venture.state
    region = region_of(state, parts[0])
    if not board.lit_by_itself(state, region):
        raise refused("is-dark", "REG-040")
    _set_region(venture, region, light="dark")
    venture.change(lit=tuple(item for item in state.lit if item != region))
    return WORDS("ruled-darken", region=region_name(state, region))


@secret_written(
    "closes",
    REGION,
    field("after-round"),
    seen=looked_into_named,
    values=lambda state: (f"{region} | {state.counter + 1}" for region in regions(state) if region not in state.closed),
    refuse=lambda state: None if state.scenario.type == "chase" else refused("closes-in-chase-only", "REG-205"),
)
def _closes(venture: Venture, parts: Sequence[str]) -> str:
    state = venture.state
    region, limit = region_of(state, parts[0]), DESK.number(parts[1], 0, MOST_ROUNDS, WORDS("the-round"))
    if region in state.closed:
        raise refused("is-closed", "REG-G52")
    if limit and limit <= state.counter:
        raise refused("rounds-are-over", RULE, rounds=state.counter)
    _set_region(venture, region, limit=limit)
    return WORDS("ruled-closes", region=region_name(state, region), limit=limit)
