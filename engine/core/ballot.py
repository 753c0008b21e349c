"""A vote among seats: more than half decide at once; when all have spoken the most votes win, ties go to the leader.

Where the leader is silent, a tie goes to what was proposed first.

It knows no game: a choice is any value that can be compared, and a seat that leaves it to the others votes for ``None``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, Literal, TypeVar

import msgspec

from .game import Seat

C = TypeVar("C")


class Verdict(msgspec.Struct, Generic[C], frozen=True):
    """How a vote ended: what was chosen, and whether by "majority", the "most" votes, the "leader", or as the "first"."""

    choice: C
    how: Literal["majority", "most", "leader", "first"]


def needed(voters: int) -> int:
    """Return how many votes are more than half of so many voters."""
    return voters // 2 + 1


def counts(votes: Mapping[Seat, C | None]) -> dict[C, int]:
    """Return how many votes each choice has, in the order in which they were first voted for; abstentions do not count."""
    tally: dict[C, int] = {}
    for choice in votes.values():
        if choice is not None:
            tally[choice] = tally.get(choice, 0) + 1
    return tally


def majority(votes: Mapping[Seat, C | None], voters: Sequence[Seat]) -> Verdict[C] | None:
    """Return what more than half of the voters want, ``None`` if there is no such thing (yet)."""
    for choice, count in counts(votes).items():
        if count >= needed(len(voters)):
            return Verdict(choice, "majority")
    return None


def most(votes: Mapping[Seat, C | None], leader: Seat | None = None) -> Verdict[C] | None:
    """Return the choice with the most votes, ``None`` without votes.

    On a tie the leader's choice wins, even if it is not among the tied ones. Where the leader has chosen nothing, the tied
    choice that was voted for first wins.
    """
    tally = counts(votes)
    if not tally:
        return None
    top = [choice for choice, count in tally.items() if count == max(tally.values())]
    if len(top) == 1:
        return Verdict(top[0], "most")
    led = None if leader is None else votes.get(leader)
    return Verdict(led, "leader") if led is not None else Verdict(top[0], "first")


def missing(votes: Mapping[Seat, C | None], voters: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the voters who have neither voted nor abstained, in their order."""
    return tuple(seat for seat in voters if seat not in votes)


def verdict(votes: Mapping[Seat, C | None], voters: Sequence[Seat], leader: Seat | None = None) -> Verdict[C] | None:
    """Return how a vote stands: settled by more than half at once, or once every voter has spoken; else ``None``."""
    return majority(votes, voters) or (None if missing(votes, voters) else most(votes, leader))
