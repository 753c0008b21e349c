"""How expeditions go: ``python -m tests.games.wilds.simulate --games 40`` has sensible parties of four roam all regions.

``--region`` names one or more of them, "generated" and "generated points" among them; ``--beeline`` has parties roam them
that track whenever they may. With ``--keep FILE`` the games are added to those in the file, and the table is made of all of
them; ``--games 0`` only prints it.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from engine.games.wilds.state.options import HAND_MADE

from .games import Record, play
from .tables import tables

EVERYWHERE = (*HAND_MADE, "generated", "generated points")


def main() -> None:
    """Play many expeditions and print what came of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--from", type=int, default=0, dest="start", help="the number of the first game")
    parser.add_argument("--players", type=int, default=4, choices=range(1, 7))
    parser.add_argument("--region", nargs="*", default=HAND_MADE, choices=EVERYWHERE)
    parser.add_argument("--beeline", action="store_true", help="parties that track whenever they may")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--keep", type=Path, default=None, help="a file of records")
    parser.add_argument("--trace", action="store_true", help="print every move")
    given = parser.parse_args()
    records: list[Record] = []
    if given.keep is not None and given.keep.exists():
        records = [msgspec.json.decode(line, type=Record) for line in given.keep.read_bytes().splitlines()]
    for region in given.region:
        for number in range(given.start, given.start + given.games):
            key = f"{given.seed} {region} {given.players} {number}"
            record = play(region, key, given.players, given.beeline, given.trace)
            records.append(record)
            if given.keep is not None:
                with given.keep.open("ab") as file:
                    file.write(msgspec.json.encode(record) + b"\n")
    for line in tables(records):
        print(line)


if __name__ == "__main__":
    main()
