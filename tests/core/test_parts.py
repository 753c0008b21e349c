"""The parts of a game: functions of its modules, and boards that it has to draw itself."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import dice
from engine.core.game import part
from engine.core.scene import GraphBoard


def test_a_part_that_hides_its_module_is_told_where_the_next_line_goes() -> None:
    hidden: Any = part(dice.Dice)
    with pytest.raises(AttributeError, match=r"write `roll = part\(dice.roll\)` above `dice = part"):
        part(hidden.roll)


def test_a_board_that_does_not_draw_itself_is_told_what_it_lacks() -> None:
    nothing: Any = None
    with pytest.raises(NotImplementedError, match="GraphBoard has to define layout"):
        GraphBoard(()).layout(nothing, nothing)
    with pytest.raises(NotImplementedError, match="GraphBoard has to define paint"):
        GraphBoard(()).paint(nothing, nothing, nothing, nothing)
