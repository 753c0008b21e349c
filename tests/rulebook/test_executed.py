"""A rule counts as tested only where a test that carries it executes what cites it."""

from __future__ import annotations

import importlib.util
import sys
import threading
from pathlib import Path
from types import ModuleType

import pytest

from tests.executed import Watch, citations, executed_alone

WATER = '''"""Wells: how water is drawn (WEL-001)."""

DEPTH = 3
"""How many measures a bucket holds (WEL-002)."""


class Rope:
    """What a bucket hangs on (WEL-003)."""

    knots: int = 2


def draw(measures: int) -> int:
    # A full bucket holds no more (WEL-004).
    return min(measures, DEPTH)


def spill(measures: int) -> int:
    """Return what is left (WEL-005)."""
    return measures - 1


def knots(rope: Rope) -> int:
    return rope.knots
'''


@pytest.fixture
def well(tmp_path: Path) -> tuple[Watch, ModuleType]:
    """A game of one file, and what watches it."""
    (tmp_path / "engine/games/well").mkdir(parents=True)
    file = tmp_path / "engine/games/well/water.py"
    file.write_text(WATER)
    spec = importlib.util.spec_from_file_location("water", file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return Watch(citations(tmp_path, "well")), module


ALL = {f"WEL-00{number}" for number in range(1, 6)}
DESCRIBED = {"WEL-001"}
"""What only the module cites."""


@pytest.mark.parametrize(
    ("call", "executed"),
    [
        ("draw", {"WEL-002", "WEL-004"}),
        ("spill", {"WEL-005"}),
        ("knots", {"WEL-003"}),
        (None, set()),
    ],
)
def test_a_test_executes_the_rules_cited_where_it_calls(
    well: tuple[Watch, ModuleType], call: str | None, executed: set[str]
) -> None:
    watch, water = well
    with watch.during(ALL):
        if call:
            getattr(water, call)(water.Rope() if call == "knots" else 2)
    assert watch.executed == executed
    assert watch.missing(ALL) == sorted(ALL - DESCRIBED - executed)


def test_a_test_executes_no_rule_that_it_does_not_carry(well: tuple[Watch, ModuleType]) -> None:
    watch, water = well
    with watch.during(["WEL-005"]):
        assert water.draw(9) == 3
    assert watch.executed == set()
    with watch.during(["WEL-005"]):
        assert water.spill(3) == 2
    assert watch.executed == {"WEL-005"} and watch.missing(["WEL-005"]) == []


def test_what_a_thread_of_a_test_calls_is_executed(well: tuple[Watch, ModuleType]) -> None:
    watch, water = well
    with watch.during(["WEL-004"]):
        thread = threading.Thread(target=water.draw, args=(2,))
        thread.start()
        thread.join()
    assert watch.executed == {"WEL-004"}


def test_nothing_is_watched_once_all_rules_of_a_test_are_executed(well: tuple[Watch, ModuleType]) -> None:
    watch, water = well
    with watch.during(["WEL-002", "WEL-005"]):
        water.draw(2)
        assert sys.gettrace() is not None
        water.spill(2)
        water.knots(water.Rope())
        assert sys.gettrace() is None
    assert watch.executed == {"WEL-002", "WEL-005"}


def test_what_is_missing_is_said_with_the_place_that_cites_it(well: tuple[Watch, ModuleType]) -> None:
    watch, _ = well
    assert watch.places("WEL-004").endswith("engine/games/well/water.py:13")


@pytest.mark.whole
def test_the_tests_of_a_rule_run_alone_and_fail_where_they_do_not_execute_it() -> None:
    # The law on texts of entries carries no rule; SKY-016 is carried by tests of walking, which walk.
    assert executed_alone("SKY-016")
    assert not executed_alone("SKY-999")
