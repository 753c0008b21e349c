"""The picture that a post shows is the scene of the state that its words tell, alt text too, all through whole games."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.api.update import Call, Member, Update
from engine.core.game import AnyGame
from engine.core.scene import Look, Scene
from engine.core.table import ENTER
from engine.tables.moves.act import act
from engine.tables.session.live import Session
from engine.tables.updates.post_merging import continued
from engine.tables.updates.scenes import instead_of_map, shows_map
from tests.laws.playouts import numbers, playout
from tests.laws.tables import live

PLAYED = range(2)
"""So many playouts of each game this is seen in."""


class Post:
    """The newest post of a table: it keeps its pictures until an update brings others, as Discord's does."""

    def __init__(self) -> None:
        self.looks: tuple[Look, ...] = ()
        self.drawn: tuple[Scene, ...] = ()

    def tell(self, update: Update, game: AnyGame, state: Any) -> bool:
        """Show an update, as the publisher does; say whether its pictures are drawn now."""
        if update.kind == "aside" or not (update.tale is None or update.looks):
            return False
        self.looks, self.drawn = update.looks, self.scenes(game, state, update.looks)
        return True

    @staticmethod
    def scenes(game: AnyGame, state: Any, looks: tuple[Look, ...]) -> tuple[Scene, ...]:
        """Return the scenes of pictures, as all may see them in a state."""
        view = game.view(state, None)
        return tuple(game.scene(view, look) for look in looks)


def posted(session: Session, call: Call, text: str) -> tuple[Session, Update]:
    """Return what a move is told by, and the table after it."""
    result = continued(session, act(session, call, text, None, 5))
    return result.live, result.update


@pytest.mark.whole
@pytest.mark.parametrize("number", PLAYED)
@pytest.mark.rule("TAB-078")
def test_the_pictures_of_a_post_are_the_scenes_of_the_state_that_its_words_tell(game: AnyGame, number: int) -> None:
    post, tale = Post(), ""
    for step in playout(game.key, numbers(game)[number]).steps:
        if step.entry.text.startswith(f"{ENTER} "):
            tale = ""
            continue
        fresh = live(step.before)
        before = msgspec.structs.replace(fresh, row=msgspec.structs.replace(fresh.row, tale=tale))
        call = Call(1, 1, 7, Member(100 + step.seat, step.before.names[step.seat]))
        after, update = posted(before, call, step.entry.text)
        assert after.table is not None
        if not post.tell(update, game, after.table.state):
            now = Post.scenes(game, after.table.state, post.looks)
            assert post.drawn == now, (step.entry.text, update.kind)
            assert [scene.alt for scene in post.drawn] == [scene.alt for scene in now]
        only = instead_of_map(after)
        assert only is None or post.looks == (only,), step.entry.text
        assert only is not None or Look() in post.looks or not shows_map(after), step.entry.text
        assert len(set(post.drawn)) == len(post.drawn), "no picture is posted twice"
        tale = after.row.tale
    assert post.looks
