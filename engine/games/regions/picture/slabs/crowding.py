"""How what stands on a slab finds room: its name in a line or two, beside the sun or moon; tokens as large as may be, in
rows, bars below them, then tucked under them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, pairwise

import msgspec

from engine.core.canvas import Kit
from engine.core.frame import READ
from engine.core.hyphens import breaks
from engine.core.languages import spoken
from engine.core.scene import Node, Secret, Token

from .figures import SMALL, enlarged
from .foes import LEAN, number_at
from .shapes import RIM

SIZES = (32, 28, 26, READ)
"""Sizes of a name; one in two lines is no larger than `TWO`."""

TWO = 24

WORD = re.compile(r"\w+")

LEFT, RIGHT = 7, 5
"""Free pixels within the rim of a slab before and behind a name; more on a broad one."""

BROAD = 190


class NameSetting(msgspec.Struct, frozen=True):
    """A name as it is set: its lines and their size."""

    lines: tuple[str, ...]
    size: int

    @property
    def rows(self) -> int:
        """How many lines the name takes up."""
        return max(1, len(self.lines))


def before(wide: int) -> int:
    """Return how far from the left edge of a slab its name begins."""
    return RIM + LEFT + (5 if wide >= BROAD else 0)


def title(kit: Kit, name: str, wide: int) -> NameSetting:
    """Return how a name is set on a slab so many pixels wide.

    Nothing is cut as long as two lines hold it, if need be with a word broken; what is longer is cut.
    """
    return _title(kit, name, wide, spoken())


@lru_cache(maxsize=512)
def _title(kit: Kit, name: str, wide: int, language: str) -> NameSetting:
    """Return the same. ``language`` is what is spoken: words are broken by its rules."""
    least = SIZES[-1]
    room = wide - before(wide) - RIM - RIGHT
    if not name:
        return NameSetting((), least)
    for size in SIZES:
        if (wide >= size * 8 or size == least) and kit.width(name, "bold", size) <= room:
            return NameSetting((name,), size)
    pair = kit.halves(name, "bold", least)
    for size in (TWO, least):
        if (wide >= size * 6 or size == least) and all(kit.width(line, "bold", size) <= room for line in pair):
            return NameSetting(pair, size)
    return NameSetting(
        _parted(kit, name, least, room)
        or tuple(kit.cut(line, "bold", least, room) for line in _filled(kit, name, room) if line),
        least,
    )


def _parted(kit: Kit, name: str, size: int, room: float) -> tuple[str, str] | None:
    """Return a name with a long word broken at the end of the first line; nothing if two lines do not hold it.

    The word is broken where its language breaks it. Where that does not fit, it is broken between two letters.
    """
    words = [(match.start(), match.group()) for match in WORD.finditer(name)]
    ruled = [start + place for start, word in words for place in breaks(word)]
    between = [place for place in range(3, len(name) - 2) if name[place - 3 : place + 3].isalpha()]
    for place in (*reversed(ruled), *reversed(between)):
        first, rest = f"{name[:place]}-", name[place:]
        if kit.width(first, "bold", size) <= room and kit.width(rest, "bold", size) <= room:
            return first, rest
    return None


def _filled(kit: Kit, name: str, room: float) -> tuple[str, str]:
    """Return a name in two lines, as many words in the first as fit."""
    words, first = name.split(), ""
    while words and kit.width(f"{first} {words[0]}".strip(), "bold", SIZES[-1]) <= room:
        first = f"{first} {words.pop(0)}".strip()
    return (first, " ".join(words)) if first else (words[0], " ".join(words[1:]))


LARGEST, LEAST = 42, 8
"""Radii of tokens."""

SHARE = 0.16
"""A token's radius is no more than so much of the room's width."""

MODES = (("below", 19), ("tucked", 19), ("none", 16), ("below", 15), ("tucked", 12), ("none", LEAST))
"""Where bars are: below the token, tucked under it, or on its lower edge and people's nowhere (a panel has those); each
with a least radius."""

ROWS = 3


class Item(msgspec.Struct, frozen=True):
    """Something on a slab: an "icon", a "token", a "last" seen mark with words, a "secret", or "more" than is shown."""

    kind: str
    icon: str = ""
    unit: Token | None = None
    words: str = ""
    secret: Secret | None = None


class CrowdSpot(msgspec.Struct, frozen=True):
    """Where an item stands: the middle of its token or icon from the middle of the room, and its words, if they fit."""

    item: Item
    x: float
    y: float
    words: str = ""


class Crowd(msgspec.Struct, frozen=True):
    """All that stands on a slab, at tokens' ``radius``; ``bars`` is the mode from `MODES`."""

    radius: int
    bars: str
    stands: tuple[CrowdSpot, ...]


def items_of(node: Node) -> tuple[Item, ...]:
    """Return what stands on a slab: its icons, people, foes, where foes were seen before, what is hidden."""
    icons = [Item("icon", icon) for icon in (*(("flag",) if node.goal else ()), *node.icons)]
    people = [Item("token", unit=unit) for unit in node.tokens if unit.kind in ("adventurer", "companion", "party")]
    others = [Item("token", unit=unit) for unit in node.tokens if unit.kind not in ("adventurer", "companion", "party")]
    last = [Item("last", unit=unit, words=words) for unit, words in node.last]
    secrets = [Item("secret", secret=secret) for secret in node.secrets]
    return (*icons, *people, *others, *last, *secrets)


def reach(kit: Kit, item: Item, radius: int, bars: str) -> tuple[float, float, float]:
    """Return half of an item's width, and how far it reaches above and below its middle."""
    size, base = enlarged(radius)
    half, above, below = _reach(kit, item, base, bars)
    return half * size, above * size, below * size


def _reach(kit: Kit, item: Item, radius: int, bars: str) -> tuple[float, float, float]:
    unit = item.unit
    if item.kind == "icon":
        return radius * 1.0 + 1, radius * 1.0, radius * 1.0
    if item.kind == "secret" or unit is None:
        return radius * 1.05 + 3, radius * 0.95 + 3, radius * 0.95 + 3
    half = {"seeker": radius * LEAN, "environs": radius * 1.1, "creature": radius * 1.08}.get(unit.kind, radius)
    above, below = radius * 1.06 + 3.0, radius + 3.0
    if item.kind == "last":
        return half + 3, above, below
    half += 3
    if unit.kind == "adventurer":
        # Their marks are never smaller than can be read.
        half, above, below = max(half, kit.width(unit.letter, "bold", READ) / 2 + 2), max(above, 12.5), max(below, 12.5)
    if unit.number:
        part = number_at(radius)
        half, above = max(half, radius * part + 11.5), max(above, radius * part * 0.8 + 13)
    if unit.alert:
        half, above = max(half, radius * 1.8 + 2), radius * 1.35 + 2
    if unit.icon and unit.kind == "adventurer":
        half, above = max(half, radius * 1.52), max(above, radius * 1.46)
    if unit.acting:
        more = kit.call_size(radius)
        half, above, below = max(half, radius + 9.5 * more), radius + 18 * more, radius + 9.0 * more
    if unit.acted and radius >= SMALL:
        half = max(half, radius * 0.72 + (9 if radius >= 16 else 6.5))
    if has_bar(unit, bars):
        half = max(half, radius * 1.1 + 2.5)
        below = radius + bar_below(kit, unit, radius, bars) + 6
    return half, above, below


NAME_TOP, LINE = 27, 26
"""How far below a slab's upper edge the middle of its name is, the height of a further line."""


def room_of(size: tuple[int, int], lines: int) -> tuple[int, int]:
    """Return how much room there is on a slab of a size below a name in so many lines."""
    return size[0] - 2 * RIM - 2, size[1] - RIM - 2 - top_of(lines)


def top_of(lines: int) -> int:
    """Return how far below a slab's upper edge that room begins."""
    return NAME_TOP + 13 + LINE * (lines - 1)


def has_bar(unit: Token, bars: str) -> bool:
    """Tell whether a unit has a bar: where there is little room people's are left to the panel."""
    return unit.most > 0 and (bars != "none" or unit.kind != "adventurer")


def bar_below(kit: Kit, unit: Token, radius: int, bars: str) -> int:
    """Return how far below a token's lower edge the middle of its bar is."""
    more = round(5 * kit.call_size(radius)) if unit.acting else 0
    return {"below": 12, "tucked": 4}.get(bars, -3) + more


def short(words: str) -> str:
    """Return the number in words such as "round 3": all that is said where there is little room."""
    digits = "".join(letter for letter in words if letter.isdigit())
    return digits or words[:3]


def _words(kit: Kit, item: Item, brief: bool) -> tuple[str, float]:
    """Return the words beside a mark and how long they are with the gap before them."""
    if item.kind == "more":
        return item.words, kit.width(item.words, "bold", READ)
    if item.kind != "last" or not item.words:
        return "", 0.0
    words = short(item.words) if brief else item.words
    return words, kit.width(words, "medium", READ) + 7


@lru_cache(maxsize=256)
def crowd(kit: Kit, items: tuple[Item, ...], wide: int, high: int) -> Crowd:
    """Return how items stand in a room of ``wide`` x ``high`` pixels around (0, 0).

    Where they do not even fit as small as may be, those that are needed least are counted ("+3") instead.
    """
    for bars, least in MODES:
        largest = _largest(kit, items, wide, high, bars, least)
        if largest is not None:
            return largest
    order = sorted(range(len(items)), key=lambda place: (_needed(items[place]), -place))
    for left in range(1, len(items)):
        shown = (*(items[place] for place in sorted(order[left:])), Item("more", words=f"+{left}"))
        stands = _stand(kit, shown, wide, high, LEAST + 1, "none", True)
        if stands is not None:
            return Crowd(LEAST + 1, "none", stands)
    return Crowd(LEAST, "none", ())


def _largest(kit: Kit, items: tuple[Item, ...], wide: int, high: int, bars: str, least: int) -> Crowd | None:
    """Return how items stand in one of the `MODES` at the largest radius at which they fit, or nothing.

    The radius is found by halving, as what fits at one fits at a smaller one too.
    """
    can_shorten = any(item.kind == "last" for item in items)
    largest = min(LARGEST, round(12 + wide * SHARE))
    best, radius = None, largest
    while least <= largest:
        stands = _stand(kit, items, wide, high, radius, bars, False)
        if stands is None and can_shorten:
            stands = _stand(kit, items, wide, high, radius, bars, True)
        if stands is None:
            largest = radius - 1
        else:
            best, least = Crowd(radius, bars, stands), radius + 1
        radius = (least + largest) // 2
    return best


def _needed(item: Item) -> int:
    """Return how much something has to be seen where not all can be: who acts most, then people, foes, and the rest."""
    if item.unit is None or item.kind != "token":
        return 1 if item.kind == "icon" else 0
    return 4 if item.unit.acting else 3 if item.unit.kind == "adventurer" else 2


def _stand(
    kit: Kit, items: Sequence[Item], wide: int, high: int, radius: int, bars: str, brief: bool
) -> tuple[CrowdSpot, ...] | None:
    """Return items in as few rows as hold them, or nothing if they do not fit."""
    if not items:
        return ()
    sizes = [(*reach(kit, item, radius, bars), *_words(kit, item, brief)) for item in items]
    spans = [2 * half + long for half, _, _, _, long in sizes]
    if sum(spans) > wide * ROWS:
        return None
    for rows in range(1, min(ROWS, len(items)) + 1):
        bounds = _broken(spans, rows, wide)
        if bounds is None:
            continue
        heights = [(max(size[1] for size in sizes[a:b]), max(size[2] for size in sizes[a:b])) for a, b in bounds]
        total = sum(up + down for up, down in heights) + 1.0 * (rows - 1)
        if total > high:
            return None
        gap = min(7.0, (high - total) / (rows + 1))
        y = -(total + gap * (rows - 1)) / 2
        stands: list[CrowdSpot] = []
        for (a, b), (up, down) in zip(bounds, heights, strict=True):
            used = sum(spans[a:b])
            space = min(9.0, (wide - used) / (b - a + 1))
            x = -(used + space * (b - a - 1)) / 2
            for place in range(a, b):
                half, _, _, words, _ = sizes[place]
                stands.append(CrowdSpot(items[place], x + half, y + up, words))
                x += spans[place] + space
            y += up + down + gap + 1.0
        return tuple(stands)
    return None


def _broken(spans: Sequence[float], rows: int, wide: int) -> tuple[tuple[int, int], ...] | None:
    """Return where rows begin and end, the longest as short as may be; nothing if one of them is too long."""
    best: tuple[float, tuple[tuple[int, int], ...]] | None = None
    for cuts in _cuts(len(spans), rows):
        longest = max(sum(spans[a:b]) for a, b in cuts)
        if longest <= wide and (best is None or longest < best[0]):
            best = longest, cuts
    return best[1] if best is not None else None


def _cuts(count: int, rows: int) -> Iterator[tuple[tuple[int, int], ...]]:
    for cuts in combinations(range(1, count), rows - 1):
        edges = (0, *cuts, count)
        yield tuple(pairwise(edges))
