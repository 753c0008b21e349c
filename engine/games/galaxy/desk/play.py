"""What a move at a desk does, and why it cannot be done."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.dice import Dice
from engine.core.errors import IllegalMove
from engine.core.flow import heed
from engine.core.game import Event
from engine.core.moves import Move
from engine.core.verbs import Choose, Discard, Enter

from ..rules import flow
from ..rules.progress import Voyage
from ..state.catalogue import refused
from ..state.moves import Attach, Chart, Control, Explore, Purge, Relic, Seat, Trade, Turn
from ..state.state import State
from . import exploring, keeping, legal, people, worlds


def apply(state: State, seat: int, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
    """Return the state after a move and what is told of it; `IllegalMove` where it is not possible."""
    heed(refuse(state, seat, move))
    voyage = Voyage(state, dice)
    match move:
        case Chart(planet=planet) | Explore(what=legal.PLANET, where=planet):
            exploring.explore_planet(voyage, planet)
        case Explore(where=where):
            exploring.explore_frontier(voyage, where)
        case Choose(option=option):
            if exploring.task_of(state) is not None:
                exploring.choose(voyage, option)
            else:
                (question,) = flow.open_questions(state)
                flow.reply(voyage, question, option)
        case Relic(fragments=text):
            keeping.relic(voyage, text)
        case Trade(who=who, what=what):
            keeping.swap(voyage, who, what)
        case Discard(card=card):
            keeping.discard(voyage, card)
        case Purge(what=what):
            keeping.purge(voyage, what)
        case Attach(card=card, planet=planet):
            keeping.attach(voyage, card, planet)
        case Control(who=who, planet=planet):
            worlds.control(voyage, who, planet)
        case Turn(who=who):
            people.turn(voyage, who)
        case Seat(name=name):
            people.seat(voyage, name)
        case Enter(name=name):
            people.enter(voyage, name)
    return voyage.state, voyage.events


# Why something cannot be done at a desk, with the rule behind it.


ANY_TIME = (Trade, Control, Seat)
"""What is done while a card lies open too (GAL-041)."""

KEPT = (Explore, Chart, Relic, Turn, Discard, Purge, Attach)
"""What is done while none does (GAL-014)."""


def refuse(state: State, seat: int, move: Move) -> IllegalMove | None:
    """Return what speaks against a move, ``None`` where nothing does."""
    if isinstance(move, Enter):
        return people.refuse_entry(state, seat)
    if not 0 <= seat < len(state.clerks):
        return refused("you-do-not-keep-this-desk", people.RULE)
    if not isinstance(move, (*ANY_TIME, *KEPT, Choose)):
        return _elsewhere()
    if isinstance(move, Choose):
        return exploring.refuse_choice(state, move.option)
    task = exploring.task_of(state)
    if isinstance(move, KEPT) or task is None or not task.card:
        busy = exploring.busy(state)
        if busy is not None:
            return busy
    return _refuse(state, move)


def _refuse(state: State, move: Move) -> IllegalMove | None:
    match move:
        case Chart(planet=planet):
            return worlds.refuse(state, planet)
        case Explore(what=legal.PLANET, where=planet):
            return worlds.refuse(state, planet)
        case Explore(what=legal.FRONTIER):
            return None
        case Relic(fragments=text):
            return keeping.refuse_relic(state, text)
        case Trade(who=who, what=what):
            return keeping.refuse_swap(state, who, what)
        case Turn(who=who):
            return people.refuse_turn(state, who)
        case Seat(name=name):
            return people.refuse_seat(state, name)
        case Control(who=who, planet=planet):
            return worlds.refuse_control(state, who, planet)
        case Discard(card=card):
            return keeping.refuse_discard(state, card)
        case Purge(what=what):
            return keeping.refuse_purge(state, what)
        case Attach(card=card, planet=planet):
            return keeping.refuse_attach(state, card, planet)
    return refused("planet-is-explored-or-frontier", "GAL-001")


def _elsewhere() -> IllegalMove:
    return refused("desk-keeps-exploration-cards-all-else", people.RULE)


def why_not(state: State, seat: int, word: str) -> IllegalMove | None:
    """Return why a seat can make no move of a verb now, ``None`` where it can."""
    if any(move.verb == word for move in legal.legal(state, seat)):
        return None
    if word == "enter":
        return people.refuse_entry(state, seat)
    if not 0 <= seat < len(state.clerks):
        return refused("you-do-not-keep-this-desk", people.RULE)
    if word == "choose":
        return exploring.refuse_choice(state, "")
    known = {str(kind.__struct_config__.tag): kind for kind in (*ANY_TIME, *KEPT)}
    if word not in known:
        return _elsewhere()
    busy = exploring.busy(state)
    if busy is not None and (known[word] in KEPT or exploring.task_of(state) is None or exploring.task_is_new(state)):
        return busy
    return _nothing(state, word)


def _nothing(state: State, word: str) -> IllegalMove | None:
    """Return why there is nothing that a verb could be done with."""
    name = state.players[state.active].name
    match word:
        case "trade":
            return refused("nobody-has-relic-fragment-trade", keeping.SWAPPING)
        case "turn":
            return refused("name-is-only-player-here-desk", people.RULE, name=name)
        case "discard" | "purge":
            return refused("nothing-lies-before-name-on-planet", "GAL-031", name=name)
        case "attach":
            return refused("no-card-with-attach-header-lies", "GAL-029")
        case "control":
            return refused("no-planet-is-known-here-yet", "GAL-G16")
        case "seat":
            return people.refuse_seat(state, legal.GUEST)
        case "chart":
            return refused("desk-keeps-most-planets-at-most", people.RULE, most=worlds.MOST)
    return None
