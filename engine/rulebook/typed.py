"""What a member typed, before it is looked for: shorthand spelled out, and the game that it names taken out of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from .language import words

_TOKEN = re.compile(r"[^\W_](?:[\w'’+&]*\w)?(?:/\w*)?|[&+]")
_DRAWN_OUT = re.compile(r"([^\W\d_])\1{2,}")
_ASKING = r"(?:how|what|whats|when|who|whos|where|which|why|can|could|do|does|did|is|are|may|must|should|will|if|i|we|my)"
_ASKS = re.compile(
    r"(?:how|what|whats|when|who|whos|where|which|why|can|could|do|does|did|is|are|may|must|should)\s", re.IGNORECASE
)
_SECOND = re.compile(
    rf"(?:[?;,.!]+\s*(?:and\s+|also\s+|but\s+)*|\s+(?:and|also|plus|n|&)\s+(?:also\s+)?)(?={_ASKS.pattern})",
    re.IGNORECASE,
)


def in_two(text: str) -> tuple[str, str]:
    """Return the two questions that a text asks, "" for a second one where it asks one only, or more than two.

    Each begins as questions do: "I failed, can I try again" is one.
    """
    parts = _SECOND.split(text.strip())
    if len(parts) == 2 and all(map(_ASKS.match, parts)):
        return parts[0], parts[1]
    return text, ""


def spelled_out(text: str, shorthand: Mapping[str, str]) -> str:
    """Return a text in lower case, its shorthand spelled out ("w/o" is without) and no letter drawn out ("sooo" is soo)."""

    def whole(found: re.Match[str]) -> str:
        short = found[0].replace("’", "'").replace("'", "")
        return shorthand.get(short, found[0])

    return _TOKEN.sub(whole, _DRAWN_OUT.sub(r"\1\1", text.casefold()))


class GameNames:
    """The names of ``games``, by which a question says what it is about.

    A name counts wherever it stands; that of a game which stands among the words of ``texts`` too ("regions") counts only
    at the beginning, after a preposition at the end, and in brackets. What follows a slash is a command.
    """

    def __init__(self, games: Iterable[str], texts: Iterable[str]) -> None:
        written = "\n".join(texts)
        self._named: dict[str, tuple[re.Pattern[str], ...]] = {}
        for game in games:
            name = rf"(?<![/\w]){re.escape(game)}\b"
            patterns: tuple[str, ...] = (
                rf"^\W*(?:in|for)?\s*(?:the\s+)?{name}(?:\s*[:,–-]+\s*|\s+(?={_ASKING}\b))",
                rf"\s*(?:\b(?:in|for|of|at|on|with)\s+(?:the\s+)?|[:,–-]\s*){name}\W*$",
                rf"\s*[(\[]\s*{name}\s*[)\]]",
            )
            if not re.search(name, written):
                patterns += (rf"\b(?:(?:in|of|for)\s+)?{name}",)
            self._named[game] = tuple(map(re.compile, patterns))

    def taken_out(self, text: str) -> tuple[str, str | None]:
        """Return a text in lower case without the one game that it names, and that game; ``None`` where it names none, or
        nothing else."""
        found: dict[str, str] = {}
        for game, patterns in self._named.items():
            rest = text
            for pattern in patterns if game in text else ():
                rest = pattern.sub(" ", rest)
            if rest != text and words(rest):
                found[game] = rest.strip()
        if len(found) != 1:
            return text, None
        ((game, rest),) = found.items()
        return rest, game
