"""Bot players of Regions: companions who see what their member sees, and follow people."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.bot_players import Manner, Thought
from engine.core.dice import Dice
from engine.core.game import Event, Seat
from engine.core.moves import Move
from engine.core.verbs import Choose, Give, MoveTo, Pass

from ..rules import ending, odds, turns
from ..speech.useful_plays import wants_healing
from ..state.catalogue import WORDS, challenge_within, the, thing
from ..state.content import content
from ..state.moves import Concede, Pick
from ..state.naming import exit_named, known_exits
from ..state.state import State, member_of
from ..state.view import View, own_index
from . import sensible
from .ground import Ground
from .mind import Mind, after
from .temper import TEMPERS

LONGEST = 40
"""Longer names are not said."""


def decide(view: View, moves: Sequence[Move], mind: Mind, manner: Manner, lot: Dice) -> Thought[Mind]:
    """Return what an awaited member does; see `engine.core.bot_players.Plays.decide`."""
    state, mind = view.state, mind.copy()
    people = members(state, manner.people)
    move = sensible.decide(state, own_index(view), moves, mind, TEMPERS[manner.level], people, lot)
    ground = Ground(state, mind, TEMPERS[manner.level], people)
    return Thought(move, mind, says(ground, own_index(view), move) if people else "")


def says(ground: Ground, index: int, move: Move | None) -> str:
    """Return what a bot player says to people about a move that is for them, or about where it goes, "" for nothing."""
    state = ground.state
    match move:
        case Pass() if ground.mind.left == state.round:
            here = state.members[index].region
            known = (item for item in (*ground.missing(), *odds.shut_in(state, here)) if item in state.found)
            left = [item for item in known if state.scenario.feature_by_id[item].at == here]
            return WORDS("i-leave", what=thing(state.scenario.feature_by_id[left[0]].name)) if left else ""
        case Pass() if opens := _opens_next(ground, index):
            return WORDS("i-open-next", what=thing(opens))
        case Pass() | MoveTo() if state.phase == "play" and state.members[index].in_play:
            return _aim(ground, index, move.to if isinstance(move, MoveTo) else "")
        case Give(item=item):
            feature = state.scenario.feature_by_id.get(item)
            name = content().gear[item].name if feature is None else feature.name
            return WORDS("take", what=name) if len(the(name)) <= LONGEST else WORDS("take-this")
        case Pick():
            return WORDS("i-see-to-lock")
        case Concede() | Choose(option=ending.END):
            return WORDS("i-turn-back-too" if state.conceding else "i-turn-back")
    return ""


def _aim(ground: Ground, index: int, by: str) -> str:
    """Return what a member goes by an exit for: people in danger, the goal, what was found. ``by`` no exit it is for whose
    going they wait."""
    state, here = ground.state, ground.state.members[index].region
    if not by:
        near = [
            seeker
            for way in known_exits(state, here)
            for seeker in ground.seekers(state.scenario.connection_by_id[way].other(here))
        ]
        return WORDS("i-wait", what=challenge_within(near[0])) if ground.mind.since and near else _waits(ground, index)
    way = exit_named(state, here, by)
    to = way.other(here) if way is not None else ""
    friends = [state.members[person] for person in ground.people if state.members[person].region == to]
    friends.sort(key=lambda friend: (not wants_healing(friend), not friend.down))
    needed = bool(friends) and (wants_healing(friends[0]) or friends[0].down)
    if friends and (needed or ground.seekers(to) or ground.creatures(to)):
        return WORDS("i-come", who=friends[0].name)
    if not ground.missing():
        return WORDS("i-go-out", where=state.scenario.region_by_id[to].name) if to == state.scenario.goal else ""
    wanted = {*ground.missing()} & {*state.found} - {*state.taken}
    lies = [feature for feature in state.scenario.features if feature.id in wanted and feature.at == ground.mind.target]
    return WORDS("i-fetch", what=thing(lies[0].name)) if lies and not friends else ""


def _opens_next(ground: Ground, index: int) -> str:
    """Return what a member could open here that has no Action left for it, while no foe is there; "" for nothing."""
    state, here = ground.state, ground.state.members[index].region
    spent = state.turn is not None and state.turn.member == index and state.turn.action
    if not (spent and ground.missing()) or ground.creatures(here):
        return ""
    shut = (id for id in odds.shut_in(state, here) if odds.can_open(state, index, id))
    return next((state.scenario.feature_by_id[id].name for id in shut), "")


def _waits(ground: Ground, index: int) -> str:
    """Return for whom a member waits who does nothing in their turn; "" for no person. It is said once in each place, and
    each time once the party has what it came for and only has to get out."""
    state, here, mind = ground.state, ground.state.members[index].region, ground.mind
    awaited = [state.members[person] for person in ground.people if state.members[person].standing]
    leaves = bool(state.scenario.needs) and not ground.missing()
    said = mind.waits == here and not leaves
    if not awaited or said or not (state.turn is None or turns.is_idle(state)):
        return ""
    mind.waits = here
    return WORDS("i-wait-for", who=awaited[0].name)


def heard(view: View, mind: Mind, events: Sequence[Event]) -> Mind:
    """Return what a member has in mind after what it knows to have happened."""
    del events
    return after(view.state, mind) if view.state.phase == "play" else mind


def members(state: State, seats: Sequence[Seat]) -> tuple[int, ...]:
    """Return the members of seats."""
    found = (member_of(state, seat) for seat in seats)
    return tuple(index for index in found if index is not None)
