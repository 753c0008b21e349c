"""What the Challenges that a party knows of can take from a member before their next turn, wherever they end this one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from engine.core.memo import fleeting, memo
from engine.core.odds import odds

from ..rules.actions import blows
from ..rules.challenges import policies
from ..state import board, sheets
from ..state.content import Play, content
from ..state.state import Entity, State, Strike, entity_of, standing, who


def moved(state: State, index: int, region: str) -> State:
    """Return a state in which a member stands in another region."""
    member = state.members[index]
    if member.region == region:
        return state
    there = replace(member, region=region)
    return replace(state, members=(*state.members[:index], there, *state.members[index + 1 :]))


@fleeting
@memo
def most_lost(state: State, index: int, region: str) -> int:
    """Return the most EP that what is known takes from a member who ends their turn in a region, until their next one.

    All counts that could strike there, though it may choose another. So no more is lost to it, whatever the others do.
    """
    return sum(harm for _, harm in strikers(state, index, region))


RARE = 0.05
"""Who is taken down less often than that is not warned of it."""
Price = Literal["no", "some", "more", "new", "down", "kill"]
"""What the end of a turn somewhere may cost: nothing that weighs, some EP, so much or more, what only who goes there will
know, all of the EP, or the life."""


def price(state: State, index: int, region: str) -> tuple[Price, int]:
    """Return what it may cost a member to end their turn in a region, and the EP that are likely lost as things stand. It
    is "no" where that is less than one. Of a place that is not explored it tells what is seen: there may be more."""
    member = state.members[index]
    if state.phase != "play" or state.scenario.type != "normal" or not member.standing:
        return "no", 0
    lost = about(state, index, region)
    if sheets.next_kills(member) and most_lost(state, index, region) >= member.ep:
        return "kill", lost
    if down(state, index, region) >= RARE:
        return "down", lost
    if region in state.explored:
        return ("some", lost) if lost else ("no", 0)
    return ("more", lost) if lost else ("new", 0)


def likely(state: State, index: int, region: str) -> tuple[Entity, ...]:
    """Return what strikes a member who ends their turn in a region, as things stand and if all others stay: what takes most
    on average first."""
    if not policies.are_followed(state):
        return ()
    there = moved(state, index, region)
    found = [(mean(there, foe, index), foe) for foe in _known(there) if _strikes(there, foe, index)]
    return tuple(foe for about, foe in sorted(found, key=lambda each: -each[0]) if about > 0)


def strikers(state: State, index: int, region: str) -> tuple[tuple[Entity, int], ...]:
    """Return what is known and could strike a member who ends their turn in a region, with the most EP that each takes."""
    if not policies.are_followed(state):
        return ()
    there = moved(state, index, region)
    found = ((foe, _harm(there, foe, index)) for foe in _known(state) if _may_strike(state, foe, region))
    return tuple((foe, harm) for foe, harm in found if harm)


def down(state: State, index: int, region: str) -> float:
    """Return how likely what is known takes all the EP of a member who ends their turn in a region, if all others stay."""
    there, ep = moved(state, index, region), state.members[index].ep
    left = {ep: 1.0}
    for foe in _known(there):
        if not _strikes(there, foe, index):
            continue
        play = policies.first_action(foe)
        if play is None or not play.damage:
            continue
        at = _beside(there, foe, region)
        chances = blows.harms(at, index, Strike(foe.id, play.id, (who(index),), "turn"))
        after: dict[int, float] = {}
        for had, chance in left.items():
            for harm, likely in chances.items():
                rest = max(0, had - harm)
                after[rest] = after.get(rest, 0.0) + chance * likely
        left = after
    return left.get(0, 0.0)


def about(state: State, index: int, region: str) -> int:
    """Return the EP that what is known takes on average from a member who ends their turn in a region, if all others
    stay."""
    there = moved(state, index, region)
    return round(sum(mean(there, foe, index) for foe in likely(state, index, region)))


def mean(state: State, foe: Entity, index: int, answer: Play | None = None) -> float:
    """Return the EP that something takes on average from a member beside it, who answers with a Reaction."""
    play = policies.first_action(foe)
    if play is None or not play.damage:
        return 0.0
    strike = Strike(foe.id, play.id, (who(index),), "turn")
    beside = _beside(state, foe, state.members[index].region)
    return sum(harm * chance for harm, chance in blows.harms(beside, index, strike, answer).items())


def foreseen(state: State, index: int) -> int:
    """Return the most EP that what is known takes from a member where they are, if all stay: each Creature attacks the one
    whom it would attack as things stand."""
    return sum(_harm(state, foe, index) for foe in _known(state) if _strikes(state, foe, index))


def fallen(state: State, index: int, region: str) -> str:
    """Return in words how likely a member goes down who ends their turn in a region; "" for hardly ever."""
    likely = down(state, index, region)
    return odds(likely) if likely >= RARE else ""


def _known(state: State) -> Iterator[Entity]:
    """Yield the Environs and Creatures that were seen, in sight or not; what is out of sight stands where it last was."""
    for foe in state.entities:
        if foe.type in ("Environ", "Creature") and foe.number and not (foe.hidden or foe.defeated or foe.back):
            yield foe


def _may_strike(state: State, foe: Entity, region: str) -> bool:
    """Return whether something could strike in a region as this round ends, or as the next begins (REG-070, REG-G31)."""
    if foe.type == "Environ":
        return foe.at == region and foe.calm <= state.round
    if foe.calm >= state.round:
        return False
    return foe.at == region or (content().challenges[foe.kind].pursues and _comes(state, foe, region))


def _comes(state: State, foe: Entity, region: str) -> bool:
    """Return whether a Creature could be in a region with one step, were what can be cleared out of its way. One out of
    sight may have gone on, a step in each round."""
    if not board.visible(state, foe):
        seen = next((sighting.round for sighting in state.sightings if sighting.entity == foe.id), state.round)
        return region in board.reach(state, foe, 1 + max(0, state.round - seen))
    if region in board.neighbours(state, foe):
        return True
    ways = (way for way in state.scenario.exits.get(foe.at, ()) if way.other(foe.at) == region)
    blocks = [board.blocking(state, way.id) for way in ways]
    clears = any(block is None or not board.persists(block) for block in blocks)
    return clears and board.admits(state, foe, region)


def _strikes(state: State, foe: Entity, index: int) -> bool:
    """Return whether something strikes a member before their next turn, if all stay where they are."""
    region = state.members[index].region
    if not _may_strike(state, foe, region):
        return False
    if foe.type == "Environ":
        return True
    if foe.at != region and standing(state, foe.at):
        return False
    return policies.strongest(state, region) == index


def _harm(state: State, foe: Entity, index: int) -> int:
    """Return the most Damage that something does to a member with what it plays by itself beside them, 0 for none."""
    play = policies.first_action(foe)
    if play is None or not play.damage:
        return 0
    beside = _beside(state, foe, state.members[index].region)
    return blows.most_damage(beside, index, Strike(foe.id, play.id, (who(index),), "turn"))


def _beside(state: State, foe: Entity, region: str) -> State:
    """Return a state in which a Challenge stands in a region."""
    if foe.at == region:
        return state
    there = replace(foe, at=region)
    return replace(state, entities=tuple(there if each.id == foe.id else each for each in state.entities))


def without(state: State, foe: str) -> State:
    """Return a state in which a Challenge does nothing in this round and the next, as once it is beaten."""
    gone = entity_of(state, foe)
    if gone is None:
        return state
    calm = replace(gone, calm=state.round + 1)
    return replace(state, entities=tuple(calm if each.id == foe else each for each in state.entities))
