"""What is allowed in a scenario and perhaps not meant by its author."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from engine.core.files.lines import Where
from engine.core.files.troubles import Trouble, few
from engine.core.files.values import shown

from ..state.catalogue import trouble
from ..state.scenarios import Region, Scenario
from .checking import obstacle, reach, steps


def warnings(scenario: Scenario) -> list[Trouble]:
    """Return what is odd, for a scenario without problems."""
    return [
        *_texts(scenario),
        *_type(scenario),
        *_time(scenario),
        *_light(scenario),
        *_locks(scenario),
        *_map(scenario),
        *_challenges(scenario),
        *_features(scenario),
    ]


def _texts(scenario: Scenario) -> Iterator[Trouble]:
    for key in ("about", "opening", "won", "lost", *(("partly",) if scenario.partial else ())):
        if not getattr(scenario, key):
            yield trouble("odd-silent", ("scenario", key), entry=key)
    for number, region in enumerate(scenario.regions):
        if not region.text:
            yield trouble("odd-region", ("region", number, "text"), name=shown(region.id))


def _type(scenario: Scenario) -> Iterator[Trouble]:
    """Yield what has no meaning in this type of scenario, or is missing in it (REG-198)."""
    seekers = [
        number for number, placed in enumerate(scenario.placed) if scenario.content.challenges[placed.kind].type == "Seeker"
    ]
    if scenario.type == "stealth" and not seekers:
        yield trouble("odd-stealth", ("scenario", "type"))
    if scenario.type != "stealth" and seekers:
        yield trouble("odd-seekers", ("challenge", seekers[0], "kind"))
    for key, given in (
        ("light_rule", scenario.light_rule != "defeat"),
        ("more_tokens", scenario.more_tokens),
        ("alarm", scenario.alarm),
    ):
        if scenario.type != "stealth" and given:
            yield trouble("odd-stealth-only", ("scenario", key), entry=key)
    if scenario.type == "chase":
        return
    timed = () if scenario.type == "stealth" and scenario.alarm else ("more_rounds", "until")
    for key in ("round_limit", *timed, "partial", "life_or_death", "loss_only_fleeing"):
        if getattr(scenario, key):
            yield trouble("odd-chase-only", ("scenario", key), entry=key)
    for number, region in enumerate(scenario.regions):
        for key in ("limit", "bonus"):
            if getattr(region, key):
                yield trouble("odd-chase-only", ("region", number, key), entry=key)


def _time(scenario: Scenario) -> Iterator[Trouble]:
    """Yield the limits of a chase that no party can keep with one Move a round (REG-198, REG-205, REG-208)."""
    if scenario.type != "chase":
        return
    away = steps(scenario)
    most = scenario.round_limit + sum(region.bonus for region in scenario.regions)
    if away[scenario.goal] > most:
        yield trouble("odd-round-limit", ("scenario", "round_limit"), moves=away[scenario.goal], rounds=most)
    for number, region in enumerate(scenario.regions):
        if region.limit and region.limit < away[region.id]:
            where = ("region", number, "limit")
            yield trouble("odd-limit", where, name=shown(region.id), moves=away[region.id], round=region.limit)


def _light(scenario: Scenario) -> Iterator[Trouble]:
    if any(region.light == "lit" for region in scenario.regions):
        return
    gear = scenario.content.gear
    for feature in scenario.features:
        given = (*feature.gives.gear, *(effect.name for effect in feature.effects if effect.kind == "gear"))
        if any(gear[name].light for name in given) or any(effect.kind == "light" for effect in feature.effects):
            return
    yield trouble("odd-dark", ("region", 0, "light"))


def _locks(scenario: Scenario) -> Iterator[Trouble]:
    """Yield what can be come to with lockpicks only, which a party need not have (REG-238, REG-247)."""
    can = reach(scenario, lockpicks=False)
    if scenario.goal not in can.regions:
        shut = next(
            number
            for number, connection in enumerate(scenario.connections)
            if (connection.a in can.regions) != (connection.b in can.regions)
        )
        yield trouble("odd-goal-locked", ("connection", shut, "obstacle"))
    for need in scenario.needs:
        if need not in can.features:
            yield trouble("odd-need-locked", ("scenario", "needs"), name=shown(need))


def _map(scenario: Scenario) -> Iterator[Trouble]:
    places: dict[tuple[int, int] | None, str] = {(region.x, region.y): region.id for region in scenario.regions}
    for number, connection in enumerate(scenario.connections):
        a, b = scenario.region_by_id[connection.a], scenario.region_by_id[connection.b]
        where: Where = ("connection", number)
        if max(abs(a.x - b.x), abs(a.y - b.y)) > 2:
            yield trouble("odd-far-apart", where, first=shown(a.id), second=shown(b.id))
        elif (middle := _middle(a, b)) in places:
            yield trouble("odd-through", where, first=shown(a.id), second=shown(b.id), middle=shown(places[middle]))
        if connection.party > 1 and not connection.obstacle:
            yield trouble("odd-party", (*where, "party"))
    can = reach(scenario).regions
    if lost := [number for number, region in enumerate(scenario.regions) if region.id not in can]:
        yield trouble("odd-unreachable", ("region", lost[0]), names=few([scenario.regions[number].id for number in lost]))


def _middle(a: Region, b: Region) -> tuple[int, int] | None:
    """Return the step halfway between two regions, if there is one."""
    across, down = a.x + b.x, a.y + b.y
    return None if across % 2 or down % 2 else (across // 2, down // 2)


def _challenges(scenario: Scenario) -> Iterator[Trouble]:
    known = scenario.content.challenges
    joined = {frozenset((connection.a, connection.b)): connection for connection in scenario.connections}
    locked = {feature.at for feature in scenario.features if feature.lock}
    for connection in scenario.connections:
        kind = obstacle(scenario, connection)
        locked |= {connection.a, connection.b} if kind and kind.lock else set()
    held = {feature.at for feature in scenario.features if not feature.inside}
    for number, placed in enumerate(scenario.placed):
        kind, where = known[placed.kind], ("challenge", number)
        if placed.passes and kind.type not in ("Creature", "Seeker"):
            yield trouble("odd-passes", (*where, "passes"), name=shown(placed.id))
        if placed.single and kind.type not in ("Creature", "Seeker"):
            yield trouble("odd-single", (*where, "single"), name=shown(placed.kind))
        if kind.trigger == "lockpick failed" and placed.at not in locked:
            yield trouble("odd-no-lock", (*where, "at"), name=shown(placed.id))
        if kind.trigger == "feature" and placed.at not in held:
            yield trouble("odd-no-feature", (*where, "at"), name=shown(placed.id))
        for item, other in pairwise((*placed.patrol, *placed.patrol[:1])):
            way = joined.get(frozenset((item, other)))
            if way is not None and way.obstacle and way.id not in placed.passes:
                yield trouble(
                    "odd-patrol",
                    (*where, "patrol"),
                    wall=shown(way.obstacle),
                    name=shown(placed.id),
                    first=shown(item),
                    second=shown(other),
                    way=way.id,
                )
                break


def _features(scenario: Scenario) -> Iterator[Trouble]:
    for number, feature in enumerate(scenario.features):
        where: Where = ("feature", number)
        gives = feature.gives.valuables or feature.gives.gear or feature.gives.object
        if feature.kind in ("chest", "treasure") and not gives and not feature.effects:
            yield trouble("odd-empty", where, name=shown(feature.id))
        if feature.kind == "object" and feature.id not in scenario.needs:
            yield trouble("odd-unneeded", where, name=shown(feature.id))
        if feature.use != "action" and feature.kind != "key":
            yield trouble("odd-use", (*where, "use"), kind=feature.kind)
        if feature.fail and not feature.lock:
            yield trouble("odd-fail", (*where, "fail"), name=shown(feature.id))
        if feature.disarms and feature.kind != "mechanism":
            yield trouble("odd-disarms", (*where, "disarms"), kind=feature.kind)
