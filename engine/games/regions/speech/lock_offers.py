"""How locks are offered: to be picked, or opened with a key; and how other things in a region are used."""

from __future__ import annotations

from engine.core.desk import shortest
from engine.core.game import Offering
from engine.core.odds import odds

from ..rules import insisting
from ..rules import odds as chances
from ..rules.actions import plays
from ..rules.exploring import features
from ..state import board
from ..state.catalogue import WORDS
from ..state.content import Effect, Play
from ..state.levels import entry
from ..state.moves import Pick
from ..state.naming import entity_named, exit_letter
from ..state.state import State
from . import words
from .words import TWO_LINES, brought_by, called, dice, kind_named, most_of, short_name

SURE = 0.7
"""What succeeds so often is not kept at."""


def picked(state: State, index: int | None, lock: str) -> tuple[str, str]:
    """Return how picking a lock is offered, with how likely that opens it, and the dice of the Lockpick and of the Lock."""
    tools = () if index is None else features.lockpicks(state, index)
    shapes = _shapes(state, index, tools[0] if tools else None, lock)
    label = shortest((WORDS("choice-pick", thing=thing, opens_lock=opens) for thing, opens in shapes), TWO_LINES)
    fails = _fails(state, index, lock)
    return label, WORDS("choice-pick.hint", name=called(state, lock), against=_against(state, lock), fails=fails)


def picked_with(state: State, index: int | None, play: Play, lock: str) -> str:
    """Return how it is offered to pick a lock with one play, in the same way."""
    shapes = _shapes(state, index, play, lock)
    said = (WORDS("pick-with", play=play.name, thing=thing, opens_lock=opens) for thing, opens in shapes)
    return shortest(said, TWO_LINES)


def _shapes(state: State, index: int | None, play: Play | None, lock: str) -> list[tuple[str, str]]:
    """Return what an attempt at a lock is called on its button, and what stands behind that: how likely it opens, and
    whether a failure may take the member down. At last it has the letter of the way in place of what bars it."""
    opens, most = _opens(state, index, play, lock), _most_harm(state, index, lock)
    said = WORDS("opens-lock", opens=opens, fells=index is not None and 0 < state.members[index].ep <= most)
    name, entity = short_name(state, lock), entity_named(state, lock)
    letter = exit_letter(state, entity.at) if entity is not None and entity.at in state.ways else name
    return [(name, said), (letter, said)]


def _most_harm(state: State, index: int | None, lock: str) -> int:
    """Return the most Damage that a failure at a lock costs."""
    kind = kind_named(lock)
    effects = () if kind is None else (effect.amount for effect in kind.lock_fail if effect.kind == "harm")
    return sum(map(_highest, (*effects, *_jabs(state, index))))


def _highest(amount: str) -> int:
    dealt = entry(amount) if "d" in amount else None
    return dealt.count * dealt.sides if dealt is not None else int(amount) if amount.isdigit() else 0


def _jabs(state: State, index: int | None) -> tuple[str, ...]:
    """Return the Damage of known Traps that a failure sets off (REG-237)."""
    traps = () if index is None else board.known_traps(state, state.members[index].region, "lockpick failed")
    return tuple(action.damage for trap in traps for action in board.kind_of(trap).actions if action.damage)


def _fails(state: State, index: int | None, lock: str) -> tuple[str, ...]:
    """Return what a failure costs at the lock of a Challenge, whose kind all know, and by known Traps that it sets off
    (REG-236, REG-237)."""
    kind = kind_named(lock)
    of_lock = () if kind is None else map(_failing, kind.lock_fail)
    return (*of_lock, *(WORDS("fail-harm", most=most_of(jab)) for jab in _jabs(state, index)))


def _failing(effect: Effect) -> str:
    return WORDS("fail-harm", most=most_of(effect.amount)) if effect.kind == "harm" else words.taken(effect)


def _against(state: State, lock: str) -> str:
    """Return the dice of a lock, as they are written."""
    kind, feature = kind_named(lock), state.scenario.feature_by_id.get(lock)
    return dice(kind.lock if kind is not None else feature.lock if feature is not None else "")


def _opens(state: State, index: int | None, play: Play | None, lock: str) -> str:
    """Return how likely a member opens a lock with a play; "" where either is not known."""
    against = chances.lock_of(state, lock)
    if index is None or play is None or not against:
        return ""
    return odds(chances.picks_with(state, index, play, against), bare=True)


def kept(state: State, index: int, handle: str) -> str:
    """Return how it is offered to keep at a lock, or at what bars a way (REG-G21)."""
    move, entity = insisting.tries(state, index)[handle], entity_named(state, handle)
    letter = exit_letter(state, entity.at) if entity is not None and entity.at in state.ways else ""
    names, picks = dict.fromkeys((short_name(state, handle), letter or short_name(state, handle))), isinstance(move, Pick)
    return shortest((WORDS("choice-keep", thing=name, picks=picks) for name in names), TWO_LINES)


def opens_at_once(state: State, index: int, handle: str) -> bool:
    """Return whether one try at something that a member can keep at opens it nearly surely."""
    move, entity = insisting.tries(state, index)[handle], entity_named(state, handle)
    if isinstance(move, Pick) or entity is None:
        return chances.pick(state, index, chances.lock_of(state, handle)) >= SURE
    hits, each = chances.strike(state, index, plays.standing_action(state, index), entity)
    return hits >= SURE and (round(each) or 1) >= entity.ep


def used(state: State, index: int | None, item: str) -> Offering:
    """Return how a mechanism is offered, or a key with the Lock that it opens."""
    feature = state.scenario.feature_by_id.get(item)
    if feature is None:
        return WORDS("choice-use", thing=short_name(state, item), brings=""), "", "main"
    phase = "strategy" if feature.kind == "key" and feature.use == "strategy" else "action"
    lock = features.lock_of(state, index, item) if feature.kind == "key" and index is not None else ""
    if lock:
        opened = short_name(state, features.lock_handle(state, lock))
        label = WORDS("choice-open", thing=opened, key=short_name(state, item))
        return label, WORDS("choice-open.hint", phase=phase, does=WORDS.text(feature.text)), "first"
    label = WORDS("choice-use", thing=short_name(state, item), brings=brought_by(feature.effects))
    return label, WORDS("choice-use.hint", phase=phase, does=WORDS.text(feature.text)), "main"
