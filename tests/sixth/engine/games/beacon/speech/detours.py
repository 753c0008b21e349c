"""What is done here in place of the commands that only other games have."""

from __future__ import annotations

from engine.core.detour import Detour

from ..state.catalogue import WORDS

DETOURS = {
    "attack": Detour(WORDS.message("lacks-attack")),
    "choose": Detour(WORDS.message("lacks-choose")),
    "explore": Detour(WORDS.message("lacks-explore")),
    "gm": Detour(WORDS.message("lacks-gm")),
    "move": Detour(WORDS.message("lacks-move")),
    "pass": Detour(WORDS.message("lacks-pass"), "sweep"),
    "place": Detour(WORDS.message("lacks-place")),
    "search": Detour(WORDS.message("lacks-search")),
    "use": Detour(WORDS.message("lacks-use")),
}
"""By the verb that one typed."""
