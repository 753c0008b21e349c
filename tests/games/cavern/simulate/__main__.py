"""How a cavern goes: ``python -m tests.games.cavern.simulate --games 200`` has sensible, equal players play it.

With ``--keep FILE`` the games are added to those in the file, and the tables are made of all of them; ``--games 0`` only
makes the tables.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from engine.games.cavern.player.sensible import Habits

from .games import Record, play
from .tables import tables


def main() -> None:
    """Play many games and print what came of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--from", type=int, default=0, dest="start", help="the number of the first game")
    parser.add_argument("--players", type=int, default=4, choices=range(1, 5))
    parser.add_argument("--knowledge", default="titles", choices=("titles", "cards"))
    parser.add_argument("--price", type=float, default=1.0, help="what an XP has to bring to be paid")
    parser.add_argument("--worth", type=float, default=2.0, help="what an XP counts in Encounters, and in their table")
    gifts = ("", "xp", "treasure", "price", "worth")
    parser.add_argument("--give", default="", choices=gifts, help="how seats are to differ")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--keep", type=Path, default=None, help="a file of records")
    given = parser.parse_args()
    manner = Habits(given.knowledge, given.price, given.worth)
    records: list[Record] = []
    if given.keep is not None and given.keep.exists():
        lines = given.keep.read_bytes().splitlines()
        records = [msgspec.json.decode(line, type=Record) for line in lines]
    for number in range(given.start, given.start + given.games):
        record = play(f"{given.seed} {number}", number, given.players, manner, given.give)
        records.append(record)
        if given.keep is not None:
            with given.keep.open("ab") as file:
                file.write(msgspec.json.encode(record) + b"\n")
    for line in tables(records, given.worth):
        print(line)


if __name__ == "__main__":
    main()
