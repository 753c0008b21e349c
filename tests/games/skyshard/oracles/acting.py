"""Where an adventurer may walk, whom it may attack or heal, which doors it may explore; where an enemy hunts."""

from __future__ import annotations

from engine.games.skyshard.state.content import content, scenario
from engine.games.skyshard.state.state import Enemy, State

from .exploring import explorable
from .floor import Cell, Floor, floor_of, units


def bonus(state: State, hero: int, what: str) -> int:
    """Return what an adventurer's ready legendary relics add (SKY-G43)."""
    relics = [content().relics[relic] for relic in state.heroes[hero].worn]
    return sum(relic.amount for relic in relics if relic.bonus == what)


def stamina(state: State, hero: int) -> int:
    """Return how far an adventurer moves: Stamina, relics, what this turn adds, less its burdens (SKY-019, SKY-G92)."""
    known = content().adventurers[state.heroes[hero].kind]
    extra = state.turn.extra if state.turn is not None and state.turn.hero == hero else 0
    return max(1, known.stamina + bonus(state, hero, "stamina") + extra - len(state.heroes[hero].burdens))


def conditions(state: State, floor: Floor, what: str) -> set[str]:
    """Return the tiles with an environment (SKY-G46, SKY-G83)."""
    return {lying.tile for lying in state.beside if content().cards[lying.card].environment == what} & set(floor.pieces)


def costs(state: State, floor: Floor) -> dict[str, int]:
    """Return the tiles where a hex costs 2: mire (SKY-G46) and water (SKY-G95)."""
    asked = scenario(state.objective) if state.errand is not None else None
    wet: set[str] = set()
    if asked is not None and asked.water and state.errand is not None:
        count = max(0, state.round - asked.water + 1)
        wet = {laid.tile for laid in state.tiles[:count]} - {state.errand.place}
    return dict.fromkeys(conditions(state, floor, "mire") | wet, 2)


def walks(state: State) -> set[Cell]:
    """Return the hexes that the acting adventurer may move to (SKY-G25, SKY-G31, SKY-G32, SKY-G66)."""
    turn = state.turn
    assert turn is not None
    at = state.heroes[turn.hero].at
    assert at is not None
    if turn.explored:
        return set()
    far = stamina(state, turn.hero)
    budgets = [] if turn.left is None else [turn.left]
    if turn.left is None and turn.moves == 0:
        budgets.append(far)
    if turn.moves == 1 and not turn.attacks:
        budgets.append(far)
    floor = floor_of(state.tiles)
    spent = floor.walks(at, units(state) - {at}, costs(state, floor))
    return {cell for cell, cost in spent.items() if cell != at and any(cost <= budget for budget in budgets)}


def in_reach(state: State, floor: Floor, at: Cell, cell: Cell, reach: int) -> bool:
    """Return whether a unit at ``at`` may attack ``cell``: reach, sight, and murk from 2 hexes on (SKY-G46, SKY-G48)."""
    apart = floor.steps(at).get(cell)
    if apart is None or apart > reach or not floor.sees(at, cell):
        return False
    murk = conditions(state, floor, "murk")
    parted = floor.tile_of[at] != floor.tile_of[cell]
    return apart < 2 or not (parted and {floor.tile_of[at], floor.tile_of[cell]} & murk)


def attacks(state: State) -> set[Cell]:
    """Return the enemies that the acting adventurer may attack (SKY-G25, SKY-G48)."""
    turn = state.turn
    assert turn is not None
    hero = state.heroes[turn.hero]
    assert hero.at is not None
    if turn.moves >= 2 or (turn.attacks and hero.fatigue >= 3):
        return set()
    floor, reach = floor_of(state.tiles), content().adventurers[hero.kind].reach
    return {enemy.at for enemy in state.enemies if in_reach(state, floor, hero.at, enemy.at, reach)}


def heals(state: State) -> set[Cell]:
    """Return whom the acting adventurer may heal: hurt, within a Mender's reach, once a turn (SKY-G21, SKY-G61)."""
    turn = state.turn
    assert turn is not None
    hero = state.heroes[turn.hero]
    assert hero.at is not None
    if hero.kind != "mender" or turn.healed:
        return set()
    hurt = {
        other.at
        for number, other in enumerate(state.heroes)
        if other.at is not None and other.health < content().adventurers[other.kind].health + bonus(state, number, "health")
    }
    friend = state.friend
    if friend is not None and friend.at is not None and friend.health < content().companions[friend.kind].health:
        hurt.add(friend.at)
    steps = floor_of(state.tiles).steps(hero.at)
    return {cell for cell in hurt if steps.get(cell, 99) <= content().adventurers["mender"].reach}


def doors(state: State) -> set[Cell]:
    """Return the doors that the acting adventurer may explore (SKY-012, SKY-014 to SKY-018, SKY-G25, SKY-G28).

    It does so here by its chance, or by an explore action in sight and within its movement range, if it has not moved.
    """
    turn = state.turn
    assert turn is not None
    at = state.heroes[turn.hero].at
    assert at is not None
    floor, found = floor_of(state.tiles), set()
    steps = floor.steps(at)
    for door in explorable(state):
        afar = not turn.moves and not turn.explored and floor.sees(at, door)
        if (door == at and turn.door) or (afar and steps.get(door, 99) <= stamina(state, turn.hero)):
            found.add(door)
    return found


# Enemies (SKY-G47).


def prey(state: State) -> dict[Cell, int]:
    """Return the units that enemies go for, each with its health."""
    found = {hero.at: hero.health for hero in state.heroes if hero.at is not None}
    if state.friend is not None and state.friend.at is not None:
        found[state.friend.at] = state.friend.health
    return found


def favourites(found: dict[Cell, int], taste: str) -> set[Cell]:
    """Return those with most health, or with least."""
    best = (max if taste == "strongest" else min)(found.values(), default=0)
    return {cell for cell, health in found.items() if health == best}


def marks(state: State, enemy: Enemy) -> set[Cell]:
    """Return whom an enemy would strike first from where it stands."""
    chip, floor = content().chips[enemy.chip], floor_of(state.tiles)
    near = {cell: health for cell, health in prey(state).items() if in_reach(state, floor, enemy.at, cell, chip.reach)}
    return favourites(near, chip.taste)


def hunting_hexes(state: State, enemy: Enemy) -> set[Cell]:
    """Return the nearest free hexes that give an enemy a target, of equals those that give it its favourite."""
    chip, floor = content().chips[enemy.chip], floor_of(state.tiles)
    walked = floor.walks(enemy.at, units(state) - {enemy.at}, costs(state, floor))
    steps, wanted = floor.steps(enemy.at), prey(state)
    able: dict[Cell, int] = {}
    for cell in walked:
        near = {item: wanted[item] for item in wanted if in_reach(state, floor, cell, item, chip.reach)}
        if near and cell != enemy.at:
            able[cell] = wanted[next(iter(favourites(near, chip.taste)))]
    least = min((steps[cell] for cell in able), default=0)
    nearest = {cell: health for cell, health in able.items() if steps[cell] == least}
    return favourites(nearest, chip.taste)
