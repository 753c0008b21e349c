"""``python -m docs.pictures``: make pictures, quotes and tables of README and docs again, from games that were played.

Those of README and games.md, of playing.md and game-master.md come from games of people who play by themselves; those of
first-cavern.md, first-wilds.md, first-scenario.md and first-voyage.md are what the scripts that they tell bring, and so
are the quotes of the last three (see `quotes`). The tables of orders in game-master.md are the desks' (see `orders`).
Those of the quick-start cards go to data (see `howto`). Every game has its dice key, so that it is the same every time.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from docs import captains, howto, orders, quotes, venturers, wanderers
from engine.core.content import DATA
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Seat, Setup
from engine.core.scene import Look
from engine.games.cavern.game import GAME
from engine.games.cavern.picture import duels
from engine.games.cavern.player.sensible import Manner, decide
from engine.games.cavern.state.options import Options
from engine.games.cavern.state.state import State
from engine.games.galaxy.game import GAME as GALAXY
from engine.games.galaxy.state.state import State as GalaxyState
from engine.games.regions.game import GAME as REGIONS
from engine.games.regions.state import board
from engine.games.regions.state.options import Options as RegionsOptions
from engine.games.regions.state.state import State as RegionsState
from engine.games.wilds.game import GAME as WILDS
from engine.games.wilds.picture.hexscene import pressing
from engine.games.wilds.state.options import Options as WildsOptions
from engine.games.wilds.state.state import State as WildsState
from engine.render import draw
from playground.runner import Runner, read_file
from playground.script import ScriptError
from playground.world import World

PAGES = Path(__file__).parent
IMAGES = PAGES / "images"
SCRIPTS = Path(__file__).parents[1] / "tests" / "games"
SCRIPT, FIRST_WILDS = SCRIPTS / "cavern" / "scripts" / "cavern.txt", SCRIPTS / "wilds" / "scripts" / "wilds.txt"
FIRST_SCENARIO = SCRIPTS / "regions" / "scripts" / "first-scenario.txt"
FIRST_VOYAGE = SCRIPTS / "galaxy" / "scripts" / "first-voyage.txt"
QUOTING = (PAGES / "first-wilds.md", PAGES / "first-scenario.md", PAGES / "first-voyage.md")
ORDERING = PAGES / "game-master.md"
NAMES = ("Ada", "Bob", "Cy", "Dee")
KEY = "cavern 0"
TILES = 22
"""How many lie in the dungeon when the map of README and games.md is drawn."""
PARTIES, STEPS = 40, 300
"""So many parties wander the wilds at most, each for so long, until one has what a picture is to show."""
SCENARIOS = 40
"""So many scenarios are played at most until one has what a picture is to show."""
EXPEDITIONS = 20
"""So many expeditions among the stars are played at most until one has what the map of games.md is to show."""
CROWD = 4
"""No more should crowd any one region of the map of games.md."""


def played(key: str, names: tuple[str, ...]) -> Iterator[State]:
    """Yield every state of a game between sensible players."""
    dice, lot = Dice(KeyedSource(key)), Dice(KeyedSource(f"{key} lot"))
    state, _ = GAME.new(Setup(names, Options()), dice)
    while seats := GAME.turn(state):
        move = decide(GAME.view(state, seats[0]), Manner(), lot)
        state, _ = GAME.apply(state, seats[0], move, dice)
        yield state


def of_game() -> dict[str, bytes]:
    """Return the pictures of games.md by name: the map in the middle, the hand of whoever is next, the fullest battle."""
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
    marsh, isles = _explored("drownedmile", 9), _explored("gullcrown", 6)
    return {
        "wilds.png": draw(WILDS.scene(WILDS.view(marsh, None), Look("map"))).png,
        "wilds-desk.png": draw(WILDS.scene(WILDS.view(marsh, marsh.master), Look("desk"))).png,
        "wilds-isles.png": draw(WILDS.scene(WILDS.view(isles, None), Look("map"))).png,
    }


def _explored(region: Any, places: int) -> WildsState:
    """Return the first state of an expedition in which so many places were visited, nothing is under way, the goal is
    sought, and a clue leads on."""
    for number in range(PARTIES):
        wandered = wanderers.wandered(f"wilds {number}", WildsOptions(region=region, decide="anyone"))
        for state in islice(wandered, STEPS):
            if len(state.visited) >= places and not state.agenda and state.goal == "open" and pressing(state):
                return state
    raise ValueError(f"No party of {region} saw {places} places and had a clue.")


def of_scenarios() -> dict[str, bytes]:
    """Return the pictures of two scenarios by name: a crossing as party and game master see it, and one of stealth."""
    crossing, stealth = _met("thornruin", _is_telling), _met("countinghouse", _is_watched)
    return {
        "regions.png": draw(REGIONS.scene(REGIONS.view(crossing, None), Look("map"))).png,
        "regions-desk.png": draw(REGIONS.scene(REGIONS.view(crossing, crossing.master), Look("desk"))).png,
        "regions-stealth.png": draw(REGIONS.scene(REGIONS.view(stealth, None), Look("map"))).png,
    }


def _met(scenario: Any, fits: Callable[[RegionsState], bool]) -> RegionsState:
    """Return the first state in which somebody's turn begins with the whole party on its feet, and which ``fits``."""
    for number in range(SCENARIOS):
        for state in venturers.ventured(f"regions {number}", RegionsOptions(scenario=scenario)):
            ready = state.turn is not None and not state.agenda and all(member.standing for member in state.members)
            if ready and fits(state):
                return state
    raise ValueError(f"No party of {scenario} comes to what the picture is to show.")


def _is_telling(state: RegionsState) -> bool:
    """Return whether a map shows most of a crossing: the dark, water, Creatures, a lock, a wall, and not the end of it."""
    return (
        {"yard", "hall", "stair"} <= set(state.explored)
        and {"cellar"} <= set(state.seen)
        and not {"vault", "ridge"} & set(state.explored)
        and sum(entity.type == "Creature" and bool(entity.number) for entity in state.entities) >= 2
        and max(Counter([one.region for one in state.members] + [one.at for one in state.entities]).values()) <= CROWD
    )


def _is_watched(state: RegionsState) -> bool:
    """Return whether a map shows an Alerted Seeker where the party sees it, who has cost it something already."""
    return (
        len(state.explored) >= 4
        and state.tokens < state.token_most
        and any(entity.alerted and board.visible(state, entity) for entity in state.entities)
    )


def of_galaxy() -> dict[str, bytes]:
    """Return the picture of an expedition of four rivals by name."""
    for number in range(EXPEDITIONS):
        for state in captains.voyaged(f"galaxy {number}"):
            if state.round > 4:
                break
            if state.phase == "action" and GALAXY.turn(state) == (state.active,) and _is_lively(state):
                return {"galaxy.png": draw(GALAXY.scene(GALAXY.view(state, None), Look("map"))).png}
    raise ValueError("No expedition comes to what the picture is to show.")


def _is_lively(state: GalaxyState) -> bool:
    """Return whether a map shows what there is among the stars: worlds of everybody, Meridian taken, cards attached, a
    frontier left, a storm or a gate, and tokens of a round half played."""
    held = Counter(planet.owner for planet in state.planets if planet.owner >= 0)
    return (
        state.round == 4
        and sum(len(system.tokens) for system in state.systems) > len(state.players)
        and all(held[player] >= 3 for player in range(len(state.players)))
        and all(not system.seal for system in state.systems)
        and sum(bool(planet.attachments) for planet in state.planets) >= 2
        and any(system.frontier for system in state.systems)
        and any(system.storm or (system.gamma and system.at is not None) for system in state.systems)
    )


def picture(state: State, seat: Seat | None, look: Look) -> bytes:
    """Return what a seat, or with ``None`` everybody, is shown, as a PNG."""
    return draw(GAME.scene(GAME.view(state, seat), look)).png


async def run(script: Path, folder: Path) -> list[dict[str, Any]]:
    """Return what each line of a script brought, its pictures in ``folder``; ``ValueError`` if one does not go well."""
    folder.mkdir(parents=True, exist_ok=True)
    world = await World.open(seed="lantern")
    try:
        runner = Runner(world, folder, "lantern")
        results = []
        for line in read_file(script):
            results.append(result := await runner.do(line))
            if "failed" in result:
                raise ValueError(f"line {line.number} of {script.name}: {result['failed']}")
        return results
    except ScriptError as error:
        raise ValueError(f"{script.name}: {error}") from error
    finally:
        await world.close()


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


def of_regions(results: list[dict[str, Any]]) -> dict[str, bytes]:
    """Return the pictures of first-scenario.md by name, from a run of its script."""
    return {
        "first-scenario-yard.png": _brought(results, "/move to:A", "map"),
        "first-scenario-hall.png": _brought(results, "/choose option:roll-with-it", "map", last=True),
        "first-scenario-guard.png": _brought(results, "/choose option:brace", "map", last=True),
    }


def of_voyage(results: list[dict[str, Any]]) -> dict[str, bytes]:
    """Return the pictures of first-voyage.md by name, from a run of its script."""
    return {
        "first-voyage-start.png": _brought(results, 'press "Start"', "map"),
        "first-voyage-card.png": _brought(results, 'press "All on Gantry"', "card"),
        "first-voyage-council.png": _brought(results, 'press "Tactic token"', "map"),
        "first-voyage-desk.png": _brought(results, 'press "Resolved"', "map", last=True),
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


def main(images: Path, pages: Path, games: Path) -> int:
    """Write all pictures to one folder, anew what is made in the pages of another, and those of the cards to the folders
    of their games in a third; 1 if a script does not go well."""
    kept = Path(tempfile.mkdtemp())
    try:
        scripts = (SCRIPT, FIRST_WILDS, FIRST_SCENARIO, FIRST_VOYAGE)
        cavern, wilds, regions, voyage = (asyncio.run(run(script, kept / script.stem)) for script in scripts)
        played_alone = {**of_game(), **of_expeditions(), **of_scenarios(), **of_galaxy()}
        told = {**of_cavern(cavern), **of_wilds(wilds), **of_regions(regions), **of_voyage(voyage)}
        for name, png in {**played_alone, **told}.items():
            (images / name).write_bytes(png)
            sys.stdout.write(f"{images / name}\n")
        for name, png in howto.of_cards({**played_alone, **told}).items():
            game, picture_of = name.split("/")
            folder = games / game / howto.FOLDER
            folder.mkdir(parents=True, exist_ok=True)
            (folder / picture_of).write_bytes(png)
            sys.stdout.write(f"{folder / picture_of}\n")
        first_wilds, first_scenario, first_voyage = QUOTING
        for page, renewed in (
            (first_wilds, lambda text: quotes.renewed(text, wilds)),
            (first_scenario, lambda text: quotes.renewed(text, regions)),
            (first_voyage, lambda text: quotes.renewed(text, voyage)),
            (ORDERING, orders.renewed),
        ):
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
    sys.exit(main(IMAGES, PAGES, DATA))
