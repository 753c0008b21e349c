"""``python -m docs.pictures``: make pictures, quotes and tables of README and docs again, from games that were played.

Those of the README, of playing.md and game-master.md come from games of four who play by themselves; those of
first-cavern.md and first-wilds.md are what the scripts that they tell bring, and so are the quotes of first-wilds.md (see
`quotes`). The table of orders in game-master.md is the desk's (see `orders`). Every game has its dice key, so that it is
the same every time.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from docs import orders, quotes, wanderers
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Seat, Setup
from engine.core.scene import Look
from engine.games.cavern import duels
from engine.games.cavern.game import GAME
from engine.games.cavern.options import Options
from engine.games.cavern.state import State
from engine.games.wilds.game import GAME as WILDS
from engine.games.wilds.options import Options as WildsOptions
from engine.games.wilds.state import State as WildsState
from engine.render import draw
from playground.runner import Runner, read_file
from playground.world import World
from tests.games.cavern.simulate.player import Manner, decide

PAGES = Path(__file__).parent
IMAGES = PAGES / "images"
SCRIPTS = Path(__file__).parents[1] / "playground" / "scripts"
SCRIPT, FIRST_WILDS = SCRIPTS / "cavern.txt", SCRIPTS / "wilds.txt"
QUOTING, ORDERING = PAGES / "first-wilds.md", PAGES / "game-master.md"
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


def of_expeditions() -> dict[str, bytes]:
    """Return the pictures of two expeditions by name: a marsh as party and game master see it, and isles."""
    marsh, isles = _explored("drownedmile", "wilds 0", 9), _explored("gullcrown", "wilds 2", 6)
    return {
        "wilds.png": draw(WILDS.scene(WILDS.view(marsh, None), Look("map"))).png,
        "wilds-desk.png": draw(WILDS.scene(WILDS.view(marsh, marsh.master), Look("desk"))).png,
        "wilds-isles.png": draw(WILDS.scene(WILDS.view(isles, None), Look("map"))).png,
    }


def _explored(region: Any, key: str, places: int) -> WildsState:
    """Return the first state of an expedition in which so many places were visited and nothing is under way."""
    for state in wanderers.wandered(key, WildsOptions(region=region, decide="anyone")):
        if len(state.visited) >= places and not state.agenda:
            return state
    raise ValueError(f"The party of {region} never saw {places} places.")


def picture(state: State, seat: Seat | None, look: Look) -> bytes:
    """Return what a seat, or with ``None`` everybody, is shown, as a PNG."""
    return draw(GAME.scene(GAME.view(state, seat), look)).png


async def run(script: Path, folder: Path) -> list[dict[str, Any]]:
    """Return what each line of a script brought, its pictures in ``folder``; ``ValueError`` if one does not go well."""
    folder.mkdir(parents=True, exist_ok=True)
    world = await World.open(seed="lantern")
    try:
        runner = Runner(world, folder, "lantern")
        results = [await runner.do(line) for line in read_file(script)]
    finally:
        await world.close()
    if failed := next((result for result in results if "failed" in result), None):
        raise ValueError(f"line {failed['line']} of {script.name}: {failed['failed']}")
    return results


def of_cavern(results: list[dict[str, Any]]) -> dict[str, bytes]:
    """Return the pictures of first-cavern.md by name, from a run of its script."""
    return {
        "first-cavern-hand.png": _brought(results, 'press "Your hand"', "hand"),
        "first-cavern-turn.png": _brought(results, 'press "A"', "place"),
        "first-cavern-dice.png": _brought(results, 'press "Roll"', "dice", last=True),
        "first-cavern-map.png": _brought(results, 'press "Roll"', "map", last=True),
    }


def of_wilds(results: list[dict[str, Any]]) -> dict[str, bytes]:
    """Return the pictures of first-wilds.md by name, from a run of its script."""
    return {
        "first-wilds-start.png": _brought(results, 'pick "Druid"', "map"),
        "first-wilds-thorns.png": _brought(results, 'press "Look into the Two Thorns"', "map", last=True),
        "first-wilds-goal.png": _brought(results, 'press "Look into the White Mare"', "map", last=True),
        "first-wilds-end.png": _brought(results, "/depart", "map", last=True),
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


def main(images: Path, pages: Path) -> int:
    """Write all pictures to one folder and anew what is made in the pages of another; 1 if a script does not go well."""
    kept = Path(tempfile.mkdtemp())
    try:
        cavern, wilds = (asyncio.run(run(script, kept / script.stem)) for script in (SCRIPT, FIRST_WILDS))
        for name, png in {**of_game(), **of_expeditions(), **of_cavern(cavern), **of_wilds(wilds)}.items():
            (images / name).write_bytes(png)
            sys.stdout.write(f"{images / name}\n")
        for page, renewed in ((QUOTING, lambda text: quotes.renewed(text, wilds)), (ORDERING, orders.renewed)):
            file = pages / page.name
            file.write_text(renewed(file.read_text(encoding="utf-8")), encoding="utf-8")
            sys.stdout.write(f"{file}\n")
    except ValueError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    finally:
        shutil.rmtree(kept)
    return 0


if __name__ == "__main__":
    sys.exit(main(IMAGES, PAGES))
