"""How locks are offered: to be picked, or opened with a key; and how other things in a region are used."""

from __future__ import annotations

from engine.core.desk import shortest
from engine.core.game import Offering
from engine.core.odds import odds

from ..rules import odds as chances
from ..rules.exploring import features
from ..state.catalogue import WORDS
from ..state.content import Play, content
from ..state.state import State
from . import words
from .words import brought_by, called, dice, kind_named, short_name


def picked(state: State, index: int | None, lock: str) -> tuple[str, str]:
    """Return how picking a lock is offered, with how likely that opens it, and the dice of the Lockpick and of the Lock."""
    tools = () if index is None else features.lockpicks(state, index)
    opens = [_opens_lock(state, index, tools[0] if tools else None, lock, brief=brief) for brief in (False, True)]
    label = shortest(WORDS("choice-pick", thing=short_name(state, lock), opens_lock=item) for item in opens)
    return label, WORDS("choice-pick.hint", name=called(state, lock), against=_against(state, lock))


def picked_with(state: State, index: int | None, play: Play, lock: str) -> str:
    """Return how it is offered to pick a lock with one play, in the same way."""
    card, thing = play.id in content().plays, short_name(state, lock)
    opens = [_opens_lock(state, index, play, lock, brief=brief) for brief in (False, True)]
    return shortest(WORDS("pick-with", play=play.name, card=card, thing=thing, opens_lock=item) for item in opens)


def _opens_lock(state: State, index: int | None, play: Play | None, lock: str, *, brief: bool) -> str:
    """Return what stands on each button of an attempt at a lock: how likely it opens, and what a failure costs."""
    rolled, opens = _opens(state, index, play, lock)
    against = _against(state, lock)
    return WORDS("opens-lock", dice=rolled, against=against, opens=opens, fails=_fails(lock), brief=brief)


def _fails(lock: str) -> tuple[str, ...]:
    """Return what a failure costs at the lock of a Challenge, whose kind all know (REG-236, REG-237)."""
    kind = kind_named(lock)
    effects = () if kind is None else kind.lock_fail
    return tuple(WORDS("fail-harm", dice=dice(e.amount)) if e.kind == "harm" else words.taken(e) for e in effects)


def _against(state: State, lock: str) -> str:
    """Return the dice of a lock, as they are written."""
    kind, feature = kind_named(lock), state.scenario.feature_by_id.get(lock)
    return dice(kind.lock if kind is not None else feature.lock if feature is not None else "")


def _opens(state: State, index: int | None, play: Play | None, lock: str) -> tuple[str, str]:
    """Return what a member would roll to open a lock with a play, and how likely it opens; nothing where either is not
    known."""
    against = chances.lock_of(state, lock)
    if index is None or play is None or not against:
        return "", ""
    rolled = words.rolled_now(state, index, "lockpick", play.lockpick, play)
    return rolled, odds(chances.picks_with(state, index, play, against))


def used(state: State, index: int | None, item: str) -> Offering:
    """Return how a mechanism is offered, or a key with the Lock that it opens."""
    feature = state.scenario.feature_by_id.get(item)
    if feature is None:
        return WORDS("choice-use", thing=short_name(state, item), phase="action", brings=""), "", "main"
    phase = "strategy" if feature.kind == "key" and feature.use == "strategy" else "action"
    lock = features.lock_of(state, index, item) if feature.kind == "key" and index is not None else ""
    if lock:
        opened = short_name(state, features.lock_handle(state, lock))
        return (
            WORDS("choice-open", thing=opened, key=short_name(state, item), phase=phase),
            WORDS.text(feature.text),
            "first",
        )
    label = WORDS("choice-use", thing=short_name(state, item), phase=phase, brings=brought_by(feature.effects))
    return label, WORDS.text(feature.text), "main"
