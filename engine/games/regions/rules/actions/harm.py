"""EP, being down, Injuries, death, and the defeat of Challenges (REG-168, REG-177, REG-G07, REG-G08)."""

from __future__ import annotations

from msgspec.structs import replace

from ...state.content import content
from ...state.state import INJURY, Member, Who, index_of
from .. import ending, events
from ..challenges import bodies, respawn
from ..events import Roll
from ..exploring import knowing, obstacles
from ..progress import Venture


def most_ep(member: Member) -> int:
    """Return a member's maximum EP: the Craft's, 5 less for each Injury, and what Gear adds (REG-G07, REG-G08)."""
    known = content()
    return _sound(member) + sum(known.gear[item].ep for item in member.equipped)


def _sound(member: Member) -> int:
    """Return the Craft's EP less 5 for each Injury; at 0 or less a PC is dead, whatever the Gear (REG-G08)."""
    return content().crafts[member.craft].ep - INJURY * member.injuries


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
        most, now = most_ep(member), member.ep
        gained = max(0, min(amount, most - now)) if member.in_play else 0
        if gained:
            venture.set_member(index, ep=now + gained)
    if gained:
        venture.tell(events.recovered(venture.name(who), gained, now + gained, by))


def fit(venture: Venture, index: int) -> None:
    """Take away what is above the maximum EP, as after Gear was put away; at least 1 is left to whoever had any."""
    member = venture.member(index)
    if member.ep > most_ep(member):
        venture.set_member(index, ep=max(1, most_ep(member)))


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
    alive = _sound(hit) > 0
    most = max(0, most_ep(hit)) if alive else 0
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
    obstacles.reset(venture, index)
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
        obstacles.gone(venture, entity_id, how)
    elif entity.type == "Seeker":
        bodies.left(venture, entity_id)
    elif entity.type == "Creature":
        respawn.begin(venture, entity_id)
    knowing.look(venture)
