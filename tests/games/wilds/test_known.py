"""What is kept beside an expedition follows from no more of it than is said: it outlasts whatever else changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.memo import SOURCES
from engine.games.wilds.rules import awaiting, flow, legal, needs, supplies
from engine.games.wilds.rules.finding import investigating, tracking
from engine.games.wilds.rules.members import characters, gear
from engine.games.wilds.rules.travelling import moving, scouting
from engine.games.wilds.state import leads, looks, routes, state, view
from engine.games.wilds.state.member import Habits
from engine.games.wilds.state.state import State
from engine.games.wilds.state.view import view_for
from tests.laws.playouts import playout, telling

from .build import working

KEPT: dict[Callable[..., Any], tuple[tuple[Any, ...], ...]] = {
    state._find_by_site: ((),),
    state._members_by_seat: ((),),
    state.able: ((),),
    state.settlement: ((),),
    leads.combinations_here: ((),),
    leads.reach: ((),),
    looks.tested: ((),),
    view._headings: ((),),
    flow.open_questions: ((),),
    awaiting.moment: ((),),
    awaiting.active: ((),),
    awaiting.voters: ((),),
    awaiting.ballot: ((),),
    awaiting.awaited: ((),),
    awaiting.settled: ((),),
    needs.names_to_choose: ((),),
    characters._unready: ((),),
    gear.moves: ((0,), (1,)),
    supplies._purchases: ((),),
    investigating._open_here: ((),),
    tracking._open_leads: ((),),
    scouting._aims: ((),),
    moving.rim: ((),),
    moving.ways: ((),),
    moving.names_around: ((),),
    moving.ways_back: ((),),
    legal.actions: ((),),
    routes.routes: ((),),
}
"""Functions of a state whose answers go over to the next, with what they are asked besides."""


def named(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def states() -> Iterator[State]:
    """Some states on the way: before it, where everybody is at the start, is nowhere."""
    for number in (0, 1, 2):
        for table in telling(playout("wilds", number), 8):
            if table.state.phase == "trek":
                yield table.state


def test_all_of_them_are_tried_here() -> None:
    kept = {name for name in SOURCES if name.startswith("engine.games.wilds.")}
    assert kept == {named(function) for function in KEPT}


@pytest.mark.parametrize("function", KEPT, ids=named)
def test_an_answer_follows_from_no_other_fields(function: Callable[..., Any]) -> None:
    for whole in states():
        others = set(State.__struct_fields__) - SOURCES[named(function)]
        part = replace(whole, **dict.fromkeys(others))
        for given in KEPT[function]:
            assert function(part, *given) == function(whole, *given)


def test_nothing_that_is_kept_follows_from_standing_orders() -> None:
    """What was worked out before one was set is what is worked out of the state after it from nothing."""
    for whole in states():
        expedition = working(replace(whole))
        _asked(expedition.state)
        expedition.set_habits(0, Habits(tools="use", bonuses="ask", wear="ask", camp="ask", gather="ask"))
        assert _asked(expedition.state) == _asked(replace(expedition.state))


def _asked(whole: State) -> list[object]:
    """Return what is asked of a state: all that is kept of it, what can be done, what everybody sees."""
    found = [function(whole, *given) for function, often in KEPT.items() for given in often]
    return [*found, [list(legal.legal(whole, seat)) for seat in (0, 1)], view_for(whole, 0), view_for(whole, None)]
