"""What a player could pay, and what a round gives them (GAL-G25, GAL-G26, GAL-G42, GAL-G94)."""

from __future__ import annotations

from engine.games.galaxy.state.state import Planet, State


def held(state: State, player: int) -> list[Planet]:
    """Return the planets that a player controls."""
    return [planet for planet in state.planets if planet.owner == player and not planet.destroyed]


def resources(planet: Planet) -> int:
    return planet.resources + sum(card.resources for card in planet.attachments)


def influence(planet: Planet) -> int:
    return planet.influence + sum(card.influence for card in planet.attachments)


def purse(state: State, player: int, what: str) -> int:
    """Return the resources or the influence that a player could pay: of ready planets, and trade goods."""
    own = state.players[player]
    value = resources if what == "resources" else influence
    # The Almshouse pays with the greater number while it has no trade goods.
    bowl = own.faction == "almshouse" and not own.trade_goods
    ready = [planet for planet in held(state, player) if not planet.exhausted]
    return sum(max(resources(planet), influence(planet)) if bowl else value(planet) for planet in ready) + own.trade_goods


def commodities(state: State, player: int) -> int:
    """Return how many commodities a player may hold."""
    own = state.players[player]
    return 3 + 2 * any(held.relic == "trade-core" for held in own.relics)


def tokens(state: State, player: int) -> int:
    """Return the command tokens of a player that are not in the supply."""
    own = state.players[player]
    return own.tactic + own.strategy + sum(player in system.tokens for system in state.systems)


def after_status(state: State, player: int) -> int:
    """Return the tokens in a player's pools once a status phase has given 2: those on the map are back, 12 are all."""
    own = state.players[player]
    return min(12, own.tactic + own.strategy + 2)


def cards_drawn(state: State, player: int) -> int:
    """Return how many order cards a status phase gives."""
    return 1
