"""The results of a finished game, a row for each member; halls are made from these rows (TAB-170)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from engine.api.characters import LAST
from engine.core import capabilities
from engine.core.dice import commitment
from engine.core.game import Outcome, Seat
from engine.core.measures import Measured, measures
from engine.store import ResultRow, SeatRow, TableRow
from engine.tables.session.live import Session
from engine.tables.updates.hall_note import has_hall

Titles = Mapping[Seat, Sequence[str]]
"""What each seat has earned."""


def results_of(live: Session, titles: Titles | None = None) -> tuple[ResultRow, ...]:
    """Return the results of a table that is over, a row for each of its people; () where it does not count.

    It does not count where it was ended before its rules ended it, or where it is of no hall (`has_hall`). Nor does it
    where a move was taken back that had shown something (TAB-037).
    """
    row = live.row
    if row.status != "over" or live.cut_short or live.table is None or not has_hall(live) or row.taken_back:
        return ()
    outcome = live.game.outcome(live.table.state)
    if outcome is None:
        return ()
    contested = capabilities.contested(live.game, live.options)
    measured, played, found = measures(live.game).measured(live.table.state), game_of(row), titles or {}
    ranks = _ranks(live, outcome, measured) if contested else {}
    return tuple(
        ResultRow(
            row.guild,
            played,
            seat.owner or seat.member,
            seat.owner_name or seat.name,
            row.game,
            row.ended,
            outcome.result,
            seat.seat in outcome.winners,
            ranks.get(seat.seat, 1),
            measured.score(seat.seat),
            measured.rounds,
            msgspec.json.encode(tuple(found.get(seat.seat, ()))).decode(),
        )
        for seat in live.seats
        if _counts(seat, contested=contested)
    )


def game_of(row: TableRow) -> str:
    """Return which game was played at a table: the same wherever and however often its table is brought back."""
    return f"{row.game}-{row.created:x}-{commitment(row.key)[:16]}"


def _counts(seat: SeatRow, *, contested: bool) -> bool:
    """Return whether a seat is a person's who played to the end. A player who leaves rivals counts as far as their seat
    came: that is no way out of a defeat; in a party it is the others who came there."""
    return not (seat.level or seat.master) and (seat.owner or seat.member) > LAST and (contested or not seat.gone)


def _ranks(live: Session, outcome: Outcome, measured: Measured) -> dict[Seat, int]:
    """Return the place of each seat, the bot's too: winners first, then by score; who has as much shares a place."""
    worth = {row.seat: (row.seat in outcome.winners, measured.score(row.seat)) for row in live.seats if not row.master}
    return {seat: 1 + sum(other > own for other in worth.values()) for seat, own in worth.items()}
