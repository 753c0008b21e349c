"""What the host of a watch may choose in the lobby."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.core.options import Described

from .catalogue import WORDS


class Options(Described, frozen=True):
    """How long the light is kept (BEA-009)."""

    words: ClassVar = WORDS

    nights: Literal[5, 7] = 5
