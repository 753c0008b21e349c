"""What no seat may read of a scenario."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.games.regions.state.state import State

LONG = 24
"""Letters of a secret text that are not written by chance."""


def secrets_of(state: State) -> list[str]:
    """Return what no seat may read: names and texts of regions, things and Challenges that the party does not know, how it
    ends, and ids.

    Ids count where they are no ordinary words; those of Challenges and ways players never read at all.
    """
    if state.phase == "over":
        return []
    scenario = state.scenario
    secrets: list[str] = [*_sentences(scenario.won), *_sentences(scenario.lost), *_sentences(scenario.partly)]
    for region in scenario.regions:
        told = region.id == scenario.goal and scenario.known_goal
        if region.id not in state.seen and region.id != scenario.start:
            secrets += [] if told else [region.name]
            secrets += [region.id] if _is_unlike_a_word(region.id) else []
        if region.id not in state.looked and region.id != scenario.start:
            secrets += _sentences(region.text)
    for feature in scenario.features:
        if feature.id not in state.found:
            known = feature.id in scenario.needs
            secrets += [] if known else [feature.name]
            secrets += [feature.id] if _is_unlike_a_word(feature.id) and not known else []
            secrets += _sentences(feature.text)
    met = {entity.kind for entity in state.entities if entity.number}
    for entity in state.entities:
        kind = scenario.content.challenges[entity.kind]
        secrets += [] if entity.kind in met else [kind.name, *_sentences(kind.text)]
        secrets += [entity.id] if _is_unlike_a_word(entity.id) else []
    secrets += [way.id for way in scenario.connections]
    told_of = " ".join(_told(state)).casefold()
    return [secret for secret in dict.fromkeys(secrets) if secret and secret.casefold() not in told_of]


def _told(state: State) -> Iterator[str]:
    """Yield the prepared texts that everybody may know of by now: they may name what is still to be found."""
    scenario = state.scenario
    yield from (scenario.name, scenario.about, scenario.opening, *scenario.announce)
    yield from (region.name for region in scenario.regions if region.id in state.seen)
    yield from (region.text for region in scenario.regions if region.id in state.explored)
    yield from (feature.name for feature in scenario.features if feature.id in (*state.found, *scenario.needs))
    yield from (feature.text for feature in scenario.features if feature.id in state.found)


def _is_unlike_a_word(text: str) -> bool:
    return re.search(r"\d|[~/]", text) is not None and re.search(r"[a-z]", text) is not None and len(text) > 3


def _sentences(text: str) -> list[str]:
    return [part.strip() for part in re.split(r"(?<=[.!?]) ", text) if len(part.strip()) >= LONG]
