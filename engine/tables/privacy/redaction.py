"""A table written anew without a member's name, so that it still goes on and can still be checked (TAB-122).

Its journal is played again under the new name with the dice that were drawn. So its states, events and digests are what
the rules make of it. Where that cannot be (other rules wrote it), the names are taken out of what is written. Then what was
done before cannot be taken back or checked any more.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.api.characters import LAST
from engine.core.errors import BrokenJournal, DelvekeeperError
from engine.core.game import AnyGame, Setup
from engine.core.scene import Look
from engine.core.table import Entry, Table, digest_of
from engine.store import (
    EntryRow,
    PlanRow,
    SeatRow,
    ServerRow,
    ServerRows,
    SnapshotRow,
    StoredTable,
    TableRow,
    TableRows,
    UpdateRow,
    Written,
)
from engine.tables.privacy.renaming import Renaming, all_names, free_name
from engine.tables.session.heirs import heirs
from engine.tables.session.live import NO_KEEPER, Session
from engine.tables.session.load import ANEW, LOOSELY, check_playable, live_of, setup_of, table_of
from engine.tables.session.view_cache import view_cache_of
from engine.tables.updates.lobby_card import lobby_of
from engine.tables.updates.move_builder import in_post

log = logging.getLogger(__name__)

_FAILS = (DelvekeeperError, LookupError, ValueError, TypeError, AttributeError)
_READ_BY_GAMES = ("looks", "rules", "kind", "game", "rest", "controls")
"""What of an update is not read as words."""


def renaming_at(table: Written, member: int, names: Iterable[str]) -> Renaming:
    """Return under which names a member stands at a table, and what takes their place; ``names`` are those known besides,
    which count where no other member there bears them."""
    firsts = _first_movers(table.entries)
    setup = msgspec.json.decode(table.row.setup, type=Setup).names if table.row.setup else ()
    holders = dict(enumerate(seat.member for seat in table.seats))
    whose = [(seat.member, seat.name) for seat in table.seats]
    whose += [(seat.owner, seat.owner_name) for seat in table.seats if seat.owner]
    whose += [(row.member, row.name) for row in table.named]
    # A bot keeps its name, on whichever seat it sits by now; the game goes on calling a person so who plays on as it.
    bots = {seat.name: seat.member for seat in table.seats if seat.level}
    whose += [(bots.get(name, firsts.get(seat, holders.get(seat, NO_KEEPER))), name) for seat, name in enumerate(setup)]
    own = [name for who, name in whose if who == member]
    others = [name for who, name in whose if who != member and name not in own]
    ids = [seat.member for seat in table.seats] + [row.member for row in table.entries]
    number = min([0, table.row.host, table.row.rested, *ids]) - 1
    given = all_names(names, others)
    called = free_name([*(name for _, name in whose), *given])
    return Renaming(member, number, tuple(dict.fromkeys((*all_names(own, ()), *given))), called, tuple(others))


def _first_movers(entries: Sequence[EntryRow]) -> dict[int, int]:
    """Return which person moved first for each seat: a seat keeps the name of its first player."""
    firsts: dict[int, int] = {}
    for row in entries:
        if row.seat >= 0 and (row.member > LAST or row.member < 0):
            firsts.setdefault(row.seat, row.member)
    return firsts


def retold(table: Written, renaming: Renaming, games: Mapping[str, AnyGame]) -> Written:
    """Return all of a table without a member's names and number."""
    plain = replace(
        table,
        row=_row(table, renaming),
        seats=tuple(_seat(seat, renaming) for seat in table.seats),
        named=tuple(row for row in table.named if row.member != renaming.member),
        plans=tuple(filter(None, (_plan(plan, renaming) for plan in table.plans))),
        minds=tuple(replace(mind, body=renaming.json(mind.body, exactly=True)) for mind in table.minds),
    )
    game = games.get(table.row.game)
    after = plain if not table.entries else (_replayed(plain, game, renaming) or _loosely(plain, table, game, renaming))
    if after.row.key != table.row.key:
        # The host chose a key with a name in it: the dice are not those of the key any more.
        after = replace(after, row=replace(after.row, retold=LOOSELY))
    live = _live(after, games)
    return replace(after, updates=tuple(_update(update, renaming, live) for update in table.updates))


def members_of(rows: ServerRows) -> frozenset[int]:
    """Return the numbers of all people in what a server gave."""
    found = {row.member for row in rows.kept} | {row.member for row in rows.results}
    for table in rows.tables:
        found |= {table.row.host, *(entry.member for entry in table.journal)}
        found |= {row.member for row in table.named} | {row.member for row in table.seen}
        found |= {number for seat in table.seats for number in (seat.member, seat.owner, seat.keeper)}
        found |= {number for row in table.invitations for number in (row.member, row.asker)}
    return frozenset(member for member in found if member > LAST)


def retold_rows(rows: TableRows, member: int, games: Mapping[str, AnyGame]) -> TableRows:
    """Return the rows of a table of which nothing is told any more, without a member."""
    written = Written(rows.row, rows.seats, rows.named, rows.journal, rows.snapshots, (), rows.plans, rows.minds, rows.file)
    if member not in members_of(ServerRows(ServerRow(rows.row.guild), (rows,))):
        return rows
    after = retold(written, renaming_at(written, member, ()), games)
    return replace(
        rows,
        row=after.row,
        seats=after.seats,
        named=after.named,
        journal=after.entries,
        snapshots=after.snapshots,
        plans=after.plans,
        minds=after.minds,
        file=after.file,
        seen=tuple(row for row in rows.seen if row.member != member),
        invitations=tuple(row for row in rows.invitations if member not in (row.member, row.asker)),
    )


def _row(table: Written, renaming: Renaming) -> TableRow:
    row = table.row
    host = row.host
    if host == renaming.member:
        others = (seat.member for seat in table.seats if not (seat.gone or seat.level) and seat.member != host)
        host = next(others, renaming.number) if row.in_use else renaming.number
    return replace(
        row,
        host=host,
        rested=renaming.id(row.rested),
        ended_by=renaming.whole(row.ended_by),
        tale=renaming.text(row.tale),
        ballot=renaming.text(row.ballot),
        setup=_setup(row.setup, renaming),
        key=renaming.bare(row.key),
    )


def _setup(written: str, renaming: Renaming) -> str:
    if not written:
        return ""
    setup = msgspec.json.decode(written, type=Setup)
    names, people = (tuple(map(renaming.whole, item)) for item in (setup.names, setup.people))
    kept = tuple(renaming.bare(row) for row in setup.kept)
    return msgspec.json.encode(replace(setup, names=names, people=people, kept=kept)).decode()


def _seat(row: SeatRow, renaming: Renaming) -> SeatRow:
    row = replace(row, called=renaming.whole(row.called))
    if row.keeper == renaming.member:
        row = replace(row, keeper=NO_KEEPER)
    if row.owner == renaming.member:
        row = replace(row, owner=0, owner_name="", away=0)
    if row.member != renaming.member:
        # A seat without a member may still bear the name: it came from a backup that nothing vouches for.
        return replace(row, name=renaming.whole(row.name)) if row.member < 0 else row
    return replace(row, member=renaming.number, name=renaming.called, keeper=row.keeper or NO_KEEPER, hosted=0, away=0)


def _plan(row: PlanRow, renaming: Renaming) -> PlanRow | None:
    """Return a plan without the names, ``None`` for that of the member themselves."""
    plan: Any = msgspec.json.decode(row.body)
    if plan.get("member") == renaming.member:
        return None
    steps = [
        {**step, "move": renaming.moves(step.get("move", ""))[0], "label": renaming.told(step.get("label", ""))}
        for step in plan.get("steps", ())
    ]
    if steps:
        plan["steps"] = steps
    if "stopped" in plan:
        plan["stopped"] = renaming.told(plan["stopped"])
    return replace(row, body=msgspec.json.encode(plan).decode())


def _replayed(plain: Written, game: AnyGame | None, renaming: Renaming) -> Written | None:
    """Return a table whose journal is played again under the new names, ``None`` where that cannot be."""
    if game is None or any(row.game_version != game.version for row in plain.entries):
        return None
    for file in dict.fromkeys((renaming.bare(plain.file), plain.file)):
        try:
            return _again(replace(plain, file=file), game, renaming)
        except _FAILS as error:
            log.info("table %d cannot be played again under another name: %s", plain.row.id, type(error).__name__)
    return None


def _again(plain: Written, game: AnyGame, renaming: Renaming) -> Written:
    row, (first, *rest) = plain.row, plain.entries
    setup = setup_of(row, game)
    table, entry = Table.start(game, replace(setup, file=plain.file), row.key, _draws(first))
    table = replace(table, setup=setup)
    line, entries, states = [table], [_entry(first, entry, renaming)], {first.seq: table}
    for old in rest:
        if not 0 < old.position <= len(line):
            raise BrokenJournal("entries are missing")
        table, entry = _made(line[old.position - 1], old, renaming)
        del line[old.position :]
        line.append(table)
        entries.append(_entry(old, entry, renaming))
        states[old.seq] = table
    snapshots = tuple(
        replace(snapshot, state=msgspec.json.encode(states[snapshot.seq].state)) for snapshot in plain.snapshots
    )
    row = replace(row, retold=max(row.retold, ANEW))
    return replace(plain, row=row, entries=tuple(entries), snapshots=snapshots)


def _made(table: Table, old: EntryRow, renaming: Renaming) -> tuple[Table, Entry]:
    """Return the table after a move that was made before, and its entry: as it is written now that names are others."""
    failed: Exception = BrokenJournal("nothing fits")
    for text in renaming.moves(old.text):
        try:
            after, entry = table.act(old.seat, text, _draws(old))
        except _FAILS as error:
            failed = error
            continue
        if entry.draws == _draws(old) and entry.counter == old.counter:
            return after, entry
    raise failed


def _draws(row: EntryRow) -> tuple[int, ...]:
    return msgspec.json.decode(row.draws, type=tuple[int, ...])


def _entry(old: EntryRow, entry: Entry, renaming: Renaming) -> EntryRow:
    events = msgspec.json.encode(entry.events)
    member, story = renaming.id(old.member), renaming.told(old.story)
    return replace(old, member=member, text=entry.text, digest=entry.digest, events=events, story=story)


def _loosely(plain: Written, before: Written, game: AnyGame | None, renaming: Renaming) -> Written:
    """Return a table of which the names are taken out of what is written, with its newest state alone."""
    entries = {
        row.seq: replace(
            row,
            member=renaming.id(row.member),
            text=renaming.moves(row.text)[0],
            events=renaming.json(row.events, exactly=True),
            story=renaming.told(row.story),
        )
        for row in plain.entries
    }
    row, file = replace(plain.row, retold=LOOSELY), renaming.bare(plain.file)
    newest = _newest(before, game)
    if newest is None:
        return replace(plain, row=row, entries=tuple(entries.values()), snapshots=(), file=file)
    # A member with a word of the game as a name must not break it for the others: then that word stays.
    states = [renaming.json(newest.state, exactly=True)]
    states += [replace(renaming, by_handle=False).json(newest.state, exactly=True), newest.state]
    state = next((item for item in states if _is_playable(plain, game, replace(newest, state=item))), states[0])
    entries[newest.seq] = replace(entries[newest.seq], digest=digest_of(state))
    snapshots = (replace(newest, state=state),)
    return replace(plain, row=row, entries=tuple(entries.values()), snapshots=snapshots, file=file)


def _is_playable(table: Written, game: AnyGame | None, newest: SnapshotRow) -> bool:
    """Return whether a table can go on, or be looked at, from a state."""
    if game is None:
        return False
    try:
        made = table_of(table.row, game, table.seats, newest, ())
        check_playable(made)
        game.scene(view_cache_of(made).view(None), Look())
    except Exception as error:
        log.info("table %d cannot go on like this: %s", table.row.id, type(error).__name__)
        return False
    return True


def _newest(before: Written, game: AnyGame | None) -> SnapshotRow | None:
    """Return the newest state of a table."""
    kept = kept_in(before)
    if kept.snapshot is None:
        return None
    newest = kept.snapshot
    if kept.since and game is not None and kept.last is not None:
        try:
            table = table_of(before.row, game, before.seats, kept.snapshot, kept.since)
            state = msgspec.json.encode(table.state)
            newest = SnapshotRow(kept.last.seq, kept.last.position, game.version, table.counter, state)
        except _FAILS:
            log.error("table %d: its newest state cannot be made", before.row.id)
    return newest


def kept_in(table: Written) -> StoredTable:
    """Return of all that is kept of a table what is needed to go on with it."""
    snapshot = table.snapshots[-1] if table.snapshots else None
    reached = -1 if snapshot is None else snapshot.seq
    since = tuple(row for row in table.entries if row.seq > reached and not row.struck)
    known = {row.seq: row for row in table.entries}
    last = since[-1] if since else known.get(reached)
    struck = next((row for row in table.entries if row.struck == 1), None)
    return StoredTable(table.row, table.seats, snapshot, since, last, struck, len(table.entries), plans=table.plans)


def _live(table: Written, games: Mapping[str, AnyGame]) -> Session | None:
    """Return a table in use as it will be loaded; ``None`` where it cannot be."""
    if not table.row.in_use:
        return None
    try:
        live = live_of(kept_in(table), games)
        if live.table is not None:
            check_playable(live.table)
    except _FAILS:
        return None
    return live


def _update(row: UpdateRow, renaming: Renaming, live: Session | None) -> UpdateRow:
    """Return what was told of a change without the names. Controls are those of the table as it is now; what is past needs
    none."""
    try:
        body: dict[str, Any] = msgspec.json.decode(row.body)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return row
    after = {key: value if key in _READ_BY_GAMES else renaming.within(value) for key, value in body.items()}
    after["mention"] = [member for member in after.get("mention", ()) if member > 0]
    after["whispers"] = [pair for pair in after.get("whispers", ()) if pair[0] > 0]
    after.pop("controls", None)
    if live is not None and row.change == live.row.change:
        if body.get("controls") and live.table is not None:
            after["controls"] = msgspec.to_builtins(in_post(live, heirs(live)))
        if body.get("lobby") and live.row.status == "lobby":
            after["lobby"] = msgspec.to_builtins(lobby_of(live))
    return replace(row, body=msgspec.json.encode(after))
