"""``python -m docs.rulebooks``: write the rulebooks as pages to read and print, ``docs/rules/<game>.md``.

They are made from the data that /rules answers from; a test checks that they are current.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from engine.games import games
from engine.rulebook import TABLE, Rulebook, RuleEntry, Term, rulebook_of

PAGES = Path(__file__).parent / "rules"
TABLE_TITLE = "The table"


def titles() -> dict[str, str]:
    """Return the title of each rulebook by its key: those of the games, and of the table."""
    return {**{key: game.title for key, game in games().items()}, TABLE: TABLE_TITLE}


def page(book: Rulebook, game: str) -> str:
    """Return a rulebook as Markdown: a list of its topics, every entry under its topic, the glossary."""
    title, topics, terms = titles()[game], book.topics(game), book.terms(game)
    entries = [entry for each in topics.values() for entry in each]
    ours, differing = sum(entry.ours for entry in entries), sum(entry.differs for entry in entries)
    lines = [
        f"<!-- Made by `python -m docs.rulebooks` from data/{game}/rules.toml; changes belong there. -->",
        f"# {title}: the rules" if game != TABLE else f"# {title}: how I run it",
        _introduction(title, len(entries), ours, differing, game),
        _contents([*topics, *(["Glossary"] if terms else [])]),
    ]
    for topic, each in topics.items():
        lines += [f"## {topic}", *(_entry(book, game, entry) for entry in each)]
    if terms:
        lines += ["## Glossary", _glossary(book, game, terms)]
    return "\n\n".join(lines) + "\n"


def _introduction(title: str, count: int, ours: int, differing: int, game: str) -> str:
    found = "In a channel, `/rules` finds each of them by your own words."
    if game == TABLE:
        return f"{count} entries on what is the same whatever is played. {found}"
    differ = f" {differing} of these differ from it, and say why and how to play by its letter." if differing else ""
    return (
        f"{count} entries on {title}, in our own words. {count - ours} are rules of its source; {ours} are house rules "
        f"and called so: they fill what it leaves open.{differ} {found}"
    )


def _contents(topics: Iterable[str]) -> str:
    return " · ".join(f"[{topic}](#{_anchor(topic)})" for topic in topics)


def _anchor(heading: str) -> str:
    """Return the anchor that GitHub gives a heading."""
    kept = "".join(sign for sign in heading.lower() if sign.isalnum() or sign in " -_")
    return kept.replace(" ", "-")


def _entry(book: Rulebook, game: str, entry: RuleEntry) -> str:
    small = " · ".join(filter(None, [entry.id, entry.label, _see(book, game, entry.see)]))
    example = f"\n\n> {entry.example}" if entry.example else ""
    differs = f"\n\n{entry.departure}" if entry.differs else ""
    return f'<a id="{entry.id}"></a>**{entry.title}.** {entry.text}{example}{differs}\n\n<sub>{small}</sub>'


def _see(book: Rulebook, game: str, ids: Iterable[str]) -> str:
    others = [other for other in map(book.get, ids) if other is not None]
    return f"see {', '.join(_link(game, other) for other in others)}" if others else ""


def _link(game: str, entry: RuleEntry, words: str = "") -> str:
    page = "" if entry.game == game else f"{entry.game}.md"
    return f"[{words or entry.title}]({page}#{entry.id})"


def _glossary(book: Rulebook, game: str, terms: Iterable[Term]) -> str:
    rows = ["| term | what it is | also called | read |", "|---|---|---|---|"]
    for term in terms:
        entries = [entry for entry in map(book.get, term.rules) if entry is not None]
        links = ", ".join(_link(game, entry, entry.id) for entry in entries)
        rows.append(f"| **{term.name}** | {term.text} | {', '.join(term.also)} | {links} |")
    return "\n".join(rows)


def main() -> int:
    """Write all pages; 0."""
    PAGES.mkdir(exist_ok=True)
    book = rulebook_of(tuple(titles()))
    for game in titles():
        file = PAGES / f"{game}.md"
        file.write_text(page(book, game), encoding="utf-8")
        sys.stdout.write(f"{file}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
