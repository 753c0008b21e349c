"""Which dice are worth an XP to be rolled again, once they lie."""

from __future__ import annotations

from collections.abc import Callable, Collection

from ..state.content import content, option_at
from ..state.state import Contest, State
from . import odds
from .contests import read_dice, reroll_choices
from .dice import result, total
from .ending import MEAN_GOLD, MEAN_TREASURE, price_of_xp
from .totals import likely


def worth_rerolling(state: State, contest: Contest) -> tuple[str, ...]:
    """Return the dice, of those that are offered, that are worth 1 XP to be rolled again, the best first: these bring more
    points than it, and win no less often."""
    if contest.stage != "after" or contest.rerolls:
        return ()
    now, roll = odds.stands(state, contest), contest.rolls[-1]
    found = {}
    for dice in reroll_choices(roll):
        places = read_dice(dice, len(roll.dice))
        then = odds.again(state, contest, places)
        if now is None or then is None or (then < now and not odds.is_even(contest)):
            continue
        found[dice] = _gains(state, contest, places)
    return tuple(sorted((dice for dice, gain in found.items() if gain > 0), key=lambda dice: -round(found[dice], 6)))


def _gains(state: State, contest: Contest, places: Collection[int]) -> float:
    """Return the points to expect more once the dice at ``places`` are rolled again for 1 XP.

    It comes back where that is no better than before (CAV-G30). They are none where a Delver is not known."""
    roll, points = contest.rolls[-1], _points(state, contest)
    if points is None:
        return 0.0
    combat, spoils = total(die for place, die in enumerate(roll.dice) if place not in places)
    now, price, held = result(roll), price_of_xp(state), (combat + roll.rift, spoils)
    found = -points(*now)
    for (more_combat, more_spoils), share in likely(tuple(sorted(roll.dice[place].colour for place in places))):
        then = held[0] + more_combat, held[1] + more_spoils
        found += share * (points(*then) - price * (sum(then) > sum(now)))
    return found


def _points(state: State, contest: Contest) -> Callable[[int, int], float] | None:
    """Return the points to expect of a total of Combat and Spoils, apart from what failure brings as well."""
    decide = odds.decided(state, contest)
    if decide is None:
        return None
    beast = content().beast.points if contest.beast else 0
    if contest.kind == "battle":
        order, need = odds.order_of(state, contest), content().beast.need
        return lambda combat, spoils: (
            order.worth(combat, spoils) + (beast and combat >= need) * order.ranks(combat, spoils)[0] * beast
        )
    option = option_at(contest.card, contest.option)
    monster = tuple(sorted(option.dice)) if contest.kind == "fight" else ()
    won, lost = (option.gained(success=success) for success in (True, False))
    gold, treasure = contest.bags - contest.bags // 2 + won.gold - lost.gold, contest.chests + won.treasure - lost.treasure
    prize = gold * MEAN_GOLD + treasure * MEAN_TREASURE + (won.xp - lost.xp) * price_of_xp(state) + beast
    return lambda combat, spoils: (
        decide(combat, spoils) * prize + (odds.card_for(spoils) * odds.fewer_spoils(monster, spoils) if monster else 0.0)
    )
