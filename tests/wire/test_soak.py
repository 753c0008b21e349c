"""The short forms of the soak: `python -m tests.wire.soak` is the long one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.postgresql import own

from .audit import Audit
from .soak import Soaked, soak

FEWEST = 110
"""How many acts are answered at least, on any machine."""
MOVES = 6
"""Of these so many are moves at least; most are of lobbies, menus and pages, by chance and by the machine's pace."""


def check(done: Soaked, found: Audit) -> None:
    """Check that enough happened, and that all results are right."""
    assert done.presses > 60 and done.kills and done.harmed and found.entries >= MOVES
    assert done.lost == () and done.complaints == () and done.broke == () and done.traces == () and found.untold == 0


@pytest.mark.whole
async def test_on_a_wire_on_which_everything_goes_wrong_nothing_is_lost_or_done_twice(tmp_path: Path) -> None:
    check(*await soak(tmp_path / "delves.sqlite3", seconds=12, apart=0.5, kills=2, servers=4, seed="short", fewest=FEWEST))


@pytest.mark.whole
async def test_nor_where_two_processes_share_a_server_that_is_killed_too(tmp_path: Path) -> None:
    with own(fsync="on") as server:
        file = tmp_path / "delves.sqlite3"
        check(*await soak(file, 12, 0.5, kills=2, servers=4, seed="two", processes=2, server=server, fewest=FEWEST))
