"""What the host of a cavern may choose in the lobby."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec


class Options(msgspec.Struct, frozen=True):
    """The options of a cavern (CAV-G02, CAV-G59, CAV-G70, CAV-G73)."""

    solo: Annotated[
        Literal["off", "on"],
        msgspec.Meta(description="On: the variant for one player, who plays for a high score. Off: 2 to 4 rivals."),
    ] = "off"
    contracts: Annotated[
        Literal["off", "on"],
        msgspec.Meta(description="On: three public goals of twelve. Whoever is first to reach one has its points."),
    ] = "off"
    beast: Annotated[
        Literal["off", "on"],
        msgspec.Meta(description="On: a beast goes from tile to tile. Whoever meets it fights it, for points."),
    ] = "off"
