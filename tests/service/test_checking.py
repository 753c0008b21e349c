"""`bot.py --check` says what is wrong before the bot starts, a line for each thing, with its remedy."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

import bot
from engine import BadGame, Shards
from engine.render import brush
from engine.store import Lock, Store, database
from service import checking
from service.checking import CheckResult, findings, report
from service.endings import FOR_GOOD, FOR_NOW
from service.settings import Settings
from tests import toy
from tests.wire.process import ROOT
from tests.wire.standin import Standin


class Tried:
    """A bot that can be tried out, or fails at it as it is told."""

    def __init__(self, error: Exception | None = None, **intents: bool) -> None:
        self.intents = discord.Intents(guilds=True, **intents)
        self._error = error

    async def try_out(self) -> int:
        if self._error:
            raise self._error
        return 70


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(token="token", database=str(tmp_path / "delves.sqlite3"))


async def found(settings: Settings, tried: Tried | None = None, *, offline: bool = True) -> dict[str, CheckResult]:
    return {each.about: each async for each in findings(settings, tried or Tried(), offline=offline)}


async def test_where_nothing_is_wrong_it_says_so_of_everything(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await report(settings, Tried(), offline=True) == 0
    lines = capsys.readouterr().out.splitlines()
    about = ["python", "packages", "fonts", "commands", "database", "disk", "intents", "token"]
    assert [line.split(":")[0].split()[-1] for line in lines] == about
    assert all(line.startswith("ok ") and line.endswith(".") for line in lines)
    # Nothing was made by looking.
    assert not Path(settings.database).exists()


async def test_what_needs_a_person_counts_more_than_what_passes(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    await (await Store.open(settings.database)).close()
    with Lock(settings.database):
        assert await report(settings, Tried(), offline=True) == FOR_NOW
        assert await report(settings, Tried(BadGame("a verb")), offline=True) == FOR_GOOD
    assert "wrong  commands: a verb." in capsys.readouterr().out


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute(f"PRAGMA user_version = {len(database.migrations()) + 1}")


def older(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA user_version = 3")


def of_another(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("CREATE TABLE songs (id INTEGER)")


def damaged(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(2 * 4096)
        file.write(b"\xff" * 8192)


@pytest.mark.parametrize(
    ("spoil", "status", "words"),
    [
        (lambda path: None, 0, "is sound, and no other process uses it; schema"),
        (older, 0, "schema 3, which the start brings to"),
        (newer, FOR_GOOD, "newer Delvekeeper"),
        (of_another, FOR_GOOD, "no database of delves"),
        (damaged, FOR_GOOD, "damaged|cannot be opened"),
    ],
    ids=["sound", "older", "newer", "of another", "damaged"],
)
async def test_a_database_is_looked_into_and_left_as_it_is(
    settings: Settings, spoil: Callable[[Path], None], status: int, words: str
) -> None:
    path = Path(settings.database)
    await (await Store.open(path)).close()
    spoil(path)
    before = path.read_bytes()
    finding = (await found(settings))["database"]
    assert finding.status == status and path.read_bytes() == before
    assert re.search(words, finding.words), finding.words


async def test_a_database_in_use_may_be_free_later(settings: Settings) -> None:
    await (await Store.open(settings.database)).close()
    with Lock(settings.database):
        finding = (await found(settings))["database"]
    assert finding.status == FOR_NOW and "in use by another Delvekeeper" in finding.words


async def test_a_part_of_the_shards_takes_a_database_on_a_server(settings: Settings) -> None:
    await (await Store.open(settings.database)).close()
    finding = (await found(Settings("token", settings.database, part=Shards(32, (0, 1)))))["database"]
    assert finding.status == FOR_GOOD and "DATABASE_URL" in finding.words


async def test_a_folder_that_is_a_file_is_said(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    finding = (await found(Settings("token", str(tmp_path / "file" / "delves.sqlite3"))))["database"]
    assert finding.status == FOR_GOOD and "is a file" in finding.words


@pytest.mark.parametrize(("free", "mark"), [(9_000_000_000, "ok"), (400_000_000, "note"), (40_000_000, "later")])
async def test_a_disk_that_fills_up_is_said(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, free: int, mark: str
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=free))
    line = str((await found(settings))["disk"])
    assert line.startswith(mark) and f"{free // 1_000_000:,} MB" in line


async def test_a_package_of_another_version_is_named_with_its_remedy(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pins = tmp_path / "requirements.in"
    pins.write_text("# What it needs.\naiohttp==1.0.0\nlantern-oil==2.0\n")
    monkeypatch.setattr(checking, "PINS", pins)
    finding = (await found(settings))["packages"]
    assert finding.status == FOR_GOOD
    assert "aiohttp is 3." in finding.words and "lantern-oil is missing, not 2.0" in finding.words
    assert finding.words.endswith("pip install -r requirements.txt")


async def test_a_font_that_is_gone_is_named(settings: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(brush, "_FOLDER", tmp_path)
    brush._font.cache_clear()
    finding = (await found(settings))["fonts"]
    brush._font.cache_clear()
    assert finding.status == FOR_GOOD and "Elstob" in finding.words and "data/fonts" in finding.words


async def test_privileged_intents_are_told(settings: Settings) -> None:
    assert "guilds and members: switch on" in (await found(settings, Tried(members=True)))["intents"].words


async def test_a_token_that_is_none_is_not_shown_to_discord() -> None:
    finding = (await found(Settings(), offline=False))["token"]
    assert finding.status == FOR_GOOD and finding.words.startswith("Set DISCORD_TOKEN")


class TestDiscord:
    """What Discord says when it is asked."""

    @pytest.fixture
    async def standin(self, monkeypatch: pytest.MonkeyPatch) -> Any:
        async with Standin().open() as standin:
            monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{standin.port}/api/v10")
            yield standin

    async def test_it_says_who_the_bot_is_and_how_many_logins_are_left(self, settings: Settings, standin: Standin) -> None:
        standin.gateway.left = 998
        finding = (await found(settings, offline=False))["token"]
        assert finding.status == 0 and finding.words == (
            "Discord knows it as Delvekeeper, and advises 1 shard; 998 of 1000 logins are left, new ones come in 24 hours"
        )
        # It was only asked: no login was used.
        assert standin.gateway.left == 998 and standin.gateway.identified == []

    async def test_without_a_login_left_it_is_later(self, settings: Settings, standin: Standin) -> None:
        standin.gateway.left = 0
        finding = (await found(settings, offline=False))["token"]
        assert finding.status == FOR_NOW and "0 of 1000 logins are left" in finding.words

    async def test_a_token_that_it_does_not_know_is_final(self, settings: Settings, standin: Standin) -> None:
        standin.token_known = False
        finding = (await found(settings, offline=False))["token"]
        assert finding.status == FOR_GOOD and "does not know this DISCORD_TOKEN" in finding.words

    async def test_that_it_fails_passes(self, settings: Settings, standin: Standin) -> None:
        standin.breaks.append(("GET", "/users/@me", "broken"))
        finding = (await found(settings, offline=False))["token"]
        assert finding.status == FOR_NOW and "Discord answers with 500" in finding.words

    @pytest.mark.parametrize(
        ("ahead", "words"),
        [(0, "as Discord's"), (3, "as Discord's"), (90, "90 seconds ahead of"), (-90, "90 seconds behind")],
    )
    async def test_a_clock_that_goes_wrong_is_told(
        self, settings: Settings, standin: Standin, monkeypatch: pytest.MonkeyPatch, ahead: int, words: str
    ) -> None:
        real = checking.time.time
        # Discord's second has begun up to one ago.
        monkeypatch.setattr(checking.time, "time", lambda: int(real()) + ahead)
        monkeypatch.setattr(checking, "parsedate_to_datetime", lambda _: SimpleNamespace(timestamp=lambda: int(real())))
        finding = (await found(settings, offline=False))["clock"]
        assert finding.status == 0 and finding.noted == (abs(ahead) > 5) and words in finding.words


async def test_that_discord_is_away_passes(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Standin().open() as gone:
        monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{gone.port}/api/v10")
    finding = (await found(settings, offline=False))["token"]
    assert finding.status == FOR_NOW and finding.words.startswith("Discord cannot be reached")


async def test_a_bot_is_tried_out_without_discord() -> None:
    tried = bot.create_bot(Settings(database=":memory:"), games={"toy": toy.GAME})
    assert 20 <= await tried.try_out() <= 80
    assert tried.is_closed()


class Clashing(toy.Toy):
    verbs = (toy.msgspec.structs.replace(toy.Toy.verbs[0], group="workshop"), *toy.Toy.verbs[1:])


async def test_a_game_that_does_not_fit_is_told_in_words(settings: Settings) -> None:
    tried: Any = bot.create_bot(Settings(database=":memory:"), games={"toy": Clashing()})
    finding = (await found(settings, tried))["commands"]
    assert finding.status == FOR_GOOD and "its group workshop is no opening" in finding.words


@pytest.mark.whole
def test_the_process_answers_with_its_exit_status(tmp_path: Path) -> None:
    def checked(token: str) -> subprocess.CompletedProcess[str]:
        # Of what is set here Python alone knows anything: where it keeps what it compiled.
        environment = {name: value for name, value in os.environ.items() if name.startswith("PYTHON")}
        environment |= {"PATH": "/usr/bin:/bin", "DISCORD_TOKEN": token, "DATABASE": str(tmp_path / "delves.sqlite3")}
        command = [sys.executable, "bot.py", "--check", "--offline"]
        return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)

    good = checked("token")
    assert (good.returncode, good.stderr) == (0, "") and len(good.stdout.splitlines()) == 8
    assert checked("no token").returncode == FOR_GOOD
