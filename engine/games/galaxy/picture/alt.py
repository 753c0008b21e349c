"""The words that say the same as a picture, in a fixed order, at most 1,000 characters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.core.scene import spoken

from ..rules import awaiting, flow
from ..rules.flow import open_stage
from ..speech import goal_progress
from ..speech.words import apart, attachments_words, is_sealed, nature, ranked, row, wormholes_of, worth, worth_briefly
from ..state import board
from ..state.catalogue import WORDS, place_words, units_told, units_words
from ..state.content import content
from ..state.lengths import enough, rounds
from ..state.naming import EDDY, written_force
from ..state.state import NOBODY, Exploration, Force, Planet, State, System
from .charting import label
from .explored_cards import CardBoard
from .starmap import StarBoard
from .stars import PlanetShown, Star, Units

# The map.


CROWDS = 600
"""Where what is in reach, and what the player whose turn it is holds, take more letters, the goals come before them."""


def map_alt(state: State, drawn: StarBoard, headline: str, close: str, marks: Sequence[str] = ()) -> tuple[str, str]:
    """Return the words of the map, and those that found no room in them; with ``close`` the system that it is a closer look
    at. ``marks`` are what its marks mean, where it is shown for them."""
    return spoken(_closer(state, close) if close else _map(state, drawn, headline, marks))


def _time(state: State) -> str:
    if state.phase == "opening":
        return WORDS("alt-opening")
    last = state.phase != "over" and state.round == rounds(state)
    return WORDS("alt-time", round=state.round, phase=state.phase, last=last)


def _map(state: State, drawn: StarBoard, headline: str, marks: Sequence[str]) -> Iterator[str]:
    yield _time(state)
    yield WORDS("alt-marks", marks=marks) if marks else ""
    if state.phase != "opening":
        yield WORDS("alt-sentence", said=headline)
    points = [f"{state.players[player].name} {state.players[player].points}" for player in ranked(state)]
    yield WORDS("alt-points", points=points, enough=enough(state))
    opened = tuple(star.label for star in drawn.systems if star.open)
    reached = _opened(state, opened) if opened else ""
    goals = (
        WORDS("alt-goals", goals=goal_progress.everybodys(state, state.names))
        if state.public and state.phase != "over"
        else ""
    )
    acting = awaiting.called(state)
    first = acting[:1] if len(acting) == 1 else ()
    crowded = len(reached) + sum(len(_holdings(state, player)) for player in first) > CROWDS
    yield from (goals, reached) if crowded else (reached,)
    for star in drawn.systems:
        yield _coming(star) if star.comers else ""
    active = state.system_by_id.get(state.system)
    yield _fight(state, active) if active is not None else ""
    for player in first:
        yield _holdings(state, player)
    yield "" if crowded else goals
    for player in ranked(state):
        yield _holdings(state, player) if player not in first else ""
    yield _commands(state)
    tokens = [system.id for system in state.systems if system.frontier]
    yield WORDS("alt-tokens", systems=tokens) if tokens else ""
    yield _wormholes(state)
    yield _free(state, opened)
    gone = [planet.name for planet in state.planets if planet.destroyed]
    yield WORDS("alt-destroyed", planets=gone) if gone else ""


def _opened(state: State, labels: Sequence[str]) -> str:
    """Return what is marked: where ships can still come from while some move, else each system in reach with what is
    there."""
    if isinstance(open_stage(state), flow.Moving):
        return WORDS("alt-origins", systems=labels)
    reached = (system for system in state.systems if label(system.id) in labels)
    return WORDS(
        "alt-open", systems=[WORDS("alt-reached", system=system.id, said=_there(state, system)) for system in reached]
    )


def _coming(star: Star) -> str:
    """Return which rivals could come to a system, with what and how likely they win, and what waits there."""
    comers = [WORDS("alt-comer", units=_force_of(comer.units), odds=comer.told) for comer in star.comers]
    awaits = _force_of(star.awaits) if star.awaits is not None else ""
    return WORDS("alt-coming", system=star.label, comers=comers, awaits=awaits)


def _forces(state: State, forces: Sequence[Force]) -> list[str]:
    """Return the units of each player, by their places."""
    names = state.names
    return [WORDS("foes", units=written_force(force), who=names[player]) for player, force in enumerate(forces) if force]


def _fight(state: State, system: System) -> str:
    """Return the units in the active system."""
    parts = _forces(state, system.fleets)
    return WORDS("alt-fight", system=system.id, parts=parts) if parts else ""


def _holdings(state: State, player: int) -> str:
    """Return what a player holds: planets by their systems with what stands there, and the units in space, but for those
    in the active system, which were told."""
    own = state.players[player]
    if own.gone:
        return WORDS("alt-left", who=own.name)
    planets = [_planet(state, planet, player) for planet in state.planets_of(player)]
    fleets = [
        WORDS("alt-fleet", system=system.id, units=units_told(system.fleets[player]))
        for system in state.systems
        if system.fleets[player] and system.id != state.system
    ]
    return WORDS("alt-holdings", who=own.name, none=not planets, held=[*planets, *fleets])


def _planet(state: State, planet: Planet, player: int) -> str:
    name = WORDS("alt-home") if planet.home == player else planet.name
    units = units_told(planet.troops[player]) if planet.troops else []
    return WORDS("alt-planet", planet=_placed(name, planet), units=units, exhausted=planet.exhausted)


def _placed(name: str, planet: Planet) -> str:
    """Return a planet with where it lies: "Aster B2", "Meridian in the Eddy"."""
    return WORDS("alt-planet-in-eddy", planet=name) if planet.system == EDDY else f"{place_words(name)} {planet.system}"


def _commands(state: State) -> str:
    """Return where each player's command tokens lie: no one acts there once more in this round."""
    lying = [
        (own.name, [system.id for system in state.systems if player in system.tokens])
        for player, own in enumerate(state.players)
    ]
    parts = [WORDS("alt-commands-of", who=name, systems=systems) for name, systems in lying if systems]
    return WORDS("alt-commands", parts=parts) if parts else ""


def _wormholes(state: State) -> str:
    letters: dict[str, list[str]] = {}
    for system in state.systems:
        for letter in wormholes_of(system):
            name = WORDS("alt-end", system=system.id, storm=letter == system.storm)
            letters.setdefault(letter, []).append(name)
    known = [letter for letter in ("alpha", "beta", "gamma") if letter in letters]
    parts = [WORDS("alt-wormhole", letter=letter, ends=letters[letter]) for letter in known]
    return WORDS("alt-wormholes", parts=parts) if parts else ""


def _free(state: State, opened: Sequence[str]) -> str:
    """Return the free planets, without those in systems that were told."""
    told = () if isinstance(open_stage(state), flow.Moving) else opened
    free = [planet for planet in state.planets if planet.owner == NOBODY and planet.system and not planet.destroyed]
    free = [planet for planet in free if label(planet.system) not in told]
    planets = [
        WORDS("alt-free-planet", planet=_placed(planet.name, planet), resources=planet.worth, influence=planet.weight)
        for planet in free
    ]
    return WORDS("alt-free", planets=planets) if free else ""


# A closer look.


def _closer(state: State, id: str) -> Iterator[str]:
    system = state.system_by_id[id]
    yield WORDS("alt-closer", system=id, time=_time(state))
    for planet in (state.planet_by_id[planet] for planet in system.planets):
        yield _world(state, planet)
    yield WORDS("alt-space", parts=_forces(state, system.fleets))
    marks = [WORDS("alt-token")] if system.frontier else []
    marks += [WORDS("wormhole", letter=letter) for letter in wormholes_of(replace(system, storm=""))]
    marks += [WORDS("alt-storm", side=system.storm)] if system.storm else []
    marks += [WORDS("alt-command", names=[state.names[player] for player in system.tokens])] if system.tokens else []
    yield WORDS("alt-also-here", marks=marks) if marks else ""
    for near in board.adjacent(state, id):
        yield _beside(state, state.system_by_id[near])


def _world(state: State, planet: Planet) -> str:
    if planet.destroyed:
        return WORDS("alt-is-destroyed", planet=planet.name)
    owner = state.names[planet.owner] if planet.owner != NOBODY else ""
    said = [WORDS("alt-owned", planet=planet.name, owner=owner), nature(planet), worth(planet)]
    said += [WORDS("alt-sealed")] if is_sealed(state, planet) else []
    said += [WORDS("alt-exhausted")] if planet.exhausted and planet.owner != NOBODY else []
    said += [WORDS("alt-attached", cards=attachments_words(planet))] if planet.attachments else []
    ground = _forces(state, planet.troops)
    said += [WORDS("alt-on-it", ground=ground)] if ground else []
    return WORDS("alt-sentence", said=apart(said))


def _whose(state: State, planet: Planet) -> str:
    """Return a planet and whose it is; a home that is still its owner's says so itself."""
    if planet.owner == NOBODY:
        return WORDS("alt-is-free", planet=planet.name, worth=worth_briefly(planet))
    name = place_words(planet.name)
    return name if planet.home == planet.owner else f"{name} {state.names[planet.owner]}"


def _beside(state: State, system: System) -> str:
    return WORDS("alt-beside", system=system.id, said=_there(state, system))


def _there(state: State, system: System) -> list[str]:
    """Return what is in a system: its planets and whose they are, ships, a frontier token."""
    planets = [state.planet_by_id[planet] for planet in system.planets]
    said = [_whose(state, planet) for planet in planets if not planet.destroyed]
    said += [
        WORDS("ships-there", mine=False, owner=state.names[player], number=force.ships)
        for player, force in enumerate(system.fleets)
        if force.ships
    ]
    return [*said, *([WORDS("frontier-token")] if system.frontier else [])]


# Cards.


def card_alt(state: State, task: Exploration, drawn: CardBoard, left: int) -> str:
    """Return the text of an exploration card's picture."""
    return spoken(_card(state, task, drawn, left))[0]


def _card(state: State, task: Exploration, drawn: CardBoard, left: int) -> Iterator[str]:
    name = state.players[task.player].name
    place = drawn.world.name if drawn.world is not None else drawn.place
    where = "planet" if drawn.world is not None else "place" if drawn.place else "frontier"
    yield WORDS("alt-card", who=name, where=where, place=place, card=drawn.name, deck=drawn.deck)
    yield WORDS.text(content().cards[task.card].text)
    if drawn.world is not None:
        yield _worth_of(drawn.world)
    elif drawn.system is not None:
        yield _star(drawn.system)
    options = [f"{option.number} {option.text}{f' ({option.detail})' if option.detail else ''}" for option in drawn.options]
    yield WORDS("alt-options", options=options) if options else ""
    yield WORDS("alt-sentence", said=drawn.note) if drawn.note else ""
    yield WORDS("alt-cards-left", count=left)


def _worth_of(world: PlanetShown) -> str:
    said = [WORDS("alt-world", planet=world.name, resources=world.resources)]
    said += [WORDS("alt-influence", influence=world.influence)]
    said += [WORDS("alt-exhausted")] if world.exhausted else []
    return WORDS("alt-sentence", said=row([*said, *map(_force_of, world.ground)]))


def _force_of(units: Units) -> str:
    return units_words(Force(**dict(units.kinds)))


def _star(star: Star) -> str:
    fleets = [_force_of(units) for units in star.fleets]
    return WORDS("alt-fight", system=star.label, parts=fleets) if fleets else ""
