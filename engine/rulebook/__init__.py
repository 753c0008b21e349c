"""The rules desk: the entries of all games, written for players, how to find one, and the cards of the quick starts."""

from .answers import RuleAnswer, two_about
from .book import Found, Rulebook, is_read, rulebook_of
from .entries import TABLE, RuleEntry, Term
from .quickstart import QuickCard, quick_starts_of

__all__ = [
    "TABLE",
    "Found",
    "QuickCard",
    "RuleAnswer",
    "RuleEntry",
    "Rulebook",
    "Term",
    "is_read",
    "quick_starts_of",
    "rulebook_of",
    "two_about",
]
