"""What can be looked up at a desk: planets, decks, and what is out of the game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.pages import fitted
from engine.core.words import lower

from ..speech import reference
from ..speech.words import traits_words
from ..state.content import content
from ..state.naming import card_name
from ..state.state import NOBODY, Planet, State
from ..state.view import View
from . import asking, worlds

PURGED = "purged"
"""Names the pile of what is out of the game, among the decks."""


def page(view: View, name: str, at: str) -> str:
    """Return a page; see `speech.reference.page`. The decks are shown as in an expedition."""
    if name == "cards":
        return fitted(reference.glossary_lines(view, at))
    if name == "planets":
        return fitted(planets(view.state, at))
    if name == "decks":
        wanted = at.strip().casefold() == PURGED
        return fitted(purged(view.state) if wanted else reference.deck_lines(view.state, at))
    return fitted(["A desk keeps the exploration cards only, and no goals."])


def entries(view: View, name: str) -> Sequence[str]:
    """Return what a page can be asked for."""
    if name == "planets":
        return [planet.name for planet in view.state.planets]
    if name == "decks":
        return [*reference.entries(view, name), PURGED]
    return reference.glossary_names(view.state) if name == "cards" else ()


def planets(state: State, at: str) -> list[str]:
    """Return the lines of all planets by who controls them, or of the one called ``at``."""
    if at.strip():
        planet = worlds.find(state, at)
        return planet_lines(state, planet) if planet is not None else [f"No planet here is called “{at.strip()[:40]}”."]
    lines = []
    for owner in (*range(len(state.players)), NOBODY):
        own = state.planets_of(owner)
        name = state.players[owner].name if owner != NOBODY else "Nobody’s"
        lines += [f"**{name}**: {'; '.join(asking.planet_words(planet) for planet in own)}."] if own else []
    gone = [planet.name for planet in state.planets if planet.destroyed]
    lines += [f"Out of the game: {', '.join(gone)}."] if gone else []
    return lines or ["No planet has been named yet: exploring one names it."]


def planet_lines(state: State, planet: Planet) -> list[str]:
    """Return what is known of a planet."""
    if planet.destroyed:
        return [f"**{planet.name}** is out of the game."]
    owner = f"{state.players[planet.owner].name}’s" if planet.owner != NOBODY else "nobody’s"
    lines = [f"**{planet.name}**, {owner}; {traits_words(planet)}."]
    lines += [f"Attached: {asking.attached_words(planet)}."] if planet.attachments else []
    for attached in planet.attachments:
        known = content().cards.get(attached.card) or content().relics.get(attached.card)
        lines += [f"- {card_name(attached.card)}: {lower(known.text)}"] if known is not None else []
    return lines


def purged(state: State) -> list[str]:
    """Return the lines of what is out of the game for good (GAL-036)."""
    cards = asking.counted(state.purged)
    gone = [planet.name for planet in state.planets if planet.destroyed]
    lines = [f"Out of the game: {cards}."] if cards else []
    lines += [f"Planets out of the game: {', '.join(gone)}."] if gone else []
    return lines or ["Nothing is out of the game yet."]
