"""What a character of a bot player cares for, and what it says where people choose that."""

from __future__ import annotations

from engine.core.verbs import Choose

from ..rules.finding.challenge import running, usually_gone
from ..rules.happening import dilemmas
from ..rules.steps import asks
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.state import State
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


def says(state: State, index: int, verb: str) -> str:
    """Return what a member says of an action that is dear to them, "" of any other."""
    kind = state.members[index].kind
    if verb not in CARES.get(kind, ()) or f"cares-{kind}-{verb}" not in WORDS.messages():
        return ""
    return WORDS(f"cares-{kind}-{verb}")


MUCH = ("goal", "study", "clue", "rest")
"""What a safe way brings that is worth a word."""


def says_of(state: State, asked: asks.Dilemma, answer: Choose) -> str:
    """Return what a member says of a way that people take in a dilemma: of the most that it may bring; "" of a safe one
    that brings little."""
    way = content().dilemmas[asked.which].way(answer.option)
    most = max(dilemmas.gains(state, way), key=lambda effect: gain(state, effect), default="")
    if not way.skill and most not in MUCH:
        return ""
    return WORDS("says-dilemma", how="risk" if way.skill else "sure", brings=most, odd=state.day % 2 == 1)


def speaks_for(state: State, asked: asks.Dilemma, answer: Choose) -> str:
    """Return what speaks for a way to deal with a dilemma: the most that it brings, for certain or if it goes well; or that
    the others promise less than they risk."""
    way = content().dilemmas[asked.which].way(answer.option)
    most = max(dilemmas.gains(state, way), key=lambda effect: gain(state, effect), default="")
    return WORDS(
        "speaks-for-way",
        effect=most,
        price=dilemmas.PRIZE,
        paid=0,
        net=dilemmas.PRIZE,
        gone=usually_gone(state) if running(state) else 0,
        tested=bool(way.skill),
    )
