"""What a server is told of a change by its webhook: what everybody at the table may know, and no names unless wanted.

No text of a table is among it without names, since names stand in texts. What only a seat may know never is: all comes from
the public update and from the row of the table (TAB-213, TAB-215).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from engine.api.update import Update
from engine.core.game import Seat
from engine.core.high_points import HighPoint
from engine.tables.session.live import Session
from engine.tables.updates.update import how_far


class SeatFact(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat by its number, from 0, and who sits there ("": names are not wanted)."""

    seat: int
    name: str = ""


class TableFact(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What every event tells: the ``channel`` of the table, the key and the ``title`` of its ``game``, and the ``part`` of
    its time ("round 3"; "" where the game does not say)."""

    channel: str
    game: str
    title: str
    part: str = ""


class Opened(TableFact, frozen=True, omit_defaults=True, kw_only=True):
    """A table was opened: ``players`` sit there so far."""

    players: int


class Turn(TableFact, frozen=True, omit_defaults=True, kw_only=True):
    """Others are awaited than before, or another part of the game begins. ``due`` is when a default is played (Unix
    seconds, 0: never), ``status`` how things stand, in words."""

    awaited: tuple[SeatFact, ...]
    due: int = 0
    status: str = ""


class HighPointFact(TableFact, frozen=True, omit_defaults=True, kw_only=True):
    """Something came about that has a card: its ``heading``, and what stands on it as ``text``."""

    heading: str = ""
    text: str = ""


class Paused(TableFact, frozen=True, omit_defaults=True, kw_only=True):
    """The clock stopped: ``how`` is "paused" or "asleep"; ``until`` is when a pause ends (Unix seconds, 0: not said)."""

    how: str
    until: int = 0


class Ended(TableFact, frozen=True, omit_defaults=True, kw_only=True):
    """A table ended: ``how`` is "rules", "stopped" by a member, or "closed" before its start."""

    how: str
    status: str = ""


class Result(TableFact, frozen=True, omit_defaults=True, kw_only=True):
    """How a game went that its rules ended: "won", "lost", "retreat" or "ranked"; who won, and the score of each seat."""

    result: str
    winners: tuple[SeatFact, ...] = ()
    scores: tuple[int, ...] = ()


EVENTS: dict[type[TableFact], str] = {
    Opened: "opened",
    Turn: "turn",
    HighPointFact: "high_point",
    Paused: "paused",
    Ended: "ended",
    Result: "result",
}
"""What each fact is called where it is sent."""
TOLD = ("start", "move", "end")
"""Kinds of updates whose cards are high points of that change."""


def facts(
    before: Session | None, after: Session, update: Update, cards: Sequence[HighPoint], *, names: bool
) -> tuple[TableFact, ...]:
    """Return what a change is told by, in order; ``before`` is the table before it, ``None`` where it was opened.

    ``update`` is what everybody is told of the change, ``cards`` those of its high points.
    """
    if after.row.sort or after.row.guild <= 0:
        return ()
    return tuple(_facts(before, after, update, cards, names))


def _facts(
    before: Session | None, after: Session, update: Update, cards: Sequence[HighPoint], names: bool
) -> Iterator[TableFact]:
    row = after.row
    common = {"channel": str(row.channel), "game": row.game, "title": after.game.title, "part": _part(after, update, names)}
    status = update.status if names and after.table is not None else ""
    if before is None:
        yield Opened(**common, players=sum(not (seat.master or seat.gone) for seat in after.seats))
    if update.kind in TOLD:
        for card in cards:
            if not (card.rolled or card.ends):
                yield HighPointFact(**common, **({"heading": card.title, "text": card.scene().alt} if names else {}))
    was = before.row if before is not None else None
    if row.status in ("over", "closed") and (was is None or was.status != row.status):
        how = "closed" if row.status == "closed" else "stopped" if after.cut_short else "rules"
        yield Ended(**common, how=how, status=status)
        outcome = after.game.outcome(after.table.state) if how == "rules" and after.table is not None else None
        if outcome is not None:
            winners = _seats(after, outcome.winners, names)
            yield Result(**common, result=outcome.result, winners=winners, scores=outcome.scores)
    elif row.status == "running" and row.rest:
        if was is None or was.rest != row.rest:
            yield Paused(**common, how=row.rest, until=row.until)
    elif row.status == "running" and after.awaited and _goes_on(before, after, update):
        yield Turn(**common, awaited=_seats(after, after.awaited, names), due=update.due, status=status)


def _goes_on(before: Session | None, after: Session, update: Update) -> bool:
    """Return whether others are awaited than before, or another part of the game has begun, or a rest is over."""
    if before is None or before.row.status != "running" or before.row.rest or before.table is None:
        return True
    return before.awaited != after.awaited or how_far(before.view_cache.status) != how_far(update.status)


def _part(after: Session, update: Update, names: bool) -> str:
    """Return the part of the game's time; without names nothing in which one might stand."""
    far = how_far(update.status) if after.table is not None else ""
    known = {*(seat.name for seat in after.seats), *(after.table.names if after.table is not None else ())}
    return far if names or not any(name and name.casefold() in far for name in known) else ""


def _seats(after: Session, seats: Iterable[Seat], names: bool) -> tuple[SeatFact, ...]:
    return tuple(SeatFact(seat, after.member(seat).name if names else "") for seat in seats)
