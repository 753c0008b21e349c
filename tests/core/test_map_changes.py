"""Two pictures of a map are compared, and the places ringed that are otherwise on the later one."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.map_changes import ringed
from engine.core.scene import GraphBoard, HexBoard, HexCell, Legend, Node, Scene, Token
from engine.games.cavern.picture.dungeon.parts import Part, SquareCell
from engine.games.cavern.picture.dungeon.squareboard import SquareBoard
from engine.games.galaxy.picture.explored_cards import CardBoard
from engine.games.galaxy.picture.starmap import StarBoard
from engine.games.galaxy.picture.stars import PlanetShown, Star, Units

ADA = Token("adventurer", "A", 0, 9, 9)


def hexes(*cells: HexCell, **more: object) -> Scene:
    return Scene("Map", HexBoard(cells, **more), "A map.")  # type: ignore[arg-type]


def test_what_is_new_and_what_lies_elsewhere_is_ringed_on_hexes() -> None:
    hall, yard = HexCell((0, 0), "stone", label="M20", token=ADA), HexCell((1, 0), "stone", label="N20")
    den = HexCell((2, 0), "moss", label="O19")
    before = hexes(hall, yard)
    now, names = ringed(before, hexes(replace(hall, token=None), replace(yard, token=ADA), den))
    assert isinstance(now.board, HexBoard)
    assert now.board.newest == ((0, 0), (1, 0), (2, 0)) and names == ("M20", "N20", "O19")
    assert now.board.focus == (1, 0), "a crop shows them from their middle"
    assert now.alt == "Ringed, for they have changed: M20, N20 and O19. A map."


def test_whose_turn_it_is_what_can_be_chosen_and_how_well_a_player_is_changes_no_place() -> None:
    hall = HexCell((0, 0), "stone", plate=1, label="M20", token=ADA)
    later = replace(hall, plate=2, lit=(1,), gates=(1,), token=replace(ADA, health=3, acting=True))
    scene, names = ringed(hexes(hall), hexes(later, newest=((0, 0),)))
    assert isinstance(scene.board, HexBoard) and scene.board.newest == () and names == ()
    assert scene.alt == "A map."


def test_a_tile_is_ringed_for_what_lies_on_it() -> None:
    room = SquareCell((0, 0), parts=(Part("tan", (1,)),), label="M1", newest=True)
    known = SquareCell((1, 0), parts=(Part("blue", (1,), nearly=True),), label="N1")
    taken = replace(room, parts=(Part("tan", (1,), tokens=(ADA,)),), newest=False)
    before = Scene("Map", SquareBoard((room, known)), "A map.")
    lit = replace(known, parts=(Part("blue", (1,), lit=True),), newest=True)
    legend = (Legend("newest", "Newest tile"), Legend("gold", "Gold"))
    now, names = ringed(before, Scene("Map", SquareBoard((taken, lit)), "A map.", legend=legend))
    assert isinstance(now.board, SquareBoard)
    assert [cell.newest for cell in now.board.cells] == [True, False] and names == ("M1",)
    assert now.board.whole and now.legend == (Legend("newest", "Changed since then"), Legend("gold", "Gold"))


def test_a_place_of_a_graph_is_ringed_and_an_unknown_one_is_not() -> None:
    hall = Node("hall", 0.0, 0.0, "Hall", "slab", tokens=(ADA,))
    seen = Node("crypt", 1.0, 0.0, "Crypt", "slab", "seen")
    before = Scene("Map", GraphBoard((hall, seen)), "A map.")
    moved = replace(hall, x=3.0, last=((ADA, "round 3"),))
    unknown = Node("?hall/A", 2.0, 0.0, shape="slab", state="unknown")
    now, names = ringed(before, Scene("Map", GraphBoard((moved, replace(seen, state="visited"), unknown)), "A map."))
    assert isinstance(now.board, GraphBoard)
    assert [node.newest for node in now.board.nodes] == [False, True, False] and names == ("Crypt",)


def test_a_system_is_ringed_for_its_owner_and_its_units_and_not_for_a_planet_that_was_used() -> None:
    home = Star("C2", (0, 0), (PlanetShown("Cinder", owner=ADA),))
    far = Star("D3", (1, 0), (PlanetShown("Brine"),))
    void = Star("E1", (2, 0))
    before = Scene("Map", StarBoard((home, far, void)), "A map.")
    tired = replace(home, worlds=(PlanetShown("Cinder", owner=ADA, exhausted=True),), active=True, tokens=(ADA,))
    taken = replace(far, worlds=(PlanetShown("Brine", owner=ADA),))
    held = replace(void, fleets=(Units(ADA, (("scout", 2),)),))
    now, names = ringed(before, Scene("Map", StarBoard((tired, taken, held)), "A map."))
    assert isinstance(now.board, StarBoard)
    assert [star.newest for star in now.board.systems] == [False, True, True] and names == ("D3", "E1")


def test_what_is_no_map_of_the_same_kind_is_left_as_it_is() -> None:
    card = Scene("Card", CardBoard("frontier", "Derelict", "A wreck."), "A card.")
    assert ringed(hexes(HexCell((0, 0), "stone")), card) == (card, ())


def test_the_words_of_a_picture_stay_within_what_can_be_read_out() -> None:
    cells = tuple(HexCell((number, 0), "stone", label=f"far place {number}") for number in range(200))
    scene, names = ringed(hexes(), hexes(*cells))
    assert len(names) == 200 and len(scene.alt) == 1000 and scene.alt.endswith("…")
