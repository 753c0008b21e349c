"""What stands over a menu of moves: the question that it answers."""

from __future__ import annotations

from engine.core.flow import MASTER, Ask
from engine.core.moves import Verb

from ..rules import awaiting
from ..rules.flow import open_questions
from ..rules.steps import Assist, Background, ChallengeDoes, Craft, Interrupt, React, WhoseTurn
from ..state.catalogue import WORDS
from ..state.view import View

HEADINGS: dict[type[Ask], str] = {
    Craft: "who",
    Background: "whence",
    React: "react",
    Interrupt: "step-in",
    Assist: "help",
    WhoseTurn: "whose-turn",
    ChallengeDoes: "what-does",
}
"""The heading over the answers to each kind of question."""

HEADED = (
    "move",
    "act",
    "strategy",
    "pick",
    "hide",
    "drag",
    "equip",
    "stow",
    "use",
    "give",
    "discard",
    "buy",
    "cure",
    "order",
    "gm",
)
"""The verbs that have a heading of their own."""


def heading(view: View, verb: Verb) -> str:
    """Return what stands over a menu of moves: the question that it answers."""
    if verb.name != "choose":
        return WORDS(f"heading-{verb.name}") if verb.name in HEADED else ""
    state = view.state
    own = () if view.seat is None else awaiting.all_asked(state, view.seat)
    found = [question for question in open_questions(state) if question.owner != MASTER or view.whole]
    kinds = {type(question) for question in own or found}
    if kinds == {Craft, Background}:
        return WORDS("heading-who-and-whence")
    if kinds == {Interrupt, React}:
        return WORDS("heading-play")
    return WORDS(f"heading-{HEADINGS.get(kinds.pop(), 'choose') if len(kinds) == 1 else 'choose'}")
