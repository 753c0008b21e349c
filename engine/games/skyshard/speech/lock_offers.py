"""How the ways to go on at a lock are offered: what each costs, and how often it opens (SKY-G42)."""

from __future__ import annotations

from itertools import combinations
from typing import Literal

from engine.core import verbs
from engine.core.game import Choice, Weight
from engine.core.odds import odds

from ..rules import odds as chances
from ..rules.locks import strays
from ..rules.odds import best_change
from ..rules.progress import MOST_FATIGUE
from ..state import moves
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.state import Lock, State
from .words import trap_does

Hope = Literal["rolls", "change", "relic", "none"]
"""What may still open a lock."""


def hope(state: State, lock: Lock) -> Hope:
    """Return what may still open a lock: another roll, a change of dice, only a relic that is at hand, or nothing."""
    hero, known = state.heroes[lock.hero], content().relics
    spare = MOST_FATIGUE - hero.fatigue
    if lock.tries:
        return "rolls"
    if strays(lock.missing, lock.dice) <= spare:
        return "change"
    effects = [effect for relic in hero.worn if (effect := known[relic].effect) is not None]
    spare = min(MOST_FATIGUE, spare + sum(effect.amount for effect in effects if effect.kind == "rest"))
    again = min(len(lock.dice), sum(max(1, effect.amount) for effect in effects if effect.kind == "reroll"))
    left = len(lock.dice) - again
    ways = [strays(digits, dice) for digits in combinations(lock.missing, left) for dice in combinations(lock.dice, left)]
    return "relic" if min(ways) <= spare else "none"


def give_up(state: State) -> Choice:
    """Return how it is offered to leave a lock as it is: by a control once no free roll is left."""
    cost, harm = price(state)
    rolls = any(isinstance(task, Lock) and task.tries for task in state.agenda[:1])
    weight: Weight = "written" if rolls else "plain"
    return Choice(WORDS("choice-give-up", price=cost, harm=harm), WORDS("choice-give-up.hint"), weight)


def adjust(move: moves.Adjust, state: State) -> Choice:
    """Return how it is offered to change a die by one.

    It is offered by a control only where it opens the lock more often than rolling on; without a roll left also where it
    alone opens it. Where it takes several changes, one move makes them all (`match`).
    """
    die, to = move.die, move.to
    lock = state.agenda[0]
    if not isinstance(lock, Lock):
        return Choice(WORDS("choice-adjust-any", die=die, to=to))
    now = lock.dice[die - 1]
    best, found = best_change(state), chances.changed(state, die, to)
    twin, single = now in lock.dice[: die - 1], found.fatigue == 1
    weight: Weight = "written"
    if single and best is not None and (die, to) == best[0]:
        weight = "main"
    elif single and not twin and hope(state, lock) == "change" and found.nearer and (best is None or found != best[1]):
        weight = "plain"
    can, often = bool(found.opens) and single, odds(found.opens)
    text = WORDS("choice-adjust", now=now, to=to, can=can, opens=often)
    return Choice(text, WORDS("choice-adjust.hint", die=die), weight)


def match(_: moves.Match, state: State) -> Choice:
    """Return how it is offered to change dice until the lock opens, by a control in any case."""
    lock = state.agenda[0]
    assert isinstance(lock, Lock)
    best, fatigue = best_change(state), strays(lock.missing, lock.dice)
    text = WORDS("choice-match", steps=_changes(lock), fatigue=fatigue)
    return Choice(text, weight="main" if best is not None and best[1].fatigue > 1 else "plain")


def _changes(lock: Lock) -> tuple[str, ...]:
    """Return the changes of dice that open a lock for the least fatigue: "4→5"."""
    wrong = [(old, new) for old, new in zip(sorted(lock.dice), sorted(lock.missing), strict=True) if old != new]
    return tuple(f"{old}→{new}" for old, new in wrong)


def _is_open(state: State) -> bool:
    """Return whether a change of one die for 1 fatigue opens the lock: rolling on till it does has nothing to bring."""
    best = best_change(state)
    return best is not None and best[1].opens >= 1 and best[1].fatigue == 1


def price(state: State) -> tuple[str, str]:
    """Return what a lock costs that stays shut: "cache", "fatigue", or "trap" with what that does."""
    lock = state.agenda[0] if state.agenda else None
    if isinstance(lock, Lock) and lock.tile:
        return "trap", trap_does(state, lock.tile)
    return ("fatigue", "") if isinstance(lock, Lock) and lock.rank == "lock" else ("cache", "")


def may_tire(state: State) -> bool:
    """Return whether the acting adventurer may spend 1 fatigue at a lock: odds count that, and the player decides."""
    return state.turn is not None and state.heroes[state.turn.hero].fatigue < MOST_FATIGUE


def _lost(state: State, tries: int) -> str:
    """Return whether so many ``tries`` that leave a lock shut lose a "cache"; else "none": what a trap does stands in the
    question."""
    lock = state.agenda[0] if state.agenda else None
    if not isinstance(lock, Lock) or tries < lock.tries or _has_help(state, lock):
        return "none"
    return "cache" if price(state)[0] == "cache" else "none"


def _has_help(state: State, lock: Lock) -> bool:
    """Return whether a relic at hand keeps a lock open after its last roll."""
    effects = (content().relics[relic].effect for relic in state.heroes[lock.hero].worn)
    return any(effect is not None and effect.kind in ("reroll", "rest") for effect in effects)


def roll(_: verbs.Roll, state: State) -> Choice:
    """Return how one roll is offered: by a control, with how often all the rolls that are left open the lock. Where 1
    fatigue opens it already, with how often this roll does so for nothing."""
    lock = state.agenda[0] if state.agenda else None
    free, left = _is_open(state), lock.tries if isinstance(lock, Lock) else 1
    fatigue = isinstance(lock, Lock) and state.heroes[lock.hero].fatigue < MOST_FATIGUE and not free
    opens = odds(chances.opens(state, on=not free, free=free))
    text = WORDS("choice-roll", left=left, free=free, opens=opens, lost=_lost(state, 1))
    return Choice(text, WORDS("choice-roll.hint", fatigue=int(fatigue)), "main")


def crack(_: moves.Crack, state: State) -> Choice:
    """Return how rolling on is offered: by a button beside the single roll, but not where 1 fatigue opens the lock already
    (SKY-G101)."""
    lock = state.agenda[0]
    tries = lock.tries if isinstance(lock, Lock) else 0
    fatigue = isinstance(lock, Lock) and state.heroes[lock.hero].fatigue < MOST_FATIGUE
    opens = odds(chances.opens(state, on=True))
    text = WORDS("choice-crack", tries=tries, opens=opens, lost=_lost(state, tries))
    return Choice(text, WORDS("choice-crack.hint", fatigue=int(fatigue)), "written" if _is_open(state) else "main")
