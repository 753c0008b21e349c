"""The window between the reveal of an exploration card and its resolution: transactions, and the card's decisions
(GAL-024, GAL-041, GAL-G23)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.verbs import Choose, Pass

from ...state.content import content
from ...state.state import Exploration, Stage, State
from .. import habits
from ..flow import WITHOUT, Doing, stage
from ..progress import Voyage
from ..trading import dealings, transactions
from . import cards, explorations

CARD = "card"


def unfold(voyage: Voyage, task: Exploration) -> None:
    """Open the window for an exploration whose card lies open and that is first on the agenda.

    There is none where nothing could be done in it: the card leaves nothing to decide, and no transaction is possible, not
    even a gift (GAL-041); or its explorer has a standing order not to wait then, and no loan could save the card.
    """
    state, player = voyage.state, task.player
    decides = cards.options(state, task) or savable(state, task)
    waits = habits.wants(state, player, "windows") != "quick" and dealings.possible(state, player)
    if decides or waits:
        voyage.push(Stage(CARD, player, task.card))


def savable(state: State, task: Exploration) -> bool:
    """Return whether nothing can be chosen of a card that lies open, but could be with what a neighbour might lend."""
    return not cards.options(state, task) and bool(cards.options(dealings.lent(state, task.player), task))


def _task(state: State) -> Exploration:
    task = explorations.under_way(state)
    assert task is not None
    return task


def moves(state: State, window: Stage, player: int) -> Iterator[Move]:
    """Yield what the explorer can choose besides trading: what the card does, or to do without."""
    if player == window.player:
        task = _task(state)
        for word in cards.options(state, task) or (cards.RESOLVE,):
            yield Pass() if word == WITHOUT else Choose(word)


def refuse(state: State, window: Stage, player: int, move: Move) -> IllegalMove | None:
    """Return why something cannot be done while a card lies open, ``None`` if it can."""
    name = content().cards[window.subject].name
    if player != window.player:
        explorer = state.players[window.player].name
        return IllegalMove(f"{name} lies open: {explorer} says what becomes of it.", "GAL-024")
    if isinstance(move, Choose | Pass):
        word = WITHOUT if isinstance(move, Pass) else move.option
        return cards.refuse(state, _task(state), word)
    return IllegalMove(f"{name} lies open: it is resolved before anything else goes on.", "GAL-014")


def carry_out(voyage: Voyage, window: Stage, player: int, move: Move) -> None:
    """Close the window with a decision: open offers lapse, and the card is resolved with it."""
    del window
    assert isinstance(move, Choose | Pass), move
    transactions.lapse(voyage)
    dealings.note(voyage, player)
    voyage.finish()
    voyage.amend(choice=WITHOUT if isinstance(move, Pass) else move.option)


def default(state: State, window: Stage, player: int) -> Move:
    """Return what happens once time is up: the explorer does without, or takes the first option where they have to choose
    (GAL-G46, GAL-G23)."""
    del window, player
    word = cards.default(state, _task(state))
    return Pass() if word == WITHOUT else Choose(word)


stage(CARD, Doing(moves, refuse, carry_out, default))
