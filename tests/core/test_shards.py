"""Which shards a process has, as it is written in the settings, and which servers belong to them."""

from __future__ import annotations

import pytest

from engine.runtime.shards import WHOLE, Shards


@pytest.mark.parametrize(
    ("written", "part"),
    [
        ("1", Shards(1, (0,))),
        ("4", Shards(4, (0, 1, 2, 3))),
        ("0-7/32", Shards(32, (0, 1, 2, 3, 4, 5, 6, 7))),
        ("31 / 32", Shards(32, (31,))),
    ],
)
def test_shards_are_written_as_a_number_or_as_a_part_of_one(written: str, part: Shards) -> None:
    assert Shards.read(written) == part


@pytest.mark.parametrize("written", ["0", "0/0", "x", "3-1/8", "0-8/8", "8/8", "1-2", "-1/4", "1/2/3"])
def test_what_says_nothing_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match="SHARDS"):
        Shards.read(written)


def test_a_server_belongs_to_the_shard_that_discord_says() -> None:
    guild = 197038439483310086
    assert guild >> 22 == 46977624770 and 46977624770 % 16 == 2
    assert [each for each in range(16) if Shards(16, (each,)).holds(guild)] == [2]
    assert Shards(16, (0,)).holds(0) and not Shards(16, (1,)).holds(0), "direct messages come to the first"
    assert WHOLE.holds(guild) and WHOLE.whole and not Shards(16, (0,)).whole
