"""Premoves of a seat, as the store keeps them. This module knows no table."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping

import msgspec

from engine.core.game import Seat
from engine.core.messages import WORDS
from engine.store import PlanRow

log = logging.getLogger(__name__)

WHATEVER = "whatever comes"
"""The condition of a planned move that is made in any case, if it is legal then."""


class Premove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move that is planned: its text, what it is called, and its condition.

    "" is the usual condition: nothing was rolled or came to light since the move was planned, not even by the plan's own
    moves. With `WHATEVER` all of that may happen. With a condition of the game it may happen too, as long as the condition
    holds.
    """

    move: str
    label: str
    given: str = ""


class PremovePlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What ``member`` means to do with a seat, the next move first.

    ``turn`` is the turn in which its first move was made, ``None`` before that. ``stirred``: something was rolled or came
    to light since the plan was made. ``stopped`` is why the last plan went no further ("": nothing to say). ``refuses`` are
    the kinds of optional questions that are answered with no until the own turn comes. ``at`` is when the open question is
    answered so (Unix seconds, 0: none is open). ``call`` changed the plan last: one that is delivered twice counts once.
    """

    member: int
    steps: tuple[Premove, ...] = ()
    turn: int | None = None
    stirred: bool = False
    stopped: str = ""
    refuses: tuple[str, ...] = ()
    at: int = 0
    call: int = 0

    @property
    def empty(self) -> bool:
        """Whether there is nothing in it that has to be kept."""
        return not (self.steps or self.stopped or self.refuses)


PremovePlans = Mapping[Seat, PremovePlan]
"""The plans of a table, by seat."""


def with_plan(plans: PremovePlans, seat: Seat, plan: PremovePlan) -> dict[Seat, PremovePlan]:
    """Return plans with that of a seat in the place of the one before."""
    kept = {**plans, seat: plan}
    return {seat: row for seat, row in kept.items() if not row.empty}


def rows_of(plans: PremovePlans) -> tuple[PlanRow, ...]:
    """Return plans as they are kept."""
    return tuple(PlanRow(seat, msgspec.json.encode(plan).decode()) for seat, plan in sorted(plans.items()))


def new_rows(before: PremovePlans, after: PremovePlans) -> tuple[PlanRow, ...] | None:
    """Return plans as they are kept, ``None`` where they are as they were before."""
    return rows_of(after) if after != before else None


def plans_in(rows: Iterable[PlanRow]) -> dict[Seat, PremovePlan]:
    """Return the plans that are kept; one that cannot be read is left out, because no game depends on it."""
    found = {}
    for row in rows:
        try:
            found[row.seat] = msgspec.json.decode(row.body, type=PremovePlan)
        except msgspec.MsgspecError as error:
            log.error("the plan of seat %d cannot be read: %s", row.seat, error)
    return found


def told_of(step: Premove) -> str:
    """Return a planned move in words, with its condition where that is not the usual one."""
    label = step.label.rstrip(".")
    if step.given == WHATEVER:
        return WORDS("plan-whatever", label=label)
    return WORDS("plan-given", label=label, given=step.given) if step.given else label
