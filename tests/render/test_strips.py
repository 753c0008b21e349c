"""Large pictures: strips of a board, in which everything that stands on it is whole."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from engine.core.scene import Look
from engine.games import games
from engine.render import draw, draw_strips
from engine.render.strips import LEAST, MARGIN, WHOLE, strips
from tests.laws.playouts import playout, some


def test_a_strip_begins_with_what_the_one_before_would_cut() -> None:
    # From -16 on 440 pixels reach to 424, too short for what ends at 460; a strip is 300 wide at least.
    # The second begins 16 pixels before 350.
    assert strips([(0, 100), (350, 460), (430, 520)], (0, 800)) == [(0, 300), (334, 634)]


def test_what_is_wider_than_a_strip_stays_whole_and_an_empty_board_is_one_strip() -> None:
    assert strips([(20, 620)], (0, 800)) == [(4, 636)]
    assert strips([], (10, 700)) == [(10, 700)]
    # 580 wide is one strip, 581 is two.
    assert strips([(0, 100), (350, 460), (430, 520)], (0, 580)) == [(0, 580)]
    assert strips([(0, 100), (350, 460), (430, 520)], (0, 581)) == [(0, 300), (281, 581)]
    assert strips([(700, 790)], (0, 800)) == [(500, 800)], "at the edge it reaches back over the board"


@pytest.mark.rule("TAB-204")
@pytest.mark.parametrize("key", games())
def test_the_strips_of_a_map_are_twice_as_fine_and_narrow(key: str) -> None:
    for table in some(playout(key, 0).tables[:-1], 3):
        scene = table.game.scene(table.game.view(table.state, table.turn[0] if table.turn else None), Look())
        plain, parts = draw(scene), [Image.open(io.BytesIO(png)) for png in draw_strips(scene)]
        assert parts and {part.height for part in parts} <= {2 * high for high in range(1, plain.height)}
        assert all(2 * min(LEAST, plain.width) <= part.width <= 2 * plain.width for part in parts)
        wide = [max(x for x, _ in corners) - min(x for x, _ in corners) for corners in plain.outlines.values()]
        # What is wider than a strip is drawn large already: the only place that is known.
        most = max(WHOLE, *(each + 2 * MARGIN for each in wide))
        assert max(part.width for part in parts) <= 2 * most, "type is larger on the same phone"
