"""The bot as a process of its own, that takes the stand-in for Discord."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]


class Process:
    """The bot as a process that takes the stand-in on ``port`` for Discord, its database at ``path``."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.pid = process.pid

    @classmethod
    async def start(cls, port: int, path: Path, *before: str, games: Sequence[str] = (), **settings: str) -> Process:
        """Start it with these games (the toy alone by default); ``before`` stands before its command."""
        command = (*before, sys.executable, "-m", "tests.wire.launched", str(port), *games)
        environment = {**os.environ, "DISCORD_TOKEN": "token", "DATABASE": str(path), "GUILD": "", **settings}
        pipe = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec(*command, cwd=ROOT, env=environment, stderr=pipe, stdout=pipe))

    def signal(self, number: int) -> None:
        """Send it a signal."""
        self._process.send_signal(number)

    @property
    def running(self) -> bool:
        return self._process.returncode is None

    async def ended(self, within: float = 60.0) -> tuple[int, str]:
        """Return its exit status and what it said, once it has ended; it is killed if it has not in time."""
        try:
            _, said = await asyncio.wait_for(self._process.communicate(), within)
        except TimeoutError:
            self._process.kill()
            await self._process.wait()
            raise
        return self._process.returncode or 0, said.decode()

    async def kill(self) -> str:
        """Kill it, if it still runs; return what it said."""
        if self.running:
            self._process.kill()
        _, said = await self._process.communicate()
        return said.decode()
