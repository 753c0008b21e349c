"""Which moves may roll, draw or reveal something, as far as everybody knows: they carry the die mark."""

from __future__ import annotations

from engine.core import verbs
from engine.core.moves import Move

from ..state import moves
from ..state.content import TOMB_CROWN, VOID_COMPASS
from ..state.state import NOBODY, NONE, Exploration, Force, State
from ..state.view import View
from . import card_actions, commands, control, flow, steps, turns
from .awaiting import waiting
from .exploring import effects, explorations
from .fighting import invasion, landing
from .flow import WITHOUT, open_questions, open_stage
from .moving import journeys, movement

CERTAIN = (
    moves.Accept,
    moves.Decline,
    moves.Trade,
    moves.Reopen,
    verbs.Enter,
)
"""Moves that never do."""
ENDING_TURNS = (moves.Research, moves.Produce, verbs.SetOrder, verbs.Trust)
"""Moves that may end a turn, and do nothing else of the kind."""
SETTLED = (steps.Pool, steps.Pools, steps.Tie)
"""Questions whose answers never do."""
OPEN_CARDS = ("probe", "requisition", "second-wind", "reserve-orders", "conscription", "smuggler")
"""Order cards that are an action in which nothing is drawn or rolled: they may end a turn."""
CALM = (
    "commodity",
    "commodities",
    "convert",
    "convert-1",
    "convert-2",
    "infantry",
    "mech-trade-good",
    "mech-commodity",
    "remove",
    WITHOUT,
)
"""What is decided about an open exploration card without drawing anything."""
DECLINED = (steps.Frontier, steps.SurveyWhich, steps.CrownWhich)
"""Questions about something to explore, after which nothing more is drawn where it is left alone."""
PAID_FOR = (steps.Produced, steps.Hired, steps.Site, steps.AutomatonDock, steps.Researched)
"""What is paid for, where nothing lies under it."""


def rolls(view: View, move: Move) -> bool:
    """Return whether a legal move may roll, draw or reveal something."""
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
        case verbs.Pass() if (asked := open_questions(state)) and isinstance(asked[0], DECLINED):
            return _goes_on_without(state)
        case verbs.Pass() if isinstance(stage, flow.CardOpen):
            return _goes_on_after_card(state, stage)
        case verbs.Pass() if isinstance(stage, flow.Moving):
            return _acts(state, stage.player, stage.system, NONE)
        case verbs.Pass() if isinstance(stage, flow.Landing):
            landed = landing.landed(state, stage.player, stage.system)
            return landed or _goes_on(state, stage.player, stage.system)
        case moves.Accept() if isinstance(stage, flow.Smuggling):
            return _ends_openly(state)  # The deal ends the Smuggler's visit, and with it the turn.
        case moves.Pay() if isinstance(stage, flow.Paying):
            return _buys(state)
        case moves.Play(card=card) if isinstance(stage, flow.Moving) or card in OPEN_CARDS:
            return not isinstance(stage, flow.Moving) and _ends_openly(state)
        case verbs.Pass() if isinstance(stage, flow.Turn | flow.Smuggling | flow.Producing):
            return _ends_openly(state)
        case verbs.Pass() if isinstance(stage, flow.Ending):
            return _ends_round(state) or _hinges(state)
        case verbs.Pass() | moves.Vote() if isinstance(stage, flow.Market):
            return True  # The last one to vote brings all votes to light; so no vote looks other than the rest.
        case verbs.Choose(option=option) | moves.Decide(option=option):
            if isinstance(stage, flow.Market):
                return False
            if isinstance(stage, flow.CardOpen):
                return not _is_calm(state) or _goes_on_after_card(state, stage)
            answers = [question for question in open_questions(state) if option in question.options]
            if answers and isinstance(answers[0], steps.Levies):
                return _goes_on_without(state)
            return not answers or not isinstance(answers[0], SETTLED)
    if isinstance(move, ENDING_TURNS):
        return state.phase == "action" and _ends_openly(state)
    return not isinstance(move, CERTAIN)


def _acts(state: State, player: int, system: str, coming: Force) -> bool:
    """Return whether what follows in an active system may fight or explore, with the units that are there, on the way or
    ``coming``; or be the end of a turn that brings something to light."""
    there = state.system_by_id[system]
    force = sum((leg.force for leg in state.legs), there.fleets[player] + coming)
    foes = any(fleet.ships for other, fleet in enumerate(there.fleets) if other != player)
    worlds = [state.planet_by_id[planet] for planet in there.planets]
    if force.ships and foes:
        return True
    if _asks_to_land(state, player, system, force):
        return False
    lands = force.troops and any(world.owner != player and not (world.truce or world.destroyed) for world in worlds)
    stands = any(world.owner != player and world.troops and world.troops[player].troops for world in worlds)
    return bool(lands or stands) or _goes_on(state, player, system)


def _goes_on(state: State, player: int, system: str) -> bool:
    """Return whether a tactical action in which nothing is fought for may still explore something, or end the round."""
    own, there = state.players[player], state.system_by_id.get(system)
    frontier = there is not None and there.frontier
    looks = (frontier and own.knows(VOID_COMPASS)) or own.holds(TOMB_CROWN, ready=True)
    return looks or _ends_openly(state)


def _is_calm(state: State) -> bool:
    """Return whether nothing is drawn by the card that lies open, whatever is decided about it."""
    task = explorations.under_way(state)
    if task is None or task.card not in effects.EFFECTS or effects.EFFECTS[task.card].act is not None:
        return False
    options = effects.options(state, task)
    return bool(options) and set(options) <= set(CALM)


def _goes_on_after_card(state: State, stage: flow.CardOpen) -> bool:
    """Return whether the action may bring more to light after the card that lies open, another planet above all."""
    for task in map(flow.read, state.agenda[2:]):
        if isinstance(task, steps.EstablishControl):
            taken = [planet.id for planet in invasion.taken(state, task.player, task.system)]
            if control.explored(state, taken):
                return True
        elif not isinstance(
            task, steps.Production | steps.Compass | steps.Crown | steps.ActionOver | steps.Closing | steps.NextTurn
        ):
            return True
    return _goes_on(state, stage.player, state.system)


def _goes_on_without(state: State) -> bool:
    """Return whether an action may bring more to light where what is asked about is left alone."""
    own, there = state.players[max(0, state.active)], state.system_by_id.get(state.system)
    for task in map(flow.read, state.agenda[1:]):
        if isinstance(task, steps.Compass):
            if there is None or (there.frontier and own.knows(VOID_COMPASS)):
                return True
        elif isinstance(task, steps.Crown):
            if own.holds(TOMB_CROWN, ready=True):
                return True
        elif not isinstance(task, steps.Production | steps.ActionOver | steps.Closing | steps.NextTurn):
            return True
    return _ends_openly(state)


def _asks_to_land(state: State, player: int, system: str, force: Force) -> bool:
    """Return whether ground forces that arrive are asked where they land, so that nothing more comes of the move."""
    worlds = landing.landable(state, player, system)
    return bool(force.troops and worlds) and not (
        force.troops == 1 and len(worlds) == 1 and worlds[0].owner == NOBODY and not state.system_by_id[system].seal
    )


def _buys(state: State) -> bool:
    """Return whether what comes after a payment may bring something to light."""
    after = flow.read(state.agenda[1]) if len(state.agenda) > 1 else None
    exploring = any(isinstance(task, Exploration) for task in state.agenda)
    return not isinstance(after, PAID_FOR) or exploring or _ends_openly(state)


def _arrives(state: State, stage: flow.Moving) -> bool:
    """Return whether ships that are brought may be the last: then all arrive, and fight or explore."""
    coming = [system.id for system in state.systems if journeys.comers(state, stage, system.id)]
    return len(coming) <= 1


def _ends_round(state: State) -> bool:
    """Return whether the round may end with this turn, as no other player has one to take: then cards are drawn
    (GAL-G08)."""
    return all(_is_out(state, player) for player in range(len(state.players)) if player != state.active)


def _is_out(state: State, player: int) -> bool:
    """Return whether a player may have no turn any more: only what a tactic token or an order of theirs can do is sure.

    What else they may have is in their hand, and by standing order a hand of no use does not count (GAL-G46).
    """
    own = state.players[player]
    if own.passed or own.gone or own.away:
        return True
    return not (turns.has_use_for_tokens(state, player) or any(True for _ in commands.moves(state, player)))


def _hinges(state: State) -> bool:
    """Return whether a later turn may hinge on what is in a hand: that it is skipped, or is not, tells of the hand."""
    later = (player for player in waiting(state) if player != state.active and not state.players[player].away)
    return any(turns.hinges_on_hand(state, player) for player in later)


def _ends_openly(state: State) -> bool:
    """Return whether the end of a turn may bring something to light."""
    return _ends_round(state) or _hinges(state) or _draws_gift(state)


def _draws_gift(state: State) -> bool:
    """Return whether a turn that ends may draw an order card unasked, from a legendary planet that gives one (GAL-G44);
    standing orders are not looked at, as no other player knows them."""
    planet = state.planet_by_id.get(card_actions.LANTERN)
    return planet is not None and planet.owner == state.active != NOBODY and not planet.used
