"""What the host of a cavern may choose in the lobby."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.core.catalogue import Catalogue
from engine.core.options import Described


class Options(Described, frozen=True):
    """The options of a cavern (CAV-G02, CAV-G59, CAV-G70, CAV-G73)."""

    words: ClassVar = Catalogue("cavern")

    solo: Literal["off", "on"] = "off"
    contracts: Literal["off", "on"] = "off"
    beast: Literal["off", "on"] = "off"
