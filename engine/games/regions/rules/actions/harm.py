"""EP, being down, Injuries, death, and the defeat of Challenges (REG-168, REG-177, REG-G07, REG-G08).

Diseases: catching them, what lasts of them, and healing (REG-250..255, REG-256..261, REG-262, REG-263..268). Effects that
last: until the start of a next turn, the end of the round, or of the scenario (REG-009..011).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from ...state import board, sheets
from ...state.content import Effect, Illness, content
from ...state.state import Disease, Ongoing, State, Who, entity_of, index_of
from .. import ending
from ..events import exploring, striking
from ..events.striking import Roll
from ..exploring import knowing
from ..flow import now, step
from ..progress import Venture
from ..steps import Apply, Defeat, Die, Injure, LeaveBody, Rise, StartOfTurn


def hurt(
    venture: Venture,
    who: Who,
    amount: int,
    by: str,
    actor: Who = "",
    damage: Roll = (),
    defense: Roll = (),
    *,
    missed: bool = False,
) -> None:
    """Take EP off a member or a Challenge; ``by`` is what does it in words, ``actor`` which PC or Challenge, if any. It may
    be for a blow that ``missed``.

    ``amount`` counts after Defense. Nothing happens to one who is down already, or has no EP total. At 0 a PC is down, a
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
    venture.tell(striking.Hurt(member.name, amount, left, by, damage, defense, missed=missed))
    if left == 0:
        fall(venture, index)


def fall(venture: Venture, index: int) -> None:
    """A member is at 0 EP, and down until their next turn, with an Injury to come (REG-G07)."""
    venture.set_member(index, ep=0, fallen=True, steps=0)
    venture.tell(striking.Down(venture.member(index).name))
    venture.gain("downs")


def _hurt_challenge(venture: Venture, id: str, amount: int, by: str, actor: Who, damage: Roll, defense: Roll) -> None:
    """Take EP off a Challenge that has any: Environs and Traps have none (REG-074, REG-136)."""
    entity = venture.entity(id)
    if entity.defeated or content().challenges[entity.kind].ep == 0:
        return
    left = max(0, entity.ep - amount)
    venture.set_entity(id, ep=left)
    venture.tell(striking.Hurt(venture.name(id), amount, left, by, damage, defense))
    if left == 0:
        defeat(venture, id, actor, "damage")


def recover(venture: Venture, who: Who, amount: int, by: str) -> None:
    """Give EP back, up to the maximum; a PC who was down can act again at once (REG-G07, REG-G66),
    and asks for no more."""
    index = index_of(who)
    if index is None:
        entity = venture.entity(who)
        most, now = board.most_ep(venture.state, entity), entity.ep
        gained = 0 if entity.defeated else max(0, min(amount, most - now))
        if gained:
            venture.set_entity(who, ep=now + gained)
    else:
        member = venture.member(index)
        most, now = sheets.most_ep(member), member.ep
        gained = max(0, min(amount, most - now)) if member.in_play else 0
        if gained:
            venture.set_member(index, ep=now + gained, habits=replace(member.habits, call="none"))
    if gained:
        venture.tell(striking.Recovered(venture.name(who), gained, now + gained, by))


def rise(venture: Venture, index: int) -> None:
    """At the start of a turn (REG-169..171, REG-G09 step 1): a PC who was at 0 EP takes an Injury and has all EP of the new
    maximum, or dies of it; also one who was healed meanwhile (REG-G07). Nothing happens to others."""
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
    venture.tell(striking.Injured(member.name, hit.injuries, most, bool(up and alive)))
    venture.gain("injuries")
    if up:
        venture.set_member(index, fallen=False, habits=replace(member.habits, call="none"))
    if not alive:
        die(venture, index, "injuries")


def die(venture: Venture, index: int, why: str) -> None:
    """A PC dies, of "injuries" or because a region "closed", and leaves play; then the end is checked (REG-172, REG-G44).

    What they carried for the party goes to the nearest member: there is no scenario that a death makes hopeless (REG-G76).
    """
    member = venture.member(index)
    if member.dead:
        return
    venture.set_member(index, dead=True, ep=0, fallen=False, light=False, steps=0, region="", fell=member.region)
    venture.tell(striking.Died(member.name, why))
    venture.gain("deaths")
    venture.reset_pools(index)
    _bequeath(venture, index, member.region)
    ending.check(venture)


def _bequeath(venture: Venture, index: int, region: str) -> None:
    members = venture.state.members
    heirs = [other for other, member in enumerate(members) if member.in_play]
    heirs.sort(key=lambda other: members[other].region != region)
    objects = members[index].objects
    if not heirs or not objects:
        return
    heir = heirs[0]
    venture.set_member(index, objects=())
    venture.set_member(heir, objects=(*members[heir].objects, *objects))
    for object in objects:
        name = venture.scenario.feature_by_id[object].name
        venture.tell(exploring.Gave(members[index].name, members[heir].name, name, left=True))


def defeat(venture: Venture, entity_id: str, by: Who, how: str) -> None:
    """A Challenge leaves play by "damage", a "lock", "key", "mechanism" or the "gm"; ``by`` whom, "" for none.

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
        away = entity.fell > 0 and bool(content().challenges[entity.kind].respawn)
        venture.tell(striking.Defeated(venture.name(entity_id), venture.name(by) if by else "", entity.type, how, away))
    venture.gain("defeated")
    if entity.type == "Obstacle":
        clear_way(venture, entity_id, how)
    elif entity.type == "Seeker":
        now(venture, LeaveBody(entity_id))
    elif entity.type == "Creature":
        _begin_respawn(venture, entity_id)
    knowing.look(venture)


def clear_way(venture: Venture, entity_id: str, how: str) -> None:
    """Clear the way where an Obstacle was: it is out of play, for everybody (REG-084). ``how`` as `striking.Defeated`."""
    entity = venture.entity(entity_id)
    if entity.at not in venture.state.cleared:
        venture.change(cleared=(*venture.state.cleared, entity.at))
    pools = tuple(pool for pool in venture.state.pools if pool.obstacle != entity_id)
    venture.change(pools=pools)
    knowing.look(venture)


def _begin_respawn(venture: Venture, entity_id: str) -> None:
    """Start the count for a Creature that was defeated just now: this round's end does not count yet. Who fell twice stays
    away (REG-G40)."""
    venture.set_entity(entity_id, count=-1, fell=venture.entity(entity_id).fell + 1)
    entity, state = venture.entity(entity_id), venture.state
    if entity.number and entity.kind not in state.beaten and content().challenges[entity.kind].respawn:
        venture.change(beaten=(*state.beaten, entity.kind))


# Diseases.


def infect(venture: Venture, index: int, illness: Illness, effects: Sequence[Effect] = ()) -> None:
    """A PC catches a Disease, never from another PC (REG-G78). Of the ``effects`` of its entry those that last until the
    end of the scenario belong to it (REG-251, REG-263); the others are not looked at, and do not persist (REG-264).

    A PC who has it already gets once more what of it is cumulative (REG-G61): the track as the Disease says, each effect as
    it says itself, else as the Disease. Where nothing is, nothing happens.
    """
    member = venture.member(index)
    has_it = any(disease.name == illness.name for disease in member.diseases)
    amount = illness.amount if illness.cumulative or not has_it else 0
    lasting = tuple(effect for effect in effects if lasts(effect) and (not has_it or _adds_up(effect, illness)))
    again = not (amount or lasting)
    venture.tell(striking.Infected(member.name, illness.name, illness.track, amount, again))
    if again:
        return
    caught = Disease(illness.name, illness.track, amount, lasting)
    venture.set_member(index, diseases=(*member.diseases, caught))
    venture.gain("diseases")


def _adds_up(effect: Effect, illness: Illness) -> bool:
    return illness.cumulative if effect.cumulative is None else effect.cumulative


def lasts(effect: Effect) -> bool:
    """Return whether an effect of a Disease's entry belongs to the Disease (REG-263)."""
    return effect.until == "scenario"


def cure(venture: Venture, index: int, name: str, by: str = "") -> None:
    """Remove a Disease with all its instances, whatever imposed them (REG-268); tells of it where ``by`` says what healed
    it (REG-267). The track comes back to its base by drifting."""
    member = venture.member(index)
    left = tuple(disease for disease in member.diseases if disease.name != name)
    if left == member.diseases:
        return
    venture.set_member(index, diseases=left, habits=replace(member.habits, call="none"))
    if by:
        venture.tell(striking.Healed(member.name, name, by))


def disease_names(state: State, index: int) -> tuple[str, ...]:
    """Return the Diseases of a PC by name, each once, in the order they were caught."""
    return tuple(dict.fromkeys(disease.name for disease in state.members[index].diseases))


def disease_word(name: str) -> str:
    """Return the one word that moves name a Disease by: "mist-fever"."""
    return "-".join(name.casefold().split())


# What lasts.


def put_in_force(venture: Venture, *ongoing: Ongoing) -> None:
    """Put lasting effects of one source in force, and tell it once. One of the same source on the same entry of the same
    target is replaced: each source counts once (REG-G03)."""
    fresh = {_key(item) for item in ongoing}
    kept = tuple(item for item in venture.state.ongoing if _key(item) not in fresh)
    venture.change(ongoing=(*kept, *ongoing))
    if ongoing:
        names = tuple(dict.fromkeys(venture.name(item.on) for item in ongoing))
        venture.tell(striking.Lasting(names, ongoing[0].source, ongoing[0].until))


def _key(ongoing: Ongoing) -> tuple[object, ...]:
    return ongoing.on, ongoing.source, ongoing.entry, ongoing.against, ongoing.effect


def start_of_turn(venture: Venture, who: Who, risen: bool = False) -> None:
    """A turn begins: what lasted until now ends, then what comes at each start of a turn takes place (REG-G09 steps 2, 3).

    For a PC who has just ``risen`` nothing comes: they take their turn as normal (REG-169).
    """
    index = index_of(who)
    _end_lasting(venture, lambda item: item.until == "next turn" and item.owner == who)
    if risen:
        return
    for entry in venture.state.ongoing:
        if entry.on == who and entry.effect is not None and entry.effect.each:
            _again(venture, entry.owner, who, entry.effect, entry.source)
    for disease in venture.member(index).diseases if index is not None else ():
        for effect in disease.lasting:
            if effect.each == "turn":
                _again(venture, "", who, effect, disease.name)


def _again(venture: Venture, owner: Who, on: Who, effect: Effect, source: str) -> None:
    """Let an effect take place once more."""
    if venture.state.phase != "over":
        now(venture, Apply((replace(effect, each="", until="now", who="target"),), owner, (on,), source))


def end_of_round(venture: Venture) -> None:
    """A round ends, and with it what lasts for the round; also what waits for a turn that its owner will never have."""
    state = venture.state
    _end_lasting(
        venture, lambda item: item.until == "round" or (item.until == "next turn" and not _takes_turns(state, item.owner))
    )


def _takes_turns(state: State, who: Who) -> bool:
    index = index_of(who)
    if index is not None:
        return state.members[index].in_play
    entity = entity_of(state, who)
    return entity is not None and not entity.defeated and entity.type not in ("Obstacle", "Trap")


def _end_lasting(venture: Venture, over: Callable[[Ongoing], bool]) -> None:
    ended = [item for item in venture.state.ongoing if over(item)]
    if not ended:
        return
    venture.change(ongoing=tuple(item for item in venture.state.ongoing if not over(item)))
    for source in dict.fromkeys(item.source for item in ended):
        venture.tell(striking.WoreOff(source))


def owner_for(state: State, actor: Who, on: Who) -> Who:
    """Return by whose turns an effect "until the next turn" lasts: the actor's, or where that has none those of the one it
    lies on."""
    return actor if actor and _takes_turns(state, actor) else on


# Done at once for other chapters.

step(Rise)(lambda venture, it: rise(venture, it.member))
step(Die)(lambda venture, it: die(venture, it.member, it.why))
step(Injure)(lambda venture, it: injure(venture, it.member))
step(Defeat)(lambda venture, it: defeat(venture, it.id, it.by, it.how))
step(StartOfTurn)(lambda venture, it: start_of_turn(venture, it.who, it.risen))
