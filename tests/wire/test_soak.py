"""The short form of the soak: `python -m tests.wire.soak` is the long one."""

from __future__ import annotations

from pathlib import Path

import pytest

from .soak import soak


@pytest.mark.whole
async def test_on_a_wire_on_which_everything_goes_wrong_nothing_is_lost_or_done_twice(tmp_path: Path) -> None:
    done, found = await soak(tmp_path / "delves.sqlite3", seconds=20, apart=0.5, kills=2, servers=4, seed="short")
    assert done.presses > 60 and done.kills and done.harmed and found.entries > 10
    assert done.lost == () and done.complaints == () and done.broke == () and done.traces == () and found.untold == 0
