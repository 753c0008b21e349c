"""How prominently dice for XP are offered before a roll, by how much likelier they make it to win or to have Spoils."""

from __future__ import annotations

from engine.core.game import Weight

from ..rules import odds
from ..rules.contests import loses_all_xp, refuse_spend
from ..rules.dice import BOUGHT, PRESSED
from ..state.state import Contest, State

LITTLE = 0.03
"""Dice that raise the chance to win by less than that add nothing to speak of."""
SMALL = 0.05
"""Dice that cost XP and raise a chance by less are not offered for it."""
HARDLY = 0.1
"""Below this chance a Test is hardly ever passed."""


def contest_at(state: State, stage: str) -> Contest | None:
    """Return the contest in which a seat is asked before or after its roll, ``None`` for none."""
    task = state.agenda[0] if state.agenda else None
    return task if isinstance(task, Contest) and task.stage == stage else None


def surest(state: State) -> int:
    """Return for how much XP a roll is offered beside the one that is advised: the most that makes it any likelier."""
    return max((xp for xp in (1, 2, 3) if weight(state, xp) in ("main", "first")), default=0)


def wants_dice(state: State) -> bool:
    """Return whether a Test is hardly ever passed without dice that XP buys, and likelier with those of one XP."""
    task = contest_at(state, "before")
    if task is None or task.kind != "test" or not state.players[task.seat].xp:
        return False
    less, more = odds.succeeds(state, task), odds.succeeds(state, task, BOUGHT)
    return less is not None and more is not None and less < HARDLY and more - less >= LITTLE


def weight_of_dice(state: State, xp: int) -> Weight:
    """Return how prominently dice for so much XP are offered: of several numbers the surest is a button."""
    found = weight(state, xp)
    return "quiet" if found == "main" and xp != surest(state) else found


def weight(state: State, xp: int) -> Weight:
    """Return how prominently dice for so much XP are offered by themselves: before all else where they cost nothing.

    Where they hardly win likelier than what costs less they are no button. Where their Spoils hardly pay likelier either
    they are not offered. Nor are they where the band's own dice win as often for 1 XP, or for less."""
    task = contest_at(state, "before")
    if task is None:
        return "main"
    less, more = (odds.succeeds(state, task, BOUGHT * dice) for dice in (xp - 1, xp))
    paid, pays = (odds.pays(state, task, BOUGHT * dice) for dice in (xp - 1, xp))
    if loses_all_xp(state, task):
        # Of dice that cost nothing the least number is offered that is as good as all.
        best = BOUGHT * state.players[task.seat].xp
        wins, most = odds.succeeds(state, task, best), odds.pays(state, task, best)
        gains = [(more or 0.0) - (less or 0.0), (pays or 0.0) - (paid or 0.0)]
        left = [(wins or 0.0) - (more or 0.0), (most or 0.0) - (pays or 0.0)]
        return "first" if max(gains) >= LITTLE > max(left) else "written"
    pressed = refuse_spend(state, task, "ability") is None and odds.succeeds(state, task, PRESSED * max(1, xp - 1))
    if pressed and more is not None and pressed >= more:
        return "written" if pressed - more >= LITTLE else "quiet"
    if less is None or more is None or more - less >= (SMALL if xp > 1 else LITTLE):
        return "main"
    if task.kind == "test" or (paid is not None and pays is not None and pays - paid < SMALL):
        return "written"
    return "quiet"
