"""PRIVACY.md and TERMS.md are true to the code: what the database holds of people stands there, and how long."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest

from engine.store.database import migrations
from engine.tables.admin import purge, settings

TOP = Path(__file__).resolve().parents[1]
TEXT = (TOP / "PRIVACY.md").read_text(encoding="utf-8")
NOTHING_PERSONAL = {
    "tables": {
        *("id", "guild", "channel", "game", "options", "keyed", "wait", "status", "change", "length", "counter", "created"),
        *(
            "started",
            "ended",
            "due",
            "post",
            "touched",
            "file",
            "uncalled",
            "asked",
            "nudged",
            "unheard",
            "rest",
            "until",
            "language",
        ),
        *(
            "language",
            "remaining",
            "alarm",
            "nudge",
            "board",
            "sign",
            "stand_ins",
            "hints",
            "retold",
            "counted",
            "origin",
            "sort",
            "campaign",
            "quick",
            "forgotten",
            "vouched",
            "began",
            "taken_back",
            "came_from",
            "spectators",
        ),
    },
    "seats": {"table_id", "seat", "gone", "master", "missed", "calls", "nudged", "hosted", "paused", "level", "asked"},
    "journal": {
        *(
            "table_id",
            "seq",
            "position",
            "seat",
            "counter",
            "draws",
            "digest",
            "free",
            "game_version",
            "change",
            "struck",
            "below",
        ),
    },
    "snapshots": {"table_id", "seq", "position", "game_version", "counter"},
    "updates": {"id", "table_id", "change", "call", "told", "message"},
    "files": {"table_id"},
    "kept": {"guild", "game"},
    "members": set(),
    "refusals": {"channel"},
    "seen": {"table_id"},
    "plans": {"table_id", "seat"},
    "minds": {"table_id", "position", "seat"},
    "invitations": {"table_id", "seat", "open"},
    "named": {"table_id"},
    "forgetting": set(),
    "deleted": {"due"},
    "campaigns": {"id", "guild", "game", "body", "made", "touched", "ended"},
    "removed": {"guild", "at"},
    "results": {"guild", "played", "game", "result"},
    "seals": {"name", "key", "own"},
    "dailies": {"day", "game", "key"},
    "tries": {"day", "game", "guild"},
    "lessons": {"game", "lesson"},
    "tips": {"game", "tip"},
    "shut_out": set(),
    "rule_gaps": {"words", "entry", "chosen", "missed"},
    "shared": {"day", "game", "channel", "guild"},
    "servers": {"guild", "games", "channels", "wait", "months", "windows", "language"},
    "windows": {"mark", "table_id"},
    "hooks": {"guild", "channel", "names", "tries", "due", "failing", "told", "outcome"},
    "deliveries": {"id", "guild", "table_id", "mark", "event", "made"},
}
"""The columns that hold nothing of a person: a new one has to be put here, or into PRIVACY.md."""


def test_every_column_of_the_database_that_can_hold_something_of_a_person_is_named() -> None:
    connection = sqlite3.connect(":memory:")
    for step in migrations():
        connection.executescript(step)
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    columns = {
        name: {row[1] for row in connection.execute(f"PRAGMA table_info({name})")}
        for name in tables
        if not name.startswith("sqlite_")
    }
    connection.close()
    named = {table: set(rest.split(", ")) for table, rest in re.findall(r"^- `(\w+)`: (.+)$", TEXT, re.MULTILINE)}
    assert {table: found - NOTHING_PERSONAL.get(table, set()) for table, found in columns.items()} == {
        table: named.get(table, set()) for table in columns
    }
    assert set(NOTHING_PERSONAL) == set(columns), "no table is forgotten, and none named that there is not"
    assert all(NOTHING_PERSONAL[table] <= found for table, found in columns.items())


@pytest.mark.rule("TAB-124", "TAB-125")
def test_the_text_says_how_long() -> None:
    assert f"Finished tables: {settings.ServerSettings().months} months" in TEXT
    assert f"What came of daily delves: {purge.YEAR} months." in TEXT
    assert f"Closed lobbies and refusals: {purge.SHORTLY} days." in TEXT
    assert f"everything of it {purge.SHORTLY} days" in TEXT


def test_the_first_page_links_both() -> None:
    first = (TOP / "README.md").read_text(encoding="utf-8")
    assert "(PRIVACY.md)" in first and "(TERMS.md)" in first
