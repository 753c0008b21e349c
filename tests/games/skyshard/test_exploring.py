"""How an exploration is triggered, and which hexes can be explored."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.games.skyshard.game import GAME
from engine.games.skyshard.state.board import Board, board, face, noted
from engine.games.skyshard.state.content import Effect
from engine.games.skyshard.state.state import ENTRANCE, Exploring, Laid, Settling, State, Turn, drawn
from engine.games.skyshard.state.terrain import explorable
from engine.maps.hexes import Hex, label, neighbours
from tests.games.skyshard.build import (
    ROW_DOORS,
    Bench,
    delve,
    explorable_labels,
    hero,
    kinds,
    legal,
    map_of,
    place_at,
    play,
    refused,
    run,
)
from tests.laws.playouts import playout


@pytest.fixture
def corridor(bench: Bench) -> State:
    """A Bulwark two steps before the far door of a gallery; three plain gallery cards and galleries wait."""
    row, *rows = (bench.tile("gallery", ROW_DOORS) for _ in range(4))
    cards = tuple(bench.card("gallery") for _ in range(4))
    return delve(hero("bulwark", (3, -1)), tiles=(Laid(row, 0, (2, -1)),), deck=cards, stacks={"gallery": tuple(rows)})


@pytest.mark.rule("SKY-001", "SKY-003", "SKY-004", "SKY-027", "SKY-028")
def test_exploring_draws_one_card_and_one_tile_and_opens_its_doors(corridor: State) -> None:
    first, second = corridor.deck[0], corridor.stacks["gallery"][0]
    state, events = play(corridor, "explore A")
    assert state.deck == corridor.deck[1:]
    assert isinstance(state.agenda[0], Exploring)
    assert (state.agenda[0].card, state.agenda[0].tile, state.agenda[0].hero) == (first, second, 0)
    assert events[0].reveals
    state, _ = play(state, place_at(state, 0, (6, -1)))
    assert [laid.tile for laid in state.tiles[2:]] == [second]
    assert len(map_of(state).owner) == 13
    assert explorable(state) == ((9, -1),)


@pytest.mark.rule("SKY-002")
def test_only_a_door_hex_is_explored(corridor: State) -> None:
    assert refused(corridor, "explore P20").rule == "SKY-002"
    assert refused(corridor, "explore Z9").words == "Z9 is not on the map."
    assert refused(corridor, "explore C").rule == "SKY-002"


@pytest.mark.rule("SKY-005", "SKY-014", "SKY-015")
def test_there_are_two_ways_to_explore_and_no_third(corridor: State) -> None:
    assert legal(corridor, "explore") == ["A"]
    assert play(corridor, "explore A")[1][0].rules[0] == "SKY-014"
    walked, _ = play(corridor, "move Q21")
    assert legal(walked, "explore") == []
    arrived, _ = play(walked, "move R21")
    assert legal(arrived, "explore") == ["A"]
    assert play(arrived, "explore A")[1][0].rules[0] == "SKY-012"
    assert refused(walked, "explore A").rule == "SKY-G25"
    assert refused(corridor, "explore O20").rule == "SKY-022"


@pytest.mark.rule("SKY-006")
def test_no_one_explores_on_the_turn_of_another(corridor: State) -> None:
    state = replace(corridor, names=("Ada", "Bob"), heroes=(*corridor.heroes, hero("mender", (5, -1), 1)))
    error = refused(state, "explore A", seat=1)
    assert (error.rule, error.words) == ("SKY-006", "It's Ada's turn. I'll call you.")


@pytest.mark.rule("SKY-007", "SKY-010")
def test_the_one_who_moves_into_an_explorable_hex_may_explore_it_or_go_on(corridor: State) -> None:
    state, _ = play(corridor, "move R21")
    assert state.turn is not None
    assert state.turn.door
    assert legal(state, "explore") == ["A"]
    assert "P20" in legal(state, "move")
    gone, _ = play(state, "move Q21")
    assert legal(gone, "explore") == []


@pytest.mark.rule("SKY-008")
def test_the_one_who_is_placed_in_an_explorable_hex_on_their_own_turn_may_explore_it(corridor: State) -> None:
    pushed = replace(corridor, agenda=(Settling("hero", 0, (5, -1)),), turn=Turn(0, moves=1))
    state, events = run(pushed)
    assert kinds(events) == ["placed"]
    assert legal(state, "explore") == ["A"]


@pytest.mark.rule("SKY-009", "SKY-G22")
def test_the_one_who_begins_a_turn_in_an_explorable_hex_may_explore_it_and_still_move(corridor: State) -> None:
    there = replace(corridor, heroes=(hero("bulwark", (5, -1)),), turn=Turn(0, over=True))
    state, _ = run(there)
    assert state.round == 2
    assert state.turn == Turn(0, door=True)
    state, _ = play(state, "explore A")
    state, _ = play(state, place_at(state, 0, (6, -1)))
    assert state.turn is not None
    assert not state.turn.explored
    assert "S22" in legal(state, "move")


@pytest.mark.rule("SKY-010", "SKY-G27")
def test_a_declined_chance_is_gone_until_the_hex_is_entered_again(corridor: State) -> None:
    there = replace(corridor, heroes=(hero("trailfinder", (5, -1)),), turn=Turn(0, door=True))
    state, _ = play(there, "move Q21")
    assert legal(state, "explore") == []
    state, _ = play(state, "move R21")
    assert legal(state, "explore") == ["A"]


@pytest.mark.rule("SKY-G27", "SKY-012")
def test_one_move_may_explore_more_than_one_hex(corridor: State) -> None:
    state = replace(corridor, heroes=(hero("trailfinder", (4, -1)),))
    state, _ = play(state, "move R21")
    state, _ = play(state, "explore A")
    state, _ = play(state, place_at(state, 0, (6, -1)))
    state = replace(state, turn=replace(state.turn, left=4))
    state, _ = play(state, f"move {label((9, -1))}")
    state, _ = play(state, "explore B")
    state, _ = play(state, place_at(state, 0, (10, -1)))
    assert len(state.tiles) == 4
    assert state.turn is not None
    assert not state.turn.explored


@pytest.mark.rule("SKY-G28")
def test_ones_own_hex_and_an_occupied_hex_can_be_targets_of_the_explore_action(corridor: State) -> None:
    own = replace(corridor, heroes=(hero("bulwark", (5, -1)),), turn=Turn(0))
    assert legal(own, "explore") == ["A"]
    state, _ = play(own, "explore A")
    assert state.turn is not None
    assert state.turn.explored
    held = replace(corridor, names=("Ada", "Bob"), heroes=(*corridor.heroes, hero("mender", (5, -1), 1)))
    assert legal(held, "explore") == ["A"]


@pytest.mark.rule("SKY-020", "SKY-021", "SKY-G33")
def test_a_door_with_no_empty_side_is_no_edge_hex(bench: Bench) -> None:
    hall = bench.tile("hall", [(0, 0), (1, -1)])
    map_ = board((Laid(ENTRANCE), Laid(hall, 0, (20, 0))))
    assert not map_.edge((20, 0))
    assert map_.edge((21, -1))
    assert map_.open_doors == ((1, -1), (1, 0), (21, -1))
    state = delve(hero("bulwark", (20, 1)), tiles=(Laid(hall, 0, (20, 0)),))
    assert refused(state, f"explore {label((20, 0))}").rule == "SKY-021"


@pytest.mark.rule("SKY-022", "SKY-023", "SKY-G35")
def test_a_door_is_explored_while_it_touches_a_door_of_another_tile_and_of_no_other_hex(bench: Bench) -> None:
    row = bench.tile("gallery", ROW_DOORS)
    plain = bench.tile("gallery", [(3, 0)])
    touching = board((Laid(ENTRANCE), Laid(row, 0, (20, 0)), Laid(plain, 0, (24, 0))))
    assert not touching.explored((23, 0))
    assert (23, 0) in touching.open_doors
    doors = board((Laid(ENTRANCE), Laid(row, 0, (20, 0)), Laid(bench.tile("gallery", ROW_DOORS), 0, (24, 0))))
    assert doors.explored((23, 0))
    assert doors.explored((24, 0))
    assert doors.open_doors == ((1, -1), (1, 0), (20, 0), (27, 0))


@pytest.mark.rule("SKY-G34")
def test_a_door_walled_in_by_plain_hexes_is_dead_until_a_tile_goes(bench: Bench) -> None:
    nook = bench.tile("nook", [(0, 0)])
    tiles = [Laid(ENTRANCE), Laid(nook, 0, (20, 0))]
    ring = [near for near in neighbours((20, 0)) if near not in ((21, 0), (20, 1))]
    walls = [bench.tile("nook", [(0, 0)]) for _ in ring]
    # Each wall is a nook whose plain cell (1, 0) or (0, 1) stands on the ring, its door turned away.
    covered = board(tuple(tiles))
    for wall in walls:
        left = [cell for cell in ring if cell not in covered.owner]
        if not left:
            break
        laid = next(
            candidate
            for turn in range(6)
            for dq in range(-3, 4)
            for dr in range(-3, 4)
            if _walls((candidate := Laid(wall, turn, (20 + dq, dr))), left[0], covered)
        )
        tiles.append(laid)
        covered = board(tuple(tiles))
    assert not covered.edge((20, 0))
    assert not covered.explored((20, 0))
    assert (20, 0) not in covered.open_doors
    assert (20, 0) in covered.without(tiles[-1].tile).open_doors


def _walls(laid: Laid, cell: Hex, map_: Board) -> bool:
    lying = face(laid)
    return (
        cell in lying.cells
        and cell not in lying.doors
        and not any(other in map_.owner for other in lying.cells)
        and not any(door in neighbours((20, 0)) for door in lying.doors)
        and not any(near in map_.door_owner and near != (20, 0) for door in lying.doors for near in neighbours(door))
    )


@pytest.mark.rule("SKY-024", "SKY-G54")
def test_a_door_whose_partner_is_removed_can_be_explored_again(bench: Bench) -> None:
    row, far = bench.tile("gallery", ROW_DOORS), bench.tile("gallery", ROW_DOORS)
    map_ = board((Laid(ENTRANCE), Laid(row, 0, (2, -1)), Laid(far, 0, (6, -1))))
    assert (5, -1) not in map_.open_doors
    assert (5, -1) in map_.without(far).open_doors


@pytest.mark.rule("SKY-025", "SKY-026", "SKY-G10")
def test_nothing_is_explorable_once_the_required_shards_are_drawn(corridor: State, bench: Bench) -> None:
    assert explorable_labels(replace(corridor, facedown=("x", "y"))) == ["R21"]
    full = replace(corridor, facedown=("x", "y", "z"))
    assert drawn(full) == 3
    assert explorable_labels(full) == []
    assert explorable_labels(replace(full, required=4)) == ["R21"]
    assert refused(full, "explore R21").rule == "SKY-025"
    last = replace(corridor, facedown=("x", "y"), deck=(bench.card("gallery", shards=1), "1"))
    state, _ = play(last, "explore A")
    state, events = play(state, place_at(state, 0, (6, -1)))
    assert kinds(events)[-1] == "fully_explored"
    assert explorable(state) == ()


@pytest.mark.rule("SKY-015")
def test_a_letter_stands_for_a_door_in_reading_order_and_its_hex_is_read_as_well(bench: Bench) -> None:
    hall = bench.tile("hall", [(0, -1), (1, 0), (-1, 1)])
    state = delve(hero("bulwark", (20, 0)), tiles=(Laid(hall, 0, (20, 0)),))
    assert explorable(state) == ((1, -1), (1, 0), (20, -1), (19, 1), (21, 0))
    letters = map_of(state).letters
    assert list(letters.values()) == ["A", "B", "C", "D", "E"]
    for door in explorable(state):
        assert str(GAME.read(state, 0, f"explore {label(door).lower()}")) == f"explore {letters[door]}"
    assert str(GAME.read(state, 0, " EXPLORE   a ")) == "explore A"
    with pytest.raises(IllegalMove):
        GAME.read(state, 0, "explore")


@pytest.mark.rule("SKY-015")
def test_a_door_keeps_its_letter_and_a_new_one_takes_the_next_that_none_had(bench: Bench) -> None:
    row, hall = Laid(bench.tile("gallery", ROW_DOORS), 0, (2, -1)), bench.tile("hall", [(0, -1), (1, 0), (-1, 1)])
    first = board((Laid(ENTRANCE), row, Laid(hall, 0, (20, 0))))
    assert first.letters == {(5, -1): "A", (20, -1): "B", (19, 1): "C", (21, 0): "D"}
    nook = bench.tile("nook", [(0, 0)])
    shut = board(noted((*first.tiles, Laid(nook, 0, (6, -1))), first))
    assert shut.letters == {(20, -1): "B", (19, 1): "C", (21, 0): "D"}
    longer = board(noted((*shut.tiles, Laid(bench.tile("gallery", ROW_DOORS), 0, (22, 0))), shut))
    assert longer.letters == {(20, -1): "B", (19, 1): "C", (25, 0): "E"}, "D is the door that was explored"
    # The nook falls in: the door before it is open again, as A.
    fallen = board(noted(longer.without(nook).tiles, longer))
    assert fallen.letters == {(5, -1): "A", (20, -1): "B", (19, 1): "C", (25, 0): "E"}
    assert fallen.lettered["A"] == (5, -1)


@pytest.mark.rule("SKY-015")
@pytest.mark.whole
def test_letters_stay_through_a_whole_delve() -> None:
    moved = 0
    for number in (1, 3, 5):
        for step in playout("skyshard", number).steps:
            before, after = board(step.before.state.tiles), board(step.after.state.tiles)
            assert len(set(after.letters.values())) == len(after.letters)
            for place, door in enumerate(after.open_doors):
                if door in before.letters:
                    assert after.letters[door] == before.letters[door]
                    moved += before.open_doors.index(door) != place
    assert moved > 0, "in reading order some doors would have other letters"


@pytest.mark.rule("SKY-029", "SKY-G58")
def test_a_card_changes_how_many_chips_are_put_out(bench: Bench) -> None:
    row = bench.tile("gallery", ROW_DOORS)
    rich = bench.tile("gallery", ROW_DOORS, caches=[(1, 0), (2, 0), (3, 0)])
    for amount, expected in ((1, 2), (-1, 0), (-3, 0), (9, 3)):
        card = bench.card("gallery", common=1, revealed=Effect("caches", amount))
        state = delve(
            hero("bulwark", (4, -1)), tiles=(Laid(row, 0, (2, -1)),), deck=(card, "1"), stacks={"gallery": (rich,)}
        )
        state, _ = play(state, "explore A")
        state, _ = play(state, place_at(state, 0, (6, -1)))
        assert len(state.caches) == expected
