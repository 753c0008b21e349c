"""Everything that can come about in Beacon."""

from __future__ import annotations

import sys

from engine.core.events import Happened, Happenings
from engine.core.tallies import Recalled


class Began(Happened, frozen=True):
    """The watch began."""

    rules = ("BEA-003", "BEA-013")
    nights: int


class Dealt(Happened, frozen=True):
    """A keeper was dealt a hand, which only that keeper knows."""

    rules = ("BEA-013", "BEA-014")
    cards: tuple[str, ...]


class Done(Happened, frozen=True):
    """A keeper did a chore."""

    rules = ("BEA-001", "BEA-004")
    who: str
    thing: str
    level: int

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)


class Handed(Happened, frozen=True):
    """A keeper handed another a card."""

    rules = ("BEA-015",)
    who: str
    whom: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)


class Passed(Happened, frozen=True):
    """Which card was handed over: only these two keepers know."""

    rules = ("BEA-015",)
    reveals = True
    card: str


class Drew(Happened, frozen=True):
    """A keeper drew a card, which only that keeper knows."""

    rules = ("BEA-014",)
    reveals = True
    card: str


class Worn(Happened, frozen=True):
    """The storm wore a thing down."""

    rules = ("BEA-007", "BEA-008")
    reveals = True
    thing: str
    level: int

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(number=1)


class Rolled(Happened, frozen=True):
    """The dice behind a storm, as they fell the night before."""

    rules = ("BEA-007",)
    faces: tuple[int, ...]


class Fell(Happened, frozen=True):
    """Another night began."""

    rules = ("BEA-009",)
    night: int


class Ended(Happened, frozen=True):
    """The last night is over."""

    rules = ("BEA-009", "BEA-010")
    kept: bool

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled()


HAPPENINGS = Happenings(sys.modules[__name__])
