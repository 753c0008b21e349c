"""What the film of a whole game takes: its frames, kibibytes, seconds of the processor, mebibytes of memory.

The games are those of three steady bot players, as everybody saw them. Each is filmed in a process of its own. The highest
memory of that process is compared with its memory before the film, when the game had been replayed. The scenes of the
frames are made there too, and counted.
"""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from resource import RUSAGE_SELF, getrusage
from time import process_time

from engine.core.game import AnyGame, Setup
from engine.core.options import read_options
from engine.core.table import Table
from engine.games import games
from engine.tables.history.film import film_of, frames_of, stills_of
from engine.tables.history.timeline import PUBLIC, Timeline
from tests.games.parties import party_of
from tests.laws.playouts import Playout, Step
from tests.laws.test_replaying import timeline

SMALLEST = {"most": 12}
NAMES = ("Ada", "Bob", "Cy")
COLUMNS = ("moves", "frames", "kibibytes", "seconds", "mebibytes")


def played(game: AnyGame, most: int, key: str = "film 1") -> Timeline:
    """Return a whole game as it is looked back at, or its first ``most`` moves."""
    party = party_of(game, len(NAMES), key)
    begun, first = table, entry = Table.start(game, Setup(NAMES, read_options(game.options, {})), key)
    steps: list[Step] = []
    party.hear(table.state, entry.events)
    while table.turn and len(steps) < most:
        before, (seat, move) = table, party.choose(table.state, table.turn)
        table, entry = table.act(seat, str(move))
        party.hear(table.state, entry.events)
        steps.append(Step(before, seat, entry, table))
    return timeline(Playout(game, begun, first, tuple(steps)))


def _filmed(key: str, most: int, tell: Connection) -> None:
    looked = played(games()[key], most)
    # The store has a snapshot of the end of a game.
    looked.table_at(len(looked.rows) - 1)
    before, begun = getrusage(RUSAGE_SELF).ru_maxrss, process_time()
    for frame in looked.frames(PUBLIC):
        looked.is_on_the_map(frame.position)
        looked.cards(frame.position)
    stills = [still for frame in frames_of(looked, PUBLIC) for still in stills_of(looked, PUBLIC, frame)]
    film = film_of(stills)
    seconds, after = process_time() - begun, getrusage(RUSAGE_SELF).ru_maxrss
    tell.send((len(looked.rows) - 1, film.frames, len(film.webp) / 1024, seconds, (after - before) / 1024))


def measure(most: int = 5000) -> dict[str, float]:
    """Return what the film of a game of each kind takes, of its first ``most`` moves."""
    found: dict[str, float] = {}
    apart = multiprocessing.get_context("spawn")
    for key in games():
        here, there = apart.Pipe()
        process = apart.Process(target=_filmed, args=(key, most, there))
        process.start()
        there.close()
        found |= {f"{key}: {name}": value for name, value in zip(COLUMNS, here.recv(), strict=True)}
        process.join()
    return found
