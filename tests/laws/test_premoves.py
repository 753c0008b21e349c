"""A plan tells its seat nothing that it may not know, and comes to the same as the moves made by hand."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from engine.api.update import Call, Member
from engine.core.errors import GameError
from engine.core.game import Event, Seat
from engine.core.premoves import Plans, plans
from engine.core.table import Table
from engine.tables.moves.act import act
from engine.tables.moves.premove_queue import own_turn, planning
from engine.tables.premoves.forecast import ahead
from engine.tables.premoves.service import planned_step, planning_of, planning_seat
from engine.tables.session.live import Session
from engine.tables.session.premove import WHATEVER, Premove, PremovePlan
from engine.tables.session.result import CommandResult
from tests.laws.playouts import Playout, some, telling
from tests.laws.playouts import Step as Made
from tests.laws.tables import live
from tests.laws.test_secrets import shuffled

NOW = 1000
LONG = 3


def call_of(house: Session, seat: Seat) -> Call:
    return Call(1, 1, 7, house.member(seat))


def planning_seats(house: Session) -> list[Seat]:
    """Return the seats that can plan their next turn."""
    found = []
    for row in house.here:
        try:
            found.append(planning_seat(house, Call(1, 1, 7, Member(row.member, row.name))))
        except GameError:
            continue
    return found


def plan_for(house: Session, seat: Seat, chance: random.Random) -> tuple[Premove, ...]:
    """Return moves at random that are offered to a seat for its plan."""
    steps: tuple[Premove, ...] = ()
    while len(steps) < LONG:
        prospect = ahead(house, seat, steps)
        ways = prospect.ways(seat)
        if not ways:
            break
        try:
            step = planned_step(house, seat, prospect, str(chance.choice(ways).move))
        except GameError:
            break  # It has no name that lasts, or is too long.
        steps = (*steps, replace(step, given=chance.choice(("", WHATEVER, step.given))))
    return steps


def beginnings(played: Playout) -> Iterator[tuple[Made, Seat]]:
    """Yield the steps after which the turn of a seat begins that did not move, and might have planned it."""
    for step in played.steps:
        before, after = live(step.before), live(step.after)
        if step.seat >= len(before.seats):
            continue
        for seat in after.awaited:
            if seat != step.seat and not after.is_masters(seat) and is_new(before, after, seat):
                yield step, seat
                break


def is_new(before: Session, after: Session, seat: Seat) -> bool:
    return own_turn(after, seat) is not None and own_turn(before, seat) is None


def made_after(house: Session, made: Made) -> CommandResult:
    return act(house, call_of(house, made.seat), made.entry.text, None, NOW)


def test_what_is_offered_for_a_plan_does_not_depend_on_what_is_hidden(played: Playout) -> None:
    chance = random.Random(5)
    for table in telling(played, 2, over=False):
        able = planning_seats(live(table))
        for seat in chance.sample(able, min(1, len(able))):
            steps = plan_for(live(table), seat, random.Random(7))
            plan = PremovePlan(100 + seat, steps)
            shown = [planning_of(planning(live(item), seat, plan), seat) for item in (table, shuffled(table, seat, chance))]
            assert shown[0] == shown[1]


def test_a_plan_comes_to_the_same_as_its_moves_made_by_hand(played: Playout) -> None:
    chance, executed = random.Random(6), 0
    found = some(list(beginnings(played)), 6)
    for made, seat in found:
        house = live(made.before)
        steps = plan_for(house, seat, chance) if isinstance(house.game, Plans) else ()
        if not steps:
            legal = list(house.game.legal(made.after.state, seat))
            steps = (Premove(str(chance.choice(legal)), "", WHATEVER),)
        with_plan = made_after(planning(house, seat, PremovePlan(100 + seat, steps)), made)
        by_hand = made_after(house, made)
        first = len(by_hand.entries)
        if any(entry.seat == seat for entry in by_hand.entries):
            continue  # Its turn was made for it, as nothing was left in it: that plan comes first.
        assert [entry.text for entry in with_plan.entries[:first]] == [entry.text for entry in by_hand.entries]
        hand, rest, overtaken = by_hand, list(with_plan.entries[first:]), False
        while rest and not overtaken:
            move = rest[0]
            assert move.member == 100 + move.seat
            hand = act(hand.live, call_of(house, move.seat), move.text, None, NOW)
            for again in hand.entries:
                mine = rest.pop(0)
                if again is not hand.entries[0] and again.seat == mine.seat == seat and again.text != mine.text:
                    overtaken = True  # Its turn is ended for it, as nothing is left in it: what is planned yet comes first.
                    break
                assert (again.seat, again.member, again.text, again.draws, again.digest, again.story) == (
                    *(mine.seat, mine.member, mine.text, mine.draws, mine.digest, mine.story),
                )
            executed += 1
        if not overtaken:
            assert hand.live.playing() == with_plan.live.playing()
            assert hand.live.row.due == with_plan.live.row.due
        _check_stops(with_plan, steps, seat, first)
    # A handful of plans may all have been stopped by what came to light before their turn.
    assert executed or len(found) < 6


def _check_stops(step: CommandResult, steps: tuple[Premove, ...], seat: Seat, first: int) -> None:
    """Of what was planned as things stood nothing is made once something came to light, or was rolled, that its seat saw.

    Passing may be the one thing left, which is made in any case."""
    stirred, left = False, list(steps)
    for place, entry in enumerate(step.entries):
        if place >= first and entry.seat == seat and left and entry.text == left[0].move:
            assert left[0].given or not stirred or entry.text == "pass"
            left.pop(0)
        events = msgspec.json.decode(entry.events, type=tuple[Event, ...])
        known = [event for event in events if event.known_to(seat)]
        stirred = stirred or any(event.reveals for event in known) or (bool(known) and entry.draws != "[]")
    plan = step.live.plan_of(seat)
    assert not (plan.stopped and plan.steps)


def test_rivals_see_nothing_of_a_plan_that_waits(played: Playout) -> None:
    chance = random.Random(8)
    for made in some(played.steps, 8):
        house = live(made.before)
        if not house.rivals or made.seat >= len(house.seats):
            continue
        for seat in some([seat for seat in planning_seats(house) if seat != made.seat], 2):
            plan = PremovePlan(100 + seat, plan_for(house, seat, chance), refuses=plans(house.game).refusable)
            after = made_after(planning(house, seat, plan), made)
            if len(after.entries) == len(made_after(house, made).entries):
                assert after.update == made_after(house, made).update
                assert replace(after.live, premoves={}) == made_after(house, made).live


@pytest.mark.rule("TAB-089")
def test_what_can_be_refused_beforehand_is_asked_outside_the_own_turn_and_has_a_legal_no(played: Playout) -> None:
    for made in played.steps:
        table: Table = made.before
        for seat in table.turn:
            found = plans(table.game).refused(table.state, seat)
            if found is None:
                continue
            kind, move = found
            assert kind in plans(table.game).refusable
            assert str(move) in [str(move) for move in table.game.legal(table.state, seat)]
            assert own_turn(live(table), seat) is None
