"""Tests by the rulebook alone (WLD-G01 to G04): what the dice come to, and what lies on the member who throws them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

NARROW = ((-4, "blunder"), (-1, "failure"), (1, "weak"), (3, "strong"))
WIDE = ((-6, "blunder"), (-1, "failure"), (2, "weak"), (5, "strong"))
"""The highest difference of total and target for each result; beyond all it is a critical success."""

BOONS = ("helper", "careful", "keen", "perfect", "tool", "charm", "kit", "herb", "rich", "shared", "concealed", "quarry")
BANES = ("lost", "retry", "untrained", "poisoned", "deprived", "weary", "wound", "night", "storm", "weather", "shaken")
"""Reasons that count once each."""

LEARNED = ("nature", "survival", "crafting", "education", "lore", "fighting")
"""Skills that cannot be used untrained without a bane (WLD-G04)."""


def result(difference: int, ladder: str) -> str:
    """Return the result of a total so far above its target, below it if negative."""
    for most, name in WIDE if ladder == "wide" else NARROW:
        if difference <= most:
            return name
    return "critical"


def total(die: int, sixes: Sequence[int], rank: int, net: int) -> int:
    """Return what a test comes to with so many boons more than banes, with banes more if below 0."""
    if net == 0:
        return die + sixes[0] + rank
    beyond = abs(net) - 1
    return die + (max(sixes) + beyond if net > 0 else min(sixes) - beyond) + rank


def net_of(reasons: Sequence[str]) -> int | None:
    """Return how many boons more than banes there are, ``None`` where a reason may count more than once, or either way."""
    if not set(reasons) <= {*BOONS, *BANES}:
        return None
    return sum(1 if reason in BOONS else -1 for reason in reasons)


def burdens(member: Mapping[str, Any], attribute: str, skill: str) -> set[str]:
    """Return the banes that a member brings to a test: ``member`` as it is written down (WLD-G11 to G14)."""
    found = {name for name in ("poisoned", "deprived", "shaken") if member[name]}
    if member["fatigue"] >= 3:
        found.add("weary")
    if any(wound["attribute"] == attribute and not wound["treated"] for wound in member["wounds"]):
        found.add("wound")
    if skill in LEARNED and skill not in member["skills"]:
        found.add("untrained")
    return found
