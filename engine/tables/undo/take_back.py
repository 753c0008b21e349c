"""Undo, redo, and the vote on an undo."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress

import msgspec

from engine.core.errors import DelvekeeperError, GameError, NotAllowed, Stale, unnamed
from engine.core.game import Event
from engine.core.scene import Look
from engine.core.table import Table, check_entry
from engine.core.words import listed
from engine.store import EntryRow, SnapshotRow
from engine.tables.bots.decide import hearing
from engine.tables.deadlines.due import due_after
from engine.tables.moves.auto_moves import auto_moves
from engine.tables.moves.new_deadline import asked_anew
from engine.tables.moves.record import PlayedMove, record_move
from engine.tables.moves.resolve import resolve
from engine.tables.session.bot_memory import minds_in
from engine.tables.session.broken import broken
from engine.tables.session.live import BOT, Ballot, Session, TableChange
from engine.tables.session.load import entry_of, snapshot_of
from engine.tables.session.step import Step, changed, joined
from engine.tables.session.view_cache import view_cache_of
from engine.tables.undo.rules import OLDER, OTHERWISE, Newest, check_master, check_undoable, is_free, table_before
from engine.tables.updates.calls import called_already, own_seat, uncalled_after
from engine.tables.updates.hall_note import out_of_hall
from engine.tables.updates.update import update_of
from engine.update import Call, Version

log = logging.getLogger(__name__)


def asked(live: Session, call: Call, newest: Newest) -> Step | None:
    """Ask those who have to agree whether the newest move may be taken back (TAB-032); ``None`` where nobody else has to,
    or this makes them agree. Refuses what stays.

    Among rivals only whoever made the move may ask: the others could hold the table up with it.

    What rolled and showed nothing its maker takes back at once (TAB-031).
    """
    last = check_undoable(live, newest.entry)
    if newest.followed:
        check_undoable(live, live.last)
    if live.is_masters(last.seat):
        check_master(live, call, last.seat, "That can no longer be taken back: only {} could.")
        return None
    if live.dice_stay and not newest.free:
        raise NotAllowed("What the dice or the place have shown stays as it is.", "TAB-163")
    if _settles(live, call):
        return None
    seat = live.seat(call)
    if live.alone or (is_free(live, newest) and last.seat == seat):
        return None
    if live.ballot is not None:
        if live.ballot.pause is not None:
            raise GameError("Another question is open; the others have not all answered yet.", "TAB-033")
        if live.ballot.asker == call.member.id:
            raise GameError("You have asked already; the others have not all answered yet.", "TAB-033")
        return voted(live, call, Version(live.row.id, live.ballot.change), True)
    if len(live.here) == 1:
        left = [row.name for row in live.seats if row.gone]
        raise NotAllowed(
            f"{listed(left)} would have to agree, and {'has' if len(left) == 1 else 'have'} left. "
            "/delve join takes a seat back.",
            "TAB-036",
        )
    if live.rivals and seat != last.seat:
        raise NotAllowed(f"Only {live.named(last.seat).name} can ask to take that move back.", "TAB-036")
    table = table_before(live, newest.before, last)
    ballot = _question(live, call, newest, last, _named(live, table, last))
    if not live.voters(ballot):
        return None
    after = changed(live, TableChange(call.member, "question"), ballot=msgspec.json.encode(ballot).decode())
    story = f"{call.member.name} asks to take back {_named(live, table, last, call)}."
    return Step(after, update_of(after, "ballot", story))


def _question(live: Session, call: Call, newest: Newest, last: EntryRow, what: str = "") -> Ballot:
    """Return what the caller asks the others when they want the newest move taken back."""
    ruled = live.decides_alone(call)
    return Ballot(live.row.change + 1, last.seq, call.member.id, what, maker=last.member, free=newest.free, ruled=ruled)


def _settles(live: Session, call: Call) -> bool:
    """Return whether the caller settles alone what the table is asked: a host or manager who has no seat here."""
    return live.decides_alone(call) and live.seat_of(call.member.id) is None


def voted(live: Session, call: Call, version: Version, agree: bool) -> Step | None:
    """Count a vote: ``None`` when it decides for taking back, one "no" closes the ballot.

    Everybody who is here has to agree. What rolled and showed nothing the host of a party decides, with whoever made the
    move; a host or manager without a seat decides everything.
    """
    ballot = live.ballot
    if ballot is None or version.table != live.row.id or version.change < ballot.change:
        raise Stale("That question is settled. Here is how things stand now.")
    deciding = _settles(live, call)
    if not deciding:
        live.seat(call)
    if call.member.id == ballot.asker and agree and not deciding:
        raise GameError("You asked; now the others answer.", "TAB-033")
    if call.member.id in ballot.yes and agree and not deciding:
        raise GameError("You have agreed already; the others have not all answered yet.", "TAB-033")
    name = call.member.name
    if not agree:
        again = call.member.id == ballot.asker
        after = changed(live, TableChange(call.member, "answer"))
        story = f"{name} lets it stand after all." if again else f"{name} would rather keep it."
        return Step(after, update_of(after, "move", story, called=after.awaited))
    ruled = ballot.ruled or live.decides_alone(call)
    ballot = msgspec.structs.replace(ballot, yes=(*ballot.yes, call.member.id), ruled=ruled)
    if deciding or not live.voters(ballot):
        return None
    after = changed(live, TableChange(call.member, "answer"), ballot=msgspec.json.encode(ballot).decode())
    return Step(after, update_of(after, "ballot", f"{name} agrees.", called=after.awaited))


def _by_office(live: Session, call: Call, newest: Newest, last: EntryRow) -> str:
    """Return as what the caller takes a move back that others would have had to agree to: ", as host"; "" where nobody
    had to, or they did."""
    manager = ", as a manager of this server"
    if live.is_masters(last.seat):
        return "" if live.seat_of(call.member.id) == last.seat else manager
    if _settles(live, call):
        return ", as host" if call.member.id == live.row.host else manager
    if live.alone or (is_free(live, newest) and live.seat_of(call.member.id) == last.seat):
        return ""
    ballot = live.ballot or _question(live, call, newest, last)
    asked = msgspec.structs.replace(ballot, yes=(*ballot.yes, call.member.id), ruled=False)
    if not live.voters(asked):
        return ""
    return ", as host" if ballot.asker == live.row.host or live.row.host in asked.yes else manager


def taken_back(live: Session, call: Call, newest: Newest, now: int) -> Step:
    """Return the table before the newest move; the dice go back too, and what followed by itself goes (TAB-034).

    Whoever is asked something else by that has all the time for it.
    """
    last, before = check_undoable(live, newest.entry), newest.before
    table = table_before(live, before, last)
    assert before is not None
    deed, own = TableChange(call.member, "undo"), own_seat(live, call)
    agreed = live.ballot is not None and live.ballot.asker != call.member.id
    office = _by_office(live, call, newest, last)
    story = f"{call.member.name} {'agrees to take' if agreed else 'takes'} back {_named(live, table, last, call)}{office}."
    looks = (Look(),) if _showed(live, last) else ()
    # A snapshot that is there already stays as it is: an older version of the game may have written it otherwise.
    snapshots: tuple[SnapshotRow, ...] = (snapshot_of(table, before.last),) if before.since else ()
    row = msgspec.structs.replace(live.row, ballot="", taken_back=live.row.taken_back + (not newest.free))
    back = msgspec.structs.replace(live, table=table, last=before.last, row=row)
    story = joined(story, "" if newest.free else out_of_hall(back, way_back=" `/redo` brings the move back."))
    back = msgspec.structs.replace(back, minds=minds_in(before.minds, live.game))
    if asked_anew(live, back):
        back = msgspec.structs.replace(back, row=msgspec.structs.replace(back.row, due=due_after(back, now)))
    again = _again(back, newest.own, now)
    kept = tuple(move.row for move in again)
    back = again[-1].live if again else back
    if played := auto_moves(back, now):
        step = resolve(back, played, now, story, own, deed)
        kind = "end" if step.update.kind == "end" else "undo"
        update = msgspec.structs.replace(step.update, kind=kind, looks=step.update.looks or looks)
        entries, snapshots = (*kept, *step.entries), (*snapshots, *step.snapshots)
        return msgspec.structs.replace(step, update=update, strike=last.seq, entries=entries, snapshots=snapshots)
    newer = again[-1].row if again else before.last
    after = changed(back, deed, length=newer.position + 1, counter=back.playing().counter)
    # With what stays a new entry is made: then there is nothing to be brought back.
    after = msgspec.structs.replace(after, struck=None if again else last)
    snapshots += (snapshot_of(after.playing(), newer),) if again else ()
    called = called_already(live, after, own)
    if len(called) < len(after.awaited):
        due = due_after(after, now)
        after = msgspec.structs.replace(after, row=msgspec.structs.replace(after.row, due=due))
    mentioned = [seat for seat in after.awaited if seat not in called]
    uncalled = uncalled_after(live, after, own, mentioned)
    after = msgspec.structs.replace(after, row=msgspec.structs.replace(after.row, uncalled=uncalled))
    update = update_of(after, "undo", story, called=called, looks=looks)
    return Step(after, update, entries=kept, strike=last.seq, snapshots=snapshots)


def _again(back: Session, own: Iterable[EntryRow], now: int) -> list[PlayedMove]:
    """Return these moves made again on a table before them; what is no longer possible there is left out."""
    played: list[PlayedMove] = []
    for row in own:
        live = played[-1].live if played else back
        with suppress(GameError):
            played.append(record_move(live, row.seat, row.text, row.member, now))
    return played


def brought_back(live: Session, call: Call, now: int) -> Step:
    """Make the newest struck move again, with the same dice; refuses once something new was done since."""
    live.playing()
    struck = live.struck
    if live.row.status != "running" or struck is None:
        raise GameError("There is nothing to bring back.", "TAB-035")
    own = live.member(struck.seat)
    if live.is_masters(struck.seat):
        check_master(live, call, struck.seat, "Only {} can bring back what was taken back last.")
    elif call.member.id not in (struck.member, own.id) and not live.decides_alone(call):
        names = own.name if live.rivals else listed([own.name, "the host"], "or")
        raise NotAllowed(f"{names} can bring that move back.", "TAB-035")
    if struck.game_version != live.game.version:
        raise NotAllowed(OLDER, "TAB-038")
    try:
        table, entry = live.playing().act(struck.seat, struck.text)
        check_entry(struck.seq, entry_of(struck), entry)
    except DelvekeeperError as error:
        log.error("table %d: entry %d cannot be made again: %s", live.row.id, struck.seq, unnamed(error))
        raise NotAllowed(OTHERWISE, "TAB-038") from error
    after = hearing(msgspec.structs.replace(live, table=table, last=struck), entry.events)
    story = f"{call.member.name} brings back {_named(live, live.playing(), struck, call)}."
    step = resolve(
        live, [PlayedMove(after, struck, entry.events)], now, story, own_seat(live, call), TableChange(call.member, "redo")
    )
    seen = not all(row.free for row in step.entries)
    row = msgspec.structs.replace(step.live.row, taken_back=max(0, step.live.row.taken_back - seen))
    back = msgspec.structs.replace(step.live, row=row)
    return msgspec.structs.replace(step, live=back, entries=step.entries[1:], revive=struck.seq, reload=True)


def _named(live: Session, before: Table, entry: EntryRow, call: Call | None = None) -> str:
    """Return whose move it was (unless the caller's own) and its button's label at ``before``, unless that is a secret."""
    verb, member = live.verb_of(entry.text), live.member(entry.seat)
    # A seat that was handed over since still has the name in the game of whoever made the move.
    handed = entry.member not in (BOT, member.id)
    own = call is not None and member.id == call.member.id and not handed
    whose = "" if own else f"{live.name_in_game(entry.seat) if handed else member.name}'s "
    if verb is None or verb.private:
        return f"{whose or 'the '}last move"
    move = live.game.read(before.state, entry.seat, entry.text)
    return f"{whose}“{view_cache_of(before).label(entry.seat, move).rstrip('.')}”"


def _showed(live: Session, entry: EntryRow) -> bool:
    try:
        events = msgspec.json.decode(entry.events, type=tuple[Event, ...])
        return bool(live.game.pictures([event for event in events if event.seats is None]))
    except msgspec.MsgspecError as error:
        raise broken(live.row, error) from error
