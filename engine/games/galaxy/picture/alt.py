"""The words that say the same as a picture, in a fixed order, at most 1,000 characters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from engine.core.scene import CardBoard, Star, StarBoard, Units, World
from engine.core.words import count, listed, lower, upper

from ..speech import asking
from ..speech.words import attachments_words, is_sealed, nature, round_words, wormholes_of, worth
from ..state import board
from ..state.content import content
from ..state.lengths import enough, rounds
from ..state.naming import system_name, units_words
from ..state.state import NOBODY, Exploration, Force, Planet, State, System

MOST = 1000
"""The greatest length of a text for a picture."""


def fitted(sentences: Iterable[str]) -> str:
    """Return sentences one after the other; those that would go beyond 1,000 characters are left out."""
    text = ""
    for sentence in filter(None, sentences):
        if len(text) + 1 + len(sentence) <= MOST:
            text = f"{text} {sentence}".strip()
    return text


# The map.


def map_alt(state: State, drawn: StarBoard, headline: str, close: str) -> str:
    """Return the text of the map; with ``close`` the system that it is a closer look at."""
    return fitted(_closer(state, close) if close else _map(state, drawn, headline))


def _time(state: State) -> str:
    if state.phase == "opening":
        return "Expedition, before the first turn."
    last = "; last round" if state.phase != "over" and state.round == rounds(state) else ""
    return f"Expedition, {lower(round_words(state))}{last}."


def _map(state: State, drawn: StarBoard, headline: str) -> Iterator[str]:
    yield _time(state)
    if state.phase != "opening":
        yield f"{upper(headline)}."
    points = ", ".join(f"{state.players[player].name} {state.players[player].points}" for player in asking.ranked(state))
    yield f"Points: {points} of {enough(state)}."
    opened = [star.label for star in drawn.systems if star.open]
    yield f"Marked as open: {listed(opened)}." if opened else ""
    active = state.system_by_id.get(state.system)
    yield _fight(state, active) if active is not None else ""
    for player in asking.ranked(state):
        yield _holdings(state, player)
    yield _listed("Frontier tokens", [system_name(one.id) for one in state.systems if one.frontier])
    yield _wormholes(state)
    yield _free(state)
    gone = [planet.name for planet in state.planets if planet.destroyed]
    yield _listed("Destroyed", gone)


def _listed(head: str, names: Iterable[str]) -> str:
    said = ", ".join(names)
    return f"{head}: {said}." if said else ""


def _fight(state: State, system: System) -> str:
    """Return the units in the active system."""
    parts = [
        f"{units_words(force)} of {state.players[player].name}'s" for player, force in enumerate(system.fleets) if force
    ]
    return f"In {system_name(system.id)}: {'; '.join(parts)}." if parts else ""


def _holdings(state: State, player: int) -> str:
    """Return what a player holds: planets by their systems, and where the ships are."""
    own = state.players[player]
    if own.gone:
        return f"{own.name} has left."
    planets = [_planet(state, planet, player) for planet in state.planets_of(player)]
    fleets = [(one.id, one.fleets[player].ships) for one in state.systems if one.fleets[player].ships]
    ships = [f"{number} in {system_name(system)}" for system, number in fleets]
    said = [f"holds {listed(planets)}"] if planets else ["holds no planet"]
    said += [f"ships {listed(ships)}"] if ships else []
    return f"{own.name} {'; '.join(said)}."


def _planet(state: State, planet: Planet, player: int) -> str:
    where = "in the Eddy" if planet.system == "eddy" else planet.system
    name = "home" if planet.home == player else planet.name
    there = planet.troops[player].only("infantry", "mech") if planet.troops else Force()
    with_ = f" with {units_words(there)}" if planet.system == state.system and there else ""
    return f"{name} {where}{with_}"


def _wormholes(state: State) -> str:
    letters: dict[str, list[str]] = {}
    for system in state.systems:
        for letter in wormholes_of(system):
            storm = " (storm)" if letter == system.storm else ""
            letters.setdefault(letter, []).append(f"{system_name(system.id)}{storm}")
    parts = [f"{letter} {listed(letters[letter])}" for letter in ("alpha", "beta", "gamma") if letter in letters]
    return f"Wormholes: {'; '.join(parts)}." if parts else ""


def _free(state: State) -> str:
    free = [planet for planet in state.planets if planet.owner == NOBODY and planet.system and not planet.destroyed]
    names = [f"{planet.name} {'in the Eddy' if planet.system == 'eddy' else planet.system}" for planet in free]
    return _listed("Free", names)


# A closer look.


def _closer(state: State, id: str) -> Iterator[str]:
    system = state.system_by_id[id]
    yield f"A closer look at {system_name(id)}. {_time(state)}"
    for planet in (state.planet_by_id[one] for one in system.planets):
        yield _world(state, planet)
    yield _space(state, system)
    marks = ["a frontier token"] if system.frontier else []
    marks += [f"{letter} wormhole" for letter in wormholes_of(replace(system, storm=""))]
    marks += [f"a tide storm with its {system.storm} side up"] if system.storm else []
    marks += [f"command tokens of {listed([state.players[one].name for one in system.tokens])}"] if system.tokens else []
    yield f"Also here: {listed(marks)}." if marks else ""
    for near in board.adjacent(state, id):
        yield _beside(state, state.system_by_id[near])


def _world(state: State, planet: Planet) -> str:
    if planet.destroyed:
        return f"{planet.name} is destroyed."
    owner = f"{state.players[planet.owner].name}'s" if planet.owner != NOBODY else "free"
    said = [f"{planet.name}, {owner}", nature(planet), worth(planet)]
    said += ["sealed: 6 influence to land first"] if is_sealed(state, planet) else []
    said += ["exhausted"] if planet.exhausted and planet.owner != NOBODY else []
    said += [f"with {attachments_words(planet)}"] if planet.attachments else []
    ground = [f"{units_words(force)} of {state.players[one].name}'s" for one, force in enumerate(planet.troops) if force]
    said += [f"on it {listed(ground)}"] if ground else []
    return f"{'; '.join(said)}."


def _space(state: State, system: System) -> str:
    parts = [
        f"{units_words(force)} of {state.players[player].name}'s" for player, force in enumerate(system.fleets) if force
    ]
    return f"In space: {'; '.join(parts)}." if parts else "No ships in space."


def _whose(state: State, planet: Planet) -> str:
    """Return whose a planet is, after its name; a home that is still its owner's says so itself."""
    if planet.owner == NOBODY:
        return " free"
    return "" if planet.home == planet.owner else f" {state.players[planet.owner].name}"


def _beside(state: State, system: System) -> str:
    planets = [state.planet_by_id[planet] for planet in system.planets]
    held = [f"{planet.name}{_whose(state, planet)}" for planet in planets if not planet.destroyed]
    ships = [
        f"{state.players[one].name} {count(force.ships, 'ship')}" for one, force in enumerate(system.fleets) if force.ships
    ]
    said = [*held, *ships, *(["frontier token"] if system.frontier else [])]
    return f"Beside it {system_name(system.id)}: {', '.join(said) or 'empty'}."


# Cards.


def card_alt(state: State, task: Exploration, drawn: CardBoard, left: int) -> str:
    """Return the text of an exploration card's picture."""
    return fitted(_card(state, task, drawn, left))


def _card(state: State, task: Exploration, drawn: CardBoard, left: int) -> Iterator[str]:
    name = state.players[task.player].name
    what = (
        drawn.world.name if drawn.world is not None else f"the frontier in {drawn.place}" if drawn.place else "the frontier"
    )
    yield f"{name} explores {what}: {drawn.name}, {drawn.deck}."
    yield content().cards[task.card].text
    if drawn.world is not None:
        yield _worth_of(drawn.world)
    elif drawn.system is not None:
        yield _star(drawn.system)
    options = [f"{option.number} {option.text}{f' ({option.detail})' if option.detail else ''}" for option in drawn.options]
    yield f"{'; '.join(options)}." if options else ""
    yield f"{drawn.note}." if drawn.note else ""
    yield f"{count(left, 'card')} left."


def _worth_of(world: World) -> str:
    said = [f"{world.name} {count(world.resources, 'resource')}", f"{world.influence} influence"]
    said += ["exhausted"] if world.exhausted else []
    said += [_force_of(units) for units in world.ground]
    return f"{', '.join(said)}."


def _force_of(units: Units) -> str:
    return units_words(Force(**dict(units.kinds)))


def _star(star: Star) -> str:
    fleets = [_force_of(units) for units in star.fleets]
    return f"In {star.label}: {'; '.join(fleets)}." if fleets else ""
