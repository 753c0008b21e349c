"""Why a move is refused, with the rule behind it, and why a seat has no move of a verb at all."""

from __future__ import annotations

from engine.core.errors import IllegalMove
from engine.core.flow import MASTER
from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.verbs import Choose, Direct, Enter, SetOrder, Trust

from ..rules import awaiting, legal, standing_orders, supplies
from ..rules.flow import open_questions
from ..rules.members import characters, gear, roles
from ..state.catalogue import refused
from ..state.content import content
from ..state.moves import Create, Lead, RolesTo, Write
from ..state.state import State, member_of

RULES = {
    "move": "WLD-122",
    "search": "WLD-123",
    "investigate": "WLD-124",
    "scout": "WLD-G26",
    "camp": "WLD-125",
    "forage": "WLD-126",
    "track": "WLD-127",
    "backtrack": "WLD-128",
    "journey": "WLD-G132",
    "rest": "WLD-G68",
    "depart": "WLD-G83",
    "choose": "WLD-G84",
    "create": "WLD-G17",
    "roles": "WLD-073",
    "lead": "WLD-G84",
    "trust": "WLD-G86",
    "order": "WLD-G84",
    "note": "WLD-133",
    "give": "WLD-G09",
    "use": "WLD-G16",
    "buy": "WLD-G15",
    "sell": "WLD-G15",
    "mend": "WLD-G10",
    "enter": "WLD-G85",
    "gm": "WLD-G88",
}
"""The rule that each verb stands for, where a refusal names no other."""

VOTED = refused("vote-same", "WLD-G84")


def refusal(state: State, seat: Seat, move: Move) -> IllegalMove:
    """Return what speaks against a move that is not listed."""
    found = _why(state, seat, move)
    if found is None:
        return refused("cannot-now", RULES[move.verb])
    return IllegalMove(found.said, found.rule or RULES[move.verb])


def why_not(state: State, seat: Seat, word: str) -> IllegalMove | None:
    """Return why a seat can make no move of a verb now, ``None`` where it can."""
    if word not in RULES or any(move.verb == word for move in legal.legal(state, seat)):
        return None
    general = _general(state, seat, word)
    if general is not None or word == "gm":
        return general
    if (awaiting.ballot(state).get(seat) or "").partition(" ")[0] == word:
        return VOTED
    if word in ACTIONS:
        return legal.refuse_kind(state, ACTIONS[word])
    if word in ("buy", "sell") and not supplies.market(state):
        return supplies.refuse_market(state)
    if word == "lead" and any(vote.seat == seat for vote in state.leader_votes):
        return refused("voted-for-them", "WLD-G84")
    if word == "roles":
        return roles.refuse_any(state, seat)
    if word in WANTING:
        return refused(f"nothing-to-{word}", RULES[word])
    return refused("cannot-now", RULES[word])


WANTING = ("lead", "give", "use", "buy", "sell", "mend")
"""Verbs of which a seat can make no move for want of a thing or a person."""

ACTIONS = {kind.__struct_config__.tag: kind for kind in legal.DOINGS}
"""The party's actions by their verbs."""


def _general(state: State, seat: Seat, word: str) -> IllegalMove | None:
    """Return what speaks against every move of a verb: the phase, the seat, what has to be settled first."""
    if word == "enter":
        return legal.refuse_entry(state) or refused("enter-with-them", "WLD-G85")
    if word == "gm":
        if seat != state.master:
            return refused("desk-not-yours", "WLD-G88")
        return refused("desk-too-early", "WLD-G88") if state.phase != "trek" else None
    if word == "choose":
        votes = (awaiting.ballot(state).get(seat) or "").startswith(f"{awaiting.CHOOSE} ")
        return VOTED if votes else _no_question(state, seat)
    if word == "create":
        return refused("create-done", "WLD-G17") if seat != state.master else _not_the_master()
    if word == "trust":
        return _nothing_to_leave(state, seat)
    if state.phase == "characters" or characters.unready(state, seat) is not None:
        return refused("character-first", "WLD-G17")
    if word in ACTIONS:
        return _busy(state, seat)
    if seat == state.master:
        return _not_the_master()
    if member_of(state, seat) is None:
        return refused("dead", "WLD-G13")
    return _busy(state, seat) if word in ("roles", "give", "use", "buy", "sell", "mend") else None


def _not_the_master() -> IllegalMove:
    return refused("master-plays-world", "WLD-G87")


def _busy(state: State, seat: Seat) -> IllegalMove | None:
    """Return what has to be settled before the party can choose an action (WLD-120)."""
    if state.paused:
        return refused("scene-under-way", "WLD-281", scene=state.paused)
    if state.agenda:
        names = [awaiting.name_of(state, other) for other in awaiting.awaited(state)]
        return refused("under-way", "WLD-120", who=names)
    if seat == state.master and state.rules.decide != "gm":
        return refused("party-decides", "WLD-G84")
    if seat != state.master and member_of(state, seat) is None:
        return refused("dead", "WLD-G13")
    return None


def _no_question(state: State, seat: Seat) -> IllegalMove | None:
    if state.paused:
        return _busy(state, seat)
    asked = open_questions(state)
    if asked and asked[0].owner == MASTER:
        return refused("master-first", "WLD-G87")
    if awaiting.asked_again(state) or asked:
        names = [awaiting.name_of(state, other) for other in awaiting.awaited(state)]
        return refused("answer-others", "WLD-G84", who=names)
    if unready := [member.name for member in state.members if not member.ready and not member.dead]:
        return refused("asked-nothing-characters", "WLD-G17", who=unready)
    if shifting := list(dict.fromkeys(state.members[shift.by].name for shift in state.shifts)):
        return refused("asked-nothing-shifts", "WLD-G122", who=shifting)
    return refused("asked-nothing", "WLD-G84")


def _nothing_to_leave(state: State, seat: Seat) -> IllegalMove:
    if seat not in awaiting.awaited(state) or state.paused:
        return refused("trust-not-awaited", "WLD-G84")
    return refused("trust-nothing-proposed", "WLD-G84")


def _why(state: State, seat: Seat, move: Move) -> IllegalMove | None:
    if (general := why_not(state, seat, move.verb)) is not None:
        return general
    if awaiting.ballot(state).get(seat) == str(move):
        return VOTED
    if type(move) in legal.DOINGS:
        return legal.refuse_action(state, move)
    match move:
        case Choose(option=option):
            return _no_option(state, seat, option)
        case RolesTo():
            return roles.refuse(state, seat, move)
        case Lead(who=who):
            return awaiting.refuse_leader(state, seat, who)
        case SetOrder(order=order):
            return standing_orders.refuse(state, seat, order)
        case Write(words=words):
            return gear.refuse_note(state, seat, words)
        case Create() | Trust() | Enter() | Direct():
            return None
    return gear.refuse(state, seat, move)


def _no_option(state: State, seat: Seat, option: str) -> IllegalMove:
    options = [move.option for move in legal.legal(state, seat) if isinstance(move, Choose)]
    if characters.unready(state, seat) is not None:
        return refused("choose-characters", "WLD-G17", characters=tuple(content().archetypes))
    return refused("choose-options", "WLD-G84", options=options, choice=option[:30])
