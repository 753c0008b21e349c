"""The map in a mode: what it marks instead of what one can do now."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.scene import MOST_ALT, Board, Legend, Scene


def in_mode(usual: Scene, board: Board, title: str, said: str, legend: tuple[Legend, ...] = ()) -> Scene:
    """Return a picture of the map in a mode: its ``board``, its title, and the legend of just what the mode marks.

    What it says stands before the words of the ``usual`` one, whose sentences at the end are left to ``more`` where there
    is no room.
    """
    alt, left = begun(said, usual.alt)
    more = " ".join(filter(None, [left, usual.more]))
    return replace(usual, title=title, board=board, alt=alt, more=more, chip=None, cards=(), legend=legend, overview="")


def begun(said: str, text: str) -> tuple[str, str]:
    """Return words with a text behind them, as many whole sentences of it as there is room for, and the others."""
    both = f"{said} {text}"
    if len(both) <= MOST_ALT:
        return both, ""
    end = both.rfind(". ", len(said), MOST_ALT)
    return (both[: end + 1], both[end + 2 :]) if end > 0 else (said[:MOST_ALT], text)
