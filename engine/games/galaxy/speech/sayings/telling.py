"""Words for dice, which several sentences are made with."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.words import count

from ...state.content import content


def hits_words(hits: int) -> str:
    """Return how many hits there were: "no hit", "2 hits"."""
    return count(hits, "hit") if hits else "no hit"


def dice_words(dice: Sequence[str], bonus: int = 0) -> str:
    """Return dice by the units that rolled them: "scouts 8! 3, transport 9!"; what hit has an exclamation mark, and an
    arrow leads to what was rolled again. A ``bonus`` that counts with every one of them stands behind: "scout 7! (+1)"."""
    by_kind: dict[str, list[str]] = {}
    for die in dice:
        kind, _, face = die.rpartition(" ")
        by_kind.setdefault(kind, []).append(face.replace(">", "→"))
    units = content().units
    named = []
    for kind, faces in by_kind.items():
        unit = units.get(kind)
        called = kind if unit is None else unit.name if len(faces) == 1 else unit.many
        named.append(f"{called} {' '.join(faces)}".strip())
    return f"{', '.join(named)}{f' (+{bonus})' if bonus else ''}"
