"""A table falls asleep (TAB-095)."""

from __future__ import annotations

import msgspec

from engine.tables.session.live import ASLEEP, BOT, Session, TableChange
from engine.tables.session.step import Step, changed, joined, lapsing
from engine.tables.updates.update import update_of
from engine.update import Member


def asleep(live: Session, why: str) -> Step:
    """Return a table that sleeps (TAB-095): nothing is played, nobody is called, until somebody wakes it. It never ends by
    itself (TAB-074)."""
    after = changed(live, TableChange(Member(BOT, "the house"), "rest"), rest=ASLEEP, due=0, uncalled="")
    update = update_of(after, "sleep", joined(why, lapsing(live)))
    return Step(after, msgspec.structs.replace(update, ask=""))
