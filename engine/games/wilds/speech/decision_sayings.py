"""What is told of a decision: what the party decided, or a player chose."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.words import lower

from ..rules.awaiting import CHOOSE, TRUST
from ..rules.events import deciding, happening
from ..state.catalogue import WORDS
from ..state.content import WITH_TOOLS, content
from ..state.state import State
from . import questions
from .gathering import Story

OWN = "own"
"""How something was decided that no other player had a say in."""


def decision(story: Story, text: str, how: str, wish: Callable[[State, str], str]) -> str:
    """Return what was decided; the question that it answered is no longer there to be read. ``wish`` words a move."""
    verb, _, option = text.partition(" ")
    if how == OWN:
        return _own_choice(story, verb, option)
    if verb == CHOOSE:
        # "talk+cy": who does it is told with what comes of it.
        option = option.partition("+")[0]
        return _decided_to(option) or _own_choice(story, verb, option, WORDS("decided-something"))
    goes = _doer(story, "scout") if verb == "scout" else ""
    decided = wish(story.state, text)
    return WORDS("decided-move", wish=decided, goes="" if "(" in decided else goes)


def _own_choice(story: Story, verb: str, option: str, else_said: str = "") -> str:
    """Return what a player chose, where nothing else tells of it."""
    if verb == TRUST:
        return WORDS("chose-rules")
    known = next((member.name for member in story.state.members if member.handle == option), "")
    if known:
        return WORDS("chosen-member", who=known)
    if option == "keep" and (kept := questions.standing(story.state)):
        return WORDS("stands-already", rolls=kept)
    return _chose(option) or _decided_to(option) or else_said or WORDS("chosen-something")


def _decided_to(option: str) -> str:
    """Return that the party decided on an answer, "" where there is no message for it."""
    return WORDS(f"decided-to-{option}") if f"decided-to-{option}" in WORDS.messages() else ""


def _chose(option: str) -> str:
    """Return that a player chose an answer, "" where there is no message for it."""
    return WORDS(f"chose-{option}") if f"chose-{option}" in WORDS.messages() else ""


def _doer(story: Story, purpose: str) -> str:
    """Return who rolled for something in this post, or who is about to."""
    who = next((e.who for e in story.happened if isinstance(e, deciding.Rolled) and e.purpose == purpose), "")
    deed = story.state.deed
    if not who and deed is not None and deed.verb == purpose and 0 <= deed.by < len(story.state.members):
        return story.state.members[deed.by].name
    return who


def gone(story: Story, text: str) -> str:
    """Return how a way of the dilemma of this post is named, "" for all else."""
    verb, _, option = text.partition(" ")
    known = [content().dilemmas[e.which] for e in story.happened if isinstance(e, happening.Fared) and verb == CHOOSE]
    bare = option.removesuffix(WITH_TOOLS)
    labels = (way.label for dilemma in known for way in dilemma.ways if way.id == bare)
    return lower(next(map(WORDS.text, labels), ""))
