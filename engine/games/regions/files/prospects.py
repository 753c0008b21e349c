"""How far a party can come in a scenario, and what it can get there, if all goes well."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.maps.graphs import both_ways, distances

from ..state.content import Challenge, content
from ..state.scenarios import Connection, Feature, Scenario


class Reach(msgspec.Struct, frozen=True):
    """What a party can come to: regions, and features that it can open, use or have, by id."""

    regions: frozenset[str]
    features: frozenset[str]


def reach(scenario: Scenario, *, lockpicks: bool = True) -> Reach:
    """Return how far a party can come that finds everything hidden and overcomes every Obstacle that can be overcome.

    An Obstacle can be if it has EP, or a Lock (of which there is nothing but ``lockpicks`` and keys if doors cannot be
    broken, REG-190; one that Persists is pushed past), or if something opens it.
    """
    regions: set[str] = {scenario.start}
    features: set[str] = set()
    while True:
        opened = {id for feature in scenario.features if feature.id in features for id in _opened(feature)}
        more = {
            end
            for connection in scenario.connections
            if regions & {connection.a, connection.b}
            and (connection.id in opened or passable(scenario, connection, lockpicks=lockpicks))
            for end in (connection.a, connection.b)
        }
        given = {feature.gives.object for feature in scenario.features if feature.id in features}
        got = {
            feature.id
            for feature in scenario.features
            if (feature.id in given if feature.inside else feature.at in regions)
            and (not feature.lock or lockpicks or feature.id in opened)
        }
        if more <= regions and got <= features:
            return Reach(frozenset(regions), frozenset(features))
        regions |= more
        features |= got


def passable(scenario: Scenario, connection: Connection, *, lockpicks: bool = True) -> bool:
    """Whether a connection's Obstacle can be overcome by a party without anything that the scenario holds for it."""
    kind = content().challenges.get(connection.obstacle)
    if kind is None:
        return True
    may_be_worn_down = not (kind.lock and scenario.no_bash) or "Persists" in kind.keywords
    return bool((kind.ep and may_be_worn_down) or (kind.lock and lockpicks))


def obstacle(connection: Connection) -> Challenge | None:
    """Return what blocks a connection."""
    return content().challenges.get(connection.obstacle)


def steps(scenario: Scenario) -> dict[str, int]:
    """Return how many connections away from the start each region is, Obstacles and hidden ways counting like others."""
    ways = both_ways((connection.a, connection.b, 1) for connection in scenario.connections)
    return distances(scenario.start, ways)


def _opened(feature: Feature) -> Iterator[str]:
    """Yield what somebody can open who has a feature, or can use it."""
    if feature.opens:
        yield feature.opens
    yield from (effect.name for effect in feature.effects if effect.kind == "unlock")
