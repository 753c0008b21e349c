"""``python -m tests.bench [playouts|render|journal|commands ...]``: measure, and print one table of medians and ratios."""

from __future__ import annotations

import importlib
import platform
import sys

PARTS = ("playouts", "render", "journal", "commands")


def table(found: dict[str, float]) -> str:
    """Return the numbers as a table in Markdown, so that the README can carry it as it is."""
    width = max(8, *map(len, found))
    head = [f"| {'measured':<{width}} | {'median':>9} |", f"| {'-' * width} | {'-' * 8}: |"]
    return "\n".join(head + [f"| {name:<{width}} | {shown(value):>9} |" for name, value in found.items()])


def shown(value: float) -> str:
    """Return a number with three digits that matter."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def main(wanted: list[str]) -> int:
    """Measure the parts that were asked for (default: all); 2 when there is no such part."""
    if unknown := [name for name in wanted if name not in PARTS]:
        print(f"There is no part called {', '.join(unknown)}. The parts are {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    found: dict[str, float] = {}
    for name in wanted or PARTS:
        print(f"Measuring {name} ...", file=sys.stderr, flush=True)
        found |= importlib.import_module(f"tests.bench.{name}").measure()
    print(f"Python {platform.python_version()}, {platform.machine()}. Medians of rounds taken in turns.\n\n{table(found)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
