"""What the host of a galaxy game may choose in the lobby."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.core.catalogue import Catalogue
from engine.core.options import Described


class Options(Described, frozen=True):
    """The options of a galaxy game, each with its default (GAL-G01, GAL-G49, GAL-G81, GAL-G90, GAL-G94)."""

    words: ClassVar = Catalogue("galaxy")

    play: Literal["expedition", "desk"] = "expedition"
    length: Literal["full", "short"] = "full"
    factions: Literal["off", "on"] = "off"
    worlds: Literal["36", "12"] = "36"
    frontier: Literal["20", "14"] = "20"
