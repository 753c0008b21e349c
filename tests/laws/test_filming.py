"""What a film shows of each game: maps that its viewer's views gave, in the words they were told, and nothing else."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from engine.core.ringing import changed
from engine.core.scene import Look
from engine.render.film import MOST_FRAMES, Shot, staged, still
from engine.tables.history.film import LOOKED_AT, Still, frames_of, shots_of, still_of
from engine.tables.history.timeline import PUBLIC, Timeline
from engine.tables.views.log import plainly
from engine.update import Eye
from tests.laws.playouts import Playout, hook
from tests.laws.test_replaying import delve, timeline  # noqa: F401


def stills(looked: Timeline, eye: Eye) -> list[Still]:
    """Return the moments that a member's film is chosen from."""
    return [found for frame in frames_of(looked, eye) if (found := still_of(looked, eye, frame)) is not None]


@pytest.mark.rule("TAB-144")
def test_a_film_of_a_running_game_has_no_map_and_no_word_that_its_seats_views_did_not_give(delve: Playout) -> None:  # noqa: F811
    looked, game = timeline(delve, running=True), delve.game
    for seat in (None, len(delve.tables[0].names) - 1):
        eye = Eye(seat)
        frames = frames_of(looked, eye)
        given = []
        for frame in frames:
            table = delve.tables[frame.position]
            view = game.view(table.state, seat if seat is not None and seat < len(table.names) else None)
            given.append((game.scene(view, Look("ended")), plainly(looked.told(frame.position, eye))))
        found = stills(looked, eye)
        assert len(found) == len(frames) <= LOOKED_AT
        for item, (scene, words) in zip(found, given, strict=True):
            assert replace(item.scene, title="", chip=None, legend=()) == replace(scene, title="", chip=None, legend=())
            assert item.words == words
        shown = [shot.scene for shot in shots_of(found)]
        # What is ringed comes of two of them, and the stage of all.
        assert all(any(not changed(shot, scene) for scene, _ in given) for shot in shown)


def test_a_running_films_maps_do_not_depend_on_what_is_hidden(delve: Playout) -> None:  # noqa: F811
    """Nor does which entries have a frame: that comes of what everybody was told."""
    shuffle = hook(delve.game.key, "shuffle_secrets")
    assert shuffle is not None
    chance, looked, seat = random.Random(5), timeline(delve, running=True), 0
    for frame in frames_of(looked, Eye(seat))[::7]:
        table = delve.tables[frame.position]
        if seat < len(table.names):
            other = replace(table, state=shuffle(table.state, seat, chance))
            own = still_of(looked, Eye(seat), frame)
            assert own is not None
            scene = delve.game.scene(delve.game.view(other.state, seat), Look("ended"))
            assert not changed(own.scene, scene) and own.scene.panel == scene.panel


def test_every_frame_of_a_whole_game_has_one_size(delve: Playout) -> None:  # noqa: F811
    looked = timeline(delve)
    shots = shots_of(stills(looked, PUBLIC))
    assert len(shots) <= MOST_FRAMES
    stage = staged([shot.scene for shot in shots])
    some: list[Shot] = [*shots[:: max(1, len(shots) // 3)], shots[-1]]
    assert len({still(shot, stage, 0.5).size for shot in some}) == 1
