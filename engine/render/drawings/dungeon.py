"""What a cavern may have besides: the beast, in bone for its dark disc, and Contracts; in a box of 48 units."""

from __future__ import annotations

from collections.abc import Callable

from engine.render.brush import Brush, Colour, curve


def lurker(brush: Brush) -> None:
    """A humped beast from the side, its head low and its jaw open, spines along its back."""
    hump = curve((16, 22), (20, 4), (40, 2), (47, 24), 14)
    brush.polygon([(8, 20), (16, 20), *hump, (48, 47), (39, 47), (36, 36), (27, 36), (24, 47), (15, 47), (15, 35)], "bone")
    brush.polygon([(15, 20), (1, 18), (-2, 27), (9, 28), (0, 33), (4, 39), (20, 38)], "bone")
    for x, y in ((22, 8), (31, 2), (40, 5)):
        brush.polygon([(x - 5, y + 8), (x + 1, y - 6), (x + 5, y + 7)], "bone")
    brush.disc(10, 22.5, 2.6, "umber")


def _sheet(brush: Brush, ground: Colour, ink: Colour) -> None:
    brush.polygon([(9, 4), (39, 4), (39, 40), (34, 44), (29, 40), (24, 44), (19, 40), (14, 44), (9, 40)], ground)
    for y, end in ((12, 34), (19, 34), (26, 25)):
        brush.stroke(((14, y), (end, y)), 2.8, ink)


def contract(brush: Brush) -> None:
    """A torn sheet with a wax seal: a Contract that is open."""
    _sheet(brush, "bone", "brown")
    brush.disc(32, 32, 8.5, "ink")
    brush.disc(32, 32, 6.6, "lantern")


def contract_won(brush: Brush) -> None:
    """The same sheet, dark and ticked off."""
    _sheet(brush, "slate", "steel")
    brush.stroke(((12, 25), (21, 35), (38, 11)), 9.5, "ink")
    brush.stroke(((12, 25), (21, 35), (38, 11)), 5, "bone")


DRAWINGS: dict[str, Callable[[Brush], None]] = {
    "lurker": lambda brush: lurker(brush.inner(24.5, 25, 39)),
    "contract": contract,
    "contract won": contract_won,
}
"""Drawings by the names that scenes use."""
