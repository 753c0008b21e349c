"""Where the tests write: what runs of long ago have left there is removed."""

from __future__ import annotations

import os
from pathlib import Path

from tests import conftest


def test_what_runs_of_long_ago_have_left_is_removed_and_what_is_in_use_stays(tmp_path: Path) -> None:
    gone = 2**22 + 1  # Linux gives no process such a number.
    left, fresh, used, other = (
        tmp_path / f"{conftest.OURS}{gone}-a",
        tmp_path / f"{conftest.OURS}{gone}-b",
        tmp_path / f"{conftest.OURS}{os.getpid()}-c",
        tmp_path / "other",
    )
    for folder in (left, fresh, used, other):
        folder.mkdir()
        (folder / "delves.db").write_bytes(b"x")
        if folder is not fresh:
            os.utime(folder, (0, 0))
    conftest.clear(tmp_path)
    assert sorted(tmp_path.iterdir()) == sorted([fresh, used, other])
