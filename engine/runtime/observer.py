"""What operators may want to count of what the tables do."""

from __future__ import annotations

from engine.core.game import AnyGame


class Observer:
    """Is told what is done. This one counts nothing."""

    def acted(self, game: AnyGame, move: str, *, by_bot: bool) -> None:
        """Take note of a move that was made, as it is written."""

    def drew(self, seconds: float) -> None:
        """Take note of how long a picture took to draw."""

    def stored(self, seconds: float) -> None:
        """Take note of how long a piece of work of the store took."""
