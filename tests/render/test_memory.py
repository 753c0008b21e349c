"""What the renderer remembers of what it drew stays within its room."""

from __future__ import annotations

from PIL import Image

from engine.core.languages import speaking, spoken
from engine.core.scene import HexBoard, HexCell, Scene
from engine.render.memory import LOOK, MEMORIES, Memories, weight
from engine.render.picture import draw

SIDE = 1024
"""A picture of a byte a pixel with this side takes 1 MiB."""


def test_a_picture_weighs_its_pixels() -> None:
    assert weight(Image.new("P", (30, 20))) == 600
    assert weight(Image.new("1", (30, 20))) == 600
    assert weight(Image.new("RGBA", (30, 20))) == 2400
    assert weight((Image.new("L", (3, 2)), 7, "word", (Image.new("RGB", (1, 2)), None))) == 6 + 8
    assert weight(7) == weight(()) == 0


def test_who_spared_least_for_its_room_forgets_first() -> None:
    memories = Memories()
    useful, idle = (memories.remembered()(lambda _: Image.new("L", (SIDE, SIDE))) for _ in range(2))
    for number in range(3):
        useful(number)
        idle(number)
    for _ in range(5):
        useful(0)
    assert memories.heavy == 6 * SIDE * SIDE
    memories.trim(6 * SIDE * SIDE)
    assert memories.heavy == 6 * SIDE * SIDE

    # Both drew 3 MiB and 1 more; one of them was asked 5 times for what it had.
    for _ in range(5):
        useful(1)
    useful(3)
    idle(3)
    memories.new = LOOK
    memories.trim(6 * SIDE * SIDE)
    assert (useful.cache_info().currsize, idle.cache_info().currsize) == (4, 0)
    assert memories.heavy == 4 * SIDE * SIDE


def test_what_was_of_use_long_ago_counts_no_more() -> None:
    memories = Memories()
    before, now = (memories.remembered()(lambda _: Image.new("L", (SIDE, SIDE))) for _ in range(2))
    for number in (*range(4), *[0] * 50):
        before(number)
    memories.trim(8 * SIDE * SIDE)
    for number in (*range(4), 0):
        now(number)
    memories.trim(7 * SIDE * SIDE)
    assert (before.cache_info().currsize, now.cache_info().currsize) == (0, 4)


def test_a_function_keeps_no_more_than_its_own_most() -> None:
    memories = Memories()
    drawn: list[int] = []

    @memories.remembered(2)
    def drawing(number: int) -> Image.Image:
        drawn.append(number)
        return Image.new("L", (SIDE, SIDE))

    for number in (1, 2, 2, 3, 3, 1):
        drawing(number)
    assert drawn == [1, 2, 3, 1]
    assert memories.heavy == 2 * SIDE * SIDE
    assert memories.all[0].made == 4


def test_a_picture_is_the_same_after_everything_was_forgotten() -> None:
    scene = Scene("", HexBoard((HexCell((0, 0), "oat"), HexCell((1, 0), "sand"))), "")
    before = draw(scene).png
    MEMORIES.new = LOOK
    MEMORIES.trim(0)
    assert MEMORIES.heavy == 0
    assert draw(scene).png == before


def test_what_may_hold_words_is_drawn_once_for_each_language() -> None:
    memories, made = Memories(), []

    def drawn(number: int) -> Image.Image:
        made.append((spoken(), number))
        return Image.new("L", (3, 2))

    label = memories.remembered()(drawn)
    for language in ("en", "de", "en", "de"):
        with speaking(language):
            label(7)
    assert made == [("en", 7), ("de", 7)]
