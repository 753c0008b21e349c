import asyncio
import io
import itertools
import socket
import time
from datetime import timedelta
from types import SimpleNamespace

import pytest
import pytest_asyncio
from PIL import Image

from playground.inside import _tokens, plain
from playground.page import ChatPage, key_beside
from playground.play import Terminal
from playground.players import fields_of

KEY = "of the house, twenty-four letters"
PRIVATE = ["Here, <@1456074443980800008>."]


class Tab:
    """A browser's tab, as far as simcord's page talks to its server."""

    def __init__(self, page, session):
        self._session = session
        self._address, _, self._capability = page.url.partition("#")
        self._numbers = itertools.count(1)
        self.state = None

    async def _ask(self, method, path, body=None):
        headers = {"X-Simcord-Capability": self._capability}
        if self.state:
            headers["X-Simcord-Context"] = self.state["context"]["id"]
        async with self._session.request(method, self._address + path, json=body, headers=headers) as answer:
            assert answer.status == 200, await answer.text()
            return await answer.json()

    async def open(self):
        self.state = await self._ask("POST", "api/pages", {})
        return self

    async def file(self, name):
        (number,) = [number for number, asset in self.state["assets"].items() if asset["filename"] == name]
        asked = {"X-Simcord-Capability": self._capability, "X-Simcord-Context": self.state["context"]["id"]}
        async with self._session.get(f"{self._address}api/assets/{number}", headers=asked) as answer:
            return answer.status, await answer.read()

    async def look(self):
        self.state = await self._ask("GET", "api/state")
        return [message["content"] for _, message in sorted(self.state["messages"].items())]

    async def switch(self, member):
        await self.look()
        return await self._act({"kind": "viewer", "viewer_id": str(member.id)})

    async def press(self, label):
        await self.look()
        for number, message in self.state["messages"].items():
            if key := find_button(message, label):
                return await self._act({"kind": "click", "target_id": number, "control_key": key})
        raise AssertionError(f"no button {label}")

    async def _act(self, act):
        number = next(self._numbers)
        body = {
            "protocol_version": 3,
            "sequence": number,
            "request_id": f"r{number}",
            "generation": self.state["context"]["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
            **act,
        }
        result = await self._ask("POST", "api/action", body)
        assert not result["rejected"], result["diagnostics"]
        return result


def find_button(node, label):
    if isinstance(node, dict):
        if node.get("label") == label and node.get("control_key"):
            return node["control_key"]
        node = list(node.values())
    if isinstance(node, list):
        return next((key for part in node if (key := find_button(part, label))), None)
    return None


@pytest_asyncio.fixture
async def page(inn):
    page = ChatPage(inn, KEY)
    await page.open("tavern", 0)
    yield page
    await page.close()


@pytest_asyncio.fixture
async def tabs(page, session):
    return [await Tab(page, session).open(), await Tab(page, session).open()]


async def test_a_press_in_one_tab_is_seen_in_the_others(tabs):
    await tabs[0].press("One more mug")
    assert await tabs[1].look() == ["Welcome. 1 mugs.", *PRIVATE]


async def test_a_tab_opens_at_the_newest_post(inn, page, session):
    await inn.members["bob"].slash(inn.channels["tavern"], "draw")
    tab = await Tab(page, session).open()
    assert tab.state["targetId"] == str(inn.channels["tavern"].last_message.id)


def written(picture, kind="PNG", **how):
    file = io.BytesIO()
    picture.save(file, kind, **how)
    return file.getvalue()


async def test_a_picture_of_the_bots_is_shown_as_it_was_drawn_and_no_process_looks_at_it(inn, page, session, monkeypatch):
    async def started(*_, **__):
        raise AssertionError("a process was started")

    await inn.members["bob"].slash(inn.channels["tavern"], "draw")
    tab = await Tab(page, session).open()
    monkeypatch.setattr(asyncio, "create_subprocess_exec", started)
    assert await tab.file("map.png") == (200, written(Image.new("RGB", (40, 30), "tan")))


async def test_a_picture_that_is_not_whole_is_looked_at_by_a_process_and_not_shown(inn, page, session, monkeypatch):
    torn = written(Image.new("RGB", (40, 30), "tan"))[:50]
    with monkeypatch.context() as patch:
        patch.setattr(Image, "new", lambda *_: SimpleNamespace(save=lambda file, _: file.write(torn)))
        await inn.members["bob"].slash(inn.channels["tavern"], "draw")
    tab, start, started = await Tab(page, session).open(), asyncio.create_subprocess_exec, []

    async def starting(*command, **given):
        started.append(command)
        return await start(*command, **given)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", starting)
    status, said = await tab.file("map.png")
    assert status == 404 and b"asset-unavailable" in said
    assert len(started) == 1


def test_what_a_page_may_show_at_once_is_a_whole_png_of_one_frame():
    small = Image.new("RGB", (40, 30), "tan")
    whole = written(small)
    info = plain(whole)
    assert (info.width, info.height, info.frames, info.content_type) == (40, 30, 1, "image/png")
    assert info.normalized == info.poster == info.capture == whole
    bent = bytearray(whole)
    bent[-20] ^= 1
    moving = written(small, save_all=True, append_images=[Image.new("RGB", (40, 30), "navy")])
    turned = Image.Exif()
    turned[0x0112] = 6
    for other in (
        *(bytes(bent), whole[:-30], b"", b"hello", moving),
        *(written(small, "GIF"), written(small, exif=turned), written(Image.new("1", (8193, 1)))),
    ):
        assert plain(other) is None


async def test_what_is_private_is_shown_to_its_member_only(inn, tabs):
    ada, bob = tabs
    await bob.switch(inn.members["bob"])
    await ada.press("One more mug")
    assert len(await ada.look()) == 2
    assert await bob.look() == ["Welcome. 1 mugs."]


async def test_a_form_stays_open_in_its_tab_while_others_press(inn, tabs):
    ada, bob = tabs
    await bob.switch(inn.members["bob"])
    await ada.press("Name the house")
    await ada.look()
    form = ada.state["modal"]
    assert form["payload"]["title"] == "A name for the house"
    await bob.press("One more mug")
    assert "modal" not in bob.state or bob.state["modal"] is None
    ((key, _),) = fields_of(form["payload"])
    await ada._act({"kind": "modal_submit", "modal_handle": form["handle"], "values": {key: "The Lantern"}})
    assert "From now on: The Lantern" in await ada.look()
    assert ada.state["modal"] is None


async def test_presses_at_the_same_moment_wait_for_each_other(inn, page, tabs):
    await tabs[1].switch(inn.members["bob"])
    clock = asyncio.create_task(page.keep_time())
    for _ in range(5):
        await asyncio.gather(*(tab.press("One more mug") for tab in tabs))
        for tab in tabs:
            await tab.look()
    clock.cancel()
    assert (await tabs[0].look())[0] == "Welcome. 10 mugs."


async def test_another_channel_is_shown_in_tabs_that_are_open(inn, page, tabs, capsys, tmp_path):
    await inn.members["cy"].slash(inn.channels["crypt"], "draw")
    terminal = Terminal(page, tmp_path)
    assert await terminal.obey("channel crypt")
    assert page.channel == "crypt"
    assert await tabs[0].look() == ["The house."]
    assert await terminal.obey("channel attic")
    assert "There is no channel" in capsys.readouterr().out
    assert await terminal.obey("channel tavern")
    await tabs[0].press("One more mug")
    assert (await tabs[1].look())[0] == "Welcome. 1 mugs."


async def test_a_restart_leaves_open_tabs_working(inn, page, tabs, tmp_path):
    before = inn.bot
    assert await Terminal(page, tmp_path).obey("restart")
    assert inn.bot is not before
    await tabs[0].press("One more mug")
    assert (await tabs[1].look())[0] == "Welcome. 1 mugs."


async def test_waiting_moves_the_clock(inn, page, capsys, tmp_path):
    before = inn.env.now()
    assert await Terminal(page, tmp_path).obey("wait 1h")
    assert inn.env.now() - before == timedelta(hours=1)
    assert "It is Thursday 01:00 for the bot." in capsys.readouterr().out
    assert await Terminal(page, tmp_path).obey("wait long")
    assert '"long" is not a time' in capsys.readouterr().out


async def test_a_script_is_carried_out_on_the_page(inn, page, tabs, tmp_path, capsys):
    script = tmp_path / "script.txt"
    script.write_text('@ada press "One more mug"\nchannel crypt\n@bob /draw\nexpect "a castle"\n@bob /draw\n')
    terminal = Terminal(page, tmp_path)
    assert await terminal.obey(f"script {script}")
    said = capsys.readouterr().out
    assert '@ada press "One more mug"' in said
    assert 'the newest reply is "The house."' in said
    assert await tabs[0].look() == ["The house."]
    assert await terminal.obey("script nowhere.txt")
    assert capsys.readouterr().out == 'There is no script "nowhere.txt".\n'
    script.write_text("jump")
    assert await terminal.obey(f"script {script}")
    assert "line 1" in capsys.readouterr().out


async def test_a_word_that_lacks_what_it_needs_is_answered_in_a_sentence(page, capsys, tmp_path):
    (tmp_path / "picture.txt").write_bytes(b"\x89\xff")
    sentences = {
        "script": "Say which file: script FILE.",
        f"script {tmp_path}": f'"{tmp_path}" is a folder, not a script.',
        f"script {tmp_path / 'picture.txt'}": f'"{tmp_path / "picture.txt"}" is not text, so it is no script.',
        "channel": "Say which channel: tavern, crypt, tower.",
    }
    terminal = Terminal(page, tmp_path / "scripts")
    for words, sentence in sentences.items():
        assert await terminal.obey(words)
        assert capsys.readouterr().out == sentence + "\n"
    assert page.channel == "tavern"


async def test_quit_stops_and_other_words_are_explained(inn, page, capsys, tmp_path):
    terminal = Terminal(page, tmp_path)
    assert await terminal.obey("help")
    assert "wait 1h" in capsys.readouterr().out
    assert await terminal.obey("")
    assert not await terminal.obey("quit")


async def test_the_clock_goes_with_the_real_one_and_shows_what_falls_due(inn, page, tabs, monkeypatch):
    monkeypatch.setattr("playground.page.TICK", 0.05)
    before = inn.env.now()
    begun = time.monotonic()
    clock = asyncio.create_task(page.keep_time())
    while inn.env.now() == before:
        await asyncio.sleep(0.5)
    clock.cancel()
    # Never ahead of the real one, however slow this machine is today.
    assert timedelta() < inn.env.now() - before <= timedelta(seconds=time.monotonic() - begun)


async def test_a_taken_port_is_gone_round_unless_it_was_asked_for(inn, page, monkeypatch):
    taken = int(page.url.split(":")[2].split("/")[0])
    await page.close()
    with socket.create_server(("127.0.0.1", taken)):
        monkeypatch.setattr("playground.page.PORT", taken)
        other = ChatPage(inn, KEY)
        with pytest.raises(OSError):
            await other.open("tavern", taken)
        await other.open("tavern", None)
        assert f":{taken}/" not in other.url
        await other.close()


async def test_an_address_is_the_same_another_time_and_cannot_be_guessed(tmp_path):
    database = tmp_path / "delves.sqlite3"
    key = key_beside(database)
    assert len(key) >= 24 and key_beside(database) == key
    assert key_beside(tmp_path / "others.sqlite3") != key
    assert (tmp_path / "delves.sqlite3.page").stat().st_mode & 0o077 == 0


async def test_a_tab_can_tell_that_the_page_was_opened_anew_at_its_address(inn, page, session):
    async def visit(address):
        async with session.get(address.partition("#")[0] + "house.json") as answer:
            return (await answer.json())["visit"]

    address, port = page.url, int(page.url.split(":")[2].split("/")[0])
    first = await visit(address)
    assert await visit(address) == first
    await page.close()
    again = ChatPage(inn, KEY)
    await again.open("tavern", port)
    assert again.url == address
    assert await visit(address) != first
    await again.close()


async def test_what_is_laid_over_the_page_is_served_with_it_only(page, session):
    address = page.url.partition("#")[0]
    async with session.get(address) as answer:
        text = await answer.text()
    for name in ("house.css", "house.js"):
        assert f"/{name}" in text
        async with session.get(address + name) as answer:
            assert answer.status == 200 and len(await answer.text()) > 100
    async with session.get(address + "house.json", headers={"Host": "elsewhere.example"}) as answer:
        assert answer.status == 403


def test_a_quote_ends_with_its_line_as_on_discord():
    blocks = _tokens("It gives.\n> A story.\n> Its end.\nBob wins.", "text_display")
    assert [block["type"] for block in blocks] == ["paragraph", "blockquote", "paragraph"]
