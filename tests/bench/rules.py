"""What looking a rule up costs with all rulebooks, beside plain FTS5 on the same questions, in one process.

``python -m tests.bench.rules`` prints it for questions asked in a channel of the game and in one without a table. It also
prints it for the completion of each question after every fourth letter.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import partial
from statistics import median, quantiles
from time import perf_counter

from engine.games import games
from engine.rulebook import TABLE, Rulebook
from engine.rulebook.entries import read_books
from tests.rulebook.recall import plain, questions

SMALLEST = {"rounds": 1, "every": 20}
EVERY = 4
"""After how many letters a member who types is offered titles."""


def _milliseconds(act: Callable[[], object]) -> float:
    start = perf_counter()
    act()
    return (perf_counter() - start) * 1000


def measure(rounds: int = 3, every: int = 1) -> dict[str, float]:
    """Return medians and 99th percentiles in milliseconds, their ratios to plain FTS5, and how long a start takes.

    Of the questions, one in ``every`` is asked.
    """
    keys = (*games(), TABLE)
    opened = [_milliseconds(lambda: Rulebook(keys)) for _ in range(rounds)]
    book = Rulebook(keys)
    entries, _ = read_books(keys)
    simple = plain(entries.values(), also=True)
    asked = [(each.ask, key) for key in games() for each in questions(key)[::every]]
    begun = [(ask[:end], key) for ask, key in asked for end in range(1, len(ask) + 1, EVERY)]
    searches: dict[str, tuple[Callable[[str, str | None], object], list[tuple[str, str | None]]]] = {
        "plain FTS5": (simple, [*asked]),
        "asked in the game's channel": (book.ask, [*asked]),
        "asked without a table": (book.ask, [(ask, None) for ask, _ in asked]),
        "completed in the game's channel": (book.complete, [*begun]),
        "completed without a table": (book.complete, [(ask, None) for ask, _ in begun]),
    }
    times: dict[str, list[list[float]]] = {name: [] for name in searches}
    for _ in range(rounds):
        for name, (search, all_asked) in searches.items():
            gc.collect()
            times[name].append([_milliseconds(partial(search, *each)) for each in all_asked])
    found = {"all rulebooks read and indexed, ms": median(opened)}
    middle = {name: median(map(median, each)) for name, each in times.items()}
    slow = {name: median(quantiles(item, n=100)[-1] for item in each) for name, each in times.items()}
    for name in searches:
        found |= {f"{name}, median, ms": middle[name], f"{name}, p99, ms": slow[name]}
        if name != "plain FTS5":
            found[f"{name}, p99 / plain FTS5"] = slow[name] / slow["plain FTS5"]
    return found


if __name__ == "__main__":
    for name, value in measure().items():
        print(f"{name:50} {value:10.2f}")
