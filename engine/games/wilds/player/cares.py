"""What a character of a bot player cares for: of ideas that are nearly as good it prefers its own, and says so."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.catalogue import Message
from engine.core.verbs import Choose
from engine.core.words import sentence

from ..rules.happening import dilemmas
from ..rules.steps import asks
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.member import NIGHT
from ..state.state import State
from .sensible import Idea
from .weighing import gain

CARES: dict[str, tuple[str, ...]] = {
    "ranger": ("move", "journey", "scout"),
    "rogue": ("search", "scout"),
    "druid": ("camp", "forage", "rest"),
    "fighter": ("investigate", "journey"),
    "healer": ("camp", "rest"),
    "hunter": ("track", "forage"),
    "scholar": ("investigate", "track"),
}
"""The verbs that characters care for, by their kind."""

DEAR = 1.35
"""So many times as much is an idea worth to whom it is dear."""
FOR_GOAL = ("why-goal", "why-goal-on")
"""The messages that say that an idea is the party's goal itself."""
WILD = 90.0
"""What has to be done before all else is worth more than so: no player argues with it."""


def preferred(state: State, index: int, ideas: Sequence[Idea]) -> Idea:
    """Return the idea that a member likes best: the best of all, unless another is dear to them and nearly as good."""
    if ideas[0].worth > WILD:
        return ideas[0]
    dear = CARES.get(state.members[index].kind, ())
    return max(ideas, key=lambda idea: idea.worth * (DEAR if idea.move.verb in dear else 1.0))


def says(state: State, index: int, idea: Idea) -> str:
    """Return why a member proposes an idea: what they care for, where it is that, else what speaks for it."""
    kind, verb = state.members[index].kind, idea.move.verb
    if verb in CARES.get(kind, ()) and f"cares-{kind}-{verb}" in WORDS.messages():
        return WORDS(f"cares-{kind}-{verb}")
    if isinstance(idea.why, Message) and idea.why.id in FOR_GOAL:
        return WORDS("says-goal", hour=min(state.stretch, NIGHT))
    return sentence(str(idea.why))


def says_of(state: State, asked: asks.Dilemma, answer: Choose) -> str:
    """Return what a member says who proposes a way to deal with a dilemma."""
    way = content().dilemmas[asked.which].way(answer.option)
    how = "risk" if way.skill else "sure" if way.good else "pass"
    return WORDS("says-dilemma", how=how, odd=state.day % 2 == 1)


def speaks_for(state: State, asked: asks.Dilemma, answer: Choose) -> str:
    """Return what speaks for a way to deal with a dilemma: the most that it brings, for certain or if it goes well; or that
    the others promise less than they risk."""
    way = content().dilemmas[asked.which].way(answer.option)
    most = max(dilemmas.gains(state, way), key=lambda effect: gain(state, effect), default="")
    return WORDS("speaks-for-way", effect=most, price=dilemmas.PRIZE, searched=False, tested=bool(way.skill))
