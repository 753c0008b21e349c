"""The map in words: what a player needs to decide, in a fixed order: how things stand before what can be done (TAB-204)."""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.core import capabilities
from engine.core.errors import GameError
from engine.core.game import Seat
from engine.core.messages import WORDS
from engine.core.scene import Look, Scene
from engine.core.table import Table
from engine.tables.session.live import Session
from engine.tables.updates.controls import arranged, loud
from engine.tables.views.picture import scene_of, wanted, with_rings

LONGEST = 3600
"""Characters of the whole. Beside it a message has room for what a mode is about."""
LONGEST_MOVES = 500
"""Characters of the moves that are told; the others are counted."""
LONGEST_MODES = 800
"""Characters of what the modes show. A mode that does not fit is left to the menu."""
FIRST = 450
"""So many characters of how things stand come before what can be done, in whole sentences; the others after it."""
_SENTENCE = re.compile(r"(?<=[.!?])\s+")
_PLACE = re.compile(r"\b[A-Z]{1,2}[0-9]{1,2}\b")


def in_words(live: Session, seat: Seat | None, look: Look, then: Table | None = None) -> str:
    """Return the map in words, a line for each of: how things stand, what changed since ``then``, what the seat can do,
    what the modes of the map show, the rest of the map.

    With a mode, what that mode shows is the map. `GameError` where there is no such place or mode.
    """
    scene = wanted(live, seat, look)
    first, rest = _parted(scene.alt)
    lines = [first]
    if then is not None and (places := with_rings(live, seat, scene, then, look)[1]):
        lines.append(WORDS("in-words-changed", places=places))
    lines += _moves(live, seat)
    lines += () if look.at or look.mode else _modes(live, seat, scene)
    return "\n".join(filter(None, [*lines, rest, _within(scene.more, LONGEST - sum(map(len, (*lines, rest))))]))


def _within(text: str, most: int) -> str:
    """Return the first sentences of a text that find room."""
    told = ""
    for sentence in _SENTENCE.split(text):
        if len(told) + 1 + len(sentence) > most:
            break
        told = f"{told} {sentence}".strip()
    return told


def _parted(alt: str) -> tuple[str, str]:
    """Return the sentences that come first, and the others."""
    first, *others = _SENTENCE.split(alt)
    while others and len(first) + 1 + len(others[0]) <= FIRST:
        first = f"{first} {others.pop(0)}"
    return first, " ".join(others)


def _moves(live: Session, seat: Seat | None) -> Iterable[str]:
    """Yield what a seat can do, each move with its cost and risk as on its button."""
    if seat is None or live.row.status != "running" or seat not in live.awaited:
        return
    controls = arranged(loud(live.view_cache.own(seat)))
    offers = [*controls.buttons, *(offer for menu in controls.menus for offer in menu.offers)]
    alike = _alike(dict.fromkeys(offer.choice.shown or offer.move for offer in offers))
    told: list[str] = []
    while alike and sum(map(len, told)) + len(alike[0][0]) <= LONGEST_MOVES:
        told.append(alike.pop(0)[0])
    if told:
        yield WORDS("in-words-moves", moves=told, more=sum(count for _, count in alike))


def _alike(labels: Iterable[str]) -> list[tuple[str, int]]:
    """Return labels, each with how many moves it stands for: those that differ only in the place that they name are one."""
    places: dict[tuple[str, ...], list[str]] = {}
    for label in labels:
        found = _PLACE.findall(label)
        parts = _PLACE.split(label) if len(found) == 1 else [label]
        places.setdefault(tuple(parts), []).extend(found[:1])
    return [
        (WORDS("in-words-one-of", places=names).join(parts) if len(parts) > 1 else parts[0], max(1, len(names)))
        for parts, names in places.items()
    ]


def _is_told(sentence: str, known: str) -> bool:
    """Return whether a sentence was told, or lists nothing that was not, if under another head."""
    items = sentence.rstrip(".").partition(": ")[2].split("; ")
    return sentence in known or (items != [""] and all(item in known for item in items))


def _modes(live: Session, seat: Seat | None, usual: Scene) -> Iterable[str]:
    """Yield what each mode of the map tells beyond the plain map and the modes before it, such as reach and threats."""
    known, room = f"{usual.alt} {usual.more}", LONGEST_MODES
    head = f"{usual.alt.partition(',')[0]},"
    for mode in capabilities.modes(live.game, live.view_cache.view(seat)):
        try:
            told = scene_of(live, seat, Look(mode=mode.name)).alt
        except GameError:
            continue  # It shows nothing just now.
        said = [
            sentence
            for sentence in _SENTENCE.split(told)
            if not sentence.startswith(head) and not _is_told(sentence, known)
        ]
        new = " ".join(said)
        # A headline without a list says nothing that the plain map does not.
        if ":" in new and len(new) <= room:
            room -= len(new)
            known = f"{known} {new}"
            yield new
