"""How scenarios go: ``python -m tests.games.regions.simulate --games 100 --players 3`` has sensible parties play them all.

``--scenario`` names one or more of them. With ``--keep FILE`` the games are added to those in the file, and the table is
made of all of them; ``--games 0`` only prints it. ``--campaign 8`` plays 8 in a row with each of the parties instead.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from engine.games.regions.state.options import HAND_MADE

from .games import Record, campaign, play
from .tables import crafts, economy, tables


def main() -> None:
    """Play many scenarios and print what came of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--from", type=int, default=0, dest="start", help="the number of the first game")
    parser.add_argument("--players", type=int, default=3, choices=range(1, 7))
    parser.add_argument("--scenario", nargs="*", default=HAND_MADE, choices=HAND_MADE)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--crafts", action="store_true", help="also how parties with each Craft fare")
    parser.add_argument("--keep", type=Path, default=None, help="a file of records")
    parser.add_argument("--campaign", type=int, default=0, help="so many scenarios in a row for each party, in its place")
    given = parser.parse_args()
    if given.campaign:
        numbers = range(given.start, given.start + given.games)
        for line in economy([campaign(f"{given.seed} {one}", given.players, given.campaign) for one in numbers]):
            print(line)
        return
    records: list[Record] = []
    if given.keep is not None and given.keep.exists():
        records = [msgspec.json.decode(line, type=Record) for line in given.keep.read_bytes().splitlines()]
    for scenario in given.scenario:
        for number in range(given.start, given.start + given.games):
            record = play(scenario, f"{given.seed} {scenario} {given.players} {number}", given.players)
            records.append(record)
            if given.keep is not None:
                with given.keep.open("ab") as file:
                    file.write(msgspec.json.encode(record) + b"\n")
    for line in (*tables(records), *(crafts(records) if given.crafts else ())):
        print(line)


if __name__ == "__main__":
    main()
