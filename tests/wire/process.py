"""The bot as a process of its own, connected to the stand-in for Discord."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]


class Process:
    """The bot as a process, connected to the stand-in on ``port``, with its database at ``path``."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._said = bytearray()
        self._listening = asyncio.create_task(self._listen())
        self.pid = process.pid

    @classmethod
    async def start(cls, port: int, path: Path, *before: str, games: Sequence[str] = (), **settings: str) -> Process:
        """Start it with these games (default: the toy); ``before`` stands before its command."""
        command = (*before, sys.executable, "-m", "tests.wire.launched", str(port), *games)
        environment = {**os.environ, "DISCORD_TOKEN": "token", "DATABASE": str(path), "GUILD": "", **settings}
        pipe, none = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        return cls(await asyncio.create_subprocess_exec(*command, cwd=ROOT, env=environment, stderr=pipe, stdout=none))

    async def _listen(self) -> None:
        # A process that nothing reads from stops once its pipe is full.
        assert self._process.stderr is not None
        while said := await self._process.stderr.read(1 << 16):
            self._said += said

    def signal(self, number: int) -> None:
        """Send it a signal."""
        self._process.send_signal(number)

    async def says(self, words: str, within: float = 120.0) -> None:
        """Wait until it has printed these words; fails with its output if it has not in time, or ends."""
        for _ in range(round(within * 10)):
            if words in self._said.decode():
                return
            assert self.running, self._said.decode()
            await asyncio.sleep(0.1)
        raise AssertionError(await self.kill())

    @property
    def running(self) -> bool:
        return self._process.returncode is None

    def memory(self) -> float:
        """Return its memory (MB)."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024

    async def ended(self, within: float = 60.0) -> tuple[int, str]:
        """Return its exit status and its output once it has ended; it is killed after ``within`` seconds."""
        try:
            await asyncio.wait_for(asyncio.shield(asyncio.gather(self._process.wait(), self._listening)), within)
        except TimeoutError:
            await self.kill()
            raise
        return self._process.returncode or 0, self._said.decode()

    async def kill(self) -> str:
        """Kill it if it still runs; return its output."""
        if self.running:
            self._process.kill()
        await asyncio.gather(self._process.wait(), self._listening)
        return self._said.decode()
