"""What things of a galaxy were called before, so that tables under way go on, and old names still say what is meant.

Older states, buttons and journals have ids and names that are no longer anything's. This is the one place that knows them;
what is read is put into the names of today before anything else looks at it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any

FORMER: Mapping[str, str] = {
    "mecatol-rex": "meridian",
    "mecatol": "meridian",
    "dark-energy-tap": "void-compass",
    "enigmatic-device": "puzzle-engine",
    "ion-storm": "tide-storm",
    "nexus": "eddy",
    "gatekeeper": "ferrymaster",
}
"""Ids as they were, and as they are."""

STEPS = {"tap": "compass"}
"""What else only states hold: the steps of a tactical action."""

ONCE_CALLED = ("vote", "divide")
"""Steps that called the players of a council one after the other."""

OF_A_DESK = ("enigmatic-device", "ion-storm")
"""Those that an exploration desk knows: planets are called there what those who play call them."""

PEOPLE = ("names", "clerks")
"""What of a state holds names of people."""

PLANET_NAMES = {"Mecatol Rex": "Meridian"}
"""Names of planets that states hold beside their ids."""


def _pattern(ids: Mapping[str, str] | tuple[str, ...], between: str) -> re.Pattern[str]:
    longest_first = sorted(ids, key=len, reverse=True)
    names = "|".join(id.replace("-", between) for id in longest_first)
    return re.compile(rf"(?<![\w-])(?:{names})(?![\w-])", re.IGNORECASE)


_STORED = {**FORMER, **STEPS}
_IDS, _DESK_IDS = _pattern(_STORED, "-"), _pattern(OF_A_DESK, "-")
_WORDS, _DESK_WORDS = _pattern(FORMER, "[- ]"), _pattern(OF_A_DESK, "[- ]")


def today(text: str, *, desk: bool = False, people: Collection[str] = ()) -> str:
    """Return a text that was written, old names and ids in it replaced by the ids of today; at a desk only those of cards.

    What one of the ``people`` is called, in small letters, stays as it is.
    """
    pattern = _DESK_WORDS if desk else _WORDS

    def renamed(found: re.Match[str]) -> str:
        return found[0] if found[0].casefold() in people else FORMER["-".join(found[0].casefold().split())]

    return pattern.sub(renamed, text)


def state_of_today(written: Any) -> Any:
    """Return a state that older rules wrote, as plain JSON values, in the ids of today."""
    desk = isinstance(written, dict) and written.get("phase") == "desk"
    if isinstance(written, dict) and written.get("phase") == "council":
        written = _council_of_today(written)
    return _renamed(written, _DESK_IDS if desk else _IDS)


def _council_of_today(written: dict[str, Any]) -> dict[str, Any]:
    """Return a state in which a council met whose players voted one after the other: now all who are left vote at once."""
    agenda = [item for item in written.get("agenda", ()) if item.get("step") not in ONCE_CALLED]
    voting = [item for item in agenda if item.get("kind") == "vote"]
    if len(agenda) == len(written.get("agenda", ())) and not voting:
        return written
    agenda = [{**item, "kind": "market", "player": -1} if item in voting else item for item in agenda]
    return {**written, "agenda": agenda, "done": []}


def _renamed(value: Any, pattern: re.Pattern[str]) -> Any:
    if isinstance(value, str):
        return pattern.sub(lambda found: _STORED[found[0].casefold()], value)
    if isinstance(value, list):
        return [_renamed(each, pattern) for each in value]
    if isinstance(value, dict):
        return {key: each if key in PEOPLE else _named(key, each, pattern) for key, each in value.items()}
    return value


def _named(key: str, value: Any, pattern: re.Pattern[str]) -> Any:
    """Return a field of a state: a name as it is, but that of a planet of the map."""
    if key == "name":
        return PLANET_NAMES.get(value, value) if pattern is _IDS else value
    return _renamed(value, pattern)
