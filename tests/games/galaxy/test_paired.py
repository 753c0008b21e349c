"""Two planets of one system on the map: one below the other, each in a row of its own."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.galaxy.picture import berths, cells
from engine.games.galaxy.picture.stars import Star
from engine.render.kit import KIT
from tests.games.galaxy.sectors import A, star, units, world


def told(item: Star) -> list[tuple[tuple[str, str], ...]]:
    """Return what the pills of a system say."""
    return [piece.parts for piece, _, _ in berths.berths(KIT, item) if hasattr(piece, "parts")]


def test_each_of_two_planets_has_its_units_in_its_row_in_numbers_of_their_kinds() -> None:
    pair = [world("Brine", "industrial", 1, 2, A, 3), world("Cinder", "hazardous", 2, 0, A, 2)]
    assert told(star("C2", *pair)) == [(("infantry", "3"),), (("infantry", "2"),)]
    mixed = replace(pair[0], ground=(units(A, infantry=2, mech=1),))
    # Where two kinds find no room, their sum alone stands there; a planet without units has its owner's letters.
    left = world("Cinder", "hazardous", 2, 0, A)
    assert told(star("C2", mixed, left)) == [(("", "3"),), (("", "Ad"),)]


def test_two_planets_stand_in_rows_in_which_nothing_covers_anything() -> None:
    pair = [world("Fallow", "cultural", 0, 3, A, 2), world("Gantry", "industrial", 2, 1)]
    there = {y: (x - piece.wide(KIT) / 2, x + piece.wide(KIT) / 2) for piece, x, y in berths.berths(KIT, star("D2", *pair))}
    assert set(there) == {berths.ROWS[0]}, "no one is on Gantry"
    left, right = there[berths.ROWS[0]]
    resources, disc, influence = berths.columns((pair[0], pair[1]))
    # A square of resources reaches 9.1 to each side, a disc with its owner's ring 15.6, a hexagon of influence 12.4.
    assert resources - 9.1 > -65 and resources + 9.1 < disc - 15.6 and disc + 15.6 < influence - 12.4
    assert influence + 12.4 < left and right < 65, "the hex is 65 wide on each side"
    names = {text: box for kind, text, box in cells.standing(KIT, star("D2", *pair)) if kind == "label"}
    assert names["Fallow"][3] < berths.ROWS[1] - 9.1, "the first name ends above the second row"
    # The disc without a ring is 12.8 high; the labels of the systems below begin 55 from the middle.
    assert names["Gantry"][1] > berths.ROWS[1] + 12.8 and names["Gantry"][2] <= 55
    free = (world("Fallow", "cultural", 0, 3), pair[1])
    resources, disc, influence = berths.columns(free)
    assert abs(resources + influence) < 0.01, "without any units they stand in the middle"


def test_what_hangs_on_one_of_two_planets_stands_beside_its_name() -> None:
    busy = world("Brine", "industrial", 1, 2, A, 1, specialties=("Y",), attachments=("Yellow Laboratory",))
    system = star("D2", busy, world("Cinder", "hazardous", 2, 0))
    names = {text: box for kind, text, box in cells.standing(KIT, system) if kind == "label"}
    bare = {
        text: box
        for kind, text, box in cells.standing(
            KIT, star("D2", replace(busy, specialties=(), attachments=()), system.worlds[1])
        )
    }
    assert names["Brine"][0] < bare["Brine"][0], "the name makes room"
    # With 3 before each: a lozenge is 28 wide, a card 20.
    assert names["Brine"][2] + 3 + 28 + 3 + 20 <= 55.01
