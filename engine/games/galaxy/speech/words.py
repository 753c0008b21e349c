"""What players call the things of a galaxy: units, cards, planets with their worth, what a player has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.events import Happened
from engine.core.words import lower, upper

from ..rules import goals
from ..rules.events import course
from ..state.catalogue import (
    WORDS,
    fragments_told,
    lore_of,
    name_of,
    place_words,
    several,
    units_words,
)
from ..state.content import FAIR, FAIRGROUND, MERIDIAN, SPLINTER, TOMB_CROWN, World, content
from ..state.naming import (
    card_name,
    planet_named,
    player_named,
    read_force,
)
from ..state.state import NOBODY, SHIPS, TROOPS, Bundle, Force, Held, Planet, State, System, force_of, in_order


def row(parts: Sequence[str]) -> str:
    """Return things with commas between them."""
    return WORDS("row", parts=parts)


def apart(parts: Sequence[str], *, most: int = 0) -> str:
    """Return things that may have commas in them, with semicolons between them; ``most``: without what is longer in all."""
    said = list(parts[:1])
    for part in parts[1:]:
        said += [part] if not most or len(WORDS("apart", parts=[*said, part])) <= most else []
    return WORDS("apart", parts=said)


# Units.


def sum_words(texts: Sequence[str]) -> str:
    """Return written units, taken together, in a sentence."""
    total = Force()
    for text in texts:
        total += read_force(text) or Force()
    return units_words(total)


def set_words(option: str) -> str:
    """Return a set of units as questions write it, "scout+transport", in a sentence: "1 scout and 1 transport"."""
    total = Force()
    for word in option.split("+"):
        found = read_force(word.replace("-", " ")) if word else None
        total += found or (force_of(word) if word in Force.__struct_fields__ else Force())
    return units_words(total)


def counted(force: Force) -> str:
    """Return units by how many they are: "4 ships and 2 infantry"; those of one kind by their name."""
    ships, troops = force.only(*SHIPS), force.only(*TROOPS)
    said = [units_words(some) for some in (ships, troops) if len(list(some)) == 1]
    if len(list(ships)) > 1:
        said.insert(0, WORDS("number-of-ships", number=force.ships))
    if len(list(troops)) > 1:
        said.append(WORDS("number-of-troops", number=force.troops))
    return several(said)


# Cards and other things by their ids.


def card_counts(cards: Sequence[str]) -> list[str]:
    """Return cards by name, several alike as one: "Gamma Gate", "Cultural Relic Fragment ×3"."""
    return [f"{name_of(card)}{f' ×{number}' if number > 1 else ''}" for card, number in Counter(cards).items()]


def card_text(card: str, *, brief: bool = False) -> str:
    """Return all that an exploration card says, or that in a few words."""
    known = content().cards.get(card)
    return "" if known is None else WORDS.text(known.brief if brief else known.text)


def power_of(world: World, room: int = FAIR) -> str:
    """Return the power of a legendary planet, for the middle of a sentence: of commodities no more than there is ``room``
    for."""
    if world.id == FAIRGROUND and room < FAIR:
        return lower(WORDS("gain-commodities", number=room, none=False))
    return lower(WORDS.text(world.ability).rstrip("."))


LORE = "-# *"
"""Begins a line of small print that says what a thing is like."""


def lore_line(id: str) -> str:
    """Return the line of small print that says what a thing is like; "" where nothing is told."""
    return lore_told(lore_of(id))


def lore_told(lore: str) -> str:
    """Return a line of small print for what a thing is like; "" for nothing."""
    return f"{LORE}{WORDS.text(lore)}*" if lore else ""


def lore_of_own(e: Happened) -> list[str]:
    """Return what only its owner reads of a goal that they drew: what that is like."""
    return [lore_line(e.goal)] if isinstance(e, course.HiddenGoal) else []


def arriving(bundle: Bundle) -> Bundle:
    """Return what is given as it arrives: commodities become trade goods by changing hands (GAL-G25)."""
    return replace(bundle, trade_goods=bundle.trade_goods + bundle.commodities, commodities=0)


def given_by(bundle: Bundle) -> list[str]:
    """Return what one side gives, each thing: "2 commodities", "1 cultural fragment"; or "nothing"."""
    said = [WORDS("trade-goods", trade_goods=bundle.trade_goods)] if bundle.trade_goods else []
    said += [WORDS("commodities", commodities=bundle.commodities)] if bundle.commodities else []
    said += fragments_told(bundle.fragments)
    said += [card_name(planet) for planet in bundle.planets]
    return said or [WORDS("nothing")]


# Planets and systems.


def worth(planet: Planet) -> str:
    """Return what a planet is worth: "2 resources, 1 influence"."""
    return WORDS("planet-worth", resources=planet.worth, influence=planet.weight)


def worth_briefly(planet: Planet) -> str:
    """Return what a planet is worth, resources first: "2+1", as a fraction is how far a goal is."""
    return f"{planet.worth}+{planet.weight}"


def traits_words(planet: Planet) -> str:
    """Return the traits of a planet: "cultural and industrial", "no trait"."""
    return WORDS("traits", traits=planet.traits)


def nature(planet: Planet) -> str:
    """Return what a planet is like: "hazardous, red specialty, legendary"."""
    said = [traits_words(planet)]
    said += [WORDS("specialty-of", colours=planet.specialties)] if planet.specialties else []
    said += [WORDS("legendary")] if planet.fabled else []
    said += [WORDS("truce")] if planet.truce else []
    return row(said)


def is_sealed(state: State, planet: Planet) -> bool:
    """Return whether the first landing on a planet still has to be paid for: on Meridian (GAL-G41)."""
    return planet.id == MERIDIAN and bool(planet.system) and state.system_by_id[planet.system].seal


def attachments_words(planet: Planet) -> str:
    """Return the cards attached to a planet: "Star Shell and Ore World"; "" for none."""
    return several([card_name(attached.card) for attached in planet.attachments])


def planet_words(state: State, planet: Planet) -> str:
    """Return what a planet is, beside its name: "hazardous; 2 resources, 0 influence; in C2"."""
    return WORDS(
        "planet-hint", nature=nature(planet), resources=planet.worth, influence=planet.weight, system=planet.system or ""
    )


def planet_briefly(planet: Planet) -> str:
    """Return the same without where it lies."""
    return WORDS("planet-hint-briefly", nature=nature(planet), resources=planet.worth, influence=planet.weight)


def own_words(planet: Planet, player: int) -> str:
    """Return what a player reads of a planet's name: "your home" where it is theirs."""
    return WORDS("your-home") if planet.home == player else planet.name


def place_briefly(planet: Planet, *, fully: bool = False) -> str:
    """Return a planet with what it is: "Salt (cultural)", ``fully`` "Salt (cultural, red specialty)"."""
    is_like, name = nature(planet) if fully else traits_words(planet), place_words(planet.name)
    return f"{name} ({is_like})" if planet.traits or planet.specialties else name


def wormholes_of(system: System) -> tuple[str, ...]:
    """Return the letters of a system's wormholes, printed, of the storm and of a token."""
    letters = (system.wormhole, system.storm, "gamma" if system.gamma else "")
    return tuple(dict.fromkeys(letter for letter in letters if letter))


def where_of(state: State, planet: Planet) -> str:
    """Return where a planet lies: "in C2", "in the Eddy", "not in play"."""
    return WORDS("planet-where", system=planet.system or "")


def space_words(system: System) -> list[str]:
    """Return what is in the space of a system: "frontier", "beta wormhole"."""
    said = [WORDS("frontier")] if system.frontier else []
    return [*said, *(WORDS("wormhole", letter=letter) for letter in wormholes_of(system))]


def lying_there(state: State, player: int, system: System, *, fully: bool) -> str:
    """Return what is in a system, with whose its planets are, as its button says it: "free Hush and Rope"; ``fully`` also
    what those are like that are free."""
    worlds = [planet for planet in map(state.planet_by_id.__getitem__, system.planets) if not planet.destroyed]
    said = []
    for owner in dict.fromkeys(planet.owner for planet in worlds):
        whose = "free" if owner == NOBODY else "yours" if owner == player else "theirs"
        name = state.players[owner].name if whose == "theirs" else ""
        told = [
            place_briefly(planet, fully=True) if fully and owner == NOBODY else place_words(planet.name)
            for planet in worlds
            if planet.owner == owner
        ]
        # A home says whose it is.
        homes = any(planet.home == planet.owner == owner for planet in worlds) and whose == "theirs"
        said.append(row(told) if homes else WORDS("planets-there", whose=whose, owner=name, planets=told))
    return row([*said, *space_words(system)] or [WORDS("empty-space")])


# Players.


def ranked(state: State) -> list[int]:
    """Return the players in the order of their places, from the speaker on; once it is over as they are ranked."""
    here = list(in_order(state, state.speaker)) if not state.players[state.speaker].gone else list(state.order)
    order = [*here, *(player for player in state.order if player not in here)]
    if state.phase == "over":
        own = state.players
        rank = {player: (-own[player].points, -len(state.planets_of(player)), -own[player].trade_goods) for player in order}
        order.sort(key=lambda player: (own[player].gone, player != state.winner, rank[player]))
    return order


def player_of(state: State, word: str) -> str:
    """Return the name of the player that a move names by their handle."""
    index = player_named(state, word)
    return state.players[index].name if index is not None else upper(word)


def point_sources(state: State, player: int) -> list[str]:
    """Return what brought a player's points, as far as their state tells: goals in the order in which they were scored,
    the Crown Splinter, and how many points came of Meridian."""
    own = state.players[player]
    splinter, rest = goals.apart_from_goals(state, player)
    said = [WORDS("points-of-goal", goal=goal, hidden=content().goals[goal].kind == "hidden") for goal in own.scored]
    said += [card_name(SPLINTER)] if splinter else []
    # The state does not keep who used the crown: once it is purged, the point may be theirs.
    tomb = TOMB_CROWN in state.purged
    said += [WORDS("points-at-meridian", number=rest, tomb=tomb)] if rest > 0 and not own.gone else []
    return said


def relics_words(relics: Sequence[Held]) -> str:
    """Return the relics before a player: "Command Orb, Black Blade (exhausted)"."""
    return row([WORDS("relic-held", card=held.relic, exhausted=held.exhausted) for held in relics])


def thing(state: State, word: str) -> str:
    """Return what a word of a move or a question stands for, whatever it is: a planet, a system, a player, a card, units,
    a number."""
    planet = planet_named(state, word)
    if planet is not None:
        return place_words(planet.name)
    if any(system.id.casefold() == word.casefold() for system in state.systems):
        return place_words(next(system.id for system in state.systems if system.id.casefold() == word.casefold()))
    index = player_named(state, word)
    if index is not None:
        return state.players[index].name
    return name_of(word) if not word.isdigit() else word


def things(state: State, words: str) -> str:
    """Return what several words stand for, joined by a plus, in a sentence."""
    return several([thing(state, word) for word in words.split("+") if word])


def phrased(option: str, value: str) -> str:
    """Return how a lobby's post tells what was chosen for an option: "an expedition", "20 frontier cards"."""
    return WORDS(f"lobby-{option}", value=value)


def taught(technology: str) -> str:
    """Return what a technology does."""
    known = content().technologies.get(technology)
    return WORDS("technology-hint", colour=known.colour, text=lower(WORDS.text(known.brief))) if known is not None else ""


def given_deal(what: str) -> str:
    """Return a transaction in words: "2 commodities for 1 trade good"."""
    gives, _, gets = what.partition(" for ")
    return WORDS("deal", gives=gives, gets=gets)
