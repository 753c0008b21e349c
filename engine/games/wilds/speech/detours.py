"""What is done here in place of the commands that only other games have."""

from __future__ import annotations

from engine.core.detour import Detour

from ..state.catalogue import WORDS

DETOURS = {
    "pass": Detour(WORDS.message("lacks-pass"), "trust"),
    "explore": Detour(WORDS.message("lacks-explore"), "search"),
    "place": Detour(WORDS.message("lacks-place"), "move"),
    "attack": Detour(WORDS.message("lacks-attack")),
}
"""By the verb that one typed."""
