"""Run as a process of its own: plays a little, and is killed at the worst moment. Prints what it acknowledged."""

from __future__ import annotations

import asyncio
import os
import sys

from engine.store import is_server, writing
from tests.tables.house import ADA, BOB, House


async def main(path: str, when: str) -> None:
    house = House(path)
    await house.open()
    started = await house.begin(ADA, BOB)
    for update in await house.tables.outbox.untold():
        await house.tables.outbox.told(update, 500 + update.id)
    moved = await house.act(ADA, "roll")
    print(started.id, moved.id, flush=True)
    if when == "inside":
        # Killed in the middle of the transaction: the row is written, nothing is committed.
        database = house.tables._context.store._database
        if is_server(path):

            def cut(*_: object) -> None:
                os._exit(9)

            writing._update = cut  # type: ignore[assignment]
        else:
            await database.set_trace_callback(lambda sql: os._exit(9) if "INSERT INTO updates" in sql else None)
        await house.act(BOB, "roll")
        os._exit(1)
    os._exit(9)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
