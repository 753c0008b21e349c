"""Readers of single values of a prepared file: each takes a value as `tomllib` gives it, or says what is wrong with it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import lru_cache

from engine.core.errors import Text
from engine.core.messages import WORDS

from .troubles import Wrong as Wrong
from .troubles import trouble

_BEGINS = re.compile(r"^(?:(?:#{1,3}|>{1,3}|[*+-]|-#)\s+)+")
"""What a chat would read, at the beginning of a line, as a heading, a quotation, a list or small print."""

_READS = (
    (re.compile(r"://"), ":\u2215/"),
    (re.compile(r"(?<=discord)\.(?=gg\b)", re.IGNORECASE), "\u00b7"),
    (re.compile(r"@(?=[\w&!])"), "(at)"),
    (re.compile(r"<(?=[@#:/\w])"), "\u2039"),
    (re.compile(r"\](?=\()"), "] "),
    (re.compile(r"`"), "\u2018"),
    (re.compile(r"\\"), "\u2044"),
    (re.compile(r"~(?=~)|(?<=~)~"), "\u02dc"),
    (re.compile(r"\|(?=\|)|(?<=\|)\|"), "\u00a6"),
    (re.compile(r"(?<!\s)\*|\*(?!\s)"), "\u2022"),
    (re.compile(r"(?<![^\W_])_|_(?![^\W_])"), "\u2017"),
)
"""What a chat would read as a link, an invitation, a mention or a mark, and what looks like it and is none; all of it
can be drawn in a picture too. What means nothing there, as in "5 * 3", stays as it was written."""

_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,23}")
_DICE = re.compile(r"(?:\d{1,2}d\d{1,2}|\d{1,3})(?:\+(?:\d{1,2}d\d{1,2}|\d{1,3})){0,2}(?:x\d{1,3})?")


Reader = Callable[[object], object]


def shown(value: object) -> str:
    """Return a value as a message may quote it: short, and harmless in a chat."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return WORDS("written-a-list")
    if isinstance(value, dict):
        return WORDS("written-a-table")
    # No longer than a line, and nothing that a chat could take for a mention, a link or a mark.
    try:
        text = str(value)
    except ValueError:
        return WORDS("written-long-number")
    clean = "".join(char if char.isalnum() or char in " .,+-'!?/" else "\N{MIDDLE DOT}" for char in text[:24])
    return f"“{clean}{'...' if len(text) > 24 else ''}”"


def closest(word: str, known: Sequence[str]) -> str:
    """Return "did you mean ...?" for the nearest known word, or "" if none is near."""
    near = get_close_matches(word.lower(), known, 1, 0.7)
    return WORDS("written-did-you-mean", word=near[0]) if near else ""


@lru_cache(maxsize=256)
def harmless(text: str) -> str:
    """Return a text as it may be shown: a chat reads nothing of it as a mention, a link or a mark.

    A text that is harmless already is returned unchanged.
    """
    before = None
    while text != before:
        before = text
        text = _BEGINS.sub("", text)
        for reads, looks in _READS:
            text = reads.sub(looks, text)
    return text


def unreadable(text: str) -> str:
    """Return what a text holds that cannot be shown: "a ..." in words, "" for nothing."""
    found = _unreadable(text)
    if found is None:
        return ""
    return WORDS("written-control-character", code=found) if found else WORDS("written-pile-of-accents")


@lru_cache(maxsize=256)
def _unreadable(text: str) -> str | None:
    """Return the code of a sign that cannot be shown, "" for a pile of accents, ``None`` for nothing of both."""
    marks = 0
    for char in text:
        kind = unicodedata.category(char)
        if kind[0] == "C" or kind in ("Zl", "Zp"):
            return f"U+{ord(char):04X}"
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > 2:
            return ""
    return None


def words(longest: int, *, empty: bool = False) -> Reader:
    """Return a reader of text to be shown to players, made `harmless`; line breaks count as blanks."""

    def read(value: object) -> str:
        if not isinstance(value, str):
            raise trouble.wrong("written-no-text", value=shown(value))
        if len(value) > 4 * longest + 400:
            raise trouble.wrong("written-long-text", length=len(value), most=longest)
        text = " ".join(re.split(r"[ \t\r\n]+", value)).strip()
        if bad := unreadable(text):
            raise trouble.wrong("written-bad-text", bad=bad)
        text = harmless(text)
        if len(text) > longest:
            raise trouble.wrong("written-long-text", length=len(text), most=longest)
        if not text and not empty:
            raise trouble.wrong("written-empty-text", most=longest)
        return text

    return read


def identifier(value: object) -> str:
    """Read an id: letters, digits and hyphens, or a whole number."""
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**6:
        return str(value)
    if not isinstance(value, str) or not _ID.fullmatch(value):
        raise trouble.wrong("written-no-id", value=shown(value))
    return value


def number(least: int, most: int) -> Reader:
    """Return a reader of whole numbers."""

    def read(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise trouble.wrong("written-no-number", value=shown(value), least=least, most=most)
        if not least <= value <= most:
            raise trouble.wrong("written-out-of-range", value=shown(value), low=value < least, least=least, most=most)
        return value

    return read


def flag(value: object) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        raise trouble.wrong("written-no-flag", value=shown(value))
    return value


def either(*options: object) -> Reader:
    """Return a reader of one of a few words or numbers."""
    named = [str(option) for option in options if option != ""]

    def read(value: object) -> object:
        if isinstance(value, str) and value.strip().lower() in options:
            return value.strip().lower()
        if isinstance(value, (bool, float)) or value not in options:
            hint = closest(value, named) if isinstance(value, str) else ""
            raise trouble.wrong("written-unknown-value", value=shown(value), hint=hint, options=named)
        return value

    return read


def bounds(dice: str) -> tuple[int, int]:
    """Return the least and the most that dice such as "1d4+1" or "2d6x10" can come to."""
    amount, _, times = dice.partition("x")
    least = most = 0
    for part in amount.split("+"):
        count, d, sides = part.partition("d")
        least += int(count)
        most += int(count) * int(sides) if d else int(count)
    return least * int(times or 1), most * int(times or 1)


def dice(most: int, example: str, *, empty: bool = False) -> Reader:
    """Return a reader of dice such as "1d4+1" or "2d6x10" that come to at least 1 and at most ``most``."""

    def read(value: object) -> str:
        text = str(value) if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**6 else value
        if not isinstance(text, str):
            raise trouble.wrong("written-no-dice", value=shown(value), quoted=True, example=example)
        text = text.lower().replace(" ", "").replace("*", "x").replace("×", "x")
        if empty and not text:
            return ""
        if not (text.isascii() and _DICE.fullmatch(text)):
            raise trouble.wrong("written-no-dice", value=shown(value), quoted=False, example=example)
        sides = [int(found) for found in re.findall(r"d(\d+)", text)]
        if any(side not in (2, 3, 4, 6, 8, 10, 12, 20) for side in sides):
            raise trouble.wrong("written-odd-dice", value=shown(value))
        counts = [int(found) for found in re.findall(r"(\d+)d", text)]
        if any(not 1 <= count <= 12 for count in counts):
            raise trouble.wrong("written-many-dice", value=shown(value))
        least, largest = bounds(text)
        if least < 1 or largest > most:
            raise trouble.wrong("written-dice-range", value=shown(value), least=least, largest=largest, most=most)
        return text

    return read


def several(read_one: Reader, most: int, of: Text, *, again: bool = False) -> Reader:
    """Return a reader of a list; the same thing may come ``again`` or not."""

    def read(value: object) -> tuple[object, ...]:
        if not isinstance(value, list):
            raise trouble.wrong("written-no-list-of", value=shown(value), things=of)
        if len(value) > most:
            raise trouble.wrong("written-too-many-of", number=len(value), things=of, most=most)
        found = tuple(_read_one(read_one, number, item) for number, item in enumerate(value))
        if not again and len(set(found)) < len(found):
            raise trouble.wrong("written-listed-twice", things=of)
        return found

    return read


def _read_one(read: Reader, number: int, value: object) -> object:
    try:
        return read(value)
    except Wrong as error:
        raise Wrong(error.wrong, error.right, (number, *error.inside)) from None
