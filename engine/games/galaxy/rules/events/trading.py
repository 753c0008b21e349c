"""Events of transactions. What is given is written as moves write it: "2 commodities, 1 cultural fragment"."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.game import Event, Seat, told


def offered(who: str, partner: str, gives: str, gets: str, number: int, seat: Seat) -> Event:
    """Somebody offers a transaction to the partner, who sits at ``seat`` and is called for it."""
    rules = ("GAL-G24", "GAL-041")
    event = told("offered", rules, who=who, partner=partner, gives=gives, gets=gets, number=number)
    return replace(event, calls=(seat,))


def dealt(who: str, partner: str, gives: str, gets: str) -> Event:
    """Both agreed, and what was promised changed hands."""
    return told("dealt", ("GAL-G24", "GAL-035", "GAL-G25"), who=who, partner=partner, gives=gives, gets=gets)


def declined(who: str, proposer: str) -> Event:
    """Somebody declined an offer."""
    return told("declined", ("GAL-G24",), who=who, proposer=proposer)


def withdrawn(who: str, partner: str) -> Event:
    """Somebody took an offer back."""
    return told("withdrawn", ("GAL-G24",), who=who, partner=partner)


def lapsed(who: str, partner: str) -> Event:
    """An offer can no longer be agreed to: its time is over, or somebody lacks what was promised."""
    return told("lapsed", ("GAL-G23", "GAL-G24"), who=who, partner=partner)
