"""What dice, Battles, Encounters and rooms are worth in points, as a player with a head for numbers would reckon them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import erf, sqrt
from typing import NamedTuple

import msgspec

from ..rules.dice import pool, rift_bonus
from ..rules.odds import shares
from ..rules.totals import chances
from ..state.content import Option, content
from .prizes import GOLD, TREASURE

MUCH = 5
"""Spoils that bring a Treasure instead of Gold."""
GROWTH = (0.45, 0.08)
"""Gold Bags and Treasure Chests that a room may still come to hold, for each of its open sides."""
PAID = 1.1
"""What the Gold card that is worth least is worth, which is the one that a price takes."""
INTRUSION, INTRUDED = 0.07, 0.35
"""How likely it is that a rival joins a lone Delver's room: for each open side and each Gold in it, a Treasure as two,
and at most for a side. In 12 games of steady players it was 2 % a round with 1 Gold, and 25 % with 4."""
CHOOSING = 2.0
"""What an XP counts for where an option is chosen. So Fights are met less often, and a thief alone brings less than a
brute: that was so in 500 rooms of each kind of Delver, loot and purse."""
REMEMBERED = 1 << 16
"""Of so many rooms it is remembered what they are worth: about 30 MB."""


class Outlook(msgspec.Struct, frozen=True):
    """How a player reckons rooms. The ``wise`` know every Encounter by heart, others have learnt averages.

    ``room`` and ``corridor`` are the turns of all players in which closing one open side is an even chance. ``xp`` is the
    worth of one that is spent on dice in an Encounter to come. ``shared`` is how far an open room counts in which several
    stand. ``absence`` weighs what it costs to have a Delver away.
    """

    wise: bool = False
    room: float = 6.0
    corridor: float = 6.0
    xp: float = 1.0
    shared: float = 1.0
    absence: float = 1.0


Kinds = tuple[str, ...]
Members = tuple[str, Kinds]
"""A faction, and the classes of its Delvers in a room, "" for one that lies facedown."""


class Team(NamedTuple):
    """The mean and the variance of what Delvers roll."""

    combat: float
    combat_variance: float
    spoils: float
    spoils_variance: float


def below(difference: float, variance: float) -> float:
    """Return the chance that something normal with mean 0 and this variance is below a difference."""
    return 0.5 * (1 + erf(difference / sqrt(2 * variance)))


@cache
def likely(dice: Kinds) -> tuple[tuple[int, int, float], ...]:
    """Return the totals (Combat, Spoils) of dice with their chances, but for the least likely one in 100,000."""
    return tuple((combat, spoils, chance) for (combat, spoils), chance in chances(dice).items() if chance > 1e-5)


@cache
def team(faction: str, kinds: Kinds, rift: bool) -> Team:
    """Return what Delvers roll; one that lies facedown is any of its faction."""
    found = [0.0, 0.0, 0.0, 0.0]
    for kind in kinds:
        candidates = [kind] if kind else list(content().band.factions[faction].delvers)
        moments = [0.0] * 4
        for candidate in candidates:
            bonus = rift_bonus([candidate]) if rift else 0
            for combat, spoils, chance in likely(pool([candidate])):
                for place, value in enumerate((combat + bonus, spoils)):
                    moments[place] += chance * value / len(candidates)
                    moments[place + 2] += chance * value**2 / len(candidates)
        found[0] += moments[0]
        found[1] += moments[2] - moments[0] ** 2
        found[2] += moments[1]
        found[3] += moments[3] - moments[1] ** 2
    return Team(*found)


def battle(teams: Sequence[Team], bags: float, chests: float) -> tuple[float, ...]:
    """Return the points that each of two or more teams can expect of a Battle. Fractions of cards stay fractions."""
    gold = shares(int(bags), len(teams)) if bags == int(bags) else _shares(bags, len(teams))
    found = []
    for own in teams:
        others = [other for other in teams if other is not own]
        ahead = [1.0]
        best = 1.0
        for other in others:
            lost = 1 - below(own.combat - other.combat, own.combat_variance + other.combat_variance)
            ahead = [
                (ahead[place] * (1 - lost) if place < len(ahead) else 0) + (ahead[place - 1] * lost if place else 0)
                for place in range(len(ahead) + 1)
            ]
            best *= below(own.spoils - 0.5 - other.spoils, own.spoils_variance + other.spoils_variance)
        much = below(own.spoils - MUCH + 0.5, own.spoils_variance)
        points = sum(chance * share * GOLD for chance, share in zip(ahead, gold, strict=True))
        found.append(points + ahead[0] * chests * TREASURE + best * (GOLD + much * (TREASURE - GOLD)))
    return tuple(found)


def _shares(bags: float, players: int) -> tuple[float, ...]:
    given: list[float] = []
    for place in range(players):
        given.append(max(0.0, (bags - sum(given)) / 2 - 0.25) if place < 3 else 0.0)
    return tuple(given)


# Encounters


def odds_of(option: Option, dice: Kinds, rift: int) -> tuple[float, float]:
    """Return the chance to succeed by an option, and what the Spoils of a Fight bring besides."""
    return _odds(option.kind, option.need, option.dice, dice, rift)


@cache
def _odds(kind: str, need: int, monster: Kinds, dice: Kinds, rift: int) -> tuple[float, float]:
    if kind in ("succeed", "fail"):
        return float(kind == "succeed"), 0.0
    if kind != "fight":
        own = 0 if kind == "combat" else 1
        return sum(totals[2] for totals in likely(dice) if totals[own] >= need), 0.0
    won = more = 0.0
    for combat, spoils, chance in likely(dice):
        for its_combat, its_spoils, share in likely(monster):
            won += chance * share * (combat + rift >= its_combat)
            more += chance * share * (spoils > its_spoils) * (TREASURE if spoils >= MUCH else GOLD)
    return won, more


def expected(option: Option, dice: Kinds, rift: int, loot: tuple[int, int], price: float) -> float:
    """Return the points to expect from an option with such dice in such a room; an XP is worth its ``price``."""
    bags, chests = loot
    won, more = odds_of(option, dice, rift)
    gain = option.gain.gold * GOLD + option.gain.treasure * TREASURE + option.gain.xp * price
    failure = bags // 2 * GOLD
    success = bags * GOLD + chests * TREASURE - option.price_gold * PAID - option.price_xp * price
    return failure + won * (success - failure) + (1.0 if option.always else won) * gain + more


def best_of(option: Option, dice: Kinds, rift: int, loot: tuple[int, int], price: float, xp: int) -> float:
    """Return what an option is worth to a player who may buy dice for it, twice at most."""
    if option.price_xp > xp:
        return loot[0] // 2 * GOLD
    found = expected(option, dice, rift, loot, price)
    if option.kind in ("fight", "combat", "spoils"):
        for count in range(1, min(xp, 2) + 1):
            more = tuple(sorted((*dice, *("white",) * 2 * count)))
            found = max(found, expected(option, more, rift, loot, price) - count * price)
    return found


@lru_cache(maxsize=100_000)
def learnt(fights: bool, dice: Kinds, rift: int, loot: tuple[int, int], price: float, xp: int) -> tuple[float, float]:
    """Return what a player expects who has learnt averages: of "Fight .." and of the other title.

    Without a Fight among the titles (``fights``) both are one: the average of all such options.
    """
    values: tuple[list[float], list[float]] = ([], [])
    for card in content().encounters.values():
        if any(option.kind == "fight" for option in card.options) is fights:
            for option in card.options:
                values[option.kind != "fight"].append(best_of(option, dice, rift, loot, price, xp))
    other = sum(values[1]) / len(values[1])
    return (sum(values[0]) / len(values[0]) if values[0] else other), other


@lru_cache(maxsize=100_000)
def lone(
    dice: Kinds, rift: int, loot: tuple[int, int], price: float, xp: int, wise: bool, chosen: float | None = None
) -> float:
    """Return what an Encounter is worth before it is drawn; the ``wise`` know every card by heart. Others choose as if an
    XP were worth ``chosen``, where that is not its ``price``."""
    found = 0.0
    for card in content().encounters.values():
        if wise:
            found += max(best_of(option, dice, rift, loot, price, xp) for option in card.options)
            continue
        fights = any(option.kind == "fight" for option in card.options)
        values = learnt(fights, dice, rift, loot, price, xp)
        counted = learnt(fights, dice, rift, loot, price if chosen is None else chosen, xp)
        found += values[counted[1] >= counted[0]]
    return found / len(content().encounters)


# Rooms


def closing(gaps: int, corridor: bool, left: float, outlook: Outlook) -> float:
    """Return how far a room with ``gaps`` open sides is to be counted on in the turns that are left."""
    steps = outlook.corridor if corridor else outlook.room
    slow: float = (gaps * steps / max(left, 0.5)) ** 1.5
    return 1 / (1 + slow)


@lru_cache(maxsize=REMEMBERED)
def prospects(
    bags: int, chests: int, rift: bool, gaps: int, corridor: bool, members: tuple[Members, ...], left: int, outlook: Outlook
) -> tuple[float, ...]:
    """Return what a room is worth to each of those in it, with ``gaps`` open sides and so many turns ``left``."""
    if not gaps:
        return _divided(float(bags), float(chests), rift, members, outlook)
    more_bags, more_chests = bags + GROWTH[0] * gaps, chests + GROWTH[1] * gaps
    found = _divided(more_bags, more_chests, rift, members, outlook)
    done = closing(gaps, corridor, left, outlook)
    if len(members) == 1:
        shared = 1 - (1 - min(INTRUSION * (bags + 2 * chests), INTRUDED)) ** gaps
        return (found[0] * done * (1 - 0.5 * shared),)
    return tuple(value * done * outlook.shared for value in found)


def _divided(bags: float, chests: float, rift: bool, members: tuple[Members, ...], outlook: Outlook) -> tuple[float, ...]:
    if len(members) > 1:
        return battle([team(faction, kinds, rift) for faction, kinds in members], bags, chests)
    ((_, kinds),) = members
    known = [kind or "brute" for kind in kinds]
    dice, bonus = tuple(sorted(pool(known))), rift_bonus(known) if rift else 0
    whole, full = int(bags), int(chests)

    def at(more: int, fuller: int) -> float:
        return lone(dice, bonus, (whole + more, full + fuller), outlook.xp, 1, outlook.wise)

    base = at(0, 0)
    value = base + (bags - whole) * (at(1, 0) - base) if bags > whole else base
    return (value + (chests - full) * (at(0, 1) - base) if chests > full else value,)


@lru_cache(maxsize=REMEMBERED)
def hunted(bags: int, chests: int, rift: bool, members: tuple[Members, ...], outlook: Outlook) -> tuple[float, ...]:
    """Return what a room is worth that is closed on the beast (CAV-G75).

    To a player alone, who may buy dice, it is worth the chance of a Test; to several it counts who comes out ahead, with
    Combat enough or not.
    """
    known = content().beast
    if len(members) == 1:
        dice, found = dice_of(kind or "brute" for kind in members[0][1]), []
        for bought in range(3):
            chance, _ = odds_of(known.option, (*dice, *("white",) * 2 * bought), 0)
            won = known.points + bags * GOLD + chests * TREASURE
            found.append(chance * won + (1 - chance) * (bags // 2) * GOLD - bought)
        return (max(found),)
    teams = [team(faction, kinds, rift) for faction, kinds in members]
    found = []
    for own, points in zip(teams, _divided(float(bags), float(chests), rift, members, outlook), strict=True):
        ahead = 1.0
        for other in teams:
            if other is not own:
                ahead *= below(own.combat - other.combat, own.combat_variance + other.combat_variance)
        enough = below(own.combat - known.need + 0.5, own.combat_variance)
        found.append(points + ahead * (enough * known.points - (1 - enough) * chests * TREASURE))
    return tuple(found)


def dice_of(kinds: Iterable[str], bought: Iterable[str] = ()) -> Kinds:
    """Return the dice of Delvers and those bought, sorted."""
    return tuple(sorted((*pool(tuple(kinds)), *bought)))
