"""How locks are offered: to be picked, or opened with a key; and how other things in a region are used."""

from __future__ import annotations

from engine.core.game import Offering
from engine.core.odds import odds

from ..rules import odds as chances
from ..rules.exploring import features
from ..state.catalogue import WORDS
from ..state.state import State
from . import words
from .words import brought_by, called, dice, kind_named, short_name


def picked(state: State, index: int | None, lock: str) -> tuple[str, str]:
    """Return how picking a lock is offered, with the dice of the Lockpick and of the Lock."""
    tools = () if index is None else features.lockpicks(state, index)
    kind, feature = kind_named(lock), state.scenario.feature_by_id.get(lock)
    against = dice(kind.lock if kind is not None else feature.lock if feature is not None else "")
    rolled = ""
    if tools and index is not None and against:
        rolled = words.entry_now(state, index, "lockpick", tools[0].lockpick, tools[0]).rpartition(": ")[2]
    opens = odds(chances.pick(state, index, chances.lock_of(state, lock))) if rolled and index is not None else ""
    label = WORDS("choice-pick", thing=short_name(state, lock), dice=rolled, against=against, opens=opens)
    return label, WORDS("choice-pick.hint", name=called(state, lock), against=against)


def used(state: State, index: int | None, item: str) -> Offering:
    """Return how a mechanism is offered, or a key with the Lock that it opens."""
    feature = state.scenario.feature_by_id.get(item)
    if feature is None:
        return WORDS("choice-use", thing=short_name(state, item), phase="action", brings=""), "", "main"
    phase = "strategy" if feature.kind == "key" and feature.use == "strategy" else "action"
    lock = features.lock_of(state, index, item) if feature.kind == "key" and index is not None else ""
    if lock:
        opened = short_name(state, features.lock_handle(state, lock))
        return WORDS("choice-open", thing=opened, key=short_name(state, item), phase=phase), feature.text, "first"
    label = WORDS("choice-use", thing=short_name(state, item), phase=phase, brings=brought_by(feature.effects))
    return label, feature.text, "main"
