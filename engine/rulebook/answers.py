"""How an entry answers a question: in a word or two where no more is asked, and with the sentences that tell most."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from .entries import SHORTS, RuleEntry
from .language import words

_SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[A-ZÀ-ÖØ-Þ*`/¿¡„«])")
TURNED = "turned"
"""The pattern of words by which yes might become no."""


class RuleAnswer(msgspec.Struct, frozen=True):
    """What an entry says to a question: its ``short`` answer ("": none fits), its ``sentences``, and which of them tells
    most of what was asked (``telling``)."""

    short: str
    sentences: tuple[str, ...]
    telling: int


class Brief:
    """The kinds of questions that are answered in a word or two, each known by a pattern of its words."""

    def __init__(self, patterns: Mapping[str, str]) -> None:
        self._patterns = {kind: re.compile(pattern) for kind, pattern in patterns.items()}

    def kind(self, typed: str) -> str:
        """Return the kind of a question, one of `SHORTS`; "" for any other."""
        text = " ".join(words(typed))
        found = [kind for kind, pattern in self._patterns.items() if pattern.search(text)]
        return next((kind for kind in SHORTS if kind in found and TURNED not in found), "")


def sentences_of(entry: RuleEntry) -> tuple[str, ...]:
    """Return the sentences of an entry's text."""
    return tuple(_SENTENCE_END.split(entry.text))


def two_about(answer: RuleAnswer) -> Sequence[str]:
    """Return the first sentence, which says the rule, and the one that tells most, or the next where that is the first; all
    where there are no more than two."""
    second = answer.telling or 1
    return (*answer.sentences[:1], *answer.sentences[second : second + 1])
