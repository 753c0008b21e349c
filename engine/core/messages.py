"""The messages of the bot itself: what it says of tables, members and servers in every game.

They stand in ``data/words/<language>/*.ftl``, a file for each domain, and are used as those of a game (docs/words.md)::

    WORDS("table-sleeps")                                              # a text
    raise NotAllowed(WORDS.message("only-host", host=host), "TAB-027") # a refusal, worded when it is read
"""

from __future__ import annotations

from .catalogue import Catalogue

WORDS = Catalogue("")
"""The catalogue of the bot; a game has its own."""
refused = WORDS.refused
