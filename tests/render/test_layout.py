"""Where boards and their panels lie: the board as large as it fits, the height of the picture following it."""

from __future__ import annotations

from engine.core.frame import BOTTOM, EDGE, FOOT, HEADER, HEIGHT_LEAST, HEIGHT_MOST, SIDE, WIDTH
from engine.render.frame import WIDTH_LEAST
from engine.render.layout import COLUMN, Fit, arranged, below, beside, low


def board(wide: int, high: int) -> Fit:
    """Return a board of so many squares that are drawn as large as the room allows, up to 100 pixels."""

    def fit(room_wide: int, room_high: int) -> tuple[float, int, int]:
        side = min(100, room_wide // wide, room_high // high)
        return side, wide * side, high * side

    return fit


def test_a_board_without_a_panel_has_all_of_the_picture_but_its_header_and_frame() -> None:
    # 3 squares of 100 pixels need 72 + 300 + 13: to whole tens 390.
    layout = arranged(board(7, 3), 0, 0)
    assert (layout.wide, layout.high, layout.panel) == (WIDTH, 390, None)
    assert layout.board == (SIDE, HEADER, WIDTH - SIDE, 390 - BOTTOM)


def test_a_picture_is_never_lower_or_higher_than_it_may_be() -> None:
    assert arranged(board(7, 1), 0, 0).high == HEIGHT_LEAST
    assert arranged(board(7, 25), 0, 0).high == HEIGHT_MOST


def test_a_wide_board_has_its_panel_below_and_a_high_one_beside() -> None:
    wide, high = arranged(board(10, 4), 120, 300), arranged(board(4, 10), 120, 300)
    assert not wide.beside and high.beside
    # Below: 72 + 4 x 77 + 12 of room + 120 + 13 = 525.
    assert wide.high == 530 and wide.panel == (EDGE, 530 - 13 - 4 - 120, EDGE + FOOT, 530 - 13 - 4)
    assert high.panel is not None and high.panel[0] == high.wide - EDGE - COLUMN and high.board[2] < high.panel[0]


def test_a_picture_is_no_wider_than_a_high_board_with_its_column_needs() -> None:
    # 14 before the board, 5 x 77 pixels, 8 between it and the column of 240, 18 after that.
    assert beside(board(5, 10), 300).wide == 14 + 5 * 77 + 8 + 240 + 18
    assert beside(board(1, 10), 300).wide == WIDTH_LEAST


def test_where_a_board_is_as_large_either_way_it_fills_more_of_the_picture() -> None:
    # Both ways 5 squares of 100 pixels fit: beside them a column of 240 leaves room; below them 160 pixels more are needed.
    square = board(5, 5)
    assert below(square, 160).high > beside(square, 300).high
    assert arranged(square, 160, 300).beside


def test_a_column_that_is_higher_than_a_picture_stands_below() -> None:
    assert arranged(board(4, 10), 120, 900).panel == below(board(4, 10), 120).panel


def test_a_column_ends_where_it_ends_but_reaches_down_where_little_is_left() -> None:
    short, nearly = beside(board(4, 6), 300), beside(board(4, 6), 540)
    assert short.panel is not None and short.panel[3] - short.panel[1] == 300
    assert nearly.panel is not None and nearly.panel[3] == nearly.high - EDGE


def test_a_low_picture_is_as_high_as_its_board_or_its_column_needs() -> None:
    # Beside a column a board has 800 - 18 - 240 - 8 - 14 = 520 pixels, here 5 squares of 100.
    wide = low(board(5, 2), 200, 50, 540)
    # The column needs 200 + 50 + 16, the board 200: 72 + 266 + 13 to whole tens.
    assert (wide.wide, wide.high, wide.beside) == (WIDTH, 360, True)
    assert wide.panel == (WIDTH - EDGE - COLUMN, HEADER + 8 + 50, WIDTH - EDGE, 360 - EDGE)
    # 540 pixels leave a high board 455: its 10 squares are 45 pixels high each.
    assert low(board(5, 10), 200, 50, 540).high == 540
    assert low(board(5, 10), 600, 50, 540).high == 760, "more where the column needs it"
