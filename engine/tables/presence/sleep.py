"""A table falls asleep (TAB-095)."""

from __future__ import annotations

import msgspec

from engine.tables.session.live import ASLEEP, BOT_MEMBER, Session, TableChange
from engine.tables.session.result import CommandResult, changed, joined, lapsing
from engine.tables.updates.update import update_of


def asleep(live: Session, why: str) -> CommandResult:
    """Return a table that sleeps (TAB-095): nothing is played and no one is called until a player wakes it. It never ends
    by itself (TAB-074)."""
    after = changed(live, TableChange(BOT_MEMBER, "rest"), rest=ASLEEP, due=0, uncalled="")
    update = update_of(after, "sleep", joined(why, lapsing(live)))
    return CommandResult(after, msgspec.structs.replace(update, ask=""))
