"""Orders about any PC or Challenge: EP, Stat Tracks, where they are; and about what is counted (REG-G28)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.errors import IllegalMove

from ..rules import ending
from ..rules.actions import harm
from ..rules.challenges import acting as foes
from ..rules.events import challenging
from ..rules.exploring import movement
from ..rules.party import stat_tracks
from ..rules.progress import Venture
from ..state import board, sheets
from ..state.catalogue import WORDS, refused
from ..state.content import TRACKS
from ..state.state import LEAST_TRACK, MOST_TRACK, Entity, State, entity_of, index_of
from .orders import (
    ANYBODY,
    DESK,
    RULE,
    TO,
    challenge_of,
    challenges,
    each,
    field,
    handles,
    hidden_written,
    in_play,
    knows,
    order,
    people,
    player_of,
    quietly,
    region_of,
    sees,
    sees_named,
    someone,
    tells_itself,
)


def _shows_ep(state: State, parts: Sequence[str]) -> bool:
    """Return whether the party sees what the one named has left, or knows of the Obstacle that each has to pass."""
    actor = someone(state, parts[0])
    entity = entity_of(state, actor)
    return sees(state, actor) or (entity is not None and entity.type == "Obstacle" and knows(state, entity))


@hidden_written("ep", ANYBODY, TO, seen=_shows_ep, values=each(people, "1"))
def _ep(venture: Venture, parts: Sequence[str]) -> str:
    actor = someone(venture.state, parts[0])
    index = index_of(actor)
    if index is None:
        return _ep_of_challenge(venture, venture.entity(actor), parts[1])
    member = venture.member(index)
    to = DESK.number(parts[1], 0, sheets.most_ep(member), WORDS("the-ep-of", name=member.name))
    if to:
        venture.set_member(index, ep=to)
    elif member.ep:
        harm.fall(venture, index)
    return WORDS("ruled-ep", name=member.name, ep=to)


def _ep_of_challenge(venture: Venture, entity: Entity, text: str) -> str:
    """Set what is left of a Challenge; of an Obstacle that Persists for everybody (REG-088)."""
    name, most = venture.name(entity.id), board.most_ep(venture.state, entity)
    if not most:
        raise refused("has-no-ep", "REG-074", name=name)
    to = DESK.number(text, 1, most, WORDS("the-ep-of", name=name))
    if entity.type == "Obstacle" and board.persists(entity):
        for index, member in enumerate(venture.state.members):
            if member.in_play:
                venture.fill_pool(entity.id, index, to)
        return WORDS("ruled-ep-of-all", name=name, ep=to)
    venture.set_entity(entity.id, ep=to)
    return WORDS("ruled-ep", name=name, ep=to)


@hidden_written(
    "track",
    ANYBODY,
    field("track", ", ".join(TRACKS)),
    field("to-on-track"),
    seen=sees_named,
    values=each(people, "Mind", "2"),
)
def _track(venture: Venture, parts: Sequence[str]) -> str:
    state = venture.state
    actor = someone(state, parts[0])
    track = next(known for known in TRACKS if known == DESK.one_of(parts[1], TRACKS, WORDS("a-track")))
    to = DESK.number(parts[2], LEAST_TRACK, MOST_TRACK, WORDS("the-track"))
    told = len(venture.events)
    stat_tracks.move(venture, actor, track, to - sheets.track_value(state, actor, track))
    if not sees(state, actor):
        quietly(venture, told)
    elif len(venture.events) > told:
        return ""
    value = sheets.track_value(venture.state, actor, track)
    return WORDS("ruled-track", track=track, name=venture.name(actor), value=value)


def _places(state: State) -> Iterator[str]:
    """Return everybody who can be moved, each to one place that would do."""
    for handle in handles(state):
        shut = (state.members[player_of(state, handle)].region, *state.closed)
        yield from (f"{handle} | {region.id}" for region in state.scenario.regions if region.id not in shut)
    for entity in challenges(state, "Environ", "Creature", "Seeker", "Trap"):
        fits = (region.id for region in state.scenario.regions if region.id != entity.at)
        place = next((region for region in fits if board.admits(state, entity, region)), None)
        if place is not None:
            yield f"{entity.id} | {place}"


@hidden_written("move", ANYBODY, field("to-region"), seen=tells_itself, values=_places)
def _move(venture: Venture, parts: Sequence[str]) -> str:
    state = venture.state
    actor, region = someone(state, parts[0]), region_of(state, parts[1])
    if venture.where(actor) == region:
        raise refused("is-there-already", RULE, name=venture.name(actor))
    if region in state.closed:
        raise refused("region-admits-nobody", "REG-G52", region=venture.region_name(region))
    index = index_of(actor)
    if index is not None:
        movement.enter(venture, index, region, "gm")
        return ""
    entity = in_play(challenge_of(state, actor))
    if entity.type == "Obstacle":
        raise refused("obstacle-stays-in-its-way", "REG-080")
    if not board.admits(state, entity, region):
        raise refused("stays-in-water", "REG-G31", name=venture.name(actor))
    seen = sees(state, actor)
    foes.move(venture, actor, region)
    after = entity_of(venture.state, actor)
    if seen or (after is not None and sees(venture.state, actor)):
        return ""
    return WORDS("ruled-move", name=venture.name(actor), region=venture.region_name(region))


# What is counted: Stealth Tokens, a chase's rounds.

MOST_TOKENS, MOST_ROUNDS = 30, 99


def _refuse_rounds(state: State) -> IllegalMove | None:
    return None if state.scenario.type == "chase" else refused("no-chase", "REG-196")


@order(
    "tokens",
    field("to-tokens"),
    values=lambda state: map(str, range(state.token_most + 1)),
    refuse=lambda state: None if state.scenario.type == "stealth" else refused("no-tokens-here", "REG-173"),
)
def _tokens(venture: Venture, parts: Sequence[str]) -> str:
    to, before = DESK.number(parts[0], 0, MOST_TOKENS, WORDS("the-tokens")), venture.state.tokens
    venture.change(tokens=to, token_most=max(to, venture.state.token_most))
    if to >= before:
        return WORDS("ruled-tokens", tokens=to)
    venture.tell(challenging.TokensLost(before - to, to, ""))
    if to == 0:
        ending.fail(venture, "tokens")
    return ""


@order(
    "counter",
    TO,
    values=lambda state: map(str, range(max(state.limit, 1))),
    refuse=_refuse_rounds,
)
def _counter(venture: Venture, parts: Sequence[str]) -> str:
    to = DESK.number(parts[0], 0, MOST_ROUNDS, WORDS("the-counter"))
    venture.change(counter=to)
    return WORDS("ruled-counter", rounds=to)


@order(
    "limit",
    TO,
    values=lambda state: map(str, range(state.counter + 1, state.counter + 11)),
    refuse=_refuse_rounds,
)
def _limit(venture: Venture, parts: Sequence[str]) -> str:
    to = DESK.number(parts[0], venture.state.counter + 1, MOST_ROUNDS, WORDS("the-limit"))
    venture.change(limit=to)
    return WORDS("ruled-limit", rounds=to)
