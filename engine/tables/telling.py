"""What one command does to a table (a Step), and what everybody is told of it (its Update)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from engine.core.game import Choice, Event, Seat
from engine.core.options import describe
from engine.core.scene import Look
from engine.store import EntryRow, SeatRow, SnapshotRow
from engine.update import Controls, Lobby, Offer, OptionShown, SeatShown, Update

from .controls import public
from .live import Live, listed

AGREE, KEEP = "vote agree", "vote keep"
"""The moves that the controls of a ballot carry; no game may have a verb of that name."""


class Step(msgspec.Struct, frozen=True):
    """What one command does: the table after it (``change`` one higher), the update to tell, the rows to write.

    ``reload``: the table in memory does not know all that the store does any more.
    """

    live: Live
    update: Update
    seats: tuple[SeatRow, ...] | None = None
    entries: tuple[EntryRow, ...] = ()
    strike: int | None = None
    revive: int | None = None
    snapshots: tuple[SnapshotRow, ...] = ()
    reload: bool = False


def changed(live: Live, **values: object) -> Live:
    """Return a table one change later, with these columns of its row; an open ballot is over unless given anew."""
    return msgspec.structs.replace(
        live, row=msgspec.structs.replace(live.row, **{"change": live.row.change + 1, "ballot": "", **values})
    )


def update_of(
    live: Live, kind: str, story: str = "", *, called: Iterable[Seat] | None = None, look: Look | None = None
) -> Update:
    """Return an update with everything that follows from the table as it stands.

    ``called`` are the seats that need no mention: awaited before, or their own move led here; ``None``: all of them.
    """
    update = Update(0, live.version, live.row.channel, kind, story, look=look)
    if live.row.status == "lobby":
        return msgspec.structs.replace(update, lobby=lobby_of(live))
    if live.table is None:
        return update
    view = live.game.view(live.table.state, None)
    update = msgspec.structs.replace(update, status=live.game.status(view))
    if live.row.status != "running":
        return update
    skipped = live.awaited if called is None else tuple(called)
    update = msgspec.structs.replace(
        update,
        ask=live.game.ask(view),
        awaited=tuple(live.member(seat) for seat in live.awaited),
        mention=tuple(live.member(seat).id for seat in live.awaited if seat not in skipped),
        controls=public(live),
        due=live.row.due,
        undo=free_to_undo(live),
    )
    ballot = live.ballot
    if ballot is None:
        return update
    voters = [live.member(row.seat) for row in live.seats if row.member not in (ballot.asker, *ballot.yes)]
    return msgspec.structs.replace(
        update,
        ask="agree, or keep it as it is?",
        awaited=tuple(voters),
        mention=tuple(member.id for member in voters) if ballot.change == live.row.change else (),
        controls=Controls((Offer(AGREE, Choice("Agree", weight="main")), Offer(KEEP, Choice("Keep")))),
        undo=False,
    )


def lobby_of(live: Live) -> Lobby:
    """Return a lobby as it is shown."""
    chosen: Mapping[str, str] = msgspec.json.decode(live.row.options, type=dict[str, str])
    return Lobby(
        live.game.key,
        live.game.title,
        live.game.about,
        tuple(SeatShown(live.member(row.seat), row.member == live.row.host) for row in live.seats),
        live.game.seats.start,
        live.game.seats.stop - 1,
        tuple(
            OptionShown(option.name, option.about, option.choices, chosen.get(option.name, option.default))
            for option in describe(live.game.options)
        ),
        live.row.keyed,
    )


def free_to_undo(live: Live) -> bool:
    """Return whether the newest move can be taken back by whoever made it, without asking anybody."""
    last = live.last
    if last is None or last.position == 0 or live.row.status != "running" or last.game_version != live.game.version:
        return False
    return len(live.seats) == 1 or (last.free and last.member != 0 and last.seat in live.awaited)


def story_for_all(live: Live, events: Sequence[Event]) -> str:
    """Return what everybody is told of events."""
    table = live.playing()
    shown = [event for event in events if event.seats is None]
    return live.game.tell(live.game.view(table.state, None), shown) if shown else ""


def whispers(live: Live, events: Sequence[Event]) -> tuple[tuple[int, str], ...]:
    """Return what only some may know of events, for each of them: (member, words)."""
    table = live.playing()
    found = []
    for row in live.seats:
        own = [event for event in events if event.seats is not None and row.seat in event.seats]
        words = live.game.tell(live.game.view(table.state, row.seat), own) if own else ""
        if words:
            found.append((row.member, words))
    return tuple(found)


def rules_of(events: Iterable[Event]) -> tuple[str, ...]:
    """Return the ids of the rules behind what everybody may know of events, each once, in order."""
    return tuple(dict.fromkeys(rule for event in events if event.seats is None for rule in event.rules))


def names_of(live: Live, seats: Iterable[Seat]) -> str:
    """Return who sits there, for a sentence: "Bob or Cy"."""
    return listed([live.member(seat).name for seat in seats], "or")


def joined(*parts: str) -> str:
    """Return the parts that say something as one text; small print starts on a line of its own."""
    text = ""
    for part in filter(None, parts):
        text += ("\n" if part.startswith("-# ") or "\n-# " in text or text.startswith("-# ") else " ") * bool(text) + part
    return text


def key_shown(live: Live) -> str:
    """Return the small print that gives the dice key away, once nothing is rolled any more."""
    return f"-# dice key {live.row.key}, check it with /delve export"
