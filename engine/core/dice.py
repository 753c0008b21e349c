"""The only source of chance: a keyed, countable stream of draws that anyone can check afterwards (TAB-044).

Draw number ``n`` of a table is taken from HMAC-SHA-256(key, n), so results can be computed again with the key,
and not before. The key's SHA-256 (the *commitment*) is shown when a game starts, the key when it ends.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")
_SPAN = 1 << 64
LARGEST_GUESS = 512
"""The largest bound that is tried for a draw whose bound is not known: no deck has more cards."""


class Source(Protocol):
    """Where draws come from: ``below(n)`` gives an int in ``0 <= x < n``; ``counter`` counts the draws so far."""

    counter: int

    def below(self, n: int) -> int:
        """Return the next draw."""
        ...


class KeyedSource:
    """The real source: unbiased numbers from HMAC-SHA-256(key, counter)."""

    def __init__(self, key: str, counter: int = 0) -> None:
        self._inner, self._outer = _keyed(key.encode())
        self.counter = counter

    def below(self, n: int) -> int:
        """Return the next number in ``0 <= x < n``; rejects the few values that would favour small results.

        ``ValueError`` unless ``1 <= n <= 2**64``: nothing can be drawn from nothing.
        """
        if not 0 < n <= _SPAN:
            raise ValueError(f"there is no draw below {n}")
        digest = self._digest(self.counter.to_bytes(8, "big"))
        self.counter += 1
        while (value := int.from_bytes(digest[:8], "big")) >= _SPAN - n and value >= _SPAN - _SPAN % n:
            digest = self._digest(digest)
        return value % n

    def _digest(self, message: bytes) -> bytes:
        """Return HMAC-SHA-256 of the key and a message; what depends on the key alone is worked out once."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()


_BLOCK = 64
"""The bytes of a block of SHA-256."""


def _keyed(key: bytes) -> tuple[hashlib._Hash, hashlib._Hash]:
    """Return the two hashes of an HMAC-SHA-256 as a key leaves them (RFC 2104): twice as fast to go on from as `hmac`'s."""
    block = (key if len(key) <= _BLOCK else hashlib.sha256(key).digest()).ljust(_BLOCK, b"\0")
    return hashlib.sha256(bytes(byte ^ 0x36 for byte in block)), hashlib.sha256(bytes(byte ^ 0x5C for byte in block))


class GivenSource:
    """Draws that are known already: from a journal, or scripted by a test. Running out is an error."""

    def __init__(self, draws: Sequence[int], counter: int = 0) -> None:
        self._left = list(draws)
        self.counter = counter

    def below(self, n: int) -> int:
        """Return the next given draw; ``IndexError`` when none is left, ``ValueError`` when it does not fit ``n``."""
        if not self._left:
            raise IndexError(f"a draw below {n} was asked for, and none is left")
        value = self._left.pop(0)
        if not 0 <= value < n:
            raise ValueError(f"the given draw {value} is not below {n}")
        self.counter += 1
        return value

    @property
    def left(self) -> tuple[int, ...]:
        """The draws that were not asked for yet."""
        return tuple(self._left)


class Dice:
    """What a game rolls, picks and shuffles with. ``draws`` keeps every number drawn, zero-based, in order; ``bounds``
    what each was drawn below."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self.draws: list[int] = []
        self.bounds: list[int] = []

    @property
    def counter(self) -> int:
        """How far the stream is after the last draw."""
        return self._source.counter

    def below(self, n: int) -> int:
        """Return a number in ``0 <= x < n``, each as likely."""
        value = self._source.below(n)
        self.draws.append(value)
        self.bounds.append(n)
        return value

    def roll(self, sides: int) -> int:
        """Return the face of one die, ``1 <= x <= sides``."""
        return self.below(sides) + 1

    def rolls(self, count: int, sides: int) -> tuple[int, ...]:
        """Return the faces of ``count`` dice, in the order they were rolled."""
        return tuple(self.roll(sides) for _ in range(count))

    def pick(self, items: Sequence[T]) -> T:
        """Return one of ``items``, each as likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return ``items`` in a random order (Fisher-Yates from the end: draws below n, n-1, ... 2)."""
        mixed, below, note = list(items), self._source.below, self.draws.append
        self.bounds.extend(range(len(mixed), 1, -1))
        for last in range(len(mixed) - 1, 0, -1):
            other = below(last + 1)
            note(other)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed)


def could_be(key: str, counter: int, value: int) -> bool:
    """Return whether draw number ``counter`` of a key is ``value`` below any bound up to `LARGEST_GUESS` or power of 2.

    For draws whose bound is not known. Small values pass often, so this says little about one draw alone.
    """
    number = KeyedSource(key, counter).below(_SPAN)
    powers = (1 << bits for bits in range(LARGEST_GUESS.bit_length(), 65))
    return any(value == number % bound for bound in (*range(1, LARGEST_GUESS + 1), *powers))


def commitment(key: str) -> str:
    """Return the SHA-256 of a dice key in hex: what is posted when a game starts (TAB-045)."""
    return hashlib.sha256(key.encode()).hexdigest()
