"""What an event counts for, and that it matters to a member who was away: `Happened.counts`, `Happened.recalled`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec


class Tally(msgspec.Struct, frozen=True):
    """A player (``who``, as events name them) did ``what``, ``number`` times."""

    who: str
    what: str
    number: int = 1


class Throw(msgspec.Struct, frozen=True):
    """A player rolled so many ``dice``, which ``shown`` so much in all; ``usual`` is what such dice show on average."""

    who: str
    dice: int
    shown: float
    usual: float


def thrown(who: str, faces: Sequence[int], sides: int) -> Throw:
    """Return a throw of dice that are numbered from 1 to ``sides``."""
    return Throw(who, len(faces), sum(faces), len(faces) * (sides + 1) / 2)


class Recalled(msgspec.Struct, frozen=True):
    """That an event matters to a member who was away; its words are the message "recap-" and the event's kind.

    What is told of the same ``who`` is told in one piece; "" for what no one in particular did. With a ``number``, so many
    of the same are counted together ("2 enemies"). Without one they are named, each once unless it matters how ``often``.
    ``facts`` are variables of the message beside those of the event. ``id`` is another message than "recap-" and the kind,
    for events that come to several things.
    """

    who: str = ""
    number: int = 0
    often: bool = False
    facts: Mapping[str, object] = {}
    id: str = ""
