"""Combats for tests: begun in the state that a test laid out, with dice that show what it wants."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from engine.core.dice import Dice, GivenSource
from engine.core.flow import Ask, Then
from engine.core.game import Event
from engine.games.galaxy.rules import flow
from engine.games.galaxy.rules.progress import Voyage
from engine.games.galaxy.state.naming import written_force
from engine.games.galaxy.state.state import State

from .build import ADA, faces, voyage_of

Told = tuple[State, list[Event]]


def begun(state: State, step: str, system: str, *dice: int, player: int = ADA) -> Told:
    """Return what came of a step of a tactical action in a system, the dice showing these faces, all of them.

    What comes after the step is on the agenda already, so that everything stops there.
    """
    under_way = (Then(step, system, player), *state.agenda)
    return _gone_on(replace(state, active=player, system=system, agenda=under_way), dice)


def answered(state: State, player: int, option: str, *dice: int) -> Told:
    """Return what came of a player's answer to the question that they are asked."""
    question = asked(state, player)
    assert option in question.options, (option, question.options)
    return _gone_on(state, dice, lambda voyage: flow.reply(voyage, question, option))


def asked(state: State, player: int) -> Ask:
    """Return the question that a player is asked."""
    return next(question for question in flow.open_questions(state) if question.owner == player)


def awaited(state: State) -> list[tuple[str, int]]:
    """Return the kinds of questions that are open, each with who has to answer."""
    return [(question.called(), question.owner) for question in flow.open_questions(state)]


def units(state: State, player: int, place: str) -> str:
    """Return a player's units in a place as a move writes them."""
    return written_force(voyage_of(state).units(player, place))


def _gone_on(state: State, dice: Sequence[int], first: Callable[[Voyage], None] = lambda voyage: None) -> Told:
    source = GivenSource(faces(*dice))
    voyage = Voyage(state, Dice(source))
    first(voyage)
    flow.run(voyage)
    assert not source.left, f"dice left over: {source.left}"
    return voyage.state, voyage.events
