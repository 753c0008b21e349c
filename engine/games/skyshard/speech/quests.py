"""A scenario in words: how it stands, and what is to be done next (SKY-G90)."""

from __future__ import annotations

from engine.core.words import count, listed, lower
from engine.maps.hexes import label

from ..state.board import board
from ..state.content import Scenario, content, scenario
from ..state.naming import chip_name, hero_name, sought
from ..state.options import MOST_HEROES, Options
from ..state.quests import burdens, gate_of, guardian, phase_of
from ..state.state import ENTRANCE, Hero, State, drawn, flooded, gained, missing_shapes, scenario_of, shut
from ..state.terrain import lockable

ORDINALS = ("", "first", "second", "third", "fourth", "fifth")


def counted(scene: str, number: int) -> str:
    """Return so many of what shard cards stand for: "2 beams"."""
    return f"{number} {sought(scene, number)}"


def shown(option: str, value: str) -> str:
    """Return the words for a value of an option in the lobby: a scenario by its name."""
    known = scenario(value) if option == "objective" else None
    return f"{value}: {known.name}" if known is not None else value.replace("_", " ")


def phrased(option: str, value: str) -> str:
    """Return how a lobby's post tells what was chosen: a scenario by its name, "" for all else."""
    known = scenario(value.partition(":")[0]) if option == "objective" else None
    return f"“{known.name}”" if known is not None else ""


def briefed(options: Options, players: int) -> str:
    """Return what a lobby says of the scenario that is chosen: its rules (SKY-G90); "" without one."""
    known = scenario(options.objective)
    return " ".join(known.told_to(min(max(1, players) * options.adventurers, MOST_HEROES))) if known is not None else ""


def moot(options: Options, prepared: bool) -> tuple[str, ...]:
    """Return the options that make no difference: a scenario brings its own number (SKY-G90)."""
    del prepared
    return () if scenario(options.objective) is None else ("shards",)


def progress(state: State) -> str:
    """Return how far the goal is reached, in a few words: "shards 1/3", "beams 1/2, 1 home, gate 5/7"."""
    known, errand = scenario_of(state), state.errand
    said = [f"{sought(state.scene, 2)} {gained(state)}/{state.required}"]
    if known is not None and errand is not None:
        if wanted := burdens(known):
            said += [f"{errand.home} home"] if wanted > 1 else []
        if known.order:
            said.append(f"{errand.opened}/{len(known.mark) + known.ahead} open")
        if gate := gate_of(state):
            said.append(f"gate {errand.gate}/{gate}")
        if known.last:
            said.append(f"last round {known.last}")
        if known.phase and (foe := guardian(state)) is not None:
            said.append(f"phase {errand.phase}/{len(known.phase)}, {foe.health} health")
    return ", ".join(said)


def next_step(state: State) -> str:
    """Return what is to be done next for a scenario, as a sentence; "" without one, and once it is over."""
    known, errand = scenario_of(state), state.errand
    if known is None or errand is None or state.phase != "delve":
        return ""
    return f"Next: {listed(_steps(state, known)) or 'be standing when the round ends'}."


def _steps(state: State, known: Scenario) -> list[str]:
    errand, owner = state.errand, board(state.tiles).owner
    assert errand is not None
    steps = []
    if (phase := phase_of(state)) is not None:
        foe = guardian(state)
        assert foe is not None
        return [f"bring down the {chip_name(foe.chip)} at {label(foe.at)} ({phase.hint})"]
    for index, hero in enumerate(state.heroes):
        if hero.burdens and hero.at is not None:
            there = owner[hero.at] == ENTRANCE
            where = "ends a turn on the entrance" if there else "goes to the entrance"
            steps.append(f"{hero_name(state, index)} {where} with {known.burden}")
    waiting = shut(state)
    steps += [f"open the {known.lock} at {label(lock.at)}" for lock in errand.locks if lock.at not in waiting]
    if (lying := drawn(state) - gained(state)) > 0:
        steps.append(f"enter the tile of the {sought(state.scene, lying)} on the map")
    if (left := state.required - drawn(state)) > 0:
        more = f"{left} more" if drawn(state) else str(left)
        steps.append(f"find {more} {sought(state.scene, left)}")
    if shapes := missing_shapes(state):
        steps.append(f"lay {listed([count(number, shape) for shape, number in shapes.items()])}")
    if errand.place and gained(state) >= state.required:
        steps.append(f"all of you to the {lower(content().tiles[errand.place].name)}, or right beside it")
    return steps


def carried(state: State, hero: Hero) -> tuple[tuple[str, int], ...]:
    """Return what an adventurer carries of a scenario, counted by the mark that it was found by."""
    known = scenario_of(state)
    return ((known.icon, len(hero.burdens)),) if known is not None and hero.burdens else ()


def marks_said(state: State) -> list[str]:
    """Return what a scenario has put on the map, as sentences for whoever cannot see it."""
    known, errand = scenario_of(state), state.errand
    if known is None or errand is None:
        return []
    map_, able = board(state.tiles), lockable(state)
    said = []
    for lock in errand.locks:
        turn = f", the {ORDINALS[lock.number]} in order" if lock.number else ""
        shut_ = "" if lock.at in able else ", not yet to be opened"
        said.append(f"A {known.lock} at {label(lock.at)}{turn}{shut_}.")
    if errand.place and not known.phase:
        said.append(f"All meet on the tile of {label(map_.cells(errand.place)[0])}, or beside it.")
    if under := flooded(state):
        said.append(f"Under water: the tiles of {listed([label(map_.cells(tile)[0]) for tile in under])}.")
    carriers = [hero_name(state, index) for index, hero in enumerate(state.heroes) if hero.burdens]
    if carriers:
        said.append(f"{listed(carriers)} {'carries' if len(carriers) == 1 else 'carry'} {known.burden}.")
    return said
