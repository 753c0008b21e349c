"""The things of the tower and the cards of its chores: what data/beacon/cards.toml holds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from engine.core.content import load


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing of the tower: so many ``cards`` in the deck have its chore. Its icon is called by its ``id``."""

    id: str
    name: str
    cards: int


class _Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    thing: tuple[Thing, ...]


@cache
def things() -> Mapping[str, Thing]:
    """Return every thing by its id, in the order of the faces of the die."""
    return {thing.id: thing for thing in load("beacon", "cards", _Content).thing}


THINGS = tuple(things())
"""The ids of all things."""
