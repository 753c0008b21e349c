"""Water: who swims, who flies, and what a flame does below (REG-051..056, REG-057..060, REG-G27).

Nobody drowns (REG-G71).
"""

from __future__ import annotations

from .state import State, Who
from .traits import bound_to_body, keywords, place


def submerged(state: State, region: str) -> bool:
    """Return whether a region lies wholly under water (REG-056, REG-059, REG-060)."""
    known = state.scenario.region_by_id.get(region)
    return known is not None and known.water == "submerged"


def wet(state: State, region: str) -> bool:
    """Return whether a region is filled with water at all (REG-051)."""
    known = state.scenario.region_by_id.get(region)
    return known is not None and known.water != "none"


def flies(state: State, who: Who) -> bool:
    """Return whether somebody flies where they are: nobody does in a submerged region (REG-056)."""
    return bound_to_body(state, who) and "Flying" in keywords(state, who) and not submerged(state, place(state, who))


def in_water(state: State, who: Who) -> bool:
    """Return whether somebody is a swimming entity, whether it hinders them or not (REG-051, REG-057, REG-G27)."""
    return bound_to_body(state, who) and wet(state, place(state, who)) and not flies(state, who)


def swims(state: State, who: Who, against: Who | None = None) -> bool:
    """Return whether somebody takes the swim shift of -1 level on Inflict, Endure, Damage, Search and Lockpick
    (REG-052..055, REG-G02).

    Swimmers do that are not Aquatic. A flyer over water does for a single play, an Action or a Reaction, ``against``
    somebody who swims; Aquatic ones never.
    """
    if not bound_to_body(state, who) or not wet(state, place(state, who)) or "Aquatic" in keywords(state, who):
        return False
    return in_water(state, who) or (against is not None and in_water(state, against))
