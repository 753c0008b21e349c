"""Lock checks: traps that spring, and caches that may be opened (SKY-G42, SKY-G44)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.events import Happened
from engine.core.needs import Action
from engine.core.verbs import Roll
from engine.maps.hexes import label

from ..state.content import Effect, Trap, content
from ..state.moves import Crack, Match
from ..state.state import Lock, State
from . import quests
from .effects import gain_relic, run_effect
from .events import units
from .needs import need
from .progress import MOST_FATIGUE, Delve

CODE = 3
TRIES = {"common": 3, "legendary": 4, "lock": 3}
"""Digits of a cache's code, and how many rolls its lock allows (SKY-G42)."""


SEVERAL = 2
"""So many rolls at least a lock has to allow for them to be made in a row (SKY-G101)."""


def more_tries(kind: str) -> int:
    """Return how many rolls more than others an adventurer of a class makes at a lock."""
    return 1 if content().adventurers[kind].trick == "locks" else 0


def _at(state: State) -> Lock:
    lock = state.agenda[0]
    assert isinstance(lock, Lock)
    return lock


ROLL = Action(Roll, (need("no-more-rolls", "SKY-G42", lambda state: _at(state).tries > 0),))
CRACK = Action(Crack, (need("no-rolls-in-a-row", "SKY-G101", lambda state: _at(state).tries >= SEVERAL),))
MATCH = Action(Match, (need("no-sure-match", "SKY-G101", lambda state: _opens_by_changes(state)),))
HOLDS_MORE = need(
    "too-tired", "SKY-G42", lambda state: state.heroes[_at(state).hero].fatigue < MOST_FATIGUE, number=MOST_FATIGUE
)
"""What it needs to take 1 fatigue for a lock die."""


def _opens_by_changes(state: State) -> bool:
    """Return whether several changes of dice, and no fewer, open a lock for the fatigue that is left."""
    lock = _at(state)
    return SEVERAL <= strays(lock.missing, lock.dice) <= MOST_FATIGUE - state.heroes[lock.hero].fatigue


def matched(missing: Sequence[int], dice: Sequence[int], key: int) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Return what is left of the missing digits, of the dice, and of the key once matches are kept.

    Any die matches any missing digit, each only one; while a ``key`` digit is missing, a roll without it keeps nothing
    (SKY-G64).
    """
    if key and key not in dice:
        return tuple(missing), tuple(dice), key
    left, spare = list(missing), []
    for die in dice:
        if die in left:
            left.remove(die)
        else:
            spare.append(die)
    return tuple(left), tuple(spare), 0


def strays(missing: Sequence[int], dice: Sequence[int]) -> int:
    """Return the least fatigue that would turn ``dice`` into the ``missing`` digits: the sum over both in order.

    Sorted against sorted is the cheapest pairing of two lists of numbers.
    """
    return sum(abs(a - b) for a, b in zip(sorted(missing), sorted(dice), strict=True))


def open_cache(delve: Delve, hero: int) -> None:
    """Begin the check of the cache where an adventurer stands, and make its first roll (SKY-G42)."""
    at = delve.hero(hero).at
    rank = next(cache.rank for cache in delve.state.caches if cache.at == at)
    code = delve.dice.rolls(CODE, 6)
    key = code[0] if rank == "legendary" else 0
    assert at is not None
    delve.tell(units.Lock(who=delve.name(hero), rank=rank, at=label(at), code=code, key=key))
    _begin(delve, Lock(hero, rank, "", code, code, (), TRIES[rank], key))


def spring(delve: Delve, hero: int, tile: str) -> None:
    """Begin the check of the trap beside a tile, and make its first roll (SKY-G44)."""
    trap = _trap(delve, tile)
    delve.tell(units.Trap(delve.name(hero), trap.name, trap.text, trap.code))
    _begin(delve, Lock(hero, "", tile, trap.code, trap.code, (), trap.attempts))


def _trap(delve: Delve, tile: str) -> Trap:
    beside = delve.lying(tile)
    assert beside is not None
    trap = content().cards[beside.card].trap
    assert trap is not None
    return trap


def _begin(delve: Delve, lock: Lock) -> None:
    delve.push(replace(lock, tries=lock.tries + more_tries(delve.hero(lock.hero).kind)))
    roll(delve)


def roll(delve: Delve) -> None:
    """Roll a die for every missing digit and keep what matches."""
    lock = _at(delve.state)
    dice = delve.dice.rolls(len(lock.missing), 6)
    delve.amend(tries=lock.tries - 1)
    _tell_roll(delve, dice, dice, "SKY-G42")
    _keep(delve, dice)


def _tell_roll(delve: Delve, shown: tuple[int, ...], dice: tuple[int, ...], rule: str) -> None:
    """Tell the dice just rolled, and what ``dice`` in all leave missing."""
    lock = _at(delve.state)
    missing, _, _ = matched(lock.missing, dice, lock.key)
    kept = len(lock.missing) - len(missing)
    who, digits = delve.name(lock.hero), len(lock.code)
    rolled = units.Rolled(who=who, dice=shown, tries=lock.tries, missing=missing, kept=kept, digits=digits)
    delve.tell(rolled, rules=(rule,))


def roll_on(delve: Delve) -> None:
    """Roll once more, and then until the lock opens, 1 fatigue would open it, or no roll is left (SKY-G101)."""
    begun = _at(delve.state)
    roll(delve)
    while delve.state.agenda:
        lock = delve.state.agenda[0]
        if not isinstance(lock, Lock) or (lock.hero, lock.tile, lock.code) != (begun.hero, begun.tile, begun.code):
            return
        near = strays(lock.missing, lock.dice) <= 1 and delve.hero(lock.hero).fatigue < MOST_FATIGUE
        if near or not lock.tries:
            return
        roll(delve)


def adjust(delve: Delve, die: int, to: int) -> None:
    """Pay 1 fatigue to change die number ``die`` (from 1) by one (SKY-G42)."""
    lock = _at(delve.state)
    delve.tire(lock.hero, 1)
    dice = (*lock.dice[: die - 1], to, *lock.dice[die:])
    delve.tell(units.Adjusted(delve.name(lock.hero), lock.dice[die - 1], to))
    _keep(delve, dice)


def match(delve: Delve) -> None:
    """Change one die after the other by one until the lock opens, for the least fatigue (SKY-G101)."""
    for _ in range(strays(_at(delve.state).missing, _at(delve.state).dice)):
        lock = _at(delve.state)
        now, digit = next(pair for pair in zip(sorted(lock.dice), sorted(lock.missing), strict=True) if pair[0] != pair[1])
        adjust(delve, lock.dice.index(now) + 1, now + (1 if digit > now else -1))


def farthest(lock: Lock, amount: int) -> list[int]:
    """Return the places of the ``amount`` dice that are farthest from any missing digit, the left ones of equals."""
    far = sorted(range(len(lock.dice)), key=lambda at: -min(abs(lock.dice[at] - digit) for digit in lock.missing))
    return sorted(far[: max(1, amount)])


def reroll(delve: Delve, amount: int) -> None:
    """Roll the ``amount`` dice that fit least again."""
    lock = _at(delve.state)
    dice, again = list(lock.dice), farthest(lock, amount)
    for at in again:
        dice[at] = delve.dice.roll(6)
    _tell_roll(delve, tuple(dice[at] for at in again), tuple(dice), "SKY-G43")
    _keep(delve, tuple(dice))


def _keep(delve: Delve, dice: tuple[int, ...]) -> None:
    """Keep matches; the check ends when nothing is missing, or when nothing more can be done about it."""
    lock = _at(delve.state)
    missing, spare, key = matched(lock.missing, dice, lock.key)
    delve.amend(missing=missing, dice=spare, key=key)
    if not missing:
        _opened(delve)
    elif not lock.tries and not _can_mend(delve):
        fail(delve, given_up=False)


def _can_mend(delve: Delve) -> bool:
    """Return whether the dice that lie there could still be made to fit."""
    lock = _at(delve.state)
    hero = delve.hero(lock.hero)
    if strays(lock.missing, lock.dice) <= MOST_FATIGUE - hero.fatigue:
        return True
    relics = content().relics
    return any((effect := relics[relic].effect) is not None and effect.kind in ("reroll", "rest") for relic in hero.worn)


def _opened(delve: Delve) -> None:
    """End the check with success: what the trap names for it, or the relic (SKY-G42, SKY-G44)."""
    lock = _at(delve.state)
    delve.finish()
    name = delve.name(lock.hero)
    if lock.tile:
        trap = _trap(delve, lock.tile)
        _end_trap(delve, lock, units.Disarmed(name, trap.name), trap.success)
        return
    if lock.rank == quests.LOCK:
        at = delve.hero(lock.hero).at
        assert at is not None
        quests.unlocked(delve, lock.hero, at)
        return
    _end_cache(delve, lock, units.Opened(name, lock.rank))
    gain_relic(delve, lock.hero, lock.rank, "SKY-G42")


def fail(delve: Delve, *, given_up: bool = True) -> None:
    """End the check without success: the trap's effect, or the relic goes under its deck (SKY-G42, SKY-G44)."""
    lock = _at(delve.state)
    needs = 0 if given_up else strays(lock.missing, lock.dice)
    spare = MOST_FATIGUE - delve.hero(lock.hero).fatigue if needs else 0
    delve.finish()
    name = delve.name(lock.hero)
    if lock.tile:
        trap = _trap(delve, lock.tile)
        _end_trap(delve, lock, units.Sprung(name, trap.name), trap.failure)
        return
    if lock.rank == quests.LOCK:
        quests.stuck(delve, lock.hero)
        return
    _end_cache(delve, lock, units.Jammed(name, lock.rank, needs, spare))
    deck = delve.state.relics[lock.rank]
    delve.change(relics={**delve.state.relics, lock.rank: (*deck[1:], *deck[:1])})


def _end_trap(delve: Delve, lock: Lock, how: Happened, effect: Effect | None) -> None:
    """Tell how a trap ended, spend it, and carry out what it names for that."""
    delve.tell(how)
    spend(delve, lock.tile)
    if effect is not None:
        run_effect(delve, effect, lock.hero, "SKY-G44")


def _end_cache(delve: Delve, lock: Lock, how: Happened) -> None:
    """Tell how the lock of a cache ended, and take its chip off the map."""
    delve.tell(how)
    at = delve.hero(lock.hero).at
    delve.change(caches=tuple(cache for cache in delve.state.caches if cache.at != at))


def spend(delve: Delve, tile: str) -> None:
    """Mark a trap as spent; its card is discarded if nothing else on it remains (SKY-G44)."""
    beside = delve.lying(tile)
    assert beside is not None
    card = content().cards[beside.card]
    if not card.shards and card.environment is None:
        delve.drop_card(tile)
        return
    delve.change(beside=tuple(replace(b, sprung=True) if b is beside else b for b in delve.state.beside))
