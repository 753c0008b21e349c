"""How the game master's orders are offered: each as a question, with what can be answered in words, or as a form."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import desk
from engine.core.desk import MOST_LABEL, among, fit
from engine.core.game import ArgumentPrompt, Choice, Field, Form
from engine.core.verbs import Direct
from engine.core.words import lower

from ..speech.words import good
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.naming import place_name
from ..state.region import CATEGORIES, TERRAINS
from ..state.state import State
from .orders import DESK, TABLES, VALUES

WAYS = ("clear", "block")
"""Orders whose details are two places with a way between them."""

GROUNDS = ("go", "ground", "site-move", *WAYS)
"""Orders that name places by their ids too."""


def choice(state: State, move: Direct) -> Choice:
    """Return how an order with its details is offered."""
    named, said = desk.order_choice(DESK, move.order).label, value_words(state, move.order, move.details)
    return Choice(fit(f"{named}: {said}" if said else named, MOST_LABEL))


def step(state: State, given: Sequence[str], values: Sequence[str]) -> ArgumentPrompt:
    """Return the question for an order, or for the details of the one ``given``, and its values in words."""
    if not given:
        return ArgumentPrompt(WORDS("what-is-ruled"), tuple(desk.order_choice(DESK, name) for name in values))
    return desk.details_step(DESK, given[0], values, lambda value: value_words(state, given[0], value))


def value_words(state: State, name: str, value: str) -> str:
    """Return the details of an order in words: names in place of ids and numbers."""
    if value in VALUES.get(name, ()):
        return WORDS(f"gm-{name}.value", value=int(value) if value[-1:].isdigit() else value)
    if name == "meet":
        row = next((row for row in state.region.encounters if str(row.roll) == value), None)
        return f"{value}, {WORDS.text(row.name)}" if row is not None else value
    if name == "threat" and value.isdigit() and 0 < int(value) <= len(state.region.threats):
        return WORDS.text(state.region.threats[int(value) - 1].name)
    parts = [_part_words(state, name, part) for part in value.split(" | ") if part not in ("", "-")]
    if name in WAYS and len(parts) == 2:
        return WORDS("between", first=parts[0], second=parts[1])
    return (": " if len(parts) == 2 else "; ").join(parts)


def _part_words(state: State, name: str, part: str) -> str:
    region = state.region
    site = region.site_by_id.get(part)
    if site is not None:
        alike = [other for other in region.sites if (other.name, other.at) == (site.name, site.at)]
        # Of two that are called alike at one place the id tells which.
        called = site.id if len(alike) > 1 else WORDS.text(site.name) or WORDS("category-a", category=site.category)
        return f"{called}, {WORDS.text(place_name(region, site.at))}"
    if name in GROUNDS and part in region.place_by_id:
        return WORDS.text(place_name(region, part))
    if name == "ground" and part in TERRAINS:
        return WORDS("terrain-name", terrain=part)
    if name == "site" and part in CATEGORIES:
        return WORDS("category-name", category=part)
    if name == "table" and part in TABLES:
        return WORDS("table-name", table=part)
    if name == "item" and part in content().goods:
        return good(part)
    return next((member.name for member in state.members if member.handle == part), WORDS.text(part))


def form(state: State, name: str) -> Form | None:
    """Return the form of an order, each hint with what can be written there; ``None`` where there is no such order."""
    return desk.form(DESK, name, lambda field: _hint(state, name, field))


def _hint(state: State, name: str, field: Field) -> str:
    """Return what can be written in a field, by what its label asks for."""
    region = state.region
    label = "" if isinstance(field.label, str) else field.label.id.removeprefix("field-")
    if "site" in label:
        return among(site.id for site in region.sites)
    if "place" in label or label == "from" or (label == "to" and name in WAYS):
        return among(place_name(region, place.id) for place in region.places)
    match label:
        case "who":
            return among(member.handle for member in state.members)
        case "item":
            return among(content().goods)
        case "terrain":
            return among(sorted({place.terrain for place in region.places}))
        case "row" if name == "table":
            return among(WORDS("table-rows", table=table, rows=rows) for table, rows in TABLES.items())
        case "row" | "name-or-row":
            return among(f"{row.roll} {row.name}" for row in region.encounters)
        case "event" | "stretch" | "ticks":
            return among(f"{value} {lower(value_words(state, name, value))}" for value in VALUES[name])
        case "number" if name == "threat":
            return among(f"{number} {threat.name}" for number, threat in enumerate(region.threats, start=1))
        case "number":
            return WORDS("clue-numbers", most=max(1, len(region.clues)))
        case "size":
            return ""
    return among(value for value in VALUES.get(name, ()) if value != "-")
