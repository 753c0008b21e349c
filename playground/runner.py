"""Runs a script with the real bot, and prints the result of every line as JSON."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

from simcord import InteractionResult

from engine import OperatorError
from playground.autoplay import Autoplayer
from playground.lock import Occupied, only_visit
from playground.players import Impossible, Players, fields_of, options_in
from playground.posts import Notice, Reply
from playground.script import (
    Apply,
    Autoplay,
    Click,
    Command,
    Complete,
    Expect,
    Fill,
    Go,
    Line,
    Live,
    Pick,
    Restart,
    ScriptError,
    Seed,
    Wait,
    read,
    read_line,
)
from playground.world import World

Result = dict[str, Any]
LOOK_IN = timedelta(hours=12)
"""How often a member of a living table makes moves."""
MOST_AT_ONCE = 12
"""The most moves they make each time."""


class Runner:
    """Runs lines, one at a time. ``folder`` is for pictures, ``seed`` for random players."""

    def __init__(self, world: World, folder: Path, seed: str) -> None:
        self.world = world
        self.players = Players(world)
        self._notice = Notice(world, folder)
        self._chance = Random(seed)
        self._newest: dict[tuple[str, bool], Reply] = {}
        """By receiver and privacy, the newest last."""

    async def do(self, line: Line) -> Result:
        """Run a line, and return what is printed of it.

        Raises `ScriptError` for an impossible action. An unmet expectation is returned under "failed".
        """
        began = time.perf_counter()
        more: Result = {}
        choices: tuple[tuple[str, str], ...] = ()
        replies: list[Reply] = []
        try:
            match line.act:
                case Complete() as asked:
                    choices = await self.players.complete(line.who, asked)
                case Go(channel):
                    self.players.go(channel)
                case Restart():
                    await self.world.restart()
                case Wait(span):
                    await self.world.wait(span)
                case Expect() as expected:
                    more = self._unmet(expected)
                case Seed(text):
                    self.world.seed(text)
                    self._chance = Random(text)
                case Autoplay(steps):
                    autoplayer = Autoplayer(self.world, self.players, self._chance)
                    taken: list[str] = []
                    async for step in autoplayer.play(steps):
                        taken.append(step)
                        self.world.save()
                        replies += self._look(f"{line.number:03d}-{len(taken):03d}")
                    more = {"steps": taken, "over": autoplayer.over}
                case Live() as life:
                    taken, over = [], False
                    self.world.look_seldom()
                    for _ in range(round(life.span / LOOK_IN)):
                        await self.world.wait(LOOK_IN)
                        autoplayer = Autoplayer(self.world, self.players, self._chance)
                        async for step in autoplayer.live(life.present, MOST_AT_ONCE):
                            taken.append(step)
                        over = autoplayer.over
                        replies += self._look(f"{line.number:03d}-{len(taken):03d}")
                    more = {"steps": taken, "over": over}
                case _:
                    more = _answered(await self._act(line))
        except Impossible as error:
            raise ScriptError(line.number, str(error)) from error
        took = (time.perf_counter() - began) * 1000
        replies += self._look(f"{line.number:03d}")
        self.players.remember(line.number, [reply.message for reply in replies])
        self.world.save()
        return {
            "line": line.number,
            "who": line.who,
            "do": line.do,
            "ms": round(took, 1),
            "replies": [reply.as_json() for reply in replies],
            "choices": [shown for shown, _ in choices],
            **more,
        }

    async def _act(self, line: Line) -> InteractionResult:
        match line.act:
            case Command() as command:
                return await self.players.run(line.who, command)
            case Click() as press:
                return await self.players.press(line.who, press)
            case Pick() as pick:
                return await self.players.pick(line.who, pick)
            case Fill() as fill:
                return await self.players.fill(line.who, fill)
            case Apply() as apply:
                return await self.players.apply(line.who, apply)
        raise TypeError(f"{line.act} is not for a member")

    def _look(self, stem: str) -> list[Reply]:
        replies = self._notice.look(stem)
        for reply in replies:
            self._newest.pop((reply.to, reply.private), None)
            self._newest[reply.to, reply.private] = reply
        return replies

    def _unmet(self, expected: Expect) -> Result:
        """Return the failure of an expectation, empty if it is met; `Impossible` for an unknown member or channel."""
        if expected.channel:
            self.players.check_channel(expected.channel)
            newest = self._newest.get((expected.channel, False))
        elif expected.member:
            self.players.check_member(expected.member)
            newest = self._newest.get((expected.member, True))
        else:
            newest = next(reversed(self._newest.values()), None)
        if newest is None:
            return {"failed": "there is no reply yet"} if expected.present else {}
        met = newest.has_map if expected.text is None else _folded(expected.text) in _folded(newest.text)
        if met is expected.present:
            return {}
        return {"failed": f"the newest reply is {json.dumps(newest.text, ensure_ascii=False)}"}


async def run_script(script: str, *, out: str | None, seed: str, database: str | None) -> int:
    """Run the script in a file ("-": standard input, line by line), and return the exit code.

    0: success; 1: an expectation failed; 2: the script is wrong. Each line of the script prints one line of JSON; errors go
    to standard error.
    """
    folder = Path(out) if out else Path(tempfile.mkdtemp(prefix="delvekeeper-"))
    try:
        lines = _typed() if script == "-" else _listed(read_file(Path(script)))
        folder.mkdir(parents=True, exist_ok=True)
    except (ScriptError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    except OSError as error:
        print(f"{folder}: {error.strerror or error}", file=sys.stderr)
        return 2
    with contextlib.ExitStack() as visit:
        try:
            visit.enter_context(only_visit(Path(database) if database else None))
        except Occupied as error:
            print(error, file=sys.stderr)
            return 2
        except OSError as error:
            print(f"The bot can't start: {error}", file=sys.stderr)
            return 2
        return await _carry_out(lines, folder, seed=seed, database=database)


def read_file(file: Path) -> list[Line]:
    """Return the lines of a script file. Raises `ScriptError`, or ``ValueError`` with a sentence if it has no text."""
    if file.is_dir():
        raise ValueError(f'"{file}" is a folder, not a script.')
    try:
        return read(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ValueError(f'There is no script "{file}".') from None
    except UnicodeDecodeError:
        raise ValueError(f'"{file}" is not text, so it is no script.') from None
    except OSError as error:
        raise ValueError(f'"{file}" can\'t be read: {(error.strerror or str(error)).lower()}.') from None


async def _carry_out(lines: AsyncIterator[Line], folder: Path, *, seed: str, database: str | None) -> int:
    print(f"Pictures go to {folder}; seed {seed}", file=sys.stderr)
    try:
        world = await World.open(Path(database) if database else None, seed=seed)
    except (OperatorError, OSError) as error:
        print(f"The bot can't start: {error}", file=sys.stderr)
        return 2
    try:
        runner = Runner(world, folder, seed)
        async for line in lines:
            result = await runner.do(line)
            print(json.dumps(result, ensure_ascii=False), flush=True)
            if "failed" in result:
                print(f"line {line.number}: {line.act}: {result['failed']}", file=sys.stderr)
                return 1
    except ScriptError as error:
        print(error, file=sys.stderr)
        return 2
    except TimeoutError as error:
        print(f"The bot is stuck: {error}", file=sys.stderr)
        return 1
    finally:
        await world.close()
    return 0


async def _listed(lines: list[Line]) -> AsyncIterator[Line]:
    for line in lines:
        yield line


async def _typed() -> AsyncIterator[Line]:
    """Yield the lines of standard input as they arrive."""
    loop = asyncio.get_running_loop()
    number = 0
    while text := await loop.run_in_executor(None, sys.stdin.readline):
        number += 1
        line = read_line(number, text)
        if line is not None:
            yield line


def _answered(result: InteractionResult) -> Result:
    """Return what a reply does not show: an open form, or a missing answer."""
    if result.modal is not None:
        named = {key: names[0] for key, names in fields_of(result.modal)}
        shown = {"title": result.modal.get("title", ""), "fields": [*named.values()]}
        if options := options_in(result.modal):
            shown["options"] = {
                named[key]: [f"{each['label']}{' (now)' if each.get('default') else ''}" for each in of]
                for key, of in options.items()
            }
        return {"form": shown}
    return {} if result.acknowledged else {"unanswered": True}


def _folded(text: str) -> str:
    return " ".join(text.split()).casefold()
