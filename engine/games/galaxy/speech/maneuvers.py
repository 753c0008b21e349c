"""How the moves of a tactical action are offered, and payments and votes: all at once as buttons, other ways in a menu."""

from __future__ import annotations

from typing import Final

from engine.core.game import Offering, Weight
from engine.core.words import count, listed, upper

from ..rules.economy import production, wealth
from ..rules.fighting import invasion
from ..rules.flow import open_stage
from ..rules.moving import journeys, movement
from ..state.naming import read_force, system_name
from ..state.state import NOBODY, NONE, Stage, State, System, force_of
from . import questions
from .words import force_words, is_sealed, player_of, system_words, units_words

FIRST: Final = "first"
MAIN: Final = "main"
PLAIN: Final = "plain"
QUIET: Final = "quiet"
WRITTEN: Final = "written"
"""The weights of choices, the loudest first."""


def activate(state: State, player: int, id: str) -> Offering:
    """Return how a system is offered: with who is there; those where nothing could be done are only written."""
    system = state.system_by_id[id]
    coming = movement.origins(state, player, id)
    ships = f"ships can come from {listed([system_name(one) for one in coming])}" if coming else "no ship can come"
    docks = bool(production.docks(state, player, id))
    said = ["1 tactic token", *_holders(state, player, system), ships, *(["your dock is here"] if docks else [])]
    said += ["your ships here stay"] if system.fleets[player].ships else []
    weight: Weight = MAIN if movement.worth_while(state, player, id) else WRITTEN
    return f"Activate {system_name(id)}: {system_words(state, system)}", "; ".join(said), weight


def _holders(state: State, player: int, system: System) -> list[str]:
    """Return who holds the planets of a system and whose ships are there: "Cinder free", "Bob 2 ships"."""
    said = []
    for planet in (state.planet_by_id[id] for id in system.planets):
        owner = (
            "free" if planet.owner == NOBODY else "yours" if planet.owner == player else state.players[planet.owner].name
        )
        if not planet.destroyed and (planet.home == NOBODY or planet.owner != planet.home):
            said.append(f"{planet.name} {owner}")
    if system.seal:
        have = wealth.available(state, player, wealth.INFLUENCE)
        said.append(f"{invasion.SEAL} influence to land first{'' if have >= invasion.SEAL else f', you have {have}'}")
    for other, force in enumerate(system.fleets):
        if force.ships:
            said.append(f"{'your' if other == player else state.players[other].name} {count(force.ships, 'ship')}")
    return said


def bring(state: State, origin: str, units: str) -> Offering:
    """Return how ships are brought: all that can come from a system is a button of its own."""
    where = system_name(origin)
    stage = open_stage(state)
    if stage is not None and stage.kind == "move":
        ships = journeys.comers(state, stage, origin)
        everything = journeys.written(journeys.Journey(origin, journeys.loaded(state, stage.player, origin, ships)))
        if units == everything:
            return f"All from {where}", force_words(units), FIRST
    return f"From {where}: {force_words(units)}", f"From {where} to {system_name(state.system)}", PLAIN


def land(state: State, id: str, units: str) -> Offering:
    """Return how a landing is offered: with all ground forces it is a button of its own for each planet."""
    planet = state.planet_by_id[id]
    said = [questions.planet_words(state, planet).rpartition("; ")[0]]
    said += [f"held by {state.players[planet.owner].name}"] if planet.owner != NOBODY else ["free"]
    foes = [
        f"{units_words(force)} of {state.players[player].name}'s"
        for player, force in enumerate(planet.troops)
        if force and player != state.active
    ]
    said += [f"against {listed(foes)}"] if foes else []
    aboard = state.system_by_id[planet.system].fleets[state.active].only("infantry", "mech")
    everything = read_force(units) == aboard
    price = f", {invasion.SEAL} influence" if is_sealed(state, planet) else ""
    label = f"All on {planet.name}{price}" if everything else f"On {planet.name}: {force_words(units)}{price}"
    detail = f"{force_words(units)}; {'; '.join(said)}" if everything else "; ".join(said)
    return label, detail, FIRST if everything else PLAIN


def produce(state: State, units: str) -> Offering:
    """Return how units are produced: with their cost; an odd infantry that costs as much as two is only written."""
    stage, force = open_stage(state), read_force(units)
    if stage is None or stage.kind != "produce" or force is None:
        return upper(force_words(units)), "", MAIN
    price = max(0, production.cost(state, stage.player, force) - stage.number)
    more = force + force_of("infantry")
    spare = force.infantry and production.cost(state, stage.player, more) == production.cost(state, stage.player, force)
    wasted = spare and production.refuse_force(state, stage.player, stage.subject, more, stage.number) is None
    cost = count(price, "resource")
    return f"{upper(units_words(force))}, {cost}", cost, WRITTEN if wasted else MAIN


def pay(state: State, player: int, how: str) -> Offering:
    """Return how a payment is offered: what is exhausted and spent, and how much of it is too much."""
    stage = open_stage(state)
    payment = wealth.read_payment(state, player, how)
    if stage is None or stage.kind != "pay" or payment is None:
        return how, "", MAIN
    planets = [state.planet_by_id[planet] for planet in payment.planets]
    paid = sum(wealth.pays(planet, stage.subject, stage.words) for planet in planets) + payment.trade_goods
    named = [planet.name for planet in planets]
    named += [count(payment.trade_goods, "trade good")] if payment.trade_goods else []
    worths = [f"{planet.name} {wealth.pays(planet, stage.subject, stage.words)}" for planet in planets]
    over = paid - stage.number
    detail = f"{', '.join(worths)}{'; ' if worths else ''}{f'{over} too much' if over else 'exactly'}"
    return f"Pay with {listed(named) or 'nothing'}{f', {over} too much' if over else ''}", detail, MAIN


def vote(state: State, player: int, who: str, planets: str) -> Offering:
    """Return how a vote is offered: with everything it is a button of its own for each candidate."""
    name = player_of(state, who)
    ready = [planet for planet in state.planets_of(player) if not planet.exhausted and planet.weight]
    if planets == "all":
        votes = sum(planet.weight for planet in ready)
        return (
            f"Vote for {name}, {votes} influence",
            f"All your influence: {listed([planet.name for planet in ready])}",
            FIRST,
        )
    named = [planet for planet in ready if planet.id in [part.strip() for part in planets.split(",")]]
    votes = sum(planet.weight for planet in named)
    # All planets are readied after the vote: to hold some back is worth nothing, and only written.
    voting = listed([planet.name for planet in named])
    return f"Vote for {name}, {votes} influence: {voting}", f"{votes} influence for {name}", WRITTEN


def landed(state: State, stage: Stage) -> bool:
    """Return whether ground forces have landed on a planet of the active system that is not yet theirs."""
    planets = (state.planet_by_id[planet] for planet in state.system_by_id[stage.subject].planets)
    return any(planet.owner != stage.player and planet.troops and planet.troops[stage.player] != NONE for planet in planets)
