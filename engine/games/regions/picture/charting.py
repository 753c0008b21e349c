"""The map of regions as a board: where each lies, what is in it, what stands in the ways, which exits have letters."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from msgspec.structs import replace

from engine.core.scene import Exit, Node, Secret, Token, Way
from engine.core.words import marks

from ..rules import awaiting, turns
from ..rules.exploring import movement
from ..speech.words import dice, icon_of
from ..state import board, sheets
from ..state.catalogue import WORDS
from ..state.content import ChallengeType, content
from ..state.naming import exit_letter
from ..state.scenarios import Connection, Feature, Ground, Region
from ..state.state import Entity, Member, State, standing
from .slabs.slabboard import SlabBoard

TOKENS: dict[ChallengeType, str] = {"Creature": "creature", "Seeker": "seeker", "Trap": "trap", "Environ": "environs"}
"""What Challenges in regions are drawn as."""

ROAMING = ("Creature", "Seeker")
"""What may be elsewhere once it is out of sight."""

FEATURES = {"chest": "cache", "treasure": "treasure", "key": "secret", "object": "object", "mechanism": "lever"}
"""The marks of features."""

WANTED = ("roll", "object", "bundle")
"""The marks of what the party came for, where that is several things: of the first, the second and all others."""

GROUNDS: dict[tuple[str, str], Ground] = {
    ("wilderness", "lit"): "field",
    ("wilderness", "dark"): "wood",
    ("dungeon", "lit"): "hall",
    ("dungeon", "dark"): "tunnel",
    ("civilization", "lit"): "street",
    ("civilization", "dark"): "room",
}
"""What a region is drawn as of which its scenario does not say it, by setting and light; with water it is water."""


def drawn(state: State, at: str, *, running: bool, secrets: bool, leads: Collection[str] = ()) -> SlabBoard:
    """Return the map of what a state holds; ``at`` is a region to centre on; ``secrets`` draws what was not found. The ways
    to go are ``leads``."""
    regions = state.scenario.regions
    nodes = tuple(_node(state, region, secrets=secrets) for region in regions)
    ways = tuple(
        _way(state, way, secrets=secrets) for way in state.scenario.connections if secrets or _is_known(state, way)
    )
    exits = tuple(_exits(state, leads)) if running else ()
    return SlabBoard(nodes, ways, focus=at or focus(state), exits=exits)


def focus(state: State) -> str:
    """Return the region that matters most: that of the member who is to act, else of one who may act, else the start."""
    acting = active(state)
    waiting = turns.waiting(state)
    order = [*(() if acting is None else (acting,)), *waiting, *range(len(state.members))]
    places = (state.members[index].region for index in order if state.members[index].in_play)
    return next((place for place in places if place), state.scenario.start)


def active(state: State) -> int | None:
    """Return who is to act: whose turn it is; once all have had theirs, for whom alone the round still waits."""
    if not awaiting.may_go_on(state):
        return turns.acting(state)
    waits = tuple(awaiting.reasons(state))
    return waits[0] if len(waits) == 1 else None


# Regions.


def _node(state: State, region: Region, *, secrets: bool) -> Node:
    x, y = float(region.x), float(region.y)
    if region.id.startswith("?"):
        return Node(region.id, x, y, shape="slab", state="unknown")
    # A goal that the party was only told of has a name and a place, and what it is like is not known.
    # Where the party sets out it has looked around before any PC goes.
    seen = secrets or region.id in (*state.explored, *state.looked, state.scenario.start)
    return Node(
        region.id,
        x,
        y,
        name=WORDS.text(region.name),
        shape="slab",
        state=_state_of(state, region),
        icons=tuple(_marks(state, region.id, secrets=secrets)),
        tokens=tuple(_tokens(state, region.id, secrets=secrets)),
        secrets=tuple(_secrets(state, region)) if secrets else (),
        light=("lit" if board.lit(state, region.id) else "dark") if seen else "",
        water=region.water if region.water != "none" else "",
        floor=_ground(state, region) if seen else "",
        last=tuple(_last(state, region.id)) if not secrets else (),
        goal=region.id == state.scenario.goal,
        closes=sheets.closes(state, region) if seen and region.id not in state.closed else 0,
        newest=not secrets and region.id == newest(state),
    )


def close(drawn: SlabBoard, at: str) -> SlabBoard:
    """Return of a map the region ``at``, those that a way joins to it, and the ways between all these: they are drawn
    larger than on the whole map."""
    near = {at, *(way.b if way.a == at else way.a for way in drawn.ways if at in (way.a, way.b))}
    return replace(_part(drawn, near), focus=at)


FEW_ROWS = 2
"""A map with more rows than this is shown in part: where the party is, and what lies next to it."""


def nearby(state: State, drawn: SlabBoard) -> SlabBoard:
    """Return of a map of many rows the region in its focus, those next to it, and those where members are, with the ways
    there. All of it stands under **Map**."""
    if len({node.y for node in drawn.nodes if node.state != "unknown"}) <= FEW_ROWS:
        return drawn
    beside: dict[str, list[str]] = {}
    for way in drawn.ways:
        beside.setdefault(way.a, []).append(way.b)
        beside.setdefault(way.b, []).append(way.a)
    back, reached = {drawn.focus: drawn.focus}, [drawn.focus]
    for region in reached:
        for beyond in beside.get(region, ()):
            if beyond not in back:
                back[beyond] = region
                reached.append(beyond)
    near = {drawn.focus, *beside.get(drawn.focus, ())}
    for region in (member.region for member in state.members if member.in_play):
        near.add(region)
        while region != back.get(region, region):
            region = back[region]
            near.add(region)
    return _part(drawn, near)


def _part(drawn: SlabBoard, shown: Collection[str]) -> SlabBoard:
    """Return these regions of a map, and the ways between them."""
    nodes = tuple(node for node in drawn.nodes if node.key in shown)
    ways = tuple(way for way in drawn.ways if way.a in shown and way.b in shown)
    exits = tuple(leave for leave in drawn.exits if leave.start in shown and leave.end in shown)
    return SlabBoard(nodes, ways, drawn.focus, exits)


def newest(state: State) -> str:
    """Return the region that came to be known last; "" before any PC has gone anywhere."""
    return state.seen[-1] if len(state.explored) > 1 and state.phase == "play" else ""


def _ground(state: State, region: Region) -> Ground:
    if region.ground:
        return region.ground
    if region.water != "none":
        return "water"
    setting = region.settings[0] if region.settings else state.scenario.setting
    return GROUNDS[setting, region.light]


def _state_of(state: State, region: Region) -> str:
    if region.id in state.closed:
        return "closed"
    if region.id in state.explored:
        return "visited"
    told = region.id in state.seen or region.id == state.scenario.start
    return "seen" if told or (state.scenario.known_goal and region.id == state.scenario.goal) else "veiled"


def _marks(state: State, region: str, *, secrets: bool) -> Iterator[str]:
    """Yield the marks of things in a region: each feature's, and one for what was laid down there."""
    yield from (mark_of(state, feature) for feature in features_at(state, region, secrets=secrets))
    known = state.scenario.feature_by_id
    laid = (known.get(item) for where, item in state.lying if where == region)
    yield from dict.fromkeys("object" if feature is None else mark_of(state, feature) for feature in laid)


def mark_of(state: State, feature: Feature) -> str:
    """Return the mark of a feature; what the party came for has one of its own where that is several things."""
    needs = state.scenario.needs
    if len(needs) < 2 or feature.kind != "object":
        return FEATURES[feature.kind]
    return WANTED[needs.index(feature.id)] if feature.id in needs[: len(WANTED) - 1] else WANTED[-1]


def features_at(state: State, region: str, *, secrets: bool) -> Iterator[Feature]:
    """Yield the things in a region that can still be taken, opened or used, each found one once."""
    gone = (*state.taken, *state.opened)
    for feature in state.scenario.features:
        if feature.at == region and feature.id not in gone and not feature.inside and feature.id in state.found:
            yield feature


def person(state: State, index: int) -> Token:
    """Return a member as a token."""
    member = state.members[index]
    running = state.phase == "play"
    return Token(
        "adventurer",
        marks(tuple(member.name for member in state.members))[index],
        member.seat,
        health=member.ep,
        most=max(1, sheets.most_ep(member)) if member.craft and state.phase != "muster" else 0,
        acting=running and active(state) == index,
        acted=running and member.acted and member.in_play,
        down=member.down,
        icon=carried(state, member),
    )


def carried(state: State, member: Member) -> str:
    """Return the mark of what a member carries that all can see: things such as what the party came for before keys, those
    before a lamp that lights what would be dark; "" for nothing of that."""
    features, here = state.scenario.feature_by_id, state.scenario.region_by_id.get(member.region)
    kinds = {mark_of(state, features[id]) for id in member.objects if id in features}
    lit = "torch" if member.light and here is not None and here.light == "dark" else ""
    return next((icon for icon in (*WANTED, "secret") if icon in kinds), lit)


def _tokens(state: State, region: str, *, secrets: bool) -> Iterator[Token]:
    for index, member in enumerate(state.members):
        if member.in_play and member.region == region:
            yield person(state, index)
    for entity in state.entities:
        if entity.at == region and (secrets or is_there(state, entity)) and stands(entity):
            yield foe(state, entity, hidden=entity.hidden or not entity.number)
    for body in state.bodies:
        if body.at == region and (secrets or not body.hidden):
            yield Token("body", hidden=body.hidden)


def stands(entity: Entity) -> bool:
    """Return whether a Challenge is one that stands in a region, and is in play."""
    return not entity.defeated and entity.type in TOKENS


def is_there(state: State, entity: Entity) -> bool:
    """Return whether the party knows that a Challenge is where it stands: it sees it, or knows of it and it cannot Move."""
    known = bool(entity.number) and not entity.hidden
    return known and (entity.type not in ROAMING or board.visible(state, entity))


def was_there(state: State, entity: Entity) -> bool:
    """Return whether the party saw a Challenge where it stands, and it may be elsewhere now."""
    known = bool(entity.number) and not entity.defeated
    return known and entity.type in ROAMING and not board.visible(state, entity)


def foe(state: State, entity: Entity, *, hidden: bool = False) -> Token:
    """Return a Challenge as a token; what takes more than one blow has a bar."""
    most = board.most_ep(state, entity)
    barred = entity.type == "Creature" and most > 1
    return Token(
        TOKENS[entity.type],
        health=entity.ep if barred else 0,
        most=most if barred else 0,
        alert=entity.alerted,
        number=entity.number if entity.number > 1 and entity.type in ROAMING else 0,
        hidden=hidden,
        icon=content().challenges[entity.kind].icon,
    )


def _last(state: State, region: str) -> Iterator[tuple[Token, str]]:
    """Yield what was seen in a region before and may be elsewhere now, with the round in which it was."""
    rounds = {known.entity: known.round for known in state.sightings}
    for entity in state.entities:
        if entity.at == region and was_there(state, entity):
            seen = foe(state, entity)
            token = Token(seen.kind, alert=seen.alert, number=seen.number, icon=seen.icon)
            yield token, WORDS("token-round", round=rounds.get(entity.id, state.round))


def _secrets(state: State, region: Region) -> Iterator[Secret]:
    """Yield what lies hidden in a region: things, and Fortunes."""
    for feature in state.scenario.features:
        if feature.at == region.id and feature.id not in state.found:
            yield Secret(mark_of(state, feature))
    if state.fortunes.get(region.id, region.fortunes if not state.fortunes else 0):
        yield Secret("star")


# Ways.


def _is_known(state: State, way: Connection) -> bool:
    return way.id in state.ways


MANY = 3
"""Where so many have the same effort left, one number says it for each of them."""


def _way(state: State, way: Connection, *, secrets: bool) -> Way:
    known = _is_known(state, way)
    unknown = way.a.startswith("?") or way.b.startswith("?")
    walked = way.a in state.explored and way.b in state.explored
    status = "hidden" if way.hidden else "unknown" if unknown else "visited" if walked else "seen"
    entity = board.blocking(state, way.id)
    if entity is None or (entity.hidden and not secrets):
        return Way(way.a, way.b, state=status if known or secrets else "seen", key=way.id)
    kind = content().challenges[entity.kind]
    pools = _pools(state, way, entity) if board.persists(entity) else ()
    bashed = not board.unbreakable(state, entity) and not _all_begun(state, way, pools)
    most = board.most_ep(state, entity)
    begun = entity.ep < most and not board.persists(entity)
    effort = f"{entity.ep}/{most}" if begun else str(most)
    if len(pools) >= MANY and len({left for _, left in pools}) == 1 and _all_begun(state, way, pools):
        bashed, effort, pools = True, str(pools[0][1]), ()
    return Way(
        way.a,
        way.b,
        state=status,
        icon=icon_of(kind),
        effort=effort if bashed and kind.ep else "",
        pools=pools,
        lock=dice(kind.lock) if entity.lock else "",
        key=way.id,
        name=WORDS.text(kind.name),
    )


def _beside(state: State, way: Connection) -> list[int]:
    return [index for index, member in enumerate(state.members) if member.in_play and member.region in (way.a, way.b)]


def _pools(state: State, way: Connection, entity: Entity) -> tuple[tuple[Token, int], ...]:
    """Return what those have left who have begun on a Persisting Obstacle beside which they stand (REG-088): the others
    have all of it to do."""
    letters, most = marks(tuple(member.name for member in state.members)), board.most_ep(state, entity)
    left = {index: board.effort_left(state, entity, index) for index in _beside(state, way)}
    return tuple(
        (Token("adventurer", letters[index], state.members[index].seat), ep) for index, ep in left.items() if ep != most
    )


def _all_begun(state: State, way: Connection, pools: Sequence[tuple[Token, int]]) -> bool:
    """Return whether each member beside an Obstacle has begun on it: none has all of it to do."""
    return bool(pools) and len(pools) == len(_beside(state, way))


def _exits(state: State, leads: Collection[str]) -> Iterator[Exit]:
    """Yield the letters of all known ways while a member may act: at the end where a member who may go through stands, the
    one who is to act before others. The ways that ``leads`` names stand out, in the colour of the first button."""
    if not turns.free(state):
        return
    acting = active(state)
    able = [index for index in standing(state) if state.turn is not None and movement.options(state, index)]
    movers = dict.fromkeys([*(() if acting is None else (acting,)), *able, *standing(state)])
    for id in filter(None, state.ways):
        way = state.scenario.connection_by_id[id]
        mover = next((index for index in movers if state.members[index].region in (way.a, way.b)), None)
        start = state.members[mover].region if mover is not None else way.a if way.a in state.explored else way.b
        going = _exit_state(state, mover, way)
        going = "chosen" if going == "now" and id in leads else going
        yield Exit(exit_letter(state, id), start, way.other(start), going, id)


def _exit_state(state: State, index: int | None, way: Connection) -> str:
    """Return whether a member goes on through a way now, would if it was not blocked, or may later."""
    if index is None:
        return "later"
    if movement.refuse_way(state, index, way) is not None:
        return "blocked"
    return "now" if movement.refuse_any(state, index) is None else "later"
