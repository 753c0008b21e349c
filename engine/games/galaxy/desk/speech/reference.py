"""What can be looked up at a desk: planets, decks, and what is out of the game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.pages import fitted
from engine.core.words import lower

from ...speech import reference
from ...speech.words import card_counts
from ...state.catalogue import WORDS, name_of
from ...state.content import content
from ...state.state import NOBODY, Planet, State
from ...state.view import View
from ..rules import worlds
from . import asking

PURGED = "purged"
"""Names the pile of what is out of the game, among the decks."""


def page(view: View, name: str, at: str) -> str:
    """Return a page; see `speech.reference.page`. The decks are shown as in an expedition."""
    if name == "cards":
        return fitted(reference.looked_up(reference.relics_and_cards(), at, [WORDS("desk-name-a-card")]))
    if name == "planets":
        return fitted(planets(view.state, at))
    if name == "decks":
        wanted = at.strip().casefold() == PURGED
        return fitted(purged(view.state) if wanted else reference.deck_lines(view.state, at))
    return fitted([WORDS("desk-no-goals")])


def entries(view: View, name: str) -> Sequence[str]:
    """Return what a page can be asked for."""
    if name == "planets":
        return [planet.name for planet in view.state.planets]
    if name == "decks":
        return [*reference.entries(view, name), PURGED]
    return reference.names_in(reference.relics_and_cards()) if name == "cards" else ()


def planets(state: State, at: str) -> list[str]:
    """Return the lines of all planets by who controls them, or of the one called ``at``."""
    if at.strip():
        planet = worlds.find(state, at)
        return planet_lines(state, planet) if planet is not None else [WORDS("desk-no-planet-called", name=at.strip()[:40])]
    lines = []
    for owner in (*range(len(state.players)), NOBODY):
        own = [asking.planet_words(planet) for planet in state.planets_of(owner)]
        lines += [WORDS("desk-holds", who=owner_name(state, owner), planets=own)] if own else []
    gone = destroyed(state)
    lines += [WORDS("out-of-game", things=gone)] if gone else []
    return lines or [WORDS("desk-no-planet-yet")]


def owner_name(state: State, owner: int) -> str:
    """Return the name of a planet's owner, "" for none."""
    return state.players[owner].name if owner != NOBODY else ""


def destroyed(state: State) -> list[str]:
    """Return the names of the planets that are out of the game."""
    return [planet.name for planet in state.planets if planet.destroyed]


def planet_lines(state: State, planet: Planet) -> list[str]:
    """Return what is known of a planet."""
    if planet.destroyed:
        return [WORDS("desk-planet-gone", planet=planet.name)]
    owner = owner_name(state, planet.owner)
    lines = [WORDS("desk-planet-line", planet=planet.name, owner=owner, traits=planet.traits)]
    lines += [WORDS("desk-attached-line", attached=asking.attached_words(planet))] if planet.attachments else []
    for attached in planet.attachments:
        known = content().cards.get(attached.card) or content().relics.get(attached.card)
        lines += [f"- {name_of(attached.card)}: {lower(WORDS.text(known.text))}"] if known is not None else []
    return lines


def purged(state: State) -> list[str]:
    """Return the lines of what is out of the game for good (GAL-036)."""
    cards, gone = card_counts(state.purged), destroyed(state)
    lines = [WORDS("out-of-game", things=cards)] if cards else []
    lines += [WORDS("desk-planets-out", planets=gone)] if gone else []
    return lines or [WORDS("desk-nothing-out")]
