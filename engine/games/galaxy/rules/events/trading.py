"""Events of transactions. What is given is written as moves write it: "2 commodities, 1 cultural fragment"."""

from __future__ import annotations

from engine.core.events import Happened


class Offered(Happened, frozen=True):
    """Somebody offers a transaction to the partner, who sits at ``seat`` and is called for it."""

    rules = ("GAL-G24", "GAL-041")
    who: str
    partner: str
    gives: str
    gets: str
    number: int


class Dealt(Happened, frozen=True):
    """Both agreed, and what was promised changed hands."""

    rules = ("GAL-G24", "GAL-035", "GAL-G25")
    who: str
    partner: str
    gives: str
    gets: str


class Declined(Happened, frozen=True):
    """Somebody declined an offer."""

    rules = ("GAL-G24",)
    who: str
    proposer: str


class Withdrawn(Happened, frozen=True):
    """Somebody took an offer back."""

    rules = ("GAL-G24",)
    who: str
    partner: str


class Lapsed(Happened, frozen=True):
    """An offer can no longer be agreed to: its time is over, or somebody lacks what was promised."""

    rules = ("GAL-G23", "GAL-G24")
    who: str
    partner: str
