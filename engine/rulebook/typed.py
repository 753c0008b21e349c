"""What a member typed, before it is looked for: shorthand spelled out, and the game that it names taken out of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from .language import Sentence, plain, words

_TOKEN = re.compile(r"[^\W_](?:[\w'’+&]*\w)?(?:/\w*)?|[&+]")
_DRAWN_OUT = re.compile(r"([^\W\d_])\1{2,}")


class TwoQuestions:
    """Divides what asks two things at once, in a language in which ``sentence`` says how questions begin and are joined."""

    def __init__(self, sentence: Sentence) -> None:
        begins, fills = rf"[¿¡]?(?:{sentence.begins})\s", rf"(?:{sentence.fills})\s+"
        self._begins = re.compile(begins, re.IGNORECASE)
        self._between = re.compile(
            rf"(?:[?;,.!]+\s*(?:{fills})*|\s+(?:{sentence.joins})\s+(?:{fills})?)(?={begins})", re.IGNORECASE
        )

    def of(self, text: str) -> tuple[str, str]:
        """Return the two questions that a text asks, "" for a second one where it asks one only, or more than two.

        Each begins as questions do: "I failed, can I try again" is one.
        """
        parts = self._between.split(text.strip())
        if len(parts) == 2 and all(map(self._begins.match, parts)):
            return parts[0], parts[1]
        return text, ""


def spelled_out(text: str, shorthand: Mapping[str, str]) -> str:
    """Return a text in lower case, its shorthand spelled out ("w/o" is without) and no letter drawn out ("sooo" is soo)."""

    def whole(found: re.Match[str]) -> str:
        short = plain(found[0]).replace("’", "'").replace("'", "")
        return shorthand.get(short, found[0])

    return _TOKEN.sub(whole, _DRAWN_OUT.sub(r"\1\1", text.casefold()))


class GameNames:
    """The names of ``games``, by which a question says what it is about.

    A name counts wherever it stands, unless it is also an ordinary word in ``texts`` ("regions"). Such a name counts only
    at the beginning, after a preposition at the end, and in brackets. What follows a slash is a command.
    """

    def __init__(self, games: Iterable[str], texts: Iterable[str], sentence: Sentence) -> None:
        begins, within, article = f"{sentence.begins}|{sentence.begins_also}", sentence.within, sentence.article
        written = "\n".join(texts)
        self._named: dict[str, tuple[re.Pattern[str], ...]] = {}
        for game in games:
            name = rf"(?<![/\w]){re.escape(game)}\b"
            patterns: tuple[str, ...] = (
                rf"^\W*(?:{within})?\s*(?:(?:{article})\s+)?{name}(?:\s*[:,–-]+\s*|\s+(?=(?:{begins})\b))",
                rf"\s*(?:\b(?:{within})\s+(?:(?:{article})\s+)?|[:,–-]\s*){name}\W*$",
                rf"\s*[(\[]\s*{name}\s*[)\]]",
            )
            if not re.search(name, written):
                patterns += (rf"\b(?:(?:{within})\s+(?:(?:{article})\s+)?)?{name}",)
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
