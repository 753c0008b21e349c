"""What a Challenge can do next on its turn, as one word each: the options that a game master chooses from."""

from __future__ import annotations

import msgspec

DONE = "done"
"""Nothing more: the turn is over."""

ALL = "all"
"""Stands for every PC of the region as the target of an Action."""


class Deed(msgspec.Struct, frozen=True, gc=False):
    """A deed that was read: ``verb`` is "done", "go" (``what`` is a region's id), "act" (a play's id, on ``whom``: a
    member as "p0", or `ALL`) or "plan" (a Strategy's id)."""

    verb: str
    what: str = ""
    whom: str = ""


def go(region: str) -> str:
    """Return the deed of a Move to the next region."""
    return f"go/{region}"


def act(play: str, whom: str = ALL) -> str:
    """Return the deed of an Action on a PC, or on all."""
    return f"act/{play}/{whom}"


def plan(play: str) -> str:
    """Return the deed of a Strategy."""
    return f"plan/{play}"


def read_deed(word: str) -> Deed:
    """Return what a deed's word says."""
    return Deed(*word.split("/"))
