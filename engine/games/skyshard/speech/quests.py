"""A scenario in words: how it stands, and what is to be done next (SKY-G90)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.maps.hexes import Hex, label

from ..rules.walking import nearest_shard, reach
from ..state import paths
from ..state.board import board
from ..state.catalogue import WORDS
from ..state.content import Scenario, scenario
from ..state.naming import hero_name
from ..state.options import MOST_HEROES, Options
from ..state.quests import burdens, gate_of, guardian, phase_of
from ..state.state import ENTRANCE, Enemy, Hero, State, drawn, flooded, gained, missing_shapes, scenario_of, shut
from ..state.terrain import lockable, shard_cells, step_costs


def shown(option: str, value: str) -> str:
    """Return the words for a value of an option in the lobby: a scenario by its name."""
    if option != "objective":
        return value.replace("_", " ")
    known = scenario(value)
    return WORDS.text(known.name) if known is not None else WORDS("objective-is", scores=value == "uncover")


def phrased(option: str, value: str) -> str:
    """Return how a lobby's post tells what was chosen: a scenario by its name, "" for all else."""
    known = scenario(value.partition(":")[0]) if option == "objective" else None
    return WORDS("lobby-scenario", name=known.name) if known is not None else ""


def briefed(options: Options, players: int) -> str:
    """Return what a lobby says of the scenario that is chosen: its rules (SKY-G90); without one, goal and threat.

    A threat that the host chose stands among what is chosen.
    """
    known = scenario(options.objective)
    if known is None:
        usual = options.threat == type(options)().threat
        return WORDS("lobby-brief", shards=options.shards, threat=options.threat if usual else "", least=options.objective)
    return " ".join(known.told_to(min(max(1, players) * options.adventurers, MOST_HEROES), WORDS.text))


def moot(options: Options, prepared: bool) -> tuple[str, ...]:
    """Return the options that make no difference: a scenario brings its own number (SKY-G90)."""
    del prepared
    return () if scenario(options.objective) is None else ("shards",)


def progress(state: State) -> str:
    """Return how far the goal is reached, in a few words: "shards 1/3", "beams 1/2, 1 home, gate 5/7"."""
    known, errand = scenario_of(state), state.errand
    parts = [WORDS("progress", sought=state.scene, gained=gained(state), required=state.required)]
    if known is not None and errand is not None:
        if burdens(known) > 1:
            parts.append(WORDS("progress-home", number=errand.home))
        if known.order:
            parts.append(WORDS("progress-open", opened=errand.opened, number=len(known.mark) + known.ahead))
        if gate_of(state):
            parts.append(WORDS("progress-gate", left=errand.gate))
        if known.last:
            parts.append(WORDS("progress-last", round=known.last))
        if known.phase and (foe := guardian(state)) is not None:
            parts.append(WORDS("progress-phase", phase=errand.phase, number=len(known.phase), health=foe.health))
    return ", ".join(parts)


def next_step(state: State) -> str:
    """Return what is to be done next for the goal, as a sentence; "" where that is to find shards, and once it is over."""
    steps = _next(state)
    return WORDS("next", steps=steps) if steps else ""


def goal(state: State) -> str:
    """Return the same within a sentence; the map shows where a single shard lies."""
    steps = _next(state, brief=True)
    return WORDS("next-goal", steps=steps) if steps else ""


def _next(state: State, *, brief: bool = False) -> list[str]:
    known = scenario_of(state)
    if state.phase != "delve":
        return []
    if known is not None:
        return _steps(state, known) or [WORDS("next-stand")]
    if cells := shard_cells(state):
        return [_enter(state, cells, brief=brief)]
    if gained(state) < state.required:
        return []
    return [WORDS("next-leave" if state.objective == "uncover" else "next-win")]


def _steps(state: State, known: Scenario) -> list[str]:
    errand, owner = state.errand, board(state.tiles).owner
    assert errand is not None
    steps = []
    if (phase := phase_of(state)) is not None:
        foe = guardian(state)
        assert foe is not None
        return [WORDS("next-guardian", chip=foe.chip, at=label(foe.at), hint=phase.hint)]
    for index, hero in enumerate(state.heroes):
        if hero.burdens and hero.at is not None:
            there = owner[hero.at] == ENTRANCE
            steps.append(WORDS("next-carry", who=hero_name(state, index), there=there, burden=state.scene))
    waiting = shut(state)
    locks = [label(lock.at) for lock in errand.locks if lock.at not in waiting]
    steps += [WORDS("next-open", lock=state.scene, at=at) for at in locks]
    if cells := shard_cells(state):
        steps.append(_enter(state, cells))
    if (left := state.required - drawn(state)) > 0:
        steps.append(WORDS("next-find", sought=state.scene, number=left, more=drawn(state) > 0))
    if shapes := missing_shapes(state):
        pieces = [WORDS("next-pieces", number=number, shape=shape) for shape, number in shapes.items()]
        steps.append(WORDS("next-lay", pieces=pieces))
    if errand.place and gained(state) >= state.required:
        steps.append(WORDS("next-meet", tile=errand.place))
    return steps


def _enter(state: State, cells: Sequence[Hex], *, brief: bool = False) -> str:
    # Where the way there leads onto the tile first is the hex that a button names.
    near = nearest_shard(reach(state)) if state.turn is not None and len(cells) == 1 else None
    there = (near,) if near is not None else cells
    named = () if brief and len(cells) == 1 else tuple(map(label, there))
    foe, enter = in_the_way_of_shards(state), WORDS("next-enter", sought=state.scene, cells=named)
    return enter if foe is None else WORDS("next-past", foe=foe.chip, then=enter)


def in_the_way_of_shards(state: State) -> Enemy | None:
    """Return the enemy that shuts the acting adventurer off from all tiles with a shard: the first on the shortest way
    there; ``None`` for none."""
    turn, map_, cells = state.turn, board(state.tiles), shard_cells(state)
    at = state.heroes[turn.hero].at if turn is not None else None
    if at is None:
        return None
    tiles = {map_.owner[cell] for cell in cells}
    goals = [cell for cell, tile in map_.owner.items() if tile in tiles]
    enemies = {enemy.at: enemy for enemy in state.enemies}
    open_ways, ways = (paths.ways(map_, blocked, step_costs(state), at) for blocked in (enemies, ()))
    if any(cell in open_ways for cell in goals):
        return None
    goal = min((cell for cell in goals if cell in ways), key=lambda cell: ways[cell][0], default=at)
    found = None
    while goal != at:
        found, goal = enemies.get(goal, found), ways[goal][1]
    return found


def carried(state: State, hero: Hero) -> tuple[tuple[str, int], ...]:
    """Return what an adventurer carries of a scenario, counted by the mark that it was found by."""
    known = scenario_of(state)
    return ((known.icon, len(hero.burdens)),) if known is not None and hero.burdens else ()


def marks_said(state: State) -> list[str]:
    """Return what a scenario has put on the map, as sentences for readers who cannot see it."""
    known, errand = scenario_of(state), state.errand
    if known is None or errand is None:
        return []
    map_, able = board(state.tiles), lockable(state)
    marks = [
        WORDS("mark-lock", lock=state.scene, at=label(lock.at), number=lock.number, able=lock.at in able)
        for lock in errand.locks
    ]
    if errand.place and not known.phase:
        marks.append(WORDS("mark-place", at=label(map_.cells(errand.place)[0])))
    if under := flooded(state):
        marks.append(WORDS("mark-water", cells=[label(map_.cells(tile)[0]) for tile in under]))
    carriers = [hero_name(state, index) for index, hero in enumerate(state.heroes) if hero.burdens]
    if carriers:
        marks.append(WORDS("mark-carried", names=carriers, burden=state.scene))
    return marks
