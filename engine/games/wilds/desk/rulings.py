"""How the game master's orders are offered: each as a question, with what can be answered in words, or as a form."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import desk
from engine.core.desk import MOST_LABEL, among, fit
from engine.core.game import Choice, Field, Form, Step
from engine.core.verbs import Direct
from engine.core.words import an, upper

from ..speech.words import STRETCHES, WEATHER_NAMES
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.member import RESULTS
from ..state.naming import place_name
from ..state.state import State
from .orders import DESK, TABLES

ASKS = {
    "timer": "Set the timer to what?",
    "size": "Which die shall the timer be?",
    "ticks": "How much longer does the next action take?",
    "boons": "How many boons or banes has the next roll?",
    "target": "What is the next roll against?",
    "result": "How does the next roll come out?",
    "event": "What happens now?",
    "weather": "What is the weather like?",
    "threat": "Which threat comes to pass?",
    "reveal": "Which site do you show the party?",
    "show": "Of which place do you show the ground?",
    "rumour": "Which site does the party hear of?",
    "wound": "Who is wounded?",
    "heal": "Who is healed?",
    "challenge": "Set the goal die to what?",
    "stretch": "What time of day is it?",
    "resume": "How did the scene end?",
    "end": "How does the expedition end?",
    "site-drop": "Which site do you take away?",
    "clear": "Which way do you clear?",
    "meet": "Who appears?",
}
"""What is asked for the details of an order that has values to choose from."""

EVENTS = (
    "An encounter",
    "Wear and tear",
    "Provisions dwindle",
    "The land shifts",
    "Signs of something",
    "A calm moment",
)
"""The rows of the event table."""

VALUES = {
    "event": {str(row): name for row, name in enumerate(EVENTS, start=1)},
    "stretch": {str(number): upper(name) for number, name in enumerate(STRETCHES[:4], start=1)},
    "weather": WEATHER_NAMES,
    "result": {str(name): upper(WORDS("result-name", result=name)) for name in RESULTS},
    "size": {side: f"{side} sides" for side in ("4", "6", "8")},
    "ticks": {"1": "1 tick longer", "2": "2 ticks longer"},
    "boons": {"-2": "2 banes", "-1": "1 bane", "0": "No boon, no bane", "1": "1 boon", "2": "2 boons"},
    "resume": {"-": "Just go on", "won": "They won", "avoided": "They kept out of it", "lost": "They lost"},
    "end": {"goal": "The goal is reached", "left": "The party leaves", "lost": "The goal is lost"},
}
"""What values of orders say, in words."""

WAYS = ("clear", "block")
"""Orders whose details are two places with a way between them."""

GROUNDS = ("go", "ground", "site-move", *WAYS)
"""Orders that name places by their ids too."""


def choice(state: State, move: Direct) -> Choice:
    """Return how an order with its details is offered."""
    named, said = desk.order_choice(DESK, move.order).label, value_words(state, move.order, move.details)
    return Choice(fit(f"{named}: {said}" if said else named, MOST_LABEL))


def step(state: State, given: Sequence[str], values: Sequence[str]) -> Step:
    """Return the question for an order, or for the details of the one ``given``, and its values in words."""
    if not given:
        return Step("What do you rule?", tuple(desk.order_choice(DESK, name) for name in values))
    return desk.details_step(DESK, given[0], values, lambda value: value_words(state, given[0], value), ASKS)


def value_words(state: State, name: str, value: str) -> str:
    """Return the details of an order in words: names in place of ids and numbers."""
    if value in VALUES.get(name, {}):
        return VALUES[name][value]
    if name == "meet":
        row = next((row for row in state.region.encounters if str(row.roll) == value), None)
        return f"{value}, {row.name}" if row is not None else value
    if name == "threat" and value.isdigit() and 0 < int(value) <= len(state.region.threats):
        return state.region.threats[int(value) - 1].name
    parts = [_part_words(state, name, part) for part in value.split(" | ") if part not in ("", "-")]
    if name in WAYS and len(parts) == 2:
        return f"Between {parts[0]} and {parts[1]}"
    return (": " if len(parts) == 2 else "; ").join(parts)


def _part_words(state: State, name: str, part: str) -> str:
    region = state.region
    site = region.site_by_id.get(part)
    if site is not None:
        return f"{site.name or an(site.category)}, {place_name(region, site.at)}"
    if name in GROUNDS and part in region.place_by_id:
        return place_name(region, part)
    return next((member.name for member in state.members if member.handle == part), part)


def form(state: State, name: str) -> Form | None:
    """Return the form of an order, each hint with what can be written there; ``None`` where there is no such order."""
    return desk.form(DESK, name, lambda field: _hint(state, name, field))


def _hint(state: State, name: str, field: Field) -> str:
    region, label = state.region, field.label.lower()
    if "site" in label:
        return among(site.id for site in region.sites)
    if "place" in label or (label in ("from", "to") and name in WAYS):
        return among(place_name(region, place.id) for place in region.places)
    if label == "who":
        return among(member.handle for member in state.members)
    match label:
        case "item":
            return among(content().goods)
        case "terrain":
            return among(sorted({place.terrain for place in region.places}))
        case "row" if name == "row":
            return among(f"{row.roll} {row.name}" for row in region.encounters)
        case "row":
            return among(f"{table} 1 to {rows}" for table, rows in TABLES.items())
    if label.startswith("name, or a row"):
        return among(f"{row.roll} {row.name}" for row in region.encounters)
    values = VALUES.get(name, {})
    if label[:1].isdigit():
        return ""
    if values and all(value.isdigit() for value in values):
        return among(f"{value} {words.lower()}" for value, words in values.items())
    if "by its number" in label:
        return (
            f"1 to {max(1, len(region.clues))}"
            if name == "clue-move"
            else among(f"{number} {threat.name}" for number, threat in enumerate(region.threats, start=1))
        )
    return among(value for value in values if value != "-")
