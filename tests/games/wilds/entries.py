"""What the rulebook of the Wilds says, entry by entry."""

from __future__ import annotations

from functools import cache

from engine.rulebook import RuleEntry, rulebook_of

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


@cache
def entries() -> dict[str, RuleEntry]:
    return {entry.id: entry for topic in rulebook_of(("wilds",)).topics("wilds").values() for entry in topic}


def text(id: str) -> str:
    return entries()[id].text


def example(id: str) -> str:
    return entries()[id].example


def term(name: str) -> str:
    (found,) = (term for term in rulebook_of(("wilds",)).terms("wilds") if term.name == name)
    return found.text


def either(numbers: list[int]) -> str:
    return f"{', '.join(map(str, numbers[:-1]))} or {numbers[-1]}"
