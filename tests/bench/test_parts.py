"""Every part of the bench can be run in its smallest form, which is what CI does (``make bench ARGS=--smallest``)."""

from __future__ import annotations

import importlib
import inspect
from pathlib import Path

import pytest

from tests.bench.__main__ import PARTS, main


def test_every_module_that_measures_is_a_part() -> None:
    found = [path.stem for path in Path(__file__).parent.glob("[a-z]*.py") if "\ndef measure(" in path.read_text("utf-8")]
    assert sorted(found) == sorted(PARTS)


@pytest.mark.parametrize("name", PARTS)
def test_a_part_says_with_which_numbers_it_is_smallest(name: str) -> None:
    part = importlib.import_module(f"tests.bench.{name}")
    usual = inspect.signature(part.measure).parameters
    assert part.SMALLEST.keys() == usual.keys()
    assert any(value != usual[each].default for each, value in part.SMALLEST.items())


def test_a_part_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--smallest", "nothing"]) == 2
    assert "There is no part called nothing." in capsys.readouterr().err
