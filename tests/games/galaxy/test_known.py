"""What is kept beside a galaxy follows from no more of it than is said: it outlasts whatever else changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.memo import SOURCES, Fields, changed_in
from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules import awaiting, legal, progress, trading
from engine.games.galaxy.rules.economy import technologies, wealth
from engine.games.galaxy.rules.moving import movement
from engine.games.galaxy.state import board, naming, state
from engine.games.galaxy.state.state import State
from tests.laws import journeys
from tests.laws.playouts import playout, telling

from .build import voyage_of

KEPT: dict[Callable[..., Any], tuple[tuple[Any, ...], ...]] = {
    State.planets_of: ((0,), (1,)),
    State.tokens_on_map: ((0,), (1,)),
    state.units_on_map: ((0,), (1,)),
    board.chart: ((),),
    board.chart_key: ((),),
    board.meetings: ((),),
    board.all_fleets: ((),),
    board.blocked: ((0,), (1,)),
    board.ringed: ((0,), (1,)),
    board.gates: ((0,), (1,)),
    board.presence: ((),),
    naming.planets_by_name: ((),),
    board.best: ((0, "C3", 2), (1, "B2", 3)),
    technologies._researchable: ((0, 4), (1, 6)),
    wealth._available: ((0, "resources", ()), (1, "influence", ("resources",))),
    movement.activatable: ((0,), (1,)),
    movement.origins: ((0, "C3"), (1, "B2")),
}
"""Functions of a state whose answers go over to the next, with what they are asked besides."""


def named(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def states() -> Iterator[State]:
    for number in (0, 1):
        for table in telling(playout("galaxy", number), 6):
            yield table.state


def only(whole: State, sources: Fields) -> State:
    """Return a state that has nothing but some fields and parts of fields."""
    fields: dict[str, Any] = {}
    for name in set(State.__struct_fields__) - sources:
        parts = {source.removeprefix(f"{name}.") for source in sources if source.startswith(f"{name}.")}
        rows = getattr(whole, name) if parts else ()
        fields[name] = tuple(replace(row, **dict.fromkeys(set(row.__struct_fields__) - parts)) for row in rows) or None
    return replace(whole, **fields)


def test_all_of_them_are_tried_here() -> None:
    kept = {name for name in SOURCES if name.startswith("engine.games.galaxy.")}
    assert kept == {named(function) for function in KEPT}


@pytest.mark.parametrize("function", KEPT, ids=named)
def test_an_answer_follows_from_no_other_fields(function: Callable[..., Any]) -> None:
    for whole in states():
        part = only(whole, SOURCES[named(function)])
        for given in KEPT[function]:
            assert function(part, *given) == function(whole, *given)


@pytest.mark.parametrize("name", ("system_by_id", "planet_by_id"))
def test_places_by_id_follow_from_no_other_fields(name: str) -> None:
    for whole in states():
        part = only(whole, SOURCES[name])
        assert getattr(part, name) == getattr(whole, name)


def test_nothing_that_is_kept_follows_from_standing_orders() -> None:
    """What was worked out before one was set is what is worked out of the state after it from nothing."""
    for whole in states():
        voyage = voyage_of(replace(whole))
        _asked(voyage.state)
        voyage.set_habits(0, {"gifts": "ask", "turns": "ask", "goals": "ask", "hand": "quick"})
        assert _asked(voyage.state) == _asked(replace(voyage.state))


def _asked(whole: State) -> list[object]:
    """Return what is asked of a state: all that is kept of it, who is awaited, what can be done."""
    found = [function(whole, *given) for function, often in KEPT.items() for given in often]
    found += [trading.partners(whole, player) for player in (0, 1)]
    found += [trading.moves(whole, player) for player in (0, 1)]
    return [*found, awaiting.awaited(whole), [list(legal.legal(whole, player)) for player in (0, 1)]]


def test_a_player_who_says_which_parts_they_change_changes_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    said = set()

    def checked(before: State, field: str, rows: tuple[Any, ...], *parts: str) -> State:
        for item, other in zip(getattr(before, field), rows, strict=True):
            changed = {name for name in item.__struct_fields__ if getattr(item, name) != getattr(other, name)}
            assert changed <= set(parts), (field, changed)
        said.update({(field, part) for part in parts})
        return changed_in(before, field, rows, *parts)

    monkeypatch.setattr(progress, "changed_in", checked)
    for journey in journeys.read("galaxy").journeys:
        journeys.travel(GAME, journey)
    assert {field for field, _ in said} == {"systems", "planets", "players"} and ("systems", "tokens") in said
