"""EP, being down, Injuries, death, and the defeat of Challenges (REG-168, REG-177, REG-G07, REG-G08)."""

from __future__ import annotations

from msgspec.structs import replace

from ...state import sheets
from ...state.content import content
from ...state.state import Who, index_of
from .. import ending, events
from ..challenges import respawn
from ..events import Roll
from ..exploring import knowing
from ..flow import now, step
from ..progress import Venture
from ..steps import Defeat, Injure, LeaveBody, Rise


def hurt(venture: Venture, who: Who, amount: int, by: str, actor: Who = "", damage: Roll = (), defense: Roll = ()) -> None:
    """Take EP off a member or a Challenge; ``by`` is what does it in words, ``actor`` who, if anybody.

    ``amount`` counts after Defense. Nothing happens to whoever is down already, or has no EP total. At 0 a PC is down, a
    Challenge defeated. Obstacles are `obstacles.struck`.
    """
    index = index_of(who)
    if index is None:
        _hurt_challenge(venture, who, amount, by, actor, damage, defense)
        return
    member = venture.member(index)
    if not member.standing:
        return
    left = max(0, member.ep - amount)
    venture.set_member(index, ep=left)
    venture.tell(events.hurt(member.name, amount, left, by, damage, defense))
    if left == 0:
        fall(venture, index)


def fall(venture: Venture, index: int) -> None:
    """A member is at 0 EP, and down until their next turn, with an Injury to come (REG-G07)."""
    venture.set_member(index, ep=0, fallen=True, steps=0)
    venture.tell(events.down(venture.member(index).name))
    venture.gain("downs")


def _hurt_challenge(venture: Venture, id: str, amount: int, by: str, actor: Who, damage: Roll, defense: Roll) -> None:
    """Take EP off a Challenge that has any: Environs and Traps have none (REG-074, REG-136)."""
    entity = venture.entity(id)
    if entity.defeated or content().challenges[entity.kind].ep == 0:
        return
    left = max(0, entity.ep - amount)
    venture.set_entity(id, ep=left)
    venture.tell(events.hurt(venture.name(id), amount, left, by, damage, defense))
    if left == 0:
        defeat(venture, id, actor, "damage")


def recover(venture: Venture, who: Who, amount: int, by: str) -> None:
    """Give EP back, up to the maximum; a PC who was down can act again at once (REG-G07, REG-G66)."""
    index = index_of(who)
    if index is None:
        entity = venture.entity(who)
        most, now = content().challenges[entity.kind].ep, entity.ep
        gained = 0 if entity.defeated else max(0, min(amount, most - now))
        if gained:
            venture.set_entity(who, ep=now + gained)
    else:
        member = venture.member(index)
        most, now = sheets.most_ep(member), member.ep
        gained = max(0, min(amount, most - now)) if member.in_play else 0
        if gained:
            venture.set_member(index, ep=now + gained)
    if gained:
        venture.tell(events.recovered(venture.name(who), gained, now + gained, by))


def rise(venture: Venture, index: int) -> None:
    """At the start of a turn: a PC who was at 0 EP takes an Injury and has all EP of the new maximum, or dies of it
    (REG-169..171, REG-G09 step 1); also one who was healed meanwhile (REG-G07). Nothing happens to others."""
    if venture.member(index).fallen:
        injure(venture, index, up=True)


def injure(venture: Venture, index: int, up: bool | None = None) -> None:
    """Give a PC an Injury; they may die of it (REG-G08). With ``up`` they have all EP of the new maximum afterwards: by
    itself if they are at 0 EP and their turn begins (REG-169..171)."""
    member = venture.member(index)
    if member.dead:
        return
    turn = venture.state.turn
    if up is None:
        up = member.ep == 0 and turn is not None and turn.member == index
    hit = replace(member, injuries=member.injuries + 1)
    alive = sheets.sound(hit) > 0
    most = max(0, sheets.most_ep(hit)) if alive else 0
    venture.set_member(index, injuries=hit.injuries, ep=most if up else min(member.ep, most))
    venture.tell(events.injured(member.name, hit.injuries, most, bool(up and alive)))
    venture.gain("injuries")
    if up:
        venture.set_member(index, fallen=False)
    if not alive:
        die(venture, index, "injuries")


def die(venture: Venture, index: int, why: str) -> None:
    """A PC dies, of "injuries" or because a region "closed", and leaves play; then the end is checked (REG-172, REG-G44).

    What they carried for the party goes to whoever is nearest: there is no scenario that a death makes hopeless (REG-G76).
    """
    member = venture.member(index)
    if member.dead:
        return
    venture.set_member(index, dead=True, ep=0, fallen=False, light=False, steps=0, region="")
    venture.tell(events.died(member.name, why))
    venture.gain("deaths")
    venture.reset_pools(index)
    _bequeath(venture, index, member.region)
    ending.check(venture)


def _bequeath(venture: Venture, index: int, region: str) -> None:
    members = venture.state.members
    heirs = [other for other, one in enumerate(members) if one.in_play]
    heirs.sort(key=lambda other: members[other].region != region)
    objects = members[index].objects
    if not heirs or not objects:
        return
    heir = heirs[0]
    venture.set_member(index, objects=())
    venture.set_member(heir, objects=(*members[heir].objects, *objects))
    for object in objects:
        name = venture.scenario.feature_by_id[object].name
        venture.tell(events.gave(members[index].name, members[heir].name, name))


def defeat(venture: Venture, entity_id: str, by: Who, how: str) -> None:
    """A Challenge leaves play by "damage", a "lock", "key", "mechanism" or the "gm"; ``by`` whom, "" for nobody.

    An Obstacle's way is clear (`obstacles.gone`, REG-084), a Seeker leaves a body (REG-184), a Creature's respawn begins to
    count (REG-115, REG-G40); nothing is to be had of any of them (REG-G72). Of what the party has never come upon nothing
    is told: what a mechanism disarms elsewhere.
    """
    entity = venture.entity(entity_id)
    if entity.defeated:
        return
    kept = tuple(ongoing for ongoing in venture.state.ongoing if ongoing.on != entity_id)
    venture.change(ongoing=kept)
    venture.set_entity(entity_id, defeated=True, ep=0, shown=False)
    if entity.number or how != "mechanism":
        venture.tell(events.defeated(venture.name(entity_id), venture.name(by) if by else "", entity.type, how))
    venture.gain("defeated")
    if entity.type == "Obstacle":
        clear_way(venture, entity_id, how)
    elif entity.type == "Seeker":
        now(venture, LeaveBody(entity_id))
    elif entity.type == "Creature":
        respawn.begin(venture, entity_id)
    knowing.look(venture)


def clear_way(venture: Venture, entity_id: str, how: str) -> None:
    """Clear the way where an Obstacle was: it is out of play, for everybody (REG-084). ``how`` as `events.defeated`."""
    entity = venture.entity(entity_id)
    if entity.at not in venture.state.cleared:
        venture.change(cleared=(*venture.state.cleared, entity.at))
    pools = tuple(pool for pool in venture.state.pools if pool.obstacle != entity_id)
    venture.change(pools=pools)
    knowing.look(venture)


@step(Rise)
def _rise(venture: Venture, it: Rise) -> None:
    rise(venture, it.member)


@step(Injure)
def _injure(venture: Venture, it: Injure) -> None:
    injure(venture, it.member)


@step(Defeat)
def _defeat(venture: Venture, it: Defeat) -> None:
    defeat(venture, it.id, it.by, it.how)
