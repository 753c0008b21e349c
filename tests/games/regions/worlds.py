"""Two worlds that look alike: the same party, over a scenario that differs in whatever the party does not know."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TypeVar

from msgspec.structs import replace

from engine.core.flow import MASTER, Question, Then
from engine.games.regions.rules.exploring import knowing
from engine.games.regions.state import board
from engine.games.regions.state.content import TRACKS, content
from engine.games.regions.state.scenarios import Connection, Feature, Gift, Placed, Region, Scenario
from engine.games.regions.state.state import Body, Entity, Ongoing, Pool, Secret, Sighting, State, Strike, Task, Trial

T = TypeVar("T")

HIDDEN = ("1d4", "1d6", "1d8", "1d10", "2d6")
OBSTACLES = ("rubble", "barred-door", "thorn-hedge", "shutter")
UNSEEN = ("needle-gnats", "yard-geese", "bramble-hounds", "drowsy-guard", "choking-dust", "dart-plate", "trip-bell")
TRAPS = ("dart-plate", "trip-bell", "loose-step", "green-vial")


def other_world(state: State, chance: random.Random) -> State:
    """Return a state that only the game master can tell from this one.

    Regions that were not seen are called otherwise, and lie, look and are wet otherwise; there is one more. Unknown ways
    lead elsewhere, and hidden ones are there or not. Challenges that were never seen are others and elsewhere, Traps lie
    where none did; those that were seen have other plans, and are elsewhere too once they have left where they were seen;
    Creatures that were defeated are back, and others are not. Secrets lie elsewhere behind other dice, chests hold
    something else, decks lie in another order. All ids of Challenges, of ways and of places unknown are others.
    """
    if state.phase == "over":
        return state
    state = _with_other_land(state, chance)
    state = _with_other_ways(state, chance)
    state = _with_other_things(state, chance)
    state = _with_other_challenges(state, chance)
    state = replace(
        state,
        members=tuple(replace(member, deck=_shuffled(member.deck, chance)) for member in state.members),
        luck=_shuffled(state.luck, chance),
        secrets=(*state.secrets, Secret(state.round, "something else", "1d6", chance.randint(1, 6))),
        rulings=("Nobody is told of this.",),
    )
    return _renamed(state)


def _shuffled(items: tuple[T, ...], chance: random.Random) -> tuple[T, ...]:
    return tuple(chance.sample(items, len(items)))


def busy(state: State) -> set[str]:
    """Return the words that what is under way hangs on: ids among them."""
    words: set[str] = set()
    for task in state.agenda:
        if isinstance(task, Question):
            words |= {task.subject, task.default, *task.options}
        elif isinstance(task, Then):
            words |= {task.subject, *task.words}
        elif isinstance(task, Strike):
            words |= {task.actor, task.way, *task.targets}
        elif isinstance(task, Trial):
            words.add(task.target)
    return words


def unknown(state: State) -> tuple[str, ...]:
    """Return the regions that no member of the party has heard of."""
    known = {*state.seen, state.scenario.start, *busy(state)}
    if state.scenario.known_goal:
        known.add(state.scenario.goal)
    return tuple(region.id for region in state.scenario.regions if region.id not in known)


# The land.


def _with_other_land(state: State, chance: random.Random) -> State:
    """Other regions where none was seen; what is not known of the others differs too."""
    hidden = unknown(state)
    regions = tuple(
        _other_region(state, region, chance) if region.id in hidden else _other_inside(state, region, chance)
        for region in state.scenario.regions
    )
    extra = Region("nowhere", "Nowhere at all", "Nobody was ever here.", x=99, y=99, fortunes=3)
    counts = {region.id: chance.randrange(4) for region in regions}
    fortunes = {id: counts[id] for id in state.fortunes if id in counts}
    where = replace(
        state.scenario,
        regions=(*regions, extra),
        won="Well done, all the same.",
        lost="Lost, all the same.",
        partly="Half of it, all the same.",
    )
    return replace(state, scenario=where, fortunes=fortunes)


def _other_inside(state: State, region: Region, chance: random.Random) -> Region:
    """Return a region that is known, with other secrets in it."""
    other = replace(region, fortunes=chance.randrange(4), fortune=chance.choice(HIDDEN))
    if region.id in state.explored or region.id in busy(state):
        return other
    return replace(other, bonus=chance.randrange(3), hide_spot=chance.random() < 0.5)


def _other_region(state: State, region: Region, chance: random.Random) -> Region:
    """Return a region that was not seen: of one beside a known place light and water stay as they are, or it might be
    seen."""
    beside = [way for way in state.scenario.exits[region.id] if way.id in state.ways]
    x, y = _other_place(state, region, beside, chance)
    return replace(
        region,
        name=f"Another {region.name}",
        text="It is quite different here.",
        light=region.light if beside else chance.choice(("lit", "dark")),
        water=region.water if beside else chance.choice(("none", "surface", "submerged")),
        settings=chance.choice(((), ("wilderness",), ("dungeon", "civilization"))),
        limit=region.limit and region.limit + chance.randrange(3),
        bonus=chance.randrange(3),
        hide_spot=chance.random() < 0.5,
        fortunes=chance.randrange(3),
        fortune=chance.choice(HIDDEN),
        x=x,
        y=y,
    )


def _other_place(state: State, region: Region, beside: list[Connection], chance: random.Random) -> tuple[int, int]:
    """Return where else a region may lie: in the same direction from where a known exit leads to it."""
    if not beside:
        return chance.randrange(40), chance.randrange(40)
    if len(beside) > 1:
        return region.x, region.y
    here = state.scenario.region_by_id[beside[0].other(region.id)]
    far = chance.choice((1, 2))
    return here.x + far * _sign(region.x - here.x), here.y + far * _sign(region.y - here.y)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _with_other_ways(state: State, chance: random.Random) -> State:
    """Other ways where none is known: hidden ones are gone, or new, or hidden otherwise; open ones are blocked or not."""
    scenario = state.scenario
    kept = [way for way in scenario.connections if way.id in state.ways or way.id in busy(state)]
    for way in scenario.connections:
        if way in kept or (way.hidden and chance.random() < 0.3):
            continue
        hidden = chance.choice(HIDDEN) if way.hidden else ""
        obstacle = chance.choice((*OBSTACLES, "")) if way.obstacle else ""
        kept.append(replace(way, hidden=hidden, obstacle=obstacle, low="", high=""))
    start = chance.choice([region.id for region in scenario.regions])
    kept.append(Connection("secret-way", start, "nowhere", hidden=chance.choice(HIDDEN)))
    return replace(state, scenario=replace(scenario, connections=tuple(kept)))


def _with_other_things(state: State, chance: random.Random) -> State:
    """Other things where none was found: elsewhere, behind other dice; and other things in what was found."""
    scenario = state.scenario
    places = [region.id for region in scenario.regions]
    unentered = [place for place in places if place not in state.explored]
    features = []
    for feature in scenario.features:
        if feature.id in state.opened or feature.id in state.taken or feature.id in busy(state):
            features.append(feature)
        elif feature.id in state.found:
            features.append(_other_inner(feature))
        elif feature.id in scenario.needs or feature.kind == "key":
            features.append(replace(feature, hidden=chance.choice(HIDDEN), at=chance.choice(places)))
        elif feature.hidden:
            other = replace(_other_inner(feature), hidden=chance.choice(HIDDEN), at=chance.choice(places), text="Odd.")
            features.append(other)
        elif unentered and feature.at not in state.explored:
            features.append(replace(_other_inner(feature), at=chance.choice(unentered)))
        else:
            features.append(feature)
    secret = Feature("secret", "something", chance.choice(places), "treasure", hidden="1d8", gives=Gift(4))
    features.insert(chance.randrange(len(features) + 1), secret)
    return replace(state, scenario=replace(scenario, features=tuple(features)))


def _other_inner(feature: Feature) -> Feature:
    """Return a thing with something else in it; a needed object stays where it is."""
    if feature.gives.object or feature.kind not in ("chest", "treasure"):
        return feature
    return replace(feature, gives=Gift(feature.gives.valuables + 2, ("fins",)), fail=())


# Challenges.


def _with_other_challenges(state: State, chance: random.Random) -> State:
    scenario = state.scenario
    ways = {way.id: way for way in scenario.connections}
    entities = [
        other
        for entity in state.entities
        if (entity.type != "Obstacle" or entity.at in ways) and (other := _other_challenge(state, entity, chance))
    ]
    if state.phase == "play":
        entities = [
            entity
            for entity in entities
            if entity.type != "Obstacle" or entity.number or entity.defeated or entity.id in busy(state)
        ]
        seen = {entity.at for entity in entities if entity.type == "Obstacle"}
        new = [_obstacle(way) for way in scenario.connections if way.obstacle and way.id not in seen | {*state.cleared}]
        entities += [item for item in new if item.at not in state.ways]
        unwatched = _unwatched(state)
        if unwatched:
            entities += [_newcomer(state, number, unwatched, chance) for number in range(chance.randrange(3))]
        everywhere = [region.id for region in scenario.regions]
        entities += [_trap(number, everywhere, chance) for number in range(chance.randrange(3))]
    met = {entity.kind for entity in state.entities if entity.number or entity.id in busy(state)} | {*state.beaten}
    own = scenario.own
    kinds = tuple(kind if kind.id in met else replace(kind, text="Nobody knows what this is.") for kind in own.kinds)
    scenario = replace(scenario, own=replace(own, kinds=kinds))
    placed = tuple(replace(item, at=chance.choice([region.id for region in scenario.regions])) for item in scenario.placed)
    return replace(state, entities=tuple(entities), scenario=replace(scenario, placed=placed))


def _unwatched(state: State) -> tuple[str, ...]:
    """Return the regions that no member stands in or looks into."""
    watched = {*knowing.in_view(state), *board.all_eyes(state).stand}
    return tuple(region.id for region in state.scenario.regions if region.id not in watched)


def _other_challenge(state: State, entity: Entity, chance: random.Random) -> Entity | None:
    """Return a Challenge with everything changed that cannot be known; ``None`` if it is not there at all."""
    if entity.type == "Obstacle" or entity.id in busy(state):
        return entity
    unwatched = _unwatched(state)
    plans = {
        "patrol": tuple(chance.sample(unwatched, min(2, len(unwatched)))),
        "leg": chance.randrange(3),
        "last": chance.choice([region.id for region in state.scenario.regions]) if entity.alerted else "",
        "origin": chance.choice([region.id for region in state.scenario.regions]),
        "saw": chance.random() < 0.5,
        "passes": (),
    }
    if entity.defeated:
        returns = content().challenges[entity.kind].respawn and entity.type == "Creature" and unwatched
        if returns and chance.random() < 0.5:
            return replace(entity, **plans, at=chance.choice(unwatched), ep=entity.ep or 1, defeated=False, count=0)
        return replace(entity, **plans, count=chance.randrange(5))
    if board.visible(state, entity):
        return replace(entity, **plans)
    sighted = next((known for known in state.sightings if known.entity == entity.id), None)
    if sighted is not None and sighted.at == entity.at:
        return replace(entity, **plans)
    if entity.number == 0 and not entity.hidden and chance.random() < 0.3 and entity.at in unwatched:
        return None
    if entity.number and sighted is None and entity.type == "Creature" and chance.random() < 0.5:
        return replace(entity, **plans, defeated=True, ep=0, count=chance.randrange(3))
    away = [place for place in unwatched if sighted is None or place != sighted.at]
    if entity.type not in ("Creature", "Seeker") or entity.at not in unwatched or not away:
        return replace(entity, **plans)
    alerted = chance.random() < 0.5 if entity.type == "Seeker" else False
    return replace(entity, **plans, at=chance.choice(away), ep=chance.randint(1, max(1, entity.ep)), alerted=alerted)


def _obstacle(way: Connection) -> Entity:
    kind = content().challenges[way.obstacle]
    return Entity(f"o:{way.id}", kind.id, "Obstacle", way.id, kind.ep, origin=way.id, lock=bool(kind.lock))


def _newcomer(state: State, number: int, places: tuple[str, ...], chance: random.Random) -> Entity:
    """Return a Challenge that was never seen, where no member looks."""
    kind = content().challenges[chance.choice(UNSEEN)]
    at = chance.choice(places)
    tracks = dict.fromkeys(TRACKS, -1) if kind.type in ("Creature", "Seeker") else {}
    return Entity(
        f"newcomer-{number}",
        kind.id,
        kind.type,
        at,
        kind.ep,
        origin=at,
        tracks=tracks,
        hidden=bool(kind.hidden),
        alerted=kind.type == "Seeker" and state.round > 1,
    )


def _trap(number: int, places: list[str], chance: random.Random) -> Entity:
    """Return a Trap that was not found, perhaps right here."""
    kind = content().challenges[chance.choice(TRAPS)]
    at = chance.choice(places)
    return Entity(f"trap-{number}", kind.id, "Trap", at, kind.ep, origin=at, hidden=True)


# Other ids.


def _renamed(state: State) -> State:
    """Return a state in which Challenges, ways and unknown regions have other ids, in the same order."""
    places = {id: f"x-{id}" for id in unknown(state)}
    ways = {way.id: f"x-{way.id}" for way in state.scenario.connections}
    entities = {entity.id: _other_id(entity.id) for entity in state.entities}
    words = {**places, **ways, **entities}

    def of(word: str) -> str:
        return words.get(word, word)

    def place(word: str) -> str:
        return places.get(word, ways.get(word, word))

    return replace(
        state,
        scenario=_renamed_scenario(state.scenario, places, ways),
        members=tuple(replace(member, region=place(member.region)) for member in state.members),
        entities=tuple(
            replace(
                entity,
                id=of(entity.id),
                at=place(entity.at),
                origin=place(entity.origin),
                patrol=tuple(map(place, entity.patrol)),
                passes=tuple(map(place, entity.passes)),
                last=place(entity.last),
            )
            for entity in state.entities
        ),
        agenda=tuple(_renamed_task(task, words) for task in state.agenda),
        ongoing=tuple(_renamed_effect(item, words) for item in state.ongoing),
        pools=tuple(Pool(of(pool.obstacle), pool.member, pool.ep) for pool in state.pools),
        ways=tuple(map(place, state.ways)),
        looked=tuple(map(place, state.looked)),
        fortunes={place(region): count for region, count in state.fortunes.items()},
        cleared=tuple(map(place, state.cleared)),
        closed=tuple(map(place, state.closed)),
        lit=tuple(map(place, state.lit)),
        bodies=tuple(Body(of(body.entity), place(body.at), body.hidden) for body in state.bodies),
        sightings=tuple(_renamed_sighting(sighting, words, place(sighting.at)) for sighting in state.sightings),
    )


def _other_id(id: str) -> str:
    return f"o:x-{id[2:]}" if id.startswith("o:") else f"x-{id}"


def _renamed_scenario(scenario: Scenario, places: Mapping[str, str], ways: Mapping[str, str]) -> Scenario:
    def place(word: str) -> str:
        return places.get(word, ways.get(word, word))

    return replace(
        scenario,
        goal=place(scenario.goal),
        regions=tuple(replace(region, id=place(region.id)) for region in scenario.regions),
        connections=tuple(
            replace(
                connection,
                id=place(connection.id),
                a=place(connection.a),
                b=place(connection.b),
                low=place(connection.low),
                high=place(connection.high),
            )
            for connection in scenario.connections
        ),
        placed=tuple(
            Placed(f"x-{item.id}", item.kind, place(item.at), tuple(map(place, item.patrol)), item.single)
            for item in scenario.placed
        ),
        features=tuple(
            replace(
                feature,
                at=place(feature.at),
                opens=place(feature.opens),
                disarms=tuple(f"x-{id}" for id in feature.disarms),
            )
            for feature in scenario.features
        ),
    )


def _renamed_task(task: Task, words: Mapping[str, str]) -> Task:
    def of(word: str) -> str:
        return words.get(word, word)

    if isinstance(task, Question):
        if task.owner != MASTER:  # whose options are plays, which may be called as a place is
            return replace(task, subject=of(task.subject))
        options = tuple(map(of, task.options))
        return replace(task, options=options, default=of(task.default), subject=of(task.subject))
    if isinstance(task, Then):
        answered = task.step.startswith("answer ")
        return replace(task, subject=of(task.subject), words=task.words if answered else tuple(map(of, task.words)))
    if isinstance(task, Trial):
        return replace(task, target=of(task.target))
    return replace(
        task,
        actor=of(task.actor),
        targets=tuple(map(of, task.targets)),
        way=of(task.way),
        shifts=tuple((of(on), entry, shift) for on, entry, shift in task.shifts),
        answers={of(on): answer for on, answer in task.answers.items()},
        settings={of(on): setting for on, setting in task.settings.items()},
    )


def _renamed_effect(ongoing: Ongoing, words: Mapping[str, str]) -> Ongoing:
    return replace(ongoing, on=words.get(ongoing.on, ongoing.on), owner=words.get(ongoing.owner, ongoing.owner))


def _renamed_sighting(sighting: Sighting, words: Mapping[str, str], at: str) -> Sighting:
    return replace(sighting, entity=words.get(sighting.entity, sighting.entity), at=at)
