"""Shards: which servers a process looks after, where several share a bot (Discord's shards)."""

from __future__ import annotations

import re

import msgspec

_WRITTEN = re.compile(r"(?:(\d+)(?:-(\d+))?/)?(\d+)")


class Shards(msgspec.Struct, frozen=True):
    """The servers of these of ``count`` shards; direct messages (server 0) belong to the first."""

    count: int
    shards: tuple[int, ...]

    @classmethod
    def read(cls, written: str) -> Shards:
        """Return what ``written`` means: "32" is all of 32 shards, "0-7/32" the first eight of them, "3/32" one.

        ``ValueError`` in words for anything else.
        """
        found = _WRITTEN.fullmatch(written.replace(" ", ""))
        if found is None:
            raise ValueError(
                f"SHARDS is a number of shards, such as 4, or a part of them, such as 0-7/32, and {written!r} is not"
            )
        first, last, count = (None if each is None else int(each) for each in found.groups())
        start, stop = (0, count or 0) if first is None else (first, (first if last is None else last) + 1)
        if not count or not start < stop <= count:
            raise ValueError(
                f"SHARDS {written!r}: of {count} shards the first is 0 and the last {max((count or 1) - 1, 0)}"
            )
        return cls(count, tuple(range(start, stop)))

    @property
    def whole(self) -> bool:
        """Whether there is no other part."""
        return len(self.shards) == self.count

    def holds(self, guild: int) -> bool:
        """Return whether a server belongs to it."""
        return (guild >> 22) % self.count in self.shards


WHOLE = Shards(1, (0,))
"""Every server."""
