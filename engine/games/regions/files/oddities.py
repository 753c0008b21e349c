"""What is allowed in a scenario and perhaps not meant by its author."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from engine.core.files.lines import Where
from engine.core.files.troubles import Trouble, few
from engine.core.files.values import shown

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
    told = {"about": "in the lobby", "opening": "at the start", "won": "when it is won", "lost": "when it is lost"}
    if scenario.partial:
        told["partly"] = "when it is partly won"
    for key, when in told.items():
        if not getattr(scenario, key):
            yield Trouble(("scenario", key), f"nothing is told {when}", f"a sentence or two in {key}")
    for number, region in enumerate(scenario.regions):
        if not region.text:
            yield Trouble(("region", number, "text"), f"{shown(region.id)} says nothing", "what is seen there")


def _type(scenario: Scenario) -> Iterator[Trouble]:
    """Yield what has no meaning in this type of scenario, or is missing in it (REG-198)."""
    seekers = [
        number for number, placed in enumerate(scenario.placed) if scenario.content.challenges[placed.kind].type == "Seeker"
    ]
    if scenario.type == "stealth" and not seekers:
        yield Trouble(("scenario", "type"), "nobody seeks the party, so stealth is easy", "at least one Seeker")
    if scenario.type != "stealth" and seekers:
        where: Where = ("challenge", seekers[0], "kind")
        yield Trouble(where, "Seekers take Stealth Tokens, and there are none here", 'type = "stealth"')
    if scenario.type != "stealth" and scenario.light_rule != "defeat":
        yield Trouble(("scenario", "light_rule"), "light_rule counts in stealth only", "leave it out")
    if scenario.type != "stealth" and scenario.more_tokens:
        yield Trouble(("scenario", "more_tokens"), "more_tokens counts in stealth only", "leave it out")
    if scenario.type == "chase":
        return
    for key in ("round_limit", "more_rounds", "partial", "life_or_death", "loss_only_fleeing"):
        if getattr(scenario, key):
            yield Trouble(("scenario", key), f"{key} counts in a chase only", "leave it out")
    for number, region in enumerate(scenario.regions):
        for key in ("limit", "bonus"):
            if getattr(region, key):
                yield Trouble(("region", number, key), f"{key} counts in a chase only", "leave it out")


def _time(scenario: Scenario) -> Iterator[Trouble]:
    """Yield the limits of a chase that nobody can keep with one Move a round (REG-198, REG-205, REG-208)."""
    if scenario.type != "chase":
        return
    away = steps(scenario)
    most = scenario.round_limit + sum(region.bonus for region in scenario.regions)
    if away[scenario.goal] > most:
        wrong = f"the goal is {away[scenario.goal]} Moves away, and the chase lasts {most} rounds"
        yield Trouble(("scenario", "round_limit"), wrong, f"at least {away[scenario.goal]}")
    for number, region in enumerate(scenario.regions):
        if region.limit and region.limit < away[region.id]:
            wrong = f"{shown(region.id)} is {away[region.id]} Moves away and closes in round {region.limit}"
            yield Trouble(("region", number, "limit"), wrong, f"at least {away[region.id]}")


def _light(scenario: Scenario) -> Iterator[Trouble]:
    if any(region.light == "lit" for region in scenario.regions):
        return
    gear = scenario.content.gear
    for feature in scenario.features:
        given = (*feature.gives.gear, *(effect.name for effect in feature.effects if effect.kind == "gear"))
        if any(gear[name].light for name in given) or any(effect.kind == "light" for effect in feature.effects):
            return
    yield Trouble(
        ("region", 0, "light"), "it is dark everywhere, and no light is to be found", "a lit region, or a lamp somewhere"
    )


def _locks(scenario: Scenario) -> Iterator[Trouble]:
    """Yield what can be come to with lockpicks only, which a party need not have (REG-238, REG-247)."""
    can = reach(scenario, lockpicks=False)
    if scenario.goal not in can.regions:
        shut = next(
            number
            for number, connection in enumerate(scenario.connections)
            if (connection.a in can.regions) != (connection.b in can.regions)
        )
        yield Trouble(("connection", shut, "obstacle"), "without lockpicks nobody comes to the goal", "a key somewhere")
    for need in scenario.needs:
        if need not in can.features:
            yield Trouble(("scenario", "needs"), f"without lockpicks nobody can get {shown(need)}", "a key somewhere")


def _map(scenario: Scenario) -> Iterator[Trouble]:
    places: dict[tuple[int, int] | None, str] = {(region.x, region.y): region.id for region in scenario.regions}
    for number, connection in enumerate(scenario.connections):
        a, b = scenario.region_by_id[connection.a], scenario.region_by_id[connection.b]
        across, down = abs(a.x - b.x), abs(a.y - b.y)
        if max(across, down) > 2:
            wrong = f"{shown(a.id)} and {shown(b.id)} lie far apart on the map"
            yield Trouble(("connection", number), wrong, "at most 2 steps in x and in y")
        elif (middle := _middle(a, b)) in places:
            wrong = f"the line from {shown(a.id)} to {shown(b.id)} runs through {shown(places[middle])}"
            yield Trouble(("connection", number), wrong, "move one of them")
        if connection.party > 1 and not connection.obstacle:
            where: Where = ("connection", number, "party")
            yield Trouble(where, "party says when an Obstacle is there, and there is none", "an obstacle, or leave it out")
    can = reach(scenario).regions
    if lost := [number for number, region in enumerate(scenario.regions) if region.id not in can]:
        names = few([scenario.regions[number].id for number in lost])
        yield Trouble(("region", lost[0]), f"nobody can come to {names}", "an Obstacle that can be overcome")


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
            yield Trouble((*where, "passes"), f"{shown(placed.id)} does not move", "passes for Creatures and Seekers")
        if placed.single and kind.type not in ("Creature", "Seeker"):
            yield Trouble((*where, "single"), f"of {shown(placed.kind)} there is one in any case", "leave it out")
        if kind.trigger == "lockpick failed" and placed.at not in locked:
            yield Trouble((*where, "at"), f"{shown(placed.id)} waits for a Lockpick, and there is no lock", "a lock there")
        if kind.trigger == "feature" and placed.at not in held:
            yield Trouble((*where, "at"), f"{shown(placed.id)} guards a feature, and there is none", "a feature there")
        for one, other in pairwise((*placed.patrol, *placed.patrol[:1])):
            way = joined.get(frozenset((one, other)))
            if way is not None and way.obstacle and way.id not in placed.passes:
                stopped = f"{shown(way.obstacle)} stops {shown(placed.id)} on its patrol"
                wrong = f"{stopped} from {shown(one)} to {shown(other)}"
                yield Trouble((*where, "patrol"), wrong, f'passes = ["{way.id}"]')
                break


def _features(scenario: Scenario) -> Iterator[Trouble]:
    for number, feature in enumerate(scenario.features):
        where: Where = ("feature", number)
        gives = feature.gives.valuables or feature.gives.gear or feature.gives.object
        if feature.kind in ("chest", "treasure") and not gives and not feature.effects:
            yield Trouble(where, f"{shown(feature.id)} gives nothing", "gives: valuables, gear or an object")
        if feature.kind == "object" and feature.id not in scenario.needs:
            yield Trouble(where, f"nobody needs {shown(feature.id)}", "needs in the scenario, or another kind")
        if feature.use != "action" and feature.kind != "key":
            yield Trouble((*where, "use"), f"a {feature.kind} always costs an Action", "use for keys only")
        if feature.fail and not feature.lock:
            yield Trouble((*where, "fail"), f"{shown(feature.id)} has no lock that could be picked in vain", "a lock")
        if feature.disarms and feature.kind != "mechanism":
            yield Trouble((*where, "disarms"), f"a {feature.kind} disarms nothing", 'kind = "mechanism"')
