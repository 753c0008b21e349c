"""Rows of dice on a card: tokens, name, dice, totals, and beside the dice what came of them.

A row of dice is one for each who rolled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from engine.core.canvas import Kit, Point, Sprite
from engine.core.high_points import DiceRow, HighPointBoard, RolledDie
from engine.core.scene import Token

COLOURS = {"white": "bone", "red": "vermilion", "purple": "rose", "lit": "bone", "dim": "slate", "code": "umber"}
"""The colours of dice and what they are filled with; their shapes differ too."""
_LINES = {"white": "oat", "red": "rust", "purple": "trail", "lit": "lantern", "dim": "hairline", "code": "brass"}
"""The line around or within each of them."""
_FACES = {"dim": "mist", "code": "bone"}
"""The colours of numbers on dice that are not light."""

LEFT, RIGHT = 20, 780
_TOTALS = 132
_SIZES = (68, 62, 56, 50, 44)
_NOTE, _NOTE_LINE = 34, 30
HEAD = 44
_ARROW = 22
_NUMBER = 30
"""How much room the numbers below a line of dice take."""
_BY = 26
"""How much room the icon takes that stands before such a number."""

_TOLD_BESIDE, _BESIDE_SIZE = 38, 28
"""How far lines of what came of a roll are from each other beside its dice, and how large they are."""
_ROOM_BESIDE, _LINES_BESIDE = 220, 2
"""From so much room on words stand beside dice, in so many lines at most."""

Words = list[list[tuple[str, bool, float]]]
"""Lines of words, each with whether it is lit and how far it stands from the word before."""
LIT_MOST = 3
"""So many lines has a text with lit words at most."""

_WHOLE = 360.0
"""How much room a name has where all dice beside it still lie in lines and are large."""
FEW = 3
"""Beside so few dice a name may be longer."""
_STACKED, _STEP = 3, 36
"""So many totals or things of a prize stand above each other at most, so far from one to the next."""


class RowPlan(msgspec.Struct, frozen=True):
    """How the rows of a contest lie: where their dice begin and end, from the row's left edge, and how large a die is.

    ``prizes`` is the width of the column of prizes, 0 without any.
    """

    start: float
    end: float
    die: int
    prizes: int = 0

    def line(self, row: DiceRow) -> int:
        """Return how far a line of dice is from the next: numbers have room below it."""
        return self.die + 12 + (_NUMBER if numbered(row) else 0)

    def places(self, row: DiceRow, body: int) -> list[Point]:
        """Return the upper left corner of each die of a row whose body is so high, from the row's own."""
        places, lines = _flow(row.dice, self.start, self.end, self.die)
        apart = self.line(row)
        shift = (body - lines * apart + 12) / 2
        return [(x, line * apart + shift) for x, line in places]

    def least(self, row: DiceRow) -> int:
        """Return how high a row is at least, without its note."""
        stacked = min(_STACKED, max(len(row.totals), len(row.prize))) if self.prizes else 0
        return max(_flow(row.dice, self.start, self.end, self.die)[1] * self.line(row) + 10, 80, stacked * _STEP + 8)


class Beside(msgspec.Struct, frozen=True):
    """What stands to the right of the dice of a row, from ``x`` on: what came of it, then its note. All "" without room."""

    x: float = 0.0
    told: tuple[tuple[tuple[str, bool, float], ...], ...] = ()
    note: tuple[str, ...] = ()

    @property
    def high(self) -> int:
        """Return how high it is."""
        return _TOLD_BESIDE * len(self.told) + _NOTE_LINE * len(self.note) + 8


class RowLies(msgspec.Struct, frozen=True):
    """How a row lies: its plan, how high its body is, what stands beside its dice; whether its note is below them."""

    plan: RowPlan
    body: int
    beside: Beside
    below: bool

    @property
    def high(self) -> int:
        """Return how high the row is."""
        return self.body + (_NOTE if self.below else 0)

    def room(self, row: DiceRow) -> int:
        """Return how much room the row takes, with what stands above it and the gap below."""
        return self.high + (HEAD if row.head else 0) + 5


def lies(kit: Kit, board: HighPointBoard, plan: RowPlan) -> tuple[RowLies, ...]:
    """Return how the rows of a card lie. What came of a lone row stands beside its dice where there is room."""
    told = board.told if len(board.rows) == 1 and not board.lines and not board.icon else ""
    besides = [_beside(kit, row, plan, told) for row in board.rows]
    if any(row.note and not beside.note for row, beside in zip(board.rows, besides, strict=True)):
        # Notes stand in one column, or all below.
        besides = [replace(beside, note=()) for beside in besides]
    return tuple(
        RowLies(plan, max(plan.least(row), beside.high), beside, bool(row.note) and not beside.note)
        for row, beside in zip(board.rows, besides, strict=True)
    )


def _beside(kit: Kit, row: DiceRow, plan: RowPlan, told: str) -> Beside:
    """Return what stands beside the dice of a row: what came of it and the note, or the note alone, in two lines each."""
    places, lines = _flow(row.dice, plan.start, plan.end, plan.die)
    if lines > 1 or plan.prizes or not places:
        return Beside()
    x = places[-1][0] + plan.die + 24
    room = round(RIGHT - LEFT - x - (_totals_wide(kit, row) + 16 if row.totals else 16))
    if room < _ROOM_BESIDE:
        return Beside()
    note = kit.wrapped(row.note, "medium", 24, room) if row.note else []
    words = lit_words(kit, told, room, _BESIDE_SIZE) if told else []
    if len(words) > _LINES_BESIDE:
        words = []
    if len(note) > _LINES_BESIDE - bool(words):
        note = []
    return Beside(x, tuple(map(tuple, words)), tuple(note))


def numbered(row: DiceRow) -> bool:
    """Tell whether something stands below dice of a row."""
    return any(die.number or die.does for die in row.dice)


def plan_of(kit: Kit, board: HighPointBoard, fits: Callable[[RowPlan], bool]) -> RowPlan:
    """Return how the rows of a contest lie: dice below dice, as large as the longest row allows, and as a card ``fits``."""
    prizes = max((_stacked_wide(kit, row.prize, "+") for row in board.rows), default=0)
    # Beside prizes totals stand above each other too.
    totals = [_stacked_wide(kit, row.totals) if prizes else _totals_wide(kit, row) + 16 for row in board.rows]
    end = RIGHT - LEFT - prizes - max([0 if prizes else _TOTALS, *totals]) - 12
    whole, least = (max((_start(kit, row, most) for row in board.rows), default=0.0) for most in (_WHOLE, 0.0))
    start = whole if _in_lines(board, whole, end, _SIZES[2]) else least
    sizes = [d for d in _SIZES if _in_lines(board, start, end, d)] or [_SIZES[-1]]
    plans = [RowPlan(start, end, die, prizes) for die in sizes]
    return next(filter(fits, plans), plans[-1])


def _in_lines(board: HighPointBoard, start: float, end: float, die: int) -> bool:
    """Tell whether the dice of each row lie in one line."""
    return all(_flow(row.dice, start, end, die)[1] == 1 for row in board.rows)


def _start(kit: Kit, row: DiceRow, most: float) -> float:
    """Return how much room tokens and name take: beside each other, or one above the other where there are several.

    That is ``most`` at most; for 0 what a row of so many dice leaves in any case.
    """
    several = len(row.tokens) > 1
    needed = kit.width(row.name, "bold", 24) + (16 if several or not row.tokens else 62) + 14
    most = most or (260.0 if len(row.dice) <= FEW else 200.0)
    return round(min(most, max(118.0, needed, 30.0 + 30 * len(row.tokens) if several else 0.0)))


def _totals_wide(kit: Kit, row: DiceRow) -> float:
    return sum(max(kit.width(str(count), "bold", 28), 16) + 52 for _, count in row.totals)


Counts = tuple[tuple[str, int], ...]
"""Icons, each with a number."""


def _columns(counts: Counts) -> list[Counts]:
    return [counts[place : place + _STACKED] for place in range(0, len(counts), _STACKED)]


def _column_wide(kit: Kit, column: Counts, sign: str) -> int:
    return round(max(kit.width(f"{sign}{count}", "bold", 24) for _, count in column)) + 46


def _stacked_wide(kit: Kit, counts: Counts, sign: str = "") -> int:
    """Return the width of icons and numbers that stand above each other, with the gap before them."""
    return sum(_column_wide(kit, column, sign) for column in _columns(counts)) + 20 if counts else 0


def _flow(dice: tuple[RolledDie, ...], start: float, end: float, die: int) -> tuple[list[tuple[float, int]], int]:
    """Return the left edge and the line of each die in lines from ``start`` to ``end``, and how many lines there are."""
    places: list[tuple[float, int]] = []
    x, line, after = start, 0, False
    for item in dice:
        x += _ARROW if after else 0
        if x + die > end and x > start + _ARROW:
            line, x = line + 1, start + (_ARROW if after else 0)
        places.append((x, line))
        x += die + 12
        after = item.again
        x -= 12 if after else 0
        x += 4 if after else 0
    return places, line + 1


def draw_row(kit: Kit, row: DiceRow, lie: RowLies) -> Sprite:
    """Return a row that lies so, indexed."""
    plan, beside = lie.plan, lie.beside
    wide, high, middle, places = RIGHT - LEFT, lie.high, lie.body / 2, plan.places(row, lie.body)
    brush = kit.brush(wide, high, "ink")
    if row.best:
        brush.plate(0.3, 0.3, wide - 0.3, high - 0.3, 8, "lantern")
        brush.plate(1.9, 1.9, wide - 1.9, high - 1.9, 6.6, "plate")
    drawn = brush.finish()
    _who(kit, drawn, row, middle, plan.start)
    for place, (die, (x, y)) in enumerate(zip(row.dice, places, strict=True)):
        if place and row.dice[place - 1].again:
            paste(kit, drawn, kit.kept(_arrow), x - 16, y + plan.die / 2)
        paste(kit, drawn, kit.kept(_die, die.colour, die.icons, die.face, plan.die), x + plan.die / 2, y + plan.die / 2)
    for die, (x, y) in zip(row.dice, places, strict=True):
        if die.again:
            # Numbers stand below dice: then the mark is above them.
            paste(kit, drawn, kit.kept(_again), x + plan.die - 6, y + (4 if numbered(row) else plan.die - 4))
    if numbered(row):
        _numbers(kit, drawn, row, places, plan)
    if plan.prizes:
        x = wide - plan.prizes
        _stacked(kit, drawn, row.totals, x - _stacked_wide(kit, row.totals) + 12, middle, "bone")
        kit.paste(drawn, kit.sheet(2, 57, "brown"), x, round(middle) - 28)
        _stacked(kit, drawn, row.prize, x + 16, middle, "lantern", "+")
    else:
        _totals(kit, drawn, row, wide - 16.0, middle)
    y = middle - beside.high / 2 + 4
    write_lit(kit, drawn, beside.told, (beside.x, y), _TOLD_BESIDE, _BESIDE_SIZE)
    y += _TOLD_BESIDE * len(beside.told)
    for place, line in enumerate(beside.note):
        kit.write(drawn, beside.x, y + _NOTE_LINE * (place + 0.5), line, "medium", 24, "mist")
    if lie.below:
        note = kit.cut(row.note, "medium", 24, wide - 32 - plan.start)
        kit.write(drawn, plan.start, high - _NOTE / 2 - 4, note, "medium", 24, "mist")
    return kit.indexed(drawn)


def draw_head(kit: Kit, head: str) -> Sprite:
    """Return what stands above rows, with a line below it, indexed."""
    wide = RIGHT - LEFT
    sheet = kit.sheet(wide, HEAD, "ink")
    kit.write(sheet, 8, HEAD / 2, kit.cut(head, "bold", 28, wide - 16), "bold", 28, "lantern")
    return kit.indexed(sheet)


def _totals(kit: Kit, drawn: Sprite, row: DiceRow, x: float, middle: float) -> None:
    """Write totals beside each other, the last one ending at ``x``."""
    for icon, count in reversed(row.totals):
        text = str(count)
        x -= max(kit.width(text, "bold", 28), 16)
        kit.write(drawn, x, middle, text, "bold", 28, "bone")
        kit.stamp(drawn, kit.icon(icon), x - 24, middle, 28)
        x -= 52


def chains(dice: tuple[RolledDie, ...]) -> list[range]:
    """Return the places of dice that are one die, rolled again and again."""
    found, first = [], 0
    for place, die in enumerate(dice):
        if not die.again or place + 1 == len(dice):
            found.append(range(first, place + 1))
            first = place + 1
    return found


def _numbers(kit: Kit, drawn: Sprite, row: DiceRow, places: list[Point], plan: RowPlan) -> None:
    """Write below each die what it is called; those of a chain hang on one bracket."""
    for chain in chains(row.dice):
        dice = [row.dice[place] for place in chain]
        number = next((die.number or die.does for die in dice if die.number or die.does), "")
        if not number:
            continue
        x, y = places[chain[0]]
        # A chain that goes on in the next line is numbered where it begins.
        right = max(places[place][0] for place in chain if places[place][1] == y) + plan.die
        below, middle = y + plan.die + 18, (x + right) / 2
        by = next((die.by for die in dice if die.by), "")
        half = (kit.width(number, "bold", 24) + (_BY if by else 0)) / 2 + 7
        if right - x > plan.die:
            for a, b in ((x + 4, middle - half), (middle + half, right - 4)):
                kit.paste(drawn, kit.sheet(round(b) - round(a) + 1, 2, "brass"), round(a), round(below))
            for a in (x + 4, right - 5):
                kit.paste(drawn, kit.sheet(2, 6, "brass"), round(a), round(below) - 5)
        if by:
            kit.stamp(drawn, kit.icon(by), middle - half + 7 + (_BY - 4) / 2, below, _BY - 4)
        kit.write(drawn, middle + (_BY / 2 if by else 0), below, number, "bold", 24, "bone", "middle")


def _stacked(kit: Kit, drawn: Sprite, counts: Counts, x: float, middle: float, colour: str, sign: str = "") -> None:
    """Write icons with their numbers above each other, in columns from ``x`` rightwards."""
    for column in _columns(counts):
        for place, (icon, count) in enumerate(column):
            y = middle + (place - (len(column) - 1) / 2) * _STEP
            kit.stamp(drawn, kit.icon(icon), x + 14, y, 28)
            kit.write(drawn, x + 34, y, f"{sign}{count}", "bold", 24, colour)
        x += _column_wide(kit, column, sign)


def _who(kit: Kit, drawn: Sprite, row: DiceRow, middle: float, start: float) -> None:
    several = len(row.tokens) > 1
    radius = 18 if not several else 15
    step = min(33.0, (start - 46) / max(1, len(row.tokens) - 1)) if several else 0.0
    for place, unit in enumerate(row.tokens):
        shown = Token(unit.kind, unit.letter, unit.seat, icon=unit.icon)
        x, y = 32 + step * place, middle - (17 if several else 0)
        paste(kit, drawn, kit.token(shown, radius), x, y + kit.lift(radius))
    left = 16 if several else 62 if row.tokens else 16
    name = kit.cut(row.name, "bold", 24, start - left - 8)
    kit.write(drawn, left, middle + (18 if several else 0), name, "bold", 24, "bone")


def paste(kit: Kit, drawn: Sprite, sprite: Sprite, x: float, y: float) -> None:
    """Put a sprite with its middle at a point."""
    kit.paste(drawn, sprite, round(x - sprite.width / 2), round(y - sprite.height / 2), shape=sprite)


_PATTERNS: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (0.62, ((0, 0),)),
    2: (0.56, ((-0.21, 0), (0.21, 0))),
    3: (0.46, ((0, -0.2), (-0.22, 0.17), (0.22, 0.17))),
    4: (0.42, ((-0.2, -0.2), (0.2, -0.2), (-0.2, 0.2), (0.2, 0.2))),
}
"""How large the icons of a face are and where they stand, in sides of the die, by their number."""


def _die(kit: Kit, colour: str, icons: tuple[str, ...], face: str, side: int) -> Sprite:
    """Return a die as RGBA: red has cut corners, purple is round, all others are squares."""
    if colour not in COLOURS:
        raise ValueError(f"no die is {colour!r}; known are {', '.join(sorted(COLOURS))}")
    whole = side + 8
    brush = kit.brush(whole, whole, unit=side / 58, origin=(whole / 2, whole / 2))
    inlaid = ((0.0, COLOURS[colour]), (-4.5, _LINES[colour]), (-6.0, COLOURS[colour]))
    framed = ((0.0, _LINES[colour]), (-3.0, COLOURS[colour]))
    for grow, fill in ((3.0, "ink"), *(framed if face else inlaid)):
        half = 28 + grow
        if colour not in ("red", "purple"):
            brush.plate(-half, -half, half, half, 6 + grow * 0.6, fill)
        elif colour == "red":
            cut_off = 11 + grow * 0.42
            corners = [(-half + cut_off, -half), (half - cut_off, -half), (half, -half + cut_off), (half, half - cut_off)]
            brush.polygon([*corners, *((-x, -y) for x, y in corners)], fill)
        else:
            brush.disc(0, 0, half + 0.6, fill)
    if face:
        kit.carve(brush, 0, 0, face, "bold", 32 if len(face) < 3 else 24, _FACES.get(colour, "ink"))
    drawn = brush.finish()
    size_, spots = _PATTERNS[min(4, len(icons))] if icons else (0.0, ())
    for name, (x, y) in zip(icons, spots, strict=False):
        kit.stamp(drawn, kit.icon(name), whole / 2 + x * side, whole / 2 + y * side, round(size_ * side), outlined=True)
    return drawn


def _again(kit: Kit) -> Sprite:
    """Return the mark of a die that is rolled once more, as RGBA."""
    brush = kit.brush(32, 32, origin=(16, 16))
    brush.disc(0, 0, 15.5, "ink")
    brush.ring(0, 0, 14, 2, "lantern")
    kit.glyph(brush.inner(0, -0.5, 16), "reroll", colour="lantern")
    return brush.finish()


def _arrow(kit: Kit) -> Sprite:
    """Return the arrow that leads to the next die of a chain, as RGBA."""
    brush = kit.brush(20, 20, origin=(10, 10))
    brush.box(-8, -1.6, 1, 1.6, "lantern")
    brush.polygon([(0, -6), (8, 0), (0, 6)], "lantern")
    return brush.finish()


def lit_words(kit: Kit, told: str, room: int, letters: int) -> Words:
    """Return a text in lines of words, those between two pairs of stars lit."""
    space, x = kit.width(" ", "bold", letters), 0.0
    lines: Words = [[]]
    before = ""
    for at, part in enumerate(told.split("**")):
        for number, word in enumerate(part.split()):
            gap = space if lines[-1] and (number or part[0] == " " or before[-1:] == " ") else 0.0
            wide = kit.width(word, "bold", letters)
            if gap and x + gap + wide > room:
                lines.append([])
                x = gap = 0.0
            lines[-1].append((word, bool(at % 2), gap))
            x += gap + wide
        before = part
    return lines[:LIT_MOST]


def write_lit(
    kit: Kit, sheet: Sprite, lines: Sequence[Sequence[tuple[str, bool, float]]], start: Point, apart: int, letters: int
) -> None:
    """Write lines of words from their upper left corner ``start`` on, so far ``apart``."""
    left, y = start
    for place, line in enumerate(lines):
        x = left
        for word, lit, gap in line:
            x += gap + kit.write(
                sheet, x + gap, y + apart * (place + 0.5), word, "bold", letters, "lantern" if lit else "bone"
            )
