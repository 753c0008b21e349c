"""Why a move cannot be made, where no move of its verb can: the most useful reason, and the rule behind it."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.errors import IllegalMove
from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.needs import first_unmet
from engine.core.verbs import Choose

from ..rules import contests, drawing, encounters, sending
from ..rules.awaiting import answering, awaited
from ..rules.legal import answers
from ..rules.placing import PAYS, can_place, may_breach, may_redraw, stuck
from ..rules.rewards import flip_rule
from ..rules.treasures import place_reveals
from ..state.catalogue import WORDS, refused
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
    """Return the refusal for a seat that is not awaited: whose turn it is, never why the game waits for them."""
    owners = tuple(WORDS("owner", name=state.names[seat]) for seat in awaited(state))
    return refused("not-your-turn", "CAV-064", owners=owners)


def pending(state: State, verb: str) -> IllegalMove:
    """Return why a verb does not belong to this moment, where the acting seat places, sends or chooses a room."""
    if state.phase == "factions":
        return refused("faction-first", "CAV-051")
    early = state.step == "place"
    match verb:
        case "place" | "breach":
            return refused("delver-next" if state.step == "send" else "rooms-next", "CAV-065")
        case "send":
            return refused("tile-first" if early else "sending-over", "CAV-065")
        case "swap":
            return refused("swap-too-late", "CAV-168")
        case "retrieve":
            return refused("retrieve-too-late", "CAV-172")
        case "reveal":
            return refused("reveal-too-late", "CAV-142")
        case "roll" | "reroll":
            return refused("nothing-rolled", "CAV-017")
        case "spend":
            return refused("spend-not-now", "CAV-174")
        case "flip":
            return refused("no-flip", "CAV-178")
        case "pass" if early:
            return refused("no-passing-tile", "CAV-066")
        case "pass":
            return refused("room-first", "CAV-111")
        case _:
            return refused("nothing-asked", "CAV-065")


def why_not(state: State, seat: Seat, verb: str) -> IllegalMove | None:
    """Return why a seat can make no move of a verb now; ``None`` when it can, or when no such verb is known."""
    if verb not in RULES:
        return None
    if state.phase == "over":
        return refused("game-over", "CAV-176")
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
        return refused("nothing-asked-of-you", "CAV-G60")
    match state.agenda[0] if state.agenda else None:
        case Contest() as task:
            against = _not_at_dice(task, verb)
            if against is None and not any(move.verb == verb for move in contests.legal(state, task)):
                return _no_use(state, task, verb)
            return against
        case Flipping() as task:
            return None if verb == "flip" else refused("flip-first", flip_rule(task))
        case Encountering() as task if verb == "spend":
            return first_unmet(encounters.REDRAW, state, task)
    return None if verb == "choose" else _no_such_option(state, seat)


def _not_at_dice(contest: Contest, verb: str) -> IllegalMove | None:
    """Return why no move of a verb answers a contest now, ``None`` where some may."""
    before = contest.stage == "before"
    if contest.rerolls:
        return None if verb in ("reroll", "pass") else refused("reroll-first", "CAV-174")
    match verb:
        case "roll":
            return None if before else refused("rolled-already", "CAV-129")
        case "pass":
            return refused("roll-first", "CAV-129") if before else None
        case "reroll":
            return refused("nothing-to-reroll" if before else "reroll-too-dear", "CAV-174")
        case "spend" | "reveal":
            return None
        case _:
            return refused("dice-first" if before else "keep-first", "CAV-017")


def _no_use(state: State, task: Contest, verb: str) -> IllegalMove | None:
    """Return why a contest's spending, or revealing, is of no avail."""
    if verb != "spend":
        return refused("no-treasure-now", "CAV-G55")
    on = "dice" if task.stage == "before" else "ability"
    return contests.refuse_spend(state, task, on)


def _no_such_option(state: State, seat: Seat) -> IllegalMove:
    most = sum(isinstance(move, Choose) for move in answers(state, seat))
    asks, rule = _QUESTIONS[type(state.agenda[0] if state.agenda else None)]
    return refused(f"answer-{asks}", rule, most=most)


_QUESTIONS: dict[type, tuple[str, str]] = {
    type(None): ("room", "CAV-111"),
    Encountering: ("encounter", "CAV-117"),
    Recalling: ("recall", "CAV-143"),
    Peeking: ("peek", "CAV-142"),
}
"""What a task asks for, and the rule behind it."""


def no_place(state: State, seat: Seat) -> IllegalMove | None:
    """Return why no tile of a hand can be laid by the corridor rule."""
    if can_place(state, seat):
        return None
    ways = ways_out(state, seat, treasure=bool(place_reveals(state, seat)))
    return refused("none-fits", "CAV-G22", ways=ways)


def ways_out(state: State, seat: Seat, *, treasure: bool) -> tuple[str, ...]:
    """Return what a seat can do whose hand is stuck: "ignore corridors for 1 XP", "pass for a new hand" (CAV-G22).

    ``treasure``: whether a treasure to reveal is among that.
    """
    ways = [WORDS("way-breach", free=state.free_breach)] if may_breach(state, seat) else []
    ways += [WORDS("way-swap")] if state.players[seat].xp else []
    ways += [WORDS("way-treasure")] if treasure else []
    return (*ways, WORDS("way-pass", redraw=may_redraw(state)))


def no_setting(state: State, seat: Seat) -> IllegalMove | None:
    """Return why an awaited seat can say nothing of prompts now, ``None`` where it can."""
    return None if contests.settings(state, seat) else refused("prompts-not-now", "CAV-G27")


_PLACING: dict[str, Callable[[State, Seat], IllegalMove | None]] = {
    "place": no_place,
    "breach": lambda state, seat: first_unmet((PAYS,), state, seat),
    "swap": drawing.SWAP.refuse_all,
    "retrieve": sending.RETRIEVE.refuse_all,
    "pass": lambda state, seat: None if stuck(state, seat) else pending(state, "pass"),
}
"""What speaks against each act before a tile is placed, whatever its arguments."""
