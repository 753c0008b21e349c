"""What must hold in every scenario before it is played (REG-014, REG-016, REG-021, REG-198, REG-247, REG-G28). Besides, how
far a party can come in it if all goes well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import msgspec

from engine.core.files.lines import Where
from engine.core.files.troubles import Trouble, few, repeated
from engine.core.files.values import closest, shown
from engine.maps.graphs import both_ways, distances

from ..state.catalogue import kind_noun, trouble
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
    ]
    # Where something is not what it is called, how far the party comes would say the same once more.
    return found or list(_reached(scenario))


def region_missing(where: Where, region: str) -> Trouble:
    """Return the trouble with a region that is named and does not exist."""
    return trouble("bad-no-region", where, name=shown(region))


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
    return trouble("bad-id-twice", where, name=shown(name))


def _ends(scenario: Scenario) -> Iterator[Trouble]:
    regions = scenario.region_by_id
    if len(regions) < 2:
        yield trouble("bad-few-regions", ())
    for key, region in (("start", scenario.start), ("goal", scenario.goal)):
        if region not in regions:
            yield region_missing(("scenario", key), region)
    if scenario.start == scenario.goal and not scenario.needs:
        yield trouble("bad-goal-at-start", ("scenario", "goal"))
    if scenario.type == "chase" and not scenario.round_limit:
        yield trouble("bad-chase", ("scenario", "round_limit"))
    for need in scenario.needs:
        feature = scenario.feature_by_id.get(need)
        if feature is None or feature.kind not in ("object", "key"):
            yield trouble("bad-need", ("scenario", "needs"), name=shown(need))


def _regions(scenario: Scenario) -> Iterator[Trouble]:
    for number, name in repeated([region.name for region in scenario.regions]):
        yield trouble("bad-region-name-twice", ("region", number, "name"), name=shown(name))
    places: set[tuple[int, int]] = set()
    for number, region in enumerate(scenario.regions):
        if len(region.name) < 2:
            yield trouble("bad-single-letter", ("region", number, "name"))
        if (region.x, region.y) in places:
            yield trouble("bad-same-place", ("region", number, "x"), name=shown(region.id), x=region.x, y=region.y)
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
                yield trouble("bad-exits", (*where, key), name=shown(end), most=MOST_EXITS)
        ends = frozenset((connection.a, connection.b))
        if len(ends) == 1:
            yield trouble("bad-loop", (*where, "b"), name=shown(connection.a))
        elif ends in joined:
            yield trouble("bad-joined-twice", where, first=shown(connection.a), second=shown(connection.b))
        joined.add(ends)
        if connection.obstacle:
            if found := _kind(scenario, (*where, "obstacle"), connection.obstacle, ("Obstacle",)):
                yield found
                continue
            kind = obstacle(scenario, connection)
            climbing = kind is not None and "Climbing" in kind.keywords
            if climbing and {connection.low, connection.high} != ends:
                name = shown(connection.obstacle)
                yield trouble("bad-slope", (*where, "low"), name=name, first=connection.a, second=connection.b)
            elif not climbing and connection.low:
                yield trouble("bad-no-slope", (*where, "low"), name=shown(connection.obstacle))
        elif connection.low:
            yield trouble("bad-nothing-to-climb", (*where, "low"))


def _kind(scenario: Scenario, where: Where, kind: str, types: tuple[ChallengeType, ...]) -> Trouble | None:
    """Return what is wrong with a kind of Challenge that should be one of these types."""
    known = scenario.content.challenges
    fitting = [id for id, item in known.items() if item.type in types]
    if kind in known:
        if kind in fitting:
            return None
        if known[kind].type == "Obstacle":
            return trouble("bad-is-obstacle", where, name=shown(kind))
        return trouble("bad-is-no-obstacle", where, name=shown(kind), type=kind_noun(known[kind].type), known=few(fitting))
    sort, hint = "Obstacle" if types == ("Obstacle",) else "Challenge", closest(kind, fitting)
    return trouble("bad-no-kind", where, sort=sort, name=shown(kind), hint=hint, known=few(fitting))


def _challenges(scenario: Scenario) -> Iterator[Trouble]:
    together: Counter[str] = Counter()
    for number, placed in enumerate(scenario.placed):
        where: Where = ("challenge", number)
        if placed.at not in scenario.region_by_id:
            yield region_missing((*where, "at"), placed.at)
        together[placed.at] += 1
        if together[placed.at] == MOST_TOGETHER + 1:
            yield _crowded((*where, "at"), placed.at, "Challenges")
        if found := _kind(scenario, (*where, "kind"), placed.kind, ("Environ", "Creature", "Seeker", "Trap")):
            yield found
            continue
        kind = scenario.content.challenges[placed.kind]
        region = scenario.region_by_id.get(placed.at)
        if kind.stays == "water" and region is not None and region.water == "none":
            yield trouble("bad-dry", (*where, "at"), name=shown(placed.kind))
        if placed.patrol and kind.type != "Seeker":
            yield trouble("bad-no-seeker", (*where, "patrol"), name=shown(placed.kind))
        elif placed.patrol:
            yield from _patrol(scenario, where, placed)
        for way in placed.passes:
            if way not in scenario.connection_by_id:
                yield trouble("bad-passes", (*where, "passes"), name=shown(way))


def _crowded(where: Where, region: str, what: str) -> Trouble:
    return trouble("bad-crowd", where, many=what, name=shown(region), most=MOST_TOGETHER)


def _patrol(scenario: Scenario, where: Where, placed: Placed) -> Iterator[Trouble]:
    if unknown := [region for region in placed.patrol if region not in scenario.region_by_id]:
        yield region_missing((*where, "patrol"), unknown[0])
        return
    if placed.patrol[0] != placed.at:
        first, second = shown(placed.patrol[0]), shown(placed.at)
        yield trouble("bad-patrol-begins", (*where, "patrol"), first=first, second=second)
    joined = {frozenset((connection.a, connection.b)) for connection in scenario.connections}
    # From its last region a patrol goes back to its first.
    for item, other in pairwise((*placed.patrol, placed.patrol[0])):
        if item != other and frozenset((item, other)) not in joined:
            yield trouble("bad-patrol-leads", (*where, "patrol"), first=shown(item), second=shown(other))
            return


def _features(scenario: Scenario) -> Iterator[Trouble]:
    together: Counter[str] = Counter()
    givers: Counter[str] = Counter(feature.gives.object for feature in scenario.features)
    for number, feature in enumerate(scenario.features):
        where: Where = ("feature", number)
        if feature.inside:
            if feature.kind not in ("object", "key"):
                yield trouble("bad-inside-kind", (*where, "inside"), kind=feature.kind)
            elif not givers[feature.id]:
                yield trouble("bad-inside-nothing", (*where, "inside"), name=shown(feature.id))
        elif feature.at not in scenario.region_by_id:
            yield region_missing((*where, "at"), feature.at)
        else:
            together[feature.at] += 1
            if together[feature.at] == MOST_TOGETHER + 1:
                yield _crowded((*where, "at"), feature.at, "features")
        yield from _unfit(scenario, feature, where)
        for key, effects in (("effects", feature.effects), ("fail", feature.fail)):
            ill = any(effect.kind == "disease" for effect in effects)
            for place, effect in enumerate(effects):
                yield from effect_troubles(scenario, (*where, key, place), effect, ill)
    for name, times in givers.items():
        if name and times > 1:
            number = max(number for number, feature in enumerate(scenario.features) if feature.gives.object == name)
            yield trouble("bad-two-places", ("feature", number, "gives", "object"), name=shown(name))


def _unfit(scenario: Scenario, feature: Feature, where: Where) -> Iterator[Trouble]:
    """Yield what is wrong in a feature of its kind (REG-242, REG-247, REG-249)."""
    if feature.kind == "chest" and not feature.lock:
        yield trouble("bad-chest", (*where, "lock"))
    if feature.kind not in ("chest", "mechanism") and feature.lock:
        yield trouble("bad-locked", (*where, "lock"), kind=feature.kind)
    if feature.kind == "key" and not feature.opens:
        yield trouble("bad-idle-key", (*where, "opens"), name=shown(feature.id))
    if feature.kind == "mechanism" and not (feature.opens or feature.disarms or feature.effects):
        yield trouble("bad-idle-mechanism", (*where, "kind"), name=shown(feature.id))
    if feature.opens:
        yield from _opens(scenario, feature, where)
    known = {placed.id for placed in scenario.placed}
    for name in feature.disarms:
        if name not in known:
            yield trouble("bad-disarms", (*where, "disarms"), name=shown(name))
    for gear in feature.gives.gear:
        yield from _no_gear(scenario, (*where, "gives"), gear)
    inner = scenario.feature_by_id.get(feature.gives.object)
    if feature.gives.object and (inner is None or not inner.inside):
        yield trouble("bad-gives", (*where, "gives"), name=shown(feature.gives.object))


def _no_gear(scenario: Scenario, where: Where, gear: str) -> Iterator[Trouble]:
    known = tuple(scenario.content.gear)
    if gear not in known:
        yield trouble("bad-no-gear", where, name=shown(gear), hint=closest(gear, known), known=few(known))


def _opens(scenario: Scenario, feature: Feature, where: Where) -> Iterator[Trouble]:
    connection, other = scenario.connection_by_id.get(feature.opens), scenario.feature_by_id.get(feature.opens)
    name, opens = shown(feature.opens), (*where, "opens")
    if connection is None and (other is None or other is feature):
        yield trouble("bad-opens", opens, name=name)
        return
    if connection is not None and not connection.obstacle:
        yield trouble("bad-unblocked", opens, name=name)
        return
    kind = obstacle(scenario, connection) if connection is not None else None
    # What is no Obstacle at all is said elsewhere.
    locked = bool(other.lock) if other is not None else kind is None or bool(kind.lock)
    if not locked and (feature.kind == "key" or other is not None):
        yield trouble("bad-unlocked", opens, name=name)
    if feature.use == "move" and other is not None and feature.kind == "key":
        yield trouble("bad-no-door", (*where, "use"), name=shown(other.id))


def effect_troubles(scenario: Scenario, where: Where, effect: Effect, ill: bool) -> Iterator[Trouble]:
    """Yield what is wrong with an effect; ``ill``: a Disease comes with it."""
    yield from _of_disease(where, effect, ill)
    if effect.amount == "search" and effect.kind != "reveal":
        yield trouble("bad-amount-search", (*where, "amount"))
    wanted = {"track": ("track",), "disease": ("name", "track"), "shift": ("entry",)}.get(effect.kind, ())
    for key in wanted:
        if not getattr(effect, key):
            yield trouble("bad-effect-lacks", (*where, key), entry=key, kind=effect.kind)
    if effect.kind == "shift" and not effect.levels:
        yield trouble("bad-levels", (*where, "levels"))
    if effect.kind == "gear":
        yield from _no_gear(scenario, (*where, "name"), effect.name)
    if effect.kind == "skip" and effect.name not in ("strategy", "action"):
        yield trouble("bad-phase", (*where, "name"), name=shown(effect.name))
    if effect.kind == "unlock" and not (effect.name in scenario.connection_by_id or effect.name in scenario.feature_by_id):
        yield trouble("bad-unlock", (*where, "name"), name=shown(effect.name))


def _of_disease(where: Where, effect: Effect, ill: bool) -> Iterator[Trouble]:
    """Yield what cannot be of a Disease, or beside one (``ill``), and what would hold a PC for good (REG-255, REG-263,
    REG-G61)."""
    if effect.kind == "disease" and not (effect.amount.isdigit() and 1 <= int(effect.amount) <= MOST_ILL):
        yield trouble("bad-disease-amount", (*where, "amount"), amount=shown(effect.amount), most=MOST_ILL)
    if effect.kind == "stay" and effect.until == "scenario":
        yield trouble("bad-stay", (*where, "until"))
    lasts = ill and effect.until == "scenario"
    if effect.cumulative is not None and effect.kind != "disease" and not lasts:
        yield trouble("bad-cumulative", (*where, "cumulative"))


def _reached(scenario: Scenario) -> Iterator[Trouble]:
    """Yield what no party can come to or get, even if everything hidden is found and every Obstacle overcome."""
    near = steps(scenario)
    if lost := [number for number, region in enumerate(scenario.regions) if region.id not in near]:
        names = few([scenario.regions[number].id for number in lost])
        yield trouble("bad-apart", ("region", lost[0]), names=names)
        return
    can = reach(scenario)
    if scenario.goal not in can.regions:
        shut = [
            number
            for number, connection in enumerate(scenario.connections)
            if not passable(scenario, connection) and (connection.a in can.regions) != (connection.b in can.regions)
        ]
        where: Where = ("connection", shut[0], "obstacle") if shut else ("scenario", "goal")
        yield trouble("bad-impassable", where)
    for need in scenario.needs:
        if need not in can.features:
            yield trouble("bad-unreachable", ("scenario", "needs"), name=shown(need))


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
    """Yield what a member who has a feature, or can use it, can open."""
    if feature.opens:
        yield feature.opens
    yield from (effect.name for effect in feature.effects if effect.kind == "unlock")
