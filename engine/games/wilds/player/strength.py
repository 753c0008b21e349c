"""How weary, how hungry and how strong a party is, how it deals with those it meets, and when it has had enough."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from itertools import product

from engine.core.errors import Text

from ..rules import ending, trials
from ..rules.supplies import meals
from ..state.board import distance
from ..state.catalogue import WORDS
from ..state.state import Foes, State, able, discovered, found, last_day, present, settlement

WEARY = 3.0
"""Fatigue, on average, at which a party looks for a roof."""
SPENT = 4.0
"""Fatigue, on average, that no party goes into a fight to come out with; at 6 people fall."""
GUESSED = 6
"""The grit of those not met yet, about."""
TIRES = 1.3
"""Fatigue and Wounds for each stroke that goes wrong, about."""


def weariness(state: State) -> float:
    """Return the party's Fatigue on average; a Wound counts for one."""
    there = [state.members[index] for index in present(state)]
    return sum(member.fatigue + len(member.wounds) for member in there) / max(1, len(there))


def hungry(state: State) -> bool:
    """Return whether a member would have nothing to eat tonight."""
    if settlement(state) is not None:
        return False
    there = [state.members[index] for index in present(state)]
    return sum(not meals(member) and not member.fed for member in there) > state.provisions


@lru_cache(maxsize=1 << 10)
def _hits(sides: int, rank: int, tn: int, is_clumsy: bool) -> float:
    """Return how often a stroke succeeds: a die, a d6, or the lower of two for one who never learned it."""
    sixes = [min(pair) for pair in product(range(1, 7), repeat=2)] if is_clumsy else range(1, 7)
    rolled = [die + six + rank >= tn for die, six in product(range(1, sides + 1), sixes)]
    return sum(rolled) / len(rolled)


def toll(state: State, grit: int, tn: int) -> float:
    """Return the Fatigue, on average, that it takes to wear so much grit down; very much where none can."""
    hits = []
    for index in able(state):
        member = state.members[index]
        sides = max(member.dice["strength"], member.dice["agility"])
        hits.append(_hits(sides, trials.rank(member, "fighting"), tn, trials.untrained(member, "fighting")))
    if not sum(hits):
        return 2 * SPENT
    return grit / sum(hits) * (len(hits) - sum(hits)) * TIRES / len(present(state))


def can_beat(state: State, grit: int, tn: int) -> bool:
    """Return whether the party would come out of a fight well enough."""
    return weariness(state) + toll(state, grit, tn) <= SPENT


def approach(state: State, foes: Foes, options: Collection[str], bold: bool) -> str:
    """Return how to deal with those met: talk to those who listen, leave the wary alone, fight where it is worth it. One
    who is ``bold`` and went in to have it out with them does so."""
    goal = state.region.goal
    at_goal = goal is not None and any(
        site.id == goal.site and site.at == state.here.at and discovered(state, site.id) for site in state.region.sites
    )
    if at_goal and "withdraw" in options and foes.disposition == "wary":
        # Without a roll, and the party goes on: no fight, no flight from where it wants to be.
        return "withdraw"
    if "talk" in options and (foes.disposition in ("neutral", "friendly") or (at_goal and foes.disposition == "wary")):
        return "talk"
    strong = can_beat(state, foes.grit, foes.tn)
    if foes.fought:
        return "fight" if strong or foes.grit <= 2 else "flee"
    sought = bold and state.deed is not None and state.deed.verb == "investigate" and state.deed.target == foes.site
    if sought and strong:
        return "fight"
    if at_goal or foes.disposition == "hostile":
        if not at_goal and "slip" in options:
            return "slip"
        return "fight" if strong else "flee"
    return "withdraw" if "withdraw" in options else "flee"


# When a party has had enough.

PATIENCE, NEARLY = 7, 9
"""After so many days a party has had enough, and where it knows where to find what it came for."""
BEATEN = 3
"""So often beaten, it goes home."""
WORN = 4.5
"""Fatigue, on average, at which it goes home if it knows of no roof."""
TIRED, RESTED = 2.0, 1.5
"""From this Fatigue on, on average, a party takes a day of rest where it can, and a clever one does."""


def enough(state: State, beaten: int, sites: int) -> Text | None:
    """Return why a party that was ``beaten`` so often would rather go home, ``None`` if it would not. Of how many ``sites``
    the region has it is told once the goal is reached."""
    if state.goal == "lost":
        return WORDS.message("why-home-lost")
    if state.goal == "done":
        short = ending.report(state, "voted", sites).short
        return None if short == 1 and _roams(state) else WORDS.message("why-home-done", short=short)
    is_near = state.goal == "found"
    if state.day > (last_day(state) or (NEARLY if is_near else PATIENCE)):
        return WORDS.message("why-home-late")
    if beaten >= BEATEN:
        return WORDS.message("why-home-beaten")
    roofs = [site for site in state.region.sites if site.category in ("settlement", "shelter")]
    if weariness(state) >= WORN and not is_near and not any(found(state, site.id) for site in roofs):
        return WORDS.message("why-home-worn")
    return None


def _roams(state: State) -> bool:
    """Return whether a party that has won goes on for one point more: it is rested, the win is safe, days are left, and a
    clue that it has not followed up leads next door, or here."""
    if state.rules.deadly or weariness(state) >= RESTED or state.here.to or 0 < last_day(state) < state.day:
        return False
    near = {place for place in state.region.place_by_id if distance(state.region, state.here.at, place) <= 1}
    searched = {place for place, _ in state.retry}
    return bool(near & {token.toward for token in state.tokens if not token.used} - searched)
