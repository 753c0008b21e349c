"""How far a post reaches on a phone: from the top of its map to the bottom of its last control.

A phone of 390 by 844 pixels shows some `SCREEN` pixels of a channel. A post is worked out, not drawn: each line of text has
as many characters as stand on it on average, and a picture is as wide as the post.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from simcord.enums import ComponentType

SCREEN = 700
"""So many pixels of a channel are seen, without the phone's own bars and the field to write in."""
WIDE, FRAMED = 302, 268
"""How wide a post is, and what stands in its frame."""
LINE, SMALL_LINE = 22, 18
"""How high a line is, and one of small print."""
CHARACTER, SMALL_CHARACTER, LABEL_CHARACTER = 7.6, 6.2, 7.2
"""How wide a character is on average: of a text, of small print, of a button's label."""
GAP, BUTTON, MENU, LABEL_LINE, LABEL = 8, 36, 44, 18, 228
"""Pixels between the parts of a post; how high a button is, and a menu; how high a further line of a label is, and how
wide it may be."""
EDGES, EMOJI = 24, 26
"""How much wider than its label a button is, and how much an emoji takes."""
MARKS = re.compile(r"[*_`]|^-# |^> |</|:\d+>|<@!?\d+|<t:\d+:R")
"""What Discord shows of a text otherwise, or not at all."""


def reach(components: Sequence[dict[str, Any]], sizes: Mapping[str, tuple[int, int]], first: str) -> float | None:
    """Return the pixels from the top of the picture whose name begins with ``first`` to the bottom of the last control;
    ``None`` where the post has no such picture above a control. ``sizes`` are those of the pictures by their names."""
    down, found = None, None
    for high, name, is_control in _parts(components, WIDE, sizes):
        if down is None and name.startswith(first):
            down = 0.0
        if down is not None:
            down += high
            found = down if is_control else found
    return found


def _parts(
    components: Sequence[dict[str, Any]], wide: int, sizes: Mapping[str, tuple[int, int]]
) -> Iterator[tuple[float, str, bool]]:
    """Yield the parts of a post from the top: how high each is, a picture's name, and whether it is a control."""
    for part in components:
        match part["type"]:
            case ComponentType.TEXT_DISPLAY:
                yield _text_high(str(part["content"]), wide) + GAP, "", False
            case ComponentType.MEDIA_GALLERY:
                across = min(2, len(part["items"]))
                for item in part["items"]:
                    name = item["media"]["url"].rpartition("/")[2].partition("?")[0]
                    width, height = sizes.get(name, (1, 1))
                    yield WIDE * height / width / across + GAP, name, False
            case ComponentType.ACTION_ROW if part["components"][0]["type"] == ComponentType.BUTTON:
                yield from ((high + GAP, "", True) for high in _button_lines(part["components"]))
            case ComponentType.ACTION_ROW:
                yield MENU + GAP, "", True
            case ComponentType.CONTAINER:
                yield from _parts(part["components"], FRAMED, sizes)


def _button_lines(buttons: Sequence[Mapping[str, Any]]) -> Iterator[int]:
    """Yield how high each line of buttons is: a row has as many lines as its buttons need side by side."""
    filled, high = 0.0, 0
    for button in buttons:
        words = len(str(button.get("label") or "")) * LABEL_CHARACTER
        wide = min(FRAMED, words + EDGES + (EMOJI if button.get("emoji") else 0))
        own = BUTTON + LABEL_LINE * (math.ceil(max(1.0, words) / LABEL) - 1)
        if filled and filled + GAP + wide > FRAMED:
            yield high
            filled, high = 0.0, 0
        filled, high = filled + (GAP if filled else 0) + wide, max(high, own)
    yield high


def _text_high(text: str, wide: int) -> int:
    high = 0
    for line in text.split("\n"):
        small = line.startswith("-# ")
        characters = len(MARKS.sub("", line)) * (SMALL_CHARACTER if small else CHARACTER)
        high += (SMALL_LINE if small else LINE) * max(1, math.ceil(characters / wide))
    return high
