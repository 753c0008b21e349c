"""How many files take part in one press, from the press to the post that answers it.

The games whose presses touch most files are played at random on the simulated Discord, always with the same
seed. Presses of buttons, choices from menus
and commands count. A file of `bot.py`, `service`, `cogs` or `engine` counts if one of its functions is called meanwhile, on
any thread. An ``__init__`` does not count, nor imports, nor completions. Caches of the engine are cleared first, so that
the numbers do not depend on earlier tests.

Why: a developer who wants to follow a press reads these files. Too many small files are as hard to follow as one large
file, and no other law finds that.
"""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from inspect import CO_OPTIMIZED
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import pytest
from simcord import InteractionResult
from simcord.backend.models import Message

from engine.core.scene import HexBoard, HexCell, Scene
from engine.games import games
from engine.render.memory import MEMORIES
from engine.render.picture import draw
from playground.autoplay import Autoplayer
from playground.players import Players
from playground.script import Click, Command
from playground.world import World

MOST = 232
"""So many files a press touches at most. Most presses draw a map and cards. Packages, catalogues, needs and the geometry
of hexes are files of their own. The window is told of each change. A steady player is asked which button comes first.
In Wilds it is asked too where the goal of a hunt can lie, how likely what is left to do there succeeds, and whether a
second throw would."""

PRESSES = 30
"""So many presses are looked at of each game, those of its lobby left out."""

FEWER = ("cavern", "galaxy", "skyshard")
"""Games whose presses touch fewer files by far: at most 193, so another game is over the limit before them."""

OTHERS = ("bob", "cy")
"""Who joins the game that Ada opens."""

ROOT = Path(__file__).resolve().parents[2]
HOUSE = tuple(str(ROOT / name) for name in ("bot.py", "cogs", "engine", "service"))


class Touched:
    """Notes the files whose functions are called, on every thread that begins after this."""

    def __init__(self) -> None:
        self.files: set[str] = set()
        self._counts: dict[str, bool] = {}
        threading.settrace(self._note)

    @contextmanager
    def noting(self) -> Iterator[set[str]]:
        """Note those of one press."""
        self.files.clear()
        sys.settrace(self._note)
        try:
            yield self.files
        finally:
            sys.settrace(None)

    def close(self) -> None:
        """Leave threads that begin from now on alone."""
        threading.settrace(None)

    def _note(self, frame: FrameType, event: str, arg: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_flags & CO_OPTIMIZED:  # a function, and not a class or module that is being made
            path = code.co_filename
            if path not in self._counts:
                self._counts[path] = path.startswith(HOUSE) and not path.endswith("__init__.py")
            if self._counts[path]:
                self.files.add(path)


class Watched(Players):
    """Players of whose presses it is known what they touched."""

    def __init__(self, world: World, touched: Touched) -> None:
        super().__init__(world)
        self.presses: list[tuple[str, frozenset[str]]] = []
        self._touched = touched

    async def run(self, who: str, command: Command) -> InteractionResult:
        return await self._watched(f"@{who} /{command.name}", super().run(who, command))

    async def press_key(self, who: str, post: Message, key: str) -> InteractionResult:
        return await self._watched(f"@{who} {key}", super().press_key(who, post, key))

    async def pick_values(self, who: str, post: Message, key: str, values: list[str]) -> InteractionResult:
        return await self._watched(f"@{who} {key} {values}", super().pick_values(who, post, key, values))

    async def _watched(self, step: str, press: Awaitable[InteractionResult]) -> InteractionResult:
        with self._touched.noting() as files:
            result = await press
        self.presses.append((step, frozenset(str(Path(file).relative_to(ROOT)) for file in files)))
        return result


def forget() -> None:
    """Forget what functions of the engine remember, and what was weighed of it: that decides what a full memory lets go."""
    for memory in MEMORIES.all:
        memory.forget()
    MEMORIES.new = 0
    kind: Any = type(lru_cache(forget))
    for item in gc.get_objects():
        if type(item) is kind and item.__module__.startswith("engine."):
            item.cache_clear()


@pytest.fixture
def touched() -> Iterator[Touched]:
    forget()
    noting = Touched()
    yield noting
    noting.close()


def test_whatever_was_drawn_before_is_forgotten_and_weighs_nothing() -> None:
    forget()  # Of what another test drew, nothing would be new.
    draw(Scene("", HexBoard((HexCell((0, 0), "oat"),)), ""))
    assert MEMORIES.new and MEMORIES.heavy
    forget()
    assert MEMORIES.new == MEMORIES.heavy == 0
    assert {(memory.made, memory.bytes, memory.asked, memory.kept.cache_info().currsize) for memory in MEMORIES.all} == {
        (0, 0, 0, 0)
    }


async def pressed(key: str, touched: Touched) -> list[tuple[str, frozenset[str]]]:
    """Return the presses of a game after its lobby, each with the files that it touched."""
    world = await World.open(seed="lantern")
    try:
        await world.members["ada"].slash(world.channels["tavern"], "delve new", game=key)
        players = Watched(world, touched)
        for name in OTHERS:
            await players.press(name, Click("Join"))
        await players.press("ada", Click("Start"))
        players.presses.clear()
        async for _ in Autoplayer(world, players, Random("lantern")).play(PRESSES):
            pass
        assert world.env.errors == []
    finally:
        await world.close()
    return players.presses


@pytest.mark.whole
@pytest.mark.parametrize("key", [key for key in games() if key not in FEWER])
async def test_a_press_touches_few_files(key: str, touched: Touched) -> None:
    presses = await pressed(key, touched)
    everywhere = frozenset().union(*(files for _, files in presses))
    assert {
        "engine/core/game.py",
        "engine/render/picture.py",
        "engine/store/store.py",
        "engine/tables/service.py",
    } <= everywhere
    step, files = max(presses, key=lambda press: len(press[1]))
    assert len(files) <= MOST, f"{len(files)} files: " + "\n".join([step, *sorted(files)])
