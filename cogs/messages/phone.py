"""What a phone's screen has room for: lines of news and of what is asked, beside a picture and its controls."""

from __future__ import annotations

import re

PHONE_LINE, MANY_LINES = 38, 9
"""How many letters a line on a phone has; more lines than this fill a good part of its screen."""
BELOW_LINES, LEAST_NEWS = 11, 3
"""So many lines stand between a picture and the controls, so that a phone shows all of these at once; so many of news at
least, however long the question is."""
BRIEFING_LINES = 12
"""How many of them there may be where a game begins: what it is about comes before the whole of the map."""
ASKED_LINES = 6
"""So many lines of a phone what is asked has at most with a tip and where things stand."""
REMARK = re.compile(r"-# |\*(?!\*)")
"""Begins a line that belongs to the line before it: small print, or words in italics."""


def parted_news(news: str, asked: str) -> tuple[str, str]:
    """Return news in two parts: what a phone's screen has no room for beside what is ``asked``, and the last lines.

    A line and the small print or the words in italics that follow it stand together. The last of these stands in the second
    part whole, unless it fills the screen by itself.
    """
    told = list[str]()
    for line in news.splitlines():
        if told and REMARK.match(line):
            told[-1] += f"\n{line}"
        else:
            told.append(line)
    room = max(LEAST_NEWS, BELOW_LINES - phone_lines(asked))
    last = list[str]()
    for line in reversed(told):
        if is_long("\n".join([line, *last]), room if last else MANY_LINES):
            break
        last.insert(0, line)
    return "\n".join(told[: len(told) - len(last)]), "\n".join(last)


def briefing(news: str) -> str:
    """Return the first lines of what a game begins with, which stand right above what is asked: its goal, and what ends it.

    Where all of it would fill a phone's screen, they end with a line that begins in bold, and the rest stands above.
    """
    lines = news.splitlines()
    while is_long(news) and lines and (is_long("\n".join(lines), BRIEFING_LINES) or not lines[-1].startswith("**")):
        lines.pop()
    return "\n".join(lines)


def is_long(news: str, most: int = MANY_LINES) -> bool:
    """Return whether news have more lines on a phone than ``most``."""
    return phone_lines(news) > most


def phone_lines(text: str) -> int:
    """Return how many lines a text has on a phone."""
    return sum(-(-len(line) // PHONE_LINE) for line in text.splitlines())
