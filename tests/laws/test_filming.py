"""What a film shows of each game: maps that its viewer's views gave, in the words they were told, and nothing else."""

from __future__ import annotations

import random
from functools import cache

import pytest
from msgspec.structs import replace

from engine.api.views import Eye
from engine.core import capabilities
from engine.core.capabilities import Climaxes
from engine.core.high_points import foremost
from engine.core.map_changes import changed
from engine.core.scene import Look
from engine.render.film import MOST_FRAMES, Shot, is_card, set_in_lines, staged, still
from engine.tables.history.film import LOOKED_AT, Still, frames_of, shots_of, still_of, stills_of
from engine.tables.history.timeline import PUBLIC, Timeline
from engine.tables.views.log import plainly
from tests.laws.playouts import Playout, needed, playout
from tests.laws.test_replaying import timeline


def looked_back(delve: Playout, *, running: bool = False) -> Timeline:
    """Return a playout as it is looked back at, the same for all tests."""
    return _looked_back(delve.game.key, delve.number, running)


@cache
def _looked_back(key: str, number: int, running: bool) -> Timeline:
    return timeline(playout(key, number), running=running)


def stills(delve: Playout, eye: Eye, *, running: bool = False) -> list[Still]:
    """Return the moments that a member's film is chosen from, the same for all tests."""
    return _stills(delve.game.key, delve.number, running, eye)


@cache
def _stills(key: str, number: int, running: bool, eye: Eye) -> list[Still]:
    looked = _looked_back(key, number, running)
    return [found for frame in frames_of(looked, eye) for found in stills_of(looked, eye, frame)]


@pytest.mark.rule("TAB-144")
def test_a_film_of_a_running_game_has_no_map_and_no_word_that_its_seats_views_did_not_give(delve: Playout) -> None:
    looked, game = looked_back(delve, running=True), delve.game
    for seat in (None, len(delve.tables[0].names) - 1):
        eye = Eye(seat)
        frames = frames_of(looked, eye)
        given = []
        for frame in frames:
            table = delve.tables[frame.position]
            view = game.view(table.state, seat if seat is not None and seat < len(table.names) else None)
            given.append((game.scene(view, Look("ended")), plainly(looked.told(frame.position, eye))))
        found = [item for item in stills(delve, eye, running=True) if not is_card(item.scene)]
        assert len(found) == len(frames) <= LOOKED_AT
        for item, (scene, words) in zip(found, given, strict=True):
            bare = {"title": "", "chip": None, "legend": (), "alt": "", "more": ""}
            assert replace(item.scene, **bare) == replace(scene, **bare)
            # Only that of the last frame is read, and some games make no other.
            for told, known in ((item.scene.alt, scene.alt), (item.scene.more, scene.more)):
                assert told == known or (told == "" and item is not found[-1])
            assert item.words == words
        shown = [shot.scene for shot in shots_of(found) if not is_card(shot.scene)]
        # What is ringed comes of two of them, and the stage of all.
        assert all(any(not changed(shot, scene) for scene, _ in given) for shot in shown)


def test_a_running_films_maps_do_not_depend_on_what_is_hidden(delve: Playout) -> None:
    """Nor does which entries have a frame: that comes of what everybody was told."""
    shuffle = needed(delve.game.key, "shuffle_secrets")
    chance, looked, seat = random.Random(5), looked_back(delve, running=True), 0
    for frame in frames_of(looked, Eye(seat))[::7]:
        table = delve.tables[frame.position]
        if seat < len(table.names):
            other = replace(table, state=shuffle(table.state, seat, chance))
            own = still_of(looked, Eye(seat), frame)
            assert own is not None
            scene = delve.game.scene(delve.game.view(other.state, seat), Look("ended"))
            assert not changed(own.scene, scene) and own.scene.panel == scene.panel


def test_every_frame_of_a_whole_game_has_one_size(delve: Playout) -> None:
    shots = shots_of(stills(delve, PUBLIC))
    assert len(shots) <= MOST_FRAMES
    stage = staged([shot.scene for shot in shots])
    some: list[Shot] = [*shots[:: max(1, len(shots) // 3)], shots[-1]]
    assert len({still(shot, stage, 0.5).size for shot in some}) == 1


@pytest.mark.rule("TAB-144")
def test_the_last_frame_of_a_whole_game_is_its_result(delve: Playout) -> None:
    """That is the card of the end, in words too, or the map where the game has no cards; a desk has no end."""
    looked = looked_back(delve)
    last = shots_of(stills(delve, PUBLIC))[-1]
    cards = [card for card in looked.high_points(len(looked.rows) - 1) if card.ends]
    if not cards:
        assert not isinstance(delve.game, Climaxes) or "desk" in type(delve.tables[-1].state).__module__
        assert last.words and set_in_lines(last.words, 748)[0]
        return
    assert len(cards) == 1 and last.scene == cards[0].scene()
    outcome = delve.game.outcome(delve.tables[-1].state)
    assert outcome is not None and cards[0].board.told


@pytest.mark.rule("TAB-040", "TAB-144")
def test_the_cards_of_a_film_are_the_same_for_every_eye_and_whatever_is_hidden(delve: Playout) -> None:
    looked, chance = looked_back(delve, running=True), random.Random(7)
    shuffle = needed(delve.game.key, "shuffle_secrets")
    public = [item.scene for item in stills(delve, PUBLIC, running=True) if is_card(item.scene)]
    seat = len(delve.tables[0].names) - 1
    assert [item.scene for item in stills(delve, Eye(seat), running=True) if is_card(item.scene)] == public
    for position, entry in enumerate((delve.first, *delve.entries)):
        if cards := looked.cards(position):
            other = shuffle(delve.tables[position].state, None, chance)
            told = [event for event in entry.events if event.seats is None]
            assert cards == foremost(capabilities.high_points(delve.game, delve.game.view(other, None), told))
