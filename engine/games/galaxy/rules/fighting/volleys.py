"""Dice of combat: every unit of a side rolls one, and hits on its kind's number or more (GAL-G13, GAL-G14)."""

from __future__ import annotations

from typing import NamedTuple

from ...state.content import content
from ...state.state import Force
from ..progress import DIE, Voyage


class Shot(NamedTuple):
    """One unit's die: its kind, the face without any bonus, and whether it hits. ``first`` is the face that was there
    before it rolled again, 0 for none."""

    kind: str
    face: int
    hit: bool
    first: int = 0

    @property
    def word(self) -> str:
        """What an event says of it: "scout 8!", "scout 3>9!"."""
        before = f"{self.first}>" if self.first else ""
        return f"{self.kind} {before}{self.face}{'!' if self.hit else ''}"


class Volley(NamedTuple):
    """All dice of one side, those of the cheapest units first."""

    shots: tuple[Shot, ...]

    @property
    def hits(self) -> int:
        """How many of them hit."""
        return sum(shot.hit for shot in self.shots)

    @property
    def misses(self) -> tuple[Shot, ...]:
        """Those that did not hit."""
        return tuple(shot for shot in self.shots if not shot.hit)

    @property
    def words(self) -> tuple[str, ...]:
        """What an event says of them."""
        return tuple(shot.word for shot in self.shots)


def needed(kind: str, bonus: int = 0, *, bombarding: bool = False) -> int:
    """Return the lowest face on which a unit hits: from 1, and above the die's faces where it never does."""
    unit = content().units[kind]
    number = unit.bombards if bombarding else unit.hits
    return max(1, number - bonus) if number else DIE + 1


def fire(voyage: Voyage, force: Force, bonus: int = 0, *, bombarding: bool = False) -> Volley:
    """Roll a d10 for each of these units; ``bonus`` is added to every face."""
    kinds = [kind for kind, count in force for _ in range(count)]
    faces = voyage.roll(len(kinds))
    pairs = zip(kinds, faces, strict=True)
    return Volley(tuple(Shot(kind, face, face >= needed(kind, bonus, bombarding=bombarding)) for kind, face in pairs))
