"""Why a move cannot be made, where no move of its verb can: the most useful reason, and the rule behind it."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.errors import IllegalMove
from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.verbs import Choose
from engine.core.words import listed, not_yours, upper

from ..rules import contests, encounters
from ..rules.awaiting import answering, awaited
from ..rules.drawing import refuse_swap
from ..rules.legal import answers
from ..rules.placing import can_place, may_breach, may_redraw, refuse_breach, stuck
from ..rules.rewards import flip_rule
from ..rules.sending import refuse_retrieve
from ..rules.treasures import place_reveals
from ..state.state import Contest, Encountering, Flipping, Peeking, Recalling, State

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
            return IllegalMove("Treasures are used before you place a tile, or at a roll of yours.", "CAV-142")
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
        return _no_answer(state, seat, verb)
    if state.step == "send":
        return None if verb in ("send", "pass") else pending(state, verb)
    return _PLACING[verb](state, seat) if verb in _PLACING else pending(state, verb)


def refusal(state: State, seat: Seat, move: Move) -> IllegalMove:
    """Return why a seat cannot make a move that the moment does not ask for."""
    return why_not(state, seat, move.verb) or _no_such_option(state, seat)


def _no_answer(state: State, seat: Seat, verb: str) -> IllegalMove | None:
    """Return why a seat can answer nothing with a verb now; ``None`` where it may, if its arguments fit."""
    if seat not in answering(state):
        return IllegalMove("Nothing is being asked of you.", "CAV-G60")
    match state.agenda[0] if state.agenda else None:
        case Contest() as task:
            refused = _not_at_dice(task, verb)
            if refused is None and not any(move.verb == verb for move in contests.legal(state, task)):
                return _no_use(state, task, verb)
            return refused
        case Flipping() as task:
            words = "First turn one of your facedown cards faceup, for the one that the deck could not give."
            return None if verb == "flip" else IllegalMove(words, flip_rule(task))
        case Encountering() as task if verb == "spend":
            return encounters.refuse_redraw(state, task)
    return None if verb == "choose" else _no_such_option(state, seat)


def _not_at_dice(contest: Contest, verb: str) -> IllegalMove | None:
    """Return why no move of a verb answers a contest now, ``None`` where some may."""
    before = contest.stage == "before"
    if contest.rerolls:
        asking = IllegalMove("First choose the dice to roll again, or pass to keep them all.", "CAV-174")
        return None if verb in ("reroll", "pass") else asking
    match verb:
        case "roll":
            return None if before else IllegalMove("You have rolled. Pass to keep what came.", "CAV-129")
        case "pass":
            return IllegalMove("First you roll.", "CAV-129") if before else None
        case "reroll":
            words = "You have rolled nothing yet." if before else "A reroll is paid for first, or comes from a treasure."
            return IllegalMove(words, "CAV-174")
        case "spend" | "reveal":
            return None
        case _:
            return IllegalMove("First the dice: roll." if before else "First your roll: pass to keep it.", "CAV-017")


def _no_use(state: State, task: Contest, verb: str) -> IllegalMove | None:
    """Return why a contest's spending, or revealing, is of no avail."""
    if verb != "spend":
        return IllegalMove("You hold no treasure that is used at this moment.", "CAV-G55")
    on = "dice" if task.stage == "before" else "ability"
    return contests.refuse_spend(state, task, on)


def _no_such_option(state: State, seat: Seat) -> IllegalMove:
    numbers = sum(isinstance(move, Choose) for move in answers(state, seat))
    words, rule = _QUESTIONS[type(state.agenda[0] if state.agenda else None)]
    return IllegalMove(f"{words}: choose a number from 1 to {numbers}.", rule)


_QUESTIONS: dict[type, tuple[str, str]] = {
    type(None): ("First say which room is resolved next", "CAV-111"),
    Encountering: ("First the Encounter", "CAV-117"),
    Recalling: ("First say which Delver comes home", "CAV-143"),
    Peeking: ("First say which room you look into", "CAV-142"),
}
"""What a task asks, and the rule behind it."""


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
