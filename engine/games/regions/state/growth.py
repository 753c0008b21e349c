"""Levels 1 to 6: what a character has more with each, and what Challenges have more at a danger of that level (REG-G110,
REG-G111)."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from engine.core.content import load

from .content import Challenge, EntryName


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a level takes (``experience``), and what a character has more from it on: ``ep`` and cards in
    the ``hand``."""

    level: int
    experience: int
    ep: int = 0
    hand: int = 0


class Danger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What Challenges have more at a danger of a level: ``ep`` percent of their EP, of Obstacles
    ``obstacle`` percent, and levels on these entries."""

    level: int
    ep: int = 0
    obstacle: int = 0
    inflict: int = 0
    damage: int = 0
    endure: int = 0


class _Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: tuple[Level, ...]
    danger: tuple[Danger, ...]


@cache
def _levels() -> _Levels:
    return load("regions", "levels", _Levels)


def levels() -> tuple[Level, ...]:
    """Return the levels of characters, from 1 on."""
    return _levels().level


def highest() -> int:
    """Return the highest level that there is."""
    return levels()[-1].level


@lru_cache(maxsize=256)
def level_for(experience: int) -> int:
    """Return the level that a PC of so much experience has reached."""
    return max(level.level for level in levels() if level.experience <= experience)


@cache
def had_by(level: int) -> tuple[Level, ...]:
    """Return the levels whose gains a PC of a level has."""
    return tuple(item for item in levels() if item.level <= level)


def danger(level: int) -> Danger:
    """Return what Challenges have more at a danger of a level; of one that is not settled yet, nothing."""
    return _levels().danger[max(level, 1) - 1]


def most_ep(kind: Challenge, level: int) -> int:
    """Return the EP of a kind of Challenge at a danger of a level, to the nearest whole one; 0 stays 0."""
    known = danger(level)
    return kind.ep + (kind.ep * (known.obstacle if kind.type == "Obstacle" else known.ep) + 50) // 100


def harder(level: int, entry: EntryName) -> int:
    """Return by how many levels an entry of every Challenge is larger at a danger of a level."""
    known = danger(level)
    more: dict[EntryName, int] = {"inflict": known.inflict, "damage": known.damage, "endure": known.endure}
    return more.get(entry, 0)
