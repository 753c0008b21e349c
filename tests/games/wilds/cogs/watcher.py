"""What no player may read of an expedition."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.games.wilds.state.state import State, found

LONG = 24
"""Letters of a secret text that no player writes by chance."""


def secrets_of(state: State) -> list[str]:
    """Return what no player may read: names, ids and texts of sites that are not discovered, clues that are not found.

    Ids count where they are no ordinary words; so do the ids of places, which players never read.
    """
    if state.phase == "over":
        return []
    secrets: list[str] = []
    for site in state.region.sites:
        known = found(state, site.id)
        if known is None or not known.discovered:
            secrets += [site.name, *_sentences(site.text), *_sentences(site.inside)]
        if _is_unlike_a_word(site.id) and known is None:
            secrets.append(site.id)
    for number, clue in enumerate(state.region.clues):
        if number not in state.clues_used:
            secrets += _sentences(clue.text)
    for place in state.region.places:
        if _is_unlike_a_word(place.id):
            secrets.append(place.id)
        if place.id not in state.visited:
            secrets += _sentences(place.text)
    told = " ".join(_told(state)).casefold()
    return [secret for secret in dict.fromkeys(secrets) if secret and secret.casefold() not in told]


def _told(state: State) -> Iterator[str]:
    """Yield the prepared texts that everybody may know of by now: they may name what is still to be found."""
    region = state.region
    yield from (region.name, region.about, region.goal.about if region.goal is not None else "")
    yield from (token.text for token in state.tokens)
    yield from (place.text for place in region.places if place.id in state.visited)
    yield from (row.text for row in region.encounters)
    yield from (threat.text for threat in region.threats)
    tales = {tale.name: tale for tale in region.tales}
    yield from (str(getattr(tales[tale.tale], tale.part)) for tale in state.tales)
    for site in region.sites:
        known = found(state, site.id)
        if known is not None and known.discovered:
            yield from (site.name, site.text, site.inside)


def _is_unlike_a_word(text: str) -> bool:
    return re.search(r"\d", text) is not None and re.search(r"[a-z]", text) is not None and len(text) > 3


def _sentences(text: str) -> list[str]:
    return [part.strip() for part in re.split(r"(?<=[.!?]) ", text) if len(part.strip()) >= LONG]
