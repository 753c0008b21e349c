"""What the rulebook of the table and the quick start say of a game: that it is so, the tests of that game know."""

from __future__ import annotations

from functools import cache

from engine.rulebook import TABLE, RuleEntry, read_quick_starts, rulebook_of


def of_table(id: str) -> RuleEntry:
    """Return an entry of the table's rulebook."""
    entry = rulebook_of((TABLE,)).get(id)
    assert entry is not None
    return entry


@cache
def on_cards(game: str) -> str:
    """Return the words of a game's quick start."""
    return "\n".join(card.text for card in read_quick_starts([game])[game])
