"""A lobby is closed, a game is ended, a table is moved or posted anew."""

from __future__ import annotations

import msgspec

from engine.api.update import Call, UpdateKind
from engine.core.errors import TableTaken
from engine.core.messages import WORDS
from engine.core.scene import Look
from engine.tables.deadlines.due import CLOSES
from engine.tables.session.live import Session, TableChange, check_in_use
from engine.tables.session.result import CommandResult, changed, joined, lapsing
from engine.tables.updates.calls import own_seat
from engine.tables.updates.update import update_of


def unattended(live: Session, now: int) -> CommandResult:
    """Return a lobby whose host has not been seen: its members may take it over, and a week later it closes (TAB-099)."""
    if not live.row.unheard and now < live.row.asked + CLOSES:
        after = changed(live, unheard=1)
        return CommandResult(after, update_of(after, "lobby"))
    result = closed(live, WORDS("lobby-forgotten"))
    return msgspec.structs.replace(result, update=msgspec.structs.replace(result.update, reopens=True))


def end(live: Session, call: Call, now: int) -> CommandResult:
    """Close a lobby, or end a running game and show its dice key (TAB-057)."""
    check_end(live, call)
    if live.row.status == "lobby":
        return closed(live, WORDS("lobby-closed", who=call.member.name))
    after = changed(live, status="over", ended=now, ended_by=call.member.name, due=0)
    looks = () if live.table is None else (Look(),)
    story = joined(WORDS("ends-here", who=call.member.name), lapsing(live))
    return CommandResult(after, update_of(after, "end", story, looks=looks))


def check_end(live: Session, call: Call) -> None:
    """Raise `GameOver` where nothing is left to end, `NotAllowed` unless the caller may: the host or a manager."""
    check_in_use(live)
    live.check_host(call)


def move_here(live: Session, call: Call) -> CommandResult:
    """Bring a table to the caller's channel."""
    check_in_use(live)
    live.check_host(call)
    if live.row.channel == call.channel:
        raise TableTaken(WORDS.message("table-here-already"), "TAB-060")
    after = changed(live, TableChange(call.member, "moved-here"), channel=call.channel, came_from=live.row.channel)
    return _posted(live, after, call, WORDS("brings-table", who=call.member.name))


def post_anew(live: Session, call: Call, story: str) -> CommandResult:
    """Post a table anew, with the map and its controls, even where its last post is lost (TAB-133)."""
    check_in_use(live)
    live.check_host(call)
    return _posted(live, changed(live, TableChange(call.member, "post")), call, story)


def _posted(live: Session, after: Session, call: Call, story: str) -> CommandResult:
    gathering = live.row.status == "lobby"
    looks = () if gathering else (Look(),)
    kind: UpdateKind = "lobby" if gathering else "move"
    # Where a table rests no player has to act.
    called = live.awaited if live.row.rest else own_seat(live, call)
    return CommandResult(after, update_of(after, kind, joined(story, lapsing(live)), called=called, looks=looks))


def closed(live: Session, story: str) -> CommandResult:
    """Return the result that closes a lobby."""
    after = changed(live, status="closed")
    return CommandResult(after, update_of(after, "closed", story))
