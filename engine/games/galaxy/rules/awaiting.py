"""Who is waited for, for what, how long, and what is done for players who stay away (GAL-G46)."""

from __future__ import annotations

from engine.core.desk import NOTHING
from engine.core.flow import Ask
from engine.core.memo import memo
from engine.core.moves import Move
from engine.core.verbs import Choose, Pass

from ..state.moves import Decide, Explore
from ..state.state import NOBODY, State
from . import trading
from .flow import DECIDED, EXPLORED_BY_NAME, STAGES, WITHOUT, Market, Turn, open_questions, open_stage

PROMPT = 4 * 3600
"""For so many seconds an answer is waited for; for a turn as long as the table waits (GAL-G46)."""


def asked(state: State, player: int) -> Ask | None:
    """Return the open question that a player has to answer, ``None`` for none."""
    return next((question for question in open_questions(state) if question.owner == player), None)


@memo
def awaited(state: State) -> tuple[int, ...]:
    """Return the players that are waited for, ``()`` once it is over; before the active player who is `invited`."""
    if state.phase == "over":
        return ()
    if questions := open_questions(state):
        return tuple(sorted({question.owner for question in questions}))
    stage = open_stage(state)
    assert stage is not None, "the agenda is never empty"
    if isinstance(stage, Market):
        return trading.traders(state)
    return (*invited(state), stage.player)


@memo
def invited(state: State) -> tuple[int, ...]:
    """Return who may answer an offer in another player's turn: the turn does not wait for it (GAL-G24)."""
    return tuple(player for player in trading.waiting(state) if not state.players[player].away)


def called(state: State) -> tuple[int, ...]:
    """Return the players that cannot be done without."""
    return tuple(player for player in awaited(state) if player not in invited(state))


def default(state: State, seat: int) -> Move | None:
    """Return what is done for a player who stays away: a turn is missed, an offer declined, a question answered as it says.

    ``None`` where no player is there to take the next turn: it waits until one comes back.
    """
    if seat not in awaited(state):
        return None
    question = asked(state, seat)
    if question is not None:
        return answer(question, question.default)
    stage = open_stage(state)
    assert stage is not None
    if stage.player != seat and not isinstance(stage, Market):
        return trading.default(state, seat)
    if isinstance(stage, Turn) and nobody_is_here(state):
        return None
    return STAGES[type(stage)].default(state, stage, seat)


def nobody_is_here(state: State) -> bool:
    """Return whether all who are still in the game are away: then it waits until one comes back."""
    return all(player.away for player in state.players if not player.gone)


def answer(question: Ask, option: str) -> Move:
    """Return the move that answers a question with one of its options."""
    if isinstance(question, DECIDED):
        return Decide(option)
    if isinstance(question, EXPLORED_BY_NAME):
        return Pass() if option == WITHOUT else Explore(option)
    return Choose(option)


def option_of(question: Ask, move: Move) -> str | None:
    """Return the option that a move answers a question with, ``None`` where it does not."""
    named = WITHOUT
    match move:
        case Choose(option=named) | Decide(option=named):
            pass
        case Explore(what=named, where=where) if where == NOTHING:
            pass
        case Pass():
            named = WITHOUT
        case _:
            return None
    return named if named in question.options and answer(question, named) == move else None


def patience(state: State) -> int:
    """Return for how many seconds those who are awaited are waited for; 0: as long as the table waits (GAL-G46)."""
    stage = open_stage(state)
    return 0 if isinstance(stage, Turn) and called(state) == (stage.player,) else PROMPT


def waiting(state: State) -> tuple[int, ...]:
    """Return who has not passed this round, in the order of their next turns (GAL-G08)."""
    places = state.order
    first = places.index(state.speaker) if state.active == NOBODY else places.index(state.active) + 1
    turned = (*places[first:], *places[:first])
    return tuple(player for player in turned if not state.players[player].passed and not state.players[player].gone)


def next_seat(state: State) -> int | None:
    """Return who takes the next turn of the action phase (GAL-G08), ``None`` where only one is left, and outside it."""
    if state.phase != "action" or state.active == NOBODY:
        return None
    later = [player for player in waiting(state) if player != state.active]
    return later[0] if later else None


def turn_number(state: State) -> int:
    """Return what counts the turns; -1 outside the action phase."""
    return state.turns if state.phase == "action" else -1
