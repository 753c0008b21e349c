"""Whoever's word is wanted is called for it once, whatever is played (TAB-024)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import pytest

from engine.core import capabilities
from engine.core.game import AnyGame, Event, Seat
from engine.core.table import ENTER, Table
from engine.tables.moves.act import act
from engine.tables.session.live import Session
from engine.tables.updates.calls import asked_of
from engine.update import Call, Member, Update
from tests.laws.playouts import playout
from tests.laws.tables import live

PLAYED = range(4)
"""The playouts of each game that this is seen in, and how many of their moves."""
MOVES = 90


class Told(NamedTuple):
    """A move of somebody: the table before and after it, what was told, and who was called."""

    before: Session
    seat: Seat
    events: tuple[Event, ...]
    after: Session
    update: Update

    @property
    def called(self) -> set[Seat]:
        return {member - 100 for member in self.update.mention}


def told(game: AnyGame, number: int) -> Iterator[Told]:
    """Yield the moves of a playout as the house makes them one after the other."""
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
    """Return the house with the table as it stands: somebody new may have joined."""
    fresh = live(table)
    row = msgspec.structs.replace(fresh.row, uncalled=house.row.uncalled)
    return msgspec.structs.replace(fresh, row=row)


@pytest.mark.rule("TAB-024")
@pytest.mark.parametrize("number", PLAYED)
def test_each_question_calls_whoever_is_awaited_once_and_never_for_their_own_move(game: AnyGame, number: int) -> None:
    words: dict[Seat, str] = {}
    called: dict[Seat, int] = {}
    for place, one in enumerate(told(game, number)):
        if not place:
            # Those who are asked first were called by the start.
            words = {seat: asked_of(one.before, seat) for seat in one.before.awaited}
            called = dict.fromkeys(words, 1)
        addressed = {seat for event in one.events for seat in event.calls}
        if set(one.after.awaited) < set(one.before.awaited):
            # An answer is told to those who are asked the same, and the question goes on.
            addressed -= {seat for seat in addressed if asked_of(one.after, seat) == words.get(seat, "")}
        assert one.called <= set(one.after.awaited) - {one.seat}, "somebody is called for their own move, or for nothing"
        # Whoever has the next turn, too, where all others have passed, is called to that one as well.
        turns = {capabilities.waits(game).turn_number(table.playing().state) for table in (one.before, one.after)}
        for seat in range(len(one.after.seats)):
            asked = asked_of(one.after, seat) if seat in one.after.awaited else ""
            if asked != words.get(seat, "") or seat not in one.before.awaited or seat in addressed or len(turns) > 1:
                called.pop(seat, None)
            words[seat] = asked
            called[seat] = called.get(seat, 0) + (seat in one.called)
            assert called[seat] <= 1, f"{one.after.seats[seat].name} is called twice: {asked}"
            if asked and seat != one.seat and (seat not in one.before.awaited or seat in addressed):
                assert called[seat] == 1, f"{one.after.seats[seat].name} is not called: {asked}"


@pytest.mark.rule("TAB-024")
@pytest.mark.parametrize("number", PLAYED)
def test_when_others_have_answered_somebody_who_is_left_to_answer_was_called(game: AnyGame, number: int) -> None:
    moves = list(told(game, number))
    # Those who are asked first were called by the start.
    heard = set(moves[0].before.awaited)
    for one in moves:
        heard &= set(one.before.awaited) & set(one.after.awaited)
        if one.seat in heard and asked_of(one.before, one.seat) != asked_of(one.after, one.seat):
            # They have answered, and are asked something else by that, perhaps with others.
            heard.remove(one.seat)
        heard |= one.called
        if one.seat in one.before.awaited and one.seat not in one.after.awaited:
            waiting = set(one.after.awaited)
            assert not waiting or waiting & heard, [one.after.seats[seat].name for seat in one.after.awaited]
