"""What an option of an Encounter is worth, computed exactly from the dice: for Delvers who are alone in a room."""

from __future__ import annotations

from functools import cache

from ..rules.ending import MEAN_GOLD, MEAN_TREASURE
from ..rules.totals import beats, chances, passes
from ..state.content import Gain, Option

GOLD, TREASURE, XP = MEAN_GOLD, MEAN_TREASURE, 1.5
"""Points: the mean Gold card, the mean Treasure card, and a token, which buys two white dice."""


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
        monster = tuple(option.dice)
        odds, more = beats(dice, monster, rift), _for_spoils(dice, monster)
    else:
        odds, more = passes(dice, option), 0.0
    return failure + odds * (success - failure + won) + sure + more


@cache
def _for_spoils(dice: tuple[str, ...], monster: tuple[str, ...]) -> float:
    """Return what more Spoils than a monster's are worth (CAV-165 to CAV-167)."""
    more = 0.0
    for (_, spoils), chance in chances(dice).items():
        for (_, its_spoils), share in chances(monster).items():
            if spoils > its_spoils:
                more += chance * share * (TREASURE if spoils >= 5 else GOLD)
    return more


def _points(gain: Gain) -> float:
    return gain.gold * GOLD + gain.treasure * TREASURE + gain.xp * XP
