"""``python -m docs.pictures``: make the Cavern's pictures of README and docs again, from games that were really played.

Those of the README come from a game of four between the sensible players of the simulation; those of first-cavern.md
are what the script that it tells brings. Both games have their dice key, so that they are the same every time.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Seat, Setup
from engine.core.scene import Look
from engine.games.cavern import duels
from engine.games.cavern.game import GAME
from engine.games.cavern.options import Options
from engine.games.cavern.state import State
from engine.render import draw
from playground.runner import Runner, read_file
from playground.world import World
from tests.games.cavern.simulate.player import Manner, decide

IMAGES = Path(__file__).parent / "images"
SCRIPT = Path(__file__).parents[1] / "playground" / "scripts" / "cavern.txt"
NAMES = ("Ada", "Bob", "Cy", "Dee")
KEY = "cavern 0"
TILES = 22
"""How many lie in the dungeon when the map of the README is drawn."""


def played(key: str, names: tuple[str, ...]) -> Iterator[State]:
    """Yield every state of a game between sensible players."""
    dice, lot = Dice(KeyedSource(key)), Dice(KeyedSource(f"{key} lot"))
    state, _ = GAME.new(Setup(names, Options()), dice)
    while seats := GAME.turn(state):
        move = decide(GAME.view(state, seats[0]), Manner(), lot)
        state, _ = GAME.apply(state, seats[0], move, dice)
        yield state


def of_game() -> dict[str, bytes]:
    """Return the pictures of the README by name: the map in the middle, the hand of whoever is next, the fullest battle."""
    found: dict[str, bytes] = {}
    most = 0
    for state in played(KEY, NAMES):
        if len(state.tiles) == TILES and state.step == "place" and not state.agenda and "cavern.png" not in found:
            found["cavern.png"] = picture(state, None, Look("map"))
            found["cavern-hand.png"] = picture(state, state.acting, Look("hand"))
        for contest in state.shown:
            if contest.kind == "battle" and len(contest.seats) > most:
                most = len(contest.seats)
                found["cavern-dice.png"] = draw(duels.scene(state, contest)).png
    return found


def picture(state: State, seat: Seat | None, look: Look) -> bytes:
    """Return what a seat, or with ``None`` everybody, is shown, as a PNG."""
    return draw(GAME.scene(GAME.view(state, seat), look)).png


async def of_script(folder: Path) -> dict[str, bytes]:
    """Return the pictures of first-cavern.md by name, from a run of its script."""
    world = await World.open(seed="lantern")
    try:
        runner = Runner(world, folder, "lantern")
        results = [await runner.do(line) for line in read_file(SCRIPT)]
    finally:
        await world.close()
    if failed := next((result for result in results if "failed" in result), None):
        raise ValueError(f"line {failed['line']} of {SCRIPT.name}: {failed['failed']}")
    return {
        "first-cavern-hand.png": _brought(results, 'press "Your hand"', "hand"),
        "first-cavern-turn.png": _brought(results, 'press "A"', "place"),
        "first-cavern-dice.png": _brought(results, 'press "Roll"', "dice", last=True),
        "first-cavern-map.png": _brought(results, 'press "Roll"', "map", last=True),
    }


def _brought(results: list[dict[str, Any]], do: str, subject: str, *, last: bool = False) -> bytes:
    """Return the picture of a subject that the first line of these words (or the ``last``) brought."""
    paths = [
        file["path"]
        for result in results
        if result["do"] == do
        for reply in result["replies"]
        for file in reply["files"]
        if f"-{subject}-" in file["name"]
    ]
    return Path(paths[-1 if last else 0]).read_bytes()


def main(folder: Path) -> int:
    """Write all pictures to a folder; 1 if the script does not go as it should."""
    kept = Path(tempfile.mkdtemp())
    try:
        for name, png in {**of_game(), **asyncio.run(of_script(kept))}.items():
            (folder / name).write_bytes(png)
            sys.stdout.write(f"{folder / name}\n")
    except ValueError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    finally:
        shutil.rmtree(kept)
    return 0


if __name__ == "__main__":
    sys.exit(main(IMAGES))
