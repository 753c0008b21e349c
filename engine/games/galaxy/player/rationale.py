"""Why a move is made, in a sentence: of all but a tactical action, which `advising` tells by its plan."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.bot_players import Advice
from engine.core.flow import Ask
from engine.core.moves import Move
from engine.core.odds import odds
from engine.core.verbs import Choose, Pass, SetOrder

from ..rules import awaiting, flow, goals, goals_ahead, steps
from ..rules.economy import production, wealth
from ..rules.flow import open_stage
from ..rules.moving import journeys, movement
from ..speech.combat_odds import stand_chance
from ..speech.words import thing
from ..state import naming
from ..state.catalogue import WORDS
from ..state.moves import (
    BOUGHT,
    MUSTER,
    TRADE,
    Accept,
    Activate,
    Apply,
    Bring,
    Decline,
    Land,
    Play,
    Produce,
    Relic,
    Research,
    Trade,
    Vote,
)
from ..state.state import NONE, TROOPS, Bundle, Force, State
from . import council_votes, dealing, plans
from .judging import HELD, HELD_BACK, Outlook

LONGEST = 120
"""So many letters a reason has with what is said besides."""
EVEN_ODDS = 0.5
"""From here on a chance is called fair."""

EXPLAINED = (flow.Paying, flow.CardOpen, flow.Market)
"""Stages in which every move is made for the same reason."""


def reason(outlook: Outlook, move: Move, says: str = "") -> str:
    """Return why a move is made; ``says`` is what its player would say of it."""
    question = awaiting.asked(outlook.state, outlook.me)
    if question is not None:
        return _of_answer(outlook.state, question, move)
    match move:
        case Trade(what=what):
            deal = naming.read_deal(outlook.state, what)
            return WORDS("why-trade", swap=deal is not None and _swaps(*deal))
        case Accept(offer=named) | Decline(offer=named):
            return _of_offer(outlook, named, accepts=isinstance(move, Accept))
        case Research(technology=technology):
            found = goals_ahead.nearer_by_research(outlook.state, outlook.me, technology)
            if found is not None and found.point:
                return WORDS("why-completes", goal=found.goal)
            learned = outlook.nearer("learned", 3 - len(outlook.own.technologies))
            return WORDS("why-technology", technology=technology, goal="learned" if learned else "")
        case SetOrder(order=order):
            return _of_order(outlook, order) if order in BOUGHT else WORDS("why-order")
        case Relic():
            return WORDS("why-relic")
        case Play(card=card):
            return WORDS("why-play", card=card)
        case Apply():
            return WORDS("why-use")
        case Bring() | Land():
            return _of_units(outlook, move)
        case Produce(units=units):
            return _of_production(outlook, units)
        case Pass() if not isinstance(open_stage(outlook.state), flow.CardOpen):
            return WORDS("why-pass")
    stage = open_stage(outlook.state)
    if isinstance(stage, flow.CardOpen) and isinstance(move, Pass) and (goal := _at_the_brink(outlook)):
        return WORDS("why-spends-nothing", goal=goal)
    if isinstance(stage, flow.Market) and isinstance(move, Choose):
        return WORDS("why-answer-pools")
    if isinstance(move, Vote) and move.who != naming.handles(outlook.state)[outlook.me]:
        return council_votes.vote_reason(outlook, naming.player_named(outlook.state, move.who) or 0)
    return WORDS(f"why-stage-{stage.called()}") if isinstance(stage, EXPLAINED) else WORDS("why-best")


def _of_order(outlook: Outlook, order: str) -> str:
    """Return what an order is good for."""
    if order == MUSTER:
        planets = len(outlook.state.planets_of(outlook.me))
        return WORDS("why-order-muster", troops=outlook.units.only(*TROOPS).troops, planets=planets)
    if order == TRADE:
        return WORDS("why-order-trade", number=wealth.room(outlook.state, outlook.me))
    return WORDS("why-order-build")


def _at_the_brink(outlook: Outlook) -> str:
    """Return the goal that could be scored and could not once a resource or an influence more is spent, "" for none."""
    found = (goals.spent_below(outlook.state, outlook.me, what, 1) for what, _ in wealth.COSTS.values())
    return next((goal.goal for goal in found if goal is not None), "")


def _swaps(gives: Bundle, gets: Bundle) -> bool:
    """Return whether both give commodities, which are trade goods in other hands."""
    return bool(gives.commodities and gets.commodities)


def _of_offer(outlook: Outlook, named: str, *, accepts: bool) -> str:
    """Return why an offer is taken, or not."""
    offer = next((offer for offer in outlook.state.offers if str(offer.number) == named.rpartition("-")[2]), None)
    if accepts or offer is None:
        return WORDS("why-accept", swap=offer is not None and _swaps(offer.gives, offer.gets))
    who = outlook.state.players[offer.proposer].name
    return WORDS("why-decline", fault=dealing.fault(outlook, offer), who=who)


def _of_production(outlook: Outlook, units: str) -> str:
    """Return why units are produced: as many as leave enough for a goal that could be scored, or as many as can be paid."""
    state, me, stage = outlook.state, outlook.me, open_stage(outlook.state)
    stage = movement.producing_next(state, stage) if isinstance(stage, flow.Moving) else stage
    force = production.meant(stage, units) if isinstance(stage, flow.Producing) else None
    if not isinstance(stage, flow.Producing) or force is None:
        return WORDS("why-produce", goal="", left=0)
    if outlook.completes_iron_guard(force):
        return WORDS("why-completes", goal="iron-guard")
    price = max(0, production.cost(state, me, force) - stage.less)
    kept = [goal for goal, (what, _) in wealth.COSTS.items() if what == wealth.RESOURCES and goal in outlook.met]
    spared = next((goal for goal in kept if outlook.resources - price >= wealth.COSTS[goal][1]), "")
    return WORDS("why-produce", goal=spared, left=outlook.resources - price)


def _of_answer(state: State, question: Ask, move: Move) -> str:
    """Return why a question is answered so."""
    option = awaiting.option_of(question, move)
    if isinstance(question, steps.Stand):
        flees, chance = [item for item in question.options if item.startswith("retreat")], stand_chance(state, question)
        if chance is None:
            return WORDS("why-usual")
        way = "retreat" if option in flees else "fair" if chance >= EVEN_ODDS else "risk" if flees else "cornered"
        return WORDS("why-stand", way=way, wins=odds(chance))
    if option == flow.WITHOUT and isinstance(question, steps.Furnace):
        return WORDS("why-keep-furnace")
    if option == flow.WITHOUT:
        return WORDS("why-without", fury=isinstance(question, steps.Fury))
    if isinstance(move, Play):
        return WORDS("why-scales", card=move.card)
    if isinstance(question, steps.Tie):
        return WORDS("why-tie", order=naming.counted_from(state, option or ""))
    kind = question.called()
    return WORDS(f"why-answer-{kind}") if f"why-answer-{kind}" in WORDS.messages() else WORDS("why-usual")


def _of_units(outlook: Outlook, move: Bring | Land) -> str:
    if isinstance(move, Land):
        return WORDS("why-land", planet=thing(outlook.state, move.planet))
    start = naming.system_named(outlook.state, move.origin)
    journey = journeys.read(outlook.state, start.id, move.units) if start is not None else None
    if journey is not None and journey.force.troops:
        return WORDS("why-transports")
    there = outlook.state.system_by_id[outlook.state.system]
    if any(force.ships for player, force in enumerate(there.fleets) if player != outlook.me):
        force = journey.force if journey is not None else NONE
        coming = sum((leg.force for leg in outlook.state.legs), force)
        ahead = goals_ahead.fights(outlook.state, outlook.me, there.id, coming)
        return WORDS("why-fight", wins=odds(ahead.least or 0.0))
    comes = any(True for _ in movement.could_come(outlook.state, outlook.me, there.id))
    return WORDS("why-guards-stay" if comes else "why-ships-alone")


def is_told(outlook: Outlook, move: Move) -> bool:
    """Return whether the reason of what is put forward is printed, as neither its button, the question nor the aim says
    it: of an answer to an offer, and of what is kept for a goal."""
    stage = open_stage(outlook.state)
    match move:
        case Accept():
            return reason(outlook, move) != WORDS("why-accept", swap=False)
        case Decline():
            return True
        case Produce(units=units):
            return bool(units) and reason(outlook, move) != WORDS("why-produce", goal="", left=0)
    # A card may offer something for what a goal takes.
    return isinstance(stage, flow.CardOpen) and reason(outlook, move) != WORDS("why-stage-card")


def dock(state: State) -> flow.Producing | None:
    """Return the dock that produces now, or may while ships could still come."""
    stage = open_stage(state)
    stage = movement.producing_next(state, stage) if isinstance(stage, flow.Moving) else stage
    return stage if isinstance(stage, flow.Producing) and not stage.begun else None


def load(outlook: Outlook, planet: str, less: int) -> Force:
    """Return what to produce at a dock: what keeps the own win safest, else what is worth most of all that costs no goal
    that could be scored."""
    return plans.guarding(outlook, planet, less) or plans.produced(outlook, planet, less, sparing=True)[1]


# What is said besides.


def sparing(outlook: Outlook, advice: Advice) -> Advice:
    """Return advice that says where its token is the one too many for Held Back, which could be scored as things stand."""
    own = outlook.own
    spends = isinstance(advice.move, Activate) or (isinstance(advice.move, SetOrder) and advice.move.order in BOUGHT)
    if not spends or HELD_BACK not in outlook.met or own.tactic + own.strategy != HELD:
        return advice
    return _longer(advice, WORDS("why-held-back", why=advice.why, goal=HELD_BACK, left=HELD - 1))


def minding(outlook: Outlook, advice: Advice) -> Advice:
    """Return the first advice with who can win when the round ends, unless its reason names them already."""
    who = next((outlook.state.players[player].name for player in outlook.winning), "")
    if not who or who in advice.why:
        return advice
    return _longer(advice, WORDS("why-mind", why=advice.why, who=who))


def secretly(outlook: Outlook, advice: Advice) -> Advice:
    """Return the first advice with how far its reader is with one hidden goal, unless its reason names that. It is the one
    of which most is done, and at least a half."""
    state, own = outlook.state, outlook.own
    told = [(goal, *goals.progress(state, outlook.me, goal)) for goal in own.goals if goal and goal not in own.scored]
    near = [item for item in told if 2 * item[1] >= item[2] and naming.card_name(item[0]) not in advice.why]
    if not near:
        return advice
    goal, have, needed = max(near, key=lambda item: item[1] / item[2])
    why = WORDS("why-hidden-goal", why=advice.why, goal=goal, have=min(have, needed), needed=needed, met=have >= needed)
    return _longer(advice, why)


def _longer(advice: Advice, why: str) -> Advice:
    """Return advice with a longer reason, unless that is too long to be read at a glance."""
    return replace(advice, why=why) if len(why) <= LONGEST else advice
