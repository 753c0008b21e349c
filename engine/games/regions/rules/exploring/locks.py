"""Locks: picking them, and keys that fit them (REG-232..237, REG-238..243, REG-244..249,
REG-G57, REG-G58).

Locks are those of Challenges, mostly Obstacles, and of features such as chests.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.progress import heed

from ...state import board, levels
from ...state.content import Play, content
from ...state.moves import Act, Pick
from ...state.naming import entity_handle, entity_name
from ...state.scenarios import Feature
from ...state.state import Entity, State, Trial, entity_of, who
from .. import events, turns
from ..actions import answering, dice_shifts, harm, plays
from ..challenges import traps
from ..progress import Venture
from . import features


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


def locked_here(state: State, index: int) -> tuple[str, ...]:
    """Return the ids of the entities and features with a Lock that a member can get at: what they see in their region, an
    Obstacle on an exit from either side (REG-G57, REG-242, REG-243). Features have no EP to be broken by (REG-G79)."""
    region = state.members[index].region
    challenges = (one.id for one in state.entities if one.lock and board.targetable(state, index, one))
    chests = (
        feature.id
        for feature in state.scenario.features
        if feature.lock and feature.at == region and feature.id in state.found and feature.id not in state.opened
    )
    return (*challenges, *chests)


def handle_of(state: State, id: str) -> str:
    """Return the word that moves name a Lock by."""
    entity = entity_of(state, id)
    return entity_handle(entity) if entity is not None else id


def lock_named(state: State, index: int, text: str) -> str | None:
    """Return the id of the Lock in reach that a word stands for, ``None`` for none."""
    wanted = text.strip().casefold()
    return next((id for id in locked_here(state, index) if handle_of(state, id) == wanted), None)


def refuse(state: State, index: int, lock: str, play: str = "") -> IllegalMove | None:
    """Return what speaks against picking a Lock now (REG-240, REG-G12, REG-G57)."""
    if (refusal := turns.refuse_phase(state, index, "action")) is not None:
        return refusal
    at_hand = lockpicks(state, index)
    if not at_hand or (play and all(known.id != play for known in at_hand)):
        return IllegalMove("You have nothing to pick a lock with.", "REG-240")
    if lock_named(state, index, lock) is None:
        return IllegalMove("There is no such lock within reach.", "REG-G57")
    return None


def moves(state: State, index: int) -> Iterator[Move]:
    """Yield the Locks that a member may pick now; with a card of the hand as an Action of that name."""
    if turns.refuse_phase(state, index, "action") is not None:
        return
    hand, at_hand = state.members[index].hand, lockpicks(state, index)
    for id in locked_here(state, index) if at_hand else ():
        yield Pick(handle_of(state, id))
        yield from (Act(play.id, handle_of(state, id)) for play in at_hand if play.id in hand)


def begin(venture: Venture, index: int, lock: str, play: str = "") -> None:
    """Pick a Lock with a play, else with the best at hand; it takes the Action Phase (REG-G12). Allies may Assist before
    the dice are rolled. `IllegalMove` where it may not be."""
    heed(refuse(venture.state, index, lock, play))
    target = lock_named(venture.state, index, lock)
    tool = next(known for known in lockpicks(venture.state, index) if not play or known.id == play)
    assert target is not None
    turns.spent(venture, "action")
    plays.spend(venture, index, tool)
    answering.window(venture, Trial(index, "lockpick", tool.lockpick, tool.id, target))


def settle(venture: Venture, trial: Trial) -> None:
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
    dice = _dice(entity, chest)
    play = plays.play_of(state, who(index), trial.play)
    own = (*dice_shifts.shifts_for(state, who(index), "lockpick", play), *trial.shifts)
    total, lockpick = dice_shifts.rolled(venture, trial.dice, own)
    against, lock = dice_shifts.rolled(venture, dice, ())
    name = entity_name(entity) if entity is not None else chest.name if chest is not None else ""
    venture.tell(events.picked(member.name, name, lockpick, lock, total >= against))
    if total >= against:
        overcome(venture, index, trial.target)
        return
    fail = content().challenges[entity.kind].lock_fail if entity is not None else chest.fail if chest is not None else ()
    traps.trigger(venture, "lockpick failed", index)
    features.do(venture, index, fail, name)


def _dice(entity: Entity | None, chest: Feature | None) -> str:
    if entity is not None:
        return content().challenges[entity.kind].lock
    assert chest is not None
    return chest.lock


def overcome(venture: Venture, index: int, target: str) -> None:
    """Do away with a Lock that was picked: the Challenge is defeated whatever its EP, for everybody, also an Obstacle that
    Persists (REG-233, REG-G37); a feature gives what it holds (REG-244)."""
    entity = entity_of(venture.state, target)
    if entity is None:
        features.open_up(venture, index, target)
    else:
        harm.defeat(venture, entity.id, who(index), "lock")


# Keys.


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
    venture.tell(events.unlocked(venture.member(index).name, name, known[key].name))
    if entity is None:
        features.open_up(venture, index, target)
    else:
        harm.defeat(venture, entity.id, who(index), "key")
