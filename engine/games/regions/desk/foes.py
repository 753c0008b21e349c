"""Orders about Challenges: new ones, their end, their return, Traps, and what Seekers are after (REG-G28)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import Then

from ..files.checking import MOST_TOGETHER
from ..rules import opening
from ..rules.actions import harm
from ..rules.challenges import acting, stealth
from ..rules.events import challenging
from ..rules.progress import Venture
from ..state import board
from ..state.catalogue import WORDS, refused
from ..state.content import ChallengeType, content
from ..state.naming import entity_name
from ..state.scenarios import Placed
from ..state.state import Entity, State, in_region
from .orders import (
    CHALLENGE,
    DESK,
    REGION,
    RULE,
    challenge_of,
    challenges,
    field,
    hidden,
    hidden_written,
    in_play,
    knows,
    missing,
    player_of,
    redraw,
    region_of,
    regions,
    secret_written,
    sees_named,
    settled,
    tells_itself,
)

ROAMING: tuple[ChallengeType, ...] = ("Environ", "Creature", "Seeker", "Trap")
"""The types that are in regions."""

MOST_CHALLENGES = 60
"""So many Challenges a scenario may come to hold."""


# New ones, and their end.


def free_id(state: State, name: str) -> str:
    """Return an id for a new Challenge of that name: nothing else in the scenario has it."""
    scenario = state.scenario
    taken = {entity.id.partition("~")[0] for entity in state.entities} | {placed.id for placed in scenario.placed}
    taken |= {*scenario.region_by_id, *scenario.connection_by_id, *scenario.feature_by_id}
    numbers = (f"{name}-{number}" for number in range(2, len(taken) + 3))
    return next(id for id in (name, *numbers) if id not in taken)


def _room(state: State, region: str, kind: str) -> IllegalMove | None:
    """Return what speaks against one more Challenge of a kind in a region."""
    known, where = content().challenges[kind], state.scenario.region_by_id[region]
    if known.stays == "water" and where.water == "none":
        return refused("no-water-there", "REG-G31", name=known.name, region=where.name)
    here = sum(entity.at == region for entity in challenges(state))
    if here >= MOST_TOGETHER or len(state.entities) >= MOST_CHALLENGES:
        return refused("region-full", RULE, region=where.name, most=MOST_TOGETHER)
    return None


def _newcomers(state: State) -> Iterator[str]:
    for kind in content().challenges.values():
        if kind.type in ROAMING:
            fitting = (region for region in regions(state) if _room(state, region, kind.id) is None)
            yield from (f"{kind.id} | {region}" for region in [next(fitting, "")] if region)


@hidden_written(
    "challenge",
    field("kind"),
    REGION,
    field("hidden-or-open"),
    seen=tells_itself,
    values=_newcomers,
)
def _challenge(venture: Venture, parts: Sequence[str]) -> str:
    state = venture.state
    kind, region = _kind_of(parts[0]), region_of(state, parts[1])
    if (refusal := _room(state, region, kind)) is not None:
        raise refusal
    hidden = DESK.one_of(parts[2], ("hidden", "open"), WORDS("how-it-begins")) if parts[2] else ""
    if hidden == "hidden" and not content().challenges[kind].hidden:
        raise refused("nothing-to-hide-with", "REG-G41", name=content().challenges[kind].name)
    placed = Placed(free_id(state, kind), kind, region, single=True)
    (entity,) = opening.entities(replace(state.scenario, placed=(placed,), connections=()), 1)
    if hidden:
        entity = replace(entity, hidden=hidden == "hidden")
    redraw(venture, placed=(*state.scenario.placed, placed))
    venture.change(entities=(*state.entities, entity))
    if board.visible(venture.state, entity):
        return ""
    return WORDS("ruled-challenge", name=entity_name(entity), region=venture.region_name(region), id=entity.id)


def _kind_of(text: str) -> str:
    fitting = [kind for kind in content().challenges.values() if kind.type in ROAMING]
    for kind in fitting:
        if text.casefold() in (kind.id, kind.name.casefold()):
            return kind.id
    raise missing(WORDS("sort-kind"), text, [kind.id for kind in fitting])


@hidden(
    "drop",
    CHALLENGE,
    seen=lambda state, parts: _known_before(state, parts),
    values=lambda state: (entity.id for entity in challenges(state, *ROAMING)),
)
def _drop(venture: Venture, parts: Sequence[str]) -> str:
    state = venture.state
    entity = in_play(challenge_of(state, parts[0], ROAMING))
    gone = entity.id
    venture.change(
        entities=tuple(other for other in state.entities if other.id != gone),
        ongoing=tuple(item for item in state.ongoing if gone not in (item.on, item.owner)),
        sightings=tuple(known for known in state.sightings if known.entity != gone),
        found=tuple(id for id in state.found if id != gone),
    )
    # A mechanism that disarms nothing would be no mechanism: what one disarms stays in the file.
    disarmed = {name for feature in state.scenario.features for name in (*feature.disarms, feature.opens)}
    left = {other.id.partition("~")[0] for other in venture.state.entities}
    kept = tuple(placed for placed in state.scenario.placed if placed.id in left | disarmed or placed.id != gone)
    redraw(venture, placed=kept)
    return WORDS("ruled-drop", name=entity_name(entity))


def _known_before(state: State, parts: Sequence[str]) -> bool:
    try:
        return knows(state, challenge_of(state, parts[0], ROAMING))
    except IllegalMove:
        return False


@settled(
    "defeat",
    CHALLENGE,
    values=lambda state: (entity.id for entity in challenges(state) if entity.number),
)
def _defeat(venture: Venture, parts: Sequence[str]) -> str:
    entity = in_play(challenge_of(venture.state, parts[0]))
    if not entity.number:
        raise refused("never-seen", RULE)
    harm.defeat(venture, entity.id, "", "gm")
    return ""


@hidden(
    "respawn",
    CHALLENGE,
    seen=lambda state, parts: sees_named(state, parts) or _lies_there(state, parts),
    values=lambda state: (entity.id for entity in challenges(state, *ROAMING, defeated=True)),
)
def _respawn(venture: Venture, parts: Sequence[str]) -> str:
    entity = challenge_of(venture.state, parts[0], ROAMING)
    if not entity.defeated:
        raise refused("is-in-play", "REG-116", name=entity_name(entity))
    venture.change(bodies=tuple(body for body in venture.state.bodies if body.entity != entity.id))
    acting.come_back(venture, entity)
    has_lock = bool(board.kind_of(entity).lock)
    venture.set_entity(entity.id, back=True, alerted=False, last="", leg=0, lock=has_lock)
    if any(venture.happened(challenging.CameBack)):
        return ""
    return WORDS("ruled-respawn", name=entity_name(entity), region=venture.region_name(entity.origin))


def _lies_there(state: State, parts: Sequence[str]) -> bool:
    """Return whether the party knows of the body of whom the first field names."""
    entity = challenge_of(state, parts[0], ROAMING)
    return bool(entity.number) and any(body.entity == entity.id for body in state.bodies)


# Traps.


def _traps(state: State) -> Iterator[str]:
    for entity in challenges(state, "Trap"):
        for index in in_region(state, entity.at):
            if _waits(state, entity, index) is None:
                yield f"{entity.id} | {state.members[index].handle}"


def _waits(state: State, trap: Entity, index: int) -> IllegalMove | None:
    """Return what speaks against a Trap springing on a member."""
    name, member = entity_name(trap), state.members[index]
    if member.region != trap.at:
        region = state.scenario.region_by_id[trap.at].name
        return refused("trap-elsewhere", "REG-135", name=name, region=region, member=member.name)
    if index in trap.fired or trap.calm >= state.round:
        return refused("trap-acted-already", "REG-G34", name=name, member=member.name)
    return None


@settled("spring", field("trap"), field("on-whom"), values=_traps)
def _spring(venture: Venture, parts: Sequence[str]) -> str:
    state = venture.state
    trap, index = in_play(challenge_of(state, parts[0], ("Trap",))), player_of(state, parts[1])
    if (refusal := _waits(state, trap, index)) is not None:
        raise refusal
    venture.push(Then("trap", trap.id, index))
    return ""


# Seekers.


def _seekers(state: State, alerted: bool) -> Iterator[str]:
    return (entity.id for entity in challenges(state, "Seeker") if entity.alerted is alerted)


@hidden(
    "alert",
    CHALLENGE,
    field("region-looked-in"),
    seen=tells_itself,
    values=lambda state: _seekers(state, False),
)
def _alert(venture: Venture, parts: Sequence[str]) -> str:
    state = venture.state
    seeker = in_play(challenge_of(state, parts[0], ("Seeker",)))
    if seeker.alerted:
        raise refused("is-alerted", "REG-130", name=entity_name(seeker))
    place = region_of(state, parts[1]) if parts[1] else seeker.at
    stealth.alert(venture, seeker.id, "else", place)
    seen = board.visible(state, seeker)
    return "" if seen else WORDS("ruled-alert", name=entity_name(seeker), region=venture.region_name(place))


@hidden("calm", CHALLENGE, seen=sees_named, values=lambda state: _seekers(state, True))
def _calm(venture: Venture, parts: Sequence[str]) -> str:
    seeker = in_play(challenge_of(venture.state, parts[0], ("Seeker",)))
    venture.set_entity(seeker.id, alerted=False, last="")
    return WORDS("ruled-calm", name=entity_name(seeker))


@secret_written(
    "last",
    CHALLENGE,
    field("region-or-nothing"),
    values=lambda state: (f"{seeker} | {state.scenario.start}" for seeker in _seekers(state, True)),
)
def _last(venture: Venture, parts: Sequence[str]) -> str:
    seeker = in_play(challenge_of(venture.state, parts[0], ("Seeker",)))
    if not seeker.alerted:
        raise refused("is-not-alerted", "REG-130", name=entity_name(seeker))
    place = region_of(venture.state, parts[1]) if parts[1] else ""
    venture.set_entity(seeker.id, last=place)
    regions = (venture.region_name(place),) if place else ()
    return WORDS("ruled-last", name=entity_name(seeker), regions=regions)


def _routes(state: State) -> Iterator[str]:
    for entity in challenges(state, "Seeker"):
        beside = next(iter(state.scenario.exits[entity.at]), None)
        if beside is not None:
            yield f"{entity.id} | {entity.at}, {beside.other(entity.at)}"


@secret_written("patrol", CHALLENGE, field("regions", most=300), values=_routes)
def _patrol(venture: Venture, parts: Sequence[str]) -> str:
    state = venture.state
    seeker = in_play(challenge_of(state, parts[0], ("Seeker",)))
    route = tuple(region_of(state, part.strip()) for part in parts[1].split(",") if part.strip())
    joined = {frozenset((way.a, way.b)) for way in state.scenario.connections}
    for item, other in pairwise((*route, *route[:1])):
        if item != other and frozenset((item, other)) not in joined:
            first, second = venture.region_name(item), venture.region_name(other)
            raise refused("patrol-does-not-meet", "REG-127", first=first, second=second)
    leg = route.index(seeker.at) if seeker.at in route else max(0, len(route) - 1)
    venture.set_entity(seeker.id, patrol=route, leg=leg)
    if route:
        placed = (
            replace(item, at=route[0], patrol=route) if item.id == seeker.id else item for item in state.scenario.placed
        )
        redraw(venture, placed=tuple(placed))
    return WORDS("ruled-patrol", name=entity_name(seeker), regions=tuple(map(venture.region_name, route)))
