"""``python -m tests.rulebook.fit [language]``: find the numbers of the search anew, and write them to `weights.toml`.

``ranking`` is a conditional logit: of the entries that come up for a question in a channel of its game, how likely a right
one is first. ``sureness`` is a logistic regression: how likely the best of them is right. It is fitted to answers that were
ranked without the question (five parts, each ranked by what the other four gave). ``sure`` is the least at which no more
than `WRONG` of all questions are answered for sure and wrongly, and no more than `FALSE` of those without an answer.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path

import msgspec
from msgspec.structs import astuple, fields, replace

from engine.core.languages import SOURCE
from engine.games import games
from engine.rulebook.entries import TABLE, read_books
from engine.rulebook.finder import Finder
from engine.rulebook.language import WordForms, read_everyday, search_folder
from engine.rulebook.signs import Doubts, Signs, worth
from engine.rulebook.typed import GameNames, spelled_out
from tests.rulebook.chat import FITTED, NOWHERE, chat, without_answer
from tests.rulebook.recall import Question, fitted, questions

ROUNDS, PARTS = 800, 5
STEP = 0.4
SLACK = 0.004
"""What a weight costs: keeps them small where the questions do not care."""
LEVEL = 1e-6
"""What varies no more than this is the same for all and tells nothing."""
WRONG, FALSE = 0.02, 0.04

Row = tuple[float, ...]


class Case(msgspec.Struct):
    """A question in a channel, as it is looked for there: what speaks for the entries that come up, and which are right."""

    typed: str
    game: str | None
    right: tuple[str, ...]
    signs: dict[str, Signs]


class Asking:
    """The search, and what a question comes to before it."""

    def __init__(self, language: str) -> None:
        entries, terms = read_books((*games(), TABLE), language=language)
        self.language = language
        self._everyday = read_everyday(language)
        english: Finder | None = None if language == SOURCE else Asking(SOURCE).finder
        self.finder: Finder = Finder(
            entries, terms, self._everyday, WordForms(self._everyday.forms, language), english=english
        )
        self._names = GameNames(games(), (entry.text for entry in entries.values()), self._everyday.sentence)
        self.game_of = {key: entry.game for key, entry in entries.items()}

    def case(self, asked: str, game: str | None, right: Sequence[str] = ()) -> Case:
        """Return a question as it is looked for in a channel of ``game``."""
        typed, named = self._names.taken_out(spelled_out(asked, self._everyday.shorthand))
        return Case(typed, named or game, tuple(right), self.finder.signs(typed, named or game))


def answerable(asking: Asking) -> list[Case]:
    """Return the questions that the search is fitted to. Those on the table are put in each game's channel in turn."""
    turns = cycle(games())
    asked: list[tuple[Question, str | None]] = []
    if asking.language == SOURCE:  # The others have only what is typed in a chat.
        asked += [(each, game) for game in games() for each in fitted(questions(game))]
        asked += [(each, next(turns)) for each in fitted(questions(TABLE))]
    for each in chat(FITTED, asking.language):
        game = each.channel or asking.game_of[each.right[0]]
        asked.append((each, None if game == NOWHERE else next(turns) if game == TABLE else game))
    return [asking.case(each.ask, game, each.right) for each, game in asked]


def unanswerable(asking: Asking) -> list[Case]:
    """Return what no rulebook answers and the search is fitted to, in the channels of all games."""
    asked = [*without_answer(FITTED, asking.language)]
    if asking.language == SOURCE:
        asked += fitted(questions("nothing"))
    return [asking.case(each.ask, game) for each in asked for game in games()]


def fit_ranking(cases: Sequence[Case], rounds: int = ROUNDS, start: Signs | None = None) -> Signs:
    """Return the weights under which right entries are likeliest to be first, by gradient ascent."""
    found = [
        ([astuple(each) for each in case.signs.values()], [key in case.right for key in case.signs])
        for case in cases
        if any(key in case.right for key in case.signs)
    ]
    spread = _spread([row for rows, _ in found for row in rows])
    scaled = [([_divided(row, spread) for row in rows], right) for rows, right in found]
    weights = [weight * each for weight, each in zip(astuple(start), spread, strict=True)] if start else [0.5] * len(spread)
    for _ in range(rounds):
        slope = [-SLACK * weight for weight in weights]
        for rows, right in scaled:
            likely = _softmax([sum(map(float.__mul__, weights, row)) for row in rows])
            hit = sum(each for each, good in zip(likely, right, strict=True) if good)
            for row, each, good in zip(rows, likely, right, strict=True):
                pull = ((each / hit if good else 0.0) - each) / len(scaled)
                slope = [value + pull * sign for value, sign in zip(slope, row, strict=True)]
        weights = [weight + STEP * each for weight, each in zip(weights, slope, strict=True)]
    return Signs(*(round(weight / each, 3) if each > LEVEL else 0.0 for weight, each in zip(weights, spread, strict=True)))


def fit_sureness(rows: Sequence[Row], good: Sequence[bool]) -> Doubts:
    """Return the weights under which it is likeliest that what is right is called so, and nothing else."""
    spread, middle = _spread(rows), [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    scaled = [_divided([value - each for value, each in zip(row, middle, strict=True)], spread) for row in rows]
    share = sum(good) / len(good)
    weights, bias = [0.0] * len(spread), math.log(share / (1 - share))
    for _ in range(3 * ROUNDS):
        slope, lean = [-SLACK * weight for weight in weights], 0.0
        for row, right in zip(scaled, good, strict=True):
            pull = (right - 1 / (1 + math.exp(-bias - sum(map(float.__mul__, weights, row))))) / len(scaled)
            slope, lean = [value + pull * each for value, each in zip(slope, row, strict=True)], lean + pull
        weights = [weight + 2 * STEP * each for weight, each in zip(weights, slope, strict=True)]
        bias += 2 * STEP * lean
    return Doubts(*(round(weight / each, 3) for weight, each in zip(weights, spread, strict=True)))


def sure_from(known: Sequence[tuple[float, bool]], nothing: Sequence[float]) -> float:
    """Return from what on an answer is sure: ``known`` has what each is worth, and whether it is right."""
    for least in sorted({value for value, _ in known} | set(nothing)):
        wrong = sum(value >= least and not right for value, right in known) / len(known)
        if wrong <= WRONG and sum(value >= least for value in nothing) / len(nothing) <= FALSE:
            return round(least, 3)
    return math.inf


def _best(case: Case, ranking: Signs) -> str:
    return max(case.signs, key=lambda key: worth(ranking, case.signs[key]))


def _spread(rows: Sequence[Row]) -> list[float]:
    def deviation(values: Sequence[float]) -> float:
        mean = sum(values) / len(values)
        return math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))

    return [max(deviation(column), LEVEL) for column in zip(*rows, strict=True)]


def _divided(row: Sequence[float], spread: Sequence[float]) -> Row:
    return tuple(value / each for value, each in zip(row, spread, strict=True))


def _softmax(values: Sequence[float]) -> list[float]:
    most = max(values)
    powers = [math.exp(value - most) for value in values]
    total = sum(powers)
    return [power / total for power in powers]


def doubts_of(asking: Asking, cases: Sequence[Case], ranking: Signs) -> list[tuple[Row, bool]]:
    """Return what speaks for and against the best entry of each case, and whether it is right."""
    asking.finder.weights = replace(asking.finder.weights, ranking=ranking)
    found = []
    for case in cases:
        if case.signs:
            best = _best(case, ranking)
            found.append((astuple(asking.finder.doubts(case.typed, case.game, case.signs, best)), best in case.right))
    return found


def write(file: Path, ranking: Signs, sureness: Doubts, sure: float) -> None:
    """Write the numbers."""
    lines = [
        "# What each sign is worth when an answer to a question about rules is looked for, and from what on it is sure.",
        "# `python -m tests.rulebook.fit` writes this file.",
        f"sure = {sure}",
    ]
    for name, part in (("ranking", ranking), ("sureness", sureness)):
        lines += ["", f"[{name}]", *(f"{field.name} = {getattr(part, field.name)}" for field in fields(part))]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(language: str = SOURCE) -> int:
    """Fit, write and print what it came to; 0."""
    asking = Asking(language)
    known, nothing = answerable(asking), unanswerable(asking)
    ranking = fit_ranking(known)
    first = sum(_best(case, ranking) in case.right for case in known if case.signs) / len(known)
    print(f"ranking: {first:.1%} first of {len(known)} questions that it was fitted to")
    told, empty = [], []
    for part in range(PARTS):
        rest = [case for at, case in enumerate(known) if at % PARTS != part]
        other = fit_ranking(rest, ROUNDS // 4, ranking)
        told += doubts_of(asking, known[part::PARTS], other)
        empty += doubts_of(asking, nothing[part::PARTS], other)
    sureness = fit_sureness([row for row, _ in (*told, *empty)], [right for _, right in (*told, *empty)])
    worths = [(worth(sureness, Doubts(*row)), right) for row, right in told]
    false = [worth(sureness, Doubts(*row)) for row, _ in empty]
    sure = sure_from(worths, false)
    print(f"ranked by the others: {sum(right for _, right in told) / len(told):.1%} first")
    print(f"sure: {sum(value >= sure for value, _ in worths) / len(worths):.1%} of all", end=", ")
    print(f"and wrong {sum(value >= sure and not right for value, right in worths) / len(worths):.1%}", end=", ")
    print(f"of what has no answer {sum(value >= sure for value in false) / len(false):.1%}")
    write(search_folder(language) / "weights.toml", ranking, sureness, sure)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
