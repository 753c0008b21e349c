"""Logs: lines with the table and the interaction they belong to, and without secrets."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime

from engine import traced

SECRETS = (
    # A bot's token, wherever it occurs. Discord's addresses for answers to interactions hold tokens too.
    (re.compile(r"[\w-]{23,}\.[\w-]{6,7}\.[\w-]{27,}"), "(token)"),
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.~%-]+"), r"\1(token)"),
    # Up to the last @: a password may hold any character.
    (re.compile(r"(\b[a-z+]+://[^\s:/@]*):[^\s]+@"), r"\1:(password)@"),
    (re.compile(r"([?&]password=)[^\s&]+"), r"\1(password)"),
)
"""Patterns of secrets, and their replacements."""


def scrubbed(line: str, token: str = "") -> str:
    """Return a line without `SECRETS` and the bot's own token."""
    if token:
        line = line.replace(token, "(token)")
    for secret, instead in SECRETS:
        line = secret.sub(instead, line)
    return line


class Text(logging.Formatter):
    """Lines for people: time, level, place, message, and at the end the table and the interaction."""

    def __init__(self, token: str = "") -> None:
        super().__init__("[{asctime}] [{levelname:<8}] {name}: {message}", "%Y-%m-%d %H:%M:%S", style="{")
        self._token = token

    def formatMessage(self, record: logging.LogRecord) -> str:
        """Return the line without a traceback."""
        where = ", ".join(f"{name} {number}" for name, number in traced().items())
        line = super().formatMessage(record)
        return f"{line} ({where})" if where else line

    def format(self, record: logging.LogRecord) -> str:
        """Return the line with its traceback."""
        return scrubbed(super().format(record), self._token)


class Json(logging.Formatter):
    """Lines for machines: each is a JSON object."""

    def __init__(self, token: str = "") -> None:
        super().__init__()
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        """Return the line. A traceback is a field of it."""
        line: dict[str, str | int] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": scrubbed(record.getMessage(), self._token),
            **traced(),
        }
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            line["traceback"] = scrubbed(self.formatException(record.exc_info), self._token)
        return json.dumps(line, ensure_ascii=False)


def set_up(shape: str, token: str) -> None:
    """Write the log to standard error, as "text" or as "json"."""
    handler = logging.StreamHandler()
    handler.setFormatter(Json(token) if shape == "json" else Text(token))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
