"""``python -m tests.rulebook.fit``: find the numbers of the rules desk's search anew, from the questions kept for that.

The `Weights` are those of a conditional logit: of the entries that come up for a question in a channel of its game, how
likely a right one is first. `SURE` is what the best entry is worth at the least for all but `HEDGED` of those questions.
Prints them, with what share of the unanswerable questions falls below; a person carries them over.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from itertools import cycle

import msgspec

from engine.games import games
from engine.rulebook.entries import TABLE, read_books
from engine.rulebook.finder import WEIGHTS, Finder, Signs, Weights
from engine.rulebook.language import WordForms, read_everyday
from tests.rulebook.recall import Question, fitted, questions

ROUNDS = 300
STEP = 0.5
SLACK = 0.002
"""What a weight costs: keeps them small where the questions do not care."""

HEDGED = 0.08
"""So many of the questions that can be answered may be answered with less than certainty."""

Case = tuple[list[tuple[float, ...]], list[bool]]
"""The signs of the entries that came up for a question, and which of those are right."""


def cases(finder: Finder, asked: Sequence[tuple[str, Question]]) -> list[Case]:
    """Return what came up for each (game, question) for which a right entry did."""
    found = []
    for game, question in asked:
        signs = finder.signs(question.ask, game)
        right = [key in question.right for key in signs]
        if any(right):
            found.append(([_values(each) for each in signs.values()], right))
    return found


def fit(found: Sequence[Case]) -> Weights:
    """Return the weights under which right entries are likeliest to be first, by gradient ascent."""
    spread = [max(_deviation([row[at] for rows, _ in found for row in rows]), 1e-6) for at in range(len(_values(WEIGHTS)))]
    scaled = [
        ([[value / each for value, each in zip(row, spread, strict=True)] for row in rows], right) for rows, right in found
    ]
    weights = [value * each for value, each in zip(_values(WEIGHTS), spread, strict=True)]
    for _ in range(ROUNDS):
        slope = [-SLACK * weight for weight in weights]
        for rows, right in scaled:
            likely = _softmax([sum(map(float.__mul__, weights, row)) for row in rows])
            hit = sum(each for each, good in zip(likely, right, strict=True) if good)
            for row, each, good in zip(rows, likely, right, strict=True):
                pull = ((each / hit if good else 0.0) - each) / len(scaled)
                for at, value in enumerate(row):
                    slope[at] += pull * value
        weights = [weight + STEP * each for weight, each in zip(weights, slope, strict=True)]
    return Weights(*(round(weight / each, 3) for weight, each in zip(weights, spread, strict=True)))


def _values(signs: Signs | Weights) -> tuple[float, ...]:
    return msgspec.structs.astuple(signs)


def _softmax(values: Sequence[float]) -> list[float]:
    most = max(values)
    powers = [math.exp(value - most) for value in values]
    total = sum(powers)
    return [power / total for power in powers]


def _deviation(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))


def main() -> int:
    """Print the numbers; 0."""
    entries, terms = read_books((*games(), TABLE))
    everyday = read_everyday()
    finder = Finder(entries, terms, everyday, WordForms(everyday.forms))
    asked = [(game, question) for game in games() for question in fitted(questions(game))]
    # The table is asked about in the channels of all games.
    asked += list(zip(cycle(games()), fitted(questions(TABLE)), strict=False))
    weights = fit(cases(finder, asked))
    print(weights)
    worths = sorted(worth(finder, weights, question.ask, game) for game, question in asked)
    sure = worths[int(HEDGED * len(worths))]
    others = [worth(finder, weights, question.ask, game) for question in fitted(questions("nothing")) for game in games()]
    below = sum(each < sure for each in others) / len(others)
    print(f"SURE = {sure:.1f}: {below:.0%} of what has no answer is worth less, and {HEDGED:.0%} of what has one")
    return 0


def worth(finder: Finder, weights: Weights, asked: str, game: str) -> float:
    """Return what the best entry for a question in a channel of ``game`` is worth."""
    return max(map(weights.of, finder.signs(asked, game).values()), default=0.0)


if __name__ == "__main__":
    sys.exit(main())
