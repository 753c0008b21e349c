"""A member whose answer is wanted is called for it once, whatever is played (TAB-024)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec
import pytest

from engine.api.update import Call, Member, Update
from engine.core import capabilities
from engine.core.game import AnyGame, Event, Seat
from engine.core.table import ENTER, Table
from engine.tables.moves.act import act
from engine.tables.session.live import Session
from engine.tables.updates.calls import asked_of
from tests.laws.playouts import numbers, playout
from tests.laws.tables import live

PLAYED = 2
"""So many playouts of each game this is seen in, and so many of their moves."""
MOVES = 90


class Told(NamedTuple):
    """A move: the table before and after it, what was told, and who was called."""

    before: Session
    seat: Seat
    events: tuple[Event, ...]
    after: Session
    update: Update

    @property
    def called(self) -> set[Seat]:
        return {member - 100 for member in self.update.mention}


def told(game: AnyGame, number: int) -> Iterator[Told]:
    """Yield the moves of a playout as `Tables` makes them, one after the other."""
    steps = playout(game.key, number).steps[:MOVES]
    house = live(steps[0].before)
    for step in steps:
        house = _seated(house, step.before)
        if step.entry.text.startswith(f"{ENTER} "):
            continue
        call = Call(1, 1, 7, Member(100 + step.seat, step.before.names[step.seat]))
        done = act(house, call, step.entry.text, None, 5)
        yield Told(house, step.seat, tuple(step.entry.events), done.live, done.update)
        house = done.live


def _seated(house: Session, table: Table) -> Session:
    """Return the session with the table as it stands: another member may have joined."""
    fresh = live(table)
    row = msgspec.structs.replace(fresh.row, uncalled=house.row.uncalled)
    return msgspec.structs.replace(fresh, row=row)


@pytest.mark.rule("TAB-024")
def test_each_member_who_is_asked_is_called_once_and_none_waits_for_one_who_was_not(game: AnyGame) -> None:
    for number in numbers(game, PLAYED):
        moves = list(told(game, number))
        check_calls(game, moves)
        check_heard(moves)


def check_calls(game: AnyGame, moves: Sequence[Told]) -> None:
    """Assert that each question calls each awaited member once, and never for their own move."""
    words: dict[Seat, str] = {}
    called: dict[Seat, int] = {}
    for place, item in enumerate(moves):
        if not place:
            # Those who are asked first were called by the start.
            words = {seat: asked_of(item.before, seat) for seat in item.before.awaited}
            called = dict.fromkeys(words, 1)
        addressed = {seat for event in item.events for seat in event.calls}
        if set(item.after.awaited) < set(item.before.awaited):
            # An answer is told to those who are asked the same, and the question goes on.
            addressed -= {seat for seat in addressed if asked_of(item.after, seat) == words.get(seat, "")}
        assert item.called <= set(item.after.awaited) - {item.seat}, "somebody is called for their own move, or for nothing"
        # A seat that has the next turn too, because all others have passed, is called to that turn as well.
        turns = {capabilities.waits(game).turn_number(table.playing().state) for table in (item.before, item.after)}
        for seat in range(len(item.after.seats)):
            asked = asked_of(item.after, seat) if seat in item.after.awaited else ""
            if asked != words.get(seat, "") or seat not in item.before.awaited or seat in addressed or len(turns) > 1:
                called.pop(seat, None)
            words[seat] = asked
            called[seat] = called.get(seat, 0) + (seat in item.called)
            assert called[seat] <= 1, f"{item.after.seats[seat].name} is called twice: {asked}"
            if asked and seat != item.seat and (seat not in item.before.awaited or seat in addressed):
                assert called[seat] == 1, f"{item.after.seats[seat].name} is not called: {asked}"


def check_heard(moves: Sequence[Told]) -> None:
    """Assert that a member who is left to answer, when others have answered, was called."""
    # Those who are asked first were called by the start.
    heard = set(moves[0].before.awaited)
    for move in moves:
        heard &= set(move.before.awaited) & set(move.after.awaited)
        if move.seat in heard and asked_of(move.before, move.seat) != asked_of(move.after, move.seat):
            # They have answered, and are asked something else by that, perhaps with others.
            heard.remove(move.seat)
        heard |= move.called
        if move.seat in move.before.awaited and move.seat not in move.after.awaited:
            waiting = set(move.after.awaited)
            assert not waiting or waiting & heard, [move.after.seats[seat].name for seat in move.after.awaited]
