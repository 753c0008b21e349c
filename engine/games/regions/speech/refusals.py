"""Why a move is refused, with the rule behind it, and why a seat has no move of a verb at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.errors import IllegalMove
from engine.core.flow import MASTER
from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.words import listed

from ..rules import awaiting, conceding, ending, habits, legal, turns
from ..rules.challenges import bodies
from ..rules.exploring import lights, locks, movement, searching
from ..rules.flow import open_questions
from ..rules.party import equipment, hand_limit, town
from ..state.moves import HIDE, Cure
from ..state.state import State, member_of
from . import objections

RULES = {
    "claim": "REG-G15",
    "move": "REG-030",
    "act": "REG-G12",
    "strategy": "REG-G11",
    "search": "REG-213",
    "pick": "REG-240",
    "hide": "REG-186",
    "drag": "REG-187",
    "equip": "REG-G11",
    "stow": "REG-G11",
    "use": "REG-G12",
    "give": "REG-G11",
    "light": "REG-G25",
    "discard": "REG-G10",
    "choose": "REG-G21",
    "leave": "REG-G45",
    "buy": "REG-G60",
    "cure": "REG-265",
    "order": "REG-G21",
    "concede": "REG-G45",
    "pass": "REG-G15",
    "gm": "REG-G28",
}
"""The rule that each verb stands for, where a refusal names no other."""

IN_TOWN = ("buy", "cure", "equip", "stow", "give", "pass")


def refusal(state: State, seat: Seat, move: Move) -> IllegalMove:
    """Return why a move that is not listed is refused."""
    index = member_of(state, seat)
    state = state if index is None else turns.begun(state, index)
    word = move.verb
    none_at_all = all(other.verb != word for other in legal.legal(state, seat))
    found = _general(state, seat, word) if none_at_all else None
    found = found or objections.against(state, seat, move) or (_nothing_to(state, seat, word) if none_at_all else None)
    if found is not None:
        return IllegalMove(found.words, found.rule or RULES[move.verb])
    return IllegalMove("That cannot be done now.", RULES[move.verb])


def why_not(state: State, seat: Seat, word: str) -> IllegalMove | None:
    """Return why a seat can make no move of a verb now, ``None`` where it can."""
    if word not in RULES or any(move.verb == word for move in legal.legal(state, seat)):
        return None
    index = member_of(state, seat)
    state = state if index is None else turns.begun(state, index)
    return _general(state, seat, word) or _nothing_to(state, seat, word)


def _general(state: State, seat: Seat, word: str) -> IllegalMove | None:
    """Return what speaks against every move of a verb: the phase, the seat, what has to be settled first."""
    if word == "gm":
        said = "The desk opens once the party has set out." if seat == state.master else "The desk is the game master's."
        return IllegalMove(said, "REG-G28")
    if word == "choose":
        return _no_question(state, seat)
    index = member_of(state, seat)
    if index is None:
        return IllegalMove("That is for the party; a game master has the desk.", "REG-G28")
    if word == "order":
        return habits.refuse(state, seat, "")
    if word == "concede":
        return conceding.refuse(state, seat)
    return _untimely(state, index, word)


def _untimely(state: State, index: int, word: str) -> IllegalMove | None:
    if state.phase == "muster":
        names = _names(state, awaiting.awaited(state))
        return IllegalMove(f"First everybody needs a character: {names} can choose.", "REG-G16")
    if state.phase == "town":
        if word not in IN_TOWN:
            return IllegalMove("You are in the town still. Pass when you are ready to set out.", "REG-G60")
        if state.members[index].ready:
            return IllegalMove("You are ready to set out already.", "REG-G60")
        return None
    if word in ("buy", "cure"):
        return IllegalMove("That is for the town, before you set out.", "REG-G60")
    member = state.members[index]
    if not member.in_play:
        how = "dead" if member.dead else "out of it by the goal" if member.out else "caught"
        return IllegalMove(f"{member.name} is {how}, and the others go on.", "REG-172")
    if state.paused:
        return IllegalMove("The game master plays a scene. It goes on after that.", "REG-G28")
    if state.agenda:
        names = _names(state, awaiting.awaited(state))
        return IllegalMove(f"First what is under way has to be settled: {names} can answer.", "REG-G13")
    return None


def _names(state: State, seats: Sequence[Seat]) -> str:
    called = []
    for seat in seats:
        index = member_of(state, seat)
        called.append(state.names[seat] if index is None else state.members[index].name)
    return listed(called, "and")


def _no_question(state: State, seat: Seat) -> IllegalMove:
    if state.paused:
        return IllegalMove("The game master plays a scene. It goes on after that.", "REG-G28")
    asked = open_questions(state)
    if asked and asked[0].owner == MASTER:
        return IllegalMove("The game master has something to decide first.", "REG-G28")
    if asked:
        return IllegalMove(f"That is for {_names(state, awaiting.awaited(state))} to answer.", "REG-G21")
    return IllegalMove("Nothing is being asked just now.", "REG-G21")


def _nothing_to(state: State, seat: Seat, word: str) -> IllegalMove | None:
    """Return why nothing of a verb can be done by a member who could act."""
    index = member_of(state, seat)
    if index is None:
        return None
    reasons: dict[str, Callable[[], IllegalMove | None]] = {
        "claim": lambda: turns.refuse_claim(state, index),
        "pass": lambda: turns.refuse_claim(state, index),
        "move": lambda: movement.refuse_any(state, index),
        "act": lambda: turns.refuse_phase(state, index, "action"),
        "strategy": lambda: turns.refuse_phase(state, index, "strategy"),
        "search": lambda: searching.refuse(state, index),
        "pick": lambda: turns.refuse_phase(state, index, "action") or _no_lock(state, index),
        "hide": lambda: turns.refuse_phase(state, index, "action") or _no_body(state, index),
        "drag": lambda: turns.refuse_phase(state, index, "action") or _no_body(state, index),
        "equip": lambda: _phase_but_in_town(state, index),
        "stow": lambda: _phase_but_in_town(state, index),
        "give": lambda: _no_handing_over(state, index),
        "use": lambda: turns.refuse_phase(state, index, "action"),
        "light": lambda: lights.refuse(state, index),
        "discard": lambda: hand_limit.refuse(state, index, ""),
        "leave": lambda: ending.refuse_leaving(state, index),
        "buy": lambda: IllegalMove("You cannot pay for anything that the town sells.", "REG-G60"),
        "cure": lambda: town.refuse(state, index, Cure("")),
    }
    found = reasons[word]() if word in reasons else None
    if found is not None:
        return found
    if word == "drag" and state.scenario.region_by_id[state.members[index].region].hide_spot:
        advice = f"Here a body can be hidden: /{HIDE.command} does it. Dragging is for places without a corner for one."
        return IllegalMove(advice, "REG-G50")
    said = {
        "move": "There is no way to go from here: every exit that you know is blocked.",
        "act": "There is nothing here to play an Action on.",
        "strategy": "You have no card to draw, and no Strategy to play.",
        "equip": "You have nothing in your pack to put on.",
        "stow": "You have nothing on that could be taken off.",
        "give": "You have nothing to give, or nobody is here to take it.",
        "use": "Nothing here, and nothing that you carry, can be used.",
        "drag": "A body is dragged only from where nothing hides it, with your Move, through an open exit.",
        "hide": "There is no hiding a body here: drag it on, or wait until no Seeker watches.",
    }.get(word)
    rule = {"drag": "REG-G50", "hide": "REG-G50", "move": "REG-031"}.get(word, RULES[word])
    return IllegalMove(said, rule) if said else None


def _phase_but_in_town(state: State, index: int) -> IllegalMove | None:
    return None if state.phase == "town" else turns.refuse_phase(state, index, "strategy")


def _no_handing_over(state: State, index: int) -> IllegalMove | None:
    """Return what speaks against handing anything over; what there is to give, and to whom, left aside."""
    refused = equipment.refuse_give(state, index, "", "")
    return None if refused is None or refused.words.startswith(objections.NOT_CARRIED) else refused


def _no_lock(state: State, index: int) -> IllegalMove | None:
    if not locks.lockpicks(state, index):
        return IllegalMove("You have nothing equipped to pick a lock with.", "REG-240")
    if not locks.locked_here(state, index):
        return IllegalMove("There is no lock within reach.", "REG-G57")
    return None


def _no_body(state: State, index: int) -> IllegalMove | None:
    if not bodies.here(state, state.members[index].region):
        return IllegalMove("No body lies here.", "REG-186")
    return None
