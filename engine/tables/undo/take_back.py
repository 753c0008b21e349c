"""Undo, redo, and the vote on an undo."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Literal

import msgspec

from engine.api.update import Call, Version
from engine.core.errors import DelvekeeperError, GameError, NotAllowed, Stale, unnamed
from engine.core.messages import WORDS
from engine.core.table import Table, check_entry
from engine.store import EntryRow, SnapshotRow
from engine.tables.bots.decide import hearing
from engine.tables.deadlines.due import due_after
from engine.tables.moves.auto_moves import auto_moves
from engine.tables.moves.new_deadline import asked_anew
from engine.tables.moves.record import PlayedMove, record_move
from engine.tables.moves.resolve import resolve
from engine.tables.session.bot_memory import memories_in
from engine.tables.session.heirs import given_back
from engine.tables.session.live import BOT, Ballot, Session, TableChange
from engine.tables.session.load import entry_of, snapshot_of
from engine.tables.session.result import CommandResult, changed, joined
from engine.tables.session.view_cache import view_cache_of
from engine.tables.undo.rules import Newest, check_master, check_undoable, is_free, table_before
from engine.tables.updates.calls import called_already, own_seat, uncalled_after
from engine.tables.updates.hall_note import leaves_hall, out_of_hall
from engine.tables.updates.undo_offer import is_final
from engine.tables.updates.update import update_of

log = logging.getLogger(__name__)


def asked(live: Session, call: Call, newest: Newest) -> CommandResult | None:
    """Ask those who have to agree whether the newest move may be taken back (TAB-032).

    ``None`` where no one else has to agree, or this makes them agree. Refuses what stays. Among rivals only the maker of
    the move may ask: the others could hold the table up with it. Its maker takes back at once what rolled and showed
    nothing (TAB-031).
    """
    last = check_undoable(live, newest.entry)
    if newest.followed:
        check_undoable(live, live.last)
    if live.is_masters(last.seat):
        check_master(live, call, last.seat)
        return None
    if is_final(live, (last, *newest.followed)):
        raise NotAllowed(WORDS.message("undo-final"), "TAB-038")
    if live.dice_stay and not newest.free:
        raise NotAllowed(WORDS.message("undo-dice-stay"), "TAB-163")
    if _settles(live, call):
        return None
    seat = live.seat(call)
    if live.alone or (is_free(live, newest) and last.seat == seat):
        return None
    if live.ballot is not None:
        if live.ballot.pause is not None:
            raise GameError(WORDS.message("question-open"), "TAB-033")
        if live.ballot.asker == call.member.id:
            raise GameError(WORDS.message("question-asked"), "TAB-033")
        return voted(live, call, Version(live.row.id, live.ballot.change), True)
    if len(live.here) == 1:
        left = [row.name for row in live.seats if row.gone]
        raise NotAllowed(WORDS.message("undo-needs-the-left", names=left), "TAB-036")
    if live.rivals and seat != last.seat:
        raise NotAllowed(WORDS.message("only-maker-asks", who=live.named(last.seat).name), "TAB-036")
    table = table_before(live, newest.before, last)
    ballot = _question(live, call, newest, last, _named(live, table, last))
    if not live.voters(ballot):
        return None
    after = changed(live, TableChange(call.member, "question"), ballot=msgspec.json.encode(ballot).decode())
    what, hall = _named(live, table, last, call), leaves_hall(live, free=newest.free)
    story = WORDS("undo-asked", who=call.member.name, what=what, seen=_seen(live, newest), hall=hall)
    return CommandResult(after, update_of(after, "ballot", story))


def _question(live: Session, call: Call, newest: Newest, last: EntryRow, what: str = "") -> Ballot:
    """Return what the caller asks the others when they want the newest move taken back."""
    ruled = live.decides_alone(call)
    return Ballot(live.row.change + 1, last.seq, call.member.id, what, maker=last.member, free=newest.free, ruled=ruled)


def _seen(live: Session, newest: Newest) -> Literal["rolled", "shown", "nothing"]:
    """Return what the newest move, with what followed, brought to light; of a secret move nothing is said."""
    rows = [row for row in (newest.entry, *newest.followed) if row is not None and not row.free]
    verbs = [live.verb_of(row.text) for row in rows]
    if not rows or any(verb is None or verb.private for verb in verbs):
        return "nothing"
    return "rolled" if any(json.loads(row.draws) for row in rows) else "shown"


def _settles(live: Session, call: Call) -> bool:
    """Return whether the caller settles alone what the table is asked: a host or manager who has no seat here."""
    return live.decides_alone(call) and live.seat_of(call.member.id) is None


def voted(live: Session, call: Call, version: Version, agree: bool) -> CommandResult | None:
    """Count a vote: ``None`` when it decides for taking back, one "no" closes the ballot.

    All who are here have to agree. What rolled and showed nothing the host of a party decides, with the maker of the move;
    a host or manager without a seat decides everything.
    """
    ballot = live.ballot
    if ballot is None or version.table != live.row.id or version.change < ballot.change:
        raise Stale(WORDS.message("question-settled"))
    deciding = _settles(live, call)
    if not deciding:
        live.seat(call)
    if call.member.id == ballot.asker and agree and not deciding:
        raise GameError(WORDS.message("question-yours"), "TAB-033")
    if call.member.id in ballot.yes and agree and not deciding:
        raise GameError(WORDS.message("question-agreed"), "TAB-033")
    name = call.member.name
    if not agree:
        again = call.member.id == ballot.asker
        after = changed(live, TableChange(call.member, "answer"))
        story = WORDS("lets-it-stand" if again else "would-keep-it", who=name)
        return CommandResult(after, update_of(after, "move", story, called=after.awaited))
    ruled = ballot.ruled or live.decides_alone(call)
    ballot = msgspec.structs.replace(ballot, yes=(*ballot.yes, call.member.id), ruled=ruled)
    if deciding or not live.voters(ballot):
        return None
    after = changed(live, TableChange(call.member, "answer"), ballot=msgspec.json.encode(ballot).decode())
    return CommandResult(after, update_of(after, "ballot", WORDS("agrees", who=name), called=after.awaited))


def _office(live: Session, call: Call, newest: Newest, last: EntryRow) -> Literal["host", "manager", "none"]:
    """Return as what the caller takes a move back that others would have had to agree to; "none" where no one had to, or
    they did."""
    if live.is_masters(last.seat):
        return "none" if live.seat_of(call.member.id) == last.seat else "manager"
    if _settles(live, call):
        return "host" if call.member.id == live.row.host else "manager"
    if live.alone or (is_free(live, newest) and live.seat_of(call.member.id) == last.seat):
        return "none"
    ballot = live.ballot or _question(live, call, newest, last)
    asked = msgspec.structs.replace(ballot, yes=(*ballot.yes, call.member.id), ruled=False)
    if not live.voters(asked):
        return "none"
    return "host" if ballot.asker == live.row.host or live.row.host in asked.yes else "manager"


def taken_back(live: Session, call: Call, newest: Newest, now: int) -> CommandResult:
    """Return the table before the newest move; the dice go back too, and what followed by itself goes (TAB-034).

    A seat that is asked something else by that has the whole wait for it.
    """
    last, before = check_undoable(live, newest.entry), newest.before
    table = table_before(live, before, last)
    assert before is not None
    deed = TableChange(call.member, "undo")
    agreed = live.ballot is not None and live.ballot.asker != call.member.id
    office, what = _office(live, call, newest, last), _named(live, table, last, call)
    story = WORDS("taken-back", who=call.member.name, agreed=agreed, what=what, office=office)
    # A snapshot that is there already stays as it is: an older version of the game may have written it otherwise.
    snapshots: tuple[SnapshotRow, ...] = (snapshot_of(table, before.last),) if before.since else ()
    row = msgspec.structs.replace(live.row, ballot="", taken_back=live.row.taken_back + (not newest.free))
    back = msgspec.structs.replace(live, table=table, last=before.last, row=row)
    story = joined(story, "" if newest.free else out_of_hall(back, redo=True))
    back = msgspec.structs.replace(back, bot_memories=memories_in(before.minds, live.game))
    here = given_back(back, last)
    seats = None if here is back else here.seats
    back, own = here, own_seat(here, call)
    if seats is not None:
        name = back.name_in_game(last.seat)
        story = joined(story, WORDS("plays-on-as", who=back.member(last.seat).name, called=name, own=True))
    if asked_anew(live, back):
        back = msgspec.structs.replace(back, row=msgspec.structs.replace(back.row, due=due_after(back, now)))
    again = _again(back, newest.own, now)
    kept = tuple(move.row for move in again)
    back = again[-1].live if again else back
    if played := auto_moves(back, now):
        result = resolve(back, played, now, story, own, deed)
        kind = "end" if result.update.kind == "end" else "undo"
        update = msgspec.structs.replace(result.update, kind=kind)
        entries, snapshots = (*kept, *result.entries), (*snapshots, *result.snapshots)
        return msgspec.structs.replace(
            result, update=update, strike=last.seq, entries=entries, snapshots=snapshots, seats=seats
        )
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
    update = msgspec.structs.replace(update_of(after, "undo", story, called=called), lasting="")
    return CommandResult(after, update, seats, entries=kept, strike=last.seq, snapshots=snapshots)


def _again(back: Session, own: Iterable[EntryRow], now: int) -> list[PlayedMove]:
    """Return these moves made again on a table before them; what is no longer possible there is left out."""
    played: list[PlayedMove] = []
    for row in own:
        live = played[-1].live if played else back
        with suppress(GameError):
            played.append(record_move(live, row.seat, row.text, row.member, now))
    return played


def brought_back(live: Session, call: Call, now: int) -> CommandResult:
    """Make the newest struck move again, with the same dice; refuses once something new was done since."""
    live.playing()
    struck = live.struck
    if live.row.status != "running" or struck is None:
        raise GameError(WORDS.message("redo-nothing"), "TAB-035")
    own = live.member(struck.seat)
    if live.is_masters(struck.seat):
        check_master(live, call, struck.seat, redo=True)
    elif call.member.id not in (struck.member, own.id) and not live.decides_alone(call):
        raise NotAllowed(WORDS.message("redo-theirs", who=own.name, rivals=live.rivals), "TAB-035")
    if struck.game_version != live.game.version:
        raise NotAllowed(WORDS.message("undo-older-rules"), "TAB-038")
    try:
        table, entry = live.playing().act(struck.seat, struck.text)
        check_entry(struck.seq, entry_of(struck), entry)
    except DelvekeeperError as error:
        log.error("table %d: entry %d cannot be made again: %s", live.row.id, struck.seq, unnamed(error))
        raise NotAllowed(WORDS.message("undo-differs"), "TAB-038") from error
    after = hearing(msgspec.structs.replace(live, table=table, last=struck), entry.events)
    story = WORDS("brought-back", who=call.member.name, what=_named(live, live.playing(), struck, call))
    result = resolve(
        live, [PlayedMove(after, struck, entry.events)], now, story, own_seat(live, call), TableChange(call.member, "redo")
    )
    seen = not all(row.free for row in result.entries)
    row = msgspec.structs.replace(result.live.row, taken_back=max(0, result.live.row.taken_back - seen))
    back = msgspec.structs.replace(result.live, row=row)
    return msgspec.structs.replace(result, live=back, entries=result.entries[1:], revive=struck.seq, reload=True)


def _named(live: Session, before: Table, entry: EntryRow, call: Call | None = None) -> str:
    """Return whose move it was (unless the caller's own) and its button's label at ``before``, unless that is a secret."""
    verb, member = live.verb_of(entry.text), live.member(entry.seat)
    # In the game a seat that was handed over since still has the name of the maker of the move.
    handed = entry.member not in (BOT, member.id)
    own = call is not None and call.member.id == (entry.member if handed else member.id)
    who = live.name_in_game(entry.seat) if handed else member.name
    if verb is None or verb.private:
        return WORDS("last-move") if own else WORDS("last-move-of", who=who)
    move = live.game.read(before.state, entry.seat, entry.text)
    label = view_cache_of(before).label(entry.seat, move).rstrip(".")
    return WORDS("move-own", label=label) if own else WORDS("move-of", who=who, label=label)
