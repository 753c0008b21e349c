"""A browser, and the playground as a newcomer starts it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser import chromium

TOP = Path(__file__).resolve().parents[2]
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/\S*")


@pytest.fixture(scope="module")
def launched() -> Iterator[Browser]:
    """Start the machine's own Chromium once for the tests of a file.

    Without one skip, or fail where ``REQUIRE_BROWSER=1`` demands one.
    """
    path = chromium.found()
    if path is None:
        if os.environ.get("REQUIRE_BROWSER") == "1":
            pytest.fail("REQUIRE_BROWSER is set, and there is no Chromium on this machine")
        pytest.skip("no Chromium on this machine")
    with chromium.started(path) as browser:
        yield browser


@pytest.fixture
def browser(launched: Browser) -> Iterator[Browser]:
    """Chromium without any page; those of the test are closed after it."""
    yield launched
    for context in launched.contexts:
        context.close()


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Start ``python -m playground play`` with a database of its own; give the address that it prints."""
    said = tmp_path / "said.txt"
    command = [sys.executable, "-m", "playground", "play", "--no-browser", "--fresh", "--port", "0"]
    command += ["--database", str(tmp_path / "delves.db")]
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    environment |= {"PYTHONUNBUFFERED": "1", "DISCORD_TOKEN": ""}
    with said.open("w") as out:
        running = subprocess.Popen(
            command, cwd=TOP, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT, env=environment
        )
    try:
        yield wait_for_address(said, running)
    finally:
        running.terminate()
        try:
            running.wait(20)
        except subprocess.TimeoutExpired:
            running.kill()


def wait_for_address(said: Path, running: subprocess.Popen[bytes]) -> str:
    """Return the address once it was printed; fail with all that was said when it does not come."""
    until = time.monotonic() + 60
    while time.monotonic() < until and running.poll() is None:
        if found := ADDRESS.search(said.read_text()):
            return found[0]
        time.sleep(0.1)
    pytest.fail(f"the playground gave no address:\n{said.read_text()}")
