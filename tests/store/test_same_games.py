"""Games are the same wherever they are kept: the same presses leave the same rows in a file and on a server."""

from __future__ import annotations

import math
import random
from contextlib import suppress
from itertools import count
from pathlib import Path

import msgspec
import pytest

from engine import Thinker
from engine.core.errors import GameError
from engine.games import games
from engine.store.transfer import TableDigest, schema, tallied
from tests.tables import house as houses
from tests.tables.house import ADA, BOB, HOME, House
from tests.tables.test_computed_once import pressed

PRESSES = 40


async def played(place: Path | str, key: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], tuple[TableDigest, ...]]:
    """Play with company, take back, ask twice, stay away, begin again after a restart; return all that was told, and all
    that is kept."""
    monkeypatch.setattr(houses, "NUMBERS", count(1000))
    kind = {key: games()[key]}
    house, chance, told = House(place), random.Random(key), list[str]()
    thinking = Thinker(None, math.inf)
    await house.open(kind, thinker=thinking)
    await house.tables.lobby.gather(house.call(ADA), key, {}, wait=60 * 24)
    await house.tables.lobby.join(house.call(BOB))
    await house.tables.bot_players.hire(house.call(ADA), "steady", 1)
    await house.tables.lobby.start(house.call(ADA))
    for number in range(PRESSES):
        update = await house.tables.views.latest(HOME)
        if not update.awaited:
            break
        who = chance.choice(update.awaited)
        call = house.call(who)
        with suppress(GameError):
            if update.kind == "ballot":
                told.append((await house.tables.undo.vote(call, update.version, agree=chance.random() < 0.5)).story)
                continue
            text = await pressed(house, who, chance)
            done = await (house.tables.act(call, text) if text else house.tables.moves.skip(house.call(ADA)))
            told.append(f"{done.id} {done.version} {done.story} {done.ask} {done.status}")
            if number % 3 == 0 and text:
                assert (await house.tables.act(call, text)).again
        if number % 5 == 4:
            for again in (house.tables.undo.undo, house.tables.undo.redo, house.tables.undo.undo):
                with suppress(GameError):
                    told.append((await again(house.call(who))).story)
        for update in await house.tables.outbox.untold():
            await house.tables.outbox.told(update, 9000 + update.id)
        if number % 9 == 8:
            told += [update.story for update in await house.later(25)]
        if number % 12 == 11:
            await house.tables.close()
            await house.open(kind, thinker=thinking)
    with suppress(GameError):
        told.append((await house.tables.lobby.end(house.call(ADA))).story)
    name, written = await house.tables.exports.export(HOME)
    told += [name, written.decode()]
    kept = await house.tables._context.store._database.read(tallied)
    await house.tables.close()
    return told, kept


@pytest.mark.whole
@pytest.mark.parametrize("key", ["skyshard", "cavern"])
async def test_the_same_presses_leave_the_same_rows(
    key: str, tmp_path: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_file, kept_in_file = await played(tmp_path / "delves.db", key, monkeypatch)
    on_server, kept_on_server = await played(postgresql, key, monkeypatch)
    assert in_file == on_server and len(in_file) > PRESSES / 2
    assert kept_in_file == kept_on_server
    rows = {tally.name: tally.rows for tally in kept_in_file}
    assert rows.keys() == {relation.name for relation in schema()}
    assert all(rows[name] for name in ("tables", "seats", "journal", "snapshots", "updates", "minds", "seen"))
    assert msgspec.json.decode(in_file[-1])["game"] == key
