"""``python -m tests.bench [--smallest] [PART ...]``: measure some parts or all, and print one table of medians and ratios.

With ``--smallest`` each part only shows that it still runs; the numbers say nothing then.
"""

from __future__ import annotations

import importlib
import platform
import sys

PARTS = (
    *("playouts", "company", "render", "journal", "stores", "commands", "rules", "replay", "film", "pace", "load"),
    "window",
)
SMALLEST = "--smallest"


def table(found: dict[str, dict[str, float]]) -> str:
    """Return the numbers of each part as one table in Markdown."""
    rows = [(part, name, shown(value)) for part, values in found.items() for name, value in values.items()]
    widths = [max(len(row[column]) for row in [*rows, ("part", "measured", "median")]) for column in range(3)]
    head = [("part", "measured", "median"), ("-" * widths[0], "-" * widths[1], "-" * (widths[2] - 1) + ":")]
    return "\n".join(
        f"| {part:<{widths[0]}} | {name:<{widths[1]}} | {value:>{widths[2]}} |" for part, name, value in head + rows
    )


def shown(value: float) -> str:
    """Return a number with three digits that matter."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def main(wanted: list[str]) -> int:
    """Measure the parts that were asked for (default: all); 2 when there is no such part."""
    smallest = SMALLEST in wanted
    wanted = [name for name in wanted if name != SMALLEST]
    if unknown := [name for name in wanted if name not in PARTS]:
        print(f"There is no part called {', '.join(unknown)}. The parts are {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    found: dict[str, dict[str, float]] = {}
    for name in wanted or PARTS:
        print(f"Measuring {name} ...", file=sys.stderr, flush=True)
        part = importlib.import_module(f"tests.bench.{name}")
        found[name] = part.measure(**part.SMALLEST) if smallest else part.measure()
    print(f"Python {platform.python_version()}, {platform.machine()}. Medians of rounds taken in turns.\n\n{table(found)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
