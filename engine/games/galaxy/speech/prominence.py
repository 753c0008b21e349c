"""How prominently moves are offered (`engine.core.game.Choice`)."""

from __future__ import annotations

from typing import Final

FIRST: Final = "first"
MAIN: Final = "main"
PLAIN: Final = "plain"
QUIET: Final = "quiet"
WRITTEN: Final = "written"
"""The weights of choices, the loudest first."""
