"""Orders about anybody, PC or Challenge: EP, Stat Tracks, where they are; and about what is counted (REG-G28)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.errors import IllegalMove
from engine.core.game import Field

from ..rules import ending
from ..rules.actions import harm
from ..rules.challenges import acting as foes
from ..rules.events import challenging
from ..rules.exploring import movement
from ..rules.party import stat_tracks
from ..rules.progress import Venture
from ..state import board, sheets
from ..state.catalogue import refused
from ..state.content import TRACKS
from ..state.state import LEAST_TRACK, MOST_TRACK, Entity, State, entity_of, index_of
from .orders import (
    ANYBODY,
    DESK,
    RULE,
    challenge_of,
    challenges,
    each,
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
    """Return whether the party sees what somebody has left, or knows of the Obstacle that everybody has to pass."""
    actor = someone(state, parts[0])
    entity = entity_of(state, actor)
    return sees(state, actor) or (entity is not None and entity.type == "Obstacle" and knows(state, entity))


@hidden_written("ep", "Set somebody's EP", ANYBODY, Field("To"), seen=_shows_ep, values=each(people, "1"))
def _ep(venture: Venture, parts: Sequence[str]) -> str:
    actor = someone(venture.state, parts[0])
    index = index_of(actor)
    if index is None:
        return _ep_of_challenge(venture, venture.entity(actor), parts[1])
    member = venture.member(index)
    to = DESK.number(parts[1], 0, sheets.most_ep(member), f"{member.name}'s EP")
    if to:
        venture.set_member(index, ep=to)
    elif member.ep:
        harm.fall(venture, index)
    return f"{member.name} has {to} EP."


def _ep_of_challenge(venture: Venture, entity: Entity, text: str) -> str:
    """Set what is left of a Challenge; of an Obstacle that Persists for everybody (REG-088)."""
    name, most = venture.name(entity.id), board.most_ep(venture.state, entity)
    if not most:
        raise refused("has-no-ep", "REG-074", name=name)
    to = DESK.number(text, 1, most, f"{name}'s EP")
    if entity.type == "Obstacle" and board.persists(entity):
        for index, member in enumerate(venture.state.members):
            if member.in_play:
                venture.fill_pool(entity.id, index, to)
        return f"{name}: {to} EP to go, for everybody."
    venture.set_entity(entity.id, ep=to)
    return f"{name} has {to} EP."


@hidden_written(
    "track",
    "Move somebody's Stat Track",
    ANYBODY,
    Field("Track", ", ".join(TRACKS)),
    Field("To, from -5 to 5"),
    seen=sees_named,
    values=each(people, "Mind", "2"),
)
def _track(venture: Venture, parts: Sequence[str]) -> str:
    state = venture.state
    actor = someone(state, parts[0])
    track = next(known for known in TRACKS if known == DESK.one_of(parts[1], TRACKS, "A track"))
    to = DESK.number(parts[2], LEAST_TRACK, MOST_TRACK, "The track")
    told = len(venture.events)
    stat_tracks.move(venture, actor, track, to - sheets.track_value(state, actor, track))
    if not sees(state, actor):
        quietly(venture, told)
    elif len(venture.events) > told:
        return ""
    return f"{track} of {venture.name(actor)} stands at {sheets.track_value(venture.state, actor, track)}."


def _places(state: State) -> Iterator[str]:
    """Return everybody who can be moved, each to one place that would do."""
    for handle in handles(state):
        here = state.members[player_of(state, handle)].region
        yield from (
            f"{handle} | {region.id}" for region in state.scenario.regions if _open_to_party(state, here, region.id)
        )
    for entity in challenges(state, "Environ", "Creature", "Seeker", "Trap"):
        fits = (region.id for region in state.scenario.regions if region.id != entity.at)
        place = next((region for region in fits if board.admits(state, entity, region)), None)
        if place is not None:
            yield f"{entity.id} | {place}"


def _open_to_party(state: State, here: str, region: str) -> bool:
    return region not in (here, *state.closed)


@hidden_written("move", "Put somebody somewhere", ANYBODY, Field("To which region"), seen=tells_itself, values=_places)
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
    return f"{venture.name(actor)} is in {venture.region_name(region)}."


# What is counted: Stealth Tokens, a chase's rounds.

MOST_TOKENS, MOST_ROUNDS = 30, 99


def _refuse_tokens(state: State) -> IllegalMove | None:
    return None if state.scenario.type == "stealth" else refused("no-tokens-here", "REG-173")


def _refuse_rounds(state: State) -> IllegalMove | None:
    return None if state.scenario.type == "chase" else refused("no-chase", "REG-196")


@order(
    "tokens",
    "Set the Stealth Tokens",
    Field("To; the last one gone, they are caught"),
    values=lambda state: map(str, range(state.token_most + 1)),
    refuse=_refuse_tokens,
)
def _tokens(venture: Venture, parts: Sequence[str]) -> str:
    to, before = DESK.number(parts[0], 0, MOST_TOKENS, "The Stealth Tokens"), venture.state.tokens
    venture.change(tokens=to, token_most=max(to, venture.state.token_most))
    if to >= before:
        return f"The party has {to} Stealth {'Token' if to == 1 else 'Tokens'}."
    venture.tell(challenging.TokensLost(before - to, to, ""))
    if to == 0:
        ending.fail(venture, "tokens")
    return ""


@order(
    "counter",
    "Set how many rounds are over",
    Field("To"),
    values=lambda state: map(str, range(max(state.limit, 1))),
    refuse=_refuse_rounds,
)
def _counter(venture: Venture, parts: Sequence[str]) -> str:
    to = DESK.number(parts[0], 0, MOST_ROUNDS, "The counter")
    venture.change(counter=to)
    return f"{to} {'round is' if to == 1 else 'rounds are'} over."


@order(
    "limit",
    "Set the round limit",
    Field("To"),
    values=lambda state: map(str, range(state.counter + 1, state.counter + 11)),
    refuse=_refuse_rounds,
)
def _limit(venture: Venture, parts: Sequence[str]) -> str:
    to = DESK.number(parts[0], venture.state.counter + 1, MOST_ROUNDS, "The round limit")
    venture.change(limit=to)
    return f"The round limit is {to}."
