"""What a move at a desk does."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.dice import Dice
from engine.core.flow import heed
from engine.core.game import Event
from engine.core.moves import Move
from engine.core.verbs import Choose, Discard, Enter

from ..rules import flow
from ..rules.progress import Voyage
from ..state.moves import Attach, Chart, Control, Explore, Purge, Relic, Seat, Trade, Turn
from ..state.state import State
from . import exploring, keeping, legal, people, refusals, worlds


def apply(state: State, seat: int, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
    """Return the state after a move and what is told of it; `IllegalMove` where it is not possible."""
    heed(refusals.refuse(state, seat, move))
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
