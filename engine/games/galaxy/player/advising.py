"""What a steady player would think of first, with a reason for each move in a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.company import Advice
from engine.core.dice import Dice
from engine.core.flow import Ask
from engine.core.moves import Move
from engine.core.verbs import Order, Pass
from engine.core.words import count, listed

from ..rules import awaiting, flow, goals, steps
from ..rules.flow import open_stage
from ..state import naming
from ..state.content import content
from ..state.moves import Accept, Apply, Bring, Decline, Land, Play, Produce, Relic, Research, Trade
from ..state.state import NOBODY, SHIPS, Force, Planet
from ..state.view import View
from . import plans, sensible
from .judging import MERIDIAN, Outlook
from .sensible import Memory, Option
from .tempers import Temper

MOST = 3
SENSIBLE = 0.4
"""What is worth less than that part of the best move is not told of."""


EVEN = Temper("even")
"""The temperament of whoever gives advice."""


def advise(view: View, moves: Sequence[Move], lot: Dice) -> Sequence[Advice]:
    """See `engine.core.company.Plays`: several moves in a turn, else the one that is sensible; at a desk none."""
    if view.seat is None or view.state.phase == "desk":
        return ()
    return _advice(Outlook(view.state, view.seat, EVEN), moves)


def _advice(outlook: Outlook, moves: Sequence[Move]) -> tuple[Advice, ...]:
    deed = sensible.act(outlook, moves, Memory(temper=outlook.temper.name, first=outlook.temper.first))
    stage = open_stage(outlook.state)
    turn = awaiting.asked(outlook.state, outlook.me) is None and isinstance(stage, flow.Turn)
    if deed.move is None:
        return (Advice(Pass(), "There is nothing here that you need."),)
    if not turn or isinstance(deed.move, Accept | Decline):
        return (Advice(deed.move, _why(outlook, deed.move, deed.says)),)
    found = [Advice(deed.move, _why(outlook, deed.move))] if isinstance(deed.move, Trade) else []
    rated = sorted(sensible.options(outlook, moves), key=lambda one: -one.value)
    least = max(sensible.LEAST, SENSIBLE * rated[0].value) if rated else 0.0
    found += [Advice(one.move, _of_option(outlook, one)) for one in rated if one.value > least]
    if not found:
        found = [Advice(Pass(), "Nothing that is left is worth a command token.")]
    return tuple(found[:MOST])


def _of_option(outlook: Outlook, option: Option) -> str:
    return _of_plan(outlook, option.plan) if option.plan is not None else _why(outlook, option.move)


# A tactical action.


def _of_plan(outlook: Outlook, plan: plans.Plan) -> str:
    """Return what a tactical action is good for: the most that comes of it."""
    state, me = outlook.state, outlook.me
    there = state.system_by_id[plan.system]
    coming = sum((force for _, force in plan.bring), there.fleets[me])
    worlds = [state.planet_by_id[one] for one in there.planets]
    new = [one for one in worlds if one.owner != me and not one.destroyed and not one.truce] if coming.troops else []
    if any(one.id == MERIDIAN for one in new):
        first = "the seal's point, and then " if there.seal else ""
        return f"Meridian: {first}a point in every round you hold it."
    if any(fleet.only(*SHIPS) for who, fleet in enumerate(there.fleets) if who != me):
        return "You are likely to win the fight there."
    if new:
        return _of_worlds(outlook, new)
    if there.frontier and outlook.has("void-compass") and coming.ships:
        return "There is a frontier token to explore."
    if outlook.watch(there) > 0 and coming.ships:
        return "Ships there bring you nearer to a goal."
    if any(one.id == MERIDIAN and one.owner == me for one in worlds):
        return "More units keep Meridian yours."
    if any(one.troops[me].dock for one in worlds):
        return "Your dock can produce what you lack."
    return "It brings you nearer to Meridian." if plan.bring else "You can explore a planet of yours again."


def _of_worlds(outlook: Outlook, new: Sequence[Planet]) -> str:
    goal = _nearer(outlook, new)
    if goal:
        return f"It brings you nearer to {goal}."
    taken = [one for one in new if one.owner != NOBODY]
    if taken:
        return f"{taken[0].name} is weakly held."
    explored = sum(bool(one.traits) for one in new)
    names = listed([one.name for one in new])
    finds = f", with {count(explored, 'card')} to explore" if explored else ""
    return f"{names} would be yours{finds}."


def _nearer(outlook: Outlook, new: Sequence[Planet]) -> str:
    """Return a goal in sight that planets bring nearer, "" for none."""
    own = outlook.state.planets_of(outlook.me)
    had = {trait for one in own for trait in one.traits}
    brings = {
        "three-natures": any(set(one.traits) - had for one in new),
        "far-holdings": any(one.home == NOBODY for one in new),
        "seat-of-legend": any(one.fabled for one in new),
        "schools": any(one.specialties for one in new),
        "trial-by-fire": any("hazardous" in one.traits for one in new),
        "patron": any("cultural" in one.traits for one in new),
        "marked-worlds": any(one.attachments for one in new),
        "inner-ring": any(one.system in outlook.ring for one in new),
        "jewel": any(map(goals.fine, new)),
    }
    found = (goal for goal in outlook.open if brings.get(goal) and outlook.weight(goal) > 0.5)
    return next((content().goals[goal].name for goal in found), "")


# All other moves.


def _why(outlook: Outlook, move: Move, says: str = "") -> str:
    question = awaiting.asked(outlook.state, outlook.me)
    if question is not None:
        return _of_answer(question, move)
    match move:
        case Trade():
            return "Both of you gain by it."
        case Accept():
            return "It brings you something, and the other not much more."
        case Decline():
            return says if says in REFUSALS else "It brings you too little."
        case Research(technology=technology):
            return f"{content().technologies[technology].name}: {_of_technology(outlook)}"
        case Order(order=order):
            return ORDERS.get(order, "It is worth its token.")
        case Relic():
            return "A relic is worth more than the fragments for it."
        case Play(card=card):
            return f"{content().orders[card].name} costs no command token."
        case Apply():
            return "It is ready, and of use now."
        case Bring() | Land():
            return _of_units(outlook, move)
        case Produce():
            return "That is the most for what you can spend."
        case Pass():
            return "Nothing more is to be gained here."
    return WITHIN.get(type(open_stage(outlook.state)), "It is the best of what there is.")


def _of_answer(question: Ask, move: Move) -> str:
    """Return why a question is answered so."""
    option = awaiting.option_of(question, move)
    if isinstance(question, steps.Stand):
        return "Your chances are small here." if option and option.startswith("retreat") else "Your chances are fair."
    if option == flow.WITHOUT:
        return "It costs more than it brings." if isinstance(question, steps.Fury) else "Nothing better is offered."
    if isinstance(move, Play):
        return f"{content().orders[move.card].name} may turn the scales."
    return ANSWERS.get(type(question), "That is the usual choice, and nothing speaks against it.")


def _of_technology(outlook: Outlook) -> str:
    if outlook.nearer("learned", 3 - len(outlook.own.technologies)):
        return f"it brings you nearer to {content().goals['learned'].name}."
    return "it helps in every round to come."


def _of_units(outlook: Outlook, move: Bring | Land) -> str:
    force = naming.read_force(move.units) or Force()
    if isinstance(move, Land):
        planet = naming.planet_named(outlook.state, move.planet)
        name = planet.name if planet is not None else "the planet"
        return f"{name} needs no more than that."
    return "They can carry whom you need there." if force.troops else "Ships alone are enough there."


REFUSALS = ("I would lose by that.", "That brings me too little.")
ORDERS: Mapping[str, str] = {
    "trade": "Commodities buy what others have.",
    "muster": "You lack ground forces.",
    "build": "A second dock brings units where you need them.",
}
WITHIN: Mapping[Any, str] = {
    flow.Paying: "That wastes least.",
    flow.CardOpen: "Of what the card offers that is worth most.",
    flow.Voting: "All planets are ready again after it, so a vote costs nothing.",
}
ANSWERS: Mapping[Any, str] = {
    steps.ChooseFirst: "It is of use from the first turn on.",
    steps.PublicGoal: "It is a point, and the hardest to have later.",
    steps.HiddenGoal: "It is a point, and the hardest to have later.",
    steps.Pools: "Tactic tokens are turns; a strategy token buys an order.",
    steps.Pool: "That is the pool you lack tokens in.",
    steps.Losses: "Those are the cheapest.",
    steps.Bombard: "It costs nothing, and may clear the way.",
    steps.Excess: "Of your cards you will miss that one least.",
    steps.MusterWhere: "Infantry does most there.",
    steps.BuildWhere: "A dock is worth most where much is paid.",
    steps.Levies: "It costs nothing.",
    steps.ChooseDeck: "A fragment is likeliest in that deck.",
    steps.Frontier: "It costs nothing, and mostly brings something.",
    steps.SurveyWhich: "There a find is worth most.",
    steps.CrownWhich: "There a find is worth most.",
    steps.Tomb: "It is a point.",
    steps.Furnace: "It is worth most to you.",
    steps.TakeOrder: "It is the best card there.",
    steps.Fury: "What rolls again is likelier to hit than to be lost.",
    steps.Tie: "Whoever speaks has the first turn.",
}
