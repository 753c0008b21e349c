"""What somebody would roll, with everything that shifts it by name, before it is rolled."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.actions import dice_shifts
from ..rules.actions.plays import play_of
from ..state.content import EntryName, Play
from ..state.levels import Shift, shifted
from ..state.levels import entry as read_entry
from ..state.state import State, Strike, who


def with_shifts(printed: str, found: Sequence[Shift]) -> str:
    """Return an entry with what shifts it: "d8", "d8, dark -1: d6" (REG-G01, REG-G03)."""
    read = read_entry(printed)
    if not found:
        return str(read)
    named = ", ".join(f"{shift.source} {shift.levels:+d}" for shift in found)
    return f"{read}, {named}: {shifted(read, found)}"


def dice_of(state: State, strike: Strike) -> str:
    """Return the Inflict of an Action under way, against its first target."""
    play = play_of(state, strike.actor, strike.play)
    opponent = strike.targets[0] if strike.targets else None
    return with_shifts(play.inflict, dice_shifts.shifts_for(state, strike.actor, "inflict", play, opponent, strike))


def endure(state: State, index: int, play: Play, strike: Strike) -> str:
    """Return what a Reaction would roll: "Endure d8, dark -1: d6; Defence d4"."""
    found = dice_shifts.shifts_for(state, who(index), "endure", play, strike.actor, strike)
    defence = f"; Defence {read_entry(play.defense)}" if play.defense else ""
    return f"Endure {with_shifts(play.endure, found)}{defence}"


def entry_of(state: State, index: int, name: EntryName, printed: str, play: Play | None = None) -> str:
    """Return what a member would roll now for an entry, against nobody in particular."""
    return with_shifts(printed, dice_shifts.shifts_for(state, who(index), name, play))
