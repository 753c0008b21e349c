"""Words for a sentence that every room and every game needs."""

from __future__ import annotations

from collections.abc import Sequence

ARTICLES = ("the ", "a ", "an ")


def upper(text: str) -> str:
    """Return a text for the beginning of a sentence: with its first letter raised."""
    return text[:1].upper() + text[1:]


def lower(text: str) -> str:
    """Return a text for the middle of a sentence: with its first letter lowered, unless it goes on in capitals ("EP")."""
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]


def an(words: str) -> str:
    """Return words after "a" or "an"."""
    return f"{'an' if words[:1].lower() in 'aeiou' else 'a'} {words}"


def bare(name: str) -> str:
    """Return a name without an article of its own: "ledger" for "The ledger"."""
    return next((name[len(article) :] for article in ARTICLES if name.lower().startswith(article)), name)


def count(number: int, one: str, many: str = "") -> str:
    """Return a number of things: "1 coin", "3 coins"; ``many`` where the plural is more than an s."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def plain(text: str) -> str:
    """Return an id as words: "needle gnats" for "needle-gnats"."""
    return text.replace("-", " ").replace("_", " ")


def sentence(text: str) -> str:
    """Return what somebody wrote as a sentence of its own: first letter raised, with an end; "" for nothing."""
    text = upper(text.strip())
    return text if not text or text[-1] in ".!?…”\"'" else f"{text}."


def listed(names: Sequence[str], word: str = "and") -> str:
    """Return names as a sentence lists them: "Ada, Bob and Cy"; "" where there are none."""
    return f" {word} ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def names_of(names: Sequence[str], everybody: int) -> str:
    """Return names in a sentence, "everybody" where it is all of a party of two or more."""
    return "everybody" if len(names) == everybody > 1 else listed(tuple(names))


def not_yours(names: Sequence[str]) -> str:
    """Return what somebody reads who is not awaited: "It's Ada's or Bob's turn. I'll call you."."""
    owners = [f"{name}'s" for name in names or ("nobody",)]
    return f"It's {listed(owners, 'or')} turn. I'll call you."
