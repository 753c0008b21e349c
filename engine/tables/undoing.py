"""Taking back and bringing back: what is free, what the host may, what the table is asked about."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress

import msgspec

from engine.company import LAST
from engine.core import capabilities
from engine.core.capabilities import Prompts
from engine.core.errors import BrokenJournal, DelvekeeperError, GameError, GameOver, IllegalMove, NotAllowed, Stale, unnamed
from engine.core.game import AnyGame, Event, Seat
from engine.core.scene import Look
from engine.core.table import ENTER, Table, check_entry
from engine.core.words import listed
from engine.store import Before, EntryRow, SnapshotRow
from engine.update import Call, Version

from .live import HOUSE, Ballot, Deed, Live, check_playable, entry_of, is_own, snapshot_of, table_of
from .making import Played, made
from .minds import minds_in
from .proxy import for_the_left
from .results import out_of_hall
from .retelling import LOOSELY
from .settling import asked_anew, due_after, settled
from .standing import standing_of
from .telling import (
    Step,
    called_already,
    changed,
    free_to_undo,
    is_brought_along,
    joined,
    own_seat,
    uncalled_after,
    update_of,
)
from .thinking import hearing
from .unreadable import broken

log = logging.getLogger(__name__)


class Newest(msgspec.Struct, frozen=True):
    """What an undo is about: the newest ``entry`` that can be taken back, and what the table ``before`` it is made from.

    ``own`` was done since and is its makers' own business (`is_own`), oldest first: it stays. ``followed`` came of it by
    itself, and is taken back with it.
    """

    entry: EntryRow | None
    before: Before | None
    own: tuple[EntryRow, ...] = ()
    followed: tuple[EntryRow, ...] = ()

    @property
    def free(self) -> bool:
        """Whether neither the entry nor anything that followed drew chance or revealed something."""
        return self.entry is not None and all(row.free for row in (self.entry, *self.followed))


def is_free(live: Live, newest: Newest) -> bool:
    """Return whether what can be taken back can be so by whoever did it, with what followed, without asking anybody."""
    return free_to_undo(msgspec.structs.replace(live, last=newest.entry), newest.followed)


def is_passed_over(live: Live, entry: EntryRow) -> bool:
    """Return whether an undo takes back what was done before this move instead."""
    return follows_by_itself(live, entry) or is_own(live, entry)


def follows_by_itself(live: Live, entry: EntryRow) -> bool:
    """Return whether a house player made this move, or the house for a seat that was left: it is taken back with the one
    before it."""
    if not HOUSE <= entry.member <= LAST or entry.seat < 0:
        return False
    return entry.member != HOUSE or live.plays_itself(entry.seat)


def was_obvious(live: Live, before: Before, entry: EntryRow, table: Table | None = None) -> bool:
    """Return whether a move was made by itself for its seat, as the one thing left to it, so that it would be made again at
    once. What somebody pressed themselves is no such move: it was not made in the change of the one before it.

    ``table`` is the one before it, where that is at hand: to make it again is most of the work.
    """
    if entry.seat < 0 or entry.change != before.last.change or not makes_the_obvious(live.game):
        return False
    if any(is_older(live, one) for one in before.since):
        return False
    try:
        state = (table or _before(live, before, entry)).state
    except GameError:
        return False
    move = capabilities.prompts(live.game).obvious(state, entry.seat)
    return move is not None and str(move) == entry.text


def is_older(live: Live, entry: EntryRow) -> bool:
    """Return whether other rules than those of today wrote an entry."""
    return entry.game_version != live.game.version


def makes_the_obvious(game: AnyGame) -> bool:
    """Return whether a game may leave only one thing to somebody, which is then made for them."""
    return type(capabilities.prompts(game)).obvious is not Prompts.obvious


def asked(live: Live, call: Call, newest: Newest) -> Step | None:
    """Ask those who have to agree whether the newest move may be taken back (TAB-032); ``None`` where nobody else has to,
    or this makes them agree. Refuses what stays.

    Among rivals only whoever made the move may ask: the others could hold the table up with it.

    What rolled and showed nothing its maker takes back at once (TAB-031).
    """
    last = _undoable(live, newest.entry)
    if newest.followed:
        _undoable(live, live.last)
    if live.is_masters(last.seat):
        _check_master(live, call, last.seat, "That can no longer be taken back: only {} could.")
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
    table = _before(live, newest.before, last)
    ballot = _question(live, call, newest, last, _named(live, table, last))
    if not live.voters(ballot):
        return None
    after = changed(live, Deed(call.member, "question"), ballot=msgspec.json.encode(ballot).decode())
    story = f"{call.member.name} asks to take back {_named(live, table, last, call)}."
    return Step(after, update_of(after, "ballot", story))


def _question(live: Live, call: Call, newest: Newest, last: EntryRow, what: str = "") -> Ballot:
    """Return what the caller asks the others when they want the newest move taken back."""
    ruled = live.decides_alone(call)
    return Ballot(live.row.change + 1, last.seq, call.member.id, what, maker=last.member, free=newest.free, ruled=ruled)


def _settles(live: Live, call: Call) -> bool:
    """Return whether the caller settles alone what the table is asked: a host or manager who has no seat here."""
    return live.decides_alone(call) and live.seat_of(call.member.id) is None


def voted(live: Live, call: Call, version: Version, agree: bool) -> Step | None:
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
        after = changed(live, Deed(call.member, "answer"))
        story = f"{name} lets it stand after all." if again else f"{name} would rather keep it."
        return Step(after, update_of(after, "move", story, called=after.awaited))
    ruled = ballot.ruled or live.decides_alone(call)
    ballot = msgspec.structs.replace(ballot, yes=(*ballot.yes, call.member.id), ruled=ruled)
    if deciding or not live.voters(ballot):
        return None
    after = changed(live, Deed(call.member, "answer"), ballot=msgspec.json.encode(ballot).decode())
    return Step(after, update_of(after, "ballot", f"{name} agrees.", called=after.awaited))


def _by_office(live: Live, call: Call, newest: Newest, last: EntryRow) -> str:
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


def taken_back(live: Live, call: Call, newest: Newest, now: int) -> Step:
    """Return the table before the newest move; the dice go back too, and what followed by itself goes (TAB-034).

    Whoever is asked something else by that has all the time for it.
    """
    last, before = _undoable(live, newest.entry), newest.before
    table = _before(live, before, last)
    assert before is not None
    deed, own = Deed(call.member, "undo"), own_seat(live, call)
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
    if played := for_the_left(back, now):
        step = settled(back, played, now, story, own, deed)
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


def _again(back: Live, own: Iterable[EntryRow], now: int) -> list[Played]:
    """Return these moves made again on a table before them; what is no longer possible there is left out."""
    played: list[Played] = []
    for row in own:
        live = played[-1].live if played else back
        with suppress(GameError):
            played.append(made(live, row.seat, row.text, row.member, now))
    return played


def brought_back(live: Live, call: Call, now: int) -> Step:
    """Make the newest struck move again, with the same dice; refuses once something new was done since."""
    live.playing()
    struck = live.struck
    if live.row.status != "running" or struck is None:
        raise GameError("There is nothing to bring back.", "TAB-035")
    own = live.member(struck.seat)
    if live.is_masters(struck.seat):
        _check_master(live, call, struck.seat, "Only {} can bring back what was taken back last.")
    elif call.member.id not in (struck.member, own.id) and not live.decides_alone(call):
        names = own.name if live.rivals else listed([own.name, "the host"], "or")
        raise NotAllowed(f"{names} can bring that move back.", "TAB-035")
    if struck.game_version != live.game.version:
        raise NotAllowed(_OLDER, "TAB-038")
    try:
        table, entry = live.playing().act(struck.seat, struck.text)
        check_entry(struck.seq, entry_of(struck), entry)
    except DelvekeeperError as error:
        log.error("table %d: entry %d cannot be made again: %s", live.row.id, struck.seq, unnamed(error))
        raise NotAllowed(_OTHERWISE, "TAB-038") from error
    after = hearing(msgspec.structs.replace(live, table=table, last=struck), entry.events)
    story = f"{call.member.name} brings back {_named(live, live.playing(), struck, call)}."
    step = settled(live, [Played(after, struck, entry.events)], now, story, own_seat(live, call), Deed(call.member, "redo"))
    seen = not all(row.free for row in step.entries)
    row = msgspec.structs.replace(step.live.row, taken_back=max(0, step.live.row.taken_back - seen))
    back = msgspec.structs.replace(step.live, row=row)
    return msgspec.structs.replace(step, live=back, entries=step.entries[1:], revive=struck.seq, reload=True)


def _check_master(live: Live, call: Call, seat: Seat, words: str) -> None:
    """Raise `NotAllowed` unless the caller is the game master who sits there, or may manage the server."""
    if call.manager or live.seat_of(call.member.id) == seat:
        return
    live.seat(call)
    master = "a manager of this server" if live.seats[seat].gone else f"{live.named(seat).name}, the game master,"
    raise NotAllowed(words.format(master), "TAB-052")


_OLDER = "The rules have been changed since that move was made, so it stays as it is."
_RETOLD = "A name was taken out of this table, and with it what that move could be taken back by, so it stays."
_OTHERWISE = (
    "That move would not come out as it did (the rules have been changed since, or my notes of it are damaged), so "
    "everything stays as it is."
)


def _before(live: Live, before: Before | None, last: EntryRow) -> Table:
    """Return the table before its newest live entry; `NotAllowed` where it cannot be made again."""
    if before is None and live.row.retold == LOOSELY:
        raise NotAllowed(_RETOLD, "TAB-123")
    if before is None:
        raise broken(live.row, f"there is no snapshot before entry {last.seq}")
    if any(is_older(live, entry) for entry in before.since):
        raise NotAllowed(_OLDER, "TAB-038")
    try:
        table = table_of(live.row, live.game, live.seats, before.snapshot, before.since)
        check_playable(table)
    except BrokenJournal as error:
        log.error("table %d before entry %d cannot be made again: %s", live.row.id, last.seq, unnamed(error))
        raise NotAllowed(_OTHERWISE, "TAB-038") from error
    return table


def _undoable(live: Live, entry: EntryRow | None) -> EntryRow:
    live.playing()
    if live.row.status != "running":
        raise GameOver("This delve has ended; nothing is taken back any more.")
    if entry is None or entry.position == 0 or is_brought_along(live, entry):
        raise IllegalMove("Nothing has been done yet that could be taken back.", "TAB-038")
    if is_older(live, entry):
        raise NotAllowed(_OLDER, "TAB-038")
    if entry.text.partition(" ")[0] == ENTER:
        raise NotAllowed(f"{live.named(entry.seat).name} has joined, and that is not taken back.", "TAB-038")
    return entry


def _named(live: Live, before: Table, entry: EntryRow, call: Call | None = None) -> str:
    """Return whose move it was (unless the caller's own) and its button's label at ``before``, unless that is a secret."""
    verb, member = live.verb_of(entry.text), live.member(entry.seat)
    # A seat that was handed over since still has the name in the game of whoever made the move.
    handed = entry.member not in (HOUSE, member.id)
    own = call is not None and member.id == call.member.id and not handed
    whose = "" if own else f"{live.name_in_game(entry.seat) if handed else member.name}'s "
    if verb is None or verb.private:
        return f"{whose or 'the '}last move"
    move = live.game.read(before.state, entry.seat, entry.text)
    return f"{whose}“{standing_of(before).label(entry.seat, move).rstrip('.')}”"


def _showed(live: Live, entry: EntryRow) -> bool:
    try:
        events = msgspec.json.decode(entry.events, type=tuple[Event, ...])
        return bool(live.game.pictures([event for event in events if event.seats is None]))
    except msgspec.MsgspecError as error:
        raise broken(live.row, error) from error
