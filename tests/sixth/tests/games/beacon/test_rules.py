"""The rules of Beacon, by hand."""

from __future__ import annotations

import pytest
from engine.games.beacon import BEST, GAME, KINDS, WORN, Options
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.game import Setup
from engine.core.table import Table


def begun(*names: str) -> Table:
    return Table.start(GAME, Setup(names or ("Ada",), Options()), "a key")[0]


@pytest.mark.rule("BEA-001", "BEA-002", "BEA-003", "BEA-004", "BEA-011")
def test_a_chore_is_one_step_and_the_next_keeper_is_at_work() -> None:
    table = begun("Ada", "Bob")
    assert set(table.state.levels) == {2} and table.game.turn(table.state) == (0,)
    after, _ = table.act(0, "trim")
    assert after.state.levels[1] == 3 and after.game.turn(after.state) == (1,)
    assert GAME.view(after.state, None) == GAME.view(after.state, 1) == after.state and not after.state.coming
    with pytest.raises(IllegalMove):
        GAME.apply(after.state, 0, KINDS[0](), None)


@pytest.mark.rule("BEA-005", "BEA-006", "BEA-012")
def test_what_is_in_the_best_order_is_left_alone_but_the_stairs() -> None:
    table = begun()
    best = replace(table, state=replace(table.state, levels=(BEST,) * len(KINDS)))
    assert [str(move) for move in GAME.legal(best.state, 0)] == ["sweep"]
    assert str(GAME.default(best.state, 0)) == "sweep"
    with pytest.raises(IllegalMove, match="BEA-005"):
        best.act(0, "kindle")


@pytest.mark.rule("BEA-007", "BEA-008", "BEA-009", "BEA-010")
def test_the_storm_wears_two_things_down_and_what_stands_at_0_is_the_end_of_the_light() -> None:
    table = begun()
    calm, entry = table.act(0, "sweep")
    assert len(entry.draws) == WORN == len(calm.state.coming) and sum(calm.state.levels) == 2 * len(KINDS) + 1
    assert GAME.view(calm.state, 0).coming == ()
    struck, _ = replace(calm, state=replace(calm.state, coming=(1, 1), levels=(1,) * len(KINDS))).act(0, "sweep")
    assert struck.state.levels[0] == 0 and sum(struck.state.levels) == len(KINDS)
    last = replace(table, state=replace(table.state, night=5, levels=(0,) * len(KINDS)))
    lost, _ = last.act(0, "sweep")
    assert GAME.outcome(lost.state).result == "lost" and not GAME.turn(lost.state)
    kept, _ = replace(table, state=replace(table.state, night=5, levels=(BEST,) * len(KINDS))).act(0, "sweep")
    assert GAME.outcome(kept.state).result == "won"
