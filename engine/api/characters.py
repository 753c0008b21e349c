"""Bot players: characters of our own, who take seats (data/table/company.toml)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from engine.core.bot_players import USUAL_LEVEL
from engine.core.content import DATA, load
from engine.core.errors import BadContent
from engine.core.messages import WORDS

FEW = 3
"""So many of the company are told of with their tempers."""
LAST = 99
"""The largest number of a character: smaller than the id of any person."""


class Character(msgspec.Struct, frozen=True):
    """A bot player: ``number`` is theirs for good, and stands in journals where a member's id does;
    ``temper`` is a word or two, ``mark`` what they are drawn with."""

    number: int
    name: str
    temper: str
    mark: str


class _CompanyFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    player: tuple[Character, ...]


@cache
def characters() -> tuple[Character, ...]:
    """Return everybody who plays for the bot; `BadContent` where two of them share a number or a name."""
    found = load("table", "company", _CompanyFile, folder=DATA).player
    numbers, names = {item.number for item in found}, {item.name.casefold() for item in found}
    if len(numbers) < len(found) or len(names) < len(found) or not all(0 < number <= LAST for number in numbers):
        raise BadContent("data/table/company.toml", "player", f"each has a number from 1 to {LAST} and a name of their own")
    return found


def character(number: int) -> Character | None:
    """Return who has this number (a member's id), ``None`` for a person."""
    return next((item for item in characters() if item.number == number), None)


def introduced(company: Sequence[tuple[int, str, str]], *, brief: bool = False) -> str:
    """Return which bot players play, in words that follow "With you:" (TAB-107).

    ``company`` has the number of each, the name there, and the level. Each is told by mark and name, and with its temper
    where they are few. A level that is the same for all is told once. ``brief``: without tempers, and without the level
    where all have the usual one.
    """
    levels = list(dict.fromkeys(level for _, _, level in company))
    told = []
    for number, name, level in company:
        known = character(number)
        facts = [WORDS.text(known.temper)] if known and len(company) <= FEW and not brief else []
        facts += [level] if len(levels) > 1 else []
        if known:
            told.append(WORDS("company-member", mark=known.mark, who=name, facts=facts))
        else:
            told.append(WORDS("company-stranger", who=name, facts=facts))
    if len(levels) != 1 or (brief and levels == [USUAL_LEVEL]):
        return WORDS("company-mixed", told=told)
    return WORDS("company-alike", told=told, members=len(company), level=levels[0])


def is_bot(member: int) -> bool:
    """Return whether a member is the bot itself or one of its characters."""
    return 0 <= member <= LAST
