"""What the host of a cavern may choose in the lobby."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec


class Options(msgspec.Struct, frozen=True):
    """The options of a cavern (CAV-G02, CAV-G59)."""

    solo: Annotated[
        Literal["off", "on"],
        msgspec.Meta(description="On: the variant for one player, who plays for a high score. Off: 2 to 4 rivals."),
    ] = "off"
