"""A quick start deals classes and entrance hexes: a party that works, and a first turn that can begin with a door."""

from __future__ import annotations

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Event, Setup
from engine.core.options import read_options
from engine.games.skyshard.game import GAME
from engine.games.skyshard.state.content import content
from engine.games.skyshard.state.options import Options
from engine.games.skyshard.state.state import State
from engine.games.skyshard.state.terrain import explorable
from tests.games.skyshard.build import NAMES, legal

LOTS = range(64)


def dealt(seats: int, lot: int, **options: str) -> tuple[State, list[Event]]:
    """Return the delve that a quick start comes to, and what was told until then."""
    dice = Dice(KeyedSource("dealt"))
    state, events = GAME.new(Setup(NAMES[:seats], read_options(Options, options)), dice)
    told = list(events)
    while True:
        found = [(seat, move) for seat in GAME.turn(state) if (move := GAME.dealt(state, seat, lot)) is not None]
        if not found:
            return state, told
        seat, move = found[0]
        assert move in list(GAME.legal(state, seat))
        state, events = GAME.apply(state, seat, move, dice)
        told += events


@pytest.mark.rule("SKY-G22", "SKY-009")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_one_who_is_first_by_joining_begins_on_a_door_and_may_explore_it(seats: int) -> None:
    doorways = set()
    for lot in LOTS:
        state, _ = dealt(seats, lot)
        assert (state.phase, state.round, GAME.turn(state)) == ("delve", 1, (0,))
        first = state.heroes[0]
        assert first.at in explorable(state) and state.turn is not None and state.turn.door
        assert legal(state, "explore", seat=0)
        assert len({hero.at for hero in state.heroes}) == seats
        doorways.add(first.at)
    assert len(doorways) == 2, "not the same one at every table"


@pytest.mark.rule("SKY-G21")
def test_the_classes_are_a_mix_that_differs_from_table_to_table() -> None:
    found: dict[int, set[tuple[str, ...]]] = {}
    for seats in GAME.seats:
        for lot in LOTS:
            state, _ = dealt(seats, lot)
            kinds = tuple(hero.kind for hero in state.heroes)
            assert len(set(kinds)) == seats
            if seats > 1:
                assert "bulwark" in kinds, "somebody fights"
                assert {"trailfinder", "picklock"} & set(kinds), "somebody scouts"
            assert ("mender" in kinds) == (seats > 2), "from three on somebody heals"
            found.setdefault(seats, set()).add(kinds)
    assert all(len(kinds) > 2 for kinds in found.values())
    assert {kinds[0] for kinds in found[4]} == set(content().adventurers), "the host is not always the same"


@pytest.mark.rule("SKY-G01")
@pytest.mark.parametrize("seats", [1, 2])
def test_two_adventurers_each_are_dealt_too(seats: int) -> None:
    for lot in LOTS:
        state, _ = dealt(seats, lot, adventurers="2", companion="hound")
        assert state.phase == "delve" and GAME.turn(state) == (0,)
        kinds = [hero.kind for hero in state.heroes]
        assert len(set(kinds)) == len(kinds) == 2 * seats
        assert state.friend is not None and state.friend.at is not None


def test_nothing_is_dealt_once_the_delve_is_under_way() -> None:
    state, _ = dealt(3, 5)
    assert all(GAME.dealt(state, seat, lot) is None for seat in range(3) for lot in LOTS)


@pytest.mark.parametrize(("seats", "most"), [(1, 95), (2, 103), (3, 126), (4, 140)])
def test_what_a_quick_start_tells_is_short(seats: int, most: int) -> None:
    for lot in LOTS:
        state, events = dealt(seats, lot)
        view = GAME.view(state, None)
        status = "" if GAME.within_turn(view) else GAME.status(view)
        # The seal of the dice comes to ten words.
        words = [*GAME.tell(view, events).split(), *status.split(), *GAME.ask(view).split()]
        assert len(words) + 10 <= most
        assert all(
            f"{name} is the {content().adventurers[hero.kind].name}, " in GAME.tell(view, events)
            for name, hero in zip(state.names, state.heroes, strict=True)
        )
