"""The company that the house keeps: characters of our own, who take seats (data/table/company.toml)."""

from __future__ import annotations

from functools import cache

import msgspec

from engine.core.content import DATA, load
from engine.core.errors import BadContent

LAST = 99
"""The largest number of a character: smaller than the id of any person."""


class Character(msgspec.Struct, frozen=True):
    """Somebody who plays for the house: ``number`` is theirs for good, and stands in journals where a member's id does;
    ``temper`` is a word or two, ``mark`` what they are drawn with."""

    number: int
    name: str
    temper: str
    mark: str


class _Company(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    player: tuple[Character, ...]


@cache
def characters() -> tuple[Character, ...]:
    """Return everybody who plays for the house; `BadContent` where two of them share a number or a name."""
    found = load("table", "company", _Company, folder=DATA).player
    numbers, names = {one.number for one in found}, {one.name.casefold() for one in found}
    if len(numbers) < len(found) or len(names) < len(found) or not all(0 < number <= LAST for number in numbers):
        raise BadContent("data/table/company.toml", "player", f"each has a number from 1 to {LAST} and a name of their own")
    return found


def character(number: int) -> Character | None:
    """Return who has this number (a member's id), ``None`` for a person."""
    return next((one for one in characters() if one.number == number), None)


def of_house(member: int) -> bool:
    """Return whether a member is the house itself or one of its characters."""
    return 0 <= member <= LAST
