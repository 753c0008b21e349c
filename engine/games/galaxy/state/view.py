"""What a seat may know of a galaxy (GAL-G47): the state with everything hidden from it taken out."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from engine.core.flow import Question
from engine.core.game import Seat
from engine.core.memo import changed

from .content import HIDDEN_GOALS
from .state import SECRET, Deck, Player, State, Task

HIDDEN = ""
"""Stands for a card or goal that is not known."""


class View(msgspec.Struct, frozen=True):
    """A galaxy as ``seat`` sees it (``None``: the public). Decks are as long as they are, every card in them hidden.

    ``confided`` is what the one person knows whose rivals are all bot players: posts put forward what follows from it."""

    seat: Seat | None
    state: State
    confided: View | None = None


def view_for(state: State, seat: Seat | None) -> View:
    """Return the view of a seat. Once it is over, what players hold lies open; a deck's order is never seen."""
    over = state.phase == "over"
    players = tuple(
        player if over or place == seat else _from_outside(player) for place, player in enumerate(state.players)
    )
    decks = {name: _closed(name, deck) for name, deck in state.decks.items()}
    agenda = tuple(_from_aside(task, seat) for task in state.agenda)
    before = view_for(state.before, seat).state if state.before is not None else None
    return View(seat, changed(state, players=players, decks=decks, agenda=agenda, before=before))


def _closed(name: str, deck: Deck) -> Deck:
    """Return a deck with its order unknown; what was discarded lies open, but hidden goals never do."""
    discard = (HIDDEN,) * len(deck.discard) if name == HIDDEN_GOALS else deck.discard
    return Deck((HIDDEN,) * len(deck.draw), discard)


def _from_outside(player: Player) -> Player:
    """Return what others know of a player: not even which of the goals that they drew, the first or a later one, they
    scored. Nor are standing orders."""
    scored = tuple(goal for goal in player.scored if goal in player.goals)
    return replace(
        player,
        hand=(HIDDEN,) * len(player.hand),
        goals=(*scored, *(HIDDEN,) * (len(player.goals) - len(scored))),
        first=HIDDEN,
        chosen=(HIDDEN,) * len(player.chosen),
        habits={},
    )


def _from_aside(task: Task, seat: Seat | None) -> Task:
    """Return a task as a seat knows it: of another one's secret question no more than that it is asked.

    How many cards are too many for a hand everyone can count.
    """
    if isinstance(task, Question) and task.kind in SECRET and task.owner != seat:
        return replace(task, options=(), default=HIDDEN, subject=HIDDEN)
    return task
