"""The bot as processes that share a PostgreSQL server, over HTTP and WebSocket: how long a member waits for an answer, and
what that costs.

The long form is ``python -m tests.wire.load``. Where PostgreSQL is not installed one process has a file.
"""

from __future__ import annotations

from tests import postgresql
from tests.wire.load import run

SMALLEST = {"tables": 2, "rate": 4.0, "seconds": 1.0, "processes": 0}


def measure(tables: int = 200, rate: float = 50.0, seconds: float = 10.0, processes: int = 2) -> dict[str, float]:
    """Return acts per second, how long the first answers took, and the processor time of an act."""
    found = run(tables, rate, seconds, processes if postgresql.binaries() is not None else 0)
    return {
        f"{tables} tables: acts per second asked": found.asked,
        "acts per second reached": found.reached,
        "answered within 3 s (of 100)": 100 * len(found.times) / found.acts,
        "the first answer, median (ms)": 1000 * found.after(0.5),
        "the first answer, 99th percentile (ms)": 1000 * found.after(0.99),
        "an act, processor time of the bot (ms)": found.bot,
        "an act, processor time of PostgreSQL (ms)": found.server,
        "an act, processor time of the stand-in (ms)": found.standin,
    }
