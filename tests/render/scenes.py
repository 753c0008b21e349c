"""Scenes written by hand, like those that games make: a delve, a choice of placements, large maps, other boards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.core.scene import (
    Badge,
    Card,
    Cell,
    Chip,
    Fact,
    Ghost,
    HexBoard,
    HexCell,
    Legend,
    Row,
    Scene,
    Tag,
    Token,
)
from engine.maps.hexes import label, neighbours, rotate, shift, spread, unlabel
from tests.games.cavern.dungeons import every_cavern
from tests.games.galaxy.sectors import every_sector
from tests.games.regions.ruins import every_ruin
from tests.games.wilds.lands import every_wild

NE, SE, S, SW, NW, N = range(6)


def at(name: str) -> Cell:
    found = unlabel(name)
    assert found is not None
    return found


def person(seat: int, letter: str, health: int, most: int, *, acting: bool = False, acted: bool = False) -> Token:
    return Token("adventurer", letter, seat, health, most, acting, acted)


def enemy(level: int, health: int, most: int, figure: str = "") -> Token:
    return Token("enemy", str(level), 0, health, most, icon=figure)


@dataclass
class Sketch:
    """A board being written: plates by their hexes, then what lies on them."""

    plates: list[tuple[str, list[Cell]]] = field(default_factory=list)
    icons: dict[Cell, tuple[str, ...]] = field(default_factory=dict)
    units: dict[Cell, Token] = field(default_factory=dict)
    gates: set[tuple[Cell, int]] = field(default_factory=set)
    open: list[Cell] = field(default_factory=list)

    def plate(self, floor: str, names: str) -> None:
        self.plates.append((floor, [at(name) for name in names.split()]))

    def mark(self, icon: str, names: str) -> None:
        for name in names.split():
            self.icons[at(name)] = (icon,)

    def gate(self, pairs: str) -> None:
        for pair in pairs.split():
            a, b = (at(name) for name in pair.split("-"))
            self.gates.add((a, neighbours(a).index(b)))
            self.gates.add((b, neighbours(b).index(a)))

    def doors(self, names: str) -> None:
        self.open += [at(name) for name in names.split()]

    def cells(self, *, labels: bool = True) -> tuple[HexCell, ...]:
        ground = {cell for _, cells in self.plates for cell in cells}
        made = []
        for number, (floor, cells) in enumerate(self.plates):
            for cell in cells:
                lit = tuple(side for side, n in enumerate(neighbours(cell)) if n not in ground) if cell in self.open else ()
                made.append(
                    HexCell(
                        cell,
                        floor,
                        number,
                        label(cell) if labels else "",
                        self.icons.get(cell, ()),
                        self.units.get(cell),
                        tuple(side for side in range(6) if (cell, side) in self.gates),
                        lit,
                    )
                )
        return tuple(made)


REACH = "S19 S20 T18 T19 U19 U20 V19"

ADA = person(0, "Ad", 9, 12, acting=True)
PARTY = (
    Row(ADA, "Ada", "9/12", acting=True),
    Row(person(1, "Bo", 7, 9), "Bob", "7/9"),
    Row(person(2, "Cy", 9, 9), "Cy", "9/9"),
    Row(person(3, "De", 2, 8), "Dee", "2/8"),
)

LEGEND = (
    Legend("badge:now", "Door in reach"),
    Legend("badge:later", "Door, too far now"),
    Legend("explored", "Explored door"),
    Legend("cache", "Common cache"),
    Legend("legendary", "Legendary cache"),
    Legend("shard", "Star shard"),
    Legend("enemy", "Enemy, by level"),
    Legend("danger:trap", "Trap on this tile"),
    Legend("floor:flooded", "Flooded: costs 2"),
    Legend("reach", "Ada's reach: 3"),
)


def sketch(actor: str = "U19") -> Sketch:
    s = Sketch()
    s.plate("sand", "M19 M20 M21 N19 N20")
    s.plate("oat", "O19 O20 P18 P19 P20 Q19 Q20")
    s.plate("wheat", "Q17 Q18 R18 S19")
    s.plate("wheat", "R19 R20 S20")
    s.plate("flooded", "T18 T19 U19 U20 V19")
    s.plate("oat", "N22 O22 P21 Q21")
    s.mark("explored", "N19 N20 O20 S19 R19 S20 T18 T19 Q21")
    s.mark("cache", "P18 P21 U20")
    s.mark("legendary", "O22")
    s.mark("shard", "R18")
    s.mark("door", "Q17 V19 N22")
    s.units = {
        at(actor): ADA,
        at("O19"): person(2, "Cy", 9, 9),
        at("Q19"): person(3, "De", 2, 8),
        at("Q20"): person(1, "Bo", 7, 9),
        at("P20"): enemy(1, 1, 1),
        at("Q18"): enemy(5, 3, 4),
        at("R20"): enemy(10, 5, 7),
    }
    s.gate("N19-O19 N19-O20 N20-O20 Q19-R19 R19-S19 S19-S20 S19-T18 S19-T19 S20-T19 Q21-R20 Q20-Q21")
    s.doors("Q17 V19 N22")
    return s


def delve() -> Scene:
    """Round 4 of a delve: everything that a map of hexes can show."""
    board = HexBoard(
        sketch().cells(),
        badges=(
            Badge("A", at("Q17"), N, "later"),
            Badge("B", at("V19"), SE, "now"),
            Badge("C", at("N22"), SW, "later"),
        ),
        tags=(Tag("water", at("U19")), Tag("trap", at("P21"), "danger")),
        reach=tuple(at(name) for name in REACH.split()),
        focus=at("U19"),
        actor=at("U19"),
    )
    return Scene(
        "Round 4 – Ada to act",
        board,
        "Skyshard, round 4, Ada to act.",
        Chip("Exhaustion from round 6", "hourglass", warning=True),
        (Fact("Shards", "1/3", (("shard", True), ("shard", False), ("shard", False))),),
        PARTY,
        LEGEND,
    )


def placement() -> Scene:
    """Three ways to lay a tile, as ghosts and cards."""
    marks = ("explored",), ("cache",), ("enemy",), ("door",)
    ghosts = tuple(
        Ghost(number, tuple((at(name), marks[place]) for name, place in zip(cells.split(), range(4), strict=True)))
        for number, cells in (("1", "V18 U18 T17 T16"), ("2", "W19 X18 X17 X16"), ("3", "V20 V21 W22 X22"))
    )
    s = sketch("V19")
    board = HexBoard(s.cells(labels=False), ghosts=ghosts, focus=at("V19"), actor=at("V19"))
    return Scene(
        "Where does the bend go?",
        board,
        "Where does the bend go?",
        Chip("Ada explores door B", "door"),
        (Fact("3 of 31 ways shown"),),
        cards=tuple(Card(str(n), f"New door at {name}", "door") for n, name in ((1, "T16"), (2, "X16"), (3, "X22"))),
    )


SHAPES: tuple[tuple[Cell, ...], ...] = (
    ((0, 0), (1, 0), (0, 1), (1, -1), (-1, 1), (-1, 0), (0, -1)),
    ((0, 0), (1, 0), (1, -1)),
    ((0, 0), (1, 0), (2, -1), (2, -2)),
    ((0, 0), (0, 1), (1, 0), (1, 1), (2, 0)),
    ((0, 0), (1, 0), (2, 0), (3, -1)),
)


def grown(count: int, seed: int = 7) -> Sketch:
    """Lay tiles beside tiles until there are at least ``count`` hexes; the same numbers give the same map."""
    s, turn = Sketch(), seed

    def chance(below: int) -> int:
        nonlocal turn
        turn = (turn * 1103515245 + 12345) % (1 << 31)
        return (turn >> 8) % below

    s.plate("sand", "M19 M20 M21 N19 N20")
    ground: dict[Cell, int] = dict.fromkeys(s.plates[0][1], 0)
    while len(ground) < count:
        edge = sorted({n for cell in ground for n in neighbours(cell) if n not in ground})
        start = edge[chance(len(edge))]
        spin = chance(6)
        shape = [shift(rotate(cell, spin), start) for cell in SHAPES[chance(len(SHAPES))]]
        if any(cell in ground for cell in shape):
            continue
        number = len(s.plates)
        floor = "flooded" if number % 11 == 5 else ("wheat", "oat", "sand")[number % 3]
        s.plates.append((floor, shape))
        doors = [cell for cell in shape if any(n in ground for n in neighbours(cell))]
        for side, n in enumerate(neighbours(doors[0])):
            if n in ground:
                s.gates |= {(doors[0], side), (n, (side + 3) % 6)}
        ground |= dict.fromkeys(shape, number)
        for cell in shape:
            kind = chance(9)
            if kind < 4:
                s.icons[cell] = (("explored", "explored", "cache", "legendary")[kind],)
            elif kind == 4:
                s.units[cell] = enemy((1, 5, 10)[chance(3)], 1 + chance(4), 4)
    return s


def large(count: int = 120, doors: int = 6) -> Scene:
    """Part of a map of ``count`` hexes or more, with people and doors spread over all of it."""
    s = grown(count)
    ground = [cell for _, cells in s.plates for cell in cells]
    inside = set(ground)
    free = [cell for cell in ground if sum(n not in inside for n in neighbours(cell)) >= 2]
    step = max(1, len(free) // doors)
    s.open = free[::step][:doors]
    for cell in s.open:
        s.icons[cell] = ("door",)
        s.units.pop(cell, None)
    actor = next(cell for cell in ground[count // 3 :] if cell not in s.open)
    s.units[actor] = person(0, "Ad", 6, 12, acting=True)
    for seat, (letter, back) in enumerate((("Bo", 9), ("Cy", 23), ("De", 40)), start=1):
        rest = ground[max(0, len(ground) - 1 - back * 2) :]
        s.units[next(cell for cell in rest if cell not in s.open and cell != actor)] = person(seat, letter, 4, 9)
    reach = tuple(spread(actor, inside, 3))
    badges = tuple(
        Badge(
            chr(65 + n),
            cell,
            next(i for i, b in enumerate(neighbours(cell)) if b not in inside),
            ("later", "now")[n % 5 == 4],
        )
        for n, cell in enumerate(s.open)
    )
    board = HexBoard(s.cells(), badges=badges, reach=reach, focus=actor, actor=actor)
    return Scene(
        "Round 7 – Ada to act",
        board,
        "Skyshard, round 7.",
        Chip("Exhaustion: 2 health a round", "hourglass", warning=True),
        (Fact("Shards", "2/3", (("shard", True), ("shard", True), ("shard", False))),),
        (Row(person(0, "Ad", 6, 12, acting=True), "Ada", "6/12", acting=True), *PARTY[1:]),
        LEGEND,
        overview=f"{len(s.open)} doors",
    )


def weathered() -> Scene:
    """Every floor, crowded hexes, companions, all states of people, six seats."""
    s = Sketch()
    for floor, names in zip(
        ("sand", "wheat", "oat", "flooded", "murk", "embers", "hush"),
        ("M19 M20 N19", "O19 O20 P19", "O18 P17 P18", "Q19 Q20 R20", "Q18 R19 R18", "S19 S20 T19", "M21 N20 N21"),
        strict=True,
    ):
        s.plate(floor, names)
    s.mark("cache", "M19 P19")
    s.icons[at("O19")] = ("cache", "shard")
    s.icons[at("R19")] = ("legendary",)
    s.units = {
        at("M19"): person(4, "Ev", 3, 9, acted=True),
        at("R19"): enemy(20, 9, 12, "husk"),
        at("P19"): enemy(10, 6, 7, "archer"),
        at("Q20"): Token("companion", "", 1, 2, 3),
        at("S19"): Token("companion", "", 5, 3, 3),
        at("O18"): person(5, "Fi", 9, 9),
        at("N20"): person(6, "Ga", 9, 9),
        at("T19"): Token("companion", "", 0, 2, 3),
        at("R18"): Token("party"),
        at("M21"): person(7, "Ha", 1, 3),
    }
    rows = (
        *PARTY,
        Row(person(4, "Ev", 3, 9), "Evangeline of the Long Road", "3/9", "tired"),
        Row(person(5, "Fi", 0, 9), "Finn", "0/9", down=True),
    )
    tags = (Tag("murk", at("R18")), Tag("embers", at("T19")), Tag("hush", at("N21")), Tag("mire", at("R20")))
    legend = tuple(Legend(f"floor:{name}", name.capitalize()) for name in ("flooded", "murk", "embers", "hush"))
    badges = (
        Badge("1", at("P18"), None, "now", True),
        Badge("G", at("M20"), NW, "chosen"),
        Badge("H", at("T19"), S, "blocked"),
    )
    ringed = tuple(at(name) for name in ("S19", "S20", "T19"))
    board = HexBoard(s.cells(), tags=tags, badges=badges, newest=ringed, focus=at("P19"))
    return Scene("Round 2 – the dungeon acts", board, "Weather.", None, (Fact("Shards", "0/2"),), rows, legend)


def every() -> Iterable[tuple[str, Scene]]:
    """Every scene of this gallery with its name."""
    yield "delve", delve()
    yield "placement", placement()
    yield "large", large()
    yield "weathered", weathered()
    yield from every_cavern()
    yield from every_wild()
    yield from every_ruin()
    yield from every_sector()
