"""What makes a point, and who has won (GAL-G40, GAL-G45, GAL-G59, GAL-G61, GAL-G82)."""

from __future__ import annotations

from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.state import Force, Planet, State

from .income import held, influence, purse, resources
from .reach import beside, letters


def ships(force: Force) -> int:
    return force.scout + force.transport + force.battleship


def meets(state: State, player: int, goal: str) -> bool:
    """Return whether a player fulfils a goal now."""
    own, planets = state.players[player], held(state, player)
    outside = [planet for planet in planets if planet.home < 0]
    fleets = [system for system in state.systems if ships(system.fleets[player])]
    middle = next(system for system in state.systems if "meridian" in system.planets)
    traits = [trait for planet in planets for trait in planet.traits]
    forces = [system.fleets[player] for system in state.systems] + [
        planet.troops[player] for planet in state.planets if planet.troops
    ]
    needed = [content().technologies[technology].needs - (state.length == "short") for technology in own.technologies]
    gates = {planet.system for planet in state.planets if planet.home >= 0 and planet.home != player}
    found = {
        "far-holdings": len(outside) >= 4,
        "three-natures": set(traits) == {"cultural", "hazardous", "industrial"},
        "marked-worlds": sum(len(planet.attachments) for planet in planets) >= 3,
        "learned": len(own.technologies) >= 3,
        "great-works": purse(state, player, "resources") >= 6,
        "loud-voices": purse(state, player, "influence") >= 6,
        "keeper": len(own.relics) >= 1,
        "void-watch": sum(not system.planets for system in fleets) >= 3,
        "inner-ring": sum(
            beside(system, middle) and any(planet.system == system.id for planet in planets) for system in state.systems
        )
        >= 3,
        "wide-wake": len(fleets) >= 5,
        "full-drawer": len(own.hand) >= 5,
        "held-back": own.tactic + own.strategy >= 3,
        "masterpiece": sum(max(0, number) for number in needed) >= 2,
        "odd-pieces": sum(1 for number in own.fragments.values() if number) >= 2,
        "jewel": any(resources(item) + influence(item) >= 5 for item in outside if item.id != "meridian"),
        "at-the-gates": any(system.id in gates for system in fleets),
        "pathfinder": own.frontiers >= 2,
        "collector": sum(own.fragments.values()) >= 4,
        "seat-of-legend": any(map(fabled, planets)),
        "centre-of-all": any(planet.id == "meridian" for planet in planets),
        "ferrymaster": sum(bool(letters(system)) for system in fleets) >= 2,
        "iron-guard": sum(planet.troops[player].mech for planet in state.planets if planet.troops) >= 3,
        "schools": sum(taught(planet) for planet in planets) >= 2,
        "full-coffers": own.trade_goods >= 5,
        "trial-by-fire": traits.count("hazardous") >= 2,
        "patron": traits.count("cultural") >= 2,
        "victor": own.won == state.round,
        "shipwrights": sum(force.dock for force in forces) >= 2,
    }
    return found[goal]


def fabled(planet: Planet) -> bool:
    return planet.legendary or any(card.card == "world-forge" for card in planet.attachments)


def taught(planet: Planet) -> bool:
    return bool(planet.specialty) or any(card.specialty for card in planet.attachments)


def enough(state: State) -> int:
    """Return how many points win at once."""
    if state.length == "short":
        return 5
    return 8 if len(state.players) < 5 else 7


def first(state: State) -> int:
    """Return who has won after the last round, or because a player has enough points, or is the only one left."""
    place = state.order.index(state.speaker)
    order = [item for item in (*state.order[place:], *state.order[:place]) if not state.players[item].gone]
    there = [item for item in order if state.players[item].points >= enough(state)]
    if there:
        return there[0]
    own = state.players
    return max(
        order, key=lambda item: (own[item].points, len(held(state, item)), own[item].trade_goods, -order.index(item))
    )
