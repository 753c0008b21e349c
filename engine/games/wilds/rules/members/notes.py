"""What the party writes on its map: a free activity (WLD-129, WLD-133), as in the example of WLD-264."""

from __future__ import annotations

from engine.core.errors import IllegalMove
from engine.core.files import values
from engine.core.game import Seat

from ...state.state import Note, State, member_of
from .. import events
from ..progress import Expedition

MOST_LETTERS, MOST_NOTES = 200, 300
EXAMPLE = "We were here."


def read(words: str) -> str:
    """Return the words of a note on one line; `values.Wrong` for what everybody's map has no place for."""
    return str(values.words(MOST_LETTERS)(words))


def refuse(state: State, seat: Seat, words: str) -> IllegalMove | None:
    """Return what speaks against a note."""
    if state.phase != "trek" or member_of(state, seat) is None:
        return IllegalMove("The party's map is written on by the party, on its way.", "WLD-133")
    if not words.strip():
        return IllegalMove("The note is empty.", "WLD-133")
    if len(words) > MOST_LETTERS:
        return IllegalMove(f"A note has at most {MOST_LETTERS} letters; this one has {len(words)}.", "WLD-133")
    if len(state.notes) >= MOST_NOTES:
        return IllegalMove(f"The map holds {MOST_NOTES} notes, and no more fit on it.", "WLD-133")
    try:
        read(words)
    except values.Wrong as wrong:
        return IllegalMove(f"The note: {wrong}.", "WLD-133")
    return None


def carry_out(expedition: Expedition, seat: Seat, words: str) -> None:
    """Write a note at the place where the party is."""
    state = expedition.state
    index = member_of(state, seat)
    assert index is not None
    text = read(words)
    expedition.change(notes=(*state.notes, Note(state.here.at, text, expedition.name(index), state.day)))
    expedition.tell(events.noted(expedition.name(index), expedition.here_name(), text))
