"""What must hold in every scenario before anybody plays in it (REG-014, REG-016, REG-021, REG-198, REG-247, REG-G28), and
how far a party can come in it if all goes well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import msgspec

from engine.core.files.lines import Where
from engine.core.files.troubles import Trouble, few, repeated
from engine.core.files.values import closest, shown
from engine.maps.graphs import both_ways, distances

from ..state.content import Challenge, ChallengeType, Effect
from ..state.scenarios import Connection, Feature, Placed, Scenario

MOST_ILL = 4
"""By how much a Disease lowers its track at most."""

MOST_EXITS, MOST_TOGETHER = 8, 6
"""How many connections may meet in a region, and how many Challenges or features share one: what a message can show."""


def problems(scenario: Scenario) -> list[Trouble]:
    """Return everything that forbids playing a scenario; none for one that can be played."""
    found = [
        *_ids(scenario),
        *_ends(scenario),
        *_regions(scenario),
        *_connections(scenario),
        *_challenges(scenario),
        *_features(scenario),
        *_limits(scenario),
    ]
    # Where something is not what it is called, how far the party comes would say the same once more.
    return found or list(_reached(scenario))


def region_missing(where: Where, region: str) -> Trouble:
    """Return the trouble with a region that is named and does not exist."""
    return Trouble(where, f"there is no region {shown(region)}", "the id of a region")


def _ids(scenario: Scenario) -> Iterator[Trouble]:
    for number, name in repeated([region.id for region in scenario.regions]):
        yield _twice(("region", number, "id"), name)
    # Challenges, features and connections are opened, passed and disarmed by their ids.
    named: list[tuple[Where, str]] = [
        *((("connection", number, "id"), connection.id) for number, connection in enumerate(scenario.connections)),
        *((("challenge", number, "id"), placed.id) for number, placed in enumerate(scenario.placed)),
        *((("feature", number, "id"), feature.id) for number, feature in enumerate(scenario.features)),
    ]
    for number, name in repeated([id for _, id in named]):
        where = named[number][0]
        # Of two connections of the same regions that is said elsewhere.
        if "/" not in name:
            yield _twice(where, name)


def _twice(where: Where, name: str) -> Trouble:
    return Trouble(where, f"the id {shown(name)} is used twice", "an id of its own for everything")


def _ends(scenario: Scenario) -> Iterator[Trouble]:
    regions = scenario.region_by_id
    if len(regions) < 2:
        yield Trouble((), "there are not enough regions", "at least 2 tables [[region]]")
    for key, region in (("start", scenario.start), ("goal", scenario.goal)):
        if region not in regions:
            yield region_missing(("scenario", key), region)
    if scenario.start == scenario.goal and not scenario.needs:
        wrong = "the party begins at the goal and needs nothing from elsewhere"
        yield Trouble(("scenario", "goal"), wrong, "another region, or needs: what has to be brought there")
    for need in scenario.needs:
        feature = scenario.feature_by_id.get(need)
        if feature is None or feature.kind not in ("object", "key"):
            right = "the id of a feature that is an object or a key"
            yield Trouble(("scenario", "needs"), f"there is no object {shown(need)}", right)


def _regions(scenario: Scenario) -> Iterator[Trouble]:
    for number, name in repeated([region.name for region in scenario.regions]):
        yield Trouble(("region", number, "name"), f"two regions are called {shown(name)}", "a name of its own for each")
    places: set[tuple[int, int]] = set()
    for number, region in enumerate(scenario.regions):
        if len(region.name) < 2:
            yield Trouble(("region", number, "name"), "single letters name the exits", "a name of at least 2 letters")
        if (region.x, region.y) in places:
            wrong = f"{shown(region.id)} lies where another region does, at {region.x}, {region.y}"
            yield Trouble(("region", number, "x"), wrong, "an x and y of its own for each region")
        places.add((region.x, region.y))


def _connections(scenario: Scenario) -> Iterator[Trouble]:
    joined: set[frozenset[str]] = set()
    exits: Counter[str] = Counter()
    for number, connection in enumerate(scenario.connections):
        where: Where = ("connection", number)
        for key, end in (("a", connection.a), ("b", connection.b)):
            if end not in scenario.region_by_id:
                yield region_missing((*where, key), end)
            exits[end] += 1
            if exits[end] == MOST_EXITS + 1:
                yield Trouble((*where, key), f"{shown(end)} has too many exits", f"at most {MOST_EXITS} from one region")
        ends = frozenset((connection.a, connection.b))
        if len(ends) == 1:
            yield Trouble((*where, "b"), f"the connection leads from {shown(connection.a)} to itself", "another region")
        elif ends in joined:
            wrong = f"{shown(connection.a)} and {shown(connection.b)} are connected twice"
            yield Trouble(where, wrong, "one connection between two regions")
        joined.add(ends)
        if connection.obstacle:
            if trouble := _kind(scenario, (*where, "obstacle"), connection.obstacle, ("Obstacle",)):
                yield trouble
                continue
            kind = obstacle(scenario, connection)
            climbing = kind is not None and "Climbing" in kind.keywords
            if climbing and {connection.low, connection.high} != ends:
                wrong = f"{shown(connection.obstacle)} is climbed and does not say which way is up"
                yield Trouble((*where, "low"), wrong, f"low: {connection.a} or {connection.b}")
            elif not climbing and connection.low:
                wrong = f"{shown(connection.obstacle)} is not climbed, so nothing is low or high"
                yield Trouble((*where, "low"), wrong, "leave it out")
        elif connection.low:
            yield Trouble((*where, "low"), "nothing has to be climbed here", "an obstacle that is climbed, or leave it out")


def _kind(scenario: Scenario, where: Where, kind: str, types: tuple[ChallengeType, ...]) -> Trouble | None:
    """Return what is wrong with a kind of Challenge that should be one of these types."""
    known = scenario.content.challenges
    fitting = [id for id, one in known.items() if one.type in types]
    if kind in known:
        if kind in fitting:
            return None
        what = known[kind].type
        right = "a connection has it as its obstacle" if what == "Obstacle" else f"an Obstacle, such as {few(fitting)}"
        return Trouble(where, f"{shown(kind)} is {'a' if what[0] not in 'EO' else 'an'} {what}", right)
    hint = closest(kind, fitting) or f"such as {few(fitting)}"
    return Trouble(where, f"there is no {'Obstacle' if types == ('Obstacle',) else 'Challenge'} {shown(kind)}", hint)


def _challenges(scenario: Scenario) -> Iterator[Trouble]:
    together: Counter[str] = Counter()
    for number, placed in enumerate(scenario.placed):
        where: Where = ("challenge", number)
        if placed.at not in scenario.region_by_id:
            yield region_missing((*where, "at"), placed.at)
        together[placed.at] += 1
        if together[placed.at] == MOST_TOGETHER + 1:
            yield _crowded((*where, "at"), placed.at, "Challenges")
        if trouble := _kind(scenario, (*where, "kind"), placed.kind, ("Environ", "Creature", "Seeker", "Trap")):
            yield trouble
            continue
        kind = scenario.content.challenges[placed.kind]
        region = scenario.region_by_id.get(placed.at)
        if kind.stays == "water" and region is not None and region.water == "none":
            yield Trouble((*where, "at"), f"{shown(placed.kind)} stays in water, and there is none", "a region with water")
        if placed.patrol and kind.type != "Seeker":
            yield Trouble((*where, "patrol"), f"{shown(placed.kind)} is no Seeker", "only Seekers patrol")
        elif placed.patrol:
            yield from _patrol(scenario, where, placed)
        for way in placed.passes:
            if way not in scenario.connection_by_id:
                yield Trouble((*where, "passes"), f"there is no connection {shown(way)}", "the id of a connection")


def _crowded(where: Where, region: str, what: str) -> Trouble:
    return Trouble(where, f"too many {what} share {shown(region)}", f"at most {MOST_TOGETHER} in one region")


def _patrol(scenario: Scenario, where: Where, placed: Placed) -> Iterator[Trouble]:
    if unknown := [region for region in placed.patrol if region not in scenario.region_by_id]:
        yield region_missing((*where, "patrol"), unknown[0])
        return
    if placed.patrol[0] != placed.at:
        wrong = f"the patrol begins in {shown(placed.patrol[0])}, not in {shown(placed.at)}"
        yield Trouble((*where, "patrol"), wrong, "the region where it stands comes first")
    joined = {frozenset((connection.a, connection.b)) for connection in scenario.connections}
    # From its last region a patrol goes back to its first.
    for one, other in pairwise((*placed.patrol, placed.patrol[0])):
        if one != other and frozenset((one, other)) not in joined:
            wrong = f"no connection leads from {shown(one)} to {shown(other)}"
            yield Trouble((*where, "patrol"), wrong, "regions beside each other, the first one beside the last")
            return


def _features(scenario: Scenario) -> Iterator[Trouble]:
    together: Counter[str] = Counter()
    givers: Counter[str] = Counter(feature.gives.object for feature in scenario.features)
    for number, feature in enumerate(scenario.features):
        where: Where = ("feature", number)
        if feature.inside:
            if feature.kind not in ("object", "key"):
                yield Trouble((*where, "inside"), f"a {feature.kind} cannot be inside something", "an object or a key")
            elif not givers[feature.id]:
                wrong = f"{shown(feature.id)} is inside of nothing"
                yield Trouble((*where, "inside"), wrong, "a chest or treasure that gives it, or leave this out")
        elif feature.at not in scenario.region_by_id:
            yield region_missing((*where, "at"), feature.at)
        else:
            together[feature.at] += 1
            if together[feature.at] == MOST_TOGETHER + 1:
                yield _crowded((*where, "at"), feature.at, "features")
        for key, wrong, right in _unfit(scenario, feature):
            yield Trouble((*where, key), wrong, right)
        for key, effects in (("effects", feature.effects), ("fail", feature.fail)):
            ill = any(effect.kind == "disease" for effect in effects)
            for place, effect in enumerate(effects):
                yield from effect_troubles(scenario, (*where, key, place), effect, ill)
    for name, times in givers.items():
        if name and times > 1:
            number = max(number for number, feature in enumerate(scenario.features) if feature.gives.object == name)
            yield Trouble(("feature", number, "gives", "object"), f"{shown(name)} is in two places", "one of them")


def _unfit(scenario: Scenario, feature: Feature) -> Iterator[tuple[str, str, str]]:
    """Yield the key, what is wrong and what would be right in a feature of its kind (REG-242, REG-247, REG-249)."""
    if feature.kind == "chest" and not feature.lock:
        yield "lock", "a chest has a lock", 'dice, such as "1d6", or kind = "treasure"'
    if feature.kind not in ("chest", "mechanism") and feature.lock:
        yield "lock", f"a {feature.kind} has no lock", 'leave it out, or kind = "chest"'
    if feature.kind == "key" and not feature.opens:
        yield "opens", f"the key {shown(feature.id)} opens nothing", "the id of a locked connection or feature"
    if feature.kind == "mechanism" and not (feature.opens or feature.disarms or feature.effects):
        yield "kind", f"the mechanism {shown(feature.id)} does nothing", "opens, disarms or effects"
    if feature.opens:
        yield from _opens(scenario, feature)
    known = {placed.id for placed in scenario.placed}
    for name in feature.disarms:
        if name not in known:
            yield "disarms", f"there is no Challenge {shown(name)}", "the ids of Challenges in this file"
    for gear in feature.gives.gear:
        if gear not in scenario.content.gear:
            hint = closest(gear, tuple(scenario.content.gear)) or f"such as {few(tuple(scenario.content.gear))}"
            yield "gives", f"there is no Gear {shown(gear)}", hint
    inner = scenario.feature_by_id.get(feature.gives.object)
    if feature.gives.object and (inner is None or not inner.inside):
        wrong = f"there is no object {shown(feature.gives.object)} that could be inside"
        yield "gives", wrong, "the id of a feature with inside = true"


def _opens(scenario: Scenario, feature: Feature) -> Iterator[tuple[str, str, str]]:
    connection, other = scenario.connection_by_id.get(feature.opens), scenario.feature_by_id.get(feature.opens)
    if connection is None and (other is None or other is feature):
        yield "opens", f"there is nothing {shown(feature.opens)} to open", "the id of a locked connection or feature"
        return
    if connection is not None and not connection.obstacle:
        yield "opens", f"nothing blocks {shown(feature.opens)}", "a connection with an obstacle"
        return
    kind = obstacle(scenario, connection) if connection is not None else None
    # What is no Obstacle at all is said elsewhere.
    locked = bool(other.lock) if other is not None else kind is None or bool(kind.lock)
    if not locked and (feature.kind == "key" or other is not None):
        yield "opens", f"{shown(feature.opens)} has no lock", "the id of a locked connection or feature"
    if feature.use == "move" and other is not None and feature.kind == "key":
        yield "use", f"nobody moves through {shown(other.id)}", '"strategy" or "action"'


def effect_troubles(scenario: Scenario, where: Where, effect: Effect, ill: bool) -> Iterator[Trouble]:
    """Yield what is wrong with an effect; ``ill``: a Disease comes with it."""
    yield from _of_disease(where, effect, ill)
    if effect.amount == "search" and effect.kind != "reveal":
        yield Trouble((*where, "amount"), "only a reveal is as good as a Search", 'a number, or dice such as "1d6"')
    wanted = {"track": ("track",), "disease": ("name", "track"), "shift": ("entry",)}.get(effect.kind, ())
    for key in wanted:
        if not getattr(effect, key):
            yield Trouble((*where, key), f"{key} is missing", f"an effect of this kind, {effect.kind}, has one")
    if effect.kind == "shift" and not effect.levels:
        yield Trouble((*where, "levels"), "levels is missing", "how many levels, such as -1")
    if effect.kind == "gear" and effect.name not in scenario.content.gear:
        right = closest(effect.name, tuple(scenario.content.gear)) or f"such as {few(tuple(scenario.content.gear))}"
        yield Trouble((*where, "name"), f"there is no Gear {shown(effect.name)}", right)
    if effect.kind == "skip" and effect.name not in ("strategy", "action"):
        yield Trouble((*where, "name"), f"there is no {shown(effect.name)} Phase", "strategy or action")
    if effect.kind == "unlock" and not (effect.name in scenario.connection_by_id or effect.name in scenario.feature_by_id):
        right = "the id of a connection or feature"
        yield Trouble((*where, "name"), f"there is nothing {shown(effect.name)} to unlock", right)


def _of_disease(where: Where, effect: Effect, ill: bool) -> Iterator[Trouble]:
    """Yield what cannot be of a Disease, or beside one (``ill``), and what would hold somebody for good (REG-255, REG-263,
    REG-G61)."""
    if effect.kind == "disease" and not (effect.amount.isdigit() and 1 <= int(effect.amount) <= MOST_ILL):
        yield Trouble((*where, "amount"), f"{shown(effect.amount)} is no number of a Disease", f"1 to {MOST_ILL}")
    if effect.kind == "stay" and effect.until == "scenario":
        wrong = "nobody could Move again until the end"
        yield Trouble((*where, "until"), wrong, '"their turn", "next turn" or "round"')
    lasts = ill and effect.until == "scenario"
    if effect.cumulative is not None and effect.kind != "disease" and not lasts:
        right = 'for a disease, or for what lasts until = "scenario" beside one'
        yield Trouble((*where, "cumulative"), "cumulative says something of Diseases only", right)


def _limits(scenario: Scenario) -> Iterator[Trouble]:
    if scenario.type == "chase" and not scenario.round_limit:
        yield Trouble(("scenario", "round_limit"), "a chase has a round limit", "in how many rounds it is over")


def _reached(scenario: Scenario) -> Iterator[Trouble]:
    """Yield what nobody can come to or get, even if everything hidden is found and every Obstacle overcome."""
    near = steps(scenario)
    if lost := [number for number, region in enumerate(scenario.regions) if region.id not in near]:
        names = few([scenario.regions[number].id for number in lost])
        yield Trouble(("region", lost[0]), f"no connection leads from the start to {names}", "connections, or leave it out")
        return
    can = reach(scenario)
    if scenario.goal not in can.regions:
        shut = [
            number
            for number, connection in enumerate(scenario.connections)
            if not passable(scenario, connection) and (connection.a in can.regions) != (connection.b in can.regions)
        ]
        where: Where = ("connection", shut[0], "obstacle") if shut else ("scenario", "goal")
        yield Trouble(where, "nobody can pass here, and the goal lies behind", "a key or a mechanism on this side")
    for need in scenario.needs:
        if need not in can.features:
            yield Trouble(("scenario", "needs"), f"nobody can get {shown(need)}", "a place that can be reached")


class Reach(msgspec.Struct, frozen=True):
    """What a party can come to: regions, and features that it can open, use or have, by id."""

    regions: frozenset[str]
    features: frozenset[str]


def reach(scenario: Scenario, *, lockpicks: bool = True, breaking: bool = True) -> Reach:
    """Return how far a party can come that finds everything hidden and overcomes every Obstacle that can be overcome.

    See `passable` for which can be; besides, something may open one. With neither ``lockpicks`` nor ``breaking`` every
    Lock takes its key.
    """
    regions: set[str] = {scenario.start}
    features: set[str] = set()
    while True:
        opened = {id for feature in scenario.features if feature.id in features for id in _opened(feature)}
        more = {
            end
            for connection in scenario.connections
            if regions & {connection.a, connection.b}
            and (connection.id in opened or passable(scenario, connection, lockpicks=lockpicks, breaking=breaking))
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


def passable(scenario: Scenario, connection: Connection, *, lockpicks: bool = True, breaking: bool = True) -> bool:
    """Whether a connection's Obstacle can be overcome by a party without anything that the scenario holds for it.

    One with EP can be worn down, one with a Lock picked if there are ``lockpicks``. What has a Lock is worn down only with
    ``breaking``, and never where the scenario forbids it (REG-190); what Persists is pushed past in any case.
    """
    kind = scenario.content.challenges.get(connection.obstacle)
    if kind is None:
        return True
    may_be_worn_down = not kind.lock or "Persists" in kind.keywords or (breaking and not scenario.no_bash)
    return bool((kind.ep and may_be_worn_down) or (kind.lock and lockpicks))


def obstacle(scenario: Scenario, connection: Connection) -> Challenge | None:
    """Return what blocks a connection."""
    return scenario.content.challenges.get(connection.obstacle)


def steps(scenario: Scenario) -> dict[str, int]:
    """Return how many connections away from the start each region is, Obstacles and hidden ways counting like others."""
    ways = both_ways((connection.a, connection.b, 1) for connection in scenario.connections)
    return distances(scenario.start, ways)


def _opened(feature: Feature) -> Iterator[str]:
    """Yield what somebody can open who has a feature, or can use it."""
    if feature.opens:
        yield feature.opens
    yield from (effect.name for effect in feature.effects if effect.kind == "unlock")
