"""What others on the machine cannot do: read what is kept, learn a password, fill the memory; and what the units allow."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import stat
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import yaml
from aiohttp import web
from discord.http import HTTPClient

from cogs.core.attachments import CHUNK, TooLarge, download
from engine import NotNow, OperatorError
from engine.store import Store, back_up, shown
from engine.store.dump import dump
from engine.store.lock import Lock
from service import checking, logs, running
from service.endings import FOR_NOW, why_not
from service.running import Served, run
from service.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
UNITS = ("delvekeeper.service", "delvekeeper@.service", "delvekeeper-backup.service")
MOST = 2.0
"""How exposed systemd may call a unit."""


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def open_to_all() -> Any:
    """A system that lets everybody read what is written, as most do."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("open_to_all")
async def test_database_copy_and_lock_are_for_their_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "delves.db"
    store = await Store.open(path)
    with Lock(path):
        back_up(str(path), str(tmp_path / "copy"))
        assert {file.name: mode(file) for file in tmp_path.iterdir()} == dict.fromkeys(
            ("delves.db", "delves.db-wal", "delves.db-shm", "delves.db.lock", "copy"), 0o600
        )
    await store.close()


@pytest.mark.usefixtures("open_to_all")
async def test_a_database_that_everybody_could_read_is_closed_to_them_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "delves.db"
    await (await Store.open(path)).close()
    path.chmod(0o644)
    store = await Store.open(path)
    assert mode(path) == 0o600
    await store.close()


SECRETS = ("lan/tern", "lan?tern", "lan#tern", "lan@tern", "9/tern", "lan:tern")


@pytest.mark.parametrize("secret", SECRETS)
async def test_no_password_is_ever_printed(secret: str, tmp_path: Path) -> None:
    address = f"postgresql://keeper:{secret}@127.0.0.1:1/delves"
    said = [shown(address), logs.scrubbed(f"cannot reach {address}")]
    for ask in (lambda: Store.open(address), lambda: asyncio.to_thread(dump, address, tmp_path / "copy")):
        with pytest.raises(OperatorError) as refused:
            await ask()
        said.append(str(refused.value))
    for line in said:
        assert not any(piece in line for piece in ("lan", "tern", "9/")), line


def test_an_address_that_is_written_well_is_shown_without_who_may_enter() -> None:
    assert shown("postgresql://keeper:lan%2Ftern@db.example:5433/delves?sslmode=require") == (
        "postgresql://db.example:5433/delves"
    )
    assert shown("postgresql://keeper@[::1]:5433,db.example/delves") == "postgresql://[::1]:5433,db.example/delves"
    assert shown("postgresql:///delves") == "postgresql:///delves"
    assert "lantern" not in logs.scrubbed("postgresql:///delves?user=keeper&password=lantern")


class Cdn:
    """Says that a file is small, and sends for ever; ``sent`` counts the bytes."""

    def __init__(self) -> None:
        self.sent = 0
        self.address = ""

    async def answer(self, request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse()
        await response.prepare(request)
        for _ in range(10_000):
            await response.write(b"x" * CHUNK)
            self.sent += CHUNK
        return response


@pytest.fixture
async def cdn(port: int) -> AsyncIterator[Cdn]:
    serving = Cdn()
    serving.address = f"http://127.0.0.1:{port}/"
    app = web.Application()
    app.router.add_get("/", serving.answer)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    yield serving
    await runner.cleanup()


async def test_of_a_file_that_is_larger_than_it_says_no_more_is_read_than_is_taken(cdn: Cdn) -> None:
    http = HTTPClient(asyncio.get_running_loop())
    async with aiohttp.ClientSession() as session:
        http._HTTPClient__session = session  # type: ignore[attr-defined]
        state: Any = type("State", (), {"http": http})
        data: Any = {"id": 1, "filename": "a", "size": 10, "url": cdn.address, "proxy_url": cdn.address}
        with pytest.raises(TooLarge):
            await download(discord.Attachment(data=data, state=state), 3 * CHUNK)
    # What was under way lies in the buffers of both ends.
    assert cdn.sent < 400 * CHUNK


class Lost(Served):
    """A bot that is told, once it runs, that another process has its shards."""

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        self.give_up("postgresql://db/delves is in use by another Delvekeeper that has shard 0.")
        await asyncio.Event().wait()


async def test_a_process_that_lost_its_shard_stops_with_75(monkeypatch: pytest.MonkeyPatch) -> None:
    # In earnest the process is ended where anything hangs, and this one runs the tests.
    ends: list[int] = []
    monkeypatch.setattr(running, "_gone_soon", ends.append)
    bot = Lost(Settings(), "!", intents=discord.Intents.none())
    with pytest.raises(NotNow) as stopped:
        await asyncio.wait_for(run(bot, "token"), 3)
    found = why_not(stopped.value)
    assert ends == [FOR_NOW] and found is not None and found[1] == FOR_NOW == 75 and "that has shard 0." in found[0]


async def test_a_token_that_others_can_read_is_pointed_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Nothing:
        intents = discord.Intents.none()

        async def try_out(self) -> int:
            return 0

    async def pointed_out() -> list[str]:
        settings = Settings("token", str(tmp_path / "delves.db"))
        found = [finding async for finding in checking.findings(settings, Nothing(), offline=True)]
        return [str(item) for item in found if item.about == ".env"]

    env = tmp_path / ".env"
    monkeypatch.setattr(checking, "ENV", env)
    assert await pointed_out() == []
    env.write_text("DISCORD_TOKEN=token")
    env.chmod(0o640)
    (line,) = await pointed_out()
    assert line == "note   .env: others on this machine may read the token in it. Run: chmod 600 .env."
    env.chmod(0o600)
    assert await pointed_out() == []


@pytest.mark.parametrize("unit", UNITS)
def test_a_unit_is_strict(unit: str, tmp_path: Path) -> None:
    lines = (ROOT / "deploy" / unit).read_text().splitlines()
    for line in ("UMask=0077", "User=delvekeeper", "DynamicUser=yes", "ProtectSystem=strict", "CapabilityBoundingSet="):
        assert line in lines
    if not shutil.which("systemd-analyze"):
        return
    shutil.copy(ROOT / "deploy" / unit, tmp_path)
    analyze = ["systemd-analyze", "security", "--no-pager", "--offline=true", str(tmp_path / unit)]
    said = subprocess.run(analyze, capture_output=True, text=True, check=False).stdout
    exposure = re.search(r"Overall exposure level for \S+: ([\d.]+)", said)
    assert exposure is not None and float(exposure[1]) <= MOST, said


def composed(file: str) -> dict[str, Any]:
    services: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / file).read_text())["services"]
    return services


def test_containers_write_nowhere_have_no_rights_and_are_asked_how_they_are() -> None:
    services = composed("compose.yaml")
    assert set(services) == {"database", "bot", "window", "backup"}
    for name, service in services.items():
        assert service["read_only"] and service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        # The image of the bot asks by itself, where HEALTH_PORT is set.
        assert "healthcheck" in service or service["environment"]["HEALTH_PORT"], name
        # Nobody is root: the bot's image says for itself as whom it runs.
        assert service.get("user", "") not in ("root", "0") and ("user" in service or service["image"] == "delvekeeper")
    assert {name for name, service in services.items() if "cap_add" in service} == {"window"}
    assert "\nUSER 10001\n" in (ROOT / "Dockerfile").read_text()


def test_a_second_process_has_the_other_shards_and_an_address_of_its_own() -> None:
    first, parts = composed("compose.yaml")["bot"], composed("compose.parts.yaml")
    assert parts["second"]["extends"] == {"file": "compose.yaml", "service": "bot"}
    assert (parts["bot"]["environment"]["SHARDS"], parts["second"]["environment"]["SHARDS"]) == ("0-1/4", "2-3/4")
    assert first["environment"]["WINDOW_URL"] == "https://${SITE:-localhost}"
    assert parts["second"]["environment"]["WINDOW_URL"] == "https://second.${SITE:-localhost}"
    proxies = {name: (ROOT / "deploy" / "caddy" / name).read_text() for name in ("bot", "parts")}
    port = first["environment"]["WINDOW_PORT"]
    assert f"{{$SITE:localhost}} {{\n\treverse_proxy bot:{port} {{" in proxies["bot"]
    assert f"second.{{$SITE:localhost}} {{\n\treverse_proxy second:{port} {{" in proxies["parts"]


def test_images_are_named_with_their_digests_in_one_place() -> None:
    images = dict(re.findall(r"^([A-Z]+_IMAGE)=(\S+)$", (ROOT / "deploy" / "images.env").read_text(), re.MULTILINE))
    assert all(re.fullmatch(r"[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}", image) for image in images.values())
    used = re.findall(r"\$\{([A-Z]+_IMAGE)", (ROOT / "deploy" / "compose.yaml").read_text())
    assert set(used) == images.keys() == {"PYTHON_IMAGE", "POSTGRES_IMAGE", "CADDY_IMAGE"}
    # Docker is told no other where it is told none.
    assert f"\nARG PYTHON_IMAGE={images['PYTHON_IMAGE']}\n" in (ROOT / "Dockerfile").read_text()
    # pg_dump is of the Debian of the first, and has to be as new as the server.
    debian = {images[name].partition("@")[0].rpartition("-")[2] for name in ("PYTHON_IMAGE", "POSTGRES_IMAGE")}
    assert debian == {"trixie"} and images["POSTGRES_IMAGE"].startswith("postgres:17-")
