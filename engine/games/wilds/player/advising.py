"""One proposal: what others are for, else what a steady player would do, stands before all else, and Hint says the same."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.ballot import counts
from engine.core.bot_players import led
from engine.core.flow import MASTER, Ask
from engine.core.game import Choice
from engine.core.memo import memo
from engine.core.moves import Move, read_move
from engine.core.verbs import Choose

from ..rules import awaiting, legal
from ..rules.clock import is_over
from ..rules.flow import open_questions
from ..speech import costs
from ..state.moves import VERBS, Depart, Investigate, Journey
from ..state.state import State, member_of
from ..state.view import View
from . import known_map, purpose_words
from .sensible import TEMPERS, Idea, Turn, is_deadly, reply


def offered(view: View, move: Move, found: Choice) -> Choice:
    """Return how a legal move is offered, ``found`` by itself: what is proposed comes first. Of the party's actions those
    that would come first without that stay buttons."""
    acts = awaiting.moment(view.state) == "action"
    is_open = acts and not _wanted(view.state)
    return led(found, move, proposal(view), kept=is_open and isinstance(move, Journey), stays=acts)


def proposal(view: View) -> Move | None:
    """Return what is proposed to those who look on; ``None`` where each is asked for something of their own."""
    state = view.state
    if state.phase != "trek" or state.paused:
        return None
    if awaiting.asked_again(state):
        return Choose("again")
    wanted = _wanted(state)
    if wanted is not None:
        return wanted
    if awaiting.moment(state) == "action":
        idea = _proposed(view)
        return None if idea is None else idea.move
    mine = None if view.seat is None else member_of(state, view.seat)
    asked = open_questions(state)
    own = next((question for question in asked if question.owner == mine), asked[0] if asked else None)
    return answer(state, own) if own is not None and own.owner != MASTER else None


def answer(state: State, asked: Ask) -> Choose:
    """Return what a steady player answers."""
    option = reply(state, asked, TEMPERS["steady"])
    return Choose(option if option in asked.options else asked.default)


def _wanted(state: State) -> Move | None:
    """Return what most of those who have spoken are for, unless it is plainly deadly or gives up too soon; ``None`` before
    any has spoken."""
    if not awaiting.moment(state):
        return None
    votes = counts({seat: text for seat, text in awaiting.ballot(state).items() if text is not None})
    text = max(votes, key=votes.__getitem__, default=None)
    if text is None or is_deadly(state, text) or (text == str(Depart()) and state.goal in ("open", "found")):
        return None
    return read_move(VERBS, text)


def aim(view: View) -> str:
    """Return what the proposed action is for, in words; "" where the question says it: of an answer, once all is done, and
    where others are for something else than what a steady player would propose."""
    state = view.state
    if state.phase != "trek" or state.paused or awaiting.moment(state) != "action" or is_over(state):
        return ""
    proposed, idea = proposal(view), _proposed(view)
    return purpose_words.words(state, idea.aim) if idea is not None and idea.move == proposed else ""


def _proposed(view: View) -> Idea | None:
    """Return what is advised as it can be had: what takes no test, though it looks as if it did, has one way only."""
    idea = _advised(view.state)
    if idea is None or not isinstance(idea.move, Investigate) or idea.move.site in view.tested:
        return idea
    return replace(idea, move=Investigate(idea.move.site))


@memo
def _advised(state: State) -> Idea | None:
    """Return the action that a steady player would propose, of those that cost nothing unexpected: every member sees the
    same of it."""
    seat = next(iter(awaiting.voters(state)), None)
    moves = list(legal.legal(state, seat)) if seat is not None and seat != state.master else []
    ideas = Turn(state, moves, known_map.recalled(state), TEMPERS["steady"]).ideas() if moves else []
    return next((idea for idea in ideas if not costs.hurts(state, idea.move)), None)
