"""Names that players' characters bear, and the one word by which moves name them."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

MOST_NAME = 24
"""So many letters a name has at most."""


def handle(name: str, taken: Collection[str], reserved: Collection[str] = ()) -> str:
    """Return the one word by which moves name somebody: letters and digits of the name, told apart by a number."""
    plain = "".join(re.findall(r"[^\W_]+", name.casefold()))[:16] or "member"
    if plain in reserved:
        plain += "1"
    if plain not in taken:
        return plain
    return next(word for number in range(2, 99) if (word := f"{plain}{number}") not in taken)


def shown_name(name: str) -> str:
    """Return a player's name as a character can bear it."""
    kept = re.sub(r"[^\w '’.-]", "", name.replace("_", " ")).strip(" '’.-")[:MOST_NAME].strip(" '’.-")
    return " ".join(kept.split()) or "Wanderer"


def own_name(name: str, others: Sequence[str]) -> str:
    """Return a name that none of the ``others`` is: with a number where one is."""
    taken = {other.casefold() for other in others}
    numbered = (f"{name[: MOST_NAME - 3].rstrip()} {number}" for number in range(2, 99))
    return next(called for called in (name, *numbered) if called.casefold() not in taken)


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """Return a letter for each name, as tokens bear it; two letters where another name begins with the same."""
    letters = []
    for place, name in enumerate(names):
        kept = "".join(letter for letter in name if letter.isalnum()) or "?"
        others = (*names[:place], *names[place + 1 :])
        twins = any(other[:1].upper() == kept[0].upper() for other in others)
        letters.append(kept[0].upper() + (kept[1:2].lower() if twins else ""))
    return tuple(letters)


class Named(Protocol):
    """Somebody of a party: the name that is shown, and the one word by which moves name them."""

    @property
    def name(self) -> str:
        """Return the name that is shown."""
        ...

    @property
    def handle(self) -> str:
        """Return the word that moves name them by."""
        ...


def index_named(members: Sequence[Named], text: str) -> int | None:
    """Return the index of a member by their name or handle, in capital letters or not; ``None`` for nobody."""
    wanted = text.strip().casefold()
    called = (index for index, one in enumerate(members) if wanted in (one.handle.casefold(), one.name.casefold()))
    return next(called, None)


def handles_by_name(members: Sequence[Named], players: Sequence[str]) -> dict[str, str]:
    """Return members' handles by everything they go by, in small letters: their handle, their name, that of their player.

    Where two go by the same, a handle counts most, then whoever comes first.
    """
    known: dict[str, str] = {}
    for member, player in zip(members, players, strict=True):
        known.setdefault(member.name.casefold(), member.handle)
        known.setdefault(player.casefold(), member.handle)
    return known | {member.handle: member.handle for member in members}


def named_first(text: str, names: Mapping[str, str]) -> tuple[str, str]:
    """Return what a text begins to name, and the rest of it; where it names nothing its first word is taken.

    ``names`` are in small letters; of several that fit the longest counts.
    """
    lowered = text.casefold()
    for name in sorted(names, key=len, reverse=True):
        if lowered == name or lowered.startswith(f"{name} "):
            return names[name], text[len(name) :].strip()
    first, _, rest = text.partition(" ")
    return first, rest.strip()
