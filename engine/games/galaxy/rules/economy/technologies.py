"""Technologies (GAL-G38): who has them, what they need, and researching them with specialty planets and the Seer's Vial."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.memo import memo

from ...state import lengths
from ...state.catalogue import refused
from ...state.content import SEERS_VIAL, content
from ...state.factions import can
from ...state.state import Planet, State
from .. import flow, steps
from ..events import course
from ..exploring import decks
from ..flow import WITHOUT
from ..progress import Voyage
from ..relics import relics
from . import wealth

RULE = "GAL-G38"
RESEARCHED, GAINED = "researched", "gained"
SYMBOL, CARD = "symbol", "card"
"""What the Seer's Vial is exhausted for (GAL-G32)."""


def missing(state: State, player: int, technology: str) -> int:
    """Return how many symbols a player lacks for a technology, own technologies counted."""
    known = content().technologies
    wanted = known[technology]
    own = sum(known[technology].colour == wanted.colour for technology in state.players[player].technologies)
    return max(0, lengths.symbols(state, technology) - own)


def unknown(state: State, player: int) -> tuple[str, ...]:
    """Return the technologies that a player does not have: those that can be gained without prerequisites."""
    own = state.players[player].technologies
    return tuple([technology for technology in content().technologies if technology not in own])


def researchable(state: State, player: int, resources: int = 0) -> tuple[str, ...]:
    """Return the technologies that a player can research now.

    Readied specialty planets and the Seer's Vial stand in for missing symbols, as long as ``resources`` can be paid
    besides: a planet is exhausted for one or the other.
    """
    return _researchable(state, player, resources)


@memo("players.technologies", "players.trade_goods", "players.relics", "players.faction", "planets", "length")
def _researchable(state: State, player: int, resources: int) -> tuple[str, ...]:
    spare = wealth.available(state, player, wealth.RESOURCES) - resources
    if spare < 0:
        return ()
    schools = {colour for item in state.planets_of(player) if not item.exhausted for colour in item.specialties}
    scholars = can(state, player, "scholars")
    waived = waives(state, player)
    found = []
    for technology, colour, lacking in _lacking(state.length, state.players[player].technologies):
        need = lacking - waived
        if need <= 0 or ((scholars or colour in schools) and _ways(state, player, technology, need, resources)):
            found.append(technology)
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def _lacking(length: str, own: tuple[str, ...]) -> tuple[tuple[str, str, int], ...]:
    """Return what is left to research, each with its colour and how many symbols the own technologies do not give."""
    known = content().technologies
    held = [known[item].colour for item in own]
    return tuple(
        (item.id, item.colour, lengths.needed(length, item.id) - held.count(item.colour))
        for item in known.values()
        if item.id not in own
    )


def refuse(state: State, player: int, technology: str, resources: int = 0, rule: str = RULE) -> IllegalMove | None:
    """Return what speaks against researching a technology while paying ``resources`` (by ``rule``), ``None`` if nothing."""
    if technology not in content().technologies:
        return refused("no-such-technology", RULE)
    wanted = content().technologies[technology]
    if state.players[player].knows(technology):
        return refused("technology-known", RULE, technology=wanted.id)
    if _possible(state, player, technology, resources):
        return None
    if not wealth.affordable(state, player, "resources", resources):
        return refused("research-too-dear", rule, resources=resources)
    symbols, colour = lengths.symbols(state, technology), wanted.colour
    if _possible(state, player, technology, 0):
        return refused(
            "symbols-planets-cannot-pay",
            RULE,
            technology=technology,
            symbols=symbols,
            colour=colour,
            resources=resources,
        )
    lacking = missing(state, player, technology)
    return refused("symbols-lacking", RULE, technology=technology, symbols=symbols, colour=colour, lacking=lacking)


def research(voyage: Voyage, player: int, technology: str, resources: int = 0) -> None:
    """Research a technology: symbols it lacks are made up for, then ``resources`` are paid, then it is the player's.

    What is asked on the way are the questions `Vial` and `Specialty`.
    """
    voyage.push(steps.Symbols(technology, player, missing(voyage.state, player, technology), resources))
    if waives(voyage.state, player):
        options = _uses_of_vial(voyage.state, player, technology, resources)
        default = WITHOUT if WITHOUT in options else options[0]
        voyage.ask(steps.Vial(technology, resources, owner=player, options=options, default=default))


def gain(voyage: Voyage, player: int, technology: str, how: str = GAINED) -> None:
    """Give a player a technology: "first", "researched", or "gained" without prerequisites (GAL-G38)."""
    if voyage.player(player).knows(technology):
        return
    voyage.set_player(player, technologies=(*voyage.player(player).technologies, technology))
    voyage.tell(course.Technology(voyage.name(player), technology, how), reveals=how == "first")
    if how != "first":
        voyage.meet(technology)


# Symbols that are missing.


def waives(state: State, player: int) -> bool:
    """Return whether a player can exhaust the Seer's Vial when they research a technology (GAL-G32)."""
    return state.players[player].holds(SEERS_VIAL, ready=True)


def _uses_of_vial(state: State, player: int, technology: str, resources: int) -> tuple[str, ...]:
    """Return what the Seer's Vial can do for this research; it has to give a symbol where there is no other way."""
    need = missing(state, player, technology)
    without = bool(_ways(state, player, technology, need, resources))
    with_it = need > 0 and bool(_ways(state, player, technology, need - 1, resources))
    return (*((SYMBOL,) if with_it else ()), *((CARD, WITHOUT) if without else ()))


@flow.answer(steps.Vial)
def _vial(voyage: Voyage, question: steps.Vial, option: str) -> None:
    if option == WITHOUT:
        return
    relics.exhaust(voyage, question.owner, SEERS_VIAL)
    if option == CARD:
        decks.draw_orders(voyage, question.owner, 1)
        return
    waiting = flow.first(voyage.state)
    assert isinstance(waiting, steps.Symbols), waiting
    voyage.finish()
    voyage.push(replace(waiting, missing=waiting.missing - 1))


@flow.step(steps.Symbols)
def _symbols(voyage: Voyage, task: steps.Symbols) -> None:
    """Exhaust a specialty planet for each symbol that is still missing; then pay, and the technology is there."""
    technology, player, need, resources = task.technology, task.player, task.missing, task.resources
    if not need:
        voyage.push(steps.Researched(technology, player))
        if resources:
            wealth.ask_payment(voyage, player, "resources", resources)
        return
    ways = _ways(voyage.state, player, technology, need, resources)
    assert ways, (technology, need, resources)
    voyage.push(replace(task, missing=need - 1))
    used = {planet for way in ways for planet in way}
    planets = tuple(planet.id for planet in _schools(voyage.state, player, technology) if planet.id in used)
    if len(ways) == 1:
        planets = planets[:1]
    voyage.ask(steps.Specialty(technology, need, owner=player, options=planets, default=planets[0]))


@flow.answer(steps.Specialty)
def _specialty(voyage: Voyage, question: steps.Specialty, option: str) -> None:
    wealth.exhaust(voyage, option)


@flow.step(steps.Researched)
def _researched(voyage: Voyage, task: steps.Researched) -> None:
    gain(voyage, task.player, task.technology, RESEARCHED)


def _possible(state: State, player: int, technology: str, resources: int) -> bool:
    need = missing(state, player, technology)
    if need and waives(state, player):
        need -= 1
    return bool(_ways(state, player, technology, need, resources))


def _ways(state: State, player: int, technology: str, need: int, resources: int) -> tuple[tuple[str, ...], ...]:
    """Return the sets of ``need`` specialty planets that leave ``resources`` to be paid with the rest."""
    spare = wealth.available(state, player, wealth.RESOURCES) - resources
    if spare < 0:
        return ()
    if not need:
        return ((),)
    also = wealth.also_paid(state, player)
    worth = {planet.id: wealth.pays(planet, wealth.RESOURCES, also) for planet in _schools(state, player, technology)}
    return tuple(way for way in combinations(worth, need) if not resources or sum(worth[planet] for planet in way) <= spare)


def _schools(state: State, player: int, technology: str) -> tuple[Planet, ...]:
    """Return the readied planets of a player with a specialty in a technology's colour, by name; of scholars all that are
    readied (GAL-G94)."""
    colour, scholars = content().technologies[technology].colour, can(state, player, "scholars")
    own = state.planets_of(player)
    return tuple(planet for planet in own if not planet.exhausted and (scholars or colour in planet.specialties))
