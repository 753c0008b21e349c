"""Films: one stage for all frames, no larger than they may be, with words that can be read."""

from __future__ import annotations

import io

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core.high_points import HighPoint, HighPointBoard
from engine.core.scene import HexBoard, Scene
from engine.render import film
from engine.render.brush import width
from tests.games.cavern.dungeons import cavern_large
from tests.games.wilds.lands import wide
from tests.render.scenes import large


def known(scene: Scene, share: float, *, ringed: bool = False) -> Scene:
    """Return the same map while only a share of its places was known, with nothing to be chosen; its first place ringed."""
    board = scene.board
    cells = board.cells[: round(len(board.cells) * share)]
    if isinstance(board, HexBoard):
        first = cells[0].at
        shown = replace(board, cells=cells, badges=(), reach=(), newest=(first,) if ringed else (), actor=None, focus=first)
    else:
        first, *others = (replace(cell, newest=False) for cell in cells)
        shown = replace(board, cells=(replace(first, newest=ringed), *others), badges=(), notes=())
    return replace(scene, legend=(), board=shown)


def shots(*scenes: Scene, lasts: int = 900) -> list[film.Shot]:
    return [film.Shot(scene, f"Ada walks on, step {number}.", lasts) for number, scene in enumerate(scenes)]


def frames(file: bytes) -> list[tuple[Image.Image, int]]:
    """Return the frames of a film with their milliseconds."""
    shown, found = Image.open(io.BytesIO(file)), []
    assert shown.info["loop"] == 0, "it begins again for ever"
    for number in range(shown.n_frames):
        shown.seek(number)
        shown.load()
        found.append((shown.convert("RGB"), shown.info["duration"]))
    return found


MAPS = {"hexes": large(120), "many hexes": large(400), "tiles": cavern_large(30), "land": wide(30)}


@pytest.mark.parametrize("scene", MAPS.values(), ids=MAPS)
def test_the_map_stays_where_it_is_while_it_grows(scene: Scene) -> None:
    """What the ring round its first place changes is the same part of every frame."""
    stage = film.staged([known(scene, 0.3), known(scene, 1.0)])

    def ring(share: float, on: Scene | None) -> tuple[int, int, int, int]:
        pair = [known(scene, share, ringed=ringed) for ringed in (False, True)]
        with_it, without = (film.still(film.Shot(item, "", 1), on or film.staged([item]), 1.0) for item in pair)
        box = ImageChops.difference(with_it, without).getbbox()
        assert box is not None
        return box

    assert ring(0.3, stage) == pytest.approx(ring(1.0, stage), abs=4)
    assert ring(0.3, None) != pytest.approx(ring(1.0, None), abs=4), "on stages of their own they lie elsewhere"


def test_a_film_holds_each_frame_as_long_as_it_should_and_begins_again() -> None:
    steps = [known(MAPS["hexes"], share) for share in (0.1, 0.4, 1.0)]
    made = film.filmed(
        [film.Shot(scene, "Ada opens door B.", lasts) for scene, lasts in zip(steps, (1500, 900, 4000), strict=True)]
    )
    found = frames(made.webp)
    assert [lasts for _, lasts in found] == [1500, 900, 4000]
    assert {frame.size for frame, _ in found} == {(made.width, made.height)}
    assert made.frames == 3


def test_a_waiting_member_is_told_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    film.filmed(shots(*(known(MAPS["tiles"], share) for share in (0.2, 0.6, 1.0))), lambda *far: told.append(far))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_what_is_too_large_is_made_smaller_and_at_last_refused() -> None:
    scenes = [known(MAPS["hexes"], 0.2 * step) for step in range(1, 6)]
    whole = film.filmed(shots(*scenes))
    assert (whole.width, whole.frames) == (800, 5)
    lesser = film.filmed(shots(*scenes), most=len(whole.webp) - 1)
    assert lesser.width < 800 and len(lesser.webp) < len(whole.webp)
    with pytest.raises(film.TooLong):
        film.filmed(shots(*scenes), most=1000)


def test_one_frame_of_two_stands_for_both_and_the_last_one_stays() -> None:
    scene = MAPS["hexes"]
    five = [film.Shot(scene, str(number), lasts) for number, lasts in enumerate((1000, 400, 900, 600, 4000))]
    # Counted from the end: 4 for 3 and 4, 4600; 2 for 1 and 2, 1300; 0 for itself.
    assert [(shot.words, shot.lasts) for shot in film.thinned(five, 2)] == [("0", 1000), ("2", 1300), ("4", 4600)]
    # 3 would stand for 1500, but no longer than half as long again: 600 * 3 / 2.
    assert [(shot.words, shot.lasts) for shot in film.thinned(five[:4], 2)] == [("1", 600), ("3", 900)]
    assert film.thinned(five, 1) == five


ROOM = 748


def test_a_caption_is_as_many_whole_sentences_as_fit() -> None:
    assert film.set_in_lines("Bob lays a tile at I4.", ROOM) == (["Bob lays a tile at I4."], 29, 37)
    first = "Stalls under rotted awnings, prices still chalked up in a short alphabet."
    story = f"{first} A legendary cache at L16 and a common one at K17, and two raiders."
    lines, size, _ = film.set_in_lines(story, ROOM)
    assert " ".join(lines) == first and size == 29
    assert all(width(line, "medium", size) <= ROOM for line in lines)
    assert film.set_in_lines("", ROOM)[0] == []


def test_a_long_first_sentence_is_set_smaller_or_told_by_its_first_clauses() -> None:
    long = (
        "Round 5: Ada walks from the fallen gate to the thorn yard and on to the wet cellar below, where the water stands"
    )
    lines, size, _ = film.set_in_lines(f"{long} as high as a door. Bob rests where he fell. {long}.", ROOM)
    assert " ".join(lines) == f"{long} as high as a door. Bob rests where he fell." and size == 24 and len(lines) == 3
    lines, size, _ = film.set_in_lines(f"Ada walks; {long}; {long}.", ROOM)
    assert " ".join(lines) == "Ada walks." and size == 29
    assert film.set_in_lines("w" * 200, ROOM)[0] == [], "no word and no sentence is cut"


def test_a_card_stands_on_the_stage_of_the_maps() -> None:
    scene = HighPoint("Lost", HighPointBoard(told="No one is left standing.")).scene()
    stage = film.staged([MAPS["hexes"], scene])
    assert type(stage.board) is type(MAPS["hexes"].board)
    sizes = {film.still(film.Shot(item, "", 1), stage, 1.0).size for item in (MAPS["hexes"], scene)}
    assert len(sizes) == 1
    made = film.filmed([film.Shot(MAPS["hexes"], "", 900), film.Shot(scene, "", 4000)])
    assert made.frames == 2
