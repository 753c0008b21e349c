"""Things in regions that are no Challenges: chests, treasure, keys, objects, mechanisms (REG-138, REG-212, REG-222..224,
REG-242..249); and Locks, of these and of Challenges: picking them, and keys that fit them (REG-232..237, REG-238..243,
REG-244..249, REG-G57, REG-G58)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.errors import IllegalMove
from engine.core.flow import heed
from engine.core.moves import Move
from engine.core.verbs import Use

from ...state import board, levels
from ...state.catalogue import refused
from ...state.content import Effect, Play, content
from ...state.moves import Act, Pick
from ...state.naming import entity_handle, entity_name
from ...state.scenarios import Feature, Gift
from ...state.state import Entity, State, Trial, entity_of, who
from .. import turns
from ..actions import answering, dice_shifts, plays
from ..events import exploring
from ..flow import now
from ..progress import Venture
from ..steps import Apply, Defeat, SetOff
from . import knowing


def here(state: State, index: int) -> tuple[Feature, ...]:
    """Return the features in a member's region that the party knows and that were not taken or used up."""
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
    feature = next((item for item in here(state, index) if item.id == wanted), None)
    if feature is None:
        return refused("nothing-to-use-called-so", "REG-G12")
    if feature.lock:
        return refused("feature-is-locked", "REG-242", feature=feature.name)
    if feature.kind in TAKEN:
        return refused("pick-it-up", "REG-G11", feature=feature.name)
    return turns.refuse_phase(state, index, "action")


def _refuse_key(state: State, index: int, item: str) -> IllegalMove | None:
    key = state.scenario.feature_by_id[item]
    if key.kind != "key":
        return refused("carry-only", "REG-249", feature=key.name)
    if key.use == "move" and key.opens in state.scenario.connection_by_id:
        return refused("key-used-in-passing", "REG-249", feature=key.name)
    if not lock_of(state, index, item):
        return refused("key-fits-nothing", "REG-G58", feature=key.name)
    return turns.refuse_phase(state, index, "strategy" if key.use == "strategy" else "action")


def lock_of(state: State, index: int, key: str) -> str:
    """Return the id of the Lock within a member's reach that a key fits, "" for none (REG-G58)."""
    return next((id for id in locked_here(state, index) if key_for(state, index, id) == key), "")


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
        unlock(venture, index, lock_of(venture.state, index, item), item)
        return
    turns.spent(venture, "action")
    if feature.kind == "chest":
        open_up(venture, index, item)
        return
    _work(venture, index, feature)
    now(venture, SetOff("feature", index))


def _work(venture: Venture, index: int, feature: Feature) -> None:
    """Let a mechanism do what it does: disarm, open, or anything else (REG-138, REG-212)."""
    name = venture.member(index).name
    venture.change(opened=(*venture.state.opened, feature.id))
    venture.tell(exploring.Used(name, feature.name, feature.text))
    for entity in venture.state.entities:
        way_opened = entity.type == "Obstacle" and entity.at == feature.opens
        named = {entity.id, entity.id.partition("~")[0]} & {*feature.disarms, feature.opens}
        if (way_opened or named) and not entity.defeated:
            now(venture, Defeat(entity.id, who(index), "mechanism"))
    if feature.opens in venture.scenario.feature_by_id and feature.opens not in venture.state.opened:
        venture.tell(exploring.Unlocked(name, venture.scenario.feature_by_id[feature.opens].name, feature.name))
        open_up(venture, index, feature.opens)
    do(venture, index, feature.effects, feature.name)
    hand_out(venture, index, feature.gives, feature.name)
    knowing.look(venture)


def do(venture: Venture, index: int, done: Sequence[Effect], source: str) -> None:
    """Let effects of a thing take place on the member who handles it; ``source`` is the thing in words."""
    if done:
        now(venture, Apply(tuple(done), who(index), (who(index),), source))


def open_up(venture: Venture, index: int, item: str) -> None:
    """Open a feature and give a member what it holds, at once (REG-244, REG-245); a mechanism behind a Lock does what it
    does. Traps may wait for that."""
    feature = venture.scenario.feature_by_id[item]
    if feature.kind == "mechanism":
        _work(venture, index, feature)
        now(venture, SetOff("feature", index))
        return
    found = () if item in venture.state.found else (item,)
    venture.change(opened=(*venture.state.opened, item), found=(*venture.state.found, *found))
    venture.tell(exploring.Opened(venture.member(index).name, feature.name))
    do(venture, index, feature.effects, feature.name)
    hand_out(venture, index, feature.gives, feature.name)
    now(venture, SetOff("feature", index))


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
        index, valuables=member.valuables + valuables, pack=(*member.pack, *gift.gear), objects=(*member.objects, *objects)
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
    venture.tell(exploring.Gained(member.name, valuables, names, things))


def locked_here(state: State, index: int) -> tuple[str, ...]:
    """Return the ids of the entities and features with a Lock that a member can get at: what they see in their region, an
    Obstacle on an exit from either side (REG-G57, REG-242, REG-243). Features have no EP to be broken by (REG-G79)."""
    region = state.members[index].region
    challenges = (entity.id for entity in state.entities if entity.lock and board.targetable(state, index, entity))
    chests = (
        feature.id
        for feature in state.scenario.features
        if feature.lock and feature.at == region and feature.id in state.found and feature.id not in state.opened
    )
    return (*challenges, *chests)


def lock_handle(state: State, id: str) -> str:
    """Return the word that moves name a Lock by."""
    entity = entity_of(state, id)
    return entity_handle(entity) if entity is not None else id


def lock_named(state: State, index: int, text: str) -> str | None:
    """Return the id of the Lock in reach that a word stands for, ``None`` for none."""
    wanted = text.strip().casefold()
    return next((id for id in locked_here(state, index) if lock_handle(state, id) == wanted), None)


def key_for(state: State, index: int, target: str, use: str = "") -> str:
    """Return the key that a member carries for a Lock, by its id, "" for none; with ``use`` only one that is used so
    (REG-248, REG-249)."""
    entity = entity_of(state, target)
    fits = {target} if entity is None else {target, entity.at} if entity.type == "Obstacle" else {target}
    for item in state.members[index].objects:
        key = state.scenario.feature_by_id[item]
        if key.kind == "key" and key.opens in fits and (not use or key.use == use):
            return item
    return ""


def unlock(venture: Venture, index: int, target: str, key: str) -> None:
    """Take a Lock away with a key, for everybody; a Challenge goes with it (REG-248, REG-G58)."""
    entity = entity_of(venture.state, target)
    known = venture.scenario.feature_by_id
    name = entity_name(entity) if entity is not None else known[target].name
    venture.tell(exploring.Unlocked(venture.member(index).name, name, known[key].name))
    if entity is None:
        open_up(venture, index, target)
    else:
        now(venture, Defeat(entity.id, who(index), "key"))


# Picking Locks.


def lockpicks(state: State, index: int) -> tuple[Play, ...]:
    """Return the plays with a Lockpick entry that a member can use where they are: of Gear first, then the best
    (REG-238..240)."""
    known = (play for play in plays.held(state, index) if play.lockpick and play.kind == "action")
    usable = [play for play in known if plays.unusable(state, index, play) is None]
    hand = state.members[index].hand
    return tuple(sorted(usable, key=lambda play: (play.id in hand, -levels.mean(levels.entry(play.lockpick)))))


def picks(state: State, index: int, key: str) -> bool:
    """Return whether a play that a member has at hand is one that picks Locks (REG-234)."""
    return any(play.id == key and play.targets == "lock" for play in plays.held(state, index))


def refuse_pick(state: State, index: int, lock: str, play: str = "") -> IllegalMove | None:
    """Return what speaks against picking a Lock now (REG-240, REG-G12, REG-G57)."""
    if (refusal := turns.refuse_phase(state, index, "action")) is not None:
        return refusal
    at_hand = lockpicks(state, index)
    if not at_hand or (play and all(known.id != play for known in at_hand)):
        return refused("nothing-to-pick-with", "REG-240")
    if lock_named(state, index, lock) is None:
        return refused("no-such-lock", "REG-G57")
    return None


def lock_moves(state: State, index: int) -> Iterator[Move]:
    """Yield the Locks that a member may pick now; with a card of the hand as an Action of that name."""
    if not turns.has_phase(state, index, "action"):
        return
    hand, at_hand = state.members[index].hand, lockpicks(state, index)
    for id in locked_here(state, index) if at_hand else ():
        yield Pick(lock_handle(state, id))
        yield from (Act(play.id, lock_handle(state, id)) for play in at_hand if play.id in hand)


def pick(venture: Venture, index: int, lock: str, play: str = "") -> None:
    """Pick a Lock with a play, else with the best at hand; it takes the Action Phase (REG-G12). Allies may Assist before
    the dice are rolled. `IllegalMove` where it may not be."""
    heed(refuse_pick(venture.state, index, lock, play))
    target = lock_named(venture.state, index, lock)
    tool = next(known for known in lockpicks(venture.state, index) if not play or known.id == play)
    assert target is not None
    turns.spent(venture, "action")
    plays.spend(venture, index, tool)
    answering.window(venture, Trial(index, "lockpick", tool.lockpick, tool.id, target))


def settle_pick(venture: Venture, trial: Trial) -> None:
    """Roll Lockpick against Lock, ties to the Lockpick (REG-234, REG-235); only the Lockpick is shifted (REG-G02).

    What it opens, it opens at once (REG-233, REG-244). A failure brings what is listed (REG-236, REG-237), then Traps that
    wait for it.
    """
    state, index = venture.state, trial.member
    member = venture.member(index)
    entity = entity_of(state, trial.target)
    gone = entity.defeated or not entity.lock if entity is not None else trial.target in state.opened
    if not member.standing or gone:
        return
    chest = state.scenario.feature_by_id.get(trial.target)
    dice = _lock_dice(entity, chest)
    play = plays.play_of(state, who(index), trial.play)
    own = (*dice_shifts.shifts_for(state, who(index), "lockpick", play), *trial.shifts)
    total, lockpick = dice_shifts.rolled(venture, trial.dice, own)
    against, lock = dice_shifts.rolled(venture, dice, ())
    name = entity_name(entity) if entity is not None else chest.name if chest is not None else ""
    venture.tell(exploring.Picked(member.name, name, lockpick, lock, total >= against))
    if total >= against:
        overcome(venture, index, trial.target)
        return
    fail = content().challenges[entity.kind].lock_fail if entity is not None else chest.fail if chest is not None else ()
    now(venture, SetOff("lockpick failed", index))
    do(venture, index, fail, name)


def _lock_dice(entity: Entity | None, chest: Feature | None) -> str:
    if entity is not None:
        return content().challenges[entity.kind].lock
    assert chest is not None
    return chest.lock


def overcome(venture: Venture, index: int, target: str) -> None:
    """Do away with a Lock that was picked: the Challenge is defeated whatever its EP, for everybody, also an Obstacle that
    Persists (REG-233, REG-G37); a feature gives what it holds (REG-244)."""
    entity = entity_of(venture.state, target)
    if entity is None:
        open_up(venture, index, target)
    else:
        now(venture, Defeat(entity.id, who(index), "lock"))
