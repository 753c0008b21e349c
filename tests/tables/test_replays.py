"""Looking back at tables of the store: what is remembered is as fresh as the journal; what other rules wrote is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.api.views import Eye, Moment
from engine.games import games
from engine.tables.history.timeline import PUBLIC
from tests.tables.house import ADA, BOB, CY, House
from tests.tables.test_earlier import written_before


async def looked(house: House, number: int = 0, member: int | None = None) -> Moment:
    return await house.tables.replays.moment(1, number, member=member)


@pytest.mark.rule("TAB-140")
async def test_what_is_remembered_goes_with_the_journal(house: House) -> None:
    await house.begin(ADA, BOB, game="toy")
    assert (await looked(house)).count == 1
    await house.act(ADA, "draft 5")
    for who, told in ((ADA, "You picked 5."), (BOB, ""), (CY, "")):
        moment = await looked(house, member=who.id)
        assert moment.count == 2 and moment.by == "Ada"
        assert moment.told == "\n".join(filter(None, ["Ada has picked a card.", told]))
    kept = dict(house.tables.replays._timelines)
    await looked(house, 1)
    assert house.tables.replays._timelines == kept, "nothing is read again where nothing was written"
    await house.reopen()
    assert (await looked(house)).count == 2


@pytest.mark.rule("TAB-141")
async def test_whose_eyes_one_has_follows_the_seat(house: House) -> None:
    await house.begin(ADA, BOB, game="toy")
    assert (await looked(house, member=BOB.id)).eye == Eye(1)
    assert (await looked(house, member=CY.id)).eye == PUBLIC
    wanted = await house.tables.replays.moment(1, 0, member=CY.id, eye=Eye(1))
    assert wanted.eye == PUBLIC, "as long as it runs no one has the eyes of another"


@pytest.mark.rule("TAB-140", "TAB-122")
async def test_nothing_of_a_name_that_was_taken_out_is_remembered(house: House) -> None:
    await house.begin(ADA, BOB, game="toy")
    await house.act(ADA, "draft 5")
    assert "Ada" in (await looked(house)).told
    await house.tables.privacy.forget(ADA)
    moment = await looked(house)
    assert "Ada" not in f"{moment.told} {moment.by} {moment.picture and moment.picture.alt}"
    assert moment.by == "a delver" and moment.told.startswith("A delver has picked")


@pytest.mark.rule("TAB-143")
async def test_what_other_rules_wrote_is_told_and_has_a_map_where_a_snapshot_reads(tmp_path: Path) -> None:
    rows, _ = written_before(tmp_path / "earlier.db")
    house = House(tmp_path / "earlier.db")
    await house.open(games())
    try:
        for table, _, status, _ in rows:
            if status == "lobby":
                continue
            replaying = house.tables.replays
            last = await replaying.moment(table, 9999, member=None)
            assert last.picture is not None and last.status and last.told
            # Every 16th entry of a running table has a snapshot; of one that is over the last alone.
            first, second = [await replaying.moment(table, number, member=None) for number in (1, 2)]
            assert (first.picture is not None) == (status == "running")
            assert second.picture is None and second.status == "" and second.told
    finally:
        await house.tables.close()
