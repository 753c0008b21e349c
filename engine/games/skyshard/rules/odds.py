"""The chances of rolls that a player can work out before the dice fall: attacks (SKY-G20) and locks (SKY-G42)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from typing import NamedTuple

from engine.core.memo import memo
from engine.core.odds import share
from engine.maps.hexes import Hex

from ..state.content import Trap, content
from ..state.quests import ease, guard_of
from ..state.state import Lock, State, actor, called, chip_of, guard, holds_none, is_due, tile_points
from ..state.terrain import keeper_of, winded
from .battle_dice import dealt
from .behaviour import as_if_at, strikers
from .campaign import notch
from .enemies import enemy_at
from .locks import CODE, TRIES, farthest, matched, more_tries, strays
from .progress import MOST_FATIGUE
from .turns import ENOUGH, attack_dice


def fells(state: State, target: Hex, at: Hex | None = None, *, on: bool = False) -> float:
    """Return the chance that the acting adventurer fells an enemy with the next attack, or attacking ``on`` (SKY-G101).

    ``at`` is the hex from which the attack comes, by default where the adventurer stands. Returns 0 without an enemy.
    """
    enemy = enemy_at(state, target)
    if enemy is None:
        return 0.0
    turn, hero, stands = actor(state)
    left, fatigue, blows = {enemy.health: 1.0}, hero.fatigue, turn.attacks
    count = attack_dice(state, stands if at is None else at)
    while True:
        fatigue += blows > 0
        left = _after(left, count, guard_of(state, enemy, blows=blows))
        # Dice of this turn count for its first attack only.
        blows, count = blows + 1, count - turn.dice * (blows == turn.attacks)
        if not on or fatigue >= ENOUGH:
            return left.get(0, 0.0)


MOSTLY = 0.75
"""From this chance on an enemy mostly falls."""
NEARLY = 0.95
"""From this chance on it nearly always falls."""


def one_blow(state: State, target: Hex) -> bool:
    """Return whether a single blow is all that is offered at an enemy: it has 1 health left, and mostly falls."""
    enemy = enemy_at(state, target)
    return enemy is not None and enemy.health == 1 and fells(state, target) >= MOSTLY


def _after(left: dict[int, float], count: int, guard: int) -> dict[int, float]:
    """Return the chance of each health that an enemy has left after an attack with so many dice."""
    found: dict[int, float] = {}
    for health, chance in left.items():
        for damage, often in dealt(count).items() if health else ((0, 1.0),):
            then = max(0, health - max(0, damage - guard))
            found[then] = found.get(then, 0.0) + chance * often
    return found


def harm(state: State, target: Hex, at: Hex | None = None) -> float:
    """Return how much health an enemy loses on average by the next attack."""
    enemy = enemy_at(state, target)
    if enemy is None:
        return 0.0
    turn, _, stands = actor(state)
    count = attack_dice(state, stands if at is None else at)
    left = _after({enemy.health: 1.0}, count, guard_of(state, enemy, blows=turn.attacks))
    return enemy.health - sum(health * chance for health, chance in left.items())


class Danger(NamedTuple):
    """How much health enemies could take on their next turn: on average, and at most."""

    usual: float
    most: int


def danger(state: State, index: int, at: Hex | None = None) -> Danger:
    """Return what enemies could do next to an adventurer if all that get there strike them; ``at`` a hex, by default where
    they stand."""
    hero = state.heroes[index]
    stands = hero.at if at is None else at
    usual, most, less = 0.0, 0, guard(hero)
    for enemy in strikers(as_if_at(state, index, stands), stands) if stands is not None else ():
        blows = dealt(chip_of(enemy).dice)
        usual += sum(max(0, damage - less) * often for damage, often in blows.items())
        most += max(0, max(blows) - less)
    return Danger(usual, most)


def keepers_blow(state: State, tile: str, index: int) -> dict[int, float]:
    """Return the chance of each damage that an adventurer takes for the shard of a tile; none where no enemy strikes for
    it (SKY-G104)."""
    keeper, less = keeper_of(state, tile), guard(state.heroes[index])
    found: dict[int, float] = {}
    for damage, often in dealt(chip_of(keeper).dice - winded(state, keeper.at)).items() if keeper is not None else ():
        found[max(0, damage - less)] = found.get(max(0, damage - less), 0.0) + often
    return found


def falls(state: State, tile: str, index: int) -> float:
    """Return how often an adventurer falls by the blow of the keeper as they take the shard of a tile (SKY-G104)."""
    health = state.heroes[index].health
    return sum(often for damage, often in keepers_blow(state, tile, index).items() if damage >= health)


def opens(state: State, *, on: bool = False, free: bool = False) -> float:
    """Return the chance that the lock under way opens by one roll, or by rolling ``on``, with 1 fatigue at most; ``free``:
    with none."""
    lock = state.agenda[0]
    if not isinstance(lock, Lock) or not lock.tries:
        return 0.0
    spare = int(state.heroes[lock.hero].fatigue < MOST_FATIGUE and not free)
    return _opens(tuple(sorted(lock.missing)), lock.key, lock.tries if on else 1, spare)


def opens_from_start(state: State, rank: str, most: int = 1) -> float:
    """Return the chance that a lock of a rank opens for the acting adventurer by all its rolls, with 1 fatigue at most, or
    ``most``.

    Its code is not known yet (SKY-G42)."""
    assert state.turn is not None
    hero = state.heroes[state.turn.hero]
    return _opens_any(rank == "legendary", TRIES[rank] + more_tries(hero.kind), min(most, MOST_FATIGUE - hero.fatigue))


def disarms_from_start(state: State, trap: Trap) -> float:
    """Return the chance that the acting adventurer disarms a trap by all its rolls, with 1 fatigue at most (SKY-G44)."""
    assert state.turn is not None
    hero = state.heroes[state.turn.hero]
    return _opens(tuple(sorted(trap.code)), 0, trap.attempts + more_tries(hero.kind), int(hero.fatigue < MOST_FATIGUE))


def behind(state: State) -> int:
    """Return the levels of enemies in all that a new tile brings at most. It leaves out what its card adds, and those that
    its noise calls (SKY-G16, SKY-G69)."""
    return tile_points(state) + notch(state) + ease(state)


class Noise(NamedTuple):
    """How many enemies the noise of a door calls to the next tile: at least and at most, and how often so many as that."""

    least: int
    most: int
    often: float


@memo
def noise(state: State) -> Noise:
    """Return what the noise of a door brings once a tile is laid: as many as it calls, and as there is room for (SKY-G102).

    Which cards and tiles may come next is public, and so is how many enemies there is room for on each.
    """
    calls, known = called(state), content()
    cards = [state.peeked] if state.peeked else [*(state.deck or state.discard)]
    stacks = [state.stacks.get(known.cards[card].shape, ()) for card in cards] if calls else []
    rooms: dict[int, float] = {}
    for stack in filter(None, stacks):
        for tile in stack:
            room = min(calls, len(known.tiles[tile].enemies))
            rooms[room] = rooms.get(room, 0.0) + 1 / len(stack)
    most = max(rooms, default=0)
    return Noise(min(rooms), most, rooms[most] / sum(rooms.values())) if most else Noise(0, 0, 0.0)


def next_shard(state: State) -> tuple[int, float]:
    """Return how many of the cards drawn next are known to have no shard, and how often the one after has one (SKY-031).

    In a scenario it is what that seeks. An empty deck is made anew from the discard pile (SKY-G09).

    All may know it: which cards make a deck, or how many of each sort, is public, and so is each that was drawn.
    """
    cards, pile = content().cards, state.deck or state.discard
    if state.peeked and cards[state.peeked].shards:
        return 0, 1.0
    empty = max(holds_none(state), int(bool(state.peeked)))
    left, shards = len(pile) - empty, sum(cards[card].shards > 0 for card in pile)
    if left <= 0 or not shards:
        return empty, 0.0
    return empty, 1.0 if is_due(state, empty) else shards / left


def holds_shard(state: State) -> float:
    """Return the chance that the next card drawn has a shard, or what a scenario seeks."""
    empty, chance = next_shard(state)
    return 0.0 if empty else chance


class Change(NamedTuple):
    """What a change of a lock die comes to: how often the lock opens then; for how much fatigue in all where that alone
    opens it (else 1); whether the dice come ``nearer`` to what is missing."""

    opens: float
    fatigue: int
    nearer: bool


def changed(state: State, die: int, to: int) -> Change:
    """Return what it comes to to change die number ``die`` (from 1) of the lock under way, and then to do what is best:
    to change on where fatigue opens it for sure, else to roll on."""
    lock = state.agenda[0]
    assert isinstance(lock, Lock)
    dice = (*lock.dice[: die - 1], to, *lock.dice[die:])
    spare = MOST_FATIGUE - state.heroes[lock.hero].fatigue - 1
    more, nearer = strays(lock.missing, dice), strays(lock.missing, dice) < strays(lock.missing, lock.dice)
    if nearer and more <= spare:
        return Change(1.0, 1 + more, nearer)
    left, _, key = matched(lock.missing, dice, lock.key)
    opens = _opens(tuple(sorted(left)), key, lock.tries, int(spare > 0)) if lock.tries else 0.0
    return Change(opens, 1, nearer)


WORTH = 0.05
"""So much more often than rolling on a change of a die has to open a lock, to be worth its fatigue."""


def best_change(state: State) -> tuple[tuple[int, int], Change] | None:
    """Return the change of a die, and what it shows then, that opens most often, for the least fatigue; ``None`` where
    rolling on is as good."""
    lock = state.agenda[0]
    if not isinstance(lock, Lock) or state.heroes[lock.hero].fatigue >= MOST_FATIGUE:
        return None
    found = [
        ((die, to), changed(state, die, to))
        for die, now in enumerate(lock.dice, 1)
        for to in (now - 1, now + 1)
        if 1 <= to <= 6
    ]
    best = max(found, key=lambda item: (item[1].opens, -item[1].fatigue))
    rolling = opens(state, on=True)
    # What is told as the same chance is no better.
    return best if best[1].opens >= rolling + WORTH and share(best[1].opens) > share(rolling) else None


def rerolled(state: State, amount: int) -> float:
    """Return how often the lock under way opens by rolling the ``amount`` dice again that fit least (SKY-G43).

    All rolls that are left follow, and 1 fatigue at most is spent.
    """
    lock = state.agenda[0]
    assert isinstance(lock, Lock)
    again = farthest(lock, amount)
    stay = tuple(die for at, die in enumerate(lock.dice) if at not in again)
    spare = int(state.heroes[lock.hero].fatigue < MOST_FATIGUE)
    chance = 0.0
    for dice in product(range(1, 7), repeat=len(again)):
        left, rest, key = matched(lock.missing, (*stay, *dice), lock.key)
        if not left or (spare and strays(left, rest) <= spare):
            chance += 1.0
        elif lock.tries:
            chance += _opens(tuple(sorted(left)), key, lock.tries, spare)
    faces: int = 6 ** len(again)
    return chance / faces


@cache
def _opens_any(keyed: bool, tries: int, spare: int) -> float:
    """Return the chance that a code opens, over all codes; ``keyed``: its first digit has to be rolled first."""
    codes = list(product(range(1, 7), repeat=CODE))
    return sum(_opens(tuple(sorted(code)), code[0] if keyed else 0, tries, spare) for code in codes) / len(codes)


@cache
def _opens(missing: tuple[int, ...], key: int, tries: int, spare: int) -> float:
    """Return the chance that the missing digits are rolled in so many rolls, or missed by at most ``spare`` in all."""
    ways: Counter[tuple[tuple[int, ...], int]] = Counter()
    good = 0
    for dice in product(range(1, 7), repeat=len(missing)):
        left, rest, still = matched(missing, dice, key)
        if not left or (spare and strays(left, rest) <= spare):
            good += 1
        else:
            ways[tuple(sorted(left)), still] += 1
    chance = float(good)
    if tries > 1:
        chance += sum(number * _opens(left, still, tries - 1, spare) for (left, still), number in ways.items())
    faces: int = 6 ** len(missing)
    return chance / faces
