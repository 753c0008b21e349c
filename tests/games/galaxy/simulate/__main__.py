"""How expeditions go: ``python -m tests.games.galaxy.simulate --games 100`` has sensible players play with 2 to 6 players.

``--players`` names one or more numbers of players. With ``--keep FILE`` the games are added to those in the file, and the
tables are made of all of them; ``--games 0`` only prints.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from .games import Record, play
from .tables import tables


def main() -> None:
    """Play many games and print what came of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="for each number of players")
    parser.add_argument("--from", type=int, default=0, dest="start", help="the number of the first game")
    parser.add_argument("--players", type=int, nargs="*", default=(2, 3, 4, 5, 6), choices=range(2, 7))
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--keep", type=Path, default=None, help="a file of records")
    given = parser.parse_args()
    records: list[Record] = []
    if given.keep is not None and given.keep.exists():
        records = [msgspec.json.decode(line, type=Record) for line in given.keep.read_bytes().splitlines()]
    for number in range(given.start, given.start + given.games):
        for players in given.players:
            record = play(f"{given.seed} {players} {number}", players)
            records.append(record)
            if given.keep is not None:
                with given.keep.open("ab") as file:
                    file.write(msgspec.json.encode(record) + b"\n")
    for line in tables(records):
        print(line)


if __name__ == "__main__":
    main()
