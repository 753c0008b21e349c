"""Whether a member spends Resolve on a second throw, and why."""

from __future__ import annotations

from ..rules import clock, trials
from ..state.catalogue import WORDS
from ..state.state import Roll, State, Test, last_day
from .judgement import Temper

FAIR = 0.5
"""A second throw that succeeds less often is not worth a Resolve, but for the goal."""


def throws_again(state: State, roll: Roll, temper: Temper) -> bool:
    """Return whether a member spends 1 Resolve on a second throw. The last one is kept for the goal while that is sought.
    The thrifty keep it for what counts, and those who count spend none on the way that seldom helps."""
    if keeps_last(state, roll):
        return False
    if trials.is_lost(state, roll):
        return trials.helps(state, roll) >= FAIR
    aside = roll.purpose not in trials.FOR_THE_GOAL
    if temper.counts and aside and trials.again(state, roll) < FAIR:
        return False
    return not (temper.clever and aside and state.members[roll.member].resolve == 1)


def keeps_last(state: State, roll: Roll) -> bool:
    """Return whether a member keeps the last Resolve for the goal, as they ordered."""
    return roll.result == "failure" and trials.keeps_last(state, roll.member, roll.purpose)


def asked_about(state: State, seat: int | None) -> Roll | None:
    """Return the roll that a seat is asked about first, with ``None`` the first that any is; ``None`` for none."""
    test = state.agenda[0] if state.agenda else None
    if not isinstance(test, Test):
        return None
    rolls = [test.rolls[place] for place in test.asked]
    return next((roll for roll in rolls if seat is None or state.members[roll.member].seat == seat), None)


def why(state: State, roll: Roll) -> str:
    """Return why a roll is not thrown again, or what a lost way costs; "" where the buttons say it."""
    if trials.is_lost(state, roll) and last_day(state) and state.goal in trials.SOUGHT:
        return WORDS("reason-way-lost", left=clock.by_day(state))
    return WORDS("reason-keep-resolve") if keeps_last(state, roll) else ""
