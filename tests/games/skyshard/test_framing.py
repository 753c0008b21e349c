"""Which part of a large map a picture shows."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.scene import HexBoard, Look
from engine.games.skyshard.game import GAME
from engine.games.skyshard.picture.framing import around, goals, kept
from engine.games.skyshard.player.advising import named
from engine.games.skyshard.state.state import Laid, State
from engine.games.skyshard.state.terrain import shard_cells
from engine.maps.hexes import Hex
from engine.render.hexes import hexmap
from engine.render.picture import of_hexes
from tests.games.skyshard.build import ROW_DOORS, Bench, delve, foe, hero, lies


def row(bench: Bench, count: int) -> tuple[Laid, ...]:
    """Return galleries in a row that goes east: the first at columns 2 to 5, the next at 6 to 9, and so on."""
    return tuple(Laid(bench.tile("gallery", ROW_DOORS), 0, (2 + 4 * number, -1)) for number in range(count))


def drawn(state: State, look: Look | None = None) -> HexBoard:
    board = GAME.scene(GAME.view(state, None), look or Look()).board
    assert isinstance(board, HexBoard)
    return board


def seen(state: State, look: Look | None = None) -> list[Hex]:
    """Return the hexes whose middles lie in the picture."""
    scene = GAME.scene(GAME.view(state, None), look or Look())
    board = drawn(state, look)
    form, window, _ = of_hexes(scene, board)
    left, top, right, bottom = form.board
    places = {cell.at: window.place(cell.at) for cell in board.cells}
    return [at for at, (x, y) in places.items() if left < x < right and top < y < bottom]


def test_what_a_picture_shows_first_is_the_actor_then_enemies_then_the_goal_and_the_newest_tile(bench: Bench) -> None:
    first, second = row(bench, 2)
    state = delve(hero("bulwark", (5, -1)), hero("mender", (1, 0), 1), tiles=(first, second))
    # The far door is at the end of the second gallery; a shard lies on the first, whose mark is on a hex without a door.
    shard = replace(
        state, beside=(lies(first.tile, bench.card("gallery", shards=1)),), enemies=(foe(bench.chip(5), (6, -1)),)
    )
    board = drawn(shard)
    (mark, icon) = board.goals[0]
    assert icon == "shard" and goals(state) == ()
    assert kept(shard, (5, -1), board.badges, (), board.newest)[:3] == ((5, -1), (6, -1), mark), "an enemy in reach, a goal"
    newest = set(board.newest)
    assert newest <= set(board.kept) and board.kept[-1] == (1, 0), "the party comes last"


def test_the_goal_is_in_the_picture_of_a_map_that_is_larger(bench: Bench) -> None:
    tiles = row(bench, 6)
    state = delve(hero("bulwark", (15, -1)), hero("mender", (1, 0), 1), tiles=tiles)
    # Six galleries are 24 columns, a picture shows some 10: of two shards that of the tile beside is in it.
    for tile, inside in ((2, True), (0, False)):
        shard = replace(state, beside=(lies(tiles[tile].tile, bench.card("gallery", shards=1)),))
        mark = drawn(shard).goals[0][0]
        assert ({(15, -1), mark} <= set(seen(shard))) is inside
    assert (0, 0) not in seen(state)


def test_a_picture_of_another_place_shows_that_place_and_not_the_actor(bench: Bench) -> None:
    tiles = row(bench, 6)
    state = delve(hero("bulwark", (25, -1)), hero("mender", (1, 0), 1), tiles=tiles)
    look = Look(at="M20")
    assert drawn(state, look).kept[0] == (0, 0) and around(state, (0, 0))[0] == (0, 0)
    assert (0, 0) in seen(state, look) and (25, -1) not in seen(state, look)


def test_the_whole_map_is_drawn_in_one_picture_where_it_is_wanted(bench: Bench) -> None:
    state = delve(hero("bulwark", (25, -1)), hero("mender", (1, 0), 1), tiles=row(bench, 6))
    board = drawn(state, Look(whole=True))
    assert board.whole and len(seen(state, Look(whole=True))) == len(board.cells) > len(seen(state))


def test_a_goal_beyond_the_edge_is_pointed_to(bench: Bench) -> None:
    tiles = row(bench, 6)
    state = delve(hero("bulwark", (25, -1)), hero("mender", (1, 0), 1), tiles=tiles)
    far, near = (replace(state, beside=(lies(tiles[number].tile, bench.card("gallery", shards=1)),)) for number in (0, 5))
    for state, out in ((far, True), (near, False)):
        scene = GAME.scene(GAME.view(state, None), Look())
        board = drawn(state)
        form, window, _ = of_hexes(scene, board)
        assert bool(list(hexmap.beyond(board, window, form.board))) is out


def test_an_enemy_that_threatens_is_a_danger_to_point_to(bench: Bench) -> None:
    """A level 5 with reach 1 goes 2 hexes and strikes the third; the fourth is out of its reach."""
    for at, there in (((4, -1), True), ((5, -1), False)):
        state = delve(hero("bulwark", (1, -1)), tiles=row(bench, 1), enemies=(foe(bench.chip(5, health=4), at),))
        marks = [mark for _, mark in drawn(state).goals]
        assert [mark.startswith("danger:") for mark in marks] == [True] * there


def test_the_last_shard_and_the_enemies_on_the_way_are_shown_before_what_lies_behind(bench: Bench) -> None:
    """The Bulwark stands in the middle of six galleries: one end has the shard and a rat before it, the other a second rat.
    From column 14 the shard's hex, in columns 22 to 25, is 8 hexes off or more; the near end of the map is 14 off."""
    tiles = row(bench, 6)
    rats = (foe("gloom_rat", (20, -1)), foe("gloom_rat", (3, -1), number=2))
    state = delve(hero("bulwark", (14, -1)), hero("mender", (1, 0), 1), tiles=tiles, enemies=rats, required=1)
    last = replace(state, beside=(lies(tiles[5].tile, bench.card("gallery", shards=1)),))
    board, goal = drawn(last), shard_cells(last)[0]
    first = [cell for cell in board.kept if cell not in named(GAME.view(last, None))]
    assert first[:3] == [(14, -1), goal, (20, -1)] and (3, -1) in first[3:], "what a button names comes before that"
    more = replace(last, required=2, deck=(bench.card("gallery", shards=1),))
    assert drawn(more).kept[2] != (20, -1), "another shard is still to be found"


def test_what_buttons_and_the_aim_name_is_in_the_picture(bench: Bench) -> None:
    """The Bulwark stands in the second of six galleries, 8 hexes from the shard: it needs three moves."""
    tiles = row(bench, 6)
    state = delve(hero("bulwark", (8, -1)), hero("mender", (1, 0), 1), tiles=tiles, required=2)
    shard = replace(state, beside=(lies(tiles[3].tile, bench.card("gallery", shards=1)),))
    told = named(GAME.view(shard, None))
    assert told and set(told) <= set(seen(shard)) and drawn(shard).needed == 1 + len({*told} - {(8, -1)})
    assert named(GAME.view(replace(shard, turn=None), None)) == (), "no turn, no button"
