"""Which moves roll, draw or reveal something, as far as everybody knows: they carry the die mark."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import verbs
from engine.core.moves import Move

from ..state import board, moves
from ..state.content import TOMB_CROWN, VOID_COMPASS
from ..state.state import NOBODY, NONE, Exploration, Force, Planet, State
from ..state.view import View
from . import card_actions, control, flow, standing_orders, steps
from .exploring import effects, explorations
from .fighting import landing
from .flow import WITHOUT, open_questions, open_stage
from .moving import journeys, movement

ALWAYS = (moves.Chart, moves.Explore, moves.Relic)
"""Moves that always do."""
DRAWING = ("fresh-survey", "long-scan", "star-charts")
"""Order cards that draw or reveal something when they are played as an action."""
CALM = (
    "commodity",
    "commodities",
    "convert",
    "convert-1",
    "convert-2",
    "infantry",
    "mech-trade-good",
    "mech-commodity",
    "produce",
    "remove",
    WITHOUT,
)
"""What is decided about an open exploration card without drawing anything."""
DRAWN = (steps.ChooseDeck, steps.GainFirst, steps.Frontier, steps.SurveyWhich, steps.CrownWhich, steps.Stand)
"""Questions whose answers draw or roll, but where something is left alone."""


def rolls(view: View, move: Move) -> bool:
    """Return whether a legal move may roll, draw or reveal something itself."""
    state, stage = view.state, open_stage(view.state)
    match move:
        case moves.Activate(system=system):
            player = max(0, state.active)
            if system not in state.system_by_id or explorations.sites(state, player, system):
                return True
            return not movement.origins(state, player, system) and _acts(state, player, system, NONE)
        case moves.Bring(origin=origin, units=units):
            journey = journeys.read(state, origin, units)
            if journey is None or not isinstance(stage, flow.Moving):
                return True
            coming = sum((force for _, force in journey.picked), journey.force)
            return (journey.last or _arrives(state, stage)) and _acts(state, stage.player, stage.system, coming)
        case verbs.Pass() if isinstance(stage, flow.Moving):
            return _acts(state, stage.player, stage.system, NONE)
        case verbs.Pass() if isinstance(stage, flow.Landing):
            taken = [planet for planet in landing.planets_in(state, stage.system) if _is_landed_on(planet, stage.player)]
            return _comes_up(state, stage.player, taken) or _looks(state, stage.player, stage.system, NONE)
        case moves.Land(planet=planet):
            player, system = max(0, state.active), state.system
            there = [world for world in landing.planets_in(state, system) if _is_landed_on(world, player)]
            aimed = board.free(state, system) if planet == landing.EACH else (state.planet_by_id[planet],)
            return _comes_up(state, player, list({world.id: world for world in (*there, *aimed)}.values()))
        case moves.Pay() if isinstance(stage, flow.Paying):
            return any(isinstance(task, Exploration) for task in state.agenda)
        case moves.Play(card=card):
            return card in DRAWING
        case moves.Apply(item=item):
            return item == card_actions.LANTERN
        case verbs.Choose(option=option) if isinstance(stage, flow.CardOpen):
            return option not in CALM and not _is_calm(state)
        case verbs.Choose(option=option):
            asked = next((question for question in open_questions(state) if option in question.options), None)
            known = state.planet_by_id.get(option)
            return isinstance(asked, DRAWN) and option != WITHOUT and (known is None or len(known.traits) == 1)
    return isinstance(move, ALWAYS)


def _acts(state: State, player: int, system: str, coming: Force) -> bool:
    """Return whether what follows in an active system may fight or explore, with the units that are there, on the way or
    ``coming``."""
    there = state.system_by_id[system]
    force = sum((leg.force for leg in state.legs), there.fleets[player] + coming)
    foes = any(fleet.ships for other, fleet in enumerate(there.fleets) if other != player)
    worlds = [state.planet_by_id[planet] for planet in there.planets]
    if force.ships and foes:
        return True
    if _asks_to_land(state, player, system, force):
        return False
    taken = [world for world in worlds if _is_landed_on(world, player)]
    if force.troops:
        taken += [world for world in worlds if world.owner != player and not (world.truce or world.destroyed)][:1]
    return _comes_up(state, player, taken) or _looks(state, player, system, force)


def _is_landed_on(planet: Planet, player: int) -> bool:
    """Return whether a player has ground forces on a planet that is not yet theirs."""
    return planet.owner != player and bool(planet.troops) and bool(planet.troops[player].troops)


def _comes_up(state: State, player: int, planets: Sequence[Planet]) -> bool:
    """Return whether a player who takes planets fights or draws for it at once. Of a planet with several traits it is asked
    from which deck they draw. Of several planets it is asked which comes first, where they wish that."""
    others = [planet for planet in planets if planet.owner != player]
    found = [planet for planet in sorted(others, key=lambda planet: planet.name) if control.explored(state, [planet.id])]
    if any(force.troops for planet in others for seat, force in enumerate(planet.troops) if seat != player):
        return True
    if any(state.system_by_id[planet.system].seal for planet in others):
        return True
    unasked = len(others) == 1 or standing_orders.wants(state, player, "gifts") == "take"
    return unasked and any(len(planet.traits) == 1 for planet in found[:1])


def _looks(state: State, player: int, system: str, coming: Force) -> bool:
    """Return whether a tactical action in which nothing is fought for still explores something."""
    own, there = state.players[player], state.system_by_id.get(system)
    at_frontier = there is not None and there.frontier and bool((there.fleets[player] + coming).ships)
    return (at_frontier and own.knows(VOID_COMPASS)) or own.holds(TOMB_CROWN, ready=True)


def _is_calm(state: State) -> bool:
    """Return whether nothing is drawn by the card that lies open, whatever is decided about it."""
    task = explorations.under_way(state)
    if task is None or task.card not in effects.EFFECTS or effects.EFFECTS[task.card].act is not None:
        return False
    options = effects.options(state, task)
    return bool(options) and set(options) <= set(CALM)


def _asks_to_land(state: State, player: int, system: str, force: Force) -> bool:
    """Return whether ground forces that arrive are asked where they land, so that nothing more comes of the move."""
    worlds = landing.landable(state, player, system)
    return bool(force.troops and worlds) and not (
        force.troops == 1 and len(worlds) == 1 and worlds[0].owner == NOBODY and not state.system_by_id[system].seal
    )


def _arrives(state: State, stage: flow.Moving) -> bool:
    """Return whether ships that are brought may be the last: then all arrive, and fight or explore."""
    coming = [system.id for system in state.systems if journeys.comers(state, stage, system.id)]
    return len(coming) <= 1
