"""What can be done at a desk, what a move does, and why it cannot be made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.dice import Dice
from engine.core.errors import IllegalMove
from engine.core.flow import heed
from engine.core.game import Event
from engine.core.moves import Move
from engine.core.verbs import Choose, Discard, Enter

from ...rules import flow
from ...rules.progress import Voyage
from ...state.catalogue import refused
from ...state.moves import Attach, Chart, Control, Explore, Purge, Relic, Seat, Trade, Turn
from ...state.state import State
from . import exploring, keeping, people, worlds
from .needs import task_of

ACTS = {
    act.kind: act
    for act in (
        worlds.CHART,
        worlds.EXPLORE,
        keeping.RELIC,
        people.TURN,
        keeping.TRADE,
        keeping.DISCARD,
        keeping.PURGE,
        keeping.ATTACH,
        worlds.CONTROL,
        people.SEAT,
    )
}
"""What is done at a desk, in the order in which it is listed."""


def legal(state: State, seat: int) -> Iterator[Move]:
    """Yield what a clerk may do, or a member who would be the next one."""
    if people.refuse_entry(state, seat) is None:
        yield Enter("Newcomer")
    if not 0 <= seat < len(state.clerks):
        return
    yield from map(Choose, exploring.options(state))
    for act in ACTS.values():
        yield from act.moves(state)


def apply(state: State, seat: int, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
    """Return the state after a move and what is told of it; `IllegalMove` where it is not possible."""
    heed(refuse(state, seat, move))
    voyage = Voyage(state, dice)
    match move:
        case Chart(planet=planet) | Explore(what=worlds.PLANET, where=planet):
            exploring.explore_planet(voyage, planet)
        case Explore(where=where):
            exploring.explore_frontier(voyage, where)
        case Choose(option=option):
            if task_of(state) is not None:
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


# Why a move cannot be made at a desk, with the rule behind it.


def refuse(state: State, seat: int, move: Move) -> IllegalMove | None:
    """Return what speaks against a move, ``None`` where nothing does."""
    if isinstance(move, Enter):
        return people.refuse_entry(state, seat)
    if not 0 <= seat < len(state.clerks):
        return refused("desk-not-yours", people.RULE)
    if isinstance(move, Choose):
        return exploring.refuse_choice(state, move.option)
    act = ACTS.get(type(move))
    return act.refuse(state, move) if act is not None else refused("desk-cards-only", people.RULE)


def why_not(state: State, seat: int, word: str) -> IllegalMove | None:
    """Return why a seat can make no move of a verb now, ``None`` where it can."""
    if word == "enter":
        return people.refuse_entry(state, seat)
    if not 0 <= seat < len(state.clerks):
        return refused("desk-not-yours", people.RULE)
    if word == "choose":
        return exploring.refuse_choice(state, "") if not exploring.options(state) else None
    act = next((act for kind, act in ACTS.items() if kind.__struct_config__.tag == word), None)
    return act.refuse_all(state) if act is not None else refused("desk-cards-only", people.RULE)
