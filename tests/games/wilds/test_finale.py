"""A goal that is reached is seen: the White Mare on her hill, as long as the party stands there."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.scene import Look
from engine.games.wilds.files import files
from engine.games.wilds.game import GAME
from engine.games.wilds.picture.finale import FinaleBoard
from engine.games.wilds.rules.events import finding
from engine.games.wilds.state.state import Found, Position, State
from engine.games.wilds.state.view import view_for
from engine.render import draw
from tests.games.wilds.build import party


def won() -> State:
    """Return a party that has just reached the goal of Hollowdown."""
    region = files.region_named("hollowdown")
    at = region.site_by_id["mare"].at
    state = party(region, at=at, goal="done", challenge=0, stretch=3, finds=(Found("mare", "goal", steps=6, done=True),))
    return replace(state, here=Position(at))


def test_the_white_mare_is_drawn_where_she_was_laid_bare() -> None:
    view = view_for(won(), None)
    look = GAME.instead(view)
    assert look is not None
    scene = GAME.scene(view, look)
    assert isinstance(scene.board, FinaleBoard) and scene.title == "Won: The White Mare" and "white" in scene.alt
    picture = draw(scene)
    assert (picture.width, picture.height) == (800, 420)
    reached = finding.Goal("reached", "Spades.").told()
    assert not list(GAME.high_points(view, [reached])), "the picture is its card"


def test_elsewhere_and_before_the_map_is_shown() -> None:
    state = won()
    for other in (replace(state, goal="found"), replace(state, here=Position("9")), replace(state, phase="over")):
        assert GAME.instead(view_for(other, None)) is None
        assert not isinstance(GAME.scene(view_for(other, None), Look("finale")).board, FinaleBoard)
