"""The premoves of players: shown, added, removed (TAB-087)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

from msgspec.structs import replace

from engine.api.update import Call, Controls, MoveQuestion, Planning, Version
from engine.api.views import Picture
from engine.core.errors import GameError, GameOver, Stale
from engine.core.game import Seat
from engine.core.messages import WORDS, refused
from engine.core.paired_moves import parted
from engine.core.premoves import plans
from engine.core.scene import Look
from engine.core.words import upper
from engine.tables.context import Context
from engine.tables.deadlines.alarms import alarm_of
from engine.tables.deadlines.due import refuses
from engine.tables.moves.freshness import check_version
from engine.tables.moves.premove_queue import against, own_turn, planning, timed
from engine.tables.moves.record import record_move
from engine.tables.moves.resolve import resolve
from engine.tables.premoves.forecast import Prospect, after, ahead
from engine.tables.session.live import Session
from engine.tables.session.premove import WHATEVER, Premove, PremovePlan, rows_of, told_of
from engine.tables.session.result import CommandResult
from engine.tables.session.view_cache import OfferedMove
from engine.tables.updates.completion import narrowed_to
from engine.tables.updates.controls import QUIET, arranged
from engine.tables.updates.move_builder import question

MOST = 8
"""So many moves a plan has at the most."""
LONGEST = 80
"""A planned move is not longer, so that it fits into a control."""
USUAL = "nothing new comes to light"
"""The condition of a planned move where none was chosen, in the words of the others."""
RULE = "TAB-087"


class PremoveService:
    """The premoves of players. ``drawn`` draws what a seat may see. A `GameError` says why one may plan nothing."""

    def __init__(self, context: Context, drawn: Callable[[Session, Seat, Look], Awaitable[Picture | None]]) -> None:
        self._context = context
        self._drawn = drawn

    async def shown(self, call: Call) -> Planning:
        """Return the caller's plan, and what can be added to it."""
        live = await self._context.cache.seen(call.channel)
        return planning_of(live, planning_seat(live, call))

    async def ask(self, call: Call, begun: str, count: int, version: Version) -> tuple[MoveQuestion, Picture | None]:
        """Return what is asked next of the caller, who has begun a move for their plan, and its picture.

        `Stale` where the table is no more of that ``version``, or the plan no more of ``count`` moves.
        """
        live = await self._context.cache.seen(call.channel)
        seat = planning_seat(live, call)
        _check_fresh(live, call, count, version)
        prospect = ahead(live, seat, live.plan_of(seat).steps)
        if prospect.live is None or prospect.sight != "clear":
            raise GameError(WORDS.message("plan-not-in-sight"), "TAB-088")
        asked = question(prospect.live, seat, begun)
        return asked, await self._drawn(prospect.live, seat, asked.look)

    async def complete(self, channel: int, member: int, typed: str) -> list[tuple[str, str]]:
        """Return up to 25 (shown, value) moves that a member could add to their plan; ``[]`` rather than an error."""
        try:
            live = await self._context.cache.seen(channel)
            seat = live.seat_of(member)
            if seat is None or live.row.status != "running" or own_turn(live, seat) is not None:
                return []
            return narrowed_to(_completed(live, seat, ahead(live, seat, live.plan_of(seat).steps)), typed)
        except GameError:
            return []

    async def conditions(self, channel: int, member: int, typed: str) -> list[tuple[str, str]]:
        """Return up to 25 (shown, value) conditions of a member's planned move; ``[]`` rather than an error."""
        try:
            live = await self._context.cache.seen(channel)
            seat = live.seat_of(member)
            known = () if seat is None or live.row.status != "running" else _conditions(live, seat)
            return narrowed_to([(item, item) for item in known], typed)
        except GameError:
            return []

    async def add(
        self, call: Call, text: str, given: str = "", *, count: int | None = None, version: Version | None = None
    ) -> Planning:
        """Add a move to the caller's plan; ``given`` is its condition ("": the usual one).

        `IllegalMove` where it would not be legal then, as far as that is in sight. `Stale` for a control of a table of
        another ``version``, or of a plan of another ``count`` of moves.
        """

        def added(live: Session, seat: Seat, plan: PremovePlan) -> PremovePlan:
            if given and given not in _conditions(live, seat):
                raise GameError(WORDS.message("plan-unknown-condition", text=given[:60]), RULE)
            first, then = parted(text)
            plan = longer(live, seat, plan, first)
            if then and len(plan.steps) < MOST:
                # What would follow may be out of sight: then it is asked when it is its turn.
                with suppress(GameError):
                    plan = longer(live, seat, plan, then)
            return plan

        def longer(live: Session, seat: Seat, plan: PremovePlan, move: str) -> PremovePlan:
            if len(plan.steps) >= MOST:
                raise GameError(WORDS.message("plan-full", most=MOST), RULE)
            step = planned_step(live, seat, ahead(live, seat, plan.steps), move)
            wanted = "" if given == USUAL else given or step.given
            return replace(plan, steps=(*plan.steps, replace(step, given=wanted)))

        return await self._edited(call, added, count, version)

    async def shorten(self, call: Call) -> Planning:
        """Take the last move out of the caller's plan."""
        return await self._edited(call, lambda live, seat, plan: replace(plan, steps=plan.steps[:-1]))

    async def clear(self, call: Call) -> Planning:
        """Take everything out of the caller's plan."""
        return await self._edited(call, lambda live, seat, plan: PremovePlan(plan.member))

    async def keep(self, call: Call) -> Planning:
        """Let the caller's plan stand as it is, although something came to light since it was made."""
        return await self._edited(call, lambda live, seat, plan: plan)

    async def depend(self, call: Call, given: str) -> Planning:
        """Let the last move of the caller's plan depend on something."""

        def depending(live: Session, seat: Seat, plan: PremovePlan) -> PremovePlan:
            if not plan.steps or given not in _conditions(live, seat):
                raise Stale(WORDS.message("plan-changed"))
            *before, last = plan.steps
            return replace(plan, steps=(*before, replace(last, given="" if given == USUAL else given)))

        return await self._edited(call, depending)

    async def refuse(self, call: Call, kinds: tuple[str, ...]) -> Planning:
        """Say no beforehand to these kinds of questions until the own turn comes (TAB-089), and to no others."""

        def refusing(live: Session, seat: Seat, plan: PremovePlan) -> PremovePlan:
            known = _refusable(live)
            return replace(plan, refuses=tuple(kind for kind in known if kind in kinds))

        return await self._edited(call, refusing)

    async def _edited(
        self,
        call: Call,
        change: Callable[[Session, Seat, PremovePlan], PremovePlan],
        count: int | None = None,
        version: Version | None = None,
    ) -> Planning:
        """Change the caller's plan: they know what has come to light until now, and why the last one stopped."""
        async with self._context.cache.lock(call.channel):
            live = await self._context.cache.held(call.channel)
            seat = planning_seat(live, call)
            if call.id and live.plan_of(seat).call == call.id:
                return planning_of(live, seat)
            if version is not None:
                _check_fresh(live, call, count or 0, version)
            plan = replace(change(live, seat, live.plan_of(seat)), stirred=False, stopped="", call=call.id)
            live = timed(live, planning(live, seat, plan), (), live.row.due, self._context.now())
            # If anything fails from here on, memory must not be ahead of the disk.
            self._context.cache.forget(call.channel)
            await self._context.store.premoves.keep(live.row, rows_of(live.premoves))
            if (alarm := alarm_of(live)) != live.row.alarm:
                live = replace(live, row=replace(live.row, alarm=alarm))
                await self._context.store.mark(live.row, live.seats)
            self._context.cache.remember(live)
            return planning_of(live, seat)


def answered(live: Session, now: int) -> CommandResult | None:
    """Return the step in which a player says no as they planned, ``None`` where it is not time for that.

    What is told of it, and who is called, is as if they had pressed it just now.
    """
    for seat, plan in live.premoves.items():
        if 0 < plan.at <= now and (text := refuses(live, seat)):
            return resolve(live, [record_move(live, seat, text, plan.member, now)], now)
    return None


def planning_seat(live: Session, call: Call) -> Seat:
    """Return the caller's seat, if there is a turn of it to come; why they can plan nothing, if not."""
    live.playing()
    if live.row.status != "running":
        raise GameOver(WORDS.message("delve-ended"))
    seat = live.seat(call)
    if live.is_masters(seat):
        raise GameError(WORDS.message("plan-for-masters"), RULE)
    if own_turn(live, seat) is not None:
        raise GameError(WORDS.message("plan-your-turn"), RULE)
    return seat


def planning_of(live: Session, seat: Seat) -> Planning:
    """Return a seat's plan as its owner sees it."""
    plan = live.plan_of(seat)
    prospect = ahead(live, seat, plan.steps)
    full = len(plan.steps) >= MOST
    given = plan.steps[-1].given or USUAL if plan.steps else ""
    return Planning(
        live.version,
        tuple(told_of(step) for step in plan.steps),
        _in_sight(prospect, plan, full=full),
        Controls() if full else arranged(_offered(live, seat, prospect)),
        given,
        tuple(condition for condition in _conditions(live, seat) if condition != given) if plan.steps else (),
        tuple((kind, kind in plan.refuses) for kind in _refusable(live)),
        WORDS("plan-will-stop") if plan.steps and plan.stirred and against(live, seat, plan) else "",
        plan.stopped,
        secret=live.rivals,
    )


def _in_sight(prospect: Prospect, plan: PremovePlan, *, full: bool) -> str:
    """Return what can be planned next, "" where the controls say so."""
    if full:
        return WORDS("plan-full-now", most=MOST)
    if prospect.sight == "over":
        return WORDS("plan-turn-over")
    if prospect.sight == "barred":
        return WORDS("plan-barred")
    return WORDS("plan-dark", begun=bool(plan.steps)) if prospect.sight == "dark" else ""


def _offered(live: Session, seat: Seat, prospect: Prospect) -> tuple[OfferedMove, ...]:
    """Return what can be added to a plan; what is rarely wanted and can be done at any time need not be planned."""
    now = set(live.view_cache.legal(seat))
    return tuple(way for way in prospect.ways(seat) if way.choice.rank < QUIET or way.move not in now)


def _completed(live: Session, seat: Seat, prospect: Prospect) -> list[tuple[str, str]]:
    """Return (shown, move) of all that can be added to a plan, move by move."""
    if prospect.live is None:
        return []
    cache = prospect.view_cache
    found = [(str(way.move), cache.choice(seat, way.move).label) for way in _offered(live, seat, prospect)]
    return [(text if label == text else f"{text} - {label}"[:100], text) for text, label in found if len(text) <= LONGEST]


def _conditions(live: Session, seat: Seat) -> tuple[str, ...]:
    """Return what a planned move of a seat may depend on."""
    return (USUAL, WHATEVER, *plans(live.game).conditions(live.view_cache.view(seat)))


def _refusable(live: Session) -> tuple[str, ...]:
    """Return what can be said no to beforehand: among rivals only, a party's members speak for themselves."""
    return plans(live.game).refusable if live.rivals else ()


def _check_fresh(live: Session, call: Call, count: int, version: Version) -> None:
    check_version(live, call, version)
    if len(live.plan_of(live.seat(call)).steps) != count:
        raise Stale(WORDS.message("plan-changed"))


def planned_step(live: Session, seat: Seat, prospect: Prospect, text: str) -> Premove:
    """Return a move as it is planned: `IllegalMove` where it would not be legal, as far as that is in sight."""
    text = " ".join(text.split())
    if prospect.sight in ("over", "barred"):
        raise GameError(_in_sight(prospect, live.plan_of(seat), full=False), "TAB-088")
    verb = live.verb_of(text)
    if verb is None or len(text) > LONGEST:
        verbs = [verb.name for verb in live.game.verbs if not verb.private or live.rivals]
        raise refused("plan-no-move", "TAB-004", text=text[:40], verbs=verbs)
    if prospect.live is None or prospect.sight != "clear":
        return Premove(text, upper(text), WHATEVER if prospect.given else "")
    move = live.game.read(prospect.live.playing().state, seat, text)
    after(prospect, seat, str(move))
    cache, kept = prospect.view_cache, plans(live.game).lasting(prospect.live.playing().state, seat, move)
    if not kept:
        raise GameError(WORDS.message("plan-not-lasting"), RULE)
    # A party reads it as the public may; what is private is named as its owner reads it, because no other does.
    label = cache.choice(seat, move).label if live.rivals or verb.private else cache.label(seat, move)
    return Premove(kept, label if kept == str(move) else upper(kept), prospect.given)
