"""A step of a replay of a long Galaxy: cold, right after a restart, and warm, from one entry to its neighbours.

Both as a press brings them about, from the store to the finished picture: cold the journal is read, the game played again
up to the entry that is asked for, and the map drawn; warm some of the tables on the way are remembered. The entries asked
for lie anywhere in the game; the game is one by chance, of as many entries as a long one has.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time

import msgspec

from engine import render
from engine.core.game import AnyGame, Setup
from engine.core.options import read_options
from engine.core.table import Entry, Table
from engine.games import games
from engine.store import Change, EntryRow, SeatRow, SnapshotRow, Store, TableRow
from engine.tables.bots.thinker import Thinker
from engine.tables.context import Context
from engine.tables.history.replay import Replays
from engine.tables.session.cache import SessionCache

SMALLEST = {"entries": 20, "samples": 1}
NAMES = ("Ada", "Bob", "Cy", "Dee", "Eli", "Fay")
LAST = ("pass", "resign", "concede")
"""Verbs that would end it before it is long."""


def played(game: AnyGame, entries: int) -> tuple[Setup, list[tuple[Table, Entry]]]:
    """Return a game by chance, table by table with the entry that led there."""
    chance, setup = random.Random("replay"), Setup(NAMES, read_options(game.options, {}))
    table, entry = Table.start(game, setup, "replay")
    line = [(table, entry)]
    while len(line) < entries and (seats := game.turn(table.state)):
        moves = list(game.legal(table.state, seats[0]))
        wanted = [move for move in moves if move.verb not in LAST] or moves
        table, entry = table.act(seats[0], str(chance.choice(wanted)))
        line.append((table, entry))
    return setup, line


async def written(store: Store, game: AnyGame, setup: Setup, line: list[tuple[Table, Entry]]) -> int:
    """Write a game that is over into the store, and return its number."""
    rows = tuple(
        EntryRow(
            seq, seq, entry.seat, 1, entry.text, entry.counter, msgspec.json.encode(entry.draws).decode(), entry.digest,
            msgspec.json.encode(entry.events), "It is told.", entry.free, game.version, seq, seq + 1,
        )
        for seq, (_, entry) in enumerate(line)
    )  # fmt: skip
    last, table = rows[-1], line[-1][0]
    row = TableRow(
        id=0, guild=1, channel=1, game=game.key, setup=msgspec.json.encode(setup).decode(), options="{}", key="replay",
        keyed=False, wait=0, status="over", change=1, length=len(rows), counter=table.counter, host=1, created=1,
        started=1, ended=1, due=0, ballot="",
    )  # fmt: skip
    snapshot = SnapshotRow(last.seq, last.position, game.version, table.counter, msgspec.json.encode(table.state))
    seats = tuple(SeatRow(seat, seat + 1, name) for seat, name in enumerate(NAMES))
    number, _ = await store.create(Change(row, b"{}", seats=seats, entries=rows, snapshots=(snapshot,)))
    return number


def _anew(store: Store) -> Replays:
    """Return what looks back as it is after a start: it remembers nothing."""
    cache = SessionCache(store, games(), 1)
    clock = partial(datetime.now, UTC)
    context = Context(
        store,
        games(),
        cache,
        thinker=Thinker(),
        draw=render.draw,
        draw_fine=render.draw_fine,
        draw_strips=render.draw_strips,
        clock=clock,
        keys=str,
        observer=None,
    )
    return Replays(context)


async def _measured(entries: int, samples: int) -> tuple[int, list[float], list[float]]:
    game, chance = games()["galaxy"], random.Random(1)
    setup, line = played(game, entries)
    cold: list[float] = []
    warm: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "delves.db")
        number = await written(store, game, setup, line)
        for _ in range(samples):
            replaying = _anew(store)
            at = chance.randrange(1, len(line) + 1)
            for place, times in ((at, cold), (at + 1, warm), (at - 1, warm)):
                began = process_time()
                moment = await replaying.moment(number, max(1, place), member=None)
                times.append(process_time() - began)
                assert moment.picture is not None
        await store.close()
    return len(line), cold, warm


def measure(entries: int = 400, samples: int = 20) -> dict[str, float]:
    """Return the milliseconds of processor time that a step takes, cold and warm."""
    length, cold, warm = asyncio.run(_measured(entries, samples))
    return {
        "a step of a replay, cold (ms)": 1000 * median(cold),
        "a step of a replay, cold, the first of a process (ms)": 1000 * cold[0],
        "a step of a replay, warm (ms)": 1000 * median(warm),
        "entries of that game": length,
    }
