"""What a desk asks of those who keep it, and how things stand there. Everybody may know all of it (GAL-G47)."""

from __future__ import annotations

from engine.core.game import Seat
from engine.core.words import count, listed

from ..rules import flow, steps
from ..rules.exploring import decks
from ..speech.words import card_counts, relics_words, traits_words
from ..state.content import EXPLORATION, PHANTOM, RELIC, content
from ..state.naming import card_name, fragments_words
from ..state.state import NOBODY, Planet, State
from ..state.view import View
from . import exploring

FOLLOWS = {exploring.RELIC_GIVEN: ", and I draw the relic", PHANTOM: ", and I draw the new planet’s card"}
"""What the desk itself does once a card is resolved, besides putting it away."""


def ask(view: View) -> str:
    """Return what is wanted of the clerks, after their names and a comma."""
    state = view.state
    name, task = state.players[state.active].name, exploring.task_of(state)
    if task is None and not state.agenda:
        return f"what does {name} explore?{' Or whose turn is it?' if len(state.players) > 1 else ''}"
    if task is None:
        return f"has {_asked_about(state)} a technology specialty already?"
    who = state.players[task.player].name
    if not task.card:
        return f"which deck does {who} draw from for {_asked_about(state)}?"
    card = card_name(task.card)
    if len(exploring.options(state)) > 1:
        return f"{card} lies open for {who}. Has {_asked_about(state)} a technology specialty already?"
    first = ", trading fragments first if you like" if exploring.can_trade(state) else ""
    return f"{card} lies open for {who}: carry it out{first}, then press Resolved{FOLLOWS.get(task.card, '')}."


def _asked_about(state: State) -> str:
    """Return the planet that an open question is about."""
    match flow.first(state):
        case steps.ChooseDeck(place=planet) | steps.Laboratory(planet=planet) if planet in state.planet_by_id:
            return state.planet_by_id[planet].name
    return "the planet"


def meanwhile(view: View) -> str:
    """Nobody waits for anybody at a desk: leave it to the house's words."""
    return ""


def advice(view: View, seat: Seat) -> str:
    """Nothing would spare anybody anything at a desk."""
    return ""


def status(view: View) -> str:
    """Return where things stand, in one line."""
    state = view.state
    left = ", ".join(f"{deck} {decks.left(state, deck)}" for deck in (*EXPLORATION, RELIC))
    return f"Exploration desk for {state.players[state.active].name}. Cards left: {left}."


def sheet(view: View) -> str:
    """Return where things stand in full: what lies before everybody, in the common area, out of the game."""
    state = view.state
    lines = [f"**{status(view)}**", *(player_line(state, player) for player in range(len(state.players)))]
    free = free_line(state)
    lines += [free] if free else []
    lines += [f"Common area: {counted(state.common)}."] if state.common else []
    lines += [f"Out of the game: {counted(state.purged)}."] if state.purged else []
    lines.append(f"-# Kept by {listed(state.clerks)}")
    return "\n".join(lines)


def player_line(state: State, player: int) -> str:
    """Return in one line what lies before a player, and which planets are theirs."""
    own = state.players[player]
    said = [fragments_words(own.fragments)] if own.fragment_count else []
    said += [relics_words(own.relics)] if own.relics else []
    said += [count(own.devices, "Puzzle Engine")] if own.devices else []
    planets = [planet_words(planet) for planet in state.planets_of(player)]
    held = f" Planets: {'; '.join(planets)}." if planets else ""
    return f"**{own.name}**: {'; '.join(said) or 'no cards'}.{held}"


def free_line(state: State) -> str:
    """Return in one line which planets are nobody's, "" where none is."""
    free = [planet_words(planet) for planet in state.planets_of(NOBODY)]
    return f"**Nobody’s planets**: {'; '.join(free)}." if free else ""


def planet_words(planet: Planet) -> str:
    """Return a planet with its traits and what is attached to it: "Aster (cultural; Star Shell, +2/+1)"."""
    said = [traits_words(planet)]
    said += [attached_words(planet)] if planet.attachments else []
    return f"{planet.name} ({'; '.join(said)})"


def attached_words(planet: Planet) -> str:
    """Return what is attached to a planet, and what it brings in resources, influence, and specialties."""
    names = listed([card_name(attached.card) for attached in planet.attachments])
    brings = f", +{planet.worth}/+{planet.weight}" if planet.worth or planet.weight else ""
    return f"{names}{brings}{''.join(f', {colour}' for colour in planet.specialties)}"


def counted(cards: tuple[str, ...]) -> str:
    """Return cards by name, several alike as one: "Gamma Gate, Cultural Relic Fragment ×3"."""
    return ", ".join(card_counts(cards))


def destination_words(state: State) -> str:
    """Return where the card that lies open goes once it is resolved."""
    task = exploring.task_of(state)
    if task is None or not task.card:
        return ""
    who = state.players[task.player].name
    known = content().cards[task.card]
    match known.after:
        case "attach":
            return f"It is attached to {state.planet_by_id[task.place].name}"
        case "play":
            return f"It stays before {who}"
        case "common":
            return "It stays in the common area"
        case "purge":
            return "It is out of the game"
        case _:
            return "It goes onto its discard pile"
