"""A sensible player: every decision follows from the own view, and from what the player remembers of the own doing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from engine.core.moves import Move
from engine.core.verbs import Choose, Pass, SetOrder, Trust

from ..rules import awaiting, bargains, council, flow, goals_ahead, odds, trading
from ..rules.economy import wealth
from ..rules.exploring import decks
from ..rules.fighting.landing import EACH
from ..rules.flow import open_stage
from ..rules.moving import movement
from ..rules.moving.journeys import PASSAGE
from ..state import naming
from ..state.catalogue import WORDS
from ..state.content import LONG_SCAN, SEERS_VIAL
from ..state.lengths import enough
from ..state.moves import (
    Accept,
    Activate,
    Apply,
    Bring,
    Decline,
    Land,
    Pay,
    Play,
    Produce,
    Relic,
    Research,
    Resign,
    Trade,
    Vote,
)
from ..state.state import NOBODY, Force
from . import answers, council_votes, dealing, plans
from .judging import MERIDIAN, POINT, STOP, Outlook

PASS = Pass()


CARD = 0.8
"""What an order card is worth where one is given for it."""

VIAL = 6.0
"""What the Seer's Vial adds to a research: an order card or a symbol, and that it comes before all is spent elsewhere."""

ENGINE = 5.0
"""What a Puzzle Engine adds to a research while there is a round to come: that it is done before all is spent elsewhere."""

HOPE = 0.1
"""From such a chance on a person is asked to stop a rival whom a bot player cannot stop."""

LEAST = 0.15
"""What is worth no more than that is left undone."""


class Memory(msgspec.Struct):
    """What a bot player remembers: its temperament and first technology, and what its tactical action is for.

    Also whom it has asked in this turn or market, and whose offers it answered with another. And which people it offered
    something to in a round.
    """

    temper: str = ""
    first: str = ""
    when: str = ""
    asked: tuple[str, ...] = ()
    countered: tuple[str, ...] = ()
    plan: plans.Plan | None = None
    round: int = 0
    called: tuple[str, ...] = ()

    def copy(self) -> Memory:
        """Return a memory of the same."""
        return msgspec.structs.replace(self)


class Deed(msgspec.Struct, frozen=True):
    """What a player does: its move, ``None`` where it waits for others at the market, and what it says."""

    move: Move | None
    says: str = ""


def act(outlook: Outlook, moves: Sequence[Move], memory: Memory) -> Deed:
    """Return what an awaited seat does, one of its legal ``moves`` or a text of one. What has to be remembered of it is
    written into ``memory``."""
    state, me = outlook.state, outlook.me
    moves = [move for move in moves if not isinstance(move, Resign | Trust)]
    question = awaiting.asked(state, me)
    if question is not None:
        return Deed(answers.reply(outlook, question, moves))
    stage = open_stage(state)
    assert stage is not None
    if memory.when != (now := dealing.key(state)):
        memory.when, memory.asked, memory.countered, memory.plan = now, (), (), None
    if memory.round != state.round:
        memory.round, memory.called = state.round, ()
    answered = dealing.answer(outlook, moves, memory.countered)
    if answered is not None:
        memory.countered += (answered.countered,) if answered.countered else ()
        return Deed(answered.move, answered.says)
    move = STAGES[type(stage)](outlook, stage, moves, memory)
    return Deed(move, _intends(outlook) if isinstance(move, Vote) else "")


def _intends(outlook: Outlook) -> str:
    """Return what is said before a round in which a rival can win: where the first turn would be used to stop them. Or that
    is not possible, and it is said which person could."""
    if not outlook.winning:
        return ""
    rival = outlook.winning[0]
    if all(stop.chance < HOPE for stop in goals_ahead.stopped_by(outlook.state, outlook.me, rival)):
        return _asks_others(outlook, rival)
    plan = max(plans.plans(outlook, outlook.state.system_by_id), key=lambda plan: plan.value, default=None)
    if plan is None or outlook.stopped(plan.system) < STOP:
        return ""
    return WORDS("says-stops", system=plan.system, who=outlook.state.players[rival].name)


def _asks_others(outlook: Outlook, rival: int) -> str:
    """Return that a rival cannot be stopped by oneself, and which person could do it, and where, the likeliest first;
    "" where none could: no bot player says that it gives up."""
    state, who = outlook.state, outlook.state.players[rival].name
    able = [
        (stop.chance, state.players[other].name, stop.system)
        for other in outlook.people
        if other != rival
        for stop in goals_ahead.stopped_by(state, other, rival)[:1]
        if stop.chance >= HOPE
    ]
    if not able:
        return ""
    _, name, system = max(able)
    return WORDS("says-you-could", who=who, other=name, system=system)


def _trade(outlook: Outlook, moves: Sequence[Move], memory: Memory) -> Trade | None:
    """Return an offer to a player who was not asked yet, which is remembered. One person in a turn gets an offer, and each
    once in a round."""
    words = naming.handles(outlook.state)
    persons = {words[person] for person in outlook.people}
    spared = persons if persons & {*memory.asked} else persons & {*memory.called}
    # An offer to a player who has passed lapses as the turn ends, before they can answer.
    if not bargains.market(outlook.state):
        spared = spared | {words[person] for person in outlook.people if outlook.state.players[person].passed}
    offer = dealing.offer(outlook, moves, frozenset((*memory.asked, *spared)))
    if offer is not None:
        memory.asked = (*memory.asked, offer.who)
        memory.called += (offer.who,) if offer.who in persons else ()
    return offer


# The turn.


class Option(msgspec.Struct, frozen=True):
    """What a turn could be used for, what that is worth in tenths of a point, and what a tactical action is for."""

    value: float
    move: Move
    plan: plans.Plan | None = None


def options(outlook: Outlook, moves: Sequence[Move]) -> list[Option]:
    """Return what a turn can be used for, in the order of ``moves``; without transactions."""
    systems = [move.system for move in moves if isinstance(move, Activate)]
    rated = [Option(plan.value - outlook.token(), Activate(plan.system), plan) for plan in plans.plans(outlook, systems)]
    return rated + [
        Option(_worth(outlook, move), move) for move in moves if not isinstance(move, Activate | Trade | Accept | Decline)
    ]


def _turn(outlook: Outlook, stage: flow.Staged, moves: Sequence[Move], memory: Memory) -> Move:
    offer = _trade(outlook, moves, memory)
    if offer is not None:
        return offer
    best = max(options(outlook, moves), key=lambda option: option.value, default=None)
    if best is None or best.value <= LEAST:
        return PASS
    memory.plan = best.plan
    return best.move


def _worth(outlook: Outlook, move: Move) -> float:
    """Return what anything but a tactical action is worth, in tenths of a point."""
    match move:
        case Research(technology=technology):
            return outlook.technology(technology) + _with_vial(outlook) - outlook.price(4) - outlook.token()
        case SetOrder(order="trade"):
            return 0.8 * outlook.good() * wealth.room(outlook.state, outlook.me) * _market(outlook) - outlook.token()
        case SetOrder(order="muster"):
            return _mustered(outlook) - outlook.token()
        case SetOrder(order="build"):
            docks = outlook.nearer("shipwrights", 1)
            return docks + (0.0 if outlook.last else 1.0) - outlook.price(4) - outlook.token()
        case Play(card=card, target=target):
            return _card(outlook, card, target) - outlook.drawer()
        case Relic(fragments=fragments):
            return 6.0 + outlook.weight("keeper") - 0.5 * fragments.count("2-") - _hoarded(outlook)
        case Apply(item=item, target=target):
            return _relic(outlook, item, target)
    return 0.0


def _with_vial(outlook: Outlook) -> float:
    """Return what the Seer's Vial adds to a research: a card at least."""
    return VIAL if outlook.judgement.crafty and outlook.own.holds(SEERS_VIAL, ready=True) else 0.0


def _hoarded(outlook: Outlook) -> float:
    """Return what a set of fragments is worth where it may be kept to score them for the Collector first: a point and more
    where the goal is met with them, and would not be without."""
    if "collector" in outlook.met and outlook.own.fragment_count < 4 + decks.SET:
        return 2 * POINT
    hoards = outlook.judgement.crafty and "collector" in outlook.open and outlook.own.fragment_count < 4 + decks.SET
    odd = "odd-pieces" in outlook.met and outlook.queue == 1 and outlook.own.fragment_count < 2 + decks.SET
    return 8.0 if (hoards and not outlook.last) or odd else 0.0


def _market(outlook: Outlook) -> float:
    """Return how likely commodities will be taken off one's hands before the game is over."""
    return 0.7 if outlook.last else 1.0


def _mustered(outlook: Outlook) -> float:
    value = 2 * outlook.unit("infantry")
    meridian = outlook.state.planet_by_id[MERIDIAN]
    if meridian.owner == outlook.me:
        have = outlook.troops_on(MERIDIAN, outlook.me).troops
        threat = outlook.threat(meridian.system).troops
        value += 0.25 * outlook.crown() if have < threat + 1 else 0.0
    return value


def _card(outlook: Outlook, card: str, target: str) -> float:
    """Return what an order card is worth: it costs no token, but is gone."""
    state = outlook.state
    planet = state.planet_by_id.get(target)
    match card:
        case "fresh-survey":
            return 2.5 + (0.1 * planet.worth if planet is not None else 0.0)
        case "long-scan":
            return outlook.frontier()
        case "probe":
            return 2.0 if outlook.has("void-compass") or LONG_SCAN in outlook.own.hand else 0.2 * outlook.last
        case "requisition":
            return 2 * outlook.good()
        case "second-wind":
            value = max(planet.worth, planet.weight) if planet is not None else 0
            worth = 0.3 * value - 0.4 if not outlook.last else 0.1 * value
            return (worth if _spends(outlook) else 0.0) + (_needs(outlook, value) if outlook.last else 0.0)
        case "reserve-orders":
            return max(0.5, outlook.token())
        case "conscription":
            return 0.3 * (target.count("+") + 1) + 0.3 * (MERIDIAN in target)
        case "smuggler":
            return outlook.good() + (0.8 * dealing.abroad(outlook) if outlook.judgement.crafty else 0.0)
        case "star-charts":
            return CARD + outlook.drawer()
    return 0.0


def _spends(outlook: Outlook) -> bool:
    """Return whether more can be paid for in this round: an order, or units at a dock that was not activated yet."""
    docks = (there for there in outlook.state.systems if outlook.me not in there.tokens)
    planets = outlook.state.planet_by_id
    produces = any(planets[planet].troops[outlook.me].dock for there in docks for planet in there.planets)
    return outlook.own.strategy > 0 or (outlook.own.tactic > 0 and produces)


def _needs(outlook: Outlook, value: int) -> float:
    """Return what readying a planet brings for a goal that is to be paid."""
    found = (outlook.resources, "great-works"), (outlook.influence, "loud-voices")
    return sum(0.9 * outlook.weight(goal) for have, goal in found if have < 6 <= have + value)


def _relic(outlook: Outlook, item: str, target: str) -> float:
    """Return what it is worth to use a relic, a device, or nothing."""
    state = outlook.state
    planet = state.planet_by_id.get(target)
    keeps = outlook.kept_relic
    match item:
        case "star-lance" if planet is not None:
            return plans.lanced(outlook, planet) - (-1.0 if outlook.judgement.crafty else 1.5) - keeps
        case "archive":
            cards = set(state.decks["orders"].discard)
            return 1.0 * min(3, len(cards)) + 0.5 * outlook.last - keeps
        case "trade-core":
            return 5 * outlook.good() - (0.5 * outlook.left) - keeps
        case "world-forge" if planet is not None:
            return 3.0 + 0.2 * planet.worth + outlook.nearer("seat-of-legend", 1) - keeps
        case "builder-automaton":
            return 1.0 if naming.player_named(state, target) == outlook.me else 0.0
        case "puzzle-engine":
            first = ENGINE if outlook.judgement.crafty and not outlook.last else 0.0
            return outlook.technology(target) + first - outlook.price(6)
    return 0.0


def _end(outlook: Outlook, stage: flow.Staged, moves: Sequence[Move], memory: Memory) -> Move:
    """Use legendary planets, deal, and be done."""
    uses = [move for move in moves if isinstance(move, Apply)]
    if uses:
        wanted = [(outlook.watch(outlook.state.system_by_id[use.target]), use) for use in uses if use.target != "-"]
        return max(wanted, key=lambda item: item[0])[1] if wanted else uses[0]
    return _trade(outlook, moves, memory) or PASS


# Within a tactical action.


def _move(outlook: Outlook, stage: flow.Moving, moves: Sequence[Move], memory: Memory) -> Move:
    """Bring what the plan says, one system after the other."""
    state, coming = outlook.state, _coming(outlook, stage, memory.plan)
    if coming is None and not state.legs and not _is_for(memory.plan, state.system):
        # Another player began it: a new plan is made.
        memory.plan = next(plans.plans(outlook, (state.system,)), None)
        coming = _coming(outlook, stage, memory.plan)
    if coming is not None:
        return coming
    dock = movement.producing_next(state, stage)
    return _produce(outlook, dock, moves, memory) if dock is not None else PASS


def _is_for(plan: plans.Plan | None, system: str) -> bool:
    return plan is not None and plan.system == system


def _coming(outlook: Outlook, stage: flow.Moving, plan: plans.Plan | None) -> Bring | Play | Apply | None:
    """Return what comes next by a plan. What does not fit any more, as a find brought a ship, stays away."""
    state = outlook.state
    if plan is not None and plan.help and _is_for(plan, state.system) and plan.help not in stage.helps:
        help = Play(PASSAGE) if plan.help == PASSAGE else Apply(plan.help)
        return help if flow.STAGES[flow.Moving].refuse(state, stage, outlook.me, help) is None else None
    gone = {leg.origin for leg in state.legs}
    for origin, force in plan.bring if plan is not None and _is_for(plan, state.system) else ():
        move = Bring(state.system, origin, naming.written_force(force))
        if origin not in gone and flow.STAGES[flow.Moving].refuse(state, stage, outlook.me, move) is None:
            return move
    return None


def _land(outlook: Outlook, stage: flow.Staged, moves: Sequence[Move], memory: Memory) -> Move:
    """Land where it is worth it: one on a free planet, all where others stand, all that is left on Meridian."""
    state, me = outlook.state, outlook.me
    aboard = state.system_by_id[state.system].fleets[me].only("infantry", "mech")
    names = dict.fromkeys(move.planet for move in moves if isinstance(move, Land) and move.planet != EACH)
    planets = sorted((state.planet_by_id[name] for name in names), key=partial(plans.landed_first, outlook))
    fresh = [planet for planet in planets if planet.owner != me and not planet.troops[me].troops]
    for planet in fresh:
        defence = outlook.defenders(planet)
        later = len(fresh) - 1 - fresh.index(planet)
        if defence:
            if odds.wins(odds.troops(aboard), odds.troops(defence)) >= outlook.dares(state.system):
                return _landing(planet.id, aboard, aboard.troops)
        elif planet.id == MERIDIAN:
            return _landing(planet.id, aboard, max(1, aboard.troops - later))
        else:
            return _landing(planet.id, aboard, 1)
    mine = [planet for planet in planets if planet.id == MERIDIAN and planet.owner == me]
    return _landing(MERIDIAN, aboard, aboard.troops) if mine else PASS


def _landing(planet: str, aboard: Force, count: int) -> Land:
    foot = min(aboard.infantry, count)
    return Land(planet, naming.written_force(Force(infantry=foot, mech=min(aboard.mech, count - foot))))


def _produce(outlook: Outlook, stage: flow.Producing, moves: Sequence[Move], memory: Memory) -> Move:
    _, force = plans.produced(outlook, stage.planet, stage.less)
    return Produce(naming.written_force(force)) if force else PASS


def _pay(outlook: Outlook, stage: flow.Staged, moves: Sequence[Move], memory: Memory) -> Move:
    """Pay with the fewest trade goods that matter: the first way, which wastes least."""
    return next(move for move in moves if isinstance(move, Pay))


def _card_window(outlook: Outlook, stage: flow.CardOpen, moves: Sequence[Move], memory: Memory) -> Move:
    return answers.card(outlook, stage, moves)


# The council.


def _vote(outlook: Outlook, moves: Sequence[Move]) -> Move:
    """Vote with everything: all planets are ready again after it. The tokens are divided before."""
    division = Choose(answers.division(outlook))
    if division in moves:
        return division
    speaker = naming.handles(outlook.state)[candidate(outlook)]
    return next((move for move in moves if isinstance(move, Vote) and move.who == speaker), PASS)


def candidate(outlook: Outlook) -> int:
    """Return who is voted for: oneself; the strongest of the others where a rival who is about to win has more votes. Who
    lacks one point votes for themselves: it would win. So do all where one player has more votes than all others."""
    state = outlook.state
    if council.majority(state) != NOBODY:
        return outlook.me
    if outlook.judgement.watchful and (found := council_votes.lifted(outlook)) is not None:
        return found.whom
    votes = council_votes.voices(state)
    if outlook.own.points >= enough(state) - 1:
        return outlook.me
    if outlook.opposed == NOBODY or votes[outlook.me] > votes[outlook.opposed]:
        return outlook.me
    others = [player for player in state.order if player != outlook.opposed and not state.players[player].gone]
    return max(others, key=lambda player: votes[player])


def _at_market(outlook: Outlook, stage: flow.Staged, moves: Sequence[Move], memory: Memory) -> Move | None:
    """Offer, wait for who has to answer and for people who might want something, and vote."""
    offer = _trade(outlook, moves, memory)
    if offer is not None:
        return offer
    state, me = outlook.state, outlook.me
    waits = any(offer.proposer == me for offer in state.offers)
    here = (
        trader
        for trader in trading.traders(state)
        if trader in outlook.people and not trading.have_dealt(state, me, trader)
    )
    return None if waits or any(bargains.deals(state, item, me) for item in here) else _vote(outlook, moves)


def _smuggle(outlook: Outlook, stage: flow.Staged, moves: Sequence[Move], memory: Memory) -> Move:
    return _trade(outlook, moves, memory) or PASS


STAGES: dict[type[flow.Staged], Callable[[Outlook, Any, Sequence[Move], Memory], Move | None]] = {
    flow.Turn: _turn,
    flow.Ending: _end,
    flow.Moving: _move,
    flow.Landing: _land,
    flow.Producing: _produce,
    flow.Paying: _pay,
    flow.CardOpen: _card_window,
    flow.Market: _at_market,
    flow.Smuggling: _smuggle,
}
"""What is done in each kind of stage."""
