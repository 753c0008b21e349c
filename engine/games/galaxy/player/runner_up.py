"""What else a sensible player would think of, and why the move that is put forward is better: by what decides between the
two, as the advice weighs them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.core.memo import memo
from engine.core.moves import Move
from engine.core.odds import odds
from engine.core.verbs import Choose, Pass, SetOrder

from ..rules import awaiting, council, flow, goals_ahead, legal, steps
from ..rules.economy import production, wealth
from ..rules.fighting import landing
from ..rules.flow import open_stage
from ..rules.moving import journeys, movement
from ..speech.action_offers import foremost, settler
from ..speech.costs import empty_told, left_empty
from ..speech.words import player_of
from ..state import board, naming
from ..state.catalogue import WORDS
from ..state.content import MERIDIAN
from ..state.lengths import rounds
from ..state.moves import BOUGHT, Accept, Activate, Bring, Decide, Pay, Produce, Relic, Research, Vote
from ..state.state import NOBODY, NONE, SHIPS, TROOPS, Force, State
from . import council_votes, plans
from .judging import Outlook

FEW = 9
"""So many systems are few."""
LONGEST, MOST_WORDS = 100, 16
"""So long is a reason at most, in letters and in words."""
EXPLAINED = 2
"""For so many rounds it is said what the kinds of command tokens are for."""
RESEARCH, ACTIVATED = "research", ("fight", "settle", "produce", "ships")
"""What a turn is used for: a research, or an activated system by what it is activated for."""


def kind(state: State, me: int, move: Move) -> str:
    """Return what sort of use of a turn a move is; "" for one that is no alternative to others."""
    match move:
        case Activate(system=system):
            return _activated(state, me, system)
        case SetOrder(order=order) if order in BOUGHT:
            return order
        case Research():
            return RESEARCH
        case Relic():
            return "relic"
    return ""


def _activated(state: State, me: int, id: str) -> str:
    """Return what a system would be activated for: a fight, free planets, what is produced there, or ships in it."""
    forces, ahead = goals_ahead.best_comers(state, me, id)
    if ahead.least is not None and forces:
        return "fight"
    if board.free(state, id) and goals_ahead.brings_troops(state, me, id):
        return "settle"
    return "produce" if production.docks(state, me, id) and production.can_produce(state, me, id) else "ships"


@memo
def are_few(state: State, me: int) -> bool:
    """Return whether so few systems can be activated that they stand in a menu with other moves, each by itself."""
    able = movement.activatable(state, me)
    return sum(movement.worth_while(state, me, system) for system in able) <= FEW


class Means(NamedTuple):
    """What a reason asks besides. ``bares``: whether what comes to a fight in a system leaves the home bare.
    ``settled_next``: where other ships would go next once some have left their system, "" for nowhere. ``to_come``: what
    comes to a system in all by what is advised, ``None`` where that is not known."""

    bares: Callable[[str], bool]
    settled_next: Callable[[flow.Moving, str, Force], str]
    to_come: Callable[[str], journeys.Coming | None]


def reason(outlook: Outlook, best: Move, others: Sequence[Move], means: Means) -> str:
    """Return why a move is better than the other that a sensible person might make, in a line; "" where label, aim or
    question say it, or nothing decides that can be told in so few words."""
    state, me = outlook.state, outlook.me
    question, stage = awaiting.asked(state, me), open_stage(state)
    if question is not None:
        told = _of_answer(outlook, question, best)
    elif isinstance(stage, flow.Turn):
        told = _of_holding(outlook, best.system, means) if isinstance(best, Activate) else ""
        told = told or next((said for other in others if (said := _of_turn(outlook, best, other, means))), "")
    elif isinstance(best, Bring) and isinstance(stage, flow.Moving):
        told = _of_ships(outlook, stage, best, means)
    elif isinstance(best, Pass) and isinstance(stage, flow.Landing):
        ahead = goals_ahead.fights(state, me, stage.system, NONE)
        told = WORDS("against-odds", place=ahead.planet, wins=odds(ahead.takes)) if ahead.takes else ""
    elif isinstance(best, Produce):
        told = _of_units(outlook, best)
    elif isinstance(best, Pay) and isinstance(stage, flow.Paying):
        told = _of_payment(outlook, stage, best)
    elif isinstance(best, Accept):
        told = _of_offer(outlook, best)
    elif isinstance(best, Choose) and isinstance(stage, flow.Market):
        told = _of_tokens(outlook)
    elif isinstance(best, Vote):
        told = _of_vote(outlook, best)
    else:
        told = ""
    return told if len(told) <= LONGEST and len(told.split()) <= MOST_WORDS else ""


# A turn.


def _of_turn(outlook: Outlook, best: Move, other: Move, means: Means) -> str:
    """Return why a turn is used so and not otherwise."""
    state, me = outlook.state, outlook.me
    if isinstance(best, Activate) and (safer := _of_safety(outlook, best.system)):
        return safer
    first, second = kind(state, me, best), kind(state, me, other)
    if isinstance(other, Activate) and second == "fight" and not outlook.stopped(other.system):
        return _of_fight(outlook, best, other.system, means)
    if isinstance(best, Pass):
        return _of_end(outlook)
    if isinstance(best, Activate) and (first == "settle" or (first == "ships" and second == "produce")):
        return _of_free(outlook, best.system, second)
    if first == "produce" and second in ("settle", "ships") and isinstance(other, Activate):
        return _of_dock(outlook, other.system)
    if first in ("produce", "fight", "ships") and second not in ACTIVATED:
        return _of_order_later(outlook, best)
    if first == "muster" and second == "trade":
        return _of_muster(outlook)
    if first == "trade":
        return _of_trade(outlook)
    return ""


def _of_fight(outlook: Outlook, best: Move, system: str, means: Means) -> str:
    """Return why another fight is left alone: it is lost too often, its gain is taken again, or the home would be bare."""
    state, me = outlook.state, outlook.me
    ahead, kept = goals_ahead.best_comers(state, me, system)[1], goals_ahead.kept(state, me, system)
    what = ahead.planet or system
    if ahead.least and ahead.least < outlook.dares(system):
        return WORDS("against-odds", place=what, wins=odds(ahead.least))
    if kept is not None and kept.chance < goals_ahead.LIKELY:
        return WORDS("against-lost-again", place=what, who=kept.rivals[0], loses=odds(1 - kept.chance))
    if means.bares(system):
        return WORDS("against-bares", place=what, who=_nearest_home(outlook))
    found = [*goals_ahead.nearer(state, me, system, True), *goals_ahead.met_by(state, me, ahead.planet)]
    nearer = next((goal for goal in found if goal.goal in state.public), None)
    if foremost(state, me, system) > 1 or any(goal.point for goal in found):
        return ""
    own = goals_ahead.nearer(state, me, best.system, True) if isinstance(best, Activate) else ()
    if nearer is not None and ahead.least and any((goal.goal, goal.have) == (nearer.goal, nearer.have) for goal in own):
        return WORDS("against-sure", place=what, wins=odds(ahead.least))
    if nearer is not None and nearer.have >= nearer.needed:
        return WORDS("against-later", place=what, goal=nearer.goal)
    goal, have, needed = (nearer.goal, nearer.have, nearer.needed) if nearer is not None else ("", 0, 0)
    return WORDS("against-no-point", place=what, goal=goal, have=have, needed=needed)


def _of_safety(outlook: Outlook, system: str) -> str:
    """Return that no rival could still come to a system that brings a point, where another one that does lies open."""
    state, me = outlook.state, outlook.me
    if not goals_ahead.brings_point(state, me, system) or goals_ahead.rivals_there(state, me, system):
        return ""
    others = [id for id in movement.activatable(state, me) if goals_ahead.brings_point(state, me, id)]
    found = next(((id, who) for id in others for who in goals_ahead.rivals_there(state, me, id)), None)
    if found is None:
        return ""
    return WORDS("against-exposed", planet=board.free(state, found[0])[0].name, who=found[1])


def _of_end(outlook: Outlook) -> str:
    """Return why a round is ended with tokens left: they stay, and each is a turn more in the next round."""
    left = outlook.own.tactic + outlook.own.strategy
    return "" if not left or outlook.last else WORDS("against-end", then=left + 2)


def _of_free(outlook: Outlook, system: str, second: str) -> str:
    """Return why free planets come first: a rival could take them, or ships that are at home now are held by its dock."""
    state, me = outlook.state, outlook.me
    rivals = [who for who, force in movement.could_come(state, me, system) if force.troops]
    if rivals and _is_new(outlook):
        return WORDS("against-rival", who=rivals[0], produce=second == "produce")
    docks = [place.id for place in state.systems if place.fleets[me].ships and production.docks(state, me, place.id)]
    if second == "produce" and set(docks) & {*movement.origins(state, me, system)} and _is_new(outlook):
        return WORDS("against-pinned")
    return WORDS("against-wait") if second not in ACTIVATED and _is_new(outlook) else ""


def _is_new(outlook: Outlook) -> bool:
    """Return whether a player has their first turn of the game: what holds for every round is told then."""
    return outlook.state.turns <= len(outlook.state.order)


def _of_dock(outlook: Outlook, system: str) -> str:
    """Return why units are produced before ships go: none of the ground forces there can be spared."""
    state, me = outlook.state, outlook.me
    able = plans.spare(outlook)
    origins = movement.origins(state, me, system)
    lacks = board.free(state, system) and not any(sum(able.get(origin, (0, 0))) for origin in origins)
    return WORDS("against-no-guard", planet=board.free(state, system)[0].name) if lacks else ""


def _of_order_later(outlook: Outlook, best: Move) -> str:
    """Return why an order waits: what a dock produces flies in the next round, and an order can be given until the end."""
    state, own = outlook.state, outlook.own
    waits = own.strategy and own.tactic and _is_new(outlook) and isinstance(best, Activate)
    return WORDS("against-wait") if waits and state.players[outlook.me].tactic > 1 else ""


def _of_muster(outlook: Outlook) -> str:
    """Return why infantry is worth more than goods: how few ground forces there are for the planets."""
    planets = len(outlook.state.planets_of(outlook.me))
    infantry = outlook.units.infantry + outlook.units.mech
    return WORDS("against-few-troops", number=infantry, planets=planets) if infantry < 2 * planets else ""


def _of_trade(outlook: Outlook) -> str:
    """Return what commodities are wanted for: the seal of Meridian, or a goal that is to be paid, and how far it is."""
    state, me = outlook.state, outlook.me
    if outlook.saving and outlook.influence < landing.SEAL:
        return WORDS("against-seal", have=outlook.influence, needed=landing.SEAL)
    for goal, (what, needed) in wealth.COSTS.items():
        have = wealth.available(state, me, what)
        if goal in state.public and goal not in outlook.own.scored and have < needed:
            return WORDS("against-goal", goal=goal, have=have, needed=needed, what=what)
    return ""


# What comes, and what is produced and paid.


def _of_ships(outlook: Outlook, stage: flow.Moving, best: Bring, means: Means) -> str:
    """Return why so many ships come and not others: some are for another system, guards stay where a rival could land, or
    no fewer would do. How likely they keep Meridian is on the buttons."""
    state, me = outlook.state, outlook.me
    if (best.origin, best.units) == movement.EVERYTHING:
        return ""
    journey = journeys.read(state, best.origin, best.units)
    if journey is None:
        return ""
    forces, ahead = goals_ahead.best_comers(state, me, stage.system)
    if ahead.least is not None and len(forces) > 1 and means.bares(stage.system):
        return WORDS("against-all", who=_nearest_home(outlook))
    few = settler(state, stage, best.origin)
    if few is not None and few == journey.force:
        other = means.settled_next(stage, best.origin, few)
        free = [planet.name for planet in board.free(state, other)[:1]] if other else []
        return WORDS("against-others-settle", planet=free, system=other) if other else ""
    every = journeys.loaded(state, me, best.origin, journeys.comers(state, stage, best.origin))
    most, who = movement.could_land(state, me, best.origin)
    empty = left_empty(state, me, journeys.Journey(best.origin, every))
    if most and empty and every.troops > journey.force.troops:
        return WORDS("against-guard", left=empty_told(empty), who=who, most=most)
    return ""


def _of_holding(outlook: Outlook, system: str, means: Means) -> str:
    """Return how likely those that come to Meridian by what is advised keep it, "" where no rival could come after them."""
    if outlook.state.planet_by_id[MERIDIAN].system != system:
        return ""
    coming = means.to_come(system)
    kept = goals_ahead.holds(outlook.state, outlook.me, system, coming) if coming is not None else None
    return WORDS("kept-with", who=list(kept[1]), keeps=odds(kept[0])) if kept is not None else ""


def _of_units(outlook: Outlook, best: Produce) -> str:
    """Return why ships are produced rather than ground forces or the other way round: what there is room for aboard."""
    units, force = outlook.units, naming.read_force(best.units)
    if force is None or not _is_new(outlook):
        return ""
    room, troops = journeys.room(units.only(*SHIPS)), units.only(*TROOPS).troops
    if force.ships and not force.troops:
        return WORDS("against-ships-lack", room=room, troops=troops) if room < troops else ""
    return WORDS("against-troops-lack", room=room, troops=troops) if force.troops and troops < room else ""


def _of_payment(outlook: Outlook, stage: flow.Paying, best: Pay) -> str:
    """Return why it is paid so: how much of the other kind of wealth is left, where the next way leaves less."""
    state, me = outlook.state, outlook.me
    other = wealth.INFLUENCE if stage.what == wealth.RESOURCES else wealth.RESOURCES

    def left(move: Pay) -> int:
        payment = wealth.read_payment(state, me, move.how)
        return wealth.available(wealth.paid(state, me, payment), me, other) if payment is not None else 0

    ways = [move for move in legal.legal(state, me) if isinstance(move, Pay) and move != best]
    least = min(map(left, ways), default=left(best))
    return WORDS("against-payment", left=left(best), least=least, what=other) if least < left(best) else ""


# Deals, tokens and questions.


def _of_offer(outlook: Outlook, best: Accept) -> str:
    """Return what an offer is worth: commodities pay nothing to who has them, trade goods 1 each."""
    state = outlook.state
    offer = next((item for item in state.offers if str(item.number) == best.offer.rpartition("-")[2]), None)
    if offer is None or offer.gets.trade_goods or offer.gets.fragments or not offer.gets.commodities:
        return ""
    if offer.gives.commodities or not offer.gives.trade_goods:
        return ""
    who, goods, given = (
        player_of(state, naming.handles(state)[offer.proposer]),
        offer.gives.trade_goods,
        offer.gets.commodities,
    )
    return WORDS("against-commodities", who=who, goods=goods, given=given)


def _of_tokens(outlook: Outlook) -> str:
    """Return why command tokens are divided so: without one for orders there would be none in the next round. As long as
    they are new it is said what each kind is for."""
    if not outlook.own.strategy:
        return WORDS("against-no-orders")
    return WORDS("why-answer-pools") if outlook.state.round <= EXPLAINED else ""


def _of_vote(outlook: Outlook, best: Vote) -> str:
    """Return why a vote is cast so: what the speaker has, or that another one's is the best hope against a rival. The first
    council's question says the former."""
    state = outlook.state
    if council.majority(state) not in (NOBODY, outlook.me):
        return ""  # The question says that votes change nothing.
    told = council_votes.vote_reason(outlook, naming.player_named(state, best.who) or 0)
    if told:
        return told
    return WORDS("against-vote-self") if 1 < state.round < rounds(state) else ""


def _of_answer(outlook: Outlook, question: object, best: Move) -> str:
    """Return why a question is answered so: of goals, which one can wait; of a token, where one is lacking."""
    own = outlook.own
    match question:
        case steps.Pool() if isinstance(best, Choose):
            return WORDS("against-pool", tactic=own.tactic, strategy=own.strategy)
        case steps.MusterWhere() if isinstance(best, Choose):
            planet = outlook.state.planet_by_id.get(best.option)
            docks = planet is not None and planet.home == outlook.me and planet.troops[outlook.me].dock
            return WORDS("against-muster-elsewhere") if docks and not outlook.last else ""
        case steps.PublicGoal(options=options) if isinstance(best, Decide) and outlook.state.round < rounds(outlook.state):
            others = [goal for goal in options if goal not in (best.option, "none")]
            waits = next((goal for goal in others if goal in wealth.COSTS), others[-1] if others else "")
            return WORDS("against-goal-waits", goal=waits, paid=waits in wealth.COSTS) if waits else ""
    return ""


def _nearest_home(outlook: Outlook) -> str:
    """Return which rival could land the most at one's home."""
    state, me = outlook.state, outlook.me
    home = next((planet for planet in state.planets if planet.home == me), None)
    return movement.could_land(state, me, home.system)[1] if home is not None else ""
