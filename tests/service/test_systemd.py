"""systemd is told that the bot is ready, that it lives and that it stops, over the socket that it listens on."""

from __future__ import annotations

import asyncio
import signal
import socket
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from engine import TableBroken
from service import systemd
from service.systemd import Notifier, attended
from tests.wire.process import ROOT
from tests.wire.standin import Standin

from .conftest import Started, until


class Listener:
    """What systemd would hear."""

    def __init__(self, address: str) -> None:
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(address)
        self._socket.setblocking(False)
        self._heard: list[str] = []

    @property
    def heard(self) -> list[str]:
        """All that was said so far, line by line."""
        while True:
            try:
                self._heard += self._socket.recv(4096).decode().split("\n")
            except BlockingIOError:
                return self._heard

    def close(self) -> None:
        self._socket.close()


@pytest.fixture
def address() -> Iterator[str]:
    """Where to listen: a socket's name holds no more than 107 signs, which a test's own folder may take by itself."""
    with tempfile.TemporaryDirectory() as folder:
        yield f"{folder}/notify"


@pytest.fixture
def listener(address: str) -> Iterator[Listener]:
    listener = Listener(address)
    yield listener
    listener.close()


@pytest.fixture
def notifier(address: str, listener: Listener) -> Notifier:
    return Notifier({"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "100000"})


class Bot:
    """As much of a bot as is looked at; its store answers as long as it is ``sound``."""

    def __init__(self) -> None:
        self.logged_in = False
        self.sound = True
        self.shards: dict[int, Any] = {}
        self.tables = SimpleNamespace(metrics=self)

    def is_ready(self) -> bool:
        return self.logged_in

    def is_closed(self) -> bool:
        return False

    async def answers(self) -> bool:
        if not self.sound:
            raise TableBroken("My disk failed.")
        return True


async def heard(listener: Listener, line: str, times: int = 1) -> None:
    for _ in range(1000):
        if listener.heard.count(line) >= times:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(listener.heard)


async def test_a_sign_of_life_comes_twice_in_the_time_that_systemd_waits(notifier: Notifier) -> None:
    assert notifier.every == 0.05


async def test_it_is_ready_when_it_is_and_lives_from_then_on(
    listener: Listener, notifier: Notifier, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(systemd, "SETTLING", 0.01)
    bot: Any = Bot()
    async with attended(bot, notifier):
        # While it starts it asks for more time: it may have to wait for a login.
        await heard(listener, "EXTEND_TIMEOUT_USEC=60000000", 3)
        assert "READY=1" not in listener.heard and "WATCHDOG=1" not in listener.heard
        bot.logged_in = True
        await heard(listener, "WATCHDOG=1", 3)
        assert listener.heard.count("READY=1") == 1
    await heard(listener, "STOPPING=1")
    assert listener.heard[-1] == "STOPPING=1"


async def test_a_bot_whose_store_does_not_answer_gives_no_sign_of_life(
    listener: Listener, notifier: Notifier, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot: Any = Bot()
    bot.logged_in = True
    async with attended(bot, notifier):
        await heard(listener, "WATCHDOG=1")
        bot.sound = False
        await asyncio.sleep(0.1)
        before = listener.heard.count("WATCHDOG=1")
        await asyncio.sleep(0.3)
        assert listener.heard.count("WATCHDOG=1") == before
        # Discord being away is no reason to be started again.
        bot.sound, bot.logged_in = True, False
        await heard(listener, "WATCHDOG=1", before + 1)


async def test_a_socket_without_a_file_is_spoken_to_as_well() -> None:
    listener = Listener("\0delvekeeper-test")
    Notifier({"NOTIFY_SOCKET": "@delvekeeper-test"}).say("READY=1")
    assert listener.heard == ["READY=1"]
    listener.close()


def test_without_a_listener_nothing_is_said(tmp_path: Path) -> None:
    assert not Notifier({})
    Notifier({}).say("READY=1")
    Notifier({"NOTIFY_SOCKET": str(tmp_path / "gone")}).say("READY=1")


def test_the_unit_waits_for_what_the_bot_says() -> None:
    lines = (ROOT / "deploy" / "delvekeeper.service").read_text().splitlines()
    assert "Type=notify" in lines and any(line.startswith("WatchdogSec=") for line in lines)


@pytest.mark.whole
async def test_the_bot_itself_says_when_it_is_ready_and_that_it_stops(
    standin: Standin, started: Started, listener: Listener, address: str
) -> None:
    process = await started(NOTIFY_SOCKET=address, WATCHDOG_USEC="1000000")

    async def lives() -> bool:
        return listener.heard.count("WATCHDOG=1") >= 2

    await until(lives, process)
    assert listener.heard.count("READY=1") == 1
    process.signal(signal.SIGTERM)
    assert (await process.ended())[0] == 0
    assert listener.heard[-1] == "STOPPING=1"


def test_the_unit_of_a_part_is_the_other_one_but_for_its_shards() -> None:
    whole, part = (
        (ROOT / "deploy" / name).read_text().splitlines() for name in ("delvekeeper.service", "delvekeeper@.service")
    )
    whole, part = ([line for line in lines if line and not line.startswith("#")] for lines in (whole, part))
    # Ports are not shared either.
    part.remove("EnvironmentFile=-/etc/delvekeeper-%i.env")
    own = [(line, other) for line, other in zip(whole, part, strict=True) if line != other]
    assert [line.split("=")[0] for line, _ in own] == ["Description", "ExecStart", "Environment", "StateDirectory"]
    assert all("%i" in other for _, other in own)
    assert "SHARDS=%i/${COUNT} /opt/delvekeeper/.venv/bin/python bot.py" in own[1][1]
