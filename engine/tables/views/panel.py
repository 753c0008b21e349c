"""The private panel of a player."""

from __future__ import annotations

from engine.api.update import Call, Controls, Panel
from engine.core import capabilities
from engine.core.bot_players import Plays
from engine.core.errors import GameError, GameOver
from engine.core.game import Seat
from engine.core.messages import WORDS
from engine.core.premoves import Plans
from engine.core.retelling import retells
from engine.tables.moves.premove_queue import own_turn
from engine.tables.session.heirs import heirs
from engine.tables.session.live import Session
from engine.tables.session.premove import told_of
from engine.tables.session.view_cache import OfferedMove
from engine.tables.updates.controls import QUIET, apart, arranged, loud, not_your_turn, public, shown_in, text_of
from engine.tables.updates.move_builder import first_question, laid_open
from engine.tables.updates.update import status_of


def own_ways(live: Session, call: Call) -> tuple[OfferedMove, ...]:
    """Return all that the caller can do by one press, private moves included; `NotSeated`, `NotYourTurn` or `GameOver` if
    that is nothing."""
    live.playing()
    seat = live.seat(call)
    if live.row.status != "running":
        raise GameOver(WORDS.message("delve-ended"))
    found = live.view_cache.own(seat)
    if not found:
        raise not_your_turn(live, seat)
    return found


def own_controls(live: Session, call: Call) -> tuple[Controls, str]:
    """Return the caller's controls of the first page, and what is asked of them, to follow their name and a comma.

    A seat that is not awaited may have moves all the same, and is told whose turn it is.
    """
    seat = live.seat(call)
    found = own_ways(live, call)
    if seat in live.awaited:
        return arranged(found), live.view_cache.ask(seat)
    return arranged(found), WORDS("meanwhile-you-may", why=not_your_turn(live, seat).words)


def panel_of(live: Session, call: Call, shown: Session | None = None, *, below_post: bool = False) -> Panel:
    """Return what the caller sees of their own side (TAB-039); one who does not play here, or can do nothing, reads why.

    ``shown`` is the table whose state is told, where that is another one: while the next one gathers. ``below_post``: it
    leaves out what the post offers where the game wishes it.
    """
    told = shown or live
    knows = known_to(told, told.seat_of(call.member.id))
    own = live.seat_of(call.member.id)
    plan, ahead = ("", False) if own is None else (plan_told(live, own), can_plan(live, own))
    try:
        found = own_ways(live, call)
    except GameError as error:
        return Panel(live.version, knows, why=str(error), plan=plan, ahead=ahead)
    seat = live.seat(call)
    awaited = seat in live.awaited
    found = tuple(shown_in(found))
    left = _beside_post(live, seat, found) if awaited and below_post else found
    worthwhile, twice = loud(left), left != found
    ask, why = "", ""
    # What the post asks and answers, such as a story, is not told here again without its answers.
    elsewhere = twice and not worthwhile and all(way.verb.answers for way in loud(found))
    if twice:
        knows = "" if elsewhere else knows
        found, why = left, WORDS("rest-in-post")
    elif awaited:
        ask = live.view_cache.ask(seat)
    elif worthwhile:
        ask = WORDS("meanwhile-you-may", why=not_your_turn(live, seat).words)
    else:
        why = not_your_turn(live, seat).words
    first = first_question(live, seat, found)
    ways = found if awaited and not elsewhere else worthwhile
    private = any(way.verb.private for way in ways) or (awaited and bool(apart(live)))
    hints, retold = is_advised(live, seat), retells(told.game, told.view_cache.view(seat))
    controls = laid_open(arranged(found), first)
    asks = awaited and not twice
    aim = live.game.aim(live.view_cache.view(seat)) if asks and isinstance(live.game, Plays) else ""
    return Panel(live.version, knows, ask, why, controls, first, private, plan, ahead, hints, retold, aim)


def _beside_post(live: Session, seat: Seat, found: tuple[OfferedMove, ...]) -> tuple[OfferedMove, ...]:
    """Return the moves of an awaited seat that its post does not offer, else all that were ``found``. That is so where a
    game wants each move to stand once, and a person plays alone with bot players."""
    # A private table has no post.
    alone = live.unwatched(seat) and len(live.seats) > 1 and not live.row.sort
    if not (alone and isinstance(live.game, Plays) and live.game.leaves_to_post()):
        return found
    post = public(live)
    every = (*post.buttons, *(offer for menu in post.menus for offer in menu.offers))
    # What is rarely wanted is left to the panel, where private moves are.
    offered = {offer.move for offer in every if not (post.private and offer.choice.rank >= QUIET)}
    return tuple(way for way in found if text_of(way) not in offered)


def can_plan(live: Session, seat: Seat) -> bool:
    """Return whether a seat has a turn to come that others are awaited before, and that its game knows of."""
    if not isinstance(live.game, Plans) or live.row.status != "running" or len(live.here) == 1:
        return False
    return not live.is_masters(seat) and own_turn(live, seat) is None


def plan_told(live: Session, seat: Seat) -> str:
    """Return what its owner reads of a plan: what it holds, or why it stopped; "" for nothing."""
    plan = live.plan_of(seat)
    if plan.stopped:
        return WORDS("own-plan-stopped", why=plan.stopped)
    return WORDS("own-plan", steps=list(map(told_of, plan.steps))) if plan.steps else ""


def plans_of(live: Session, seat: Seat | None) -> str:
    """Return what a party's members read of each other's plans, a line for each; rivals nothing."""
    if live.rivals or seat is None or live.row.status != "running":
        return ""
    others = [(live.member(row.seat).name, live.plan_of(row.seat).steps) for row in live.here if row.seat != seat]
    return "\n".join(WORDS("their-plan", who=name, steps=list(map(told_of, steps))) for name, steps in others if steps)


def known_to(live: Session, seat: Seat | None) -> str:
    """Return what only a seat knows, in a few short lines; for the public, and once it is over, where things stand."""
    if seat is None or live.row.status != "running":
        return sheet_of(live, seat)
    return capabilities.private(live.game, live.view_cache.view(seat))


def offered_to(live: Session, member: int | None) -> Controls:
    """Return the moves of an awaited member, else what is offered to all."""
    seat = live.seat_of(member)
    if seat is None or seat not in live.awaited:
        return public(live, heirs(live))
    return arranged(live.view_cache.own(seat))


def is_advised(live: Session, seat: Seat) -> bool:
    """Return whether a seat can ask for advice as things stand (TAB-105): it is asked something."""
    return live.hints and seat in live.awaited and not live.is_masters(seat)


def sheet_of(live: Session, seat: Seat | None) -> str:
    """Return where things stand for a seat, in a few lines."""
    sheet = live.game.sheet(live.view_cache.view(seat))
    if live.cut_short:
        first, _, rest = sheet.partition("\n")
        first = f"**{status_of(live)}**" if first.startswith("**") else first
        sheet = "\n".join(filter(None, [WORDS("ended-by", who=live.row.ended_by), first, rest]))
    return sheet if live.row.vouched else f"{WORDS('unvouched')}\n{sheet}"
