"""What follows from moves: premoves, forced moves, bots, the deadline, the update, the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from engine.api.update import Update
from engine.core import capabilities
from engine.core.errors import GameError
from engine.core.game import Event, Seat
from engine.core.high_points import HighPoint
from engine.core.messages import WORDS
from engine.core.moves import Move
from engine.core.tips import tips_before, tips_behind
from engine.store import EVERY
from engine.tables.deadlines.due import due_after
from engine.tables.moves.auto_moves import MOST_AT_ONCE, auto_moves, halts, is_pending, moved_for
from engine.tables.moves.new_deadline import started_in_between, starts_again, unchanged_due
from engine.tables.moves.premove_queue import comes_next, heard, own_turn, planning, stirred, stopped, timed
from engine.tables.moves.record import PlayedMove, record_move
from engine.tables.moves.summarise_bots import looks_after, told_of
from engine.tables.session.campaign import told_ended
from engine.tables.session.live import BOT, Session, TableChange
from engine.tables.session.load import snapshot_of
from engine.tables.session.obvious import obvious
from engine.tables.session.result import CommandResult, changed, joined, lapsing
from engine.tables.updates.calls import asked_still, called_already, called_early, called_late, uncalled_after
from engine.tables.updates.scenes import cards_after, map_changed, places_changed, with_map
from engine.tables.updates.stories import confided, rules_of, whispers
from engine.tables.updates.undo_offer import offers_undo
from engine.tables.updates.update import update_of


def follow_ups(before: Session, live: Session, now: int) -> tuple[Session, list[PlayedMove]]:
    """Return what follows by itself, and the table after it: premoves of awaited seats, forced moves, and moves of seats
    that were left in between; at most `MOST_AT_ONCE`.

    ``before`` is the table before the command that leads here.
    """
    played: list[PlayedMove] = []
    after = live
    while len(played) < MOST_AT_ONCE:
        after, made = _planned(before, after, now) if after.premoves else (after, None)
        if made is None and (found := _obvious(after)):
            seat, move = found
            made = msgspec.structs.replace(record_move(after, seat, str(move), after.member(seat).id, now), alone=True)
        if made is None:
            break
        new = [made] if halts(made) else [made, *auto_moves(made.live, now)]
        played += new
        after = _noticed(new)
    return after, played


def _planned(before: Session, live: Session, now: int) -> tuple[Session, PlayedMove | None]:
    """Return a table with the next move that was planned for it, ``None`` where there is none that can be made."""
    while True:
        live, seat = comes_next(before, live)
        if seat is None:
            return live, None
        plan = live.plan_of(seat)
        try:
            made = record_move(live, seat, plan.steps[0].move, plan.member, now)
        except GameError as error:
            live = stopped(live, seat, error.words)
            continue
        turn = own_turn(live, seat) if plan.turn is None else plan.turn
        after = planning(made.live, seat, msgspec.structs.replace(plan, steps=plan.steps[1:], turn=turn))
        return live, msgspec.structs.replace(made, live=after, planned=True)


def _noticed(played: Sequence[PlayedMove]) -> Session:
    """Return the table after some moves, where plans know of what these have shown."""
    after = played[-1].live
    for move in played if after.premoves else ():
        after = stirred(after, move.row, move.events)
    return after


def _as_planned(live: Session, after: Session, played: Iterable[PlayedMove]) -> str:
    """Return in small print whose moves were planned, and whose plan stopped and why.

    Rivals read nothing of each other's plans; the owner of one that stopped finds on their own panel why.
    """
    if live.rivals:
        return ""
    planned = moved_for(live, (move for move in played if move.planned))
    lines = [WORDS("plan-made", names=planned)] if planned else []
    for seat, plan in after.premoves.items():
        if plan.stopped and plan.stopped != live.plan_of(seat).stopped:
            lines.append(WORDS("plan-stopped", who=live.named(seat).name, why=plan.stopped))
    return "\n".join(lines)


def _obvious(live: Session) -> tuple[Seat, Move] | None:
    state = live.playing().state
    return next(((seat, move) for seat in live.awaited if (move := obvious(live, state, seat)) is not None), None)


def resolve(
    live: Session,
    played: Sequence[PlayedMove],
    now: int,
    prefix: str = "",
    movers: Sequence[Seat] = (),
    deed: TableChange | None = None,
) -> CommandResult:
    """Return the result that some moves make together: what is told, who is called, the deadline, perhaps the end.

    ``movers`` are seats that brought it about besides those that moved. Seats that were left move on by themselves. The
    deadline begins anew where a seat is asked anew, or moves on, or a new turn begins. It does not where a seat is asked
    the same after a move. A seat that had planned its answer counts as asked.
    """
    if not (halts(played[-1]) or any(move.by_bot and live.plays_itself(move.row.seat) for move in played)):
        played = [*played, *auto_moves(played[-1].live, now)]
    after = _noticed(played)
    after = heard(after, (move.row.seat for move in played)) if after.premoves else after
    after, more = follow_ups(live, after, now)
    played = [*played, *more]
    events = tuple(event for move in played for event in move.events)
    moved = [move.row.seat for move in played]
    by_themselves = [move for move in played if not (move.alone or move.planned)]
    own = [*movers, *(move.row.seat for move in by_themselves if not move.by_bot)]
    addressed = {seat for event in events for seat in event.calls}
    called = called_already(live, after, own, moved, addressed)
    fresh = starts_again(live, after, played, movers, called) or started_in_between(live, played, movers)
    small = (_as_planned(live, after, played), _away_until(live, played))
    told = told_of(after, played, alone=not live.awaited)
    story = joined(prefix, lapsing(live), *told.parts, *small)
    story = "\n".join(filter(None, (story, confided(after, events))))
    over = not after.turn
    if is_pending(after):
        due = now
    elif not after.awaited:
        due = 0
    elif all(map(after.is_away, after.awaited)) and after.patience:
        # Nothing can be done for them, so the table sleeps as soon as the bot looks at it.
        due = now
    else:
        due = due_after(after, now) if fresh else unchanged_due(live, after)
    # Their answer is waited for as long as before: only the call comes late.
    late = [seat for seat in called_late(live, after, moved) if seat not in own]
    # An answer that is addressed to others gives them their time anew, and calls no one twice.
    still = asked_still(live, after, addressed.difference(moved, late))
    called = (*(seat for seat in called if seat not in late), *still)
    mentioned = [seat for seat in after.awaited if seat not in called]
    values = {
        "length": after.last.position + 1 if after.last else 0,
        "counter": after.playing().counter,
        "due": due,
        "uncalled": uncalled_after(live, after, own, mentioned, addressed),
    }
    ending = {"status": "over", "ended": now, "counted": True} if over else {}
    after = timed(live, after, moved, due, now) if after.premoves else after
    after = changed(after, deed, **values, **ending)
    known = [event for event in events if event.seats is None]
    finds = capabilities.prompts(live.game).finds
    looks = looks_after(live, played, live.game.pictures(known))
    if over:
        # What the end itself calls for is shown for bot players too.
        looks = with_map(after, live.game.pictures(known) if live.game.pictures(known[-1:]) else looks)
    reveals = any(event.reveals and event.kind in (finds or (event.kind,)) for event in known)
    story = joined(story, told_ended(after, now)) if over and after.row.campaign else story
    update = msgspec.structs.replace(
        update_of(after, "end" if over else "move", story, called=called, looks=looks),
        whispers=whispers(after, events),
        lasting=told.lasting,
        votes=told.votes,
        early=() if over else called_early(live, after, mentioned),
        rules=rules_of(events),
        alone=after.headcount == 1,
        cards=_cards(after, played),
        shows=reveals and (bool(looks) or places_changed(live, after)),
    )
    on = live.awaited == after.awaited and {*moved} <= {*live.awaited}
    update = msgspec.structs.replace(update, tips=_tips(update, events, on=on))
    itself = _left_by_itself(played)
    if 0 < len(itself) < len(played):
        # What follows by itself is taken back with what it follows.
        chosen = played[-len(itself) - 1].row
        free = offers_undo(msgspec.structs.replace(after, last=chosen), [move.row for move in itself])
        update = msgspec.structs.replace(update, undo=free)
    if _aside(live, after, played, update):
        update = msgspec.structs.replace(update, kind="aside")
    rows = tuple(move.row for move in played)
    kept = [move for move in played[:-1] if move.row.position % EVERY == 0] + [played[-1]]
    snapshots = tuple(snapshot_of(move.live.playing(), move.row) for move in kept)
    return CommandResult(msgspec.structs.replace(after, struck=None), update, entries=rows, snapshots=snapshots)


def _tips(update: Update, events: Sequence[Event], *, on: bool) -> tuple[str, ...]:
    """Return the tips that a change brings to who made it, first those on what they can do next; ``on``: their turn."""
    controls = update.controls
    offers = [*controls.buttons, *(offer for menu in controls.menus for offer in menu.offers)]
    before = tips_before(update.game, (offer.move for offer in offers)) if on or update.alone else ()
    return tuple(dict.fromkeys((*before, *tips_behind(update.game, events, on=on))))


def _left_by_itself(played: Sequence[PlayedMove]) -> Sequence[PlayedMove]:
    """Return what came after the last move that a person chose, if only beforehand."""
    chosen = [at for at, move in enumerate(played) if not (move.alone or move.by_bot)]
    return played[chosen[-1] + 1 :] if chosen else played


def _away_until(live: Session, played: Iterable[PlayedMove]) -> str:
    """Return in small print until when those are away, as they said, for whom the bot has moved; "" for none."""
    seats = dict.fromkeys(move.row.seat for move in played if move.row.member == BOT and live.is_away(move.row.seat))
    rows = [live.seats[seat] for seat in seats if live.seats[seat].away > 0]
    said = [WORDS("away-until", who=live.named(row.seat).name, until=row.away) for row in rows]
    return f"-# {' '.join(said)}" if said else ""


def _aside(live: Session, after: Session, played: Sequence[PlayedMove], update: Update) -> bool:
    """Return whether moves change nothing that all may know, so that there is nothing to be posted.

    They were made in private, or told no one else of anything (`is_own`). All that came of them is for their makers, and
    the same is asked of the same seats as before.
    """
    makers = {move.row.member for move in played}
    verbs = [live.verb_of(move.row.text) for move in played]
    if update.kind != "move" or update.story or update.looks or update.mention:
        return False
    quietly = all((verb and verb.private) or move.events for verb, move in zip(verbs, played, strict=True))
    if not quietly or not makers >= {member for member, _ in update.whispers}:
        return False
    if any(event.seats is None for move in played for event in move.events):
        return False
    before = update_of(live, "move")
    kept = ("status", "ask", "awaited", "due", "default")
    return all(getattr(before, name) == getattr(update, name) for name in kept) and not map_changed(live, after)


def _cards(after: Session, played: Sequence[PlayedMove]) -> tuple[HighPoint, ...]:
    """Return the cards of some moves.

    Cards of what bot players did after a person's move do not take the place of the cards of that move. Cards about a
    person come before cards about a bot player.
    """
    began = next((number for number, move in enumerate(played) if move.thought), len(played))
    own, others = (
        (some[-1].live.view_cache.view(None), [event for move in some for event in move.events]) if some else (None, [])
        for some in (played[:began], played[began:])
    )
    people = {after.name_in_game(row.seat) for row in after.seats if not after.is_bots(row.seat)}
    return cards_after(after.game, own, others, people)
