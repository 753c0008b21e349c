"""The image of the Dockerfile: built and started where there is Docker, else its steps in an empty folder."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from .image import TOP, Image

pytestmark = pytest.mark.whole
CHECK = ("--check", "--offline")
ASKED = """
from engine.games import games
from engine.rulebook import TABLE, book
del book.read_books
print(book.rulebook_of((*games(), TABLE)).get("sky-001").id)
"""


def _docker() -> bool:
    """Whether there is Docker, and it answers."""
    docker = shutil.which("docker")
    return bool(docker) and subprocess.run(["docker", "info"], capture_output=True, check=False).returncode == 0


MADE = """
import asyncio, os
from engine.store import Store
async def made():
    await (await Store.open(os.environ["DATABASE"])).close()
asyncio.run(made())
"""


@pytest.fixture
def root() -> Iterator[Path]:
    """An empty folder that others may look into."""
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def test_what_the_image_holds_is_all_that_the_bot_needs(root: Path) -> None:
    if _docker():
        subprocess.run(["docker", "build", "--quiet", "--tag", "delvekeeper-tested", "."], cwd=TOP, check=True)
        run = ["docker", "run", "--rm", "--read-only", "--env", "DISCORD_TOKEN=token", "delvekeeper-tested"]
        found = subprocess.run([*run, "python", "bot.py", *CHECK], capture_output=True, text=True, check=False)
        assert found.returncode == 0, found.stdout + found.stderr
        return
    image = Image(root)
    image.build()
    assert image.command == ["python", "bot.py"]
    found = image.run([*image.command, *CHECK], DISCORD_TOKEN="token")
    assert (found.returncode, found.stderr) == (0, ""), found.stdout + found.stderr
    # The database would be made in /data, the one place where the image may write; nothing was written elsewhere.
    assert f"{root}/data/delvekeeper.sqlite3 is not there yet" in found.stdout
    assert list((root / "data").iterdir()) == []
    # A backup is made with the image alone: of a database on a server with PostgreSQL's own program.
    assert image.packages == ["postgresql-client"]
    assert image.run(["python", "-c", MADE]).returncode == 0
    for number in range(16):
        (root / "backups" / f"older-{number}").touch()
        os.utime(root / "backups" / f"older-{number}", (number, number))
    kept = image.run(["sh", "deploy/backup"], BACKUPS=str(root / "backups"))
    assert (kept.returncode, kept.stderr) == (0, "") and "holds tables 0" in kept.stdout
    # The newest 14 are left: the new one, and those before it but for the three oldest.
    (backup,) = {path.name for path in (root / "backups").iterdir()} - {f"older-{number}" for number in range(3, 16)}
    assert (root / "backups" / backup).stat().st_uid == (10001 if os.geteuid() == 0 else os.geteuid())
    # The rulebook was read when the image was built, and is not read again.
    at_hand = image.run(["python", "-c", ASKED])
    assert (at_hand.returncode, at_hand.stdout) == (0, "SKY-001\n"), at_hand.stderr
    writes = image.run(["python", "-c", "open('bot.py', 'a')"])
    assert "Permission denied" in writes.stderr
    # Without a port there is nothing to ask. Without an answer on it, the bot is not well.
    assert image.run(image.health).returncode == 0
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    assert image.run(image.health, HEALTH_PORT=port).returncode != 0
