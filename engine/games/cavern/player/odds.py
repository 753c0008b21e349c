"""What an option of an Encounter is worth, computed exactly from the dice: for Delvers who are alone in a room."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache

from ..state.content import Gain, Option, content

GOLD, TREASURE, XP = 145 / 85, 65 / 20, 1.5
"""Points: the mean Gold card (CAV-G31), the mean Treasure card (CAV-G32), and a token, which buys two white dice."""

MOST_REROLLS = 8

Chances = Mapping[tuple[int, int], float]
"""How likely each total of (Combat, Spoils) is."""


def worth(option: Option, dice: tuple[str, ...], rift: int, bags: int, chests: int) -> float:
    """Return the points to expect from an option, in a room with such loot (CAV-153, CAV-156, CAV-165 to CAV-167)."""
    success, failure = bags * GOLD + chests * TREASURE, bags // 2 * GOLD
    gained = _points(option.gain)
    sure, won = (gained, 0.0) if option.always else (0.0, gained)
    if option.kind == "fail":
        return failure + sure
    if option.kind == "succeed":
        return success + sure + won - option.price_gold * GOLD - option.price_xp * XP
    if option.kind == "fight":
        odds, more = _fight(dice, tuple(option.dice), rift)
    else:
        own = 0 if option.kind == "combat" else 1
        odds, more = sum(chance for totals, chance in chances(dice).items() if totals[own] >= option.need), 0.0
    return failure + odds * (success - failure + won) + sure + more


@cache
def chances(dice: tuple[str, ...]) -> Chances:
    """Return how likely each total of these dice is, Rerolls included."""
    if not dice:
        return {(0, 0): 1.0}
    *others, colour = dice
    found: dict[tuple[int, int], float] = defaultdict(float)
    for (combat, spoils), chance in chances(tuple(others)).items():
        for (more_combat, more_spoils), share in _die(colour, MOST_REROLLS).items():
            found[combat + more_combat, spoils + more_spoils] += chance * share
    return found


@cache
def _die(colour: str, rerolls: int) -> Chances:
    found: dict[tuple[int, int], float] = defaultdict(float)
    for face in content().band.faces[colour]:
        if face.again and rerolls:
            for (combat, spoils), share in _die(colour, rerolls - 1).items():
                found[face.combat + combat, face.spoils + spoils] += share / 6
        else:
            found[face.combat, face.spoils] += 1 / 6
    return found


@cache
def _fight(dice: tuple[str, ...], monster: tuple[str, ...], rift: int) -> tuple[float, float]:
    """Return the chance to beat a monster, and what the Spoils are worth on top of that."""
    odds = more = 0.0
    for (combat, spoils), chance in chances(dice).items():
        for (its_combat, its_spoils), share in chances(monster).items():
            both = chance * share
            odds += both * (combat + rift >= its_combat)
            if spoils > its_spoils:
                more += both * (TREASURE if spoils >= 5 else GOLD)
    return odds, more


def _points(gain: Gain) -> float:
    return gain.gold * GOLD + gain.treasure * TREASURE + gain.xp * XP
