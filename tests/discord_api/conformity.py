"""`Conformity`: every request that a bot made on the simulated Discord, checked as the real one would."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Protocol
from weakref import WeakKeyDictionary

from . import limits
from .description import description, shortened

COMMANDS = re.compile(r"/applications/\d+(/guilds/\d+)?/commands")
CALLBACK = re.compile(r"/interactions/\d+/[^/]+/callback")
NEW_MESSAGE = re.compile(r"/channels/\d+/messages|/webhooks/\d+/[^/]+")
OLD_MESSAGE = re.compile(r"/channels/\d+/messages/\d+|/webhooks/\d+/[^/]+/messages/(\d+|@original)")

ANSWER, EDIT, COMPLETION, FORM = 4, 7, 8, 9
"""The types of interaction callbacks that carry something."""


_IN_ORDER: dict[tuple[str, str], list[Any]] = {}
"""The commands that were found in order last, by method and path: nearly every bot registers the very same."""


class Request(Protocol):
    """What is known of a request; simcord's log entries are such."""

    method: str
    path: str
    json: Any


class Simulation(Protocol):
    """A simulated Discord, as far as it matters here: simcord's ``Env``."""

    @property
    def http_requests(self) -> list[Any]:
        """Every request so far, oldest first."""
        ...


class Conformity:
    """Checks what is new in a simulation's log each time it is asked."""

    def __init__(self) -> None:
        self._checked: WeakKeyDictionary[Simulation, int] = WeakKeyDictionary()

    def complaints(self, env: Simulation) -> list[str]:
        """Return what is wrong with the requests made since the last time, one line each."""
        start = self._checked.get(env, 0)
        requests = env.http_requests[start:]
        self._checked[env] = start + len(requests)
        return [
            f"{request.method} {request.path}: {complaint}\n    {shortened(json.dumps(request.json, default=str))}"
            for request in requests
            for complaint in complaints_about(request.method, request.path, request.json)
        ]

    def check(self, env: Simulation) -> None:
        """Raise ``AssertionError`` with everything that Discord would refuse of what was sent since the last time."""
        found = self.complaints(env)
        assert not found, "Discord would not take this:\n" + "\n".join(dict.fromkeys(found))


def complaints_about(method: str, path: str, body: Any) -> list[str]:
    """Return what is wrong with one request, by the limits and, where it is at hand, by Discord's description."""
    commands = COMMANDS.fullmatch(path) is not None
    if commands and _IN_ORDER.get((method, path)) == [body]:
        return []
    known = description()
    found = [*_beyond_limits(method, path, body), *(known.complaints(method, path, body) if known else ())]
    if commands and not found:
        _IN_ORDER[method, path] = [deepcopy(body)]
    return found


def _beyond_limits(method: str, path: str, body: Any) -> Iterator[str]:
    if method in ("PUT", "POST") and COMMANDS.fullmatch(path):
        yield from limits.of_commands(body if isinstance(body, list) else [body])
    elif method == "POST" and CALLBACK.fullmatch(path):
        yield from _beyond_limits_of_callback(body)
    elif method == "POST" and NEW_MESSAGE.fullmatch(path):
        yield from limits.of_message(body or {}, new=True)
    elif method == "PATCH" and OLD_MESSAGE.fullmatch(path):
        yield from limits.of_message(body or {}, new=False)


def _beyond_limits_of_callback(body: Any) -> Iterator[str]:
    data = body.get("data") or {}
    kind = body.get("type")
    if kind in (ANSWER, EDIT):
        yield from limits.of_message(data, new=kind == ANSWER)
    elif kind == COMPLETION:
        yield from limits.of_choices("the completion", data.get("choices") or ())
    elif kind == FORM:
        yield from limits.of_form(data)
