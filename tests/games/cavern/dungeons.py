"""Scenes of rivals in a cavern, written by hand or laid by chance: maps, a hand, the turns of a tile, contests of dice."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.frame import Layout
from engine.core.high_points import DiceRow, HighPointBoard, RolledDie
from engine.core.scene import (
    Badge,
    Cell,
    Chip,
    Fact,
    Legend,
    Row,
    Scene,
    Token,
)
from engine.games.cavern.picture.dungeon.parts import Note, Pane, Part, SquareCell, Track
from engine.games.cavern.picture.dungeon.sheet import SheetBoard
from engine.games.cavern.picture.dungeon.squareboard import SquareBoard
from engine.games.cavern.picture.dungeon.squaremap import window_of
from engine.games.cavern.picture.dungeon.window import Grid
from engine.render.kit import KIT

FLOORS = {"T": "tan", "B": "blue", "C": "corridor"}
SHAPES = {"S": "shield", "W": "diamond", "F": "disc", "K": "triangle"}
DELVERS = {"S": "An", "W": "Be", "F": "Cy", "K": "Do"}
GLYPHS = {"b": "brute", "m": "mage", "l": "leader", "t": "thief"}
MARKS = {"g": "gold", "c": "treasure", "t": "torch", "r": "rift"}
STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))


def delver(text: str) -> Token:
    """Return a token of "S", facedown, or "Sb", faceup."""
    return Token(SHAPES[text[0]], DELVERS[text[0]], icon=GLYPHS[text[1]] if len(text) > 1 else "")


def part(text: str, *, nearly: bool = False) -> Part:
    """Return a section of "T:12:ggc:S,Kt": floor, sides, icons, tokens; a corridor of one side has a door."""
    floor, sides, icons, units = (*text.split(":"), "", "", "")[:4]
    reached = tuple(int(side) for side in sides)
    doors = 1 if floor == "C" and len(reached) == 1 else 0
    tokens = tuple(delver(unit) for unit in units.split(",") if unit)
    return Part(FLOORS[floor], reached, doors, tuple(MARKS[icon] for icon in icons), tokens, nearly)


def cell(at: Cell, text: str, *icons: str, newest: bool = False, ghost: bool = False) -> SquareCell:
    """Return a tile of sections with blanks between; one that ends in "!" is nearly closed."""
    parts = tuple(part(section.rstrip("!"), nearly=section.endswith("!")) for section in text.split())
    return SquareCell(at, parts, icons, newest=newest, ghost=ghost)


ENTRANCE = SquareCell((4, 0), (Part("corridor", (2,)),), ("lantern", "lantern"))

TILES = (
    cell((1, 0), "T:0 B:12:g C:3"),
    cell((2, 0), "B:0 C:2", "fast"),
    cell((3, 0), "B:0 T:2:g", "sun"),
    ENTRANCE,
    cell((5, 0), "T:01:g C:2 B:3"),
    cell((1, 1), "B:0 C:123", "sun"),
    cell((2, 1), "C:03 B:12:g!"),
    cell((3, 1), "T:03 C:1 B:2!"),
    cell((4, 1), "C:03 T:12:t"),
    cell((5, 1), "C:0 T:123:c:Fl"),
    cell((0, 2), "T:3 C:02::W B:1", newest=True),
    cell((1, 2), "B:3:g C:02 B:1!"),
    cell((2, 2), "B:0123:ggc:S,F!"),
    cell((3, 2), "B:03:g! C:1 T:2"),
    cell((4, 2), "T:0:g C:13 T:2"),
    cell((5, 2), "C:3 T:012:g:Kt"),
    cell((3, 3), "T:0123:rg:W,S"),
    cell((4, 3), "B:0:g C:12 T:3", "sun"),
    cell((5, 3), "T:0:g C:13 B:2:c"),
    cell((6, 3), "B:0:g C:13 B:2:g"),
)

FREE = {"A": (0, 0), "B": (0, 1), "C": (0, 3), "D": (1, 3), "E": (7, 3), "F": (4, 4)}

ROWS = (
    Row(delver("S"), "Ann", "", "Sellswords", counts=(("xp", 3), ("inhand", 3), ("gold", 4), ("treasure", 1))),
    Row(delver("W"), "Ben", "", "Wraiths", counts=(("xp", 2), ("inhand", 3), ("gold", 2), ("treasure", 1))),
    Row(delver("F"), "Cy", "", "Forestfolk", True, counts=(("xp", 4), ("inhand", 3), ("gold", 3), ("treasure", 0))),
    Row(delver("K"), "Dot", "", "Kobolds", counts=(("xp", 1), ("inhand", 4), ("gold", 1), ("treasure", 1))),
)

LEGEND = (
    Legend("gold", "Gold"),
    Legend("treasure", "Treasure"),
    Legend("torch", "Torch"),
    Legend("rift", "Magic Rift"),
    Legend("sun", "Sun moves"),
    Legend("fast", "Extra turn"),
    Legend("badge:now", "Crossroads fits here"),
    Legend("newest", "Ben's last tile"),
    Legend("nearly", "Nearly closed room"),
    Legend("xp", "XP"),
    Legend("inhand", "In hand"),
)

PLANK = (Fact("left", "75", (("gold", True),)), Fact("left", "17", (("treasure", True),)))


def grid_of(scene: Scene) -> tuple[Layout, Grid]:
    """Return where everything lies in the picture of a map, and what of the map is seen."""
    board = scene.board
    assert isinstance(board, SquareBoard)
    layout = board.layout(KIT, scene)
    return layout, window_of(board, layout.board)


def cavern() -> Scene:
    """Round 5 of a cavern: everything that a map of squares can show."""
    board = SquareBoard(
        TILES,
        tuple(Badge(letter, at) for letter, at in FREE.items()),
        (Note("1 side open", (2, 3)),),
        focus=(0, 2),
        edge=0,
        track=Track("Sun track", "sun", 10, 7),
        plank=PLANK,
        columns=tuple("JKLMNOP"),
        rows=tuple("1234"),
    )
    chip, facts = Chip("Crossroads: 6 places"), (Fact("Round 5"),)
    return Scene("Cy to place a tile", board, "Cavern, round 5.", chip, facts, ROWS, LEGEND)


BLUE = (((2, 1), 1), ((3, 1), 2), ((1, 2), 2), ((2, 2), 0), ((3, 2), 0))
"""The sections of a blue room that lies on five tiles."""

DONE = (((5, 0), 0), ((4, 1), 1), ((5, 1), 1), ((4, 2), 0), ((5, 2), 1), ((5, 3), 0), ((4, 2), 1), ((5, 2), 0), ((1, 0), 1))
"""The sections of a tan room, of a corridor and of a part of a blue room."""


def marked(lit: Iterable[tuple[Cell, int]] = (), spent: Iterable[tuple[Cell, int]] = ()) -> tuple[SquareCell, ...]:
    """Return the tiles of the example with some sections lit, others spent, and none nearly closed."""

    def of(tile: SquareCell) -> SquareCell:
        sections = (
            replace(p, nearly=False, lit=(tile.at, i) in lit, spent=(tile.at, i) in spent) for i, p in enumerate(tile.parts)
        )
        return replace(tile, parts=tuple(sections))

    return tuple(of(tile) for tile in TILES)


def question() -> Scene:
    """A room is resolved: it is outlined, others are over and done with."""
    scene = cavern()
    assert isinstance(scene.board, SquareBoard)
    board = replace(scene.board, cells=marked(BLUE, DONE), badges=(), notes=())
    legend = (*LEGEND[:4], Legend("lit", "This room"), Legend("spent", "Looted"))
    return replace(scene, title="Round 5 – Cy to roll", chip=None, board=board, legend=legend)


def crowded() -> Scene:
    """Everything at once on few tiles: numbered sections, letters beside notes, the other states of badges."""
    tiles = (
        replace(ENTRANCE, at=(0, 0)),
        cell((1, 0), "T:123:gggc:S,Kt C:0", "sun"),
        cell((2, 0), "B:23:gggct:W,F T:01:gc:S,Kb"),
        cell((0, 1), "C:013 B:2:gggc:S,Fl", newest=True),
        cell((1, 1), "T:0:gggc:S,W B:2:gg:K,Fm C:13::S,K", "fast"),
        cell((2, 1), "B:0123:gggcrt:S,W,F,K"),
        cell((0, 2), "B:0:g! T:2:gggcc!", "sun", "fast"),
        cell((1, 2), "T:02:gc:S B:1:g:W B:3:c:Kt"),
        cell((-1, 1), "C:1::S"),
    )
    badges = (
        *(Badge(str(n), at, choice=True, part=p) for n, (at, p) in enumerate((((0, 1), 0), ((0, 1), 1), ((1, 1), 0)), 1)),
        Badge("4", (2, 0), state="later", choice=True, part=0),
        Badge("5", (2, 0), state="chosen", choice=True, part=1),
        Badge("A", (-1, 0), state="later"),
        Badge("B", (3, 0), state="chosen"),
        Badge("AA", (-1, 2), state="blocked"),
        Badge("AB", (0, 3), state="later"),
    )
    board = SquareBoard(
        tiles, badges, notes=(Note("1 side open", (0, 3)),), focus=(0, 1), edge=0, track=Track("Sun track", "sun", 6, 0)
    )
    held = (("xp", 12), ("inhand", 0), ("gold", 23), ("treasure", 10))
    rows = tuple(replace(row, value=str(70 + 9 * place), acting=False, counts=held) for place, row in enumerate(ROWS[:3]))
    legend = (*LEGEND[:6], Legend("badge:later", "Free place"), Legend("spent", "Done with"), Legend("lit", "In question"))
    return Scene("Round 12 – Ann to choose", board, "Crowded.", Chip("Last round", warning=True), (), rows, legend)


LAYOUTS = """
T:3|C:02|B:1 T:3|C:02|T:1 B:3|C:02|B:1 T:3|C:02 C:01|T:23 C:01|B:23 C:01|T:2|B:3 C:012|T:3 C:0123 C:0|T:123 C:0|B:123
C:0|T:1|B:23 C:0|B:1|T:23 C:0|T:2 C:0|B:2 T:0123 B:0123 T:01|B:23 T:02|B:1|B:3 B:02|T:1|T:3 T:0|B:2 T:01 B:01 T:0 B:0
"""
"""Tiles as their sections at 0 degrees."""


def _turned(text: str, quarter: int) -> str:
    parts = (section.split(":") for section in text.split("|"))
    return " ".join(f"{floor}:{''.join(str((int(s) + quarter) % 4) for s in sides)}" for floor, sides in parts)


def grown(count: int, seed: int = 11) -> list[SquareCell]:
    """Lay ``count`` tiles by chance, corridors meeting corridors; the same numbers give the same map."""
    turn, layouts = seed, LAYOUTS.split()

    def chance(below: int) -> int:
        nonlocal turn
        turn = (turn * 1103515245 + 12345) % (1 << 31)
        return (turn >> 8) % below

    laid: dict[Cell, SquareCell] = {(0, 0): replace(ENTRANCE, at=(0, 0))}

    def corridor_at(tile: SquareCell, side: int) -> bool:
        return any(side in p.sides for p in tile.parts if p.floor == "corridor")

    while len(laid) < count:
        edge = sorted({(x + dx, y + dy) for x, y in laid for dx, dy in STEPS if y + dy >= 0} - set(laid))
        # Nearer cells more often, so that the map grows round.
        edge.sort(key=lambda at: at[0] * at[0] + 2 * at[1] * at[1])
        at = edge[chance(min(len(edge), 9))]
        text = _turned(layouts[chance(len(layouts))], chance(4))
        sections = []
        for section in text.split():
            icons = "g" * (chance(3) if section[0] != "C" else 0) + ("c" if chance(6) == 0 and section[0] != "C" else "")
            icons += "tr"[chance(2)] if chance(12) == 0 and section[0] != "C" else ""
            unit = "SWFK"[chance(4)] + ("blmt"[chance(4)] if chance(3) == 0 else "") if chance(9) == 0 else ""
            sections.append(f"{section}:{icons}:{unit}")
        tile = cell(at, " ".join(sections), *(("sun",) if chance(4) == 0 else ("fast",) if chance(9) == 0 else ()))
        beside = [(side, laid.get((at[0] + dx, at[1] + dy))) for side, (dx, dy) in enumerate(STEPS)]
        if all(other is None or corridor_at(tile, side) == corridor_at(other, (side + 2) % 4) for side, other in beside):
            laid[at] = tile
    return list(laid.values())


def letter(number: int) -> str:
    return chr(65 + number) if number < 26 else "A" + chr(65 + number - 26)


def cavern_large(count: int = 80, state: str = "now", seed: int = 11) -> Scene:
    """Part of a map of ``count`` tiles, with a letter at every free place."""
    tiles = grown(count, seed)
    tiles[-1] = replace(tiles[-1], newest=True)
    laid = {tile.at for tile in tiles}
    free = sorted(
        {(x + dx, y + dy) for x, y in laid for dx, dy in STEPS if y + dy >= 0} - laid, key=lambda at: (at[1], at[0])
    )
    badges = tuple(
        Badge(letter(n), at, state="now" if state == "now" and n % 3 == 0 else "later") for n, at in enumerate(free)
    )
    board = SquareBoard(
        tuple(tiles), badges, focus=tiles[-1].at, edge=0, track=Track("Sun track", "sun", 10, 2), plank=PLANK
    )
    facts = (Fact("Tiles left", "14"),)
    return Scene("Round 16 – Dot to place a tile", board, "Large.", None, facts, ROWS, LEGEND, overview=f"{count} tiles")


def placing(count: int = 60) -> Scene:
    """The same map while a tile is laid: only where it fits there are letters, and these are wanted."""
    scene = cavern_large(count)
    board = scene.board
    assert isinstance(board, SquareBoard)
    fits = tuple(badge for badge in board.badges if badge.state == "now")
    first, last = min(tile.at[0] for tile in board.cells), max(tile.at[0] for tile in board.cells)
    return replace(
        scene,
        title=f"Crossroads: {len(fits)} places",
        board=replace(
            board,
            badges=fits,
            wanted=tuple(badge.at for badge in fits),
            columns=tuple(letter(12 + x) for x in range(first, last + 1)),
            rows=tuple(str(1 + y) for y in range(max(tile.at[1] for tile in board.cells) + 1)),
        ),
    )


def hand() -> Scene:
    """Three tiles in all their turns."""
    texts = ("C:0123", "C:0 T:1:c B:23:g", "T:01:t B:23:gg")

    def lies(text: str, quarter: int) -> SquareCell:
        sections = []
        for section in text.split():
            floor, sides, *rest = section.split(":")
            sections.append(":".join((floor, "".join(str((int(s) + quarter) % 4) for s in sides), *rest)))
        return cell((0, 0), " ".join(sections), *(("sun",) if text == texts[0] else ()))

    panes = (
        Pane("1", "Crossroads", (((lies(texts[0], 0),), "0°"),), "the same in every turn"),
        Pane("2", "Door and two rooms", tuple(((lies(texts[1], q),), f"{90 * q}°") for q in range(4))),
        Pane("3", "Split room of two halves, tan and blue", tuple(((lies(texts[2], q),), f"{90 * q}°") for q in range(4))),
    )
    return Scene("Cy's hand", SheetBoard(panes), "Your three tiles.", Chip("Only you see this", "lock"))


def turns(count: int = 4) -> Scene:
    """Ways to turn a tile at a place, each with what lies around it."""
    panes = []
    for quarter in range(count):
        ghost = cell((1, 3), _turned("T:0|C:13|B:2", quarter % 4), ghost=True)
        near = tuple(tile for tile in TILES if abs(tile.at[0] - 1) < 2 and abs(tile.at[1] - 3) < 2)
        panes.append(Pane(str(quarter + 1), f"{90 * quarter}°", (((*near, ghost), ""),), "closes 1 room" * (quarter % 2)))
    board = SheetBoard(tuple(panes), 0)
    return Scene(f"Crossing at D: {count} turns", board, "Turns.", Chip("Only you see this", "lock"))


SWORD, SWORDS, RING = ("sword",), ("sword", "sword"), ("ring",)


def battle() -> Scene:
    """A battle of two, with a die that was rolled once more."""
    ann = (
        RolledDie("white", SWORD),
        RolledDie("white", ("sword", "ring")),
        RolledDie("white", SWORD),
        RolledDie("red", SWORDS, again=True),
        RolledDie("red", SWORD),
    )
    cy = (RolledDie("red", SWORD * 3), RolledDie("purple", RING * 3))
    rows = (
        DiceRow((delver("Sb"),), "Ann", ann, (("swords", 6), ("ring", 1)), best=True),
        DiceRow((delver("Fl"),), "Cy", cy, (("swords", 3), ("ring", 3))),
    )
    facts = (Fact("", "2", (("treasure", True),)), Fact("", "5", (("gold", True),)), Fact("loot"))
    return Scene("Battle: Ann wins", HighPointBoard(rows), "Battle.", None, facts)


def reroll() -> Scene:
    """A battle while dice are chosen to be rolled again, with what each has got so far."""
    scene = battle()
    assert isinstance(scene.board, HighPointBoard)
    ann, cy = scene.board.rows
    called = tuple(replace(die, number=number) for die, number in zip(ann.dice, "12344", strict=True))
    rows = (
        replace(ann, dice=called, best=False, prize=(("gold", 3), ("treasure", 1))),
        replace(cy, prize=(("gold", 2),)),
    )
    return replace(scene, title="Battle: Ann to roll again", board=HighPointBoard(rows))


def melee(dice: int = 20) -> Scene:
    """A battle of four with many Delvers and dice, chains and notes."""
    faces = (SWORD, RING, SWORDS, (), ("sword", "ring"), RING * 2)
    colours = ("white", "white", "red", "purple")

    def roll(count: int, every: int) -> tuple[RolledDie, ...]:
        return tuple(
            RolledDie(colours[i // 2 % 4], faces[i % 6], again=i % every == 1 and i + 1 < count) for i in range(count)
        )

    rows = (
        DiceRow(tuple(map(delver, ("Sb", "Sl", "Sm"))), "Annabella Long", roll(dice, 4), (("swords", 23), ("ring", 11))),
        DiceRow(
            (delver("Wm"), delver("Wm")), "Ben", roll(9, 3), (("swords", 12), ("ring", 4)), "+6 by the Magic Rift", True
        ),
        DiceRow((delver("Kt"),), "Dot", roll(4, 2), (("swords", 1), ("ring", 4)), "ties with nobody, 1 die rolled again"),
        DiceRow((), "Stone worm", roll(3, 7), (("swords", 8),)),
    )
    return Scene("Battle: Ben wins", HighPointBoard(rows), "Melee.", None, (Fact("", "12", (("gold", True),)),))


def every_cavern() -> Iterable[tuple[str, Scene]]:
    """Every scene of this gallery with its name."""
    yield "cavern", cavern()
    yield "cavern_crowded", crowded()
    yield "cavern_large", cavern_large()
    yield "question", question()
    yield "placing", placing()
    yield "hand", hand()
    yield "turns", turns()
    yield "battle", battle()
    yield "reroll", reroll()
    yield "melee", melee()
