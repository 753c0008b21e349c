"""How moves are offered with the game master's orders among them: each order as a question, with what can be answered in
words, or as a form."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core import desk
from engine.core.desk import MOST_LABEL, NOTHING, among, fit
from engine.core.game import Choice, Field, Form, Step
from engine.core.moves import Move, Verb
from engine.core.verbs import Direct
from engine.core.words import plain, upper

from ..speech import choices
from ..speech.words import called
from ..state.content import content
from ..state.naming import entity_name, gear_name, known_play
from ..state.state import Entity, State
from ..state.view import View
from .orders import DESK
from .party import illnesses

ASKS = {
    "ep": "Whose EP do you set?",
    "track": "Whose track do you move?",
    "move": "Who goes where?",
    "valuables": "Who gets, or loses, Valuables?",
    "gear": "Who gets which Gear?",
    "object": "Who gets what?",
    "card": "Who gets which card?",
    "fortune": "What does the next find of luck turn up?",
    "injury": "Who takes an Injury?",
    "heal": "Who is made whole again?",
    "cure": "Who is cured of what?",
    "drop": "Which Challenge do you take away?",
    "defeat": "Which Challenge is defeated?",
    "respawn": "Which Challenge comes back?",
    "spring": "Which Trap springs, on whom?",
    "alert": "Which Seeker becomes Alerted?",
    "calm": "Which Seeker calms down?",
    "open": "Which way do you open?",
    "light": "Which region do you light?",
    "darken": "Which region do you darken?",
    "reveal": "What do you show the party?",
    "hide": "What do you hide?",
    "tokens": "How many Stealth Tokens has the party?",
    "counter": "How many rounds are over?",
    "limit": "How many rounds are there?",
    "end": "How does the scenario end?",
}
"""What is asked for the details of an order that has values to choose from."""

ENDS = {"won": "They have won", "partly": "Those who are out have won", "lost": "They have lost"}
"""The values of the order that ends a scenario, in words."""


heading = choices.heading
"""See `speech.choices.heading`."""


def choice(view: View, move: Move) -> Choice:
    """Return how a legal move is offered, orders among them; see `speech.choices.choice`."""
    if not isinstance(move, Direct):
        return choices.choice(view, move)
    named, said = order_choice(move.order).label, value_words(view.state, move.details)
    return Choice(fit(f"{named}: {said}" if said else named, MOST_LABEL))


def step(view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> Step:
    """Return the question for the argument after those ``given``, and its values in the order given."""
    if verb.name != "gm":
        return Step(verb.about, tuple(Choice(fit(upper(plain(value)), MOST_LABEL)) for value in values))
    if given:
        return details_step(view.state, given[0], values)
    return Step("What do you rule?", tuple(map(order_choice, values)))


def form(view: View, verb: Verb, given: Sequence[str]) -> Form | None:
    """Return the form of an order, each hint with what can be written there; ``None`` where there is no such order, and
    where the house's own will do."""
    if verb.name != "gm" or not given:
        return None
    return desk.form(DESK, given[0], lambda field: _hint(view.state, field))


def order_choice(name: str) -> Choice:
    """Return how an order is offered."""
    return desk.order_choice(DESK, name)


def details_step(state: State, name: str, values: Sequence[str]) -> Step:
    """Return the question for the details of an order, and its values in words."""
    words = ENDS if name == "end" else {}
    return desk.details_step(DESK, name, values, lambda value: words.get(value) or value_words(state, value), ASKS)


def value_words(state: State, value: str) -> str:
    """Return the details of an order in words: names in place of ids."""
    parts = [_part_words(state, part) for part in value.split(" | ") if part.strip() not in ("", NOTHING)]
    return (": " if len(parts) == 2 else "; ").join(parts)


def _part_words(state: State, part: str) -> str:
    scenario = state.scenario
    region = scenario.region_by_id.get(part)
    if region is not None:
        return region.name
    way = scenario.connection_by_id.get(part)
    if way is not None:
        return f"{_region(state, way.a)} to {_region(state, way.b)}"
    entity = next((one for one in state.entities if one.id == part), None)
    if entity is not None:
        return _challenge(state, entity)
    if part in scenario.feature_by_id or any(member.handle == part for member in state.members):
        return called(state, part)
    if part in content().challenges:
        return content().challenges[part].name
    play = known_play(part)
    return play.name if play is not None else gear_name(part) if part in content().gear else part


def _challenge(state: State, entity: Entity) -> str:
    """Return a Challenge with where it is; one that nobody has seen has no number, and its id tells like ones apart."""
    way = state.scenario.connection_by_id.get(entity.at)
    if way is not None:
        return f"{entity_name(entity)}, {_region(state, way.a)} to {_region(state, way.b)}"
    name = entity_name(entity) if entity.number else f"{entity_name(entity)} ({entity.id})"
    return f"{name}, {_region(state, entity.at)}"


def _region(state: State, id: str) -> str:
    known = state.scenario.region_by_id.get(id)
    return known.name if known is not None else id


def _hint(state: State, field: Field) -> str:
    """Return what can be written in a field, by what its label asks for."""
    label = field.label.lower()
    if "region" in label:
        return among(region.name for region in state.scenario.regions)
    if label in ("who", "on whom"):
        return among(member.handle for member in state.members)
    known: dict[str, Iterable[str]] = {
        "challenge": (entity.id for entity in state.entities if not entity.defeated),
        "trap": (entity.id for entity in state.entities if not entity.defeated and entity.type == "Trap"),
        "kind": (kind.id for kind in content().challenges.values() if kind.type != "Obstacle"),
        "obstacle": (kind.id for kind in content().challenges.values() if kind.type == "Obstacle"),
        "object": (feature.id for feature in state.scenario.features if feature.kind in ("key", "object")),
        "gear": content().gear,
        "disease": illnesses(),
    }
    return among(known.get(label, ()))
