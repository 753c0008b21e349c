"""Nothing is sent to addresses of this machine or its network, whichever way they are written or looked up."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import pytest

from engine import BadOption, GivenUp
from service import addresses
from service.addresses import Forbidden, PublicResolver, is_public
from service.webhooks import WebhookSender
from tests.service.receiver import receiving
from tests.tables.house import House

PRIVATE = [
    "127.0.0.1",
    "127.9.9.9",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "198.18.0.1",
    "192.0.2.1",
    "::",
    "::1",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::a00:1",
    "2002:7f00:1::",
    "2002:a00:1::1",
    "2001:db8::1",
    "nonsense",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_that_is_not_public_is_none_that_anything_is_sent_to(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "93.184.215.14", "2606:4700:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"]
)
def test_a_public_one_is(address: str) -> None:
    assert is_public(address)


def test_loopback_is_good_only_where_the_operator_allows_it() -> None:
    assert is_public("127.0.0.1", loopback=True) and is_public("::1", loopback=True)
    assert not is_public("10.0.0.1", loopback=True) and not is_public("169.254.169.254", loopback=True)


async def sender(house: House, *, loopback: bool) -> WebhookSender:
    async def given_up(_: GivenUp) -> None:
        raise AssertionError("nothing is given up here")

    await house.open()
    return WebhookSender(house.tables, given_up, loopback=loopback)


@pytest.mark.rule("TAB-212")
async def test_addresses_are_refused_as_they_are_set(tmp_path: Path) -> None:
    house = House(tmp_path / "delves.db")
    usual, local = await sender(house, loopback=False), await sender(House(":memory:"), loopback=True)
    for url in ("https://127.0.0.1/", "https://[::1]/", "https://10.0.0.1/x", "https://[::ffff:a00:1]/", "https://0/"):
        with pytest.raises(BadOption, match="public internet"):
            usual.check(url)
    for url in ("http://example.org/", "http://127.0.0.1/", "http://localhost:8000/"):
        with pytest.raises(BadOption, match="https"):
            usual.check(url)
    usual.check("https://example.org/hook?for=us")
    for url in ("http://127.0.0.1:8000/", "http://localhost/", "http://[::1]/", "https://example.org/"):
        local.check(url)
    with pytest.raises(BadOption, match="https"):
        local.check("http://example.org/")
    with pytest.raises(BadOption, match="https"):
        local.check("http://10.0.0.1/")
    with pytest.raises(BadOption, match="public internet"):
        local.check("https://10.0.0.1/")
    for each in (usual, local):
        await each.close()
        await each._tables.close()


@pytest.mark.rule("TAB-212")
@pytest.mark.parametrize("found", [["127.0.0.1"], ["10.0.0.1"], ["1.1.1.1", "192.168.0.5"], ["::1"]])
async def test_a_name_that_leads_to_a_private_address_gets_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, found: list[str]
) -> None:
    looked_up: list[str] = []

    def look_up(host: str, port: int, family: int) -> list[Any]:
        looked_up.append(host)
        return [
            {"hostname": host, "host": each, "port": port, "family": socket.AF_INET, "proto": 0, "flags": 0}
            for each in found
        ]

    monkeypatch.setattr(addresses, "_look_up", look_up)
    outlet = await sender(House(tmp_path / "delves.db"), loopback=False)
    async with receiving() as receiver:
        port = receiver.url.rsplit(":", 1)[1].partition("/")[0]
        await outlet._tables.webhooks.set(1, 70, f"https://sneaky.example:{port}/hook")
        assert await outlet.test(1) == "private"
        assert looked_up == ["sneaky.example"] and receiver.got == []
    await outlet.close()
    await outlet._tables.close()


@pytest.mark.rule("TAB-212")
async def test_no_socket_is_opened_to_a_private_address_even_if_a_check_before_it_were_passed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    outlet = await sender(House(tmp_path / "delves.db"), loopback=False)
    monkeypatch.setattr(WebhookSender, "check", lambda *_: None)
    async with receiving() as receiver:
        await outlet._tables.webhooks.set(1, 70, receiver.url)
        assert await outlet.test(1) == "private" and receiver.got == []
    await outlet.close()
    await outlet._tables.close()


async def test_a_name_is_looked_up_apart_from_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def look_up(*_: Any) -> list[Any]:
        import threading

        threads.append(threading.current_thread().name)
        return [{"host": "10.0.0.1"}]

    monkeypatch.setattr(addresses, "_look_up", look_up)
    resolver = PublicResolver()
    with pytest.raises(Forbidden):
        await asyncio.gather(*(resolver.resolve("a.example") for _ in range(3)))
    await resolver.close()
    assert threads and all(name.startswith("lookup") for name in threads)
