"""How the benchmarks take time: medians of rounds, so that one hiccup of the machine changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter


def rate(act: Callable[[], int], seconds: float) -> float:
    """Return how many things per second ``act`` does, which says how many it did; it is asked once, and for ``seconds``."""
    start = perf_counter()
    done = act()
    while (spent := perf_counter() - start) < seconds:
        done += act()
    return done / spent


def rates(acts: dict[str, Callable[[], int]], *, rounds: int = 5, seconds: float = 1.0) -> dict[str, float]:
    """Return the median rate of each act. They take turns, so that a slow spell of the machine meets them all."""
    found: dict[str, list[float]] = {name: [] for name in acts}
    for _ in range(rounds):
        for name, act in acts.items():
            found[name].append(rate(act, seconds))
    return {name: median(values) for name, values in found.items()}
