"""The chances of tests that a player can work out before the dice fall (WLD-G01 to WLD-G03)."""

from __future__ import annotations

from functools import cache
from itertools import product

from msgspec.structs import replace

from ..state.member import SUCCESS
from ..state.moves import NONE, Forage, Search
from ..state.state import Deed, Roll, State
from . import knowing
from .finding import foraging, searching
from .trials import Wanted, ahead, aid, assistant, counted, difficulty, level

SIX = range(1, 7)


def again(state: State, roll: Roll) -> float:
    """Return the chance that the dice of a roll, thrown again, come to a success.

    A secret roll is taken as one against the difficulty that everybody knows (WLD-G44).
    """
    tn = difficulty(state) if roll.secret else roll.tn
    return succeeds(roll.sides, roll.boons - roll.banes, tn - roll.rank, state.rules.ladder)


@cache
def succeeds(sides: int, net: int, needed: int, ladder: str) -> float:
    """Return the chance that a die of so many sides and the d6, with net boons or banes, come to a success against what is
    needed of them (WLD-G01, WLD-G03)."""
    kept = [sum(counted(sixes, net)) for sixes in product(SIX, repeat=2 if net else 1)]
    totals = [die + six for die in range(1, sides + 1) for six in kept]
    return sum(level(total, needed, ladder) in SUCCESS for total in totals) / len(totals)


def searches(state: State, move: Search) -> float:
    """Return the chance that a Search succeeds against the difficulty that everybody knows, whatever is hidden there
    (WLD-173, WLD-180, WLD-G44)."""
    doing = searching.deed(state, move)
    if move.clue != NONE:
        state = replace(state, tokens=knowing.followed(state, move.clue))
    return of_test(state, doing, searching.test(state, doing, difficulty(state)))


def forages(state: State, move: Forage) -> float:
    """Return the chance that foraging finds food (WLD-101, WLD-105, WLD-G40)."""
    roller = foraging.best(state, move.who)
    helper = assistant(state, roller)
    return of_test(state, Deed("forage", by=roller, helper=helper), foraging.test(state, roller, aid(helper, False)[1]))


def of_test(state: State, doing: Deed, wanted: Wanted) -> float:
    """Return the chance of a test in the stretch that begins with a deed."""
    begun = replace(state, deed=doing, bane_now=state.next_bane)
    return again(begun, ahead(begun, wanted))
