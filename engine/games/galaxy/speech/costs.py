"""What a move would cost that its player may not expect (`engine.core.game.Choice.hurts`), and how payments are offered."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import verbs
from engine.core.game import Offering
from engine.core.memo import changed, replaced
from engine.core.moves import Move
from engine.core.odds import odds

from ..rules import awaiting, bargains, commands, flow, goals, goals_ahead, steps, turns
from ..rules.commands import PRICE, with_less
from ..rules.economy import production, wealth
from ..rules.fighting import landing
from ..rules.flow import open_stage
from ..rules.moving import journeys, movement
from ..rules.relics.components import DEVICE_PRICE
from ..state import board, moves, naming
from ..state.catalogue import WORDS, name_of, place_words
from ..state.content import DEVICE, FURNACE, MERIDIAN, content
from ..state.naming import system_named
from ..state.state import NONE, SHIPS, TROOPS, Force, State, System
from .prominence import MAIN
from .words import counted, own_words

SAFE = 0.9
"""Where a planet is kept with a greater chance than this, no odds are told."""


def hurts(state: State, player: int, move: Move, *, brief: bool = False) -> str:
    """Return what a player's move would cost unexpectedly: planets that stay empty (GAL-G12), or ships sent to a planet
    where the first landing cannot be paid (GAL-G41). Or it is a goal that is met, or could be paid for, no more in this
    round; "" for nothing. A ``brief`` one names no rival who could land."""
    match move:
        case moves.Produce(units=units):
            stage = open_stage(state)
            force = production.meant(stage, units) if isinstance(stage, flow.Producing) else None
            if isinstance(stage, flow.Producing) and force is not None:
                return _goal_spent(state, player, production.cost(state, player, force) - stage.less)
        case moves.Research() | verbs.SetOrder(order=moves.BUILD) if isinstance(open_stage(state), flow.Turn):
            technology = move.technology if isinstance(move, moves.Research) else ""
            return _goal_spent(state, player, PRICE, technology) or token_spent(state, player, technology)
        case moves.Apply(item=item) if item == DEVICE:
            return _goal_spent(state, player, DEVICE_PRICE)
        case moves.Pay(how=how) if state.phase == "action":
            return _goal_unpaid(state, player, how)
        case verbs.SetOrder(order=order) if order in moves.BOUGHT and isinstance(open_stage(state), flow.Turn):
            return token_spent(state, player)
        case verbs.Choose(option=option) | moves.Decide(option=option):
            return _relic_given(state, player, option)
        case moves.Trade(what=what) if (deal := naming.read_deal(state, what)) is not None:
            return _goal_lost(state, player, bargains.dealt(state, player, *deal))
        case moves.Accept(offer=named):
            return _goal_given(state, player, named)
        case moves.Activate(system=id):
            system = system_named(state, id)
            if system is None:
                return ""
            return _seal(state, player, system) or _home_spent(state, player, system) or token_spent(state, player)
        case moves.Bring(origin=origin, units=units):
            stage, journey = open_stage(state), _journey(state, origin, units)
            if not isinstance(stage, flow.Moving) or journey is None:
                return ""
            bare = unguarded(state, stage.player, journey, brief=brief)
            if bare:
                return bare
            return _seal(state, stage.player, state.system_by_id[stage.system]) if journey.carried else ""
    return ""


def _journey(state: State, origin: str, units: str) -> journeys.Journey | None:
    """Return what sets out by a move of ships, from several systems too; ``None`` where that cannot be read."""
    stage, start = open_stage(state), system_named(state, origin)
    every = movement.everything(state, stage) if isinstance(stage, flow.Moving) else ()
    if (origin, units) == movement.EVERYTHING and every:
        (first, force), *others = [(item.origin, item.force) for item in every]
        return journeys.Journey(first, force, tuple(others))
    return journeys.read(state, start.id, units) if start is not None else None


def harmless(state: State, player: int, move: Move) -> bool:
    """Return whether planets that a move of ships leaves unguarded can be landed on by no rival in one action."""
    journey = _journey(state, move.origin, move.units) if isinstance(move, moves.Bring) else None
    if journey is None or not left_empty(state, player, journey):
        return False
    return not any(movement.could_land(state, player, system)[0] for system in (journey.origin, *dict(journey.picked)))


def unguarded(state: State, player: int, journey: journeys.Journey, *, brief: bool = False) -> str:
    """Return which planets a journey leaves unguarded; or that it leaves the home with fewer than a rival could land there
    in one action; "" for neither."""
    systems = [state.system_by_id[origin] for origin in (journey.origin, *dict(journey.picked))]
    landing_there = [movement.could_land(state, player, system.id) for system in systems]
    most, who = max(landing_there, key=lambda item: item[0])
    empty = left_empty(state, player, journey)
    if empty:
        return empty_told(empty, "" if brief else who, most)
    home = next((planet for planet in state.planets if planet.home == player), None)
    if home is None or home.owner != player or home.truce or home.system != journey.origin:
        return ""
    there = state.system_by_id[home.system].fleets[player]
    stays = home.troops[player].troops - max(0, journey.force.troops - there.troops)
    most, who = landing_there[0]
    fleet = (there - journey.force.only(*SHIPS)).ships
    return WORDS("hurts-thin", left=stays, who="" if brief else who, most=most) if most > stays and not fleet else ""


def empty_told(places: Sequence[str], who: str = "", most: int = 0) -> str:
    """Return which planets a journey leaves unguarded, and who could land there, with how many. Several are only counted:
    a button has no room for more."""
    if len(places) > 1:
        meridian = name_of(MERIDIAN)
        if meridian in places:
            return WORDS("hurts-empty-first", place=meridian, number=len(places) - 1)
        return WORDS("hurts-empty-many", number=len(places))
    return WORDS("hurts-empty", places=places, who=who, most=most)


def towards(goal: goals.Nearer, *, brief: bool = False) -> str:
    """Return how far a move brings a goal, as a button says it: "then 3/4 Far Holdings (planets outside homes)", or that it
    completes it; a ``brief`` one does not say what is counted."""
    if goal.point:
        return WORDS("completes-goal", goal=goal.goal)
    counted = "" if brief else goal.goal
    return WORDS("towards-goal", goal=goal.goal, counted=counted, have=goal.have, needed=goal.needed)


def unit_briefly(state: State, player: int, kind: str) -> str:
    """Return what a player's units of a kind do in a few words: "scout flies 2, carries 1, hits 8+"."""
    unit = content().units[kind]
    said = [WORDS("briefly-flies", move=journeys.speed(state, player, kind))] if unit.move else []
    said += [WORDS("briefly-carries", capacity=unit.capacity)] if unit.capacity else []
    said += [WORDS("briefly-hits", hits=unit.hits)] if unit.hits else []
    said += [WORDS("briefly-bombards", bombards=unit.bombards)] if unit.bombards else []
    return WORDS("unit-briefly", unit=kind, said=said)


def pays_with(state: State, player: int, what: str, amount: int, *, whole: bool = False) -> list[str]:
    """Return with what a player pays "resources" or "influence" without being asked, the planets that are exhausted first;
    nothing where they choose, or where nothing is to be paid. ``whole``: for what a dock produces."""
    payment = None
    if amount > 0:
        payment = wealth.whole(state, player, amount) if whole else wealth.unasked(state, player, what, amount, ())
    if payment is None:
        return []
    planets = [state.planet_by_id[planet] for planet in payment.planets]
    said = [own_words(planet, player) for planet in planets]
    return [*said, *([WORDS("trade-goods", trade_goods=payment.trade_goods)] if payment.trade_goods else [])]


def _goal_spent(state: State, player: int, price: int, technology: str = "") -> str:
    """Return for which goal a point is lost after paying resources, for a ``technology`` or other things; "" for none."""
    ways = wealth.ways(state, player, wealth.RESOURCES, price) if price > 0 else ()
    return _goal_lost(state, player, learned(wealth.paid(state, player, ways[0]), player, technology)) if ways else ""


def _goal_unpaid(state: State, player: int, how: str) -> str:
    """Return which goal could be scored no more after a payment, "" for none."""
    payment = wealth.read_payment(state, player, how)
    return _goal_lost(state, player, wealth.paid(state, player, payment)) if payment is not None else ""


def _home_spent(state: State, player: int, system: System) -> str:
    """Return which goal could be scored no more after producing anything at home, "" for none, and elsewhere."""
    at_home = any(state.planet_by_id[planet].home == player for planet in system.planets)
    return _goal_spent(state, player, 1) if at_home and production.docks(state, player, system.id) else ""


def _goal_given(state: State, player: int, named: str) -> str:
    """Return which goal in sight that a player meets, public or held, is met no more once they accept an offer."""
    offer = next((item for item in state.offers if str(item.number) == named.rpartition("-")[2]), None)
    if offer is None or player != offer.partner:
        return ""
    return _goal_lost(state, player, bargains.dealt(state, player, offer.gets, offer.gives))


def _goal_lost(state: State, player: int, after: State) -> str:
    """Return for which goal in sight that a player meets, public or held, a point is lost afterwards, "" for none."""
    goal = goals.lost(state, player, after)
    return WORDS("hurts-undone", goal=goal) if goal else ""


def token_spent(state: State, player: int, technology: str = "") -> str:
    """Return for which goal a point is lost with one command token less, "" for none."""
    return _goal_lost(state, player, learned(with_less(state, player), player, technology))


def learned(state: State, player: int, technology: str) -> State:
    """Return the state in which a player knows a technology more; "" for the same state."""
    known = (*state.players[player].technologies, *([technology] if technology else []))
    return changed(state, players=replaced(state.players, player, technologies=known)) if technology else state


def ends_round(state: State, player: int, technology: str = "") -> bool:
    """Return whether an order, or research of a ``technology``, leaves a player nothing but to pass, by what all can see:
    then the referee passes for them (GAL-G09)."""
    stage, own = open_stage(state), state.players[player]
    if not isinstance(stage, flow.Turn) or own.strategy != 1 or own.hand or commands.scepter(state, player):
        return False
    spent = changed(state, players=replaced(state.players, player, strategy=0))
    return turns.is_idle(learned(spent, player, technology), player)


def priced(state: State, player: int, technology: str) -> str:
    """Return a research with all that it costs, as it stands on a button of its own."""
    nearer = goals_ahead.nearer_by_research(state, player, technology)
    free, last = commands.scepter(state, player), ends_round(state, player, technology)
    point = nearer is not None and nearer.point
    return WORDS("research-order", technology=technology, point=point, free=free, last=last)


def research_asked(state: State, player: int) -> str:
    """Return what stands over technologies: what all of them cost alike."""
    return WORDS("research-what", free=commands.scepter(state, player), last=ends_round(state, player))


def _relic_given(state: State, player: int, option: str) -> str:
    """Return which goal is met no more without the Knowledge Furnace, where an answer gives it up; "" for none."""
    question = awaiting.asked(state, player)
    if not isinstance(question, steps.Furnace) or option == flow.WITHOUT:
        return ""
    left = tuple(held for held in state.players[player].relics if held.relic != FURNACE)
    return _goal_lost(state, player, changed(state, players=replaced(state.players, player, relics=left)))


def left_empty(state: State, player: int, journey: journeys.Journey) -> tuple[str, ...]:
    """Return the names of a player's planets that a journey leaves without ground forces: its last ones go, or it has none
    and the last ships of its system go (GAL-G12). Where a truce holds, no other can land."""
    found: list[str] = []
    for id, force in ((journey.origin, journey.force), *journey.picked):
        system = state.system_by_id[id]
        ships_stay = bool((system.fleets[player] - force.only(*SHIPS)).ships)
        troops = force.only(*TROOPS)
        # Those in space go first, then those on planets in the order of their names.
        troops = _less(troops, system.fleets[player])
        planets = sorted((state.planet_by_id[planet] for planet in system.planets), key=lambda planet: planet.name)
        for planet in planets:
            there = planet.troops[player].only(*TROOPS) if planet.troops else NONE
            stays, troops = _less(there, troops), _less(troops, there)
            guarded = bool(there) or (bool(system.fleets[player].ships) and not ships_stay)
            if planet.owner == player and not (stays or planet.truce) and guarded:
                found.append(own_words(planet, player))
    return tuple(found)


def _less(force: Force, other: Force) -> Force:
    """Return ground forces without those that another force has of their kinds."""
    return Force(
        infantry=max(0, force.infantry - other.infantry),
        mech=max(0, force.mech - other.mech),
    )


def _seal(state: State, player: int, system: System) -> str:
    """Return that the first landing on a sealed planet cannot be paid, "" where it can or none is wanted."""
    if not system.seal:
        return ""
    have = wealth.available(state, player, wealth.INFLUENCE)
    return "" if have >= landing.SEAL else WORDS("hurts-seal", seal=landing.SEAL, have=have)


def comers_told(state: State, player: int, id: str) -> list[str]:
    """Return which rivals could still come to a system in this round, each with what: "Bob can still send 2 ships"."""
    alike: dict[str, list[str]] = {}
    for who, force in movement.could_come(state, player, id):
        alike.setdefault(counted(force), []).append(who)
    return [WORDS("can-still-send", names=names, units=units) for units, names in alike.items()]


def struck_back(state: State, player: int, id: str) -> list[str]:
    """Return how likely a player holds Meridian, all ground forces aboard landed, against the likeliest rival.
    It is [] where no rival could land, or the player has no ground forces there."""
    held = goals_ahead.holds(state, player, id)
    return [] if held is None else [WORDS("struck-back", who=list(held[1]), holds=odds(held[0]))]


def kept_told(state: State, player: int, id: str) -> list[str]:
    """Return how likely a planet that is taken in a system is kept if the likeliest rival answers, [] where none can.
    Meridian is worth nothing but by being held: of it that is always told."""
    kept, crown = goals_ahead.kept(state, player, id), state.planet_by_id[MERIDIAN].system == id
    return (
        []
        if kept is None or (kept.chance > SAFE and not crown)
        else [WORDS("kept-if", who=list(kept.rivals), keeps=odds(kept.chance))]
    )


def unwise(state: State, player: int, id: str) -> bool:
    """Return whether an attack weakens the home and its gain is likely lost again, unless it stops a rival from winning."""
    kept = goals_ahead.kept(state, player, id)
    return kept is not None and kept.unwise and not goals_ahead.stopped_in(state, player, id)


def beside_home(state: State, player: int, id: str) -> bool:
    """Return whether a system shares an edge with a player's home system."""
    home = next(planet.system for planet in state.planets if planet.home == player)
    return (home, id) in board.chart(state).edges


def strikers(state: State, player: int, id: str) -> list[str]:
    """Return who could strike in a system in this round, [] where no rival could; at Meridian that none could."""
    is_there = state.planet_by_id[MERIDIAN].system == id and not state.planet_by_id[MERIDIAN].destroyed
    comers = comers_told(state, player, id)
    return [WORDS("strikers", comers=comers)] if comers or is_there else []


def pay(state: State, player: int, how: str) -> Offering:
    """Return how a payment is offered: what is exhausted, with what each planet pays, and how much of it is too much."""
    stage = open_stage(state)
    payment = wealth.read_payment(state, player, how)
    if not isinstance(stage, flow.Paying) or payment is None:
        return how, "", MAIN
    planets, also = [state.planet_by_id[planet] for planet in payment.planets], wealth.also_paid(state, player, stage.also)
    pays = [wealth.pays(planet, stage.what, also) for planet in planets]
    paid = sum(pays) + payment.trade_goods
    called = [own_words(planet, player) for planet in planets]
    worths = [f"{place_words(name)} {worth}" for name, worth in zip(called, pays, strict=True)]
    named = [*worths, *([WORDS("trade-goods", trade_goods=payment.trade_goods)] if payment.trade_goods else [])]
    over = paid - stage.amount
    return WORDS("pay", paid=named, over=over), WORDS("pay.hint", over=over), MAIN
