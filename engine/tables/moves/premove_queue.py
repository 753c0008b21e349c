"""Which premove is made next, and what stops one (TAB-087)."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engine.core.game import Event, Seat
from engine.core.messages import WORDS
from engine.core.premoves import plans
from engine.store import EntryRow
from engine.tables.deadlines.due import refuses
from engine.tables.session.live import Session
from engine.tables.session.premove import WHATEVER, PremovePlan, PremovePlans, with_plan
from engine.tables.updates.calls import asked_of

NO_WAIT = 3600
"""Within so many seconds a planned no is given where a table waits for ever."""


def own_turn(live: Session, seat: Seat) -> int | None:
    """Return the number of the turn that a seat is awaited for, and could have planned; ``None`` where it is not."""
    return plans(live.game).own_turn(live.playing().state, seat) if seat in live.awaited else None


def stirred(live: Session, row: EntryRow, events: Sequence[Event]) -> Session:
    """Return a table whose plans know of a move that was made: whether their seats saw it show something, or roll."""

    def saw(seat: Seat) -> bool:
        known = [event for event in events if event.known_to(seat)]
        return any(event.reveals for event in known) or (bool(known) and row.draws != "[]")

    touched = {seat: replace(plan, stirred=True) for seat, plan in live.premoves.items() if plan.steps and saw(seat)}
    return replace(live, premoves={**live.premoves, **touched}) if touched else live


def heard(live: Session, seats: Iterable[Seat]) -> Session:
    """Return a table where ``seats``, which have moved, need not be told any more why their plans stopped."""
    for seat in set(seats):
        if live.plan_of(seat).stopped:
            live = planning(live, seat, replace(live.plan_of(seat), stopped=""))
    return live


def planning(live: Session, seat: Seat, plan: PremovePlan) -> Session:
    """Return a table where a seat has another plan."""
    return replace(live, premoves=with_plan(live.premoves, seat, plan))


def comes_next(before: Session, live: Session) -> tuple[Session, Seat | None]:
    """Return the table without plans that are over or stop here, and the seat whose planned move is to be made now.

    The seat is ``None`` where there is none. ``before`` is the table before the command that leads here.

    A plan begins where the turn of its seat does, and once begun its next move is made whenever the seat is awaited.
    """
    live = _without_lapsed(before, live)
    for seat in live.awaited:
        plan = live.plan_of(seat)
        if not plan.steps or (plan.turn is None and own_turn(live, seat) is None):
            continue
        if why := against(live, seat, plan):
            live = stopped(live, seat, why)
        else:
            return live, seat
    return live, None


def stopped(live: Session, seat: Seat, why: str) -> Session:
    """Return a table where a seat's plan goes no further, and why."""
    plan = live.plan_of(seat)
    return planning(live, seat, replace(plan, steps=(), turn=None, stirred=False, stopped=why))


def against(live: Session, seat: Seat, plan: PremovePlan) -> str:
    """Return why the next move of a plan is not to be made, whether or not it is legal; "" for nothing."""
    given = plan.steps[0].given
    if given == WHATEVER:
        return ""
    if not given:
        return WORDS("plan-stirred") if plan.stirred else ""
    holds = plans(live.game).conditions(live.view_cache.view(seat)).get(given, False)
    return "" if holds else WORDS("plan-only-if", given=given)


def _without_lapsed(before: Session, live: Session) -> Session:
    """Return a table without plans that nothing can come of any more: their turn is over, or began without them, or their
    seats have changed hands. What is refused beforehand is so until the own turn."""
    if not live.turn:
        return replace(live, premoves={}) if live.premoves else live
    for seat, plan in live.premoves.items():
        if live.plan_of(seat) is not plan:
            live = planning(live, seat, PremovePlan(plan.member))
            continue
        own = own_turn(live, seat)
        began_without = own is not None and plan.turn is None and own_turn(before, seat) is not None
        if plan.steps and (_is_over(live, seat, plan, own) or began_without):
            live = planning(live, seat, replace(plan, steps=(), turn=None, stirred=False))
        if own is not None and plan.refuses:
            live = planning(live, seat, replace(live.plan_of(seat), refuses=(), at=0))
    return live


def _is_over(live: Session, seat: Seat, plan: PremovePlan, own: int | None) -> bool:
    """Return whether the turn is over that a plan was begun in: its seat has another one, or another seat has its own."""
    if plan.turn is None or own == plan.turn:
        return False
    return own is not None or (seat not in live.awaited and any(own_turn(live, item) is not None for item in live.awaited))


def timed(before: Session, live: Session, moved: Iterable[Seat], due: int, now: int) -> Session:
    """Return a table where each no that was planned has its time, if its question is open: at random before the wait is
    over (``due``, 0: never), so that speed betrays nothing. For a question that was open before it stays."""
    moved = set(moved)
    for seat, plan in live.premoves.items():
        if not refuses(live, seat):
            live = planning(live, seat, replace(plan, at=0)) if plan.at else live
        elif not (
            plan.at and seat not in moved and seat in before.awaited and asked_of(before, seat) == asked_of(live, seat)
        ):
            span = max(1, (due or now + NO_WAIT) - now)
            live = planning(live, seat, replace(plan, at=now + secrets.randbelow(span)))
    return live


def kept_plans(live: Session) -> PremovePlans:
    """Return the plans of a table that something can still come of."""
    return live.premoves if live.row.status == "running" else {}
