"""Every part of the bench can be run in its smallest form, which is what CI does (``make bench ARGS=--smallest``)."""

from __future__ import annotations

import importlib
import inspect
from pathlib import Path
from types import ModuleType

import pytest

from engine.core.bot_players import plays
from engine.games import games
from tests.bench.__main__ import PARTS, main


def measuring(name: str) -> ModuleType:
    """Return a part of the bench. It is imported late: what it measures against takes seconds."""
    return importlib.import_module(f"tests.bench.{name}")


def test_every_module_that_measures_is_a_part() -> None:
    found = [path.stem for path in Path(__file__).parent.glob("[a-z]*.py") if "\ndef measure(" in path.read_text("utf-8")]
    assert sorted(found) == sorted(PARTS)


@pytest.mark.parametrize("name", PARTS)
def test_a_part_says_with_which_numbers_it_is_smallest(name: str) -> None:
    part = measuring(name)
    usual = inspect.signature(part.measure).parameters
    assert part.SMALLEST.keys() == usual.keys()
    assert any(value != usual[each].default for each, value in part.SMALLEST.items())


def test_a_part_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--smallest", "nothing"]) == 2
    assert "There is no part called nothing." in capsys.readouterr().err


def test_of_each_game_that_the_house_plays_it_is_measured_how_long_a_decision_takes() -> None:
    found = measuring("company").measure(most=3)
    for game in games().values():
        for level in ("steady", "sharp") if plays(game) is not None else ():
            middle, late = (found[f"{game.title}, {level}: a decision{of} (ms)"] for of in ("", ", 99th percentile"))
            assert 0 < middle <= late and found[f"{game.title}, {level}: decisions per second"] > 0
