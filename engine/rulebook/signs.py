"""What speaks for an entry, what each of that is worth, and when an answer is sure: weights from ``weights.toml``."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from engine.core.errors import BadContent


class Signs(msgspec.Struct, frozen=True):
    """What speaks for an entry as the answer to a question; shares are from 0 to 1.

    ``held``: how much of the question it holds. ``names``: how far the question and those of its names and questions that
    are nearest to it are the same. ``spelt``: the same letter by letter. ``sense``: how close its words are to those of
    the question in what they mean (see `senses`). ``kind``: how far its questions are of the same kind (see `Kinds`).
    ``house``: 1 for a house rule, which is mostly about more than a rule of the source. ``told``: how much of the question
    its title and text hold. ``asked``: how far those of its names that are nearest, and questions of the same kind, are the
    same. ``order``: how much of what stands beside each other in the question does so in one of its names too. ``example``:
    1 where it is an example of another rule, or sums several up. In another language than English the rest says the same
    of the question in English words and of the English entry (see `Dictionary`): ``english_held`` is ``held`` there.
    In English these are 0.
    """

    held: float
    names: float
    spelt: float
    sense: float
    kind: float
    house: float
    told: float
    asked: float
    order: float
    example: float
    english_held: float = 0.0
    english_names: float = 0.0
    english_told: float = 0.0
    english_asked: float = 0.0


class Doubts(msgspec.Struct, frozen=True):
    """What speaks for and against the best entry being the answer.

    ``chance``: how likely it is beside the others that came up, and ``odds`` the same as a logarithm. ``worth``: what its
    `Signs` are worth together; the next four are such signs. ``covered``: how much of the words of content it holds.
    ``unknown``: how much of the question are words of which no rulebook here speaks. ``foreign``: 1 where it is about
    something that is spoken of elsewhere. ``linked``: 1 where the second best entry points to it, or it to that one.
    ``short``: 1 for a question of one or two words of content. ``uncounted``: 1 where a number is asked for and the entry
    tells none.
    """

    chance: float
    odds: float
    worth: float
    held: float
    names: float
    spelt: float
    sense: float
    covered: float
    unknown: float
    foreign: float
    linked: float
    short: float
    uncounted: float


class SearchWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the `Signs` are worth in ``ranking``, the `Doubts` in ``sureness``; an answer is sure from ``sure`` on."""

    ranking: Signs
    sureness: Doubts
    sure: float


def read_weights(folder: Path) -> SearchWeights:
    """Return what ``folder/weights.toml`` says; `BadContent` where it is not as it is to be."""
    try:
        return msgspec.toml.decode((folder / "weights.toml").read_bytes(), type=SearchWeights)
    except (OSError, msgspec.MsgspecError) as error:
        raise BadContent(f"data/search/{folder.name}/weights.toml", "", str(error)) from error


def worth(weights: Signs | Doubts, values: Signs | Doubts) -> float:
    """Return what values are worth together."""
    return sum(map(float.__mul__, msgspec.structs.astuple(weights), msgspec.structs.astuple(values)))


def chance(best: float, worths: Iterable[float]) -> float:
    """Return how likely the best of these worths is, as the ranking has it."""
    return 1.0 / sum(math.exp(each - best) for each in worths)


class Kinds:
    """Kinds of questions, such as who, how many and what if none is left, each known by a pattern of its words.

    The kinds of a question are the bits of a whole number.
    """

    def __init__(self, patterns: Iterable[str]) -> None:
        self._patterns = tuple(map(re.compile, patterns))

    def of(self, words: Iterable[str]) -> int:
        """Return the kinds of a question with these words."""
        text = " ".join(words)
        return sum(1 << at for at, pattern in enumerate(self._patterns) if pattern.search(text))


def alike(kind: int, kinds: Mapping[int, int]) -> float:
    """Return how far a kind of question is the same as others, on average; ``kinds`` says how many there are of each."""
    return sum(count * common(kind, other) for other, count in kinds.items()) / sum(kinds.values())


def common(kinds: int, others: int) -> float:
    """Return which share of the kinds of two questions both are of; 0 where neither is of any."""
    return (kinds & others).bit_count() / ((kinds | others).bit_count() or 1)
