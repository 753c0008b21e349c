"""A card that was explored, on a canvas, with where it was found and the choices; and the decks of an exploration desk."""

from __future__ import annotations

from engine.core.canvas import CanvasLike, Face, Kit, Sprite
from engine.core.frame import FOOT, HEADER, READ, SIDE, Area, Layout, above, alone
from engine.core.frame import WIDTH as WIDTH_OF_MAPS
from engine.core.scene import OwnBoard, Scene

from ..state.catalogue import WORDS
from . import cards, seats, signs
from .cards import LEAST
from .signs import SHIPS, total
from .stars import CardOption, Pile, PlanetShown, Shelf, Star, players

WIDTH, HEIGHT = 700, 420

_LEFT, _RIGHT = 312, 674
_CARD = (34, 88)
_RULE, _CHOICES, _NOTE = 180, 191, 379
_GAP = 7
_PADDING, _STEP = 12, 27
"""Above and below the words of a choice, together; from one of its lines to the next."""
_WORDS = _RIGHT - _LEFT - 66 - 12
"""How long a line of a choice is."""


class CardBoard(OwnBoard, frozen=True):
    """A card that was revealed, and what the explorer may do about it.

    ``deck`` is "cultural", "hazardous", "industrial", "frontier" or "relic"; ``family`` picks the picture on the card:
    "attachment", "fragment", "event" (done once), "token" (a gamma wormhole), "storm", "world" (a planet appears), "device"
    or "relic". ``text`` is what
    it says, in a few words. ``brings`` are marks on it: "resources" or "influence" with a number, "specialty" with a
    letter.

    What was explored is ``world``, or the frontier token of ``system``; where there is no map, ``place`` alone. ``place``
    says where the world lies, or what the frontier token's place is called. ``options`` are four at most; ``note`` stands
    below them ("Trade first, then choose").
    """

    deck: str
    name: str
    text: str
    family: str = "event"
    brings: tuple[tuple[str, int | str], ...] = ()
    world: PlanetShown | None = None
    system: Star | None = None
    place: str = ""
    options: tuple[CardOption, ...] = ()
    note: str = ""

    def layout(self, kit: Kit, scene: Scene) -> Layout:
        """Return the size of the picture."""
        return alone(WIDTH, HEIGHT)

    def paint(self, kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout) -> Area:
        """Draw the card, where it was found, and the choices."""
        canvas.paste(kit.indexed(kit.kept(cards.face, self.deck, self.name, self.text, self.family, self.brings)), *_CARD)
        canvas.paste(kit.kept(_found, self.deck, self.world, self.system, self.place), _LEFT - 4, 84)
        foot = _NOTE + 18 if not self.note else _NOTE - 16
        high = choice_height(kit, self.options, foot - _CHOICES)
        y = _CHOICES
        for option in self.options:
            canvas.paste(kit.kept(_choice, option, high), _LEFT, y)
            canvas.mark([(option.number, [(_LEFT, y), (_RIGHT, y), (_RIGHT, y + high), (_LEFT, y + high)])])
            y += high + _GAP
        if self.note:
            top = max(y - 2, _NOTE - 16) if len(self.options) > 2 else _NOTE - 16
            canvas.paste(kit.kept(_note, self.note), _LEFT, top)
        return layout.board


def choice_height(kit: Kit, options: tuple[CardOption, ...], room: int) -> int:
    """Return how high one of several choices is, so that all find room, and if possible all their words."""
    count = max(1, len(options))
    lines = max((len(choice_lines(kit, option, 4)) for option in options), default=0)
    return min(max(68, _PADDING + _STEP * lines), (room - _GAP * (count - 1)) // count)


def choice_lines(kit: Kit, option: CardOption, most: int) -> list[tuple[str, Face, int]]:
    """Return the words of a choice in lines, each with its face and size: what one would do, then what comes of it. Where
    there is no room for all, that is cut or left out first."""
    size = 22 if kit.width(option.text, "bold", 22) <= _WORDS else LEAST
    text = kit.wrapped(option.text, "bold", size, _WORDS, min(2, most))
    left = min(2, most - len(text))
    detail = kit.wrapped(option.detail, "medium", LEAST, _WORDS, left) if option.detail and left > 0 else []
    return [*((line, "bold", size) for line in text), *((line, "medium", LEAST) for line in detail)]


def _found(kit: Kit, deck: str, world: PlanetShown | None, system: Star | None, place: str) -> Sprite:
    """Return the head of the right side, indexed: the planet or the frontier token, its name, and what is there."""
    wide = _RIGHT - _LEFT + 8
    brush = kit.brush(wide, 102, "ink", origin=(38, 44))
    if world is not None or deck in signs.TRAITS:
        signs.planet(kit, brush, world or PlanetShown("", (deck,)), 29)
    elif deck == "relic":
        brush.disc(0, 0, 34, "night")
    else:
        signs.frontier_token(kit, brush, 0, 0, 62)
    if world is None and system is not None:
        x = 0.0
        for letter, stormy in [(letter, False) for letter in system.wormholes] + [(system.storm, True)] * bool(
            system.storm
        ):
            signs.wormhole(kit, brush, letter, 64 + x, 20, 24, stormy=stormy)
            x += 44
    start = 62.0
    worth = world is not None and bool(world.resources or world.influence or world.specialties)
    if world is not None and worth and not world.destroyed:
        signs.value(kit, brush, "resources", world.resources, start, 19, spent=world.exhausted, size=1.16)
        signs.value(kit, brush, "influence", world.influence, start + 36, 19, spent=world.exhausted, size=1.16)
        x = start + 68
        for letter in world.specialties:
            signs.lozenge(kit, brush, letter, x, 19, 10)
            x += 28
    brush.box(-34, 52, wide - 42, 53.4, "brown")
    drawn = brush.finish()
    if deck == "relic" and world is None:
        kit.stamp(drawn, "relic", 38, 44, 52)
    right = _units(kit, drawn, world, system)
    name = world.name if world is not None else place or (WORDS("painted-frontier", label=system.label) if system else "")
    size = 26 if kit.width(name, "bold", 26) <= right - 88 else 22
    kit.write(
        drawn,
        88,
        29 if world is not None or system is not None else 44,
        kit.cut(name, "bold", size, right - 88),
        "bold",
        size,
        "bone",
    )
    words = []
    if world is not None:
        words = ([WORDS("painted-state-exhausted")] if world.exhausted else []) + ([place] if place else [])
        left = 100 + 68 + 28 * len(world.specialties) - (0 if world.specialties else 8) if worth else 88
        kit.write(
            drawn,
            left,
            63,
            kit.cut(", ".join(words), "medium", LEAST, wide - 8 - left),
            "medium",
            LEAST,
            "mist",
        )
    return kit.indexed(drawn)


def _units(kit: Kit, drawn: Sprite, world: PlanetShown | None, system: Star | None) -> float:
    """Draw the units at the place from the right end of the name's line; return where they begin."""
    groups = world.ground if world is not None else system.fleets if system is not None else ()
    right = float(drawn.width - 10)
    for units in reversed(groups):
        for icon, kinds in (("dock", ("dock",)), ("mech", ("mech",)), ("infantry", ("infantry",)), ("ship", SHIPS)):
            if world is not None and icon == "ship":
                continue
            count = total(units, kinds)
            if count:
                right -= kit.write(drawn, right, 29, str(count), "bold", 24, "bone", "right") + 8
                mark = kit.kept(_unit, icon, units.owner.seat)
                kit.paste(drawn, mark, round(right) - 28, 15, shape=mark)
                right -= 40
    return right


def _unit(kit: Kit, icon: str, seat: int) -> Sprite:
    """Return a unit's icon in its owner's colour, as RGBA."""
    brush = kit.brush(28, 28, unit=28 / 48)
    kit.glyph(brush, icon, colour=kit.seat(seat))
    return brush.finish()


def _choice(kit: Kit, option: CardOption, high: int) -> Sprite:
    """Return a numbered choice, indexed: what one would do, and below or beside it what comes of it."""
    small = kit.brush(36, 36, "ink")
    small.plate(0, 0, 36, 36, 9, "ghost_line" if option.state == "now" else "slate")
    small.plate(1.4, 1.4, 34.6, 34.6, 7.8, "plate" if option.state == "now" else "night")
    wide = _RIGHT - _LEFT
    drawn = kit.stretched(small.finish(), wide, high)
    middle = high / 2
    badge = kit.badge(option.number, option.state, True, 1.0 if high >= 44 else 0.86)
    kit.paste(drawn, badge, 32 - badge.width // 2, round(middle) - badge.height // 2, shape=badge)
    ink = "bone" if option.state in ("now", "chosen") else "mist"
    if high >= 50:
        lines = choice_lines(kit, option, (high - _PADDING) // _STEP)
        y = middle - _STEP * (len(lines) - 1) / 2
        for words, face, size in lines:
            kit.write(drawn, 66, y, words, face, size, ink if face == "bold" else "mist")
            y += _STEP
        return kit.indexed(drawn)
    size = 22 if kit.width(option.text, "bold", 22) <= _WORDS else LEAST
    reach = kit.write(drawn, 66, middle, kit.cut(option.text, "bold", size, _WORDS), "bold", size, ink)
    if option.detail and _WORDS - reach > 130:
        kit.write(
            drawn,
            66 + reach + 12,
            middle + 1,
            kit.cut(option.detail, "medium", LEAST, _WORDS - reach - 12),
            "medium",
            LEAST,
            "mist",
        )
    return kit.indexed(drawn)


def _note(kit: Kit, text: str) -> Sprite:
    drawn = kit.sheet(_RIGHT - _LEFT, 32, "ink")
    kit.stamp(drawn, "goods", 16, 16, 26)
    kit.write(drawn, 40, 16, kit.cut(text, "medium", LEAST, _RIGHT - _LEFT - 44), "medium", LEAST, "lantern")
    return kit.indexed(drawn)


# The desk.

MOST, SHELVES = 5, 2
"""A desk has no more piles and no more shelves than this."""

_SIDE, _TOP, _PILE, _PILES_GAP = 18, 84, 92, 6
_PILES_LEFT, _NEWEST = 376, 540
"""Where the columns of numbers and of the newest discarded card begin."""

_BACK = (50, 66)
"""Width and height of a card's back."""


def back(kit: Kit, deck: str, count: int) -> Sprite:
    """Return a pile as RGBA: the back of its uppermost card over as many edges as fit, or an empty place."""
    signs.known(deck, cards.BANDS, "deck")
    wide, high = _BACK
    edges = min(4, -(-count // 5))
    brush = kit.brush(wide + 16, high + 16, origin=(2, 12))
    if not count:
        brush.plate(0, 0, wide, high, 7, "slate")
        brush.plate(2, 2, wide - 2, high - 2, 5.4, "night")
        return brush.finish()
    for edge in reversed(range(edges)):
        x, y = edge * 3.2, -edge * 2.6
        brush.plate(x - 1.6, y - 1.6, x + wide + 1.6, y + high + 1.6, 8, "ink")
        brush.plate(x, y, x + wide, y + high, 7, "wheat" if not edge else "sand_shade")
    brush.plate(4, 4, wide - 4, high - 4, 5, cards.BANDS[deck])
    brush.plate(7, 7, wide - 7, high - 7, 3.6, "wheat")
    brush.plate(8.4, 8.4, wide - 8.4, high - 8.4, 2.6, cards.BANDS[deck])
    drawn = brush.finish()
    kit.stamp(drawn, deck, 2 + wide / 2, 12 + high / 2, 28, outlined=True)
    return drawn


def _row(kit: Kit, pile: Pile, wide: int, high: int, focus: bool) -> Sprite:
    """Return one pile with its words, indexed."""
    small = kit.brush(36, 36, "ink")
    small.plate(0, 0, 36, 36, 9, "lantern" if focus else "slate")
    small.plate(1.5, 1.5, 34.5, 34.5, 7.6, "plate" if focus else "night")
    drawn = kit.stretched(small.finish(), wide, high)
    sprite = kit.kept(back, pile.deck, pile.left)
    kit.paste(drawn, sprite, 18, (high - sprite.height) // 2 - 3, shape=sprite)
    middle, left = high / 2, 100
    odds = pile.odds[: 2 if high >= 84 else 1]
    step = 26 if odds else 0
    y = middle - step * len(odds) / 2
    kit.write(drawn, left, y, kit.cut(pile.name, "bold", 24, _PILES_LEFT - left - 10), "bold", 24, "bone")
    for words in odds:
        y += step
        kit.write(drawn, left, y + 2, kit.cut(words, "medium", READ, _PILES_LEFT - left - 10), "medium", READ, "mist")
    _count(kit, drawn, _PILES_LEFT, middle - 15, pile.left, WORDS("painted-left"), "bone" if pile.left else "mist")
    _count(kit, drawn, _PILES_LEFT, middle + 15, pile.discarded, WORDS("painted-discarded"), "mist")
    if pile.newest:
        names = newest_of(kit, pile, wide)
        step = 30 if len(names) == 1 else 26
        top = middle - step * len(names) / 2
        kit.write(drawn, _NEWEST, top, WORDS("painted-newest"), "medium", READ, "mist")
        for row, words in enumerate(names, start=1):
            kit.write(drawn, _NEWEST, top + step * row, words, "bold", READ, "bone")
    return kit.indexed(drawn)


def newest_of(kit: Kit, pile: Pile, wide: int = FOOT) -> list[str]:
    """Return the name of a pile's newest discard in one line or two."""
    return kit.wrapped(pile.newest, "bold", READ, wide - _NEWEST - 14, 2)


def _count(kit: Kit, drawn: Sprite, x: float, y: float, number: int, words: str, colour: str) -> None:
    """Write a number, right-aligned in a column for two digits, and what it counts."""
    kit.write(drawn, x + 28, y, str(number), "bold", 24, colour, "right")
    kit.write(drawn, x + 36, y + 1, words, "medium", READ, "mist")


def shelf_lines(kit: Kit, shelf: Shelf, wide: int) -> tuple[str, ...]:
    """Return the names on a shelf in one line or two, the second cut where there are more."""
    words = ", ".join(shelf.cards) or WORDS("painted-none")
    first = wide - 60 - kit.width(shelf.label, "bold", READ)
    if kit.width(words, "medium", READ) <= first:
        return (words,)
    return tuple(kit.wrapped(words, "medium", READ, first, 2))


def _shelf_high(lines: int) -> int:
    return 14 + 28 * max(1, lines)


def _shelf(kit: Kit, shelf: Shelf, lines: tuple[str, ...], wide: int) -> Sprite:
    """Return one shelf, indexed: its icon and label, then the names of its cards."""
    drawn = kit.sheet(wide, _shelf_high(len(lines)), "ink")
    rule = kit.brush(3, 3, "ink")
    rule.box(-1, 0.8, 4, 2.2, "brown")
    kit.paste(drawn, kit.resized(rule.finish(), wide, 3), 0, 0)
    kit.stamp(drawn, kit.icon(shelf.icon), 16, 20, 24)
    left = 38 + kit.write(drawn, 38, 20, shelf.label, "bold", READ, "bone") + 14
    for row, words in enumerate(lines):
        kit.write(drawn, left, 21 + 28 * row, words, "medium", READ, "mist")
    return kit.indexed(drawn)


class PilesBoard(OwnBoard, frozen=True):
    """The decks of an exploration desk, five at most, and shelves below them, two at most. ``focus`` is the deck that was
    drawn from last."""

    piles: tuple[Pile, ...]
    shelves: tuple[Shelf, ...] = ()
    focus: str = ""

    def _shelved(self, kit: Kit) -> list[tuple[Shelf, tuple[str, ...]]]:
        return [(shelf, shelf_lines(kit, shelf, FOOT)) for shelf in self.shelves[:SHELVES]]

    def layout(self, kit: Kit, scene: Scene) -> Layout:
        """Return where piles and shelves lie, with the players and the legend below them."""
        high = sum(_shelf_high(len(lines)) + _PILES_GAP for _, lines in self._shelved(kit))
        high += (_PILE + _PILES_GAP) * len(self.piles[:MOST])
        foot = seats.foot_high(kit, players(scene), scene.legend)
        return above((SIDE, HEADER, WIDTH_OF_MAPS - SIDE, _TOP + high), foot)

    def paint(self, kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout) -> Area:
        """Draw piles and shelves."""
        y = _TOP
        for pile in self.piles[:MOST]:
            canvas.paste(kit.kept(_row, pile, FOOT, _PILE, pile.deck == self.focus), _SIDE, y)
            right, foot = _SIDE + FOOT, y + _PILE
            canvas.mark([(pile.deck, [(_SIDE, y), (right, y), (right, foot), (_SIDE, foot)])])
            y += _PILE + _PILES_GAP
        for shelf, lines in self._shelved(kit):
            canvas.paste(kit.kept(_shelf, shelf, lines, FOOT), _SIDE, y)
            y += _shelf_high(len(lines)) + _PILES_GAP
        return SIDE, HEADER, WIDTH_OF_MAPS - SIDE, y

    def paint_panel(self, kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout) -> None:
        """Draw the players and the legend below the decks."""
        if layout.panel is not None:
            canvas.paste(kit.kept(seats.foot, players(scene), scene.legend), *layout.panel[:2])
