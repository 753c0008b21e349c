"""The read interface: what everybody may see of a table, for programs (TAB-216), and the document that describes it.

Its bytes are those of the page for everybody's eyes. A key with the eyes of a seat is refused: it acts as its member, and a
program that keeps it would give that away. It would also read where a server wants no links for everybody.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import web
from msgspec.structs import replace

from engine import WORDS, GameError, Look, Tables, Visit

from .looking import Looking, eyes_of
from .past import LookingBack
from .shown import LogShown, MomentShown, RulesShown, StateShown

Handler = Callable[[web.Request, Visit], Awaitable[web.StreamResponse]]
PNG = "image/png"
LONGEST_PARAMETER = 300


class ProblemShown(msgspec.Struct, frozen=True):
    """Why something is refused, in words, and the id of the rule behind it ("": none)."""

    words: str
    rule: str


class Parameter(msgspec.Struct, frozen=True):
    """A parameter of a route: where it stands ("query" or "path"), and the JSON schema of what it may be."""

    name: str
    about: str
    schema: dict[str, Any]
    place: str = "query"


class ReadRoute(msgspec.Struct, frozen=True):
    """Something that can be read: its path, what it is, what it answers with (a struct, or "" for a picture)."""

    path: str
    name: str
    about: str
    answer: type[msgspec.Struct] | None = None
    parameters: tuple[Parameter, ...] = ()


_TEXT = {"type": "string", "maxLength": LONGEST_PARAMETER}
_NUMBER = {"type": "integer", "minimum": 0, "default": 0}
ROUTES = (
    ReadRoute("/api/table", "state", "How the table stands now.", StateShown),
    ReadRoute(
        "/api/table/map.png",
        "map",
        "The map as it is now.",
        parameters=(
            Parameter("mode", "One of the modes that the state names; left out, the usual map.", _TEXT),
            Parameter("at", "A place to look at closely.", _TEXT),
        ),
    ),
    ReadRoute(
        "/api/table/pictures/{id}",
        "picture",
        "A picture that another answer names by its id. It is kept for a while after that answer.",
        parameters=(Parameter("id", "The id.", {"type": "string", "pattern": "^[0-9a-f]{32}$"}, "path"),),
    ),
    ReadRoute(
        "/api/table/log",
        "log",
        "A page of the log; 1 is the newest.",
        LogShown,
        (Parameter("page", "Which page.", {"type": "integer", "minimum": 1, "default": 1}),),
    ),
    ReadRoute(
        "/api/table/moments",
        "moment",
        "The table after an entry of its journal, as everybody saw it, also of a game that is over.",
        MomentShown,
        (Parameter("number", "Which entry, from 1; 0 is the newest while the game runs, the first after it.", _NUMBER),),
    ),
    ReadRoute(
        "/api/rules",
        "rules",
        "What a question about the rules of the table's game leads to.",
        RulesShown,
        (Parameter("question", "The question, or the id of a rule.", _TEXT),),
    ),
)
DOCUMENT = "/api/openapi.json"


class ReadInterface:
    """Answers programs. ``visited`` wraps a handler as for the page: it knows the visit, and says refusals in words."""

    def __init__(self, tables: Tables, looking: Looking, past: LookingBack, url: str) -> None:
        self._tables = tables
        self._looking = looking
        self._past = past
        self._document = msgspec.json.encode(document(url))

    def add_to(self, app: web.Application, visited: Callable[[Handler], Any]) -> None:
        """Serve all of it from an application."""
        app.router.add_get(DOCUMENT, self._described)
        for route in ROUTES:
            app.router.add_get(route.path, visited(self._public(getattr(self, f"_{route.name}"))))

    def _public(self, handler: Handler) -> Handler:
        async def handle(request: web.Request, visit: Visit) -> web.StreamResponse:
            self._tables.windows.check_public(visit)
            return await handler(request, visit)

        return handle

    async def _described(self, request: web.Request) -> web.StreamResponse:
        return _answer(request, self._document, _mark(self._document))

    async def _state(self, request: web.Request, visit: Visit) -> web.StreamResponse:
        state = await self._looking.state(visit)
        # The time is another with each answer, and nothing new.
        mark = _mark(msgspec.json.encode(replace(state, now=0)))
        return _answer(request, msgspec.json.encode(state), f"{state.version}-{mark}")

    async def _map(self, request: web.Request, visit: Visit) -> web.StreamResponse:
        shown = await self._looking.map(visit, Look(at=_text(request, "at"), mode=_text(request, "mode")))
        png = self._looking.pictures.get(eyes_of(visit), shown.id)
        if png is None:
            raise web.HTTPNotFound
        return _answer(request, png, shown.id, PNG)

    async def _picture(self, request: web.Request, visit: Visit) -> web.StreamResponse:
        id = request.match_info["id"]
        png = self._looking.pictures.get(eyes_of(visit), id)
        if png is None:
            raise web.HTTPNotFound
        return _answer(request, png, id, PNG)

    async def _log(self, request: web.Request, visit: Visit) -> web.StreamResponse:
        return _shown(request, await self._looking.log(visit, _number(request, "page", 1)))

    async def _moment(self, request: web.Request, visit: Visit) -> web.StreamResponse:
        return _shown(request, await self._past.public_moment(visit, _number(request, "number")))

    async def _rules(self, request: web.Request, visit: Visit) -> web.StreamResponse:
        return _shown(request, await self._looking.rules(visit, _text(request, "question")))


def document(url: str) -> dict[str, Any]:
    """Return the description of the interface in the format of OpenAPI 3.1, made from what its answers are."""
    answers = [route.answer for route in ROUTES if route.answer is not None]
    references, components = msgspec.json.schema_components(
        [*answers, ProblemShown], ref_template="#/components/schemas/{name}"
    )
    schemas = dict(zip(answers, references, strict=False))
    problem = {"content": {"application/json": {"schema": references[-1]}}}
    refused = {
        "403": {"description": "The key is not good, or not for this.", **problem},
        "422": {"description": "That cannot be asked, or not of this table.", **problem},
        "429": {"description": "Too many requests: 10 a second are allowed in the long run, and 40 at once."},
    }
    paths = {}
    for route in ROUTES:
        content = {PNG: {}} if route.answer is None else {"application/json": {"schema": schemas[route.answer]}}
        told = {
            "200": {"description": route.about, "headers": {"ETag": {"schema": {"type": "string"}}}, "content": content},
            "304": {"description": "It is as it was with the ETag in If-None-Match."},
            **refused,
        }
        if route.answer is None:
            told["404"] = {"description": "There is no such picture, or no more."}
        asked = [
            {
                "name": each.name,
                "in": each.place,
                "required": each.place == "path",
                "description": each.about,
                "schema": each.schema,
            }
            for each in route.parameters
        ]
        paths[route.path] = {
            "get": {"operationId": route.name, "summary": route.about, "parameters": asked, "responses": told}
        }
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Delvekeeper: a table, read",
            "version": "1",
            "description": "What everybody may see of one table. The key is that of a link for everybody: it follows "
            "the # or /game/ of its address. New fields may be added.",
        },
        "servers": [{"url": url or "/"}],
        "security": [{"key": []}],
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}}},
    }


def _text(request: web.Request, name: str) -> str:
    text = request.query.get(name, "")
    if len(text) > LONGEST_PARAMETER:
        raise GameError(WORDS.message("window-wants"))
    return text


def _number(request: web.Request, name: str, usual: int = 0) -> int:
    text = request.query.get(name, "") or str(usual)
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise GameError(WORDS.message("window-wants"))
    return int(text)


def _shown(request: web.Request, value: msgspec.Struct) -> web.StreamResponse:
    body = msgspec.json.encode(value)
    return _answer(request, body, _mark(body))


def _answer(request: web.Request, body: bytes, mark: str, kind: str = "application/json") -> web.StreamResponse:
    """Return an answer, or that it is what the asker has already."""
    headers = {"ETag": f'"{mark}"', "Cache-Control": "private, no-cache"}
    known = [each.strip().removeprefix("W/") for each in request.headers.get("If-None-Match", "").split(",")]
    if headers["ETag"] in known or known == ["*"]:
        return web.Response(status=304, headers=headers)
    return web.Response(body=body, content_type=kind, headers=headers)


def _mark(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:16]
