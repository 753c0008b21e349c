"""How a seat may expect its next turn to begin, from its own view only."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.core.errors import GameError, unnamed
from engine.core.game import Seat
from engine.core.premoves import plans
from engine.core.table import Entry, Table
from engine.tables.session.live import Session
from engine.tables.session.premove import WHATEVER, Premove
from engine.tables.session.view_cache import OfferedMove, ViewCache

log = logging.getLogger(__name__)

Sight = Literal["clear", "over", "dark", "barred"]


class Prospect(Struct, frozen=True):
    """What is in sight after some planned moves.

    ``sight`` is "clear" where it is known how things would stand, and "over" where the turn would be over. It is "dark"
    where a roll, a find or another player's choice comes first. It is "barred" where a planned move is no longer possible.
    ``live`` is the last table in clear sight, ``None`` where there is none. ``given`` is the condition of the next planned
    move: `WHATEVER` once the seat's own moves bring anything to light.
    """

    live: Session | None
    sight: Sight
    given: str = ""

    @property
    def view_cache(self) -> ViewCache:
        """How that table stands, where one is in sight."""
        assert self.live is not None
        return self.live.view_cache

    def ways(self, seat: Seat) -> tuple[OfferedMove, ...]:
        """Return what a seat may do there: all of it while that is clear, then only what stands alone, such as passing.

        What cannot be made good again is not planned, nor what is only written.
        """
        if self.live is None or self.sight in ("over", "barred"):
            return ()
        found = [way for way in self.view_cache.ways(seat) if not (way.choice.sure or way.verb.form)]
        return tuple(way for way in found if self.sight == "clear" or not way.verb.arguments)


def ahead(live: Session, seat: Seat, steps: Iterable[Premove] = ()) -> Prospect:
    """Return what is in sight of a seat's next turn once these moves are made in it.

    It is worked out from the view of the seat, without the dice. So it tells nothing that the seat does not know.
    """
    state = plans(live.game).as_if(live.view_cache.view(seat))
    if state is None:
        return Prospect(None, "dark")
    table = Table(live.game, live.playing().setup, "", 0, state, live.playing().entered)
    found = Prospect(replace(live, table=table), "clear")
    for step in steps:
        try:
            found = after(found, seat, step.move)
        except GameError:
            return replace(found, sight="barred")
        if found.sight != "clear":
            break
    return found


def after(before: Prospect, seat: Seat, text: str) -> Prospect:
    """Return what is in sight after one more move; the `GameError` of one that is not possible where that is known."""
    if before.live is None or before.sight != "clear":
        return before
    try:
        table, entry = before.live.playing().act(seat, text, ())
        found = Prospect(replace(before.live, table=table), "clear", before.given)
        if seat not in table.turn:
            return replace(found, sight="over")
        if not entry.free and not _is_private(entry, seat):
            return replace(before, sight="dark", given=WHATEVER)
        found.ways(seat)
        for move in () if entry.free else found.view_cache.legal(seat):
            # Whether each can be told of: none may be about what is unknown, such as the tile that is drawn next.
            found.view_cache.choice(seat, move)
    except GameError:
        raise
    except Exception as error:
        # A die would be rolled, or the rules come to something that the seat does not know.
        log.debug("what comes of a planned move is not in sight: %s", unnamed(error))
        return replace(before, sight="dark", given=WHATEVER)
    return found if entry.free else replace(found, given=WHATEVER)


def _is_private(entry: Entry, seat: Seat) -> bool:
    """Return whether all that a move brings to light is its own seat's business, such as a tile drawn: what can be done
    with anything else is in sight all the same."""
    return not entry.draws and all(event.seats == (seat,) for event in entry.events if event.reveals)
