"""Plots to look at: ratings of six, of whom one looks, and the rounds of victories with some delves that were none."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.scene import Fact, PlotBoard, PlotLine, Scene

RATINGS = (
    ("38 Ada", (27.6, 28.4, 30.1, 32.5, 33.0, 35.2, 38.1)),
    ("31 Bob", (25.0, 26.8, 28.1, 30.2, 29.0, 30.4, 31.0)),
    ("30 Cyrus the Wanderer", (25.4, 27.0, 26.1, 28.8, 30.5, 29.9, 30.2)),
    ("29 Dee", (24.1, 26.2, 27.7, 27.9, 28.4, 29.3, 29.1)),
    ("28 Evangeline", (22.4, 23.9, 26.0, 25.1, 27.2, 28.8, 28.3)),
    ("19 Finn", (24.6, 22.0, 21.3, 20.2, 20.8, 18.1, 19.4)),
)
"""What stands at the end of each line, and its values: five of them end close to each other."""


def ratings(many: int = 6) -> Scene:
    lines = tuple(
        PlotLine(tuple((1 + at + 2 * number, value) for number, value in enumerate(values)), label, own=at == 5)
        for at, (label, values) in enumerate(RATINGS[:many])
    )
    board = PlotBoard(lines, 1, 18, "Game", "Rating")
    return Scene("Cavern: ratings", board, "Ratings.", facts=(Fact("games", "18"),))


def victories() -> Scene:
    won = ((1, 11.0), (2, 9.0), (4, 10.0), (5, 8.0), (8, 8.0), (9, 6.0), (11, 7.0))
    line = PlotLine(won, notes=((9, "6"), (11, "7")))
    board = PlotBoard((line,), 1, 12, "Delve", "Rounds", (3, 6, 7, 10, 12), "not won")
    return Scene("Skyshard: rounds to victory", board, "Rounds.", facts=(Fact("won", "7 of 12"),))


def every_plot() -> Iterator[tuple[str, Scene]]:
    yield "plot_ratings", ratings()
    yield "plot_victories", victories()
