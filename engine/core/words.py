"""Words for a sentence that every package and every game needs, and the names that players' characters bear in it."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache
from typing import Literal, Protocol

from babel import Locale
from babel.numbers import format_decimal

from .languages import SOURCE, locale_of, spoken

ARTICLES = ("the ", "a ", "an ")
_BETWEEN_SENTENCES = re.compile(r"(?<=[.!?”]) +(?=[^a-z])")


def upper(text: str) -> str:
    """Return a text for the beginning of a sentence: with its first letter raised, behind the marks of Spanish too."""
    start = len(text) - len(text.lstrip("¿¡«"))
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


def tenths(value: float) -> str:
    """Return a number with one decimal, as the language that is spoken writes it: "3.5", "3,5"."""
    return str(format_decimal(value, "0.0", locale=locale_of(spoken())))


def lowered(text: str) -> str:
    """Return a text with its first letter lowered, unless it goes on in capitals ("EP")."""
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]


def lower(text: str) -> str:
    """Return a text for the middle of an English sentence, `lowered`; a text in another language stays as it is."""
    return lowered(text) if spoken() == SOURCE else text


def bare(name: str) -> str:
    """Return a name without an article of its own: "ledger" for "The ledger"."""
    return next((name[len(article) :] for article in ARTICLES if name.lower().startswith(article)), name)


def count(number: int, singular: str, plural: str = "") -> str:
    """Return a number of things: "1 coin", "3 coins"; ``plural`` where that is more than an s."""
    return f"{number} {singular if number == 1 else plural or f'{singular}s'}"


def plain(text: str) -> str:
    """Return an id as words: "needle gnats" for "needle-gnats"."""
    return text.replace("-", " ").replace("_", " ")


def sentence(text: str) -> str:
    """Return what was written as a sentence of its own: first letter raised, with an end; "" for nothing."""
    text = upper(text.strip())
    return text if not text or text[-1] in ".!?…”\"'" else f"{text}."


def sentences(text: str) -> list[str]:
    """Return the sentences of a text in one line; [] for an empty one."""
    return [part for part in _BETWEEN_SENTENCES.split(text.strip()) if part]


def listed(names: Sequence[str], style: Literal["standard", "or"] = "standard", locale: str = "") -> str:
    """Return names as a sentence of the language that is spoken lists them: "Ada, Bob and Cy"; "" for none."""
    if len(names) < 2:
        return "".join(names)
    locale = locale or locale_of(spoken())
    patterns = _list_patterns(style, locale)
    if len(names) == 2:
        return _ended(patterns["2"], names[0], names[1], locale)
    joined = patterns["start"].format(names[0], names[1])
    for name in names[2:-1]:
        joined = patterns["middle"].format(joined, name)
    return _ended(patterns["end"], joined, names[-1], locale)


def _ended(pattern: str, first: str, last: str, locale: str) -> str:
    """Return the end of a list; Spanish says "e" before an i and "u" before an o."""
    if locale.startswith("es"):
        sound = last.lower()
        if sound.startswith(("i", "í", "hi", "hí")) and not sound.startswith("hie"):
            pattern = pattern.replace(" y ", " e ")
        elif sound.startswith(("o", "ó", "ho", "hó")):
            pattern = pattern.replace(" o ", " u ")
    return pattern.format(first, last)


@cache
def _list_patterns(style: Literal["standard", "or"], locale: str) -> Mapping[str, str]:
    # Babel would look them up each time.
    patterns: Mapping[str, str] = Locale.parse(locale).list_patterns[style]
    return patterns


def names_of(names: Sequence[str], everybody: int) -> str:
    """Return names in a sentence, "everybody" where it is all of a party of two or more."""
    return "everybody" if len(names) == everybody > 1 else listed(tuple(names))


# Names that players' characters bear, and the one word by which moves name them.


MOST_NAME = 24
"""So many letters a name has at most."""


def handle(name: str, taken: Collection[str], reserved: Collection[str] = ()) -> str:
    """Return the one word by which moves name a member: letters and digits of the name, told apart by a number."""
    word = "".join(re.findall(r"[^\W_]+", name.casefold()))[:16] or "member"
    if word in reserved:
        word += "1"
    if word not in taken:
        return word
    return next(other for number in range(2, 99) if (other := f"{word}{number}") not in taken)


def shown_name(name: str) -> str:
    """Return a player's name as a character can bear it."""
    kept = re.sub(r"[^\w '’.-]", "", name.replace("_", " ")).strip(" '’.-")[:MOST_NAME].strip(" '’.-")
    return " ".join(kept.split()) or "Wanderer"


def own_name(name: str, others: Sequence[str]) -> str:
    """Return a name that none of the ``others`` is: with a number where one is."""
    taken = {other.casefold() for other in others}
    numbered = (f"{name[: MOST_NAME - 3].rstrip()} {number}" for number in range(2, 99))
    return next(called for called in (name, *numbered) if called.casefold() not in taken)


@lru_cache(maxsize=256)
def marks(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the mark that a token bears for each name: two letters of it, a capital and a small one, no two alike.

    So a mark is never taken for a door or a choice ("A"), nor for a place or a count ("A2"): neither has a small letter.
    """
    found: list[str] = []
    for name in names:
        kept = [letter for letter in name if letter.isalnum()] or ["?"]
        letters = [letter for letter in kept if letter.isalpha()] or kept
        first = letters[0].upper()
        seconds = (*letters[1:], letters[0], *"abcdefghijklmnopqrstuvwxyz")
        offers = (first + second.lower() for second in seconds)
        found.append(next((offer for offer in offers if offer not in found), first))
    return tuple(found)


class Named(Protocol):
    """A member of a party: the name that is shown, and the one word by which moves name them."""

    @property
    def name(self) -> str:
        """Return the name that is shown."""
        ...

    @property
    def handle(self) -> str:
        """Return the word that moves name them by."""
        ...


def index_named(members: Sequence[Named], text: str) -> int | None:
    """Return the index of a member by their name or handle, in capital letters or not; ``None`` for none."""
    wanted = text.strip().casefold()
    called = (index for index, member in enumerate(members) if wanted in (member.handle.casefold(), member.name.casefold()))
    return next(called, None)


def handles_by_name(members: Sequence[Named], players: Sequence[str]) -> dict[str, str]:
    """Return members' handles by everything they go by, in small letters: their handle, their name, that of their player.

    Where two go by the same, a handle counts most, then the first of them.
    """
    known: dict[str, str] = {}
    for member, player in zip(members, players, strict=True):
        known.setdefault(member.name.casefold(), member.handle)
        known.setdefault(player.casefold(), member.handle)
    return known | {member.handle: member.handle for member in members}


def named_first(text: str, names: Mapping[str, str]) -> tuple[str, str]:
    """Return what a text begins to name, and the rest of it; where it names nothing its first word is taken.

    ``names`` are in small letters; of several that fit the longest counts.
    """
    lowered = text.casefold()
    for name in sorted(names, key=len, reverse=True):
        if lowered == name or lowered.startswith(f"{name} "):
            return names[name], text[len(name) :].strip()
    first, _, rest = text.partition(" ")
    return first, rest.strip()
