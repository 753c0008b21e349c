"""The read interface: each answer is as its document says, it holds what everybody may see, and no other key reads."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer
from jsonschema import Draft202012Validator

from engine.api.update import Update
from service.window import app as window_app
from service.window import looking as window_looking
from service.window.app import WindowServer
from service.window.limits import BURST
from service.window.reading import DOCUMENT, ROUTES
from tests.tables.house import ADA, BOB, HOME, House


class Reader:
    """A program with a key."""

    def __init__(self, house: House, client: TestClient[web.Request, web.Application]) -> None:
        self.house, self.client, self.key = house, client, ""

    async def take_key(self, *, own: bool = False) -> str:
        self.key, _ = await self.house.tables.windows.open(self.house.call(ADA), own=own)
        return self.key

    async def get(self, path: str, key: str | None = None, **headers: str) -> tuple[int, Mapping[str, str], bytes]:
        given = {"Authorization": f"Bearer {self.key if key is None else key}", **headers}
        async with self.client.get(path, headers=given) as answer:
            return answer.status, answer.headers, await answer.read()

    async def read(self, path: str) -> Any:
        status, _, body = await self.get(path)
        assert status == 200, body
        return json.loads(body)


@pytest.fixture
async def reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Reader]:
    monkeypatch.setattr(window_app, "GUESS", 0.0)
    house = House(tmp_path / "delves.db")
    await house.open()

    async def publish(_: Update) -> None:
        raise AssertionError("reading posts nothing")

    async with TestClient(TestServer(WindowServer(house.tables, publish, "https://table.example/").app())) as client:
        yield Reader(house, client)
    await house.tables.close()


async def described(reader: Reader) -> Any:
    """Return the document, which needs no key."""
    status, headers, body = await reader.get(DOCUMENT, key="")
    assert status == 200 and headers["Content-Type"].startswith("application/json")
    return json.loads(body)


def check(document: Any, path: str, status: int, kind: str, body: bytes) -> None:
    """Check an answer against the document."""
    content = document["paths"][path]["get"]["responses"][str(status)]["content"]
    assert list(content) == [kind]
    if kind == "application/json":
        schema = {**content[kind]["schema"], "components": document["components"]}
        Draft202012Validator(schema).validate(json.loads(body))
    else:
        assert body


async def played(reader: Reader, game: str = "corridor") -> None:
    await reader.house.begin(ADA, BOB, game=game)
    if game == "corridor":
        await reader.house.act(ADA, "step 1")
        await reader.house.act(ADA, "listen")
    await reader.take_key()


@pytest.mark.rule("TAB-216")
@pytest.mark.parametrize("over", [False, True])
async def test_each_answer_is_as_the_document_says(reader: Reader, over: bool) -> None:
    await played(reader)
    if over:
        await reader.house.tables.lobby.end(reader.house.call(ADA))
    document = await described(reader)
    state = await reader.read("/api/table")
    asked = {
        "/api/table": "/api/table",
        "/api/table/map.png": "/api/table/map.png",
        "/api/table/pictures/{id}": f"/api/table/pictures/{state['map']['id']}",
        "/api/table/log": "/api/table/log?page=1",
        "/api/table/moments": "/api/table/moments?number=2",
        "/api/rules": "/api/rules?question=how%20does%20the%20window%20work",
    }
    assert set(asked) == set(document["paths"])
    for path, url in asked.items():
        status, headers, body = await reader.get(url)
        kind = headers["Content-Type"].partition(";")[0]
        assert status == 200 and headers["ETag"]
        check(document, path, 200, kind, body)
        status, headers, body = await reader.get(url, key="wrong")
        check(document, path, status, headers["Content-Type"].partition(";")[0], body)
        assert status == 403
    assert state["over"] == over and state["seat"] == "" and state["moves"] == []
    assert (await reader.read("/api/table/moments?number=2"))["told"] == "Ada goes 1 on."
    assert "Ada listens" in (await reader.read("/api/table/log"))["text"]


async def test_the_document_is_openapi_and_lists_every_route(reader: Reader) -> None:
    document = await described(reader)
    assert document["openapi"] == "3.1.0" and document["servers"] == [{"url": "https://table.example"}]
    assert document["security"] == [{"key": []}]
    served = {
        route.resource.canonical
        for route in reader.client.server.app.router.routes()  # type: ignore[attr-defined]
        if route.resource is not None and route.resource.canonical.startswith("/api")
    }
    assert served == {*document["paths"], DOCUMENT}
    ids = [each["get"]["operationId"] for each in document["paths"].values()]
    assert len(set(ids)) == len(ROUTES)
    for path, told in document["paths"].items():
        for parameter in told["get"]["parameters"]:
            assert parameter["required"] == ("{" + parameter["name"] + "}" in path)
    # What is referred to exists, and each schema is one.
    schemas = document["components"]["schemas"]
    text = json.dumps(document)
    referred = {part.partition('"')[0] for part in text.split('"#/components/schemas/')[1:]}
    assert referred <= set(schemas)
    for schema in schemas.values():
        Draft202012Validator.check_schema(schema)


@pytest.mark.rule("TAB-216")
async def test_it_has_the_bytes_of_the_page_for_everybody(reader: Reader) -> None:
    await played(reader)
    pairs = (
        ("/api/table", "/state", {}),
        ("/api/table/log?page=1", "/log", {"number": 1}),
        ("/api/table/moments?number=1", "/moment", {"number": 1}),
        ("/api/rules?question=undo", "/rules", {"question": "undo"}),
    )
    for path, page, given in pairs:
        _, _, body = await reader.get(path)
        headers = {"Authorization": f"Bearer {reader.key}"}
        async with reader.client.post(page, json=given, headers=headers) as answer:
            assert await answer.read() == body, path


@pytest.mark.rule("TAB-216")
async def test_the_key_of_a_seat_reads_nothing(reader: Reader) -> None:
    await played(reader)
    await reader.take_key(own=True)
    for route in ROUTES:
        status, _, body = await reader.get(route.path.replace("{id}", "0" * 32))
        assert status == 403 and json.loads(body)["rule"] == "TAB-216"


@pytest.mark.rule("TAB-216")
async def test_once_it_is_over_it_still_shows_what_everybody_saw(reader: Reader) -> None:
    await played(reader)
    await reader.house.tables.lobby.end(reader.house.call(ADA))
    moment = await reader.read("/api/table/moments?number=3")
    page = {"number": 3, "eye": 0}
    async with reader.client.post("/moment", json=page, headers={"Authorization": f"Bearer {reader.key}"}) as answer:
        whole = await answer.json()
    assert "You hear" in whole["told"] and "You hear" not in moment["told"]


@pytest.mark.rule("TAB-216", "TAB-210", "TAB-199")
async def test_where_links_for_everybody_are_off_nothing_is_read(reader: Reader) -> None:
    await played(reader)
    await reader.read("/api/table")
    await reader.house.tables.server_settings.want(1, windows=1)
    assert (await reader.get("/api/table"))[0] == 403
    await reader.house.tables.server_settings.as_usual(1)
    await reader.read("/api/table")
    await reader.house.tables.windows.let_watch(reader.house.call(ADA), watched=False)
    for route in ROUTES:
        status, _, body = await reader.get(route.path.replace("{id}", "0" * 32))
        assert status == 403 and json.loads(body)["rule"] == "TAB-198"


@pytest.mark.rule("TAB-216", "TAB-197")
async def test_a_key_opens_its_own_table_alone(reader: Reader) -> None:
    await played(reader)
    picture = (await reader.read("/api/table"))["map"]["id"]
    await reader.house.tables.lobby.end(reader.house.call(ADA))
    await reader.house.begin(ADA, BOB, game="toy", channel=HOME)
    assert not (await reader.read("/api/table"))["newest"]
    for path in ("/api/table/log", "/api/table/map.png"):
        assert (await reader.get(path))[0] == 403
    assert (await reader.read("/api/table/moments?number=2"))["told"] == "Ada goes 1 on."
    await reader.take_key()
    assert (await reader.get(f"/api/table/pictures/{picture}"))[0] == 404
    assert (await reader.get("/api/tables"))[0] == 404 == (await reader.get("/api"))[0]


async def test_what_has_not_changed_is_not_sent_again(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window_looking, "SAME", -1.0)
    await played(reader)
    marks = {}
    for path in ("/api/table", "/api/table/map.png", "/api/table/log", "/api/table/moments?number=1", DOCUMENT):
        _, headers, _ = await reader.get(path)
        marks[path] = headers["ETag"]
        status, _, body = await reader.get(path, **{"If-None-Match": f'"other", W/{headers["ETag"]}'})
        assert (status, body) == (304, b"")
    version = (await reader.read("/api/table"))["version"]
    assert marks["/api/table"].startswith(f'"{version}-')
    # Time alone is nothing new.
    before = (await reader.read("/api/table"))["now"]
    reader.house.wait(0.5)
    assert (await reader.read("/api/table"))["now"] == before + 1800
    assert (await reader.get("/api/table", **{"If-None-Match": marks["/api/table"]}))[0] == 304
    await reader.house.act(ADA, "step 1")
    for path in ("/api/table", "/api/table/log"):
        status, headers, _ = await reader.get(path, **{"If-None-Match": marks[path]})
        assert status == 200 and headers["ETag"] != marks[path]


async def test_what_cannot_be_asked_is_refused_in_words(reader: Reader) -> None:
    await played(reader)
    document = await described(reader)
    for path in ("/api/table/log?page=x", "/api/table/moments?number=-1", "/api/rules?question=" + "x" * 400):
        status, _, body = await reader.get(path)
        assert status == 422
        check(document, path.partition("?")[0], 422, "application/json", body)
    assert (await reader.get("/api/table/pictures/nothing"))[0] == 404
    async with reader.client.post("/api/table", headers={"Authorization": f"Bearer {reader.key}"}) as answer:
        assert answer.status == 405


async def test_a_program_that_asks_too_often_is_held_up_as_a_page_is(reader: Reader) -> None:
    await played(reader)
    statuses = [(await reader.get("/api/rules?question=TAB-001"))[0] for _ in range(int(BURST) + 20)]
    assert statuses[0] == 200 and 429 in statuses


async def test_a_struct_of_an_answer_reads_it(reader: Reader) -> None:
    await played(reader)
    for route in ROUTES:
        if route.answer is not None:
            _, _, body = await reader.get(route.path)
            assert msgspec.json.encode(msgspec.json.decode(body, type=route.answer)) == body
