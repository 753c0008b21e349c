"""The map in a mode: what it marks instead of what one can do now."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.scene import Board, Legend, Scene

MOST = 1000
"""The greatest length of a text for a picture."""


def in_mode(usual: Scene, board: Board, title: str, said: str, legend: tuple[Legend, ...] = ()) -> Scene:
    """Return a picture of the map in a mode: its ``board``, its title, and the legend of just what the mode marks.

    What it says stands before the words of the ``usual`` one, of which sentences at the end are left out where there is no
    room.
    """
    return replace(
        usual, title=title, board=board, alt=begun(said, usual.alt), chip=None, cards=(), legend=legend, overview=""
    )


def begun(said: str, text: str) -> str:
    """Return words with a text behind them, as many whole sentences of it as there is room for."""
    both = f"{said} {text}"
    if len(both) <= MOST:
        return both
    end = both.rfind(". ", len(said), MOST)
    return both[: end + 1] if end > 0 else said[:MOST]
