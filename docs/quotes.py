"""Quotes of the bot on a page of these docs, made from the run of a script.

A comment in the page says what is quoted: a line of the script, and parts of its post. ``(2)`` behind it means the second
of several equal lines. The quote below it, all lines that begin with ``>``, is replaced.

    <!-- said: told, ask after @bob press "Move to N19" -->
    > **The bot** ...

Parts:

- ``told``: what happened; ``told 2-3`` is its second and third sentence.
- ``dice``: the small print below it.
- ``status``: the line that says how things stand.
- ``list``: what is told in points.
- ``ask``: the prompt.
- ``wait``: until when the bot waits.
- ``all``: a whole private page.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import pairwise, takewhile
from typing import Any

MARK = re.compile(r"(<!-- said: (?P<parts>[^>]+?) after (?P<act>.+?) -->\n)(?:>.*\n)*")
TIME = re.compile(r"<t:(\d+):(\w)>")
NUMBER = re.compile(r"(.+) \((\d)\)")
SMALL, POINT, FENCE = "-# ", "- ", "```"


def renewed(page: str, results: Sequence[dict[str, Any]]) -> str:
    """Return a page with its quotes as a script's run gave them; ``ValueError`` for one that the run does not have."""

    def quote(found: re.Match[str]) -> str:
        reply = _brought(results, found["act"])
        text = _newest(reply["text"]) if reply["edited"] else reply["text"]
        lines = [line for part in found["parts"].split(", ") for line in _part(text, part)]
        if not lines:
            raise ValueError(f"“{found['act']}” brings no {found['parts']}.")
        speaker = f"Only {reply['to'].capitalize()} sees this" if reply["private"] else "The bot"
        return found[1] + _quoted((f"**{speaker}** {lines[0]}", *lines[1:]))

    return MARK.sub(quote, page)


def _quoted(lines: Sequence[str]) -> str:
    """Return lines as a quote that keeps them apart; those of a table (between two fences) are kept apart as they are."""
    written: list[str] = []
    table = False
    for line, after in pairwise((*lines, FENCE)):
        table ^= line == FENCE
        written.append(f"> {line}" if table or FENCE in (line, after) else f"> {line}\\")
    return "\n".join(written) + "\n"


def _brought(results: Sequence[dict[str, Any]], act: str) -> dict[str, Any]:
    """Return the first new post that a line of the script brought, else the one that it went on in, else an open panel."""
    found = NUMBER.fullmatch(act)
    words, number = (found[1], int(found[2])) if found is not None else (act, 1)
    lines = [result for result in results if _line(result) == words]
    if len(lines) < number:
        raise ValueError(f"The script has no line “{act}”.")
    replies = sorted(lines[number - 1]["replies"], key=lambda reply: bool(reply["edited"]) * (1 + reply["private"]))
    if replies:
        return dict(replies[0])
    raise ValueError(f"“{act}” brings no post.")


def _newest(text: str) -> str:
    """Return a post that went on without what it told before, which is its first line."""
    before, _, rest = text.partition("\n")
    goes_on = rest and not rest.startswith(("\n", SMALL, POINT))
    return rest if goes_on else f"{before}\n{rest}"


def _line(result: dict[str, Any]) -> str:
    return f"@{result['who']} {result['do']}" if result["who"] else str(result["do"])


def _part(text: str, part: str) -> list[str]:
    """Return the lines of one part of a post, as Markdown shows them."""
    name, _, span = part.partition(" ")
    *stories, last = text.split("\n\n") if "\n\n" in text else (text, "")
    story, end = "\n".join(stories).splitlines(), last.splitlines()
    match name:
        case "told":
            told = [_sentences(_plain(line), span) for line in story if not line.startswith((SMALL, POINT))]
            return [line for line in told if line]
        case "list":
            return [_plain(line.removeprefix(POINT)) for line in story if line.startswith(POINT)]
        case "dice":
            return [_plain(line) for line in story if line.startswith(SMALL)]
        case "status":
            return [_plain(line) for line in end[:1]]
        case "ask":
            # Where things stand is in small print, unless something in it is in bold.
            lines = [_plain(line) for line in end if not line.startswith(SMALL)]
            return lines if end[0].startswith(SMALL) else lines[1:] or lines
        case "wait":
            return [_plain(line) for line in takewhile(lambda line: line.startswith(SMALL), reversed(end))][::-1]
        case "all":
            return [_plain(line) for line in text.splitlines() if line]
    raise ValueError(f"“{name}” is no part of a post.")


def _sentences(line: str, span: str) -> str:
    """Return the sentences of a line from the first to the last that ``span`` names, all of them for none."""
    if not span:
        return line
    first, _, last = span.partition("-")
    return " ".join(re.split(r"(?<=[.!?”*]) (?=[A-Z“@*])", line)[int(first) - 1 : int(last or first)])


def _time(found: re.Match[str]) -> str:
    """Return a time in full; Discord counts down to one that is shown as "in 2 hours", and a page cannot."""
    on = "on " if found[2] == "R" else ""
    return f"{on}{datetime.fromtimestamp(int(found[1]), UTC):%A, %-d %B %Y %H:%M}"


def _plain(line: str) -> str:
    """Return a line without what only Discord understands: small print in italics, times written out."""
    line = TIME.sub(_time, line)
    said = line.removeprefix(SMALL).replace("**", "")
    return f"*{said.strip('*')}*" if line.startswith(SMALL) else said
