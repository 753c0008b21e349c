"""What is done here in place of the commands that only other games have."""

from __future__ import annotations

from engine.core.detour import Detour

from ..state.catalogue import WORDS

DETOURS = {
    "attack": Detour(WORDS.message("lacks-attack"), "activate"),
    "place": Detour(WORDS.message("lacks-place"), "activate"),
    "search": Detour(WORDS.message("lacks-search"), "activate"),
    "give": Detour(WORDS.message("lacks-give"), "trade"),
    "gm": Detour(WORDS.message("lacks-gm")),
}
"""By the verb that one typed."""
