"""A session made from the rows of the store, and rows made from a session."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from engine.core import capabilities
from engine.core.errors import BadOption, BrokenJournal, DelvekeeperError, TableBroken
from engine.core.game import AnyGame, Setup
from engine.core.messages import WORDS
from engine.core.options import read_options
from engine.core.table import Entry, Table, digest_of
from engine.store import EntryRow, SeatRow, SnapshotRow, StoredTable, TableRow
from engine.tables.session.bot_memory import memories_in
from engine.tables.session.broken import broken, outdated, puts_away
from engine.tables.session.live import Session
from engine.tables.session.premove import plans_in
from engine.tables.session.view_cache import view_cache_of


def entry_of(row: EntryRow) -> Entry:
    """Return what a replay needs of a journal row (its events are made again)."""
    return Entry(row.seat, row.text, row.counter, msgspec.json.decode(row.draws, type=tuple[int, ...]), row.digest, ())


def snapshot_of(table: Table, last: EntryRow) -> SnapshotRow:
    """Return the snapshot of a table just after ``last``."""
    state = msgspec.json.encode(table.state)
    return SnapshotRow(last.seq, last.position, table.game.version, table.counter, state)


def setup_of(row: TableRow, game: AnyGame) -> Setup:
    """Return how a game was set up, with its options as the game declares them."""
    written = msgspec.json.decode(row.setup, type=Setup)
    return msgspec.structs.replace(written, options=msgspec.convert(written.options, game.options))


def with_file(live: Session, text: str) -> Session:
    """Return a table whose setup holds the text of its prepared file, as it is made again from its beginning."""
    setup = msgspec.structs.replace(msgspec.json.decode(live.row.setup, type=Setup), file=text)
    return msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, setup=msgspec.json.encode(setup).decode()))


def table_of(
    row: TableRow, game: AnyGame, seats: Sequence[SeatRow], snapshot: SnapshotRow, since: Sequence[EntryRow]
) -> Table:
    """Return the table that a snapshot and the entries since make; `BrokenJournal` where they do not fit each other.

    ``seats`` are those of the table as it is now: none that was taken once it was under way is ever taken back.
    """
    entered = tuple(seat.called for seat in seats if seat.called)
    try:
        state = capabilities.restored(game, snapshot.state)
        table = Table(game, setup_of(row, game), row.key, snapshot.counter, state, entered)
        return table.replay([entry_of(entry) for entry in since])
    except BrokenJournal:
        raise
    except (DelvekeeperError, msgspec.MsgspecError, ValueError) as error:
        raise BrokenJournal(f"what follows entry {snapshot.seq}: {error}") from error


def check_playable(table: Table) -> None:
    """Raise `BrokenJournal` where the present rules cannot go on from a state, for any error that they raise.

    A state that older rules wrote may name things that are no longer there.
    """
    cache = view_cache_of(table)
    try:
        _ = cache.status
        for seat in table.turn:
            cache.ask(seat)
            for move in cache.legal(seat):
                cache.choice(seat, move)
    except Exception as error:
        raise BrokenJournal(f"the rules cannot read its state: {type(error).__name__}: {error}") from error


def live_of(kept: StoredTable, games: Mapping[str, AnyGame]) -> Session:
    """Return the table that the store keeps; `TableBroken` in words when a row of it is corrupt."""
    row = kept.row
    game = games.get(row.game)
    if game is None:
        raise TableBroken(WORDS.message("table-game-unknown", game=row.game, who=puts_away(row.channel)))
    live = Session(
        row,
        kept.seats,
        game,
        None,
        kept.last,
        kept.struck,
        kept.rows,
        member_settings=kept.people,
        campaigns=kept.campaigns,
    )
    live = msgspec.structs.replace(live, premoves=plans_in(kept.plans), bot_memories=memories_in(kept.minds, game))
    try:
        _ = live.ballot
        chosen = msgspec.json.decode(row.options, type=dict[str, str])
        if row.status == "lobby":
            read_options(game.options, chosen)
            return live
        names = setup_of(row, game).names
    except (BadOption, msgspec.MsgspecError) as error:
        raise broken(row, error) from error
    late = sum(seat.called != "" for seat in kept.seats)
    if [seat.seat for seat in kept.seats] != list(range(len(names) + late)):
        raise broken(row, "the seats are not those that the game began with")
    if kept.snapshot is None or kept.last is None or kept.last.position != row.length - 1:
        raise broken(row, "journal and snapshot end in different places")
    if not kept.since and digest_of(kept.snapshot.state) != kept.last.digest:
        raise broken(row, "the snapshot is not the state that the journal says")
    try:
        table = table_of(row, game, kept.seats, kept.snapshot, kept.since)
        check_playable(table)
    except BrokenJournal as error:
        raise outdated(row, game, error) if kept.snapshot.game_version != game.version else broken(row, error) from error
    if any(seat >= len(kept.seats) for seat in table.turn):
        raise broken(row, "a seat is gone that the game waits for")
    if table.counter != row.counter:
        raise broken(row, f"the dice are at {table.counter}, and should be at {row.counter}")
    return msgspec.structs.replace(live, table=table)


ANEW, LOOSELY = 1, 2
"""How a name was taken out of a journal (`TableRow.retold`): it was made anew, or can be checked no more."""
