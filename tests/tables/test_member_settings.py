"""What each member wants for themselves: kept wherever they play, known at once at the tables they sit at."""

from __future__ import annotations

from asyncio import gather
from zoneinfo import available_timezones

import pytest

from engine.api.time_zones import KNOWN, SPOKEN, clock_in, read_zone, zone_words, zones, zones_for
from engine.core.errors import BadOption
from engine.store import MemberRow

from .house import ADA, BOB, CY, HOME, House

BERLIN = "Europe/Berlin"


async def known_at(house: House, channel: int = HOME) -> dict[int, MemberRow]:
    """Return what a table knows of those who sit there."""
    return {person.member: person for person in (await house.tables._context.cache.seen(channel)).member_settings}


@pytest.mark.rule("TAB-085")
async def test_nothing_is_assumed_and_what_is_said_survives_a_restart(house: House) -> None:
    assert await house.tables.member_settings.settings(ADA.id) == MemberRow(ADA.id, "", -1, -1, True)
    wanted = MemberRow(ADA.id, BERLIN, 22 * 60 + 30, 7 * 60, False)
    assert await house.tables.member_settings.want(ADA.id, zone="berlin", quiet="22:30-7", nudges=False) == wanted
    await house.reopen()
    assert await house.tables.member_settings.settings(ADA.id) == wanted
    assert await house.tables.member_settings.settings(BOB.id) == MemberRow(BOB.id)


@pytest.mark.rule("TAB-072", "TAB-085")
async def test_of_a_member_with_the_usual_settings_nothing_is_kept(house: House) -> None:
    count = "SELECT count(*) FROM members"
    read = house.tables._context.store._database.read
    await house.tables.member_settings.want(ADA.id, zone=BERLIN, quiet="22-8", nudges=False)
    assert await read(lambda connection: connection.value(count)) == 1
    await house.tables.member_settings.want(ADA.id, zone="off", nudges=True)
    assert await read(lambda connection: connection.value(count)) == 0
    assert await house.tables.member_settings.settings(ADA.id) == MemberRow(ADA.id)


@pytest.mark.rule("TAB-085")
async def test_a_part_of_it_leaves_the_rest_as_it_is(house: House) -> None:
    await house.tables.member_settings.want(ADA.id, zone=BERLIN, quiet="22-8")
    assert await house.tables.member_settings.want(ADA.id, nudges=False) == MemberRow(ADA.id, BERLIN, 1320, 480, False)
    assert await house.tables.member_settings.want(ADA.id, zone="Asia/Tokyo") == MemberRow(
        ADA.id, "Asia/Tokyo", 1320, 480, False
    )
    assert await house.tables.member_settings.want(ADA.id, quiet="off") == MemberRow(ADA.id, "Asia/Tokyo", -1, -1, False)


@pytest.mark.rule("TAB-085", "TAB-086")
async def test_without_a_zone_there_are_no_quiet_hours(house: House) -> None:
    with pytest.raises(BadOption, match=r"need your time zone.*`/me zone:`") as refused:
        await house.tables.member_settings.want(ADA.id, quiet="22-8", nudges=False)
    assert refused.value.entry == "TAB-086"
    assert await house.tables.member_settings.settings(ADA.id) == MemberRow(ADA.id), "all of it or nothing"
    assert await house.tables.member_settings.want(ADA.id, quiet="off") == MemberRow(ADA.id), "nothing needs none"
    await house.tables.member_settings.want(ADA.id, zone=BERLIN, quiet="22-8")
    assert await house.tables.member_settings.want(ADA.id, zone="off") == MemberRow(ADA.id, "", -1, -1)


@pytest.mark.rule("TAB-085")
@pytest.mark.parametrize("zone", ["Atlantis", "", "../Berlin", "Europe", "`@everyone`" * 20])
async def test_a_zone_that_no_one_knows_changes_nothing(house: House, zone: str) -> None:
    await house.tables.member_settings.want(ADA.id, zone="Asia/Tokyo")
    with pytest.raises(BadOption, match="I know no time zone") as refused:
        await house.tables.member_settings.want(ADA.id, zone=zone, nudges=False)
    assert refused.value.entry == "TAB-085" and len(refused.value.words) < 300
    assert await house.tables.member_settings.settings(ADA.id) == MemberRow(ADA.id, "Asia/Tokyo")


@pytest.mark.rule("TAB-085", "TAB-086")
@pytest.mark.parametrize("quiet", ["at night", "22", "25-8", "8-8"])
async def test_hours_that_are_none_change_nothing(house: House, quiet: str) -> None:
    with pytest.raises(BadOption, match="says no quiet hours: write when they begin and end"):
        await house.tables.member_settings.want(ADA.id, zone=BERLIN, quiet=quiet)
    assert await house.tables.member_settings.settings(ADA.id) == MemberRow(ADA.id)


@pytest.mark.rule("TAB-085")
async def test_the_tables_that_one_sits_at_know_at_once(house: House) -> None:
    for channel in (HOME, HOME + 1):
        await house.begin(ADA, BOB, channel=channel)
    await house.begin(BOB, CY, channel=HOME + 2)
    before = (await house.tables._context.cache.seen(HOME)).version
    wanted = await house.tables.member_settings.want(ADA.id, zone=BERLIN, quiet="22-8")
    for channel in (HOME, HOME + 1):
        assert await known_at(house, channel) == {ADA.id: wanted}
    assert await known_at(house, HOME + 2) == {}
    assert (await house.tables._context.cache.seen(HOME)).version == before, "no control grows old by it"
    other = await house.tables.member_settings.want(BOB.id, nudges=False)
    again = await house.tables.member_settings.want(ADA.id, quiet="off")
    assert await known_at(house) == {ADA.id: again, BOB.id: other}
    await house.act(ADA, "step 1")
    assert await known_at(house) == {ADA.id: again, BOB.id: other}, "and still after a move"
    await house.reopen()
    assert await known_at(house) == {ADA.id: again, BOB.id: other}


@pytest.mark.rule("TAB-085")
async def test_a_table_knows_who_comes_to_it_and_no_one_who_has_gone(house: House) -> None:
    ada, cy = [await house.tables.member_settings.want(member.id, zone=BERLIN) for member in (ADA, CY)]
    await house.tables.lobby.gather(house.call(ADA), "corridor", {})
    assert await known_at(house) == {ADA.id: ada}
    await house.tables.lobby.join(house.call(BOB))
    await house.tables.lobby.start(house.call(ADA))
    assert await known_at(house) == {ADA.id: ada}
    await house.tables.lobby.hand_over(house.call(ADA), ADA, CY)
    assert await known_at(house) == {CY.id: cy}


def test_every_zone_that_is_offered_is_one() -> None:
    assert set(KNOWN) <= available_timezones()
    assert {name for names in SPOKEN.values() for name in names.split()} <= available_timezones()
    assert set(zones()) <= available_timezones() and len(zones()) > 300


@pytest.mark.rule("TAB-085")
def test_a_zone_is_found_by_the_words_of_its_city() -> None:
    assert zones_for("york") == ["America/New_York"]
    assert zones_for("new y") == ["America/New_York"] == zones_for("NEW_YORK")
    assert zones_for("berl")[0] == BERLIN
    assert zones_for("europe b")[0].startswith("Europe/B")
    assert zones_for("atlantis") == []
    assert zones_for("paris", "de") == ["Europe/Paris"]
    # What begins with it comes before what only holds it.
    assert zones_for("lima")[0] == "America/Lima"


@pytest.mark.rule("TAB-085")
def test_the_locale_orders_what_is_offered_and_says_nothing_else() -> None:
    assert zones_for(locale="de")[:3] == ["Europe/Berlin", "Europe/Vienna", "Europe/Zurich"]
    assert zones_for(locale="ja")[0] == "Asia/Tokyo"
    for locale in (*SPOKEN, "tlh"):
        assert set(KNOWN) <= set(zones_for(locale=locale)), locale
        assert len(set(zones_for(locale=locale))) == len(zones_for(locale=locale))


@pytest.mark.rule("TAB-085")
def test_how_a_zone_is_written_and_read(house: House) -> None:
    assert read_zone("Europe/Berlin") == read_zone("berlin") == read_zone(" europe/BERLIN ") == BERLIN
    assert read_zone("new york") == read_zone("America/New_York") == "America/New_York"
    assert read_zone("utc") == "UTC" and read_zone("off") == "" and read_zone("nowhere") is None
    assert zone_words("America/New_York") == "New York (America)"
    assert zone_words("America/Argentina/Buenos_Aires") == "Buenos Aires (America, Argentina)"
    assert zone_words("UTC") == "UTC"
    # It is midnight in London, on the first of January.
    assert [clock_in(zone, house.clock) for zone in ("UTC", BERLIN, "Asia/Kolkata", "America/New_York")] == [
        "00:00",
        "01:00",
        "05:30",
        "19:00",
    ]


@pytest.mark.rule("TAB-085")
async def test_two_changes_at_the_same_time_are_both_made(house: House) -> None:
    await house.begin(ADA, BOB)
    want = house.tables.member_settings.want
    await gather(want(ADA.id, zone=BERLIN), want(ADA.id, nudges=False), want(BOB.id, zone="Asia/Tokyo"))
    wanted = MemberRow(ADA.id, BERLIN, -1, -1, False)
    assert await house.tables.member_settings.settings(ADA.id) == wanted
    assert await known_at(house) == {ADA.id: wanted, BOB.id: MemberRow(BOB.id, "Asia/Tokyo")}


@pytest.mark.rule("TAB-085", "TAB-093")
async def test_who_wants_no_nudge_has_none_and_who_wants_one_again_has_it_for_what_is_asked_now(house: House) -> None:
    """A table that waits 24 hours nudges after 12."""
    await house.tables.member_settings.want(ADA.id, nudges=False)
    await house.begin(ADA, BOB, wait=24)
    house.wait(13)
    assert await house.overdue() == []
    await house.tables.member_settings.want(ADA.id, nudges=True)
    (update,) = await house.overdue()
    assert update.kind == "nudge" and update.mention == (ADA.id,)


@pytest.mark.rule("TAB-085", "TAB-086", "TAB-096")
async def test_quiet_hours_that_are_said_later_move_the_deadline_under_way(house: House) -> None:
    """Ada is asked at 0:00 in London, so her 24 hours are up at 0:00: in Berlin that is 1:00, and 8:00 there is 7:00."""
    await house.begin(ADA, BOB, wait=24)
    await house.tables.member_settings.want(ADA.id, zone=BERLIN, quiet="22-8", nudges=False)
    house.wait(24)
    assert await house.overdue() == []
    (sitting,) = await house.tables.my_tables.of(ADA.id)
    assert sitting.due == int(house.clock.timestamp()) + 7 * 3600
    house.wait(6.9)
    assert await house.overdue() == []
    house.wait(0.1)
    (update,) = await house.overdue()
    assert update.story.startswith("No word from Ada") and update.awaited == (BOB,)


@pytest.mark.rule("TAB-185", "TAB-093")
async def test_an_interval_turns_nudges_on_and_has_bounds(house: House) -> None:
    settings = house.tables.member_settings
    await settings.want(ADA.id, nudges=False)
    assert (await settings.want(ADA.id, every=12)) == MemberRow(ADA.id, nudges=True, every=12)
    for hours in (2, 73, -1):
        with pytest.raises(BadOption, match="every 3 to 72 hours") as refused:
            await settings.want(ADA.id, every=hours)
        assert refused.value.entry == "TAB-185"
    assert await settings.want(ADA.id, every=0) == MemberRow(ADA.id)
    assert await settings.want(ADA.id, early=True) == MemberRow(ADA.id, early=True)
    await house.reopen()
    assert await house.tables.member_settings.settings(ADA.id) == MemberRow(ADA.id, early=True)
