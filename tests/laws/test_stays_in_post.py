"""What mattered stays in a post while the turn goes on: it can be told without the rest, in whole sentences."""

from __future__ import annotations

import re

from engine.core import capabilities

from .playouts import Playout

HOLE = re.compile(r" [,.;:]|  |\(\)|\bto :|\bby :|^[a-z]", re.MULTILINE)
"""Shows that a sentence lacks what it should name."""


def test_what_mattered_is_told_alone_and_in_whole_sentences(played: Playout) -> None:
    game = played.game
    memory, found = capabilities.memory(game), 0
    for table, entry in zip(played.tables, (played.first, *played.entries), strict=True):
        view = game.view(table.state, None)
        lasting = memory.lasting(entry.events)
        told = game.tell(view, lasting) if lasting else ""
        found += bool(told)
        words = "\n".join(line for line in told.split("\n") if not line.startswith(("-# ", "> ")))
        assert not HOLE.search(words), (entry.text, words)
        assert all(event.seats is None for event in lasting)
    assert found, "something mattered in a whole game"
