"""How high a picture of regions is, and how much of its window the map covers, at every stage of simulated games."""

from __future__ import annotations

import pytest

from engine.core.frame import Area
from engine.core.scene import GraphBoard, Look
from engine.games.regions.files import files
from engine.games.regions.game import GAME
from engine.games.regions.picture.slabs.slabchart import chart, extent
from engine.games.regions.state.options import HAND_MADE, HandMade, Options
from engine.render.kit import KIT

from .pictures import ventured

HALF = 0.5
LOW = 0.86
"""So high pictures are at most as parts of their width, on average: a phone shows a picture 302 pixels wide."""


@pytest.mark.whole
@pytest.mark.parametrize("name", HAND_MADE[:9])  # the tenth lies on the lattice of the others
def test_what_is_known_covers_half_of_a_low_picture_from_the_first_round_to_the_last(name: HandMade) -> None:
    assert files.scenario_named(name).regions
    stages: dict[GraphBoard, tuple[float, float]] = {}
    seen = -1
    for state in ventured("frames", Options(scenario=name)):
        if state.phase not in ("play", "over") or (state.round == seen and state.phase == "play"):
            continue
        seen = state.round
        scene = GAME.scene(GAME.view(state, None), Look())
        assert isinstance(scene.board, GraphBoard)
        if scene.board not in stages:
            form = scene.board.layout(KIT, scene)
            covers = area(extent(chart(KIT, scene.board, form.board), form.board)) / area(form.board)
            stages[scene.board] = covers, form.high / form.wide
    assert len(stages) >= 4
    covered, high = zip(*stages.values(), strict=True)
    assert min(covered) >= HALF
    assert sum(high) / len(high) <= LOW, f"{max(high)} at most"


def area(of: Area) -> int:
    """Return how many pixels a rectangle has."""
    left, top, right, bottom = of
    return (right - left) * (bottom - top)
