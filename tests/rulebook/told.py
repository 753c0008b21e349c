"""What the rulebook of the table and the quick start say of a game: that it is so, the tests of that game know."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.rulebook import TABLE, RuleEntry, quick_starts_of, rulebook_of


def of_table(id: str) -> RuleEntry:
    """Return an entry of the table's rulebook."""
    entry = rulebook_of((TABLE,)).get(id)
    assert entry is not None
    return entry


@cache
def on_cards(game: str) -> str:
    """Return the words of a game's quick start."""
    return "\n".join(card.text for card in quick_starts_of((game,))[game])


def check_cards(game: str, facts: Iterable[str]) -> None:
    """Assert that a game's quick start says each of these facts, in any case of letters."""
    for fact in facts:
        assert fact.casefold() in on_cards(game).casefold(), (
            f"the rules have it so, and data/{game}/how.toml has to say: {fact}"
        )


def check_entry(entry: RuleEntry, facts: Iterable[str]) -> None:
    """Assert that an entry, or its example, says each of these facts."""
    for fact in facts:
        file = f"data/{entry.game}/rules.toml"
        assert fact in f"{entry.text} {entry.example}", f"the rules have it so, and {entry.id} in {file} has to say: {fact}"
