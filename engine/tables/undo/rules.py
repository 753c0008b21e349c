"""Which moves can be taken back, and which are passed over."""

from __future__ import annotations

import logging

import msgspec

from engine.company import LAST
from engine.core import capabilities
from engine.core.capabilities import Prompts
from engine.core.errors import BrokenJournal, GameError, GameOver, IllegalMove, NotAllowed, unnamed
from engine.core.game import AnyGame, Seat
from engine.core.table import ENTER, Table
from engine.store import Before, EntryRow
from engine.tables.session.broken import broken
from engine.tables.session.live import BOT, Session, is_own
from engine.tables.session.load import LOOSELY, check_playable, table_of
from engine.tables.updates.undo_offer import free_to_undo, is_brought_along
from engine.update import Call

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
    """Return whether what can be taken back can be so by whoever did it, with what followed, without asking anybody."""
    return free_to_undo(msgspec.structs.replace(live, last=newest.entry), newest.followed)


def is_passed_over(live: Session, entry: EntryRow) -> bool:
    """Return whether an undo takes back what was done before this move instead."""
    return follows_by_itself(live, entry) or is_own(live, entry)


def follows_by_itself(live: Session, entry: EntryRow) -> bool:
    """Return whether a house player made this move, or the house for a seat that was left: it is taken back with the one
    before it."""
    if not BOT <= entry.member <= LAST or entry.seat < 0:
        return False
    return entry.member != BOT or live.plays_itself(entry.seat)


def was_obvious(live: Session, before: Before, entry: EntryRow, table: Table | None = None) -> bool:
    """Return whether a move was made by itself for its seat, as the one thing left to it, so that it would be made again at
    once. What somebody pressed themselves is no such move: it was not made in the change of the one before it.

    ``table`` is the one before it, where that is at hand: to make it again is most of the work.
    """
    if entry.seat < 0 or entry.change != before.last.change or not makes_the_obvious(live.game):
        return False
    if any(is_older(live, item) for item in before.since):
        return False
    try:
        state = (table or table_before(live, before, entry)).state
    except GameError:
        return False
    move = capabilities.prompts(live.game).obvious(state, entry.seat)
    return move is not None and str(move) == entry.text


def is_older(live: Session, entry: EntryRow) -> bool:
    """Return whether other rules than those of today wrote an entry."""
    return entry.game_version != live.game.version


def makes_the_obvious(game: AnyGame) -> bool:
    """Return whether a game may leave only one thing to somebody, which is then made for them."""
    return type(capabilities.prompts(game)).obvious is not Prompts.obvious


def check_master(live: Session, call: Call, seat: Seat, words: str) -> None:
    """Raise `NotAllowed` unless the caller is the game master who sits there, or may manage the server."""
    if call.manager or live.seat_of(call.member.id) == seat:
        return
    live.seat(call)
    master = "a manager of this server" if live.seats[seat].gone else f"{live.named(seat).name}, the game master,"
    raise NotAllowed(words.format(master), "TAB-052")


OLDER = "The rules have been changed since that move was made, so it stays as it is."
_RETOLD = "A name was taken out of this table, and with it what that move could be taken back by, so it stays."
OTHERWISE = (
    "That move would not come out as it did (the rules have been changed since, or my notes of it are damaged), so "
    "everything stays as it is."
)


def table_before(live: Session, before: Before | None, last: EntryRow) -> Table:
    """Return the table before its newest live entry; `NotAllowed` where it cannot be made again."""
    if before is None and live.row.retold == LOOSELY:
        raise NotAllowed(_RETOLD, "TAB-123")
    if before is None:
        raise broken(live.row, f"there is no snapshot before entry {last.seq}")
    if any(is_older(live, entry) for entry in before.since):
        raise NotAllowed(OLDER, "TAB-038")
    try:
        table = table_of(live.row, live.game, live.seats, before.snapshot, before.since)
        check_playable(table)
    except BrokenJournal as error:
        log.error("table %d before entry %d cannot be made again: %s", live.row.id, last.seq, unnamed(error))
        raise NotAllowed(OTHERWISE, "TAB-038") from error
    return table


def check_undoable(live: Session, entry: EntryRow | None) -> EntryRow:
    """Return an entry that can be taken back; a `GameError` in words where it cannot be."""
    live.playing()
    if live.row.status != "running":
        raise GameOver("This delve has ended; nothing is taken back any more.")
    if entry is None or entry.position == 0 or is_brought_along(live, entry):
        raise IllegalMove("Nothing has been done yet that could be taken back.", "TAB-038")
    if is_older(live, entry):
        raise NotAllowed(OLDER, "TAB-038")
    if entry.text.partition(" ")[0] == ENTER:
        raise NotAllowed(f"{live.named(entry.seat).name} has joined, and that is not taken back.", "TAB-038")
    return entry
