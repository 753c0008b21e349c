"""How often the rules desk finds the right entry: ``python -m tests.rulebook.recall``, and the end of ``make rules``.

``tests/games/<key>/questions.toml`` (for the table ``questions/table.toml``) holds questions as players put them,
each with the ids of all entries that answer it. They were written apart from the search and from the words that help
it (`phrases.toml`), and none of them stands among those. ``nothing.toml`` holds what no rulebook answers. The
search's numbers are fitted (see `fit`) to every other question; first come the shares of those that were kept apart
from that, beside plain FTS5 (its own Porter stemmer and bm25) on the same. ``unseen.toml`` beside them, where a game
has one, and ``unseen-nothing.toml`` hold such questions that nothing may ever be fitted to.
"""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import msgspec

from engine.games import games
from engine.rulebook import Rulebook, RuleEntry, rulebook_of
from engine.rulebook.entries import TABLE, read_books

QUESTIONS = Path(__file__).parent / "questions"
GAMES = Path(__file__).resolve().parents[1] / "games"
Search = Callable[[str, str | None], Sequence[str]]
"""Takes a question and the game of the channel, if one is played there; returns ids, best first."""


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``right`` holds the ids of the entries that answer it, best first; none where no rulebook does."""

    ask: str
    right: tuple[str, ...] = ()


class _Questions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    question: tuple[Question, ...]


class Recall(msgspec.Struct, frozen=True):
    """The share of questions of which a right entry came first, and was among the first three."""

    first: float
    third: float

    def __str__(self) -> str:
        """Return both as percentages."""
        return f"{self.first:6.1%} {self.third:6.1%}"


def questions(name: str) -> tuple[Question, ...]:
    """Return the questions on a game, or those of ``nothing``."""
    return read_questions(GAMES / name / "questions.toml" if name in games() else QUESTIONS / f"{name}.toml")


def unseen_on(name: str) -> tuple[Question, ...]:
    """Return the unseen questions on a game or the table: none where a game has no such file."""
    file = QUESTIONS / "unseen.toml" if name == TABLE else GAMES / name / "unseen.toml"
    return read_questions(file) if name == TABLE or file.exists() else ()


def read_questions(file: Path) -> tuple[Question, ...]:
    """Return the questions of a file."""
    return msgspec.toml.decode(file.read_bytes(), type=_Questions).question


def unseen() -> tuple[tuple[str, Question], ...]:
    """Return the unseen questions that can be answered, each with the game that it is put in the channel of.

    The table is asked about in the channels of all games.
    """
    own = [(key, each) for key in games() for each in unseen_on(key)]
    return (*own, *((key, each) for each in unseen_on(TABLE) for key in games()))


def fitted(asked: Sequence[Question]) -> tuple[Question, ...]:
    """Return the questions that the search is fitted to."""
    return tuple(asked[::2])


def kept(asked: Sequence[Question]) -> tuple[Question, ...]:
    """Return the questions that nothing was fitted to."""
    return tuple(asked[1::2])


def recall(search: Search, asked: Iterable[Question], game: str | None) -> Recall:
    """Return how well a search answers questions that are put in a channel of ``game``, or in one without a table."""
    places = [place(search(each.ask, game), each.right) for each in asked]
    return Recall(sum(each == 0 for each in places) / len(places), sum(each < 3 for each in places) / len(places))


def place(found: Sequence[str], right: Sequence[str]) -> int:
    """Return the place of the first right entry, from 0; behind all where there is none."""
    return next((at for at, key in enumerate(found) if key in right), sys.maxsize)


def desk(book: Rulebook) -> Search:
    """Return the search of the rules desk."""
    return lambda asked, game: [entry.id for entry in book.ask(asked, game, 3).entries]


def plain(entries: Iterable[RuleEntry], *, also: bool) -> Search:
    """Return plain FTS5 over title, topic and text, with ``also`` over the other words and the example too."""
    database = sqlite3.connect(":memory:")
    database.execute(
        "CREATE VIRTUAL TABLE rules USING fts5(id UNINDEXED, game UNINDEXED, text, tokenize = 'porter unicode61')"
    )
    rows = [
        (
            entry.id,
            entry.game,
            "\n".join([entry.title, entry.topic, entry.text, *([*entry.also, entry.example] if also else [])]),
        )
        for entry in entries
    ]
    database.executemany("INSERT INTO rules VALUES (?, ?, ?)", rows)

    def search(asked: str, game: str | None) -> list[str]:
        words = "".join(sign if sign.isalnum() else " " for sign in asked).split()
        if not words:
            return []
        found = database.execute(
            "SELECT id FROM rules WHERE rules MATCH ? AND (game IN (?, 'table') OR ? IS NULL) ORDER BY rank LIMIT 3",
            (" OR ".join(f'"{word}"' for word in words), game, game),
        )
        return [id for (id,) in found]

    return search


def main(wanted: Sequence[str] = ()) -> int:
    """Print the shares for each of the ``wanted`` rulebooks (default: all) and each search; 0."""
    keys = [key for key in (*games(), TABLE) if key in wanted or not wanted]
    entries, _ = read_books((*games(), TABLE))
    book = rulebook_of((*games(), TABLE))
    searches = {
        "the rules desk": desk(book),
        "plain FTS5, all words": plain(entries.values(), also=True),
        "plain FTS5, title and text": plain(entries.values(), also=False),
    }
    for part, title in ((kept, "questions that nothing was fitted to"), (fitted, "questions that it was fitted to")):
        print(f"\n{title}: a right entry first, and among the first three")
        print(f"{'':<60} {'all':^13}   {'  '.join(f'{key:^13}' for key in keys)}")
        for name, search in searches.items():
            for scoped in (True, False):
                each = [recall(search, part(questions(key)), key if scoped else None) for key in keys]
                mean = Recall(sum(item.first for item in each) / len(each), sum(item.third for item in each) / len(each))
                where = "in a channel of the game" if scoped else "in a channel without a table"
                print(f"{name + ', ' + where:<60} {mean}   {'  '.join(map(str, each))}")
        nothing = [book.ask(each.ask, key).sure for each in part(questions("nothing")) for key in keys]
        known = [book.ask(each.ask, key).sure for key in keys for each in part(questions(key))]
        print(f"“I found nothing sure”: {_share(nothing)} of what no rulebook answers, {_share(known)} of what one does")
    places = [place(desk(book)(each.ask, key), each.right) for key, each in unseen()]
    first, third = (sum(at < most for at in places) / len(places) for most in (1, 3))
    nothing = [book.ask(each.ask, key).sure for each in questions("unseen-nothing") for key in keys]
    known = [book.ask(each.ask, key).sure for key, each in unseen()]
    print(
        f"\nunseen questions: {Recall(first, third)}, and “I found nothing sure” for {_share(nothing)} and {_share(known)}"
    )
    return 0


def _share(sure: Sequence[bool]) -> str:
    return f"{1 - sum(sure) / len(sure):.1%}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
