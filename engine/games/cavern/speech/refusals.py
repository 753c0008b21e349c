"""Why a move cannot be made, where no move of its verb can: the most useful reason, and the rule behind it."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.errors import IllegalMove
from engine.core.game import Seat
from engine.core.words import listed, not_yours, upper

from ..rules import contests, rooms
from ..rules.drawing import refuse_swap
from ..rules.placing import can_place, may_breach, may_redraw, refuse_breach, stuck
from ..rules.sending import refuse_retrieve
from ..rules.treasures import place_reveals
from ..rules.turns import undecided
from ..state.state import State

RULES = {
    "place": "CAV-066",
    "breach": "CAV-170",
    "send": "CAV-085",
    "swap": "CAV-168",
    "retrieve": "CAV-172",
    "reveal": "CAV-142",
    "flip": "CAV-178",
    "choose": "CAV-117",
    "spend": "CAV-167",
    "reroll": "CAV-174",
    "roll": "CAV-017",
    "pass": "CAV-065",
    "prompts": "CAV-G27",
}
"""The rule to read about each verb."""


def awaited(state: State) -> tuple[Seat, ...]:
    """Return the seats that the table waits for, ``()`` once it is over."""
    if state.phase == "over":
        return ()
    if state.phase == "factions":
        return undecided(state)
    if state.agenda or state.step == "resolve":
        return rooms.awaited(state)
    return (state.acting,)


def not_your_turn(state: State) -> IllegalMove:
    """Return the refusal for a seat that nobody waits for; whose turn it is, never why the game waits for them."""
    return IllegalMove(not_yours([state.names[seat] for seat in awaited(state)]), "CAV-064")


def pending(state: State, verb: str) -> IllegalMove:
    """Return why a verb does not belong to this moment, where the acting seat places, sends or chooses a room."""
    if state.phase == "factions":
        return IllegalMove("First everybody chooses a faction.", "CAV-051")
    early = state.step == "place"
    match verb:
        case "place" | "breach":
            if state.step == "send":
                return IllegalMove("You have placed your tile. Now a Delver, or pass.", "CAV-065")
            return IllegalMove("You have placed your tile. Now the completed rooms.", "CAV-065")
        case "send":
            if early:
                return IllegalMove("First a tile, then a Delver on it.", "CAV-065")
            return IllegalMove("The time for sending a Delver is over this turn.", "CAV-065")
        case "swap":
            return IllegalMove("Tiles are thrown away before you place one.", "CAV-168")
        case "retrieve":
            return IllegalMove("Delvers are taken home before you place a tile.", "CAV-172")
        case "reveal":
            return IllegalMove("No treasure can be revealed now.", "CAV-142")
        case "roll" | "reroll":
            return IllegalMove("Nothing is being rolled.", "CAV-017")
        case "spend":
            return IllegalMove("XP for dice or your ability is spent when you roll or hear an encounter.", "CAV-174")
        case "flip":
            return IllegalMove("No deck has run short, so no card is turned.", "CAV-178")
        case "pass" if early:
            return IllegalMove("Placing a tile can't be passed over.", "CAV-066")
        case "pass":
            return IllegalMove("First choose which room comes next.", "CAV-111")
        case _:
            return IllegalMove("Nothing is being asked.", "CAV-065")


def why_not(state: State, seat: Seat, verb: str) -> IllegalMove | None:
    """Return why a seat can make no move of a verb now; ``None`` when it can, or when no such verb is known."""
    if verb not in RULES:
        return None
    if state.phase == "over":
        return IllegalMove("This game has ended.", "CAV-176")
    if seat not in awaited(state):
        return not_your_turn(state)
    if verb == "prompts":
        return pending(state, verb) if state.phase == "factions" else no_setting(state, seat)
    if state.phase == "factions":
        return None if verb == "choose" else pending(state, verb)
    if state.agenda or state.step == "resolve":
        return rooms.why_not(state, seat, verb)
    if state.step == "send":
        return None if verb in ("send", "pass") else pending(state, verb)
    return _PLACING[verb](state, seat) if verb in _PLACING else pending(state, verb)


def no_place(state: State, seat: Seat) -> IllegalMove | None:
    """Return why no tile of a hand can be laid by the corridor rule."""
    if can_place(state, seat):
        return None
    ways = ways_out(state, seat, treasure=bool(place_reveals(state, seat)))
    return IllegalMove(f"None of your tiles fits anywhere. {upper(ways)}.", "CAV-G22")


def ways_out(state: State, seat: Seat, *, treasure: bool) -> str:
    """Return what a seat can do whose hand is stuck: "ignore corridors for 1 XP or pass for a new hand" (CAV-G22).

    ``treasure``: whether a treasure to reveal is among that.
    """
    ways = [f"ignore corridors{'' if state.free_breach else ' for 1 XP'}"] if may_breach(state, seat) else []
    ways += ["swap tiles for 1 XP"] if state.players[seat].xp else []
    ways += ["reveal a treasure"] if treasure else []
    return listed([*ways, "pass for a new hand" if may_redraw(state) else "pass and lay nothing this turn"], "or")


def no_setting(state: State, seat: Seat) -> IllegalMove | None:
    """Return why an awaited seat can say nothing of prompts now, ``None`` where it can."""
    if contests.settings(state, seat):
        return None
    return IllegalMove("You say that when I ask about a roll of yours.", "CAV-G27")


def _no_pass(state: State, seat: Seat) -> IllegalMove | None:
    return None if stuck(state, seat) else pending(state, "pass")


_PLACING: dict[str, Callable[[State, Seat], IllegalMove | None]] = {
    "place": no_place,
    "breach": refuse_breach,
    "swap": refuse_swap,
    "retrieve": refuse_retrieve,
    "pass": _no_pass,
}
"""What speaks against each act before a tile is placed, whatever its arguments."""
