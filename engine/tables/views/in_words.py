"""The map in words: what a player needs to decide, in a fixed order, the shortest first (TAB-204)."""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.core import capabilities
from engine.core.errors import GameError
from engine.core.game import Seat
from engine.core.messages import WORDS
from engine.core.scene import Look
from engine.core.table import Table
from engine.tables.session.live import Session
from engine.tables.updates.controls import arranged, loud
from engine.tables.views.picture import scene_of, wanted, with_rings

LONGEST_MOVES = 500
"""Characters of the moves that are told; the others are counted."""
LONGEST_MODES = 800
"""Characters of what the modes show. A mode that does not fit is left to the menu."""
_SENTENCE = re.compile(r"(?<=[.!?])\s+")


def in_words(live: Session, seat: Seat | None, look: Look, then: Table | None = None) -> str:
    """Return the map in words, a line for each of: what changed since ``then``, what the seat can do, what the modes of
    the map show, the map itself.

    With a mode, what that mode shows stands alone before the map. `GameError` where there is no such place or mode.
    """
    scene = wanted(live, seat, look)
    lines: list[str] = []
    if then is not None and (places := with_rings(live, seat, scene, then, look)[1]):
        lines.append(WORDS("in-words-changed", places=places))
    lines += _moves(live, seat)
    lines += () if look.at or look.mode else _modes(live, seat, scene.alt)
    return "\n".join([*lines, scene.alt])


def _moves(live: Session, seat: Seat | None) -> Iterable[str]:
    """Yield what a seat can do, each move with its cost and risk as on its button."""
    if seat is None or live.row.status != "running" or seat not in live.awaited:
        return
    controls = arranged(loud(live.view_cache.ways(seat)))
    offers = [*controls.buttons, *(offer for menu in controls.menus for offer in menu.offers)]
    labels = list(dict.fromkeys(offer.choice.shown or offer.move for offer in offers))
    told: list[str] = []
    while labels and sum(map(len, told)) + len(labels[0]) <= LONGEST_MOVES:
        told.append(labels.pop(0))
    if told:
        yield WORDS("in-words-moves", moves=told, more=len(labels))


def _modes(live: Session, seat: Seat | None, plain: str) -> Iterable[str]:
    """Yield what each mode of the map tells beyond the plain map, such as reach and threats."""
    known, room = set(_SENTENCE.split(plain)), LONGEST_MODES
    for mode in capabilities.modes(live.game, live.view_cache.view(seat)):
        try:
            told = scene_of(live, seat, Look(mode=mode.name)).alt
        except GameError:
            continue  # It shows nothing just now.
        new = " ".join(sentence for sentence in _SENTENCE.split(told) if sentence not in known)
        # A headline without a list says nothing that the plain map does not.
        if ":" in new and len(new) <= room:
            room -= len(new)
            yield new
