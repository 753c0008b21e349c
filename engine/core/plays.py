"""Cards that somebody can play, as data: what a hand is made of. Games import them from `engine.core.scene`."""

from __future__ import annotations

import msgspec


class PlayCard(msgspec.Struct, frozen=True):
    """A card: its ``name``, the ``icon`` and word of its ``kind``, ``text``; ``dice``: what for, and "d8" or "2d4".

    One that can be played ``now`` is bright, any other is dimmed. ``number`` is what it is chosen by ("" for none).
    """

    name: str
    kind: str
    icon: str
    dice: tuple[tuple[str, str], ...] = ()
    text: str = ""
    now: bool = True
    number: str = ""


class PlaysBoard(msgspec.Struct, frozen=True, tag="plays"):
    """Cards side by side, in as many rows as they need."""

    cards: tuple[PlayCard, ...]
