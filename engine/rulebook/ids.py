"""Ids of entries as people write them: SKY-016, sky 16, g16, (SKY-016)."""

from __future__ import annotations

import re
from collections.abc import Collection

_ID = re.compile(r"(?:([A-Z]{2,}?)[\s-]*)?(G?)\s*0*(\d{0,3})")
_WITHIN = re.compile(r"\b([A-Z]{2,4})[\s–-]?(G?\d{2,3})\b")
EXACT, OTHER_KIND, BEGUN = 3.0, 2.0, 1.0
"""What an entry is worth whose number was typed: in its kind (a rule, or with a G a ruling), in the other one, or where its
number only begins so."""


class Ids:
    """The ids of a rulebook."""

    def __init__(self, ids: Collection[str]) -> None:
        self._ids = tuple(ids)
        self._systems = {id.partition("-")[0] for id in ids}

    def named(self, typed: str) -> list[str]:
        """Return the ids that stand in a text whole, in order, each once."""
        written = (f"{system}-{rest}" for system, rest in _WITHIN.findall(typed.upper()))
        return [id for id in dict.fromkeys(written) if id in self._ids]

    def is_one(self, typed: str) -> bool:
        """Return whether an id or the beginning of one was typed, rather than words ("round 6")."""
        wanted = _ID.fullmatch(typed.upper())
        if wanted is None or not any(sign.isdigit() or sign == "-" for sign in typed):
            return False
        return not wanted[1] or any(system.startswith(wanted[1]) for system in self._systems)

    def fitting(self, typed: str) -> dict[str, float]:
        """Return the ids that what was typed is, or begins, with what each is worth; none for anything else."""
        wanted = _ID.fullmatch(typed.upper())
        if wanted is None:
            return {}
        letters, ruling, digits = wanted[1] or "", wanted[2], wanted[3]
        found = {}
        for id in self._ids:
            system, _, rest = id.partition("-")
            number = rest.removeprefix("G")
            if not system.startswith(letters) or (ruling and number == rest):
                continue
            if digits and int(digits) == int(number):
                found[id] = EXACT if bool(ruling) == (number != rest) else OTHER_KIND
            elif number.lstrip("0").startswith(digits):
                found[id] = BEGUN
        return found
