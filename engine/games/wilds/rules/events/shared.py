"""What several events give their messages besides their fields, and come to for a player who was away."""

from __future__ import annotations

from typing import Any

from engine.core.tallies import Recalled

from ...state.naming import how_many, whereabouts


def with_site(event: Any) -> dict[str, object]:
    """The event is called by the name of a site; see `Happened.variables`."""
    return {"site": event.name}


def with_foe(event: Any) -> dict[str, object]:
    """The event is called by the name of those who are met; see `Happened.variables`."""
    return {"foe": event.name}


def with_where(event: Any) -> dict[str, object]:
    """The message asks what kind of place it is; see `Happened.variables`."""
    return {"where": whereabouts(event.at)}


def with_number(event: Any) -> dict[str, object]:
    """The item is an entry with a number, "rations 5"; see `Happened.variables`."""
    return {"number": how_many(event.item)}


def of_the_party_there(event: Any) -> Recalled:
    """The party did it at a place; see `Happened.recalled`."""
    return Recalled("party", facts={"place": event.at})
