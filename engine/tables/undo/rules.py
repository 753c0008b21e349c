"""Which moves can be taken back, and which are passed over."""

from __future__ import annotations

import logging

import msgspec

from engine.api.characters import LAST
from engine.api.update import Call
from engine.core.errors import BrokenJournal, GameError, GameOver, NotAllowed, unnamed
from engine.core.game import Seat
from engine.core.messages import WORDS, refused
from engine.core.table import ENTER, Table
from engine.store import Before, EntryRow
from engine.tables.session.broken import broken
from engine.tables.session.live import BOT, Session, is_own
from engine.tables.session.load import LOOSELY, check_playable, table_of
from engine.tables.session.obvious import makes_the_obvious, obvious
from engine.tables.updates.undo_offer import free_to_undo, is_brought_along, offers_undo

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


def is_free(live: Session, newest: Newest) -> bool:
    """Return whether its maker may take back what can be taken back, with what followed, without asking others."""
    return free_to_undo(msgspec.structs.replace(live, last=newest.entry), newest.followed)


def is_offered(live: Session, newest: Newest) -> bool:
    """Return whether a button offers to take the newest move back."""
    return offers_undo(msgspec.structs.replace(live, last=newest.entry), newest.followed)


def is_passed_over(live: Session, entry: EntryRow) -> bool:
    """Return whether an undo takes back what was done before this move instead."""
    return follows_by_itself(live, entry) or is_own(live, entry)


def follows_by_itself(live: Session, entry: EntryRow) -> bool:
    """Return whether a bot player made this move, or the bot for a seat that was left: it is taken back with the one
    before it."""
    if not BOT <= entry.member <= LAST or entry.seat < 0:
        return False
    return entry.member != BOT or live.plays_itself(entry.seat)


def was_obvious(live: Session, before: Before, entry: EntryRow, table: Table | None = None) -> bool:
    """Return whether a move was made by itself, as nothing was to be chosen, so that it would be made again at once
    (`Prompts.obvious`). A move that a player pressed was not made in the change of the one before it, and is not obvious.

    ``table`` is the one before it, where that is at hand: to make it again is most of the work.
    """
    if entry.seat < 0 or entry.change != before.last.change or not makes_the_obvious(live):
        return False
    if any(is_older(live, item) for item in before.since):
        return False
    try:
        state = (table or table_before(live, before, entry)).state
    except GameError:
        return False
    move = obvious(live, state, entry.seat)
    return move is not None and str(move) == entry.text


def is_older(live: Session, entry: EntryRow) -> bool:
    """Return whether other rules than those of today wrote an entry."""
    return entry.game_version != live.game.version


def check_master(live: Session, call: Call, seat: Seat, *, redo: bool = False) -> None:
    """Raise `NotAllowed` unless the caller is the game master who sits there, or may manage the server."""
    if call.manager or live.seat_of(call.member.id) == seat:
        return
    live.seat(call)
    left, who = live.seats[seat].gone, live.named(seat).name
    only = WORDS.message("only-master-redoes" if redo else "only-master-undoes", left=left, who=who)
    raise NotAllowed(only, "TAB-052")


def table_before(live: Session, before: Before | None, last: EntryRow) -> Table:
    """Return the table before its newest live entry; `NotAllowed` where it cannot be made again."""
    if before is None and live.row.retold == LOOSELY:
        raise NotAllowed(WORDS.message("undo-name-taken-out"), "TAB-123")
    if before is None:
        raise broken(live.row, f"there is no snapshot before entry {last.seq}")
    if any(is_older(live, entry) for entry in before.since):
        raise NotAllowed(WORDS.message("undo-older-rules"), "TAB-038")
    try:
        table = table_of(live.row, live.game, live.seats, before.snapshot, before.since)
        check_playable(table)
    except BrokenJournal as error:
        log.error("table %d before entry %d cannot be made again: %s", live.row.id, last.seq, unnamed(error))
        raise NotAllowed(WORDS.message("undo-differs"), "TAB-038") from error
    return table


def check_undoable(live: Session, entry: EntryRow | None) -> EntryRow:
    """Return an entry that can be taken back; a `GameError` in words where it cannot be."""
    live.playing()
    if live.row.status != "running":
        raise GameOver(WORDS.message("undo-delve-ended"))
    if entry is None or entry.position == 0 or is_brought_along(live, entry):
        raise refused("undo-nothing", "TAB-038")
    if is_older(live, entry):
        raise NotAllowed(WORDS.message("undo-older-rules"), "TAB-038")
    if entry.text.partition(" ")[0] == ENTER:
        raise NotAllowed(WORDS.message("undo-entering", who=live.named(entry.seat).name), "TAB-038")
    return entry
