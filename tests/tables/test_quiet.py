"""Quiet hours: what falls into them moves to their end, by 10 hours at most. All times are worked out by hand, in UTC."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest

from engine.rulebook import TABLE, rulebook_of
from engine.store import MemberRow
from engine.tables.deadlines.quiet_hours import LONGEST, after_quiet, quiet_until, quiet_words, read_quiet
from engine.tables.views.my_tables import EXCHANGE

WINTER, AUTUMN, SPRING = (2026, 1), (2026, 10), (2026, 3)
"""Berlin is an hour ahead in January. On 25 October at 1:00 its clocks go back from 3 to 2; on 29 March at 1:00 they go on
from 2 to 3."""


def at(month: tuple[int, int], day: int, hour: int, minute: int = 0) -> int:
    return int(datetime(*month, day, hour, minute, tzinfo=UTC).timestamp())


def person(hours: str, zone: str = "Europe/Berlin") -> MemberRow:
    begins, ends = read_quiet(hours) or (-1, -1)
    return MemberRow(101, zone, begins, ends)


@pytest.mark.rule("TAB-096")
@pytest.mark.parametrize(
    ("hours", "when", "until"),
    [
        # 21:59 is not quiet yet, 22:00 is, so is 7:59; 8:00 is not any more.
        ("22-8", at(WINTER, 15, 20, 59), 0),
        ("22-8", at(WINTER, 15, 21), at(WINTER, 16, 7)),
        ("22-8", at(WINTER, 15, 23, 30), at(WINTER, 16, 7)),
        ("22-8", at(WINTER, 16, 6, 59), at(WINTER, 16, 7)),
        ("22-8", at(WINTER, 16, 7), 0),
        ("22-8", at(WINTER, 16, 12), 0),
        # Hours of one day, for a player who works at night.
        ("8-16", at(WINTER, 15, 6, 59), 0),
        ("8-16", at(WINTER, 15, 7), at(WINTER, 15, 15)),
        ("8-16", at(WINTER, 15, 15), 0),
        # From midnight on, and until midnight.
        ("0-8", at(WINTER, 15, 22, 59), 0),
        ("0-8", at(WINTER, 15, 23), at(WINTER, 16, 7)),
        ("20-24", at(WINTER, 15, 19), at(WINTER, 15, 23)),
        ("20-24", at(WINTER, 15, 23), 0),
        ("22:30-7:15", at(WINTER, 15, 21, 29), 0),
        ("22:30-7:15", at(WINTER, 15, 21, 30), at(WINTER, 16, 6, 15)),
    ],
)
def test_quiet_hours_are_those_of_the_clock_on_the_wall(hours: str, when: int, until: int) -> None:
    assert quiet_until(person(hours), when) == until


@pytest.mark.rule("TAB-096")
@pytest.mark.parametrize(
    ("hours", "when", "until"),
    [
        # The night of 24 October is an hour longer: 23:30 in summer time is 9 and a half hours before 8:00 in winter time.
        ("22-8", at(AUTUMN, 24, 21, 30), at(AUTUMN, 25, 7)),
        # 2:30 comes twice, before and after; both are quiet until the same 8:00.
        ("22-8", at(AUTUMN, 25, 0, 30), at(AUTUMN, 25, 7)),
        ("22-8", at(AUTUMN, 25, 1, 30), at(AUTUMN, 25, 7)),
        ("22-8", at(AUTUMN, 25, 6, 59), at(AUTUMN, 25, 7)),
        ("22-8", at(AUTUMN, 25, 7), 0),
        # 22:30 in summer time is 10 and a half hours before 8:00: the 10 hours are hours that pass.
        ("22-8", at(AUTUMN, 24, 20, 30), at(AUTUMN, 25, 6, 30)),
        # Where the end comes twice, each 2:15 ends at the 2:30 that follows it.
        ("22-2:30", at(AUTUMN, 25, 0, 15), at(AUTUMN, 25, 0, 30)),
        ("22-2:30", at(AUTUMN, 25, 1, 15), at(AUTUMN, 25, 1, 30)),
        ("22-2:30", at(AUTUMN, 25, 1, 30), 0),
        # The evening after, at 22:00 in winter time.
        ("22-8", at(AUTUMN, 25, 20, 59), 0),
        ("22-8", at(AUTUMN, 25, 21), at(AUTUMN, 26, 7)),
    ],
)
def test_quiet_hours_where_clocks_go_back(hours: str, when: int, until: int) -> None:
    assert quiet_until(person(hours), when) == until


@pytest.mark.rule("TAB-096")
@pytest.mark.parametrize(
    ("hours", "when", "until"),
    [
        # The night of 28 March is an hour shorter: 22:30 in winter time is 8 and a half hours before 8:00 in summer time.
        ("22-8", at(SPRING, 28, 21, 30), at(SPRING, 29, 6)),
        ("22-8", at(SPRING, 28, 21), at(SPRING, 29, 6)),
        ("22-8", at(SPRING, 29, 0, 59), at(SPRING, 29, 6)),
        ("22-8", at(SPRING, 29, 1), at(SPRING, 29, 6)),
        ("22-8", at(SPRING, 29, 6), 0),
        # The evening after, at 22:00 in summer time.
        ("22-8", at(SPRING, 29, 19, 59), 0),
        ("22-8", at(SPRING, 29, 20), at(SPRING, 30, 6)),
    ],
)
def test_quiet_hours_where_clocks_go_on(hours: str, when: int, until: int) -> None:
    assert quiet_until(person(hours), when) == until


@pytest.mark.rule("TAB-096")
def test_elsewhere_it_is_another_time() -> None:
    # 22:30 in India is 17:00 in UTC, and 7:00 is 1:30. New York is 5 hours behind in January.
    assert quiet_until(person("22:30-7", "Asia/Kolkata"), at(WINTER, 15, 17)) == at(WINTER, 16, 1, 30)
    assert quiet_until(person("22:30-7", "Asia/Kolkata"), at(WINTER, 15, 16, 59)) == 0
    assert quiet_until(person("22-8", "America/New_York"), at(WINTER, 16, 3)) == at(WINTER, 16, 13)
    assert quiet_until(person("22-8", "UTC"), at(WINTER, 16, 3)) == at(WINTER, 16, 8)


@pytest.mark.rule("TAB-084", "TAB-086", "TAB-096")
def test_the_entries_tell_the_numbers_of_the_house() -> None:
    texts = {entry.id: entry.text for topic in rulebook_of((TABLE,)).topics(TABLE).values() for entry in topic}
    assert f"by {LONGEST // 3600} hours at most" in texts["TAB-096"]
    assert f"{EXCHANGE // 60} minutes after your last move there" in texts["TAB-084"]
    written = re.findall(r"`([\d:apm]+-[\d:apm]+)`", texts["TAB-086"])
    assert written == ["22:30-7:00", "8-16", "10pm-7am"] and all(map(read_quiet, written))


@pytest.mark.rule("TAB-096")
def test_nothing_moves_by_more_than_10_hours() -> None:
    long = person("20-10")
    assert quiet_until(long, at(WINTER, 15, 19)) == at(WINTER, 16, 5), "20:00 in Berlin, and 14 hours to go"
    assert quiet_until(long, at(WINTER, 16, 0)) == at(WINTER, 16, 9), "1:00, and 9 hours to go"
    assert after_quiet([long], at(WINTER, 15, 19)) == at(WINTER, 16, 5), "however often it is asked"


@pytest.mark.rule("TAB-096")
def test_of_several_people_none_is_called_in_their_night_as_far_as_10_hours_reach() -> None:
    berlin, york = person("22-8"), person("22-8", "America/New_York")
    assert after_quiet([berlin, york], at(WINTER, 15, 17)) == at(WINTER, 15, 17), "18:00 here, noon there"
    # 7:30 in New York moves to 8:00 there, 14:00 in Berlin.
    assert after_quiet([berlin, york], at(WINTER, 15, 12, 30)) == at(WINTER, 15, 13)
    # 2:30 in Berlin moves to 8:00 there, 2:00 in New York, and from there on, till 10 hours are over.
    assert after_quiet([berlin, york], at(WINTER, 16, 1, 30)) == at(WINTER, 16, 11, 30)
    assert after_quiet([berlin], at(WINTER, 16, 1, 30)) == at(WINTER, 16, 7)
    assert after_quiet([], at(WINTER, 16, 1, 30)) == at(WINTER, 16, 1, 30)


@pytest.mark.rule("TAB-096")
@pytest.mark.parametrize(
    "who",
    [
        MemberRow(101),
        MemberRow(101, "Europe/Berlin"),
        MemberRow(101, "", 22 * 60, 8 * 60),
        MemberRow(101, "Europe/Atlantis", 22 * 60, 8 * 60),
        MemberRow(101, "../etc/passwd", 22 * 60, 8 * 60),
        MemberRow(101, "Europe/Berlin", 8 * 60, 8 * 60),
    ],
)
def test_a_player_who_has_no_zone_or_no_hours_has_no_quiet_ones(who: MemberRow) -> None:
    assert [quiet_until(who, at(WINTER, 15, hour)) for hour in range(24)] == [0] * 24


@pytest.mark.rule("TAB-086")
@pytest.mark.parametrize(
    ("written", "minutes"),
    [
        ("22-8", (1320, 480)),
        ("22:30-7:00", (1350, 420)),
        ("22:30 - 07:00", (1350, 420)),
        ("22.30\u20137", (1350, 420)),
        ("10pm to 7am", (1320, 420)),
        ("12am-12pm", (0, 720)),
        ("9:15 PM until 6 AM", (1275, 360)),
        ("0-8", (0, 480)),
        ("24-8", (0, 480)),
        ("20-24", (1200, 0)),
        ("off", (-1, -1)),
        (" None ", (-1, -1)),
        ("22", None),
        ("25-8", None),
        ("22:60-8", None),
        ("24:30-8", None),
        ("13pm-8am", None),
        ("0am-8am", None),
        ("8-8", None),
        ("0-24", None),
        ("22-8-9", None),
        ("at night", None),
        ("-1-8", None),
        ("", None),
    ],
)
def test_how_quiet_hours_are_written(written: str, minutes: tuple[int, int] | None) -> None:
    assert read_quiet(written) == minutes


def test_how_quiet_hours_are_read_can_be_written_again() -> None:
    for written in ("22:00-8:00", "22:30-7:05", "0:00-23:59", "off"):
        assert quiet_words(person(written)) == written
