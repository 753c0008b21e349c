"""Where Discord's own description of its API lies, if it is at hand."""

from __future__ import annotations

import os
from pathlib import Path

VARIABLE = "DISCORD_API_DESCRIPTION"
BESIDE = Path(__file__).resolve().parents[2].parent / "shared" / "discord" / "openapi.json"


def where() -> Path | None:
    """Return where the description lies: what the environment names, else beside the repository; ``None`` if nowhere.

    Raises ``FileNotFoundError`` when the environment names a file that is not there.
    """
    named = os.environ.get(VARIABLE)
    if named and not Path(named).is_file():
        raise FileNotFoundError(f"{VARIABLE} names {named}, which is not a file")
    return Path(named) if named else BESIDE if BESIDE.is_file() else None
