"""What is done here in place of the commands that only other games have."""

from __future__ import annotations

from engine.core.detour import Detour

from ..state.catalogue import WORDS

DETOURS = {
    "move": Detour(WORDS.message("lacks-move"), "send"),
    "attack": Detour(WORDS.message("lacks-attack")),
    "explore": Detour(WORDS.message("lacks-explore"), "place"),
    "search": Detour(WORDS.message("lacks-search")),
    "use": Detour(WORDS.message("lacks-use"), "reveal"),
    "give": Detour(WORDS.message("lacks-give")),
    "gm": Detour(WORDS.message("lacks-gm")),
}
"""By the verb that one typed."""
