"""What can come about in Beacon."""

from __future__ import annotations

from engine.core.events import Happened


class Began(Happened, frozen=True):
    """The watch began."""

    rules = ("BEA-003",)
    nights: int


class Done(Happened, frozen=True):
    """Somebody did a chore."""

    rules = ("BEA-001", "BEA-004")
    who: str
    what: str
    level: int


class Worn(Happened, frozen=True):
    """The storm wore something down."""

    rules = ("BEA-007", "BEA-008")
    reveals = True
    face: int
    what: str
    level: int


class Ended(Happened, frozen=True):
    """The last night is over."""

    rules = ("BEA-009", "BEA-010")
    kept: bool
