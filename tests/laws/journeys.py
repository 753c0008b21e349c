"""Recorded games that later versions must reproduce: keys, setups, moves, digests in ``tests/games/<key>/journeys.json``.

A change of rules or content that is meant makes some of them differ: then raise the game's ``version``
(`engine.core.game.Game` says when), and record them anew with ``python -m tests.laws.journeys [GAME ...]``. A change
that was not meant to alter the rules leaves them as they are. The file names the version that made it: games that differ
are not recorded under the same version again.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from engine.core.game import AnyGame, Setup
from engine.core.table import Table
from tests.laws.playouts import GAMES, playout

FOLDER = Path(__file__).resolve().parents[1] / "games"
NUMBERS = range(100, 104)


class Step(msgspec.Struct, frozen=True, array_like=True):
    """A seat, its move, and the digest of the state after it."""

    seat: int
    text: str
    digest: str


class Journey(msgspec.Struct, frozen=True, omit_defaults=True):
    """A recorded game; ``digest`` is that of its first state, ``options`` are as the game declares them.

    ``master`` and ``file`` are those of `Setup`.
    """

    key: str
    names: tuple[str, ...]
    options: dict[str, Any]
    digest: str
    steps: tuple[Step, ...]
    master: int | None = None
    file: str = ""


class Recorded(msgspec.Struct, frozen=True):
    """The recorded games of one game, and the ``version`` of its rules that made them."""

    version: int
    journeys: tuple[Journey, ...]


class SameVersion(Exception):
    """Recorded games differ although the version of the game is the same; the text says what to do."""


def record(game: AnyGame, number: int) -> Journey:
    """Return a playout as a journey."""
    played = playout(game.key, number)
    steps = tuple(Step(entry.seat, entry.text, entry.digest) for entry in played.entries)
    setup = played.table.setup
    options = msgspec.to_builtins(setup.options)
    return Journey(played.table.key, setup.names, options, played.first.digest, steps, setup.master, setup.file)


def travel(game: AnyGame, journey: Journey) -> tuple[str, ...]:
    """Return the digests that this version gives along a journey, the first state's included."""
    options = msgspec.convert(journey.options, type=game.options)
    table, first = Table.start(game, Setup(journey.names, options, journey.master, journey.file), journey.key)
    digests = [first.digest]
    for step in journey.steps:
        table, entry = table.act(step.seat, step.text)
        digests.append(entry.digest)
        if entry.digest != step.digest:
            break
    return tuple(digests)


def differing(game: AnyGame, recorded: Recorded) -> str | None:
    """Return the first place at which recorded games go another way with this version; None where all happen again."""
    for journey in recorded.journeys:
        wanted = (journey.digest, *(step.digest for step in journey.steps))
        again = travel(game, journey)
        if again != wanted:
            place = len(again) - 1
            return f"{journey.key}: step {place} ({journey.steps[place - 1].text if place else 'the start'})"
    return None


def check_version(game: AnyGame, recorded: Recorded) -> None:
    """Raise `SameVersion` where recorded games differ although the game still has the version that they were made by."""
    if recorded.version == game.version and (place := differing(game, recorded)):
        raise SameVersion(
            f"{game.key} is still version {game.version}, but its recorded games go another way: {place}. Raise `version` "
            f"in its game.py. Where this version was never released, take back its journeys.json first."
        )


def read(key: str) -> Recorded:
    """Return the recorded games of a game."""
    path = FOLDER / key / "journeys.json"
    assert path.exists(), f"no game of {key} is recorded: python -m tests.laws.journeys {key}"
    return msgspec.json.decode(path.read_bytes(), type=Recorded)


def write(game: AnyGame) -> Path:
    """Record a game's journeys anew, one step on a line; `SameVersion` where its version should be raised first."""
    path = FOLDER / game.key / "journeys.json"
    if path.exists():
        check_version(game, read(game.key))
    recorded = Recorded(game.version, tuple(record(game, number) for number in NUMBERS))
    text = msgspec.json.encode(recorded).decode()
    path.write_text(
        text.replace('"steps":[', '"steps":[\n').replace("],[", "],\n[").replace("},{", "},\n{") + "\n", encoding="utf-8"
    )
    return path


if __name__ == "__main__":
    for key in sys.argv[1:] or GAMES:
        try:
            print(write(GAMES[key]))
        except SameVersion as reason:
            sys.exit(str(reason))
