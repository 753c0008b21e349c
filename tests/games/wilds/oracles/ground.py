"""The ground by the rulebook alone: what lies beside what, where one can go back to, where a trace points."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any

Written = Mapping[str, Any]
"""A state as it is written down."""

SIDES = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""From a hex to those beside it (WLD-G32)."""

FAR = 3
"""So many steps away a trace means a site at most (WLD-G51)."""


def beside(state: Written, place: str) -> set[str]:
    """Return the places one step from a place: hexes that touch it, and ends of paths (WLD-018, WLD-022, WLD-187)."""
    region = state["region"]
    found = {path["b"] for path in region["paths"] if path["a"] == place}
    found |= {path["a"] for path in region["paths"] if path["b"] == place}
    if region["format"] == "hex":
        at = {tuple(item["at"]): item["id"] for item in region["places"]}
        q, r = next(cell for cell, name in at.items() if name == place)
        found |= {at[q + dq, r + dr] for dq, dr in SIDES if (q + dq, r + dr) in at}
    return found


def backs(state: Written) -> set[str]:
    """Return where the party can go back to: beside it, entered before, and not behind a block (WLD-128, WLD-G62).

    On a path that is either end, and the block ahead does not hold a party that turns round (WLD-G31).
    """
    here = state["here"]
    if here["to"]:
        ahead = () if _barred(state, here["at"], here["to"]) else (here["to"],)
        return {end for end in (here["at"], *ahead) if end in state["visited"]}
    near = beside(state, here["at"])
    return {place for place in near if place in state["visited"] and not _barred(state, here["at"], place)}


def _barred(state: Written, a: str, b: str) -> bool:
    return any({block["a"], block["b"]} == {a, b} for block in state["blocks"])


def steps_from(state: Written, start: str) -> dict[str, int]:
    """Return how many steps every place that can be reached is away."""
    far, waiting = {start: 0}, deque([start])
    while waiting:
        place = waiting.popleft()
        for near in beside(state, place):
            if near not in far:
                far[near] = far[place] + 1
                waiting.append(near)
    return far


def traced(state: Written) -> tuple[str, set[str]]:
    """Return what a trace here goes by ("clue", "nearest" or "random"), and the places that it may point to (WLD-163 to
    WLD-165)."""
    here, region = state["here"]["at"], state["region"]
    known = {item["site"] for item in state["finds"] if item["how"] not in ("rumour", "located")}
    for number, clue in enumerate(region["clues"]):
        if clue["at"] == here and number not in state["clues_used"] and clue["site"] not in known:
            return "clue", {clue["toward"]}
    far = steps_from(state, here)
    unknown = [site["at"] for site in region["sites"] if site["id"] not in known and far.get(site["at"], FAR + 1) <= FAR]
    if not unknown:
        return "random", beside(state, here) or {here}
    least = min(far[place] for place in unknown)
    if least == 0:
        return "nearest", {here}
    return "nearest", {
        way
        for place in unknown
        if far[place] == least
        for way in beside(state, here)
        if steps_from(state, way).get(place) == least - 1
    }
