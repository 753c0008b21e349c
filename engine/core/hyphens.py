"""Where a long word may be broken at the end of a line, in the language that is spoken."""

from __future__ import annotations

from functools import cache

from pyphen import Pyphen, language_fallback

from .languages import LOCALES, spoken


def breaks(word: str) -> tuple[int, ...]:
    """Return the places in a word before which a hyphen may stand, in order; none where its language is not known."""
    language = spoken()
    return tuple(_rules(language).positions(word)) if language in LOCALES else ()


@cache
def _rules(language: str) -> Pyphen:
    return Pyphen(lang=language_fallback(LOCALES[language]))
