"""What is done here in place of the commands that only other games have."""

from __future__ import annotations

from engine.core.detour import Detour

from ..state.catalogue import WORDS

DETOURS = {
    "search": Detour(WORDS.message("lacks-search"), "explore"),
    "give": Detour(WORDS.message("lacks-give")),
    "gm": Detour(WORDS.message("lacks-gm")),
}
"""By the verb that one typed."""
