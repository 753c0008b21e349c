"""How moves are offered with the game master's orders among them: each order as a question, with what can be answered in
words, or as a form."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core import desk
from engine.core.desk import MOST_LABEL, NOTHING, among, fit
from engine.core.game import ArgumentPrompt, Choice, Field, Form
from engine.core.moves import Move, Verb
from engine.core.verbs import Direct
from engine.core.words import plain, upper

from ..speech import choices, headings
from ..speech.words import called
from ..state.catalogue import WORDS, challenge_name
from ..state.content import TRACKS, content
from ..state.naming import gear_name, known_play
from ..state.state import Entity, State
from ..state.view import View
from .orders import DESK
from .party import illnesses

heading = headings.heading
"""See `speech.headings.heading`."""


def choice(view: View, move: Move) -> Choice:
    """Return how a legal move is offered, orders among them; see `speech.choices.choice`."""
    if not isinstance(move, Direct):
        return choices.choice(view, move)
    named, said = order_choice(move.order).label, _details(view.state, move.order, move.details)
    return Choice(fit(f"{named}: {said}" if said else named, MOST_LABEL))


def step(view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> ArgumentPrompt:
    """Return the question for the argument after those ``given``, and its values in the order given."""
    if verb.name != "gm":
        return ArgumentPrompt(str(verb.about), tuple(Choice(fit(upper(plain(value)), MOST_LABEL)) for value in values))
    if given:
        return details_step(view.state, given[0], values)
    return ArgumentPrompt(WORDS("what-is-ruled"), tuple(map(order_choice, values)))


def form(view: View, verb: Verb, given: Sequence[str]) -> Form | None:
    """Return the form of an order, each hint with what can be written there; ``None`` where there is no such order, and
    where the house's own will do."""
    if verb.name != "gm" or not given:
        return None
    return desk.form(DESK, given[0], lambda field: _hint(view.state, field))


def order_choice(name: str) -> Choice:
    """Return how an order is offered."""
    return desk.order_choice(DESK, name)


def details_step(state: State, name: str, values: Sequence[str]) -> ArgumentPrompt:
    """Return the question for the details of an order, and its values in words."""
    return desk.details_step(DESK, name, values, lambda value: _details(state, name, value))


def _details(state: State, order: str, value: str) -> str:
    return WORDS(f"desk-end-{value}") if order == "end" else value_words(state, value)


def value_words(state: State, value: str) -> str:
    """Return the details of an order in words: names in place of ids."""
    parts = [_part_words(state, part) for part in value.split(" | ") if part.strip() not in ("", NOTHING)]
    return (": " if len(parts) == 2 else "; ").join(parts)


def _part_words(state: State, part: str) -> str:
    scenario = state.scenario
    regions = [scenario.region_by_id.get(id) for id in part.split(", ")]
    if all(regions):
        return ", ".join(WORDS.text(region.name) for region in regions if region is not None)
    way = scenario.connection_by_id.get(part)
    if way is not None:
        return WORDS("from-to", first=_region(state, way.a), second=_region(state, way.b))
    entity = next((entity for entity in state.entities if entity.id == part), None)
    if entity is not None:
        return _challenge(state, entity)
    if part in scenario.feature_by_id or any(member.handle == part for member in state.members):
        return called(state, part)
    if part in content().challenges:
        return WORDS.text(content().challenges[part].name)
    if part in TRACKS:
        return WORDS(f"stat-{part.lower()}")
    play = known_play(part)
    return WORDS.text(play.name if play is not None else gear_name(part) if part in content().gear else part)


def _challenge(state: State, entity: Entity) -> str:
    """Return a Challenge with where it is; one that was never seen has no number, and its id tells like ones apart."""
    way = state.scenario.connection_by_id.get(entity.at)
    if way is not None:
        return f"{challenge_name(entity)}, {_part_words(state, way.id)}"
    name = challenge_name(entity) if entity.number else f"{challenge_name(entity)} ({entity.id})"
    return f"{name}, {_region(state, entity.at)}"


def _region(state: State, id: str) -> str:
    known = state.scenario.region_by_id.get(id)
    return WORDS.text(known.name) if known is not None else id


def _hint(state: State, field: Field) -> str:
    """Return what can be written in a field, by what its label asks for."""
    label = field.label if isinstance(field.label, str) else field.label.id.removeprefix("field-")
    if "region" in label:
        return among(region.name for region in state.scenario.regions)
    known: dict[str, Iterable[str]] = {
        **dict.fromkeys(("who", "on-whom"), (member.handle for member in state.members)),
        "challenge": (entity.id for entity in state.entities if not entity.defeated),
        "trap": (entity.id for entity in state.entities if not entity.defeated and entity.type == "Trap"),
        "kind": (kind.id for kind in content().challenges.values() if kind.type != "Obstacle"),
        "obstacle": (kind.id for kind in content().challenges.values() if kind.type == "Obstacle"),
        "object": (feature.id for feature in state.scenario.features if feature.kind in ("key", "object")),
        "gear": content().gear,
        "disease": illnesses(),
    }
    return among(known.get(label, ()))
