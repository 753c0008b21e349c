from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio

from playground.runner import Runner
from playground.script import read_line
from playground.world import World
from tests.playground import innkeeper


@pytest_asyncio.fixture
async def inn() -> AsyncIterator[World]:
    world = await World.open(build=innkeeper.build)
    yield world
    await world.close()


@pytest_asyncio.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture
def say(inn, tmp_path):
    runner = Runner(inn, tmp_path, "seed")
    number = 0

    async def do(text):
        nonlocal number
        number += 1
        return await runner.do(read_line(number, text))

    return do
