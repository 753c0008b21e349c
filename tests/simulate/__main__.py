"""Play many games between bot players, and print their results.

``python -m tests.simulate cavern --games 60 --players 3 --levels sharp,steady --rotate`` has one sharp player sit with two
steady ones, each seat in turn. ``--option scenario=hushwood,saltstair`` plays both, ``--players 2,3`` with two and with
three; ``--games`` are of each. A level is one of bot players, "random", "first" (who presses the first button), or a way of
the game's own (``tests/games/<key>/measures.py``). With ``--keep FILE`` the games are added to those in the file, and
tables are made of all of them; ``--games 0`` only makes the tables. ``--row 8`` has each party play 8 games in a row, in
which their members keep what they win (where a game has them keep anything), with the options by lot from those listed;
with ``--campaign`` the games of a row are a campaign.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from itertools import product
from pathlib import Path

import msgspec
from msgspec.structs import replace

from engine.core.bot_players import LEVELS
from engine.core.campaigns import Campaigns
from engine.core.dice import Dice, KeyedSource
from engine.core.options import read_options
from tests.games.parties import FIRST, RANDOM
from tests.laws.playouts import GAMES

from .measures import Record, Sitting, measures_of
from .playing import play
from .tables import tables


def wanted(arguments: Sequence[str]) -> argparse.Namespace:
    """Return what was asked for; an error in words, and exit code 2, where it does not fit."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.simulate", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=20, help="how many of each kind")
    parser.add_argument("--from", type=int, default=0, dest="start", help="the number of the first game")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--players", default="3", help="how many play: 3, or 2,3,4 for one after the other")
    parser.add_argument("--levels", default="steady", help="one for each seat; the last one stands for all that follow")
    parser.add_argument("--rotate", action="store_true", help="seats take turns with the levels")
    parser.add_argument("--people", type=int, default=0, help="so many seats, the first, are followed by the others")
    parser.add_argument("--option", action="append", default=[], help="name=value, as in the lobby; name=a,b for each")
    parser.add_argument("--row", type=int, default=1, help="so many games in a row with each party")
    parser.add_argument("--campaign", action="store_true", help="the games in a row are a campaign")
    parser.add_argument("--keep", type=Path, default=None, help="a file of records")
    parser.add_argument("--jobs", type=int, default=1, help="so many processes at once")
    given = parser.parse_args(arguments)
    game = GAMES[given.game]
    given.levels = given.levels.split(",")
    known = {*LEVELS, RANDOM, FIRST, *measures_of(given.game).ways}
    if strangers := [level for level in given.levels if level not in known]:
        parser.error(f"nobody plays {strangers[0]}; there are {', '.join(sorted(known))}")
    given.players = [int(count) for count in given.players.split(",")]
    if strangers := [str(count) for count in given.players if count not in game.seats]:
        parser.error(f"{game.title} is not played by {strangers[0]}")
    pairs = [option.partition("=") for option in given.option]
    given.options = {name: values.split(",") for name, _, values in pairs}
    for name, values in given.options.items():
        for value in values:
            read_options(game.options, {name: value})
    return given


def sittings(given: argparse.Namespace) -> Iterator[Sitting]:
    """Yield the games that were asked for, those of each kind one after the other."""
    kinds: list[Mapping[str, str]] = [
        dict(zip(given.options, values, strict=True)) for values in product(*given.options.values())
    ]
    for players, options in product(given.players, kinds if given.row == 1 else [{}]):
        told = "".join(f" {value}" for value in options.values())
        seats = [given.levels[min(seat, len(given.levels) - 1)] for seat in range(players)]
        for number in range(given.start, given.start + given.games):
            turned = number % players if given.rotate else 0
            levels = (*seats[-turned:], *seats[:-turned]) if turned else tuple(seats)
            key = f"{given.seed}{told} {players} {number}"
            game = GAMES[given.game]
            fresh = game.fresh() if given.campaign and isinstance(game, Campaigns) else ""
            yield Sitting(given.game, key, levels, dict(options), given.people, campaign=fresh)


class Row(msgspec.Struct, frozen=True):
    """Games of one party in a row, ``length`` of them, each with a value by lot for every option."""

    first: Sitting
    length: int
    options: Mapping[str, Sequence[str]]

    def played(self) -> list[Record]:
        """Play them; each value comes up once before any does again."""
        luck, found = Dice(KeyedSource(f"{self.first.key} row")), list[Record]()
        left: dict[str, list[str]] = {name: [] for name in self.options}
        for number in range(self.length):
            for name, values in self.options.items():
                left[name] = left[name] or list(luck.shuffled(values))
            chosen = {name: values.pop() for name, values in left.items()}
            options = {**self.first.options, **chosen}
            kept = found[-1].kept if found else ()
            campaign = found[-1].campaign if found else self.first.campaign
            key = self.first.key if self.length == 1 else f"{self.first.key} {number}"
            found.append(play(replace(self.first, key=key, options=options, kept=kept, campaign=campaign)))
        return found


def records_in(file: Path | None) -> list[Record]:
    """Return the records of games that were kept."""
    if file is None or not file.exists():
        return []
    return [msgspec.json.decode(line, type=Record) for line in file.read_bytes().splitlines()]


def main(arguments: Sequence[str]) -> int:
    """Play many games and print what came of them."""
    given = wanted(arguments)
    records = [record for record in records_in(given.keep) if record.sitting.game == given.game]
    rows = [Row(sitting, given.row, given.options if given.row > 1 else {}) for sitting in sittings(given)]
    with ProcessPoolExecutor(given.jobs) if given.jobs > 1 else nullcontext() as pool:
        for found in (pool.map if pool else map)(Row.played, rows):
            records += found
            if given.keep is not None:
                with given.keep.open("ab") as file:
                    file.writelines(msgspec.json.encode(record) + b"\n" for record in found)
    for line in tables(records):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
