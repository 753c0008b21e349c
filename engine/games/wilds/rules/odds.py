"""The chance of a test that a player can work out before the dice fall (WLD-G01 to WLD-G03)."""

from __future__ import annotations

from itertools import product

from ..state.member import SUCCESS
from ..state.state import Roll, State
from .trials import counted, difficulty, level

SIX = range(1, 7)


def again(state: State, roll: Roll) -> float:
    """Return the chance that the dice of a roll, thrown again, come to a success.

    A secret roll is taken as one against the difficulty that everybody knows (WLD-G44).
    """
    net = roll.boons - roll.banes
    kept = [sum(counted(sixes, net)) for sixes in product(SIX, repeat=2 if net else 1)]
    tn = difficulty(state) if roll.secret else roll.tn
    totals = [die + six + roll.rank for die in range(1, roll.sides + 1) for six in kept]
    return sum(level(total, tn, state.rules.ladder) in SUCCESS for total in totals) / len(totals)
