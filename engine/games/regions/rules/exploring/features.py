"""Things in regions that are no Challenges: chests, treasure, keys, objects, mechanisms (REG-138, REG-212, REG-222..224,
REG-242..249)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.progress import heed
from engine.core.verbs import Use
from engine.core.words import upper

from ...state.content import Effect, content
from ...state.scenarios import Feature, Gift
from ...state.state import State, who
from .. import events, turns
from ..actions import effects, harm
from ..challenges import traps
from ..progress import Venture
from . import knowing, locks


def here(state: State, index: int) -> tuple[Feature, ...]:
    """Return the features in a member's region that the party knows and nobody took or used up."""
    region = state.members[index].region
    gone = (*state.taken, *state.opened)
    return tuple(
        feature
        for feature in state.scenario.features
        if feature.at == region and not feature.inside and feature.id in state.found and feature.id not in gone
    )


TAKEN = ("treasure", "key", "object")
"""The kinds of features that are picked up where they lie (REG-222, REG-G11)."""


def refuse(state: State, index: int, item: str) -> IllegalMove | None:
    """Return what speaks against using a key or a mechanism (REG-G12, REG-249); what lies open is picked up instead, in the
    Strategy Phase (REG-222, REG-G11)."""
    wanted = item.strip().casefold()
    if wanted in state.members[index].objects:
        return _refuse_key(state, index, wanted)
    feature = next((one for one in here(state, index) if one.id == wanted), None)
    if feature is None:
        return IllegalMove("There is nothing of that name here to be used.", "REG-G12")
    if feature.lock:
        return IllegalMove(f"{upper(feature.name)} is locked: it takes a lockpick or a key.", "REG-242")
    if feature.kind in TAKEN:
        return IllegalMove(f"{upper(feature.name)} is picked up, with /equip, in your Strategy's place.", "REG-G11")
    return turns.refuse_phase(state, index, "action")


def _refuse_key(state: State, index: int, item: str) -> IllegalMove | None:
    key = state.scenario.feature_by_id[item]
    if key.kind != "key":
        return IllegalMove(f"{key.name} is only to be carried.", "REG-249")
    if key.use == "move" and key.opens in state.scenario.connection_by_id:
        return IllegalMove(f"{key.name} is used in passing: Move through what it opens.", "REG-249")
    if not lock_of(state, index, item):
        return IllegalMove(f"{key.name} fits no lock within reach.", "REG-G58")
    return turns.refuse_phase(state, index, "strategy" if key.use == "strategy" else "action")


def lock_of(state: State, index: int, key: str) -> str:
    """Return the id of the Lock within a member's reach that a key fits, "" for none (REG-G58)."""
    return next((id for id in locks.locked_here(state, index) if locks.key_for(state, index, id) == key), "")


def moves(state: State, index: int) -> Iterator[Move]:
    """Yield the keys and mechanisms that a member may use now."""
    for item in (*state.members[index].objects, *(feature.id for feature in here(state, index))):
        if refuse(state, index, item) is None:
            yield Use(item)


def use(venture: Venture, index: int, item: str) -> None:
    """Use a key or a mechanism. A key costs what the scenario says (REG-249), everything else the Action Phase (REG-G12).
    `IllegalMove` where it may not be."""
    heed(refuse(venture.state, index, item))
    item = item.strip().casefold()
    feature = venture.scenario.feature_by_id[item]
    if item in venture.member(index).objects:
        turns.spent(venture, "strategy" if feature.use == "strategy" else "action")
        locks.unlock(venture, index, lock_of(venture.state, index, item), item)
        return
    turns.spent(venture, "action")
    if feature.kind == "chest":
        open_up(venture, index, item)
        return
    _work(venture, index, feature)
    traps.trigger(venture, "feature", index)


def _work(venture: Venture, index: int, feature: Feature) -> None:
    """Let a mechanism do what it does: disarm, open, or anything else (REG-138, REG-212)."""
    name = venture.member(index).name
    venture.change(opened=(*venture.state.opened, feature.id))
    venture.tell(events.used(name, feature.name, feature.text))
    for entity in venture.state.entities:
        way_opened = entity.type == "Obstacle" and entity.at == feature.opens
        named = {entity.id, entity.id.partition("~")[0]} & {*feature.disarms, feature.opens}
        if (way_opened or named) and not entity.defeated:
            harm.defeat(venture, entity.id, who(index), "mechanism")
    if feature.opens in venture.scenario.feature_by_id and feature.opens not in venture.state.opened:
        venture.tell(events.unlocked(name, venture.scenario.feature_by_id[feature.opens].name, feature.name))
        open_up(venture, index, feature.opens)
    do(venture, index, feature.effects, feature.name)
    hand_out(venture, index, feature.gives, feature.name)
    knowing.look(venture)


def do(venture: Venture, index: int, done: Sequence[Effect], source: str) -> None:
    """Let effects of a thing take place on whoever handles it; ``source`` is the thing in words."""
    if done:
        effects.apply(venture, done, who(index), (who(index),), source)


def open_up(venture: Venture, index: int, item: str) -> None:
    """Open a feature and give a member what it holds, at once (REG-244, REG-245); a mechanism behind a Lock does what it
    does. Traps may wait for that."""
    feature = venture.scenario.feature_by_id[item]
    if feature.kind == "mechanism":
        _work(venture, index, feature)
        traps.trigger(venture, "feature", index)
        return
    found = () if item in venture.state.found else (item,)
    venture.change(opened=(*venture.state.opened, item), found=(*venture.state.found, *found))
    venture.tell(events.opened(venture.member(index).name, feature.name))
    do(venture, index, feature.effects, feature.name)
    hand_out(venture, index, feature.gives, feature.name)
    traps.trigger(venture, "feature", index)


def take(venture: Venture, index: int, feature: Feature) -> None:
    """Let a member take treasure, a key or an object: they have it at once (REG-222, REG-223); Gear goes into the pack
    (REG-224)."""
    if feature.kind in ("key", "object"):
        hand_out(venture, index, Gift(feature.gives.valuables, feature.gives.gear, feature.id), feature.name)
    else:
        venture.change(taken=(*venture.state.taken, feature.id))
        hand_out(venture, index, feature.gives, feature.name)
    do(venture, index, feature.effects, feature.name)


def hand_out(venture: Venture, index: int, gift: Gift, source: str) -> None:
    """Give a member Valuables (below 0: as many as they have are lost), Gear into the pack, an object (REG-223, REG-231,
    REG-245, REG-246); ``source`` is where it comes from in words."""
    member = venture.member(index)
    valuables = max(gift.valuables, -member.valuables)
    objects = (gift.object,) if gift.object and gift.object not in venture.state.taken else ()
    if not (valuables or gift.gear or objects):
        return
    venture.set_member(
        index,
        valuables=member.valuables + valuables,
        pack=(*member.pack, *gift.gear),
        objects=(*member.objects, *objects),
    )
    state = venture.state
    newly = tuple(item for item in objects if item not in state.found)
    venture.change(taken=(*state.taken, *objects), found=(*state.found, *newly))
    if valuables > 0 or gift.gear or objects:
        turns.came_by(venture, index)
    if valuables > 0:
        venture.gain("valuables", valuables)
    names = tuple(content().gear[item].name for item in gift.gear)
    things = tuple(venture.scenario.feature_by_id[item].name for item in objects)
    venture.tell(events.gained(member.name, valuables, names, things))
