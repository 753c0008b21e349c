"""Plots: lines that can be told apart without colours, names that can be read, numbers that fit."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.core.frame import READ, WIDTH
from engine.core.scene import PlotBoard, PlotLine, Scene
from engine.render import draw, plot
from engine.render.brush import Brush
from tests.render.plots import ratings, victories
from tests.render.reading import count, picture
from tests.render.test_frame import PHONE


def board_of(scene: Scene) -> PlotBoard:
    assert isinstance(scene.board, PlotBoard)
    return scene.board


def stamped(at: int) -> bytes:
    """Return a mark as it is drawn, in one colour."""
    brush = Brush(40, 40, "ink", origin=(20, 20))
    plot.MARKS[at](brush, 0, 0, 10, "bone")
    return brush.finish().tobytes()


@pytest.mark.rule("TAB-173")
def test_every_line_has_a_mark_of_its_own_and_one_colour_each() -> None:
    assert len({stamped(at) for at in range(len(plot.MARKS))}) == len(plot.MARKS) == len(set(plot.TONES)) == 6
    drawn = picture(ratings())
    # At the end of each line stands its mark, beside its name.
    for tone in plot.TONES:
        assert count(drawn, tone, (540, 72, 600, 460)) > 60, tone


@pytest.mark.rule("TAB-173")
def test_names_stand_one_below_the_other_at_the_ends_of_their_lines() -> None:
    for many in range(1, 7):
        board = board_of(ratings(many))
        scales = plot.Scales(board)
        ends = sorted(plot.ends_of(board.lines, scales))
        assert all(below - above >= plot.APART - 0.01 for above, below in pairwise(ends))
        assert scales.top - 11 <= ends[0] and ends[-1] <= scales.foot
    (alone,) = plot.ends_of(board_of(ratings(1)).lines, scales := plot.Scales(board_of(ratings(1))))
    assert alone == pytest.approx(scales.y(38.1)), "alone it stands just there"


def test_values_and_numbers_of_games_are_round_and_few() -> None:
    scales = plot.Scales(board_of(ratings()))
    assert scales.values() == [15, 20, 25, 30, 35, 40] and scales.numbers() == [1, 5, 10, 15, 18]
    scales = plot.Scales(board_of(victories()))
    assert scales.values() == [6, 8, 10, 12] and scales.numbers() == [1, 2, 4, 6, 8, 10, 12]
    board = PlotBoard((PlotLine(((7, 25.0),)),), 7, 7, "Game", "Rating")
    assert plot.Scales(board).numbers() == [7] and plot.Scales(board).values() == [25, 26]


@pytest.mark.rule("TAB-173")
def test_a_delve_that_was_not_won_is_a_cross_below_all_values() -> None:
    board = board_of(victories())
    scales = plot.Scales(board)
    middle = round((scales.bottom + scales.foot) / 2) + 4 + 72
    drawn = picture(victories())
    for number in range(1, 13):
        x = round(scales.x(number)) + 14
        marked = count(drawn, "mist", (x - 9, middle - 9, x + 9, middle + 9)) > 20
        assert marked == (number in board.without), number


def test_a_phone_shows_words_large_enough_to_read() -> None:
    assert plot.WIDTH == WIDTH and READ * PHONE / WIDTH >= 9
    assert len(draw(ratings()).png) < 150 * 1024


def test_more_lines_than_marks_are_told() -> None:
    board = board_of(ratings())
    more = PlotBoard((*board.lines, board.lines[0]), 1, 18, "Game", "Rating")
    with pytest.raises(ValueError, match="at most 6 lines, not 7"):
        draw(Scene("Cavern: ratings", more, "Ratings."))
