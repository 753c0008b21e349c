"""The window over HTTP: what a page gets for its key, that a press counts once, and what is refused."""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer

from engine.api.update import Member, Update
from engine.core.errors import GameError
from engine.core.languages import speaking
from engine.core.moves import read_move
from service.window import app as window_app
from service.window.app import PAGES, WindowServer, page_words
from service.window.limits import BURST, Allowance
from tests.tables.house import ADA, BOB, House

Answer = tuple[int, Any]


class Visitor:
    """A page with a key: it asks, and reads the answers."""

    def __init__(self, client: TestClient[web.Request, web.Application], key: str) -> None:
        self.client = client
        self.headers = {"Authorization": f"Bearer {key}"}

    async def ask(self, path: str, **asked: Any) -> Answer:
        async with self.client.post(f"/{path}", json=asked, headers=self.headers) as answer:
            text = await answer.text()
            return answer.status, json.loads(text) if answer.content_type == "application/json" else text

    async def state(self) -> Any:
        status, state = await self.ask("state")
        assert status == 200
        return state


class Open:
    """A window with what was posted of what was done there."""

    def __init__(self, house: House, client: TestClient[web.Request, web.Application], posted: list[Update]) -> None:
        self.house, self.client, self.posted = house, client, posted

    async def visitor(self, who: Member, *, own: bool = True) -> Visitor:
        key, _ = await self.house.tables.windows.open(self.house.call(who), own=own)
        return Visitor(self.client, key)


@pytest.fixture
async def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Open]:
    monkeypatch.setattr(window_app, "GUESS", 0.0)
    house, posted = House(tmp_path / "delves.db"), list[Update]()
    await house.open()

    async def publish(update: Update) -> None:
        posted.append(update)

    async with TestClient(TestServer(WindowServer(house.tables, publish, "https://table.example/").app())) as client:
        yield Open(house, client, posted)
    await house.tables.close()


@pytest.mark.rule("TAB-196", "TAB-197")
async def test_each_page_shows_the_table_through_its_own_eyes(opened: Open) -> None:
    await opened.house.begin(ADA, BOB, game="toy")
    ada, bob = await opened.visitor(ADA), await opened.visitor(BOB)
    anybody = await opened.visitor(ADA, own=False)
    mine, theirs, public = await ada.state(), await bob.state(), await anybody.state()
    assert (mine["seat"], theirs["seat"], public["seat"]) == ("Ada", "Bob", "")
    assert mine["ask"].startswith("**Ada**, ") and mine["knows"] and mine["hand"]
    assert mine["knows"] != theirs["knows"]
    assert (
        public["moves"] == [] and public["knows"] == "" and public["hand"] is None and public["awaited"] == ["Ada", "Bob"]
    )
    # A picture is handed out to the eyes it was drawn for only.
    status, _ = await ada.ask("picture", move=mine["hand"]["id"])
    assert status == 200
    assert (await bob.ask("picture", move=mine["hand"]["id"]))[0] == 404
    assert (await anybody.ask("picture", move=mine["hand"]["id"]))[0] == 404


@pytest.mark.rule("TAB-196")
async def test_a_press_counts_once_however_often_it_arrives_and_is_posted_once(opened: Open) -> None:
    await opened.house.begin(ADA, BOB)
    page = await opened.visitor(ADA)
    state = await page.state()
    move = next(move["move"] for move in state["moves"] if not move["step"])
    for _ in range(3):
        status, _ = await page.ask("act", version=state["version"], move=move, press="one press")
        assert status == 200
    assert [update.version.change for update in opened.posted] == [int(state["version"].split(".")[1]) + 1]
    # Another press of the same button is stale.
    status, said = await page.ask("act", version=state["version"], move=move, press="another")
    assert status == 409 and said["rule"] == "TAB-006" and said["words"]


async def test_a_refused_move_is_said_with_its_rule_and_changes_nothing(opened: Open) -> None:
    await opened.house.begin(ADA, BOB)
    page = await opened.visitor(ADA)
    before = await page.state()
    status, said = await page.ask("act", version=before["version"], move="fly away", press="1")
    assert status == 422 and said["rule"] == "TAB-004" and "fly" in said["words"]
    assert await page.state() == before and opened.posted == []


@pytest.mark.rule("TAB-197")
async def test_who_only_looks_on_can_press_nothing(opened: Open) -> None:
    await opened.house.begin(ADA, BOB)
    page = await opened.visitor(ADA, own=False)
    version = (await page.state())["version"]
    for path in ("act", "undo", "ask", "form", "hint"):
        status, said = await page.ask(path, version=version, move="step 1", press="1")
        assert (status, said["rule"]) == (403, "TAB-197")
    assert opened.posted == []


@pytest.mark.rule("TAB-197")
async def test_an_older_game_can_only_be_looked_back_at(opened: Open) -> None:
    await opened.house.begin(ADA, BOB)
    page = await opened.visitor(ADA)
    await opened.house.act(ADA, "step 1")
    await opened.house.tables.lobby.end(opened.house.call(ADA))
    await opened.house.begin(ADA, BOB)
    state = await page.state()
    assert not state["newest"] and state["moves"] == [] and state["map"] is None
    status, moment = await page.ask("moment", number=2)
    assert status == 200 and moment["number"] == 2 and moment["told"]
    assert (await page.ask("act", version=state["version"], move="step 1", press="1"))[0] == 403


@pytest.mark.rule("TAB-197")
async def test_the_page_of_an_older_game_leads_to_nothing_of_the_one_that_is_played_now(opened: Open) -> None:
    await opened.house.begin(ADA, BOB)
    pages = [await opened.visitor(ADA), await opened.visitor(ADA, own=False)]
    for page in pages:
        assert (await page.ask("log", number=1))[0] == 200 and (await page.ask("look"))[0] == 200
    await opened.house.tables.lobby.end(opened.house.call(ADA))
    await opened.house.begin(ADA, BOB, game="toy")
    for page in pages:
        for path in ("log", "look"):
            status, said = await page.ask(path, number=1)
            assert (status, said["rule"]) == (403, "TAB-197")


@pytest.mark.rule("TAB-210")
async def test_an_open_page_for_everybody_ends_when_the_host_switches_spectators_off(opened: Open) -> None:
    await opened.house.begin(ADA, BOB)
    own, anybody = await opened.visitor(ADA), await opened.visitor(BOB, own=False)
    async with (
        opened.client.post("/changes", json={}, headers=anybody.headers) as ended,
        opened.client.post("/changes", json={}, headers=own.headers) as live,
    ):
        await asyncio.sleep(0.05)
        await opened.house.tables.windows.let_watch(opened.house.call(ADA), watched=False)
        async with asyncio.timeout(30):
            assert await ended.content.read() == b""
            assert await live.content.readuntil(b"\n\n") == b"data: changed\n\n"
    assert (await anybody.ask("state"))[0] == 403 and (await own.ask("state"))[0] == 200


@pytest.mark.rule("TAB-198")
async def test_a_finished_game_has_a_page_that_other_sites_can_show(opened: Open) -> None:
    await opened.house.begin(ADA, BOB)
    key, _ = await opened.house.tables.windows.open(opened.house.call(ADA), own=False)
    own, _ = await opened.house.tables.windows.open(opened.house.call(ADA))
    async with opened.client.get(f"/game/{key}") as answer:
        assert answer.status == 404, "it still runs"
    await opened.house.act(ADA, "step 1")
    await opened.house.tables.lobby.end(opened.house.call(ADA))
    async with opened.client.get(f"/game/{key}") as answer:
        page = await answer.text()
        assert answer.status == 200
    assert '<meta property="og:title" content="Corridor: how it went">' in page
    assert f'content="https://table.example/game/{key}/map.png"' in page and 'href="../window.css"' in page
    async with opened.client.get(f"/game/{key}/map.png") as answer:
        assert answer.status == 200 and answer.content_type == "image/png"
        assert answer.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    # A member's own link never stands in an address, nor does a key that is not good.
    for wrong in (own, "a" * 32):
        async with opened.client.get(f"/game/{wrong}") as answer:
            assert answer.status == 404


async def test_a_move_is_put_together_step_by_step(opened: Open) -> None:
    await opened.house.begin(ADA, BOB, game="toy")
    for who in (ADA, BOB):
        view = await opened.house.tables.views.controls(opened.house.call(who))
        await opened.house.act(who, view[1].buttons[0].move)
    winner = (await opened.house.tables.views.latest(7)).awaited[0]
    page = await opened.visitor(winner)
    state = await page.state()
    begun = next(move["move"] for move in state["moves"] if move["step"])
    while begun:
        status, question = await page.ask("ask", version=state["version"], move=begun)
        assert status == 200 and question["ask"] and question["moves"]
        answer = question["moves"][0]
        begun = answer["move"] if answer["step"] else ""
    status, _ = await page.ask("act", version=state["version"], move=answer["move"], press="1")
    assert status == 200 and len(opened.posted) == 1


async def test_what_is_open_in_a_move_is_written_in_a_form(opened: Open) -> None:
    await opened.house.begin(ADA, BOB, game="outing")
    page = await opened.visitor(ADA)
    state = await page.state()
    (begun,) = (move["move"] for move in state["moves"] if move["form"])
    status, form = await page.ask("form", version=state["version"], move=begun)
    assert status == 200 and [field["needed"] for field in form["fields"]] == [True]
    status, _ = await page.ask("act", version=state["version"], move=begun, fields=["a  long\nrope"], press="1")
    assert status == 200 and "a long rope" in opened.posted[-1].story


async def test_the_newest_move_is_taken_back(opened: Open) -> None:
    await opened.house.begin(ADA, BOB)
    page = await opened.visitor(ADA)
    await opened.house.act(ADA, "step 1")
    state = await page.state()
    assert state["undo"] and state["grave"] == "", "nothing was seen since"
    assert (await page.ask("undo", version=state["version"], press="1"))[0] == 200
    assert opened.posted[-1].kind == "undo" and not (await page.state())["undo"]


@pytest.mark.rule("TAB-037")
async def test_who_plays_alone_reads_before_that_taking_back_leaves_the_hall(opened: Open) -> None:
    await opened.house.begin(ADA)
    page = await opened.visitor(ADA)
    await opened.house.act(ADA, "roll")
    state = await page.state()
    assert state["undo"] and "does not count in the hall" in state["grave"]


async def test_pages_are_told_when_their_table_changes(opened: Open) -> None:
    await opened.house.begin(ADA, BOB)
    page = await opened.visitor(BOB)
    async with opened.client.post("/changes", json={}, headers=page.headers) as stream:
        await asyncio.sleep(0.05)
        await opened.house.act(ADA, "step 1")
        async with asyncio.timeout(30):
            assert await stream.content.readuntil(b"\n\n") == b"data: changed\n\n"


@pytest.mark.rule("TAB-198")
async def test_a_wrong_key_opens_nothing_and_says_nothing_of_what_exists(opened: Open) -> None:
    await opened.house.begin(ADA, BOB)
    answers = set()
    for key in ("", "x", "a" * 32, "a" * 5000, "../../etc/passwd"):
        for path in ("state", "act", "picture", "log", "moment", "changes"):
            status, said = await Visitor(opened.client, key).ask(path, move="step 1", press="1", version="1.1")
            answers.add((status, said["words"]))
    assert len(answers) == 1 and next(iter(answers))[0] == 403


FORGED = int(os.environ.get("FORGED", "1500"))
"""So many requests with forged keys are tried; `FORGED=100000` for a long look."""


@pytest.mark.rule("TAB-198")
async def test_a_flood_of_forged_keys_changes_nothing_and_delays_no_page(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_app, "GUESS", 0.01)
    await opened.house.begin(ADA, BOB)
    own = await opened.visitor(ADA)
    real, before, chance = own.headers["Authorization"].split()[1], await own.state(), random.Random(5)
    paths = ("state", "act", "undo", "picture", "log", "moment", "branch", "rules")

    def forged() -> str:
        """Return the real key with one sign exchanged, or one of another length."""
        at = chance.randrange(len(real))
        near = real[:at] + chance.choice("abcXYZ019-_".replace(real[at], "")) + real[at + 1 :]
        return chance.choice((near, real[:at], secrets.token_urlsafe(24)))

    async def attack(count: int) -> Counter[int]:
        found: Counter[int] = Counter()
        for _ in range(count):
            asked = {"move": "step 1", "version": before["version"], "press": "1", "number": 1}
            found[(await Visitor(opened.client, forged()).ask(chance.choice(paths), **asked))[0]] += 1
        return found

    attackers = [asyncio.create_task(attack(FORGED // 100)) for _ in range(100)]
    answered = 0
    while not all(task.done() for task in attackers):
        assert await own.state() | {"now": 0} == before | {"now": 0}
        answered += 1
        await asyncio.sleep(0.01)
    found = sum((task.result() for task in attackers), Counter())
    # A wrong key is told so; more of them at a time than wait for that are turned away.
    assert set(found) == {403, 429} and found.total() == FORGED // 100 * 100
    assert answered and opened.posted == []


async def test_what_no_page_of_ours_asks_is_refused(opened: Open) -> None:
    await opened.house.begin(ADA, BOB)
    page = await opened.visitor(ADA)
    for body in (b"[", b'{"move": 5}', b'{"unknown": 1}', b'{"move": "' + b"x" * 5000 + b'"}', b"\xff\xfe"):
        async with opened.client.post("/act", data=body, headers=page.headers) as answer:
            assert answer.status == 422
    async with opened.client.post("/act", data=b"x" * 20_000, headers=page.headers) as answer:
        assert answer.status == 413
    # Without a number for the press it could count twice.
    assert (await page.ask("act", move="step 1", version="1.5"))[0] == 422
    assert (await page.ask("act", move="step 1", version="nonsense", press="1"))[0] == 409
    assert (await page.ask("moment", number=-5))[0] == 200
    assert opened.posted == []


async def test_the_page_is_allowed_nothing_from_elsewhere_and_keeps_no_referrer(opened: Open) -> None:
    for file in PAGES.iterdir():
        async with opened.client.get(f"/{'' if file.name == 'index.html' else file.name}") as answer:
            assert answer.status == 200 and answer.headers["Referrer-Policy"] == "no-referrer"
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy and "unsafe" not in policy
            text = await answer.text()
            assert "http://" not in text.replace("http://www.w3.org/", "") and "https://" not in text
    async with opened.client.get("/..%2fapp.py") as answer:
        assert answer.status == 404


async def test_every_word_that_the_page_uses_is_given_to_it(opened: Open) -> None:
    async with opened.client.get("/words") as answer:
        given = await answer.json()
    assert given == page_words() and all(given.values())
    code = "".join(file.read_text(encoding="utf-8") for file in PAGES.glob("*.js"))
    unused = [name for name in given if f'"{name}"' not in code and f"W.{name}" not in code and f" {name}:" not in code]
    assert unused == []


async def test_the_page_and_its_words_are_small(opened: Open) -> None:
    size = sum(len(file.read_bytes()) for file in PAGES.iterdir())
    assert size <= 150 * 1024


def test_a_link_that_asks_too_often_is_held_up() -> None:
    now = 0.0
    allowance = Allowance(lambda: now)
    assert [allowance.take("ada") for _ in range(int(BURST) + 2)] == [True] * int(BURST) + [False] * 2
    assert allowance.take("bob")
    now = 0.25
    # Ten a second come again: two in a quarter of a second.
    assert [allowance.take("ada") for _ in range(3)] == [True, True, False]


async def test_a_page_asks_what_has_changed_since_a_change_of_its_own_table(opened: Open) -> None:
    await opened.house.begin(ADA, BOB)
    page = await opened.visitor(BOB)
    before = (await page.state())["version"]
    await opened.house.act(ADA, "step 1")
    for version in ("", before, (await page.state())["version"], "999.1"):
        assert (await page.ask("look", version=version))[0] == 200
    assert (await page.ask("look", version="nonsense"))[0] == 409


@pytest.mark.rule("TAB-144", "TAB-152")
async def test_the_film_and_the_chronicle_of_a_game_are_given_to_its_page(opened: Open) -> None:
    await opened.house.begin(ADA, BOB)
    page = await opened.visitor(ADA)
    await opened.house.act(ADA, "step 1")
    status, film = await page.ask("film")
    assert status == 200 and film["percent"] == 100 and film["name"].endswith(".webp")
    async with opened.client.post("/picture", json={"move": film["picture"]["id"]}, headers=page.headers) as answer:
        assert answer.status == 200 and answer.content_type == "image/webp"
    async with opened.client.post("/chronicle", json={}, headers=page.headers) as answer:
        assert answer.status == 200 and answer.headers["Content-Disposition"].startswith('attachment; filename="')
        assert b"<!doctype html>" in (await answer.read()).lower()


@pytest.mark.rule("TAB-193", "TAB-195")
async def test_another_way_is_tried_on_a_page_of_its_own_and_told_nowhere(opened: Open) -> None:
    await opened.house.begin(ADA, BOB, game="toy")
    page = await opened.visitor(ADA)
    state = await page.state()
    assert (await page.ask("branch", number=1, press="1"))[0] == 403, "it still runs"
    await opened.house.act(ADA, next(move["move"] for move in state["moves"] if not move["step"]))
    await opened.house.tables.lobby.end(opened.house.call(ADA))
    _, moment = await page.ask("moment", number=1)
    assert moment["ways"]
    looking_on = await opened.visitor(BOB, own=False)
    assert (await looking_on.ask("branch", number=1, press="1"))[0] == 403
    status, begun = await page.ask("branch", number=1, eye=0, press="1")
    assert status == 200
    there = Visitor(opened.client, begun["key"])
    other = await there.state()
    assert other["seat"] == "Ada" and other["moves"] and other["version"].split(".")[0] != state["version"].split(".")[0]
    move = next(move["move"] for move in other["moves"] if not move["step"])
    posted = len(opened.posted)
    assert (await there.ask("act", version=other["version"], move=move, press="2"))[0] == 200
    assert (await there.state())["version"] != other["version"] and len(opened.posted) == posted


@pytest.mark.rule("TAB-051", "TAB-197")
async def test_a_game_masters_page_shows_what_is_hidden_with_the_orders_of_each_place(opened: Open) -> None:
    tables, call = opened.house.tables, opened.house.call
    await tables.lobby.gather(call(ADA), "outing", {})
    await tables.lobby.join(call(BOB))
    await tables.lobby.set_master(call(ADA), BOB)
    await tables.lobby.start(call(ADA))
    master, player = await (await opened.visitor(BOB)).state(), await (await opened.visitor(ADA)).state()
    assert master["hand"] is None and master["map"]["alt"] != player["map"]["alt"]


async def test_a_page_is_told_what_is_known_of_a_place_that_is_tapped(opened: Open) -> None:
    await opened.house.begin(ADA, BOB)
    page = await opened.visitor(ADA)
    assert (await page.ask("place", at="nowhere at all")) == (200, {"told": ""})


@pytest.mark.rule("TAB-208")
async def test_a_page_speaks_the_language_that_its_reader_chose_else_their_browsers(opened: Open) -> None:
    await opened.house.begin(ADA, BOB, game="toy")
    ada, spanish = await opened.visitor(ADA), {"Accept-Language": "fr-FR,es-MX;q=0.9,en;q=0.8"}
    async with opened.client.get("/words", headers=spanish) as answer:
        given = await answer.json()
    with speaking("es"):
        assert given == page_words() and given["language"] == "es" and given["close"] != "Close"
    ada.headers |= spanish
    _, refused = await ada.ask("act", move="fly", version=(await ada.state())["version"], press="1")
    with speaking("es"):
        with pytest.raises(GameError) as known:
            read_move((), "fly")
        assert refused["words"].split()[0] == known.value.words.split()[0]
    await opened.house.tables.member_settings.want(ADA.id, language="de")
    async with opened.client.get("/words", headers=ada.headers) as answer:
        assert (await answer.json())["language"] == "de"
    async with opened.client.get("/words", headers={"Accept-Language": "xx"}) as answer:
        assert (await answer.json())["language"] == "en"
