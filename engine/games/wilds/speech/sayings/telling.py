"""What all sentences are made with: a text of a region as a sentence, one of our own by its subject."""

from __future__ import annotations

from ...state.content import content


def saying(subject: str, number: int) -> str:
    """Return one of our sentences on a subject ("ambient.forest"), by a number that goes on; "" where there are none."""
    known = content().sayings.get(subject, ())
    return known[number % len(known)] if known else ""


def spot(place: str) -> str:
    """Return where the party is, after a verb: "at Q18", "on the way from Old Mill to Cairn, 2 of 3"."""
    return f"{'on' if place.startswith('the way ') else 'at'} {place}"


def way(place: str) -> str:
    """Return what something leads to: a place by its name, an exit of a point by its letter."""
    return f"way {place}" if len(place) == 1 else place


def toward(place: str) -> str:
    """Return where something points: "toward Q18", "along way B"."""
    return f"along way {place}" if len(place) == 1 else f"toward {place}"


def way_to(place: str) -> str:
    """Return the way to a place: "the way to Q18", "way B"."""
    return f"way {place}" if len(place) == 1 else f"the way to {place}"
